package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// onlyTrait reads after "solo": "puede bloquear", "puede ser bloqueado por X", "hace la
// mitad del daño".
func (r *reader) onlyTrait() ([]ability.Trait, bool) {
	if r.form(0).Verb == es.Hacer {
		r.advance(1)
		return plain(ability.HalfDamage, r.halfDamage())
	}
	if r.one("la puede portar", "lo puede portar", "puede portarla", "puede portarlo") {
		f, ok := r.singleFilter()
		return []ability.Trait{ability.OnlyBy{What: ability.BeCarried, Of: f}}, ok
	}
	if !r.one("puede") {
		return nil, false
	}
	if t, ok := try(r, r.onlyPaid); ok {
		return t, true
	}
	if t, ok := try(r, r.onlyIfSo); ok {
		return t, true
	}
	switch {
	case r.one("bloquear y ser bloqueado por", "ser bloqueado y bloquear a", "ser bloqueado y bloquear"):
		f, ok := r.singleFilter()
		return []ability.Trait{ability.OnlyTo{What: ability.BlockDeed, Of: f}, ability.OnlyBy{What: ability.BeBlocked, Of: f}}, ok
	case r.one("bloquear"):
		if r.atEnd() || r.peek() == "y" || r.peek() == "," {
			return []ability.Trait{ability.Cannot{What: ability.AttackDeed}}, true
		}
		f, ok := r.objectFilter()
		if !ok {
			return nil, false
		}
		return []ability.Trait{ability.OnlyTo{What: ability.BlockDeed, Of: *f}}, true
	case r.one("portar"):
		if !r.one("un arma", "1 arma", "una sola arma", "una arma") && !(r.facts.Type == card.Weapon && r.thisCard()) {
			return nil, false
		}
		return []ability.Trait{ability.Capacity{What: ability.CarryWeapon, N: ability.Number(1)}}, true
	case r.one("atacar si", "atacar cuando"):
		return r.attackPrice()
	case r.one("atacar"):
		if r.one("sin otros aliados", "solo", "sola") {
			return []ability.Trait{ability.AttackAlone}, true
		}
		if r.atEnd() {
			return []ability.Trait{ability.Cannot{What: ability.BlockDeed}}, true
		}
		return nil, false
	case r.one("ser"):
		if t, ok := try(r, r.suchOnly); ok {
			return t, true
		}
		if r.one("declarado") && (r.one("como") || true) && r.one("atacante") {
			switch {
			case r.one("sin otros aliados", "si ataca solo", "si ataca sola"):
				return []ability.Trait{ability.AttackAlone}, true
			case r.one("si", "cuando"):
				return r.attackPrice()
			}
		}
		d, ok := r.sufferedDeed()
		if !ok {
			return nil, false
		}
		if d == ability.BePlayed {
			r.one("desde", "de")
			z, of, ok := r.place()
			if !ok || z != ability.Hand || of != ability.You {
				return nil, false
			}
			return nil, false
		}
		if !r.one("por") {
			return nil, false
		}
		return r.onlyBy(d)
	}
	return nil, false
}

// suchOnly reads "un Faerie", "de raza Dragón" of the bearer, who alone may carry the card.
func (r *reader) suchOnly() ([]ability.Trait, bool) {
	if !ability.IsBearer(r.subject) {
		return nil, false
	}
	r.one("de raza")
	f, ok := r.singleFilter()
	return []ability.Trait{ability.OnlyBy{What: ability.BeCarried, Of: f}}, ok
}

// onlyBy reads who alone may do something to a card.
func (r *reader) onlyBy(d ability.Deed) ([]ability.Trait, bool) {
	f, n, ok := r.whoAlone()
	if !ok {
		return nil, false
	}
	return byThemAlone(d, f, n)
}

// whoAlone reads "Dragones", "un solo Aliado", "hasta 2 Aliados": which cards, and how many
// at most where that is said.
func (r *reader) whoAlone() (f ability.Filter, atMost int, ok bool) {
	at := r.state
	upTo := r.one("hasta", "a lo mas", "como maximo")
	n, counted := r.natural()
	if !counted || n > 1 && !upTo {
		r.state = at
	} else if r.one("solo", "unico"); n == 0 {
		return f, 0, false
	}
	f, ok = r.singleFilter()
	return f, n, ok
}

