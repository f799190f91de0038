package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// filter reads a kind of card with everything that describes it.
func (r *reader) filter() (ability.Filter, es.Noun, bool) {
	at := r.state
	var f ability.Filter
	var n es.Noun
	if !r.enter() {
		return f, n, false
	}
	defer r.leave()
	if at.pos == r.pos && r.take("copia de") {
		if r.thisCard() || r.one("si mismo", "si misma") {
			f.Names = []string{r.facts.Name}
			r.qualities(&f)
			return f, n, r.facts.Name != ""
		}
		r.state = at
	}
	if !r.names(&f) {
		var ok bool
		if n, ok = r.kinds(&f); !ok {
			r.state = at
			return f, n, false
		}
	}
	r.qualities(&f)
	return f, n, true
}

// names reads cards by their names, the card's own or those of others: "Ulfar",
// "Ulfar, Brasa o Sir Ansel".
func (r *reader) names(f *ability.Filter) bool {
	if !r.name(f) {
		return false
	}
	one := r.state
	for len(f.Names) < maxNames {
		listed := r.one(",")
		last := r.one("o", "u")
		if !listed && !last || !r.name(f) {
			break
		}
		if last {
			slices.Sort(f.Names) // prints have them in any order
			return true
		}
	}
	r.state, f.Names = one, f.Names[:1] // what goes on is no list of names
	return true
}

// othersNames reads other cards by their names.
func (r *reader) othersNames(f *ability.Filter) bool {
	return r.token().Self == 0 && r.names(f)
}

// maxNames is more names than a card lists.
const maxNames = 8

// name adds one more name to those of a filter.
func (r *reader) name(f *ability.Filter) bool {
	at := r.state
	r.one("a")
	if t := r.token(); t.Self > 0 && r.facts.Type != card.NoType && !r.isKindHere(t) {
		f.Names = append(f.Names, r.facts.Name)
		r.advance(int(t.Self))
		return true
	}
	quoted := r.token().Kind == es.Name
	if n, ok := r.properName(); ok && (quoted || !determiners[r.toks[max(at.pos-1, 0)].Word]) {
		f.Names = append(f.Names, n)
		return true
	}
	r.state = at
	return false
}

// determiners stand before a kind of card, never before the name of another one that is
// not in quotes: what follows them and is unknown is no name.
var determiners = es.WordSet("un una uno otro otra otros otras los las tus sus todos todas cada ningun ninguna demas 1 2 3 4 5")

// isKindHere tells a card called Titán from the race.
func (r *reader) isKindHere(t es.Token) bool {
	_, isNoun := es.Nouns[t.Word]
	return isNoun && t.Self == 1
}

// qualities reads what describes cards after their noun, in any order.
func (r *reader) qualities(f *ability.Filter) {
	for r.quality(f) {
	}
	sortQualities(f)
}

// describes holds the verbs of a relative clause that describes a card beyond
// doubt.
var describes = map[es.Verb]bool{es.Costar: true, es.Portar: true, es.Tener: true}

// quality reads one quality, and leaves no half of one behind.
func (r *reader) quality(f *ability.Filter) bool {
	before, at := *f, r.state
	if r.oneQuality(f) {
		return true
	}
	*f, r.state = before, at // what was half understood was not
	return false
}

