package playmat

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/words"
)

// finder is a list of more answers than there are keys for. What is typed leaves
// those in it in which a word begins so; the arrows go up and down, Enter takes.
type finder struct {
	list   *widget.List
	all    []choice
	found  []int // places in all
	typed  string
	cursor int // in found
}

func newFinder() *finder {
	f := &finder{}
	f.list = widget.NewList(
		func() int { return len(f.found) },
		func() fyne.CanvasObject {
			return container.NewStack(&canvas.Rectangle{CornerRadius: 4}, widget.NewLabel(""))
		},
		func(id widget.ListItemID, o fyne.CanvasObject) {
			row := o.(*fyne.Container).Objects
			ground := row[0].(*canvas.Rectangle)
			ground.FillColor = nil
			if id == f.cursor {
				ground.FillColor = veil(nrgba(paletteOf(f.list).Cursor), 0.35)
			}
			ground.Refresh()
			row[1].(*widget.Label).SetText(f.all[f.found[id]].Text)
		})
	f.list.OnSelected = func(id widget.ListItemID) { f.all[f.found[id]].Do() }
	f.list.Hide()
	return f
}

// offer lists answers, all of them at first.
func (f *finder) offer(all []choice) {
	f.all, f.found = all, nil
	f.list.UnselectAll()
	f.list.Show()
	f.find("")
}

// find leaves in the list what was typed for. Nothing is lost by a slip: what
// would leave nothing is not taken.
func (f *finder) find(typed string) {
	want := card.Fold(typed)
	var found []int
	cursor := 0
	for i, c := range f.all {
		text := card.Fold(c.Text)
		if text == want {
			cursor = len(found)
		}
		if want == "" || beginsAWord(text, want) {
			found = append(found, i)
		}
	}
	if len(found) == 0 {
		return
	}
	f.typed, f.found, f.cursor = typed, found, cursor
	f.list.Refresh()
	f.list.ScrollTo(cursor)
}

// beginsAWord reports whether folded words stand in a text where one begins.
func beginsAWord(text, typed string) bool {
	for at := 0; ; at++ {
		i := strings.Index(text[at:], typed)
		if i < 0 {
			return false
		}
		at += i
		if before := []rune(text[:at]); len(before) == 0 || !unicode.IsLetter(before[len(before)-1]) && !unicode.IsDigit(before[len(before)-1]) {
			return true
		}
	}
}

// hint tells what was typed, or that it can be.
func (f *finder) hint() string {
	if f.typed == "" {
		return words.T("Escribe para buscar; Intro elige")
	}
	return "«" + f.typed + "»"
}

// write types a letter.
func (f *finder) write(r rune) {
	if r != ' ' || f.typed != "" {
		f.find(f.typed + string(r))
	}
}

// key answers with the keyboard and reports whether it had a use for the key.
func (f *finder) key(k fyne.KeyName) bool {
	const page = 8
	step := map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
		fyne.KeyHome: -len(f.found), fyne.KeyEnd: len(f.found)}[k]
	switch {
	case step != 0:
		f.cursor = max(0, min(f.cursor+step, len(f.found)-1))
		f.list.Refresh()
		f.list.ScrollTo(f.cursor)
	case k == fyne.KeyReturn || k == fyne.KeyEnter:
		f.all[f.found[f.cursor]].Do()
	case k == fyne.KeyBackspace && f.typed != "":
		letters := []rune(f.typed)
		f.find(string(letters[:len(letters)-1]))
	case k == fyne.KeyEscape && f.typed != "":
		f.find("")
	case k == fyne.KeySpace:
		return f.typed != ""
	default:
		return false
	}
	return true
}
