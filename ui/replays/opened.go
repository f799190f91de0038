package replays

import (
	"fmt"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/ui/words"
)

// Opened is a match that can be gone through, or a round with all its duels.
type Opened struct {
	summary cardsdb.Match
	text    []byte // as it was stored
	round   round.Round
	played  []*replay.Replay // by duel
	names   [2]string
	lines   []Line
	line    int // the line that has just happened
}

// Line is a sentence of what happened, in which duel and after how many of its actions it
// is true.
type Line struct {
	Text   string
	Duel   int // from 0
	Action int
	Head   bool // a new turn
}

func open(summary cardsdb.Match, text []byte, r round.Round, played []*replay.Replay) *Opened {
	o := &Opened{summary: summary, text: text, round: r, played: played}
	for i, s := range r.Sides {
		o.names[i] = s.Name
	}
	for duel := range played {
		o.tell(duel)
	}
	return o
}

// tell adds what happened in a duel.
func (o *Opened) tell(duel int) {
	played := o.played[duel]
	add := func(sentence string, action int, head bool) {
		if sentence != "" {
			o.lines = append(o.lines, Line{Text: sentence, Duel: duel, Action: action, Head: head})
		}
	}
	if o.round.Best > 1 {
		before := o.round
		before.Duels = before.Duels[:duel]
		add(words.T("Duelo {n} de {best}, con {score}", "n", duel+1, "best", o.round.Best, "score", before.Score().String()), 0, true)
	}
	add(words.T("Se barajan los mazos"), 0, o.round.Best == 1)
	teller := replay.NewTeller(played.At(0), o.names)
	if first := played.Record().Setup.First.Seat(); first.Plays() {
		add(words.T("Empieza {name}", "name", teller.Seat(first)), 0, false)
	}
	action := 0
	played.Watch(0, played.Len(),
		func(n int, d game.Decision, a game.Action) {
			action = n
			add(teller.Action(d, a, played.Words(n)), n, false)
		},
		func(e game.Event) {
			add(teller.Event(e), action, e.What == game.TurnOf || e.What == game.Ends)
		})
	switch r := played.Record().Result(); r.Why {
	case game.Conceded:
		add(words.T("{name} abandona la partida", "name", teller.Seat(r.Winner.Other())), action, true)
	case game.Agreed:
		add(words.T("Los dos quieren el empate"), action, true)
	}
	if end := played.Record().End; end != nil && end.Result.Why == game.Failed {
		add(words.T("El reglamento falló aquí; hasta este punto está guardada la partida"), action, true)
	}
}

// Title names the players.
func (o *Opened) Title() string { return row(o.summary).Title }

// Summary is the row of the match.
func (o *Opened) Summary() Row { return row(o.summary) }

// CanGoOn reports whether the match was left before its end and can be taken to the table
// again.
func (o *Opened) CanGoOn() bool { return CanGoOn(o.summary) && o.Warning() == "" }

// Lines are everything that happened, in order.
func (o *Opened) Lines() []Line { return o.lines }

// Line is the place in Lines of what has just happened.
func (o *Opened) Line() int { return o.line }

// GoTo makes a line the last one that has happened.
func (o *Opened) GoTo(line int) { o.line = max(0, min(line, len(o.lines)-1)) }

// Step goes one action that tells something forward or back.
func (o *Opened) Step(by int) {
	now := o.lines[o.line]
	switch {
	case by > 0:
		for o.line < len(o.lines)-1 && o.lines[o.line].at(now) {
			o.line++
		}
		o.toEndOfAction()
	case by < 0:
		for o.line > 0 && o.lines[o.line].at(now) {
			o.line--
		}
	}
}

func (o *Opened) toEndOfAction() {
	for o.line < len(o.lines)-1 && o.lines[o.line+1].at(o.lines[o.line]) {
		o.line++
	}
}

// at reports whether both lines are of one action.
func (l Line) at(o Line) bool { return l.Duel == o.Duel && l.Action == o.Action }

// Turn goes to the next or the last beginning of a turn.
func (o *Opened) Turn(by int) {
	for i := o.line + by; i >= 0 && i < len(o.lines); i += by {
		if o.lines[i].Head {
			o.line = i
			return
		}
	}
	o.GoTo(o.line + by*len(o.lines))
}

// Position says where in the match the line stands.
func (o *Opened) Position() string {
	at := o.lines[o.line]
	all := o.played[at.Duel].Len()
	if len(o.played) > 1 {
		return words.T("Duelo {duel}, acción {n} de {all}", "duel", at.Duel+1, "n", at.Action, "all", all)
	}
	return words.T("Acción {n} de {all}", "n", at.Action, "all", all)
}

// Warning says that the rules of today do not play the match as it was
// recorded; empty where they do.
func (o *Opened) Warning() string {
	for _, p := range o.played {
		if d := p.Difference(); d != nil {
			return words.T("Desde la acción {n} las reglas de esta versión deciden otra cosa que las de entonces.", "n", d.Action)
		}
	}
	return ""
}

// Half is what lies on one player's side of the table.
type Half struct {
	Name  string
	About string
	Zones []ZoneText
}

// ZoneText is the cards of a zone.
type ZoneText struct {
	Name  string
	Cards string
}

// Table is how the match stands after the line.
func (o *Opened) Table() [2]Half {
	at := o.lines[o.line]
	m := o.played[at.Duel].At(at.Action)
	var views [2]game.View
	for _, s := range game.Seats {
		m.Look(s, &views[s])
	}
	var halves [2]Half
	for _, s := range game.Seats {
		p := views[s].Players[s]
		halves[s] = Half{Name: o.names[s], About: words.T("Castillo {castle} · Mano {hand} · Oro {gold}",
			"castle", p.Castle, "hand", p.Hand, "gold", p.Gold)}
		for _, z := range m.Rulebook().Zones() {
			if z.Lay == game.Hidden {
				continue
			}
			if text := zoneText(m, &views[s], s, z.Zone); text != "" {
				halves[s].Zones = append(halves[s].Zones, ZoneText{words.T(z.Name), text})
			}
		}
	}
	return halves
}

// zoneText names the cards of a zone that are known, in order. A pile that
// nobody has looked into says nothing.
func zoneText(m game.Match, v *game.View, s game.Seat, z game.Zone) string {
	var cards []game.CardView
	for _, c := range v.Cards {
		if c.Controller == s && c.Zone == z && c.Face != 0 {
			cards = append(cards, c)
		}
	}
	slices.SortFunc(cards, func(a, b game.CardView) int { return a.Place - b.Place })
	var names []string
	for _, c := range cards {
		name := m.Definition(c.Face).Name
		if c.Strength >= 0 && c.Bearer == 0 {
			name += fmt.Sprintf(" (%d)", c.Strength)
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}
