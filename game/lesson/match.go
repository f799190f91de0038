package lesson

import (
	"slices"

	"castillo/game"
	"castillo/game/myl"
)

// Lay is the match as it stands before a step. told is told, from then on, how many deeds are
// done, each time one is.
func Lay(step int, told func(done int)) (game.Match, error) {
	laid, err := myl.Rulebook.Arrange(position())
	if err != nil {
		return nil, err
	}
	m := &match{Match: laid}
	for n := Before(step); m.done < n; {
		if err := m.Apply(m.Options(nil)[0]); err != nil {
			return nil, err
		}
	}
	m.told = told
	return m, nil
}

// match is a match in which both players do what is written down and nothing else. What ends a
// decision is offered too, as at every table; there it is answered with what to do first.
type match struct {
	game.Match
	done int // deeds
	told func(done int)
}

// wanted are the options that are the next deed.
func (m *match) wanted(options []game.Action) []game.Action {
	if m.done == len(deeds) || m.Decision().Seat != deeds[m.done].seat {
		return nil
	}
	var v game.View
	m.Look(m.Decision().Seat, &v)
	var wanted []game.Action
	for _, a := range options {
		if deeds[m.done].is(m.Match, &v, a) {
			wanted = append(wanted, a)
		}
	}
	return wanted
}

func ends(a game.Action) bool { return a.Verb == game.Pass || a.Verb == game.End }

// Options are the next deed, where it can be done; else what goes on without doing anything.
func (m *match) Options(dst []game.Action) []game.Action {
	all := m.Match.Options(nil)
	wanted := m.wanted(all)
	for _, a := range all {
		if ends(a) && !slices.Contains(wanted, a) {
			wanted = append(wanted, a)
		}
	}
	if len(wanted) == 0 {
		wanted = all[:min(1, len(all))]
	}
	return append(dst, wanted...)
}

// The answers to what is not the lesson's.
const (
	NotYet      = "Buena idea, pero no en este paso: haz primero lo que pide la lección"
	NotThisCard = "Con {carta} no hay que hacer nada en este paso: mira lo que pide la lección"
)

// Sentences are all that the lesson and the words about the game say.
func Sentences() []string {
	out := []string{NotYet, NotThisCard}
	for _, s := range Steps {
		out = append(out, s.Says)
	}
	for _, w := range Words {
		out = append(out, w.Name, w.Says)
	}
	return out
}

// Apply does what the lesson wants.
func (m *match) Apply(a game.Action) error {
	all := m.Match.Options(nil)
	if !slices.Contains(all, a) {
		return m.Match.Apply(a) // the rulebook knows why not
	}
	wanted := m.wanted(all)
	deed := slices.Contains(wanted, a)
	if !deed && (len(wanted) > 0 || !slices.Contains(m.Options(nil), a)) {
		return &game.Refusal{Reason: NotYet}
	}
	if err := m.Match.Apply(a); err != nil {
		return err
	}
	if deed {
		m.done++
		if m.told != nil {
			m.told(m.done)
		}
	}
	return nil
}

// Refuse says why the rules do not allow it, or else that the lesson wants something else.
func (m *match) Refuse(s game.Seat, c game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	if why := m.Match.Refuse(s, c, to, target); why != nil {
		return why
	}
	if s != m.Decision().Seat || slices.ContainsFunc(m.Options(nil), func(a game.Action) bool { return a.Card == c }) {
		return nil
	}
	return &game.Refusal{Reason: NotThisCard, Card: c}
}

// Clone is an independent copy. Nobody is told of it.
func (m *match) Clone() game.Match { return &match{Match: m.Match.Clone(), done: m.done} }

// Words are those of the match (see [game.Worded]).
func (m *match) Words(a game.Action) string { return game.WordsFor(m.Match, a) }

// Question is that of the match (see [game.Asking]).
func (m *match) Question() game.Question { return game.QuestionOf(m.Match) }

// Linger and Battle are those of the match (see [game.Battling]).
func (m *match) Linger() {
	if b, ok := m.Match.(game.Battling); ok {
		b.Linger()
	}
}

func (m *match) Battle([]game.Fight) ([]game.Fight, int) { return game.BattleOf(m.Match) }

// Influences, Permanents and LeftByHand are those of the match (see [game.Explaining]).
func (m *match) Influences(s game.Seat, c game.CardID) []game.Influence {
	return game.InfluencesOn(m.Match, s, c)
}

func (m *match) Permanents(s, of game.Seat) []game.Influence {
	return game.PermanentsOf(m.Match, s, of)
}

func (m *match) LeftByHand(f game.Face) []string { return game.LeftByHandOn(m.Match, f) }

// Rival plays what is written down for the rival.
type Rival struct {
	next int // of all deeds
	wait func(step int)
}

// NewRival is the rival of a match that was laid at a step. It has wait hold it until a step has
// come before it does what belongs to that.
func NewRival(step int, wait func(step int)) *Rival { return &Rival{Before(step), wait} }

// Choose implements [game.Chooser].
func (r *Rival) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	if len(options) == 0 {
		return game.Action{}
	}
	for r.next < len(deeds) && deeds[r.next].seat == Person {
		r.next++
	}
	if r.next < len(deeds) && options[0].Verb == deeds[r.next].Verb {
		r.wait(deeds[r.next].step)
		r.next++
	}
	return options[0]
}
