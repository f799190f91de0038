package myl

import (
	"reflect"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text"
	"castillo/game/speech"
)

// The questions of the rulebook.
const (
	askNothing game.Prompt = iota
	askStart
	askFace
	askMulligan
	askRegroup
	askVigil
	askBearer
	askGold
	askAttack
	askBlock
	askWar
	askDiscard
	askMay
	askAvoid
	askPick
	askRandom
	askChoice
	askNumber
	askNameCard
	askNameType
	askNameRace
	askNameCost
	askOrder
	askRespond
	askRespondPlay
	askRespondUse
	askRespondThreat
	askRespondAttack
	askRespondBlock
	askRespondDamage
	askRespondPhase
	askRespondEnd
	askKeep
	askIdle
	askThreat
	askRedirect
	askAbility
	askTop
	askSpot
	askAdjust
	askAdjustSide
	askAdjustCard
	askAdjustZone
	askAdjustSpot
	askAdjustSearch
	askAdjustBearer
	askAdjustNumber
	askAdjustStrength
	askAdjustUntil
	askAdjustDeed
	askAccept
	askFoe
)

var questions = [...]string{
	askStart:          "¿Quién empieza?",
	askFace:           "¿Qué carta es?",
	askMulligan:       "¿Cambias tu mano por otra con una carta menos?",
	askRegroup:        "¿Qué agrupas?",
	askVigil:          "Tu Fase de Vigilia: juega cartas, ataca o termina",
	askBearer:         "Elige quién porta {carta}",
	askGold:           "Elige con qué Oros pagas {carta}: faltan {n}",
	askAttack:         "Declara atacantes; después, listo",
	askBlock:          "Declara bloqueadores; después, listo",
	askWar:            "Guerra de Talismanes: juega un Talismán o cede la prioridad",
	askDiscard:        "Te sobran cartas: descarta {n}",
	askMay:            "¿Usas la habilidad de {carta}?",
	askAvoid:          "¿Evitas el efecto de {carta}?",
	askPick:           "{carta}: elige {n}",
	askRandom:         "{carta}: al azar",
	askChoice:         "{carta}: elige una opción",
	askNumber:         "{carta}: elige un número",
	askNameCard:       "{carta}: nombra una carta",
	askNameType:       "{carta}: nombra un tipo de carta",
	askNameRace:       "{carta}: nombra una raza",
	askNameCost:       "{carta}: nombra un Coste",
	askOrder:          "Elige qué habilidad va primero",
	askRespond:        "¿Respondes a lo que pasó con {carta}?",
	askRespondPlay:    "Se juega {carta}: ¿respondes?",
	askRespondUse:     "Se usa la habilidad de {carta}: ¿la cancelas?",
	askRespondThreat:  "Algo va a pasar con {carta}: ¿lo evitas?",
	askRespondAttack:  "Declaración de Ataque: ¿respondes?",
	askRespondBlock:   "Declaración de Bloqueo: ¿respondes?",
	askRespondDamage:  "Se resuelve el daño: ¿respondes?",
	askRespondPhase:   "¿Respondes a esta fase?",
	askRespondEnd:     "¿Respondes al final de esta fase?",
	askRedirect:       "{carta}: elige hacia qué carta se redirige",
	askThreat:         "{carta}: elige a qué carta protege",
	askIdle:           "¿Haces algo más en esta fase?",
	askAbility:        "¿Qué habilidad de {carta} usas?",
	askTop:            "{carta}: elige cuál queda encima de las demás",
	askSpot:           "{carta}: ¿la dejas encima o al fondo del Mazo Castillo?",
	askAdjust:         "Ajuste a mano: ¿qué propones?",
	askAdjustSide:     "Ajuste a mano: ¿quién?",
	askAdjustCard:     "Ajuste a mano: ¿qué carta?",
	askAdjustZone:     "Ajuste a mano: ¿a dónde va {carta}?",
	askAdjustSpot:     "Ajuste a mano: ¿dónde en el Mazo Castillo?",
	askAdjustSearch:   "Ajuste a mano: ¿qué carta de tu Mazo Castillo?",
	askAdjustBearer:   "Ajuste a mano: ¿quién porta {carta}?",
	askAdjustNumber:   "Ajuste a mano: ¿cuántas cartas?",
	askAdjustStrength: "Ajuste a mano: ¿cuánta Fuerza para {carta}?",
	askAdjustUntil:    "Ajuste a mano: ¿hasta cuándo?",
	askAdjustDeed:     "Ajuste a mano: ¿hasta dónde se vuelve atrás?",
	askAccept:         "Tu oponente propone un ajuste a mano: ¿lo aceptas?",
	askFoe:            "{carta}: ¿a cuál atacante bloquea?",
	askKeep:           "No todas pueden quedar en juego: elige una que queda",
}

