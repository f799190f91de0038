package replays

import (
	"sort"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/ui/playmat"
	"castillo/ui/words"
)

// Opened is a match that can be gone through, or a round with all its duels.
type Opened struct {
	summary cardsdb.Match
	text    []byte // as it was stored
	round   round.Round
	played  []*replay.Replay // by duel
	names   [2]string
	told    [3][]Line                 // as each seat saw it, and all of it
	below   game.Seat                 // who sits below
	hands   bool                      // both hands are seen, and all that is told; at first where nothing is left to play
	line    int                       // the line that has just happened
	costly  map[reviewed][]costlyMove // as far as it was looked for
}

// all is the place in Opened.told of what was hidden from one of the seats, too.
const all = 2

// Line is a sentence of what happened, in which duel and after how many of its actions it
// is true.
type Line struct {
	Text   string
	Duel   int // from 0
	Action int
	Face   game.Face // the card that it is about, 0 none
	Head   bool      // a new turn
}

func open(summary cardsdb.Match, text []byte, r round.Round, played []*replay.Replay) *Opened {
	o := &Opened{summary: summary, text: text, round: r, played: played, below: r.Person, hands: r.Result().Over, costly: map[reviewed][]costlyMove{}}
	for i, s := range r.Sides {
		o.names[i] = s.Name
	}
	for duel := range played {
		for eyes := range o.told {
			o.tell(duel, eyes)
		}
	}
	return o
}

// tell adds what happened in a duel, for the eyes of a seat or for all.
func (o *Opened) tell(duel, eyes int) {
	played := o.played[duel]
	now := Line{Duel: duel}
	add := func(sentence string, face game.Face, head bool) {
		if sentence != "" {
			now.Text, now.Face, now.Head = sentence, face, head
			o.told[eyes] = append(o.told[eyes], now)
		}
	}
	if o.round.Best > 1 {
		before := o.round
		before.Duels = before.Duels[:duel]
		add(words.T("Duelo {n} de {best}, con {score}", "n", duel+1, "best", o.round.Best, "score", before.Score().String()), 0, true)
	}
	add(words.T("Se barajan los mazos"), 0, o.round.Best == 1)
	teller := replay.NewTeller(played.At(0), o.names, words.T)
	if first := played.Record().Setup.First.Seat(); first.Plays() {
		add(words.T("Empieza {name}", "name", teller.Seat(first)), 0, false)
	}
	played.Watch(0, played.Len(),
		func(n int, m game.Match, a game.Action) {
			now.Action = n
			if t, ok := m.(game.Telling); ok && eyes != all {
				a = t.Seen(a, game.Seat(eyes))
			}
			add(teller.Action(m.Decision(), a, game.WordsFor(m, a)), a.Face, false)
		},
		func(e game.Event) {
			if eyes != all {
				e = e.As(game.Seat(eyes))
			}
			add(teller.Event(e), e.Face, e.What == game.TurnOf || e.What == game.Ends)
		})
	switch r := played.Record().Result(); r.Why {
	case game.Conceded:
		add(words.T("{name} abandona la partida", "name", teller.Seat(r.Winner.Other())), 0, true)
	case game.Agreed:
		add(words.T("Los dos quieren el empate"), 0, true)
	}
	if end := played.Record().End; end != nil && end.Result.Why == game.Failed {
		add(words.T("El reglamento falló aquí; hasta este punto está guardada la partida"), 0, true)
	}
}

// Title names the players.
func (o *Opened) Title() string { return row(o.summary).Title }

// Summary is the row of the match.
func (o *Opened) Summary() Row { return row(o.summary) }

// CanGoOn reports whether the match was left before its end and can be taken to the table
// again.
func (o *Opened) CanGoOn() bool { return CanGoOn(o.summary) && o.Warning() == "" }

// Lines are everything that happened, in order, as far as it may be told now.
func (o *Opened) Lines() []Line {
	if o.hands {
		return o.told[all]
	}
	return o.told[o.below]
}

// Line is the place in Lines of what has just happened.
func (o *Opened) Line() int { return o.line }

func (o *Opened) atStart()       { o.GoTo(0) }
func (o *Opened) atEnd()         { o.GoTo(len(o.Lines())) }
func (o *Opened) atItsEnd() bool { return o.line == len(o.Lines())-1 }

// now is what has just happened.
func (o *Opened) now() Line { return o.Lines()[o.line] }

// GoTo makes a line the last one that has happened.
func (o *Opened) GoTo(line int) { o.line = max(0, min(line, len(o.Lines())-1)) }

// Step goes one action that tells something forward or back.
func (o *Opened) Step(by int) {
	lines, now := o.Lines(), o.now()
	switch {
	case by > 0:
		for o.line < len(lines)-1 && lines[o.line].at(now) {
			o.line++
		}
		for o.line < len(lines)-1 && lines[o.line+1].at(lines[o.line]) {
			o.line++
		}
	case by < 0:
		for o.line > 0 && lines[o.line].at(now) {
			o.line--
		}
	}
}

// at reports whether both lines are of one action.
func (l Line) at(o Line) bool { return l.Duel == o.Duel && l.Action == o.Action }

// Turn goes to the next or the last beginning of a turn.
func (o *Opened) Turn(by int) {
	lines := o.Lines()
	for i := o.line + by; i >= 0 && i < len(lines); i += by {
		if lines[i].Head {
			o.line = i
			return
		}
	}
	o.GoTo(o.line + by*len(lines))
}

// Below is who sits below.
func (o *Opened) Below() game.Seat { return o.below }

// Swap seats the players the other way round.
func (o *Opened) Swap() { o.see(o.below.Other(), o.hands) }

// ShowHands shows both hands, or what the seat below saw.
func (o *Opened) ShowHands(both bool) { o.see(o.below, both) }

// see looks with other eyes at the same moment.
func (o *Opened) see(below game.Seat, hands bool) {
	now := o.now()
	o.below, o.hands = below, hands
	lines := o.Lines()
	o.line = max(0, sort.Search(len(lines), func(i int) bool { return lines[i].after(now) })-1)
}

// after reports whether a line is of a later action.
func (l Line) after(o Line) bool { return l.Duel > o.Duel || l.Duel == o.Duel && l.Action > o.Action }

// Position says where in the match the line stands.
func (o *Opened) Position() string {
	at := o.now()
	of := o.played[at.Duel].Len()
	if len(o.played) > 1 {
		return words.T("Duelo {duel}, acción {n} de {all}", "duel", at.Duel+1, "n", at.Action, "all", of)
	}
	return words.T("Acción {n} de {all}", "n", at.Action, "all", of)
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

// Seats are who sits at the table of the duel of the line.
func (o *Opened) Seats() playmat.Seats {
	m := o.played[o.now().Duel].At(0)
	return playmat.Seats{Book: m.Rulebook(), Define: m.Definition, Names: o.names, Below: o.below}
}

// View is how the match stands after the line.
func (o *Opened) View() (v game.View) {
	at := o.now()
	m := o.played[at.Duel].At(at.Action)
	m.Look(o.below, &v)
	if o.hands {
		var other game.View
		m.Look(o.below.Other(), &other)
		v.Join(&other)
	}
	return v
}

// Moment is a match that was played, up to one of its actions.
type Moment struct {
	Round  round.Round
	Duel   int
	Action int
}

// Moment is where the line stands; ok is false where there is nothing left to play.
func (o *Opened) Moment() (m Moment, ok bool) {
	at := o.now()
	return Moment{o.round, at.Duel, at.Action}, o.played[at.Duel].At(at.Action).Result().Open()
}
