package query

import (
	"cmp"
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
)

// rank is how well a row answers, from best to worst.
type rank uint8

const (
	exactly    rank = iota // the words are the card's name or its code
	fromStart              // the name begins with the words
	wordStarts             // each word begins a word of the name; also what no word asks
	somewhere              // each word is in the name or begins a word of the facts
	inText                 // each word is there or begins a word of the text
	notAtAll               // it does not answer
)

// phrase is the plain words of the query as names are folded, empty if none
// is asked for. Where there is nothing but words it is all that was typed, as
// "y" and "o" may be part of a name.
func (q Query) phrase() string {
	switch root := q.Root.(type) {
	case *Word:
		return spaced(root.Text)
	case *And, *Or:
		if onlyWords(root) {
			return spaced(q.typed)
		}
	}
	and, ok := q.Root.(*And)
	if !ok {
		return ""
	}
	var b strings.Builder
	for _, term := range and.Terms {
		if w, ok := term.(*Word); ok {
			b.WriteString(spaced(w.Text))
		}
	}
	return b.String()
}

func onlyWords(n Node) bool {
	other := func(n Node) bool { return !onlyWords(n) }
	switch n := n.(type) {
	case *Word:
		return true
	case *And:
		return !slices.ContainsFunc(n.Terms, other)
	case *Or:
		return !slices.ContainsFunc(n.Terms, other)
	}
	return false
}

// whole is the rank of an entry that answers, looked at against the phrase.
func (x *Index) whole(i int, phrase string, r rank) rank {
	name := x.entries[i].name.words
	switch {
	case name == phrase, mayBeCode(phrase) && slices.Contains(x.names[i].codes[:], phrase):
		return exactly
	case strings.HasPrefix(name, phrase):
		return fromStart
	}
	return r
}

// mayBeCode reports whether a phrase ends as a code does.
func mayBeCode(phrase string) bool {
	last := phrase[len(phrase)-1]
	return '0' <= last && last <= '9'
}

// matcher is a node made ready for one index.
type matcher struct {
	test     func(m *matcher, e *entry, r *row) rank
	asksRows bool // the answer depends on the row
	words    bool // words are looked for: comparatively slow
	terms    []matcher
	field    Field
	op       Op
	value    int    // amount or choice
	cents    int64  // of a price
	text     string // spaced
	pairs    pairs  // of text without its first space
	marks    []bool // names of a lexicon that answer
	plays    func(*entry) bool

	// What was last answered, for the many rows of one entry.
	last     *entry
	lastRank rank
}

// best is the best rank among the rows of an entry.
func (m *matcher) best(e *entry) rank {
	if !m.asksRows || len(e.rows) == 0 {
		return m.rank(e, &noRow)
	}
	best := notAtAll
	for i := range e.rows {
		best = min(best, m.rank(e, &e.rows[i]))
	}
	return best
}

// answers reports whether some row of an entry does.
func (m *matcher) answers(e *entry) bool {
	if !m.asksRows || len(e.rows) == 0 {
		return m.rank(e, &noRow) != notAtAll
	}
	for i := range e.rows {
		if m.rank(e, &e.rows[i]) != notAtAll {
			return true
		}
	}
	return false
}

func (m *matcher) rank(e *entry, r *row) rank { return m.test(m, e, r) }

func (x *Index) matcher(n Node) matcher {
	switch n := n.(type) {
	case *And:
		return x.matcherOf(n.Terms, matchAnd)
	case *Or:
		return x.matcherOf(n.Terms, matchOr)
	case *Not:
		return x.matcherOf([]Node{n.Term}, matchNot)
	case *Word:
		return wordMatcher(matcher{test: matchWord}, n.Text)
	case *TextTest:
		return x.textMatcher(n)
	case *AmountTest:
		return matcher{test: matchAmount, field: n.Field, op: n.Op, value: n.Amount}
	case *PriceTest:
		if n.Field == Worth {
			return x.worthMatcher(n)
		}
		m := matcher{test: matchPrice, op: n.Op, cents: n.Price.Cents, asksRows: true}
		if n.Price.Currency != "" {
			m.marks = x.currencies.answering(Is, n.Price.Currency)
		}
		return m
	case *ChoiceTest:
		return matcher{test: matchChoice, field: n.Field, op: n.Op, value: n.Choice, asksRows: asksRow(n)}
	case *Flag:
		return matcher{test: matchFlag, field: n.Field, asksRows: asksRow(n)}
	case *Lacks:
		m := matcher{test: matchLacks, field: n.Field, asksRows: asksRow(n)}
		if n.Field == Format {
			m.plays = x.playedInAny()
		}
		return m
	}
	return matcher{test: func(*matcher, *entry, *row) rank { return wordStarts }}
}

