package playmat

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/words"
)

// mine reports whether the person at the table has to decide.
func (m *Mat) mine() bool {
	return m.step.View.Result.Open() && m.step.View.Decision.Seat == m.config.Human && len(m.step.Options) > 0
}

// ask shows what is asked now and the buttons for what cannot be answered on
// the table itself.
func (m *Mat) ask() {
	v := &m.step.View
	switch {
	case v.Result.Over:
		m.prompt.ask(m.speaker.waiting(v), []choice{{Text: words.T("Ver resultado"), Main: true, Do: m.showResult}})
	case !m.mine() && m.config.Patience < 0 && v.Decision.Seat == m.config.Human.Other():
		m.prompt.ask(m.speaker.waiting(v), nil) // a friend is not hurried
	case !m.mine():
		m.prompt.ask(m.speaker.waiting(v)+m.hurryHint(), []choice{{Text: words.T("Apurar"), Key: words.T("espacio"), Do: m.then(m.hurry)}})
	case m.held != 0:
		m.askHeld()
	default:
		m.prompt.ask(m.question(), m.answers())
	}
	m.prompt.star(m.advice.does)
}

// hurryHint tells in the first turn of the rival how he is hurried, and never again.
func (m *Mat) hurryHint() string {
	v := &m.step.View
	if v.Active != m.config.Human.Other() || v.Turn == 0 {
		return ""
	}
	if m.config.Habits.Warned&ToldToHurry == 0 {
		m.hinted = v.Turn
		h := m.config.Habits
		h.Warned |= ToldToHurry
		m.keepHabits(h)
	}
	if m.hinted != v.Turn {
		return ""
	}
	return "\n" + words.T("La barra espaciadora lo apura. Cuán rápido juega se elige en Opciones.")
}

// question is what is asked, with what is demanded still and what the battle would come to.
func (m *Mat) question() string {
	question := m.speaker.question(&m.step)
	switch more := demanded(m.step.Options); {
	case more == "":
	case len(m.step.Fights) > 0:
		question = more
	default: // nothing is declared yet
		why := m.speaker.refusal(m.duel.Objection(game.Action{Verb: game.End}), &m.step.View)
		question = words.T("{why}. Antes puedes jugar cartas.", "why", why)
	}
	if stakes := m.speaker.stakes(m.step); stakes != "" {
		question += "\n" + stakes
	}
	return question
}

// sketched reports whether something is decided about a card that can be taken back.
func (m *Mat) sketched(id game.CardID) bool {
	return id != 0 && slices.ContainsFunc(m.step.Draft, func(a game.Action) bool { return a.Card == id })
}

// askHeld lists what the held card may be held for.
func (m *Mat) askHeld() {
	v := &m.step.View
	question := words.T("{carta}: ¿qué quieres hacer?")
	intents := m.intents
	switch {
	case len(m.asked) > 0:
		intents = m.asked
	case m.sketched(m.held):
		question = words.T("{carta}: suéltala para retirarla")
	case len(intents) == 0:
		question = words.T("Con {carta} no puedes hacer nada ahora")
	case len(m.board.lit) > 0 && m.litCards() == len(m.board.lit):
		question = words.T("{carta}: ¿con qué carta?")
	case len(m.board.lit) > 0:
		question = words.T("{carta}: ¿dónde?")
	}
	uses := 0
	for _, intent := range intents {
		if intent.Plan[0].Verb == game.Use {
			uses++
		}
	}
	var choices []choice
	for i, intent := range intents {
		choices = append(choices, choice{Text: m.speaker.intention(intent, v, m.step.Options, uses == 1),
			Key: digit(i), Do: m.then(func() { m.do(intent.Plan) }), Does: intent.Plan[0]})
	}
	if held := m.held; m.sketched(held) {
		choices = append(choices, choice{Text: words.T("Retirar"), Key: digit(len(choices)), Do: m.then(func() {
			m.putBack()
			m.duel.Retract(held)
		})})
	}
	choices = append(choices, choice{Text: words.T("Soltar"), Key: "Esc", Do: m.then(m.cancel)})
	m.prompt.ask(words.Fill(question, "carta", m.speaker.called(v, m.held)), choices)
}

