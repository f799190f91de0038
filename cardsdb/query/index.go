package query

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Item is a printing with what its owner has of it.
type Item struct {
	Card     card.Card // only edition and number where no more is known of it
	Rows     []holding.Holding
	Wanted   int      // copies wished for beyond those owned
	Decks    []string // names of the decks that hold the card
	Readable bool     // the program understands the text
}

// Index holds items in the form in which queries read them. Any number of
// goroutines may ask it while none changes it.
type Index struct {
	entries      []entry // an entry never moves; that of a removed item is left empty
	at           map[card.Printing]int32
	byCode       []int32 // entries by edition in the order of release, then by number
	byName       []int32 // entries in Spanish order of their names, then by code
	rows         int
	collator     *collate.Collator
	places       lexicon
	tags         lexicon
	decks        lexicon
	languages    lexicon
	illustrators lexicon
}

// entry is an item, folded. Texts have a space before each word.
type entry struct {
	card        card.Card
	key         []byte // of the name in Spanish order
	name        string
	facts       string    // type, race, edition and number
	codes       [3]string // " es 012", " es012" and " es 12"
	text        string
	edition     int // of editionRank
	illustrator int32
	owned       int
	missing     int
	trade       int
	decks       []int32
	readable    bool
	rows        []row
}

// row is what is asked about one row of the collection.
type row struct {
	quality  int
	foil     bool
	language int32
	place    int32 // noID for none
	tags     []int32
}

// noRow stands for the copies of a printing of which there are none.
var noRow = row{language: noID, place: noID}

// noID is no place, tag, deck or language.
const noID = -1

// NewIndex folds the items. Of two with one printing the later counts.
func NewIndex(items []Item) *Index {
	x := &Index{at: make(map[card.Printing]int32, len(items)), collator: collate.New(language.Spanish)}
	for _, item := range items {
		p := item.Card.Printing()
		if i, ok := x.at[p]; ok {
			x.entries[i] = x.fold(item)
			continue
		}
		x.at[p] = int32(len(x.entries))
		x.entries = append(x.entries, x.fold(item))
	}
	for i := range x.entries {
		x.byCode = append(x.byCode, int32(i))
		x.rows += len(x.entries[i].rows)
	}
	slices.SortFunc(x.byCode, x.compareCodes)
	x.byName = slices.Clone(x.byCode)
	slices.SortFunc(x.byName, x.compareNames)
	return x
}

// Put replaces what is known of a printing, or adds it.
func (x *Index) Put(item Item) {
	i, known := x.at[item.Card.Printing()]
	if !known {
		i = int32(len(x.entries))
		x.at[item.Card.Printing()] = i
		x.entries = append(x.entries, x.fold(item))
		x.byCode = insert(x.byCode, i, x.compareCodes)
		x.byName = insert(x.byName, i, x.compareNames)
		x.rows += len(item.Rows)
		return
	}
	before := &x.entries[i]
	after := x.fold(item)
	x.rows += len(after.rows) - len(before.rows)
	if bytes.Equal(before.key, after.key) {
		*before = after
		return
	}
	x.byName = without(x.byName, i)
	*before = after
	x.byName = insert(x.byName, i, x.compareNames)
}

// Remove takes a printing out; it is no matter if there is none.
func (x *Index) Remove(p card.Printing) {
	i, ok := x.at[p]
	if !ok {
		return
	}
	delete(x.at, p)
	x.byCode, x.byName = without(x.byCode, i), without(x.byName, i)
	x.rows -= len(x.entries[i].rows)
	x.entries[i] = entry{}
}

// Clone is an index that changes apart from x.
func (x *Index) Clone() *Index {
	c := *x
	c.collator = collate.New(language.Spanish)
	c.entries, c.byCode, c.byName = slices.Clone(x.entries), slices.Clone(x.byCode), slices.Clone(x.byName)
	c.at = maps.Clone(x.at)
	for _, l := range [...]*lexicon{&c.places, &c.tags, &c.decks, &c.languages, &c.illustrators} {
		*l = l.clone()
	}
	return &c
}

// Len is how many printings there are, and how many rows of them are owned.
func (x *Index) Len() (printings, rows int) { return len(x.byCode), x.rows }

func insert(order []int32, i int32, compare func(a, b int32) int) []int32 {
	at, _ := slices.BinarySearchFunc(order, i, compare)
	return slices.Insert(order, at, i)
}

