package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// free skips "sin pagar su Coste".
func (r *reader) free() bool {
	at := r.state
	r.comma()
	if r.one("sin pagar su coste", "sin pagar el coste", "sin coste") {
		return true
	}
	if r.take("sin pagar") && (r.atEnd() || r.peek() == ",") {
		return true
	}
	r.state = at
	return false
}

// play reads "juega X en tu Línea de Defensa sin pagar su Coste".
func (r *reader) play(f es.Form) (ability.Effect, bool) {
	if r.one("un turno extra", "un turno adicional", "otro turno") {
		r.take("despues de este")
		return ability.ExtraTurn{Who: r.actor}, f.Verb == es.Jugar
	}
	if e, ok := try(r, r.phaseAgain); ok && f.Verb == es.Jugar && f.Clitic == "" {
		return e, true
	}
	p := ability.Play{Who: r.actor}
	if p.Free = f.Clitic == "" && r.free(); p.Free { // "jugar sin pagar su coste un Aliado"
		r.comma()
	}
	if f.Clitic == "" && p.Who == ability.You && r.take("bajo tu control") { // "juega bajo tu control un Aliado"
		p.Control = ability.You
	}
	var ok bool
	if p.What, ok = try(r, r.outOfFirst); !ok {
		r.sifting = true
		p.What, ok = r.object(f)
		if r.sifting = false; !ok {
			return nil, false
		}
		p.What = r.fromHand(p.What)
	}
	at := r.pos
	for r.playDetail(&p) {
	}
	p.What, ok = r.finishCount(p.What)
	if f.Verb == es.Bajar && (p.Free || !r.pricedSince(at)) {
		return r.putDown(p), ok
	}
	return p, ok
}

// pricedSince reports whether it was said what is paid for a card.
func (r *reader) pricedSince(at int) bool {
	return slices.ContainsFunc(r.toks[at:r.pos], func(t es.Token) bool { return t.Word == "coste" || t.Form.Verb == es.Pagar })
}

// putDown takes the playing of a card for what it is where the verb is "bajar": it is put
// in play, and nothing is paid (DAR 4.5.1), whether that is said or not. A Talismán never is in play.
// The card itself comes from the Mano where nothing says whence.
func (r *reader) putDown(p ability.Play) ability.Effect {
	if c, ok := p.What.(ability.Chosen); ok && shape.OneType(c.Of) == card.Talisman || p.On != nil {
		return p
	}
	if p.FromSet {
		r.from = p.From
	} else if ability.IsThis(p.What) && r.from == ability.InPlay && r.event == nil && !r.located {
		r.from = ability.Hand
	}
	to := ability.Destination{Zone: ability.InPlay, Of: p.Control}
	if to.Of == ability.Anyone {
		to.Of = p.Who
	}
	return ability.Put{Who: p.Who, What: p.What, To: to}
}

// putDownAt reads "bájalo a tu Línea de Defensa", "baja en juego un Aliado de tu Mano": what is put down
// comes from the Mano where nothing says whence.
func (r *reader) putDownAt(f es.Form, w string) (ability.Effect, bool) {
	f.Verb = es.Poner
	e, ok := r.put(f, w)
	put, isPut := e.(ability.Put)
	put.What = r.fromHand(put.What)
	line := put.To.Zone == ability.DefenseLine || put.To.Zone == ability.SupportLine || put.To.Zone == ability.GoldReserve
	return put, ok && isPut && (line && put.To.Of != theOtherPlayer(put.Who) || put.To.Zone == ability.InPlay)
}

// outOfFirst reads "desde tu Cementerio un Aliado": where the cards lie in front of them.
func (r *reader) outOfFirst() (ability.Cards, bool) {
	r.comma()
	if !r.one("desde", "de") {
		return nil, false
	}
	zones, of, placed := r.places()
	if !placed {
		return nil, false
	}
	return r.namedBehind(zones, of)
}

// namedBehind reads the cards that are named behind the place they lie in.
func (r *reader) namedBehind(zones []ability.Zone, of ability.Player) (ability.Cards, bool) {
	r.comma()
	c, ok := r.selection()
	if !ok {
		return nil, false
	}
	return within(c, zones, of)
}

// fromHand says of cards that are played that they come from the hand, unless the
// text says otherwise: what was destroyed lies in the cemetery.
func (r *reader) fromHand(c ability.Cards) ability.Cards {
	x, chosen := c.(ability.Chosen)
	switch {
	case !chosen || len(x.Of.In) > 0:
		return c
	case slices.Contains(x.Of.That, ability.Quality(ability.Is{State: ability.DestroyedNow})):
		x.Of.In, x.Of.Of = []ability.Zone{ability.Cemetery}, r.ownHand()
	default:
		x.Of.In, x.Of.Of = []ability.Zone{ability.Hand}, r.ownHand()
	}
	return x
}

