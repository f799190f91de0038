package printer

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// effect writes an effect within one sentence.
func (p *printer) effect(e ability.Effect, m mood) string {
	switch e := e.(type) {
	case ability.Sequence:
		return p.sequence(e, m)
	case ability.May:
		return p.may(e, m)
	case ability.InOrderTo:
		return p.cost(e.First, m) + p.goal(e.First, e.Do)
	case ability.IfThen:
		return p.ifThen(e, m)
	case ability.Choice:
		return p.choice(e, m)
	case ability.Unless:
		s := p.effect(e.Do, m)
		if end := closed(e.Do); end != "" {
			s += end + " a menos que "
		} else {
			s += ", a menos que "
		}
		defer func(actor ability.Player) { p.actor = actor }(p.actor) // what follows is done by whom it was before
		return s + p.effect(e.Avoid, that)
	case ability.Later:
		draw, draws := e.Do.(ability.Draw)
		put, puts := e.Do.(ability.Put)
		if shape.Single(e.Do) || m == toDo && (draws && p.actor == draw.Who && !draw.Extra || puts && p.actor == put.Who) {
			s := p.effect(e.Do, m)
			if strings.Contains(s, " que ") && !strings.HasSuffix(s, " que controles") {
				s += "," // what is done then, not what the cards did
			}
			return s + " " + p.later(e.When)
		}
		s := p.later(e.When) + ", " + p.effect(e.Do, plainly)
		if m == toDo {
			return "que " + s
		}
		return s
	case ability.Meanwhile:
		return p.meanwhile(e, m)
	case ability.Act:
		return p.object(e.Who, verbsOf[e.Verb], m, e.What)
	case ability.Put:
		p.puts = true
		what := p.object(e.Who, es.Poner, m, e.What)
		p.puts = false
		if e.To.Spot == ability.AnyOrder && ability.IsIt(e.What) {
			return what + " en cualquier orden" // where they were
		}
		return what + " " + p.destination(e.To)
	case ability.Search:
		return p.search(e, m)
	case ability.Play:
		return p.play(e, m)
	case ability.Draw:
		return p.draw(e, m)
	case ability.Mill:
		s := p.does(e.Who, es.Botar, m) + " " + p.howMany(e.N)
		p.drew(e.N, e.Who)
		return s
	case ability.Pay:
		return p.does(e.Who, es.Pagar, m) + " " + p.price(e)
	case ability.Generate:
		return p.generate(e, m)
	case ability.Name:
		return p.name(e, m)
	case ability.Modify:
		return p.modify(e, m)
	case ability.Rule:
		return p.rule(e, m)
	}
	return p.rare(e, m)
}

// cost writes what is done for a goal; alternatives are joined by "o", so that
// the goal is not one of them.
func (p *printer) cost(e ability.Effect, m mood) string {
	choice, ok := e.(ability.Choice)
	if !ok || choice.Who != p.actor || !allSingle(choice.Options) {
		return p.effect(e, m) + closed(e)
	}
	var parts []string
	for _, o := range choice.Options {
		p.actor = choice.Who
		parts = append(parts, p.effect(o, m))
	}
	return strings.Join(parts, " o ")
}

// closed ends a choice after which the sentence goes on, so that the rest is no part
// of its last option.
func closed(e ability.Effect) string {
	switch e := e.(type) {
	case ability.Choice:
		return ";"
	case ability.Sequence:
		return closed(e.Steps[len(e.Steps)-1].Do)
	case ability.InOrderTo:
		return closed(e.Do)
	case ability.May:
		return closed(e.Do)
	case ability.IfThen:
		return closed(e.Then)
	case ability.Unless:
		return closed(e.Avoid)
	case ability.Later:
		return closed(e.Do)
	case ability.Meanwhile:
		return closed(e.Has.Do)
	}
	return ""
}

// allSingle reports whether each effect is one action.
func allSingle(list []ability.Effect) bool {
	for _, e := range list {
		if !shape.Single(e) {
			return false
		}
	}
	return true
}

func (p *printer) sequence(s ability.Sequence, m mood) string {
	var out strings.Builder
	asked := p.actor // whose infinitives stand here
	for i, step := range s.Steps {
		if m == toDo && p.actor != asked {
			p.actor = ability.Anyone // "para que tu oponente bote 2 cartas y que tu oponente descarte una": an infinitive is not his
		}
		switch {
		case i == 0:
		case step.Link == ability.Then:
			out.WriteString(closed(s.Steps[i-1].Do) + " y luego ")
		default:
			out.WriteString(closed(s.Steps[i-1].Do) + " y ")
		}
		out.WriteString(p.effect(step.Do, m))
	}
	return out.String()
}

