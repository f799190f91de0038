package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// fixedSentence reads sentences about the card as such: Carta Única, keywords,
// when it may be played at all.
func (r *reader) fixedSentence() ([]ability.Ability, bool) {
	r.fresh()
	at := r.state
	for _, of := range []struct {
		opened onset
		read   func() (ability.Ability, bool)
	}{
		{aMark, r.mark},
		{aCopy, r.oneCopy},
		{aPlay | itself, r.playOnly},
		{aToll, r.toll},
		{aPassage, r.passage},
		{anEntry | itself, r.entersAs},
		{anything, r.insteadOfAttack},
		{anything, r.goldWorth},
	} {
		if a, ok := tryWhere(r, of.opened, of.read); ok && r.atEnd() {
			if p, ok := a.(ability.PlayOnly); ok {
				r.atDamage = p.When.Phase == ability.Damage
			}
			return []ability.Ability{a}, true
		}
		r.state = at // what goes on behind it is not passed over
	}
	if a, ok := tryWhere(r, aTimeToPlay, r.playedThen); ok {
		return a, true
	}
	if k, ok := r.keywordWord(); ok && r.atEnd() {
		return []ability.Ability{ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: k}}}, true
	}
	if a, ok := tryWhere(r, aMark, r.oneWord); ok && r.atEnd() {
		return a, true
	}
	return nil, false
}

// entersAs reads what the card comes into play as: "este Aliado entra en juego como
// una copia de ...", "... con 1 a la Fuerza por cada ...".
func (r *reader) entersAs() (ability.Ability, bool) {
	var a ability.EntersAs
	a.May = r.one("puedes hacer que", "puedes elegir que")
	r.thisCard()
	if !a.May {
		a.May = r.one("puede")
	}
	if v, ok := r.verb(es.Entrar); !ok || v.Participle || !r.take("en juego") {
		return nil, false
	}
	if r.one("con") {
		r.one("+")
		n, ok := r.natural()
		r.one("punto", "puntos")
		if !ok || n == 0 || a.May || !r.toStrength() {
			return nil, false
		}
		each, _ := r.perEach()
		a.With = times(n, each)
		return a, r.facts.Type == card.Ally
	}
	r.one("siendo")
	if !r.one("como") {
		return nil, false
	}
	c, ok := r.copyOf()
	x, chosen := c.(ability.Chosen)
	a.Copy = c
	return a, ok && chosen && x.Count == (ability.Count{N: ability.Number(1)}) && shape.InPlayForSure(c) && shape.OneType(x.Of) == r.facts.Type &&
		r.facts.Type != card.Talisman && r.facts.Type != card.Weapon
}

// mark reads what is printed like a mark of the card, without a verb: "Carta Única".
func (r *reader) mark() (ability.Ability, bool) {
	switch {
	case r.one("carta unica", "unica", "unico"):
		return ability.Unique{}, true
	case r.one("no puede ser usado como oro inicial", "no puede ser oro inicial", "no puede ser tu oro inicial", "no puede ser usado como tu oro inicial"):
		return ability.NotInitialGold{}, true
	}
	m, ok := markOf[r.peek()]
	if ok {
		r.advance(1)
	}
	return m, ok
}

