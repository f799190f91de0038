package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

const (
	maxDeck       = game.MaxCards / 2
	maxFrames     = 49
	maxRecent     = 24 // things that may be answered
	maxQueue      = 64 // triggers that wait
	maxMods       = 48
	maxDelays     = 8
	maxLog        = 48   // happenings of a turn
	maxChain      = 200  // abilities set off one by another between two free decisions
	maxTurns      = 1000 // of a match in which neither castle comes to an end
	maxExtraTurns = 100
	maxSteps      = 10_000 // of one Apply; more is a loop without an end
	startHand     = 8
	handLimit     = 8
	allyArms      = 1 // weapons that an ally may carry (DAR 4.2.2)
	vigilGolds    = 1 // golds that may be played in a turn (DAR 4.2.5)
)

// Match is one duel under the D.A.R. It implements game.Match; copying a Match
// copies the duel, and only the watcher has to be taken off the copy.
type Match struct {
	*definitions
	watch    func(game.Event)
	now      values                   // derived from the state
	asked    asked                    // of the present decision
	eyes     game.Seen                // who judges hidden cards by what they know of them, for the time being; nobody while the cards act
	lingers  bool                     // declarations wait to be passed (see game.Battling)
	shuffled [game.MaxCards + 1]uint8 // how often a sleeve lost its face in a shuffle, for who deals: no rule asks
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
	announced   bool // the cards were told of this Vigil

	at     [game.MaxCards + 1]sleeve
	cardsN game.CardID // sleeves in use are 1..cardsN
	lists  [2][zoneCount]list
	pools  [2]pool

	frames [maxFrames]frame
	depth  int8

	lends     bool    // control was given for a while
	chain     int16   // abilities set off since somebody decided freely
	settled   cardSet // in play since their controller's last regrouping began (DAR 4.2.1)
	doomed    cardSet // lost their combat, to be destroyed once the damage is dealt
	entering  cardSet // cards in play of which nobody was told, for they enter as something else
	mute      cardSet // cards in play that had lost their ability when the cards were last told of it
	heardAt   uint16  // the clock at that time
	displaced bool    // what is or was in force may have cards lie where they do not belong
	clock     uint16  // counts what comes into play and what begins to apply
	by        cause   // of the move that is going on
	putter    int8    // the seat that puts cards in play at present and 1, 0 where it is who then controls them (DAR 4.5.1)
	going     cardSet // cards that leave play at one time, while they do
	coming    cardSet // cards that come into play at one time, likewise

	contexts  [maxContexts]context
	parts     parts
	queue     [maxQueue]trigger
	queueN    int8
	recent    [maxRecent]recent
	recentN   int8
	base      int8 // what is older is being answered further down
	answering int8 // what the present answer answers

	mods     [maxMods]modifier
	modsN    int8
	delays   [maxDelays]delayed
	delaysN  int8
	virtual  [maxVirtual]virtualGold
	virtualN int8 // places of it that may hold any

	log        [maxLog]happening
	logN       int8
	attackedIn [2]int16  // the turn of each player's latest attack
	over       [2]int16  // each player's latest turn that is over
	did        uint16    // what the active player did in this turn, by ability.PlayerVerb, as far as it is asked
	didLast    [2]uint16 // what each player did in that turn that is over, likewise
	extraDraws [2]int8
	drawn      [2]int16   // cards that each player drew in this turn
	milled     [2]cardSet // the cards that each player milled last
	extraTurns [2]int8
	skips      [2]uint16 // phases to skip, by ability.Phase
	phaseOff   bool      // the phase that is on is skipped

	extraPhases [ability.Battle + 1]uint8 // that the turn has yet to come besides, by ability.Phase
	phasesAgain [ability.Battle + 1]uint8 // that came so in this turn already
	noDamage    bool                      // the battle deals none
	noDamageOf  cardSet
	attackOff   bool // the whole attack was cancelled

	visits  [maxVisits]visit // the free actions of the phase, the latest last (see noteFree)
	visitsN int8
	free    [2]int16 // free actions of each player in the turn
	inTurn  int16    // actions in the turn
	acts    uint16   // actions so far

	proposal  proposal
	deeds     [maxDeeds]deed // the latest free actions, where they can be taken back
	deedsN    int8
	takenBack uint16 // of them, with the last one
}

