package playmat

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/ui/loop"
)

// watch seats an onlooker at a match of the fake rulebook.
func watch(t *testing.T, below game.Seat) (*Onlooker, game.Match, *[]fyne.KeyName) {
	t.Helper()
	loop.NewApp()
	m := seating(nil).Match
	var keys []fyne.KeyName
	o := NewOnlooker(plain{}, func(k fyne.KeyName) { keys = append(keys, k) })
	o.Sit(Seats{Book: m.Rulebook(), Define: m.Definition, Names: [2]string{"Ana", "Beto"}, Below: below})
	w := test.NewTempWindow(t, o.Table())
	w.Resize(fyne.NewSize(1000, 700))
	return o, m, &keys
}

func look(m game.Match, seats ...game.Seat) game.View {
	var v, other game.View
	m.Look(seats[0], &v)
	for _, s := range seats[1:] {
		m.Look(s, &other)
		v.Join(&other)
	}
	return v
}

func TestAnOnlookerSeesBothHandsWhereTheyAreJoined(t *testing.T) {
	o, m, _ := watch(t, game.B)
	for m.Decision().Seat == game.Dealer {
		if err := m.Apply(m.Options(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	hidden := func(v game.View) (n int) {
		for _, c := range v.Cards {
			if c.Zone == fHand && c.Face == 0 {
				n++
			}
		}
		return n
	}
	if v := look(m, game.B); hidden(v) == 0 {
		t.Error("the hand of the other is seen")
	}
	both := look(m, game.B, game.A)
	if hidden(both) != 0 || both.Seat != game.B {
		t.Errorf("%d cards in hand have no face for %v", hidden(both), both.Seat)
	}
	o.Jump(both)
	if got := o.board.plates[game.A].name.Text + ", " + o.board.plates[game.B].name.Text; got != "Ana, Beto" {
		t.Errorf("at the table sit %s", got)
	}
	if o.board.ground.Hands[game.B].Y < o.board.ground.Hands[game.A].Y {
		t.Error("B does not sit below")
	}
}

func TestAnOnlookerMovesNothing(t *testing.T) {
	o, m, keys := watch(t, game.A)
	o.Jump(look(m, game.A))
	for _, s := range o.board.spots {
		if o.lift(s.ID) {
			t.Errorf("card %d can be taken", s.ID)
		}
	}
	o.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if len(*keys) != 1 || (*keys)[0] != fyne.KeyRight {
		t.Errorf("keys that were handed on: %v", *keys)
	}
}
