package playmat

import (
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/words"
)

// notYourTurn is the refusal where another has to decide, in the words of the rulebooks.
const notYourTurn = "Ahora decide tu oponente"

// speaker puts a match into the words of the person at the table.
type speaker struct {
	seat   game.Seat
	book   game.Rulebook
	define func(game.Face) card.Card
	says   func(game.Action) string // the rulebook's, for an option
	makes  func(game.Action) game.Proposal
	rival  string // the opponent's name
}

// name is what a card is called, as far as its face is known.
func (s speaker) name(f game.Face) string {
	if f != 0 {
		if name := s.define(f).Name; name != "" {
			return name
		}
	}
	return words.T("una carta")
}

func (s speaker) called(v *game.View, id game.CardID) string { return s.name(v.Find(id).Face) }

func (s speaker) zone(z game.Zone) string {
	for _, info := range s.book.Zones() {
		if info.Zone == z {
			return words.T(info.Name)
		}
	}
	return ""
}

// refusal is why something cannot be done.
func (s speaker) refusal(r *game.Refusal, v *game.View) string {
	if r == nil {
		return words.T("Ahí no va: suéltala en uno de los lugares que se iluminan")
	}
	return words.T(r.Reason, "carta", s.called(v, r.Card), "otra", s.called(v, r.Other), "n", r.N, "qué", words.T(r.What), "texto", r.Text)
}

// question is what the person is asked.
func (s speaker) question(step *Step) string {
	v, asks := &step.View, step.Asks
	d := v.Decision
	q := words.T(s.book.Question(d.Ask))
	if q == "" {
		q = words.T("Elige")
	}
	if asks.Instead != "" {
		q = words.T(asks.Instead)
	}
	q = words.Fill(q, "carta", s.called(v, d.Source), "n", strconv.Itoa(int(d.Left)))
	if asks.Deed != "" {
		q = s.task(asks, v)
	}
	if asks.Text != "" {
		q += "\n" + asks.Text
	}
	if v.Proposal.Made() {
		q += "\n" + s.proposal(v.Proposal, v)
	}
	return q
}

// confirming is what ending a declaration or a choice says, empty where none is made up.
func (s speaker) confirming(step Step) string {
	if step.Whole {
		return words.T("Confirmar")
	}
	for _, a := range step.Draft {
		switch a.Verb {
		case game.Attack:
			return words.T("Confirmar el ataque")
		case game.Block:
			return words.T("Confirmar el bloqueo")
		}
	}
	return ""
}

// stakes say what the battle would do to the castle as things stand; empty where none is on.
func (s speaker) stakes(step Step) string {
	open := 0
	for _, f := range step.Fights {
		if f.Blocker == 0 {
			open++
		}
	}
	n := strconv.Itoa(step.Damage)
	switch mine := step.View.Active == s.seat; {
	case len(step.Fights) == 0:
		return ""
	case step.Damage == 0 && mine:
		return words.T("Así, el Castillo de {rival} no recibe daño", "rival", s.rival)
	case step.Damage == 0:
		return words.T("Así, tu Castillo no recibe daño")
	case mine && open == len(step.Fights):
		return words.T("Sin bloqueo, el Castillo de {rival} recibe {n} de daño", "rival", s.rival, "n", n)
	case mine:
		return words.T("Así, el Castillo de {rival} recibe {n} de daño", "rival", s.rival, "n", n)
	}
	return words.T("Así, tu Castillo recibe {n} de daño", "n", n)
}

// task is what is to be done with cards that are picked, and how many of them were.
func (s speaker) task(asks game.Question, v *game.View) string {
	task := words.T(asks.Deed, "qué", s.sought(asks))
	switch source := v.Decision.Source; {
	case source == 0:
		task = words.Capital(task)
	case asks.Pays:
		task = words.T("Para pagar {carta}: {pregunta}", "carta", s.called(v, source), "pregunta", task)
	default:
		task = words.T("{carta}: {pregunta}", "carta", s.called(v, source), "pregunta", task)
	}
	switch {
	case asks.Most >= game.MaxCards && asks.Picked > 0:
		return words.N(asks.Picked, "{pregunta}: va 1", "{pregunta}: van {n}", "pregunta", task)
	case asks.Most < game.MaxCards && asks.Most > 1:
		return words.T("{pregunta}: {i} de {n}", "pregunta", task, "i", asks.Picked, "n", asks.Most)
	}
	return task
}

