package pictures

import (
	"cmp"
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/images/scans"
	"castillo/ui/words"
)

// Catalogue is what is asked of the catalogue; *cardsdb.Catalogue gives it.
type Catalogue interface {
	// Search lists the cards that match words, all cards for none.
	Search(words string) []card.Card
}

// outcomeWords is what an outcome is called, of one file and of several.
func outcomeWords(o scans.Outcome) (one, many string) {
	switch o {
	case scans.Matched:
		return words.T("Traída"), words.T("Traídas")
	case scans.Present:
		return words.T("Ya estaba"), words.T("Ya estaban")
	case scans.Ambiguous:
		return words.T("Dudosa"), words.T("Dudosas")
	case scans.Unknown:
		return words.T("Sin reconocer"), words.T("Sin reconocer")
	}
	return words.T("Rechazada"), words.T("Rechazadas")
}

// Sides are the names of what a picture shows, in the order of scans.Side.
func Sides() []string {
	return []string{words.T("Anverso"), words.T("Reverso"), words.T("Foto propia")}
}

// title names a card by code and name; a gap has its code only.
func title(c card.Card) string {
	if c.Name == "" {
		return c.Code()
	}
	return c.Code() + " · " + c.Name
}

// lookup finds cards for pictures.
type lookup struct {
	cards   Catalogue
	matcher *scans.Matcher
	byCode  map[card.Printing]card.Card
}

func newLookup(cards Catalogue) *lookup {
	all := cards.Search("")
	l := &lookup{cards: cards, matcher: scans.NewMatcher(all), byCode: make(map[card.Printing]card.Card, len(all))}
	for _, c := range all {
		l.byCode[c.Printing()] = c
	}
	return l
}

// card is what is known of a printing; of a gap it is only the code.
func (l *lookup) card(p card.Printing) card.Card {
	if c, ok := l.byCode[p]; ok {
		return c
	}
	return card.Card{Edition: p.Edition, Number: p.Number, Cost: card.NoNumber, Strength: card.NoNumber}
}

// maxFound is how many cards are offered at most.
const maxFound = 60

// find lists the cards that are meant by what a person wrote, a code first.
func (l *lookup) find(query string) []card.Card {
	var out []card.Card
	seen := map[card.Printing]bool{}
	add := func(c card.Card) {
		if !seen[c.Printing()] && len(out) < maxFound {
			seen[c.Printing()] = true
			out = append(out, c)
		}
	}
	for _, p := range l.matcher.Match(query).Printings {
		add(l.card(p))
	}
	if strings.TrimSpace(query) != "" {
		for _, c := range l.cards.Search(query) {
			add(c)
		}
	}
	return out
}

// suggest lists the cards that a file's name may mean: those that it names, or
// else those whose names are near. Where there is none, each longer word of it
// is tried.
func (l *lookup) suggest(name string) []card.Card {
	if found := l.find(name); len(found) > 0 {
		return found
	}
	var out []card.Card
	for _, p := range l.matcher.Near(name) {
		out = append(out, l.card(p))
	}
	if len(out) > 0 {
		return out
	}
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		name = name[:i]
	}
	for _, word := range strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" _-.,()[]", r) }) {
		if len([]rune(word)) < 4 {
			continue
		}
		for _, c := range l.cards.Search(word) {
			if len(out) < maxFound {
				out = append(out, c)
			}
		}
	}
	return out
}

// lineRemark says of one file of a report which cards it shows or may show, or
// why it was refused.
func (l *lookup) lineRemark(line scans.Line) string {
	switch line.Outcome {
	case scans.Refused:
		return words.T(line.Why.Error())
	case scans.Unknown:
		if near := l.matcher.Near(line.Path); len(near) > 0 {
			return words.T("¿{card}?", "card", title(l.card(near[0])))
		}
	}
	var names []string
	for _, p := range line.Guess.Printings {
		names = append(names, title(l.card(p)))
	}
	return strings.Join(names, " / ")
}

// summary counts the files of a report.
func summary(r scans.Report) string {
	parts := []string{words.N(len(r.Lines), "{n} archivo", "{n} archivos")}
	for _, o := range outcomes {
		if n := r.Count(o); n > 0 {
			parts = append(parts, outcomeCount(o, n))
		}
	}
	return strings.Join(parts, " · ")
}

// outcomes lists them in the order in which they are counted.
var outcomes = []scans.Outcome{scans.Matched, scans.Present, scans.Ambiguous, scans.Unknown, scans.Refused}

// byUrgency are the lines of a report, those first that want a person's eye.
func byUrgency(r scans.Report) []scans.Line {
	urgency := [...]int{scans.Ambiguous: 0, scans.Unknown: 1, scans.Refused: 2, scans.Matched: 3, scans.Present: 4}
	lines := slices.Clone(r.Lines)
	slices.SortStableFunc(lines, func(a, b scans.Line) int { return cmp.Compare(urgency[a.Outcome], urgency[b.Outcome]) })
	return lines
}

func outcomeCount(o scans.Outcome, n int) string {
	switch o {
	case scans.Matched:
		return words.N(n, "{n} traída", "{n} traídas")
	case scans.Present:
		return words.N(n, "{n} ya estaba", "{n} ya estaban")
	case scans.Ambiguous:
		return words.N(n, "{n} dudosa", "{n} dudosas")
	case scans.Unknown:
		return words.N(n, "{n} sin reconocer", "{n} sin reconocer")
	}
	return words.N(n, "{n} rechazada", "{n} rechazadas")
}

// choice is one entry of the choice of what stands for a card.
type choice struct {
	label string
	id    scans.ID // zero: the drawn face
	scan  scans.Scan
}

// choicesOf lists what may stand for a card and the place of what does.
func choicesOf(l *scans.Library, p card.Printing) (list []choice, chosen int) {
	list = []choice{{label: words.T("Carta dibujada")}}
	shown, _ := l.Shown(p)
	all := l.Of(p)
	ofSide := map[scans.Side]int{}
	for _, s := range all {
		ofSide[s.Side]++
	}
	for _, s := range all {
		label := Sides()[s.Side]
		if ofSide[s.Side] > 1 { // told apart by their files
			label += " · " + s.Name
		}
		list = append(list, choice{label, s.ID, s})
		if s.ID == shown.ID {
			chosen = len(list) - 1
		}
	}
	return list, chosen
}
