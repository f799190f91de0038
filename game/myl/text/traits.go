package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// trait reads one thing that becomes true of the cards.
func (r *reader) trait() ([]ability.Trait, bool) { return try(r, r.traitHere) }

func (r *reader) traitHere() ([]ability.Trait, bool) {
	if r.denied {
		r.denied = false
		return r.negatedTrait()
	}
	if t, ok := try(r, r.keyword); ok {
		return t, true
	}
	switch r.peek() {
	case "por":
		return r.perEachGains()
	case "inmune", "inmunes":
		return r.isA()
	case "lo", "la":
		r.advance(1)
		return r.blocksIt()
	case "su":
		r.advance(1)
		return r.itsNumber()
	case "sera", "seran":
		r.advance(1)
		return r.willBe()
	case "guardian":
		r.advance(1)
		return []ability.Trait{ability.Cannot{What: ability.AttackDeed}}, true
	case "el":
		return plain(ability.DoubleDamage, r.one("el dano que hace se duplica", "el dano que haga se duplica", "el dano que hace al mazo castillo oponente se duplica"))
	case "tambien", "ademas":
		r.advance(1)
		return r.alsoIs()
	case "queda", "quedan", "quede", "queden":
		r.advance(1)
		return r.isLeftWith()
	case "reduciendo":
		r.advance(1)
		return r.strengthDownTo()
	case "no":
		r.advance(1)
		return r.negatedTrait()
	case "solo":
		r.advance(1)
		return r.onlyTrait()
	case "puede", "pueden", "pueda", "puedan", "podra", "podran":
		r.advance(1)
		return r.mayTrait()
	case "debe", "deben", "deba", "deban", "debera":
		r.advance(1)
		return r.mustTrait()
	case "se":
		r.advance(1)
		return r.comesToBe()
	case "duplica", "duplican", "duplique", "dupliquen", "duplicar":
		r.advance(1)
		return r.doubles()
	case "cambia", "cambie", "cambian", "cambien", "cambiar":
		r.advance(1)
		return plain(ability.StrengthFromCost, r.take("su fuerza por su coste"))
	}
	return r.verbTrait()
}

// verbTrait reads a trait that a verb in any of its forms tells.
func (r *reader) verbTrait() ([]ability.Trait, bool) {
	f := r.form(0)
	switch f.Verb {
	case es.Desterrar:
		if f.Participle || f.Infinitive || f.Clitic != "" {
			return nil, false
		}
		r.advance(1)
		return plain(ability.ExilesDamaged, r.damagedCards())
	case es.Hacer:
		r.advance(1)
		return r.dealsDamage()
	case es.Aumentar, es.Reducir, es.Subir, es.Bajar:
		r.advance(1)
		return r.moreOrLess(falls[f.Verb])
	case es.Ganar, es.Recibir:
		r.advance(1)
		return r.gains()
	case es.Perder:
		r.advance(1)
		return r.loses()
	case es.Tener:
		r.advance(1)
		return r.has()
	case es.Ser:
		r.advance(1)
		return r.isA()
	case es.Convertir, es.Considerar:
		if !f.Infinitive || f.Clitic != "se" {
			return nil, false
		}
		return r.becomesSuch()
	case es.Costar:
		if !ability.IsThis(r.subject) {
			return nil, false
		}
		r.advance(1)
		return r.itCosts()
	case es.Entrar:
		if f.Infinitive || !shape.IsReference(r.subject) {
			return nil, false // those in play keep theirs
		}
		r.advance(1)
		if t, ok := try(r, r.entersStronger); ok {
			return t, true
		}
		return r.entersBare()
	}
	return nil, false
}

// blocksIt reads "bloquea" after "lo", of cards that have to.
func (r *reader) blocksIt() ([]ability.Trait, bool) {
	if f := r.form(0); f.Verb != es.Bloquear || f.Infinitive {
		return nil, false
	}
	r.advance(1)
	c, ok := r.blockedOne()
	return []ability.Trait{ability.Must{What: ability.BlockDeed, By: c}}, ok
}

