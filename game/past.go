package game

import "slices"

// Revocable is a match whose players can agree to take back what was done. It
// does not do so itself, for a match is a value without a past: [Remember] does.
type Revocable interface {
	Match
	Adjustable

	// TakenBack is how many of the latest actions the players agreed to take back
	// with the very last one, which is among them; 0 for none.
	TakenBack() int
}

// Remember is m with its past: what its players agree to take back is taken back.
// The match is then as it was, and what chance decides is decided anew. A seat's
// own match goes back in the same way, as it was fed the same actions.
//
// Whoever keeps a record of the actions keeps all of them: those that were taken
// back and those that took them back lead to the same state again.
func Remember(m Revocable) Match { return &remembered{Revocable: m, begin: m.Clone()} }

// remembered keeps how a match began and what was done since. Neither ever
// changes, so that copies share them.
type remembered struct {
	Revocable
	begin Match
	last  *step
	watch func(Event)
}

// step is one action and those before it.
type step struct {
	before *step
	action Action
}

// Apply does an action and, where that was agreed, takes the latest ones back.
func (p *remembered) Apply(a Action) error {
	if err := p.Revocable.Apply(a); err != nil {
		return err
	}
	p.last = &step{p.last, a}
	if n := p.TakenBack(); n > 0 {
		p.goBack(n)
	}
	return nil
}

// goBack takes n actions back: it plays the others again.
func (p *remembered) goBack(n int) {
	last := p.last
	for ; n > 0 && last != nil; n-- {
		last = last.before
	}
	var again []Action
	for s := last; s != nil; s = s.before {
		again = append(again, s.action)
	}
	m := p.begin.Clone().(Revocable)
	for _, a := range slices.Backward(again) {
		if m.Apply(a) != nil {
			return // it was done once before, to an equal match
		}
	}
	p.Revocable, p.last = m, last
	m.Watch(p.watch)
	if p.watch != nil {
		p.watch(Event{What: TakesBack, Seat: m.Decision().Seat})
	}
}

// Watch hands every later event to f; those of going back are one.
func (p *remembered) Watch(f func(Event)) {
	p.watch = f
	p.Revocable.Watch(f)
}

// Clone is an independent copy with the same past.
func (p *remembered) Clone() Match {
	return &remembered{Revocable: p.Revocable.Clone().(Revocable), begin: p.begin, last: p.last}
}

// Words are those of the match.
func (p *remembered) Words(a Action) string { return WordsFor(p.Revocable, a) }

// Question is that of the match (see [Asking]).
func (p *remembered) Question() Question { return QuestionOf(p.Revocable) }

// Seen is what the match tells (see [Telling]).
func (p *remembered) Seen(a Action, s Seat) Action {
	if t, ok := p.Revocable.(Telling); ok {
		return t.Seen(a, s)
	}
	return a
}

// Searched and Unfold are those of the match (see [Searching]).
func (p *remembered) Searched() Seat {
	if s, ok := p.Revocable.(Searching); ok {
		return s.Searched()
	}
	return Nobody
}

func (p *remembered) Unfold(faces []Face) {
	if s, ok := p.Revocable.(Searching); ok {
		s.Unfold(faces)
	}
}

// Influences and Permanents are those of the match (see [Explaining]).
func (p *remembered) Influences(s Seat, c CardID) []Influence {
	return InfluencesOn(p.Revocable, s, c)
}

func (p *remembered) Permanents(s, of Seat) []Influence { return PermanentsOf(p.Revocable, s, of) }

// LeftByHand is that of the match, likewise.
func (p *remembered) LeftByHand(f Face) []string { return LeftByHandOn(p.Revocable, f) }

// Linger and Battle are those of the match (see [Battling]).
func (p *remembered) Linger() {
	if b, ok := p.Revocable.(Battling); ok {
		b.Linger()
	}
}

func (p *remembered) Battle(dst []Fight) (fights []Fight, damage int) {
	if b, ok := p.Revocable.(Battling); ok {
		return b.Battle(dst)
	}
	return dst, 0
}

// Chances is how many options a chance decision has (see [Drawing]).
func (p *remembered) Chances() int {
	if d, ok := p.Revocable.(Drawing); ok {
		return d.Chances()
	}
	return len(p.Options(nil))
}

// Chance is one of them.
func (p *remembered) Chance(i int) Action {
	if d, ok := p.Revocable.(Drawing); ok {
		return d.Chance(i)
	}
	return p.Options(nil)[i]
}

// Guess and CopyTo are those of the match, without its past (see [Guessing]).
func (p *remembered) Guess(into Match, s Seat, r *Rand, theirs []Face) Match {
	return guessOf(p.Revocable, into, s, r, theirs)
}

func (p *remembered) CopyTo(into Match) Match { return copyOf(p.Revocable, into) }
