package myl

import "castillo/game"

// routine is what a frame does.
type routine uint8

// The routines.
const (
	doMatch   routine = iota // set-up, then turn after turn
	doOpening                // seat's mulligans
	doTurns
	doRegroup
	doVigil
	doBattle
	doWar
	doFinal
	doPlay // seat plays card
	doTake // the n top cards of seat's castle go to zone, low already did
	doEffect
	doForEach
	doPick
	doDeclare
	doResolve
	doAftermath
	doTriggers
	doWindow
	doDelayed
	doKeep
	doArm     // card, a weapon, gets a bearer
	doDestroy // the cards in set, in combat
	doAdjust  // an adjustment that seat proposes
	doShow    // the hands that are to be open
	doDiscard // one of the n cards that seat holds too many
	doEnterAs // card enters play as something else
	doIdle    // what the cards allow in a phase without actions
	doArrange // seat orders the cards in set, on top of a castle
	doTopOrBottom
	doRunOut // somebody's castle is empty, and the cards are told before that ends the match
)

// frame is one thing that is going on. It starts with step 0 and its routine
// counts on; n, card and target mean what the routine says.
type frame struct {
	routine routine
	step    uint8
	seat    game.Seat
	flag    bool
	what    game.What
	zone    game.Zone
	card    game.CardID
	target  game.CardID
	n, low  int16
	other   [2]int16 // n and low of the other player, where both act in turn

	// Of abilities:
	ctx      int8   // the ability it belongs to
	node     uint16 // the effect, or the pick
	kind     windowKind
	sees     game.Seen
	from, to int8 // what a window is about, in state.recent
	base     int8
	prog     int8 // the ability of a talisman that is played, -1 none
	answers  int8 // 1 + what it answers, in state.recent
	byEffect bool // played by an effect, perhaps together with others
	each     bool // of one player among both
	hangs    bool // it hangs on what both players did before
	free     bool // its cost is not paid
	cost     bool // the effect is a cost
	less     int8 // or reduced by this much
	by       cause
	answer   game.Action // of a window; of a play by an effect the zone and the face of the card as it was chosen
	set      cardSet
	spared   cardSet
}

// push begins a routine. What goes too deep is a loop, which ends the match.
func (m *Match) push(r routine) *frame {
	f := &m.frames[m.depth]
	f.routine = r
	if m.depth++; m.depth == maxFrames {
		m.tooDeep()
	}
	return f
}

func (m *Match) tooDeep() {
	m.depth--
	m.end(game.Nobody, game.Loop)
}

func (m *Match) pop() {
	m.depth--
	m.frames[m.depth] = frame{}
}

// run goes on until somebody must decide or the match is over.
func (m *Match) run() {
	for steps := 0; m.pending.Kind == game.NoDecision && !m.result.Over; steps++ {
		if steps == maxSteps {
			m.end(game.Nobody, game.Loop)
			return
		}
		f := &m.frames[m.depth-1]
		switch f.routine {
		case doMatch:
			m.runMatch(f)
		case doOpening:
			m.runOpening(f)
		case doTurns:
			m.runTurns(f)
		case doRegroup:
			m.runRegroup(f)
		case doVigil:
			m.runVigil(f)
		case doBattle:
			m.runBattle(f)
		case doWar:
			m.runWar(f)
		case doFinal:
			m.runFinal(f)
		case doPlay:
			m.runPlay(f)
		case doTake:
			m.runTake(f)
		case doEffect:
			m.runEffect(f)
		case doForEach:
			m.runForEach(f)
		case doPick:
			m.runPick(f)
		case doDeclare:
			m.runDeclare(f)
		case doResolve:
			m.runResolve(f)
		case doAftermath:
			m.runAftermath(f)
		case doTriggers:
			m.runTriggers(f)
		case doWindow:
			m.runWindow(f)
		case doDelayed:
			m.runDelayed(f)
		case doKeep:
			m.runKeep(f)
		case doArm:
			m.runArm(f)
		case doDestroy:
			m.runDestroy(f)
		case doShow:
			m.runOpenHands(f)
		case doDiscard:
			m.runDiscard(f)
		case doEnterAs:
			m.runEnterAs(f)
		case doIdle:
			m.runIdle(f)
		case doArrange:
			m.runArrange(f)
		case doTopOrBottom:
			m.runTopOrBottom(f)
		case doRunOut:
			m.runRunOut(f)
		case doAdjust:
			m.runAdjust(f)
		}
	}
}