// byThemAlone is that only such cards, so many at most, do something to a card. One Aliado
// of any kind keeps others from blocking it too; more of some kind only are none.
func byThemAlone(d ability.Deed, f ability.Filter, atMost int) ([]ability.Trait, bool) {
	if d == ability.BeBlocked && shape.OneType(f) == card.Ally && isBareAlly(f) && atMost > 0 {
		return []ability.Trait{ability.Capacity{What: d, N: ability.Number(atMost)}}, f.Of != ability.You
	}
	return []ability.Trait{ability.OnlyBy{What: d, Of: f}}, atMost <= 1
}

// onlyIfSo reads "atacar si controlas un Tótem", "atacar o bloquear si ...", "ser agrupado si ...": a
// ban while that does not hold. The price of an attack is read by attackPrice.
func (r *reader) onlyIfSo() ([]ability.Trait, bool) {
	deeds, ok := r.combatDeeds("o", "ni", "y")
	if ok && len(deeds) == 2 && (r.peek() == "si" || r.peek() == "mientras") {
		r.only = caseFollows
		return []ability.Trait{ability.MayAttack, ability.MayBlock}, true
	}
	if ok && deeds[0] == ability.AttackDeed && len(deeds) == 1 && r.one("junto a", "junto con", "acompanado por", "acompanado de") {
		with, ok := r.companions()
		return []ability.Trait{with}, ok
	}
	if !ok {
		r.one("ser")
		d, suffers := r.sufferedDeed()
		deeds, ok = []ability.Deed{d}, suffers && d != ability.BePlayed
	}
	if !ok || len(deeds) > 1 || !r.one("si", "mientras", "cuando", "siempre que") {
		return nil, false
	}
	c, ok := r.condition()
	return []ability.Trait{ability.CannotUnless{What: deeds[0], If: c}}, ok && c != nil
}

// attackPrice reads the condition after "solo puede atacar si".
func (r *reader) attackPrice() ([]ability.Trait, bool) {
	if with, ok := try(r, r.accompanied); ok {
		return []ability.Trait{with}, true
	}
	return r.boughtWith(ability.Toll{What: ability.AttackDeed})
}

// accompanied reads how many others attack with it: "lo acompañan 2 Aliados", "es
// acompañado por otro Aliado", "ataca junto a 2 o más Aliados".
func (r *reader) accompanied() (ability.AttackIf, bool) {
	switch f := r.form(0); {
	case f.Verb == es.Ser && (r.ahead(1) == "acompanado" || r.ahead(1) == "acompanada"):
		r.advance(2)
		if !r.one("por", "de") {
			return ability.AttackIf{}, false
		}
	case (r.peek() == "lo" || r.peek() == "la") && r.form(1).Verb == es.Acompanar:
		r.advance(2)
	case f.Verb == es.Atacar && !f.Infinitive && !f.Participle:
		r.advance(1)
		if !r.one("junto a", "junto con", "con") {
			return ability.AttackIf{}, false
		}
	case r.one("otro aliado tambien ataca", "otro aliado ataca"):
		return ability.AttackIf{N: 1}, true
	default:
		return ability.AttackIf{}, false
	}
	return r.companions()
}

// companions reads how many others they are: "otro Aliado", "2 o más Aliados",
// "2 Aliados de raza Dragón".
func (r *reader) companions() (ability.AttackIf, bool) {
	r.one("otros", "otras")
	b, counted := r.quantityBound()
	if !counted {
		b = shape.AtLeastOne
	}
	other := r.one("otro", "otros")
	n, literal := b.N.(ability.Number)
	ok := (counted || other) && literal && (b.Op == ability.AtLeast || b.Op == ability.Equal) && r.one("aliado", "aliados")
	with := ability.AttackIf{N: int(n)}
	if r.one("de raza") {
		ok = ok && r.raceQuality(&with.Of)
	}
	return with, ok
}

