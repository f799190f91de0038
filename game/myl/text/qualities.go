package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// exception reads what a universal effect leaves out: the card itself, types, races.
func (r *reader) exception(f *ability.Filter) bool {
	r.one("a")
	if byName := r.token(); byName.Self > 0 && (r.facts.Type == card.Talisman || r.verbAt == es.Buscar || len(f.In) > 0) {
		return r.except(f) // out of play a name leaves out every copy
	}
	if r.thisOne() {
		f.Other = true
		return true
	}
	if rest, ok := try(r, func() (ability.Filter, bool) { return r.allBut(*f) }); ok {
		*f = rest
		return true
	}
	r.one("aquellos")
	return r.except(f) && !r.describesOn()
}

// allBut reads "los que porten Armas", "los Aliados de Fuerza 4 o más", which are left out
// of all cards of a kind.
func (r *reader) allBut(f ability.Filter) (ability.Filter, bool) {
	r.one("los", "las", "aquellos", "aquellas")
	if n := es.Nouns[r.peek()]; n.Typ != card.NoType {
		if n.Typ != shape.OneType(f) {
			return f, false
		}
		r.advance(1)
	}
	var out ability.Filter
	if !r.quality(&out) || r.describesOn() {
		return f, false
	}
	return without(f, out)
}

// describesOn reports whether a description goes on: of what was left out, or of the rest?
func (r *reader) describesOn() bool {
	at := r.state
	var more ability.Filter
	r.quality(&more)
	r.state = at
	return !reflect.DeepEqual(more, ability.Filter{})
}

// without leaves those cards out of a kind of which one thing more is true.
func without(f, out ability.Filter) (ability.Filter, bool) {
	ok := false
	switch {
	case reflect.DeepEqual(out, ability.Filter{Cost: out.Cost}) && f.Cost.Op == ability.NoBound:
		f.Cost, ok = shape.Opposite(out.Cost)
	case reflect.DeepEqual(out, ability.Filter{Strength: out.Strength}) && f.Strength.Op == ability.NoBound:
		f.Strength, ok = shape.Opposite(out.Strength)
	case reflect.DeepEqual(out, ability.Filter{Races: out.Races}):
		ok = true
		add(&f, ability.Except{Races: out.Races})
	case reflect.DeepEqual(out, ability.Filter{That: out.That}) && len(out.That) == 1:
		is, state := out.That[0].(ability.Is)
		ok = state
		switch is.State {
		case ability.Armed:
			add(&f, ability.Is{State: ability.Unarmed})
		case ability.Unarmed:
			add(&f, ability.Is{State: ability.Armed})
		case ability.Attacking, ability.Blocking, ability.AttackedNow, ability.EnteredNow, ability.DamagedNow:
			add(&f, ability.IsNot(is))
		default:
			ok = false
		}
	}
	return f, ok
}

