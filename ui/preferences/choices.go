// Package preferences is what the person chose about the program itself: its
// look and its language.
package preferences

import (
	"strings"

	"fyne.io/fyne/v2"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// Choices are the preferences. They lie in the store, so that every data folder
// has its own.
type Choices struct {
	Theme    theme.Mode
	Text     theme.TextSize
	Language words.Language
	Mute     bool   // the table makes no sounds
	Name     string // at the table; empty: Jugador
	STUN     string // who says how this machine is seen from outside; empty: nobody is asked
	Window   fyne.Size
}

// Settings keeps the choices; *cardsdb.Settings does.
type Settings interface {
	Load(name string, into any) error
	Save(name string, value any) error
}

const settingsKey = "preferencias"

// defaultWindow is the size of the first window.
var defaultWindow = fyne.NewSize(1280, 720)

// maxWindow bounds what is believed of a stored size.
const maxWindow = 16384

// first are the choices of somebody who has not chosen yet.
func first() Choices {
	return Choices{Theme: theme.System, Language: words.Spanish, Window: defaultWindow}
}

// Load reads the choices. Where none were made yet they stay as the window was
// opened; what makes no sense is as at first.
func Load(from Settings, opened Choices) Choices {
	c := opened
	if from.Load(settingsKey, &c) != nil {
		return opened
	}
	return c.sane()
}

// Look is the theme that is chosen.
func (c Choices) Look() theme.Theme { return theme.New(c.Theme).Sized(c.Text) }

// Save keeps the choices. It touches the disk.
func (c Choices) Save(to Settings) error { return to.Save(settingsKey, c) }

func (c Choices) sane() Choices {
	switch c.Theme {
	case theme.System, theme.Light, theme.Dark, theme.Contrast:
	default:
		c.Theme = theme.System
	}
	switch c.Text {
	case theme.Usual, theme.Large, theme.Largest:
	default:
		c.Text = theme.Usual
	}
	if c.Language != words.English {
		c.Language = words.Spanish
	}
	if c.STUN = strings.TrimSpace(c.STUN); len(c.STUN) > maxServer {
		c.STUN = ""
	}
	if !(c.Window.Width >= 1 && c.Window.Width <= maxWindow && c.Window.Height >= 1 && c.Window.Height <= maxWindow) {
		c.Window = defaultWindow
	}
	return c
}

// The desktop's own preferences mirror what the first frame needs, which is
// drawn before the store is open, and the data folder that it belongs to.
const (
	keyFolder   = "carpeta"
	keyTheme    = "tema"
	keyText     = "texto"
	keyLanguage = "idioma"
	keyWidth    = "ancho"
	keyHeight   = "alto"
)

// FirstFrame is how the window over a data folder looked the last time; without
// a name, which no frame shows. A look that names no folder suits any.
func FirstFrame(p fyne.Preferences, folder string) Choices {
	if p.StringWithFallback(keyFolder, folder) != folder {
		return first()
	}
	return Choices{
		Theme:    theme.Mode(p.String(keyTheme)),
		Text:     theme.TextSize(p.String(keyText)),
		Language: words.Language(p.String(keyLanguage)),
		Window:   fyne.NewSize(float32(p.Float(keyWidth)), float32(p.Float(keyHeight))),
	}.sane()
}

// Mirror notes how the window over a data folder looks.
func (c Choices) Mirror(p fyne.Preferences, folder string) {
	p.SetString(keyFolder, folder)
	p.SetString(keyTheme, string(c.Theme))
	p.SetString(keyText, string(c.Text))
	p.SetString(keyLanguage, string(c.Language))
	p.SetFloat(keyWidth, float64(c.Window.Width))
	p.SetFloat(keyHeight, float64(c.Window.Height))
}

// maxServer is how long a name on the network can be, with a port.
const maxServer = 260

// maxName is how long a name at the table can be.
const maxName = 24

// Player is the name at the table.
func (c Choices) Player() string {
	name := []rune(strings.Join(strings.Fields(c.Name), " "))
	if len(name) == 0 {
		return words.T("Jugador")
	}
	return string(name[:min(len(name), maxName)])
}
