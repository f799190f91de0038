package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// withKin reads what goes with cards behind them: "y todas sus copias", "junto con sus
// Armas", "y a su portador". The cards stand at from; behind their verb, what has a verb
// of its own does not go with them: "destruye un Arma y su portador pierde ...".
func (r *reader) withKin(c ability.Cards, from int) (ability.Cards, bool) {
	at := r.state
	object := from > 0 && r.toks[from-1].Form.Verb != es.NoVerb
	kin, ok := r.kin(c)
	if !ok || object && kin != ability.Copies && r.verbNext() {
		r.state = at
		return c, true
	}
	if kin == ability.Copies && !r.take("en juego") && r.placeNext() {
		r.state = at // the copies lie elsewhere: they are another object of the verb
		return c, true
	}
	r.maybe("en juego")
	x, chosen := c.(ability.Chosen)
	return ability.WithKin{Of: c, Kin: kin}, !chosen || x.Count.Kind != ability.Exactly || x.Count.N != nil
}

// kin reads how the cards that follow belong to c: "y todas sus copias", "junto con sus
// Armas", "y a su portador".
func (r *reader) kin(c ability.Cards) (ability.Kin, bool) {
	if r.take("o sus copias") {
		return ability.Copies, true
	}
	if !r.one("y", "junto a", "junto con") {
		return 0, false
	}
	r.one("a")
	switch {
	case r.one("todas sus copias", "sus copias"):
		return ability.Copies, true
	case r.one("todas las copias", "las copias"):
		return ability.Copies, r.one("que haya", "suyas", "del mismo", "de el", "de ella") || r.one("de") && r.thatCard() || r.peek() == "en" && r.ahead(1) == "juego"
	case r.one("todas las cartas", "todas las demas cartas", "toda carta", "todos los aliados", "todos los demas aliados") && r.one("con el mismo nombre", "con su mismo nombre", "con ese nombre", "con ese mismo nombre", "de igual nombre", "del mismo nombre", "que tengan el mismo nombre"):
		return ability.Copies, true
	case r.takeArms():
		return ability.Weapons, r.mayBear(c)
	case r.one("su portador", "sus portadores"):
		return ability.Bearers, r.isWeapon(c)
	}
	return 0, false
}

// takeArms reads the weapons of who was just named: "todas sus Armas", "las Armas que
// porte".
func (r *reader) takeArms() bool {
	if r.one("todas sus armas", "sus armas", "su arma") {
		return true
	}
	at := r.state
	if r.one("todas las armas que", "las armas que", "el arma que") {
		if v, ok := r.verb(es.Portar); ok && !v.Infinitive {
			return true
		}
	}
	r.state = at
	return false
}

// carriedBy reads who carries such weapons: "que porte un Aliado oponente", "portadas
// por tus Héroes", after the verb. Of "las Armas que porte un Aliado" one is chosen, and the
// Armas are his.
func (r *reader) carriedBy(f *ability.Filter) bool {
	if shape.OneType(*f) != card.Weapon {
		return false
	}
	if r.thisCard() {
		add(f, ability.Is{State: ability.CarriedByThis})
		return r.facts.Type == card.Ally
	}
	if c, ok := try(r, r.reference); ok {
		return r.carriedByKnown(f, c)
	}
	if w := r.peek(); (w == "un" || w == "uno") && !f.IsBest() && r.definiteBefore() {
		c, ok := r.selection()
		ally, one := c.(ability.Chosen)
		if !ok || !one || !r.mayBear(ally) || r.several {
			return false
		}
		r.pickFirst = ally
		add(f, ability.Is{State: ability.CarriedByIt})
		return true
	}
	g, ok := r.others()
	add(f, ability.CarriedBySome{Of: g})
	return ok && shape.OneType(g) == card.Ally && len(g.In) == 0
}

// ofBearer reads "de un Aliado oponente", "del Aliado que lo bloquee" after weapons.
func (r *reader) ofBearer(f *ability.Filter) bool {
	g, ok := try(r, func() (ability.Filter, bool) {
		g := *f
		if r.peek() != "del" && !r.one("de") {
			return g, false
		}
		ok := r.carriedBy(&g)
		to := r.ahead(1)
		return g, ok && !(r.peek() == "a" && (to == "otro" || to == "un" || to == "uno" || to == "este")) // "mueve un Arma de un Aliado a otro": from where
	})
	if ok {
		*f = g
	}
	return ok
}

// afterPick has the card chosen first by which others are told that an effect speaks of: the
// ally whose Armas it takes, the card whose copies; of options, that of the one which takes
// them.
func (r *reader) afterPick(e ability.Effect) ability.Effect {
	if r.pickFirst == nil {
		return e
	}
	first := func(e ability.Effect) ability.Effect {
		pick := ability.Act{Who: ability.You, Verb: ability.Pick, What: r.pickFirst}
		return ability.Sequence{Steps: []ability.Step{{Do: pick}, {Link: ability.And, Do: e}}}
	}
	defer func() { r.pickFirst = nil }()
	choice, ok := e.(ability.Choice)
	if !ok {
		return first(e)
	}
	choice.Options = slices.Clone(choice.Options)
	for i, o := range choice.Options {
		if all, ok := shape.DoneTo(o).(ability.Every); ok && hangsOnIt(all.Of) {
			choice.Options[i] = first(o)
		}
	}
	return choice
}

// hangsOnIt reports whether a filter tells cards by the one at hand.
func hangsOnIt(f ability.Filter) bool {
	return slices.Contains(f.That, ability.Quality(ability.Is{State: ability.CarriedByIt})) || slices.Contains(f.That, ability.Quality(ability.Is{State: ability.CopyOfIt}))
}

