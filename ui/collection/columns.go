package collection

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// column is a column of the table.
type column struct {
	ID    string // what the choice of columns is kept with
	Title func() string
	Part  float32 // of the width, and the width that it needs
	Place place
	text  func(*shelf, Line) string
	key   func(*shelf, Line) sortKey
}

// place is how a column stands in the table.
type place struct {
	Right bool // numbers stand at the right
	// Yields is when a narrow table leaves it out, 0 never: facts of the card go
	// first, which its panel says.
	Yields int
	Extra  bool // not shown at first
}

var (
	left, right           = place{}, place{Right: true}
	extraLeft, extraRight = place{Extra: true}, place{Right: true, Extra: true}
)

func (p place) yields(n int) place {
	p.Yields = n
	return p
}

// sortKey is what orders the rows by a column: a text, then a number.
type sortKey struct {
	text   string
	number int
}

func (k sortKey) compare(other sortKey) int {
	if k.text != other.text {
		return strings.Compare(k.text, other.text)
	}
	return cmp.Compare(k.number, other.number)
}

// byNumber orders rows by a number.
func byNumber(of func(Line) int) func(*shelf, Line) sortKey {
	return func(_ *shelf, l Line) sortKey { return sortKey{number: of(l)} }
}

// byText orders rows by a text, those that have none last.
func byText(of func(Line) string) func(*shelf, Line) sortKey {
	return func(s *shelf, l Line) sortKey { return textKey(s, of(l)) }
}

// afterAll stands after every text.
var afterAll = string([]byte{0xff})

func textKey(s *shelf, text string) sortKey {
	if text == "" {
		return sortKey{text: afterAll}
	}
	return sortKey{text: s.fold(text)}
}

// of is a column whose text and order need nothing but the line.
func of(text func(Line) string) func(*shelf, Line) string {
	return func(_ *shelf, l Line) string { return text(l) }
}

