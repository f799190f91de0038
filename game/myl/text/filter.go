package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// filter reads a kind of card with everything that describes it.
func (r *reader) filter() (ability.Filter, noun, bool) {
	at := r.state
	var f ability.Filter
	var n noun
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
	return r.token().self == 0 && r.names(f)
}

// maxNames is more names than a card lists.
const maxNames = 8

// name adds one more name to those of a filter.
func (r *reader) name(f *ability.Filter) bool {
	at := r.state
	r.one("a")
	if t := r.token(); t.self > 0 && r.facts.Type != card.NoType && !r.isKindHere(t) {
		f.Names = append(f.Names, r.facts.Name)
		r.advance(t.self)
		return true
	}
	quoted := r.token().kind == name
	if n, ok := r.properName(); ok && (quoted || !determiners[r.toks[max(at.pos-1, 0)].word]) {
		f.Names = append(f.Names, n)
		return true
	}
	r.state = at
	return false
}

// determiners stand before a kind of card, never before the name of another one that is
// not in quotes: what follows them and is unknown is no name.
var determiners = wordSet("un una uno otro otra otros otras los las tus sus todos todas cada ningun ninguna demas 1 2 3 4 5")

// isKindHere tells a card called Titán from the race.
func (r *reader) isKindHere(t token) bool {
	_, isNoun := nouns[t.word]
	return isNoun && t.self == 1
}

// qualities reads what describes cards after their noun, in any order.
func (r *reader) qualities(f *ability.Filter) {
	for r.quality(f) {
	}
	sortQualities(f)
}

// describes holds the verbs of a relative clause that describes a card beyond
// doubt.
var describes = map[verb]bool{vCostar: true, vPortar: true, vTener: true}

func (r *reader) quality(f *ability.Filter) bool {
	before, at := *f, r.state
	if r.oneQuality(f) {
		return true
	}
	*f, r.state = before, at // what was half understood was not
	return false
}

