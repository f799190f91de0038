package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// playerHappening reads a player and what he does.
func (r *reader) playerHappening() (ability.Event, bool) {
	at := r.pos
	who, ok := r.eventPlayer()
	if !ok {
		return nil, false
	}
	e, ok := r.playerVerb(who)
	if !ok {
		return nil, false
	}
	if play, ok := e.(ability.PlayerEvent); ok && who == ability.Anyone && play.Card != nil && play.Card.Of != ability.Anyone {
		card := *play.Card // "se juega un Talismán oponente": your opponent plays it
		who, card.Of = card.Of, ability.Anyone
		play.Who, play.Card = who, &card
		e = play
	}
	r.spokenOf(who)
	r.someone = who == ability.Anyone && r.toks[at].Word != "se" && r.toks[at].Form.Verb == es.NoVerb
	r.theyAct = r.someone || who == ability.Opponent
	return e, true
}

// spokenOf notes the player of a time or an event, either one where it is no matter which.
func (r *reader) spokenOf(who ability.Player) {
	switch who {
	case ability.Opponent:
		r.other, r.spoken = ability.Opponent, ability.Opponent
	case ability.Anyone:
		r.spoken = ability.Doer
	}
}

// eventPlayer reads the player, or sees that the verb speaks to you.
func (r *reader) eventPlayer() (ability.Player, bool) {
	switch {
	case r.take("tu oponente"):
		return ability.Opponent, true
	case r.one("un jugador", "cualquier jugador", "algun jugador"):
		return ability.Anyone, true
	case r.one("se"), r.form(0).Many && doneByWhoever[r.form(0).Verb]: // "destruyan un Aliado"
		return ability.Anyone, true
	}
	if r.peek() == "tu" && r.form(1).You {
		r.advance(1)
	}
	f := r.form(0)
	if r.actor == ability.Opponent && r.pos > r.begin && onlyPlayersDo[f.Verb] && !f.You && !f.Participle && !f.Infinitive && f.Clitic == "" {
		return ability.Opponent, true // "tu oponente bota 1 carta cada vez que juega un Talismán"
	}
	return ability.You, f.Verb != es.NoVerb && f.You
}

// doneByWhoever holds the verbs of which "they" do something to a card, without a subject.
var doneByWhoever = map[es.Verb]bool{es.Destruir: true, es.Desterrar: true, es.Declarar: true}

// onlyPlayersDo holds the verbs of which no card is ever the subject.
var onlyPlayersDo = map[es.Verb]bool{es.Jugar: true, es.Bajar: true, es.Robar: true, es.Descartar: true, es.Botar: true, es.Buscar: true}

// makesYou reads "tu oponente te hace descartar cartas", "una habilidad oponente te hace botar
// cartas": what you do because of it.
func (r *reader) makesYou() (ability.Event, bool) {
	by := ability.Source{Of: ability.Filter{Of: ability.Opponent}, Kind: ability.ByEffect}
	switch {
	case r.one("una habilidad de tu oponente", "una habilidad oponente"):
		by.Kind = ability.ByAbility
	case !r.one("tu oponente", "un efecto de tu oponente", "un efecto oponente"):
		return nil, false
	}
	if !r.one("te hace", "te obliga a") {
		return nil, false
	}
	f := r.form(0)
	if !f.Infinitive || f.Clitic != "" || f.Verb != es.Descartar && f.Verb != es.Botar {
		return nil, false
	}
	r.advance(1)
	e, ok := r.deedOf(ability.You, f.Verb)
	done, yours := e.(ability.PlayerEvent)
	if !ok || !yours || done.By != nil {
		return nil, false
	}
	done.By = &by
	return done, true
}

func (r *reader) playerVerb(who ability.Player) (ability.Event, bool) {
	if who == ability.You && r.form(0).Verb == es.Pagar && r.form(0).You {
		r.advance(1)
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
		r.setEvent(ability.This{})
		return ability.CardEvent{What: []ability.CardVerb{ability.IsPaid}, Who: ability.This{}}, r.peek() != "para"
	}
	about := who != ability.You && r.take("vaya a") // "vaya a jugar un Talismán"
	f, ok := r.verb(es.Jugar, es.Bajar, es.Botar, es.Descartar, es.Desterrar, es.Destruir, es.Robar, es.Utilizar, es.Activar, es.Declarar, es.Atacar, es.Bloquear, es.Poner, es.Buscar, es.Barajar, es.Resolver)
	if !ok || f.Participle || f.Infinitive != about || f.Was || f.Past || f.Clitic != "" {
		return nil, false
	}
	return r.deedOf(who, f.Verb)
}

