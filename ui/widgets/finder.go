package widgets

import (
	"unicode"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Picker is what one of several things is chosen in: a grid or a table.
type Picker interface {
	fyne.Focusable
	Len() int
	Chosen() int // -1: none
	Choose(i int)
	Step(fyne.KeyName) bool
	FlipMark()
	Remark()
}

// Finder is a search above a grid of cards that share the keyboard: letters
// search, arrows choose a card, + and - count it, Escape begins anew. A screen
// embeds it.
type Finder struct {
	Search *SearchEntry
	Grid   *CardGrid
	Front  Picker // what is in sight below the search, the grid unless it is changed

	desk  *Desk
	count func(i, by int)
}

// NewFinder is an empty search over a grid. hint stands in the search while it
// is empty; count is asked for one more or one fewer of a card of the grid.
func NewFinder(desk *Desk, grid *CardGrid, hint string, count func(i, by int)) *Finder {
	f := &Finder{Search: NewSearchEntry(), Grid: grid, Front: grid, desk: desk, count: count}
	f.Search.SetPlaceHolder(hint)
	f.Search.Icon = fynetheme.SearchIcon()
	f.Search.OnKey = f.searchKey
	f.Grid.OnRune = f.TypedRune
	return f
}

// Shown puts the cursor into the search.
func (f *Finder) Shown() { f.desk.Canvas().Focus(f.Search) }

// TypedRune takes what is typed outside the search.
func (f *Finder) TypedRune(r rune) {
	switch i := f.Front.Chosen(); {
	case r == '+' || r == '-':
		if i >= 0 {
			f.count(i, map[rune]int{'+': +1, '-': -1}[r])
		}
	case unicode.IsPrint(r):
		f.Shown()
		f.Search.TypedRune(r)
	}
}

// TypedKey takes the keys while nothing has the focus.
func (f *Finder) TypedKey(k fyne.KeyName) {
	if k == fyne.KeyEscape {
		f.Search.SetText("")
		f.Shown()
		return
	}
	f.Front.Step(k)
}

// searchKey lets the arrows leave the search for the cards.
func (f *Finder) searchKey(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter:
		if f.Front.Len() > 0 {
			f.desk.Canvas().Focus(f.Front)
		}
		return true
	case fyne.KeyUp, fyne.KeyPageUp, fyne.KeyPageDown:
		return f.Front.Step(k)
	case fyne.KeyEscape:
		f.Search.SetText("")
		return true
	}
	return false
}