// ofQuality reads what begins with "de".
func (r *reader) ofQuality(f *ability.Filter) bool {
	if shape.OneType(*f) == card.Weapon && r.ofBearer(f) {
		return true
	}
	if whose, ok := r.possessor(); ok && whose == ability.Opponent {
		f.Of = ability.Opponent
		return true
	}
	if r.take("de anulacion o en respuesta") {
		add(f, ability.Is{State: ability.Answers})
		return true
	}
	if r.take("de cada jugador") {
		r.eachSide = true
		return true
	}
	if r.one("de ambos jugadores", "de los jugadores") || !es.Nouns[r.peekAt(r.pos-1)].Many && r.take("de cualquier jugador") {
		return true
	}
	if zones, of, ok := r.in(); ok {
		if len(f.In) > 0 && f.Of != ability.Anyone {
			return false
		}
		r.lieIn(f, zones, of)
		return true
	}
	if !r.one("de", "del") {
		return false
	}
	switch {
	case r.one("la raza elegida", "la raza nombrada"):
		add(f, ability.Is{State: ability.WithRaceInIt})
		return true
	case r.one("los suyos", "las suyas", "entre los suyos", "entre las suyas"):
		return r.ownedBy(f, r.theirs())
	case r.one("los tuyos", "las tuyas", "entre los tuyos", "entre las tuyas"):
		return r.ownedBy(f, ability.You)
	case r.otherRace(f):
		return true
	case r.one("diferente raza", "distinta raza", "diferentes razas", "distintas razas", "razas distintas", "razas diferentes"):
		add(f, ability.Is{State: ability.OfOtherRaces})
		return true
	case r.otherNames():
		add(f, ability.Is{State: ability.OfOtherNames})
		return true
	case r.one("raza", "razas", "la raza", "las razas"):
		return r.nounOfRace(f)
	case r.one("ahi", "ella", "ellas", "ellos", "entre ellas", "entre esas cartas", "esas cartas"):
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return true
	case r.take("su misma raza"):
		if _, several := r.subject.(ability.Every); several {
			return false // each of them has its own
		}
		add(f, ability.Is{State: ability.RaceOfThis})
		return true
	case r.raceAs(f):
		return true
	case r.one("la misma raza", "misma raza", "una misma raza"):
		return r.sameRace(f)
	case r.take("esa raza"):
		add(f, ability.Is{State: ability.WithRaceInIt})
		return !r.inCond || r.anyOrPrev() || ability.IsIt(r.event) || r.named // "si no es de esa raza"
	case r.one("l mismo tipo", "mismo tipo", "ese tipo", "su mismo tipo", "tipo nombrado", "tipo elegido"):
		if r.event != nil {
			_ = r.one("que la carta destruida", "que la carta desterrada", "que esa carta", "que dicha carta", "que ella")
		}
		add(f, ability.Is{State: ability.SameType})
		return true
	case r.sameAsIt(f):
		return true
	case r.one("tipo"):
		return r.nounOfType(f)
	case r.extreme(f), r.comparedTo(f):
		return true
	case r.one("cualquier raza", "cualquiera raza"):
		return true
	case r.one("coste"):
		return r.bound(&f.Cost, costOf)
	case r.paysAny() && r.take("ese coste"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.GoldPaid}
		return true
	case r.one("ese coste", "el coste elegido"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.NamedCost}
		return true
	case r.one("fuerza"):
		return r.bound(&f.Strength, strengthOf)
	case r.one("nombre"):
		return r.called(f)
	case r.one("frecuencia"):
		return r.frequency(f)
	}
	return r.numberOf(f) // "de 2 o menos de Fuerza"
}

// ownedBy says whose cards are, where nothing said so yet.
func (r *reader) ownedBy(f *ability.Filter, who ability.Player) bool {
	if f.Of != ability.Anyone || who == ability.Anyone {
		return false
	}
	f.Of = who
	return true
}

// nounOfRace reads the races after "de raza": "Dragón", "Dragón o Titán".
func (r *reader) nounOfRace(f *ability.Filter) bool {
	n, ok := es.Nouns[r.peek()]
	if !ok || n.Race == card.NoRace {
		return false
	}
	r.advance(1)
	f.Races = f.Races.With(n.Race)
	r.moreRaces(f)
	return true
}

// sameRace settles of which race "de la misma raza" is: that of the card at hand, of this card, or
// one for all of them.
func (r *reader) sameRace(f *ability.Filter) bool {
	switch {
	case r.picked || r.event != nil:
		add(f, ability.Is{State: ability.WithRaceInIt})
	case r.inCond && r.facts.Type == card.Ally && r.oneOfRace():
		add(f, ability.Is{State: ability.RaceOfThis})
	case r.inCond || r.toks[r.pos-3].Word == "una":
		add(f, ability.Is{State: ability.OneRace})
	default:
		return false
	}
	return true
}

// nounOfType reads the type after "de tipo".
func (r *reader) nounOfType(f *ability.Filter) bool {
	n, ok := es.Nouns[r.peek()]
	if !ok || n.Typ == card.NoType || len(f.Types) > 0 {
		return false
	}
	r.advance(1)
	f.Types = []card.Type{n.Typ}
	return true
}

// frequency reads one after "de frecuencia".
func (r *reader) frequency(f *ability.Filter) bool {
	for fr := card.Vasallo; fr <= card.Promo; fr++ {
		if r.take(card.Fold(fr.String())) {
			add(f, ability.OfFrequency{Frequency: fr})
			return true
		}
	}
	return false
}

