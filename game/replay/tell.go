package replay

import (
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/speech"
)

// unseen is a card whose face has not been seen.
const unseen = "una carta"

// Teller puts what happens in a match into sentences, naming each card whose
// face it has been shown. Given events as a seat sees them, it tells what that
// seat may know.
type Teller struct {
	say    speech.Say
	names  [2]string
	book   game.Rulebook
	define func(game.Face) card.Card
	faces  [game.MaxCards + 1]game.Face
}

// NewTeller tells of m from where it stands. A name may be empty; equal names
// get the letters of their seats.
func NewTeller(m game.Match, names [2]string, say speech.Say) *Teller {
	t := &Teller{say: say, names: names, book: m.Rulebook(), define: m.Definition}
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
	if len(es) == 0 {
		return ""
	}
	var names []string
	for _, e := range es {
		if e.Card != 0 {
			t.learn(e.Card, e.Face)
		}
		names = append(names, t.Card(e.Card))
	}
	e, said := es[0], happenings[es[0].What]
	switch {
	case e.What == game.PhaseIs:
		return t.phase(game.Phase(e.N))
	case e.What == game.Proposes, e.What == game.Accepts, e.What == game.Declines:
		return speech.Capital(t.say(said.one, "jugador", t.Seat(e.Seat), "ajuste", t.proposal(e.Proposal)))
	case e.What == game.Moves && e.On != 0:
		said.one = movesOnto
	case e.What == game.Moves && (t.zone(e.To) == "" || e.From == e.To):
		return ""
	case e.What == game.Plays && e.On != 0:
		said.one = playsOnto
	case e.What == game.Ends && !e.Seat.Plays():
		said.one = endsDrawn
	}
	many := len(es) > 1
	if strings.Contains(said.many, "{n}") {
		many = e.N != 1
	}
	sentence := said.one
	if many && said.many != "" {
		sentence = said.many
	}
	return speech.Capital(t.say(sentence, "jugador", t.Seat(e.Seat), "carta", t.together(names), "otra", t.Card(e.On), "zona", t.zone(e.To), "n", e.N))
}

// together joins names, those that come more than once counted.
func (t *Teller) together(names []string) string {
	var kinds []string
	times := map[string]int{}
	for _, name := range names {
		if times[name]++; times[name] == 1 {
			kinds = append(kinds, name)
		}
	}
	for i, name := range kinds {
		switch n := times[name]; {
		case n > 1 && name == t.say(unseen):
			kinds[i] = t.say(manyUnseen, "n", n)
		case n > 1:
			kinds[i] = name + " (" + strconv.Itoa(n) + ")"
		}
	}
	last := len(kinds) - 1
	if last == 0 {
		return kinds[0]
	}
	return t.say(listed, "a", strings.Join(kinds[:last], ", "), "b", kinds[last])
}

// proposal puts an adjustment by hand into words.
func (t *Teller) proposal(p game.Proposal) string {
	card := t.Card(p.Card)
	if p.Card == 0 && p.Face != 0 {
		card = t.define(p.Face).Name
	}
	return t.say(p.Text, "jugador", t.Seat(p.Seat), "carta", card, "otra", t.Card(p.On), "zona", t.zone(p.Zone), "n", p.N)
}

// Action is a sentence about an action from which no event need follow, empty
// for any other; words are what the match has for it, see [Replay.Words].
func (t *Teller) Action(d game.Decision, a game.Action, words string) string {
	answer := ""
	switch a.Verb {
	case game.Use:
		sentence := usesSaying
		if words == "" {
			sentence = uses
		}
		return speech.Capital(t.say(sentence, "jugador", t.Seat(d.Seat), "carta", t.Card(a.Card), "texto", t.say(words)))
	case game.Yes:
		answer = t.say(yes)
	case game.No:
		answer = t.say(no)
	case game.Say, game.NameIt:
		answer = t.said(d, a, words)
	}
	if answer == "" {
		return ""
	}
	question := t.say(t.book.Question(d.Ask), "carta", t.Card(d.Source), "n", int(d.Left))
	return strings.TrimSpace(question + " " + t.Seat(d.Seat) + ": " + answer)
}

// Option is what could be done at a decision, to be said of whoever decides; words are what the
// match has for it.
func (t *Teller) Option(d game.Decision, a game.Action, words string) string {
	sentence := ""
	switch {
	case a.Verb == game.Play && a.Target != 0:
		sentence = toPlayOnto
	case a.Verb == game.Play:
		sentence = toPlay
	case a.Verb == game.Use && words != "":
		sentence = toUseSaying
	case a.Verb == game.Use:
		sentence = toUse
	case a.Verb == game.Attack:
		sentence = toAttack
	case a.Verb == game.Block:
		sentence = toBlock
	case a.Verb == game.End:
		sentence = toEnd
	case a.Verb == game.Yes:
		sentence = yes
	case a.Verb == game.No:
		sentence = no
	default:
		if said := t.said(d, a, words); said != "" {
			return said
		}
		sentence = toPass
		if a.Card != 0 {
			sentence = toPick
		}
	}
	return t.say(sentence, "carta", t.Card(a.Card), "otra", t.Card(a.Target), "texto", t.say(words))
}

// said is what a spoken answer says.
func (t *Teller) said(d game.Decision, a game.Action, words string) string {
	switch {
	case words != "":
		return t.say(words)
	case a.Face != 0:
		return t.define(a.Face).Name
	case d.Kind == game.Number:
		return strconv.Itoa(int(a.N))
	}
	return ""
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
	return t.say(unseen)
}

func (t *Teller) zone(z game.Zone) string {
	for _, info := range t.book.Zones() {
		if info.Zone == z && info.Lay != game.Hidden {
			return t.say(info.Name)
		}
	}
	return ""
}

func (t *Teller) phase(p game.Phase) string {
	for _, info := range t.book.Phases() {
		if info.Phase == p {
			return t.say(info.Name)
		}
	}
	return ""
}

// Result is a sentence about how a match ended, or that it did not.
func (t *Teller) Result(r game.Result) string {
	if r.Open() {
		return t.say(unfinished)
	}
	if r.Why == game.Failed {
		return t.say(failed)
	}
	text := t.say(drawn)
	if r.Winner.Plays() {
		text = t.say(won, "jugador", t.Seat(r.Winner))
	}
	if why := EndingWords(r.Why); why != "" {
		text += ": " + t.say(why)
	}
	return text
}