// isOfRow reports whether a field asks about one row of the collection.
func (f Field) isOfRow() bool { return slices.Contains(rowFields, f) }

// asksRow reports whether a node does. How many copies there are is asked of all
// rows together.
func asksRow(n Node) bool {
	_, counts := n.(*AmountTest)
	return !counts && fieldOf(n).isOfRow()
}

var rowFields = []Field{Foil, Price, Worth, Condition, Language, Place, Tag}

func (x *Index) matcherOf(terms []Node, test func(*matcher, *entry, *row) rank) matcher {
	m := matcher{test: test}
	for _, term := range terms {
		inner := x.matcher(term)
		m.asksRows = m.asksRows || inner.asksRows
		m.words = m.words || inner.words
		m.terms = append(m.terms, inner)
	}
	// What is quickly told is asked first.
	slices.SortStableFunc(m.terms, func(a, b matcher) int {
		switch {
		case a.words == b.words:
			return 0
		case b.words:
			return -1
		}
		return 1
	})
	return m
}

func (x *Index) textMatcher(n *TextTest) matcher {
	named := func(l *lexicon) matcher {
		return matcher{test: matchMarks, field: n.Field, marks: l.answering(n.Op, n.Text), asksRows: asksRow(n)}
	}
	switch n.Field {
	case Language:
		return named(&x.languages)
	case Place:
		return named(&x.places)
	case Tag:
		return named(&x.tags)
	case Deck:
		return named(&x.decks)
	case Illustrator:
		return named(&x.illustrators)
	case Edition:
		return named(&x.ownEditions)
	case Format:
		f, ok := deck.FormatNamed(x.formats, n.Text)
		plays := x.playedIn(f)
		return matcher{test: matchFormat, plays: func(e *entry) bool { return ok && plays(e) }}
	}
	return wordMatcher(matcher{test: matchText, field: n.Field, op: n.Op}, n.Text)
}

func matchAnd(m *matcher, e *entry, r *row) rank {
	worst := exactly
	for i := range m.terms {
		worst = max(worst, m.terms[i].rank(e, r))
		if worst == notAtAll {
			break
		}
	}
	return worst
}

func matchOr(m *matcher, e *entry, r *row) rank {
	best := notAtAll
	for i := range m.terms {
		best = min(best, m.terms[i].rank(e, r))
	}
	return best
}

func matchNot(m *matcher, e *entry, r *row) rank {
	return answer(m.terms[0].rank(e, r) == notAtAll)
}

func answer(yes bool) rank {
	if yes {
		return wordStarts
	}
	return notAtAll
}

// wordMatcher makes m look for a text.
func wordMatcher(m matcher, text string) matcher {
	m.words, m.text = true, spaced(text)
	m.pairs.add(strings.TrimPrefix(m.text, " "))
	return m
}

// remembered is the answer of look, which depends on the entry alone; what
// cannot have the text is not looked at.
func (m *matcher) remembered(e *entry, look func(m *matcher, e *entry) rank) rank {
	if m.last != e {
		m.last, m.lastRank = e, notAtAll
		if e.pairs.has(&m.pairs) {
			m.lastRank = look(m, e)
		}
	}
	return m.lastRank
}

func matchWord(m *matcher, e *entry, _ *row) rank { return m.remembered(e, lookForWord) }

func lookForWord(m *matcher, e *entry) rank {
	switch {
	case m.text == "", e.name.starts(m.text[1:]):
		return wordStarts
	case strings.Contains(e.name.words, m.text[1:]), e.facts.starts(m.text[1:]):
		return somewhere
	case e.text.starts(m.text[1:]):
		return inText
	}
	return notAtAll
}

func matchText(m *matcher, e *entry, _ *row) rank { return m.remembered(e, lookForText) }

func lookForText(m *matcher, e *entry) rank {
	text := e.name.words
	if m.field == Text {
		text = e.text.words
	}
	if m.op == Is {
		return answer(text == m.text)
	}
	return answer(strings.Contains(text, strings.TrimPrefix(m.text, " ")))
}