// raceAs reads "la misma raza que este Aliado", "la raza del portador".
func (r *reader) raceAs(f *ability.Filter) bool {
	at := r.state
	if r.one("la misma raza", "misma raza") && r.one("que") || r.take("la raza") && (r.peek() == "del" || r.one("de")) {
		if state, ok := r.whoseRace(); ok {
			add(f, ability.Is{State: state})
			return true
		}
	}
	r.state = at
	return false
}

// otherRace reads "distinta raza que este Aliado", "raza distinta a la del portador".
func (r *reader) otherRace(f *ability.Filter) bool {
	at := r.state
	if r.one("distinta raza", "diferente raza", "otra raza", "raza distinta", "raza diferente") && r.one("que", "de", "a la") {
		if r.toks[r.pos-1].Word == "la" && r.peek() != "del" {
			r.one("de")
		}
		if state, ok := r.whoseRace(); ok {
			add(f, ability.IsNot{State: state})
			return true
		}
	}
	r.state = at
	if races := r.lastNoun.Races; r.inCond && len(races.List()) == 1 && r.one("otra raza", "otras razas") {
		add(f, ability.Except{Races: races}) // than the one that was named
		return true
	}
	return false
}

// whoseRace reads the card of whose race others are: the card itself or its bearer. Nothing
// else that is no Aliado has one (DAR 4.1.5).
func (r *reader) whoseRace() (ability.State, bool) {
	switch {
	case r.bearer():
		return ability.RaceOfBearer, true
	case r.facts.Type == card.Ally && r.thisCard():
		return ability.RaceOfThis, true
	}
	return 0, false
}

// frequencies are the words that say a frequency by themselves: "Aliados Vasallos".
var frequencies = map[string]card.Frequency{"vasallo": card.Vasallo, "vasallos": card.Vasallo, "cortesano": card.Cortesano,
	"cortesanos": card.Cortesano, "real": card.Real, "reales": card.Real, "promo": card.Promo, "promos": card.Promo}

// otherNames reads "nombres distintos", "diferente nombre" after "de" or "con".
func (r *reader) otherNames() bool {
	return r.one("nombre distinto", "distinto nombre", "nombre diferente", "diferente nombre")
}

// inTheirName reads a word of the cards' names: "«Sol» en su nombre", after "con" or "que tenga".
func (r *reader) inTheirName(f *ability.Filter) bool {
	at := r.state
	if r.nameWord(f) && r.one("en su nombre", "en el nombre", "en sus nombres") {
		return true
	}
	r.state = at
	return false
}

// nameWord reads the word that is part of names.
func (r *reader) nameWord(f *ability.Filter) bool {
	r.take("la palabra")
	if f.Title != "" || len(f.Names) > 0 || r.token().Self > 0 {
		return false
	}
	n, ok := r.properName()
	f.Title = n
	return ok
}

// inQuality reads what begins with "en" or "bajo".
func (r *reader) inQuality(f *ability.Filter) bool {
	if r.noIn && !(r.movesOn() || len(f.In) == 0 && r.describedInPlay()) {
		return false
	}
	switch {
	case r.take("en juego"):
		return true
	case r.peek() == "bajo":
		return r.underControl(f)
	}
	if zones, of, ok := r.whereTheyLie(f); ok {
		if len(f.In) > 0 || r.shuffling && zones[0] == ability.Castle {
			return false
		}
		r.lieIn(f, zones, of)
		if whose, ok := r.possessor(); ok {
			f.Of = whose
		}
		return true
	}
	return false
}

// describedInPlay reports whether "en juego" is where the cards lie and they are described on,
// before where they go: "pon una carta en juego de Coste 2 o menos en el fondo del Mazo Castillo".
func (r *reader) describedInPlay() bool {
	if r.peek() != "en" || r.ahead(1) != "juego" {
		return false
	}
	switch r.ahead(2) {
	case "de":
		return r.ahead(3) == "coste" || r.ahead(3) == "fuerza" || r.ahead(3) == "raza"
	case "que":
		return r.ahead(3) == "no" || r.ahead(3) == "cueste"
	case "con", "cuyo", "cuya":
		return true
	}
	return false
}

