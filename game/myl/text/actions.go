package text

import (
	"reflect"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

func isPronoun(w string) bool { return w == "lo" || w == "la" || w == "los" || w == "las" }

// plainVerbs are the verbs that take cards and nothing else.
var plainVerbs = map[verb]ability.Verb{
	vDestruir: ability.Destroy, vDesterrar: ability.ExileIt, vSubir: ability.Return, vAgrupar: ability.RegroupIt,
	vAnular: ability.Annul, vSalvar: ability.Save, vBarajar: ability.ShuffleIn, vDescartar: ability.Discard,
	vMirar: ability.Look, vMostrar: ability.Show, vElegir: ability.Pick, vEscoger: ability.Pick,
}

// toOwnCards holds the verbs that a player does to cards of his own: where no player is
// named they may be said of either.
var toOwnCards = map[verb]bool{vBotar: true, vDescartar: true, vRobar: true}

// takesAway holds the verbs after which a card is no longer where it was.
var takesAway = map[verb]bool{vDestruir: true, vDesterrar: true, vBarajar: true, vSubir: true, vDescartar: true}

// action reads what a player does, from its verb on. The actor is set.
func (r *reader) action() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		w := r.peek()
		if w == "se" && (r.form(1).verb == vDescartar || r.form(1).verb == vSaltar) {
			r.advance(1)
			w = r.peek()
		}
		f := r.form(0)
		if before := r.form(1); isPronoun(w) && before.verb != noVerb && !before.participle && !before.infinitive && before.clitic == "" && (actsOnCards[before.verb] || before.verb == vPoner || before.verb == vDevolver) {
			// "y las barajas": the pronoun stands before the verb.
			if before.you {
				r.actor = ability.You
			}
			f = before
			f.clitic = w
			r.advance(1)
			w = r.peek()
		}
		if f.verb == noVerb || f.participle || f.gerund && !r.paying {
			return nil, false
		}
		if f.infinitive && r.pos == r.begin && r.lost {
			return nil, false // the rest of what was not understood
		}
		r.paying, r.hangsOn = false, r.hangsOn || f.infinitive && r.pos == r.begin
		defer func() {
			if takesAway[f.verb] && !r.gone { // "destruye un Aliado y baraja tu Mazo Castillo": he was destroyed
				r.gone, r.goneBy = true, f.verb
			}
		}()
		if next := r.ahead(1); r.before.actor == ability.Opponent && r.pos == r.begin && r.actor == ability.You && !f.you && (next == "otra" || next == "otras") && (!isNoun(r.ahead(2)) || r.ahead(2) == "carta" && toOwnCards[f.verb]) && f.verb != vJugar {
			return r.whoActs() // "tu oponente descarta una carta. Si es un Oro, bota otra"
		}
		if r.pos == r.begin && r.actor == ability.You && toOwnCards[f.verb] && w == third(f.verb) {
			switch {
			case r.someone, // "cada vez que un jugador juegue un Talismán, roba 1 carta"
				r.before.byEach && !r.anew && !r.anyPick && !r.says("oponente"),                                              // "cada jugador descarta 2 cartas. Luego, bota 3 cartas"
				w != "roba" && r.spoken == ability.Opponent && r.event == nil && !r.theyAct && r.facts.Type != card.Talisman: // "en la Vigilia oponente, bota 2 cartas"
				return r.whoActs()
			}
		}
		if r.theyAct && r.pos == r.begin && r.actor == ability.You && (w == "bota" || w == "descarta") {
			r.actor = r.spoken // "si tu oponente juega un Talismán, bota 2 cartas"
		}
		if r.pos == r.begin && r.actor == ability.You && !f.you && f.clitic == "" {
			theirs, ok := r.losesAgain(f.verb)
			if !ok {
				return r.whoActs()
			}
			if theirs {
				r.actor = ability.Opponent
			}
		}
		r.advance(1)
		r.verbAt = f.verb
		r.chooser()
		if next := r.ahead(1); r.peek() == "," && (next == "en" || next == "de" || next == "desde" || next == "a") {
			r.comma() // "busca, en tu Mazo Castillo, un Arma"
		}
		if e, ok := try(r, func() (ability.Effect, bool) { return r.deedFromPlace(f, w) }); ok {
			r.outside = r.outside && !bringsIn(e)
			return r.afterPick(r.yourChoice(r.allButSome(e))), true
		}
		if p := r.peek(); f.clitic == "" && (p == "hasta" || p == "este" || p == "durante" || p == "por") {
			// "controlar hasta el final del turno un Aliado oponente"
			if d, ok := r.duration(); ok {
				if e, ok := r.deed(f, w); ok {
					return lasts(e, d)
				}
			}
		}
		return nil, false
	})
}

