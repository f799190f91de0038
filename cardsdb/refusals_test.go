package cardsdb_test

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

var manyTries = flag.Int("tries", 4000, "forbidden moves to try in games between random decks of the catalogue")

// explainNothing are the refusals that no player learns a rule from.
var explainNothing = []string{
	"", "Eso no responde a lo que se te pregunta", "Una carta en juego lo impide",
}

// TestEveryRefusalSaysWhy tries forbidden moves by chance, with any card, anywhere and onto any
// other, in random games between decks of the catalogue: every refusal is a rule's reason, and what
// it names is there.
func TestEveryRefusalSaysWhy(t *testing.T) {
	cards := slices.DeleteFunc(catalogue(t).All(), func(c card.Card) bool { return !slices.Contains(deck.PrimerBloque.Editions, c.Edition) })
	told, samples := map[string]int{}, map[string]string{}
	for seed, tries := *firstGame, 0; tries < *manyTries; seed++ {
		r := game.NewRand(seed)
		laid, err := setup.Of([2]deck.List{setup.RandomList(&r, cards), setup.RandomList(&r, cards)}, catalogue(t))
		if err != nil {
			t.Fatal(err)
		}
		m, err := myl.NewMatch(laid)
		if err != nil {
			t.Fatal(err)
		}
		dealer := game.NewShuffler(seed)
		for m.Result().Open() {
			if d := m.Decision(); d.Seat == game.Dealer {
				if err := m.Apply(dealer.Deal(m)); err != nil {
					t.Fatal(err)
				}
				continue
			}
			for range 2 {
				move, why := tryMove(m, &r)
				if why == nil {
					continue
				}
				tries++
				told[why.Reason]++
				if r.Below(told[why.Reason]) == 0 {
					samples[why.Reason] = move
				}
				if slices.Contains(explainNothing, why.Reason) || !slices.Contains(myl.Reasons(), why.Reason) || !isWhole(why) {
					t.Errorf("game %d: %s: %+v", seed, move, *why)
				}
			}
			options := m.Options(nil)
			if err := m.Apply(options[r.Below(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, reason := range slices.SortedFunc(maps.Keys(told), func(a, b string) int { return told[b] - told[a] }) {
		t.Logf("%7d %s\n        %s", told[reason], reason, samples[reason])
	}
}

// tryMove tries a move by chance and tells it, with what stands against it; nil where nothing does.
func tryMove(m *myl.Match, r *game.Rand) (move string, why *game.Refusal) {
	var v game.View
	s := m.Decision().Seat
	m.Look(s, &v)
	one := func() game.CardView { return v.Cards[r.Below(len(v.Cards))] }
	it, on := one(), one()
	for range 40 { // mostly what can be seen
		if it.Zone == myl.Castle {
			it = one()
		}
		if on.Zone == myl.Castle {
			on = one()
		}
	}
	name := func(c game.CardView) string {
		return fmt.Sprintf("%s (%s, %v)", m.Definition(c.Face).Name, zoneOf(m, c.Zone), c.Controller)
	}
	asked := fmt.Sprintf("%v is asked %q", s, m.Rulebook().Question(m.Decision().Ask))
	switch r.Below(5) {
	case 0:
		move, why = "takes "+name(it), m.Refuse(s, it.ID, 0, 0)
	case 1:
		zones := m.Rulebook().Zones()
		to := zones[r.Below(len(zones))]
		move, why = "puts "+name(it)+" into "+to.Name, m.Refuse(s, it.ID, to.Zone, 0)
	case 2, 3:
		move, why = "puts "+name(it)+" onto "+name(on), m.Refuse(s, it.ID, 0, on.ID)
	default:
		verbs := [...]game.Verb{game.Play, game.Use, game.Attack, game.Block, game.Pick, game.Pass, game.End}
		a := game.Action{Verb: verbs[r.Below(len(verbs))], Card: it.ID, Face: it.Face}
		switch a.Verb {
		case game.Block:
			a.Target = on.ID
		case game.Use:
			a.N = int16(1 + r.Below(2))
		case game.Pass, game.End:
			a = game.Action{Verb: a.Verb}
		}
		move = fmt.Sprintf("%d with %s on %s", a.Verb, name(it), name(on))
		if err := m.Clone().Apply(a); err != nil {
			why, _ = err.(*game.Refusal)
		}
		if a.Card == 0 && why != nil && why.Reason == explainNothing[1] {
			why = nil // there is no such thing to say now, and no button for it
		}
	}
	if why != nil {
		move += " => " + told(m, &v, why)
	}
	return asked + ": " + move, why
}

func zoneOf(m *myl.Match, z game.Zone) string {
	for _, info := range m.Rulebook().Zones() {
		if info.Zone == z {
			return info.Name
		}
	}
	return ""
}

// told is a refusal with its places filled.
func told(m *myl.Match, v *game.View, why *game.Refusal) string {
	name := func(id game.CardID) string { return m.Definition(v.Find(id).Face).Name }
	return strings.NewReplacer("{carta}", name(why.Card), "{otra}", name(why.Other), "{n}", fmt.Sprint(why.N), "{qué}", why.What, "{texto}", why.Text).
		Replace(why.Reason)
}

// isWhole reports whether a refusal has all that its sentence names.
func isWhole(why *game.Refusal) bool {
	for place, known := range map[string]bool{"{carta}": why.Card != 0, "{otra}": why.Other != 0, "{qué}": why.What != "", "{texto}": why.Text != ""} {
		if strings.Contains(why.Reason, place) && !known {
			return false
		}
	}
	return true
}
