package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// idle reads "los Aliados oponentes no pueden usar sus Habilidades": which cards' abilities
// nobody may use.
func (r *reader) idle() (ability.Effect, bool) {
	if w := r.peek(); w == "un" || w == "una" {
		return nil, false // one of them is to be chosen
	}
	f, ok := r.ruledCards()
	if !ok || len(f.Names) > 0 || !r.one("no") || !r.one("puede") {
		return nil, false
	}
	if r.one("generar oro", "generar oros") {
		r.one("virtual", "virtuales")
		return r.asLong(ability.Forbid{What: ability.GenerateGold, Card: f}), true
	}
	if v, ok := r.verb(es.Utilizar, es.Activar); !ok || !v.Infinitive || v.Clitic != "" {
		return nil, false
	}
	return r.unusable(*f), r.one("su", "sus") && r.one("habilidad")
}

// asLong is a ban for as long as is said.
func (r *reader) asLong(ban ability.Forbid) ability.Effect {
	rule := ability.Rule{Is: ban}
	rule.Until, _ = r.duration()
	return rule
}

// leftZones reads the zones that cards leave: "de ningún Cementerio", "desde tu Destierro". Where nobody
// is said, they are those of either.
func (r *reader) leftZones() ([]ability.Zone, ability.Player, bool) {
	if !r.one("de", "del", "desde") {
		return nil, 0, false
	}
	if r.one("ningun") {
		z, ok := r.zone()
		return []ability.Zone{z}, ability.Anyone, ok
	}
	each := r.one("su", "sus")
	in, of, ok := r.places()
	if !r.said || each {
		of = ability.Anyone
	}
	return in, of, ok
}

// staysThere reads "las cartas no pueden salir de ningún Cementerio", "ningún Aliado puede entrar en
// juego desde el Destierro": what stays where it lies, or does not come into play from there; and
// what a player does not play: "los Tótems no pueden ser jugados por tu oponente".
func (r *reader) staysThere() (ability.Effect, bool) {
	of, none := r.none()
	if !none {
		c, ok := r.cards()
		all, every := c.(ability.Every)
		_, named := c.(ability.NamedCard)
		if of = all.Of; named {
			add(&of, ability.Is{State: ability.IsNamed})
		}
		if !ok || !every && !named || !r.one("no") {
			return nil, false
		}
	}
	if !r.one("puede") {
		return nil, false
	}
	deed := ability.LeavePlay
	if r.one("entrar en juego", "entrar al juego", "volver al juego", "volver a entrar en juego", "ser jugado ni puesto en juego", "ser jugado o puesto en juego", "ser puesto en juego ni jugado") {
		deed = ability.EnterPlay
	} else if r.one("ser jugado") {
		if r.one("por") {
			who, ok := r.player()
			return r.asLong(ability.Forbid{Who: who, What: ability.PlayCards, Card: &of}), ok && ofSomebody(who)
		}
		deed = ability.BePlayed
	} else if !r.one("salir") {
		return nil, false
	}
	lies := len(of.In) > 0
	if lies && !r.said {
		of.Of = ability.Anyone
	}
	if !lies || !r.one("de ellos", "de el", "de alli", "de ahi") {
		in, whose, ok := r.leftZones()
		if lies && !ok && deed != ability.LeavePlay {
			in, whose, ok = of.In, of.Of, true
		}
		if !ok || lies && !slices.Equal(of.In, in) || of.Of != ability.Anyone && whose != ability.Anyone && whose != of.Of {
			return nil, false
		}
		if of.In = in; of.Of == ability.Anyone {
			of.Of = whose
		}
	}
	if slices.ContainsFunc(of.In, func(z ability.Zone) bool {
		return !shape.OutOfPlay(z) || z < ability.Cemetery && deed != ability.LeavePlay
	}) {
		return nil, false
	}
	if deed == ability.BePlayed {
		return r.asLong(ability.Forbid{What: ability.PlayCards, Card: &of}), true
	}
	m := ability.Modify{Who: ability.Every{Of: of}, Traits: []ability.Trait{ability.Cannot{What: deed}}}
	m.Until, _ = r.duration()
	return m, true
}

// unusable keeps everybody from using abilities of such cards.
func (r *reader) unusable(f ability.Filter) ability.Effect {
	return r.asLong(ability.Forbid{What: ability.UseAbilities, Card: &f})
}