// definitions is what the cards of a match say. It never changes, so copies of
// a match share it.
type definitions struct {
	book  *book       // by which the match is played
	cards []card.Card // face f is cards[f]; cards[0] is the unknown face
	facts []facts     // what the core asks of a face, likewise

	faces        int // that the match was laid out with; beyond are blends of two
	lendings     []lending
	blends       map[blend]game.Face
	levied       bool // some card demands something for what others do
	borrowsFaces bool // some card becomes a copy of another, or has its ability
	lendsOn      bool // by a continuous ability

	adjustable bool   // by hand
	byHandNode uint16 // of the strength that is given so

	bearers [][]*ability.Filter // by face: all of which a bearer has to fit
	printed []value             // by face
	nodes   []node              // from 1
	picks   []pick              // from 1
	filters []filter            // by the keys that the trees have to them; 0 is any card in play
	names   []game.Face         // by face: the first face of the same name

	// What the abilities of this match can do at all:
	triggerMask    mask    // events that trigger something
	awaited        mask    // those of them that trigger what was set up for a time
	responseMask   mask    // events that something answers
	heard          mask    // either, and what is remembered for the turn
	opens          moments // when activated abilities are used by anybody
	offers         moments // when those of a card are used by the other player
	fromHand       mask    // events that a card in a hand may answer
	atStarts       mask    // phases at whose beginning a card in a hand may be played (Barbarie, Relámpago)
	canPrevent     bool
	hasPrograms    bool
	compels        bool    // some card does something to itself as soon as a condition holds
	disguises      bool    // some card enters play as something else
	timely         uint16  // phases, by ability.Phase, that some talisman names as its time
	mayRule        ruleSet // rules upon players
	elsewhere      zoneSet // zones beside the hand from which some card may be played
	costsByBearer  bool    // weapons that cost less or more on some ally
	taxes          bool    // abilities that cost more where they affect some cards
	opensHands     bool    // rules that keep hands open
	hearsLosses    bool    // somebody listens for cards that lose their ability
	piles          bool    // something asks for the first or the last cards of a cemetery
	choosy         bool    // weapons whose bearers have to be in some state
	retypes        bool    // texts that give cards another type
	closesZones    bool    // rules that keep zones from being played with
	shields        bool    // rules that keep abilities from affecting cards
	bearersPay     bool    // weapons whose bearers pay for deeds
	bansCards      bool    // traits that keep cards from being played
	firm           bool    // traits that keep what is played from being annulled, or effects from being redirected or prevented
	bindsElsewhere bool    // traits or rules that keep cards out of play from being moved
	exclusive      bool    // traits that leave all but one ally out of the combat
	changesDamage  bool    // traits that raise or lower the damage of allies
	keepsLog       bool    // conditions on what happened this turn, limits
	alsoLogged     mask    // what players do that such conditions ask for
	looksAtValues  bool    // continuous abilities that depend on what others make of cards
	looksElsewhere bool    // values that depend on cards out of play
	looksAtGold    bool    // values that depend on golds

	armTriggers mask // events that trigger abilities of weapons
	armAnswers  mask // events that abilities of weapons answer

	looks      []outlook                    // the cards that continuous abilities look at
	lookedAt   [typeCount][zoneCount]uint32 // which of them cards of a type in a zone belong to; of NoType, of any type
	gazeAtPlay gaze                         // at every card in play
}

