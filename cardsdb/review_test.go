package cardsdb

import (
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

func mustJudge(t testing.TB) []judgement {
	t.Helper()
	all, err := judgements()
	mustNot(t, err)
	return all
}

// mostByHand is how many names may have a version without a wording; fewer is welcome.
const mostByHand = 20

func TestEveryTextIsReviewedAndEveryOtherCardSaysWhatIsMissing(t *testing.T) {
	state := map[string]string{}
	without := map[string]bool{}
	for _, j := range mustJudge(t) {
		key := j.name + "|" + string(j.edition)
		switch {
		case state[key] != "":
			t.Errorf("%s is judged twice", key)
		case !slices.Contains([]string{reviewed, missing, byHand}, j.state):
			t.Errorf("%s is %q", key, j.state)
		case (j.state == missing) != (j.wording != ""):
			t.Errorf("%s is %q, and its wording should be %q", key, j.state, j.wording)
		case j.state != reviewed && j.ask == "":
			t.Errorf("of %s nobody says what is missing", key)
		case len(embedded(t).Named(j.name)) == 0:
			t.Errorf("%s is no card", key)
		}
		if state[key] = j.state; j.state != reviewed {
			without[card.Fold(j.name)] = true
		}
	}
	for line := range strings.Lines(textsFile) {
		called, text, _ := strings.Cut(strings.TrimSpace(line), "\t")
		name, edition := cutEdition(called)
		if s := state[name+"|"+string(edition)]; (s == reviewed) != (text != "") {
			t.Errorf("%s is %q and says %q", called, s, text)
		}
	}
	for _, c := range embedded(t).All() {
		if _, ok := embedded(t).ByHand(c); c.Ability == card.WithAbility && c.Text == "" && !ok {
			t.Errorf("%s %s has no text, and nobody says why", c.Code(), c.Name)
		}
	}
	if len(without) > mostByHand {
		t.Errorf("%d names have a version that is played by hand", len(without))
	}
}

func TestTheTextsAreInOrderAndEachIsThereOnce(t *testing.T) {
	last := ""
	for line := range strings.Lines(textsFile) {
		called, _, ok := strings.Cut(line, "\t")
		name, _ := cutEdition(called)
		if !ok || name < last {
			t.Errorf("%q follows %q", called, last)
		}
		last = name
	}
}
