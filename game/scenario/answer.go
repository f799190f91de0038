package scenario

import (
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// Worded is a match that has words for its options: a mode, a race, a player.
type Worded interface {
	// Words is the Spanish for an option of the present decision, empty where
	// the option says it all.
	Words(game.Action) string
}

// maxHopes bounds how many times in a row yes is said on the way to a question.
const maxHopes = 6

func (t *table) words(a game.Action) string {
	if w, ok := t.m.(Worded); ok {
		return w.Words(a)
	}
	return ""
}

// answer takes the next thing that the deciding player's moves have named, if
// it answers what is asked, or in a loose order a later one; or says yes, where
// that leads to the question that it answers.
func (t *table) answer(options []game.Action) bool {
	d := t.m.Decision()
	if !d.Seat.Plays() || d.Kind == game.Main || len(t.answers[d.Seat]) == 0 {
		return false
	}
	named := t.answers[d.Seat]
	for i, c := range named {
		if i > 0 && (!t.loose[d.Seat] || d.Kind == game.YesNo) {
			break
		}
		if a, ok := t.meant(c, options); ok {
			t.answers[d.Seat] = slices.Concat(named[:i], named[i+1:])
			return t.apply(a)
		}
	}
	yes, ok := pick(options, func(a game.Action) bool { return a.Verb == game.Yes })
	if !ok || t.hopes == maxHopes {
		return false
	}
	taken := t.clone()
	taken.hopes++
	taken.apply(yes)
	return taken.exhaust(d.Seat) && t.apply(yes)
}

// exhaust plays on until everything that s has named is asked; it reports
// whether it comes to that.
func (t *table) exhaust(s game.Seat) bool {
	for range limit {
		if len(t.answers[s]) == 0 {
			return true
		}
		if !t.step(manner{declarations: true}) {
			return false
		}
	}
	return false
}

// eager answers what s is asked at once, and passes nothing over.
func (t *table) eager(s game.Seat) {
	for range limit {
		t.deal()
		d := t.m.Decision()
		if t.over() || d.Seat != s || d.Kind == game.Main || len(t.answers[s]) == 0 {
			return
		}
		options := t.options()
		if !t.answer(options) && (len(options) != 1 || !t.apply(options[0])) {
			return
		}
	}
}

// meant is the option that a choice means.
func (t *table) meant(c Choice, options []game.Action) (game.Action, bool) {
	folded := card.Fold(c.Text)
	if !c.Quoted {
		for _, v := range verbsFor(folded) {
			if has(options, v) {
				return pick(options, func(a game.Action) bool { return a.Verb == v })
			}
		}
		if n, ok := readNumber(c.Text); ok && has(options, game.Say) {
			return pick(options, func(a game.Action) bool { return a.Verb == game.Say && int(a.N) == n })
		}
	}
	sc := t.look()
	for _, id := range sc.ids(c.Ref) {
		if a, ok := pick(options, func(a game.Action) bool { return a.Verb == game.Pick && a.Card == id }); ok {
			return a, true
		}
	}
	if a, ok := pick(options, func(a game.Action) bool { return t.shows(a, c.Ref, sc) }); ok {
		return a, true
	}
	if a, ok := pick(options, func(a game.Action) bool { return t.named(a, folded) }); ok {
		return a, true
	}
	if s, ok := readSeat(folded); ok && !c.Quoted {
		return pick(options, func(a game.Action) bool { return a.Verb == game.Say && game.Seat(a.N) == s })
	}
	if a, ok := pick(options, func(a game.Action) bool { return folded != "" && card.Fold(t.words(a)) == folded }); ok {
		return a, true
	}
	return pick(options, func(a game.Action) bool {
		return c.Quoted && folded != "" && strings.HasPrefix(card.Fold(t.words(a)), folded)
	})
}

// shows reports whether a name may mean the face that an option picks. It is
// all that there is to a card that is looked for in a castle, and to one that
// was shuffled into it.
func (t *table) shows(a game.Action, r Ref, sc *scene) bool {
	if a.Verb != game.Pick || card.Fold(t.faceOf(a)) != card.Fold(r.Name) {
		return false
	}
	if a.Card == 0 {
		return sc.holds(r, a.Zone)
	}
	it := sc.card(a.Card)
	return (!r.Side.Plays() || r.Side == it.side) && (r.Place == NoPlace || sc.book.zones[r.Place] == it.lies) && r.Ordinal <= 1
}

// faceOf is the name of the face that an option tells, empty for none.
func (t *table) faceOf(a game.Action) string { return t.m.Definition(a.Face).Name }

// verbsFor are the ways to say yes or no.
func verbsFor(folded string) []game.Verb {
	switch folded {
	case "si":
		return []game.Verb{game.Yes}
	case "no", "nada":
		return []game.Verb{game.No, game.Pass}
	}
	return nil
}

// named reports whether an option names a card, a race or a type so.
func (t *table) named(a game.Action, folded string) bool {
	if a.Verb != game.NameIt {
		return false
	}
	return slices.ContainsFunc(t.nameOf(a), func(name string) bool { return card.Fold(name) == folded })
}

// nameOf lists what an option may name. A rulebook that has no words for it
// leaves open whether a number is a race or a type; what is asked tells.
func (t *table) nameOf(a game.Action) []string {
	if a.Face != 0 {
		return []string{t.faceOf(a)}
	}
	if w := t.words(a); w != "" {
		return []string{w}
	}
	var names []string
	if a.N > 0 && a.N <= card.RaceCount {
		names = append(names, card.Race(a.N).String())
	}
	if a.N > 0 && int(a.N) <= len(card.Types()) {
		names = append(names, card.Type(a.N).String())
	}
	return names
}
