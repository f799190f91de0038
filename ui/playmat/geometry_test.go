package playmat

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/myl"
)

var sizes = []fyne.Size{fyne.NewSize(992, 720), fyne.NewSize(992, 640), fyne.NewSize(1488, 1080), fyne.NewSize(1200, 700), fyne.NewSize(2000, 1400),
	fyne.NewSize(640, 600), fyne.NewSize(664, 1400)}

func inside(outer, inner rect) bool {
	return inner.X >= outer.X && inner.Y >= outer.Y && inner.X+inner.W <= outer.X+outer.W+0.01 && inner.Y+inner.H <= outer.Y+outer.H+0.01
}

func overlap(a, b rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func TestZonesAndHandsFillTheBoardWithoutOverlap(t *testing.T) {
	for _, book := range []game.Rulebook{myl.Rulebook, fake{}} {
		for _, size := range sizes {
			g := measure(book.Zones(), game.A, size)
			named := map[string]rect{"strip": g.Strip, "hand A": g.Hands[0], "hand B": g.Hands[1], "plate A": g.Plates[0], "plate B": g.Plates[1]}
			for _, p := range g.Plots {
				named[fmt.Sprint(p.Name, p.Seat)] = p.rect
				if !inside(p.rect, p.around(g.Card)) {
					t.Errorf("%s %v: a card is larger than %s", book.ID(), size, p.Name)
				}
			}
			for n, r := range named {
				if !inside(rect{0, 0, size.Width, size.Height}, r) {
					t.Errorf("%s %v: %s %+v is off the board", book.ID(), size, n, r)
				}
				for m, o := range named {
					if n < m && overlap(r, o) {
						t.Errorf("%s %v: %s and %s overlap", book.ID(), size, n, m)
					}
				}
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
	g := measure(zones, game.A, sizes[0])
	var crowd []game.CardView
	for i := range 40 {
		crowd = append(crowd, game.CardView{Zone: fField, Place: 39 - i})
	}
	spots := g.lay(table(crowd...), zones)
	field, _ := g.plotOf(Drop{Seat: game.A, Zone: fField})
	if len(spots) != 40 || spots[0].ID != 40 {
		t.Fatalf("%d spots, first %d", len(spots), spots[0].ID)
	}
	for i, s := range spots {
		if !inside(field.rect, s.rect) {
			t.Errorf("card %d lies at %+v, the zone is %+v", s.ID, s.rect, field.rect)
		}
		if i > 0 && s.X <= spots[i-1].X {
			t.Errorf("card %d does not lie right of the one before", s.ID)
		}
	}
}

func TestPileShowsItsTwoTopmostCards(t *testing.T) {
	zones := fake{}.Zones()
	g := measure(zones, game.A, sizes[0])
	pile := func(n int) game.CardView { return game.CardView{Zone: fHeap, Place: n} }
	spots := g.lay(table(pile(2), pile(0), pile(1)), zones)
	if len(spots) != 2 || spots[1].ID != 2 || spots[0].ID != 3 {
		t.Errorf("%+v", spots)
	}
}

func TestWeaponIsTuckedUnderItsBearer(t *testing.T) {
	zones := fake{}.Zones()
	g := measure(zones, game.A, sizes[0])
	spots := g.lay(table(game.CardView{Zone: fField}, game.CardView{Zone: fCarried, Bearer: 1}), zones)
	if len(spots) != 2 || spots[0].ID != 2 || spots[1].ID != 1 {
		t.Fatalf("%+v", spots)
	}
	if d := spots[1].X - spots[0].X; d <= 0 || d >= g.Card.Width {
		t.Errorf("the weapon shows %v", d)
	}
}

func TestCardBeingPlayedLiesInTheMiddle(t *testing.T) {
	zones := fake{}.Zones()
	g := measure(zones, game.A, sizes[0])
	spots := g.lay(table(game.CardView{Zone: fCarried}), zones)
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
