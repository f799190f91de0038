package collection

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/words"
)

// session is which rows were noted since the list was begun, newest first. How
// many copies each has is not kept here: that is asked of what is stored.
type session []noted

// noted is a row that was noted.
type noted struct {
	key         holding.Key
	former, now int // copies before the first note, and now
}

// by is how many copies were noted, fewer than none if some were taken away.
func (l noted) by() int { return l.now - l.former }

// String is what was noted and what that came to, such as "+2 › 6".
func (l noted) String() string { return signed(l.by()) + " › " + strconv.Itoa(l.now) }

// signed is a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "–" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

func (s session) find(key holding.Key) int {
	return slices.IndexFunc(s, func(l noted) bool { return l.key == key })
}

// begin takes a row up, unless it is there, with how many copies it has before
// anything is noted.
func (s *session) begin(key holding.Key, former int) {
	if s.find(key) < 0 {
		*s = append(*s, noted{key: key, former: former})
	}
}

// rise makes a row the newest.
func (s session) rise(key holding.Key) {
	if i := s.find(key); i > 0 {
		l := s[i]
		copy(s[1:i+1], s[:i])
		s[0] = l
	}
}

// before is how many copies a row had before it was noted.
func (s session) before(key holding.Key) int {
	if i := s.find(key); i >= 0 {
		return s[i].former
	}
	return 0
}

// changed are the rows that have other copies now than before.
func (s session) changed(held func(holding.Key) int) []noted {
	var out []noted
	for _, l := range s {
		if l.now = held(l.key); l.now != l.former {
			out = append(out, l)
		}
	}
	return out
}

// mostAtOnce is the biggest change that is taken without a word: a digit that is
// struck twice is beyond it.
const mostAtOnce = 20

// amount is a number of copies as it is typed: 2 or +2, -2, =2, with ! behind it
// where it is many.
type amount struct {
	sign byte // '+', '-', '=', 0 for a number alone
	n    int
	sure bool
}

// isName reports whether what is typed is neither nothing nor meant for a count.
// Digits with letters are a name.
func isName(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && strings.Trim(text, "0123456789! ") != "" && !strings.ContainsRune("+-=", []rune(plainMinus.Replace(text))[0])
}

// plainMinus has whatever is written for a minus read as one.
var plainMinus = strings.NewReplacer("–", "-", string('−'), "-")

// parseAmount reads a count; ok is false where it is not whole.
func parseAmount(text string) (a amount, ok bool) {
	text = plainMinus.Replace(strings.TrimSpace(text))
	if text != "" && strings.IndexByte("+-=", text[0]) >= 0 {
		a.sign, text = text[0], text[1:]
	}
	text, a.sure = strings.CutSuffix(text, "!")
	if text = strings.TrimSpace(text); text == "" || strings.Trim(text, "0123456789") != "" {
		return a, false
	}
	n, err := strconv.Atoi(text)
	a.n = n
	return a, err == nil && n <= holding.MaxCopies
}

// plan is a count that can be written.
type plan struct {
	key      holding.Key
	from, by int // copies of the key now, and how many more there will be
	to       func(now int) int
}

// plan is what Enter would write for what is typed, or why it would write nothing.
func (n *noting) plan(text string) (p plan, why string) {
	if text == "" || isName(text) {
		return p, ""
	}
	a, whole := parseAmount(text)
	switch {
	case !n.picked.is() && n.at == card.Printing{}:
		return p, words.T("Primero la carta: su nombre, #12 o ES 12")
	case !whole:
		return p, words.T("«{typed}» no son copias, que llegan a {max}: 2 suma, =2 fija, -2 quita", "typed", strings.TrimSpace(text), "max", holding.MaxCopies)
	case n.picked.is():
		p.key = n.picked.key
	default:
		p.key = n.keyOf(n.at)
		if why := n.wrongPlace(p.key); why != "" {
			return p, why
		}
	}
	former := n.noted.before(p.key)
	switch {
	case a.sign == '=':
		p.to = func(int) int { return a.n }
	case a.sign == '-':
		p.to = func(now int) int { return now - a.n }
	case a.sign == 0 && n.picked.is():
		p.to = func(int) int { return former + a.n }
	default:
		p.to = func(now int) int { return now + a.n }
	}
	p.from = n.screen.model.held(p.key)
	to := p.to(p.from)
	p.by = to - p.from
	switch {
	case to < 0:
		return p, words.T("De {row} hay {n}: no se pueden quitar {m}", "row", n.callKey(p.key), "n", p.from, "m", a.n)
	case to > holding.MaxCopies:
		return p, words.T("Como mucho se anotan {n} copias", "n", holding.MaxCopies)
	case max(p.by, -p.by) > mostAtOnce && !a.sure:
		return p, words.T("{n} de una vez son muchas; si es así, escribe {typed}!", "n", max(p.by, -p.by), "typed", strings.TrimSpace(text))
	}
	return p, ""
}