// litCards is how many of the places where the held card may go are cards.
func (m *Mat) litCards() (n int) {
	for d := range m.board.lit {
		if d.Card != 0 {
			n++
		}
	}
	return n
}

// answers are the buttons for the options that no card on the table stands for.
func (m *Mat) answers() []choice {
	v := &m.step.View
	var choices []choice
	if n := len(m.buried()); n > 0 {
		text := words.T("Elegir entre {n} cartas", "n", strconv.Itoa(n))
		if n == 1 {
			text = words.T("Elegir la única carta")
		}
		choices = append(choices, choice{Text: text,
			Key: digit(0), Main: true, Do: m.showBuried})
	}
	for _, a := range m.inOrder() {
		if m.onTable(a) && !m.answersSome(a) || a.Verb == game.Pick && v.Decision.Kind == game.Choose || a.Verb == game.Propose && !m.needsAdjusting() {
			continue
		}
		c := choice{Text: m.speaker.answer(a, v, m.step.Options), Do: m.then(func() { m.do([]game.Action{a}) }), Does: a}
		switch a.Verb {
		case game.Pass:
			c.Key, c.Main = words.T("espacio"), m.speaker.told(a) == "" && len(choices) == 0
			if confirm := m.speaker.confirming(m.step); confirm != "" {
				c.Text = confirm
			}
		case game.End:
			c.Key = "T"
		case game.Yes:
			c.Key = words.T("S")
		case game.No:
			c.Key = "N"
		case game.Propose:
			c.Key = adjustKey
		default:
			if v.Decision.Kind == game.Mode && m.speaker.told(a) == "" {
				c.Text = m.speaker.consequence(m.duel.Consequences(a))
			}
			c.Key = digit(len(choices))
		}
		choices = append(choices, c)
	}
	if isWindow(v.Decision, m.step.Options) && len(m.step.Options) > 1 {
		choices = append(choices, choice{Text: words.T("No preguntar más este turno"), Key: skipKey, Do: m.then(m.duel.SkipTurn)})
	}
	if len(m.step.Draft) > 0 {
		choices = append(choices, choice{Text: words.T("Deshacer"), Key: "Esc", Do: m.then(m.cancel)})
	}
	return choices
}

// needsAdjusting reports whether an adjustment by hand is offered beside the answers: a card asks
// whose text is not run, or there is nothing else. It is always among the options of the table.
func (m *Mat) needsAdjusting() bool {
	asks := m.step.View.Find(m.step.View.Decision.Source)
	return asks.Marks.Has(game.ByHand) || len(m.step.Options) == 1
}

// answersSome reports whether an option answers a card: it is done with another on the table, and
// has its button too, for who is asked does not look there first.
func (m *Mat) answersSome(a game.Action) bool {
	d := m.step.View.Decision
	return (a.Verb == game.Use || a.Verb == game.Play) && a.N != game.PayByHand && d.Source != 0 && isWindow(d, m.step.Options)
}

// inOrder are the options as they are listed: names by their letters.
func (m *Mat) inOrder() []game.Action {
	options := slices.Clone(m.step.Options)
	if m.step.View.Decision.Kind == game.Name {
		slices.SortStableFunc(options, func(a, b game.Action) int {
			return strings.Compare(card.Fold(m.speaker.name(a.Face)), card.Fold(m.speaker.name(b.Face)))
		})
	}
	return options
}

// onTable reports whether an option is done with a card that can be pointed at:
// on a pile only the top one can.
func (m *Mat) onTable(a game.Action) bool {
	if a.Card == 0 || m.step.View.Decision.Kind == game.Order || !m.board.shows(a.Card) {
		return false
	}
	v := m.step.View.Find(a.Card)
	return m.board.zoneOf(v).Lay != game.Pile || v.Place == 0
}

