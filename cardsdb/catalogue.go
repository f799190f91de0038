package cardsdb

import (
	"bytes"
	"cmp"
	"maps"
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

	ownVersions []card.Printing // for whose versions the owner wrote a text
}

// Gap is a printing of which nothing is known but that it exists.
type Gap struct{ card.Printing }

// Embedded is the catalogue that the program carries, for use without a store:
// the same facts that a store loads. It is made once.
func Embedded() (*Catalogue, error) { return embeddedOnce() }

var embeddedOnce = sync.OnceValues(func() (*Catalogue, error) {
	cards, err := parseFacts(bytes.NewReader(factsFile))
	if err != nil {
		return nil, &Error{Op: "leer los datos incluidos en el programa", Kind: ErrDamaged, Detail: err}
	}
	return newCatalogue(cards), nil
})

func newCatalogue(cards []card.Card) *Catalogue {
	cards = withShippedTexts(cards)
	c := &Catalogue{printed: newCardSet(cards, newSearch(cards))}
	c.current.Store(c.printed)
	return c
}

// withShippedTexts gives cards, which it sorts, the texts that the program carries.
func withShippedTexts(cards []card.Card) []card.Card {
	sortByRelease(cards, card.Card.Printing)
	named := map[string][]card.Card{}
	for _, c := range cards {
		if name := card.Fold(c.Name); has(shippedTexts(), name) {
			named[name] = append(named[name], c)
		}
	}
	for i, c := range cards {
		name := card.Fold(c.Name)
		if text := shippedTexts()[name].textOf(c, named[name]); text != "" {
			cards[i] = written(c, text)
		}
	}
	return cards
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
	texts, epics := map[string]string{}, map[card.Printing]string{}
	var facts, versions []Correction
	for _, one := range corrections {
		switch one.kind() {
		case textOfName:
			texts[card.Fold(one.Name)] = one.Facts[textColumn]
		case textOfVersion:
			versions = append(versions, one)
		case epicOfPrinting:
			epics[one.Printing] = one.Facts[epicColumn]
		default:
			facts = append(facts, one)
		}
	}
	cards := slices.Clone(c.printed.cards)
	for _, one := range facts {
		i, known := c.printed.byID[one.Printing]
		if !known {
			if now, err := withFacts(one.Printing.Unknown(), one.Facts); err == nil {
				cards = append(cards, c.withShippedText(now))
			}
			continue
		}
		now, err := withFacts(cards[i], factsOver(one.Facts))
		was := cards[i]
		if was.Source = card.Owner; err != nil || now == was { // nothing differs
			continue
		}
		if card.Fold(now.Name) != card.Fold(cards[i].Name) {
			now.Text = ""
			now = c.withShippedText(now)
		}
		cards[i] = now
	}
	for i := range cards {
		if len(texts) > 0 {
			if text := texts[card.Fold(cards[i].Name)]; text != "" {
				cards[i] = written(cards[i], text)
			}
		}
		cards[i].Epic = epics[cards[i].Printing()]
	}
	var ownVersions []card.Printing
	for _, one := range versions {
		if writeVersion(cards, one) {
			ownVersions = append(ownVersions, one.Printing)
		}
	}
	search, sameNames := c.printed.search.Clone(), len(cards) == len(c.printed.cards)
	for i, now := range cards {
		if i < len(c.printed.cards) && now == c.printed.cards[i] {
			continue
		}
		search.Put(query.Item{Card: now})
		sameNames = sameNames && now.Name == c.printed.cards[i].Name
	}
	set := *c.printed // whose ways to find a card by name or number hold
	set.cards, set.search = cards, search
	if !sameNames {
		set = *newCardSet(cards, search)
	}
	set.ownVersions = ownVersions
	c.current.Store(&set)
}

// factsOver are the owner's facts as they lie over a printing that the program carries.
// Where he added it before the program did, what he left empty is what he did not know.
func factsOver(facts map[string]string) map[string]string {
	if len(facts) < leastAdded {
		return facts
	}
	facts = maps.Clone(facts)
	maps.DeleteFunc(facts, func(_, value string) bool { return value == "" })
	return facts
}

// leastAdded is how many facts a card that the owner adds has, as corrections began. No
// correction of a card that was known has all of them.
const leastAdded = 10

// findGaps lists the numbers that an edition runs over and nobody has seen.
func findGaps(byID map[card.Printing]int) []Gap {
	var gaps []Gap
	for _, info := range card.Editions() {
		for n := info.First; n <= info.Last && info.IsWhole(); n++ {
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

// ShippedText is the text that the program carries for a card as it is printed
// there, whatever the owner wrote; empty if it has none.
func (c *Catalogue) ShippedText(of card.Card) string {
	name := card.Fold(of.Name)
	return shippedTexts()[name].textOf(of, c.printed.pick(c.printed.byName[name]))
}

func (c *Catalogue) withShippedText(of card.Card) card.Card {
	if text := c.ShippedText(of); text != "" {
		return written(of, text)
	}
	return of
}

// Versions are the printings of a card whose facts or text no older one has, oldest
// first: those of which a name alone may mean any (DAR 3).
func (c *Catalogue) Versions(name string) []card.Card {
	var versions []card.Card
	for _, printed := range c.Named(name) {
		same := func(o card.Card) bool { return card.SameVersion(o, printed) }
		if printed.Type != card.NoType && !slices.ContainsFunc(versions, same) {
			versions = append(versions, printed)
		}
	}
	return versions
}

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

	{Edition: "HEA", Number: 45}:   "Las listas no coinciden en el coste: 5 o 4.",
	{Edition: "RHE", Number: 6}:    "Las listas no coinciden en el coste: 3 o 2.",
	{Edition: "LB23", Number: 8}:   "Las listas no coinciden en el coste: 0 o 2.",
	{Edition: "KR24", Number: 74}:  "Las listas no coinciden en el coste: 2 o 4.",
	{Edition: "LPB3", Number: 110}: "Las listas no coinciden en el coste: 4 o 3.",
	{Edition: "LPB3", Number: 326}: "Las listas no coinciden en la raza: Faraón o Eterno.",
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
