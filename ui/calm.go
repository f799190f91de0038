package ui

import "fyne.io/fyne/v2"

// calm is an app whose widgets do not move of themselves. The toolkit fades the
// cursor of a field in and out for as long as it has the focus, and draws the
// whole window for that: a third of a core under software rendering, for nothing.
type calm struct{ fyne.App }

// calmed keeps the widgets of an app still.
func calmed(a fyne.App) fyne.App {
	a = calm{a}
	fyne.SetCurrentApp(a)
	return a
}

// Settings implements fyne.App.
func (a calm) Settings() fyne.Settings { return calmSettings{a.App.Settings()} }

type calmSettings struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (calmSettings) ShowAnimations() bool { return false }
