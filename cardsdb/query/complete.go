package query

import (
	"cmp"
	"slices"
	"strings"

	"castillo/game/card"
)

// Completion is something that may stand at the cursor.
type Completion struct {
	Replaces Span   // of the text that was given
	Insert   string // what to put there
	Field    Field
	Value    string // as a person calls it, empty for a field
	Count    int    // printings that have it, of those that the rest of the query leaves
}

// Complete lists at most n ways to go on at the cursor, a place in bytes of
// the text: names of fields, or values of the field that the cursor is in. The
// likeliest, then the most frequent come first; what would leave nothing is
// not offered.
func (x *Index) Complete(text string, cursor, n int) []Completion {
	cursor = min(max(cursor, 0), len(text))
	t := termAt(text, cursor)
	if t.field == 0 && t.typed == "" && !t.open {
		return nil
	}
	rest, err := Parse(text[:t.whole.From] + `""` + text[t.whole.To:])
	if err != nil {
		rest = Query{}
	}
	var out []Completion
	if t.field == 0 {
		out = x.completeField(rest, t)
	} else {
		out = x.completeValue(rest, t)
	}
	return out[:min(max(n, 0), len(out))]
}

// Begun takes a word at the very end off a text if the name of a field begins so,
// as "tip" of "coste<=3 tip": whoever types on may mean the field. It gives the
// question without it; ok is false where the text does not end so, where the word
// is a question by itself, as "tengo", or without it there is none.
func Begun(text string) (rest Query, word string, ok bool) {
	t := termAt(text, len(text))
	typed := card.Fold(t.typed)
	begins := func(name string) bool { return strings.HasPrefix(card.Fold(name), typed) }
	if t.field != 0 || typed == "" || fieldNamed(t.typed).standsAlone() || !slices.ContainsFunc(Fields(), func(f Field) bool {
		return begins(f.String()) || slices.ContainsFunc(f.info().aliases, begins)
	}) {
		return Query{}, "", false
	}
	rest, err := Parse(text[:t.whole.From])
	return rest, t.typed, err == nil
}

// termHere is the comparison or word that the cursor stands in.
type termHere struct {
	whole Span   // with its sign and any "-" before it
	part  Span   // what a completion replaces: the word or the value
	field Field  // of a comparison that has got its sign
	typed string // what stands of it before the cursor
	open  bool   // nothing is there yet, and something may begin
}

// termAt finds the term by reading the text up to the cursor as a query is read.
func termAt(text string, cursor int) termHere {
	p, denied := parser{text: text}, -1 // where the "-" before the token began
	for {
		t := p.next()
		from := t.at.From
		if denied >= 0 {
			from = denied
		}
		if t.kind != minus {
			denied = -1
		} else if denied < 0 {
			denied = t.at.From
		}
		if t.kind == end || t.at.From >= cursor {
			return termHere{whole: Span{cursor, cursor}, part: Span{cursor, cursor}, open: true}
		}
		p.at = t.at.To
		if t.kind != word {
			if t.kind == quoted && cursor <= t.at.To {
				return termHere{}
			}
			if cursor > t.at.To || t.kind != or && t.kind != and {
				continue
			}
		}
		name, _, after, ok := p.comparison(t)
		switch {
		case !ok && cursor <= t.at.To:
			return termHere{whole: Span{from, t.at.To}, part: t.at, typed: text[t.at.From:cursor]}
		case !ok:
			continue
		case cursor < after:
			at := Span{t.at.From, t.at.From + len(name)}
			return termHere{whole: Span{from, max(after, t.at.To)}, part: at, typed: text[at.From:min(cursor, at.To)]}
		}
		p.at = after
		v := p.value()
		p.err = nil
		if v.kind == end || cursor < v.at.From {
			v.at = Span{after, after}
		}
		if cursor <= v.at.To {
			typed := strings.TrimLeftFunc(text[v.at.From:cursor], isQuote)
			return termHere{whole: Span{from, v.at.To}, part: v.at, field: fieldNamed(name), typed: typed}
		}
	}
}

func (x *Index) completeField(rest Query, t termHere) []Completion {
	typed := card.Fold(t.typed)
	var out []Completion
	for _, f := range Fields() {
		info := f.info()
		begins := func(name string) bool { return strings.HasPrefix(card.Fold(name), typed) }
		if !begins(info.name) && (len(typed) < 3 || !slices.ContainsFunc(info.aliases, begins)) {
			continue
		}
		insert := info.name + ":"
		if f.standsAlone() {
			insert = info.name
		}
		out = append(out, Completion{Replaces: t.part, Insert: insert, Field: f})
	}
	matchers := make([]matcher, len(out))
	for i, c := range out {
		if c.Field.standsAlone() {
			matchers[i] = x.matcher(c.Field.alone(Span{}))
		} else {
			has := Node(&Not{Term: &Lacks{Field: c.Field}})
			if c.Field.isOfRow() { // what is not owned lacks nothing, and has nothing
				has = &And{[]Node{&AmountTest{Field: Owned, Op: AtLeast, Amount: 1}, has}}
			}
			matchers[i] = x.matcher(has)
		}
	}
	m := x.matcher(rest.Root)
	for i := range x.entries {
		e := &x.entries[i]
		if !e.live || !m.answers(e) {
			continue
		}
		for k := range matchers {
			if both(&m, &matchers[k], e) {
				out[k].Count++
			}
		}
	}
	return offered(out, func(c Completion) bool { return strings.HasPrefix(card.Fold(c.Insert), typed) })
}

