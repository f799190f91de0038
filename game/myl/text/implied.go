package text

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// impliedSubject is whom a predicate without a subject speaks of. A plural verb
// cannot speak of the card itself.
func (r *reader) impliedSubject(outer ability.Cards) (ability.Cards, bool) {
	many := r.pluralVerb()
	switch {
	case r.namedHere && r.namedLast:
		return ability.NamedCard{}, true
	case r.picked:
		return ability.It{}, true
	case many && r.condCards != nil:
		return r.condCards, true
	case outer != nil:
		if r.foeActs && ability.IsBearer(outer) && r.event != nil {
			return nil, false // "si un Aliado bloquea al portador, gana 2": which of the two?
		}
		return outer, !many || !shape.IsReference(outer)
	case r.event != nil:
		it := r.it()
		return it, !many || ability.IsIt(r.event) || ability.IsThis(it) && r.pluralName()
	}
	if (r.askedOfIt || r.before.deed == es.Buscar && r.before.it >= byPick) && !many && r.moves() {
		if c, drawn := r.theDrawn(false); drawn {
			return c, true
		}
		r.borrows = true
		return ability.It{}, r.before.has() // "si no es un Oro, es desterrada": what was looked at
	}
	if all, ok := r.allBefore(); ok && many && !r.theyDo && !r.pluralName() {
		return all, true // "tus Aliados no pueden atacar. Tampoco pueden bloquear."
	}
	if r.before.has() && (many || r.before.it == byChoice || r.facts.Type == card.Talisman || r.facts.Type == card.Totem || r.facts.Type == card.Gold) && !r.aboutTheCard() {
		r.borrows = true
		return ability.It{}, true
	}
	if !many && r.before.oneAlly() && r.taken() {
		// "pon un Aliado de tu Mano en juego. Es destruido en la Fase Final"
		r.borrows = true
		return ability.It{}, r.before.brought // of another who was picked nobody knows whether he is meant
	}
	if r.facts.Type == card.Weapon && ability.IsBearer(r.last) && !many {
		return ability.Bearer{}, true // "el portador gana 1 y, si es de raza Héroe, es Indestructible"
	}
	return ability.This{}, (!many || r.pluralName()) && !r.askedWho
}

// moves reports whether what is said next is that the card at hand goes somewhere: "es barajada", "va
// a tu Mano", "se pone en juego". One that lies out of play is not destroyed, does not come back and
// is not kept in mind until the Fase Final.
func (r *reader) moves() bool {
	away := r.before.pick.outside
	if away && (r.overNow || r.says("final")) {
		return false
	}
	n := 0
	if v := r.form(0).Verb; v == es.Poder || v == es.Deber {
		n = 1
	}
	f := r.form(n + 1)
	switch r.ahead(n) {
	case "va", "pasa", "ir", "pasar":
		return true
	case "vuelve", "regresa", "volver", "regresar":
		return !away
	case "se":
		return impersonal[f.Verb] && !(away && f.Verb == es.Destruir)
	}
	return r.form(n).Verb == es.Ser && f.Participle && (es.Moves[f.Verb] || es.TakesAway[f.Verb]) && !(away && f.Verb == es.Destruir)
}

// allBefore are those of whom the sentence before said what holds of all of them, always.
func (r *reader) allBefore() (ability.Every, bool) {
	if len(r.done) == 0 {
		return ability.Every{}, false
	}
	always, ok := r.done[len(r.done)-1].(ability.Continuous)
	if !ok || always.If != nil {
		return ability.Every{}, false
	}
	m, ok := always.Do.(ability.Modify)
	all, every := m.Who.(ability.Every)
	return all, ok && every
}

// taken reports whether what is said next is that a card is taken away: "es destruido", "vuelve".
func (r *reader) taken() bool {
	f := r.form(1)
	return r.form(0).Verb == es.Ser && f.Participle && es.TakesAway[f.Verb] || r.peek() == "vuelve" || r.peek() == "regresa" ||
		r.peek() == "se" && impersonal[f.Verb] && es.TakesAway[f.Verb]
}

// pluralVerb reports whether what is said next is said of several.
func (r *reader) pluralVerb() bool {
	n := 0
	if r.peek() == "no" {
		n = 1
	}
	f, w := r.form(n), r.ahead(n)
	return f.Many || f.Was && strings.HasSuffix(w, "ron") || w == "vuelven" || w == "vuelvan"
}

// pluralName reports whether the card may be spoken of as several: "Guerreros del Norte son
// destruidos", "Osgar y Wulf entran en juego".
func (r *reader) pluralName() bool {
	return strings.HasSuffix(r.facts.Name, "s") || strings.Contains(r.facts.Name, "s ") || strings.Contains(r.facts.Name, " y ")
}

// aboutTheCard reports whether what follows is said of cards of any type, so that
// without a subject it is about the card itself: "no puede ser anulado".
func (r *reader) aboutTheCard() bool {
	for n := range 5 {
		switch f := r.form(n); f.Verb {
		case es.Anular:
			return true
		case es.Redirigir, es.Prevenir:
			return f.Participle
		}
	}
	return false
}

// aboutBearer gives the bearer what a weapon's text says without a subject, as
// far as only an ally can have it.
func aboutBearer(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok {
		return e
	}
	for _, t := range m.Traits {
		switch t := t.(type) {
		case ability.CostChange, ability.FixedPrice:
			return e
		case ability.OnlyBy:
			if t.What == ability.BeCarried {
				return e
			}
		case ability.Cannot:
			if t.What == ability.BeAnnulled || t.What == ability.BeCarried {
				return e
			}
		}
	}
	if len(m.Traits) == 1 {
		switch t := m.Traits[0].(type) {
		case ability.With:
			if t.Keyword != ability.Imbloqueable {
				return e
			}
		case ability.Cannot:
			if t.What == ability.BeDestroyed || t.What == ability.BeExiled || t.What == ability.LeavePlay || t.What == ability.BeAffected {
				return e
			}
		}
	}
	m.Who = ability.Bearer{}
	return m
}

// bearerRule reads "su portador solo puede ser un Faerie" as what it is: a rule
// about who may carry the card.
func bearerRule(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || !ability.IsBearer(m.Who) {
		return e
	}
	at := slices.IndexFunc(m.Traits, func(t ability.Trait) bool {
		only, ok := t.(ability.OnlyBy)
		return ok && only.What == ability.BeCarried
	})
	if at < 0 {
		return e
	}
	rule := ability.Modify{Who: ability.This{}, Traits: []ability.Trait{m.Traits[at]}, Until: m.Until}
	if len(m.Traits) == 1 {
		return rule
	}
	m.Traits = slices.Delete(slices.Clone(m.Traits), at, at+1) // what else is said of the bearer
	return ability.Sequence{Steps: []ability.Step{{Do: rule}, {Link: ability.And, Do: m}}}
}

// alliesOnly reports whether traits are such that only an ally has them.
func alliesOnly(traits []ability.Trait) bool {
	for _, t := range traits {
		switch t := t.(type) {
		case ability.Strengthen, ability.Weaken, ability.SetStrength, ability.Must, ability.Capacity:
			return true
		case ability.Change:
			switch t {
			case ability.MayAttack, ability.MayBlock, ability.AttackAtOnce, ability.DoubleStrength, ability.DoubleDamage, ability.HalfDamage, ability.ExilesDamaged, ability.BlockUnblockable, ability.SpendsStrength:
				return true
			}
		}
	}
	return false
}
