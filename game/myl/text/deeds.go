package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// negatedTrait reads after "no": "puede ser afectado por Talismanes", "puede
// atacar o bloquear", "hace daño a tu Mazo Castillo", "tiene límite de Armas".
func (r *reader) negatedTrait() ([]ability.Trait, bool) {
	switch {
	case r.take("tiene raza"):
		return []ability.Trait{ability.LoseRace}, true
	case r.fightsNever():
		return r.neverFights()
	case ability.IsThis(r.subject) && r.take("tiene coste"):
		return []ability.Trait{ability.FixedPrice{}}, r.golds()
	case r.one("tiene habilidad", "tiene su habilidad"):
		return []ability.Trait{ability.LoseAbility}, true
	case r.take("se agrupa"), r.says("agrupacion") && r.one("vuelve a la linea de defensa", "vuelve a su linea de defensa", "vuelve a tu linea de defensa", "regresa a la linea de defensa"):
		_ = r.one("en la fase de agrupacion", "en tu fase de agrupacion", "en su fase de agrupacion")
		return []ability.Trait{ability.Cannot{What: ability.BeRegrouped}}, true
	case r.one("tiene limite de armas", "tiene limite de arma"):
		return []ability.Trait{ability.Capacity{What: ability.CarryWeapon}}, true
	case r.one("hace", "puede hacer"):
		if !r.one("dano") {
			return nil, false
		}
		r.take("de combate")
		if r.one("a tu mazo castillo", "a tu mazo") {
			return []ability.Trait{ability.NoDamageToYou}, true
		}
		if !r.one("al mazo castillo", "al mazo") {
			return plain(ability.NoDamage, r.peek() != "a" && r.peek() != "al")
		}
		r.possessor()
		return []ability.Trait{ability.NoCastleDamage}, true
	case r.one("reciba"):
		return r.received()
	case r.one("pierde", "perdera"):
		return plain(ability.KeepAbility, r.one("su", "sus") && r.one("habilidad"))
	case r.one("es", "sera"):
		d, ok := r.sufferedDeed()
		by := r.sources()
		switch {
		case !ok:
			return nil, false
		case d == ability.BeAffected:
			return cannotBy(d, by), by != nil
		case d == ability.BeDestroyed && by == nil:
			return []ability.Trait{ability.With{Keyword: ability.Indestructible}}, true
		case d == ability.BeDestroyed, d == ability.BeExiled && by != nil:
			return cannotBy(d, by), true
		}
		return nil, false
	case r.take("se puede"):
		r.toBeDone = true
	case r.one("puede"):
	case r.peek() == "puedes" && r.ahead(1) == "ser" && r.ahead(2) != "afectado": // a slip for "puede ser"; a player is affected otherwise (DAR 4.12.1)
		r.advance(1)
	default:
		return nil, false
	}
	var out []ability.Trait
	for len(out) < 5 {
		at := r.state
		apart := false
		if len(out) > 0 {
			if !r.one("o", "ni", "y", ",") {
				break
			}
			apart = r.toks[r.pos-1].Word == "," && r.peek() == "ni"
			r.one("ni", "o", "y")
			_ = r.behind("ni") && r.one("puede") // "no puede atacar ni puede ser desterrado"
		}
		t, ok := r.forbidden(len(out) > 0)
		if !ok {
			r.state = at
			break
		}
		if apart && r.peek() == "si" {
			return nil, false // "no puede atacar, ni bloquear si ...": both, or the last?
		}
		out = append(out, t...)
	}
	r.toBeDone = false
	return shareSource(out), len(out) > 0
}

// fightDeeds holds the deeds of allies in a battle that are verbs of theirs.
var fightDeeds = map[es.Verb]ability.Deed{es.Atacar: ability.AttackDeed, es.Bloquear: ability.BlockDeed}

// fightsNever reports whether "ataca" or "bloquea" is here, which denied is said of every battle.
func (r *reader) fightsNever() bool {
	f := r.form(0)
	return fightDeeds[f.Verb] != 0 && !f.Infinitive && !f.Participle && !f.Gerund && !f.Past && !f.Was && !f.You && f.Clitic == ""
}

