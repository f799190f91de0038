package playmat

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/loop"
)

// said is all that the sheet of a card says.
func said(s speaker, e explained, v *game.View) string {
	var lines []string
	for _, segment := range s.explain(e, v) {
		lines = append(lines, segment.(*widget.TextSegment).Text)
	}
	return strings.Join(lines, "\n")
}

func secondary(m *Mat, at fyne.Position) {
	e := &desktop.MouseEvent{Button: desktop.MouseButtonSecondary}
	e.Position = at
	m.board.MouseDown(e)
}

func TestARightClickShowsACardLargeAndAClickClosesIt(t *testing.T) {
	m := open(t, sit(t))
	secondary(m, center(t, m, Drop{Card: knight}))
	if m.panel == nil || m.panel.page.Body == nil || m.held != 0 {
		t.Fatalf("panel %v, held %d", m.panel, m.held)
	}
	m.panel.Tapped(&fyne.PointEvent{Position: fyne.NewPos(400, 300)})
	if m.panel != nil {
		t.Error("a click does not close it")
	}
	m.point(Drop{Card: knight})
	m.board.TypedRune('i')
	if m.panel == nil {
		t.Fatal("the key does not open it")
	}
	m.key(fyne.KeyEscape)
	if m.panel != nil {
		t.Error("Escape does not close it")
	}
}

func TestAHiddenCardIsNotShownLarge(t *testing.T) {
	m := open(t, sit(t))
	secondary(m, center(t, m, Drop{Seat: game.B, Zone: fDeck}))
	m.inspect(0)
	if m.panel != nil {
		t.Error("a card that nobody knows is shown")
	}
}

func TestALongPressShowsACardLarge(t *testing.T) {
	m := open(t, sit(t))
	press(m, center(t, m, Drop{Card: knight}))
	loop.Await(t, "the card", func() bool { return m.panel != nil })
	if m.held != 0 {
		t.Errorf("held %d", m.held)
	}
}

func TestACardThatIsDraggedOrLetGoIsNotPressedForLong(t *testing.T) {
	m := open(t, sit(t))
	from := center(t, m, Drop{Card: knight})
	press(m, from)
	moveTo(m, from, center(t, m, field))
	if m.board.press != nil {
		t.Error("it is dragged")
	}
	m.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	m.board.DragEnd()
	press(m, from)
	m.board.MouseUp(&desktop.MouseEvent{})
	if m.board.press != nil {
		t.Error("it is let go")
	}
}

func TestTheSheetOfACardSaysWhatChangesItAndUntilWhen(t *testing.T) {
	faces := []card.Card{{}, {Name: "Lancero", Type: card.Ally, Cost: 2, Strength: 2}, {Name: "Estandarte", Type: card.Totem}, {Name: "Espada", Type: card.Weapon}}
	s := speaker{define: func(f game.Face) card.Card { return faces[f] }}
	v := &game.View{Cards: []game.CardView{
		{ID: 1, Face: 1, Printed: 1, Strength: 5, Cost: 2, Marks: game.LostAbility | game.ByHand | game.Blocked | game.Attacking, Foe: 2},
		{ID: 2, Face: 2, Printed: 2},
		{ID: 3, Face: 3, Printed: 3, Bearer: 1},
	}}
	text := said(s, explained{Card: faces[1], View: v.Find(1), ByHand: []string{"Baila."}, Acts: []game.Influence{
		{Source: 2, Text: "Este Aliado gana 3 a la Fuerza.", Until: "mientras {carta} esté en juego"},
		{Text: "Este Aliado no puede atacar.", Until: "por el resto del juego"},
	}}, v)
	for _, want := range []string{
		"Fuerza 5; impresa, 2", "Coste 2", "Estandarte: Este Aliado gana 3 a la Fuerza (mientras Estandarte esté en juego)",
		"una carta que ya no se ve: Este Aliado no puede atacar (por el resto del juego)",
		"Con bloqueo de Estandarte.", "Porta Espada.", "Sin habilidad: la ha perdido.", "Baila.", "Ajustar a mano",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not said in\n%s", want, text)
		}
	}
}

func TestAMessageDoesNotCoverAnAttacker(t *testing.T) {
	m := open(t, sit(t))
	m.board.view.Cards[knight-1].Marks |= game.Attacking
	m.board.view.Cards[knight-1].Zone = fField
	m.board.settle(false)
	at, _ := m.board.place(Drop{Card: knight})
	m.board.say("¡Cuidado!", at.center().AddXY(0, 20))
	word := m.board.word.box
	if r := (rect{word.Position().X, word.Position().Y, word.Size().Width, word.Size().Height}); r.overlaps(at) {
		t.Errorf("%+v lies over the card at %+v", r, at)
	}
}
