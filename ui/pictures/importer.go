package pictures

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/images/scans"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Importer brings pictures in, from the screen whose cards they show.
type Importer struct {
	desk    *widgets.Desk
	cards   Catalogue
	changed func() // the pictures of cards are others now
	busy    bool
}

// New works for a screen; changed is called on the goroutine of the window when
// cards have other pictures.
func New(desk *widgets.Desk, cards Catalogue, changed func()) *Importer {
	return &Importer{desk: desk, cards: cards, changed: changed}
}

// library is the owner's pictures. Where they could not be opened it says so.
func (i *Importer) library() *scans.Library {
	l := i.desk.Cache.Library()
	if l == nil {
		i.desk.Fail(words.Err("Las imágenes no se pudieron abrir; cierra Castillo y vuelve a abrirlo."))
	}
	return l
}

const suffixes = ".zip .jpg .jpeg .png .webp .gif"

// Show opens the page of the pictures: what there is, what to do about it.
func (i *Importer) Show() {
	l := i.library()
	if l == nil || i.busy {
		return
	}
	n, cards := l.Count()
	state := words.T("Aún no hay imágenes tuyas: las cartas se ven dibujadas.")
	if n > 0 {
		state = words.N(n, "{n} imagen", "{n} imágenes") + " " + words.N(cards, "de {n} carta", "de {n} cartas")
	}
	body := container.NewVBox(widgets.Muted(state), widgets.MinWidth(520, widgets.Explain(words.T(
		"Trae una carpeta, un zip o imágenes sueltas; también puedes soltarlas sobre la ventana. La carta se reconoce por edición y número en el nombre («ES-012», «012» en la carpeta «Espada Sagrada») o por su nombre."))))
	var sheet *widgets.Sheet
	then := func(do func()) func() {
		return func() {
			sheet.Hide()
			do()
		}
	}
	if waiting := len(l.Waiting()); waiting > 0 {
		b := widgets.NewIconButton(words.N(waiting, "Asignar {n} imagen sin carta…", "Asignar {n} imágenes sin carta…"),
			fynetheme.SearchIcon(), then(i.match))
		body.Add(b)
	}
	if hurt := len(l.Hurt()); hurt > 0 {
		body.Add(widgets.MinWidth(520, widgets.Explain(words.N(hurt, "Hay {n} imagen dañada o que falta.", "Hay {n} imágenes dañadas o que faltan."))))
	}
	if past := i.past(l, then); past != nil {
		body.Add(past)
	}
	if n > 0 {
		check := widgets.NewIconButton(words.T("Comprobar que ninguna esté dañada"), fynetheme.ConfirmIcon(), then(i.check))
		check.Importance = widget.LowImportance
		body.Add(container.NewHBox(check))
	}
	i.offerTrash(l, body, then)
	sheet = widgets.ShowSheet(i.desk.Canvas(), words.T("Imágenes de las cartas"), body,
		widgets.Choice{Text: words.T("Cerrar")},
		widgets.Choice{Text: words.T("Traer imágenes…"), Importance: widget.HighImportance, Do: i.choose})
}

// check reads all pictures through and says what it found.
func (i *Importer) check() {
	l := i.library()
	i.desk.Notes.Say(words.T("Comprobando las imágenes…"))
	go func() {
		found, err := l.Check(context.Background())
		fyne.Do(func() {
			if remarks := found.Remarks(); err == nil && len(remarks) > 0 {
				Tell(i.desk, remarks)
				return
			}
			i.desk.Notes.Say(words.T("Todas las imágenes están como llegaron"))
		})
	}()
}

// Tell shows what there is to know of the owner's pictures, if anything.
func Tell(desk *widgets.Desk, remarks []scans.Remark) {
	var lines []string
	for _, r := range remarks {
		for i, v := range r.Pairs {
			if v == scans.NoCard {
				r.Pairs[i] = words.T(scans.NoCard)
			}
		}
		lines = append(lines, words.Sentence(words.T(r.Sentence, r.Pairs...)))
	}
	if len(lines) > 0 {
		widgets.Tell(desk.Canvas(), words.T("Imágenes de las cartas"), strings.Join(lines, "\n"))
	}
}