func (p *printer) may(e ability.May, m mood) string {
	var s string
	switch {
	case e.Who == ability.You && m == plainly:
		s = "puedes "
	case e.Who == ability.You && m == toDo:
		s = "que puedas "
	case e.Who == ability.You:
		s = "puedas "
	case m == plainly:
		s = subject(e.Who) + " puede "
	case m == toDo:
		s = "que " + subject(e.Who) + " pueda "
	default:
		s = subject(e.Who) + " pueda "
	}
	p.actor, p.now.let = e.Who, e.Who
	return s + p.allowed(e.Who, e.Do)
}

// allowed writes what follows "puede": an infinitive of whoever may do it.
func (p *printer) allowed(who ability.Player, e ability.Effect) string {
	p.actor = who
	s := p.effect(e, toDo)
	if strings.HasPrefix(s, "que ") {
		return "hacer " + s
	}
	return s
}

func (p *printer) ifThen(e ability.IfThen, m mood) string {
	var s string
	switch {
	case e.If == (ability.Condition)(ability.Done{}):
		s = "si " + p.doing("") + ", "
	case e.If == (ability.Condition)(ability.Not{Of: ability.Done{}}):
		s = "si " + p.doing("no ") + ", "
	case e.If == (ability.Condition)(ability.Not{Of: ability.Held{}}):
		s = "si no es así, "
	default:
		s = p.asking(e.If) + ", "
	}
	return s + p.effect(e.Then, plainly)
}

// doing writes who did what he was let do: "lo haces", "tu oponente no lo hace". Where a card
// was made able to do something, or must, "lo hace" would be the card's; where each player did
// something, any of theirs.
func (p *printer) doing(no string) string {
	who := p.now.let
	if who == ability.Anyone {
		who = p.before.let
	}
	if each := p.now.each || p.before.each; who == ability.Opponent && (p.able || each) {
		p.someone = true
		return subject(who) + " " + no + "lo hace"
	}
	if who == ability.You || who == ability.Anyone || p.now.each || p.before.each {
		return no + "lo haces"
	}
	p.someone = true // from here on it must be said who acts
	return no + "lo hace"
}

// goal writes what something is done for; a condition in front of it stands after
// "que".
func (p *printer) goal(price, e ability.Effect) string {
	defer func(before bool) { p.repaid = before }(p.repaid)
	p.repaid = p.gone && (p.another || p.facts.Type != card.Talisman && shape.LosesOwn(price))
	if asksFirst(e) {
		return " para que " + p.effect(e, plainly)
	}
	return " para " + p.effect(e, toDo)
}

// asksFirst reports whether an effect begins with a condition.
func asksFirst(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.IfThen, ability.Meanwhile:
		return true
	case ability.Sequence:
		return asksFirst(e.Steps[0].Do)
	}
	return false
}

func (p *printer) choice(e ability.Choice, m mood) string {
	s := p.does(e.Who, es.Elegir, m)
	if e.N > 1 {
		s += " " + strconv.Itoa(e.N)
	}
	s += " entre "
	before := *p
	for i, o := range e.Options {
		switch {
		case i == 0:
		case i == len(e.Options)-1:
			s += "; o "
		default:
			s += "; "
		}
		p.actor, p.feminine, p.many, p.how, p.drawn, p.gone = e.Who, before.feminine, before.many, before.how, before.drawn, before.gone
		s += p.effect(o, toDo)
	}
	p.actor = e.Who
	return s
}

func (p *printer) destination(d ability.Destination) string {
	switch {
	case d.Zone == ability.InPlay && d.Of == ability.Owner:
		return "en juego bajo el control de su dueño"
	case d.Zone == ability.InPlay:
		return "en juego"
	case d.Zone == ability.Castle:
		return spots[d.Spot]
	}
	if d.Of == ability.Holder {
		return "en " + article(es.ZoneNames[d.Zone].Feminine, false) + " " + es.ZoneNames[d.Zone].Name
	}
	return "en " + place(d.Zone, p.seen(d.Of))
}

// spots writes the places within a castle, which is always the owner's.
var spots = map[ability.Spot]string{
	ability.OnTop:       "en el tope de su Mazo Castillo",
	ability.AtBottom:    "en el fondo de su Mazo Castillo",
	ability.TopOrBottom: "en el tope o en el fondo de su Mazo Castillo",
	ability.AnyOrder:    "en el tope de su Mazo Castillo en cualquier orden",
}

func (p *printer) search(e ability.Search, m mood) string {
	where := " en " + p.zonesOf(e.What.Of)
	if _, counted := e.What.Count.N.(ability.Number); !counted && e.What.Count.N != nil {
		return p.does(e.Who, es.Buscar, m) + where + " " + p.cards(placeless(e.What)) // the place is not that of what is counted
	}
	s := p.does(e.Who, es.Buscar, m)
	list := append([]ability.Chosen{e.What}, e.Also...)
	for i, c := range list {
		switch {
		case i == 0:
			s += " "
		case i == len(list)-1:
			s += " y "
		default:
			s += ", "
		}
		s += p.cards(placeless(c))
		if here := " en " + p.zonesOf(c.Of); i == len(list)-1 || here != " en "+p.zonesOf(list[i+1].Of) {
			s += here
		}
	}
	if len(e.Also) > 0 {
		p.take(false, true)
	}
	return s
}