// sleeve is one card in the match.
type sleeve struct {
	face       game.Face // 0 not known in this match
	own        game.Face // what is printed on it while it shows another face, 0 while it does not
	sees       game.Seen // who knows the face
	owner      game.Seat
	controller game.Seat // where it lies: the owner's side out of play
	zone       game.Zone
	next, prev game.CardID           // in its zone
	bearer     game.CardID           // of a Weapon
	foe        game.CardID           // blocks or is blocked by; 0 none
	attacks    bool                  // declared an attacker in this battle
	away       bool                  // an Aliado that has gone where the type lies that it has become
	stamp      uint16                // when it came into play
	entered    int16                 // the turn in which it came into play
	unpaid     bool                  // for which its cost was not paid
	named      naming                // what its ability named since then (DAR glossary 24)
	attacked   turns                 // in which it attacked
	blocked    turns                 // in which it blocked
	uses       [2][usesPerCard]uint8 // of its abilities, and of those that it copies, in the turn usedIn
	usedIn     int16
	lent       term // how long its controller, not its owner, has it
	lender     game.CardID
	was        lastKnown // as it last was in play, or before it was shuffled in
}

// lastKnown is what is remembered of a card that left play or was shuffled in.
type lastKnown struct {
	known      bool
	lost       bool
	face       game.Face
	controller game.Seat
	bearer     game.CardID
	types      card.TypeSet
	races      card.Races
	strength   int16
	cost       int16
	destroyed  int16 // the turn in which it was
	clock      uint16
}

// turns is the latest two turns in which a card did something, the latest first.
type turns [2]int16

// add notes one more turn.
func (t *turns) add(turn int16) {
	if t[0] != turn {
		*t = turns{turn, t[0]}
	}
}

