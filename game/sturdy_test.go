package game_test

import (
	"errors"
	"testing"

	"castillo/game"
	"castillo/game/myl"
)

// frail is a match of a rulebook that fails at an action, when half of it is done, and at
// every question.
type frail struct {
	game.Match
	done   int
	failAt int
}

func (f *frail) Apply(a game.Action) error {
	if f.done++; f.done == f.failAt {
		panic("no bearer")
	}
	return nil
}
func (f *frail) Clone() game.Match                       { c := *f; return &c }
func (f *frail) Watch(func(game.Event))                  {}
func (f *frail) Hash() uint64                            { return uint64(f.done) }
func (f *frail) Options([]game.Action) []game.Action     { panic("options") }
func (f *frail) Look(game.Seat, *game.View)              { panic("look") }
func (f *frail) Words(game.Action) string                { panic("words") }
func (f *frail) Proposal(game.Seat) game.Proposal        { panic("proposal") }
func (f *frail) Proposed(game.Action) game.Proposal      { panic("proposed") }
func (f *frail) Chances() int                            { panic("chances") }
func (f *frail) Chance(int) game.Action                  { panic("chance") }
func (f *frail) Seen(game.Action, game.Seat) game.Action { panic("seen") }
func (f *frail) Refuse(game.Seat, game.CardID, game.Zone, game.CardID) *game.Refusal {
	panic("refuse")
}

func TestAFaultOfARulebookLeavesTheMatchAsItWas(t *testing.T) {
	m := game.Sturdy(&frail{failAt: 3})
	act := game.Action{Verb: game.End}
	for range 2 {
		if err := m.Apply(act); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 { // it stays usable, and fails again
		var fault *game.Fault
		if err := m.Apply(act); !errors.As(err, &fault) || fault.Action != act || fault.Cause != "no bearer" || fault.Stack == "" || m.Hash() != 2 {
			t.Fatalf("%v, after %d actions", err, m.Hash())
		}
	}
	if c := m.Clone(); c.Apply(act) == nil || m.Hash() != 2 {
		t.Error("a copy does not catch it")
	}
}

func TestAQuestionThatFailsIsAnsweredWithNothing(t *testing.T) {
	m := game.Sturdy(&frail{})
	var v game.View
	m.Look(game.A, &v)
	d := m.(game.Drawing)
	if len(m.Options(nil)) != 0 || m.Refuse(game.A, 1, 0, 0) != nil || game.WordsFor(m, game.Action{}) != "" ||
		game.ProposedBy(m, game.Action{}).Made() || d.Chances() != 1 || d.Chance(0) != (game.Action{}) ||
		m.(game.Telling).Seen(game.Action{N: 2}, game.A).N != 2 {
		t.Error("a question was answered")
	}
}

// mad is a rulebook that cannot lay out a match.
type mad struct{ game.Rulebook }

func (mad) NewMatch(game.Setup) (game.Match, error) { panic("no cards") }

func TestAMatchThatCannotBeLaidOutIsAnError(t *testing.T) {
	var fault *game.Fault
	if m, err := game.NewMatch(mad{myl.Rulebook}, game.Setup{}); m != nil || !errors.As(err, &fault) {
		t.Errorf("%v, %v", m, err)
	}
}