// oneCopy reads the ways of saying that one copy may be in play (DAR 4.13).
func (r *reader) oneCopy() (ability.Ability, bool) {
	switch {
	case r.one("solo puedes activar", "solo puedes usar"):
		_ = r.one("la habilidad de", "las habilidades de")
		r.one("un", "una")
		r.take("copia de")
		if r.thisCard() && r.take("por turno") {
			return ability.OneActivation{}, true
		}
	case r.one("solo un", "solo una"):
		r.take("copia de")
		return ability.OneActivation{}, r.thisCard() && r.one("puede ser activado por turno", "puede activarse por turno")
	case r.one("solo puedes tener", "solo puedes controlar", "puedes tener solo", "puedes controlar solo", "como maximo puedes tener", "como maximo puedes controlar",
		"puedes tener como maximo", "puedes controlar como maximo"):
		inPlay := r.take("en juego") || r.toks[r.pos-1].Word == "controlar" || r.toks[r.pos-3].Word == "controlar"
		r.one("a")
		one := r.one("un", "una", "uno", "1")
		if r.ofThisName() || one && r.ofThese() {
			return ability.OneInPlay{}, one && (r.take("en juego") || inPlay)
		}
		named := (!r.one("copia") || r.one("de")) && (r.thisCard() || r.self())
		inPlay = r.take("en juego") || inPlay
		return ability.OneInPlay{}, named || one && inPlay
	case r.one("no puedes tener mas de", "no puedes tener en juego mas de", "no puedes controlar mas de"):
		inPlay := r.toks[r.pos-3].Word != "tener"
		r.one("un", "una", "uno", "1")
		named := r.ofThisName() || r.ofThese()
		if !named {
			r.take("copia de")
			said := r.toks[r.pos-1].Word
			named = r.thisCard() || (said == "un" || said == "una" || said == "de") && r.self()
		}
		inPlay = r.take("en juego") || inPlay
		r.one("a la vez", "al mismo tiempo")
		return ability.OneInPlay{}, named && inPlay
	}
	return nil, false
}

// ofThese reads "de estos Tótems", "de estas" of cards such as this one.
func (r *reader) ofThese() bool {
	at := r.state
	if r.one("de estos", "de estas") {
		n, known := es.Nouns[r.peek()]
		if !known {
			return true
		}
		if r.advance(1); n.Many && n.Race == card.NoRace && (n.Typ == card.NoType || n.Typ == r.facts.Type) {
			return true
		}
	}
	r.state = at
	return false
}

// ofThisName reads "carta con este nombre".
func (r *reader) ofThisName() bool {
	at := r.state
	n, known := es.Nouns[r.peek()]
	if r.advance(1); known && (n.Typ == card.NoType || n.Typ == r.facts.Type) && (r.one("con este nombre", "de este nombre") || r.take("con el mismo nombre que") && r.thisCard()) {
		return true
	}
	r.state = at
	return false
}

// entersOnly reads "para que este Aliado entre en juego debes controlar 2 Tótems",
// "... solo debes tener en juego Aliados de Fuerza 3".
func (r *reader) entersOnly() (ability.Ability, bool) {
	if !r.take("para que") || !r.thisCard() || !r.take("entre en juego") {
		return nil, false
	}
	r.comma()
	all := r.one("solo")
	if !r.one("debes") {
		return nil, false
	}
	all = r.one("solo") || all
	if v, ok := r.verb(es.Controlar, es.Tener); !ok || !v.Infinitive {
		return nil, false
	}
	r.take("en juego")
	if all {
		f, n, ok := r.filter()
		if f.Of != ability.Anyone || len(f.In) > 0 || !n.Many {
			return nil, false
		}
		c := onlySuch(ability.You, f)
		return ability.PlayOnly{If: c}, ok && !shape.BareFilter(c.Are)
	}
	count, counted := r.quantityBound()
	f, _, ok := r.filter()
	if !ok || !counted || f.Of != ability.Anyone || len(f.In) > 0 {
		return nil, false
	}
	f.Of = ability.You
	return ability.PlayOnly{If: ability.Exists{Of: f, Count: count}}, true
}

// playsLater reports whether the sentence goes on with "puedes jugar".
func (r *reader) playsLater() bool {
	for n := 1; r.ahead(n) != ""; n++ {
		if r.ahead(n) == "puedes" && (r.ahead(n+1) == "jugar" || r.ahead(n+1) == "bajar") {
			return true
		}
	}
	return false
}

// playedUnless keeps a card from being played while one condition holds.
func playedUnless(c ability.Condition) (ability.Ability, bool) {
	if only, ok := shape.WhereNot(c); ok {
		return ability.PlayOnly{If: only}, true
	}
	switch c.(type) {
	case ability.Exists, ability.Fits, ability.Compares:
		return ability.PlayOnly{If: negate(c, true)}, true
	}
	return nil, false
}