// facts is the part of a printed card that is asked on the hot path.
type facts struct {
	typ      card.Type
	cost     int8
	strength int8
	plain    bool // a gold without ability
	races    card.Races

	undemanding    bool    // takes no more to play than the gold that is printed on it
	entersAs       bool    // enters play as something else than is printed on it
	continuous     bool    // has continuous abilities
	gaze           gaze    // where they look
	pricesItself   bool    // says what it costs beside what is printed
	silences       bool    // has cards lose their ability as long as it is in play
	guards         bool    // keeps cards from being affected
	bound          bool    // says when it may be played
	discards       bool    // has the opponent discard
	tolls          bool    // demands a payment for a deed
	activated      bool    // has activated abilities
	compels        bool    // to something as soon as a condition holds
	invites        bool    // has abilities with which the other player answers
	oneActivation  bool    // one activation a turn over all copies
	exilesItself   bool    // as it is played
	byHand         bool    // part of its text is not run
	from           zoneSet // where it may be played from beside the hand
	exiled         bool    // and then is sent to exile
	foreign        bool    // played under the control of the opponent of who plays it (DAR 4.4.1)
	supports       bool    // a weapon without a bearer, in the line of support (DAR 4.2.2.1)
	opens          moments // when its controller uses activated abilities
	offers         moments // when the other player does
	oneInPlay      bool    // DAR 4.13
	errante        bool    // and copies too many are all removed
	orbe           bool    // one under a controller (Barbarie, Orbe)
	meansOrbes     bool    // does something to Orbes
	triggers       mask
	responds       mask
	respondsInHand bool               // by an ability that is used there
	roles          [zoneCount]roleSet // what it can do where it lies
	programs       []program
}

// home is the zone to which the card is played.
func (f *facts) home() game.Zone {
	if f.supports {
		return SupportLine
	}
	return homeOf(f.typ)
}

// isAnswer reports whether it is a Talismán that annuls or is played in response (DAR 4.7, 4.11).
func (f *facts) isAnswer() bool {
	for i := range f.programs {
		if f.programs[i].isAnswerSpell() {
			return true
		}
	}
	return false
}

// isCarried reports whether the card needs a bearer.
func (f *facts) isCarried() bool { return f.typ == card.Weapon && !f.supports }

// NewMatch lays out a match of the D.A.R. (see game.Rulebook). Faces must be within the
// definitions, a castle's all known or all 0. Each deck has an initial Oro, which
// is public, at least one card in its castle and at most maxDeck cards.
func NewMatch(s game.Setup) (*Match, error) { return dar.newMatch(s) }

// newMatch lays out a match by the book.
func (b *book) newMatch(s game.Setup) (*Match, error) {
	if len(s.Cards) >= 1<<16 {
		return nil, speech.Errorf("%d cartas definidas, el máximo es %d", len(s.Cards), 1<<16-1)
	}
	m := b.newTable(s.Cards, s.ByHand)
	m.active, m.first = game.Nobody, s.First.Seat()
	for _, seat := range game.Seats {
		if err := m.lay(seat, s.Decks[seat]); err != nil {
			return nil, speech.Errorf("mazo de %v: %w", seat, err)
		}
	}
	m.push(doMatch)
	m.run()
	return m, nil
}

// newTable is a match before any card is laid out.
func (b *book) newTable(cards []card.Card, byHand bool) *Match {
	m := &Match{definitions: shared.definitions(b, cards, byHand)}
	m.now.of[0], m.now.fact[0] = m.printed[0], &m.facts[0]
	return m
}

