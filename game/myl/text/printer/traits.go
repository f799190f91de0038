package printer

import (
	"slices"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// voice is the agreement of a verb with its subject.
type voice struct {
	wish     bool // subjunctive
	many     bool
	feminine bool
	lies     ability.Zone // the one zone out of play where the cards lie
	itself   bool         // "su" might be said of another: it is the card whose text it is, its bearer, or one that was chosen when others had gone
}

// pick chooses among the four forms: is, are, be (one), be (many).
func (v voice) pick(is, are, be, beMany string) string {
	switch {
	case v.wish && v.many:
		return beMany
	case v.wish:
		return be
	case v.many:
		return are
	}
	return is
}

// verb writes a verb in agreement.
func (v voice) verb(w es.Verb) string {
	return v.pick(es.Third(w), es.Conjugated(w, es.Plural), es.Conjugated(w, es.Subjunctive), es.Conjugated(w, es.SubjunctivePlural))
}

func (v voice) is() string { return v.pick("es", "son", "sea", "sean") }

func (v voice) can() string { return v.pick("puede", "pueden", "pueda", "puedan") }

func (v voice) must() string { return v.pick("debe", "deben", "deba", "deban") }

// part makes a masculine participle agree.
func (v voice) part(w string) string {
	if v.feminine {
		w = w[:len(w)-1] + "a"
	}
	if v.many {
		w += "s"
	}
	return w
}

func (v voice) noun(one string) string {
	if !v.many {
		return one
	}
	if strings.HasSuffix(one, "r") {
		return one + "es"
	}
	return one + "s"
}

// modify writes "un Aliado gana 1 a la Fuerza hasta la Fase Final".
func (p *printer) modify(e ability.Modify, m mood) string {
	p.actor, p.able = ability.You, shape.Ables(e) || shape.Obliges(e)
	_, another := e.Who.(ability.Chosen)
	itself := ability.IsThis(e.Who) || ability.IsBearer(e.Who) || another && p.gone
	many := p.many
	who := p.subject(e.Who)
	v := voice{wish: m != plainly, many: p.isMany(e.Who), feminine: p.isFeminine(e.Who), itself: itself}
	v.lies = restsIn(e.Who)
	if all, ok := e.Who.(ability.Every); ok && shape.WholeZone(all.Of) {
		who, v.many = "todas las cartas "+from(who), true
	}
	var parts []string
	now := p.many
	if !takenFromThem(e.Who) {
		p.many = many && now // "esa carta" is the one before these
	}
	for i, t := range e.Traits {
		if of := shape.TakenFrom(t); of == nil {
			parts = append(parts, p.trait(t, v))
		} else if !slices.ContainsFunc(e.Traits[:i], func(t ability.Trait) bool { return shape.TakenFrom(t) != nil }) {
			parts = append(parts, p.likeness(e.Traits[i:], of, v)) // all that is taken from one card at once
		}
	}
	p.many = now
	s := who + " " + strings.Join(parts, " y ")
	if d := p.duration(e.Until); d != "" {
		s += " " + d
	}
	if m == toDo {
		return "que " + s
	}
	return s
}

// restsIn is the one zone out of play where all of some cards lie, InPlay where there is none.
func restsIn(c ability.Cards) ability.Zone {
	if all, ok := c.(ability.Every); ok && len(all.Of.In) == 1 && shape.OutOfPlay(all.Of.In[0]) {
		return all.Of.In[0]
	}
	return ability.InPlay
}

// takenFromThem reports whether cards are some of those at hand.
func takenFromThem(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return shape.AmongThem(c.Of)
	case ability.Every:
		return shape.AmongThem(c.Of)
	}
	return false
}

