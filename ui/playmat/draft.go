package playmat

import (
	"errors"
	"slices"

	"castillo/game"
)

// sketch is one thing that the person has decided but not confirmed, and a copy of the match in
// which it is done. Attackers and blockers that are being declared, and golds and cards that are
// being picked, are sketched: nobody is told of them, and they can be taken back.
type sketch struct {
	action game.Action
	then   game.Match
	last   bool // of several cards that are picked: it is done once that is confirmed, and then is as before it
}

// front is the match as the person decides on it: with what was sketched.
func (d *Duel) front() game.Match {
	if n := len(d.draft); n > 0 {
		return d.draft[n-1].then
	}
	return d.seating.Match
}

// sketch adds an action to the draft, where it stays open to be taken back after it, and what
// answers of it leave no choice. It reports whether it did.
func (d *Duel) sketch(a game.Action) (bool, error) {
	m := d.front()
	then := m.Clone()
	if b, ok := then.(game.Battling); ok {
		b.Linger()
	}
	if err := then.Apply(a); err != nil {
		if fault := (*game.Fault)(nil); errors.As(err, &fault) {
			return false, nil // which is told where it is really done
		}
		return false, err
	}
	n := len(d.draft)
	if !d.staysOpen(a, m, then) {
		if a.Verb != game.Pick || n == 0 || d.draft[n-1].action.Verb != game.Pick {
			return false, nil
		}
		d.draft = append(d.draft, sketch{a, m.Clone(), true})
		return true, nil
	}
	d.draft = append(d.draft, sketch{action: a, then: then})
	if next := then.Options(nil); isForegone(then.Decision(), next) {
		if open, err := d.sketch(withoutProposal(next)[0]); !open || err != nil {
			d.draft = d.draft[:n]
			return false, err
		}
	}
	return true, nil
}

// isWhole reports whether all the cards are picked that are asked for, which is to be confirmed.
func (d *Duel) isWhole() bool { return len(d.draft) > 0 && d.draft[len(d.draft)-1].last }

// staysOpen reports whether the person decides on after an action, in the same declaration or
// the same choice, without having learned anything.
func (d *Duel) staysOpen(a game.Action, before, then game.Match) bool {
	asked, now := before.Decision(), then.Decision()
	if then.Result().Over || now.Seat != d.seating.Human || d.faces(then) > d.faces(before) {
		return false
	}
	switch a.Verb {
	case game.Attack, game.Block:
		return true
	case game.Play, game.Use:
		return a.ByHand() && now.Kind == game.Choose && now.Source == a.Card
	case game.Pick:
		if now.Kind == game.Main { // what declaring something costs is paid
			return d.declares()
		}
		return now.Kind == game.Choose && now.Ask == asked.Ask && now.Source == asked.Source
	}
	return false
}

// faces is how many cards the person knows in a match.
func (d *Duel) faces(m game.Match) int {
	var v game.View
	m.Look(d.seating.Human, &v)
	n := 0
	for i := range v.Cards {
		if v.Cards[i].Face != 0 {
			n++
		}
	}
	return n
}

// declares reports whether attackers or blockers are sketched.
func (d *Duel) declares() bool {
	return slices.ContainsFunc(d.draft, func(s sketch) bool { return s.action.Verb == game.Attack || s.action.Verb == game.Block })
}

// drafted is what is sketched, in order.
func (d *Duel) drafted() []game.Action {
	actions := make([]game.Action, len(d.draft))
	for i, s := range d.draft {
		actions[i] = s.action
	}
	return actions
}

// question is what the person is asked, with what is sketched of the answer.
func (d *Duel) question() game.Question {
	q := game.QuestionOf(d.front())
	n, from := 0, len(d.draft)-1
	if d.isWhole() {
		from--
	}
	for i := from; i >= 0 && d.draft[i].action.Verb == game.Pick; i-- {
		before := d.seating.Match
		if i > 0 {
			before = d.draft[i-1].then
		}
		if asked, now := before.Decision(), d.draft[i].then.Decision(); asked.Ask != now.Ask || asked.Source != now.Source || asked.Left != now.Left+1 {
			break
		}
		n++
	}
	if more := n - q.Picked; more > 0 { // which the match does not tell
		q.Picked, q.Least, q.Most = n, q.Least+more, q.Most+more
	}
	if d.isWhole() {
		q.Picked++
	}
	return q
}

// offered are the options of the person. Once the last attacker or blocker is sketched, what the
// rules let nobody do after it is not offered: it would confirm the declaration, and not be done.
func (d *Duel) offered() []game.Action {
	if d.isWhole() {
		return []game.Action{{Verb: game.Pass}}
	}
	options := game.SightOf(d.front(), d.seating.Human).Options(nil)
	if !d.declares() {
		return options
	}
	then := d.seating.Match.Clone()
	for _, s := range d.draft {
		if then.Apply(s.action) != nil {
			return options
		}
	}
	var left []game.Action
	if then.Decision().Ask == d.front().Decision().Ask {
		left = game.SightOf(then, d.seating.Human).Options(nil)
	}
	return slices.DeleteFunc(options, func(a game.Action) bool {
		return a.Verb != game.Pass && a.Verb != game.Attack && a.Verb != game.Block && !slices.Contains(left, a)
	})
}

// confirm does what is sketched and ends the declaration.
func (d *Duel) confirm() error {
	asked := d.front().Decision()
	then := d.seating.Match.Clone()
	for _, s := range d.draft {
		if err := then.Apply(s.action); err != nil {
			return err
		}
	}
	actions := d.drafted()
	if now := then.Decision(); now.Seat == asked.Seat && now.Ask == asked.Ask && now.Kind == asked.Kind { // more could be declared
		actions = append(actions, game.Action{Verb: game.Pass})
	}
	return d.settleOn(actions, nil)
}

// Unsketch takes the last thing back that is sketched. It is false where nothing is.
func (d *Duel) Unsketch() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.draft) == 0 || d.closed || d.result.Over {
		return false
	}
	all := d.drafted()
	for n := len(all) - 1; n >= 0; n-- {
		if d.redraw(all[:n]); len(d.draft) < len(all) {
			break // else the last one leaves no choice, after the one before it
		}
	}
	return true
}

// Retract takes back what is sketched of a card, and what was paid for that. It is false where
// nothing is.
func (d *Duel) Retract(c game.CardID) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	kept := slices.DeleteFunc(d.drafted(), func(a game.Action) bool { return a.Card == c })
	if len(kept) == len(d.draft) || d.closed || d.result.Over {
		return false
	}
	d.redraw(kept)
	return true
}

// redraw makes the draft anew of so much of some actions as can be sketched in their order.
func (d *Duel) redraw(actions []game.Action) {
	d.draft = nil
	for _, a := range actions {
		_, _ = d.sketch(a) // what only made sense beside something that was taken back is dropped
	}
	d.made = append(d.made, d.step(Step{By: game.Nobody}))
	d.rouse()
}