// zonesOf writes where cards are searched for.
func (p *printer) zonesOf(f ability.Filter) string { return zones(f.In, p.seen(f.Of)) }

// placeless is a selection without where the cards lie.
func placeless(c ability.Chosen) ability.Chosen {
	c.Of.In, c.Of.Of = nil, ability.Anyone
	return c
}

func (p *printer) play(e ability.Play, m mood) string {
	s := p.object(e.Who, es.Jugar, m, e.What)
	if e.FromSet {
		s += " desde " + place(e.From, ability.You)
	}
	if e.Control == ability.You {
		s += " bajo tu control"
	}
	if e.On != nil {
		s += " en " + p.newBearer(e.On)
	}
	switch {
	case e.Free:
		s += " sin pagar su Coste"
	case e.Less > 0:
		s += " reduciendo su Coste en " + strconv.Itoa(e.Less)
	}
	return s
}

// howMany writes a number of cards: "2 cartas", "1 carta por cada X".
func (p *printer) howMany(a ability.Amount) string {
	if n, ok := a.(ability.Number); ok {
		return cardCount(int(n))
	}
	if sum, ok := a.(ability.Plus); ok {
		if less, ok := sum.B.(ability.Times); ok && less.N < 0 {
			return p.howMany(sum.A) + " menos " + strconv.Itoa(-less.N) + " por cada " + p.counted(less.Of)
		}
	}
	if n, per := shape.PerCard(a); per != nil {
		return cardCount(n) + " por cada " + p.counted(per)
	}
	if a == ability.Amount(ability.CardsMoved) {
		return "la misma cantidad de cartas"
	}
	if a == ability.Amount(ability.CardsMilled) {
		return "el mismo número de cartas"
	}
	return "tantas cartas como " + p.measure(a)
}

func cardCount(n int) string {
	if n == 1 {
		return "1 carta"
	}
	return strconv.Itoa(n) + " cartas"
}

func (p *printer) draw(e ability.Draw, m mood) string {
	s := p.does(e.Who, es.Robar, m) + " "
	if e.UpTo {
		s += "hasta "
	}
	s += p.howMany(e.N)
	if e.Extra {
		s += " extra"
	}
	if !e.Extra {
		p.drew(e.N, e.Who)
	}
	return s
}

func (p *printer) price(e ability.Pay) string {
	if e.AnyAmount {
		return "cualquier cantidad de Oros"
	}
	switch n := e.N.(type) {
	case ability.Number:
		return golds(int(n))
	case ability.CostOf:
		return "el Coste " + from(p.cards(n.Of))
	}
	if n, per := shape.PerCard(e.N); per != nil {
		return golds(n) + " por cada " + p.counted(per)
	}
	return ""
}

func golds(n int) string {
	if n == 1 {
		return "1 Oro"
	}
	return strconv.Itoa(n) + " Oros"
}

func (p *printer) generate(e ability.Generate, m mood) string {
	s := p.does(e.Who, es.Generar, m) + " "
	if n, ok := e.N.(ability.Number); ok {
		s += golds(int(n))
	} else if n, per := shape.PerCard(e.N); per != nil {
		s += golds(n) + " por cada " + p.counted(per)
	} else {
		s += "tantos Oros como " + p.measure(e.N)
	}
	if e.For != nil {
		s += " para jugar " + p.filter(*e.For, true)
		if e.Uses {
			s += " o activar habilidades de " + p.filter(*e.For, true)
		}
	} else if e.NotFor != nil {
		s += " que no " + voice{many: e.N != ability.Amount(ability.Number(1))}.can() + " usarse para jugar " + p.filter(*e.NotFor, true)
	}
	return s
}

func (p *printer) name(e ability.Name, m mood) string {
	s := p.does(e.Who, es.Nombrar, m) + " "
	switch e.What {
	case ability.AType:
		return s + "un tipo de carta" + p.qualities(e.Of, false)
	case ability.ARace:
		if e.Of.Of == ability.You {
			return s + "una raza de Aliado que tengas en juego"
		}
		if len(e.Of.Types) > 0 {
			return s + "una raza de Aliado en juego"
		}
		return s + "una raza" + strings.ReplaceAll(p.qualities(e.Of, false), "de raza ", "")
	case ability.ACost:
		return s + "un Coste"
	}
	where := ""
	if e.InPlay {
		where = " en juego"
	}
	if feminineFilter(e.Of) && !isArma(e.Of) {
		return s + "una " + p.filter(e.Of, false) + where
	}
	return s + "un " + p.filter(e.Of, false) + where
}