// arrived reads "los Aliados oponentes no pueden bloquear el turno que entran en juego":
// what is forbidden to those that entered play this turn.
func (r *reader) arrived() (ability.Effect, bool) {
	f, ok := r.ruledCards()
	if !ok || len(f.Names) > 0 || !r.one("no") || !r.one("puede") {
		return nil, false
	}
	r.subject = ability.Every{Of: *f}
	t, ok := r.forbidden(false)
	if !ok || !r.atOnce() || len(f.In) > 0 {
		return nil, false
	}
	add(f, ability.Is{State: ability.EnteredNow})
	return ability.Modify{Who: ability.Every{Of: *f}, Traits: t}, true
}

// butFor leaves out of those that something was said of the ones that follow: "pierden 1
// a la Fuerza, excepto los Héroes", "son destruidas, salvo los Oros".
func (r *reader) butFor(e ability.Effect) ability.Effect {
	at, found := r.state, false
	r.comma()
	if !r.one("excepto", "salvo", "menos", "a excepcion de") {
		r.state = at
		return e
	}
	rest := shape.OfCards(e, func(c ability.Cards) ability.Cards {
		switch x := c.(type) {
		case ability.Every:
			found = r.exception(&x.Of)
			return x
		case ability.Chosen:
			found = r.exception(&x.Of)
			return x
		}
		return c
	})
	if !found {
		r.state = at
		return e
	}
	return rest
}

// beyondOne reads "en vez de una" behind a number of cards to draw: how many more than
// that they are.
func (r *reader) beyondOne(n ability.Amount) (ability.Amount, bool) {
	at := r.state
	if more, ok := n.(ability.Number); ok && !r.ifOnly && (r.facts.Type == card.Talisman || !r.drewBefore()) && r.take("en vez de") {
		if m, ok := r.natural(); ok && int(more) > m {
			_ = r.one("carta", "cartas")
			return more - ability.Number(m), true
		}
	}
	r.state = at
	return n, false
}

// drewBefore reports whether an earlier sentence has cards drawn, of which "en vez de una" speaks.
func (r *reader) drewBefore() bool {
	end := 0
	for i, t := range r.toks[:r.pos] {
		if t.Kind == es.Stop {
			end = i
		}
	}
	return slices.ContainsFunc(r.toks[:end], func(t es.Token) bool { return t.Form.Verb == es.Robar })
}

// cannotDoTo reads "los Talismanes oponentes no pueden destruir tus Aliados", "los Dragones
// no pueden bloquearlo": what cannot be done to the cards by those.
func (r *reader) cannotDoTo() (ability.Effect, bool) {
	r.one("todos", "todas")
	none := r.peek() == "ningun" || r.peek() == "ninguna" || r.one("ni")
	by, ok := r.doers()
	if !ok || !none && !r.one("no") {
		return nil, false
	}
	before := r.peek()
	proclitic := isPronoun(before) && r.one(before)
	able := r.one("puede")
	deeds, last, ok := r.doneBy(able)
	if !ok || proclitic && last.Clitic != "" {
		return nil, false
	}
	if proclitic {
		last.Clitic = before // "no lo pueden afectar"
	}
	c, ok := r.victim(last)
	if !ok {
		return nil, false
	}
	if last.Verb == es.Bloquear && shape.IsReference(c) {
		for _, s := range by {
			comparedWith(&s.Of, c)
		}
	}
	m := ability.Modify{Who: c}
	if only, ok := try(r, func() ([]ability.Trait, bool) { return r.butThem(deeds, by) }); ok {
		m.Traits = only
		m.Until, _ = r.duration()
		return m, shape.IsReference(c)
	}
	one, picked := c.(ability.Chosen)
	for _, v := range deeds {
		if !picked && !r.suffers(c, v, by) || picked && !chosenAlone[v] {
			return nil, false
		}
		m.Traits = append(m.Traits, cannotBy(suffered[v], by)...)
	}
	var lasts bool
	m.Until, lasts = r.duration()
	return m, !picked || (lasts || r.lasting) && one.Count.Kind == ability.Exactly // without a time "a un Aliado" is any
}

