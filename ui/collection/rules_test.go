package collection

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

// newOwnScreen shows the screen over a store of its own.
func newOwnScreen(t *testing.T) (*Screen, *cardsdb.Store) {
	t.Helper()
	store := newStore(t)
	return newScreen(t, store), store
}

// tapRule presses a button of the rules box.
func tapRule(t *testing.T, s *Screen, text string) {
	t.Helper()
	for _, o := range s.detail.rules.box.Objects {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("there is no button %q: %s", text, ruleButtons(s))
}

func ruleButtons(s *Screen) string {
	var all []string
	for _, o := range s.detail.rules.box.Objects {
		if b, ok := o.(*widgets.Button); ok {
			all = append(all, b.Text)
		}
	}
	return strings.Join(all, ", ")
}

// find shows the card of a name in the panel.
func find(t *testing.T, s *Screen, name string) card.Card {
	t.Helper()
	s.Search.SetText(name)
	c := s.detail.card
	if c.Name != name {
		t.Fatalf("the search for %q shows %q", name, c.Name)
	}
	return c
}

// withoutText is a card with an ability whose text nobody has written down.
func withoutText(t *testing.T, s *cardsdb.Store) card.Card {
	t.Helper()
	for _, c := range s.Catalogue().All() {
		if c.Ability == card.WithAbility && c.Text == "" && c.Type == card.Ally && len(s.Catalogue().Named(c.Name)) == 1 {
			return c
		}
	}
	t.Skip("every card has its text")
	return card.Card{}
}

const ours = "Cuando este Aliado entra en juego, roba 1 carta. Calcetines"

func TestTheOwnerWritesATextDown(t *testing.T) {
	s, store := newOwnScreen(t)
	c := find(t, s, withoutText(t, store).Name)
	if got := ruleButtons(s); got != "Anotar texto" {
		t.Fatalf("the buttons are %q", got)
	}
	tapRule(t, s, "Anotar texto")
	typeText(s, ours)
	if got := s.desk.Canvas().Focused().(*widgets.SearchEntry).Text; got != ours {
		t.Fatalf("the editor has %q", got)
	}
	press(s, fyne.KeyEscape)
	if got, _ := store.Corrections().All(); len(got) != 0 {
		t.Errorf("Escape keeps %v", got)
	}
	tapRule(t, s, "Anotar texto")
	entry := s.desk.Canvas().Focused().(*widgets.SearchEntry)
	if entry.Text != ours {
		t.Errorf("the draft is %q", entry.Text)
	}
	entry.OnSubmitted(entry.Text)
	loop.Settle(s.desk.Errands.Wait)
	if got, err := store.Corrections().All(); len(got) != 1 || got[0].Name != c.Name || got[0].Facts["texto"] != ours || err != nil {
		t.Errorf("the store has %v, %v", got, err)
	}
	if s.detail.card.Text != ours || s.Grid.Items()[0].Card.Text != ours {
		t.Errorf("the panel says %q, the grid %q", s.detail.card.Text, s.Grid.Items()[0].Card.Text)
	}
	if got := ruleButtons(s); got != "Corregir texto, Borrar el texto" {
		t.Errorf("the buttons are %q", got)
	}
	tapRule(t, s, "Borrar el texto")
	loop.Settle(s.desk.Errands.Wait)
	if got, _ := store.Corrections().All(); len(got) != 0 || s.detail.card.Text != "" {
		t.Errorf("after deleting it the store has %v, the panel %q", got, s.detail.card.Text)
	}
	if s.desk.Notes.Text() == "" {
		t.Error("it cannot be taken back")
	}
}

func TestTheRemarksOnATextFitThePanel(t *testing.T) {
	s, store := newOwnScreen(t)
	c := find(t, s, withoutText(t, store).Name)
	s.putText(c, "Xilzo calcetines. Xilzo calcetines dos veces. Cuando este Aliado entra en juego, roba 1 carta.", false)
	loop.Settle(s.desk.Errands.Wait)
	if got := s.detail.rules.box.MinSize().Width; got > detailWidth-scrollRoom {
		t.Errorf("the text and its remarks want %v of %v", got, detailWidth-scrollRoom)
	}
}

func TestTheNamesOfCardsInATextAreSpelledAsTheyArePrinted(t *testing.T) {
	s, store := newOwnScreen(t)
	find(t, s, withoutText(t, store).Name)
	tapRule(t, s, "Anotar texto")
	entry := s.desk.Canvas().Focused().(*widgets.SearchEntry)
	entry.SetText("si tienes a sir lancelot en juego, roba una carta.")
	entry.OnSubmitted(entry.Text)
	loop.Settle(s.desk.Errands.Wait)
	if want := "si tienes a «Sir Lancelot» en juego, roba una carta."; s.detail.card.Text != want {
		t.Errorf("the card says %q, want %q", s.detail.card.Text, want)
	}
}

func TestTheCatalogueTextComesBack(t *testing.T) {
	s, store := newOwnScreen(t)
	c := find(t, s, "Sir Lancelot")
	if c.Text == "" || ruleButtons(s) != "Corregir texto" {
		t.Fatalf("%q with the buttons %q", c.Text, ruleButtons(s))
	}
	s.putText(c, "Este Aliado es Imbloqueable.", false)
	loop.Settle(s.desk.Errands.Wait)
	tapRule(t, s, "Volver al del catálogo")
	loop.Settle(s.desk.Errands.Wait)
	if s.detail.card != c {
		t.Errorf("the card is %+v", s.detail.card)
	}
	s.putText(c, "  "+c.Text, false)
	loop.Settle(s.desk.Errands.Wait)
	if all, err := store.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("the text of the catalogue is kept as the owner's: %v, %v", all, err)
	}
}

func TestTheEditorSaysHowATextIsRead(t *testing.T) {
	ally := card.Card{Name: "Centinela", Type: card.Ally}
	for wrote, wants := range map[string][]string{
		" ":                       {"Sin texto, la carta se juega a mano."},
		strings.Repeat("a", 5000): {"El texto es demasiado largo para una carta."},
		"Centinela es imbloqueable. Xilzo 2 calcetines": {
			"Este Aliado es Imbloqueable.", "2 [calcetines].", "No conozco la palabra «calcetines».", "Esta frase se jugará a mano."},
		"Cuando Centinela entra en juego, destruye un Aliado de taza Titán": {
			"Cuando este Aliado entra en juego, destruye un Aliado de raza Titán.", "Leí «taza» como «raza»."},
	} {
		var got strings.Builder
		for _, s := range verdict(wrote, ally) {
			seg := s.(*widget.TextSegment)
			if seg.Style.TextStyle.Bold {
				got.WriteString("[" + seg.Text + "]")
			} else {
				got.WriteString(seg.Text)
			}
		}
		for _, want := range wants {
			if !strings.Contains(got.String(), want) {
				t.Errorf("%.30q: %q lacks %q", wrote, got.String(), want)
			}
		}
	}
}