// both reports whether one row answers two questions, of which the entry answers a.
func both(a, b *matcher, e *entry) bool {
	if len(e.rows) == 0 || !a.asksRows {
		return b.answers(e)
	}
	for i := range e.rows {
		if a.rank(e, &e.rows[i]) != notAtAll && b.rank(e, &e.rows[i]) != notAtAll {
			return true
		}
	}
	return false
}

// completeValue counts every value of the field in one reading of the index.
func (x *Index) completeValue(rest Query, t termHere) []Completion {
	values, of := x.values(t.field)
	if of == nil {
		return nil
	}
	typed := card.Fold(t.typed)
	counts, last := make([]int, len(values)), make([]int, len(values))
	m := x.matcher(rest.Root)
	for i := range x.entries {
		e := &x.entries[i]
		if !e.live {
			continue
		}
		count := func(r *row) {
			if m.rank(e, r) == notAtAll {
				return
			}
			of(e, r, func(value int) {
				if last[value] != i+1 {
					last[value] = i + 1
					counts[value]++
				}
			})
		}
		if len(e.rows) == 0 || !m.asksRows && !t.field.isOfRow() {
			count(&noRow)
		}
		for r := range e.rows {
			if m.asksRows || t.field.isOfRow() {
				count(&e.rows[r])
			}
		}
	}
	var out []Completion
	for i, v := range values {
		begins := func(name string) bool { return strings.HasPrefix(card.Fold(name), typed) }
		if !slices.ContainsFunc(v.names, begins) && !strings.Contains(card.Fold(v.called()), typed) {
			continue
		}
		insert := v.names[0]
		if !isPlainValue(insert) || isNobody(insert) {
			insert = quote(insert)
		}
		out = append(out, Completion{Replaces: t.part, Insert: insert, Field: t.field, Value: v.called(), Count: counts[i]})
	}
	if t.field.info().kind != ofChoice {
		slices.SortFunc(out, func(a, b Completion) int { return strings.Compare(card.Fold(a.Value), card.Fold(b.Value)) })
	}
	return offered(out, func(c Completion) bool { return strings.HasPrefix(card.Fold(c.Value), typed) })
}

// offered leaves out what nothing answers and puts the likely ones first.
func offered(all []Completion, begins func(Completion) bool) []Completion {
	all = slices.DeleteFunc(all, func(c Completion) bool { return c.Count == 0 })
	slices.SortStableFunc(all, func(a, b Completion) int {
		return cmp.Or(cmp.Compare(boolRank(begins(a)), boolRank(begins(b))), cmp.Compare(b.Count, a.Count))
	})
	return all
}

func boolRank(first bool) int {
	if first {
		return 0
	}
	return 1
}

// called is the name by which a person knows the value: an edition by its
// whole name, a race by its only Spanish one.
func (c choice) called() string {
	if e, ok := card.Edition(c.names[0]).Info(); ok {
		return e.Name
	}
	return c.names[0]
}

// values are those that a field can have, and what gives those of a row as
// places in that list; nil where there is no such list.
func (x *Index) values(f Field) (values []choice, of func(e *entry, r *row, have func(int))) {
	if info := f.info(); info.kind == ofChoice {
		values = info.choices
		if f == Edition {
			values = slices.Concat(values, x.ownEditions.choices())
		}
		return values, func(e *entry, r *row, have func(int)) {
			for i, c := range info.choices {
				if e.chosen(f, r, c.value) {
					have(i)
				}
			}
			if f == Edition && e.ownEdition != noID {
				have(len(info.choices) + int(e.ownEdition))
			}
		}
	}
	one := func(id int32, have func(int)) {
		if id != noID {
			have(int(id))
		}
	}
	some := func(ids []int32, have func(int)) {
		for _, id := range ids {
			have(int(id))
		}
	}
	switch f {
	case Place:
		return x.places.choices(), func(_ *entry, r *row, have func(int)) { one(r.place, have) }
	case Language:
		return x.languages.choices(), func(_ *entry, r *row, have func(int)) { one(r.language, have) }
	case Tag:
		return x.tags.choices(), func(_ *entry, r *row, have func(int)) { some(r.tags, have) }
	case Format:
		var plays []func(*entry) bool
		for i, f := range x.formats {
			values, plays = append(values, choice{i, []string{f.ID(), f.Name}}), append(plays, x.playedIn(f))
		}
		return values, func(e *entry, _ *row, have func(int)) {
			for i := range plays {
				if plays[i](e) {
					have(i)
				}
			}
		}
	case Deck:
		return x.decks.choices(), func(e *entry, _ *row, have func(int)) { some(e.decks, have) }
	case Illustrator:
		return x.illustrators.choices(), func(e *entry, _ *row, have func(int)) { one(e.illustrator, have) }
	}
	return nil, nil
}

func (e *entry) chosen(f Field, r *row, value int) bool {
	m := matcher{field: f, op: Is, value: value}
	return matchChoice(&m, e, r) != notAtAll
}

func (l *lexicon) choices() []choice {
	out := make([]choice, len(l.names))
	for i, name := range l.names {
		out[i] = choice{i, []string{name}}
	}
	return out
}

// Apply is the text with the completion in it, and where the cursor then
// stands.
func (c Completion) Apply(text string) (completed string, cursor int) {
	before := text[:c.Replaces.From] + c.Insert
	return before + text[c.Replaces.To:], len(before)
}