func (p *printer) trait(t ability.Trait, v voice) string {
	switch t := t.(type) {
	case ability.Strengthen:
		return v.verb(es.Ganar) + " " + p.strength(t.By, v)
	case ability.Weaken:
		return v.verb(es.Perder) + " " + p.strength(t.By, v)
	case ability.SetStrength:
		return v.verb(es.Tener) + " Fuerza " + p.value(t.To, v)
	case ability.SetCost:
		return v.verb(es.Tener) + " Coste " + p.value(t.To, v)
	case ability.Change:
		return p.change(t, v)
	case ability.With:
		return v.is() + " " + v.noun(Keywords[t.Keyword])
	case ability.ConsideredAs:
		switch {
		case !t.Only:
			return "se " + v.verb(es.Considerar) + " " + considered(t, v)
		case t.Type == card.NoType:
			return "se " + v.verb(es.Convertir) + " a " + strings.TrimPrefix(strings.Replace(considered(t, v), "de raza", "la raza", 1), "de ")
		}
		return "se " + v.verb(es.Convertir) + " en " + considered(t, v)
	case ability.AbilityOf:
		return v.verb(es.Tener) + " la Habilidad " + from(p.cards(t.Of))
	case ability.RaceOf:
		return v.verb(es.Tener) + " la Raza " + from(p.cards(t.Of))
	case ability.Cannot:
		if t.What == ability.BePlayed && t.By != nil {
			return "no " + v.can() + " " + p.deed(t.What, v, nil) + " por tu oponente"
		}
		return "no " + v.can() + " " + p.deed(t.What, v, t.Of) + p.by(t.By)
	case ability.OnlyBy:
		return "solo " + v.can() + " " + p.deed(t.What, v, nil) + " por " + p.filter(t.Of, true)
	case ability.CannotUnless:
		defer func(many, feminine bool) { p.many, p.feminine = many, feminine }(p.many, p.feminine) // It is not what is asked
		return "solo " + v.can() + " " + p.deed(t.What, v, nil) + " si " + p.condition(t.If)
	case ability.OnlyTo:
		return "solo " + v.can() + " " + p.deed(t.What, v, nil) + " " + p.filter(t.Of, true)
	case ability.OnlyOne:
		return v.is() + " " + map[bool]string{false: "el único", true: "la única"}[v.feminine] + " que puede " + p.deed(t.What, v, t.Of)
	case ability.Must:
		return v.must() + " " + p.mustDo(t, v)
	case ability.Capacity:
		if n, ok := t.N.(ability.Number); ok && t.What == ability.BeBlocked {
			return "no " + v.can() + " ser " + v.part("bloqueado") + " por más de " + strconv.Itoa(int(n)) + " " + voice{many: n != 1}.noun("Aliado")
		}
		if t == (ability.Capacity{What: ability.CarryWeapon, N: ability.Number(1)}) {
			return "no " + v.can() + " portar más de 1 Arma" // anyone carries one
		}
		return v.can() + " " + p.capacity(t)
	case ability.FixedPrice:
		return v.verb(es.Costar) + " " + golds(t.To)
	case ability.CostChange:
		s := v.verb(es.Costar) + " " + golds(t.By) + " más"
		if t.By < 0 {
			s = v.verb(es.Costar) + " " + golds(-t.By) + " menos"
		}
		return s + p.asOften(t.Each) + leastPrice(t.Least)
	case ability.MoreDamage:
		more, n := " de daño más", t.By
		if n < 0 {
			more, n = " de daño menos", -n
		}
		return v.pick("hace", "hacen", "haga", "hagan") + " " + strconv.Itoa(n) + more + p.asOften(t.Each)
	case ability.AttackBeside:
		return v.can() + " ser " + v.part("declarado") + " " + v.noun("atacante") + " junto con " + p.cards(shape.OneOf(t.Of))
	case ability.AttackIf:
		of := t.Of
		of.Types = []card.Type{card.Ally}
		if t.N == 1 {
			return "solo " + v.can() + " atacar si lo acompaña un " + p.filter(of, false)
		}
		return "solo " + v.can() + " atacar si lo acompañan " + strconv.Itoa(t.N) + " " + p.filter(of, true)
	}
	return ""
}

// considered writes as what cards are considered: "de raza Héroe", "un Aliado de raza Héroe".
func considered(t ability.ConsideredAs, v voice) string {
	race := ""
	switch len(t.Races.List()) {
	case 0:
	case card.RaceCount:
		race = "de todas las razas"
	default:
		var words []string
		for _, r := range t.Races.List() {
			words = append(words, r.String())
		}
		race = "de raza " + andAlso(words)
	}
	if t.Type == card.NoType {
		return race
	}
	if race != "" {
		race = " " + race
	}
	if v.many {
		return es.TypeNouns[t.Type][1] + race
	}
	return "un " + es.TypeNouns[t.Type][0] + race
}

// strength writes "2 a la Fuerza por cada X".
func (p *printer) strength(a ability.Amount, v voice) string {
	if n, ok := a.(ability.Number); ok {
		return strconv.Itoa(int(n)) + " a la Fuerza"
	}
	if n, per := shape.PerCard(a); per != nil {
		return strconv.Itoa(n) + " a la Fuerza por cada " + p.counted(per)
	}
	if a == ability.Amount(ability.OwnCost) {
		return "Fuerza igual a " + v.ownCost()
	}
	return "tanta Fuerza como " + p.measure(a)
}