// ownDeed reads "jugar un Talismán", "descartar una carta" after "al": what the player does
// of whom the sentence speaks. In front of what another player does, who does it is not said.
func (r *reader) ownDeed() (ability.Event, bool) {
	f := r.form(0)
	if !f.Infinitive || f.Clitic != "" || !onlyPlayersDo[f.Verb] || r.actor != ability.You && r.actor != ability.Opponent {
		return nil, false
	}
	who, behind := r.actor, r.pos > r.begin+1
	r.advance(1)
	switch { // "al jugar tu oponente un Talismán"
	case r.peek() == "tu" && r.ahead(1) == "oponente" && r.ahead(2) != "," && r.one("tu oponente"):
		who = ability.Opponent
	case r.peek() == "tu" && (es.Numbers[r.ahead(1)] > 0 || r.numberAhead(1)):
		r.advance(1)
		who = ability.You
	}
	e, ok := r.deedOf(who, f.Verb)
	if !ok || !behind && r.playerAhead() {
		return nil, false
	}
	r.spokenOf(who)
	r.noteEvent(e)
	return e, true
}

// playerAhead reports whether a player is the subject behind the comma at hand.
func (r *reader) playerAhead() bool {
	for n := 1; n < 3; n++ {
		switch r.ahead(n) {
		case "oponente", "jugador", "jugadores", "controlador", "dueno":
			return true
		}
	}
	return false
}

// deedOf reads what a player does to what, after the verb.
func (r *reader) deedOf(who ability.Player, v es.Verb) (ability.Event, bool) {
	e := ability.PlayerEvent{Who: who}
	switch v {
	case es.Jugar, es.Bajar, es.Activar, es.Utilizar:
		return r.playedCard(e, v)
	case es.Poner:
		first := r.take("en juego")
		played, ok := r.playedCard(e, es.Bajar)
		return played, ok && (first || r.take("en juego") || r.toks[r.pos-1].Word == "juego")
	case es.Botar:
		return r.takenFrom(ability.Castle, e)
	case es.Descartar:
		return r.takenFrom(ability.Hand, e)
	case es.Robar:
		if r.one("una o mas cartas", "1 o mas cartas") {
			return nil, false // once, however many they are
		}
		at := r.state
		if nth := r.whichOfTurn(who); nth > 1 && who != ability.Anyone && r.one("carta") && r.ofTheTurn() {
			return ability.PlayerEvent{Who: who, What: ability.Draws, Nth: nth}, true
		}
		r.state = at
		r.loose = r.anyCards()
		e.What, e.By = ability.Draws, r.source()
		return e, true
	case es.Buscar:
		if e.What = ability.Searches; !r.anyCards() && r.one("un", "una", "algun", "alguna") {
			return nil, false // which one it is nobody else may know
		}
		return e, r.one("en") && r.ownCastle(who)
	case es.Barajar:
		e.What = ability.Shuffles
		return e, r.ownCastle(who)
	case es.Atacar, es.Bloquear:
		e.What = ability.DeclaresAttack
		if v == es.Bloquear {
			e.What = ability.DeclaresBlock
		}
		if who == ability.Anyone {
			return nil, false
		}
		if c, ok := r.withThis(e); ok {
			return c, true
		}
		if c, ok := r.withOneAlly(who); ok {
			return c, true
		}
		if c, ok := r.ownBlocked(); ok {
			return c, v == es.Bloquear && who == ability.Opponent
		}
		r.attackWith(who)
		return e, r.peek() == "," || r.atEnd()
	case es.Desterrar, es.Destruir:
		c, ok := r.eventSubject()
		if !ok {
			return nil, false
		}
		what := ability.IsExiled
		if v == es.Destruir {
			what = ability.IsDestroyed
		}
		r.setEvent(c)
		on := ability.CardEvent{What: []ability.CardVerb{what}, Who: c}
		if who == ability.Anyone { // "se destruye un Aliado" does not say by what
			return on, true
		}
		ok = r.byHis(&on, who)
		return on, ok
	case es.Resolver:
		return r.damageResolved(), who == ability.Anyone && r.one("el dano", "dano")
	case es.Declarar:
		if c, ok := try(r, func() (ability.Event, bool) { return r.declaredCard(who) }); ok {
			return c, true
		}
		if c, ok := try(r, func() (ability.Event, bool) { return r.declaredMany(e) }); ok {
			return c, true
		}
		if r.one("ataque", "un ataque", "su ataque", "tu ataque", "el ataque") || who != ability.Anyone && r.token().Word == "atacantes" && r.one("atacantes") {
			e.What, e.Who = ability.DeclaresAttack, r.whoseIfAny(who)
			if c, ok := r.withThis(e); ok {
				return c, true
			}
			r.attackWith(who)
			return e, true
		}
		if r.one("bloqueo", "un bloqueo", "su bloqueo", "tu bloqueo", "el bloqueo") || who != ability.Anyone && r.token().Word == "bloqueadores" && r.one("bloqueadores") {
			e.What, e.Who = ability.DeclaresBlock, r.whoseIfAny(who)
			if c, ok := r.withThis(e); ok {
				return c, true
			}
			return e, true
		}
	}
	return nil, false
}