// unlessAccompanied has a ban on attacking hold only where so many do not attack with
// the card: "no puede atacar a menos que lo acompañen 2 Aliados".
func (r *reader) unlessAccompanied(ban ability.Effect) (ability.Effect, bool) {
	m, ok := ban.(ability.Modify)
	if !ok || len(m.Traits) != 1 || m.Traits[0] != (ability.Trait)(ability.Cannot{What: ability.AttackDeed}) {
		return nil, false
	}
	with, ok := r.accompanied()
	m.Traits = []ability.Trait{with}
	return m, ok
}

// singleFilter reads "un Aliado de raza X" or "Aliados de raza X".
func (r *reader) singleFilter() (ability.Filter, bool) {
	yours := r.one("tus", "uno de tus")
	if !yours {
		r.one("un", "una", "1", "los", "las")
	}
	f, _, ok := r.filter()
	if yours && f.Of == ability.Anyone {
		f.Of = ability.You
	}
	return f, ok
}

// mayTrait reads after "puede": "atacar el turno que entra en juego", "bloquear
// 2 Aliados", "portar un Arma extra".
func (r *reader) mayTrait() ([]ability.Trait, bool) {
	if t, ok := try(r, r.onlyBehind); ok {
		return t, true
	}
	switch {
	case r.one("atacar", "ser declarado atacante", "ser declarado como atacante"):
		if r.atOnce() || r.inSpiteOfEntering() {
			r.sayingHowSoon()
			return []ability.Trait{ability.AttackAtOnce}, true
		}
		if r.one("junto con", "junto a", "con") {
			f, ok := r.singleFilter()
			return []ability.Trait{ability.AttackBeside{Of: f}}, ok
		}
		if r.one("o bloquear", "o bloqueador") {
			return []ability.Trait{ability.MayAttack, ability.MayBlock}, true
		}
		return []ability.Trait{ability.MayAttack}, true
	case r.one("bloquear"):
		r.one("a")
		at := r.state
		_ = r.one("los", "un", "cualquier")
		if r.one("aliados imbloqueables", "aliado imbloqueable", "imbloqueables") {
			return []ability.Trait{ability.BlockUnblockable}, true
		}
		r.state = at
		if r.one("otro aliado") {
			_ = r.one("mas", "adicional")
			return []ability.Trait{ability.Capacity{What: ability.BlockDeed, N: ability.Number(1), More: true}}, true
		}
		if n, ok := r.maxCount(); ok {
			if !r.one("aliado", "aliados") && r.peek() != "atacantes" && r.peek() != "atacante" {
				return nil, false
			}
			r.one("atacante")
			r.one("oponente")
			more := n != nil && r.one("adicional", "adicionales", "mas")
			if n == nil && r.untilSpent() {
				return []ability.Trait{ability.SpendsStrength}, true
			}
			_ = r.one("cada uno", "a la vez") || r.one("que") && r.one("desee", "elijas", "quiera")
			return []ability.Trait{ability.Capacity{What: ability.BlockDeed, N: n, More: more}}, true
		}
		if r.one("aliado", "aliados", "varios aliados") && r.untilSpent() {
			return []ability.Trait{ability.SpendsStrength}, true
		}
		r.state = at
		if r.peek() == "este" || r.peek() == "hasta" || r.peek() == "durante" || r.atEnd() {
			return []ability.Trait{ability.MayBlock}, true
		}
	case r.one("ser declarado bloqueador"):
		if r.one("de") {
			n, ok := r.maxCount()
			return []ability.Trait{ability.Capacity{What: ability.BlockDeed, N: n}}, ok && r.one("aliado", "aliados")
		}
		r.earlyDuration()
		r.ifAble()
		return []ability.Trait{ability.MayBlock}, true
	case r.one("portar", "llevar", "tener"):
		if r.one("otra arma") {
			r.one("mas", "adicional")
			return []ability.Trait{ability.Capacity{What: ability.CarryWeapon, N: ability.Number(1), More: true}}, true
		}
		n, ok := r.maxCount()
		if ok && r.one("arma", "armas") {
			more := n != nil && r.one("mas", "extra", "adicional", "adicionales")
			r.take("a la vez")
			return []ability.Trait{ability.Capacity{What: ability.CarryWeapon, N: n, More: more}}, true
		}
	}
	return nil, false
}