// sought is the cards that are to be picked, and how many.
func (s speaker) sought(asks game.Question) string {
	sought := words.T(asks.One)
	switch {
	case asks.Least >= game.MaxCards: // as many as there are kinds of them
		sought = words.T(asks.Many)
	case asks.Most >= game.MaxCards:
		sought = words.T("cualquier número de {qué}", "qué", words.T(asks.Many))
	case asks.Most > 1:
		sought = strconv.Itoa(asks.Most) + " " + words.T(asks.Many)
	}
	if asks.Least < asks.Most && asks.Most < game.MaxCards {
		sought = words.T("hasta {qué}", "qué", sought)
	}
	if asks.Where == "" {
		return sought
	}
	return words.T(asks.Where, "qué", sought, "zona", s.zone(asks.Zone))
}

// demanded says that attackers or blockers are still missing, where the options
// do not let the person stop; empty where they do.
func demanded(options []game.Action) string {
	wanted := ""
	for _, a := range options {
		switch a.Verb {
		case game.Pass, game.End:
			return ""
		case game.Attack:
			wanted = words.T("Aún no basta: declara otro atacante")
		case game.Block:
			wanted = words.T("Aún no basta: declara otro bloqueador")
		}
	}
	return wanted
}

// waiting is what is said while another decides.
func (s speaker) waiting(v *game.View) string {
	switch {
	case v.Result.Over:
		return words.T("La partida ha terminado")
	case v.Decision.Seat == game.Dealer:
		return words.T("Se reparten cartas…")
	case v.Decision.Seat == s.seat: // a habit answers
		return words.T("Un momento…")
	}
	return words.T("{rival} piensa…", "rival", s.rival)
}

// told are the rulebook's own words for an option, empty where it has none.
func (s speaker) told(a game.Action) string { return words.T(s.says(a)) }

// answer is what a button says that does an action. Which other options there
// are decides what passing means.
func (s speaker) answer(a game.Action, v *game.View, among []game.Action) string {
	card, on := s.called(v, a.Card), s.called(v, a.Target)
	switch a.Verb {
	case game.Play:
		if a.ByHand() {
			return words.T("Jugar {carta}, pagar a mano", "carta", card)
		}
		return words.T("Jugar {carta}", "carta", card)
	case game.Use:
		if a.ByHand() {
			return words.T("Usar {carta}, pagar a mano: {texto}", "carta", card, "texto", s.ability(a))
		}
		return words.T("Usar {carta}: {texto}", "carta", card, "texto", s.ability(a))
	case game.Attack:
		return words.T("Atacar con {carta}", "carta", card)
	case game.Block:
		return words.T("Bloquear a {rival} con {carta}", "carta", card, "rival", on)
	case game.Pass:
		if told := s.told(a); told != "" {
			return told
		}
		return passing(v.Decision.Kind, among)
	case game.End:
		return words.T("Terminar turno")
	case game.Pick:
		return card
	case game.Yes:
		if v.Proposal.Made() {
			return words.T("Sí, acepto")
		}
		return words.T("Sí")
	case game.No:
		if v.Proposal.Made() {
			return words.T("No acepto")
		}
		return words.T("No")
	case game.Propose:
		return words.T("Ajustar a mano…")
	}
	if p := s.makes(a); p.Made() {
		return s.proposal(p, v)
	}
	told := s.told(a)
	switch {
	case told != "":
		return told
	case a.Face != 0:
		return s.name(a.Face)
	case a.Card != 0:
		return card
	}
	return strconv.Itoa(int(a.N))
}

// ability is what using a card does, or else the number of its ability.
func (s speaker) ability(a game.Action) string {
	if told := s.told(a); told != "" {
		return told
	}
	return words.T("habilidad {n}", "n", a.Ability())
}

// passing is what it means to pass: with fights to declare or cards to choose,
// that no more are.
func passing(k game.Kind, among []game.Action) string {
	if k == game.Choose {
		return words.T("Nada más")
	}
	for _, a := range among {
		if a.Verb == game.Attack || a.Verb == game.Block {
			return words.T("Listo")
		}
	}
	return words.T("Pasar")
}