// itsNumber reads "Fuerza es 3", "Fuerza se duplica", "Fuerza no puede ser modificada", "coste es 2" after "su".
func (r *reader) itsNumber() ([]ability.Trait, bool) {
	if r.take("fuerza se duplica") {
		return plain(ability.DoubleStrength, true)
	}
	if r.one("dano se duplica") {
		return plain(ability.DoubleDamage, true)
	}
	if t, ok := try(r, r.strengthRises); ok {
		return t, true
	}
	if at := r.state; r.one("fuerza") {
		if t, ok := r.keptStrength(); ok {
			return t, true
		}
		r.state = at
	}
	if r.one("fuerza") && r.beNumber() {
		if r.doubled() {
			return plain(ability.DoubleStrength, true)
		}
		return r.strengthIs()
	}
	if r.one("dano") {
		return r.damageIs()
	}
	if r.take("coste es") {
		r.one("de")
		n, ok := r.natural()
		r.golds()
		return []ability.Trait{ability.SetCost{To: ability.Number(n)}}, ok
	}
	return nil, false
}

// costChanged is the Coste of the card itself changed by n, as often as is said.
func (r *reader) costChanged(n int) ability.Trait {
	return ability.CostChange{By: n, Each: r.asOften(), Least: r.leastCost(n)}
}

// keptStrength reads "no puede ser modificada", "no puede aumentar", "no puede ser reducida" of a Fuerza.
func (r *reader) keptStrength() ([]ability.Trait, bool) {
	switch {
	case !r.one("no"):
		return nil, false
	case r.one("puede ser modificado", "se modifica", "se puede modificar", "puede modificarse"):
		return plain(ability.NoModifiers, true)
	case r.one("puede ser aumentado", "puede aumentar", "puede aumentarse", "se puede aumentar", "aumenta"):
		return plain(ability.NoGains, true)
	}
	return plain(ability.NoLosses, r.one("puede ser reducido", "puede reducirse", "se puede reducir", "puede bajar", "puede disminuir", "se reduce"))
}

// damageIs reads "es el doble", "aumenta en 1" of the damage that cards deal.
func (r *reader) damageIs() ([]ability.Trait, bool) {
	if r.beNumber() {
		return plain(ability.DoubleDamage, r.doubled())
	}
	v, ok := r.risesOrFalls()
	if !ok || !r.one("en") {
		return nil, false
	}
	n, ok := r.natural()
	if falls[v.Verb] {
		n = -n
	}
	return []ability.Trait{ability.MoreDamage{By: n, Each: r.asOften()}}, ok && n != 0
}

// doubled reads "el doble" of a number, and of no other one.
func (r *reader) doubled() bool {
	return r.peek() == "el" && r.ahead(1) == "doble" && r.ahead(2) != "de" && r.ahead(2) != "del" && r.ahead(2) != "que" && r.take("el doble")
}

// strengthIs reads the amount that a Fuerza is.
func (r *reader) strengthIs() ([]ability.Trait, bool) {
	a, ok := r.strengthValue(nil)
	return []ability.Trait{ability.SetStrength{To: a}}, ok
}

// willBe reads "declarado atacante" after "será", or what "es" says.
func (r *reader) willBe() ([]ability.Trait, bool) {
	if r.one("declarado") {
		if d, ok := r.role(); ok {
			return []ability.Trait{ability.Must{What: d}}, true
		}
	}
	return r.isA()
}

// alsoIs reads one thing more after "también".
func (r *reader) alsoIs() ([]ability.Trait, bool) {
	if t, ok := r.trait(); ok {
		return t, true
	}
	r.one("es")
	return r.consideredAs()
}

// isLeftWith reads "con Fuerza 1", "sin Habilidad" after "queda".
func (r *reader) isLeftWith() ([]ability.Trait, bool) {
	if !r.one("sin habilidad", "sin su habilidad") {
		return nil, false
	}
	lost := []ability.Trait{ability.LoseAbility}
	if !r.take("y con fuerza") {
		return lost, true
	}
	is, ok := r.strengthIs()
	return append(lost, is...), ok
}

// andBare reads "y sin Habilidad" behind the Fuerza that cards are left with.
func (r *reader) andBare(is []ability.Trait, ok bool) ([]ability.Trait, bool) {
	if r.one("y sin habilidad", "y sin su habilidad") {
		is = append(is, ability.LoseAbility)
	}
	return is, ok
}

// strengthDownTo reads "su Fuerza a 0" after "reduciendo".
func (r *reader) strengthDownTo() ([]ability.Trait, bool) {
	if !r.take("su fuerza a") {
		return nil, false
	}
	n, ok := r.natural()
	return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, ok
}

// perEachGains reads "por cada Arma, gana 1 a la Fuerza".
func (r *reader) perEachGains() ([]ability.Trait, bool) {
	per, ok := r.perEach()
	if !ok {
		return nil, false
	}
	r.comma()
	if !r.one("gana") {
		return nil, false
	}
	return r.strengthChange(false, per)
}

