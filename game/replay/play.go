package replay

import (
	"errors"

	"castillo/game"
	"castillo/game/speech"
)

// Replay is a recorded match played again. It can be looked at in any position
// up to the first difference between the record and the rulebook.
type Replay struct {
	record     *Record
	kept       []game.Match // the state after every [Every] actions, from none
	length     int
	difference *Difference
}

// Difference is the first point at which the rulebook did not do what the record
// says. It is an error.
type Difference struct {
	Action  int // its number, from 1; 0 the setup
	Reason  error
	Version [2]uint32 // of the rulebook: when recorded, and now
}

// Error names the action and the reason.
func (d *Difference) Error() string { return d.In(speech.InSpanish) }

// In implements [speech.Error].
func (d *Difference) In(say speech.Say) string {
	if d.Version[0] == d.Version[1] {
		return speech.Of(speech.Errorf("acción %d: %w", d.Action, d.Reason), say)
	}
	return speech.Of(speech.Errorf("acción %d: %w; se grabó con la versión %d del reglamento y este programa tiene la %d",
		d.Action, d.Reason, d.Version[0], d.Version[1]), say)
}

// Play replays a record with the one of the rulebooks that it names, comparing
// the states. The error is for a record that cannot even be set up; where it
// begins and then goes another way, see [Replay.Difference].
func Play(r *Record, books ...game.Rulebook) (*Replay, error) {
	book, err := find(r.Rulebook, books)
	if err != nil {
		return nil, err
	}
	m, err := game.NewMatch(book, copySetup(r.Setup))
	if err != nil {
		return nil, speech.Errorf("la partida no se puede preparar: %w", err)
	}
	p := &Replay{record: r, kept: []game.Match{m.Clone()}}
	if d := p.run(m); d != nil {
		d.Version = [2]uint32{r.Version, book.Version()}
		p.difference = d
	}
	return p, nil
}

func find(id string, books []game.Rulebook) (game.Rulebook, error) {
	book, ok := game.BookOf(books, id)
	if !ok {
		return nil, speech.Errorf("la partida sigue el reglamento %q, que este programa no tiene", id)
	}
	return book, nil
}

// run applies the actions to m until the end or the first difference.
func (p *Replay) run(m game.Match) *Difference {
	for i, a := range p.record.Actions {
		n := i + 1
		if err := m.Apply(a); err != nil {
			return &Difference{Action: n, Reason: speech.Errorf("no se puede hacer «%s»: %s", appendAction(nil, a), whyNot(m, err))}
		}
		p.length = n
		if n%Every != 0 {
			continue
		}
		p.kept = append(p.kept, m.Clone())
		if n/Every <= len(p.record.Hashes) {
			if got, want := m.Hash(), p.record.Hashes[n/Every-1]; got != want {
				return &Difference{Action: n, Reason: speech.Errorf("el estado es %016x y se grabó %016x", got, want)}
			}
		}
	}
	if end := p.record.End; end != nil {
		if got := m.Hash(); got != end.Hash {
			return &Difference{Action: p.length, Reason: speech.Errorf("el último estado es %016x y se grabó %016x", got, end.Hash)}
		}
		if !end.agrees(m.Result()) {
			return &Difference{Action: p.length, Reason: speech.Errorf("la partida termina de otra manera que la grabada")}
		}
	}
	return nil
}

// agrees reports whether a match that stands so ended as recorded.
func (e End) agrees(got game.Result) bool {
	if got.Open() {
		return e.Result.Open() || e.Result.Why.BesideTheRules()
	}
	return got == e.Result
}

// whyNot is the reason why m took an action for an error, the card named.
func whyNot(m game.Match, err error) string {
	var r *game.Refusal
	if !errors.As(err, &r) {
		return err.Error()
	}
	t := NewTeller(m, [2]string{}, speech.InSpanish)
	var v game.View
	for _, s := range game.Seats {
		m.Look(s, &v)
		t.Learn(&v)
	}
	return r.Say(t.Card)
}

// Difference is the first difference, nil where record and rulebook agree.
func (p *Replay) Difference() *Difference { return p.difference }

// Record is what is replayed.
func (p *Replay) Record() *Record { return p.record }

// Len is the number of actions that could be applied: the last position.
func (p *Replay) Len() int { return p.length }

// At is the match after its first n actions, an independent copy; n is brought
// within 0 and Len.
func (p *Replay) At(n int) game.Match {
	n = max(0, min(n, p.length))
	m := p.kept[n/Every].Clone()
	for _, a := range p.record.Actions[n/Every*Every : n] {
		// It was applied once before, to an equal match.
		if err := m.Apply(a); err != nil {
			break
		}
	}
	return m
}

// Watch plays the match from position from to position to. Before each action
// acts is told its number, the match that waits for it, which is not to be changed, and the
// action; after it happens is told the events.
func (p *Replay) Watch(from, to int, acts func(n int, m game.Match, a game.Action), happens func(game.Event)) {
	from, to = max(0, from), min(to, p.length)
	m := p.At(from)
	m.Watch(happens)
	for i := from; i < to; i++ {
		a := p.record.Actions[i]
		acts(i+1, m, a)
		if err := m.Apply(a); err != nil {
			return
		}
	}
}