func (r *reader) oneQuality(f *ability.Filter) bool {
	at := r.state
	if r.summing == r.depth && r.summing > 0 && r.total(f) {
		return true
	}
	switch r.peek() {
	case "oponente", "oponentes":
		if amongThem(*f) || f.Of == ability.You {
			return false // whose they are was said before
		}
		r.advance(1)
		f.Of = ability.Opponent
		return true
	case ",":
		if w := r.ahead(1); w == "excepto" || w == "salvo" || w == "menos" && (r.ahead(2) == "los" || r.ahead(2) == "las") || w == "a" && r.ahead(2) == "excepcion" {
			r.advance(2)
			r.take("excepcion de")
			if r.exception(f) {
				return true
			}
			break
		}
		if r.ahead(1) == "que" && (r.ahead(2) == "no" || r.ahead(2) == "controles") {
			r.advance(1)
			if r.thatQuality(f) {
				return true
			}
		}
	case "de", "del", "desde":
		if r.ofQuality(f) {
			return true
		}
	case "en", "bajo":
		if r.inQuality(f) {
			return true
		}
	case "que":
		if r.thatQuality(f) {
			return true
		}
	case "con", "sin":
		if r.take("con ese nombre") {
			add(f, ability.Is{State: ability.IsNamed})
			return true
		}
		if r.take("sin contarse a si mismo") || r.take("sin contar a") && r.thisCard() {
			f.Other = true
			return true
		}
		r.advance(1)
		with := r.toks[r.pos-1].word == "con"
		switch {
		case with && r.sameName(f):
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
		case r.anyWeapon():
			state := ability.Unarmed
			if with {
				state = ability.Armed
			}
			add(f, ability.Is{State: state})
			return true
		case with && r.numberOf(f):
			return true
		}
		if with && r.toks[r.pos-1].word == "una" {
			break // "si destruyes un Aliado con una Habilidad": by means of it
		}
		if r.one("habilidad") {
			if with {
				add(f, ability.Is{State: ability.WithAbility})
			} else {
				add(f, ability.Is{State: ability.PlainGold})
			}
			return true
		}
	case "declarado", "declarados", "declarada", "declaradas":
		r.advance(1)
		r.maybe("como")
		if r.attackers(f) {
			return true
		}
	case "atacante", "atacantes", "bloqueador", "bloqueadores":
		if r.attackers(f) {
			return true
		}
	case "raza":
		r.advance(1)
		if n, ok := nouns[r.peek()]; ok && n.race != card.NoRace {
			r.advance(1)
			f.Races = f.Races.With(n.race)
			r.moreRaces(f)
			return true
		}
	case "tuyo", "tuyos", "tuya", "tuyas", "propio", "propios":
		r.advance(1)
		f.Of = ability.You
		return true
	case "llamado", "llamada", "llamados", "llamadas":
		r.advance(1)
		if r.called(f) {
			return true
		}
	case "cualquiera":
		r.advance(1)
		return true
	case "pagado", "pagados":
		if len(f.Types) == 1 && f.Types[0] == card.Gold && len(f.In) == 0 {
			r.advance(1)
			f.In = []ability.Zone{ability.PaidGold}
			return true
		}
	case "vasallo", "vasallos", "cortesano", "cortesanos", "reales":
		if len(f.Types) > 0 {
			add(f, ability.OfFrequency{Frequency: frequencies[r.peek()]})
			r.advance(1)
			return true
		}
	case "portada", "portadas":
		r.advance(1)
		return r.one("por") && r.carriedBy(f)
	case "portando", "portador", "portadores":
		r.advance(1)
		r.one("de")
		add(f, ability.Is{State: ability.Armed})
		if r.anyWeapon() {
			return true
		}
	case "no":
		if r.take("no bloqueado") {
			add(f, ability.Is{State: ability.Unblocked})
			return true
		}
		if n := nouns[r.ahead(1)]; n.race != card.NoRace {
			r.advance(2)
			add(f, ability.Except{Races: card.RacesOf(n.race)})
			return true
		}
	case "y":
		r.advance(1)
		if p := r.peek(); (p == "cuyo" || p == "cuya" || p == "que" && describes[r.form(1).verb] || p == "que" && r.ahead(1) == "no") && r.quality(f) {
			return true
		}
		r.one("de", "con")
		if f.Cost.Op == ability.NoBound && r.one("coste") {
			return r.bound(&f.Cost, costOf)
		}
		if f.Strength.Op == ability.NoBound && f.Cost.Op != ability.NoBound && r.one("fuerza") && r.token().kind == number {
			return r.bound(&f.Strength, strengthOf)
		}
	case "excepto", "salvo":
		r.advance(1)
		if r.exception(f) {
			return true
		}
	case "a":
		if r.take("a excepcion de") && r.exception(f) {
			return true
		}
	case "cuyo", "cuya":
		r.advance(1)
		if r.one("coste sea", "coste de oro sea") {
			return r.bound(&f.Cost, costOf)
		}
		if r.take("fuerza sea") {
			return r.bound(&f.Strength, strengthOf)
		}
		if n := nouns[r.ahead(2)]; n.race != card.NoRace && r.take("raza sea") {
			r.advance(1)
			f.Races = f.Races.With(n.race)
			r.moreRaces(f)
			return true
		}
	case "imbloqueable", "imbloqueables":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Imbloqueable})
		return true
	case "indestructible", "indestructibles":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Indestructible})
		return true
	case "indesterrable", "indesterrables":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Indesterrable})
		return true
	case "controlado", "controlados", "controladas":
		r.advance(1)
		if r.take("por ti") {
			f.Of = ability.You
			return true
		}
		if r.take("por tu oponente") {
			f.Of = ability.Opponent
			return true
		}
	case "desterrado", "desterrados", "desterrada", "desterradas":
		r.advance(1)
		if len(f.In) == 0 && !r.inThisTurnSaid() {
			f.In = []ability.Zone{ability.Exile}
			if r.one("tuya", "tuyas") {
				f.Of = ability.You
			}
			return true
		}
	case "destruido", "destruidos", "destruida", "destruidas":
		r.advance(1)
		if _, ok := r.duration(); ok {
			add(f, ability.Is{State: ability.DestroyedNow})
			return true
		}
	case "bloqueado", "bloqueados", "bloqueada", "bloqueadas":
		r.advance(1)
		if r.one("por") {
			switch {
			case r.bearer():
				add(f, ability.Is{State: ability.BlockedByBearer})
				return true
			case r.thisCard():
				add(f, ability.Is{State: ability.BlockedByThis})
				return true
			}
			break
		}
		add(f, ability.Is{State: ability.BlockedNow})
		r.thisTurn()
		return true
	}
	r.state = at
	return false
}

// called reads the name after "llamado".
func (r *reader) called(f *ability.Filter) bool {
	if len(f.Names) > 0 {
		return false
	}
	f.Types = nil // the name says the type
	return r.names(f)
}

func (r *reader) attackers(f *ability.Filter) bool {
	switch {
	case r.one("atacante"):
		if r.one("o bloqueador") {
			add(f, ability.Is{State: ability.Fighting})
			r.thisTurn()
			return true
		}
		add(f, ability.Is{State: ability.Attacking})
	case r.one("bloqueador"):
		add(f, ability.Is{State: ability.Blocking})
	default:
		return false
	}
	r.thisTurn()
	return true
}

// numberOf reads "3 de Fuerza", "2 o más de Coste".
func (r *reader) numberOf(f *ability.Filter) bool {
	n, ok := r.natural()
	if !ok {
		return false
	}
	b := ability.Bound{Op: ability.Equal, N: ability.Number(n)}
	r.orMore(&b)
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

// inThisTurnSaid reports whether "este turno" follows, or who does it.
func (r *reader) inThisTurnSaid() bool {
	return r.peek() == "este" || r.peek() == "por" || r.ahead(1) == "este"
}

// thisTurn skips "este turno" after a state that only lasts so long.
func (r *reader) thisTurn() {
	if r.one("este turno", "en este turno", "durante este turno") {
		return
	}
	if next := r.ahead(3); next == "" || next == "," {
		_ = r.one("en el turno", "durante el turno")
	}
}