// has reports whether it did so in a turn.
func (t *turns) has(turn int16) bool { return turn > 0 && (t[0] == turn || t[1] == turn) }

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
	for i, g := range p.faces[:p.n] {
		if g == f {
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
	m.now.of[id], m.now.fact[id] = m.printed[0], &m.facts[0]
	m.now.lie.are[card.NoType].add(id)
	m.now.lie.of[owner].add(id)
	m.link(id, owner, z, false)
	return id
}

// relink takes a card out of the list in which it lies and puts it into another,
// at its top or its end.
func (m *Match) relink(id game.CardID, side game.Seat, z game.Zone, top bool) {
	c, lie := &m.at[id], &m.now.lie
	m.unlink(c)
	lie.in[c.zone].drop(id)
	if c.controller != side {
		lie.of[c.controller].drop(id)
		lie.of[side].add(id)
	}
	roles := &m.fact(id).roles
	if was, is := roles[c.zone], roles[z]; was != is {
		lie.recast(id, was, is)
	}
	m.link(id, side, z, top)
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
	m.now.lie.in[z].add(id)
}

func (m *Match) unlink(c *sleeve) {
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

// zone is one of the zones of a player.
func (m *Match) zone(s game.Seat, z game.Zone) *list { return &m.lists[s&1][z] }

// fact is what is printed on a card, as far as it is known here.
func (m *Match) fact(id game.CardID) *facts { return m.now.fact[id] }

// isAlly and strength tell how a card counts now.
func (m *Match) isAlly(id game.CardID) bool {
	if !m.retypes {
		return m.fact(id).typ == card.Ally
	}
	return m.val(id).types.Has(card.Ally)
}

func (m *Match) strength(id game.CardID) int { return int(m.val(id).strength) }

// gold is how much a player can pay now for an ability; goldFor is for a card.
func (m *Match) gold(s game.Seat) int { return m.goldFor(s, 0) }

func (m *Match) goldFor(s game.Seat, id game.CardID) int {
	reserve := 0
	if m.mayUseGold(s) {
		reserve = int(m.zone(s, GoldReserve).n)
	}
	return min(reserve+m.virtualFor(s, id), m.goldLeft(s, ability.PayGold))
}

// goldOf is how much a player can pay now for an ability that goes on, with what was generated for
// the abilities of such cards where it is used on purpose (DAR 4.6.3).
func (m *Match) goldOf(c *context, s game.Seat) int {
	n := m.gold(s)
	if c.uses && m.virtualN > 0 {
		n = min(n+m.virtualToUse(s, c.source), m.goldLeft(s, ability.PayGold))
	}
	return n
}

// mayUseGold reports whether a player may pay with his Oros, and use their abilities.
func (m *Match) mayUseGold(s game.Seat) bool {
	return !m.ruled(forbids(ability.UseGold)) || !m.banned(s, ability.UseGold, 0)
}

// arms counts the weapons that an ally carries.
func (m *Match) arms(bearer game.CardID) int { return m.weaponsOf(bearer).len() }

// weaponsOf is the weapons that an ally carries.
func (m *Match) weaponsOf(bearer game.CardID) cardSet {
	var out cardSet
	for id := m.zone(m.at[bearer].controller, Carried).head; id != 0; id = m.at[id].next {
		if m.at[id].bearer == bearer {
			out.add(id)
		}
	}
	return out
}

// canBear reports whether a weapon may be put on a card (DAR 4.2.2).
func (m *Match) canBear(weapon, id game.CardID) bool {
	return id != 0 && m.hasRoom(id) && m.suits(weapon, id)
}

// hasRoom reports whether a card is an ally that may carry one more weapon.
func (m *Match) hasRoom(id game.CardID) bool {
	return inLine(m.at[id].zone) && m.isAlly(id) && m.arms(id) < int(m.val(id).arms) && !m.forbids(id, ability.CarryWeapon, cause{})
}

// suits reports whether a weapon's own text lets a card carry it. The weapon
// asks even before it is in play.
func (m *Match) suits(weapon, id game.CardID) bool {
	return len(m.bearers[m.at[weapon].face]) == 0 || m.isSuited(weapon, id)
}

func (m *Match) isSuited(weapon, id game.CardID) bool {
	w := &m.at[weapon]
	ctx := context{source: weapon, face: w.face, seat: w.owner, actor: w.owner}
	for _, of := range m.bearers[w.face] {
		if !m.fits(of, id, &ctx) {
			return false
		}
	}
	return true
}

// hasBearer reports whether a player can play a weapon on any ally, by the Play at a node
// perhaps on certain ones only.
func (m *Match) hasBearer(s game.Seat, weapon game.CardID, play uint16, by cause) bool {
	m = m.whilePlayed(weapon)
	return m.anyInLine(func(id game.CardID) bool {
		return m.canBear(weapon, id) && m.isMeant(id, play, by) && m.canPayOn(s, weapon, id, play)
	})
}

// whilePlayed is the match as it stands once a card is being played: the same one, unless
// something in force hangs on where the card lies before, and then a copy.
func (m *Match) whilePlayed(id game.CardID) *Match {
	m.derive()
	c := &m.at[id]
	if c.zone == Played || m.unchanged() && !m.fact(id).swaysIn(c.zone) || !m.matters(id, c.zone, Played) {
		return m
	}
	then := *m
	then.watch = nil
	then.carry(game.Plays, id, c.owner, Played)
	return &then
}

// anyInLine reports whether something is true of any card in the lines of defense and of
// attack.
func (m *Match) anyInLine(is func(game.CardID) bool) bool {
	for _, side := range game.Seats {
		for _, z := range [...]game.Zone{DefenseLine, AttackLine} {
			for id := m.zone(side, z).head; id != 0; id = m.at[id].next {
				if is(id) {
					return true
				}
			}
		}
	}
	return false
}

// isMeant reports whether the effect that has a weapon played allows it on an
// ally.
func (m *Match) isMeant(id game.CardID, play uint16, by cause) bool {
	e, ok := m.nodes[play].effect.(ability.Play)
	if !ok || e.On == nil {
		return true
	}
	on, chosen := e.On.(ability.Chosen)
	if !chosen {
		return id == by.source // "en este Aliado"
	}
	ctx := context{source: by.source, seat: by.seat, actor: by.seat}
	return m.fits(&on.Of, id, &ctx)
}
