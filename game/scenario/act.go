package scenario

import (
	"slices"

	"castillo/game"
)

// The moves, each done on a table where it is possible now.

func (m Play) try(t *table) bool {
	zone := t.book.zones[m.Zone]
	return t.act(m.Mover(), game.Play, m.Card, m.Targets, func(a game.Action) bool {
		return m.Zone == NoPlace || a.Zone == zone || a.Zone == 0 && t.endsIn(a, zone)
	})
}

func (m Use) try(t *table) bool {
	return t.act(m.Mover(), game.Use, m.Card, m.Targets, func(a game.Action) bool {
		return m.N == 0 || t.countsAs(a) == m.N
	})
}

// countsAs is the place of an ability among those of its card that can be used.
func (t *table) countsAs(a game.Action) int {
	var abilities []int16
	for _, o := range t.options() {
		if o.Verb == game.Use && o.Card == a.Card && !slices.Contains(abilities, o.N) {
			abilities = append(abilities, o.N)
		}
	}
	slices.Sort(abilities)
	return slices.Index(abilities, a.N) + 1
}

// endsIn reports whether a card that is played comes to lie in a zone.
func (t *table) endsIn(a game.Action, z game.Zone) bool {
	after := t.clone()
	after.apply(a)
	for range limit {
		if after.over() || after.free() || !after.step(manner{}) {
			break
		}
	}
	return after.look().card(a.Card).lies == z
}

// act plays or uses a card: of the options that a name may mean, the first with
// which its targets, and what the next line chooses, come to be asked.
func (t *table) act(s game.Seat, v game.Verb, r Ref, targets []Choice, pleases func(game.Action) bool) bool {
	if d := t.m.Decision(); d.Seat != s || d.Kind != game.Main {
		return false
	}
	options := t.options()
	var possible *table
	for _, it := range t.look().find(r) {
		for _, a := range options {
			if a.Verb != v || a.Card != it.ID || !pleases(a) {
				continue
			}
			after := t.clone()
			after.begin(s)
			after.apply(a)
			after.answers[s] = targets
			if !after.clone().exhaust(s) {
				after.loose[s] = true
				if !after.clone().exhaust(s) {
					continue
				}
			}
			if possible == nil {
				possible = after
			}
			chosen := after.clone()
			chosen.answers[s] = slices.Concat(targets, t.follow)
			if chosen.exhaust(s) {
				after.eager(s)
				*t = *after
				return true
			}
		}
	}
	if possible == nil {
		return false
	}
	possible.eager(s)
	*t = *possible
	return true
}

func (m Attack) try(t *table) bool {
	sc := t.look() // a declared attacker changes its zone, and its namesakes their ordinals
	t.begin(m.Mover())
	for _, r := range m.Cards {
		attackers := sc.ids(r)
		if !t.declare(m.Mover(), func(a game.Action) bool {
			return a.Verb == game.Attack && slices.Contains(attackers, a.Card)
		}) {
			return false
		}
	}
	t.left = true
	t.declareNoMore(m.Mover())
	return true
}

func (m Block) try(t *table) bool {
	s := m.Mover()
	if i := t.diary.phaseFrom(t.at, func(n note) bool { return t.moment(n) == Blocking && n.seat != s }); len(m.Pairs) == 0 && i >= 0 && t.ended(i) {
		t.stand(i + 1)
		return true
	}
	if d := t.m.Decision(); d.Seat != s || !has(t.options(), game.Block) {
		return false
	}
	sc := t.look()
	t.begin(s)
	for _, p := range m.Pairs {
		attackers, blockers := sc.ids(p.Attacker), sc.ids(p.Blocker)
		if !t.declare(s, func(a game.Action) bool {
			return a.Verb == game.Block && slices.Contains(attackers, a.Target) && slices.Contains(blockers, a.Card)
		}) {
			return false
		}
	}
	t.declareNoMore(s)
	return true
}

// declare does an option of s that pleases; between two declarations it takes
// what is the only way.
func (t *table) declare(s game.Seat, pleases func(game.Action) bool) bool {
	for range limit {
		t.deal()
		d := t.m.Decision()
		if t.over() || d.Seat != s {
			return false
		}
		options := t.options()
		if a, ok := pick(options, pleases); ok {
			return t.apply(a)
		}
		if d.Kind == game.Main || len(options) != 1 || !t.apply(options[0]) {
			return false
		}
	}
	return false
}

// declareNoMore closes a declaration that is still open.
func (t *table) declareNoMore(s game.Seat) {
	if d := t.m.Decision(); d.Seat == s && d.Kind == game.Main {
		if options := t.options(); declares(options) && has(options, game.Pass) {
			t.apply(game.Action{Verb: game.Pass})
		}
	}
}

func (m Choose) try(t *table) bool {
	s := m.Mover()
	if t.m.Decision().Seat != s {
		return false
	}
	if t.m.Decision().Kind == game.Main {
		a, ok := t.meant(m.Choices[0], t.options())
		if !ok || len(m.Choices) > 1 || a.Verb != game.Pass {
			return false
		}
		t.begin(s)
		return t.apply(a)
	}
	for _, before := range [...][]Choice{t.answers[s], nil} {
		after := t.clone()
		after.stand(len(t.diary.notes))
		after.answers[s] = slices.Concat(before, m.Choices)
		after.loose[s] = t.loose[s] && len(before) > 0
		if after.clone().exhaust(s) {
			after.eager(s)
			*t = *after
			return true
		}
	}
	return false
}

func (m Pass) try(t *table) bool {
	s := m.Mover()
	if t.cedes(s) {
		return true
	}
	if t.m.Decision().Seat != s {
		return false
	}
	a, ok := pick(t.options(), func(a game.Action) bool { return a.Verb == game.Pass || a.Verb == game.No })
	if !ok {
		return false
	}
	t.begin(s)
	if !t.apply(a) {
		return false
	}
	t.cedes(s)
	return true
}

// cedes brings the scenario past a priority that s has ceded already.
func (t *table) cedes(s game.Seat) bool {
	notes := t.diary.notes
	for i := t.at; i < len(notes); i++ {
		if notes[i].ceded && notes[i].seat == s {
			t.stand(i + 1)
			t.left = i+1 < len(notes) && !notes[i+1].ceded
			return true
		}
	}
	return false
}

func (m Keep) try(t *table) bool {
	s := m.Mover()
	regroups := func(n note) bool { return t.moment(n) == Regroup && n.seat == s }
	if i := t.diary.phaseFrom(max(t.diary.phaseBefore(t.at), 0), regroups); i >= 0 && t.ended(i) {
		t.stand(i + 1) // there was nothing to regroup
		return true
	}
	if t.m.Decision().Seat != s || !t.regrouping() {
		return false
	}
	a, ok := t.regroup(t.options(), m.Places)
	if !ok {
		return false
	}
	t.begin(s)
	return t.apply(a)
}

func (m End) try(t *table) bool {
	s := m.Mover()
	if i := t.stands(); i >= 0 && t.diary.notes[i].seat == s && t.ended(i) {
		t.stand(t.diary.phaseFrom(i+1, anyPhase))
		t.left = true
		return true
	}
	if t.m.Decision().Seat != s || t.m.Decision().Kind != game.Main {
		return false
	}
	t.begin(s)
	t.left = true
	if has(t.options(), game.End) {
		return t.apply(game.Action{Verb: game.End})
	}
	for range limit {
		if !t.step(manner{declarations: true}) {
			return false
		}
		if t.over() || t.diary.phaseFrom(t.at, anyPhase) >= 0 {
			return true
		}
	}
	return false
}
