package playmat

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2/lang"

	"castillo/game"
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
		l := Line{Text: capital(s.sentence(e, &step.View)), Face: e.Face, Side: OfHuman}
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

// capital begins a sentence that may start with a card nobody has seen.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
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
		mine, theirs = lang.L("Usas la habilidad de {carta}"), lang.L("{rival} usa la habilidad de {carta}")
	case game.Yes:
		mine, theirs = lang.L("Dices que sí a {carta}"), lang.L("{rival} dice que sí a {carta}")
	case game.NameIt:
		mine, theirs = lang.L("{carta}: nombras {algo}"), lang.L("{carta}: {rival} nombra {algo}")
		word = s.spoken(step)
	case game.Say, game.Pick:
		mine, theirs = lang.L("{carta}: eliges {algo}"), lang.L("{carta}: {rival} elige {algo}")
		word = s.spoken(step)
	}
	if step.By != s.seat {
		l.Side, mine = OfRival, theirs
	}
	l.Text = capital(fill(mine, "carta", s.name(l.Face), "rival", s.rival, "algo", word))
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
		return strings.TrimSuffix(fromRules(step.Said), ".")
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
		return fill(mine, "carta", s.name(e.Face), "otra", s.called(v, e.On),
			"n", strconv.Itoa(e.N), "zona", s.zone(e.To), "rival", s.rival)
	}
	switch e.What {
	case game.Begins:
		return say(lang.L("Empiezas tú"), lang.L("Empieza {rival}"))
	case game.TurnOf:
		return say(lang.L("Turno {n}: te toca"), lang.L("Turno {n}: {rival}"))
	case game.PhaseIs:
		for _, p := range s.book.Phases() {
			if int(p.Phase) == e.N {
				return "· " + fromRules(p.Name)
			}
		}
	case game.Moves:
		return s.movement(e, say)
	case game.Plays:
		return say(lang.L("Juegas {carta}"), lang.L("{rival} juega {carta}"))
	case game.Draws:
		return say(lang.L("Robas {carta}"), lang.L("{rival} roba una carta"))
	case game.Mills:
		return say(lang.L("Botas {carta}"), lang.L("{rival} bota {carta}"))
	case game.Discards:
		return say(lang.L("Descartas {carta}"), lang.L("{rival} descarta {carta}"))
	case game.Attacks:
		return say(lang.L("Atacas con {carta}"), lang.L("{rival} ataca con {carta}"))
	case game.Blocks:
		return say(lang.L("Bloqueas a {otra} con {carta}"), lang.L("{rival} bloquea a {otra} con {carta}"))
	case game.Damages:
		return say(lang.L("Tu castillo recibe {n} de daño"), lang.L("El castillo de {rival} recibe {n} de daño"))
	case game.Destroyed:
		return say(lang.L("{carta} es destruida"), lang.L("{carta}, de {rival}, es destruida"))
	case game.Shuffles:
		return say(lang.L("Barajas tu castillo"), lang.L("{rival} baraja su castillo"))
	case game.Mulligans:
		return say(lang.L("Cambias tu mano por otra de {n}"), lang.L("{rival} cambia su mano por otra de {n}"))
	case game.Cedes:
		return say(lang.L("Cedes la prioridad"), lang.L("{rival} cede la prioridad"))
	case game.Proposes:
		return fill(say(lang.L("Propones: {ajuste}"), lang.L("{rival} propone: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Accepts:
		return fill(say(lang.L("Aceptas: {ajuste}"), lang.L("{rival} acepta: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Declines:
		return fill(say(lang.L("No aceptas: {ajuste}"), lang.L("{rival} no acepta: {ajuste}")), "ajuste", s.proposal(e.Proposal, v))
	case game.Ends:
		return s.outcome(game.Result{Over: true, Winner: e.Seat})
	}
	return ""
}

// movement tells of a card that goes to a bearer, onto a pile or into a hand.
func (s speaker) movement(e game.Event, say func(mine, theirs string) string) string {
	if e.On != 0 {
		return say(lang.L("{otra} porta {carta}"), lang.L("{otra} porta {carta}"))
	}
	for _, z := range s.book.Zones() {
		if z.Zone == e.To && e.From != e.To && (z.Lay == game.InHand || z.Lay == game.Pile && e.Face != 0) {
			return say(lang.L("{carta} va a tu {zona}"), lang.L("{carta} va a: {zona} de {rival}"))
		}
	}
	return ""
}