// playDetail reads one thing more of how cards are played: "sin pagar su Coste", "desde tu
// Mano".
func (r *reader) playDetail(p *ability.Play) bool {
	at := r.state
	r.comma()
	switch {
	case !p.Free && r.free():
		p.Free = true
		return true
	case r.one("pagando su coste", "pagando el coste", "como si estuviera en tu mano"):
		return true
	case !p.Free && r.one("cuyo coste debes pagar", "pero debes pagar su coste", "debes pagar su coste"):
		return true
	case r.peek() == "pagando", r.peek() == "por", r.peek() == "con", r.peek() == "que", r.peek() == "reduciendo":
		if n, ok := r.discount(); ok && r.peek() != "por" { // "en 1 por cada Aliado": as many times, not that much
			p.Less = n
			return true
		}
	case r.one("bajo tu control", "bajo su control"):
		if p.Who == ability.You {
			p.Control = ability.You
		}
		return true
	case r.one("en tu linea de defensa", "a tu linea de defensa", "en su linea de defensa", "en juego"):
		return true
	case r.one("en", "sobre"):
		c, ok := r.newBearer()
		if !ok && r.one("el") {
			c, ok = r.theOne("lo")
		}
		if ok && (!ability.IsThis(c) || r.mayBear(c)) {
			p.On = c
			return true
		}
	case r.fromThere():
		return true
	case r.one("desde", "de"):
		if zones, of, ok := r.places(); ok {
			if c, ok := within(p.What, zones, of); ok {
				p.What = c
				return true
			}
			if ability.IsThis(p.What) {
				p.From, p.FromSet = zones[0], true
				return true
			}
		}
	}
	r.state = at
	return false
}

// fromThere reads "desde ahí" of the card that a condition said to be there.
func (r *reader) fromThere() bool {
	return r.located && r.one("desde ahi", "desde alli", "de ahi", "de alli")
}

// beingPlayed reads what is always so of a card that is annulled, and who plays it: "que esté
// entrando en juego", "que tu oponente juegue".
func (r *reader) beingPlayed(c ability.Cards) ability.Cards {
	x, chosen := c.(ability.Chosen)
	if r.take("que este entrando en juego") || !chosen || len(x.Of.In) > 0 {
		return c
	}
	if r.one("que tu oponente juegue", "que tu oponente este jugando", "que tu oponente este bajando", "que tu oponente baje", "que juegue tu oponente", "que este jugando tu oponente") {
		x.Of.Of = ability.Opponent
		return x
	}
	if r.one("jugado por tu oponente", "que tu oponente haya jugado") {
		x.Of.Of = ability.Opponent
		return x
	}
	_ = r.one("que sea jugado", "que este siendo jugado", "que haya sido jugado", "que se juegue")
	return c
}

// annul reads "anula un Talismán", "anularlo".
func (r *reader) annul(f es.Form) (ability.Effect, bool) {
	at := r.state
	if f.Clitic == "la" && r.used { // a card is annulled, an ability is cancelled (DAR glossary 1)
		return ability.Cancel{What: ability.AnAbility}, true
	}
	if f.Clitic != "" && r.cause != card.NoType {
		return ability.Act{Who: r.actor, Verb: ability.Annul, What: ability.Cause{}}, f.Clitic == "lo"
	}
	if f.Clitic != "" {
		return ability.Act{Who: r.actor, Verb: ability.Annul, What: r.theEvents()}, true
	}
	if w := r.peek(); r.used && (w == "esa" || w == "dicha") && r.ahead(1) == "habilidad" {
		return r.cancel(f)
	}
	if r.one("esta habilidad", "este efecto") {
		return ability.Act{Who: r.actor, Verb: ability.Annul, What: ability.This{}}, true
	}
	if r.take("una habilidad") {
		return r.cancelAny()
	}
	r.one("a")
	if r.one("la habilidad de", "la habilidad del") {
		c, ok := r.cards()
		if !ok {
			return nil, false
		}
		return ability.Modify{Who: c, Traits: []ability.Trait{ability.LoseAbility}}, true
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherVerb(ability.Annul) }); ok {
		return e, true
	}
	effects := r.one("el efecto de", "los efectos de") // which is that of a Talismán (DAR glossary 1)
	c, ok := r.cards()
	if x, _ := c.(ability.Chosen); !ok || effects && shape.OneType(x.Of) != card.Talisman {
		r.state = at
		return nil, false
	}
	c = r.beingPlayed(c)
	if x, chosen := c.(ability.Chosen); chosen && r.foresees(ability.Source{Of: x.Of}) {
		return ability.Act{Who: r.actor, Verb: ability.Annul, What: ability.Cause{}}, shape.OneType(x.Of) == card.Talisman
	}
	if x, chosen := c.(ability.Chosen); chosen && r.one("que") {
		d, ok := r.verb(es.Descartar, es.Destruir, es.Botar)
		if !ok || d.Verb != es.Descartar || !r.take("cartas de tu mano") {
			return nil, false
		}
		add(&x.Of, ability.Is{State: ability.Discarder})
		c = x
	}
	return ability.Act{Who: r.actor, Verb: ability.Annul, What: c}, true
}

