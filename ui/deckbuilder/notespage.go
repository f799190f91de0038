package deckbuilder

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// notesDelay is how long the pen rests before what was written is stored.
const notesDelay = time.Second

// notesPage is where the owner writes about the deck.
type notesPage struct {
	content fyne.CanvasObject
	screen  *Screen
	tags    *widgets.SearchEntry
	notes   *notesEntry
	quiet   bool // a deck is being shown, nobody writes
	pending *time.Timer
}

func newNotesPage(s *Screen) *notesPage {
	p := &notesPage{screen: s, tags: widgets.NewSearchEntry(), notes: newNotesEntry()}
	p.tags.SetPlaceHolder(words.T("torneo, dragones, prestado a Juan"))
	p.notes.SetPlaceHolder(words.T("Cómo se juega, qué cambiar, contra quién ganó…"))
	p.notes.Wrapping = fyne.TextWrapWord
	p.tags.OnChanged = func(text string) { p.written(s.model.SetTags(text)) }
	p.notes.OnChanged = func(text string) { p.written(s.model.SetNotes(text)) }
	p.notes.onLost = p.flush
	p.tags.OnSubmitted = func(string) { s.desk.Canvas().Focus(p.notes) }
	p.content = container.NewBorder(container.NewVBox(part(words.T("Etiquetas, con comas")), p.tags, part(words.T("Notas"))),
		nil, nil, nil, p.notes)
	return p
}

// written stores what was written once the pen rests.
func (p *notesPage) written(changed bool) {
	if p.quiet || !changed {
		return
	}
	if p.pending != nil {
		p.pending.Stop()
	}
	p.pending = time.AfterFunc(notesDelay, func() { fyne.Do(p.flush) })
}

// flush stores at once what is not stored yet.
func (p *notesPage) flush() {
	if p.pending != nil && p.pending.Stop() {
		p.screen.save()
	}
	p.pending = nil
}

func (p *notesPage) show(l deck.List, notes string) {
	p.quiet = true
	if tags := strings.Join(l.Tags, ", "); !sameTags(p.tags.Text, l.Tags) {
		p.tags.SetText(tags)
	}
	if strings.TrimSpace(p.notes.Text) != notes {
		p.notes.SetText(notes)
	}
	p.quiet = false
}

// sameTags reports whether a text being written already means these tags, so
// that nothing moves under the pen.
func sameTags(text string, tags []string) bool {
	written := deck.List{Tags: strings.Split(text, ",")}.Tidy()
	return written.Equal(deck.List{Tags: tags})
}

// notesEntry is a page to write on. It tells when somebody stops writing, and
// leaves the keys of the window to it.
type notesEntry struct {
	widget.Entry
	onLost func()
}

func newNotesEntry() *notesEntry {
	e := &notesEntry{}
	e.MultiLine = true
	e.ExtendBaseWidget(e)
	return e
}

// FocusLost implements fyne.Focusable.
func (e *notesEntry) FocusLost() {
	e.Entry.FocusLost()
	if e.onLost != nil {
		e.onLost()
	}
}

// AcceptsTab lets Tab lead on, as everywhere in the window.
func (e *notesEntry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *notesEntry) TypedKey(k *fyne.KeyEvent) {
	if !widgets.OfWindow(e, k) {
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (e *notesEntry) TypedShortcut(s fyne.Shortcut) {
	if !widgets.ToWindow(e, s) {
		e.Entry.TypedShortcut(s)
	}
}
