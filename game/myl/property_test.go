package myl

import (
	"reflect"
	"slices"
	"testing"

	"castillo/game"
	"pgregory.net/rapid"
)

func TestTheStateHoldsNoPointers(t *testing.T) {
	var walk func(path string, typ reflect.Type)
	walk = func(path string, typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Struct:
			for i := range typ.NumField() {
				walk(path+"."+typ.Field(i).Name, typ.Field(i).Type)
			}
		case reflect.Array:
			walk(path+"[]", typ.Elem())
		case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Func, reflect.Interface, reflect.Chan, reflect.String, reflect.UnsafePointer:
			t.Errorf("%s is a %s", path, typ.Kind())
		}
	}
	walk("state", reflect.TypeFor[state]())
	t.Logf("a state is %d bytes", reflect.TypeFor[state]().Size())
}

// anyBook draws one of the rulebooks.
func anyBook(t *rapid.T) *book { return rapid.SampledFrom(books[:]).Draw(t, "book") }

// walkRandomly plays a random match by a book from a seed and calls visit before every
// action with the options there are.
func walkRandomly(t *rapid.T, by *book, seed uint64, visit func(m *Match, options []game.Action, next game.Action)) *Match {
	setup := plainSetup()
	m := layBy(t, by, setup)
	r := game.NewRand(seed)
	var options []game.Action
	for m.Result().Open() {
		options = m.Options(options[:0])
		if len(options) == 0 {
			t.Fatalf("no option in %+v", m.Decision())
		}
		next := options[r.Below(len(options))]
		visit(m, options, next)
		if err := m.Apply(next); err != nil {
			t.Fatalf("%+v in %+v: %v", next, m.Decision(), err)
		}
		checkCards(t, m, setup)
	}
	return m
}

// failer is what a test and a property have in common.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// checkCards: every card is in exactly one zone, the lists are whole and the sets
// agree with them, the faces of each deck are conserved.
func checkCards(t failer, m *Match, setup game.Setup) {
	t.Helper()
	var seen cardSet
	var faces [2][]game.Face
	for s := range m.lists {
		for z, l := range m.lists[s] {
			n, last := game.CardID(0), game.CardID(0)
			for id := l.head; id != 0; id = m.at[id].next {
				c := &m.at[id]
				if seen.has(id) || c.prev != last || int(c.zone) != z || int(c.controller) != s {
					t.Fatalf("card %d lies wrong: %+v in zone %d of %v", id, c, z, game.Seat(s))
				}
				if !inPlay(c.zone) && c.zone != Played && c.owner != c.controller {
					t.Fatalf("card %d is out of play and not with its owner", id)
				}
				if f := c.printedFace(); f != 0 {
					faces[c.owner] = append(faces[c.owner], f)
				}
				seen.add(id)
				last = id
				n++
			}
			if n != l.n || last != l.tail {
				t.Fatalf("list of zone %d of %v is broken", z, game.Seat(s))
			}
		}
	}
	if m.now.lie != whereaboutsOf(m) {
		t.Fatalf("what lies where is not up to date in %+v", m.Decision())
	}
	if seen.len() != int(m.cardsN) {
		t.Fatalf("%d cards of %d are somewhere", seen.len(), m.cardsN)
	}
	for _, s := range game.Seats {
		got := append(faces[s], m.pools[s].faces[:m.pools[s].n]...)
		want := append(slices.Clone(setup.Decks[s].Castle), setup.Decks[s].Initial)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("the cards of %v changed in %+v", s, m.Decision())
		}
	}
}

// whereaboutsOf finds anew where the cards lie and what they can do there.
func whereaboutsOf(m *Match) (w whereabouts) {
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		w.of[c.controller].add(id)
		w.in[c.zone].add(id)
		w.are[m.facts[c.face].typ].add(id)
		for r := range roles {
			if m.facts[c.face].roles[c.zone]>>r&1 != 0 {
				w.that[r].add(id)
			}
		}
	}
	return w
}

func TestEveryOptionAppliesAndNothingElseDoes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		noise := game.NewRand(rapid.Uint64().Draw(t, "noise"))
		walkRandomly(t, anyBook(t), rapid.Uint64().Draw(t, "seed"), func(m *Match, options []game.Action, _ game.Action) {
			if noise.Below(3) > 0 {
				return
			}
			for _, a := range options {
				c := *m
				if why := c.allows(a); why != allowed {
					t.Fatalf("option %+v of %+v: %v", a, m.Decision(), why)
				}
				if err := c.Apply(a); err != nil {
					t.Fatalf("option %+v of %+v: %v", a, m.Decision(), err)
				}
			}
			for range 8 {
				a := options[noise.Below(len(options))]
				switch noise.Below(6) {
				case 0:
					a.Verb = game.Verb(noise.Below(int(game.Propose) + 2))
				case 1:
					a.Card = game.CardID(noise.Below(130))
				case 2:
					a.Target = game.CardID(noise.Below(130))
				case 3:
					a.N = int16(noise.Below(9) - 4)
				case 4:
					a.Face = game.Face(noise.Below(12))
				case 5:
					a.Card = game.CardID(noise.Below(130))
					if a.Card <= m.cardsN {
						a.Face = m.at[a.Card].face
					}
				}
				c := *m
				err := c.Apply(a)
				if offered := slices.Contains(options, a); offered != (err == nil) {
					t.Fatalf("%+v in %+v: offered %v, error %v", a, m.Decision(), offered, err)
				}
				if err != nil && c.state != m.state {
					t.Fatalf("%+v was refused and changed the match", a)
				}
			}
		})
	})
}