// comesToBe reads what cards become after "se": "considera un Héroe", "vuelve Imbloqueable".
func (r *reader) comesToBe() ([]ability.Trait, bool) {
	if !r.one("considera", "convierte", "vuelve", "vuelven", "vuelva", "vuelvan") {
		return nil, false
	}
	r.pos--
	return r.becomesSuch()
}

// becomesSuch reads what cards are considered or become: "considera un Héroe", "convierte en un Héroe", "convierte
// a la raza Héroe".
func (r *reader) becomesSuch() ([]ability.Trait, bool) {
	turns := r.form(0).Verb == es.Convertir
	r.advance(1)
	_ = r.one("en", "como") || turns && r.one("a")
	if r.take("una copia exacta de esa carta") {
		return []ability.Trait{ability.BecomeIt}, true
	}
	traits, ok := r.takenAs()
	if turns && ok {
		only(traits)
	}
	return traits, ok
}

// takenAs reads as what cards are considered: "Imbloqueable", "de la raza nombrada", "un Héroe".
func (r *reader) takenAs() ([]ability.Trait, bool) {
	if t, ok := try(r, r.keywordWord); ok {
		return t, true
	}
	if r.named && r.one("de esa raza", "de la raza nombrada", "de la raza elegida") {
		r.borrows = r.borrows || !r.namedNow
		return []ability.Trait{ability.SharesRace}, true
	}
	return r.consideredAs()
}

// doubles reads "su Fuerza", "su daño" after "duplica".
func (r *reader) doubles() ([]ability.Trait, bool) {
	if r.one("su dano", "el dano que hace") {
		return plain(ability.DoubleDamage, r.foeRole != ability.IsBlocked || r.picked) // who blocks does none to a castle
	}
	return plain(ability.DoubleStrength, r.take("su fuerza"))
}

// dealsDamage reads what damage cards deal, after "hace": as if nobody blocked them, so
// much more, double.
func (r *reader) dealsDamage() ([]ability.Trait, bool) {
	_ = r.peek() == "su" && r.ahead(1) == "dano" && r.ahead(2) == "al" && r.one("su")
	if r.take("dano al mazo castillo oponente como si no") {
		return plain(ability.DamagesThrough, r.take("hubiera") && r.take("sido bloqueado"))
	}
	if r.one("dano como si no hubiera sido bloqueado", "su dano como si no hubiera sido bloqueado") {
		return plain(ability.DamagesThrough, true)
	}
	if r.halfDamage() {
		return plain(ability.HalfDamage, true)
	}
	if n, ok := try(r, r.moreOfDamage); ok {
		r.damagedCastle()
		return []ability.Trait{ability.MoreDamage{By: n, Each: r.asOften()}}, true
	}
	ok := r.take("el doble de dano")
	_ = ok && r.take("de combate")
	_ = ok && r.one("al mazo castillo oponente", "al mazo castillo")
	return plain(ability.DoubleDamage, ok)
}

// halfDamage reads "la mitad de su daño", "la mitad del daño al Mazo Castillo oponente".
func (r *reader) halfDamage() bool {
	if !r.one("la mitad de su dano", "la mitad del dano", "la mitad de dano") {
		return false
	}
	r.one("de combate")
	r.one("al mazo castillo oponente", "al mazo castillo")
	return true
}

// itCosts reads what the card itself costs: "2 Oros", "1 Oro más por cada Arma".
func (r *reader) itCosts() ([]ability.Trait, bool) {
	if n, ok := r.fixedCost(); ok {
		return []ability.Trait{ability.FixedPrice{To: n}}, true
	}
	n, ok := r.extraCost()
	return []ability.Trait{r.costChanged(n)}, ok
}

// entersBare reads "en juego sin su Habilidad" after "entra", which holds as long as
// the card is in play unless a time is said.
func (r *reader) entersBare() ([]ability.Trait, bool) {
	r.take("en juego")
	bare := r.one("sin su habilidad", "sin habilidad", "sin sus habilidades")
	if !r.saysHowLong() {
		r.early = ability.RestOfGame
	}
	return plain(ability.LoseAbility, bare)
}

// plain is a change that needs no more to be said of it, where it was read.
func plain(c ability.Change, ok bool) ([]ability.Trait, bool) {
	return []ability.Trait{c}, ok
}

