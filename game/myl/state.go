package myl

import (
	"castillo/game"
	"castillo/game/card"
)

const (
	maxDeck    = game.MaxCards / 2
	maxFrames  = 24
	maxSteps   = 10_000 // of one Apply; more is a loop without an end
	startHand  = 8
	handLimit  = 8
	allyArms   = 1 // weapons that an ally may carry (DAR 4.2.2)
	vigilGolds = 1 // golds that may be played in a turn (DAR 4.2.5)
)

// Match is one duel under the D.A.R. It implements game.Match; copying a Match
// copies the duel, and only the watcher has to be taken off the copy.
type Match struct {
	*definitions
	watch func(game.Event)
	state
}

// state is everything about a match that changes. It holds no pointers.
type state struct {
	result  game.Result
	pending game.Decision
	answer  game.Action // what the top frame was just told

	turn   int16
	active game.Seat
	first  game.Seat
	phase  game.Phase

	goldsPlayed int8 // golds played in this turn
	acted       bool // something else was done in this Vigil

	at     [game.MaxCards + 1]sleeve
	cardsN game.CardID // sleeves in use are 1..cardsN
	lists  [2][zoneCount]list
	pools  [2]pool

	frames [maxFrames]frame
	depth  int8
}

// sleeve is one card in the match.
type sleeve struct {
	face       game.Face // 0 not known in this match
	sees       game.Seen // who knows the face
	owner      game.Seat
	controller game.Seat // where it lies: the owner's side out of play
	zone       game.Zone
	next, prev game.CardID // in its zone
	bearer     game.CardID // of a Weapon
	foe        game.CardID // blocks or is blocked by; 0 none
	settled    bool        // there since its controller's last regrouping began (DAR 4.2.1)
	attacks    bool        // declared an attacker in this battle
	doomed     bool        // lost its combat, to be destroyed once the damage is dealt
}

// list is the order of the cards in one zone.
type list struct{ head, tail, n game.CardID }

// pool is the faces of a deck that are in none of its sleeves. For a secret
// deck only the dealer knows them.
type pool struct {
	faces  [maxDeck]game.Face
	n      uint8
	secret bool
}

func (p *pool) put(f game.Face) {
	if !p.secret {
		p.faces[p.n] = f
		p.n++
	}
}

// take removes f and reports whether it was there.
func (p *pool) take(f game.Face) bool {
	for i := range p.faces[:p.n] {
		if p.faces[i] == f {
			p.n--
			p.faces[i] = p.faces[p.n]
			return true
		}
	}
	return false
}

func (p *pool) has(f game.Face) bool {
	for _, g := range p.faces[:p.n] {
		if g == f {
			return true
		}
	}
	return false
}

// newCard adds a face-down sleeve at the end of one of its owner's zones.
func (m *Match) newCard(owner game.Seat, z game.Zone) game.CardID {
	m.cardsN++
	id := m.cardsN
	m.at[id] = sleeve{owner: owner, controller: owner}
	m.link(id, owner, z, false)
	return id
}

// link puts a card that is in no list into one, at its top or its end.
func (m *Match) link(id game.CardID, side game.Seat, z game.Zone, top bool) {
	c, l := &m.at[id], &m.lists[side][z]
	c.controller, c.zone = side, z
	switch {
	case l.n == 0:
		c.prev, c.next = 0, 0
		l.head, l.tail = id, id
	case top:
		c.prev, c.next = 0, l.head
		m.at[l.head].prev = id
		l.head = id
	default:
		c.prev, c.next = l.tail, 0
		m.at[l.tail].next = id
		l.tail = id
	}
	l.n++
}

func (m *Match) unlink(id game.CardID) {
	c := &m.at[id]
	l := &m.lists[c.controller][c.zone]
	if c.prev == 0 {
		l.head = c.next
	} else {
		m.at[c.prev].next = c.next
	}
	if c.next == 0 {
		l.tail = c.prev
	} else {
		m.at[c.next].prev = c.prev
	}
	l.n--
}

func (m *Match) zone(s game.Seat, z game.Zone) *list { return &m.lists[s][z] }

// fact is what is printed on a card, as far as it is known here.
func (m *Match) fact(id game.CardID) *facts { return &m.facts[m.at[id].face] }

// isAlly, strength and cost tell how a card counts now.
func (m *Match) isAlly(id game.CardID) bool { return m.fact(id).typ == card.Ally }

func (m *Match) strength(id game.CardID) int { return int(max(m.fact(id).strength, 0)) }

func (m *Match) cost(id game.CardID) int { return int(m.fact(id).cost) }

// gold is how much a player can pay now.
func (m *Match) gold(s game.Seat) int { return int(m.zone(s, GoldReserve).n) }

// arms counts the weapons that an ally carries.
func (m *Match) arms(bearer game.CardID) int {
	n := 0
	for id := m.zone(m.at[bearer].controller, Carried).head; id != 0; id = m.at[id].next {
		if m.at[id].bearer == bearer {
			n++
		}
	}
	return n
}

// canBear reports whether a weapon may be put on a card (DAR 4.2.2).
func (m *Match) canBear(id game.CardID) bool {
	c := &m.at[id]
	return id != 0 && (c.zone == DefenseLine || c.zone == AttackLine || c.zone == SupportLine) &&
		m.isAlly(id) && m.arms(id) < allyArms
}

// hasBearer reports whether any ally on the table could carry a weapon.
func (m *Match) hasBearer() bool {
	for _, s := range game.Seats {
		for _, z := range [...]game.Zone{DefenseLine, AttackLine} {
			for id := m.zone(s, z).head; id != 0; id = m.at[id].next {
				if m.canBear(id) {
					return true
				}
			}
		}
	}
	return false
}
