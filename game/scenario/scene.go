package scenario

import (
	"cmp"
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// scene is how things lie at one moment, seen with the eyes of both players and
// of the judge, who laid the castles and knows their order until they are
// shuffled.
type scene struct {
	book     *book
	items    []item
	phase    game.Phase
	active   game.Seat
	gold     [2]int
	decision game.Decision
	result   game.Result
	decks    [2]map[string]int // what each player brought, by name
}

// item is one card.
type item struct {
	game.CardView
	name string    // empty where nobody knows
	side game.Seat // on whose half it lies
	lies game.Zone // its bearer's, for a weapon that is carried
	nth  int       // among its namesakes of the zone, in the order of arrival, from 1
}

// look sees m now.
func look(b *book, m game.Match, faces *[game.MaxCards + 1]game.Face, decks [2]map[string]int) *scene {
	var eyes [2]game.View
	for _, s := range game.Seats {
		m.Look(s, &eyes[s])
	}
	v := &eyes[game.A]
	sc := &scene{book: b, phase: v.Phase, active: v.Active, decision: m.Decision(), result: m.Result(), decks: decks}
	for _, s := range game.Seats {
		sc.gold[s] = eyes[s].Players[s].Gold
	}
	sc.items = make([]item, len(v.Cards))
	for i := range v.Cards {
		c := v.Cards[i]
		if other := eyes[game.B].Cards[i]; c.Face == 0 {
			c = other
		}
		face := c.Face
		if face == 0 && int(c.ID) < len(faces) {
			face = faces[c.ID]
		}
		sc.items[i] = item{CardView: c, name: m.Definition(face).Name, side: c.Controller, lies: c.Zone}
	}
	for i := range sc.items {
		if it := &sc.items[i]; it.Bearer != 0 {
			bearer := v.Find(it.Bearer)
			it.side, it.lies = bearer.Controller, bearer.Zone
		}
	}
	sc.number()
	return sc
}

// number counts namesakes in the order in which they came into their zone. In
// a pile the newest lies on top; a castle counts from the top.
func (sc *scene) number() {
	order := make([]*item, len(sc.items))
	for i := range sc.items {
		order[i] = &sc.items[i]
	}
	age := func(it *item) int {
		if sc.book.piles[it.Zone] && it.Zone != sc.book.zones[Castle] {
			return -it.Place
		}
		return it.Place
	}
	slices.SortStableFunc(order, func(a, b *item) int { return cmp.Compare(age(a), age(b)) })
	type key struct {
		side game.Seat
		zone game.Zone
		name string
	}
	seen := map[key]int{}
	for _, it := range order {
		k := key{it.side, it.lies, card.Fold(it.name)}
		seen[k]++
		it.nth = seen[k]
	}
}

// find lists the cards that a name may mean, those in play first, namesakes in
// the order of their arrival.
func (sc *scene) find(r Ref) []item {
	var out []item
	name := card.Fold(r.Name)
	for _, it := range sc.items {
		if it.name == "" || card.Fold(it.name) != name ||
			r.Side.Plays() && it.side != r.Side ||
			r.Place != NoPlace && it.lies != sc.book.zones[r.Place] {
			continue
		}
		out = append(out, it)
	}
	slices.SortStableFunc(out, func(a, b item) int {
		return cmp.Or(cmp.Compare(sc.far(a), sc.far(b)), cmp.Compare(a.side, b.side), cmp.Compare(a.lies, b.lies), cmp.Compare(a.nth, b.nth))
	})
	if r.Ordinal == 0 {
		return out
	}
	var nth []item
	for _, it := range out {
		if it.nth == r.Ordinal {
			nth = append(nth, it)
		}
	}
	if len(nth) == 0 && r.Ordinal <= len(out) {
		nth = out[r.Ordinal-1 : r.Ordinal]
	}
	return nth
}

// ids lists the cards that a name may mean.
func (sc *scene) ids(r Ref) []game.CardID {
	var out []game.CardID
	for _, it := range sc.find(r) {
		out = append(out, it.ID)
	}
	return out
}

// holds reports whether a name may mean a card of a zone whose order may be
// hidden, on either side where the name tells none.
func (sc *scene) holds(r Ref, z game.Zone) bool {
	place := sc.book.place(z)
	if r.Place != NoPlace && r.Place != place {
		return false
	}
	return slices.ContainsFunc(game.Seats[:], func(s game.Seat) bool {
		if r.Side.Plays() && r.Side != s {
			return false
		}
		counts, _ := sc.contents(s, place)
		return counts[card.Fold(r.Name)] >= max(1, r.Ordinal)
	})
}

// far is 0 for a card in play, 1 for one in a hand, 2 elsewhere.
func (sc *scene) far(it item) int {
	switch p := sc.book.place(it.lies); {
	case p >= Reserve && p <= Support:
		return 0
	case p == Hand:
		return 1
	}
	return 2
}

// in lists the cards of a zone, from its first place on. Weapons that an ally
// carries lie with it and are not among them.
func (sc *scene) in(s game.Seat, p Place) []item {
	var out []item
	for _, it := range sc.items {
		if it.side == s && it.Zone == sc.book.zones[p] && it.Bearer == 0 {
			out = append(out, it)
		}
	}
	slices.SortFunc(out, func(a, b item) int { return cmp.Compare(a.Place, b.Place) })
	return out
}

// contents counts a zone by folded name, with one printed name for each. What
// a castle holds is known even where its order is not: it is what its owner
// brought and what lies nowhere else.
func (sc *scene) contents(s game.Seat, p Place) (counts map[string]int, names map[string]string) {
	counts, names = map[string]int{}, map[string]string{}
	unknown := 0
	for _, it := range sc.in(s, p) {
		if it.name == "" {
			unknown++
			continue
		}
		counts[card.Fold(it.name)]++
		names[card.Fold(it.name)] = it.name
	}
	if unknown == 0 || p != Castle {
		return counts, names
	}
	rest := map[string]int{}
	for name, n := range sc.decks[s] {
		rest[name] = n
	}
	for _, it := range sc.items {
		if it.Owner == s && it.name != "" {
			rest[it.name]--
		}
	}
	for name, n := range rest {
		if n > 0 {
			counts[card.Fold(name)] += n
			names[card.Fold(name)] = name
		}
	}
	return counts, names
}

// card is the item with an id, the zero item where there is none.
func (sc *scene) card(id game.CardID) item {
	if i := int(id) - 1; i >= 0 && i < len(sc.items) {
		return sc.items[i]
	}
	return item{}
}