// buried are the choices of cards that cannot be pointed at, in a castle or
// under others on a pile.
func (m *Mat) buried() []game.Action {
	var picks []game.Action
	if !m.mine() || m.step.View.Decision.Kind != game.Choose {
		return nil
	}
	for _, a := range m.step.Options {
		if a.Verb == game.Pick && !m.onTable(a) {
			picks = append(picks, a)
		}
	}
	return picks
}

// canPoint reports whether an answer can be pointed at on the table.
func (m *Mat) canPoint() bool {
	for _, a := range m.step.Options {
		if m.onTable(a) {
			return true
		}
	}
	return false
}

// digit is the key of the answer at a place in a list.
func digit(i int) string {
	if i < manyChoices {
		return strconv.Itoa(i + 1)
	}
	return ""
}

// then does something for a button and gives the keyboard back to the table.
func (m *Mat) then(do func()) func() {
	return func() {
		do()
		m.board.focus()
	}
}

// do carries a plan out.
func (m *Mat) do(plan []game.Action) {
	if m.held != 0 {
		m.putBack()
	}
	if m.warn(plan) {
		return
	}
	if err := m.duel.Do(plan...); err != nil {
		m.complain(err, m.board.ground.Middle.center())
		m.ask()
		return
	}
	m.advice.stop()
}

// complain says why something was refused.
func (m *Mat) complain(err error, near fyne.Position) {
	r, ok := err.(*game.Refusal)
	if !ok {
		r = &game.Refusal{Reason: words.Said(err)}
	}
	m.say(m.speaker.refusal(r, &m.step.View), near)
}

// take picks a card up: what it may be held for is asked and lit.
func (m *Mat) take(id game.CardID) {
	m.hold(id, m.duel.Intents(id, m.payment))
}

// hold has a card in hand, which may be let go as the intents say.
func (m *Mat) hold(id game.CardID, intents []Intent) {
	m.held, m.asked, m.intents, m.taken = id, nil, intents, time.Now()
	var drops []Drop
	for _, i := range m.intents {
		drops = append(drops, i.Drops...)
	}
	m.board.light(id, drops)
	m.ask()
}

// putBack lets the held card go where it was.
func (m *Mat) putBack() {
	if m.board.cursor.Card == 0 {
		m.board.cursor = Drop{Card: m.held}
	}
	m.held, m.intents, m.asked = 0, nil, nil
	m.board.putDown()
	m.board.light(0, nil)
}

// lift implements hand: own cards may be dragged, to be told where they cannot
// go if need be; those of a pile only where something can be done with them.
func (m *Mat) lift(id game.CardID) bool {
	v := m.step.View.Find(id)
	if v.Controller != m.config.Human || m.step.View.Result.Over ||
		m.board.zoneOf(v).Lay == game.Pile && len(m.duel.Intents(id, m.payment)) == 0 {
		return false
	}
	m.take(id)
	m.hover(id)
	return true
}

// release implements hand: a dragged card was let go.
func (m *Mat) release(at Drop, ok bool) {
	id := m.held
	if id == 0 {
		return
	}
	if ok && m.drop(at) {
		return
	}
	m.putBack()
	if ok && m.sketched(id) && m.duel.Retract(id) {
		return
	}
	m.ask()
	if ok && !m.isHome(id, at) {
		m.complainAt(id, at)
	}
}

// drop does what letting the held card go means there, if it means anything.
func (m *Mat) drop(at Drop) bool {
	switch meant := IntentsAt(m.intents, at); len(meant) {
	case 0:
		return false
	case 1:
		m.do(meant[0].Plan)
	default:
		m.asked = meant
		m.board.light(m.held, nil)
		m.ask()
	}
	return true
}

// isHome reports whether a card lies at a place already.
func (m *Mat) isHome(id game.CardID, at Drop) bool {
	v := m.step.View.Find(id)
	if at.Card != 0 {
		other := m.step.View.Find(at.Card)
		return other.Zone == v.Zone && other.Controller == v.Controller
	}
	return at.Zone == v.Zone && at.Seat == v.Controller
}

