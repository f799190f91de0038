package trades

import (
	"bytes"
	"cmp"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// dealHeight is the height of the two sides of a deal.
const dealHeight = 300

// dealSheet is a deal before it is done.
type dealSheet struct {
	of   *sheet
	deal *settlement

	*widgets.Sheet
	with, place      *widgets.SearchEntry
	balance, differs *widgets.Ink
}

// settle shows what was picked as a deal.
func (s *sheet) settle() {
	if s.at() != Exchange || s.lists == nil {
		return
	}
	if s.model.source == "" {
		s.refuse(words.T("Abre primero la colección de la otra persona, o un trato"))
		return
	}
	d := s.model.deal(s.lists, s.model.copyPicked())
	if d.Empty() {
		s.refuse(words.T("Elige primero qué se cambia: una carta y Espacio"))
		return
	}
	s.showDeal(s.model.settle(d, nameOf(s.model.source)))
}

// askDeal lets the owner choose the deal that somebody else wrote down.
func (s *sheet) askDeal() {
	widgets.OpenFile(s.desk, words.T("Abrir un trato"), dealEnding, func(path string) {
		var t *settlement
		s.desk.Later(func() error {
			file, err := files.Open(path)
			if err != nil {
				return err
			}
			defer file.Close()
			t, err = s.model.readDeal(filepath.Base(path), file, s.store)
			return err
		}, func(err error) {
			if err == nil {
				s.showDeal(t)
			}
		})
	})
}

// dealEnding is that of files of deals.
const dealEnding = ".csv"

func (s *sheet) showDeal(t *settlement) *dealSheet {
	d := &dealSheet{of: s, deal: t, with: widgets.NewSearchEntry(), place: widgets.NewSearchEntry(), balance: widgets.Title(""),
		differs: widgets.NewInk("", fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()}
	d.with.SetText(t.with)
	d.with.OnChanged = func(name string) { t.with = strings.TrimSpace(name) }
	d.place.SetPlaceHolder(words.T("carpeta o caja"))
	label := func(text string) fyne.CanvasObject { return container.NewCenter(widgets.Muted(text)) }
	head := container.NewVBox(container.NewHBox(label(words.T("Con quién")), widgets.MinWidth(220, d.with), label(words.T("Lo que llega va a")), widgets.MinWidth(220, d.place)))
	if t.again {
		head.Add(widgets.NewInk(words.T("Este trato ya se hizo el {when}.", "when", t.done.When.Local().Format("02-01-2006 15:04")),
			fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}))
	}
	both := container.NewGridWithColumns(2, d.side(words.T("Doy, de estas filas"), d.gives()), d.side(words.T("Recibo"), d.gets()))
	body := container.NewBorder(head, container.NewVBox(d.differs, d.balance), nil, nil, widgets.MinSize(fyne.NewSize(width, dealHeight), both))
	d.Sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Hacer el cambio"), body, widgets.Choice{Text: words.T("Volver a mirar")})
	d.AddButton(words.T("Guardar el trato para la otra persona…"), widget.MediumImportance, d.save)
	d.AddButton(words.T("Hacer el cambio"), widget.HighImportance, d.do)
	d.place.OnSubmitted = func(string) { d.do() }
	d.with.OnSubmitted = d.place.OnSubmitted
	d.weigh()
	return d
}

// side is one side of the deal under its title.
func (d *dealSheet) side(title string, rows *fyne.Container) fyne.CanvasObject {
	head := widgets.NewInk(title, theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	return container.NewBorder(head, nil, nil, nil, container.NewVScroll(rows))
}

// gives are our rows, of each of which some copies may go.
func (d *dealSheet) gives() *fyne.Container {
	rows := container.NewVBox()
	for i, h := range d.deal.rows {
		var count *widgets.Stepper
		count = widgets.NewStepper(func(by int) {
			d.deal.step(i, by)
			count.Set(strconv.Itoa(d.deal.gives[i]))
			d.weigh()
		})
		count.Set(strconv.Itoa(d.deal.gives[i]))
		about := words.N(h.Count, "de {n}", "de {n}") + keyWords(h.Key)
		rows.Add(d.line(h.Key, about, container.NewCenter(count)))
	}
	return rows
}

func (d *dealSheet) gets() *fyne.Container {
	rows := container.NewVBox()
	for _, h := range d.deal.gets {
		count := widgets.Title(strconv.Itoa(h.Count) + "×")
		rows.Add(d.line(h.Key, cmp.Or(h.Key.String(), words.T("sin más señas")), container.NewCenter(count)))
	}
	return rows
}

// line is a card with what it costs, and below it what else there is to say.
func (d *dealSheet) line(k holding.Key, about string, count fyne.CanvasObject) fyne.CanvasObject {
	name := widgets.NewInk(d.of.model.called(k.Printing), fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
	said := container.NewVBox(name, widgets.Small(about).Cut())
	return container.NewBorder(nil, nil, count, container.NewCenter(widgets.Muted(d.of.model.price(k)+"    ")), said)
}

// now is the deal as it stands.
func (d *dealSheet) now() transfer.Deal {
	return d.deal.deal(d.place.Text, holding.DateOf(time.Now()))
}

func (d *dealSheet) weigh() {
	d.balance.SetText(d.of.model.balance(d.now()))
	d.differs.SetText(d.deal.differs(d.of.model))
}

// save writes the deal for the other side, whose program does the same.
func (d *dealSheet) save() {
	name := words.T("trato") + " " + holding.DateOf(time.Now()).String() + dealEnding
	widgets.SaveFile(d.of.desk, words.T("Guardar el trato para la otra persona"), name, func(path string) {
		now := d.now()
		d.of.desk.Later(func() error {
			var file bytes.Buffer
			if err := transfer.WriteDeal(&file, now, d.of.model.cards); err != nil {
				return err
			}
			return files.Replace(path, 0o644, file.Bytes())
		}, func(err error) {
			if err == nil {
				d.of.desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}

// do does the trade, after asking where it was done before.
func (d *dealSheet) do() {
	if !d.deal.again {
		d.commit()
		return
	}
	widgets.ShowSheet(d.of.desk.Canvas(), words.T("El mismo trato otra vez"),
		widgets.MinWidth(440, widgets.Wrapped(words.T("Este trato ya se hizo: hacerlo otra vez daría y recibiría las cartas dos veces."))),
		widgets.Choice{Text: words.T("Hacerlo otra vez"), Do: d.commit},
		widgets.Choice{Text: words.T("Volver a mirar"), Importance: widget.HighImportance})
}

func (d *dealSheet) commit() {
	now, s := d.now(), d.of
	if now.Empty() {
		return
	}
	s.desk.Later(func() error { return s.store.Trade(d.deal.with, d.deal.digest, now) }, func(err error) {
		if err != nil {
			return
		}
		d.Hide()
		s.Hide()
		s.desk.Notes.Say(words.T("Cambio hecho: {what}. Ctrl+Z lo deshace.", "what", s.model.balance(now)))
		s.done()
	})
}