// spokenOfNext reports whether the sentence that follows begins with a card that this
// one named: "juega X en respuesta a un Talismán oponente. Anúlalo."
func (r *reader) spokenOfNext() bool {
	return isPronoun(r.form(1).Clitic) || pointsAt[r.ahead(1)] || pointsAt[r.ahead(2)]
}

// playedOnly reads "solo puede ser jugado", "puede jugarse solo", "se juega solo", and of a
// Talismán, which nothing else has a time for, "se juega".
func (r *reader) playedOnly() bool {
	before := r.one("solo")
	switch {
	case r.one("puede ser jugado", "puede jugarse", "se puede jugar"):
		return before != r.one("solo")
	case r.one("debe ser jugado", "debe jugarse", "se juega"):
		return before != r.one("solo") || r.facts.Type == card.Talisman && !before
	}
	return false
}

// toll reads a payment for a deed: "Para jugar X debes botar 3 cartas".
func (r *reader) toll() (ability.Ability, bool) {
	if a, ok := try(r, r.priceFirst); ok {
		return a, true
	}
	if r.take("como coste adicional") {
		_ = r.one("para jugar", "de")
		r.one("a")
		r.thisCard()
		r.comma()
		r.one("debes")
		e, ok := r.chain()
		return tollToPlay(e), ok
	}
	if a, ok := try(r, r.playedIfPaid); ok {
		return a, true
	}
	if !r.one("para") {
		return nil, false
	}
	who, deed, ok := r.tolled()
	if !ok {
		return nil, false
	}
	t := ability.Toll{What: deed, Who: ability.You}
	r.comma()
	if p, ok := r.player(); ok {
		t.Who = p
		r.one("debe")
	} else {
		r.one("debes")
	}
	if (t.What == ability.BeBlocked) != (t.Who == ability.Opponent) && t.What == ability.BeBlocked {
		return nil, false
	}
	who = r.whoFights(who, deed, t.Who)
	r.actor = t.Who
	r.picked, r.event = false, nil
	if shape.IsReference(who) {
		if t.Pay, ok = r.chain(); ok && r.one("para") { // "para que este Aliado gane ..."
			do, ok := r.goal(t.Pay)
			if !ok {
				return nil, false
			}
			t.Pay = inOrderTo(t.Pay, do)
		}
	} else if t.Pay, ok = r.due(t.Who); r.facts.Type == card.Talisman {
		return nil, false // nothing stays in play to ask for it
	}
	if pay, gold := t.Pay.(ability.Pay); gold && ok {
		if n, known := pay.N.(ability.Number); known {
			each, _ := r.perEach() // "1 Oro por cada Aliado que controles"
			pay.N = times(int(n), each)
			t.Pay = pay
		}
	}
	return levied(who, t), ok
}

// playedIfPaid reads "solo puedes jugar este Aliado si destruyes un Tótem que controles",
// "... destruyendo un Tótem que controles".
func (r *reader) playedIfPaid() (ability.Ability, bool) {
	if !r.one("solo puedes jugar", "solo puedes bajar") {
		return nil, false
	}
	r.one("a")
	if !r.thisCard() {
		return nil, false
	}
	if !r.one("si") {
		pay, ok := r.payments()
		return tollToPlay(pay), ok
	}
	if !r.form(0).You || !pays[r.form(0).Verb] {
		return nil, false
	}
	pay, ok := r.chain()
	return tollToPlay(pay), ok
}

// lowers is the deed of "jugar" or, where it is put in play in whatever way, "bajar" (DAR 4.5.1).
func (r *reader) lowers(v es.Verb) ability.Deed {
	if v == es.Bajar && r.facts.Type != card.Talisman && r.facts.Type != card.Weapon {
		return ability.EnterPlay
	}
	return ability.BePlayed
}