// cancel reads what is cancelled.
func (r *reader) cancel(f es.Form) (ability.Effect, bool) {
	switch {
	case f.Clitic == "lo" && (r.cause == card.Talisman || r.eventType == card.Talisman && !r.used):
		return r.annul(f) // a Talismán is annulled, whatever it is called (DAR glossary 1)
	case f.Clitic != "" && r.abilityUsed():
		return ability.Cancel{What: ability.AnAbility}, true
	case f.Clitic != "":
		return ability.Cancel{What: ability.TheAttack}, r.attacked
	case r.take("el ataque de"), r.peek() == "el" && r.ahead(1) == "ataque" && r.ahead(2) == "del":
		if r.peek() == "el" {
			r.advance(2)
		}
		c, ok := r.cards()
		return ability.Cancel{What: ability.AttackOf, Of: c}, ok
	case r.one("el ataque", "un ataque", "ese ataque"), r.event == nil && r.attacked && r.take("su ataque"):
		r.possessor()
		return ability.Cancel{What: ability.TheAttack}, true
	case r.take("el bloqueo de"), r.peek() == "el" && r.ahead(1) == "bloqueo" && r.ahead(2) == "del":
		if r.peek() == "el" {
			r.advance(2)
		}
		c, ok := r.cards()
		return ability.Cancel{What: ability.BlockOf, Of: c}, ok
	case r.take("todos los modificadores de fuerza"):
		r.take("en juego")
		return ability.Cancel{What: ability.Modifiers}, true
	case r.one("esa habilidad", "la habilidad", "dicha habilidad"):
		if r.peek() == "del" || r.one("de") {
			c, ok := r.cards()
			return ability.Cancel{What: ability.AnAbility, Of: c}, ok
		}
		if r.abilityUsed() {
			return ability.Cancel{What: ability.AnAbility}, true
		}
		c := r.it()
		return ability.Cancel{What: ability.AnAbility, Of: c}, ability.IsIt(c)
	case r.used && r.take("ese efecto"):
		return ability.Cancel{What: ability.AnAbility}, true
	case r.event != nil && r.one("su ataque", "dicho ataque"):
		return ability.Cancel{What: ability.AttackOf, Of: r.theEvents()}, r.attacked
	case r.take("una habilidad"):
		return r.cancelAny()
	}
	c, ok := r.cards()
	x, chosen := c.(ability.Chosen)
	return ability.Act{Who: r.actor, Verb: ability.Annul, What: c}, ok && chosen && shape.OneType(x.Of) == card.Talisman && len(x.Of.In) == 0
}

// abilityUsed reports whether the event of the sentence is the use of an ability, or was that of the
// one before, on which this one then hangs.
func (r *reader) abilityUsed() bool {
	if !r.used && r.event == nil && r.before.used {
		r.borrows = true
		return true
	}
	return r.used
}

// cancelAny reads whose ability is cancelled, behind "una Habilidad".
func (r *reader) cancelAny() (ability.Effect, bool) {
	_ = r.one("activada o disparada", "disparada o activada")
	if r.peek() == "del" || r.one("de") {
		c, ok := r.cards()
		return ability.Cancel{What: ability.AnAbility, Of: c}, ok
	}
	whose, ok := r.possessor()
	if r.foresees(ability.Source{Kind: ability.ByAbility, Of: ability.Filter{Of: whose}}) {
		return ability.Cancel{What: ability.AnAbility}, true
	}
	return ability.Cancel{What: ability.AnAbility, Of: shape.OneOf(ability.Filter{Of: whose})}, ok
}

func (r *reader) skip(f es.Form) (ability.Effect, bool) {
	if f.Clitic == "la" {
		return ability.Skip{Who: ability.Each, What: ability.AnyPhase}, true
	}
	if r.take("esa fase") {
		return ability.Skip{Who: ability.Each, What: ability.AnyPhase}, true
	}
	r.one("la", "su", "tu", "el")
	r.one("proxima", "siguiente", "proximo")
	if r.one("turno") {
		return ability.Skip{Who: r.actor, What: ability.Turn}, r.toks[r.pos-2].Word != "su" && r.toks[r.pos-2].Word != "tu" && r.toks[r.pos-2].Word != "el"
	}
	p, ok := r.phase()
	who := r.actor
	if r.one("de tu oponente", "oponente") {
		who = ability.Opponent
	}
	if until, next := r.nextTurnOf(who); next {
		return ability.Rule{Is: ability.SkipPhase{Who: who, What: p}, Until: until}, ok && p != ability.AnyPhase
	}
	return ability.Skip{Who: who, What: p}, ok && (who == r.actor || r.actor == ability.You)
}