// keyword reads "es Imbloqueable", "Indestructible e Indesterrable".
func (r *reader) keyword() ([]ability.Trait, bool) {
	_ = r.one("es", "sera", "siendo")
	return r.keywordWord()
}

func (r *reader) keywordWord() ([]ability.Trait, bool) {
	var out []ability.Trait
	for len(out) < 3 {
		at := r.state
		if len(out) > 0 && !r.one("e", "y", ",") {
			break
		}
		k, ok := r.keywordName()
		if !ok {
			r.state = at
			break
		}
		out = append(out, ability.With{Keyword: k})
	}
	return out, len(out) > 0
}

// keywordOf gives the keyword that a word is.
var keywordOf = map[string]ability.Keyword{
	"indestructible": ability.Indestructible, "indestructibles": ability.Indestructible,
	"indesterrable": ability.Indesterrable, "indesterrables": ability.Indesterrable,
	"imbloqueable": ability.Imbloqueable, "imbloqueables": ability.Imbloqueable,
}

func (r *reader) keywordName() (ability.Keyword, bool) {
	k, ok := keywordOf[r.peek()]
	if ok {
		r.advance(1)
	}
	return k, ok
}

// has reads after "tiene".
func (r *reader) has() ([]ability.Trait, bool) {
	if t, ok := try(r, r.likeness); ok {
		return t, true
	}
	switch {
	case r.one("fuerza", "su fuerza"):
		return r.andBare(r.strengthIs())
	case r.peek() == "+" || r.peek() == "-":
		return r.strengthChange(false, nil)
	case r.take("tanta fuerza"):
		a, ok := r.como()
		return []ability.Trait{ability.SetStrength{To: a}}, ok
	case r.one("coste", "su coste"):
		r.take("igual a")
		a, ok := r.natural()
		return []ability.Trait{ability.SetCost{To: ability.Number(a)}}, ok && r.golds()
	case r.priority():
		return []ability.Trait{ability.HasPriority}, true
	case r.take("todas las razas"):
		r.pos -= 3
		return r.consideredAs()
	case r.one("furia"):
		return []ability.Trait{ability.AttackAtOnce}, true
	case r.one("absorcion"):
		return []ability.Trait{ability.Absorbs}, true
	case keywordOf[r.peek()] != 0:
		return r.keywordWord()
	}
	if n, ok := r.natural(); ok {
		r.one("punto", "puntos")
		more, less := r.one("mas"), r.one("menos")
		switch {
		case r.take("de fuerza"):
			if less {
				each, _ := r.perEach()
				return changeBy(true, r.capped(times(n, each))), n > 0
			}
			if more || r.one("adicional", "extra", "mas") {
				each, _ := r.perEach()
				return changeBy(false, r.capped(times(n, each))), n > 0
			}
			return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, true
		case more, less:
			return nil, false
		case r.take("de coste"):
			return []ability.Trait{ability.SetCost{To: ability.Number(n)}}, true
		}
	}
	return nil, false
}

// isA reads after "es": a race, or considered as something.
func (r *reader) isA() ([]ability.Trait, bool) {
	if r.one("considerado") {
		r.one("como")
		return r.takenAs()
	}
	switch {
	case r.one("tambien"):
		return r.consideredAs()
	case r.one("guardian"):
		return []ability.Trait{ability.Cannot{What: ability.AttackDeed}}, true
	case r.one("inmune", "inmunes"):
		if !r.one("a") {
			return nil, false
		}
		by, ok := r.agents()
		return cannotBy(ability.BeAffected, by), ok
	case r.one("bloqueado por"):
		c, ok := r.cards()
		return []ability.Trait{ability.Must{What: ability.BeBlocked, By: c}}, ok
	case r.one("el unico", "la unica"):
		return r.onlyOne()
	case r.one("de esa raza", "de la raza nombrada", "de la raza elegida"):
		r.borrows = r.borrows || r.named && !r.namedNow
		return []ability.Trait{ability.SharesRace}, true
	}
	_ = r.one("de raza", "de la raza", "un", "una")
	n, ok := es.Nouns[r.peek()]
	if ok && (n.Race != card.NoRace || n.Typ == card.Ally && r.facts.Type != card.Ally && (r.ahead(1) == "con" || r.ahead(1) == "de")) {
		return r.consideredAs()
	}
	return nil, false
}

// damagedCards reads "las cartas botadas por su daño".
func (r *reader) damagedCards() bool {
	return r.take("las cartas botadas por su dano")
}
