package collection

import (
	"bytes"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The sizes of the sheet of wordings.
const (
	wordingsWidth  = 640
	wordingsHeight = 300
	wordingHeight  = 96 // of the text below the list, which must not move it
)

// wordingsEnding is that of files of wordings.
const wordingsEnding = ".txt"

// askWordings lets the owner choose a file of wordings and shows what it would bring.
func (s *Screen) askWordings() {
	widgets.OpenFile(s.desk, words.T("Traer textos de cartas"), wordingsEnding, s.openWordings)
}

func (s *Screen) openWordings(path string) {
	var plan []cardsdb.PlannedWording
	s.desk.Later(func() error {
		in, err := files.Open(path)
		if err != nil {
			return err
		}
		defer in.Close()
		all, err := cardsdb.ReadWordings(in)
		if err != nil {
			return err
		}
		plan, err = s.model.store.Corrections().Plan(all)
		return err
	}, func(err error) {
		if err == nil {
			s.showWordings(filepath.Base(path), plan)
		}
	})
}

// showWordings lists what a file would bring, each text whole below the list.
func (s *Screen) showWordings(source string, plan []cardsdb.PlannedWording) *widgets.Sheet {
	brings := 0
	for _, p := range plan {
		if p.Brings() {
			brings++
		}
	}
	shown, slips := widgets.Wrapped(""), widgets.NewInk("", fynetheme.ColorNameWarning, fynetheme.SizeNameCaptionText, fyne.TextStyle{})
	list := widgets.NewList(func() int { return len(plan) },
		func() fyne.CanvasObject {
			fate := widgets.NewInk("", theme.Muted, fynetheme.SizeNameCaptionText, fyne.TextStyle{})
			return container.NewBorder(nil, nil, nil, container.NewCenter(fate), widget.NewLabel(""))
		},
		func(i int, o fyne.CanvasObject) {
			row := o.(*fyne.Container).Objects
			row[0].(*widget.Label).SetText(plan[i].Called())
			row[1].(*fyne.Container).Objects[0].(*widgets.Ink).SetText(fateOf(plan[i]))
		})
	list.OnSelected = func(i int) {
		shown.SetText(plan[i].Text)
		slips.SetText(slipsIn(plan[i]))
	}
	title := widgets.Muted(words.N(len(plan), "{source} tiene {n} texto; {brings} es nuevo para ti o distinto.", "{source} tiene {n} textos; {brings} son nuevos para ti o distintos.", "source", source, "brings", brings))
	below := container.NewBorder(nil, slips, nil, nil, container.NewVScroll(shown))
	body := container.NewBorder(title, widgets.MinSize(fyne.NewSize(0, wordingHeight), below), nil, nil, widgets.MinSize(fyne.NewSize(wordingsWidth, wordingsHeight), list))
	choices := []widgets.Choice{{Text: words.T("Cerrar"), Importance: widget.HighImportance}}
	if brings > 0 {
		choices = []widgets.Choice{{Text: words.T("Cancelar")}, {Text: words.N(brings, "Traer {n} texto", "Traer {n} textos"),
			Importance: widget.HighImportance, Do: func() { s.takeWordings(source, plan, brings) }}}
	}
	sheet := widgets.ShowSheet(s.desk.Canvas(), words.T("Textos de cartas"), body, choices...)
	list.Follows = true
	if len(plan) > 0 {
		list.Select(0)
	}
	s.desk.Canvas().Focus(list)
	return sheet
}

func (s *Screen) takeWordings(source string, plan []cardsdb.PlannedWording, brings int) {
	s.desk.Later(func() error { return s.model.store.Corrections().Take(source, plan) }, func(err error) {
		if err != nil {
			return
		}
		s.desk.Notes.Offer(words.N(brings, "Se trajo {n} texto de {source}", "Se trajeron {n} textos de {source}", "source", source), words.T("Deshacer"), s.Undo)
		s.reread(true)
	})
}

// fateOf says what becomes of a text.
func fateOf(p cardsdb.PlannedWording) string {
	switch p.Fate {
	case cardsdb.OtherText:
		return words.T("reemplaza el tuyo")
	case cardsdb.SameText:
		return words.T("ya lo tienes")
	case cardsdb.NoSuchCard:
		return words.T("no hay tal carta")
	}
	return words.T("nuevo")
}

// slipsIn says how much of a text will be played by hand.
func slipsIn(p cardsdb.PlannedWording) string {
	if n := byHand(p.Text, p.Card); p.Fate != cardsdb.NoSuchCard && n > 0 {
		return words.N(n, "{n} frase no se entiende: se jugará a mano.", "{n} frases no se entienden: se jugarán a mano.")
	}
	return ""
}

// saveWordings writes the texts of the owner's to a file for others.
func (s *Screen) saveWordings() {
	var own []cardsdb.Wording
	s.desk.Later(func() (err error) {
		own, err = s.model.store.Corrections().Wordings()
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case len(own) == 0:
			s.desk.Notes.Say(words.T("No has escrito el texto de ninguna carta"))
		default:
			widgets.SaveFile(s.desk, words.T("Guardar mis textos de cartas"), words.T("textos")+wordingsEnding, func(path string) { s.writeWordings(path, own) })
		}
	})
}

func (s *Screen) writeWordings(path string, own []cardsdb.Wording) {
	s.desk.Later(func() error {
		var file bytes.Buffer
		if err := cardsdb.WriteWordings(&file, own); err != nil {
			return err
		}
		return files.Replace(path, 0o644, file.Bytes())
	}, func(err error) {
		if err == nil {
			s.desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
		}
	})
}