// complainAt says why a card cannot go somewhere, as far as a reason is known.
func (m *Mat) complainAt(id game.CardID, at Drop) {
	near := m.board.ground.Middle.center()
	if place, ok := m.board.place(at); ok {
		near = place.center()
	}
	m.say(m.speaker.refusal(m.duel.Refuse(id, at), &m.step.View), near)
}

// choose implements hand: a card or zone was clicked, or taken with Enter.
func (m *Mat) choose(at Drop, ok bool) {
	switch {
	case !ok:
		m.cancel()
	case m.held != 0:
		m.chooseFor(at)
	case at.Card != 0:
		m.chooseCard(at.Card)
	default:
		m.open(at)
	}
}

// twice is how soon a second click makes a double one.
const twice = 500 * time.Millisecond

// chooseFor answers where the held card is to go.
func (m *Mat) chooseFor(at Drop) {
	id := m.held
	switch {
	case at.Card == id && len(m.intents) == 1 && (m.board.keyed || time.Since(m.taken) < twice):
		m.do(m.intents[0].Plan) // a double click, or Intro twice
	case at.Card == id:
		m.cancel()
	case m.drop(at):
	case at.Card != 0 && len(m.duel.Intents(at.Card, m.payment)) > 0:
		m.take(at.Card)
	default:
		m.putBack()
		m.ask()
		if !m.isHome(id, at) {
			m.complainAt(id, at)
		}
	}
}

// chooseCard answers with a card, or picks it up, or opens the pile it lies on.
func (m *Mat) chooseCard(id game.CardID) {
	v := m.step.View.Find(id)
	m.hover(id)
	if m.sketched(id) && len(m.duel.Intents(id, m.payment)) == 0 && m.duel.Retract(id) {
		return
	}
	for _, a := range m.step.Options {
		if a.Verb == game.Pick && a.Card == id {
			m.do([]game.Action{a})
			return
		}
	}
	switch {
	case len(m.duel.Intents(id, m.payment)) > 0:
		m.take(id)
	case m.board.zoneOf(v).Lay == game.Pile:
		m.open(Drop{Seat: v.Controller, Zone: v.Zone})
	case v.Controller == m.config.Human && v.Marks.Has(game.ByHand) && m.board.zoneOf(v).Lay == game.Line && m.mayAdjust():
		m.occasions = append(m.occasions, occasion{id, v.Face, v.Controller})
		m.showByHand()
	case v.Controller == m.config.Human && m.step.View.Result.Open():
		m.complainAt(id, Drop{Card: id})
	}
}

// cancel implements hand.
func (m *Mat) cancel() {
	if m.panel != nil {
		m.panel.key(fyne.KeyEscape)
		return
	}
	if m.held != 0 {
		m.putBack()
		m.ask()
		return
	}
	m.duel.Unsketch()
}

// hover implements hand: the card is shown large, if its face is known.
func (m *Mat) hover(id game.CardID) {
	if v := m.step.View.Find(id); v.Face != 0 {
		m.look(m.speaker.define(v.Face), v)
	}
}

// look shows a card large, as it lies on the table or as printed.
func (m *Mat) look(c card.Card, on game.CardView) {
	m.looked = on.ID
	m.closeup.show(c, on)
}

// lookAgain has the large card be what it is by now, and as printed where it is no longer known.
func (m *Mat) lookAgain() {
	if v := m.step.View.Find(m.looked); v.Face != 0 {
		m.look(m.speaker.define(v.Face), v)
	} else {
		m.look(m.closeup.card, game.CardView{})
	}
}

// togglePayment changes who chooses the golds; a held card is asked again.
func (m *Mat) togglePayment() {
	m.payment = PaysItself
	if m.pay.Checked {
		m.payment = PaidByHand
	}
	if m.held != 0 {
		m.take(m.held)
	}
	m.board.focus()
}
