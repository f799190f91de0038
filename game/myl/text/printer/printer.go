package printer

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// mood is the form that a verb takes from where it stands.
type mood uint8

const (
	plainly mood = iota // a sentence of its own: "destruye", "tu oponente bota"
	toDo                // after "puedes", "para", "entre": "destruir", "que tu oponente bote"
	that                // after "que": "destruyas", "tu oponente bote"
)

// printer writes one text. It keeps what decides the form of later words.
type printer struct {
	facts    card.Card
	actor    ability.Player // who acted last in this sentence
	feminine bool           // the latest picked cards
	many     bool
	how      es.Verb             // what picked them
	another  bool                // the event is that of another card
	gone     bool                // they were taken away, or this card was
	repaid   bool                // that was the price of what is said: "lo" is the card of the event
	looked   bool                // hidden cards were looked at
	puts     bool                // where the cards go follows
	inPlay   bool                // the cards that are written next are none of them: "en juego"
	drawn    shape.QuantityDrawn // how many cards were drawn or milled since: "esa carta" is one of them
	ofEach   bool                // one of each player
	lost     ability.Player      // who milled or discarded last, Anyone where nobody did
	theyAct  bool                // the event is something that the opponent does
	asksThem bool                // the condition in front is about the opponent
	someone  bool                // it is something that either player does
	now      doers               // who did something in this sentence
	before   doers               // and in the one before
	spelled  bool                // the sentence spoke of the card itself: It is written out
	cause    string              // what made the event
	able     bool                // a card was made able to do something, or must: "si lo hace" means that
	events   bool                // "anularlo" means the card of the event
	mills    bool                // the event is that cards are milled: they are "las cartas botadas"
	since    bool                // that event is of the card itself, or cards were picked since: It is another
}

// doers are who did something in a sentence.
type doers struct {
	each bool           // each player: of what is done then it is said that you do it
	let  ability.Player // who was let do it, Anyone where nobody was
}

// Print writes the standard wording of a text's abilities on a card with these
// facts. Read gives the same abilities back.
func Print(c ability.Card, facts card.Card) string {
	p := &printer{facts: facts}
	var sentences []string
	for _, a := range c.Abilities {
		sentences = append(sentences, sentenceCase(p.ability(a)))
	}
	return strings.Join(sentences, " ")
}

// sentenceCase starts a sentence with a capital letter and ends it.
func sentenceCase(s string) string {
	for i, r := range s {
		return s[:i] + strings.ToUpper(string(r)) + s[i+len(string(r)):] + "."
	}
	return s
}

// ability writes an ability as a sentence without its full stop. Of the one before nothing is
// remembered but that cards were looked at, where this one begins as if it went on with it: each
// sentence can stand alone.
func (p *printer) ability(a ability.Ability) string {
	*p = printer{facts: p.facts, actor: ability.You, looked: p.looked && atAnyTime(a)}
	switch a := a.(type) {
	case ability.Unique:
		return "Carta Única"
	case ability.OneInPlay:
		return "Solo puedes tener " + p.copies() + " en juego"
	case ability.OneActivation:
		return "Solo puedes activar una copia de " + p.this() + " por turno"
	case ability.Mark:
		return Marks[a]
	case ability.NotInitialGold:
		return "No puede ser usado como Oro inicial"
	case ability.PlayOnly:
		return p.playOnly(a)
	case ability.EntersAs:
		return p.entersAs(a)
	case ability.Spell:
		head := p.head(p.when(a.When), p.response(a.On))
		p.meet(a.On)
		return head + p.body(a.Do)
	case ability.Activated:
		return p.activated(a)
	case ability.Response:
		head := p.head(p.response(a.On), limit(a.Limit), p.ifs(a.If))
		p.meet(a.On)
		return head + p.allows(a.By) + p.paid(a.Cost, a.Do)
	case ability.Triggered:
		if on, ok := a.On.(ability.PlayerEvent); ok {
			p.theyAct, p.someone = on.Who == ability.Opponent, on.Who == ability.Anyone
		}
		if on, ok := a.On.(ability.PhaseEvent); ok {
			p.theyAct = on.Window.Whose == ability.Opponent
		}
		head := p.head(p.trigger(a), limit(a.Limit), p.ifs(a.If))
		p.meet(a.On)
		return head + p.body(a.Do)
	case ability.Continuous:
		if toll, ok := p.toll(a); ok {
			return toll
		}
		return p.head(p.ifs(a.If)) + p.effect(a.Do, plainly)
	}
	return ""
}

// atAnyTime reports whether a player does something on purpose whenever he likes, with a card in play.
func atAnyTime(a ability.Ability) bool {
	used, ok := a.(ability.Activated)
	return ok && used.When == (ability.Window{}) && used.Limit == 0 && !shape.OffBoard(used.If)
}

// causes names what made an event, by what it does or suffers in a combat.
var causes = map[ability.CardVerb]string{0: "ese Talismán", ability.Blocks: "el Aliado bloqueador", ability.IsBlocked: "el Aliado bloqueado"}

