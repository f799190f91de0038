package replay

import (
	"fmt"
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// unseen is a card whose face has not been seen.
const unseen = "una carta"

// Teller puts what happens in a match into Spanish sentences, naming each card
// whose face it has been shown. Given events as a seat sees them, it tells what
// that seat may know.
type Teller struct {
	names  [2]string
	book   game.Rulebook
	define func(game.Face) card.Card
	faces  [game.MaxCards + 1]game.Face
}

// NewTeller tells of m from where it stands. A name may be empty; equal names
// get the letters of their seats.
func NewTeller(m game.Match, names [2]string) *Teller {
	t := &Teller{names: names, book: m.Rulebook(), define: m.Definition}
	for _, s := range game.Seats {
		if t.names[s] == "" || names[0] == names[1] {
			t.names[s] = strings.TrimSpace(names[s] + " " + s.String())
		}
	}
	return t
}

// Learn takes over the faces that are known in v.
func (t *Teller) Learn(v *game.View) {
	for _, c := range v.Cards {
		if c.Face != 0 {
			t.learn(c.ID, c.Face)
		}
	}
}

func (t *Teller) learn(id game.CardID, f game.Face) {
	if int(id) < len(t.faces) {
		t.faces[id] = f
	}
}

// Event is a sentence about e, empty for an event that says nothing by itself.
func (t *Teller) Event(e game.Event) string { return t.Events([]game.Event{e}) }

// Alike reports whether one sentence can tell of both events: the same happens
// to one card after another.
func Alike(a, b game.Event) bool {
	switch a.What {
	case game.Moves, game.Draws, game.Mills, game.Discards, game.Destroyed, game.Attacks:
		return a.What == b.What && a.Seat == b.Seat && a.From == b.From && a.To == b.To && a.On == 0 && b.On == 0
	}
	return false
}

// Events is a sentence about events that are alike.
func (t *Teller) Events(es []game.Event) string {
	var names []string
	for _, e := range es {
		if e.Card != 0 {
			t.learn(e.Card, e.Face)
		}
		names = append(names, t.Card(e.Card))
	}
	if len(es) == 0 {
		return ""
	}
	return capital(t.sentence(es[0], together(names), len(es) > 1))
}

// together joins names, those that come more than once counted.
func together(names []string) string {
	var kinds []string
	times := map[string]int{}
	for _, name := range names {
		if times[name]++; times[name] == 1 {
			kinds = append(kinds, name)
		}
	}
	for i, name := range kinds {
		switch n := times[name]; {
		case n > 1 && name == unseen:
			kinds[i] = count(n, "carta", "cartas")
		case n > 1:
			kinds[i] = fmt.Sprintf("%s (%d)", name, n)
		}
	}
	last := len(kinds) - 1
	if last == 0 {
		return kinds[0]
	}
	return strings.Join(kinds[:last], ", ") + " y " + kinds[last]
}

// sentence tells of e; what is its card or the cards of all events like it.
func (t *Teller) sentence(e game.Event, what string, many bool) string {
	who := t.Seat(e.Seat)
	switch e.What {
	case game.Begins:
		return who + " empieza"
	case game.TurnOf:
		return fmt.Sprintf("Turno %d, de %s", e.N, who)
	case game.PhaseIs:
		return t.phase(game.Phase(e.N))
	case game.Moves:
		return t.move(e, what, many)
	case game.Plays:
		return who + " juega " + what + t.onto(e.On)
	case game.Pays:
		return who + " paga " + count(e.N, "oro", "oros")
	case game.Draws:
		return who + " roba " + what
	case game.Mills:
		return who + " bota " + what
	case game.Discards:
		return who + " descarta " + what
	case game.Attacks:
		return what + plural(many, " ataca", " atacan")
	case game.Blocks:
		return what + " bloquea a " + t.Card(e.On)
	case game.Damages:
		return "El Castillo de " + who + " recibe " + count(e.N, "daño", "daños")
	case game.Destroyed:
		return plural(many, "Se destruye ", "Se destruyen ") + what
	case game.Shuffles:
		return who + " baraja su Mazo Castillo, de " + count(e.N, "carta", "cartas")
	case game.Mulligans:
		return who + " cambia su mano por otra de " + count(e.N, "carta", "cartas")
	case game.Cedes:
		return who + " cede la prioridad"
	case game.Proposes:
		return who + " propone: " + t.proposal(e)
	case game.Accepts:
		return who + " acepta: " + t.proposal(e)
	case game.Declines:
		return who + " no acepta: " + t.proposal(e)
	case game.Ends:
		if !e.Seat.Plays() {
			return "La partida termina en empate"
		}
		return who + " gana la partida"
	}
	return ""
}

// proposal puts an adjustment by hand into words.
func (t *Teller) proposal(e game.Event) string {
	p := e.Proposal
	card := t.Card(p.Card)
	if p.Card == 0 && p.Face != 0 {
		card = t.define(p.Face).Name
	}
	return strings.NewReplacer("{jugador}", t.Seat(p.Seat), "{carta}", card, "{otra}", t.Card(p.On),
		"{zona}", t.zone(p.Zone), "{n}", strconv.Itoa(p.N)).Replace(p.Text)
}

func (t *Teller) move(e game.Event, what string, many bool) string {
	to := t.zone(e.To)
	switch {
	case e.On != 0:
		return what + " pasa a " + t.Card(e.On)
	case to == "" || e.From == e.To:
		return ""
	}
	return what + plural(many, " pasa a ", " pasan a ") + to + " de " + t.Seat(e.Seat)
}

func (t *Teller) onto(on game.CardID) string {
	if on == 0 {
		return ""
	}
	return " sobre " + t.Card(on)
}

// Action is a sentence about an action from which no event need follow, empty
// for any other; words are what the match has for it, see [Replay.Words].
func (t *Teller) Action(d game.Decision, a game.Action, words string) string {
	var answer string
	switch a.Verb {
	case game.Use:
		return capital(strings.TrimSuffix(t.Seat(d.Seat)+" usa "+t.Card(a.Card)+": "+words, ": "))
	case game.Yes:
		answer = "sí"
	case game.No:
		answer = "no"
	case game.Say, game.NameIt:
		answer = t.said(d, a, words)
	}
	if answer == "" {
		return ""
	}
	question := t.fill(t.book.Question(d.Ask), d.Source, int(d.Left))
	return strings.TrimSpace(question + " " + t.Seat(d.Seat) + ": " + answer)
}

// Option is what could be done at a decision, to be said of whoever decides; words are what the
// match has for it.
func (t *Teller) Option(d game.Decision, a game.Action, words string) string {
	switch a.Verb {
	case game.Play:
		return "jugar " + t.Card(a.Card) + t.onto(a.Target)
	case game.Use:
		return strings.TrimSuffix("usar "+t.Card(a.Card)+": "+words, ": ")
	case game.Attack:
		return "atacar con " + t.Card(a.Card)
	case game.Block:
		return "bloquear a " + t.Card(a.Target) + " con " + t.Card(a.Card)
	case game.End:
		return "terminar el turno"
	case game.Yes:
		return "sí"
	case game.No:
		return "no"
	}
	switch said := t.said(d, a, words); {
	case said != "":
		return said
	case a.Card != 0:
		return "elegir " + t.Card(a.Card)
	}
	return "pasar"
}

// said is what a spoken answer says.
func (t *Teller) said(d game.Decision, a game.Action, words string) string {
	switch {
	case words != "":
		return words
	case a.Face != 0:
		return t.define(a.Face).Name
	case d.Kind == game.Number:
		return strconv.Itoa(int(a.N))
	}
	return ""
}

// fill puts a card and a number into a sentence of the rulebook's.
func (t *Teller) fill(sentence string, id game.CardID, n int) string {
	return strings.NewReplacer("{carta}", t.Card(id), "{n}", strconv.Itoa(n)).Replace(sentence)
}

// Seat is the name of a player.
func (t *Teller) Seat(s game.Seat) string {
	if s.Plays() {
		return t.names[s]
	}
	return s.String()
}

// Card is the name of a card, as far as it has been seen.
func (t *Teller) Card(id game.CardID) string {
	if int(id) < len(t.faces) && t.faces[id] != 0 {
		if name := t.define(t.faces[id]).Name; name != "" {
			return name
		}
	}
	return unseen
}

func (t *Teller) zone(z game.Zone) string {
	for _, info := range t.book.Zones() {
		if info.Zone == z && info.Lay != game.Hidden {
			return info.Name
		}
	}
	return ""
}

func (t *Teller) phase(p game.Phase) string {
	for _, info := range t.book.Phases() {
		if info.Phase == p {
			return info.Name
		}
	}
	return ""
}

// Result is a sentence about how a match ended, or that it did not.
func (t *Teller) Result(r game.Result) string {
	if r.Open() {
		return "La partida quedó sin terminar"
	}
	text := "Empate"
	if r.Why == game.Failed {
		return "El reglamento falló y la partida quedó guardada hasta ahí"
	}
	if r.Winner.Plays() {
		text = "Gana " + t.Seat(r.Winner)
	}
	if why := EndingWords(r.Why); why != "" {
		text += ": " + why
	}
	return text
}

// capital begins a sentence that may start with a card nobody has seen.
func capital(text string) string {
	if rest, ok := strings.CutPrefix(text, unseen); ok {
		return "Una carta" + rest
	}
	return text
}

func plural(many bool, one, more string) string {
	if many {
		return more
	}
	return one
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