// whoActs fails where nothing says whether the verb at hand is yours or that of another
// player, and notes the place.
func (r *reader) whoActs() (ability.Effect, bool) {
	r.unsaid = r.pos + 1
	return nil, false
}

// says reports whether a word stands in the rest of the sentence.
func (r *reader) says(word string) bool {
	for n := 1; r.ahead(n) != ""; n++ {
		if r.ahead(n) == word {
			return true
		}
	}
	return false
}

// deed reads what is done, after its verb.
func (r *reader) deed(f form, w string) (ability.Effect, bool) {
	if actsOnCards[f.verb] {
		r.one("ademas", "tambien")
	}
	at := r.pos
	switch f.verb {
	case vDestruir, vDesterrar, vAgrupar, vSalvar:
		return r.plainAct(plainVerbs[f.verb], f)
	case vBarajar:
		return r.shuffle(f)
	case vSubir:
		if e, ok := r.altersStrength(false); ok {
			return e, true
		}
		return r.returnToHand(f)
	case vDevolver, vMover, vPoner, vTomar:
		if f.clitic == "" && (r.one("el control de", "control de") || r.peek() == "el" && r.ahead(1) == "control" && r.ahead(2) == "del") {
			r.pos = at
			return r.gainControl()
		}
		if e, ok := try(r, func() (ability.Effect, bool) { return r.equip(f) }); ok {
			return e, true
		}
		if e, ok := r.altersStrength(false); ok { // "agrega 2 a la Fuerza de un Aliado"
			return e, true
		}
		return r.put(f, w)
	case vCargar:
		return r.equip(f)
	case vDescartar:
		return r.discard(f)
	case vBotar:
		return r.mill(f)
	case vRobar:
		if f.clitic != "" { // a card that was seen
			return ability.Put{Who: r.actor, What: r.it(), To: ability.Destination{Zone: ability.Hand, Of: r.actor}}, r.it() == (ability.Cards)(ability.It{})
		}
		return r.draw()
	case vPagar:
		return r.pay(f)
	case vGenerar:
		return r.generate()
	case vBuscar:
		return r.search(f)
	case vMirar, vMostrar:
		return r.look(f)
	case vElegir, vEscoger:
		return r.choose(f)
	case vNombrar:
		return r.nameIt()
	case vJugar, vBajar:
		if f.verb == vBajar {
			if e, ok := r.altersStrength(true); ok {
				return e, true
			}
		}
		return r.play(f)
	case vAnular:
		return r.annul(f)
	case vCancelar:
		return r.cancel(f)
	case vPrevenir:
		return r.prevent(f)
	case vRedirigir:
		return r.redirect(f)
	case vReducir:
		if e, ok := r.altersStrength(true); ok {
			return e, true
		}
		return r.changeDamage(f)
	case vSaltar:
		return r.skip(f)
	case vControlar:
		if f.infinitive || w == "controla" && r.actor == ability.You {
			return r.takeOver()
		}
	case vGanar:
		if strings.HasPrefix(w, "sum") {
			return r.altersStrength(false)
		}
		return r.gainControl()
	case vObligar:
		return r.compels()
	case vPermitir:
		return r.permits()
	case vPerder:
		return r.playerLoses(f)
	case vTener:
		return r.phaseAgain()
	case vDuplicar:
		return r.doubleStrength()
	case vIntercambiar:
		if e, ok := try(r, r.trade); ok {
			return e, true
		}
		return r.swap()
	case vDar, vQuitar:
		return r.giveStrength(f.verb == vQuitar)
	case vAumentar:
		if e, ok := r.altersStrength(false); ok {
			return e, true
		}
		return r.changeDamage(f)
	case vCopiar:
		return r.copyAbility()
	case vDesagrupar:
		return r.ungroup(f)
	case vActivar, vUtilizar:
		return r.useAbility()
	case vRepetir:
		return r.repeat(f)
	case vHacer:
		if e, ok := try(r, func() (ability.Effect, bool) { return r.doAgain(f) }); ok {
			return e, true
		}
		if r.take("a tu oponente el mismo dano") {
			return r.sameDamage()
		}
		if r.one("que") {
			return r.effect()
		}
		return r.directDamage()
	case vConvertir, vConsiderar, vDeclarar:
		if e, ok := try(r, r.phaseAgain); ok && f.verb == vDeclarar && f.clitic == "" {
			return e, true
		}
		return r.considered(f)
	case vCambiar:
		if e, ok := try(r, r.trade); ok {
			return e, true
		}
		return r.change(f)
	case vOrdenar:
		if f.clitic != "" {
			_ = r.one("como quieras", "como desees") || r.anyOrder()
			return ability.Put{Who: r.actor, What: r.it(), To: ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.AnyOrder}}, true
		}
	}
	return nil, false
}

