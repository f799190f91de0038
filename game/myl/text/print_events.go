package text

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// trigger writes the event of a triggered ability: "cuando este Aliado entra en
// juego", "en tu Fase Final".
func (p *printer) trigger(e ability.Event) string {
	if e, ok := e.(ability.PhaseEvent); ok {
		return p.when(e.Window)
	}
	return "cuando " + p.event(e, plainly)
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
			return head + "resolver el daño"
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

// cardVerbs writes what happens to a card: "es destruido o es desterrado".
func (p *printer) cardVerbs(verbs []ability.CardVerb, who ability.Cards, m mood) string {
	v := voice{wish: m != plainly, many: p.isMany(who), feminine: p.isFeminine(who)}
	var parts []string
	for _, w := range verbs {
		parts = append(parts, cardVerb(w, v))
	}
	return strings.Join(parts, " o ")
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
	case ability.LosesStrength:
		return v.verb(vPerder) + " Fuerza"
	case ability.IsPlayed:
		return be + v.part("jugado")
	case ability.UsesIts:
		return v.verb(vUtilizar) + " su Habilidad"
	}
	return ""
}

func (p *printer) playerEvent(e ability.PlayerEvent, m mood) string {
	v := map[ability.PlayerVerb]verb{
		ability.Plays: vJugar, ability.Mills: vBotar, ability.Discards: vDescartar, ability.Draws: vRobar,
		ability.UsesAbility: vUtilizar, ability.DeclaresAttack: vDeclarar, ability.DeclaresBlock: vDeclarar,
	}[e.What]
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
	switch e.What {
	case ability.Plays:
		s += " " + p.cards(one(*e.Card))
	case ability.Mills, ability.Discards:
		s += " cartas"
	case ability.Draws:
		s += " una carta"
	case ability.UsesAbility:
		s += " una Habilidad"
	case ability.DeclaresAttack:
		s += " ataque"
	case ability.DeclaresBlock:
		s += " bloqueo"
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
		return p.compares(c)
	case ability.DeclaredAttack:
		return "declaraste ataque"
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
	case ability.DeclaredAttack:
		return "no declaraste ataque"
	}
	return ""
}

