package deckbuilder

import (
	"io"
	"os"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showMore opens the menu of what can be done with whole decks.
func (s *Screen) showMore() {
	needs := func(i *fyne.MenuItem) *fyne.MenuItem {
		i.Disabled = s.model.At() < 0
		return i
	}
	menu := fyne.NewMenu("",
		needs(fyne.NewMenuItem(words.T("Duplicar"), s.duplicate)),
		needs(fyne.NewMenuItem(words.T("Cambiar el nombre…"), s.rename)),
		needs(fyne.NewMenuItem(words.T("Eliminar"), s.discard)),
		fyne.NewMenuItemSeparator(),
		needs(fyne.NewMenuItem(words.T("Copiar como texto"), s.copyText)),
		needs(fyne.NewMenuItem(words.T("Guardar en un archivo…"), s.saveFile)),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Pegar una lista"), s.pasteText),
		fyne.NewMenuItem(words.T("Abrir una lista de un archivo…"), s.openFile),
	)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.more)
	pop := widget.NewPopUpMenu(menu, s.desk.Canvas())
	pop.ShowAtPosition(at.SubtractXY(0, pop.MinSize().Height+4))
}

// keep stores a new deck and opens it.
func (s *Screen) keep(d cardsdb.Deck, note string) {
	s.desk.Later(func() (err error) {
		d, err = s.store.Save(d)
		return err
	}, func(err error) {
		if err != nil {
			return
		}
		s.model.Insert(d)
		s.refresh()
		s.desk.Notes.Say(note)
	})
}

func (s *Screen) fresh() {
	d := s.model.Fresh()
	s.keep(d, words.T("Mazo creado: {name}", "name", d.Name))
}

func (s *Screen) duplicate() {
	if d, ok := s.model.Copy(); ok {
		s.keep(d, words.T("Mazo creado: {name}", "name", d.Name))
	}
}

func (s *Screen) rename() {
	check := func(name string) string {
		if strings.TrimSpace(name) == "" {
			return words.T("Escribe un nombre")
		}
		return ""
	}
	widgets.AskText(s.desk.Canvas(), words.T("Nombre del mazo"), s.model.Name(), words.T("Guardar"), check, func(name string) {
		if s.model.Rename(name) {
			s.refresh()
			s.save()
		}
	})
}

// discard puts the deck into the trash and offers to take it out again.
func (s *Screen) discard() {
	gone := s.model.Forget()
	s.refresh()
	s.desk.Later(func() error { return s.store.Delete(gone.ID) }, func(err error) {
		if err != nil {
			s.model.Insert(gone)
			s.refresh()
			return
		}
		s.desk.Notes.Offer(words.T("Mazo eliminado: {name}", "name", gone.Name), words.T("Deshacer"), func() { s.recover(gone) })
	})
}

func (s *Screen) recover(gone cardsdb.Deck) {
	s.desk.Later(func() error { return s.store.Recover(gone.ID) }, func(err error) {
		if err == nil {
			s.model.Insert(gone)
			s.refresh()
		}
	})
}

func (s *Screen) copyText() {
	fyne.CurrentApp().Clipboard().SetContent(s.model.Export())
	s.desk.Notes.Say(words.T("La lista está en el portapapeles"))
}

func (s *Screen) pasteText() { s.take(fyne.CurrentApp().Clipboard().Content()) }

// take makes a deck of a text, or says which lines cannot be read.
func (s *Screen) take(text string) {
	if strings.TrimSpace(text) == "" {
		widgets.Tell(s.desk.Canvas(), words.T("No hay ninguna lista"), words.T("El portapapeles no tiene texto. Copia una lista como «3x Nombre», una carta por línea."))
		return
	}
	d, err := s.model.Imported(text)
	if err != nil {
		widgets.Tell(s.desk.Canvas(), words.T("La lista no se puede leer"), err.Error())
		return
	}
	s.keep(d, words.T("Mazo creado: {name}", "name", d.Name))
}

func (s *Screen) saveFile() {
	text, name := s.model.Export(), widgets.FileName(s.model.Name())+".txt"
	widgets.SaveFile(s.desk, words.T("Guardar la lista"), name, func(path string) {
		s.desk.Later(func() error { return os.WriteFile(path, []byte(text), 0o644) }, func(err error) {
			if err == nil {
				s.desk.Notes.Say(words.T("Guardado en {path}", "path", path))
			}
		})
	})
}

func (s *Screen) openFile() {
	widgets.OpenFile(s.desk, words.T("Abrir una lista"), ".txt", s.takeFile)
}

// Dropped makes decks of files that were let go over the window.
func (s *Screen) Dropped(paths []string) {
	for _, path := range paths {
		s.takeFile(path)
	}
}

func (s *Screen) takeFile(path string) {
	var text string
	s.desk.Later(func() (err error) {
		text, err = readList(path)
		return err
	}, func(err error) {
		if err == nil {
			s.take(text)
		}
	})
}

// readList reads a file no further than a list can be long.
func readList(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, deck.MaxBytes+1))
	return string(data), err
}
