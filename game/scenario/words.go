package scenario

import (
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// Place is a zone as scenario files name it. The zero Place is none.
type Place uint8

// The places.
const (
	NoPlace Place = iota
	Castle
	Hand
	Reserve
	Paid
	Defense
	AttackLine
	Support
	Cemetery
	Exile
	Removed
)

var placeWords = [...]string{"", "castillo", "mano", "reserva", "pagado", "defensa", "ataque", "apoyo", "cementerio", "destierro", "removidas"}

// String is the word of the file.
func (p Place) String() string { return placeWords[p] }

func readPlace(folded string) (Place, bool) {
	i := indexOf(placeWords[:], folded)
	return Place(i), i > 0
}

// Moment is a phase as scenario files name it. The zero Moment is none.
type Moment uint8

// The moments, in the order of a turn.
const (
	NoMoment Moment = iota
	Regroup
	Vigil
	Attacking
	Blocking
	War
	Damage
	Final
)

var momentWords = [...]string{"", "agrupación", "vigilia", "ataque", "bloqueo", "guerra", "daño", "final"}

// String is the word of the file.
func (m Moment) String() string { return momentWords[m] }

// free reports whether the players act freely in m, so that what is expected
// there must not look beyond it.
func (m Moment) free() bool { return m == Vigil || m == War }

func readMoment(folded string) (Moment, bool) {
	for i, w := range momentWords {
		if i > 0 && card.Fold(w) == folded {
			return Moment(i), true
		}
	}
	return NoMoment, false
}

func readSeat(folded string) (game.Seat, bool) {
	switch folded {
	case "a":
		return game.A, true
	case "b":
		return game.B, true
	}
	return game.Nobody, false
}

func indexOf(words []string, w string) int {
	for i := range words {
		if words[i] == w {
			return i
		}
	}
	return -1
}

// book knows a rulebook's zones and phases by the words of scenario files: the
// zone or phase whose Spanish name has the word in it.
type book struct {
	game.Rulebook
	zones  [len(placeWords)]game.Zone
	piles  [256]bool // zones in which the newest card lies on top
	hidden [256]bool // zones that have no place on the board
	phases [len(momentWords)]game.Phase
}

func bookOf(r game.Rulebook) *book {
	b := &book{Rulebook: r}
	for _, z := range r.Zones() {
		b.piles[z.Zone] = z.Lay == game.Pile
		b.hidden[z.Zone] = z.Lay == game.Hidden
		for p := Castle; int(p) < len(placeWords); p++ {
			if b.zones[p] == 0 && hasWord(z.Name, p.String()) {
				b.zones[p] = z.Zone
			}
		}
	}
	for _, info := range r.Phases() {
		for m := Regroup; int(m) < len(momentWords); m++ {
			if b.phases[m] == 0 && hasWord(info.Name, m.String()) {
				b.phases[m] = info.Phase
			}
		}
	}
	return b
}

// moment is the word for a phase, NoMoment where scenario files have none.
func (b *book) moment(p game.Phase) Moment {
	for m := Regroup; int(m) < len(momentWords); m++ {
		if p != 0 && b.phases[m] == p {
			return m
		}
	}
	return NoMoment
}

// place is the word for a zone, likewise.
func (b *book) place(z game.Zone) Place {
	for p := Castle; int(p) < len(placeWords); p++ {
		if z != 0 && b.zones[p] == z {
			return p
		}
	}
	return NoPlace
}

func hasWord(name, word string) bool {
	return indexOf(strings.Fields(card.Fold(name)), card.Fold(word)) >= 0
}
