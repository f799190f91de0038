package playmat

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/ui/loop"
)

// crowd is the middle of a match of Mitos y Leyendas with a hundred cards on the table, each of a type that
// is asked for.
func crowd(of func(card.Type) card.Card) (game.Match, error) {
	p := game.Position{Active: game.A, Turn: 9, Phase: myl.Vigil}
	for _, s := range game.Seats {
		add := func(n int, z game.Zone, kind card.Type) {
			for range n {
				p.Cards = append(p.Cards, of(kind))
				p.Sides[s] = append(p.Sides[s], game.Placed{Face: game.Face(len(p.Cards)), Zone: z})
			}
		}
		add(6, myl.GoldReserve, card.Gold)
		add(4, myl.PaidGold, card.Gold)
		add(9, myl.DefenseLine, card.Ally)
		add(8, myl.AttackLine, card.Ally)
		add(7, myl.SupportLine, card.Totem)
		add(10, myl.Hand, card.Ally)
		add(5, myl.Cemetery, card.Ally)
		add(1, myl.Exile, card.Ally)
		add(5, myl.Castle, card.Ally)
	}
	return myl.Rulebook.Arrange(p)
}

// crowded is a playmat in the middle of a match with a hundred cards on the table.
func crowded(b testing.TB) *Mat {
	b.Helper()
	loop.NewApp()
	match, err := crowd(func(kind card.Type) card.Card {
		switch kind {
		case card.Gold:
			return card.Card{Name: "Oro", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility}
		case card.Totem:
			return card.Card{Name: "Tótem", Type: card.Totem, Cost: 1, Strength: card.NoNumber}
		}
		return card.Card{Name: "Aliado", Type: card.Ally, Cost: 1, Strength: 2}
	})
	if err != nil {
		b.Fatal(err)
	}
	m := New(Config{Seating: Seating{Match: match, Human: game.A, Opponent: firstOption{}, Dealer: game.NewShuffler(1)}, Pictures: plain{}})
	w := test.NewTempWindow(b, m)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 720))
	for {
		s, ok := m.duel.Next()
		if !ok {
			break
		}
		m.arrived = append(m.arrived, s)
	}
	m.catchUp()
	return m
}

// BenchmarkStep is what the window's goroutine does for one step of the match.
func BenchmarkStep(b *testing.B) {
	m := crowded(b)
	s := m.step
	s.Events = []game.Event{{What: game.Plays, Card: 1, Face: 1, Sees: game.ByBoth}}
	for b.Loop() {
		m.arrived = []Step{s}
		m.catchUp()
	}
}

// BenchmarkPickUp is the way from the press to the lit zones.
func BenchmarkPickUp(b *testing.B) {
	m := crowded(b)
	id := m.step.Options[0].Card
	for b.Loop() {
		m.take(id)
		m.putBack()
	}
}

// BenchmarkDrag is one event of a pointer that drags a card.
func BenchmarkDrag(b *testing.B) {
	m := crowded(b)
	at, _ := m.board.place(Drop{Card: m.step.Options[0].Card})
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	press.Position = at.center()
	m.board.MouseDown(press)
	e := &fyne.DragEvent{}
	for i := 0; b.Loop(); i++ {
		e.Position = fyne.NewPos(float32(300+i%600), float32(100+i%500))
		m.board.Dragged(e)
	}
}

// BenchmarkResize is one step of a window that is being resized.
func BenchmarkResize(b *testing.B) {
	m := crowded(b)
	for i := 0; b.Loop(); i++ {
		m.Resize(fyne.NewSize(float32(1280+i%300), float32(720+i%200)))
	}
}

// BenchmarkSettle lays the table out: what a card that comes or goes costs.
func BenchmarkSettle(b *testing.B) {
	m := crowded(b)
	for b.Loop() {
		m.board.settle(false)
	}
}

// BenchmarkPoint is the pointer on its way over the own hand, one card after the other coming up.
func BenchmarkPoint(b *testing.B) {
	m := crowded(b)
	at := m.board.ground.Hands[game.A]
	e := &desktop.MouseEvent{}
	for i := 0; b.Loop(); i++ {
		e.Position = fyne.NewPos(at.X+float32(i*37%int(at.W)), at.Y+20)
		m.board.MouseMoved(e)
	}
}

// BenchmarkPaint draws the whole table by the toolkit's own painter, every pixel of it.
func BenchmarkPaint(b *testing.B) {
	m := crowded(b)
	c := fyne.CurrentApp().Driver().CanvasForObject(m)
	for b.Loop() {
		c.Capture()
	}
}
