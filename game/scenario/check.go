package scenario

import (
	"fmt"
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// expect tells what is wrong with an expectation, empty where it holds.
func (t *table) expect(e Expect, next Move) string {
	t.deal()
	if !e.Now {
		moves := []Move{next}
		if can, ok := e.That.(Can); ok {
			moves = append(moves, can.Move)
		}
		if wrong := t.settle(moves...); wrong != "" {
			return fmt.Sprintf("se esperaba %v, pero antes %s", e.That, wrong)
		}
	}
	sc := t.then()
	if sc == nil {
		sc = t.look()
	}
	if ok, instead := e.That.holds(t, sc); !ok {
		return fmt.Sprintf("se esperaba %v; %s", e.That, instead)
	}
	return ""
}

func (e Count) holds(t *table, sc *scene) (bool, string) {
	n := len(sc.in(e.Side, e.Place))
	return e.Sign.of(n, e.N), fmt.Sprintf("hay %d", n)
}

func (e Gold) holds(t *table, sc *scene) (bool, string) {
	n := sc.gold[e.Side]
	return e.Sign.of(n, e.N), fmt.Sprintf("hay %d", n)
}

func (e Holds) holds(t *table, sc *scene) (bool, string) {
	if e.How == OnTop {
		return e.onTop(sc)
	}
	there, names := sc.contents(e.Side, e.Place)
	wanted := map[string]int{}
	for _, c := range e.Cards {
		wanted[card.Fold(c.Name)] += c.Count
	}
	ok := true
	for name, n := range wanted {
		switch e.How {
		case Includes:
			ok = ok && there[name] >= n
		case Excludes:
			ok = ok && there[name] < n
		default:
			ok = ok && there[name] == n
		}
	}
	if e.How == Exactly {
		for name := range there {
			ok = ok && wanted[name] > 0
		}
	}
	return ok, "hay " + stacks(sorted(there, names))
}

func sorted(counts map[string]int, names map[string]string) []Stack {
	var out []Stack
	for folded, n := range counts {
		out = append(out, Stack{n, names[folded]})
	}
	slices.SortFunc(out, func(a, b Stack) int { return strings.Compare(card.Fold(a.Name), card.Fold(b.Name)) })
	return out
}

func (e Holds) onTop(sc *scene) (bool, string) {
	var wanted []string
	for _, c := range e.Cards {
		for range c.Count {
			wanted = append(wanted, c.Name)
		}
	}
	var there []string
	for _, it := range sc.in(e.Side, e.Place) {
		if len(there) == len(wanted) {
			break
		}
		name := it.name
		if name == "" {
			name = "una carta que nadie conoce"
		}
		there = append(there, name)
	}
	ok := slices.EqualFunc(wanted, there, func(a, b string) bool { return card.Fold(a) == card.Fold(b) })
	return ok, "arriba hay " + strings.Join(there, ", ")
}

func (e Value) holds(t *table, sc *scene) (bool, string) {
	return some(sc, e.Card, func(it item) (bool, string) {
		n := it.Strength
		if e.Cost {
			n = it.Cost
		}
		if n < 0 {
			return false, fmt.Sprintf("%s no tiene %s", it.name, e.field())
		}
		return e.Sign.of(n, e.N), fmt.Sprintf("es %d", n)
	})
}

func (e Where) holds(t *table, sc *scene) (bool, string) {
	cards := sc.find(e.Card)
	if len(cards) == 0 {
		return false, fmt.Sprintf("no hay ningún %v a la vista", e.Card)
	}
	here := func(it item) bool { return it.side == e.Side && it.lies == sc.book.zones[e.Place] }
	return slices.ContainsFunc(cards, here), "está en " + sc.zoneOf(cards[0])
}

// zoneOf names a card's zone as a scenario would.
func (sc *scene) zoneOf(it item) string {
	if p := sc.book.place(it.lies); p != NoPlace {
		return fmt.Sprintf("%v.%v", it.side, p)
	}
	return "ninguna zona"
}

func (e Is) holds(t *table, sc *scene) (bool, string) {
	return all(sc, e.Card, e.Not, func(it item) (bool, string) {
		kinds := it.Races.String()
		for _, typ := range card.Types() {
			if it.Types.Has(typ) {
				kinds = strings.TrimSpace(typ.String() + " " + kinds)
			}
		}
		return (it.Races.Has(e.Race) || it.Types.Has(e.Type)) != e.Not, "es " + kinds
	})
}

func (e Able) holds(t *table, sc *scene) (bool, string) {
	return all(sc, e.Card, e.Not, func(it item) (bool, string) {
		has := it.Marks.Has(game.HasAbility)
		return has != e.Not, no(!has) + "la tiene"
	})
}

// some asks whether one of the cards that a name may mean is as expected, and
// otherwise tells of the first.
func some(sc *scene, r Ref, is func(item) (bool, string)) (bool, string) {
	instead := fmt.Sprintf("no hay ningún %v a la vista", r)
	for i, it := range sc.nearest(r) {
		ok, text := is(it)
		if ok {
			return true, ""
		}
		if i == 0 {
			instead = text
		}
	}
	return false, instead
}

// all is some for what a card must not be: then none of them may be it.
func all(sc *scene, r Ref, not bool, is func(item) (bool, string)) (bool, string) {
	if !not {
		return some(sc, r, is)
	}
	cards := sc.nearest(r)
	for _, it := range cards {
		if ok, text := is(it); !ok {
			return false, text
		}
	}
	return len(cards) > 0, fmt.Sprintf("no hay ningún %v a la vista", r)
}

// nearest lists the cards that a name may mean: those in play, or where none
// is, those in the hands, or else all.
func (sc *scene) nearest(r Ref) []item {
	cards := sc.find(r)
	for i, it := range cards {
		if sc.far(it) != sc.far(cards[0]) {
			return cards[:i]
		}
	}
	return cards
}

func (e Can) holds(t *table, sc *scene) (bool, string) {
	can := t.then() == nil && e.Move.try(t.clone())
	switch {
	case can == !e.Not:
		return true, ""
	case can:
		return false, "se ofrece"
	case t.then() != nil:
		return false, "nadie tiene nada que decidir en esta fase"
	}
	return false, e.Move.blame(t.clone())
}

func (e Decides) holds(t *table, sc *scene) (bool, string) {
	d := t.m.Decision()
	if t.over() {
		return false, "la partida terminó"
	}
	return d.Seat == e.Seat, fmt.Sprintf("decide %v (%s)", d.Seat, t.question())
}

func (e During) holds(t *table, sc *scene) (bool, string) {
	for _, info := range sc.book.Phases() {
		if info.Phase == sc.phase {
			return sc.phase == sc.book.phases[e.Phase], "la fase es " + info.Name
		}
	}
	return false, "no hay ninguna fase"
}

func (e TurnOf) holds(t *table, sc *scene) (bool, string) {
	return sc.active == e.Seat, fmt.Sprintf("el turno es de %v", sc.active)
}

func (e Won) holds(t *table, sc *scene) (bool, string) {
	r := t.m.Result()
	stands := Won{r.Over, r.Winner}
	if !r.Over {
		stands.Seat = game.Nobody
	}
	return stands == e, stands.String()
}