// comparedWith has "los Aliados de menor Fuerza" that cannot block a card be those of less Fuerza than
// that card.
func comparedWith(f *ability.Filter, c ability.Cards) {
	if f.Highest {
		f.Highest, f.Strength = false, ability.Bound{Op: ability.MoreThan, N: ability.StrengthOf{Of: c}}
	}
	least := ability.Quality(ability.Extreme{Of: ability.OwnStrength, Least: true})
	if at := slices.IndexFunc(f.That, func(q ability.Quality) bool { _, is := q.(ability.Extreme); return is && q == least }); at >= 0 {
		if f.That = slices.Delete(slices.Clone(f.That), at, at+1); len(f.That) == 0 {
			f.That = nil
		}
		f.Strength = ability.Bound{Op: ability.LessThan, N: ability.StrengthOf{Of: c}}
	}
}

// butThem reads ", excepto los Dragones" behind what nothing, or no ally, may do to a card: they
// alone may do it. Nobody but allies carries or blocks.
func (r *reader) butThem(deeds []es.Verb, by []*ability.Source) ([]ability.Trait, bool) {
	if len(by) != 1 || by[0].Kind != ability.ByCards || by[0].Of.Of != ability.Anyone {
		return nil, false
	}
	none := shape.BareFilter(by[0].Of) && len(by[0].Of.Types) == 0
	ally := isBareAlly(by[0].Of)
	r.comma()
	if !r.one("excepto", "salvo", "menos", "a excepcion de") {
		return nil, false
	}
	f, ok := r.singleFilter()
	var out []ability.Trait
	for _, v := range deeds {
		if !none && !(ally && (v == es.Bloquear || v == es.Portar)) {
			return nil, false
		}
		out = append(out, ability.OnlyBy{What: suffered[v], Of: f})
	}
	return out, ok
}

// chosenAlone holds what may be kept from one card that is picked.
var chosenAlone = map[es.Verb]bool{es.Destruir: true, es.Desterrar: true, es.Remover: true, es.Barajar: true, es.Afectar: true, es.Subir: true}

// doneBy reads what is done to the cards, one thing or several: "destruir ni desterrar",
// "afecta". The last verb may have them as its pronoun.
func (r *reader) doneBy(able bool) ([]es.Verb, es.Form, bool) {
	var deeds []es.Verb
	var last es.Form
	for len(deeds) < 4 {
		at := r.state
		if comma := r.one(","); len(deeds) > 0 && !r.one("ni", "o", "y") && !comma {
			break
		}
		v, ok := r.verb(es.Destruir, es.Desterrar, es.Remover, es.Barajar, es.Afectar, es.Anular, es.Bloquear, es.Portar, es.Subir)
		if !ok || v.Infinitive != able || v.Participle || v.Was || v.Past || last.Clitic != "" {
			r.state = at
			break
		}
		deeds, last = append(deeds, v.Verb), v
	}
	return deeds, last, len(deeds) > 0
}

// doers reads the one or two that a sentence begins with: "los Talismanes y habilidades
// oponentes".
func (r *reader) doers() ([]*ability.Source, bool) {
	first, ok := r.agent()
	r.one(",")
	if !ok || !r.one("y", "ni", "o") {
		return []*ability.Source{first}, ok
	}
	next, ok := r.agent()
	if !ok {
		return nil, false
	}
	if both, ok := together(first, next); ok {
		return []*ability.Source{both}, true
	}
	return []*ability.Source{first, next}, true
}

// victim reads to whom something is done: the card itself, or the bearer of a weapon that
// is not what is carried, where a pronoun says so.
func (r *reader) victim(v es.Form) (ability.Cards, bool) {
	if v.Clitic != "" && r.facts.Type == card.Talisman {
		c, ok := r.pronoun(v.Clitic)
		return c, ok && ability.IsIt(c)
	}
	if v.Clitic == "los" || v.Clitic == "las" {
		return r.thoseSpokenOf()
	}
	if v.Clitic != "" {
		if _, others := r.subject.(ability.Every); others {
			return nil, false
		}
		if r.facts.Type == card.Weapon && v.Verb != es.Portar && v.Clitic != "la" {
			return ability.Bearer{}, !r.picked // "destruirla" is said of the Arma
		}
		return ability.This{}, !r.picked
	}
	if c, ok := r.cards(); ok {
		return c, true
	}
	r.one("a")
	if f, ok := r.none(); ok {
		return ability.Every{Of: f}, true
	}
	if c, ok := r.cards(); ok {
		return c, true
	}
	f, ok := r.bareMany()
	return ability.Every{Of: f}, ok
}