// define makes the definitions of a match ready: facts, and the texts read and
// compiled.
func (b *book) define(cards []card.Card, byHand bool) *definitions {
	n := len(cards) + 1
	d := &definitions{book: b, cards: make([]card.Card, n), facts: make([]facts, n), bearers: make([][]*ability.Filter, n), printed: make([]value, n),
		nodes: make([]node, 1), picks: make([]pick, 1),
		names: make([]game.Face, n)}
	d.gazeAtPlay = d.lookAt(outlook{zones: inPlayZones})
	d.prepare(&ability.Filter{})
	copy(d.cards[1:], cards)
	d.cards[0] = card.Card{Cost: card.NoNumber, Strength: card.NoNumber}
	d.faces = n
	first := map[string]game.Face{"": 0}
	folded := make([]string, 0, n) // names by face
	for i, c := range d.cards {
		d.facts[i] = facts{typ: c.Type, cost: c.Cost, strength: c.Strength, plain: c.IsPlainGold(), races: c.Races}
		d.printed[i] = printed(&d.facts[i])
		name := card.Fold(c.Name)
		folded = append(folded, name)
		if _, ok := first[name]; !ok {
			first[name] = game.Face(i)
		}
		d.names[i] = first[name]
		tree, whole := read(c)
		tree = withMarks(tree)
		d.facts[i].meansOrbes = meansOrbes(tree)
		tree = d.key(reflect.ValueOf(tree)).Interface().(ability.Card)
		d.compile(game.Face(i), tree)
		if !whole {
			d.facts[i].byHand = true
		}
		d.note(tree)
	}
	d.blendAll()
	for _, c := range d.cards[len(folded):] {
		folded = append(folded, card.Fold(c.Name)) // of the blends
	}
	d.retypes = d.retypes || d.borrowsFaces
	for i := range d.filters {
		k := &d.filters[i]
		k.faces = d.facesOf(&k.asks, folded)
		k.plain = !k.other && k.faces == nil && k.cost.Op == ability.NoBound && k.strength.Op == ability.NoBound && len(k.that) == 0
		k.byType = k.plain && k.races == 0 && k.not == 0 && len(k.extremes) == 0 && !k.search.has(Hand)
	}
	for i := range d.facts {
		f := &d.facts[i]
		d.costsByBearer = d.costsByBearer || f.pricesItself && f.isCarried()
		f.undemanding = (f.typ == card.Gold) == (f.cost < 0) && !f.isCarried() && !f.pricesItself && !f.tolls && !f.oneInPlay && !f.orbe && !f.bound
	}
	if byHand {
		d.allowByHand()
	}
	return d
}

