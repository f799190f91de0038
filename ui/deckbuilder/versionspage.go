package deckbuilder

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// versionsPage lists the kept states of the deck and how each differs from the
// deck as it is.
type versionsPage struct {
	content fyne.CanvasObject
	screen  *Screen
	shown   deck.Versions
	now     deck.List
	list    *widgets.List
	empty   fyne.CanvasObject
	split   *container.Split
	changes *fyne.Container
	back    *widgets.Button
	at      int // -1: none is chosen
}

func newVersionsPage(s *Screen) *versionsPage {
	p := &versionsPage{screen: s, changes: container.NewVBox(), at: -1}
	p.list = widgets.NewList(func() int { return len(p.shown) }, func() fyne.CanvasObject {
		return container.NewPadded(container.NewVBox(
			widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}), widgets.Small(" ")))
	}, p.bind)
	p.list.Follows = true
	p.list.OnSelected = func(i int) {
		p.at = i
		p.showChanges()
	}
	p.empty = widgets.Explain(words.T("Guarda una versión antes de cambiar el mazo; después verás aquí qué cambió y podrás volver a ella."))
	keep := widgets.NewIconButton(words.T("Guardar versión…"), fynetheme.DocumentSaveIcon(), s.keepVersion)
	p.back = widgets.NewIconButton(words.T("Volver a ella"), fynetheme.ContentUndoIcon(), func() {
		if p.at >= 0 && p.at < len(p.shown) {
			s.change(s.model.Return(p.shown[p.at]))
		}
	})
	p.split = container.NewVSplit(p.list, container.NewVScroll(p.changes))
	p.split.Offset = 0.4
	p.content = container.NewBorder(nil, container.NewGridWithColumns(2, keep, p.back), nil, nil,
		container.NewStack(container.NewVBox(p.empty), p.split))
	return p
}

func (p *versionsPage) bind(i int, o fyne.CanvasObject) {
	if i >= len(p.shown) {
		return
	}
	lines := o.(*fyne.Container).Objects[0].(*fyne.Container).Objects
	name := p.shown[i].Name
	if name == "" {
		name = words.T("Sin nombre")
	}
	lines[0].(*widgets.Ink).SetText(shortened(name, fynetheme.SizeNameText, deckWidth-60))
	lines[1].(*widgets.Ink).SetText(when(p.shown[i].When) + " · " + words.N(p.shown[i].List.Count(), "{n} carta", "{n} cartas"))
}

// when is a moment as the owner's clock tells it.
func when(moment string) string {
	t, err := time.Parse(time.RFC3339, moment)
	if err != nil {
		return words.T("sin fecha")
	}
	return words.Moment(t.Local())
}

func (p *versionsPage) show(versions deck.Versions, now deck.List) {
	p.shown, p.now = versions, now
	if p.at >= len(versions) {
		p.at = len(versions) - 1
	}
	if len(versions) == 0 {
		p.empty.Show()
		p.split.Hide()
	} else {
		p.empty.Hide()
		p.split.Show()
		p.list.Refresh()
	}
	p.showChanges()
}

// showChanges tells what has changed since the chosen version.
func (p *versionsPage) showChanges() {
	p.changes.Objects = nil
	p.back.Disable()
	if p.at < 0 || p.at >= len(p.shown) {
		p.changes.Refresh()
		return
	}
	d := deck.Compare(p.shown[p.at].List, p.now)
	p.changes.Add(part(words.T("Desde entonces")))
	if d.Empty() {
		p.changes.Add(widgets.Muted(words.T("No ha cambiado nada")))
	} else {
		p.back.Enable()
	}
	for _, line := range differenceLines(d) {
		p.changes.Add(line)
	}
	p.changes.Refresh()
}

// differenceLines tells a difference, a line a change.
func differenceLines(d deck.Difference) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	line := func(text string, colour fyne.ThemeColorName) {
		out = append(out, widgets.NewInk(shortened(text, fynetheme.SizeNameText, deckWidth-40), colour, fynetheme.SizeNameText, fyne.TextStyle{}))
	}
	if d.Before != d.After {
		none := func(r deck.Ref) string {
			if r == (deck.Ref{}) {
				return words.T("ninguno")
			}
			return r.String()
		}
		line(words.T("Oro inicial: {before} › {after}", "before", none(d.Before), "after", none(d.After)), fynetheme.ColorNameForeground)
	}
	changes := func(all []deck.Change) {
		for _, c := range all {
			colour := fynetheme.ColorNameSuccess
			if c.After < c.Before {
				colour = fynetheme.ColorNameError
			}
			line(c.String(), colour)
		}
	}
	changes(d.Cards)
	if len(d.Sideboard) > 0 {
		line(words.T("Banquillo"), themeMuted)
	}
	changes(d.Sideboard)
	return out
}

// keepVersion asks for a name and keeps the deck as it is.
func (s *Screen) keepVersion() {
	if s.model.At() < 0 || s.model.Unread() != nil {
		return
	}
	widgets.AskText(s.desk.Canvas(), words.T("Nombre de la versión"), "", words.T("Guardar"), nil, func(name string) {
		if !s.model.KeepVersion(strings.TrimSpace(name), time.Now()) {
			s.desk.Notes.Say(words.T("Esta versión ya está guardada"))
			return
		}
		s.refresh()
		s.save()
		s.desk.Notes.Say(words.T("Versión guardada"))
	})
}
