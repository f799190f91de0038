package scenario

import (
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// reader reads one statement from left to right. Its methods take what they
// are named after and tell whether it was there; what they do not take stays.
type reader struct {
	*parser
	text string
	toks []token
	i    int
}

func (r *reader) done() bool { return r.i >= len(r.toks) }

// rest is what has not been read, as written; all of it where no word is left.
func (r *reader) rest() string {
	if r.done() || r.i == len(r.toks)-1 && r.peek().kind == aMark {
		return r.text
	}
	return strings.TrimSpace(r.text[r.toks[r.i].start:])
}

func (r *reader) peek() token {
	if r.done() {
		return token{kind: aMark}
	}
	return r.toks[r.i]
}

func (r *reader) mark(s string) bool {
	if t := r.peek(); t.kind == aMark && t.text == s && !r.done() {
		r.i++
		return true
	}
	return false
}

// words takes some words one after the other, all or none.
func (r *reader) words(folded ...string) bool {
	for n, w := range folded {
		if r.i+n >= len(r.toks) || r.toks[r.i+n].kind != aWord || r.toks[r.i+n].folded != w {
			return false
		}
	}
	r.i += len(folded)
	return true
}

func (r *reader) seat() (game.Seat, bool) {
	t := r.peek()
	s, ok := readSeat(t.folded)
	if ok = ok && t.kind == aWord; ok {
		r.i++
	}
	return s, ok
}

func (r *reader) number() (int, bool) {
	t := r.peek()
	if t.kind != aWord {
		return 0, false
	}
	n, ok := readNumber(t.text)
	if ok {
		r.i++
	}
	return n, ok
}

func (r *reader) moment() (Moment, bool) {
	t := r.peek()
	m, ok := readMoment(t.folded)
	if ok = ok && t.kind == aWord; ok {
		r.i++
	}
	return m, ok
}

func (r *reader) sign() (Compare, bool) {
	t := r.peek()
	if t.kind != aMark || indexOf([]string{"=", "!=", "<", ">", "<=", ">="}, t.text) < 0 {
		return "", false
	}
	r.i++
	return Compare(t.text), true
}

// zone takes A.ZONE.
func (r *reader) zone() (game.Seat, Place, bool) {
	if r.peek().kind != aSide || r.i+1 >= len(r.toks) || r.toks[r.i+1].kind != aWord {
		return game.Nobody, NoPlace, false
	}
	z, ok := readPlace(r.toks[r.i+1].folded)
	if !ok {
		return game.Nobody, NoPlace, false
	}
	s, _ := readSeat(r.peek().folded)
	r.i += 2
	return s, z, true
}

// name takes a card's name: in quotes, or the longest name that the file knows,
// or, of a name that it does not know, the words before a mark or one of stops.
// After a known name must come an end, a mark or a stop as well.
func (r *reader) name(stops ...string) (string, bool) {
	if t := r.peek(); t.kind == aQuote {
		r.i++
		return t.text, t.folded != ""
	}
	n := r.wordsAhead()
	for k := min(n, r.longest); k > 0; k-- {
		if r.names[join(r.toks[r.i:r.i+k], true)] && r.endsAt(r.i+k, stops) {
			n = k
			return r.take(n), true
		}
	}
	for k := 1; k <= n; k++ {
		if k == n || r.endsAt(r.i+k, stops) {
			return r.take(k), true
		}
	}
	return "", false
}

// wordsAhead counts the words before anything else.
func (r *reader) wordsAhead() int {
	n := 0
	for r.i+n < len(r.toks) && r.toks[r.i+n].kind == aWord {
		n++
	}
	return n
}

func (r *reader) endsAt(i int, stops []string) bool {
	return i >= len(r.toks) || r.toks[i].kind != aWord || indexOf(stops, r.toks[i].folded) >= 0
}

func (r *reader) take(n int) string {
	text := join(r.toks[r.i:r.i+n], false)
	r.i += n
	return text
}

func join(toks []token, folded bool) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 {
			b.WriteByte(' ')
		}
		if folded {
			b.WriteString(t.folded)
		} else {
			b.WriteString(t.text)
		}
	}
	return b.String()
}

// ref takes [A.][zone.]NAME[#2].
func (r *reader) ref(stops ...string) (Ref, bool) {
	c := Ref{Side: game.Nobody}
	if t := r.peek(); t.kind == aSide {
		c.Side, _ = readSeat(t.folded)
		r.i++
	}
	if t := r.peek(); t.kind == aPlace {
		c.Place, _ = readPlace(t.folded)
		r.i++
	}
	var ok bool
	if c.Name, ok = r.name(stops...); !ok {
		return c, false
	}
	if t := r.peek(); t.kind == anOrdinal {
		c.Ordinal, ok = readNumber(t.text)
		r.i++
		ok = ok && c.Ordinal > 0
	}
	return c, ok
}

// refs takes one or more cards with commas between them.
func (r *reader) refs() (out []Ref, ok bool) {
	for {
		c, ok := r.ref()
		if !ok {
			return nil, false
		}
		out = append(out, c)
		if !r.mark(",") {
			return out, true
		}
	}
}

// choices takes one or more answers with commas between them.
func (r *reader) choices(stops ...string) (out []Choice, ok bool) {
	for {
		t := r.peek()
		from := t.start
		c, ok := r.ref(stops...)
		if !ok {
			return nil, false
		}
		text := c.Name
		if t.kind != aQuote {
			end := len(r.text)
			if !r.done() {
				end = r.peek().start
			}
			text = strings.TrimSpace(r.text[from:end])
		}
		out = append(out, Choice{Text: text, Quoted: t.kind == aQuote, Ref: c})
		if !r.mark(",") {
			return out, true
		}
	}
}

// entry takes [N ]NAME[ (recién)][ (con X, Y)][ (bloqueado por Z)].
func (r *reader) entry() (Entry, bool) {
	c, ok := r.stack()
	e := Entry{Count: c.Count, Name: c.Name}
	for ok && r.mark("(") {
		switch {
		case r.words("recien"):
			e.Fresh = true
		case r.words("bloqueado", "por"):
			var foe Ref
			foe, ok = r.ref()
			e.Blocker = &foe
		case r.words("con"):
			for ok {
				var arm string
				if arm, ok = r.name(); ok {
					e.Arms = append(e.Arms, arm)
				}
				if !r.mark(",") {
					break
				}
			}
		default:
			if e.Edition, ok = r.edition(); !ok {
				return e, false
			}
		}
		ok = ok && r.mark(")")
	}
	return e, ok && len(e.Arms) <= maxCopies
}

// edition takes the code of an edition that the catalogue has.
func (r *reader) edition() (card.Edition, bool) {
	e := card.Edition(strings.ToUpper(r.peek().text))
	_, known := e.Info()
	if known = known && r.peek().kind == aWord; known {
		r.i++
	}
	return e, known
}

// stack takes [N ]NAME.
func (r *reader) stack() (Stack, bool) {
	s := Stack{Count: 1}
	if n, ok := r.number(); ok {
		if s.Count = n; n == 0 || n > maxCopies {
			r.i--
			return s, false
		}
	}
	var ok bool
	s.Name, ok = r.name()
	return s, ok
}
