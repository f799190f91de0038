package cardsdb

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"

	bolt "go.etcd.io/bbolt"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"castillo/game/card"
)

// Catalogue is the printed cards of all editions, in memory. What is printed
// never changes; that of a store has the owner's texts over those that the
// program carries. Any number of goroutines may read it, and what its methods
// return belongs to the caller.
type Catalogue struct {
	shipped []card.Card                 // by edition in the order of release, then by number
	current atomic.Pointer[[]card.Card] // the same with the owner's texts; never written into
	byID    map[card.Printing]int
	byName  map[string][]int // by card.Fold of the name
	gaps    []Gap
	search  []searchEntry // by name in Spanish order
	names   []foldedName  // each once, in Spanish order
}

// Gap is a printing of which nothing is known but that it exists.
type Gap struct{ card.Printing }

// Embedded is the catalogue that the program carries, for use without a store:
// the same facts that a store loads. It is made once.
func Embedded() (*Catalogue, error) { return embeddedOnce() }

var embeddedOnce = sync.OnceValues(func() (*Catalogue, error) {
	cards, err := parseFacts(bytes.NewReader(factsFile))
	if err != nil {
		return nil, &Error{Op: "leer los datos incluidos en el programa", Kind: ErrDamaged, Detail: err.Error()}
	}
	return newCatalogue(cards), nil
})

func newCatalogue(cards []card.Card) *Catalogue {
	c := &Catalogue{
		shipped: cards,
		byID:    make(map[card.Printing]int, len(cards)),
		byName:  make(map[string][]int, len(cards)),
	}
	withTexts(cards)
	c.current.Store(&cards)
	release := make(map[card.Edition]int)
	for i, info := range card.Editions() {
		release[info.Code] = i
	}
	slices.SortFunc(cards, func(a, b card.Card) int {
		return cmp.Or(cmp.Compare(release[a.Edition], release[b.Edition]), cmp.Compare(a.Number, b.Number))
	})
	for i, printed := range cards {
		c.byID[printed.Printing()] = i
		name := card.Fold(printed.Name)
		c.byName[name] = append(c.byName[name], i)
	}
	c.gaps = findGaps(c.byID)
	c.search = newSearch(cards)
	c.names = namesOf(c.search, cards)
	return c
}

// findGaps lists the numbers that an edition runs over and nobody has seen.
func findGaps(byID map[card.Printing]int) []Gap {
	var gaps []Gap
	for _, info := range card.Editions() {
		for n := info.First; n <= info.Last; n++ {
			if id := (card.Printing{Edition: info.Code, Number: n}); !has(byID, id) {
				gaps = append(gaps, Gap{id})
			}
		}
	}
	return gaps
}

func has[K comparable, V any](m map[K]V, key K) bool {
	_, ok := m[key]
	return ok
}

// cards are the printings as they are now.
func (c *Catalogue) cards() []card.Card { return *c.current.Load() }

// All lists every printing by edition in the order of release, then by number.
func (c *Catalogue) All() []card.Card { return slices.Clone(c.cards()) }

// Named lists every printing of a card, accents and case apart, in the order
// of All; none if there is no such name.
func (c *Catalogue) Named(name string) []card.Card {
	return c.pick(c.byName[card.Fold(name)])
}

// Printing is one printed card; ok is false where there is none or a gap.
func (c *Catalogue) Printing(edition card.Edition, number int) (printed card.Card, ok bool) {
	i, ok := c.byID[card.Printing{Edition: edition, Number: number}]
	if !ok {
		return card.Card{}, false
	}
	return c.cards()[i], true
}

// Names lists every card name once, as printed, in Spanish order.
func (c *Catalogue) Names() []string {
	names := make([]string, len(c.names))
	for i, n := range c.names {
		names[i] = n.printed
	}
	return names
}

// Gaps lists the printings that are known to exist and of which nothing else
// is known, in the order of All.
func (c *Catalogue) Gaps() []Gap { return slices.Clone(c.gaps) }

// Doubt says in Spanish what is uncertain about a printing; it is empty for
// one that is well known.
func (c *Catalogue) Doubt(printed card.Card) string {
	switch printed.Source {
	case card.Doubtful:
		return doubts[printed.Printing()]
	case card.NameOnly:
		return "Solo se conoce el nombre."
	}
	return ""
}

// doubts are the facts on which the lists disagree, of the rows "en duda".
var doubts = map[card.Printing]string{
	{Edition: "ES", Number: 112}: "Las listas no coinciden en la fuerza: 1 o 2.",
	{Edition: "HE", Number: 2}:   "Las listas no coinciden en el coste: 5 o 3.",
	{Edition: "HE", Number: 161}: "Las listas no coinciden en el coste: 4 o 6.",
	{Edition: "HD", Number: 177}: "Las listas no coinciden en la raza: Sombra o Defensor.",
	{Edition: "TA", Number: 332}: "Las listas no coinciden en la raza: ninguna o Sombra.",
	{Edition: "TA", Number: 333}: "Las listas no coinciden en la raza: ninguna o Sombra.",
	{Edition: "EN", Number: 294}: "Las listas no coinciden en la raza: Eterno o Sacerdote.",
}

func (c *Catalogue) pick(indices []int) []card.Card {
	if len(indices) == 0 {
		return nil
	}
	all, cards := c.cards(), make([]card.Card, len(indices))
	for i, at := range indices {
		cards[i] = all[at]
	}
	return cards
}

func readCards(b *bolt.Bucket) ([]card.Card, error) {
	var cards []card.Card
	err := b.ForEach(func(key, record []byte) error {
		c, err := decodeCard(record)
		if err != nil {
			return err
		}
		if id, err := parsePrintingKey(key); err != nil || id != c.Printing() {
			return damagedf("la ficha de %s está bajo la clave %q", c.Printing(), key)
		}
		cards = append(cards, c)
		return nil
	})
	return cards, err
}

// sortSpanish sorts items by a name as a Spanish dictionary does: Ñ after N,
// and signs before the first letter, as in ¡Desleal!, do not count. Items of
// equal name keep their order.
func sortSpanish[T any](items []T, name func(T) string) {
	type place struct {
		key []byte
		at  int
	}
	collator, buf := collate.New(language.Spanish), &collate.Buffer{}
	places := make([]place, len(items))
	for i, item := range items {
		letters := strings.TrimLeftFunc(name(item), isSign)
		places[i] = place{collator.KeyFromString(buf, letters), i}
	}
	slices.SortFunc(places, func(a, b place) int {
		return cmp.Or(bytes.Compare(a.key, b.key), cmp.Compare(a.at, b.at))
	})
	before := slices.Clone(items)
	for i, p := range places {
		items[i] = before[p.at]
	}
}

func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