// oneQuality reads one quality by the word that it begins with.
func (r *reader) oneQuality(f *ability.Filter) bool {
	if r.summing == r.depth && r.summing > 0 && r.total(f) || r.sharing == r.depth && r.sharing > 0 && r.shared(f) {
		return true
	}
	switch r.peek() {
	case "oponente", "oponentes":
		if shape.AmongThem(*f) || f.Of == ability.You {
			return false // whose they are was said before
		}
		r.advance(1)
		f.Of = ability.Opponent
		return true
	case "tuyo", "tuyos", "tuya", "tuyas", "propio", "propios":
		own := r.peek()[0] == 'p'
		r.advance(1)
		if f.Of = ability.You; own && r.actor != ability.You {
			f.Of = r.theirs() // his own who does it
		}
		return f.Of != ability.Anyone
	case "suyo", "suyos", "suya", "suyas":
		r.advance(1)
		f.Of = r.theirs()
		return f.Of != ability.Anyone
	case "controlado", "controlados", "controladas":
		r.advance(1)
		return r.controlledBy(f)
	case ",":
		return r.commaQuality(f)
	case "y":
		r.advance(1)
		return r.andQuality(f)
	case "de", "del", "desde":
		return r.ofQuality(f)
	case "en", "bajo":
		return r.inQuality(f)
	case "que":
		return r.thatQuality(f)
	case "cuyo", "cuya":
		r.advance(1)
		return r.whoseQuality(f)
	case "con", "sin":
		return r.withQuality(f)
	case "no":
		return r.notQuality(f)
	case "excepto", "salvo":
		r.advance(1)
		return r.exception(f)
	case "menos":
		return r.ahead(1) != "de" && !r.numberAhead(1) && r.one("menos") && r.exception(f)
	case "a":
		return r.take("a excepcion de") && r.exception(f)
	case "ademas", "aparte":
		if !r.one("ademas de", "aparte de") || !r.thisOne() || len(f.Types) > 0 && shape.OneType(*f) != r.facts.Type {
			return false
		}
		f.Other = true
		return true
	case "raza":
		r.advance(1)
		return r.raceQuality(f)
	case "llamado", "llamada", "llamados", "llamadas":
		r.advance(1)
		return r.called(f)
	case "cualquiera":
		r.advance(1)
		return true
	case "vasallo", "vasallos", "cortesano", "cortesanos", "real", "reales", "promo", "promos":
		if len(f.Types) == 0 || f.Title != "" || frequency(*f) {
			return false
		}
		add(f, ability.OfFrequency{Frequency: frequencies[r.peek()]})
		r.advance(1)
		return true
	}
	return r.stateQuality(f)
}

// controlledBy reads who controls them, after "controlados".
func (r *reader) controlledBy(f *ability.Filter) bool {
	switch {
	case r.take("por ti"):
		f.Of = ability.You
	case r.take("por tu oponente"):
		f.Of = ability.Opponent
	default:
		return false
	}
	return true
}

// leavesOut holds what "menos" leaves out, and does not count.
var leavesOut = es.WordSet("los las este esta el ella")

// severalOfType reports whether a word says several cards of one type: "Oros".
func severalOfType(w string) bool { n := es.Nouns[w]; return n.Many && n.Typ != card.NoType }

// commaQuality reads what a comma may part from its noun: an exception, a relative clause, a
// quality within commas.
func (r *reader) commaQuality(f *ability.Filter) bool {
	switch next := r.ahead(1); {
	case next == "excepto" || next == "salvo" || next == "menos" && (leavesOut[r.ahead(2)] || severalOfType(r.ahead(2))) || next == "a" && r.ahead(2) == "excepcion":
		r.advance(2)
		r.take("excepcion de")
		return r.exception(f)
	case next == "que" && (r.ahead(2) == "no" || r.ahead(2) == "controles"):
		r.advance(1)
		return r.thatQuality(f)
	case next == "cuyo", next == "cuya", next == "que" && (describes[r.form(2).Verb] || r.form(2).Verb == es.Modificar), (next == "de" || next == "con") && insideCommas[r.ahead(2)]:
		return r.withinCommas(f)
	}
	return false
}

// insideCommas holds what a quality that stands between commas is of.
var insideCommas = es.WordSet("raza fuerza coste")

// withinCommas reads ", de Fuerza 3 o menos," behind a noun, with the comma that closes it.
func (r *reader) withinCommas(f *ability.Filter) bool {
	at := r.state
	r.advance(1)
	if r.quality(f) && (r.one(",") || r.atEnd()) {
		return true
	}
	r.state = at
	return false
}

