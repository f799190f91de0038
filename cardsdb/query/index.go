package query

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/game/deck"
)

// Item is a printing with what its owner has of it.
type Item struct {
	Card      card.Card // only edition and number where no more is known of it
	Rows      []holding.Holding
	Wanted    int      // copies wished for beyond those owned
	WishNotes string   // about the copies wished for
	Decks     []string // names of the decks that hold the card
	Readable  bool     // the program understands the text
}

// Owned is how many copies of it there are.
func (i Item) Owned() int {
	n := 0
	for _, h := range i.Rows {
		n += h.Count
	}
	return n
}

// ForTrade is how many of the copies would be given away.
func (i Item) ForTrade() int {
	n := 0
	for _, h := range i.Rows {
		n += h.ForTrade
	}
	return n
}

// Foils is how many of the copies are foil.
func (i Item) Foils() int {
	n := 0
	for _, h := range i.Rows {
		if h.Finish == holding.Foil {
			n += h.Count
		}
	}
	return n
}

// Missing is how many copies are missing: none of a printing of which there is
// one, else those that are wished for, at least 1.
func (i Item) Missing() int {
	if i.Owned() > 0 {
		return 0
	}
	return max(1, i.Wanted)
}

// Index holds items in the form in which queries read them. Any number of
// goroutines may ask it while none changes it.
type Index struct {
	entries      []entry // an entry never moves; that of a removed item is left empty
	names        []named // of each entry
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
	currencies   lexicon
	ownEditions  lexicon // codes that have no name here
	formats      []deck.Format
	prices       prices.Table
}

// entry is what a query reads of an item, folded. Every query passes all of
// them, so they are kept small.
type entry struct {
	pairs       pairs // of name, facts and text
	live        bool
	typ         card.Type
	frequency   card.Frequency
	variant     card.Variant
	edition     uint8 // of editionRank
	block       uint8 // likewise
	cost        int8
	strength    int8
	unique      bool
	readable    bool
	races       card.Races
	number      int32
	illustrator int32
	ownEdition  int32 // noID for an edition of the game
	owned       int32
	missing     int32
	wanted      int32
	trade       int32
	foils       int32
	worth       int64 // of a plain copy, 0 if that is not known
	name        passage
	facts       passage // type, race, edition and number
	text        passage
	decks       []int32
	rows        []row
}

// named is how an entry is called and where it stands.
type named struct {
	printing card.Printing
	name     string    // as printed
	key      []byte    // of the name in Spanish order
	codes    [3]string // " es 012", " es012" and " es 12"
}

// row is what is asked about one row of the collection.
type row struct {
	quality  uint8
	foil     bool
	copies   int32
	language int32
	place    int32 // noID for none
	currency int32 // likewise
	cents    int64 // paid for a copy, 0 if that is not known
	worth    int64 // of a copy, likewise
	tags     []int32
}

// noRow stands for the copies of a printing of which there are none.
var noRow = row{language: noID, place: noID, currency: noID}

// noID is no place, tag, deck, language or currency.
const noID = -1

// NewIndex folds the items. Of two with one printing the later counts. It knows the formats of the
// program; see SetFormats.
func NewIndex(items []Item) *Index {
	x := &Index{at: make(map[card.Printing]int32, len(items)), collator: collate.New(language.Spanish), formats: deck.Shipped()}
	for _, item := range items {
		e, n := x.fold(item)
		if i, ok := x.at[n.printing]; ok {
			x.entries[i], x.names[i] = e, n
			continue
		}
		x.at[n.printing] = int32(len(x.entries))
		x.byCode = append(x.byCode, int32(len(x.entries)))
		x.entries, x.names = append(x.entries, e), append(x.names, n)
	}
	for i := range x.entries {
		x.rows += len(x.entries[i].rows)
	}
	slices.SortFunc(x.byCode, x.compareCodes)
	x.byName = slices.Clone(x.byCode)
	slices.SortFunc(x.byName, x.compareNames)
	return x
}

// Put replaces what is known of a printing, or adds it.
func (x *Index) Put(item Item) {
	e, n := x.fold(item)
	i, known := x.at[n.printing]
	if !known {
		i = int32(len(x.entries))
		x.at[n.printing] = i
		x.entries, x.names = append(x.entries, e), append(x.names, n)
		x.byCode = insert(x.byCode, i, x.compareCodes)
		x.byName = insert(x.byName, i, x.compareNames)
		x.rows += len(e.rows)
		return
	}
	x.rows += len(e.rows) - len(x.entries[i].rows)
	renamed := !bytes.Equal(x.names[i].key, n.key)
	if renamed {
		x.byName = without(x.byName, i)
	}
	x.entries[i], x.names[i] = e, n
	if renamed {
		x.byName = insert(x.byName, i, x.compareNames)
	}
}

