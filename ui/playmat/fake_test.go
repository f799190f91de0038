package playmat

import (
	"errors"
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// fake is a small rulebook with zones, phases and cards of its own, to show
// that a board needs nothing of Mitos y Leyendas. Each player has a field, a
// deck, a heap and a hand. In a turn a player draws, says how, plays cards,
// attacks and ends. A weapon asks for its bearer; a card that is paid by hand
// asks for the coins first.
type fake struct{}

const (
	fField game.Zone = 1 + iota
	fCoins
	fDeck
	fHeap
	fHand
	fCarried
)

const (
	fDawn game.Phase = 1 + iota
	fDay
	fFight
)

const (
	fakeStart game.Prompt = 1 + iota
	fakeOpening
	fakeDraw
	fakeWay
	fakeDay
	fakeBearer
	fakeCoin
	fakeBlock
)

func (fake) ID() string      { return "fake/test" }
func (fake) Version() uint32 { return 1 }
func (fake) Title() string   { return "Juego de prueba" }

func (fake) Zones() []game.ZoneInfo {
	return []game.ZoneInfo{
		{Zone: fField, Name: "Campo", Row: 0, Col: 0, Span: 3, Lay: game.Line},
		{Zone: fDeck, Name: "Mazo", Row: 1, Col: 0, Span: 1, Lay: game.Pile},
		{Zone: fCoins, Name: "Monedas", Row: 1, Col: 1, Span: 1, Lay: game.Line},
		{Zone: fHeap, Name: "Montón", Row: 1, Col: 2, Span: 1, Lay: game.Pile},
		{Zone: fHand, Name: "Mano", Row: 2, Col: 0, Span: 3, Lay: game.InHand},
		{Zone: fCarried, Name: "Portada", Lay: game.Hidden},
	}
}

func (fake) Phases() []game.PhaseInfo {
	return []game.PhaseInfo{{Phase: fDawn, Name: "Alba", In: fDawn}, {Phase: fDay, Name: "Día", In: fDay}, {Phase: fFight, Name: "Lucha", In: fDay}}
}

func (fake) Question(p game.Prompt) string {
	return map[game.Prompt]string{fakeOpening: "¿Cambias la mano?", fakeWay: "¿De qué modo?", fakeDay: "Es de día",
		fakeBearer: "¿Quién porta {carta}?", fakeCoin: "Paga {carta}: faltan {n}", fakeBlock: "¿Bloqueas?"}[p]
}

func (fake) NewMatch(s game.Setup) (game.Match, error) {
	m := &fakeMatch{cards: s.Cards, d: game.Decision{Seat: game.Dealer, Kind: game.Chance, Ask: fakeStart}}
	for _, seat := range game.Seats {
		for i, f := range s.Decks[seat].Castle {
			zone := fDeck
			if i < 4 {
				zone = fHand
			}
			if i == 4 || i == 5 {
				zone = fCoins
			}
			m.at = append(m.at, fakeCard{face: f, owner: seat, zone: zone})
		}
	}
	return m, nil
}

func (fake) Arrange(game.Position) (game.Match, error) { return nil, errors.New("not for this game") }

type fakeCard struct {
	face   game.Face
	owner  game.Seat
	zone   game.Zone
	bearer game.CardID
	marks  game.Marks
	paid   bool
}

type fakeMatch struct {
	cards  []card.Card
	at     []fakeCard
	active game.Seat
	turn   int
	phase  game.Phase
	d      game.Decision
	owed   int
	over   game.Result
	watch  func(game.Event)
}

func (m *fakeMatch) Rulebook() game.Rulebook { return fake{} }
func (m *fakeMatch) Decision() game.Decision { return m.d }
func (m *fakeMatch) Result() game.Result     { return m.over }
func (m *fakeMatch) Hash() uint64            { return uint64(m.turn) }

// Words implements game.Worded for a few options.
func (m *fakeMatch) Words(a game.Action) string {
	switch {
	case a.Verb == game.Use && a.N == 2:
		return "Roba dos cartas."
	case a.Verb == game.NameIt && a.N == 2:
		return "Caballero"
	case a.Verb == game.Say && a.N == 4:
		return "Todas"
	}
	return ""
}

func (m *fakeMatch) Definition(f game.Face) card.Card {
	if f == 0 {
		return card.Card{}
	}
	return m.cards[f-1]
}
func (m *fakeMatch) Watch(f func(game.Event)) { m.watch = f }
func (m *fakeMatch) Clone() game.Match {
	c := *m
	c.at = slices.Clone(m.at)
	c.watch = nil
	return &c
}

func (m *fakeMatch) Refuse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	return &game.Refusal{Reason: "{carta} no va ahí", Card: id}
}

func (m *fakeMatch) card(id game.CardID) *fakeCard { return &m.at[id-1] }

func (m *fakeMatch) in(s game.Seat, z game.Zone) []game.CardID {
	var ids []game.CardID
	for i, c := range m.at {
		if c.owner == s && c.zone == z {
			ids = append(ids, game.CardID(i+1))
		}
	}
	return ids
}

