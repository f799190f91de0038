package playmat

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/game"
)

func TestF1ShowsTheKeysOfWhatIsInSight(t *testing.T) {
	m := open(t, sit(t))
	check := func(what string, has, hasNot []string) {
		t.Helper()
		m.key(fyne.KeyF1)
		if m.panel == nil || !m.panel.page.Keys {
			t.Fatalf("%s: no keys", what)
		}
		text := m.panel.text.Text
		for _, line := range has {
			if !strings.Contains(text, line) {
				t.Errorf("%s: %q is not in\n%s", what, line, text)
			}
		}
		for _, line := range hasNot {
			if strings.Contains(text, line) {
				t.Errorf("%s: %q is in\n%s", what, line, text)
			}
		}
		m.key(fyne.KeyF1) // which is there already
		m.key(fyne.KeyEscape)
	}
	check("the table", []string{"T — Terminar turno", "ir de carta en carta"}, []string{"Esc — Soltar"})
	m.choose(Drop{Card: knight}, true)
	check("a held card", []string{"Esc — Soltar"}, []string{"T — Terminar turno"})
	if m.held != knight {
		t.Error("the keys put the card back")
	}
	m.cancel()
	m.showOptions()
	title := m.panel.page.Title
	check("a page", []string{"tomar lo señalado", "Esc — Seguir jugando"}, []string{"Terminar turno"})
	if m.panel == nil || m.panel.page.Title != title {
		t.Error("the page does not come back")
	}
}

func TestTheKeysComeBackToTheHandAfterEveryPageAndQuestion(t *testing.T) {
	m := open(t, sit(t))
	c := fyne.CurrentApp().Driver().CanvasForObject(m)
	send := func(k fyne.KeyName) {
		if f := c.Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	check := func(after string) {
		t.Helper()
		if c.Focused() != fyne.Focusable(m.board) {
			t.Fatalf("after %s the keys go to %T", after, c.Focused())
		}
		send(fyne.KeyTab)
		if !m.board.keyed || m.panel != nil {
			t.Errorf("after %s the keys do nothing on the table", after)
		}
	}
	for what, page := range map[string]func(){
		"the options": m.showOptions, "the keys": m.ShowKeys, "the question whether to leave": m.askLeave,
		"the question whether to concede": m.askConcede, "the phases": m.showSkips,
	} {
		page()
		c.Focus(m.panel.answers[len(m.panel.answers)-1]) // as a click does
		test.Tap(m.panel.answers[len(m.panel.answers)-1])
		for range 3 { // from a page to the one before it
			if m.panel != nil {
				send(fyne.KeyEscape)
			}
		}
		check(what)
	}
	c.Focus(m.more)
	test.Tap(m.more)
	send(fyne.KeyEscape)
	check("the options by their button")
	c.Focus(m.pay)
	test.Tap(m.pay)
	check("the choice how to pay")
	for _, choice := range m.prompt.choices {
		if choice.Key == "T" {
			choice.Do()
		}
	}
	run(t, m)
	check("an answer")
	for m.step.Options != nil && m.step.View.Decision.Kind != game.Main {
		m.Do(m.step.Options[0])
		run(t, m)
	}
	check("a question")
}
