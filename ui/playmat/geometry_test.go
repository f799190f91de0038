package playmat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
)

var sizes = []fyne.Size{fyne.NewSize(992, 720), fyne.NewSize(992, 640), fyne.NewSize(1488, 1080), fyne.NewSize(1200, 700), fyne.NewSize(2000, 1400),
	fyne.NewSize(640, 600), fyne.NewSize(664, 1400)}

func inside(outer, inner rect) bool {
	return inner.X >= outer.X && inner.Y >= outer.Y && inner.X+inner.W <= outer.X+outer.W+0.01 && inner.Y+inner.H <= outer.Y+outer.H+0.01
}

func overlap(a, b rect) bool { return a.overlaps(b) }

// bare is a board without cards.
// laid lays a view out on a board, with the names of the zones as wide as they are.
func laid(zones []game.ZoneInfo, s game.Seat, size fyne.Size, v *game.View) (ground, []spot) {
	h := heapsOf(v)
	g := measure(zones, s, size)
	g.name(func(_ int, z plot) float32 { return newPlotView(z, false).fit(z) })
	return g, g.lay(h, zones)
}

// checkZones tells what is wrong about the zones of a board.
func checkZones(t *testing.T, g ground, size fyne.Size) {
	t.Helper()
	named := map[string]rect{"strip": g.Strip, "hand A": g.Hands[0], "hand B": g.Hands[1], "plate A": g.Plates[0], "plate B": g.Plates[1]}
	for _, p := range g.Plots {
		named[fmt.Sprint(p.Name, p.Seat)] = p.rect
		if p.H < shut-gap-1 {
			t.Errorf("%v: %s is %v high", size, p.Name, p.H)
		}
	}
	for n, r := range named {
		if !inside(rect{0, 0, size.Width, size.Height}, r) {
			t.Errorf("%v: %s %+v is off the board", size, n, r)
		}
		for m, o := range named {
			if n < m && overlap(r, o) {
				t.Errorf("%v: %s and %s overlap", size, n, m)
			}
		}
	}
}

func TestZonesAndHandsFillTheBoardWithoutOverlap(t *testing.T) {
	for _, book := range []game.Rulebook{myl.Rulebook, fake{}} {
		for _, size := range sizes {
			checkZones(t, measure(book.Zones(), game.A, size), size)
		}
	}
}

// boards are the sizes of the board in windows from 1024x640 to 3840x2160.
var boards = []fyne.Size{fyne.NewSize(664, 640), fyne.NewSize(918, 720), fyne.NewSize(1018, 768), fyne.NewSize(1424, 1080), fyne.NewSize(2064, 1440), fyne.NewSize(3344, 2160)}

func TestCardsInALineOfSixAreLegible(t *testing.T) {
	const least = 88
	var v game.View
	for range 6 {
		v.Cards = append(v.Cards, game.CardView{ID: game.CardID(len(v.Cards) + 1), Face: 1, Zone: myl.DefenseLine})
	}
	_, spots := laid(myl.Rulebook.Zones(), game.A, fyne.NewSize(918, 720), &v)
	for i, s := range spots {
		if s.W < least || i > 0 && s.X-spots[i-1].X < least {
			t.Errorf("a card is %v wide, %v after the one before", s.W, s.X-spots[max(0, i-1)].X)
		}
	}
}