func (m *fakeMatch) Look(s game.Seat, v *game.View) {
	*v = game.View{Seat: s, Turn: m.turn, Active: m.active, Phase: m.phase, Decision: m.d, Result: m.over}
	places := map[Drop]int{}
	for i, c := range m.at {
		d := Drop{Seat: c.owner, Zone: c.zone}
		cv := game.CardView{ID: game.CardID(i + 1), Owner: c.owner, Controller: c.owner, Zone: c.zone, Place: places[d],
			Bearer: c.bearer, Marks: c.marks, Strength: -1, Cost: -1}
		places[d]++
		if c.zone != fDeck && (c.zone != fHand || c.owner == s) {
			cv.Face = c.face
			cv.Strength, cv.Cost = int(m.cards[c.face-1].Strength), int(m.cards[c.face-1].Cost)
			if m.cards[c.face-1].Text != "" {
				cv.Marks |= game.ByHand
			}
		}
		v.Cards = append(v.Cards, cv)
	}
	for _, seat := range game.Seats {
		v.Players[seat] = game.PlayerView{Gold: len(m.coins(seat)), Castle: len(m.in(seat, fDeck)), Hand: len(m.in(seat, fHand))}
	}
}

func (m *fakeMatch) coins(s game.Seat) []game.CardID {
	return slices.DeleteFunc(m.in(s, fCoins), func(id game.CardID) bool { return m.card(id).paid })
}

func (m *fakeMatch) allies(s game.Seat) []game.CardID { return m.in(s, fField) }

func (m *fakeMatch) Options(dst []game.Action) []game.Action {
	s := m.d.Seat
	switch m.d.Ask {
	case fakeStart:
		dst = append(dst, game.Action{Verb: game.Start, N: 0})
	case fakeOpening:
		dst = append(dst, game.Action{Verb: game.Yes}, game.Action{Verb: game.No})
	case fakeDraw:
		dst = append(dst, game.Action{Verb: game.Deal, Card: m.in(m.active, fDeck)[0]})
	case fakeWay:
		dst = append(dst, game.Action{Verb: game.Say, N: 3}, game.Action{Verb: game.Say, N: 0})
	case fakeDay:
		for _, id := range m.in(s, fHand) {
			c := m.cards[m.card(id).face-1]
			if int(c.Cost) > len(m.coins(s)) || c.Type == card.Weapon && len(m.allies(s)) == 0 {
				continue
			}
			dst = append(dst, game.Action{Verb: game.Play, Card: id})
			if c.Cost > 0 && len(m.coins(s)) > int(c.Cost) {
				dst = append(dst, game.Action{Verb: game.Play, Card: id, N: game.PayByHand})
			}
		}
		for _, id := range m.allies(s) {
			if !m.card(id).marks.Has(game.JustArrived) {
				dst = append(dst, game.Action{Verb: game.Attack, Card: id})
			}
		}
		dst = append(dst, game.Action{Verb: game.End})
	case fakeBearer:
		for _, id := range m.allies(s) {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id})
		}
	case fakeCoin:
		for _, id := range m.coins(s) {
			dst = append(dst, game.Action{Verb: game.Pick, Card: id})
		}
	case fakeBlock:
		for _, id := range m.allies(s) {
			dst = append(dst, game.Action{Verb: game.Block, Card: id, Target: m.attacker()})
		}
		dst = append(dst, game.Action{Verb: game.Pass})
	}
	return dst
}

func (m *fakeMatch) attacker() game.CardID {
	for i, c := range m.at {
		if c.marks.Has(game.Attacking) {
			return game.CardID(i + 1)
		}
	}
	return 0
}

func (m *fakeMatch) Apply(a game.Action) error {
	if m.over.Over {
		return errors.New("over")
	}
	if !slices.Contains(m.Options(nil), a) {
		return &game.Refusal{Reason: "Eso no se puede"}
	}
	s := m.d.Seat
	switch m.d.Ask {
	case fakeStart:
		m.d = game.Decision{Seat: game.A, Kind: game.YesNo, Ask: fakeOpening}
	case fakeOpening:
		m.begin(game.A)
	case fakeDraw:
		m.move(game.Draws, a.Card, fHand, 0)
		m.d = game.Decision{Seat: m.active, Kind: game.Mode, Ask: fakeWay}
	case fakeWay:
		m.day()
	case fakeBearer:
		m.move(game.Moves, m.d.Source, fCarried, a.Card)
		m.day()
	case fakeCoin:
		m.card(a.Card).paid = true
		if m.owed--; m.owed == 0 {
			m.enter(s, m.d.Source)
		} else {
			m.d.Left = uint8(m.owed)
		}
	case fakeBlock:
		m.fight(a)
	case fakeDay:
		m.act(s, a)
	}
	return nil
}

