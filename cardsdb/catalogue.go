package cardsdb

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"castillo/cardsdb/query"
	"castillo/game/card"
)

// Catalogue is the printed cards of all editions, in memory: those that the
// program carries, and in that of a store the owner's corrections over them.
// Any number of goroutines may read it, and what its methods return belongs to
// the caller.
type Catalogue struct {
	printed *cardSet                // as the program carries them
	current atomic.Pointer[cardSet] // with the corrections
}

// cardSet is a set of printings with the ways to find one; it never changes.
type cardSet struct {
	cards   []card.Card // by edition in the order of release, then by number
	byID    map[card.Printing]int
	byName  map[string][]int // by card.Fold of the name
	gaps    []Gap
	search  *query.Index
	names   []string // each once, in Spanish order
	speller card.Speller
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
	for i := range cards {
		cards[i] = withShippedText(cards[i])
	}
	c := &Catalogue{printed: newCardSet(cards, newSearch(cards))}
	c.current.Store(c.printed)
	return c
}

// newCardSet sorts cards and makes the ways to find one; search has them all.
func newCardSet(cards []card.Card, search *query.Index) *cardSet {
	s := &cardSet{
		cards:  cards,
		search: search,
		byID:   make(map[card.Printing]int, len(cards)),
		byName: make(map[string][]int, len(cards)),
	}
	sortByRelease(cards, card.Card.Printing)
	for i, printed := range cards {
		s.byID[printed.Printing()] = i
		name := card.Fold(printed.Name)
		s.byName[name] = append(s.byName[name], i)
	}
	s.gaps = findGaps(s.byID)
	s.names = search.Names()
	s.speller = card.NewSpeller(s.names)
	return s
}

// correct lays the owner's corrections over what the program carries, in place
// of those that lay there. One that no longer makes a card is left out; it
// stays in the store.
func (c *Catalogue) correct(corrections []Correction) {
	texts, epics, facts := map[string]string{}, map[card.Printing]string{}, map[card.Printing]map[string]string{}
	for _, one := range corrections {
		switch epic, isEpic := one.Facts[epicColumn]; {
		case one.Printing == (card.Printing{}):
			texts[card.Fold(one.Name)] = one.Facts[textColumn]
		case isEpic:
			epics[one.Printing] = epic
		default:
			facts[one.Printing] = one.Facts
		}
	}
	cards := slices.Clone(c.printed.cards)
	for p, own := range facts {
		i, known := c.printed.byID[p]
		before := card.Card{Edition: p.Edition, Number: p.Number, Cost: card.NoNumber, Strength: card.NoNumber}
		if known {
			before = cards[i]
		}
		now, err := withFacts(before, own)
		if err != nil {
			continue
		}
		if card.Fold(now.Name) != card.Fold(before.Name) {
			now.Text = ""
			now = withShippedText(now)
		}
		if known {
			cards[i] = now
		} else {
			cards = append(cards, now)
		}
	}
	for i := range cards {
		if text := texts[card.Fold(cards[i].Name)]; text != "" {
			cards[i] = written(cards[i], text)
		}
		cards[i].Epic = epics[cards[i].Printing()]
	}
	search, sameNames := c.printed.search.Clone(), len(cards) == len(c.printed.cards)
	for i, now := range cards {
		if i < len(c.printed.cards) && now == c.printed.cards[i] {
			continue
		}
		search.Put(query.Item{Card: now})
		sameNames = sameNames && now.Name == c.printed.cards[i].Name
	}
	if !sameNames {
		c.current.Store(newCardSet(cards, search))
		return
	}
	set := *c.printed // whose ways to find a card by name or number hold
	set.cards, set.search = cards, search
	c.current.Store(&set)
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

// All lists every printing by edition in the order of release, then by number.
func (c *Catalogue) All() []card.Card { return slices.Clone(c.current.Load().cards) }

// Named lists every printing of a card, accents and case apart, in the order
// of All; none if there is no such name.
func (c *Catalogue) Named(name string) []card.Card {
	s := c.current.Load()
	return s.pick(s.byName[card.Fold(name)])
}

// Printing is one printed card; ok is false where there is none or a gap.
func (c *Catalogue) Printing(edition card.Edition, number int) (printed card.Card, ok bool) {
	return c.current.Load().printing(card.Printing{Edition: edition, Number: number})
}

// Printed is a printing as the program carries it, without the owner's
// corrections; ok is false where it carries none.
func (c *Catalogue) Printed(p card.Printing) (printed card.Card, ok bool) {
	return c.printed.printing(p)
}

func (s *cardSet) printing(p card.Printing) (card.Card, bool) {
	i, ok := s.byID[p]
	if !ok {
		return card.Card{}, false
	}
	return s.cards[i], true
}

// ShippedText is the text that the program carries for a card, whatever the
// owner wrote; empty if it has none.
func (c *Catalogue) ShippedText(name string) string { return shippedText(name) }

// Difference is a fact of a card on which the owner and the program differ.
type Difference struct {
	Fact         string // its Spanish name, as the facts file calls it; "texto" for the text
	Printed, Now string // as the facts file writes them; empty where there is none
}

// Differences lists what the owner's corrections changed of a printing. Of one
// that the program does not carry it is every fact that is not empty.
func (c *Catalogue) Differences(p card.Printing) []Difference {
	now, ok := c.current.Load().printing(p)
	if !ok {
		return nil
	}
	was, printed := map[string]string{}, card.Card{}
	if found, known := c.Printed(p); known {
		was, printed = factsOf(found), found
	}
	var all []Difference
	is := factsOf(now)
	for _, column := range correctable {
		if is[column] != was[column] && !(column == "habilidad" && now.Text != printed.Text) {
			all = append(all, Difference{column, was[column], is[column]})
		}
	}
	if now.Text != printed.Text {
		all = append(all, Difference{textColumn, printed.Text, now.Text})
	}
	return all
}

// Names lists every card name once, as printed, in Spanish order.
func (c *Catalogue) Names() []string {
	return slices.Clone(c.current.Load().names)
}

// Gaps lists the printings that are known to exist and of which nothing else
// is known, in the order of All.
func (c *Catalogue) Gaps() []Gap { return slices.Clone(c.current.Load().gaps) }

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

func (s *cardSet) pick(indices []int) []card.Card {
	if len(indices) == 0 {
		return nil
	}
	cards := make([]card.Card, len(indices))
	for i, at := range indices {
		cards[i] = s.cards[at]
	}
	return cards
}

func readCards(b bucket) ([]card.Card, error) {
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
