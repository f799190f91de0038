package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// rule reads what binds players: what they may not do, how often, at what cost.
func (r *reader) rule() (ability.Effect, bool) {
	if e, ok := tryWhere(r, aNext, r.nextPlayed); ok {
		return e, true
	}
	if w := r.peek(); w == "tu" || w == "por" || w == "cada" || w == "los" || w == "debes" {
		if e, ok := try(r, r.levy); ok {
			return e, true
		}
	}
	if e, ok := tryWhere(r, aDuty|aSubject, r.mustSend); ok {
		return e, true
	}
	if r.denies() {
		if e, ok := try(r, r.bans); ok {
			return e, true
		}
	}
	if e, ok := tryWhere(r, aBar|aLimit, r.onlyAtATime); ok {
		return e, true
	}
	for _, of := range []struct {
		opened onset
		read   func() (ability.PlayerRule, bool)
	}{
		{aDenial | aLimit, r.impersonal},
		{anything, r.entering},
		{aBar | aLimit | aLeave, r.controlLimit},
		{aBar, r.forbidding},
		{aSubject | aLimit | aTurnEach | aComma, r.limiting},
		{aSubject, r.skipping},
		{aDenial, r.noPhase},
		{anything, r.costing},
		{anything, r.replacing},
		{aBar | aLimit | aLeave | aPlaying | itself, r.allowing},
	} {
		if is, ok := tryWhere(r, of.opened, of.read); ok {
			if _, price := is.(ability.Cost); price && r.saysMoreOfThem() {
				return nil, false
			}
			rule := ability.Rule{Is: is}
			r.theirTurn = false
			rule.Until, r.early = r.early, ability.Standing
			if d, ok := r.duration(); ok {
				if rule.Until != ability.Standing && rule.Until != d {
					return nil, false
				}
				rule.Until = d
			}
			forbid, bans := is.(ability.Forbid)
			switch {
			case !bans || rule.Until != ability.Standing:
			case forbid.What == ability.DrawCards:
				rule.Until, _ = try(r, r.nextFinal)
			default:
				rule.Until, _ = try(r, r.nextVigil)
			}
			if bans && r.theirTurn && forbid.Who == ability.Anyone {
				rule.Until = ability.TheirNextTurn
			}
			return rule, true
		}
	}
	return nil, false
}

// impersonal reads "no se pueden jugar Talismanes".
func (r *reader) impersonal() (ability.PlayerRule, bool) {
	if r.take("solo se puede robar en la fase final") {
		return ability.OnlyDrawIn{Phase: ability.Final}, true
	}
	if r.take("solo se puede") {
		return r.atMost(ability.Anyone, "")
	}
	if l, ok := tryWhere(r, aLimit, r.fewAttackers); ok {
		return l, true
	}
	if !r.take("no se") || !r.one("puede") {
		return nil, false
	}
	return r.forbiddenDeed(ability.Anyone)
}

// forbidding reads "tu oponente no puede robar", "no puedes declarar ataque".
func (r *reader) forbidding() (ability.PlayerRule, bool) {
	if is, ok := tryWhere(r, aSubject|aDenial, r.drawsNot); ok {
		return is, true
	}
	if is, ok := try(r, r.drawsFromBottom); ok {
		return is, true
	}
	who, ok := r.barred()
	if !ok {
		return nil, false
	}
	return r.forbiddenDeed(who)
}

// drawsFromBottom reads "solo puedes robar cartas del fondo de tu Mazo Castillo".
func (r *reader) drawsFromBottom() (ability.PlayerRule, bool) {
	const what = "robar cartas del fondo de "
	if r.take("solo puedes") {
		return ability.DrawFromBottom{Who: ability.You}, r.take(what + "tu mazo castillo")
	}
	who, said := r.player()
	if who == ability.Each {
		who = ability.Anyone
	}
	return ability.DrawFromBottom{Who: who}, said && r.one("solo puede", "solo pueden") && r.take(what+"su mazo castillo")
}