// exists writes "controlas 2 o más Aliados", "hay un Oro en juego".
func (p *printer) exists(c ability.Exists, no string) string {
	f := c.Of
	p.spelled = p.spelled || f.Name != ""
	if len(f.That) > 0 && f.That[len(f.That)-1] == (ability.Quality)(ability.Is{State: ability.IsNamed}) {
		return "tu oponente " + no + "la tiene en su Mano"
	}
	head := no + "hay "
	switch {
	case len(f.In) > 0 && f.In[0] == ability.AmongThem:
		f.In = nil
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
	if b.Op != ability.AtLeast || n > 1 {
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
	return who + p.filter(all, true) + " " + p.are(c.Are, true)
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
	if len(f.Types) > 0 || f.Name != "" || f.Title != "" {
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
	f := c.Is
	switch {
	case len(f.In) > 0 && bareFilter(f):
		return who + "está en " + zones(f.In, f.Of)
	case bareFilter(f) && f.Of == ability.Anyone:
		return who + "está en juego"
	}
	if len(f.That) == 1 && len(f.Types) == 0 && f.Races == 0 {
		if q, ok := f.That[0].(ability.Is); ok {
			switch q.State {
			case ability.Armed:
				return who + "porta un Arma"
			case ability.DestroyedNow:
				return who + "fue " + voice{feminine: p.isFeminine(c.Who)}.part("destruido")
			case ability.EnteredNow:
				return who + "entró en juego este turno"
			}
		}
	}
	return who + p.are(f, false)
}

func (p *printer) compares(c ability.Compares) string {
	if w, ok := c.A.(ability.WeaponsOf); ok {
		return p.cards(w.Of) + " porta más de " + p.measure(c.With) + " Armas"
	}
	a, _ := c.A.(ability.CountOf)
	f := a.Of
	f.Of = ability.Anyone
	word := "menos "
	if c.Op == ability.MoreThan {
		word = "más "
	}
	return "controlas " + word + p.filter(f, true) + " que tu oponente"
}

// rule writes what binds players.
func (p *printer) rule(e ability.Rule, m mood) string {
	before := p.actor
	p.actor = ability.You
	s := p.ruleIs(e.Is, m)
	if d := p.duration(e.Until); d != "" {
		s += " " + d
	}
	_ = before
	if m == toDo {
		return "que " + s
	}
	return s
}

func (p *printer) ruleIs(r ability.PlayerRule, m mood) string {
	wish := m != plainly
	can := voice{wish: wish}.can()
	switch r := r.(type) {
	case ability.Forbid:
		return p.forbid(r, wish)
	case ability.Limit:
		return p.limitRule(r, wish)
	case ability.Cost:
		return p.costRule(r, wish)
	case ability.Allowance:
		v := voice{wish: wish, many: r.Who == ability.Anyone}
		if r.Who == ability.You {
			return youCan(wish) + " jugar hasta " + strconv.Itoa(r.N) + " " + p.filter(r.Card, true) + " por turno"
		}
		return players(r.Who) + " " + v.can() + " jugar hasta " + strconv.Itoa(r.N) + " " + p.filter(r.Card, true) + " por turno"
	case ability.SkipPhase:
		verb := voice{wish: wish, many: r.Who == ability.Anyone}.verb(vSaltar)
		return players(r.Who) + " se " + verb + " " + phase(ability.Window{Phase: r.What})
	case ability.Replace:
		return "todos los " + p.filter(r.Who, true) + " destruidos " + voice{wish: wish, many: true}.is() + " desterrados"
	case ability.LessDamage:
		return "el Daño Directo se " + voice{wish: wish}.verb(vReducir) + " en " + strconv.Itoa(r.N)
	case ability.DoubleGold:
		return "tus Oros " + voice{wish: wish, many: true}.verb(vGenerar) + " el doble"
	case ability.ShowHands:
		return "los jugadores " + voice{wish: wish, many: true}.verb(vMostrar) + " su Mano"
	case ability.NextCard:
		v := voice{wish: wish, feminine: feminineFilter(r.Of)}
		var parts []string
		for _, t := range r.Traits {
			parts = append(parts, p.trait(t, v))
		}
		head := "el próximo "
		if v.feminine {
			head = "la próxima "
		}
		return head + p.filter(r.Of, false) + " que juegues " + strings.Join(parts, " y ")
	case ability.From:
		s := youCan(wish) + " jugar " + p.this() + " desde " + place(r.Zone, ability.You)
		if r.Exiled {
			s += ", si lo haces, destiérralo"
		}
		return s
	case ability.ZoneAsHand:
		return youCan(wish) + " jugar con tu Cementerio"
	case ability.NegateBonuses:
		return "todos los bonificadores de Fuerza se " + voice{wish: wish, many: true}.pick("aplican", "aplican", "apliquen", "apliquen") + " negativamente"
	case ability.OnlyDrawIn:
		return "solo se " + can + " robar en la Fase Final"
	case ability.Instead:
		return "en vez de robar una carta, puedes " + p.effect(r.Do, toDo)
	}
	return ""
}

func youCan(wish bool) string {
	if wish {
		return "puedas"
	}
	return "puedes"
}

func players(who ability.Player) string {
	switch who {
	case ability.Opponent:
		return "tu oponente"
	case ability.You:
		return "tú"
	}
	return "los jugadores"
}

func (p *printer) forbid(r ability.Forbid, wish bool) string {
	var head string
	switch r.Who {
	case ability.You:
		head = "no " + youCan(wish) + " "
	case ability.Opponent:
		head = "tu oponente no " + voice{wish: wish}.can() + " "
	default:
		head = "los jugadores no " + voice{wish: wish, many: true}.can() + " "
	}
	switch r.What {
	case ability.PlayCards:
		return head + "jugar " + p.ruled(r.Card)
	case ability.DeclareAttack:
		return head + "declarar ataque"
	case ability.DeclareBlock:
		return head + "declarar bloqueo"
	case ability.DrawCards:
		return head + "robar"
	case ability.SearchCastle:
		return head + "buscar en cualquier Mazo Castillo"
	case ability.ShuffleCards:
		return head + "barajar cartas"
	case ability.GenerateGold:
		return head + "generar Oros"
	case ability.UseAnnul:
		return head + "jugar ni activar habilidades de anulación"
	case ability.UseAbilities:
		return head + "activar habilidades de " + p.ruled(r.Card)
	case ability.UseHarming:
		return head + "activar habilidades que afecten a " + p.ruled(r.Card)
	}
	var names []string
	for _, z := range r.In {
		n := zoneNames[z]
		names = append(names, article(n.feminine, false)+" "+n.name)
	}
	return head + "jugar con " + strings.Join(names, " ni con ")
}

// ruled writes the cards a rule is about, in the plural.
func (p *printer) ruled(f *ability.Filter) string {
	if f == nil {
		return typeNouns[card.NoType][1]
	}
	if len(f.That) == 1 && f.That[0] == (ability.Quality)(ability.Is{State: ability.IsNamed}) {
		return "la carta nombrada"
	}
	g := *f
	if g.Of == ability.You && len(g.In) == 0 {
		g.Of = ability.Anyone
		return "tus " + p.filter(g, true)
	}
	return p.filter(g, true)
}

func (p *printer) limitRule(r ability.Limit, wish bool) string {
	v := voice{wish: wish, many: r.Who == ability.Anyone}
	head := players(r.Who) + " "
	switch {
	case r.What == ability.PlayCards && r.Card != nil:
		noun := strconv.Itoa(r.N) + " " + p.filter(*r.Card, r.N != 1)
		s := head + "solo " + v.can() + " jugar " + noun
		if r.When != ability.AnyPhase {
			return p.when(ability.Window{Phase: r.When}) + ", " + s
		}
		return s + " por turno"
	case r.What == ability.DeclareAttack && r.Op == ability.AtLeast:
		return head + "solo " + v.can() + " declarar ataque con " + strconv.Itoa(r.N) + " o más Aliados"
	case r.What == ability.DeclareBlock:
		return head + v.must() + " declarar bloqueo con al menos " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado")
	}
	return "solo se " + voice{wish: wish}.can() + " declarar " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado") + " " + voice{many: r.N != 1}.noun("atacante") + " por turno"
}

func (p *printer) costRule(r ability.Cost, wish bool) string {
	step := golds(r.By) + " más"
	if r.By < 0 {
		step = golds(-r.By) + " menos"
	}
	many := voice{wish: wish, many: true}.verb(vCostar) + " "
	if r.Harming {
		return "las habilidades de cartas oponentes que afecten a " + p.ruled(&r.Of) + " " + many + step
	}
	f := r.Of
	f.Of = r.Who
	switch {
	case r.On != nil:
		return "jugar " + p.ruled(&f) + " en " + p.cards(r.On) + " " + voice{wish: wish}.verb(vCostar) + " " + step
	case r.Next:
		head := "el próximo "
		if feminineFilter(f) {
			head = "la próxima "
		}
		f.Of = ability.Anyone
		return head + p.filter(f, false) + " que juegues " + voice{wish: wish}.verb(vCostar) + " " + step
	}
	return "jugar " + p.ruled(&f) + " " + voice{wish: wish}.verb(vCostar) + " " + step
}