// say says what a plan does: the row, the copies more, and what that comes to.
func (p plan) say(n *noting) string {
	line := noted{p.key, p.from, p.from + p.by}
	said := n.callKey(p.key) + ": " + line.String()
	if n.picked.is() {
		was := noted{p.key, n.noted.before(p.key), p.from}
		said = n.callKey(p.key) + ": " + noted{p.key, was.former, line.now}.String() + " " + words.T("en vez de {line}", "line", was.String())
	}
	if all := copies(n.screen.model.Item(p.key.Printing)) + p.by; all != line.now {
		said += " · " + words.T("{n} en total", "n", all)
	}
	return said
}

// held is how many copies of a key there are.
func (m *Model) held(key holding.Key) int {
	h, _ := rowOf(query.Item{Rows: m.Item(key.Printing).Rows}, key)
	return h.Count
}

// answer is how cards answer to what was typed.
type answer uint8

// The answers.
const (
	answers   answer = iota
	near             // they are named a little differently
	elsewhere        // they are of other editions than the one that is shown
)

// nearOffered is how many near names are offered.
const nearOffered = 12

// answering lists the cards that answer to a name, a code or # and a number, best
// first and then by release; of the edition that is shown, if one is. Where there
// are none, it offers others.
func (m *Model) answering(text string) ([]card.Card, answer) {
	typed := card.Fold(text)
	var here, others [answerRanks][]card.Card
	var alike []slipped
	for _, p := range m.shelf.index.Printings(query.Query{}, nil) {
		c := m.Item(p).Card
		rank, ok := rankOf(c, m.shelf.fold(c.Name), typed)
		switch {
		case !ok:
			if slips := slipsOf(m.shelf.fold(c.Name), typed); slips >= 0 {
				alike = append(alike, slipped{c, slips})
			}
		case m.edition != "" && p.Edition != m.edition:
			others[rank] = append(others[rank], c)
		default:
			here[rank] = append(here[rank], c)
		}
	}
	if found := slices.Concat(here[:]...); len(found) > 0 {
		return found, answers
	}
	if found := slices.Concat(others[:]...); len(found) > 0 {
		return found, elsewhere
	}
	slices.SortStableFunc(alike, func(a, b slipped) int { return cmp.Compare(a.slips, b.slips) })
	var found []card.Card
	for _, a := range alike[:min(len(alike), nearOffered)] {
		found = append(found, a.card)
	}
	return found, near
}

// slipped is a card that may have been meant, and how many slips of the keys away.
type slipped struct {
	card  card.Card
	slips int
}

// slipsOf counts the slips of the keys that make words of a name, or their
// beginnings, of every word that is typed; -1 where a word is far from all.
func slipsOf(name, typed string) int {
	sum := 0
	for _, word := range strings.Fields(typed) {
		length := len([]rune(word))
		limit := length / 4
		best := limit + 1
		for _, of := range strings.Fields(name) {
			letters := []rune(of)
			for end := max(1, length-1); end <= min(len(letters), length+1); end++ {
				best = min(best, card.Slips(word, string(letters[:end]), limit))
			}
		}
		if best > limit {
			return -1
		}
		sum += best
	}
	return sum
}

// answerRanks is how many ranks there are.
const answerRanks = 4

// rankOf is how well a card answers to what is typed, the best being 0: its
// name, code or number; then how its name begins; then words that begin so; then a
// part of it. Name and typed are folded.
func rankOf(c card.Card, name, typed string) (rank int, ok bool) {
	typed, sign := strings.CutPrefix(typed, "#")
	typed = strings.TrimSpace(typed)
	edition := strings.TrimSpace(strings.TrimRight(typed, "0123456789"))
	number, err := strconv.Atoi(typed[len(strings.TrimRight(typed, "0123456789")):])
	coded := err == nil && number == c.Number && (sign && edition == "" || edition == strings.ToLower(string(c.Edition)))
	switch {
	case typed == "":
		return 0, false
	case coded || name == typed:
		return 0, true
	case name == "":
		return 0, false
	case strings.HasPrefix(name, typed):
		return 1, true
	}
	if !slices.ContainsFunc(strings.Fields(typed), func(w string) bool { return !strings.Contains(" "+name, " "+w) }) {
		return 2, true
	}
	return 3, strings.Contains(name, typed)
}