// value writes "0", "igual a su Coste".
func (p *printer) value(a ability.Amount, v voice) string {
	if n, ok := a.(ability.Number); ok {
		return strconv.Itoa(int(n))
	}
	if a == ability.Amount(ability.OwnCost) {
		return "igual a " + v.ownCost()
	}
	return "igual " + to(p.measure(a))
}

// ownCost writes "su Coste" of the card that is spoken of.
func (v voice) ownCost() string {
	if v.itself {
		return "su propio Coste"
	}
	return "su Coste"
}

// change writes a trait that needs no more said of it: what [reader.traitHere] reads as [plain].
func (p *printer) change(c ability.Change, v voice) string {
	switch c {
	case ability.DoubleStrength:
		return v.verb(es.Duplicar) + " su Fuerza"
	case ability.StrengthFromCost:
		return v.verb(es.Cambiar) + " su Fuerza por su Coste"
	case ability.LoseAbility:
		return v.verb(es.Perder) + " su Habilidad"
	case ability.LoseRace:
		return v.verb(es.Perder) + " su Raza"
	case ability.LoseModifiers:
		return v.verb(es.Perder) + " sus modificadores de Fuerza"
	case ability.NoModifiers:
		return "no " + v.can() + " recibir modificadores de Fuerza"
	case ability.NoGains:
		return "no " + v.can() + " ganar Fuerza"
	case ability.NoLosses:
		return "no " + v.can() + " perder Fuerza"
	case ability.SpendsStrength:
		return v.can() + " bloquear Aliados hasta agotar su Fuerza"
	case ability.ExilesDamaged:
		return v.verb(es.Desterrar) + " las cartas botadas por su daño"
	case ability.DoubleDamage:
		return v.verb(es.Duplicar) + " su daño"
	case ability.HalfDamage:
		return v.pick("hace", "hacen", "haga", "hagan") + " la mitad de su daño"
	case ability.AttackAtOnce:
		return v.can() + " atacar el turno que " + v.pick("entra", "entran", "entra", "entran") + " en juego"
	case ability.MayAttack:
		return v.can() + " ser " + v.part("declarado") + " " + v.noun("atacante")
	case ability.MayBlock:
		return v.can() + " ser " + v.part("declarado") + " " + v.noun("bloqueador")
	case ability.BlockUnblockable:
		return v.can() + " bloquear Aliados Imbloqueables"
	case ability.DamagesThrough:
		return v.pick("hace", "hacen", "haga", "hagan") + " daño al Mazo Castillo oponente como si no hubiera sido bloqueado"
	case ability.HasPriority:
		return v.verb(es.Tener) + " la prioridad en Guerra de Talismanes"
	case ability.AttackAlone:
		return "solo " + v.can() + " atacar sin otros Aliados"
	case ability.NoBlockDamage:
		return "no " + v.verb(es.Recibir) + " daño de combate"
	case ability.KeepAbility:
		return "no " + v.can() + " perder su Habilidad"
	case ability.SharesRace:
		return v.is() + " de la raza nombrada"
	case ability.BecomeIt:
		return "se " + v.verb(es.Considerar) + " una copia exacta de esa carta"
	case ability.NoCastleDamage:
		return "no " + v.pick("hace", "hacen", "haga", "hagan") + " daño al Mazo Castillo"
	case ability.NoDamageToYou:
		return "no " + v.pick("hace", "hacen", "haga", "hagan") + " daño a tu Mazo Castillo"
	case ability.Absorbs:
		return v.verb(es.Tener) + " Absorción"
	case ability.NoDamage:
		return "no " + v.pick("hace", "hacen", "haga", "hagan") + " daño"
	}
	return ""
}

// deed writes an infinitive: "atacar", "ser destruido".
func (p *printer) deed(d ability.Deed, v voice, of *ability.Filter) string {
	switch d {
	case ability.AttackDeed:
		return "atacar"
	case ability.BlockDeed:
		if of != nil {
			return "bloquear " + p.fought(*of)
		}
		return "bloquear"
	case ability.ChangeController:
		return "cambiar de controlador"
	case ability.LeavePlay:
		if v.lies != ability.InPlay {
			return "salir " + from(article(es.ZoneNames[v.lies].Feminine, false)+" "+es.ZoneNames[v.lies].Name)
		}
		return "salir del juego"
	case ability.EnterPlay:
		return "entrar en juego"
	case ability.MakeGold:
		return "generar Oros"
	case ability.CarryWeapon:
		return "portar Armas"
	case ability.BeRemoved:
		return "ser " + v.part("removido") + " del juego"
	case ability.BeTargeted:
		return "ser " + v.part("elegido") + " como objetivo"
	}
	return "ser " + v.part(deedParts[d])
}