// scattered is a view with cards anywhere.
func scattered(r *rand.Rand) *game.View {
	v := &game.View{}
	add := func(c game.CardView) game.CardID {
		c.ID = game.CardID(len(v.Cards) + 1)
		c.Place = len(v.Cards)
		if int(c.ID) > game.MaxCards {
			return 0
		}
		v.Cards = append(v.Cards, c)
		return c.ID
	}
	for _, s := range game.Seats {
		for _, zone := range []game.Zone{myl.AttackLine, myl.DefenseLine, myl.SupportLine} {
			for range r.IntN(9) * r.IntN(2) {
				id := add(game.CardView{Face: 1, Zone: zone, Controller: s, Types: card.TypesOf(card.Ally)})
				for range r.IntN(3) * r.IntN(2) {
					add(game.CardView{Face: 2, Zone: myl.Carried, Bearer: id, Controller: s})
				}
			}
		}
		kinds := 1 + r.IntN(6)
		for _, zone := range []game.Zone{myl.GoldReserve, myl.PaidGold} {
			for range r.IntN(12) {
				add(game.CardView{Face: game.Face(3 + r.IntN(kinds)), Zone: zone, Controller: s, Types: card.TypesOf(card.Gold)})
			}
		}
		for _, zone := range []game.Zone{myl.Cemetery, myl.Castle, myl.Exile, myl.Hand} {
			for range r.IntN(9) {
				add(game.CardView{Zone: zone, Controller: s})
			}
		}
	}
	return v
}