// andQuality reads what "y" joins to a quality before.
func (r *reader) andQuality(f *ability.Filter) bool {
	if p := r.peek(); (p == "cuyo" || p == "cuya" || p == "que" && (describes[r.form(1).Verb] || r.ahead(1) == "no" || r.alsoThat())) && r.quality(f) {
		return true
	}
	if v := r.form(0); v.Wish && describes[v.Verb] && v.Clitic == "" && r.clauseBefore() {
		r.advance(1)
		return r.thatVerb(f, v)
	}
	if r.peek() == "no" && r.form(1).Wish && describes[r.form(1).Verb] && r.clauseBefore() {
		r.advance(1)
		return r.notSaid(f)
	}
	if r.peek() == "sin" && (r.ahead(1) == "habilidad" || r.ahead(1) == "arma" || r.ahead(1) == "armas") {
		return r.withQuality(f)
	}
	r.one("de", "con")
	switch {
	case f.Cost.Op == ability.NoBound && r.one("coste"):
		return r.bound(&f.Cost, costOf)
	case f.Strength.Op == ability.NoBound && f.Cost.Op != ability.NoBound && r.one("fuerza") && (r.token().Kind == es.Number || comparesNumber[r.peek()]):
		return r.bound(&f.Strength, strengthOf)
	}
	return false
}

// alsoThat reports whether "que sea de raza X", "que esté atacando" behind "y" says more of the cards
// that a relative clause before told of. What they become, "que sea Imbloqueable", it does not.
func (r *reader) alsoThat() bool {
	if f := r.form(1); f.Verb != es.Ser && f.Verb != es.Estar && f.Verb != es.Controlar || keywordSaid[r.ahead(2)] {
		return false
	}
	return r.clauseBefore()
}

// clauseBefore reports whether a relative clause told of the cards in front of the "y" that was read.
func (r *reader) clauseBefore() bool {
	for at := r.pos - 2; at >= r.begin && r.toks[at].Kind != es.Stop && r.toks[at].Word != ","; at-- {
		if r.toks[at].Word == "que" {
			return es.IsNoun(r.peekAt(at - 1))
		}
	}
	return false
}

// comparesNumber holds the words that a number which is compared begins with.
var comparesNumber = es.WordSet("mayor menor igual superior inferior entre distinta diferente de")

// frequency reports whether a filter asks for a frequency already.
func frequency(f ability.Filter) bool {
	return slices.ContainsFunc(f.That, func(q ability.Quality) bool { _, of := q.(ability.OfFrequency); return of })
}

// whoseQuality reads "coste sea 2 o menos", "raza sea Titán" after "cuyo".
func (r *reader) whoseQuality(f *ability.Filter) bool {
	switch {
	case r.one("coste sea", "coste de oro sea"):
		return r.bound(&f.Cost, costOf)
	case r.one("fuerza quede en", "fuerza llegue a", "fuerza sea reducida a", "fuerza se reduzca a"): // by what was done to them
		f.In = []ability.Zone{ability.AmongThem}
		ok := r.manyMeant() && r.bound(&f.Strength, strengthOf)
		r.thus()
		r.earlier()
		return ok
	case r.one("fuerza este modificado", "fuerza haya sido modificado"):
		add(f, ability.Is{State: ability.Modified})
		return true
	case r.one("fuerza sea", "fuerza este"):
		return r.bound(&f.Strength, strengthOf)
	case r.one("fuerza no sea"):
		return r.bound(&f.Strength, strengthOf) && deny(&f.Strength)
	case r.one("coste no sea", "coste de oro no sea"):
		return r.bound(&f.Cost, costOf) && deny(&f.Cost)
	case r.one("coste este"):
		return r.bound(&f.Cost, costOf)
	case r.one("nombre contenga", "nombre incluya", "nombre tenga", "nombre lleve"):
		return r.nameWord(f)
	}
	return es.Nouns[r.ahead(2)].Race != card.NoRace && r.take("raza sea") && r.raceQuality(f)
}

// raceQuality reads a race, or several of which they have one.
func (r *reader) raceQuality(f *ability.Filter) bool {
	n := es.Nouns[r.peek()]
	if n.Race == card.NoRace {
		return false
	}
	r.advance(1)
	f.Races = f.Races.With(n.Race)
	r.moreRaces(f)
	return true
}