// neverFights reads "ataca", "bloquea", "ataca ni bloquea" after "no".
func (r *reader) neverFights() ([]ability.Trait, bool) {
	var out []ability.Trait
	for r.fightsNever() && len(out) < 2 {
		out = append(out, ability.Cannot{What: fightDeeds[r.form(0).Verb]})
		r.advance(1)
		if other := fightDeeds[r.form(1).Verb]; other == 0 || r.form(1).Infinitive || !r.one("ni", "o", "y") {
			break
		}
	}
	switch r.peek() {
	case "a", "al", "solo", "con", "junto":
		return nil, false // whom, and with whom?
	}
	return out, true
}

// shareSource gives "no puede ser anulado ni afectado por X" the source said last in
// both; only an ally blocks, no ability of one.
func shareSource(out []ability.Trait) []ability.Trait {
	first := len(out)
	for first > 0 {
		t, ok := out[first-1].(ability.Cannot)
		if last, _ := out[len(out)-1].(ability.Cannot); !ok || t.By == nil || t.What != last.What {
			break
		}
		first--
	}
	if first == 0 || first == len(out) {
		return out
	}
	var by []*ability.Source
	fight := true
	for _, t := range out[first:] {
		s := t.(ability.Cannot).By
		by, fight = append(by, s), fight && s.Kind == ability.ByCards && shape.OneType(s.Of) == card.Ally
	}
	var shared []ability.Trait
	for _, t := range out[:first] {
		d := ability.Deed(0)
		switch t := t.(type) {
		case ability.With:
			d, _ = deedOf(t.Keyword)
		case ability.Cannot:
			if t.By == nil && isSuffered[t.What] {
				d = t.What
			}
		}
		if d == 0 || d == ability.BeBlocked && !fight {
			shared = append(shared, t)
			continue
		}
		shared = append(shared, cannotBy(d, by)...)
	}
	return append(shared, out[first:]...)
}

// isSuffered holds what something does to a card.
var isSuffered = map[ability.Deed]bool{ability.BeDestroyed: true, ability.BeExiled: true, ability.BeRemoved: true, ability.BeShuffledIn: true, ability.BeReturned: true,
	ability.BeAffected: true, ability.BeAnnulled: true, ability.BeTargeted: true}

// deedOf is what a keyword keeps from being done to a card.
func deedOf(k ability.Keyword) (ability.Deed, bool) {
	switch k {
	case ability.Indestructible:
		return ability.BeDestroyed, true
	case ability.Indesterrable:
		return ability.BeExiled, true
	case ability.Imbloqueable:
		return ability.BeBlocked, true
	}
	return 0, false
}

// received reads what cannot be received.
func (r *reader) received() ([]ability.Trait, bool) {
	switch {
	case r.take("modificadores de fuerza"):
		return []ability.Trait{ability.NoModifiers}, true
	case r.one("dano"):
		_ = r.one("en fase de asignacion de dano", "en la asignacion de dano", "en la fase de asignacion de dano", "de combate")
		return []ability.Trait{ability.NoBlockDamage}, true
	}
	return nil, false
}