func TestEveryCardCanBePointedAtWhateverLiesOnTheTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		v := scattered(r)
		for _, size := range boards {
			g, spots := laid(myl.Rulebook.Zones(), game.A, size, v)
			checkZones(t, g, size)
			for i, s := range spots {
				theirs := s.W < g.Card.Width*pileScale                                                        // a back in the hand of the other
				buried := i+1 < len(spots) && spots[i+1].W < g.Card.Width && overlap(s.rect, spots[i+1].rect) // in a pile
				if s.Count > 0 && !theirs && !buried && !pointable(s, spots[i+1:], size) {
					t.Errorf("%v: card %d at %+v cannot be pointed at", size, s.ID, s.rect)
				}
				below := s.Y >= g.Hands[game.A].Y-raise // the own hand is cut off
				if s.X < 0 || s.Y < 0 || s.X+s.W > size.Width || s.Y+s.H > size.Height && !below {
					t.Errorf("%v: card %d at %+v is off the board", size, s.ID, s.rect)
				}
				if lay := v.Find(s.ID); size.Width >= 918 && s.W < 88 && (lay.Zone == myl.DefenseLine || lay.Zone == myl.AttackLine) {
					t.Errorf("%v: card %d is %v wide", size, s.ID, s.W)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
}

// pointable reports whether so much of a card is in sight that a pointer finds it.
func pointable(s spot, above []spot, size fyne.Size) bool {
	high := fyne.Min(leastSeen, s.H)
	for y := s.Y; y+high <= fyne.Min(s.Y+s.H, size.Height)+0.01; y++ {
	next:
		for x := s.X; x+leastSeen <= s.X+s.W+0.01; x += 2 {
			for _, o := range above {
				if overlap(rect{x + 0.01, y + 0.01, leastSeen - 0.02, high - 0.02}, o.rect) {
					continue next
				}
			}
			return true
		}
	}
	return false
}

func TestOrosStayInTheirZoneAndCanBeRead(t *testing.T) {
	for _, size := range boards {
		for names := 1; names <= 12; names++ {
			v := &game.View{}
			for _, s := range game.Seats {
				for _, zone := range []game.Zone{myl.GoldReserve, myl.PaidGold} {
					for i := range 20 {
						v.Cards = append(v.Cards, game.CardView{ID: game.CardID(len(v.Cards) + 1), Place: i,
							Face: game.Face(1 + i%names), Zone: zone, Controller: s, Types: card.TypesOf(card.Gold)})
					}
				}
			}
			g, spots := laid(myl.Rulebook.Zones(), game.A, size, v)
			seen := map[Drop][]spot{}
			for _, s := range spots {
				on := v.Find(s.ID)
				z, _ := g.plotOf(Drop{Seat: on.Controller, Zone: on.Zone})
				if !inside(z.rect, s.rect) {
					t.Errorf("%v, %d names: an Oro at %+v looks out of %s %+v", size, names, s.rect, z.Name, z.rect)
				}
				if s.Count == 0 {
					continue
				}
				if s.W < nameable || isBar(s.size()) && s.W < 80 || s.H < barHeight-1.01 {
					t.Errorf("%v, %d names: nobody reads the name of an Oro of %vx%v", size, names, s.W, s.H)
				}
				for _, o := range seen[z.Drop] {
					if overlap(o.rect, s.rect) {
						t.Errorf("%v, %d names: Oros lie over each other in %s", size, names, z.Name)
					}
				}
				seen[z.Drop] = append(seen[z.Drop], s)
			}
			for d, of := range seen {
				if len(of) != names {
					t.Errorf("%v: %d names are seen in %v, not %d", size, len(of), d, names)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
}

// TestTheLinesOfBattleNeverLieOverEachOther has up to six cards in each of them and up to three in
// the line behind.
func TestTheLinesOfBattleNeverLieOverEachOther(t *testing.T) {
	for _, size := range boards[1:] {
		for behind := range 4 {
			v := &game.View{}
			for _, s := range game.Seats {
				for zone, n := range map[game.Zone]int{myl.AttackLine: 6, myl.DefenseLine: 6, myl.SupportLine: behind} {
					for i := range n {
						v.Cards = append(v.Cards, game.CardView{ID: game.CardID(len(v.Cards) + 1), Place: i, Face: 1, Zone: zone, Controller: s})
					}
				}
			}
			g, spots := laid(myl.Rulebook.Zones(), game.A, size, v)
			for i, a := range spots {
				for _, b := range spots[:i] {
					x, y := v.Find(a.ID), v.Find(b.ID)
					if (x.Zone != y.Zone || x.Controller != y.Controller) && overlap(a.rect, b.rect) {
						t.Errorf("%v, %d behind: %+v in zone %d lies over %+v in zone %d", size, behind, a.rect, x.Zone, b.rect, y.Zone)
					}
				}
				if z, _ := g.plotOf(Drop{Seat: v.Find(a.ID).Controller, Zone: v.Find(a.ID).Zone}); z.Back && !overlap(a.rect, z.rect) {
					t.Errorf("%v: %+v has left its line %+v", size, a.rect, z.rect)
				}
			}
		}
	}
}

func TestWhatIsKnownOfTheOpponentsHandCanBeRead(t *testing.T) {
	for _, size := range boards {
		for n := 1; n <= 40; n++ {
			v := &game.View{}
			for i := range n {
				c := game.CardView{ID: game.CardID(i + 1), Place: i, Zone: myl.Hand, Controller: game.B}
				if i%5 != 4 {
					c.Face = game.Face(i + 1)
				}
				v.Cards = append(v.Cards, c)
			}
			g, spots := laid(myl.Rulebook.Zones(), game.A, size, v)
			for i, s := range spots {
				if !inside(g.Hands[game.B], s.rect) {
					t.Errorf("%v, %d cards: %+v looks out of the hand %+v", size, n, s.rect, g.Hands[game.B])
				}
				if n <= 8 && (v.Cards[i].Face != 0 && s.W < nameable || i > 0 && overlap(s.rect, spots[i-1].rect)) {
					t.Errorf("%v, %d cards: %+v cannot be read", size, n, s.rect)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
}

func TestOpponentsHalfIsMirrored(t *testing.T) {
	for _, seat := range game.Seats {
		g := measure(myl.Rulebook.Zones(), seat, sizes[0])
		attack, _ := g.plotOf(Drop{Seat: seat, Zone: myl.AttackLine})
		support, _ := g.plotOf(Drop{Seat: seat, Zone: myl.SupportLine})
		theirs, _ := g.plotOf(Drop{Seat: seat.Other(), Zone: myl.AttackLine})
		behind, _ := g.plotOf(Drop{Seat: seat.Other(), Zone: myl.SupportLine})
		if !(behind.Y < theirs.Y && theirs.Y < attack.Y && attack.Y < support.Y) || attack.X != theirs.X {
			t.Errorf("seat %v: %v %v %v %v", seat, behind.rect, theirs.rect, attack.rect, support.rect)
		}
	}
}

func TestANarrowLineGrowsWhereACardMayBeLetGo(t *testing.T) {
	g := measure(myl.Rulebook.Zones(), game.A, boards[1])
	lit := map[Drop]bool{{Seat: game.A, Zone: myl.SupportLine}: true, {Seat: game.B, Zone: myl.SupportLine}: true}
	for d := range lit {
		z, _ := g.plotOf(d)
		if r := g.open(z, lit); z.H > shut || r.H < g.Card.Height*opened-1 || !inside(rect{0, 0, boards[1].Width, boards[1].Height}, r) {
			t.Errorf("%v grows from %+v to %+v", d.Seat, z.rect, r)
		}
	}
}

func TestLinesThatAreLitSideBySideDoNotGrowOverEachOther(t *testing.T) {
	g := measure(myl.Rulebook.Zones(), game.A, boards[0])
	lit := map[Drop]bool{}
	for _, z := range g.Plots {
		lit[z.Drop] = true
	}
	for i, a := range g.Plots {
		for _, b := range g.Plots[:i] {
			if x, y := g.open(a, lit), g.open(b, lit); overlap(x, y) {
				t.Errorf("%s %+v and %s %+v", a.Name, x, b.Name, y)
			}
		}
	}
}

func TestEqualOrosLieOnOneStack(t *testing.T) {
	gold := func(face game.Face) game.CardView {
		return game.CardView{Face: face, Zone: myl.GoldReserve, Types: card.TypesOf(card.Gold)}
	}
	marked := gold(1)
	marked.Marks = game.LostAbility
	v := table(gold(1), gold(2), gold(1), marked, gold(1))
	h := heapsOf(v)
	h.ready = map[game.CardID]bool{3: true}
	stacks := h.stacks(h.in(game.A, myl.GoldReserve))
	if len(stacks) != 3 || len(stacks[0]) != 3 || stacks[0].top() != 3 {
		t.Errorf("%v", stacks)
	}
	h.picked = map[game.CardID]bool{3: true}
	if stacks := h.stacks(h.in(game.A, myl.GoldReserve)); len(stacks) != 4 {
		t.Errorf("with one picked: %v", stacks)
	}
}

func TestALineThatIsPointedAtKeepsThePlacesOfItsCards(t *testing.T) {
	h := heapsOf(table(game.CardView{Zone: fField}, game.CardView{Zone: fField, Place: 1}, game.CardView{Zone: fField, Place: 2}))
	at := Drop{Zone: fField}
	h.keepPlaces(at, []game.CardID{7, 1, 3}, nil)
	if got := h.zones[at]; !slices.Equal(got, []game.CardID{2, 1, 3}) {
		t.Errorf("%v", got)
	}
	h.keepPlaces(at, []game.CardID{2, 8, 1, 3}, nil)
	if got := h.zones[at]; !slices.Equal(got, []game.CardID{2, 0, 1, 3}) {
		t.Errorf("%v", got)
	}
	h.zones[at] = []game.CardID{1, 2, 3}
	h.keepPlaces(at, []game.CardID{2, 8, 1, 3}, map[game.CardID]bool{8: true})
	if got := h.zones[at]; !slices.Equal(got, []game.CardID{2, 1, 3}) {
		t.Errorf("%v: a card that lay on another leaves no gap", got)
	}
}

func TestBoardWithoutZonesIsEmpty(t *testing.T) {
	g := measure(nil, game.A, sizes[0])
	if len(g.Plots) != 0 {
		t.Error(g.Plots)
	}
}

// table is a view with cards in the zones of the fake game.
func table(cards ...game.CardView) *game.View {
	v := &game.View{}
	for i, c := range cards {
		c.ID = game.CardID(i + 1)
		v.Cards = append(v.Cards, c)
	}
	return v
}

func TestCardsLieInTheirZones(t *testing.T) {
	zones := fake{}.Zones()
	var crowd []game.CardView
	for i := range 40 {
		crowd = append(crowd, game.CardView{Zone: fField, Place: 39 - i})
	}
	g, spots := laid(zones, game.A, sizes[0], table(crowd...))
	field, _ := g.plotOf(Drop{Seat: game.A, Zone: fField})
	if len(spots) != 40 || spots[0].ID != 40 {
		t.Fatalf("%d spots, first %d", len(spots), spots[0].ID)
	}
	for i, s := range spots {
		if s.X < field.X || s.X+s.W > field.X+field.W {
			t.Errorf("card %d lies at %+v, the zone is %+v", s.ID, s.rect, field.rect)
		}
		if i > 0 && s.X <= spots[i-1].X && s.Y <= spots[i-1].Y {
			t.Errorf("card %d does not lie right of the one before", s.ID)
		}
	}
}

func TestPileShowsItsTwoTopmostCards(t *testing.T) {
	zones := fake{}.Zones()
	pile := func(n int) game.CardView { return game.CardView{Zone: fHeap, Place: n} }
	_, spots := laid(zones, game.A, sizes[0], table(pile(2), pile(0), pile(1)))
	if len(spots) != 2 || spots[1].ID != 2 || spots[0].ID != 3 {
		t.Errorf("%+v", spots)
	}
}

func TestWeaponIsTuckedUnderItsBearer(t *testing.T) {
	zones := fake{}.Zones()
	g, spots := laid(zones, game.A, sizes[0], table(game.CardView{Zone: fField}, game.CardView{Zone: fCarried, Bearer: 1}))
	if len(spots) != 2 || spots[0].ID != 2 || spots[1].ID != 1 {
		t.Fatalf("%+v", spots)
	}
	if d := spots[1].X - spots[0].X; d <= 0 || d >= g.Card.Width {
		t.Errorf("the weapon shows %v", d)
	}
}

func TestCardBeingPlayedLiesInTheMiddle(t *testing.T) {
	zones := fake{}.Zones()
	g, spots := laid(zones, game.A, sizes[0], table(game.CardView{Zone: fCarried}))
	if len(spots) != 1 || spots[0].rect != g.Middle {
		t.Errorf("%+v", spots)
	}
}

func TestArrowGoesStraightAhead(t *testing.T) {
	at := func(x, y float32) rect { return rect{x, y, 10, 10} }
	among := []rect{at(0, 0), at(100, 5), at(30, 60), at(0, 100), at(-50, 0)}
	tests := []struct {
		name string
		to   direction
		want int
	}{
		{"right", toRight, 1}, {"down, past what is aside", toDown, 3}, {"left", toLeft, 4}, {"up, nothing there", toTop, -1},
	}
	for _, test := range tests {
		if got := nearest(among[0], test.to, among); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

func TestPhasesStayOnTheirBar(t *testing.T) {
	b := newPhaseBar(myl.Rulebook.Phases(), [2]string{"", "Voraz"})
	for _, size := range sizes {
		g := measure(myl.Rulebook.Zones(), game.A, size)
		b.fit(g.Strip)
		last := b.cells[len(b.cells)-1].ground
		if end := last.Position().X + last.Size().Width; end > g.Strip.W {
			t.Errorf("%v: the last phase ends at %v of %v", size, end, g.Strip.W)
		}
	}
}

func TestWhatAPlayerHasStaysOnThePlate(t *testing.T) {
	for _, size := range sizes {
		g := measure(myl.Rulebook.Zones(), game.A, size)
		p := newPlate("Voraz")
		p.fit(g.Plates[game.B])
		p.show(game.PlayerView{Castle: 41, Hand: 8, Gold: 12}, true, paletteOf(widget.NewLabel("")))
		if end := p.counts.Position().X + p.counts.MinSize().Width; end > p.ground.Size().Width {
			t.Errorf("%v: %q ends at %v of %v", size, p.counts.Text, end, p.ground.Size().Width)
		}
	}
}