// meet notes whose event it is, for the pronouns of what follows.
func (p *printer) meet(on ability.Event) {
	switch on := on.(type) {
	case ability.CardEvent:
		p.cause = p.causeOf(on)
		p.events, p.since, p.another = true, shape.IsReference(on.Who), !shape.IsReference(on.Who)
	case ability.PlayerEvent:
		p.events, p.since, p.another, p.mills = on.Card != nil, false, on.Card != nil, on.What == ability.Mills
	case ability.AnyOf:
		p.meet(on.Events[len(on.Events)-1])
	}
}

// causeOf names what made an event.
func (p *printer) causeOf(on ability.CardEvent) string {
	switch {
	case shape.AffectedByAbility(on):
		return "la fuente de esa Habilidad"
	case shape.Annulled(on) && p.isFeminine(on.Who):
		return "la carta que la anuló"
	case shape.Annulled(on):
		return "la carta que lo anuló"
	}
	return causes[shape.RoleOfFoe(on)]
}

// copies is "una copia de esta carta" for the rule of one copy in play.
func (p *printer) copies() string { return "una copia de " + p.this() }

func (p *printer) activated(a ability.Activated) string {
	return p.head(p.when(a.When), limit(a.Limit), p.ifs(a.If)) + p.allows(a.By) + p.paid(a.Cost, a.Do)
}

// allows writes who may do what is written next.
func (p *printer) allows(who ability.Player) string {
	if p.actor, p.now.let = who, who; who == ability.You {
		return "puedes "
	}
	return subject(who) + " puede "
}

// paid writes a cost and what it is paid for, as far as both belong to one
// sentence; what follows after a full stop stands on its own.
func (p *printer) paid(cost, do ability.Effect) string {
	first, rest := untilStop(do)
	var s string
	if cost == nil {
		s = p.allowed(p.actor, first)
	} else {
		s = p.cost(cost, toDo)
		if strings.HasPrefix(s, "que ") {
			s = "hacer " + s
		}
		s += p.goal(cost, first)
	}
	return s + p.further(first, rest)
}

// body writes an effect with its further sentences.
func (p *printer) body(e ability.Effect) string {
	first, rest := untilStop(e)
	return p.effect(first, plainly) + p.further(first, rest)
}

// further writes the steps that follow after a full stop. Behind what waits for a moment
// "luego" would be said of what is done then.
func (p *printer) further(before ability.Effect, rest []ability.Step) string {
	var s string
	for len(rest) > 0 {
		var part ability.Effect
		part, rest = untilStop(ability.Sequence{Steps: rest})
		joint := ". Luego, "
		if _, waits := shape.EndsLater(before); waits && !shape.Waits(part) {
			joint = ". Además, "
		}
		before = part
		p.actor, p.spelled, p.events, p.another = ability.You, false, false, false
		p.before, p.now = p.now, doers{}
		s += joint + p.effect(part, plainly)
	}
	return s
}

// untilStop takes the steps of the first sentence.
func untilStop(e ability.Effect) (ability.Effect, []ability.Step) {
	s, ok := e.(ability.Sequence)
	if !ok {
		return e, nil
	}
	n := 1
	for n < len(s.Steps) && s.Steps[n].Link != ability.Stop {
		n++
	}
	if n == 1 {
		return s.Steps[0].Do, s.Steps[1:]
	}
	return ability.Sequence{Steps: s.Steps[:n]}, s.Steps[n:]
}

// head joins what stands before a clause.
func (p *printer) head(parts ...string) string {
	var s string
	for _, part := range parts {
		if part != "" {
			s += part + ", "
		}
	}
	return s
}

func limit(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "una vez por turno"
	}
	return "hasta " + strconv.Itoa(n) + " veces por turno"
}

// ifs writes "si controlas un Tótem", nothing where nothing is asked.
func (p *printer) ifs(c ability.Condition) string {
	if c == nil {
		return ""
	}
	return p.asking(c)
}

// asking writes "si" and a condition, behind which it must be said who acts if it is about the opponent.
func (p *printer) asking(c ability.Condition) string {
	s := "si " + p.condition(c)
	p.asksThem = strings.Contains(s, "si tu oponente")
	return s
}

// when writes a time of the turn: "en tu Fase de Vigilia".
func (p *printer) when(w ability.Window) string {
	if w.Phase == ability.AnyPhase {
		return ""
	}
	return "en " + phase(w)
}

// later writes the moment for which an effect waits: "en la Fase Final", "en tu próxima
// Fase de Vigilia".
func (p *printer) later(w ability.Window) string {
	if w.Phase == ability.Final {
		return p.when(w)
	}
	if w.Phase == ability.Regroup {
		return map[ability.Player]string{ability.You: "al comienzo de tu próximo turno", ability.Opponent: "al comienzo del próximo turno oponente",
			ability.Anyone: "al comienzo del próximo turno"}[w.Whose]
	}
	n := es.PhaseNames[w.Phase]
	next := "próximo "
	if n.Feminine {
		next = "próxima "
	}
	switch w.Whose {
	case ability.You:
		return "en tu " + next + n.Name
	case ability.Opponent:
		return "en " + article(n.Feminine, false) + " " + next + n.Name + " oponente"
	}
	return "en " + article(n.Feminine, false) + " " + next + n.Name
}