func matchFormat(m *matcher, e *entry, _ *row) rank { return answer(m.plays(e)) }

func matchMarks(m *matcher, e *entry, r *row) rank {
	switch m.field {
	case Language:
		return m.marked(r.language)
	case Place:
		return m.marked(r.place)
	case Tag:
		return m.someMarked(r.tags)
	case Deck:
		return m.someMarked(e.decks)
	case Edition:
		return m.marked(e.ownEdition)
	}
	return m.marked(e.illustrator)
}

func (m *matcher) marked(id int32) rank { return answer(id != noID && m.marks[id]) }

func (m *matcher) someMarked(ids []int32) rank {
	for _, id := range ids {
		if m.marks[id] {
			return wordStarts
		}
	}
	return notAtAll
}

func matchAmount(m *matcher, e *entry, _ *row) rank {
	amount, known := e.amount(m.field)
	return answer(known && m.op.compare(amount, m.value))
}

// amount is the number that a field asks about, if the card has it.
func (e *entry) amount(f Field) (n int, known bool) {
	switch f {
	case Cost:
		return int(e.cost), e.cost != card.NoNumber
	case Strength:
		return int(e.strength), e.strength != card.NoNumber
	case Number:
		return int(e.number), e.number != 0
	case Owned:
		return int(e.owned), true
	case Missing:
		return int(e.missing), true
	case Wanted:
		return int(e.wanted), true
	case Foil:
		return int(e.foils), true
	}
	return int(e.trade), true
}

func matchPrice(m *matcher, _ *entry, r *row) rank {
	same := m.marks == nil || r.currency != noID && m.marks[r.currency]
	return answer(r.cents > 0 && same && m.op.holds(cmp.Compare(r.cents, m.cents)))
}

func (op Op) compare(a, b int) bool { return op.holds(cmp.Compare(a, b)) }

// holds reports whether the comparison does, by how its sides are ordered.
func (op Op) holds(order int) bool {
	switch op {
	case Less:
		return order < 0
	case AtMost:
		return order <= 0
	case More:
		return order > 0
	case AtLeast:
		return order >= 0
	}
	return order == 0
}

func matchChoice(m *matcher, e *entry, r *row) rank {
	switch m.field {
	case Race:
		return answer(e.races.Has(card.Race(m.value)))
	case Type:
		return answer(int(e.typ) == m.value)
	case Edition:
		return answer(e.edition != 0 && m.op.compare(int(e.edition), m.value))
	case Block:
		return answer(int(e.block) == m.value)
	case Variant:
		return answer(int(e.variant) == m.value)
	case Condition:
		return answer(r.quality != 0 && m.op.compare(int(r.quality), m.value))
	}
	have, wanted := e.frequency, card.Frequency(m.value)
	if have.Rarity() == 0 || wanted.Rarity() == 0 {
		return answer(have == wanted && m.op.holds(0))
	}
	return answer(m.op.compare(have.Rarity(), wanted.Rarity()))
}

func matchFlag(m *matcher, e *entry, r *row) rank {
	switch m.field {
	case Unique:
		return answer(e.unique)
	case Foil:
		return answer(r.foil)
	}
	return answer(e.readable)
}

func matchLacks(m *matcher, e *entry, r *row) rank {
	owned := len(e.rows) > 0
	switch m.field {
	case Name:
		return answer(e.name.words == "")
	case Text:
		return answer(e.text.words == "")
	case Type:
		return answer(e.typ == card.NoType)
	case Race:
		return answer(e.races == 0)
	case Edition:
		return answer(e.edition == 0 && e.ownEdition == noID)
	case Frequency:
		return answer(e.frequency == card.NoFrequency)
	case Block:
		return answer(e.block == 0)
	case Variant:
		return answer(e.variant == card.NoVariant)
	case Condition:
		return answer(owned && r.quality == 0)
	case Place:
		return answer(owned && r.place == noID)
	case Price:
		return answer(owned && r.cents == 0)
	case Worth:
		return answer(worthOf(e, r) == 0)
	case Tag:
		return answer(owned && len(r.tags) == 0)
	case Deck:
		return answer(len(e.decks) == 0)
	case Format:
		return answer(!m.plays(e))
	case Illustrator:
		return answer(e.illustrator == noID)
	}
	_, known := e.amount(m.field)
	return answer(!known)
}
