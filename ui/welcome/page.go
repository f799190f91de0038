// Package welcome is the page that asks who opens the program for the first time
// what he is here for, and leads there.
package welcome

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Way is something one may be here for.
type Way struct {
	Icon  fyne.Resource
	Name  string
	About string
	Go    func()
}

// Config is what the page is made of.
type Config struct {
	Desk           *widgets.Desk
	Ways           []Way
	Language, Look fyne.CanvasObject // where they are chosen
	Leave          func()            // without a choice
}

// Page is the page in the window.
type Page struct {
	Config
	doors   []*widgets.Door
	content fyne.CanvasObject
}

const (
	columns   = 2
	pageWidth = 885
	gap       = 12
)

// New lays the page out.
func New(c Config) *Page {
	p := &Page{Config: c}
	doors := container.New(layout.NewGridLayoutWithColumns(columns))
	for i, way := range c.Ways {
		door := widgets.NewDoor(way.Icon, way.Name, way.About, strconv.Itoa(i+1), way.Go)
		p.doors = append(p.doors, door)
		doors.Add(door)
	}
	choices := widgets.Flow(
		container.NewVBox(widgets.Small(words.T("Idioma")), c.Language),
		container.NewVBox(widgets.Small(words.T("Aspecto")), c.Look))
	page := container.New(layout.NewCustomPaddedVBoxLayout(gap),
		widgets.Heading(words.T("Te damos la bienvenida a Castillo")),
		widgets.Explain(words.T("Tu colección de Mitos y Leyendas, tus mazos y tus duelos, en este equipo y sin conexión. ¿A qué vienes? Lo demás sigue a la izquierda, cuando quieras.")),
		doors,
		widgets.Explain(words.T("Un clic, las cifras del 1 al {n}, o flechas e Intro. Esc deja esta página, que vuelve desde Preferencias y desde F1.", "n", len(c.Ways))),
		choices)
	p.content = container.NewVScroll(container.New(middle{}, page))
	return p
}

// middle sets the page into the middle, no wider than is read with ease.
type middle struct{}

func (middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := min(size.Width, theme.Scaled(pageWidth))
	h := widgets.HeightAt(o[0], w)
	o[0].Resize(fyne.NewSize(w, h))
	o[0].Move(fyne.NewPos((size.Width-w)/2, max(0, (size.Height-h)/2)))
}

func (middle) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// Content is the object to be shown.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Shown puts the keyboard on the first way.
func (p *Page) Shown() { p.Desk.Canvas().Focus(p.doors[0]) }

// TypedRune goes the way of a number.
func (p *Page) TypedRune(r rune) {
	if i := int(r - '1'); i >= 0 && i < len(p.Ways) {
		p.Ways[i].Go()
	}
}

// TypedKey goes from door to door, or leaves.
func (p *Page) TypedKey(k fyne.KeyName) {
	if k == fyne.KeyEscape {
		p.Leave()
		return
	}
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -columns, fyne.KeyDown: columns}[k]
	for i, door := range p.doors {
		if p.Desk.Canvas().Focused() == fyne.Focusable(door) {
			if next := i + by; next >= 0 && next < len(p.doors) {
				p.Desk.Canvas().Focus(p.doors[next])
			}
			return
		}
	}
	if by != 0 {
		p.Shown()
	}
}
