package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What becomes of cards in place of something else.

// inPlaceOfIts reads "en vez de ser destruido, este Aliado vuelve a tu Mano".
func (r *reader) inPlaceOfIts() (ability.PlayerRule, bool) {
	what, ok := r.avoided()
	if !ok {
		return nil, false
	}
	is := ability.Replace{What: what, By: r.source()}
	r.comma()
	if is.Who, ok = r.cards(); !ok {
		return nil, false
	}
	switch who := is.Who.(type) {
	case ability.This, ability.Bearer:
	case ability.Every:
		is.What = goneFrom(is.What, who.Of)
	default:
		return nil, false
	}
	ok = r.becomes(&is)
	return is, ok
}

// itsInPlace reads "este Aliado vuelve a tu Mano en vez de ser destruido".
func (r *reader) itsInPlace() (ability.PlayerRule, bool) {
	is := ability.Replace{Who: ability.This{}}
	if !r.thisCard() {
		if is.Who = (ability.Bearer{}); !r.bearer() {
			return nil, false
		}
	}
	if !r.becomes(&is) {
		return nil, false
	}
	r.comma()
	var ok bool
	is.What, ok = r.avoided()
	is.By = r.source()
	return is, ok
}

// avoided reads "en vez de ser destruido", "en lugar de ir al Cementerio".
func (r *reader) avoided() (ability.CardVerb, bool) {
	if !r.take("en vez de") {
		return 0, false
	}
	switch {
	case r.one("ser"):
		switch v, ok := r.part(es.Destruir, es.Desterrar); {
		case ok && v == es.Destruir:
			return ability.IsDestroyed, true
		case ok:
			return ability.IsExiled, true
		case !r.one("enviado"):
			return 0, false
		}
		to, ok := r.goesTo()
		return to, ok && shape.IsBuried(to)
	case r.one("ir"):
		to, ok := r.goesTo()
		return to, ok && shape.IsBuried(to)
	case r.one("salir del juego", "salir de juego"):
		return ability.Leaves, true
	}
	return 0, false
}

// inPlace is the rule that a card becomes something else in place of what an event
// says: "si fuera a ser destruido, vuelve a tu Mano en su lugar".
func inPlace(on ability.Event, e ability.Effect) (ability.Rule, bool) {
	event, ok := on.(ability.CardEvent)
	spared, ok2 := e.(ability.InOrderTo)
	if !ok || !ok2 || len(event.What) != 1 {
		return ability.Rule{}, false
	}
	is := ability.Replace{Who: event.Who, What: event.What[0], By: event.By}
	switch is.What {
	case ability.IsDestroyed, ability.IsExiled, ability.Leaves, ability.IsBuried, ability.IsBuriedFromPlay, ability.IsMilled, ability.IsDiscarded:
	default:
		return ability.Rule{}, false
	}
	switch who := event.Who.(type) {
	case ability.This, ability.Bearer:
		if is.What == ability.IsBuriedFromPlay {
			return ability.Rule{}, false
		}
	case ability.Chosen:
		if z, lost := lostFrom[is.What]; lost {
			if who.Of.In = []ability.Zone{z}; who.Of.Of == ability.Anyone || len(who.Of.Types) > 0 {
				return ability.Rule{}, false
			}
		}
		is.Who = ability.Every{Of: who.Of}
	default:
		return ability.Rule{}, false
	}
	var what ability.Cards
	switch x := spared.First.(type) {
	case ability.Act:
		what, is.With = x.What, x.Verb
	case ability.Put:
		what, is.With = x.What, map[ability.Zone]ability.Verb{ability.Hand: ability.Return, ability.Exile: ability.ExileIt}[x.To.Zone]
		if x.To.Zone == ability.Castle && x.To.Spot != ability.NoSpot {
			is.With, is.Spot = ability.ShuffleIn, x.To.Spot
		}
	}
	save, ok := spared.Do.(ability.Act)
	if !ok || save.Verb != ability.Save || !shape.IsReference(what) || what != event.Who && what != (ability.Cards)(ability.EventCard{}) && !ability.IsIt(what) {
		return ability.Rule{}, false
	}
	return ability.Rule{Is: is}, is.With == ability.ExileIt || is.With == ability.ShuffleIn || is.With == ability.Return
}

// lostFrom holds whence cards go to the Cementerio that are lost by what happens to them.
var lostFrom = map[ability.CardVerb]ability.Zone{ability.IsMilled: ability.Castle, ability.IsDiscarded: ability.Hand}

// othersInPlace reads "los Aliados destruidos son desterrados", behind the article.
func (r *reader) othersInPlace() (ability.PlayerRule, bool) {
	yours := r.toks[r.pos-1].Word == "tus"
	if r.one("los", "las", "tus") {
		yours = r.toks[r.pos-1].Word == "tus"
	}
	f, _, ok := r.filterOnly()
	if yours {
		f.Of = ability.You
	}
	if !ok {
		return nil, false
	}
	is := ability.Replace{What: ability.IsDestroyed}
	if is.By, ok = try(r, r.theirDestroyer); !ok {
		if is.What, ok = r.replacedOnes(&f); !ok {
			return nil, false
		}
		is.By = r.source()
	}
	is.Who = ability.Every{Of: f}
	if !r.becomes(&is) || is.What == ability.IsExiled && is.With != ability.Destroy {
		return nil, false // those in play, or from wherever?
	}
	r.comma()
	r.notToCemetery()
	return is, true
}