// underControl reads "bajo tu control", "bajo control oponente".
func (r *reader) underControl(f *ability.Filter) bool {
	if f.Of != ability.Anyone || len(f.In) > 0 && !shape.IsLine(f.In[0]) {
		return false // nobody controls what is not in play
	}
	if r.take("bajo tu control") {
		f.Of = ability.You
		return true
	}
	whose, ok := ability.Anyone, false
	if r.one("bajo el control", "bajo control") {
		whose, ok = r.possessor()
	}
	f.Of = whose
	return ok
}

// whereTheyLie reads where cards lie, of which "su" is whose they are: "un Aliado oponente en
// su Línea de Defensa".
func (r *reader) whereTheyLie(f *ability.Filter) ([]ability.Zone, ability.Player, bool) {
	if f.Of == ability.Opponent && r.actor == ability.You {
		r.other = ability.Opponent
	}
	return r.in()
}

// movesOn reports whether the place at hand is where the cards lie and another
// follows where they go: "devuelve un Aliado en juego a la Mano de su dueño", "pon un Oro por
// cada Aliado en juego en tu Mano".
func (r *reader) movesOn() bool {
	at := r.state
	defer func() { r.state = at }()
	if !r.take("en juego") {
		if zones, _, ok := r.in(); !ok || len(zones) > 1 {
			return false
		}
	}
	r.capped(nil) // "en juego, hasta un máximo de 2 en tu Mano"
	if p := r.peek(); p != "a" && p != "al" && p != "en" {
		return false
	}
	_, ok := r.destination()
	return ok
}

// lieIn says where the cards lie; a line without a word of whose it is may be
// anybody's.
func (r *reader) lieIn(f *ability.Filter, zones []ability.Zone, of ability.Player) {
	f.In = zones
	if !r.said && shape.IsLine(zones[0]) {
		of = ability.Anyone
	}
	if r.said || f.Of == ability.Anyone {
		f.Of = of
	}
}

// add gives the filter one more quality, each once.
func add(f *ability.Filter, q ability.Quality) {
	for _, have := range f.That {
		if reflect.DeepEqual(have, q) {
			return
		}
	}
	f.That = append(f.That[:len(f.That):len(f.That)], q)
	sortQualities(f)
}

// sortQualities brings the qualities into the order of their kinds, so that the
// order of the words does not matter.
func sortQualities(f *ability.Filter) {
	for i := 1; i < len(f.That); i++ {
		for j := i; j > 0 && rank(f.That[j]) < rank(f.That[j-1]); j-- {
			f.That[j], f.That[j-1] = f.That[j-1], f.That[j]
		}
	}
}

// rank is the place of a quality among others: prints have them in one order.
func rank(q ability.Quality) int {
	switch q := q.(type) {
	case ability.Has:
		return int(q.Keyword)
	case ability.HasAny:
		return 4
	case ability.OfFrequency:
		return 10 + int(q.Frequency)
	case ability.Is:
		return 20 + int(q.State)
	case ability.HasNot:
		return 199
	case ability.IsNot:
		return 200 + int(q.State)
	case ability.BlockedBySome:
		return 399
	case ability.BlocksSome:
		return 400
	case ability.CarriedBySome:
		return 401
	case ability.LastPlayed:
		return 402
	case ability.CarriesSome, ability.Does:
		return 1 << 23 // what stands behind its Armas would be said of them
	case ability.InTotal:
		return 1<<22 + int(q.Of)
	case ability.Extreme:
		n := 500 + 2*int(q.Of)
		if q.Least {
			n++
		}
		return n
	}
	return 1 << 21
}

// pointsOut reports whether a filter describes the one card that "el" can mean.
func pointsOut(f ability.Filter) bool {
	for _, q := range f.That {
		switch q {
		case ability.Quality(ability.Is{State: ability.Attacking}), ability.Quality(ability.Is{State: ability.Blocking}), ability.Quality(ability.Is{State: ability.Fighting}),
			ability.Quality(ability.Is{State: ability.BlockedNow}):
		default:
			return true
		}
	}
	return false
}

// oneOfRace reports whether "de la misma raza" was said of one card, which has the race of
// the card that asks, and not of several that have one.
func (r *reader) oneOfRace() bool {
	for i := r.pos - 1; i > 0 && i > r.pos-6; i-- {
		if n, ok := es.Nouns[r.toks[i].Word]; ok && r.toks[i].Word != "raza" {
			return !n.Many && r.toks[r.pos-3].Word != "una"
		}
	}
	return false
}
