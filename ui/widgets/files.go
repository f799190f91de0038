package widgets

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/words"
)

// folder is what a sheet of files shows: the folders and files of one place.
type folder struct {
	path    string
	suffix  string // of the files that are listed
	entries []fileEntry
	err     error
}

type fileEntry struct {
	name string
	dir  bool
}

// maxEntries bounds what is listed of a very full folder.
const maxEntries = 2000

// read lists a place: folders first, by name; hidden ones are left out.
func (f *folder) read(path string) {
	f.path, f.entries = path, nil
	var list []os.DirEntry
	if list, f.err = os.ReadDir(path); f.err != nil {
		return
	}
	for _, e := range list {
		name, dir := e.Name(), e.IsDir()
		if strings.HasPrefix(name, ".") || !dir && !strings.EqualFold(filepath.Ext(name), f.suffix) {
			continue
		}
		f.entries = append(f.entries, fileEntry{name, dir})
	}
	slices.SortFunc(f.entries, func(a, b fileEntry) int {
		if a.dir != b.dir {
			if a.dir {
				return -1
			}
			return 1
		}
		return strings.Compare(card.Fold(a.name), card.Fold(b.name))
	})
	f.entries = f.entries[:min(len(f.entries), maxEntries)]
}

// FileName makes a name that every system accepts for a file.
func FileName(name string) string {
	clean := strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, name)
	return strings.Trim(clean, " .")
}

// OpenFile lets a person choose a file.
func OpenFile(on fyne.Canvas, title, suffix string, chosen func(path string)) {
	showFiles(on, title, suffix, "", words.T("Abrir"), func(path string, s *Sheet) {
		if info, err := os.Stat(path); err == nil && !info.IsDir() {
			s.Hide()
			chosen(path)
		}
	})
}

// SaveFile lets a person choose where a file goes. It asks before one that
// exists is replaced.
func SaveFile(on fyne.Canvas, title, name string, chosen func(path string)) {
	showFiles(on, title, filepath.Ext(name), name, words.T("Guardar"), func(path string, s *Sheet) {
		s.Hide()
		if _, err := os.Stat(path); err != nil {
			chosen(path)
			return
		}
		Ask(on, words.T("El archivo ya existe"), words.T("¿Reemplazar {name}?", "name", filepath.Base(path)),
			words.T("Reemplazar"), func() { chosen(path) })
	})
}

// showFiles is the sheet that both share; done gets the path that is written.
func showFiles(on fyne.Canvas, title, suffix, name, verb string, done func(string, *Sheet)) {
	f := &folder{suffix: suffix}
	entry := NewSearchEntry()
	entry.SetText(name)
	entry.SetPlaceHolder(words.T("Nombre del archivo, o una ruta entera"))
	place := widget.NewLabel("")
	place.Truncation = fyne.TextTruncateEllipsis
	var list *widget.List
	goTo := func(path string) {
		f.read(path)
		place.SetText(path)
		if f.err != nil {
			place.SetText(words.T("Esta carpeta no se puede leer: {path}", "path", path))
		}
		if list != nil {
			list.UnselectAll()
			if list.Size().Height > 0 { // a list that was never laid out cannot scroll
				list.ScrollToTop()
			}
			list.Refresh()
		}
	}
	list = widget.NewList(func() int { return len(f.entries) },
		func() fyne.CanvasObject {
			name := widget.NewLabel("")
			name.Truncation = fyne.TextTruncateEllipsis
			return container.NewBorder(nil, nil, widget.NewIcon(nil), nil, name)
		},
		func(i int, o fyne.CanvasObject) {
			row := o.(*fyne.Container)
			row.Objects[0].(*widget.Label).SetText(f.entries[i].name)
			res := fynetheme.FileTextIcon()
			if f.entries[i].dir {
				res = fynetheme.FolderIcon()
			}
			row.Objects[1].(*widget.Icon).SetResource(res)
		})
	list.OnSelected = func(i int) {
		if f.entries[i].dir {
			goTo(filepath.Join(f.path, f.entries[i].name))
			return
		}
		entry.SetText(f.entries[i].name)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		home = string(filepath.Separator)
	}
	goTo(home)
	up := widget.NewButtonWithIcon(words.T("Subir"), fynetheme.MoveUpIcon(), func() { goTo(filepath.Dir(f.path)) })
	body := container.NewBorder(container.NewBorder(nil, nil, nil, up, place), entry, nil, nil, list)
	s := ShowSheet(on, title, MinSize(fyne.NewSize(620, 380), body), Choice{Text: words.T("Cancelar")})
	accept := func() {
		path := strings.TrimSpace(entry.Text)
		if path == "" {
			return
		}
		if !filepath.IsAbs(path) {
			path = filepath.Join(f.path, path)
		}
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			goTo(path)
			entry.SetText("")
			return
		}
		done(path, s)
	}
	ok := widget.NewButton(verb, accept)
	ok.Importance = widget.HighImportance
	s.addButton(ok)
	entry.OnSubmitted = func(string) { accept() }
	entry.OnKey = func(k fyne.KeyName) bool {
		if k == fyne.KeyEscape {
			s.Hide()
		}
		return k == fyne.KeyEscape
	}
	on.Focus(entry)
}
