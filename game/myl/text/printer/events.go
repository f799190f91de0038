package printer

import (
	"strings"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// trigger writes the event of a triggered ability: "cuando este Aliado entra en
// juego", "en tu Fase Final".
func (p *printer) trigger(a ability.Triggered) string {
	if e, ok := a.On.(ability.PhaseEvent); ok {
		if first, _ := untilStop(a.Do); shape.OnPurpose(first) {
			return "al comienzo " + from(phase(e.Window))
		}
		return p.when(e.Window)
	}
	return "cuando " + p.event(a.On, plainly)
}

// response writes the event of a response.
func (p *printer) response(e ability.Event) string {
	if e == nil {
		return ""
	}
	const head = "en respuesta a "
	switch e := e.(type) {
	case ability.PhaseEvent:
		return "en respuesta " + to(p.occasion(e))
	case ability.PlayerEvent:
		switch e.What {
		case ability.DeclaresAttack:
			return head + phase(ability.Window{Phase: ability.Attack, Whose: e.Who})
		case ability.DeclaresBlock:
			return head + phase(ability.Window{Phase: ability.Block, Whose: e.Who})
		case ability.ResolvesDamage:
			if e.Who == ability.Anyone {
				return head + "resolver el daño"
			}
			return head + "resolver el daño " + to(place(ability.Castle, shape.Against(e.Who)))
		case ability.RegroupsGold:
			return head + "la Agrupación de Oros oponente"
		}
	}
	return head + "que " + p.event(e, that)
}

func (p *printer) occasion(e ability.PhaseEvent) string {
	turn := map[ability.Player]string{ability.You: "tu turno", ability.Opponent: "el turno oponente", ability.Anyone: "el turno"}[e.Window.Whose]
	switch {
	case e.End:
		return "finalizar " + turn
	case e.Window.Phase == ability.Turn:
		return "el comienzo " + from(turn)
	case e.Window.Phase == ability.AnyPhase:
		return "cualquier fase del juego"
	}
	return phase(e.Window)
}

// event writes what happens, in a clause of its own.
func (p *printer) event(e ability.Event, m mood) string {
	switch e := e.(type) {
	case ability.CardEvent:
		if len(e.What) == 1 && e.What[0] == ability.IsPlayed {
			if m == plainly {
				return "juegas " + p.cards(e.Who)
			}
			return "juegues " + p.cards(e.Who)
		}
		if s := p.toTheirs(e, m); s != "" {
			return s
		}
		return p.cards(e.Who) + " " + p.cardVerbs(e.What, e.Who, m) + p.by(e.By)
	case ability.PlayerEvent:
		return p.playerEvent(e, m)
	case ability.AnyOf:
		var parts []string
		for _, one := range e.Events {
			parts = append(parts, p.event(one, m))
		}
		return strings.Join(parts, " o cuando ")
	}
	return ""
}

// toTheirs writes an event of which only says that cards go to a player's cemetery;
// "" any other.
func (p *printer) toTheirs(e ability.CardEvent, m mood) string {
	c, ok := e.Who.(ability.Chosen)
	if !ok || len(e.What) != 1 || e.What[0] != ability.IsBuried || c.Of.Of == ability.Anyone {
		return ""
	}
	whose := place(ability.Cemetery, c.Of.Of)
	c.Of.Of = ability.Anyone
	v := voice{wish: m != plainly, many: p.isMany(c), feminine: p.isFeminine(c)}
	return p.cards(c) + " " + v.is() + " " + v.part("enviado") + " " + to(whose) + p.by(e.By)
}

// cardVerbs writes what happens to a card: "es destruido o es desterrado".
func (p *printer) cardVerbs(verbs []ability.CardVerb, who ability.Cards, m mood) string {
	v := voice{wish: m != plainly, many: p.isMany(who), feminine: p.isFeminine(who)}
	var parts []string
	for _, w := range verbs {
		parts = append(parts, cardVerb(w, v))
	}
	s := strings.Join(parts, " o ")
	if c, ok := who.(ability.Chosen); ok && c.Of.Of == ability.Opponent {
		s = strings.ReplaceAll(s, "al Mazo Castillo oponente", "a tu Mazo Castillo")
	}
	return s
}

func cardVerb(w ability.CardVerb, v voice) string {
	be := v.is() + " "
	switch w {
	case ability.Enters:
		return v.verb(es.Entrar) + " en juego"
	case ability.Leaves:
		return v.verb(es.Salir) + " del juego"
	case ability.IsDestroyed:
		return be + v.part("destruido")
	case ability.IsExiled:
		return be + v.part("desterrado")
	case ability.IsRemoved:
		return be + v.part("removido") + " del juego"
	case ability.IsShuffledIn:
		return be + v.part("barajado")
	case ability.IsDiscarded:
		return be + v.part("descartado")
	case ability.Attacks:
		return be + v.part("declarado") + " " + v.noun("atacante")
	case ability.Blocks:
		return be + v.part("declarado") + " " + v.noun("bloqueador")
	case ability.IsBlocked:
		return be + v.part("bloqueado")
	case ability.DamagesCastle:
		return v.pick("hace", "hacen", "haga", "hagan") + " daño al Mazo Castillo oponente"
	case ability.IsAffected:
		return be + v.part("afectado")
	case ability.DoesNotAttack:
		return "no " + be + v.part("declarado") + " " + v.noun("atacante")
	case ability.DoesNotBlock:
		return "no " + be + v.part("declarado") + " " + v.noun("bloqueador")
	case ability.LosesStrength:
		return v.verb(es.Perder) + " Fuerza"
	case ability.EntersUnpaid:
		return v.verb(es.Entrar) + " en juego sin pagar su Coste"
	case ability.ActivatesIts:
		return v.verb(es.Activar) + " su Habilidad"
	case ability.LosesAbility:
		return v.verb(es.Perder) + " su Habilidad"
	case ability.IsPlayed:
		return be + v.part("jugado")
	case ability.UsesIts:
		return v.verb(es.Utilizar) + " su Habilidad"
	case ability.IsUnblocked:
		return "no " + be + v.part("bloqueado")
	case ability.IsReturned:
		return be + v.part("subido")
	case ability.IsBuried:
		return be + v.part("enviado") + " al Cementerio"
	case ability.IsBuriedFromPlay:
		return be + v.part("enviado") + " al Cementerio desde el juego"
	case ability.IsAnnulled:
		return be + v.part("anulado")
	case ability.IsMilled:
		return be + v.part("botado")
	case ability.IsRegrouped:
		return be + v.part("agrupado")
	case ability.IsPaid:
		return be + v.part("pagado")
	case ability.HasAttacked:
		return v.verb(es.Finalizar) + " de atacar"
	case ability.HasBlocked:
		return v.verb(es.Finalizar) + " de bloquear"
	}
	return ""
}

func (p *printer) playerEvent(e ability.PlayerEvent, m mood) string {
	v := verbsOfPlayers[e.What]
	var s string
	if e.What == ability.RunsOut {
		castle := "un Mazo Castillo"
		if e.Who != ability.Anyone {
			castle = place(ability.Castle, e.Who)
		}
		return castle + " se " + voice{wish: m != plainly}.pick("queda", "quedan", "quede", "queden") + " sin cartas"
	}
	switch {
	case e.Who == ability.You && m == plainly:
		s = youForm(v)
	case e.Who == ability.You:
		s = es.Conjugated(v, es.SubjunctiveYou)
	case e.Who == ability.Opponent:
		s = "tu oponente " + voice{wish: m != plainly}.verb(v)
	default:
		s = "un jugador " + voice{wish: m != plainly}.verb(v)
	}
	return s + p.doneBy(e)
}

// verbsOfPlayers gives the verb of what players do.
var verbsOfPlayers = map[ability.PlayerVerb]es.Verb{
	ability.Plays: es.Jugar, ability.PutsInPlay: es.Bajar, ability.Mills: es.Botar, ability.Discards: es.Descartar, ability.Draws: es.Robar,
	ability.Searches: es.Buscar, ability.Shuffles: es.Barajar, ability.UsesAbility: es.Utilizar, ability.DeclaresAttack: es.Declarar, ability.DeclaresBlock: es.Declarar,
}

// happened writes what a player did this turn: all those verbs end in -ar.
func (p *printer) happened(c ability.Happened, no string) string {
	s := p.did(c.On, no) + p.doneBy(c.On)
	switch {
	case !c.Last:
		return s + " este turno"
	case c.On.Who == ability.You:
		return s + " en tu último turno"
	}
	return s + " en su último turno"
}

// did writes "jugaste", "tu oponente no robó".
func (p *printer) did(e ability.PlayerEvent, no string) string {
	root := strings.TrimSuffix(es.Conjugated(verbsOfPlayers[e.What], es.Infinitive), "ar")
	if e.Who == ability.Opponent {
		return "tu oponente " + no + root + "ó"
	}
	return no + root + "aste"
}

// soOften writes "jugaste 2 o más Talismanes este turno".
func (p *printer) soOften(t ability.Tally, b ability.Bound, no string) string {
	var of ability.Filter
	if t.On.Card != nil {
		of = *t.On.Card
	}
	return p.did(t.On, no) + " " + p.soMany(b, of) + " este turno"
}

// tally writes "Talismanes que jugaste este turno".
func (p *printer) tally(t ability.Tally, many bool) string {
	var of ability.Filter
	if t.On.Card != nil {
		of = *t.On.Card
	}
	if t.On.Who == ability.Anyone {
		done := voice{many: many, feminine: feminineFilter(of)}.part(es.Conjugated(verbsOfPlayers[t.On.What], es.Participle))
		return p.filter(of, many) + " " + done + " este turno"
	}
	return p.filter(of, many) + " que " + p.did(t.On, "") + " este turno"
}

// ordinals writes which of several it is, of a masculine noun and of a feminine one.
var ordinals = map[int][2]string{2: {"segundo", "segunda"}, 3: {"tercer", "tercera"}}

// nth writes "tu segundo Talismán del turno".
func (p *printer) nth(e ability.PlayerEvent) string {
	var of ability.Filter
	if e.Card != nil {
		of = *e.Card
	}
	whose, gender := "su ", 0
	if e.Who == ability.You {
		whose = "tu "
	}
	if feminineFilter(of) {
		gender = 1
	}
	p.picked(shape.OneOf(of))
	return whose + ordinals[e.Nth][gender] + " " + p.filter(of, false) + " del turno"
}

// doneBy writes what stands after the verb of a player's event.
func (p *printer) doneBy(e ability.PlayerEvent) string {
	var s string
	if e.Nth > 0 {
		return " " + p.nth(e) + p.by(e.By)
	}
	switch e.What {
	case ability.Plays, ability.PutsInPlay:
		s += " " + p.cards(shape.OneOf(*e.Card))
	case ability.Mills, ability.Discards:
		s += " cartas"
	case ability.Draws:
		s += " una carta"
	case ability.UsesAbility:
		s += " una Habilidad"
		if e.Card != nil {
			s += " de " + p.cards(shape.OneOf(*e.Card))
		}
	case ability.DeclaresAttack:
		s += " ataque"
	case ability.DeclaresBlock:
		s += " bloqueo"
	case ability.Searches, ability.Shuffles:
		if e.What == ability.Searches {
			s += " en"
		}
		if s += " su Mazo Castillo"; e.Who == ability.You {
			s = strings.Replace(s, "su", "tu", 1)
		}
	}
	return s + p.by(e.By)
}