// columns are all columns of the table, in their order at first.
var columns = []column{
	{"código", func() string { return words.T("Código") }, 66, left,
		of(func(l Line) string { return l.Card.Code() }), byNumber(codeRank)},
	{"nombre", func() string { return words.T("Nombre") }, 150, left,
		of(func(l Line) string { return titled(l.Card) }), byName},
	{"tipo", func() string { return words.T("Tipo") }, 62, left.yields(2),
		of(func(l Line) string { return words.T(l.Card.Type.String()) }), byNumber(func(l Line) int { return int(l.Card.Type) })},
	{"raza", func() string { return words.T("Raza") }, 54, left.yields(1),
		of(func(l Line) string { return raceNames(l.Card) }), byNumber(func(l Line) int { return int(l.Card.Races) })},
	{"coste", func() string { return words.T("Coste") }, 42, right.yields(4),
		of(func(l Line) string { return known(l.Card.Cost) }), byNumber(func(l Line) int { return int(l.Card.Cost) })},
	{"fuerza", func() string { return words.T("Fuerza") }, 52, right.yields(3),
		of(func(l Line) string { return known(l.Card.Strength) }), byNumber(func(l Line) int { return int(l.Card.Strength) })},
	{"edición", func() string { return words.T("Edición") }, 120, extraLeft,
		of(editionName), byNumber(codeRank)},
	{"número", func() string { return words.T("Número") }, 52, extraRight,
		of(func(l Line) string { return some(l.Card.Number) }), byNumber(func(l Line) int { return l.Card.Number })},
	{"frecuencia", func() string { return words.T("Frecuencia") }, 78, extraLeft,
		of(frequencyOf), byNumber(func(l Line) int { return int(l.Card.Frequency) })},
	{"variante", func() string { return words.T("Variante") }, 90, extraLeft,
		of(variantOf), byNumber(func(l Line) int { return int(l.Card.Variant) })},
	{"bloque", func() string { return words.T("Bloque") }, 110, extraLeft,
		of(blockOf), byNumber(func(l Line) int { return blockRank(l.Card.Block()) })},
	{"única", func() string { return words.T("Única") }, 48, extraLeft,
		of(func(l Line) string { return yes(l.Card.Unique) }), byFlag(func(l Line) bool { return l.Card.Unique })},
	{"ilustración", func() string { return words.T("Ilustración") }, 110, extraLeft,
		of(func(l Line) string { return l.Card.Illustrator }), byText(func(l Line) string { return l.Card.Illustrator })},
	{"texto", func() string { return words.T("Texto") }, 260, extraLeft,
		of(func(l Line) string { return oneLine(l.Card.Text) }), byText(func(l Line) string { return l.Card.Text })},

	{"copias", func() string { return words.T("Copias") }, 48, right,
		of(func(l Line) string { return some(l.Row.Count) }), byNumber(func(l Line) int { return l.Row.Count })},
	{"acabado", func() string { return words.T("Foil") }, 32, left,
		of(finishOf), byNumber(func(l Line) int { return int(l.Row.Finish) })},
	{"estado", func() string { return words.T("Estado") }, 46, left,
		of(func(l Line) string { return l.Row.Condition.String() }), byNumber(func(l Line) int { return int(l.Row.Condition) })},
	{"idioma", func() string { return words.T("Idioma") }, 48, left.yields(6),
		of(func(l Line) string { return string(l.Row.Language) }), byText(func(l Line) string { return string(l.Row.Language) })},
	{"lugar", func() string { return words.T("Lugar") }, 84, left,
		of(func(l Line) string { return l.Row.Place.String() }), byPlace},
	{"cambio", func() string { return words.T("Cambio") }, 54, right.yields(7),
		of(func(l Line) string { return some(l.Row.ForTrade) }), byNumber(func(l Line) int { return l.Row.ForTrade })},
	{"busco", func() string { return words.T("Busco") }, 42, right,
		of(func(l Line) string { return some(l.Wanted) }), byNumber(func(l Line) int { return l.Wanted })},
	{"pagado", func() string { return words.T("Pagado") }, 84, right.yields(5),
		of(func(l Line) string { return l.Row.Paid.Written() }), byNumber(func(l Line) int { return int(l.Row.Paid.Cents) })},
	{"precio", func() string { return words.T("Precio") }, 76, extraRight,
		func(s *shelf, l Line) string { return moneyOf(s, s.priceOf(l)) },
		func(s *shelf, l Line) sortKey { return sortKey{number: int(s.priceOf(l))} }},
	{"valor", func() string { return words.T("Valor") }, 84, extraRight,
		func(s *shelf, l Line) string { return moneyOf(s, s.prices.Worth(l.Row).Cents) },
		func(s *shelf, l Line) sortKey { return sortKey{number: int(s.prices.Worth(l.Row).Cents)} }},
	{"tengo", func() string { return words.T("Tengo") }, 48, extraRight,
		of(func(l Line) string { return some(l.Owned()) }), byNumber(func(l Line) int { return l.Owned() })},
	{"etiquetas", func() string { return words.T("Etiquetas") }, 110, extraLeft,
		of(tagsOf), byText(tagsOf)},
	{"notas", func() string { return words.T("Notas") }, 150, extraLeft,
		of(func(l Line) string { return oneLine(l.Row.Notes) }), byText(func(l Line) string { return l.Row.Notes })},
	{"origen", func() string { return words.T("Origen") }, 100, extraLeft,
		of(func(l Line) string { return l.Row.Origin }), byText(func(l Line) string { return l.Row.Origin })},
	{"fecha", func() string { return words.T("Fecha") }, 78, extraLeft,
		of(func(l Line) string { return l.Row.Acquired.String() }),
		func(_ *shelf, l Line) sortKey { return sortKey{text: l.Row.Acquired.String()} }},
	{"foto", func() string { return words.T("Foto propia") }, 76, extraLeft,
		of(func(l Line) string { return yes(l.Row.Photo != "") }), byFlag(func(l Line) bool { return l.Row.Photo != "" })},
	{"mazos", func() string { return words.T("Mazos") }, 130, extraLeft,
		of(decksOf), byText(decksOf)},
	{"deseo", func() string { return words.T("Nota de lo que busco") }, 130, extraLeft,
		of(func(l Line) string { return oneLine(l.WishNotes) }), byText(func(l Line) string { return l.WishNotes })},
}

// columnsKey is the setting that keeps which columns the person wants to see.
const columnsKey = "columnas de la colección"