func TestACopyAndItsOriginalStayEqualUnderEqualActions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		by := anyBook(t)
		twin := layBy(t, by, plainSetup())
		last := walkRandomly(t, by, rapid.Uint64().Draw(t, "seed"), func(m *Match, _ []game.Action, next game.Action) {
			if m.state != twin.state || m.Hash() != twin.Hash() {
				t.Fatal("the copy went another way")
			}
			if m.turn%7 == 3 {
				twin = m.Clone().(*Match)
			}
			if err := twin.Apply(next); err != nil {
				t.Fatal(err)
			}
		})
		if last.state != twin.state {
			t.Fatal("the copy ended another way")
		}
	})
}

func TestEveryActionChangesTheHash(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seen := map[uint64]bool{}
		walkRandomly(t, anyBook(t), rapid.Uint64().Draw(t, "seed"), func(m *Match, _ []game.Action, _ game.Action) {
			h := m.Hash()
			if seen[h] {
				t.Fatal("two different moments of a match have one hash")
			}
			seen[h] = true
		})
	})
}

// TestEqualViewsStayEqual plays one match and, beside it, others in which the
// cards that seat A cannot see are different ones. As long as what A sees is
// done alike, A sees the same.
func TestEqualViewsStayEqual(t *testing.T) {
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		seat := game.Seats[rapid.IntRange(0, 1).Draw(t, "seat")]
		swaps := game.NewRand(rapid.Uint64().Draw(t, "swaps"))
		walkRandomly(t, anyBook(t), rapid.Uint64().Draw(t, "seed"), func(m *Match, options []game.Action, next game.Action) {
			other := m.Clone().(*Match)
			if !hideElsewhere(other, seat, &swaps) {
				return
			}
			if !reflect.DeepEqual(look(m, seat), look(other, seat)) {
				t.Fatal("the change can be seen")
			}
			d := m.Decision()
			if d.Seat == seat && !slices.Equal(options, other.Options(nil)) {
				t.Fatalf("%v is offered other things because of what it cannot see", seat)
			}
			public := d.Seat == seat || next.Card == 0 ||
				d.Seat == game.Dealer && m.at[next.Card].owner == seat
			if !public {
				return
			}
			if other.Apply(next) != nil {
				return // the dealer deals a face that is elsewhere in the other match
			}
			c := *m
			if err := c.Apply(next); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(look(&c, seat), look(other, seat)) {
				t.Fatalf("after %+v %v sees more than it may", next, seat)
			}
			compared++
		})
	})
	if compared < 1000 {
		t.Errorf("only %d positions were compared", compared)
	}
}

func look(m *Match, s game.Seat) game.View {
	var v game.View
	m.Look(s, &v)
	return v
}

// hideElsewhere exchanges the faces that a seat does not see, those of the opponent's
// hand among them, and those of the same deck that are undealt. It reports whether there
// was anything to exchange.
func hideElsewhere(m *Match, seat game.Seat, r *game.Rand) bool {
	changed := false
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		p := &m.pools[c.owner]
		if c.face == 0 || c.own != 0 || p.n == 0 || c.sees.By(seat) || c.zone != Hand && c.zone != Castle {
			continue
		}
		i := r.Below(int(p.n))
		changed = changed || c.face != p.faces[i]
		was := c.face
		m.giveFace(id, p.faces[i])
		p.faces[i] = was
	}
	return changed
}

// TestASeatsOwnMatchFollows plays the full match and the two matches that the
// seats run from what they know, in which the other's deck is secret.
func TestASeatsOwnMatchFollows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var own [2]*Match
		by := anyBook(t)
		for _, s := range game.Seats {
			setup := plainSetup()
			setup.Decks[s.Other()].Castle = make([]game.Face, len(setup.Decks[s].Castle))
			own[s] = layBy(t, by, setup)
		}
		follow := func(m *Match) {
			for _, s := range game.Seats {
				if !reflect.DeepEqual(look(m, s), look(own[s], s)) {
					t.Fatalf("the match of %v went another way", s)
				}
			}
		}
		last := walkRandomly(t, by, rapid.Uint64().Draw(t, "seed"), func(m *Match, _ []game.Action, next game.Action) {
			follow(m)
			for _, s := range game.Seats {
				a := next
				if a.Verb == game.Deal && m.at[a.Card].owner != s && m.frames[m.depth-1].zone == Hand {
					a.Face = 0
				}
				if err := own[s].Apply(a); err != nil {
					t.Fatalf("%v cannot follow %+v: %v", s, a, err)
				}
			}
		})
		follow(last)
	})
}

func TestAChanceIsTheOptionOfItsPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		walkRandomly(t, anyBook(t), rapid.Uint64().Draw(t, "seed"), func(m *Match, options []game.Action, _ game.Action) {
			if m.Decision().Kind != game.Chance {
				return
			}
			if n := m.Chances(); n != len(options) {
				t.Fatalf("%d chances, %d options", n, len(options))
			}
			for i, want := range options {
				if got := m.Chance(i); got != want {
					t.Fatalf("chance %d is %+v, the option %+v", i, got, want)
				}
			}
		})
	})
}
