package collection

import (
	"strconv"
	"strings"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// noting is how a heap of cards is taken down by keyboard: digits are the
// copies of the card that is reached, F and C say of which finish and
// condition, other letters and # go to a card. What is chosen in its bar holds
// for every card until it is changed.
type noting struct {
	edit func(card.Printing, change)
	jump func(to string)
	now  func() time.Time

	bar       *fyne.Container
	finish    *widgets.Select
	condition *widgets.Select
	language  *widgets.Select
	container *widgets.SearchEntry
	page      *widgets.SearchEntry

	at      card.Printing
	digits  string // of the count that is being typed
	letters string // of the name, or # and a number, that is being typed
	last    time.Time
}

// pause ends a count or a name: what is typed after it begins anew.
const pause = 1200 * time.Millisecond

// languages can be chosen without a keyboard; others are noted in the row.
var languages = []holding.Language{"", "en", "pt", "fr", "it"}

func newNoting(edit func(card.Printing, change), jump func(string), back func()) *noting {
	n := &noting{edit: edit, jump: jump, now: time.Now}
	settled := func(string) { back() }
	n.finish = widgets.NewSelect([]string{words.T("normal"), words.T("foil")}, settled)
	n.condition = widgets.NewSelect(conditionNames(), settled)
	var codes []string
	for _, l := range languages {
		codes = append(codes, l.String())
	}
	n.language = widgets.NewSelect(codes, settled)
	for _, s := range []*widgets.Select{n.finish, n.condition, n.language} {
		s.Selected = s.Options[0]
	}
	n.container, n.page = widgets.NewSearchEntry(), widgets.NewSearchEntry()
	n.container.SetPlaceHolder(words.T("carpeta o caja"))
	n.page.SetPlaceHolder(words.T("página"))
	for _, e := range []*widgets.SearchEntry{n.container, n.page} {
		e.OnSubmitted = func(string) { back() }
	}
	keys := words.T("cifras: copias · Intro: sigue · F acabado · C estado · #12, un nombre o #nombre: ir allí")
	n.bar = widgets.Behind(38,
		container.NewHBox(widgets.NewInk(words.T("Anotando"), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}),
			widgets.MinWidth(96, n.finish), widgets.MinWidth(122, n.condition), widgets.MinWidth(62, n.language),
			widgets.MinWidth(140, n.container), widgets.MinWidth(76, n.page)),
		widgets.Small(keys))
	n.bar.Hide()
	return n
}

func conditionNames() []string {
	names := []string{words.T("sin estado")}
	for _, c := range holding.Conditions() {
		names = append(names, c.String())
	}
	return names
}

func (n *noting) on() bool { return n.bar.Visible() }

func (n *noting) toggle() {
	if n.on() {
		n.bar.Hide()
	} else {
		n.bar.Show()
	}
}

// key is what a count is of: the copies that the bar describes while it is
// there, else those of which nothing is noted.
func (n *noting) key(p card.Printing) holding.Key {
	if !n.on() {
		return holding.Plain(p)
	}
	key := holding.Key{
		Printing:  p,
		Finish:    holding.Finish(max(0, n.finish.SelectedIndex())),
		Condition: holding.Condition(max(0, n.condition.SelectedIndex())),
		Language:  languages[max(0, n.language.SelectedIndex())],
		Place:     holding.Place{Container: strings.TrimSpace(n.container.Text)},
	}
	if page, err := strconv.Atoi(strings.TrimSpace(n.page.Text)); err == nil && key.Place.Container != "" {
		key.Place.Page = max(0, min(page, holding.MaxPage))
	}
	return key
}

// reach begins with another card.
func (n *noting) reach(p card.Printing) {
	if p != n.at {
		n.at, n.digits = p, ""
	}
}

// typed takes a letter or a digit for the card that is reached and reports
// whether it was one of its own.
func (n *noting) typed(r rune, item query.Item) bool {
	late := n.now().Sub(n.last) > pause
	n.last = n.now()
	if late {
		n.digits, n.letters = "", ""
	}
	switch {
	case n.letters != "" && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == ' '), r == '#':
		n.letters += string(r)
		n.jump(n.letters)
	case unicode.IsDigit(r) && r < utf8Limit:
		n.count(r, item)
	case unicode.ToUpper(r) == 'F':
		next(n.finish)
	case unicode.ToUpper(r) == 'C':
		next(n.condition)
	case unicode.IsLetter(r):
		n.letters = string(r)
		n.jump(n.letters)
	default:
		return false
	}
	return true
}

// utf8Limit keeps digits of other scripts out.
const utf8Limit = 0x80

func (n *noting) count(r rune, item query.Item) {
	n.letters = ""
	n.reach(item.Card.Printing())
	n.digits += string(r)
	copies, err := strconv.Atoi(n.digits)
	if err != nil || copies > holding.MaxCopies {
		n.digits = string(r)
		copies = int(r - '0')
	}
	key := n.key(n.at)
	n.edit(n.at, count(key, copies))
}

// next goes to the next value, behind the last to the first.
func next(s *widgets.Select) {
	s.SetSelectedIndex((s.SelectedIndex() + 1) % len(s.Options))
}

// answersTo reports whether a card is what was typed: # and its number, or the
// beginning of a word of its name, which may have # before it too, as names with F
// or C need it.
func answersTo(c card.Card, typed string) bool {
	typed, sign := strings.CutPrefix(typed, "#")
	if n, err := strconv.Atoi(strings.TrimSpace(typed)); sign && err == nil {
		return n == c.Number
	}
	name, wanted := " "+card.Fold(c.Name), " "+card.Fold(typed)
	return c.Name != "" && wanted != " " && strings.Contains(name, wanted)
}