// thoseSpokenOf are the cards of which it was said before what is so of all of them: "los Dragones
// ganan 1 a la Fuerza y los Talismanes no los afectan".
func (r *reader) thoseSpokenOf() (ability.Cards, bool) {
	if r.subject != nil {
		all, several := r.subject.(ability.Every)
		return all, several
	}
	if r.before.did == nil || r.anyPick {
		return nil, false
	}
	steps := shape.Flat(r.before.did)
	m, _ := steps[len(steps)-1].Do.(ability.Modify)
	all, several := m.Who.(ability.Every)
	return all, several && m.Until == ability.Standing
}

// unharmedBy reads "los Talismanes no los afectan" behind what else is said of the cards.
func (r *reader) unharmedBy(of ability.Cards) ([]ability.Trait, bool) {
	return try(r, func() ([]ability.Trait, bool) {
		e, ok := r.cannotDoTo()
		m, changes := e.(ability.Modify)
		if !ok || !changes || !reflect.DeepEqual(m.Who, of) {
			return nil, false
		}
		r.early = m.Until
		return m.Traits, true
	})
}

// suffers reports whether that can be done to the cards: allies block allies, and a weapon
// is carried.
func (r *reader) suffers(c ability.Cards, what es.Verb, by []*ability.Source) bool {
	this := ability.IsThis(c)
	switch what {
	case es.Bloquear:
		fights := this && r.facts.Type == card.Ally || ability.IsBearer(c) ||
			ability.IsIt(c) && r.pickType == card.Ally
		return shape.OneType(by[0].Of) == card.Ally && fights
	case es.Portar:
		return this && r.facts.Type == card.Weapon
	}
	_, every := c.(ability.Every)
	return every || shape.IsReference(c)
}

// onlyTheyDo reads "solo los Aliados de raza Héroe pueden portar esta Arma": who
// alone may do something to the card or its bearer.
func (r *reader) onlyTheyDo() (ability.Effect, bool) {
	if r.facts.Type == card.Weapon && r.one("solo para", "arma solo para") {
		f, ok := r.singleFilter()
		return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.OnlyBy{What: ability.BeCarried, Of: f}}}, ok
	}
	said := r.one("solo")
	if !said && !r.says("unico") && !r.says("unicos") {
		return nil, false
	}
	f, n, ok := r.whoAlone()
	if !said && ok {
		if ok = r.one("es") && (len(f.Names) > 0 && r.one("el unico") || r.one("los unicos")); ok {
			r.one("aliado", "aliados")
			ok = r.one("que")
		}
	}
	if !ok || !r.one("puede") {
		return nil, false
	}
	v, ok := r.verb(es.Portar, es.Bloquear, es.Destruir)
	if !ok || !v.Infinitive {
		return nil, false
	}
	deed := map[es.Verb]ability.Deed{es.Portar: ability.BeCarried, es.Bloquear: ability.BeBlocked, es.Destruir: ability.BeDestroyed}[v.Verb]
	var who ability.Cards = ability.This{}
	if v.Clitic == "" {
		r.one("a")
		if !r.thisCard() {
			if v.Verb == es.Portar || !r.bearer() {
				return nil, false
			}
			who = ability.Bearer{}
		}
	}
	only, ok := byThemAlone(deed, f, n)
	return ability.Modify{Who: who, Traits: only}, ok
}

// suffered gives the deed that cards suffer where something does it to them.
var suffered = map[es.Verb]ability.Deed{es.Destruir: ability.BeDestroyed, es.Desterrar: ability.BeExiled, es.Remover: ability.BeRemoved, es.Barajar: ability.BeShuffledIn,
	es.Afectar: ability.BeAffected, es.Anular: ability.BeAnnulled, es.Bloquear: ability.BeBlocked, es.Portar: ability.BeCarried, es.Subir: ability.BeReturned}

// onlyBehind reads "ser bloqueado solo por Dragones" after "puede".
func (r *reader) onlyBehind() ([]ability.Trait, bool) {
	if !r.one("ser") {
		return nil, false
	}
	d, ok := r.sufferedDeed()
	if !ok || !r.one("solo por", "solamente por") {
		return nil, false
	}
	return r.onlyBy(d)
}