// offerTrash says what is in the trash, once that is known, and offers to empty
// it.
func (i *Importer) offerTrash(l *scans.Library, body *fyne.Container, then func(func()) func()) {
	n, size := 0, int64(0)
	i.desk.Later(func() error {
		n, size = l.Trash()
		return nil
	}, func(error) {
		if n == 0 {
			return
		}
		empty := widgets.NewIconButton(words.T("Vaciar la papelera…"), fynetheme.DeleteIcon(), then(func() { i.emptyTrash(l, n) }))
		empty.Importance = widget.LowImportance
		said := words.N(n, "{n} imagen en la papelera", "{n} imágenes en la papelera") + " · " + words.T("{n} KiB", "n", (size+1023)>>10)
		body.Add(container.NewBorder(nil, nil, container.NewCenter(widgets.Muted(said)), empty))
	})
}

// emptyTrash asks, and deletes what is in the trash.
func (i *Importer) emptyTrash(l *scans.Library, n int) {
	widgets.Ask(i.desk.Canvas(), words.T("Vaciar la papelera"),
		words.N(n, "{n} imagen que quitaste hace más de un mes se borra para siempre.", "{n} imágenes que quitaste hace más de un mes se borran para siempre."),
		words.T("Borrar"), func() {
			i.desk.Later(l.EmptyTrash, func(err error) {
				if err == nil {
					i.desk.Notes.Say(words.T("La papelera está vacía"))
				}
			})
		})
}

// past lists the newest imports, each with a way to take it back.
func (i *Importer) past(l *scans.Library, then func(func()) func()) fyne.CanvasObject {
	const most = 5
	imports := l.Imports()
	if len(imports) == 0 {
		return nil
	}
	list := container.NewVBox(widget.NewSeparator(), widgets.Small(words.T("Lo que has traído")))
	for _, p := range imports[:min(len(imports), most)] {
		undo := widgets.NewIconButton(words.T("Deshacer"), fynetheme.ContentUndoIcon(), then(func() { i.undo(p.Number) }))
		undo.Importance = widget.LowImportance
		name := widgets.Muted(words.Moment(p.When.Local()) + " · " + widgets.Fitting(p.From, fynetheme.SizeNameText, fyne.TextStyle{}, 240))
		list.Add(container.NewBorder(nil, nil, container.NewCenter(name), undo))
	}
	return list
}

// choose asks for the place to bring pictures from.
func (i *Importer) choose() {
	widgets.OpenPlace(i.desk, words.T("Traer imágenes"), suffixes, func(path string) { i.Bring([]string{path}) })
}

// Bring imports folders, zips and files, with a sheet that shows how far it is.
// What is dropped while another import runs is left alone.
func (i *Importer) Bring(paths []string) {
	l := i.library()
	if l == nil || i.busy || len(paths) == 0 {
		return
	}
	i.busy = true
	ctx, cancel := context.WithCancel(context.Background())
	bar := widget.NewProgressBar()
	name := widgets.Muted(" ")
	sheet := widgets.ShowSheet(i.desk.Canvas(), words.T("Trayendo imágenes"),
		widgets.MinWidth(480, container.New(layout.NewVBoxLayout(), bar, name)), widgets.Choice{Text: words.T("Cancelar"), Do: cancel})
	var last atomic.Int64 // when the sheet was told last
	progress := func(done, total int, at string) {
		now, before := time.Now().UnixMilli(), last.Load()
		if now-before < 50 || !last.CompareAndSwap(before, now) {
			return
		}
		fyne.Do(func() {
			if !sheet.Visible() { // put away with Escape
				cancel()
				return
			}
			bar.SetValue(float64(done) / float64(max(1, total)))
			name.SetText(widgets.Fitting(at, fynetheme.SizeNameText, fyne.TextStyle{}, 460))
		})
	}
	go func() {
		found := newLookup(i.cards)
		report, err := l.Import(ctx, found.matcher, paths, progress)
		fyne.Do(func() {
			i.busy = false
			cancel()
			sheet.Hide()
			switch {
			case errors.Is(err, context.Canceled):
				i.desk.Notes.Say(words.T("Cancelado: no se ha traído nada"))
			case err != nil:
				i.desk.Fail(err)
			default:
				i.changed()
				i.report(found, report)
			}
		})
	}()
}

// undo takes an import back.
func (i *Importer) undo(number int) {
	l := i.library()
	n := 0
	i.desk.Later(func() (err error) {
		n, err = l.Undo(number)
		return err
	}, func(err error) {
		if err == nil {
			i.changed()
			i.desk.Notes.Say(words.N(n, "Se ha quitado {n} imagen", "Se han quitado {n} imágenes"))
		}
	})
}