func without(order []int32, i int32) []int32 {
	at := slices.Index(order, i)
	return slices.Delete(order, at, at+1)
}

func (x *Index) compareCodes(a, b int32) int {
	e, f := &x.entries[a], &x.entries[b]
	return cmp.Or(cmp.Compare(uint(e.edition-1), uint(f.edition-1)), // what has no rank last
		cmp.Compare(e.card.Edition, f.card.Edition), cmp.Compare(e.card.Number, f.card.Number))
}

func (x *Index) compareNames(a, b int32) int {
	return cmp.Or(bytes.Compare(x.entries[a].key, x.entries[b].key), x.compareCodes(a, b))
}

func (x *Index) fold(item Item) entry {
	c := item.Card
	info, _ := c.Edition.Info()
	full := " " + strings.ToLower(c.Code())
	joined := " " + strings.ReplaceAll(full, " ", "")
	short := " " + strings.ToLower(string(c.Edition)) + " " + strconv.Itoa(c.Number)
	e := entry{
		card:        c,
		key:         x.nameKey(c.Name),
		name:        spaced(c.Name),
		facts:       spaced(c.Type.String()+" "+c.Races.String()+" "+info.Name) + full + joined + short,
		codes:       [3]string{full, joined, short},
		text:        spaced(c.Text),
		edition:     editionRank(c.Edition),
		illustrator: x.illustrators.id(c.Illustrator),
		missing:     item.Wanted,
		readable:    item.Readable,
		rows:        make([]row, len(item.Rows)),
	}
	e.card.Text = ""
	for _, name := range item.Decks {
		e.decks = append(e.decks, x.decks.id(name))
	}
	for i, h := range item.Rows {
		e.owned += h.Count
		e.trade += h.ForTrade
		e.rows[i] = x.foldRow(h)
	}
	if e.owned == 0 {
		e.missing = max(1, e.missing)
	}
	return e
}

func (x *Index) foldRow(h holding.Holding) row {
	code := h.Language
	if code == "" {
		code = "es"
	}
	r := row{
		quality:  quality(h.Condition),
		foil:     h.Finish == holding.Foil,
		language: x.languages.id(string(code)),
		place:    x.places.id(h.Place.Container),
	}
	for _, tag := range h.Tags {
		r.tags = append(r.tags, x.tags.id(tag))
	}
	return r
}

// nameKey sorts as a Spanish dictionary does: Ñ after N, and signs before the
// first letter, as in ¡Desleal!, do not count. What has no name comes last.
func (x *Index) nameKey(name string) []byte {
	if name == "" {
		return []byte{0xff, 0xff}
	}
	return bytes.Clone(x.collator.KeyFromString(&collate.Buffer{}, strings.TrimLeftFunc(name, isSign)))
}

// spaced folds text and puts one space before each of its words, which are
// runs of letters and digits.
func spaced(text string) string {
	var b strings.Builder
	b.Grow(len(text) + 1)
	inWord := false
	for _, r := range card.Fold(text) {
		if isSign(r) {
			inWord = false
			continue
		}
		if !inWord {
			b.WriteByte(' ')
		}
		inWord = true
		b.WriteRune(r)
	}
	return b.String()
}

func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// lexicon gives names small numbers; accents and case do not tell names apart.
type lexicon struct {
	ids    map[string]int32
	names  []string
	folded []string
}

// id is the number of a name, noID for the empty one.
func (l *lexicon) id(name string) int32 {
	folded := card.Fold(name)
	if folded == "" {
		return noID
	}
	if id, ok := l.ids[folded]; ok {
		return id
	}
	if l.ids == nil {
		l.ids = map[string]int32{}
	}
	id := int32(len(l.names))
	l.ids[folded] = id
	l.names, l.folded = append(l.names, name), append(l.folded, folded)
	return id
}

func (l *lexicon) clone() lexicon {
	return lexicon{maps.Clone(l.ids), slices.Clone(l.names), slices.Clone(l.folded)}
}

// answering marks the names that a test accepts.
func (l *lexicon) answering(op Op, text string) []bool {
	marks, wanted := make([]bool, len(l.names)), card.Fold(text)
	for i, name := range l.folded {
		marks[i] = name == wanted || op == Holds && strings.Contains(name, wanted)
	}
	return marks
}