// intention is what a list says of an intent of the card that is held; only is
// set where it is about the one ability that the card can use, which need not be
// told from others.
func (s speaker) intention(i Intent, v *game.View, among []game.Action, only bool) string {
	var text string
	switch a := i.Plan[0]; a.Verb {
	case game.Play:
		text = words.T("Jugar")
		if a.ByHand() {
			text = words.T("Jugar, pagar a mano")
		}
	case game.Use:
		text = words.T("Usar: {texto}", "texto", s.ability(a))
		if only {
			text = words.T("Usar su habilidad")
		}
		if a.ByHand() {
			text = words.T("{acción}, pagar a mano", "acción", text)
		}
	case game.Attack:
		text = words.T("Atacar")
	case game.Block:
		text = words.T("Bloquear a {rival}", "rival", s.called(v, a.Target))
	default:
		text = s.answer(a, v, among)
	}
	for _, a := range i.Plan[1:] {
		text += " · " + s.called(v, a.Card)
	}
	return text
}

// consequence tells one of several ways by what it would move where.
func (s speaker) consequence(events []game.Event) string {
	type pile struct {
		to game.Zone
		n  int
	}
	var piles []pile
next:
	for _, e := range events {
		if e.What != game.Moves || e.From == e.To {
			continue
		}
		for i := range piles {
			if piles[i].to == e.To {
				piles[i].n++
				continue next
			}
		}
		piles = append(piles, pile{e.To, 1})
	}
	var parts []string
	for _, p := range piles {
		if zone := s.zone(p.to); zone != "" {
			parts = append(parts, words.T("{n} a {zona}", "n", strconv.Itoa(p.n), "zona", zone))
		}
	}
	if len(parts) == 0 {
		return words.T("Nada")
	}
	return strings.Join(parts, " · ")
}

// outcome is the headline of a match that is over.
func (s speaker) outcome(r game.Result) string {
	switch r.Winner {
	case s.seat:
		return words.T("¡Has ganado!")
	case s.seat.Other():
		return words.T("Has perdido")
	}
	if r.Why == game.Failed {
		return words.T("El reglamento falló")
	}
	return words.T("Empate")
}

// ending is why a match is over.
func (s speaker) ending(r game.Result) string {
	won := r.Winner == s.seat
	switch {
	case r.Why == game.EmptyCastle && r.Winner == game.Nobody:
		return words.T("Ningún castillo tiene ya cartas.")
	case r.Why == game.EmptyCastle && won:
		return words.T("Al castillo de {rival} no le quedan cartas.", "rival", s.rival)
	case r.Why == game.EmptyCastle:
		return words.T("A tu castillo no le quedan cartas.")
	case r.Why == game.Conceded && won:
		return words.T("{rival} se ha rendido.", "rival", s.rival)
	case r.Why == game.Conceded:
		return words.T("Te has rendido.")
	case r.Why == game.Agreed:
		return words.T("Los dos lo quisieron así.")
	case r.Why == game.Loop:
		return words.T("La partida entró en un bucle: acciones obligatorias que se repetían sin fin.")
	case r.Why == game.ByCard:
		return words.T("Una carta decidió la partida.")
	case r.Why == game.Failed:
		return words.T("El programa del reglamento falló y la partida no puede seguir por aquí. Está guardada. Vuelve un paso atrás y elige otra cosa.")
	}
	return ""
}

// trouble says what went wrong in a step; empty where nothing did.
func (s speaker) trouble(step Step) string {
	switch step.Trouble {
	case tookTooLong:
		return words.T("{rival} no decidió a tiempo: desde ahora pasa siempre que puede", "rival", s.rival)
	case choseWrong:
		return words.T("{rival} eligió algo que no se puede: pasa", "rival", s.rival)
	case rulebookFails:
		if deed := s.answer(step.Did, &step.View, nil); step.Did.Verb != 0 && deed != "" {
			return words.T("El reglamento falló en «{acción}»; la partida está guardada", "acción", deed)
		}
		return words.T("El reglamento falló; la partida está guardada")
	}
	return ""
}