// forbidden reads one deed after "no puede".
func (r *reader) forbidden(more bool) ([]ability.Trait, bool) {
	one := func(t ability.Trait) []ability.Trait { return []ability.Trait{t} }
	if t, ok := try(r, r.unlessPaid); ok {
		return t, true
	}
	switch {
	case r.one("atacar junto a otros aliados", "atacar con otros aliados", "ser declarado atacante junto a otros aliados", "ser declarado atacante con otros aliados"):
		return one(ability.AttackAlone), true
	case r.peek() == "atacar" && r.ahead(1) != "solo" && r.one("atacar"), r.one("volver a atacar", "declarar ataque", "declarar ataques", "declarar un ataque"):
		return one(ability.Cannot{What: ability.AttackDeed}), true
	case r.one("bloquear"):
		if f, ok := r.objectFilter(); ok {
			return one(ability.Cannot{What: ability.BlockDeed, Of: f}), true
		}
		return one(ability.Cannot{What: ability.BlockDeed}), true
	case r.one("salir del juego", "salir de juego"):
		return cannotBy(ability.LeavePlay, r.sources()), true
	case r.one("cambiar de controlador", "cambiar de control", "cambiar su controlador", "ser controlado por tu oponente"):
		return one(ability.Cannot{What: ability.ChangeController}), true
	case r.one("agruparse"):
		return one(ability.Cannot{What: ability.BeRegrouped}), true
	case r.one("portar", "llevar", "tener"):
		if r.one("armas", "arma", "un arma") {
			return one(ability.Cannot{What: ability.CarryWeapon}), true
		}
		if r.one("otra arma", "otras armas", "mas armas") {
			return one(ability.Capacity{What: ability.CarryWeapon, N: ability.Number(1)}), true
		}
		if r.one("mas de") {
			n, ok := r.natural()
			return one(ability.Capacity{What: ability.CarryWeapon, N: ability.Number(n)}), ok && n > 0 && r.one("arma", "armas")
		}
	case r.one("recibir"):
		return r.received()
	case r.one("perder ni ganar fuerza", "ganar ni perder fuerza"):
		return one(ability.NoModifiers), true
	case r.take("ganar fuerza"):
		return one(ability.NoGains), true
	case (r.ahead(2) == "" || r.ahead(2) == "," || r.ahead(2) == "y") && r.take("atacar solo"):
		return one(ability.AttackIf{N: 1}), true
	case r.one("volver", "regresar"):
		at := r.pos
		r.toHand()
		return one(ability.Cannot{What: ability.BeReturned}), r.pos > at
	case r.one("perder su habilidad", "perder sus habilidades"):
		return one(ability.KeepAbility), true
	case r.one("perder fuerza"):
		if r.one("ni su habilidad", "o su habilidad", "ni habilidad", "ni sus habilidades") {
			return []ability.Trait{ability.NoLosses, ability.KeepAbility}, true
		}
		return one(ability.NoLosses), true
	case r.one("generar oro", "generar oros"):
		r.one("virtual", "virtuales")
		return one(ability.Cannot{What: ability.MakeGold}), true
	}
	if !r.toBeDone && !r.one("ser") && !more {
		return nil, false
	}
	if r.objectOf() {
		by, ok := r.agents()
		return cannotBy(ability.BeTargeted, by), ok
	}
	d, ok := r.sufferedDeed()
	if !ok {
		if d, ok = r.role(); !ok { // "no puede ser bloqueador"
			return nil, false
		}
	}
	if d == ability.AttackDeed && r.one("o bloqueador", "ni bloqueador", "ni como bloqueador") || d == ability.BlockDeed && r.one("o atacante", "ni atacante", "ni como atacante") {
		return []ability.Trait{ability.Cannot{What: ability.AttackDeed}, ability.Cannot{What: ability.BlockDeed}}, true
	}
	if f, ok := try(r, func() (ability.Filter, bool) { return r.butBy(d) }); ok {
		return one(ability.OnlyBy{What: d, Of: f}), true
	}
	if d == ability.BeBlocked && r.take("por mas de") {
		n, ok := r.natural()
		ok = ok && n > 0 && r.one("aliado", "aliados")
		_ = r.one("a la vez", "cada uno")
		return one(ability.Capacity{What: ability.BeBlocked, N: ability.Number(n)}), ok
	}
	by := r.sources()
	if len(by) == 0 {
		r.one("por nadie", "por ningun jugador")
		return one(denialOf(d)), true
	}
	return cannotBy(d, by), d != ability.BePlayed || len(by) == 1 && isPlayers(*by[0], ability.Opponent)
}

// isPlayers reports whether a source is whatever is of a player: "por tu oponente".
func isPlayers(s ability.Source, who ability.Player) bool {
	return s.Kind == ability.ByCards && shape.BareFilter(s.Of) && s.Of.Of == who && len(s.Of.In) == 0
}

// denialOf is that nothing at all does so to a card, which has a word of its own where it has one.
func denialOf(d ability.Deed) ability.Trait {
	switch d {
	case ability.BeDestroyed:
		return ability.With{Keyword: ability.Indestructible}
	case ability.BeExiled:
		return ability.With{Keyword: ability.Indesterrable}
	case ability.BeBlocked:
		return ability.With{Keyword: ability.Imbloqueable}
	}
	return ability.Cannot{What: d}
}

// objectOf reads "objetivo de", "elegido como objetivo por".
func (r *reader) objectOf() bool {
	at := r.state
	_, picked := r.part(es.Elegir)
	if picked {
		r.one("como")
	}
	object := r.one("objetivo", "objetivos")
	if object && r.one("de") || picked && r.one("por") {
		return true
	}
	r.state = at
	return false
}

