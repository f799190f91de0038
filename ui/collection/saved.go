package collection

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"castillo/ui/widgets"
	"castillo/ui/words"
)

// savedKey is the setting that holds the saved searches.
const savedKey = "búsquedas"

// savedSearch is a question under a name.
type savedSearch struct {
	Name  string `json:"nombre"`
	Query string `json:"búsqueda"`
}

// openSaved shows the saved searches, and ways to keep one more or to forget one.
func (s *Screen) openSaved() {
	var saved []savedSearch
	_ = s.model.store.Settings().Load(savedKey, &saved) // none is kept: none is shown
	var items []*fyne.MenuItem
	for _, one := range saved {
		items = append(items, fyne.NewMenuItem(one.Name+"   "+one.Query, func() { s.Search.SetText(one.Query) }))
	}
	if len(saved) > 0 {
		items = append(items, fyne.NewMenuItemSeparator())
	}
	keep := fyne.NewMenuItem(words.T("Guardar esta búsqueda…"), func() { s.keepSearch(saved) })
	keep.Disabled = strings.TrimSpace(s.Search.Text) == "" || s.model.asked.Wrong() != nil
	items = append(items, keep)
	if len(saved) > 0 {
		forget := fyne.NewMenuItem(words.T("Olvidar"), nil)
		var names []*fyne.MenuItem
		for i, one := range saved {
			names = append(names, fyne.NewMenuItem(one.Name, func() { s.putSaved(slices.Delete(slices.Clone(saved), i, i+1)) }))
		}
		forget.ChildMenu = fyne.NewMenu("", names...)
		items = append(items, forget)
	}
	s.openMenu(s.saved, items)
}

func (s *Screen) keepSearch(saved []savedSearch) {
	text := s.model.asked.Query().String()
	s.askName(func(name string) {
		saved = slices.DeleteFunc(slices.Clone(saved), func(one savedSearch) bool { return one.Name == name })
		s.putSaved(append(saved, savedSearch{name, text}))
	})
}

func (s *Screen) putSaved(saved []savedSearch) {
	s.desk.Later(func() error { return s.model.store.Settings().Save(savedKey, saved) }, nil)
}

// maxName bounds the name of a saved search, in bytes.
const maxName = 60

func (s *Screen) askName(do func(string)) {
	widgets.AskText(s.desk.Canvas(), words.T("Guardar esta búsqueda…"), s.model.asked.Query().String(), words.T("Guardar"), func(name string) string {
		switch {
		case strings.TrimSpace(name) == "":
			return words.T("Ponle un nombre")
		case len(name) > maxName:
			return words.T("El nombre es demasiado largo")
		}
		return ""
	}, func(name string) { do(strings.TrimSpace(name)) })
}