// theirDestroyer reads by whom cards are destroyed, after their noun: "que destruya el
// portador en combate", "que tus Aliados destruyan"; where nobody is named it is who fights
// for the card.
func (r *reader) theirDestroyer() (*ability.Source, bool) {
	if !r.one("que") {
		return nil, false
	}
	by, named := r.whoDestroys()
	v, ok := r.verb(es.Destruir)
	if !ok || !v.Wish || v.Clitic != "" {
		return nil, false
	}
	if !named {
		by, named = r.whoDestroys()
	}
	switch {
	case named:
	case v.Many || r.before.has():
		return nil, false
	case r.facts.Type == card.Ally:
		by = &ability.Source{Of: thisAlone}
	case r.facts.Type == card.Weapon:
		by = &ability.Source{Of: bearerAlone}
	default:
		return nil, false
	}
	if r.inFight() || r.take("por dano de combate") {
		by.Kind = ability.ByCombat
	}
	return by, true
}

// whoDestroys reads the subject of "destruya": the card, its bearer, "tus Aliados".
func (r *reader) whoDestroys() (*ability.Source, bool) {
	if r.peek() == "al" || r.peek() == "a" {
		return nil, false // whom they destroy
	}
	return try(r, func() (*ability.Source, bool) {
		switch {
		case r.thisCard():
			return &ability.Source{Of: thisAlone}, true
		case r.bearer():
			return &ability.Source{Of: bearerAlone}, true
		}
		f, ok := r.others()
		return &ability.Source{Of: f}, ok
	})
}

// becomes reads what is done in place of what a rule replaces.
func (r *reader) becomes(is *ability.Replace) bool {
	var ok bool
	if is.Spot, ok = r.castleInstead(); ok {
		is.With = ability.ShuffleIn
		return true
	}
	is.With, ok = r.doneInstead()
	if is.With == ability.Destroy {
		_, every := is.Who.(ability.Every)
		return ok && every && is.What == ability.IsExiled
	}
	return ok
}

// replacedOnes reads "destruidos", "que sean destruidos", "que vayan a ser destruidos", "que
// vayan al Cementerio".
func (r *reader) replacedOnes(f *ability.Filter) (ability.CardVerb, bool) {
	if lost, ok := try(r, func() (ability.CardVerb, bool) { return r.lostOnes(f) }); ok {
		return lost, true
	}
	if _, ok := try(r, func() (bool, bool) { return true, r.playedOnes(f) }); ok {
		return ability.IsPlayed, true
	}
	if r.one("que fueran a ir", "que vayan a ir") {
		// they go there, but for this
	} else if !r.one("que") || r.one("sean", "vayan a ser", "serian") {
		if v, ok := r.part(es.Destruir, es.Desterrar, es.Anular); ok {
			return map[es.Verb]ability.CardVerb{es.Destruir: ability.IsDestroyed, es.Desterrar: ability.IsExiled, es.Anular: ability.IsAnnulled}[v], true
		}
		if !r.one("enviados") {
			return 0, false
		}
	} else if !r.one("vayan", "van", "vaya", "va") {
		return 0, false
	}
	r.zoneOf = ability.Anyone
	to, ok := r.goesTo()
	to = goneFrom(to, *f)
	if ofSomebody(r.zoneOf) {
		ok = ok && (f.Of == ability.Anyone || f.Of == r.zoneOf)
		f.Of = r.zoneOf
	}
	if z, lost := lostFrom[to]; lost {
		f.In = []ability.Zone{z}
		return to, ok && f.Of != ability.Anyone && len(f.Types) == 0
	}
	return to, ok && shape.IsBuried(to)
}

// playedOnes reads "que juegues", "que juegue tu oponente" of Talismanes.
func (r *reader) playedOnes(f *ability.Filter) bool {
	if shape.OneType(*f) != card.Talisman || f.Of != ability.Anyone || !r.one("que") {
		return false
	}
	other := r.one("tu oponente")
	v, ok := r.verb(es.Jugar)
	other = other || !v.You && r.one("tu oponente")
	if !ok || v.Infinitive || v.You == other {
		return false
	}
	if f.Of = ability.You; other {
		f.Of = ability.Opponent
	}
	return true
}