// carriedByKnown says of weapons that a card which is known carries them.
func (r *reader) carriedByKnown(f *ability.Filter, c ability.Cards) bool {
	switch c := c.(type) {
	case ability.It:
		add(f, ability.Is{State: ability.CarriedByIt})
		p, _ := r.latest()
		return r.mayBear(c) && !p.gone && r.where != shape.Away
	case ability.Bearer:
		add(f, ability.CarriedBySome{Of: ability.Filter{That: []ability.Quality{ability.Is{State: ability.ItsBearer}}}})
		return true
	case ability.Opposing:
		state := ability.BlockedByThis
		if ability.IsBearer(r.event) {
			state = ability.BlockedByBearer
		}
		add(f, ability.CarriedBySome{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: state}}}})
		return r.foeRole == ability.IsBlocked
	case ability.Every:
		add(f, ability.CarriedBySome(c))
		return shape.OneType(c.Of) == card.Ally && len(c.Of.In) == 0
	}
	return false
}

// saysItsArms reports whether "sus Armas", "todas las Armas que porte" follows of the one
// ally at hand.
func (r *reader) saysItsArms() bool {
	at := r.state
	defer func() { r.state = at }()
	if r.actor != ability.You || r.manyMeant() {
		return false
	}
	c := r.it()
	_, foe := c.(ability.Every)
	return r.takeArms() && (foe || ability.IsIt(c)) && r.mayBear(c)
}

// itsArms reads them. Who is gone carries none.
func (r *reader) itsArms() (ability.Cards, bool) {
	c := r.it()
	f := ability.Filter{Types: []card.Type{card.Weapon}}
	ok := r.takeArms() && r.carriedByKnown(&f, c)
	r.pick(true)
	r.pickType, r.several = card.Weapon, true
	return ability.Every{Of: f}, ok
}

// verbNext reports whether a verb comes next.
func (r *reader) verbNext() bool {
	f := r.form(0)
	return f.Verb != es.NoVerb && !f.Participle && !f.Infinitive || r.peek() == "no" || r.peek() == "se"
}

// mayBear reports whether cards may carry weapons.
func (r *reader) mayBear(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return shape.OneType(c.Of) == card.Ally && shape.InPlayForSure(c)
	case ability.Every:
		return (shape.OneType(c.Of) == card.Ally || r.pickType == card.Ally) && shape.InPlayForSure(c)
	case ability.Bearer, ability.Opposing:
		return true
	case ability.This:
		return r.facts.Type == card.Ally
	case ability.It:
		return r.latestType() == card.Ally || r.eventType == card.Ally && !r.picked
	}
	return false
}

// carriesArms reports whether cards are told to carry weapons.
func carriesArms(f ability.Filter) bool {
	return slices.Contains(f.That, ability.Quality(ability.Is{State: ability.Armed}))
}

// thatArm is "esa Arma" behind an ally that was picked as one which carries some: what it
// carries.
func (r *reader) thatArm(p pointed) (ability.Cards, bool) {
	latest, ok := r.latest()
	if !ok || !latest.bears || p.noun.Typ != card.Weapon || p.noun.Many || p.described || !p.demonstrative() || r.manyMeant() {
		return nil, false
	}
	c := r.pickedBefore()
	f := ability.Filter{Types: []card.Type{card.Weapon}}
	if !ability.IsIt(c) || !r.carriedByKnown(&f, c) {
		return nil, false
	}
	r.pick(true)
	r.pickType, r.several = card.Weapon, true
	return ability.Every{Of: f}, true
}

// weaponsOf is the weapons of allies that were told to carry some.
func weaponsOf(c ability.Cards) (ability.Cards, bool) {
	allies, ok := c.(ability.Every)
	if !ok || !carriesArms(allies.Of) {
		return nil, false
	}
	carried := ability.Filter{Types: []card.Type{card.Weapon}, That: []ability.Quality{ability.CarriedBySome(allies)}}
	return ability.Every{Of: carried}, true
}

// theirArms reads "sus Armas" before a verb, behind what was said of all allies of a kind: those
// that they carry.
func (r *reader) theirArms(of ability.Cards) (ability.Cards, bool) {
	at := r.state
	all, every := of.(ability.Every)
	if !every || shape.OneType(all.Of) != card.Ally || len(all.Of.In) > 0 || !r.takeArms() || !r.verbNext() && r.peek() != "no" {
		r.state = at
		return nil, false
	}
	all.Of.That = slices.DeleteFunc(slices.Clone(all.Of.That), func(q ability.Quality) bool { return q == ability.Quality(ability.Is{State: ability.Armed}) })
	if len(all.Of.That) == 0 {
		all.Of.That = nil // as those have that carry them
	}
	return ability.Every{Of: ability.Filter{Types: []card.Type{card.Weapon}, That: []ability.Quality{ability.CarriedBySome(all)}}}, true
}

// otherIsSuch reports whether "otra" is another of that kind: an Arma, or what was called "una carta de
// Talismán".
func (r *reader) otherIsSuch(kind ability.Filter) bool {
	for _, t := range kind.Types {
		if !es.Feminine(t) && !r.calledCard(t) {
			return false
		}
	}
	return true
}

// calledCard reports whether the text spoke of "una carta de Talismán".
func (r *reader) calledCard(t card.Type) bool {
	for i := r.pos - 1; i > 1; i-- {
		if es.Nouns[r.toks[i].Word].Typ == t && r.toks[i-1].Word == "de" {
			return r.toks[i-2].Word == "carta"
		}
	}
	return false
}
