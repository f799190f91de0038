package myl

import (
	"strconv"

	"castillo/game"
)

// Taking back is an adjustment too, but one that a match cannot do for itself: it
// knows the latest free actions by their names, and whoever owns the match, which
// is game.Remember, knows what stood before them.

// kept is the match with its past, where that can be taken back.
func (m *Match) kept() game.Match {
	if !m.adjustable {
		return m
	}
	kept := game.Remember(m)
	kept.Watch(m.watch)
	return kept
}

// maxDeeds is how many free actions can be taken back at once.
const maxDeeds = 8

// deed is a free action of a player.
type deed struct {
	seat game.Seat
	verb game.Verb
	face game.Face // of the card that it was done with, which both saw
	at   uint16    // among all actions
}

// noteDeed counts an action of an adjustable match, and remembers one that was
// decided freely.
func (m *Match) noteDeed(a game.Action) {
	m.takenBack = 0
	if a.Verb != game.Propose && m.mayPropose() {
		if int(m.deedsN) == len(m.deeds) {
			copy(m.deeds[:], m.deeds[1:])
			m.deedsN--
		}
		m.deeds[m.deedsN] = deed{seat: m.pending.Seat, verb: a.Verb, face: m.at[a.Card].face, at: m.acts}
		m.deedsN++
	}
}

// deedBack is the n-th of the free actions, counted back from the latest.
func (m *Match) deedBack(n int16) deed { return m.deeds[int16(m.deedsN)-n] }

// takeBack says how many actions the owner of the match is to take back, so that
// the n latest free ones are.
func (m *Match) takeBack(n int16) { m.takenBack = m.acts - m.deedBack(n).at }

// TakenBack is how many actions are to be taken back (see game.Revocable).
func (m *Match) TakenBack() int { return int(m.takenBack) }

// takeBackWords say to what a match goes back, by the verb of the earliest action
// that is taken back.
var takeBackWords = [...]string{
	game.Play:   "Volver atrás, antes de jugar {carta} ({jugador})",
	game.Use:    "Volver atrás, antes de usar {carta} ({jugador})",
	game.Attack: "Volver atrás, antes de atacar con {carta} ({jugador})",
	game.Block:  "Volver atrás, antes de bloquear con {carta} ({jugador})",
	game.Pass:   "Volver atrás, antes de pasar ({jugador})",
	game.End:    "Volver atrás, antes de terminar la fase ({jugador})",
}

// Proposed tells to what an answer to how many actions are taken back goes back
// (see game.Adjustable).
func (m *Match) Proposed(a game.Action) game.Proposal {
	if m.pending.Ask != askAdjustDeed || a.Verb != game.Say || a.N < 1 || a.N > int16(m.deedsN) {
		return game.Proposal{}
	}
	d := m.deedBack(a.N)
	return game.Proposal{By: m.pending.Seat, Text: takeBackWords[d.verb], Seat: d.seat, Face: d.face, N: int(a.N)}
}

// deedWords is how many actions are taken back, and with which card the earliest
// was done.
func (m *Match) deedWords(n int16) string {
	if n < 1 || n > int16(m.deedsN) {
		return ""
	}
	words := strconv.Itoa(int(n))
	if face := m.deedBack(n).face; face != 0 {
		words += ": " + m.Definition(face).Name
	}
	return words
}
