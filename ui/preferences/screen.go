package preferences

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Backups is what the screen asks of the store; *cardsdb.Store gives it.
type Backups interface {
	Dir() string
	Backup() (cardsdb.Backup, error)
}

// Screen is the preferences in the window.
type Screen struct {
	desk    *widgets.Desk
	choices Choices
	changed func(Choices)
	store   Backups
	last    *widget.Label
	content fyne.CanvasObject
}

var modes = []theme.Mode{theme.System, theme.Light, theme.Dark, theme.Contrast}

var texts = []theme.TextSize{theme.Usual, theme.Large, theme.Largest}

var languages = []words.Language{words.Spanish, words.English}

// LookTabs are where the look is chosen.
func LookTabs(chosen theme.Mode, choose func(theme.Mode)) fyne.CanvasObject {
	return choice([]string{words.T("Como el sistema"), words.T("Claro"), words.T("Oscuro"), words.T("Alto contraste")},
		slices.Index(modes, chosen), func(i int) { choose(modes[i]) })
}

// LanguageTabs are where the language is chosen, each by its own name.
func LanguageTabs(chosen words.Language, choose func(words.Language)) fyne.CanvasObject {
	return choice([]string{"Español", "English"}, slices.Index(languages, chosen), func(i int) { choose(languages[i]) })
}

// New lays the screen out. changed is told every change, at once; welcome opens the page of first steps.
func New(desk *widgets.Desk, choices Choices, store Backups, changed func(Choices), welcome func()) *Screen {
	s := &Screen{desk: desk, choices: choices, changed: changed, store: store, last: widgets.Wrapped("")}
	look := LookTabs(choices.Theme, func(m theme.Mode) {
		s.choices.Theme = m
		s.changed(s.choices)
	})
	text := choice([]string{words.T("Normal"), words.T("Grande"), words.T("Muy grande")},
		slices.Index(texts, choices.Text), func(i int) {
			s.choices.Text = texts[i]
			s.changed(s.choices)
		})
	language := LanguageTabs(choices.Language, func(l words.Language) {
		s.choices.Language = l
		s.changed(s.choices)
	})
	quiet := 0
	if choices.Mute {
		quiet = 1
	}
	sounds := choice([]string{words.T("Sí"), words.T("No")}, quiet, func(i int) {
		s.choices.Mute = i == 1
		s.changed(s.choices)
	})
	name := field(choices.Name, maxName, func(text string) {
		s.choices.Name = text
		s.changed(s.choices)
	})
	name.SetPlaceHolder(words.T("Jugador"))
	server := field(choices.STUN, maxServer, func(text string) {
		s.choices.STUN = strings.TrimSpace(text)
		s.changed(s.choices)
	})
	server.SetPlaceHolder(words.T("servidor:puerto"))
	s.content = container.NewBorder(container.NewBorder(nil, nil, widgets.Heading(words.T("Preferencias")), widgets.Muted(words.T("Tab y flechas: ir y elegir"))), nil, nil, nil,
		container.NewVScroll(container.New(column{}, container.NewVBox(
			section(words.T("Aspecto"), words.T("Los colores de la ventana."), look),
			section(words.T("Tamaño del texto"), words.T("De todo lo que se lee, también en la mesa."), text),
			section(words.T("Sonidos"), words.T("Lo que pasa en la mesa se oye. La tecla V los apaga y los enciende allí."), sounds),
			section(words.T("Tu nombre"), words.T("Así apareces en la mesa y en las partidas grabadas."), name),
			section(words.T("Jugar entre dos redes"), words.T("Un servidor STUN le dice a tu programa cómo se ve desde fuera, para jugar con un amigo sin abrir puertos. Vacío: no se le pregunta a nadie."), server),
			section(words.T("Idioma"), words.T("Las cartas conservan su nombre impreso en español."), language),
			section(words.T("Primeros pasos"), words.T("La página de bienvenida, que lleva a anotar cartas, armar un mazo, jugar o aprender."),
				container.NewHBox(widgets.NewButton(words.T("Ver la página de bienvenida"), welcome))),
			section(words.T("Tus datos"), words.T("La colección, los mazos y las partidas están en un solo archivo de esta carpeta. Antes de cada cambio grande se hace un respaldo."), s.data()),
			section(words.T("Acerca de"), words.T("Castillo es un programa de aficionados, sin relación con los dueños de Mitos y Leyendas. No trae ilustraciones ni textos oficiales: las caras de las cartas las dibuja el programa."), version()),
		))))
	return s
}

// roomy is how many letters a field shows whole.
const roomy = 60

// field is an entry of so many letters at most. While it shows them whole the wheel goes past it, to the
// page.
func field(text string, letters int, changed func(string)) *widgets.SearchEntry {
	e := widgets.NewSearchEntry()
	scrolls := func(text string) {
		e.Scroll = fyne.ScrollNone
		if utf8.RuneCountInString(text) > roomy {
			e.Scroll = fyne.ScrollHorizontalOnly
		}
	}
	scrolls(text)
	e.SetText(text)
	e.OnChanged = func(text string) {
		scrolls(text)
		if all := []rune(text); len(all) > letters {
			e.SetText(string(all[:letters]))
			return
		}
		changed(text)
	}
	return e
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown has nothing to do.
func (s *Screen) Shown() {}

// version names this program, to be copied where somebody asks for it.
func version() fyne.CanvasObject {
	line := widget.NewLabel(words.T("Versión {number}", "number", fyne.CurrentApp().Metadata().Version))
	line.Selectable = true
	return widgets.Flush(line)
}

func (s *Screen) data() fyne.CanvasObject {
	folder := widget.NewLabel(s.store.Dir())
	folder.Selectable, folder.Wrapping = true, fyne.TextWrapBreak
	s.last.Hide()
	open := widgets.NewButton(words.T("Abrir la carpeta"), func() {
		dir, err := filepath.Abs(s.store.Dir())
		if err == nil {
			err = fyne.CurrentApp().OpenURL(folderURL(dir))
		}
		if err != nil {
			s.desk.Fail(words.Err("No se puede abrir la carpeta desde aquí: ábrela en tu administrador de archivos"))
		}
	})
	backup := widgets.NewButton(words.T("Hacer un respaldo ahora"), s.backup)
	return container.NewVBox(widgets.Flush(folder), container.NewHBox(open, backup), widgets.Flush(s.last))
}

// folderURL is the address of a folder, which begins with a slash where its path
// begins with a drive too.
func folderURL(dir string) *url.URL {
	return &url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(filepath.ToSlash(dir), "/")}
}

func (s *Screen) backup() {
	var made cardsdb.Backup
	s.desk.Later(func() (err error) {
		made, err = s.store.Backup()
		return err
	}, func(err error) {
		if err == nil {
			s.last.Show()
			s.last.SetText(words.T("Respaldo hecho y comprobado: {path}", "path", made.Path))
		}
	})
}

// column keeps lines short enough to be read.
type column struct{}

const columnWidth = 820

func (column) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(min(size.Width, columnWidth), size.Height))
}

func (column) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// section is a panel with a title, a line that explains and what can be chosen.
func section(title, about string, choice fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(0, 8, 0, 0), widgets.NewPanel(
		container.NewVBox(widgets.Title(title), widgets.Explain(about), choice)))
}

// tabsWidth is what a choice of a few words needs.
const tabsWidth = 440

func choice(options []string, chosen int, choose func(int)) fyne.CanvasObject {
	tabs := widgets.NewTabs(options, choose)
	tabs.Mark(max(0, chosen))
	return container.NewHBox(widgets.MinWidth(theme.Scaled(tabsWidth), tabs))
}