// Own is Put for a printing that x does not know, or knows with the same card: then only what is owned of
// it is another, and the card is not folded again, which takes most of the time.
func (x *Index) Own(item Item) {
	i, known := x.at[item.Card.Printing()]
	if !known {
		x.Put(item)
		return
	}
	e := &x.entries[i]
	x.rows += len(item.Rows) - len(e.rows)
	x.own(e, item)
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
	x.entries[i], x.names[i] = entry{}, named{}
}

// Clone is an index that changes apart from x.
func (x *Index) Clone() *Index {
	c := *x
	c.collator = collate.New(language.Spanish)
	c.entries, c.names = slices.Clone(x.entries), slices.Clone(x.names)
	c.byCode, c.byName = slices.Clone(x.byCode), slices.Clone(x.byName)
	c.at = maps.Clone(x.at)
	for _, l := range [...]*lexicon{&c.places, &c.tags, &c.decks, &c.languages, &c.illustrators, &c.currencies, &c.ownEditions} {
		*l = l.clone()
	}
	return &c
}

// Len is how many printings there are, and how many rows of them are owned.
func (x *Index) Len() (printings, rows int) { return len(x.byCode), x.rows }

// Names lists every name of a card once, as printed, in Spanish order.
func (x *Index) Names() []string {
	var names []string
	last := ""
	for _, i := range x.byName {
		if name := x.names[i].name; name != "" && card.Fold(name) != last {
			names, last = append(names, name), card.Fold(name)
		}
	}
	return names
}

func insert(order []int32, i int32, compare func(a, b int32) int) []int32 {
	at, _ := slices.BinarySearchFunc(order, i, compare)
	return slices.Insert(order, at, i)
}

func without(order []int32, i int32) []int32 {
	at := slices.Index(order, i)
	return slices.Delete(order, at, at+1)
}

func (x *Index) compareCodes(a, b int32) int {
	p, q := x.names[a].printing, x.names[b].printing
	return cmp.Or(cmp.Compare(x.entries[a].edition-1, x.entries[b].edition-1), // what has no rank last
		cmp.Compare(p.Edition, q.Edition), cmp.Compare(p.Number, q.Number))
}

func (x *Index) compareNames(a, b int32) int {
	return cmp.Or(bytes.Compare(x.names[a].key, x.names[b].key), x.compareCodes(a, b))
}

func (x *Index) fold(item Item) (entry, named) {
	c := item.Card
	info, _ := c.Edition.Info()
	number := c.Printing().PrintedNumber()
	full := " " + strings.ToLower(c.Code())
	joined := " " + strings.ReplaceAll(full, " ", "")
	short := full
	if number > 0 {
		short = " " + strings.ToLower(string(c.Edition)) + " " + strconv.Itoa(number)
	}
	e := entry{
		live:        true,
		typ:         c.Type,
		frequency:   c.Frequency,
		variant:     c.Variant,
		edition:     uint8(editionRank(c.Edition)),
		block:       uint8(editionRank(c.Block())),
		cost:        c.Cost,
		strength:    c.Strength,
		unique:      c.Unique,
		races:       c.Races,
		number:      int32(number),
		illustrator: x.illustrators.id(c.Illustrator),
		ownEdition:  noID,
	}
	if e.edition == 0 {
		e.ownEdition = x.ownEditions.id(string(c.Edition))
	}
	name := spaced(c.Name)
	facts := spaced(c.Type.String()+" "+c.Races.String()+" "+info.Name+" "+c.Variant.String()) + full + joined + short
	all := name + facts + spaced(c.Text) // what is read together lies together
	e.name = newPassage(all[:len(name)])
	e.facts = newPassage(all[len(name) : len(name)+len(facts)])
	e.text = newPassage(all[len(name)+len(facts):])
	e.pairs.add(all)
	x.own(&e, item)
	return e, named{c.Printing(), c.Name, x.nameKey(c.Name), [3]string{full, joined, short}}
}

// own notes in an entry what is owned of it. What the entry had before, a clone may have too.
func (x *Index) own(e *entry, item Item) {
	e.readable = item.Readable
	e.owned, e.missing, e.wanted = int32(item.Owned()), int32(item.Missing()), int32(item.Wanted)
	e.trade, e.foils = int32(item.ForTrade()), int32(item.Foils())
	e.decks, e.rows = nil, make([]row, len(item.Rows))
	for _, name := range item.Decks {
		e.decks = append(e.decks, x.decks.id(name))
	}
	for i, h := range item.Rows {
		e.rows[i] = x.foldRow(h)
	}
	x.value(e, item.Card.Printing())
}

func (x *Index) foldRow(h holding.Holding) row {
	r := row{
		quality:  uint8(quality(h.Condition)),
		foil:     h.Finish == holding.Foil,
		copies:   int32(h.Count),
		language: x.languages.id(h.Language.String()),
		place:    x.places.id(h.Place.Container),
		currency: x.currencies.id(h.Paid.Currency),
		cents:    h.Paid.Cents,
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
