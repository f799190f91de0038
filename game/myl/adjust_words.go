package myl

import (
	"strconv"

	"castillo/game"
	"castillo/game/myl/ability"
)

// The words of adjustments by hand.

var adjustmentWords = [adjustments]string{
	adjustMove:     "Mover una carta",
	adjustSearch:   "Buscar una carta en mi Mazo Castillo",
	adjustDraw:     "Robar cartas",
	adjustMill:     "Botar cartas",
	adjustShuffle:  "Barajar un Mazo Castillo",
	adjustShowHand: "Enseñar una Mano",
	adjustShowCard: "Mostrar una carta",
	adjustStrength: "Fuerza de un Aliado",
	adjustTakeBack: "Volver atrás",
}

// sideWords say whose, from where the proposer sits.
var sideWords = [2]string{"Yo", "Mi oponente"}

// placeWords say where to, within play from where the proposer sits.
var placeWords = [zoneCount][2]string{
	GoldReserve: {"Mi Reserva de Oro", "Reserva de Oro de mi oponente"},
	PaidGold:    {"Mi Oro Pagado", "Oro Pagado de mi oponente"},
	DefenseLine: {"Mi Línea de Defensa", "Línea de Defensa de mi oponente"},
	AttackLine:  {"Mi Línea de Ataque", "Línea de Ataque de mi oponente"},
	SupportLine: {"Mi Línea de Apoyo", "Línea de Apoyo de mi oponente"},
	Carried:     {"Debajo de un portador"},
	Hand:        {"Mano de su dueño"},
	Cemetery:    {"Cementerio de su dueño"},
	Exile:       {"Destierro de su dueño"},
	Removed:     {"Removidas de su dueño"},
	Castle:      {"Mazo Castillo de su dueño"},
}

var spotWords = [...]string{
	onTop:      "Encima del Mazo Castillo",
	atBottom:   "Al fondo del Mazo Castillo",
	shuffledIn: "Barajada en el Mazo Castillo",
}

// durationsByHand are the times for which strength is given by hand.
var durationsByHand = [...]struct {
	until             ability.Duration
	words, gain, lose string
}{
	{ability.UntilFinal, "Hasta la Fase Final",
		"{carta}: +{n} de Fuerza hasta la Fase Final", "{carta}: –{n} de Fuerza hasta la Fase Final"},
	{ability.UntilNextVigil, "Hasta mi próxima Vigilia",
		"{carta}: +{n} de Fuerza hasta la próxima Vigilia ({jugador})", "{carta}: –{n} de Fuerza hasta la próxima Vigilia ({jugador})"},
	{ability.RestOfGame, "Mientras esté en juego",
		"{carta}: +{n} de Fuerza mientras esté en juego", "{carta}: –{n} de Fuerza mientras esté en juego"},
}

// leaveIt says what passing does on the way to a proposal.
const leaveIt = "Dejarlo"

// The sentences of proposals that have no table of their own.
const (
	proposeMove      = "{carta}: a {zona} ({jugador})"
	proposeBearer    = "{otra} porta {carta}"
	proposeOnTop     = "{carta}: encima del Mazo Castillo ({jugador})"
	proposeAtBottom  = "{carta}: al fondo del Mazo Castillo ({jugador})"
	proposeShuffleIn = "{carta}: barajada en el Mazo Castillo ({jugador})"
	proposeDraw      = "{jugador}: robar {n}"
	proposeMill      = "{jugador}: botar {n}"
	proposeShuffle   = "{jugador}: barajar el Mazo Castillo"
	proposeShowHand  = "{jugador}: mostrar la Mano"
	proposeShowCard  = "{jugador}: mostrar {carta}"
)

// Proposals lists the sentences of every proposal and the words of the steps to
// it, for those who translate them.
func Proposals() []string {
	out := []string{proposeMove, proposeBearer, proposeOnTop, proposeAtBottom, proposeShuffleIn, proposeDraw, proposeMill,
		proposeShuffle, proposeShowHand, proposeShowCard, leaveIt}
	out = append(append(append(out, adjustmentWords[adjustMove:]...), sideWords[:]...), spotWords[:]...)
	for _, words := range placeWords {
		out = append(out, words[:]...)
	}
	out = append(out, takeBackWords[game.Play:]...)
	for _, d := range durationsByHand {
		out = append(out, d.words, d.gain, d.lose)
	}
	return out
}