// lostOnes reads "que descarte tu oponente", "botadas por tu oponente": what leaves a hand,
// or a castle, for the cemetery.
func (r *reader) lostOnes(f *ability.Filter) (ability.CardVerb, bool) {
	what, from := ability.IsDiscarded, ability.Hand
	all := r.peek() == "que" && strings.HasPrefix(r.peekAt(r.pos-3), "tod") // "todas las cartas que botes": those to come
	said := r.one("que")
	if said && r.one("tu oponente") {
		f.Of = ability.Opponent
	}
	v := r.form(0)
	switch {
	case v.Infinitive || v.Participle == said || v.Was || v.Clitic != "":
		return 0, false
	case v.Verb == r.before.deed && !all, v.Participle && r.facts.Type == card.Talisman:
		return 0, false // those that were lost just before?
	case v.Verb == es.Botar:
		what, from = ability.IsMilled, ability.Castle
	case v.Verb != es.Descartar:
		return 0, false
	}
	r.advance(1)
	if v.You && f.Of == ability.Anyone {
		f.Of = ability.You
	} else if f.Of == ability.Anyone && !v.You && (said || r.one("por")) && r.one("tu oponente") {
		f.Of = ability.Opponent
	}
	f.In = []ability.Zone{from}
	if v.You != (f.Of == ability.You) || len(f.Types) > 0 && what == ability.IsMilled {
		return 0, false
	}
	if from == ability.Hand {
		r.one("de su mano", "de tu mano")
	} else {
		r.one("de su mazo castillo", "de tu mazo castillo")
	}
	return what, f.Of != ability.Anyone
}

// goneFrom is whence cards go to the cemetery: from play, where they are said to be
// somebody's (DAR 4.4.1).
func goneFrom(what ability.CardVerb, f ability.Filter) ability.CardVerb {
	if what == ability.IsBuried && f.Of != ability.Anyone {
		return ability.IsBuriedFromPlay
	}
	return what
}

// doneInstead reads what is done in place of that: "son desterrados", "van a la
// Zona de Destierro", "son barajados en vez de ir al Cementerio".
func (r *reader) doneInstead() (ability.Verb, bool) {
	r.comma()
	r.insteadOf()
	var with ability.Verb
	switch {
	case r.one("es"):
		v, ok := r.part(es.Desterrar, es.Barajar, es.Subir)
		if !ok {
			return 0, false
		}
		with = plainVerbs[v]
		r.toCastle()
		r.toHand()
	case r.one("va", "vaya", "vuelve", "vuelva", "regresa", "van", "vayan", "vuelven"):
		to, ok := r.goesTo()
		if !ok {
			return 0, false
		}
		with = map[ability.CardVerb]ability.Verb{ability.IsExiled: ability.ExileIt, ability.IsShuffledIn: ability.ShuffleIn, ability.IsReturned: ability.Return,
			ability.IsBuried: ability.Destroy}[to]
	default:
		return 0, false
	}
	return with, with != 0
}

// castleInstead reads "se ponen en el fondo de tu Mazo Castillo", "van al tope de su
// Mazo Castillo".
func (r *reader) castleInstead() (ability.Spot, bool) {
	at := r.state
	r.comma()
	r.insteadOf()
	ok := r.one("va", "vaya", "vuelve", "regresa", "van", "vayan", "vuelven")
	if !ok && r.one("se") {
		_, ok = r.verb(es.Poner, es.Devolver)
	} else if !ok && r.one("es") {
		_, ok = r.part(es.Poner, es.Devolver, es.Mover)
	}
	to, placed := r.destination()
	if !ok || !placed || to.Zone != ability.Castle || to.Spot != ability.OnTop && to.Spot != ability.AtBottom {
		r.state = at
		return ability.NoSpot, false
	}
	return to.Spot, true
}

// notToCemetery skips "en vez de ir al Cementerio".
func (r *reader) notToCemetery() {
	at := r.state
	if r.insteadOf() || r.take("en vez de ser") && r.one("destruido", "enviado") && (r.goneTo() || true) {
		return
	}
	r.state = at
}

// goneTo skips "al Cementerio".
func (r *reader) goneTo() bool {
	_, ok := try(r, r.goesTo)
	return ok
}

// filterOnly reads a kind of card without reading "destruidos" as a quality.
func (r *reader) filterOnly() (ability.Filter, es.Noun, bool) {
	var f ability.Filter
	n, ok := r.kinds(&f)
	for ok && !r.toBeReplaced() && (r.peek() != "que" || r.form(1).Verb != es.Ser && !r.destroyerAhead() && !r.castAhead(f)) && r.quality(&f) {
	}
	sortQualities(&f)
	return f, n, ok
}

// destroyerAhead reports whether a relative clause tells by whom cards are destroyed.
func (r *reader) destroyerAhead() bool {
	at := r.state
	_, ok := r.theirDestroyer()
	r.state = at
	return ok
}

// toBeReplaced reports whether what happens to cards stands here as a participle.
func (r *reader) toBeReplaced() bool {
	f := r.form(0)
	return f.Participle && (f.Verb == es.Destruir || f.Verb == es.Desterrar && (r.form(1).Verb != es.NoVerb || strings.HasPrefix(r.ahead(1), "va")))
}

// castAhead reports whether a relative clause tells who plays Talismanes.
func (r *reader) castAhead(f ability.Filter) bool {
	at := r.state
	defer func() { r.state = at }()
	return r.playedOnes(&f)
}