// object reads the verb's object: its pronoun, or cards after it.
func (r *reader) object(f form) (ability.Cards, bool) {
	if f.clitic == "le" { // "destruirle un Aliado": the opponent's
		c, ok := r.cards()
		x, chosen := c.(ability.Chosen)
		if !ok || !chosen || x.Of.Of != ability.Anyone {
			return nil, false
		}
		x.Of.Of = ability.Opponent
		r.take("a tu oponente")
		return x, true
	}
	if f.clitic != "" && f.clitic != "se" {
		if r.found != nil && (f.clitic == "lo" || f.clitic == "la" && r.drawn == noneDrawn) {
			if r.foundFar() && (r.where == away || r.facts.Type != card.Talisman && !fetches[f.verb]) {
				return nil, false // "si hay un Tótem en tu Cementerio, destiérralo": that, or this one?
			}
			found := *r.found
			r.pick(r.foundEach)
			r.pickType, r.pickNamed, r.pickName = oneType(found), oneType(found) == card.NoType, oneName(found)
			if r.foundEach {
				return ability.Every{Of: found}, true
			}
			return one(found), true // "si botaste un Aliado, ponlo": that one
		}
		if r.both != nil && !r.picked && !r.located && !(f.verb == vJugar && staysInPlay(r.both)) || r.foeSaid && !r.foeActs && (!r.picked || r.gone) || r.asked && !r.picked && r.drawn == noneDrawn && (r.event == nil || r.event == (ability.Cards)(ability.This{})) && takesAway[f.verb] && f.verb != vDescartar {
			return nil, false // the other card that was named, or this one?
		}
		if r.armed && f.clitic == "la" {
			return nil, false // "si porta un Arma, ponla en tu Mano": that Arma
		}
		c, ok := r.pronoun(f.clitic)
		if !ok {
			return nil, false
		}
		this := c == (ability.Cards)(ability.This{})
		if c, ok = r.withKin(c, r.pos); !ok {
			return nil, false
		}
		return c, !this || !r.lost && (f.clitic == "lo" || f.clitic == "la" || r.pluralName())
	}
	looked := r.cardsLookedAt()
	c, ok := r.cards()
	if looked && (f.verb == vDesterrar || f.verb == vBarajar) && reflect.DeepEqual(c, theNamed(nil)) {
		return theNamed([]ability.Zone{ability.AmongThem}), ok // "muestra su Mano y destierra las cartas con ese nombre"
	}
	return c, ok
}

