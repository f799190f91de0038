// Package preferences is what the person chose about the program itself: its
// look and its language.
package preferences

import (
	"strings"

	"fyne.io/fyne/v2"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// Choices are the preferences. They belong to the person at this machine, not to
// the store, so that the window opens as it was left before the store is read.
type Choices struct {
	Theme    theme.Mode
	Language words.Language
	Name     string // at the table; empty: Jugador
	Window   fyne.Size
}

// The names under which the desktop keeps them.
const (
	keyTheme    = "tema"
	keyLanguage = "idioma"
	keyName     = "nombre"
	keyWidth    = "ancho"
	keyHeight   = "alto"
)

// defaultWindow is the size of the first window.
var defaultWindow = fyne.NewSize(1280, 720)

// maxWindow bounds what is believed of a stored size.
const maxWindow = 16384

// Load reads the preferences; what is missing or makes no sense is as at first.
func Load(p fyne.Preferences) Choices {
	c := Choices{
		Theme:    theme.Mode(p.String(keyTheme)),
		Language: words.Language(p.StringWithFallback(keyLanguage, string(words.Spanish))),
		Name:     p.String(keyName),
		Window: fyne.NewSize(float32(p.FloatWithFallback(keyWidth, float64(defaultWindow.Width))),
			float32(p.FloatWithFallback(keyHeight, float64(defaultWindow.Height)))),
	}
	switch c.Theme {
	case theme.System, theme.Light, theme.Dark:
	default:
		c.Theme = theme.System
	}
	if c.Language != words.English {
		c.Language = words.Spanish
	}
	if !(c.Window.Width >= 1 && c.Window.Width <= maxWindow && c.Window.Height >= 1 && c.Window.Height <= maxWindow) {
		c.Window = defaultWindow
	}
	return c
}

// Save keeps the preferences.
func (c Choices) Save(p fyne.Preferences) {
	p.SetString(keyTheme, string(c.Theme))
	p.SetString(keyLanguage, string(c.Language))
	p.SetString(keyName, c.Name)
	p.SetFloat(keyWidth, float64(c.Window.Width))
	p.SetFloat(keyHeight, float64(c.Window.Height))
}

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
