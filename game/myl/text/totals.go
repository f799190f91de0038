package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// total reads what the Costes or Fuerzas of the cards that are picked come to together at
// most: "cuyo Coste total sea 4 o menos", "que sumen hasta 5 de Coste entre todos", "con un
// Coste total de 4 o menos".
func (r *reader) total(f *ability.Filter) bool {
	var read func() (ability.InTotal, bool)
	switch r.peek() {
	case "cuyo", "cuya":
		read = r.whoseTotal
	case "que":
		read = r.thatAddUp
	case "con", "de":
		read = r.withTotal
	default:
		return false
	}
	t, ok := try(r, read)
	if ok {
		add(f, t)
	}
	return ok
}

// addsUpAhead reports whether the words that follow tell of a sum.
func (r *reader) addsUpAhead() bool {
	for n := 1; r.ahead(n) != ""; n++ {
		if sums[r.ahead(n)] {
			return true
		}
	}
	return false
}

// sums holds the words without which no cards are added up.
var sums = es.WordSet("total totales combinado combinada sumado sumados sumada sumadas suma sume sumen suman juntos juntas conjunto todos todas ellos ellas")

// whoseTotal reads "cuyo Coste total sea 4 o menos", "cuyas Fuerzas sumen 6 o menos".
func (r *reader) whoseTotal() (ability.InTotal, bool) {
	if !r.one("cuyo", "cuya") {
		return ability.InTotal{}, false
	}
	t, summed := ability.InTotal{}, r.one("suma de", "total de")
	if summed {
		r.one("sus")
	}
	var ok bool
	if t.Of, ok = r.costOrStrength(); !ok {
		return t, false
	}
	return r.comesTo(t, r.inAll() || summed)
}

// comesTo reads "sea 4 o menos", "sumen 4 o menos", "no supere 4"; summed tells that it was
// said already that a sum is meant.
func (r *reader) comesTo(t ability.InTotal, summed bool) (ability.InTotal, bool) {
	if r.one("no supere", "no superen", "no exceda", "no excedan", "no pase de", "no sea mayor a", "no sea mayor que", "no sea superior a") {
		n, ok := r.natural()
		t.Most = ability.Number(n)
		return t, ok && (r.inAll() || summed)
	}
	if !r.one("sea") {
		if !r.one("sume") {
			return t, false
		}
		summed = true
	}
	summed = r.inAll() || summed
	var ok bool
	t.Most, ok = r.atMostSo()
	return t, ok && (r.inAll() || summed)
}

// thatAddUp reads "que sumen hasta 5 de Coste entre todos".
func (r *reader) thatAddUp() (ability.InTotal, bool) {
	var t ability.InTotal
	if !r.one("que") {
		return t, false
	}
	r.inAll()
	if !r.one("sumen") {
		return t, false
	}
	r.inAll()
	upTo := r.upTo()
	n, ok := r.natural()
	upTo = r.one("o menos") || upTo
	r.one("puntos")
	if !ok || !r.one("de", "en") {
		return t, false
	}
	t.Of, ok = r.costOrStrength()
	upTo = r.one("o menos") || upTo
	r.inAll()
	t.Most = ability.Number(n)
	return t, ok && upTo
}

// costOrStrength reads which number of the cards is meant.
func (r *reader) costOrStrength() (ability.EventAmount, bool) {
	switch {
	case r.one("coste"):
		return ability.OwnCost, true
	case r.one("fuerza", "fuerzas"):
		return ability.OwnStrength, true
	}
	return 0, false
}

// inAll reads the words by which all of them together are meant.
func (r *reader) inAll() bool {
	return r.one("total", "totales", "combinado", "combinada", "sumado", "en total", "en conjunto", "entre todos", "entre todas", "entre ellos", "entre ellas", "juntos", "juntas")
}

// upTo reads the words by which a number is the most.
func (r *reader) upTo() bool {
	return r.one("hasta un maximo de", "hasta", "como maximo", "un maximo de", "maximo", "a lo mas", "a lo sumo")
}

// atMostSo reads a bound that lets no more: "4 o menos", "hasta 4", "menor a 5".
func (r *reader) atMostSo() (ability.Amount, bool) {
	upTo := r.upTo()
	var b ability.Bound
	if !r.bound(&b, costOf) {
		return nil, false
	}
	switch n, known := b.N.(ability.Number); {
	case b.Op == ability.AtMost, upTo && b.Op == ability.Equal:
		return b.N, true
	case b.Op == ability.LessThan && known && n > 0:
		return n - 1, true
	}
	return nil, false
}

// asLongAs reads the bound behind the cards: ", siempre que la suma de sus Costes no supere 4".
func (r *reader) asLongAs(f *ability.Filter) bool {
	t, ok := try(r, func() (ability.InTotal, bool) {
		var t ability.InTotal
		r.comma()
		if !r.one("siempre que", "siempre y cuando", "mientras") || !r.one("la suma de sus", "la suma del", "la suma de la", "el total de sus", "sus", "su", "el", "la") {
			return t, false
		}
		summed := r.toks[r.pos-2].Word == "de" || r.toks[r.pos-1].Word == "del"
		var ok bool
		if t.Of, ok = r.costOrStrength(); !ok {
			return t, false
		}
		return r.comesTo(t, r.inAll() || summed)
	})
	if ok {
		add(f, t)
	}
	return ok
}

// hasTotal reports whether a filter bounds what cards come to together.
func hasTotal(f ability.Filter) bool {
	return slices.ContainsFunc(f.That, func(q ability.Quality) bool { _, total := q.(ability.InTotal); return total })
}

// withTotal reads "con un Coste total de 4 o menos", "de Coste total 4 o menos".
func (r *reader) withTotal() (ability.InTotal, bool) {
	var t ability.InTotal
	if !r.one("con", "de") {
		return t, false
	}
	r.one("un", "una")
	var ok bool
	if t.Of, ok = r.costOrStrength(); !ok || !r.inAll() {
		return t, false
	}
	r.one("de")
	t.Most, ok = r.atMostSo()
	return t, ok
}