// cannotBy forbids a deed as caused by each of the sources, or at all.
func cannotBy(d ability.Deed, by []*ability.Source) []ability.Trait {
	if d == ability.BeBlocked && len(by) == 1 && by[0].Kind == ability.ByCards && isBareAlly(by[0].Of) {
		return []ability.Trait{ability.With{Keyword: ability.Imbloqueable}} // nothing else blocks
	}
	if len(by) == 0 {
		return []ability.Trait{ability.Cannot{What: d}}
	}
	var out []ability.Trait
	for _, s := range by {
		out = append(out, ability.Cannot{What: d, By: s})
	}
	return out
}

// butBy reads what alone may do a forbidden thing: "excepto por Aliados de raza
// Héroe", "más que por Dragones".
func (r *reader) butBy(d ability.Deed) (ability.Filter, bool) {
	if r.one("por nada que no sea", "por nadie que no sea") || (d == ability.BeCarried || d == ability.BeBlocked) && r.one("por ningun aliado que no sea") {
		r.one("de raza")
		return r.singleFilter()
	}
	r.comma()
	if !r.one("excepto", "salvo", "mas que", "a no ser", "sino") {
		return ability.Filter{}, false
	}
	if !r.one("por") {
		return ability.Filter{}, false
	}
	return r.singleFilter()
}

// sufferedDeed reads a participle: what is done to the card. After "se puede" it is an
// infinitive.
func (r *reader) sufferedDeed() (ability.Deed, bool) {
	at := r.state
	v, ok := r.verb(es.Destruir, es.Desterrar, es.Remover, es.Barajar, es.Afectar, es.Anular, es.Bloquear, es.Agrupar, es.Portar, es.Jugar, es.Subir, es.Devolver, es.Declarar, es.Bajar, es.Redirigir, es.Prevenir)
	if v.Infinitive && es.IsNoun(r.peek()) {
		ok = false // "las Armas pierden su Habilidad y no se pueden jugar Armas"
	}
	if ok && (v.Participle || r.toBeDone && v.Infinitive && v.Clitic == "") {
		switch v.Verb {
		case es.Destruir:
			return ability.BeDestroyed, true
		case es.Desterrar:
			return ability.BeExiled, true
		case es.Remover:
			r.take("del juego")
			return ability.BeRemoved, true
		case es.Barajar:
			r.toCastle()
			return ability.BeShuffledIn, true
		case es.Afectar:
			return ability.BeAffected, true
		case es.Anular:
			return ability.BeAnnulled, true
		case es.Redirigir:
			return ability.BeRedirected, true
		case es.Prevenir:
			return ability.BePrevented, true
		case es.Bloquear:
			return ability.BeBlocked, true
		case es.Agrupar:
			return ability.BeRegrouped, true
		case es.Portar:
			return ability.BeCarried, true
		case es.Jugar, es.Bajar:
			return ability.BePlayed, true
		case es.Subir:
			r.toHand()
			return ability.BeReturned, true
		case es.Devolver:
			at := r.pos
			r.toHand()
			return ability.BeReturned, r.pos > at
		case es.Declarar:
			r.one("ni")
			if d, ok := r.role(); ok {
				return d, true
			}
		}
	}
	r.state = at
	return 0, false
}

// objectFilter reads the cards a deed is done to: "a Aliados Imbloqueables".
func (r *reader) objectFilter() (*ability.Filter, bool) {
	at := r.state
	r.one("a")
	of := ability.Anyone
	if r.bearer() {
		return &ability.Filter{That: []ability.Quality{ability.Is{State: ability.ItsBearer}}}, true
	} else if r.facts.Type == card.Ally && r.thisCard() {
		return &ability.Filter{That: []ability.Quality{ability.Is{State: ability.Itself}}}, true
	}
	if r.one("tus") {
		of = ability.You
	} else {
		r.one("un", "los", "las")
	}
	f, _, ok := r.filter()
	if !ok || of != ability.Anyone && f.Of != ability.Anyone {
		r.state = at
		return nil, false
	}
	if of != ability.Anyone {
		f.Of = of
	}
	return new(f), true
}