// adjustWords describes an answer to a question about a proposal.
func (m *Match) adjustWords(a game.Action) string {
	if !m.adjustable || m.pending.Ask < askAdjust || m.pending.Ask > askAccept {
		return ""
	}
	if a.Verb == game.Pass {
		return leaveIt
	}
	relative := func(s game.Seat) int {
		if s == m.pending.Seat {
			return 0
		}
		return 1
	}
	switch m.pending.Ask {
	case askAdjust:
		if a.N > 0 && a.N < int16(adjustments) {
			return adjustmentWords[a.N]
		}
	case askAdjustSide:
		return sideWords[relative(game.Seat(a.N))]
	case askAdjustZone:
		switch {
		case inPlay(a.Zone) && a.Zone != Carried:
			return placeWords[a.Zone][relative(game.Seat(a.N))]
		case a.Zone < zoneCount:
			return placeWords[a.Zone][0]
		}
	case askAdjustSpot:
		if a.N > 0 && int(a.N) < len(spotWords) {
			return spotWords[a.N]
		}
	case askAdjustDeed:
		return m.deedWords(a.N)
	case askAdjustNumber:
		return strconv.Itoa(int(a.N))
	case askAdjustStrength:
		if a.N > 0 {
			return "+" + strconv.Itoa(int(a.N))
		}
		return strconv.Itoa(int(a.N))
	case askAdjustUntil:
		for _, d := range durationsByHand {
			if d.until == ability.Duration(a.N) {
				return d.words
			}
		}
	}
	return ""
}

// sentence is the proposal as the contract tells it, the zero one while it is
// not yet whole.
func (m *Match) sentence() game.Proposal {
	p := &m.proposal
	if ask, _ := m.missing(); p.what == noAdjustment || ask != askAccept {
		return game.Proposal{}
	}
	by := p.asked.Seat
	out := game.Proposal{By: by, Seat: p.side, Card: p.card, On: p.bearer, Zone: p.zone, N: int(p.n)}
	switch p.what {
	case adjustMove, adjustSearch:
		out.Face, out.N = p.face, 0
		out.Text = proposeMove
		if p.zone == Carried {
			out.Text = proposeBearer
		} else if p.zone == Castle {
			out.Text = [...]string{onTop: proposeOnTop, atBottom: proposeAtBottom, shuffledIn: proposeShuffleIn}[p.spot]
		}
	case adjustDraw:
		out.Text = proposeDraw
	case adjustMill:
		out.Text = proposeMill
	case adjustShuffle:
		out.Text = proposeShuffle
	case adjustShowHand:
		out.Text = proposeShowHand
	case adjustShowCard:
		out.Text, out.Seat = proposeShowCard, m.at[p.card].controller
	case adjustTakeBack:
		d := m.deedBack(p.n)
		out.Seat, out.Face, out.Text = d.seat, d.face, takeBackWords[d.verb]
	case adjustStrength:
		out.Seat = by
		for _, d := range durationsByHand {
			if d.until != p.until {
				continue
			}
			if out.Text = d.gain; p.n < 0 {
				out.Text, out.N = d.lose, -out.N
			}
		}
	}
	return out
}

// Proposal is what is proposed, as a seat may see it (see game.Adjustable).
func (m *Match) Proposal(s game.Seat) game.Proposal {
	if !m.adjustable {
		return game.Proposal{}
	}
	p := m.sentence()
	if s != p.By && m.hidesSearch() {
		p.Face = 0
	}
	return p
}

// hidesSearch reports whether the card that is looked for stays hidden from the
// other player.
func (m *Match) hidesSearch() bool {
	return m.proposal.what == adjustSearch && (m.proposal.zone == Hand || m.proposal.zone == Castle)
}

// proposed is the event that a seat proposes, accepts or declines.
func (m *Match) proposed(what game.What, s game.Seat) game.Event {
	p := m.sentence()
	e := game.Event{What: what, Seat: s, Card: p.Card, Sees: game.ByBoth, Proposal: p}
	if p.Card != 0 {
		e.Face, e.Sees = m.at[p.Card].face, m.at[p.Card].sees
	} else if m.hidesSearch() {
		e.Sees = game.SeenBy(p.By)
	}
	return e
}