// whoseIfAny reads whose attack or block "se declara un ataque oponente" is, where nobody was named.
func (r *reader) whoseIfAny(who ability.Player) ability.Player {
	if who != ability.Anyone {
		return who
	}
	return r.whoseOr(who)
}

// byHis reads by what of his a player does something to a card: "por una habilidad", where it
// is said; his own it is.
func (r *reader) byHis(on *ability.CardEvent, who ability.Player) bool {
	on.By = r.source()
	if on.By == nil {
		on.By = &ability.Source{Kind: ability.ByEffect}
	}
	if on.By.Of.Of == ability.Anyone {
		on.By.Of.Of = who
	}
	return on.By.Of.Of == who
}

// rummages reports whether an event is that a castle was searched or shuffled.
func rummages(on ability.Event) bool {
	e, ok := on.(ability.PlayerEvent)
	return ok && (e.What == ability.Searches || e.What == ability.Shuffles)
}

// ownCastle reads the castle of the player who does something to it.
func (r *reader) ownCastle(who ability.Player) bool {
	owner := "su"
	if who == ability.You {
		owner = "tu"
	}
	return r.one(owner+" mazo castillo", owner+" mazo")
}

// takenFrom reads what a player mills or discards: cards, or one of a kind, which is
// then the card of the event.
func (r *reader) takenFrom(z ability.Zone, e ability.PlayerEvent) (ability.Event, bool) {
	what := map[ability.Zone]ability.CardVerb{ability.Castle: ability.IsMilled, ability.Hand: ability.IsDiscarded}[z]
	r.zoneOf = ability.Anyone
	each := z == ability.Hand && r.peek() == "una" && r.ahead(1) == "carta" // which is told of, card by card
	if !each && r.anyCards() {
		e.What, r.loose = map[ability.Zone]ability.PlayerVerb{ability.Castle: ability.Mills, ability.Hand: ability.Discards}[z], true
		r.inZone(z, "de", "del", "desde")
		e.By = r.source()
		if r.zoneOf == ability.You && e.Who == ability.Opponent && e.By == nil {
			e.Who, e.By = ability.You, &ability.Source{Of: ability.Filter{Of: ability.Opponent}, Kind: ability.ByEffect}
		}
		return e, true
	}
	if !r.one("un", "una", "algun", "alguna") {
		return nil, false
	}
	f, _, ok := r.filter()
	if len(f.In) == 1 && f.In[0] == z {
		r.zoneOf, f.Of, f.In = f.Of, ability.Anyone, nil
	} else {
		r.inZone(z, "de", "del", "desde")
	}
	if !ok || f.Of != ability.Anyone || len(f.In) > 0 || r.zoneOf != ability.Anyone && r.zoneOf != e.Who {
		return nil, false
	}
	f.Of = e.Who
	r.setEvent(shape.OneOf(f))
	return ability.CardEvent{What: []ability.CardVerb{what}, Who: shape.OneOf(f), By: r.source()}, true
}

// anyCards reads "cartas", "una carta", "una o más cartas".
func (r *reader) anyCards() bool {
	return r.one("cartas", "una carta", "una o mas cartas", "1 o mas cartas")
}

