package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"castillo/game"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/speech"
)

var replayCommand = verb{
	name:  "repeticion",
	words: "ARCHIVO|-",
	help:  "cuenta una partida grabada y comprueba que se repite igual",
	more: "Delante de cada línea va el número de la acción que la causó. Termina con 1 si el\n" +
		"reglamento ya no lleva a los estados que se grabaron, y dice dónde.",
	options: []option{
		{"analizar", "", "dice además qué jugadas costaron más a cada uno, con lo que podía saber entonces"},
		{"auditar", "", "el archivo es el registro de un duelo por conexión directa: lo audita entero"},
		{"prueba", "NUEVO", "con --auditar, guarda lo que cualquiera puede auditar: el registro sin la clave de su dueño"},
	},
	run: runReplay,
}

// rulebooks are those by which matches can be played.
var rulebooks = myl.Books()

// rulebook is the one of --reglamento, named by the profile at the end of its id, else that of the
// format.
func (c *call) rulebook(f deck.Format) (game.Rulebook, error) {
	wanted := c.text("reglamento", path.Base(f.Rules))
	var profiles []string
	for _, b := range rulebooks {
		profile := path.Base(b.ID())
		if wanted == profile {
			return b, nil
		}
		profiles = append(profiles, profile)
	}
	return nil, c.usage("no hay un reglamento %q; los hay %s", wanted, strings.Join(profiles, ", "))
}

func runReplay(c *call) error {
	word, err := c.oneWord("el archivo de la partida")
	if err != nil {
		return err
	}
	var played round.Round
	var verdict error
	err = c.readFile(word, func(r io.Reader) (err error) {
		if c.has("auditar") {
			var record *replay.Record
			if record, verdict, err = c.audited(r); record != nil {
				played = round.Single(record)
			}
		} else if c.has("prueba") {
			err = c.usage("--prueba va con --auditar")
		} else {
			played, err = readRound(r)
		}
		return err
	})
	if err != nil {
		return errors.Join(verdict, err)
	}
	for i, d := range played.Duels {
		p, err := replay.Play(d.Record, rulebooks...)
		if err != nil {
			return inFile(word, err)
		}
		out := bufio.NewWriter(c.Stdout)
		if played.Best > 1 {
			fmt.Fprintf(out, "Duelo %d de %d\n", i+1, played.Best)
		}
		tellMatch(out, p)
		if c.has("analizar") {
			tellCostly(out, p)
		}
		if played.Best > 1 && i == len(played.Duels)-1 {
			fmt.Fprintf(out, "\nRonda: %s\n", played.Score())
		}
		if err := out.Flush(); err != nil {
			return err
		}
		if difference := p.Difference(); difference != nil {
			fmt.Fprintf(c.Stderr, "difiere de lo grabado en la %v\n", difference)
			return errNo
		}
	}
	return verdict
}

// readRound reads the record of a match or of a round.
func readRound(r io.Reader) (round.Round, error) {
	text, err := io.ReadAll(io.LimitReader(r, replay.MaxBytes+1))
	if err != nil {
		return round.Round{}, err
	}
	return round.Read(text)
}

// tellMatch writes who played, what happened, and how it ended.
func tellMatch(w io.Writer, p *replay.Replay) {
	r, start := p.Record(), p.At(0)
	teller := replay.NewTeller(start, [2]string{r.Players[0].Name, r.Players[1].Name}, speech.InSpanish)
	fmt.Fprintln(w, start.Rulebook().Title())
	for _, s := range game.Seats {
		fmt.Fprintf(w, "%v: %s", s, teller.Seat(s))
		if r.Players[s].Deck != "" {
			fmt.Fprintf(w, ", con %s", r.Players[s].Deck)
		}
		fmt.Fprintln(w)
	}
	if r.Date != "" {
		fmt.Fprintln(w, r.Date)
	}
	log := chronicle{w: w, teller: teller}
	p.Watch(0, p.Len(), log.acts, log.happens)
	log.flush()
	fmt.Fprintf(w, "\n%s\n", teller.Result(r.Result()))
	if p.Difference() == nil {
		fmt.Fprintf(w, "%d acciones; los %d estados grabados coinciden\n", p.Len(), r.States())
	}
}

// chronicle writes events, those that are alike in one line.
type chronicle struct {
	w      io.Writer
	teller *replay.Teller
	action int // the number of the last action
	alike  []game.Event
	first  int // the number of the action that caused the first of alike
}

func (c *chronicle) acts(n int, m game.Match, a game.Action) {
	c.action = n
	if text := c.teller.Action(m.Decision(), a, game.WordsFor(m, a)); text != "" {
		c.flush()
		c.line(n, text)
	}
}

func (c *chronicle) happens(e game.Event) {
	if len(c.alike) > 0 && !replay.Alike(c.alike[0], e) {
		c.flush()
	}
	if len(c.alike) == 0 {
		c.first = c.action
	}
	c.alike = append(c.alike, e)
}

func (c *chronicle) line(n int, text string) { fmt.Fprintf(c.w, "%5d  %s\n", n, text) }

func (c *chronicle) flush() {
	if len(c.alike) == 0 {
		return
	}
	if text := c.teller.Events(c.alike); text != "" {
		if c.alike[0].What == game.TurnOf {
			fmt.Fprintln(c.w)
		}
		c.line(c.first, text)
	}
	c.alike = c.alike[:0]
}
