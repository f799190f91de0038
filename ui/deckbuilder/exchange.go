package deckbuilder

import (
	"bytes"
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/game/deck"
	"castillo/images/qr"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// showMore opens the menu of what can be done with whole decks.
func (s *Screen) showMore() {
	needs := func(i *fyne.MenuItem) *fyne.MenuItem {
		i.Disabled = s.model.At() < 0
		return i
	}
	copyAs := needs(fyne.NewMenuItem(words.T("Copiar como"), nil))
	copyAs.ChildMenu = fyne.NewMenu("")
	saveAs := needs(fyne.NewMenuItem(words.T("Guardar en un archivo"), nil))
	saveAs.ChildMenu = fyne.NewMenu("")
	for _, form := range deck.Forms() {
		copyAs.ChildMenu.Items = append(copyAs.ChildMenu.Items, fyne.NewMenuItem(formTitle(form), func() { s.copyText(form) }))
		saveAs.ChildMenu.Items = append(saveAs.ChildMenu.Items, fyne.NewMenuItem(formTitle(form)+"…", func() { s.saveFile(form) }))
	}
	for _, out := range s.outputs() {
		saveAs.ChildMenu.Items = append(saveAs.ChildMenu.Items, fyne.NewMenuItem(out.title+"…", func() { s.saveOutput(out) }))
	}
	menu := fyne.NewMenu("",
		needs(fyne.NewMenuItem(words.T("Duplicar"), s.duplicate)),
		needs(fyne.NewMenuItem(words.T("Cambiar el nombre…"), s.rename)),
		needs(fyne.NewMenuItem(words.T("Eliminar"), s.discard)),
		fyne.NewMenuItem(words.T("Papelera…"), s.showTrash),
		fyne.NewMenuItemSeparator(),
		needs(fyne.NewMenuItem(words.T("Mano de prueba…"), func() { s.showHand(chance) })),
		needs(fyne.NewMenuItem(words.T("Lo que falta…"), s.showShortages)),
		needs(fyne.NewMenuItem(words.T("Código QR…"), s.showCode)),
		fyne.NewMenuItemSeparator(),
		copyAs, saveAs,
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(words.T("Pegar una lista"), s.pasteText),
		fyne.NewMenuItem(words.T("Abrir una lista o un código QR…"), s.openFile),
	)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.more)
	pop := widget.NewPopUpMenu(menu, s.desk.Canvas())
	pop.ShowAtPosition(at.SubtractXY(0, pop.MinSize().Height+4))
	s.desk.Canvas().Focus(pop)
}

// formTitle is what the menu calls a form.
func formTitle(f deck.Form) string {
	switch f {
	case deck.Coded:
		return words.T("Lista con ediciones y números")
	case deck.Plain:
		return words.T("Solo cantidades y nombres")
	case deck.Table:
		return words.T("Tabla CSV")
	}
	return words.T("Lista de Castillo")
}

func formSuffix(f deck.Form) string {
	if f == deck.Table {
		return ".csv"
	}
	return ".txt"
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

func (s *Screen) copyText(form deck.Form) {
	fyne.CurrentApp().Clipboard().SetContent(s.model.Export(form))
	s.desk.Notes.Say(words.T("La lista está en el portapapeles"))
}

// pasteText takes a list from the clipboard, or a file that was copied there.
func (s *Screen) pasteText() {
	text := fyne.CurrentApp().Clipboard().Content()
	if path, ok := widgets.CopiedFile(text); ok {
		s.takeFile(path)
		return
	}
	s.take(text)
}

// take makes a deck of a text, or a format, or says which lines cannot be read.
func (s *Screen) take(text string) {
	if strings.TrimSpace(text) == "" {
		widgets.Tell(s.desk.Canvas(), words.T("No hay ninguna lista"), words.T("El portapapeles no tiene texto. Copia una lista como «3x Nombre», una carta por línea."))
		return
	}
	if deck.IsFormat(text) {
		s.takeFormat(text)
		return
	}
	d, err := s.model.Imported(text)
	if err != nil {
		widgets.Tell(s.desk.Canvas(), words.T("La lista no se puede leer"), words.Error(err))
		return
	}
	s.keep(d, words.T("Mazo creado: {name}", "name", d.Name))
}

func (s *Screen) saveFile(form deck.Form) {
	text, name := s.model.Export(form), widgets.FileName(s.model.Name())+formSuffix(form)
	widgets.SaveFile(s.desk, words.T("Guardar la lista"), name, func(path string) {
		s.writeFile(path, func() ([]byte, error) { return []byte(text), nil })
	})
}

func (s *Screen) openFile() {
	widgets.OpenFile(s.desk, words.T("Abrir una lista o un código QR"), ".txt .csv .tsv .dec .cod .png .jpg .jpeg .gif .webp", s.takeFile)
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

// readList reads a file no further than a list or a picture can be long. Of a
// picture it gives the code that is in it.
func readList(path string) (string, error) {
	f, err := files.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, qr.MaxBytes+1))
	if err != nil {
		return "", err
	}
	if qr.IsPicture(data) {
		return qr.Read(bytes.NewReader(data))
	}
	return string(data[:min(len(data), deck.MaxBytes+1)]), nil
}
