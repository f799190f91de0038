package text

import (
	"strconv"
	"strings"

	"castillo/game/myl/ability"
)

// trigger writes the event of a triggered ability: "cuando este Aliado entra en
// juego", "en tu Fase Final".
func (p *printer) trigger(a ability.Triggered) string {
	if e, ok := a.On.(ability.PhaseEvent); ok {
		if first, _ := untilStop(a.Do); onPurpose(first) {
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
		return head + p.occasion(e)
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
			return head + "resolver el daño " + to(place(ability.Castle, against(e.Who)))
		case ability.RegroupsGold:
			return head + "la Agrupación de Oros oponente"
		}
	}
	return head + "que " + p.event(e, that)
}

func (p *printer) occasion(e ability.PhaseEvent) string {
	switch {
	case e.End && e.Window.Whose == ability.You:
		return "finalizar tu turno"
	case e.End && e.Window.Whose == ability.Opponent:
		return "finalizar el turno oponente"
	case e.End:
		return "finalizar el turno"
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
		return v.verb(vEntrar) + " en juego"
	case ability.Leaves:
		return v.verb(vSalir) + " del juego"
	case ability.IsDestroyed:
		return be + v.part("destruido")
	case ability.IsExiled:
		return be + v.part("desterrado")
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
		return v.verb(vPerder) + " Fuerza"
	case ability.IsPlayed:
		return be + v.part("jugado")
	case ability.UsesIts:
		return v.verb(vUtilizar) + " su Habilidad"
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
		return v.verb(vFinalizar) + " de atacar"
	case ability.HasBlocked:
		return v.verb(vFinalizar) + " de bloquear"
	}
	return ""
}

func (p *printer) playerEvent(e ability.PlayerEvent, m mood) string {
	v := verbsOfPlayers[e.What]
	var s string
	switch {
	case e.Who == ability.You && m == plainly:
		s = youForm(v)
	case e.Who == ability.You:
		s = conjugated(v, subjunctiveYou)
	case e.Who == ability.Opponent:
		s = "tu oponente " + voice{wish: m != plainly}.verb(v)
	default:
		s = "un jugador " + voice{wish: m != plainly}.verb(v)
	}
	return s + p.doneBy(e)
}

// verbsOfPlayers gives the verb of what players do.
var verbsOfPlayers = map[ability.PlayerVerb]verb{
	ability.Plays: vJugar, ability.Mills: vBotar, ability.Discards: vDescartar, ability.Draws: vRobar,
	ability.Searches: vBuscar, ability.Shuffles: vBarajar, ability.UsesAbility: vUtilizar, ability.DeclaresAttack: vDeclarar, ability.DeclaresBlock: vDeclarar,
}

// happened writes what a player did this turn: all those verbs end in -ar.
func (p *printer) happened(c ability.Happened, no string) string {
	return p.did(c.On, no) + p.doneBy(c.On) + " este turno"
}

// did writes "jugaste", "tu oponente no robó".
func (p *printer) did(e ability.PlayerEvent, no string) string {
	root := strings.TrimSuffix(conjugated(verbsOfPlayers[e.What], infinitive), "ar")
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
	return p.did(t.On, no) + " " + p.countOf(b, of) + " este turno"
}

// tally writes "Talismanes que jugaste este turno".
func (p *printer) tally(t ability.Tally, many bool) string {
	var of ability.Filter
	if t.On.Card != nil {
		of = *t.On.Card
	}
	return p.filter(of, many) + " que " + p.did(t.On, "") + " este turno"
}