// notQuality reads "no bloqueado", "no Titán", "(no puede ser un Oro)".
func (r *reader) notQuality(f *ability.Filter) bool {
	if r.ahead(2) == "ser" && r.take("no puede ser") {
		return r.except(f)
	}
	if r.take("no bloqueado") {
		add(f, ability.Is{State: ability.Unblocked})
		return true
	}
	n := es.Nouns[r.ahead(1)]
	if n.Typ != card.NoType && len(f.Types) == 0 && f.NotType == card.NoType { // "una carta no-Oro"
		r.advance(2)
		f.NotType = n.Typ
		return true
	}
	if n.Race == card.NoRace {
		return false
	}
	r.advance(2)
	add(f, ability.Except{Races: card.RacesOf(n.Race)})
	return true
}

// withQuality reads what cards have or have not: "con Coste 2 o menos", "sin Habilidad".
func (r *reader) withQuality(f *ability.Filter) bool {
	if next := r.ahead(1); next == "que" || r.ahead(2) == "que" && (next == "el" || next == "los") {
		return r.withWhich(f)
	}
	if r.take("con ese nombre") {
		add(f, ability.Is{State: ability.IsNamed})
		return true
	}
	if r.take("sin contarse a si mismo") || r.take("sin contar a") && r.thisCard() {
		f.Other = true
		return true
	}
	r.advance(1)
	with := r.toks[r.pos-1].Word == "con"
	if with && r.peek() == "una" && r.ahead(1) == "fuerza" || r.peek() == "un" && r.ahead(1) == "coste" {
		r.advance(1)
	}
	switch {
	case with && r.sameName(f):
		return true
	case with && r.inTheirName(f):
		return true
	case with && r.otherNames():
		add(f, ability.Is{State: ability.OfOtherNames})
		return true
	case with && r.take("el nombre"):
		return r.called(f)
	case with && r.one("coste"):
		return r.bound(&f.Cost, costOf)
	case with && (r.sameAsIt(f) || r.extreme(f) || r.comparedTo(f)):
		return true
	case with && r.one("fuerza"):
		return r.bound(&f.Strength, strengthOf)
	case with && r.one("su fuerza modificada", "la fuerza modificada", "algun modificador de fuerza", "modificadores de fuerza"):
		add(f, ability.Is{State: ability.Modified})
		return true
	case !with && r.anyWeapon():
		add(f, ability.Is{State: ability.Unarmed})
		return !r.costFollows() // which of them costs that?
	}
	if with {
		if r.carriesSome(f) || r.numberOf(f) {
			return true
		}
	}
	if with && r.toks[r.pos-1].Word == "una" {
		return false // "si destruyes un Aliado con una Habilidad": by means of it
	}
	if !with && r.one("raza") {
		add(f, ability.Is{State: ability.Raceless})
		return true
	}
	if with && r.one("orbe") {
		add(f, ability.Is{State: ability.WithOrbe})
		return true
	}
	if !r.one("habilidad") {
		return false
	}
	state := ability.PlainGold
	if with {
		state = ability.WithAbility
	}
	add(f, ability.Is{State: state})
	return true
}

// called reads the name after "llamado".
func (r *reader) called(f *ability.Filter) bool {
	if len(f.Names) > 0 {
		return false
	}
	f.Types = nil // the name says the type
	return r.names(f)
}

// numberOf reads "3 de Fuerza", "2 o más de Coste".
func (r *reader) numberOf(f *ability.Filter) bool {
	b, ok := r.soMuch()
	if !ok {
		return false
	}
	r.one("puntos", "punto")
	what := &f.Strength
	if r.take("de coste") {
		what = &f.Cost
	} else if !r.take("de fuerza") {
		return false
	}
	r.orMore(&b)
	*what = b
	return true
}

// soMuch reads "3", "2 o más", "hasta 3", "más de 2", "menos de 4" of a number that cards have.
func (r *reader) soMuch() (ability.Bound, bool) {
	n, ok := r.natural()
	if !ok {
		return r.quantityBound()
	}
	b := ability.Bound{Op: ability.Equal, N: ability.Number(n)}
	r.orMore(&b)
	return b, true
}