// fought writes the cards that are blocked: "a este Aliado", "Aliados Imbloqueables".
func (p *printer) fought(f ability.Filter) string {
	if one, ok := p.oneCause(f); ok {
		return to(one)
	}
	return p.filter(f, true)
}

var deedParts = map[ability.Deed]string{
	ability.BeDestroyed: "destruido", ability.BeExiled: "desterrado", ability.BeShuffledIn: "barajado",
	ability.BeAffected: "afectado", ability.BeAnnulled: "anulado", ability.BeBlocked: "bloqueado",
	ability.BeRegrouped: "agrupado", ability.BeCarried: "portado", ability.BePlayed: "jugado", ability.BeReturned: "subido",
	ability.BeRedirected: "redirigido", ability.BePrevented: "prevenido",
}

func (p *printer) mustDo(t ability.Must, v voice) string {
	switch t.What {
	case ability.AttackDeed:
		return "atacar"
	case ability.BeBlocked:
		return "ser " + v.part("bloqueado") + " por " + p.cards(t.By)
	}
	if t.By != nil {
		return "bloquear " + to(p.cards(t.By))
	}
	return "bloquear"
}

func (p *printer) capacity(t ability.Capacity) string {
	verb, noun, another := "bloquear ", "Aliado", "otro Aliado"
	if t.What == ability.CarryWeapon {
		verb, noun, another = "portar ", "Arma", "otra Arma"
	}
	if t.More && t.N == ability.Amount(ability.Number(1)) {
		return verb + another
	}
	if n, ok := t.N.(ability.Number); ok {
		if n != 1 {
			noun += "s"
		}
		if t.More {
			noun += " más"
		}
		return verb + strconv.Itoa(int(n)) + " " + noun
	}
	return verb + "cualquier cantidad de " + noun + "s"
}

// by writes what must cause something: " por Talismanes oponentes".
func (p *printer) by(s *ability.Source) string {
	if s == nil {
		return ""
	}
	switch s.Kind {
	case ability.ByDirect:
		return " por Daño Directo"
	case ability.ByCombat:
		return " por daño de combate" + p.fighter(s.Of)
	case ability.ByAbility:
		return " por habilidades" + p.sourceCards(s.Of)
	case ability.ByResponse:
		return " por habilidades" + p.sourceCards(s.Of) + " en respuesta"
	case ability.ByEffect:
		return " por efectos" + p.sourceCards(s.Of)
	}
	if who, ok := p.oneCause(s.Of); ok {
		return " por " + who
	}
	return " por " + p.others(s.Of)
}

// others writes cards without an article: "Aliados oponentes", "otros Aliados".
func (p *printer) others(f ability.Filter) string {
	switch {
	case !f.Other:
		return p.filter(f, true)
	case feminineFilter(f):
		return "otras " + p.filter(f, true)
	}
	return "otros " + p.filter(f, true)
}

// fighter writes whose damage it is.
func (p *printer) fighter(f ability.Filter) string {
	if who, ok := p.oneCause(f); ok {
		return " " + from(who)
	}
	if shape.BareFilter(f) && f.Of == ability.Anyone && len(f.In) == 0 {
		return ""
	}
	return " de " + p.others(f)
}

// oneCause names the card itself or its bearer as what causes something.
func (p *printer) oneCause(f ability.Filter) (string, bool) {
	if len(f.That) != 1 || len(f.Types) > 0 {
		return "", false
	}
	switch f.That[0] {
	case ability.Quality(ability.Is{State: ability.Itself}):
		return p.this(), true
	case ability.Quality(ability.Is{State: ability.ItsBearer}):
		return "el portador", true
	}
	return "", false
}

// sourceCards writes whose or which cards they are of whose kind something is: " oponentes",
// " de Aliados". Nothing where any are.
func (p *printer) sourceCards(f ability.Filter) string {
	if shape.BareFilter(f) && len(f.In) == 0 {
		if f.Of == ability.Opponent {
			return " oponentes"
		}
		if f.Of == ability.Anyone {
			return ""
		}
	}
	return " de " + p.filter(f, true)
}