// doneBy writes what stands after the verb of a player's event.
func (p *printer) doneBy(e ability.PlayerEvent) string {
	var s string
	switch e.What {
	case ability.Plays:
		s += " " + p.cards(one(*e.Card))
	case ability.Mills, ability.Discards:
		s += " cartas"
	case ability.Draws:
		s += " una carta"
	case ability.UsesAbility:
		s += " una Habilidad"
		if e.Card != nil {
			s += " de " + p.cards(one(*e.Card))
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

// condition writes what follows "si".
func (p *printer) condition(c ability.Condition) string {
	switch c := c.(type) {
	case ability.All:
		var parts []string
		for _, one := range c.Of {
			parts = append(parts, p.condition(one))
		}
		return strings.Join(parts, " y ")
	case ability.Any:
		var parts []string
		for _, one := range c.Of {
			parts = append(parts, p.condition(one))
		}
		return strings.Join(parts, " o ")
	case ability.Not:
		return p.negated(c.Of)
	case ability.Exists:
		return p.exists(c, "")
	case ability.Only:
		return p.only(c)
	case ability.OnlyThis:
		return "solo controlas " + p.this()
	case ability.Fits:
		return p.fits(c, "")
	case ability.Compares:
		return p.compares(c, "")
	case ability.DeclaredAttack:
		return "declaraste ataque"
	case ability.Happened:
		return p.happened(c, "")
	case ability.FirstTurn:
		return "es tu primer turno"
	case ability.During:
		return "es " + phase(c.Window)
	case ability.TurnOf:
		if c.Who == ability.Opponent {
			return "es el turno oponente"
		}
		return "es tu turno"
	}
	return ""
}

func (p *printer) negated(c ability.Condition) string {
	switch c := c.(type) {
	case ability.Exists:
		return p.exists(c, "no ")
	case ability.Fits:
		return p.fits(c, "no ")
	case ability.Happened:
		return p.happened(c, "no ")
	case ability.DeclaredAttack:
		return "no declaraste ataque"
	case ability.Compares:
		return p.compares(c, "no ")
	case ability.During:
		return "no es " + phase(c.Window)
	}
	return "no es cierto que " + p.condition(c)
}

// exists writes "controlas 2 o más Aliados", "hay un Oro en juego".
func (p *printer) exists(c ability.Exists, no string) string {
	f := c.Of
	p.spelled = p.spelled || len(f.Names) > 0
	if len(f.That) > 0 && f.That[len(f.That)-1] == (ability.Quality)(ability.Is{State: ability.IsNamed}) {
		return "tu oponente " + no + "la tiene en su Mano"
	}
	head := no + "hay "
	switch {
	case len(f.In) > 0 && f.In[0] == ability.AmongThem:
		f.In = nil
		if p.drawn == oneDrawn && c.Count == atLeastOne && !bareFilter(f) {
			return "esa carta " + no + p.are(f, false)
		}
		head = no + "hay entre esas cartas "
	case f.Of == ability.You && len(f.In) == 0:
		f.Of = ability.Anyone
		head = no + "controlas "
	case f.Of == ability.You:
		head = no + "tienes "
	case f.Of == ability.Opponent && len(f.In) == 0:
		f.Of = ability.Anyone
		head = "tu oponente " + no + "controla "
	}
	if len(f.In) > 0 {
		where := " en " + zones(f.In, f.Of)
		f.In, f.Of = nil, ability.Anyone
		return head + p.countOf(c.Count, f) + where
	}
	return head + p.countOf(c.Count, f)
}

// countOf writes "un Aliado", "2 o más cartas", "exactamente 3 Oros".
func (p *printer) countOf(b ability.Bound, f ability.Filter) string {
	n, _ := b.N.(ability.Number)
	if (n > 1 || b.Op == ability.AtMost) && !p.since {
		p.many, p.feminine = true, feminineFilter(f)
	}
	other := ""
	if f.Other {
		f.Other = false
		other = "otros "
		if feminineFilter(f) {
			other = "otras "
		}
	}
	switch {
	case b.Op == ability.AtLeast && n == 1:
		if other != "" {
			f.Other = true
		}
		return p.quantity(1, f, feminineFilter(f))
	case b.Op == ability.AtLeast:
		return strconv.Itoa(int(n)) + " o más " + other + p.filter(f, true)
	case b.Op == ability.AtMost:
		return strconv.Itoa(int(n)) + " o menos " + other + p.filter(f, true)
	}
	return "exactamente " + strconv.Itoa(int(n)) + " " + other + p.filter(f, n != 1)
}

func (p *printer) only(c ability.Only) string {
	p.many, p.feminine = true, feminineFilter(c.All)
	who := "todos los "
	all := c.All
	if feminineFilter(all) {
		who = "todas las "
	}
	if all.Of == ability.You && len(all.In) == 0 {
		who = "todos tus "
		if feminineFilter(all) {
			who = "todas tus "
		}
		all.Of = ability.Anyone
	}
	are := p.are(c.Are, true)
	if c.Was {
		if is, ok := strings.CutPrefix(are, "son "); ok {
			are = "eran " + is
		} else {
			are = "tenían " + strings.TrimPrefix(are, "tienen ")
		}
	}
	return who + p.filter(all, true) + " " + are
}

// are writes what cards must be: "son de raza Héroe", "tienen Fuerza 2 o menos".
func (p *printer) are(f ability.Filter, many bool) string {
	if f.Strength.Op != ability.NoBound && len(f.Types) == 0 && f.Races == 0 {
		if many {
			return "tienen Fuerza " + p.bound(f.Strength)
		}
		return "tiene Fuerza " + p.bound(f.Strength)
	}
	be := "es "
	if many {
		be = "son "
	}
	if len(f.Types) > 0 || len(f.Names) > 0 || f.Title != "" {
		if many {
			return be + p.filter(f, true)
		}
		return be + p.quantity(1, f, feminineFilter(f))
	}
	return be + strings.TrimPrefix(p.qualities(f, many), " ")
}

func (p *printer) fits(c ability.Fits, no string) string {
	p.spelled = p.spelled || c.Who == (ability.Cards)(ability.This{}) || c.Who == (ability.Cards)(ability.Bearer{})
	who := p.cards(c.Who) + " " + no
	if c.Who == (ability.Cards)(ability.TheOther{}) {
		who = "la otra carta " + no
	}
	f := c.Is
	v := voice{many: p.isMany(c.Who), feminine: p.isFeminine(c.Who)}
	says := func(one, many string) string {
		if v.many {
			return who + many
		}
		return who + one
	}
	switch {
	case len(f.In) > 0 && bareFilter(f):
		return says("está", "están") + " en " + zones(f.In, f.Of)
	case bareFilter(f) && f.Of == ability.Anyone:
		return says("está", "están") + " en juego"
	}
	if len(f.That) == 1 && len(f.Types) == 0 && f.Races == 0 {
		if q, ok := f.That[0].(ability.Is); ok {
			switch q.State {
			case ability.IsNamed:
				return says("es la carta nombrada", "son la carta nombrada")
			case ability.Armed:
				return says("porta", "portan") + " un Arma"
			case ability.CanAttack:
				return says("puede", "pueden") + " atacar"
			case ability.DestroyedNow:
				return says("fue ", "fueron ") + v.part("destruido")
			case ability.AttackedNow:
				return says("atacó", "atacaron") + " este turno"
			case ability.DidBlockNow:
				return says("bloqueó", "bloquearon") + " este turno"
			case ability.FoughtNow:
				return says("atacó o bloqueó", "atacaron o bloquearon") + " este turno"
			case ability.EnteredNow:
				return says("entró", "entraron") + " en juego este turno"
			case ability.BlockedNow:
				return says("fue ", "fueron ") + v.part("bloqueado") + " este turno"
			case ability.Unblocked:
				if no == "" {
					return says("no está ", "no están ") + v.part("bloqueado")
				}
			case ability.DamagedNow:
				return says("hizo", "hicieron") + " daño al Mazo Castillo este turno"
			}
		}
	}
	return who + p.are(f, p.isMany(c.Who))
}

func (p *printer) compares(c ability.Compares, no string) string {
	if w, ok := c.A.(ability.WeaponsOf); ok {
		n, _ := c.With.(ability.Number)
		return no + p.cards(w.Of) + " porta " + strconv.Itoa(int(n)+1) + " o más Armas"
	}
	if t, ok := c.A.(ability.Tally); ok {
		return p.soOften(t, ability.Bound{Op: c.Op, N: c.With}, no)
	}
	a, _ := c.A.(ability.CountOf)
	f := a.Of
	f.Of = ability.Anyone
	word := "menos "
	switch c.Op {
	case ability.MoreThan:
		word = "más "
	case ability.Equal:
		word = "la misma cantidad de "
	}
	if len(f.In) > 0 {
		in := f.In
		f.In = nil
		return no + "tienes " + word + p.filter(f, true) + " en " + zones(in, ability.You) + " que tu oponente"
	}
	return no + "controlas " + word + p.filter(f, true) + " que tu oponente"
}
