package widgets

import (
	"errors"
	"net/url"
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

// folder is one place and what a chooser shows of it.
type folder struct {
	path    string
	entries []fileEntry
	err     error
}

type fileEntry struct {
	name string
	dir  bool
}

// maxEntries bounds what is listed of a very full folder.
const maxEntries = 2000

// readFolder lists a place: folders first, by name, and files with one of the
// suffixes, such as ".txt .csv"; hidden ones are left out. It touches the disk.
func readFolder(path, suffixes string) folder {
	f := folder{path: path}
	var list []os.DirEntry
	if list, f.err = os.ReadDir(path); f.err != nil {
		return f
	}
	for _, e := range list {
		name, dir := e.Name(), e.IsDir()
		if strings.HasPrefix(name, ".") || !dir && !slices.Contains(strings.Fields(suffixes), strings.ToLower(filepath.Ext(name))) {
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
	return f
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

// OpenFile lets a person choose a file with one of the suffixes, such as
// ".txt .csv".
func OpenFile(desk *Desk, title, suffixes string, chosen func(path string)) {
	showFiles(desk, title, suffixes, "", words.T("Abrir"), existing(chosen))
}

// existing takes only what is there.
func existing(chosen func(path string)) func(string, error, *Sheet) error {
	return func(path string, found error, s *Sheet) error {
		if found == nil {
			s.Hide()
			chosen(path)
		}
		return found
	}
}

// SaveFile lets a person choose where a file goes. It asks before one that
// exists is replaced. A name without an ending gets that of the name given.
func SaveFile(desk *Desk, title, name string, chosen func(path string)) {
	c := showFiles(desk, title, filepath.Ext(name), name, words.T("Guardar"), func(path string, found error, s *Sheet) error {
		s.Hide()
		if found != nil {
			chosen(path)
			return nil
		}
		Ask(desk.Canvas(), words.T("El archivo ya existe"), words.T("¿Reemplazar {name}?", "name", filepath.Base(path)),
			words.T("Reemplazar"), func() { chosen(path) })
		return nil
	})
	c.ending = filepath.Ext(name)
	c.entry.TypedShortcut(&fyne.ShortcutSelectAll{}) // what is typed takes the place of the suggestion
}

// chooser is the sheet that both share. What it wants to know of the disk it
// asks behind, so that a slow folder keeps nobody waiting.
type chooser struct {
	desk     *Desk
	suffixes string // of the files that are listed
	ending   string // that a name gets if it has none
	shown    folder
	asked    string // the place that was asked for last
	sheet    *Sheet
	place    *widget.Label
	list     *List
	none     *Ink // in the place of the list where nothing is to be listed
	entry    *SearchEntry
	wrong    *Ink // says why what is written was not taken

	// done gets the path that is written and why it was not found, nil where
	// it was. What is wrong with it keeps the sheet open.
	done func(path string, found error, s *Sheet) (wrong error)
}

func showFiles(desk *Desk, title, suffixes, name, verb string, done func(path string, found error, s *Sheet) error) *chooser {
	c := &chooser{desk: desk, suffixes: suffixes, done: done, place: widget.NewLabel(""), none: Muted(""), entry: NewSearchEntry(),
		wrong: NewInk("", fynetheme.ColorNameError, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()}
	c.entry.SetText(name)
	c.entry.SetPlaceHolder(words.T("Nombre del archivo, o una ruta entera"))
	c.entry.OnChanged = func(string) { c.wrong.SetText("") }
	c.entry.OnSubmitted = func(string) { c.accept() }
	c.place.Truncation = fyne.TextTruncateEllipsis
	c.list = NewList(func() int { return len(c.shown.entries) }, newFileRow, c.bind)
	c.list.OnSelected = c.choose
	up := NewButton(words.T("Subir"), func() { c.goTo(filepath.Dir(c.asked)) })
	up.SetIcon(fynetheme.MoveUpIcon())
	body := container.NewBorder(container.NewBorder(nil, nil, nil, up, c.place), container.NewVBox(c.entry, c.wrong), nil, nil, container.NewStack(container.NewCenter(c.none), c.list))
	c.sheet = ShowSheet(desk.Canvas(), title, MinSize(fyne.NewSize(620, 380), body), Choice{Text: words.T("Cancelar")})
	c.sheet.AddButton(verb, widget.HighImportance, c.accept)
	desk.Canvas().Focus(c.entry)
	c.goTo(lastFolder())
	return c
}

// folderKey is the preference that keeps the folder of the last file that was
// chosen.
const folderKey = "ultima-carpeta"

// lastFolder is where the last file was chosen, or the person's own folder.
func lastFolder() string {
	if last := fyne.CurrentApp().Preferences().String(folderKey); last != "" {
		if info, err := os.Stat(last); err == nil && info.IsDir() {
			return last
		}
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return string(filepath.Separator)
	}
	return home
}

func newFileRow() fyne.CanvasObject {
	name := widget.NewLabel("")
	name.Truncation = fyne.TextTruncateEllipsis
	return container.NewBorder(nil, nil, widget.NewIcon(nil), nil, name)
}

func (c *chooser) bind(i int, o fyne.CanvasObject) {
	if i >= len(c.shown.entries) {
		return
	}
	row, entry := o.(*fyne.Container), c.shown.entries[i]
	row.Objects[0].(*widget.Label).SetText(entry.name)
	icon := fynetheme.FileTextIcon()
	if entry.dir {
		icon = fynetheme.FolderIcon()
	}
	row.Objects[1].(*widget.Icon).SetResource(icon)
}

// choose takes an entry of the list: a folder is gone to, a file is written below, where Enter
// accepts it, as taking it again does.
func (c *chooser) choose(i int) {
	c.list.Unselect(i)
	if i >= len(c.shown.entries) {
		return
	}
	switch entry := c.shown.entries[i]; {
	case entry.dir:
		c.goTo(filepath.Join(c.shown.path, entry.name))
	case entry.name == c.entry.Text:
		c.accept()
	default:
		c.entry.SetText(entry.name)
		c.desk.Canvas().Focus(c.entry)
	}
}

// goTo shows another place as soon as it is read.
func (c *chooser) goTo(path string) {
	c.asked = path
	c.wrong.SetText("")
	c.desk.Errands.Do(func() {
		f := readFolder(path, c.suffixes)
		fyne.Do(func() {
			if c.asked == path {
				c.show(f)
			}
		})
	})
}

func (c *chooser) show(f folder) {
	c.shown = f
	c.place.SetText(f.path)
	if f.err != nil {
		c.place.SetText(words.T("Esta carpeta no se puede leer: {path}", "path", f.path))
	}
	c.none.SetText("")
	if f.err == nil && len(f.entries) == 0 {
		c.none.SetText(words.T("Aquí no hay carpetas ni archivos {endings}", "endings", c.suffixes))
	}
	c.list.UnselectAll()
	if c.list.Size().Height > 0 { // a list that was never laid out cannot scroll
		c.list.ScrollToTop()
	}
	c.list.Refresh()
}

// accept takes what is written: a folder is gone to, a file is the answer. While the
// sheet is there the focus is where the name is written, whatever was pressed.
func (c *chooser) accept() {
	path := strings.TrimSpace(c.entry.Text)
	if path == "" {
		c.desk.Canvas().Focus(c.entry)
		return
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(c.asked, path)
	}
	c.desk.Errands.Do(func() {
		info, err := os.Stat(path)
		if err != nil && filepath.Ext(path) == "" {
			path += c.ending
			info, err = os.Stat(path)
		}
		fyne.Do(func() {
			if !c.sheet.Visible() {
				return
			}
			if err == nil && info.IsDir() {
				c.goTo(path)
				c.entry.SetText("")
			} else if wrong := c.done(path, err, c.sheet); wrong == nil {
				fyne.CurrentApp().Preferences().SetString(folderKey, filepath.Dir(path))
			} else {
				c.wrong.SetText(c.why(path, wrong))
			}
			if c.sheet.Visible() {
				c.desk.Canvas().Focus(c.entry)
			}
		})
	})
}

// why says what is wrong with a path that was written.
func (c *chooser) why(path string, err error) string {
	folder, name := filepath.Split(path)
	switch folder = filepath.Clean(folder); {
	case !errors.Is(err, os.ErrNotExist):
		return words.Error(err)
	case folder == filepath.Clean(c.asked):
		return words.T("No hay ningún archivo «{name}» en esta carpeta", "name", name)
	}
	return words.T("No hay ningún archivo «{name}» en {folder}", "name", name, "folder", folder)
}

// CopiedFile gives the path of the one file that a file manager copied.
func CopiedFile(text string) (path string, ok bool) {
	text = strings.TrimSpace(text)
	if place, isURI := strings.CutPrefix(text, "file://"); isURI {
		path, err := url.PathUnescape(place)
		return path, err == nil && !strings.Contains(path, "\n")
	}
	return text, filepath.IsAbs(text) && !strings.Contains(text, "\n")
}