// ask stops the run with a question, unless the match is over; the asking frame goes
// on with the answer at the step that it is in.
func (m *Match) ask(s game.Seat, k game.Kind, p game.Prompt, source game.CardID, left int) {
	if m.result.Over {
		return
	}
	switch p {
	case askVigil, askAttack, askBlock, askWar, askIdle:
		m.chain = 0
	}
	m.pending = game.Decision{Seat: s, Kind: k, Ask: p, Source: source, Left: uint8(left)}
}

// Decision is what the match waits for.
func (m *Match) Decision() game.Decision { return m.pending }

// Result tells how the match stands.
func (m *Match) Result() game.Result { return m.result }

// Rulebook is the one by which the match is played.
func (m *Match) Rulebook() game.Rulebook { return m.book }

// Watch hands every later event to f, nil for nobody.
func (m *Match) Watch(f func(game.Event)) { m.watch = f }

// Clone is an independent copy that nobody watches.
func (m *Match) Clone() game.Match {
	c := *m
	c.watch = nil
	return &c
}

// Apply does one of the options and runs on to the next decision.
func (m *Match) Apply(a game.Action) error {
	if m.pending.Kind == game.NoDecision {
		return &game.Refusal{Reason: because[overAlready]}
	}
	if a.Verb == game.Deal && m.deal(a) {
		m.asked.n = 0
		if m.adjustable {
			m.noteDeed(a)
		}
		m.goOn()
		return nil
	}
	shown := m.partial() && m.reveal(a)
	if shown {
		m.asked = asked{}
	}
	if !m.asked.offers(a) {
		if why := m.allows(a); why != allowed {
			if shown {
				m.hide(a)
			}
			return m.refusalOf(a, why)
		}
	}
	m.fold()
	m.asked.n, m.asked.picks, m.asked.whole = 0, false, 0
	if m.adjustable {
		m.noteDeed(a)
	}
	m.noteFree(a)
	if a.Verb == game.Propose {
		m.propose()
	} else {
		m.answer = a
	}
	m.pending = game.Decision{}
	m.goOn()
	return nil
}

// goOn counts an action and runs on, unless it is one more than a match can hold.
func (m *Match) goOn() {
	m.acts++
	m.inTurn++
	if m.acts > maxActs || m.inTurn > maxInTurn || m.clock > maxClock {
		m.end(game.Nobody, game.Loop)
		return
	}
	m.run()
}

// deal puts a face out of a pool that is known into the sleeve that asks for it,
// and reports whether that is what the action does.
func (m *Match) deal(a game.Action) bool {
	id := m.pending.Source
	if m.pending.Ask != askFace || a != (game.Action{Verb: game.Deal, Card: id, Face: a.Face}) {
		return false
	}
	c := &m.at[id]
	if p := &m.pools[c.owner]; c.face != 0 || p.secret || !p.take(a.Face) {
		return false
	}
	m.giveFace(id, a.Face)
	m.answer, m.pending = a, game.Decision{}
	return true
}

// reveal gives a card that an action shows its face, in a match that did not
// know it, and reports whether it did.
func (m *Match) reveal(a game.Action) bool {
	if m.pending.Ask == askOrder {
		return false // an ability is named by what its card was, which may lie in a castle by now
	}
	if a.Verb == game.Deal || a.Card == 0 || a.Card > m.cardsN || a.Face == 0 || int(a.Face) >= m.faces {
		return false
	}
	c := &m.at[a.Card]
	if p := &m.pools[c.owner]; c.face != 0 || !p.secret && !p.take(a.Face) {
		return false
	}
	m.giveFace(a.Card, a.Face)
	return true
}

// hide takes the face that an action showed away again.
func (m *Match) hide(a game.Action) {
	m.giveFace(a.Card, 0)
	m.pools[m.at[a.Card].owner].put(a.Face)
	m.asked = asked{}
}