// untilSpent reads "hasta agotar su Fuerza", "hasta que se agote su Fuerza", behind the
// cards that an ally blocks.
func (r *reader) untilSpent() bool {
	at := r.state
	r.one("oponente", "atacante")
	if r.one("hasta que se", "hasta que", "hasta") && r.one("agotar su fuerza", "agote su fuerza", "agota su fuerza", "agotar toda su fuerza") {
		return true
	}
	r.state = at
	return false
}

// maxCount reads "2", "hasta 2", "más de un" (which is any number: nil).
func (r *reader) maxCount() (ability.Amount, bool) {
	if r.one("mas de un", "mas de una", "cualquier cantidad de", "cualquier numero de", "todos los", "varias") {
		return nil, true
	}
	at := r.state
	r.one("hasta")
	n, ok := r.natural()
	if !ok {
		r.state = at
		return nil, false
	}
	return ability.Number(n), true
}

// atOnce reads "el turno que entra en juego", "cuando entra en juego", "inmediatamente".
func (r *reader) atOnce() bool {
	if r.one("aunque") { // "aunque haya entrado en juego este turno"
		return r.one("haya entrado", "entro") && r.take("en juego") && r.one("este turno", "en este turno", "en el", "ese turno", "en ese turno")
	}
	sudden := r.one("inmediatamente")
	at := r.state
	r.one("en", "durante", "al", "desde")
	_ = r.one("el turno en que", "el turno que", "cuando", "el mismo turno que", "el mismo turno en que")
	r.one("que")
	if r.one("entra", "entrar", "entro", "haya entrado") && (r.take("en juego") || r.atEnd() || r.peek() == ",") || r.take("es puesto en juego") {
		return true
	}
	r.state = at
	return sudden
}

// sayingHowSoon skips ": puede hacerlo el turno en que entra en juego" behind what says so already.
func (r *reader) sayingHowSoon() {
	at := r.state
	if !r.one(",", ":") && r.token().Kind == es.Stop {
		r.advance(1)
	}
	if !r.one("puede hacerlo") || !r.atOnce() {
		r.state = at
	}
}

// inSpiteOfEntering reads "este turno aunque haya entrado en juego en él", of what attacks at once.
func (r *reader) inSpiteOfEntering() bool {
	at := r.state
	if d, ok := r.duration(); ok {
		r.early = d
	}
	r.comma()
	if r.one("aunque") && r.one("haya") && r.one("entrado en juego") {
		_ = r.one("en el", "en este turno", "este turno", "este mismo turno", "en ese turno")
		return true
	}
	r.state = at
	return false
}

// onlyOne reads "que puede bloquearlo", "Aliado que puede atacar" after "es el único".
func (r *reader) onlyOne() ([]ability.Trait, bool) {
	r.one("aliado")
	if !r.one("que") || !r.one("puede") {
		return nil, false
	}
	var t ability.OnlyOne
	v := r.form(0)
	switch {
	case v.Verb == es.Bloquear && v.Infinitive && v.Clitic != "":
		r.advance(1)
		c, ok := r.blockedOne()
		state := map[ability.Cards]ability.State{ability.This{}: ability.Itself, ability.Bearer{}: ability.ItsBearer}[c]
		t.Of = &ability.Filter{That: []ability.Quality{ability.Is{State: state}}}
		if t.What = ability.BlockDeed; !ok || state == 0 {
			return nil, false
		}
	case r.one("bloquear"):
		t.What = ability.BlockDeed
		t.Of, _ = r.objectFilter()
	case r.one("atacar"):
		t.What = ability.AttackDeed
	default:
		return nil, false
	}
	return []ability.Trait{t}, true
}
