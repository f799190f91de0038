package command

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/lab"
)

var simulateCommand = verb{
	name: "simular",
	help: "hace jugar al computador contra sí mismo y cuenta quién gana",
	more: "El primer --mazo es el del jugador A, el segundo el de B; con uno solo juegan los dos con\n" +
		"él. Un mazo es un archivo o el nombre de un mazo inicial. La misma semilla da siempre las\n" +
		"mismas partidas; la velocidad se escribe aparte, en la salida de errores.",
	options: []option{
		{"mazo", "MAZO", "archivo o mazo inicial; se puede dar dos veces"},
		{"partidas", "N", "cuántas partidas se juegan (100)"},
		{"semilla", "S", "la semilla del azar (1)"},
		{"bot", "BOT", "quién juega: " + playerNames("o") + " (voraz)"},
		{"bot2", "BOT", "quién juega por B, si no es el mismo"},
		{formatOption.name, formatOption.value, "formato en que se juega (el del primer mazo; si no dice ninguno, el del D.A.R.)"},
		{"reglamento", "R", "dar, barbarie o basico (el del formato)"},
		{"detalle", "", "una línea por partida"},
		{"grabar", "ARCHIVO", "guarda la primera partida, para castillo repeticion; pregunta antes de reemplazar un archivo"},
	},
	run: runSimulate,
}

const maxGames = 100_000_000

func runSimulate(c *call) error {
	if len(c.words) > 0 {
		return c.usage("sobra %q", c.words[0])
	}
	games, err := c.number("partidas", 100, 1, maxGames)
	if err != nil {
		return err
	}
	seed, err := c.number("semilla", 1, 0, 1<<64-1)
	if err != nil {
		return err
	}
	s, err := c.series(seed)
	if err != nil {
		return err
	}
	if c.has("grabar") {
		name := c.text("grabar", "")
		if err := c.askToReplace(name); err != nil {
			return err
		}
		if err := s.record(name); err != nil {
			return err
		}
	}
	start, sum := time.Now(), totals{}
	s.play(int(games), func(number int, o outcome) {
		sum.add(o)
		if c.has("detalle") {
			fmt.Fprintf(c.Stdout, "%d\t%s\n", number, o.line(s.names))
		}
		if o.err != nil && sum.failed <= toldFailures {
			fmt.Fprintf(c.Stderr, "partida %d, semilla %d: %v\n", number, seed, o.err)
		}
	})
	sum.write(c.Stdout, s)
	if spent := time.Since(start).Seconds(); spent > 0 {
		fmt.Fprintf(c.Stderr, "%.0f partidas y %.0f decisiones por segundo\n", float64(sum.games)/spent, float64(sum.decisions)/spent)
	}
	if sum.failed > 0 {
		return fmt.Errorf("%d de %d partidas no se pudieron jugar hasta el final", sum.failed, sum.games)
	}
	return nil
}

// toldFailures is how many games that failed are told one by one.
const toldFailures = 10

// series reads what is to be played from the options.
func (c *call) series(seed uint64) (*series, error) {
	words := c.values["mazo"]
	switch len(words) {
	case 0:
		return nil, c.usage("falta --mazo MAZO; los mazos iniciales son %s", strings.Join(starterNames(), ", "))
	case 1:
		words = append(words, words[0])
	case 2:
	default:
		return nil, c.usage("se juega con dos mazos y hay %d", len(words))
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	s := &series{seed: seed}
	var lists [2]deck.List
	for i := range lists {
		if i == 1 && words[1] == words[0] {
			lists[1] = lists[0] // the standard input can be read once
		} else if lists[i], err = c.readList(words[i]); err != nil {
			return nil, err
		}
		s.decks[i] = listTitle(lists[i], words[i])
	}
	formats, err := c.formats()
	if err != nil {
		return nil, err
	}
	format, err := c.formatFor(lists[0], formats)
	if err != nil {
		return nil, err
	}
	if s.book, err = c.rulebook(format); err != nil {
		return nil, err
	}
	if s.setup, err = setupOf(format, lists, [2]string(words), catalogue); err != nil {
		return nil, err
	}
	first := c.text("bot", "voraz")
	for i, name := range [2]string{first, c.text("bot2", first)} {
		p, err := c.player(name)
		if err != nil {
			return nil, err
		}
		s.names[i], s.players[i] = name, p.New
	}
	s.start, err = s.book.NewMatch(s.setup)
	return s, err
}

// player is the computer player of that name.
func (c *call) player(name string) (lab.Player, error) {
	p, ok := lab.PlayerNamed(name)
	if !ok {
		return p, c.usage("no hay un jugador %q; los hay %s", name, playerNames("y"))
	}
	return p, nil
}

// playerNames are the computer players, the last two joined by a word.
func playerNames(and string) string {
	var names []string
	for _, p := range lab.Players() {
		names = append(names, p.Name)
	}
	slices.Sort(names)
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + and + " " + names[last]
}

func starterNames() []string {
	var names []string
	for _, d := range cardsdb.Starters() {
		names = append(names, d.Starter)
	}
	return names
}

// totals are outcomes added up.
type totals struct {
	games, failed, draws, loops, turns, decisions, first int
	wins                                                 [2]int
}

func (t *totals) add(o outcome) {
	t.games++
	if o.err != nil {
		t.failed++
		return
	}
	if o.result.Why == game.Loop {
		t.loops++
	}
	t.turns += o.turns
	t.decisions += o.decisions
	if !o.result.Winner.Plays() {
		t.draws++
		return
	}
	t.wins[o.result.Winner]++
	if o.result.Winner == o.first {
		t.first++
	}
}

func (t *totals) write(w io.Writer, s *series) {
	games := max(t.games-t.failed, 1)
	share := func(n int) string { return fmt.Sprintf("%d (%.1f %%)", n, 100*float64(n)/float64(games)) }
	fmt.Fprintf(w, "Partidas: %d, semilla %d\n", t.games, s.seed)
	for _, seat := range game.Seats {
		fmt.Fprintf(w, "Gana %v (%s, %s): %s\n", seat, s.names[seat], s.decks[seat], share(t.wins[seat]))
	}
	fmt.Fprintf(w, "Empates: %s\n", share(t.draws))
	fmt.Fprintf(w, "Gana quien empieza: %s\n", share(t.first))
	fmt.Fprintf(w, "Turnos por partida: %.1f\n", float64(t.turns)/float64(games))
	fmt.Fprintf(w, "Decisiones por partida: %.1f\n", float64(t.decisions)/float64(games))
	if t.loops > 0 {
		fmt.Fprintf(w, "Sin fin, y por eso empatadas: %s\n", share(t.loops))
	}
	if t.failed > 0 {
		fmt.Fprintf(w, "Sin jugar hasta el final, por un fallo: %d\n", t.failed)
	}
}