// playedCard reads what is played: a card, or an ability.
func (r *reader) playedCard(e ability.PlayerEvent, v es.Verb) (ability.Event, bool) {
	if v == es.Jugar && r.take("o active") || v == es.Activar && r.take("o juegue") {
		return nil, false
	}
	if v == es.Jugar && r.peek() == "o" && r.form(1).Verb == es.Poner && r.ahead(2) == "en" && r.ahead(3) == "juego" {
		r.advance(4)
		v = es.Bajar // what is played is put in play as well
	}
	at := r.state
	if r.one("una", "alguna", "la") && r.one("habilidad") {
		e.What = ability.UsesAbility
		if r.take("que afecte") {
			r.one("a")
			c, ok := r.eventSubject()
			if !ok {
				return nil, false
			}
			r.setEvent(c)
			return ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: c,
				By: &ability.Source{Of: ability.Filter{Of: e.Who}, Kind: ability.ByAbility}}, true
		}
		mark := r.state
		if r.peek() == "del" || r.one("de") {
			r.one("un", "una", "algun", "alguna", "los", "las", "del", "el")
			if f, _, ok := r.filter(); ok && f.Of == ability.Anyone {
				e.Card = &f
				r.setEvent(shape.OneOf(f))
				return e, true
			}
			r.state = mark
		}
		return e, true
	}
	r.state = at
	if v != es.Jugar && v != es.Bajar && v != es.Utilizar {
		return nil, false
	}
	other, named := false, false
	nth := r.whichOfTurn(e.Who)
	first := nth == 1
	if nth == 0 {
		r.state = at
	}
	object := r.one("a")
	switch {
	case nth > 0:
	case r.one("otro", "otra"):
		other = true
	case r.peek() == "una" && r.ahead(2) == "de" && r.ahead(3) == "ese" && r.take("una carta de ese tipo"), r.one("ese tipo de carta", "ese tipo"):
		e.What = ability.Plays
		e.Card = &ability.Filter{That: []ability.Quality{ability.Is{State: ability.SameType}}}
		r.event = ability.It{}
		return r.putInPlay(e, v)
	case r.one("un", "una", "1", "algun", "alguna", "cualquier"):
	case r.thisCard():
		return r.thisPlayed(v), true
	case object, r.beginsOther():
		named = true
	case es.Nouns[r.peek()].Many: // "cuando juegues Talismanes"
	default:
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok || named && len(f.Names) == 0 {
		return nil, false
	}
	if v == es.Utilizar && shape.OneType(f) != card.Talisman {
		return nil, false // only a Talismán is played by using it
	}
	f.Other = f.Other || other
	if nth == 0 && !other && r.peek() == "que" {
		if hits, ok := try(r, func() (ability.Event, bool) { return r.playedUpon(e.Who, f) }); ok {
			return hits, true
		}
	}
	r.setEvent(shape.OneOf(f))
	switch {
	case nth == 0:
	case !r.ofTheTurn(), first && r.mid.limit > 0, !first && (v == es.Bajar || e.Who == ability.Anyone || f.Of != ability.Anyone):
		return nil, false
	case first:
		r.mid.limit = 1 // the first of a turn: once a turn
	default:
		e.Nth = nth
	}
	e.What, e.Card = ability.Plays, &f
	return r.putInPlay(e, v)
}

// whichOfTurn reads "tu segundo", "el tercer": the number of what a player does in a turn; 0 where
// it is nothing of the kind.
func (r *reader) whichOfTurn(who ability.Player) int {
	if !r.one("tu", "el", "la") && !(who == ability.Opponent && r.one("su")) {
		return 0
	}
	switch {
	case r.one("primer", "primera"):
		return 1
	case r.one("segundo", "segunda"):
		return 2
	case r.one("tercer", "tercera"):
		return 3
	}
	return 0
}

// ofTheTurn reads "de cada turno", "en un turno".
func (r *reader) ofTheTurn() bool {
	return r.one("de cada turno", "cada turno", "en cada turno", "del turno", "en un turno", "en el turno")
}

// playedUpon reads "que afecte a uno de tus Aliados" after the Talismán that a player plays:
// these are about to be affected by it.
func (r *reader) playedUpon(who ability.Player, f ability.Filter) (ability.Event, bool) {
	if shape.OneType(f) != card.Talisman || f.Of != ability.Anyone || who == ability.Each || !r.one("que") {
		return nil, false
	}
	f.Of = who
	return r.affecting(&ability.Source{Of: f})
}

// thisPlayed is that the card itself is played or, where it is put down, enters play.
func (r *reader) thisPlayed(v es.Verb) ability.Event {
	r.event = ability.This{}
	if v == es.Bajar && r.facts.Type != card.Talisman {
		return ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: ability.This{}}
	}
	return ability.CardEvent{What: []ability.CardVerb{ability.IsPlayed}, Who: ability.This{}}
}

// putInPlay takes the playing of a card for what it is where the verb is "bajar" or
// "poner en juego": the player puts it in play, played or not (DAR 4.5.1), or it enters play. A Talismán never
// does.
func (r *reader) putInPlay(e ability.PlayerEvent, v es.Verb) (ability.Event, bool) {
	if v != es.Bajar || shape.OneType(*e.Card) == card.Talisman {
		return e, true
	}
	played := e
	r.lowered = &played
	if e.Who == ability.You || e.Who == ability.Opponent {
		e.What = ability.PutsInPlay
		return e, e.Card.Of == ability.Anyone || e.Card.Of == e.Who
	}
	return ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: shape.OneOf(*e.Card)}, e.Card.Of == e.Who
}

// annulled is the playing of a card that is put down, where that is annulled: later it
// could not be (DAR 4.7).
func (r *reader) annulled(on ability.Event, do ability.Effect) ability.Event {
	if r.lowered == nil || shape.Every(do, func(e ability.Effect) bool {
		act, _ := e.(ability.Act)
		return act.Verb != ability.Annul || !ability.IsIt(act.What)
	}) {
		return on
	}
	return *r.lowered
}