func (m *fakeMatch) act(s game.Seat, a game.Action) {
	switch a.Verb {
	case game.Play:
		m.happen(game.Event{What: game.Plays, Seat: s, Card: a.Card, Face: m.card(a.Card).face, Sees: game.ByBoth})
		cost := int(m.cards[m.card(a.Card).face-1].Cost)
		if a.N == game.PayByHand {
			m.owed = cost
			m.d = game.Decision{Seat: s, Kind: game.Choose, Ask: fakeCoin, Source: a.Card, Left: uint8(cost)}
			return
		}
		for _, id := range m.coins(s)[:max(0, cost)] {
			m.card(id).paid = true
		}
		m.enter(s, a.Card)
	case game.Attack:
		m.card(a.Card).marks |= game.Attacking
		m.phase = fFight
		m.happen(game.Event{What: game.Attacks, Seat: s, Card: a.Card, Face: m.card(a.Card).face, Sees: game.ByBoth})
		m.d = game.Decision{Seat: s.Other(), Kind: game.Main, Ask: fakeBlock}
	case game.End:
		m.begin(s.Other())
	}
}

func (m *fakeMatch) enter(s game.Seat, id game.CardID) {
	switch m.cards[m.card(id).face-1].Type {
	case card.Weapon:
		m.d = game.Decision{Seat: s, Kind: game.Choose, Ask: fakeBearer, Source: id}
		return
	case card.Talisman:
		m.move(game.Moves, id, fHeap, 0)
	case card.Gold:
		m.move(game.Moves, id, fCoins, 0)
	default:
		m.move(game.Moves, id, fField, 0)
		m.card(id).marks |= game.JustArrived
	}
	m.day()
}

func (m *fakeMatch) fight(a game.Action) {
	attacker, loser := m.attacker(), m.active.Other()
	m.card(attacker).marks &^= game.Attacking
	if a.Verb == game.Block {
		m.happen(game.Event{What: game.Blocks, Seat: loser, Card: a.Card, Face: m.card(a.Card).face, Sees: game.ByBoth, On: attacker})
	} else {
		n := int(m.cards[m.card(attacker).face-1].Strength)
		m.happen(game.Event{What: game.Damages, Seat: loser, N: n})
		for _, id := range m.in(loser, fDeck)[:min(n, len(m.in(loser, fDeck)))] {
			m.move(game.Mills, id, fHeap, 0)
		}
	}
	m.card(attacker).marks |= game.JustArrived
	if len(m.in(loser, fDeck)) == 0 {
		m.over = game.Result{Over: true, Winner: m.active, Why: game.EmptyCastle}
		m.d = game.Decision{}
		m.happen(game.Event{What: game.Ends, Seat: m.active})
		return
	}
	m.day()
}

func (m *fakeMatch) begin(s game.Seat) {
	m.active, m.phase = s, fDawn
	m.turn++
	for i := range m.at {
		if m.at[i].owner == s {
			m.at[i].marks, m.at[i].paid = 0, false
		}
	}
	m.happen(game.Event{What: game.TurnOf, Seat: s, N: m.turn})
	m.d = game.Decision{Seat: game.Dealer, Kind: game.Chance, Ask: fakeDraw}
}

func (m *fakeMatch) day() {
	m.phase = fDay
	m.d = game.Decision{Seat: m.active, Kind: game.Main, Ask: fakeDay}
}

func (m *fakeMatch) move(what game.What, id game.CardID, to game.Zone, on game.CardID) {
	c := m.card(id)
	from := c.zone
	c.zone, c.bearer = to, on
	sees := game.ByBoth
	if to == fHand {
		sees = game.SeenBy(c.owner)
	}
	m.happen(game.Event{What: what, Seat: c.owner, Card: id, Face: c.face, Sees: sees, From: from, To: to, On: on})
}

func (m *fakeMatch) happen(e game.Event) {
	if m.watch != nil {
		m.watch(e)
	}
}

// The cards of a fake match, the same for both players. A's ids run from 1,
// B's from 13.
const (
	knight  game.CardID = 1
	sword   game.CardID = 2
	spell   game.CardID = 3
	coin    game.CardID = 4
	coinOne game.CardID = 5
	coinTwo game.CardID = 6
	deckTop game.CardID = 7
	rivals  game.CardID = 12
)

func fakeSetup() game.Setup {
	s := game.Setup{Cards: []card.Card{
		{Name: "Caballero", Type: card.Ally, Cost: 1, Strength: 2, Races: card.RacesOf(card.Caballero)},
		{Name: "Espada", Type: card.Weapon, Cost: 0, Strength: card.NoNumber, Ability: card.WithAbility, Text: "Su portador gana 1 a la Fuerza."},
		{Name: "Hechizo", Type: card.Talisman, Cost: 1, Strength: card.NoNumber},
		{Name: "Moneda", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility},
	}}
	for i := range s.Decks {
		s.Decks[i].Castle = []game.Face{1, 2, 3, 4, 4, 4, 1, 1, 2, 3, 4, 1}
	}
	return s
}

func fakeGame() game.Match {
	m, _ := fake{}.NewMatch(fakeSetup())
	return m
}

// firstOption is a computer player that ends its turn, else takes what comes
// first.
type firstOption struct{}

func (firstOption) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	for _, a := range options {
		if a.Verb == game.End || a.Verb == game.Pass {
			return a
		}
	}
	return options[0]
}
