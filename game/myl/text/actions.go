package text

import (
	"reflect"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

func isPronoun(w string) bool { return w == "lo" || w == "la" || w == "los" || w == "las" }

// plainVerbs are the verbs that take cards and nothing else.
var plainVerbs = map[es.Verb]ability.Verb{
	es.Destruir: ability.Destroy, es.Desterrar: ability.ExileIt, es.Subir: ability.Return, es.Agrupar: ability.RegroupIt,
	es.Anular: ability.Annul, es.Salvar: ability.Save, es.Barajar: ability.ShuffleIn, es.Descartar: ability.Discard,
	es.Mirar: ability.Look, es.Mostrar: ability.Show, es.Elegir: ability.Pick, es.Escoger: ability.Pick,
	es.Remover: ability.Remove,
}

// action reads what a player does, from its verb on. The actor is set.
func (r *reader) action() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		w := r.peek()
		if w == "se" && (r.form(1).Verb == es.Descartar || r.form(1).Verb == es.Saltar) {
			r.advance(1)
			w = r.peek()
		}
		f := r.form(0)
		if f.Clitic == "se" && f.Infinitive && impersonal[f.Verb] {
			f.Clitic = "" // "puede destruirse un Aliado"
		}
		if before := r.form(1); isPronoun(w) && before.Verb != es.NoVerb && !before.Participle && !before.Infinitive && before.Clitic == "" && (actsOnCards[before.Verb] || before.Verb == es.Poner || before.Verb == es.Devolver) {
			// "y las barajas": the pronoun stands before the verb.
			if before.You {
				r.actor = ability.You
			}
			f = before
			f.Clitic = w
			r.advance(1)
			w = r.peek()
		}
		if f.Verb == es.NoVerb || f.Participle || f.Gerund && !r.paying {
			return nil, false
		}
		if f.Infinitive && r.pos == r.begin && r.lost {
			return nil, false // the rest of what was not understood
		}
		r.paying, r.hangsOn = false, r.hangsOn || f.Infinitive && r.pos == r.begin
		defer func() {
			if es.TakesAway[f.Verb] && !r.gone { // "destruye un Aliado y baraja tu Mazo Castillo": he was destroyed
				r.gone, r.goneBy = true, f.Verb
			}
		}()
		if next := r.ahead(1); r.before.actor == ability.Opponent && r.pos == r.begin && r.actor == ability.You && !f.You && (next == "otra" || next == "otras") && (!es.IsNoun(r.ahead(2)) || r.ahead(2) == "carta" && es.ToOwnCards[f.Verb]) && f.Verb != es.Jugar {
			return r.whoActs() // "tu oponente descarta una carta. Si es un Oro, bota otra"
		}
		if r.pos == r.begin && r.actor == ability.You && es.ToOwnCards[f.Verb] && w == es.Third(f.Verb) {
			switch {
			case w != "roba" && !r.theyAct && r.asksOfOpponent() && !r.losesYours(), // "si tu oponente controla un Tótem, bota 2 cartas"
				r.someone, // "cada vez que un jugador juegue un Talismán, roba 1 carta"
				r.before.byEach && !r.anew && !r.anyPick && !r.says("oponente"),                                              // "cada jugador descarta 2 cartas. Luego, bota 3 cartas"
				w != "roba" && r.spoken == ability.Opponent && r.event == nil && !r.theyAct && r.facts.Type != card.Talisman: // "en la Vigilia oponente, bota 2 cartas"
				return r.whoActs()
			}
			theirs, ok := r.goesOnActing(f.Verb)
			if !ok {
				return r.whoActs()
			}
			if theirs {
				r.actor = r.before.actor
			}
		}
		if r.pos == r.begin && r.actor == ability.You && r.eithersDeed(f, w) {
			return r.whoActs()
		}
		if r.theyAct && r.pos == r.begin && r.actor == ability.You && (w == "bota" || w == "descarta") {
			r.actor = r.spoken // "si tu oponente juega un Talismán, bota 2 cartas"
		}
		if r.pos == r.begin && r.actor == ability.You && !f.You && f.Clitic == "" {
			theirs, ok := r.losesAgain(f.Verb)
			if !ok {
				return r.whoActs()
			}
			if theirs {
				r.actor = ability.Opponent
			}
		}
		r.advance(1)
		r.verbAt = f.Verb
		r.chooser()
		if next := r.ahead(1); r.peek() == "," && (next == "en" || next == "de" || next == "desde" || next == "a") {
			r.comma() // "busca, en tu Mazo Castillo, un Arma"
		}
		if e, ok := try(r, func() (ability.Effect, bool) { return r.deedFromPlace(f, w) }); ok {
			r.outside = r.outside && !shape.BringsIn(e)
			return r.afterPick(r.theirChoice(r.yourChoice(r.allButSome(e)))), true
		}
		if e, ok := try(r, func() (ability.Effect, bool) { return r.atRandom(f, w) }); ok {
			return e, true
		}
		if p := r.peek(); f.Clitic == "" && (p == "hasta" || p == "este" || p == "durante" || p == "por") {
			// "controlar hasta el final del turno un Aliado oponente"
			if d, ok := r.duration(); ok {
				if e, ok := r.deed(f, w); ok {
					return shape.Lasts(e, d)
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
func (r *reader) deed(f es.Form, w string) (ability.Effect, bool) {
	if actsOnCards[f.Verb] || f.Verb == es.Poner {
		r.one("ademas", "tambien", "luego", "entonces")
	}
	at := r.pos
	switch f.Verb {
	case es.Destruir, es.Desterrar, es.Remover, es.Agrupar, es.Salvar:
		return r.plainAct(plainVerbs[f.Verb], f)
	case es.Barajar:
		return r.shuffle(f)
	case es.Subir:
		if e, ok := r.altersStrength(false); ok {
			return e, true
		}
		return r.returnToHand(f)
	case es.Devolver, es.Mover, es.Poner, es.Tomar, es.Pasar:
		if f.Clitic == "" && (r.one("el control de", "control de") || r.peek() == "el" && r.ahead(1) == "control" && r.ahead(2) == "del") {
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
	case es.Cargar:
		return r.equip(f)
	case es.Descartar:
		return r.discard(f)
	case es.Botar:
		return r.mill(f)
	case es.Robar:
		if f.Clitic != "" { // a card that was seen
			return ability.Put{Who: r.actor, What: r.it(), To: ability.Destination{Zone: ability.Hand, Of: r.actor}}, r.it() == (ability.Cards)(ability.It{})
		}
		return r.draw()
	case es.Pagar:
		return r.pay(f)
	case es.Generar:
		return r.generate()
	case es.Buscar:
		return r.search(f)
	case es.Mirar, es.Mostrar:
		return r.look(f)
	case es.Elegir, es.Escoger:
		return r.choose(f)
	case es.Nombrar:
		return r.nameIt()
	case es.Jugar, es.Bajar:
		if f.Verb == es.Bajar {
			if e, ok := r.altersStrength(true); ok {
				return e, true
			}
			if e, ok := try(r, func() (ability.Effect, bool) { return r.putDownAt(f, w) }); ok {
				return e, true
			}
		}
		return r.play(f)
	case es.Anular:
		return r.annul(f)
	case es.Cancelar:
		return r.cancel(f)
	case es.Prevenir:
		return r.prevent(f)
	case es.Redirigir:
		return r.redirect(f)
	case es.Reducir:
		if e, ok := r.altersStrength(true); ok {
			return e, true
		}
		return r.changeDamage(f)
	case es.Saltar:
		return r.skip(f)
	case es.Controlar:
		if f.Infinitive || f.Clitic != "" || w == "controla" && r.actor == ability.You {
			return r.takeOver(f)
		}
	case es.Ganar:
		if strings.HasPrefix(w, "sum") {
			return r.altersStrength(false)
		}
		return r.gainControl()
	case es.Obligar:
		return r.compels()
	case es.Permitir:
		return r.permits()
	case es.Perder:
		return r.playerLoses(f)
	case es.Tener:
		return r.phaseAgain()
	case es.Duplicar:
		return r.doubleStrength()
	case es.Intercambiar:
		if e, ok := try(r, r.trade); ok {
			return e, true
		}
		return r.swap()
	case es.Dar, es.Quitar:
		if e, ok := try(r, func() (ability.Effect, bool) { return r.removes(f, w) }); ok {
			return e, true
		}
		return r.giveStrength(f.Verb == es.Quitar)
	case es.Aumentar:
		if e, ok := r.altersStrength(false); ok {
			return e, true
		}
		return r.changeDamage(f)
	case es.Copiar:
		return r.copyAbility()
	case es.Desagrupar:
		return r.ungroup(f)
	case es.Activar, es.Utilizar:
		return r.useAbility()
	case es.Repetir:
		return r.repeat(f)
	case es.Hacer:
		if e, ok := try(r, func() (ability.Effect, bool) { return r.doAgain(f) }); ok {
			return e, true
		}
		if r.take("a tu oponente el mismo dano") {
			return r.sameDamage()
		}
		if r.one("que") {
			return r.effect()
		}
		if e, ok := try(r, r.madeSuch); ok {
			return e, true
		}
		if e, ok := try(r, r.madeToDo); ok {
			return e, true
		}
		if _, keyword := keywordOf[r.peek()]; keyword {
			return r.giveStrength(false)
		}
		return r.directDamage()
	case es.Convertir, es.Considerar, es.Declarar:
		if e, ok := try(r, r.phaseAgain); ok && f.Verb == es.Declarar && f.Clitic == "" {
			return e, true
		}
		return r.considered(f)
	case es.Cambiar:
		if e, ok := try(r, r.trade); ok {
			return e, true
		}
		return r.change(f)
	case es.Ordenar:
		if f.Clitic != "" {
			_ = r.one("como quieras", "como desees") || r.anyOrder()
			return ability.Put{Who: r.actor, What: r.it(), To: ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.AnyOrder}}, true
		}
	}
	return nil, false
}

// object reads the verb's object: its pronoun, or cards after it.
func (r *reader) object(f es.Form) (ability.Cards, bool) {
	if f.Clitic == "le" { // "destruirle un Aliado": the opponent's
		c, ok := r.cards()
		x, chosen := c.(ability.Chosen)
		if !ok || !chosen || x.Of.Of != ability.Anyone {
			return nil, false
		}
		x.Of.Of = ability.Opponent
		r.take("a tu oponente")
		return x, true
	}
	if f.Clitic != "" && f.Clitic != "se" {
		if r.found != nil && (f.Clitic == "lo" || f.Clitic == "la" && r.drawn == shape.NoneDrawn) {
			if r.foundFar() && (r.where == shape.Away || r.facts.Type != card.Talisman && !fetches[f.Verb]) {
				return nil, false // "si hay un Tótem en tu Cementerio, destiérralo": that, or this one?
			}
			found := *r.found
			r.pick(r.foundEach)
			r.pickType, r.pickNamed, r.pickName = shape.OneType(found), shape.OneType(found) == card.NoType, oneName(found)
			if r.foundEach {
				return ability.Every{Of: found}, true
			}
			return shape.OneOf(found), true // "si botaste un Aliado, ponlo": that one
		}
		if r.both != nil && !r.picked && !r.located && !(f.Verb == es.Jugar && staysInPlay(r.both)) || r.foeSaid && !r.foeActs && (!r.picked || r.gone) || r.asked && !r.picked && r.drawn == shape.NoneDrawn && (r.event == nil || ability.IsThis(r.event)) && es.TakesAway[f.Verb] && f.Verb != es.Descartar {
			return nil, false // the other card that was named, or this one?
		}
		if r.armed && f.Clitic == "la" {
			return nil, false // "si porta un Arma, ponla en tu Mano": that Arma
		}
		c, ok := r.pronoun(f.Clitic)
		if !ok {
			return nil, false
		}
		if f.Clitic == "los" || f.Clitic == "las" {
			_ = r.one("a todos", "a todas")
		}
		this := ability.IsThis(c)
		if c, ok = r.withKin(c, r.pos); !ok {
			return nil, false
		}
		return c, !this || !r.lost && (f.Clitic == "lo" || f.Clitic == "la" || r.pluralName())
	}
	looked := r.cardsLookedAt()
	c, ok := r.cards()
	if looked && (f.Verb == es.Desterrar || f.Verb == es.Remover || f.Verb == es.Barajar) && reflect.DeepEqual(c, theNamed(nil)) {
		return theNamed([]ability.Zone{ability.AmongThem}), ok // "muestra su Mano y destierra las cartas con ese nombre"
	}
	return c, ok
}

func (r *reader) plainAct(v ability.Verb, f es.Form) (ability.Effect, bool) {
	if v == ability.Save {
		if e, ok := try(r, func() (ability.Effect, bool) { return r.savesFrom(f) }); ok {
			return e, true
		}
		if f.Clitic != "" {
			r.answers = r.answers || r.harmed
			return ability.Act{Who: r.actor, Verb: v, What: r.theEvents()}, true
		}
	}
	if c, ok := try(r, func() (ability.Cards, bool) { return r.oneOfEach(f) }); ok {
		return ability.Act{Who: r.actor, Verb: v, What: c}, true
	}
	if f.Clitic == "" { // "lo destruye o descarta 2 cartas": what is destroyed was said
		if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherVerb(v) }); ok {
			return e, true
		}
	}
	fromPlay := v == ability.Remove && r.take("del juego")
	r.sifting = v == ability.ExileIt
	c, ok := r.object(f)
	r.sifting = false
	if !ok {
		return nil, false
	}
	if v == ability.Remove && !fromPlay || v == ability.ExileIt {
		r.take("del juego")
	}
	if c, ok = r.finishCount(c); !ok {
		return nil, false
	}
	if v == ability.Save && ability.IsIt(c) {
		c = r.theEvents() // nothing else is in need of it
		r.answers = r.answers || r.harmed
	}
	if r.nothingSaidOf(c) && !r.standsInHere() {
		return nil, false // "destruye 2": of what?
	}
	r.fromZone(c)
	if w := r.peek(); v == ability.ExileIt && (w == "hasta" || w == "mientras") {
		until, ok := r.duration()
		return ability.ExileFor{Who: r.actor, What: c, Until: until}, ok && (shape.InPlayForSure(c) || f.Clitic != "" && ability.IsIt(c)) && (until == ability.WhileThis || endsByItself[until])
	}
	first := ability.Act{Who: r.actor, Verb: v, What: c}
	return r.moreObjects(first), true
}

// eitherVerb reads "anula o destruye X".
func (r *reader) eitherVerb(v ability.Verb) (ability.Effect, bool) {
	if !r.one("o") {
		return nil, false
	}
	f := r.form(0)
	second, ok := plainVerbs[f.Verb]
	if !ok || f.Participle || f.Clitic != "" {
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
func (r *reader) oneOfEach(f es.Form) (ability.Cards, bool) {
	kind := ability.OneOfEachType
	if r.one("hasta") {
		kind = ability.UpToOneOfEachType
	}
	if f.Clitic != "" || !r.one("una", "1") || !r.take("carta de cada tipo") {
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