// phase writes a phase with its player: "tu Fase Final", "la Guerra de
// Talismanes".
func phase(w ability.Window) string {
	n := es.PhaseNames[w.Phase]
	switch w.Whose {
	case ability.You:
		return "tu " + n.Name
	case ability.Opponent:
		return article(n.Feminine, false) + " " + n.Name + " oponente"
	case ability.Acting, ability.Each:
		return "su " + n.Name
	}
	return article(n.Feminine, false) + " " + n.Name
}

func article(feminine, many bool) string {
	switch {
	case feminine && many:
		return "las"
	case feminine:
		return "la"
	case many:
		return "los"
	}
	return "el"
}

func (p *printer) playOnly(a ability.PlayOnly) string {
	s := "Solo puedes jugar " + p.this()
	if a.From != ability.InPlay {
		s += " desde " + place(a.From, ability.You)
	}
	if w := p.when(a.When); w != "" {
		s += " " + w
	}
	if on := p.response(a.On); on != "" {
		s += " " + on
	}
	if a.If != nil {
		s += " si " + p.condition(a.If)
	}
	return s
}

// toll writes a payment for a deed.
func (p *printer) toll(a ability.Continuous) (string, bool) {
	m, ok := a.Do.(ability.Modify)
	if !ok || len(m.Traits) != 1 {
		return "", false
	}
	t, ok := m.Traits[0].(ability.Toll)
	if !ok {
		return "", false
	}
	if all, ok := m.Who.(ability.Every); ok {
		return p.head(p.ifs(a.If)) + p.levy(all.Of, t), true
	}
	who := p.cards(m.Who)
	s := "Para "
	switch t.What {
	case ability.BePlayed:
		s += "jugar " + who
	case ability.EnterPlay:
		s += "bajar " + who
	case ability.AttackDeed:
		s += "que " + who + " pueda ser declarado atacante"
	case ability.BlockDeed:
		s += "que " + who + " pueda ser declarado bloqueador"
	case ability.BeBlocked:
		s += "que " + who + " pueda ser bloqueado"
	default:
		s += "que " + who + " pueda ser declarado atacante o bloqueador"
	}
	if t.Who == ability.You {
		return s + ", debes " + p.effect(t.Pay, toDo), true
	}
	p.actor = t.Who
	return s + ", " + subject(t.Who) + " debe " + p.effect(t.Pay, toDo), true
}

// levy writes "tu oponente debe pagar 1 Oro por cada Aliado que declare atacante".
func (p *printer) levy(f ability.Filter, t ability.Toll) string {
	f.Of = ability.Anyone
	role := map[ability.Deed]string{ability.AttackDeed: "atacante", ability.BlockDeed: "bloqueador", ability.FightDeed: "atacante o bloqueador"}[t.What]
	if t.What == ability.BeBlocked {
		f.Of = ability.You
		p.actor = t.Who
		return p.every(f) + " no pueden ser bloqueados a menos que " + p.effect(t.Pay, that)
	}
	if p.actor = shape.Payer(t); t.Who == ability.You {
		return "debes " + p.effect(t.Pay, toDo) + " por cada " + p.filter(f, false) + " que declares " + role
	}
	return subject(t.Who) + " debe " + p.effect(t.Pay, toDo) + " por cada " + p.filter(f, false) + " que declare " + role
}

// subject names a player as the subject of a verb.
func subject(who ability.Player) string {
	switch who {
	case ability.You:
		return "tú"
	case ability.Opponent:
		return "tu oponente"
	case ability.Holder:
		return "su controlador"
	case ability.Owner:
		return "su dueño"
	case ability.Doer:
		return "ese jugador"
	case ability.NotDoer:
		return "el otro jugador"
	}
	return "cada jugador"
}

// place writes a zone with its player: "tu Mano", "el Cementerio oponente".
func place(z ability.Zone, of ability.Player) string {
	n := es.ZoneNames[z]
	switch of {
	case ability.You:
		return "tu " + n.Name
	case ability.Opponent:
		return article(n.Feminine, false) + " " + n.Name + " oponente"
	case ability.Anyone, ability.Each:
		if n.Feminine {
			return "una " + n.Name
		}
		return "un " + n.Name
	case ability.Owner:
		return article(n.Feminine, false) + " " + n.Name + " de su dueño"
	}
	return "su " + n.Name
}

// from contracts "de el" to "del" in front of a place.
func from(place string) string {
	if strings.HasPrefix(place, "el ") {
		return "del " + place[len("el "):]
	}
	return "de " + place
}

// to contracts "a el" to "al".
func to(place string) string {
	if strings.HasPrefix(place, "el ") {
		return "al " + place[len("el "):]
	}
	return "a " + place
}
