package playmat

import (
	"reflect"
	"slices"
	"testing"

	"castillo/game"
)

// acted remembers what was done.
type acted struct{ actions []game.Action }

func (r *acted) Add(_ game.Match, a game.Action) { r.actions = append(r.actions, a) }
func (r *acted) Fail(game.Match, *game.Fault)    {}
func (r *acted) Back(int)                        {}

func TestWhatWasToldIsToldAgainWhenAMatchGoesOn(t *testing.T) {
	r := &acted{}
	m := open(t, sit(t, func(c *Config) { c.Recorder = r }))
	m.rune('t')
	run(t, m)
	var told []Line
	for _, l := range m.log.lines {
		told = append(told, l.Line)
	}
	again := newLogbook(func(game.Face) {})
	past := Recall(seating(nil).Match, r.actions, m.config.Human, m.config.Rival)
	again.add(past.Lines)
	if !reflect.DeepEqual(past.Account, m.account) {
		t.Errorf("counted was %+v, recalled is %+v", m.account, past.Account)
	}
	var recalled []Line
	for _, l := range again.lines {
		recalled = append(recalled, l.Line)
	}
	if len(told) < 5 || !slices.Equal(told, recalled) {
		t.Errorf("told was\n%v\nrecalled is\n%v", told, recalled)
	}
}