// tolled reads for what a payment is made, after "para": "jugar X", "que el portador pueda
// ser declarado atacante". It names no card where "atacar" stands alone.
func (r *reader) tolled() (ability.Cards, ability.Deed, bool) {
	r.one("poder")
	var who ability.Cards = ability.This{}
	switch {
	case r.one("jugar", "bajar"):
		d := r.lowers(r.toks[r.pos-1].Form.Verb)
		r.one("a")
		return who, d, r.thisCard()
	case r.one("jugarlo", "jugarla", "bajarlo", "bajarla"):
		return who, r.lowers(r.toks[r.pos-1].Form.Verb), true
	case r.one("declararlo", "declararla"):
		d, ok := r.eitherRole()
		return who, d, ok
	case r.one("declarar"):
		d, said := r.eitherRole()
		r.one("a")
		if !r.thisCard() {
			if !r.bearer() {
				return nil, 0, false
			}
			who = ability.Bearer{}
		}
		if !said {
			d, said = r.eitherRole()
		}
		return who, d, said
	case r.one("atacar"):
		if !r.one("con") {
			return nil, ability.AttackDeed, true
		}
		return who, ability.AttackDeed, r.thisCard() || r.bearer()
	case r.one("bloquear"):
		if r.one("a") {
			c, ok := r.cards()
			return c, ability.BeBlocked, ok && shape.IsReference(c)
		}
		if !r.one("con") {
			return nil, ability.BlockDeed, true
		}
		return who, ability.BlockDeed, r.thisCard() || r.bearer()
	case r.one("que"):
		c, ok := r.cards()
		if !ok || !shape.IsReference(c) && r.facts.Type != card.Weapon {
			return nil, 0, false
		}
		r.one("pueda")
		if d, ok := r.eitherDeed(); ok {
			return c, d, r.atEnd() || r.peek() == "," || r.form(0).Verb == es.Deber
		}
		if !r.one("ser", "sea") {
			return nil, 0, false
		}
		if _, blocked := r.part(es.Bloquear); blocked {
			return c, ability.BeBlocked, true
		}
		if !r.one("declarado") {
			return nil, 0, false
		}
		d, ok := r.eitherRole()
		return c, d, ok
	}
	return nil, 0, false
}

// priceFirst reads a payment that stands before what it is for: "destruye un Aliado que
// controles para jugar este Talismán", "debes pagar 2 Oros para declararlo atacante",
// "debes descartar una carta como coste adicional".
func (r *reader) priceFirst() (ability.Ability, bool) {
	must := r.one("debes")
	pay, ok := r.action()
	if !ok || r.actor != ability.You {
		return nil, false
	}
	t := ability.Toll{What: ability.BePlayed, Who: ability.You, Pay: pay}
	var who ability.Cards = ability.This{}
	extra := r.take("como coste adicional")
	if r.one("para") {
		if who, t.What, ok = r.tolled(); !ok || t.What == ability.BeBlocked || t.What != ability.BePlayed && !must {
			return nil, false
		}
		if who = r.whoFights(who, t.What, ability.You); !shape.IsReference(who) {
			return nil, false
		}
	} else if !extra {
		return nil, false
	}
	return levied(who, t), true
}

// whoFights is who does the deed that a player pays for: the bearer, where it is none of a
// weapon, and all allies of the player where no card is named and the one at hand is not
// his or cannot fight.
func (r *reader) whoFights(who ability.Cards, d ability.Deed, payer ability.Player) ability.Cards {
	t := r.facts.Type
	switch fights := t == card.Ally || t == card.Weapon || t == card.NoType; {
	case who == nil && (payer != ability.You || !fights):
		allies := ability.Filter{Types: []card.Type{card.Ally}, Of: payer}
		if payer == ability.Each {
			allies.Of = ability.Anyone
		}
		return ability.Every{Of: allies}
	case t == card.Weapon && d != ability.BePlayed:
		return ability.Bearer{}
	case who == nil:
		return ability.This{}
	}
	return who
}
