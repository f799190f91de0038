package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Cards that count together only with others of one race, name, cost, strength or type, of other
// races or names, or of the other player.

// together is how many of some cards count together.
func (m *Match) together(s cardSet, k ability.State) int {
	switch k {
	case ability.OneRace:
		return m.ofOneRace(s)
	case ability.OfOtherRaces:
		return m.ofOtherRaces(s)
	case ability.OfOtherNames:
		return m.ofOtherNames(s)
	case ability.EachSide:
		return m.ofBothSides(s)
	case ability.OneName, ability.OneCost, ability.OneStrength, ability.OneType:
		return m.mostAlike(s, k)
	}
	return s.len()
}

// ofBothSides is of how many players some cards are.
func (m *Match) ofBothSides(s cardSet) int {
	var sides [2]int
	for id := range s.all() {
		sides[m.at[id].controller] = 1
	}
	return sides[0] + sides[1]
}

// ofOtherNames is how many names some cards have; a card whose face is not known may have
// one of its own.
func (m *Match) ofOtherNames(s cardSet) int {
	n := 0
	var seen cardSet
	for id := range s.all() {
		if face := m.knownFace(id); face == 0 || !m.anyCalled(seen, m.names[face]) {
			seen.add(id)
			n++
		}
	}
	return n
}

// anyCalled reports whether one of some cards has a name.
func (m *Match) anyCalled(s cardSet, name game.Face) bool {
	for id := range s.all() {
		if m.names[m.knownFace(id)] == name {
			return true
		}
	}
	return false
}

// ofOneRace is how many of some cards are of the race that most of them have.
func (m *Match) ofOneRace(s cardSet) int {
	most := 0
	for r := card.Race(1); r <= card.RaceCount; r++ {
		most = max(most, m.ofRace(s, r))
	}
	return most
}

func (m *Match) ofRace(s cardSet, r card.Race) int {
	n := 0
	for id := range s.all() {
		if m.val(id).races.Has(r) {
			n++
		}
	}
	return n
}

// ofOtherRaces is how many of some cards can each stand for a race of its own.
func (m *Match) ofOtherRaces(s cardSet) int {
	var stands [card.RaceCount + 1]game.CardID // for each race
	n := 0
	for id := range s.all() {
		if m.findRace(id, &stands, new(card.Races)) {
			n++
		}
	}
	return n
}

// findRace has a card stand for one of its races; who stands for it already finds
// another one, not in tried, if it can.
func (m *Match) findRace(id game.CardID, stands *[card.RaceCount + 1]game.CardID, tried *card.Races) bool {
	for r := card.Race(1); r <= card.RaceCount; r++ {
		if !m.val(id).races.Has(r) || tried.Has(r) {
			continue
		}
		*tried = tried.With(r)
		if stands[r] == 0 || m.findRace(stands[r], stands, tried) {
			stands[r] = id
			return true
		}
	}
	return false
}

// kin leaves, of the cards that may be picked, those with which a pick of at least
// so many more beside what was picked can come to its end.
func (m *Match) kin(left, picked cardSet, k ability.State, more int) cardSet {
	for id := range left.all() {
		with := picked
		with.add(id)
		fits := m.together(with, k) == with.len()
		switch k {
		case ability.OneRace:
			fits = m.shareOne(with, left.or(with), picked.len()+more)
		case ability.OneName, ability.OneCost, ability.OneStrength, ability.OneType:
			fits = fits && m.asAlike(left.or(with), id, k) >= picked.len()+more
		}
		if !fits {
			left.drop(id)
		}
	}
	return left
}

// shareOne reports whether some cards are of one race, of which there are n among
// all.
func (m *Match) shareOne(s, all cardSet, n int) bool {
	for r := card.Race(1); r <= card.RaceCount; r++ {
		if m.ofRace(s, r) == s.len() && m.ofRace(all, r) >= n {
			return true
		}
	}
	return false
}

// mostAlike is how many of some cards are alike in what they have to share, at most.
func (m *Match) mostAlike(s cardSet, k ability.State) int {
	most := 0
	for id := range s.all() {
		most = max(most, m.asAlike(s, id, k))
	}
	return most
}

// asAlike is how many of some cards have the same name, cost, strength or type as one of them. A card
// whose face is not known may be any.
func (m *Match) asAlike(s cardSet, as game.CardID, k ability.State) int {
	n := 0
	for id := range s.all() {
		if id == as || m.knownFace(id) == 0 || m.knownFace(as) == 0 || m.alike(id, as, k) {
			n++
		}
	}
	return n
}

func (m *Match) alike(a, b game.CardID, k ability.State) bool {
	switch k {
	case ability.OneName:
		return m.names[m.knownFace(a)] == m.names[m.knownFace(b)]
	case ability.OneCost:
		return m.lastCost(a) == m.lastCost(b) && m.fact(a).cost >= 0 && m.fact(b).cost >= 0
	case ability.OneStrength:
		return m.lastStrength(a) == m.lastStrength(b)
	}
	return m.val(a).types&m.val(b).types != 0
}

// faceAkin reports whether a face in a castle counts together with each of the cards that were picked
// before it.
func (m *Match) faceAkin(face game.Face, picked cardSet, k ability.State) bool {
	if k == 0 {
		return true
	}
	for id := range picked.all() {
		if !m.pairs(face, id, k) {
			return false
		}
	}
	return true
}

func (m *Match) pairs(face game.Face, id game.CardID, k ability.State) bool {
	f, v := &m.printed[face], m.val(id)
	switch k {
	case ability.OneName:
		return m.names[face] == m.names[m.at[id].face]
	case ability.OfOtherNames:
		return m.names[face] != m.names[m.at[id].face]
	case ability.OneCost:
		return m.facts[face].cost >= 0 && int(m.facts[face].cost) == m.lastCost(id)
	case ability.OneStrength:
		return int(f.strength) == m.lastStrength(id)
	case ability.OneType:
		return f.types&v.types != 0
	case ability.OneRace:
		return f.races&v.races != 0
	case ability.OfOtherRaces:
		both := f.races | v.races
		return f.races != 0 && v.races != 0 && both&(both-1) != 0
	}
	return true
}