// tableColumns are the columns as the table wants them.
func tableColumns() []widgets.Column {
	out := make([]widgets.Column, len(columns))
	for i, c := range columns {
		out[i] = widgets.Column{ID: c.ID, Kind: kindOf(i), Title: c.Title(), Part: c.Part, Least: theme.Scaled(c.Part),
			Right: c.Place.Right, Yields: c.Place.Yields, Extra: c.Place.Extra}
	}
	return out
}

// kindOf says what a column is about.
func kindOf(i int) string {
	switch {
	case i < columnNamed("copias"):
		return words.T("De la carta")
	case i < columnNamed("etiquetas"):
		return words.T("De tus copias")
	}
	return words.T("Lo que anotaste")
}

// columnNamed is the place of a column among all.
func columnNamed(id string) int {
	return slices.IndexFunc(columns, func(c column) bool { return c.ID == id })
}

// byFlag orders rows by a fact, those of which it is so last.
func byFlag(of func(Line) bool) func(*shelf, Line) sortKey {
	return byNumber(func(l Line) int {
		if of(l) {
			return 1
		}
		return 0
	})
}

func byName(s *shelf, l Line) sortKey {
	if l.Card.Name == "" {
		return sortKey{number: len(s.ranks)}
	}
	return sortKey{number: s.ranks[s.fold(l.Card.Name)]}
}

// codeRank orders by editions and numbers.
func codeRank(l Line) int { return editionRank(l.Card.Edition)*100_000 + l.Card.Number }

// editionRank is the place of an edition in the order of release, -1 for none.
func editionRank(e card.Edition) int { return rankIn(editionRanks, e) }

// blockRank is the place of a block among all, -1 for none.
func blockRank(e card.Edition) int { return rankIn(blockRanks, e) }

var editionRanks, blockRanks = ranksOf(card.Editions()), ranksOf(card.Blocks())

func ranksOf(all []card.EditionInfo) map[card.Edition]int {
	ranks := make(map[card.Edition]int, len(all))
	for i, info := range all {
		ranks[info.Code] = i
	}
	return ranks
}

func rankIn(ranks map[card.Edition]int, e card.Edition) int {
	if rank, ok := ranks[e]; ok {
		return rank
	}
	return -1
}

func byPlace(s *shelf, l Line) sortKey {
	at := l.Row.Place
	return sortKey{s.fold(at.Container), at.Page*(holding.MaxPage+1) + at.Pocket}
}

func finishOf(l Line) string {
	if l.Row.Finish == holding.Normal {
		return ""
	}
	return words.T(l.Row.Finish.String())
}

func raceNames(c card.Card) string {
	var names []string
	for _, r := range c.Races.List() {
		names = append(names, words.T(r.String()))
	}
	return strings.Join(names, ", ")
}

// oneLine is a text of several lines on one.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// known is a number that a card has, empty for none.
func known(n int8) string {
	if n == card.NoNumber {
		return ""
	}
	return strconv.Itoa(int(n))
}

// some is a count, empty for none.
func some(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// yes says that something is so, nothing where it is not.
func yes(so bool) string {
	if so {
		return words.T("sí")
	}
	return ""
}

func editionName(l Line) string {
	info, _ := l.Card.Edition.Info()
	return info.Name
}

func blockOf(l Line) string {
	info, _ := l.Card.Block().Info()
	return info.Name
}

func frequencyOf(l Line) string {
	if l.Card.Frequency == card.NoFrequency {
		return ""
	}
	return words.T(l.Card.Frequency.String())
}

func variantOf(l Line) string {
	if l.Card.Variant == card.NoVariant {
		return ""
	}
	return words.T(l.Card.Variant.String())
}

func tagsOf(l Line) string { return strings.Join(l.Row.Tags, ", ") }

func decksOf(l Line) string { return strings.Join(l.Decks, ", ") }

// priceOf is what one copy of a row is worth, or would be, 0 where nobody knows.
func (s *shelf) priceOf(l Line) int64 {
	cents, _ := s.prices.Of(l.Row.Key)
	return cents
}

// moneyOf is an amount of what prices are in, empty for none.
func moneyOf(s *shelf, cents int64) string {
	if cents == 0 {
		return ""
	}
	return s.prices.Money(cents).Written()
}