func (r *reader) plainAct(v ability.Verb, f form) (ability.Effect, bool) {
	if v == ability.Save {
		if f.clitic != "" {
			r.answers = r.answers || r.harmed
			return ability.Act{Who: r.actor, Verb: v, What: r.theEvents()}, true
		}
	}
	if c, ok := try(r, func() (ability.Cards, bool) { return r.oneOfEach(f) }); ok {
		return ability.Act{Who: r.actor, Verb: v, What: c}, true
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherVerb(v) }); ok {
		return e, true
	}
	fromPlay := v == ability.ExileIt && r.take("del juego") // "remueve del juego"
	r.sifting = v == ability.ExileIt && !fromPlay
	c, ok := r.object(f)
	r.sifting = false
	if !ok {
		return nil, false
	}
	if v == ability.ExileIt && !fromPlay {
		r.take("del juego")
	}
	if c, ok = r.finishCount(c); !ok {
		return nil, false
	}
	if v == ability.Save && f.clitic == "" && r.take("de ser destruido") {
		return ability.Prevent{What: []ability.CardVerb{ability.IsDestroyed}, Of: c}, true
	}
	if v == ability.Save && c == (ability.Cards)(ability.It{}) {
		c = r.theEvents() // nothing else is in need of it
		r.answers = r.answers || r.harmed
	}
	if r.nothingSaidOf(c) && !r.standsInHere() {
		return nil, false // "destruye 2": of what?
	}
	r.fromZone(c)
	if w := r.peek(); v == ability.ExileIt && (w == "hasta" || w == "mientras") {
		until, ok := r.duration()
		return ability.ExileFor{Who: r.actor, What: c, Until: until}, ok && (inPlayForSure(c) || f.clitic != "" && c == (ability.Cards)(ability.It{})) && (until == ability.WhileThis || endsByItself[until])
	}
	first := ability.Act{Who: r.actor, Verb: v, What: c}
	return r.moreObjects(first), true
}

// inPlayForSure reports whether cards are picked in play.
func inPlayForSure(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return len(c.Of.In) == 0 || isLine(c.Of.In[0])
	case ability.Every:
		return len(c.Of.In) == 0 || isLine(c.Of.In[0])
	}
	return false
}

// eitherVerb reads "anula o destruye X".
func (r *reader) eitherVerb(v ability.Verb) (ability.Effect, bool) {
	if !r.one("o") {
		return nil, false
	}
	f := r.form(0)
	second, ok := plainVerbs[f.verb]
	if !ok || f.participle || f.clitic != "" {
		return nil, false
	}
	r.advance(1)
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	return ability.Choice{Who: r.actor, Options: []ability.Effect{
		ability.Act{Who: r.actor, Verb: v, What: c}, ability.Act{Who: r.actor, Verb: second, What: c},
	}}, true
}

// oneOfEach reads "hasta una carta de cada tipo del Cementerio oponente".
func (r *reader) oneOfEach(f form) (ability.Cards, bool) {
	kind := ability.OneOfEachType
	if r.one("hasta") {
		kind = ability.UpToOneOfEachType
	}
	if f.clitic != "" || !r.one("una", "1") || !r.take("carta de cada tipo") {
		return nil, false
	}
	c := ability.Chosen{Count: ability.Count{Kind: kind}}
	r.qualities(&c.Of)
	r.pick(true)
	return c, true
}

// finishCount reads the "como ..." and "por cada ..." that a quantity left open.
func (r *reader) finishCount(c ability.Cards) (ability.Cards, bool) {
	chosen, ok := c.(ability.Chosen)
	if !ok {
		return c, true
	}
	if chosen.Count.N == nil && chosen.Count.Kind == ability.Exactly {
		a, ok := r.como()
		if !ok {
			return nil, false
		}
		chosen.Count.N = a
		return chosen, true
	}
	if n, isNumber := chosen.Count.N.(ability.Number); isNumber && chosen.Count.Kind <= ability.UpTo {
		each, ok := r.perEach()
		if !ok && r.per != nil {
			each, ok = r.per, true
			r.per = nil
		}
		if ok {
			chosen.Count.N = r.capped(times(int(n), each))
		}
	}
	return chosen, true
}

// theNamed is all cards with the name that was named, in play or in zones.
func theNamed(in []ability.Zone) ability.Cards {
	return ability.Every{Of: ability.Filter{In: in, That: []ability.Quality{ability.Is{State: ability.IsNamed}}}}
}
