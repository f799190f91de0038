package collection

import (
	"bytes"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// dataEnding is that of files of card data.
const dataEnding = ".zip"

// dataLine is one thing that a file of card data tells.
type dataLine struct {
	title, fate, detail string
	takes               bool
	toggle              func() // takes it or leaves what there is; nil where there is nothing to choose
}

// dataLines are what a file tells: prices, cards, then texts.
func dataLines(p *cardsdb.DataPlan) []dataLine {
	var lines []dataLine
	if p.Prices.Mode == transfer.Pricing {
		t := p.Prices.Totals()
		detail := words.N(t.Prices, "{n} precio en {currency}", "{n} precios en {currency}", "currency", p.Prices.Prices.Currency)
		if left := t.Refused + t.Ambiguous; left > 0 {
			detail += " · " + words.N(left, "{n} línea no dice de qué carta es", "{n} líneas no dicen de qué carta son")
		}
		lines = append(lines, dataLine{words.T("Lista de precios de {list}", "list", p.Prices.Prices.Called()), words.T("precios"), detail, !p.NoPrices, func() { p.NoPrices = !p.NoPrices }})
	}
	for i, c := range p.Cards {
		line := dataLine{strings.TrimSpace(c.Card.Code() + " " + c.Card.Name), cardFate(c.Fate), changesIn(c), c.Brings(), nil}
		if c.Fate != cardsdb.SameCard {
			line.toggle = func() { p.Cards[i].Keeps = !p.Cards[i].Keeps }
		}
		lines = append(lines, line)
	}
	for i, w := range p.Wordings {
		line := dataLine{w.Called(), fateOf(w), w.Text, w.Brings() && !p.Keeps[i], nil}
		if w.Brings() {
			line.toggle = func() { p.Keeps[i] = !p.Keeps[i] }
		}
		lines = append(lines, line)
	}
	return lines
}

// cardFate says what becomes of the facts of a printing.
func cardFate(f cardsdb.CardFate) string {
	switch f {
	case cardsdb.OtherCard:
		return words.T("distinta de la del programa")
	case cardsdb.OwnCard:
		return words.T("distinta de la tuya")
	case cardsdb.SameCard:
		return words.T("ya la tienes")
	}
	return words.T("carta nueva")
}

// changesIn says what facts of a printing would be others, or which ones a new one has.
func changesIn(p cardsdb.PlannedCard) string {
	var said []string
	for _, fact := range p.Changed() {
		was, now := p.Facts(fact)
		if p.Fate == cardsdb.NewCard {
			said = append(said, fact+": "+now)
		} else {
			said = append(said, words.T("{fact}: de «{was}» a «{now}»", "fact", fact, "was", was, "now", now))
		}
	}
	return strings.Join(said, " · ")
}

// askData lets the owner choose a file of card data and shows what it would bring.
func (s *Screen) askData() {
	widgets.OpenFile(s.desk, words.T("Traer datos de cartas"), dataEnding, s.openData)
}

func (s *Screen) openData(path string) {
	var plan cardsdb.DataPlan
	s.desk.Later(func() error {
		in, err := files.Open(path)
		if err != nil {
			return err
		}
		defer in.Close()
		data, err := cardsdb.ReadCardData(in)
		if err != nil {
			return err
		}
		plan, err = s.model.store.PlanData(data)
		return err
	}, func(err error) {
		if err == nil {
			s.showData(filepath.Base(path), &plan)
		}
	})
}

// showData lists what a file would bring, each thing whole below the list. What the
// owner wrote stays unless that is changed.
func (s *Screen) showData(source string, plan *cardsdb.DataPlan) *widgets.Sheet {
	lines := dataLines(plan)
	shown := widgets.Wrapped("")
	list := widgets.NewList(func() int { return len(lines) },
		func() fyne.CanvasObject {
			fate := widgets.NewInk("", theme.Muted, fynetheme.SizeNameCaptionText, fyne.TextStyle{})
			return container.NewBorder(nil, nil, widgets.NewCheck("", nil), container.NewCenter(fate), widget.NewLabel(""))
		}, nil)
	brings := widgets.Muted("")
	tell := func() {
		cards, texts, prices := plan.Brings()
		brings.SetText(words.T("Llegan: {cards} cartas, {texts} textos, {prices} precios.", "cards", cards, "texts", texts, "prices", prices))
	}
	at := 0
	toggle := func(i int) {
		if lines[i].toggle != nil {
			lines[i].toggle()
			lines = dataLines(plan)
			tell()
		}
		list.Refresh()
	}
	list.UpdateItem = func(i int, o fyne.CanvasObject) {
		row := o.(*fyne.Container).Objects
		row[0].(*widget.Label).SetText(lines[i].title)
		check := row[1].(*widgets.Check)
		check.OnChanged = nil
		check.SetChecked(lines[i].takes)
		check.OnChanged = func(bool) { toggle(i) }
		if check.Enable(); lines[i].toggle == nil {
			check.Disable()
		}
		row[2].(*fyne.Container).Objects[0].(*widgets.Ink).SetText(lines[i].fate)
	}
	list.OnSelected = func(i int) {
		at = i
		shown.SetText(lines[i].detail)
	}
	head := container.NewVBox(widgets.Muted(aboutData(source, plan.Data)).Cut(), widgets.Small(words.T("Lo marcado llega y lo demás queda como está; lo que tú anotaste queda si no lo marcas. Espacio marca.")))
	below := container.NewBorder(nil, brings, nil, nil, container.NewVScroll(shown))
	body := container.NewBorder(head, widgets.MinSize(fyne.NewSize(0, wordingHeight), below), nil, nil, widgets.MinSize(fyne.NewSize(wordingsWidth, wordingsHeight), list))
	sheet := widgets.ShowSheet(s.desk.Canvas(), words.T("Datos de cartas"), body, widgets.Choice{Text: words.T("Cancelar")},
		widgets.Choice{Text: words.T("Traer lo marcado"), Importance: widget.HighImportance, Do: func() { s.takeData(source, *plan) }})
	list.Follows = true
	sheet.OnRune = func(r rune) {
		if r == ' ' {
			toggle(at)
		}
	}
	tell()
	list.Select(0)
	s.desk.Canvas().Focus(list)
	return sheet
}

// aboutData says what a file is.
func aboutData(source string, d cardsdb.CardData) string {
	said := []string{source}
	for _, one := range []string{d.Title, d.Author, d.Date.String()} {
		if one != "" {
			said = append(said, one)
		}
	}
	return strings.Join(said, " · ")
}

func (s *Screen) takeData(source string, plan cardsdb.DataPlan) {
	cards, texts, prices := plan.Brings()
	if cards+texts+prices == 0 {
		s.desk.Notes.Say(words.T("No había nada que importar"))
		return
	}
	s.desk.Later(func() error { return s.model.store.TakeData(source, plan) }, func(err error) {
		if err != nil {
			return
		}
		s.desk.Notes.Offer(words.T("Llegaron de {source}: {cards} cartas, {texts} textos, {prices} precios", "source", source, "cards", cards, "texts", texts, "prices", prices),
			words.T("Deshacer"), s.Undo)
		s.imported()
	})
}

// saveData writes what the owner could tell others into a file.
func (s *Screen) saveData() {
	var data cardsdb.CardData
	s.desk.Later(func() (err error) {
		data, err = s.model.store.CardData()
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case data.Empty():
			s.desk.Notes.Say(words.T("No has anotado datos ni textos de cartas, ni tienes una lista de precios"))
		default:
			s.askDataFile(data)
		}
	})
}

func (s *Screen) askDataFile(data cardsdb.CardData) {
	today := holding.DateOf(time.Now())
	widgets.AskText(s.desk.Canvas(), words.T("¿Cómo se llaman estos datos?"), words.T("Datos de cartas"), words.T("Elegir el archivo…"), nil, func(title string) {
		data.Title, data.Date = strings.TrimSpace(title), today
		widgets.SaveFile(s.desk, words.T("Guardar mis datos de cartas"), widgets.FileName(data.Title)+dataEnding, func(path string) {
			s.desk.Later(func() error {
				var file bytes.Buffer
				if err := cardsdb.WriteCardData(&file, data); err != nil {
					return err
				}
				return files.Replace(path, 0o644, file.Bytes())
			}, func(err error) {
				if err == nil {
					s.desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
				}
			})
		})
	})
}