// drawsNot reads "no robas carta", "tu oponente no roba cartas".
func (r *reader) drawsNot() (ability.PlayerRule, bool) {
	who, said := r.player()
	if !said {
		who = ability.You
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	if !r.one("no") {
		return nil, false
	}
	v, ok := r.verb(es.Robar)
	_ = r.one("una") && r.one("carta") || r.one("carta", "cartas")
	return ability.Forbid{Who: who, What: ability.DrawCards}, ok && !v.Infinitive && !v.Participle && v.Clitic == "" && v.You != said
}

// forbiddenDeed reads the deed that a player is forbidden.
func (r *reader) forbiddenDeed(who ability.Player) (ability.PlayerRule, bool) {
	if l, ok := try(r, func() (ability.PlayerRule, bool) { return r.atMost(who, "mas de") }); ok {
		return l, true
	}
	switch {
	case r.one("jugar ni activar habilidades de anulacion", "jugar ni activar anulaciones"):
		return ability.Forbid{Who: who, What: ability.UseAnnul}, true
	case r.take("jugar con"):
		r.actor = who
		zones, of, ok := r.zoneList()
		if !ok || r.said && of != who {
			return nil, false
		}
		no := ability.Forbid{Who: who, What: ability.UseZones, In: zones}
		if r.said && who != ability.Anyone {
			no.Card = &ability.Filter{Of: ability.Acting}
		}
		return no, true
	case r.one("activar habilidades de", "utilizar habilidades de", "activar las habilidades de", "utilizar las habilidades de"):
		own := r.one("sus")
		f, ok := r.ruledCards()
		if ok && (own || f.Of == who) {
			f.Of = ability.Anyone // nobody uses those of another's
		}
		return ability.Forbid{Who: who, What: ability.UseAbilities, Card: f}, ok
	case r.one("jugar habilidades que afecten a", "activar habilidades que afecten a"):
		f, ok := r.ruledCards()
		return ability.Forbid{Who: who, What: ability.UseHarming, Card: f}, ok
	case r.one("jugar cartas en respuesta") || r.inResponseToo("jugar cartas", "activar habilidades"):
		return ability.Forbid{Who: who, What: ability.PlayResponses}, true
	case r.one("activar habilidades en respuesta", "utilizar habilidades en respuesta") ||
		r.inResponseToo("activar habilidades", "jugar cartas") || r.inResponseToo("utilizar habilidades", "jugar cartas"):
		return ability.Forbid{Who: who, What: ability.UseResponses}, true
	case r.one("jugar", "bajar"):
		f, ok := r.ruledCards()
		if ok && r.isOwnName(f.Names) {
			return nil, false // when the card itself may be played is another thing
		}
		if ok && len(f.In) > 0 && !r.said && who == ability.Anyone {
			f.Of = ability.Anyone // "desde el Cementerio": each from his own
		}
		return ability.Forbid{Who: who, What: ability.PlayCards, Card: f}, ok
	case r.take("poner en juego"):
		f, ok := r.ruledCards()
		return ability.Forbid{Who: who, What: ability.PutCards, Card: f}, ok && len(f.In) == 0
	case r.one("activar habilidades", "utilizar habilidades"):
		return ability.Forbid{Who: who, What: ability.UseAbilities}, true
	case r.one("declarar ataque", "atacar", "declarar ataques", "declarar un ataque", "declarar atacantes"):
		if r.take("con menos de") { // only with so many, then
			n, ok := r.natural()
			return ability.Limit{Who: who, What: ability.DeclareAttack, Op: ability.AtLeast, N: n}, ok && r.one("aliado", "aliados")
		}
		return ability.Forbid{Who: who, What: ability.DeclareAttack}, !r.byWhich()
	case r.one("declarar bloqueo", "bloquear", "declarar bloqueos", "declarar bloqueadores"):
		return ability.Forbid{Who: who, What: ability.DeclareBlock}, !r.byWhich()
	case r.take("ser atacado"):
		if who != ability.You || r.peek() == "por" {
			return nil, false
		}
		return ability.Forbid{Who: ability.Opponent, What: ability.DeclareAttack}, true
	case r.one("robar"):
		_ = r.one("cartas")
		if who == ability.Anyone && r.one("fuera de la fase final", "fuera de su fase final") {
			return ability.OnlyDrawIn{Phase: ability.Final}, true
		}
		return ability.Forbid{Who: who, What: ability.DrawCards}, true
	case r.one("generar oros", "generar oro"):
		r.one("virtuales")
		f, ok := r.madeWith()
		return ability.Forbid{Who: who, What: ability.GenerateGold, Card: f}, ok
	case r.one("buscar"):
		r.one("cartas")
		if r.one("en cualquier mazo castillo", "en ningun mazo castillo", "en un mazo castillo", "en los mazos castillo", "en el mazo castillo") {
			return ability.Forbid{Who: who, What: ability.SearchCastle}, true
		}
		own := r.one("en sus mazos castillo", "en su mazo castillo")
		if who == ability.You {
			own = r.take("en tu mazo castillo")
		}
		return ability.Forbid{Who: who, What: ability.SearchOwnCastle}, own
	case r.take("hacer que"):
		return r.otherMadeTo(who)
	case who == ability.You && r.take("mirar la mano oponente"), who == ability.Opponent && r.take("mirar tu mano"), who == ability.Anyone && r.take("mirar la mano de su oponente"):
		return ability.Forbid{Who: who, What: ability.LookAtHand}, true
	case r.take("barajar cartas"):
		what := ability.ShuffleCards
		if who == ability.You && r.one("en tu mazo castillo") || who != ability.You && r.one("en su mazo castillo", "en sus mazos castillo") {
			what = ability.ShuffleOwn
		}
		if r.peek() == "de" || r.peek() == "en" && r.ahead(2) == "mazo" {
			return nil, false // those of one zone, or into the castle of somebody else
		}
		return ability.Forbid{Who: who, What: what}, true
	case who == ability.You && r.one("utilizar tus oros", "usar tus oros"), who != ability.You && r.one("utilizar sus oros", "usar sus oros", "utilizar sus cartas de oro", "usar sus cartas de oro"):
		return ability.Forbid{Who: who, What: ability.UseGold}, true
	}
	return nil, false
}

// otherMadeTo reads "tu oponente bote cartas" after "no puedes hacer que": what a player may not have the
// other one do.
func (r *reader) otherMadeTo(who ability.Player) (ability.PlayerRule, bool) {
	if who == ability.You && !r.take("tu oponente") || who == ability.Anyone && !r.take("su oponente") {
		return nil, false
	}
	f, ok := r.verb(es.Botar, es.Descartar)
	what := ability.MakeMill
	if f.Verb == es.Descartar {
		what = ability.MakeDiscard
	}
	return ability.Forbid{Who: who, What: what}, ok && !f.Infinitive && !f.Participle && f.You == (who == ability.Opponent) && r.one("cartas")
}

// madeWith reads "con sus Aliados ni Talismanes", the cards whose abilities generate gold: of
// whoever does it. No card where none are said.
func (r *reader) madeWith() (*ability.Filter, bool) {
	if !r.one("con") {
		return nil, true
	}
	r.one("sus", "las habilidades de", "habilidades de")
	return r.ruledCards()
}

// inResponseToo reads a deed of which it is said only behind the second one that it is done
// in response: "activar habilidades ni jugar cartas en respuesta".
func (r *reader) inResponseToo(deed, second string) bool {
	_, ok := try(r, func() (struct{}, bool) {
		if !r.take(deed) {
			return struct{}{}, false
		}
		at := r.state
		ok := r.one("ni", "o", "y") && (r.take(second) || second == "activar habilidades" && r.take("utilizar habilidades")) && r.take("en respuesta")
		r.state = at
		return struct{}{}, ok
	})
	return ok
}

// zoneList reads "el Cementerio ni con la Zona de Destierro".
func (r *reader) zoneList() ([]ability.Zone, ability.Player, bool) {
	zones, of, ok := r.places()
	if !ok {
		return nil, 0, false
	}
	if len(zones) == 2 && zones[0] > zones[1] {
		zones[0], zones[1] = zones[1], zones[0]
	}
	return zones, of, true
}

// ruledCards reads the cards that a rule is about: "Talismanes", "tus Oros".
func (r *reader) ruledCards() (*ability.Filter, bool) {
	at := r.state
	of := ability.Anyone
	r.one("ningun", "ninguna")
	r.one("todos", "todas")
	if f, ok := tryWhere(r, ofAKind, r.sameKindOf); ok {
		return new(f), true
	}
	if r.copiesAhead() {
		f, ok := try(r, r.copiesRuled)
		return new(f), ok
	}
	if r.one("tus") {
		of = ability.You
	} else {
		r.one("los", "las", "un", "una", "mas")
	}
	if r.one("la carta nombrada", "las cartas nombradas") || r.named && r.one("esa carta", "dicha carta", "cartas con ese nombre") {
		return &ability.Filter{That: []ability.Quality{ability.Is{State: ability.IsNamed}}}, true
	}
	f, _, ok := r.filter()
	if !ok {
		r.state = at
		return nil, false
	}
	if f.Of == ability.Anyone {
		f.Of = of
	}
	r.lastNoun = f
	return new(f), true
}

// skipping reads "los jugadores se saltan la Fase de Agrupación".
func (r *reader) skipping() (ability.PlayerRule, bool) {
	who, ok := r.player()
	if !ok {
		return nil, false
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	must := r.one("debe")
	if v := r.form(0); must && v.Verb == es.Saltar && v.Infinitive {
		r.advance(1) // "deben saltarse"
	} else if must || !r.one("se") && who != ability.Anyone || !r.one("salta") {
		return nil, false
	}
	return r.skippedBy(who)
}

// skippedBy reads the phase that a player skips, and in which turn.
func (r *reader) skippedBy(who ability.Player) (ability.PlayerRule, bool) {
	r.one("la", "su")
	r.take("fase de")
	p, ok := r.phase()
	if until, next := r.nextTurnOf(who); next {
		r.early = until
	} else if r.one("de este turno") {
		r.early = ability.UntilFinal
	}
	return ability.SkipPhase{Who: who, What: p}, ok
}

// noPhase reads "no hay Guerra de Talismanes": everybody skips it.
func (r *reader) noPhase() (ability.PlayerRule, bool) {
	if !r.one("no hay", "no habra") {
		return nil, false
	}
	return r.skippedBy(ability.Anyone)
}

// replacing reads what happens in place of something else.
func (r *reader) replacing() (ability.PlayerRule, bool) {
	if is, ok := try(r, r.itsInPlace); ok {
		return is, true
	}
	switch {
	case r.take("tus oros"):
		_, ok := r.verb(es.Generar)
		return ability.DoubleGold{Who: ability.You}, ok && r.take("el doble")
	case r.one("todos los bonificadores", "los bonificadores"):
		r.take("de fuerza")
		return ability.NegateBonuses{}, r.one("se") && r.one("aplican", "apliquen") && r.one("negativamente")
	case r.insteadOfDraw():
		r.comma()
		if !r.one("puedes") {
			return nil, false
		}
		r.actor = ability.You
		e, ok := r.clause()
		return ability.Instead{Do: e}, ok
	case r.peek() == "en":
		return r.inPlaceOfIts()
	case r.one("todos", "los", "todas", "las", "tus"):
		return r.othersInPlace()
	}
	return nil, false
}

// insteadOfDraw reads "en vez de robar tu carta de la Fase Final", of the draw of the turn.
func (r *reader) insteadOfDraw() bool {
	at := r.state
	if !r.take("en vez de robar") || r.peek() != "," && !r.one("una carta", "tu carta", "la carta", "1 carta") {
		r.state = at
		return false
	}
	if r.one("de", "del") {
		if !r.one("la fase final", "tu fase final", "turno", "final del turno", "fin del turno", "final de tu turno", "fin de tu turno") {
			r.state = at
			return false
		}
	} else if w, ok := try(r, func() (ability.Window, bool) { return r.window() }); ok && w.Phase != ability.Final {
		r.state = at
		return false
	}
	return true
}

// allowing reads permissions to play from elsewhere.
func (r *reader) allowing() (ability.PlayerRule, bool) {
	if is, ok := tryWhere(r, aSubject, r.openHand); ok {
		return is, true
	}
	if is, ok := tryWhere(r, aBar, r.handLimit); ok {
		return is, true
	}
	if is, ok := tryWhere(r, aSubject|aDenial|aLimit|aLeave, r.handSize); ok {
		return is, true
	}
	if is, ok := tryWhere(r, aPlaying|itself, r.playedIn); ok {
		return is, true
	}
	if is, ok := try(r, r.playedFromThere); ok {
		return is, true
	}
	if !r.one("puedes") {
		return nil, false
	}
	if r.peek() == "jugar" && r.ahead(1) != "hasta" {
		if a, ok := try(r, r.moreGolds); ok {
			return a, true
		}
	}
	if r.take("jugar hasta") {
		n, ok := r.natural()
		f, _, ok2 := r.filter()
		return ability.Allowance{Who: ability.You, N: n, Card: f}, ok && ok2 && r.eachTurn()
	}
	if r.one("jugar un oro adicional", "jugar un oro extra", "jugar otro oro") {
		_ = r.eachTurn() || r.take("en cada uno de tus turnos")
		return ability.Allowance{Who: ability.You, N: 2, Card: ability.Filter{Types: []card.Type{card.Gold}}}, true
	}
	return try(r, r.openedZone)
}

// playedFromThere reads "puedes jugar este Talismán desde tu Cementerio", "puede ser jugado estando en
// tu Cementerio".
func (r *reader) playedFromThere() (ability.PlayerRule, bool) {
	switch {
	case r.one("puedes jugarlo", "puedes jugarla"):
		if r.facts.Type != card.Talisman || r.picked || r.before.has() || r.before.drawn == shape.OneDrawn {
			return nil, false
		}
	case r.one("puedes jugar"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
	default:
		if !r.thisCard() && (r.facts.Type != card.Talisman || r.before.has()) || !r.one("puede ser jugado", "se puede jugar") {
			return nil, false
		}
	}
	if !r.one("desde", "de", "si esta en") {
		return nil, false
	}
	z, of, ok := r.place()
	if !ok || of != ability.You || z == ability.Hand {
		return nil, false // from the hand it may be played anyway
	}
	rule := ability.From{Zone: z, Exiled: r.thenExiled()}
	return rule, rule.Exiled || r.atEnd()
}

// thenExiled reads ", si lo haces, destiérralo", in the same sentence or in the next one, of the card
// that was played so.
func (r *reader) thenExiled() bool {
	at := r.state
	if r.comma(); r.token().Kind == es.Stop {
		r.advance(1)
	}
	if r.one("y", "pero", ":") {
		r.comma()
	}
	if r.one("si lo haces", "si lo juegas asi", "si la juegas asi", "si es jugado asi", "al hacerlo") {
		r.comma()
		undergone, owed := r.one("es"), r.one("debes")
		if f, ok := r.verb(es.Desterrar); ok && f.Participle == undergone && (undergone || f.Clitic != "" && f.Infinitive == owed) {
			return true
		}
	}
	r.state = at
	return false
}

// zoneAsHand reads "jugar con tu Cementerio", which is as if its cards were in the
// hand.
func (r *reader) zoneAsHand() (ability.Zone, bool) {
	at := r.state
	whole := r.take("jugar con tu")
	if whole || r.one("jugar cartas de tu", "jugar cartas desde tu") {
		z, ok := r.zone()
		if ok && (z == ability.Cemetery || z == ability.Exile) && (whole || r.atEnd() || r.take("como si estuviera en tu mano")) {
			return z, true
		}
	}
	r.state = at
	return 0, false
}