// nextTurnOf reads "de su próximo turno", "en tu próximo turno" of a player who skips a phase then.
func (r *reader) nextTurnOf(who ability.Player) (ability.Duration, bool) {
	switch who {
	case ability.Opponent:
		return ability.OpponentTurn, r.one("de su proximo turno", "en su proximo turno", "de su siguiente turno", "en su siguiente turno", "del proximo turno de tu oponente", "del proximo turno oponente")
	case ability.You:
		return ability.YourNextTurn, r.one("de tu proximo turno", "en tu proximo turno", "de tu siguiente turno", "en tu siguiente turno")
	}
	return ability.Standing, false
}

// phaseAgain reads "otra Fase de Vigilia", "una Fase de Vigilia adicional".
func (r *reader) phaseAgain() (ability.Effect, bool) {
	if r.one("un turno extra", "un turno adicional", "otro turno") {
		return ability.ExtraTurn{Who: r.actor}, true
	}
	said := r.one("otra")
	if !said && !r.one("una") {
		return nil, false
	}
	if !said {
		said = r.one("nueva")
	}
	p, ok := r.phase()
	if p == ability.Attack {
		p = ability.Battle // which begins with it (DAR 5.3)
	}
	switch {
	case !ok || p != ability.Regroup && p != ability.Vigil && p != ability.Battle:
		return nil, false
	case r.one("adicional", "extra", "mas"):
		said = true
	}
	_ = r.one("en este turno", "este turno", "despues de esta", "luego de esta", "a continuacion")
	return ability.ExtraPhase{What: p}, said && r.actor == ability.You
}

// wholeMatch reads what is won or lost in the end: "la partida".
func (r *reader) wholeMatch() bool {
	return r.one("la partida", "el juego", "el duelo")
}

// playerLoses reads what a player loses: the match, or a turn.
func (r *reader) playerLoses(f es.Form) (ability.Effect, bool) {
	switch {
	case r.actor == ability.You && r.wholeMatch():
		return ability.Win{Who: ability.Opponent}, true
	case r.actor == ability.Opponent && r.wholeMatch():
		return ability.Win{Who: ability.You}, true
	case r.peek() == "su" || r.peek() == "tu":
		return r.skip(f)
	}
	return nil, false
}

// gainControl reads "gana el control de X".
func (r *reader) gainControl() (ability.Effect, bool) {
	if e, ok := try(r, r.phaseAgain); ok {
		return e, true
	}
	if (r.actor == ability.You || r.actor == ability.Opponent) && r.wholeMatch() {
		return ability.Win{Who: r.actor}, true
	}
	if r.take("su control") {
		until, timed := r.duration()
		if !timed {
			until = ability.RestOfGame
		}
		return ability.Control{Who: r.actor, What: r.it(), Until: until}, r.it() == (ability.Cards)(ability.It{})
	}
	r.one("el")
	if !r.one("control") {
		return nil, false
	}
	early, soon := r.duration()
	if r.one("permanente") {
		early, soon = ability.RestOfGame, true
	}
	if r.peek() != "del" && !r.one("de", "sobre") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	until, timed := r.duration()
	if soon {
		until = early
	}
	if timed && soon {
		return nil, false
	}
	if !timed && !soon {
		until = ability.RestOfGame
	}
	return ability.Control{Who: r.actor, What: c, Until: until}, true
}

// takeOver reads the cards that come under control, after "controlar".
func (r *reader) takeOver(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "" {
		c, ok := r.pronoun(f.Clitic)
		return r.changesControl(r.actor, c), ok && ability.IsIt(c)
	}
	c, ok := r.cards()
	if x, chosen := c.(ability.Chosen); !ok || !chosen || x.Of.Of != ability.Opponent || len(x.Of.In) > 0 {
		return nil, false
	}
	until, timed := r.duration()
	if !timed {
		until = ability.RestOfGame
	}
	return ability.Control{Who: r.actor, What: c, Until: until}, true
}

// useAbility reads "la Habilidad de un Tótem" after "usa".
func (r *reader) useAbility() (ability.Effect, bool) {
	free := r.free()
	if !r.take("la habilidad") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	return ability.UseAbility{Of: c, Free: r.free() || free}, true
}
