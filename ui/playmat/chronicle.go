package playmat

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game"
	"castillo/ui/words"
)

// Side is whose doing a line of the chronicle tells.
type Side uint8

// The sides.
const (
	OfTable Side = iota // turns and phases
	OfHuman
	OfRival
)

// Line is one sentence of the chronicle of a match.
type Line struct {
	Text string
	Side Side
	Face game.Face // the card that it is about, 0 none
	Head bool      // a new turn
}

// tell puts the events of a step into lines. What the board shows by itself is
// left out: cards going from one line to another and the paying of golds.
func (s speaker) tell(step Step) []Line {
	var lines []Line
	if wrong := s.trouble(step); wrong != "" {
		lines = append(lines, Line{Text: wrong, Side: OfTable, Head: step.Trouble == rulebookFails})
	}
	if step.Trouble == rulebookFails {
		return lines // nothing was done
	}
	if deed := s.deed(step); deed.Text != "" {
		lines = append(lines, deed)
	}
	for _, e := range step.Events {
		l := Line{Text: words.Capital(s.sentence(e, &step.View)), Face: e.Face, Side: OfHuman}
		switch {
		case l.Text == "":
			continue
		case e.What == game.TurnOf:
			l.Side, l.Head = OfTable, true
		case e.What == game.PhaseIs || e.What == game.Ends:
			l.Side = OfTable
		case e.Seat != s.seat:
			l.Side = OfRival
		}
		lines = append(lines, l)
	}
	return lines
}

// uncapital has a sentence stand within another.
func uncapital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToLower(first)) + text[size:]
}

// deed tells what was used, chosen or named, as far as no event does; a Line
// without a text for nothing.
func (s speaker) deed(step Step) Line {
	l := Line{Side: OfHuman}
	mine, theirs := "", ""
	source, word := step.Asked.Source, ""
	if step.Did.Verb == game.Use {
		source = step.Did.Card
	}
	l.Face = step.View.Find(source).Face
	if source == 0 || step.By == game.Dealer || tellsOf(step.Events, step.Did) {
		return l
	}
	switch step.Did.Verb {
	case game.Use:
		mine, theirs = words.T("Usas la habilidad de {carta}"), words.T("{rival} usa la habilidad de {carta}")
	case game.Yes:
		mine, theirs = words.T("Dices que sí a {carta}"), words.T("{rival} dice que sí a {carta}")
	case game.No:
		if step.Only {
			mine = words.T("{carta}: no puedes hacer lo que pide")
		}
	case game.Pass:
		if step.Only {
			mine = words.T("{carta}: no hay nada que elegir")
		}
	case game.NameIt:
		mine, theirs = words.T("{carta}: nombras {algo}"), words.T("{carta}: {rival} nombra {algo}")
		word = s.spoken(step)
	case game.Say, game.Pick:
		mine, theirs = words.T("{carta}: eliges {algo}"), words.T("{carta}: {rival} elige {algo}")
		if word = s.spoken(step); step.Said != "" { // a sentence
			word = words.T("«{words}»", "words", word)
		}
	}
	if step.By != s.seat {
		l.Side, mine = OfRival, theirs
	}
	l.Text = words.Capital(words.Fill(mine, "carta", s.name(l.Face), "rival", s.rival, "algo", word))
	return l
}

// spoken is what an answer says: a card as far as it is known, else words or a
// number.
func (s speaker) spoken(step Step) string {
	a := step.Did
	switch {
	case a.Verb == game.Pick && step.By == s.seat && a.Face != 0:
		return s.name(a.Face)
	case a.Verb == game.Pick:
		return s.called(&step.View, a.Card)
	case step.Said != "":
		return strings.TrimSuffix(words.T(step.Said), ".")
	case a.Face != 0:
		return s.name(a.Face)
	}
	return strconv.Itoa(int(a.N))
}

// tellsOf reports whether one of the events tells what was done.
func tellsOf(events []game.Event, a game.Action) bool {
	for _, e := range events {
		switch {
		case e.What == game.Accepts || e.What == game.Declines:
			return true
		case a.Verb == game.Pick && a.Card != 0 && (e.Card == a.Card || e.On == a.Card):
			return true
		}
	}
	return false
}

// sentence tells one event; empty where there is nothing to say.
func (s speaker) sentence(e game.Event, v *game.View) string {
	own := e.Seat == s.seat
	say := func(mine, theirs string) string {
		if !own {
			mine = theirs
		}
		return words.Fill(mine, "carta", s.name(e.Face), "otra", s.called(v, e.On),
			"n", strconv.Itoa(e.N), "zona", s.zone(e.To), "rival", s.rival)
	}
	switch e.What {
	case game.Begins:
		return say(words.T("Empiezas tú"), words.T("Empieza {rival}"))
	case game.TurnOf:
		return say(words.T("Turno {n}: te toca"), words.T("Turno {n}: {rival}"))
	case game.PhaseIs:
		for _, p := range s.book.Phases() {
			if int(p.Phase) == e.N {
				return "· " + words.T(p.Name)
			}
		}
	case game.Moves:
		return s.movement(e, say)
	case game.Plays:
		return say(words.T("Juegas {carta}"), words.T("{rival} juega {carta}"))
	case game.Draws:
		return say(words.T("Robas {carta}"), words.T("{rival} roba una carta"))
	case game.Mills:
		return say(words.T("Botas {carta}"), words.T("{rival} bota {carta}"))
	case game.Discards:
		return say(words.T("Descartas {carta}"), words.T("{rival} descarta {carta}"))
	case game.Attacks:
		return say(words.T("Atacas con {carta}"), words.T("{rival} ataca con {carta}"))
	case game.Blocks:
		return say(words.T("Bloqueas a {otra} con {carta}"), words.T("{rival} bloquea a {otra} con {carta}"))
	case game.Damages:
		return say(words.T("Tu castillo recibe {n} de daño"), words.T("El castillo de {rival} recibe {n} de daño"))
	case game.Destroyed:
		return say(words.T("Se destruye {carta}"), words.T("Se destruye {carta}, de {rival}"))
	case game.Shuffles:
		return say(words.T("Barajas tu castillo"), words.T("{rival} baraja su castillo"))
	case game.Mulligans:
		return say(words.T("Cambias tu mano por otra de {n}"), words.T("{rival} cambia su mano por otra de {n}"))
	case game.Cedes:
		return say(words.T("Cedes la prioridad"), words.T("{rival} cede la prioridad"))
	case game.Proposes:
		return words.Fill(say(words.T("Propones: {ajuste}"), words.T("{rival} propone: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Accepts:
		return words.Fill(say(words.T("Aceptas: {ajuste}"), words.T("{rival} acepta: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Declines:
		return words.Fill(say(words.T("No aceptas: {ajuste}"), words.T("{rival} no acepta: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Ends:
		return s.outcome(game.Result{Over: true, Winner: e.Seat})
	}
	return ""
}

// movement tells of a card that goes to a bearer, onto a pile or into a hand.
func (s speaker) movement(e game.Event, say func(mine, theirs string) string) string {
	if e.On != 0 {
		return say(words.T("{otra} porta {carta}"), words.T("{otra} porta {carta}"))
	}
	for _, z := range s.book.Zones() {
		if z.Zone == e.To && e.From != e.To && (z.Lay == game.InHand || z.Lay == game.Pile && e.Face != 0) {
			return say(words.T("{carta} va a tu {zona}"), words.T("{carta}, de {rival}, va a su {zona}"))
		}
	}
	return ""
}