// note gathers what the abilities of the match can do at all.
func (d *definitions) note(tree ability.Card) {
	ability.Walk(tree, func(v any) {
		switch v := v.(type) {
		case ability.Rule:
			d.mayRule |= ruleOf(v.Is)
			_, limit := v.Is.(ability.Limit)
			cost, _ := v.Is.(ability.Cost)
			d.keepsLog = d.keepsLog || limit || cost.First
		case ability.Is:
			switch v.State {
			case ability.NoAttacker:
				d.looksAtValues = true
			case ability.Unblocked, ability.PlayedNow, ability.BlockedNow, ability.FoughtNow, ability.DidBlockNow, ability.DamagedNow, ability.BlockedByThis, ability.BlockedByBearer, ability.BlocksThis, ability.BlocksBearer, ability.MeetsThis, ability.MeetsBearer, ability.KilledThis, ability.KilledBearer:
				d.keepsLog = true
			}
		case ability.Opposing:
			d.keepsLog = true
		case ability.Happened:
			d.keepsLog, d.alsoLogged = true, d.alsoLogged|ofPlayers(v.On.What)
		case ability.PlayerEvent:
			if v.Nth > 0 {
				d.keepsLog, d.alsoLogged = true, d.alsoLogged|ofPlayers(v.What)
			}
		case ability.LastPlayed:
			d.keepsLog = true
		case ability.Tally:
			d.keepsLog, d.alsoLogged = true, d.alsoLogged|ofPlayers(v.On.What)
		case ability.CardEvent:
			d.keepsLog = d.keepsLog || slices.Contains(v.What, ability.HasBlocked)
			d.hearsLosses = d.hearsLosses || slices.Contains(v.What, ability.LosesAbility)
		case ability.Top, ability.Bottom:
			d.piles = d.piles || looksAtPiles(v)
		case ability.ShowHands:
			d.opensHands = true
		case ability.MoreDamage:
			d.changesDamage = true
		case ability.OnlyOne:
			d.exclusive = true
		case ability.IsNot:
			d.keepsLog = d.keepsLog || v.State == ability.BlockedNow || v.State == ability.FoughtNow || v.State == ability.DidBlockNow || v.State == ability.DamagedNow
		case ability.Forbid:
			d.closesZones = d.closesZones || v.What == ability.UseZones
			d.bindsElsewhere = d.bindsElsewhere || v.What == ability.PutCards
			d.shields = d.shields || v.What == ability.UseHarming
		case ability.Filter:
			if v.Highest || v.Strength.Op != ability.NoBound {
				d.looksAtValues = true
			}
			if zonesOf(v.In)&^inPlayZones != 0 {
				d.looksElsewhere = true
			}
			if zonesToSearch(&v)&(1<<GoldReserve|1<<PaidGold) != 0 && (len(v.Types) == 0 || slices.Contains(v.Types, card.Gold)) {
				d.looksAtGold = true
			}
		case ability.Limit:
			if told := goldVerb(v.What); told != 0 {
				d.alsoLogged |= ofPlayers(told)
			}
		case ability.Cost:
			d.costsByBearer = d.costsByBearer || v.On != nil
			d.taxes = d.taxes || v.Harming
		case ability.From:
			d.elsewhere |= 1 << zoneOf(v.Zone)
		case ability.ZoneAsHand:
			d.elsewhere |= 1 << zoneOf(v.Zone)
		case ability.Modify:
			if isUpon[ability.Bearer](v.Who) && len(v.Traits) == 1 {
				_, toll := v.Traits[0].(ability.Toll)
				d.bearersPay = d.bearersPay || toll
			}
			d.bindsElsewhere = d.bindsElsewhere || bindsElsewhere(v)
		case ability.ConsideredAs:
			d.retypes = d.retypes || v.Type != card.NoType
		case ability.Cannot:
			d.bansCards = d.bansCards || v.What == ability.BePlayed
			d.firm = d.firm || firm(v.What)
		case ability.Has, ability.HasAny, ability.HasNot, ability.Extreme:
			d.looksAtValues = true
		case ability.StrengthOf:
			d.looksAtValues = true
		}
	})
	if d.keepsLog {
		d.heard |= lookedBack | d.alsoLogged
	}
	d.triggerMask |= d.awaited
	for f := range d.facts {
		d.triggerMask |= d.facts[f].triggers
		d.responseMask |= d.facts[f].responds
		d.heard |= d.triggerMask | d.responseMask
		for i := range d.facts[f].programs {
			if d.facts[f].programs[i].answers&(prevents|redirects) != 0 {
				d.canPrevent = true
			}
		}
	}
}

// read reads a card's text and reports whether all of it is run.
func read(c card.Card) (tree ability.Card, whole bool) {
	if c.Text == "" {
		return ability.Card{}, c.Ability != card.WithAbility
	}
	r, err := text.Read(c.Text, c)
	return r.Card, err == nil && r.Whole()
}

// lay puts a deck on the table: the initial Oro in the reserve, face up, and
// the castle face down.
func (m *Match) lay(seat game.Seat, d game.Deck) error {
	switch {
	case len(d.Castle) == 0:
		return speech.Errorf("el Mazo Castillo no tiene cartas")
	case d.Size() > maxDeck:
		return speech.Errorf("%d cartas, el máximo es %d", d.Size(), maxDeck)
	case int(d.Initial) >= m.faces || m.facts[d.Initial].typ != card.Gold:
		return speech.Errorf("el Oro inicial, la carta %d, no es un Oro", d.Initial)
	}
	secret := d.Castle[0] == 0
	for i, f := range d.Castle {
		if int(f) >= m.faces || (f == 0) != secret {
			return speech.Errorf("la carta %d del Mazo Castillo no está definida", i+1)
		}
	}
	initial := m.newCard(seat, GoldReserve)
	m.giveFace(initial, d.Initial)
	m.at[initial].sees = game.ByBoth
	m.pools[seat].secret = secret
	for _, f := range d.Castle {
		m.newCard(seat, Castle)
		m.pools[seat].put(f)
	}
	return nil
}
