package myl

import (
	"flag"
	"fmt"
	"reflect"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text"
)

var (
	manyGames = flag.Int("games", 150, "random games with random abilities to play")
	firstGame = flag.Uint64("first", 0, "the seed of the first of them")
	thorough  = flag.Uint64("thorough", 1, "one game of so many is checked after every action, the others at their end")
	withDecks = flag.Uint64("decks", 1, "games that are played with the same two decks before new ones are made")
	onlyBook  = flag.String("book", "", "the id of the rulebook by which random games are played; by each in turn where it is empty")
)

// bookOf is the rulebook of random games: the one that was asked for, or each in turn.
func bookOf(t failer, n uint64) *book {
	t.Helper()
	if *onlyBook == "" {
		return books[n%uint64(len(books))]
	}
	for _, b := range books {
		if b.id == *onlyBook {
			return b
		}
	}
	t.Fatalf("there is no rulebook %q", *onlyBook)
	return nil
}

// abilitySetup is two decks full of cards whose abilities were drawn from the
// whole tree.
func abilitySetup(seed uint64) game.Setup {
	r := game.NewRand(seed)
	s := game.Setup{Cards: []card.Card{doblon}}
	for seat := range s.Decks {
		d := game.Deck{Initial: 1}
		for range 15 {
			d.Castle = append(d.Castle, 1)
		}
		for len(d.Castle) < 49 {
			s.Cards = append(s.Cards, randomCard(&r))
			for range 1 + r.Below(3) {
				if len(d.Castle) < 49 {
					d.Castle = append(d.Castle, game.Face(len(s.Cards)))
				}
			}
		}
		s.Decks[seat] = d
	}
	return s
}

func randomCard(r *game.Rand) card.Card {
	c := abilitytest.Facts().Example(int(r.Uint64() >> 33))
	tree := abilitytest.Card(c).Example(int(r.Uint64() >> 33))
	c.Text, c.Ability = text.Print(tree, c), card.WithAbility
	c.Cost = min(c.Cost, 4)
	return c
}

// TestRandomGamesWithRandomAbilities plays them to their end: nothing panics,
// every card stays in one zone, faces are conserved, and in every tenth of the
// games that are checked thoroughly each option that is offered applies, whether it
// is remembered or judged. A game is its seed: -first SEED -games 1 with the same -decks
// and -book plays that one.
func TestRandomGamesWithRandomAbilities(t *testing.T) {
	var sum randomGames
	var next, mu = *firstGame - *firstGame%*withDecks, sync.Mutex{}
	end := *firstGame + uint64(*manyGames)
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			for {
				mu.Lock()
				group := next
				next += *withDecks
				mu.Unlock()
				if group >= end || t.Failed() {
					return
				}
				part := playRandomGames(t, group, max(group, *firstGame), min(group+*withDecks, end))
				mu.Lock()
				before := sum.games
				sum.add(part)
				if step := *manyGames / 50; step >= 1000 && before/step != sum.games/step {
					t.Log(sum)
				}
				mu.Unlock()
			}
		})
	}
	players.Wait()
	t.Log(sum)
}

// randomGames is what came of some games.
type randomGames struct{ games, refused, loops, cards, byHand, longest, most int }

func (g *randomGames) add(o randomGames) {
	g.games, g.refused, g.loops, g.cards, g.byHand = g.games+o.games, g.refused+o.refused, g.loops+o.loops, g.cards+o.cards, g.byHand+o.byHand
	g.longest, g.most = max(g.longest, o.longest), max(g.most, o.most)
}

func (g randomGames) String() string {
	return fmt.Sprintf("%d games: in %d something was refused the third time, %d were drawn as loops; at most %d actions in a game and %d in a turn; %d of %d cards were left to be played by hand",
		g.games, g.refused, g.loops, g.longest, g.most, g.byHand, g.cards)
}

// playRandomGames plays the games from one seed to before another, with the decks of a third.
func playRandomGames(t *testing.T, decks, from, to uint64) (sum randomGames) {
	seed := from
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("game %d: panic: %v\n%s", seed, r, debug.Stack())
		}
	}()
	s := abilitySetup(decks)
	laid := layBy(t, bookOf(t, decks / *withDecks), s)
	for f := range laid.facts {
		sum.cards++
		if laid.facts[f].byHand {
			sum.byHand++
		}
	}
	var options []game.Action
	for ; seed < to; seed++ {
		m := laid.Clone().(*Match)
		r := game.NewRand(seed)
		refused, most := false, int16(0)
		for m.Result().Open() {
			options = m.Options(options[:0])
			if len(options) == 0 {
				t.Errorf("game %d: no option in %+v", seed, m.Decision())
				return sum
			}
			if seed%(10**thorough) == 0 {
				for _, o := range options {
					if c := *m; c.allows(o) != allowed || c.Apply(o) != nil {
						t.Errorf("game %d: option %+v of %+v does not apply", seed, o, m.Decision())
						return sum
					}
				}
			}
			refused = refused || m.comesRound()
			if err := m.Apply(options[r.Below(len(options))]); err != nil {
				t.Errorf("game %d: %v", seed, err)
				return sum
			}
			if most = max(most, m.inTurn); seed%*thorough == 0 {
				checkCards(t, m, s)
			}
		}
		checkCards(t, m, s)
		sum.games++
		if refused {
			sum.refused++
		}
		if m.Result().Why == game.Loop {
			sum.loops++
		}
		sum.longest, sum.most = max(sum.longest, int(m.acts)), max(sum.most, int(most))
	}
	return sum
}

// comesRound reports whether a free action of the phase, which nothing else stands against, may
// not be done once more.
func (m *Match) comesRound() bool {
	if m.visitsN < 2 || !m.isFree(game.Action{Verb: game.Use}) {
		return false
	}
	for _, v := range m.visits[:m.visitsN] {
		could := v.verb == game.Use && m.mayUse(m.pending.Seat, v.card, int(v.prog)-1) == allowed || v.verb == game.Play && m.mayPlay(m.pending.Seat, v.card) == allowed
		if could && m.mayGoOn(game.Action{Verb: v.verb, Card: v.card, N: v.prog}) == comesRound {
			return true
		}
	}
	return false
}

// TestSeatsFollowMatchesWithAbilities plays each match three ways at once: the
// full one, and one for each seat that is fed with what the seat may see.
func TestSeatsFollowMatchesWithAbilities(t *testing.T) {
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/3; seed++ {
		for _, setup := range []game.Setup{abilitySetup(seed), castleSetup()} {
			seatsFollow(t, setup, seed)
		}
	}
}

// castleSetup is two decks of cards that pick from either castle, by choice and by chance.
func castleSetup() game.Setup {
	s := game.Setup{Cards: []card.Card{doblon, lancero}}
	deck := game.Deck{Initial: 1, Castle: slices.Concat(slices.Repeat([]game.Face{1}, 10), slices.Repeat([]game.Face{2}, 11))}
	for i, does := range []string{
		"Busca una carta en tu Castillo y ponla en tu mano.",
		"Busca un Aliado al azar en tu Castillo y ponlo en tu mano.",
		"Elige al azar una carta de tu Castillo y ponla en tu mano.",
		"Busca una carta en el Castillo oponente y ponla en la parte superior de su Castillo.",
		"Busca una carta en el Castillo oponente y ponla en tu mano.",
		"Mira al azar una carta del Castillo oponente.",
		"Elige al azar una carta del Castillo oponente y ponla en tu mano.",
	} {
		s.Cards = append(s.Cards, card.Card{Name: fmt.Sprintf("Hallazgo %c", 'A'+i), Type: card.Talisman, Strength: card.NoNumber, Ability: card.WithAbility, Text: does})
		deck.Castle = append(deck.Castle, slices.Repeat([]game.Face{game.Face(len(s.Cards))}, 4)...)
	}
	s.Decks = [2]game.Deck{deck, deck}
	return s
}

func seatsFollow(t *testing.T, s game.Setup, seed uint64) {
	t.Helper()
	by := bookOf(t, seed)
	m := layBy(t, by, s)
	var own [2]*Match
	for _, seat := range game.Seats {
		o := s
		o.Decks[seat.Other()].Castle = make([]game.Face, len(s.Decks[seat.Other()].Castle))
		own[seat] = layBy(t, by, o)
	}
	r := game.NewRand(seed)
	var options []game.Action
	for m.Result().Open() {
		options = m.Options(options[:0])
		a := options[r.Below(len(options))]
		for _, seat := range game.Seats {
			if !reflect.DeepEqual(look(m, seat), look(own[seat], seat)) {
				t.Fatalf("game %d: the match of %v went another way before %+v in %+v", seed, seat, a, m.Decision())
			}
			if m.Decision().Seat == seat && m.searchesOther() {
				p := m.pools[seat.Other()]
				own[seat].Unfold(p.faces[:p.n])
			}
			if m.Decision().Seat == seat && !slices.Equal(options, own[seat].Options(nil)) {
				t.Fatalf("game %d: %v is offered %+v, in its own match %+v, in %+v", seed, seat, options, own[seat].Options(nil), m.Decision())
			}
			if err := own[seat].Apply(m.Seen(a, seat)); err != nil {
				t.Fatalf("game %d: %v cannot follow %+v in %+v: %v", seed, seat, a, m.Decision(), err)
			}
		}
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestValuesAreWhatTheyWouldBeAnew: what is remembered of how cards count is
// never older than the cards themselves, the battle and the time.
func TestValuesAreWhatTheyWouldBeAnew(t *testing.T) {
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/3; seed++ {
		for _, setup := range []game.Setup{abilitySetup(seed), lookoutSetup()} {
			rememberRightly(t, setup, seed)
		}
	}
}

// lookoutSetup is two decks of allies whose strength depends on the battle.
func lookoutSetup() game.Setup {
	s := game.Setup{Cards: []card.Card{doblon, lancero}}
	deck := game.Deck{Initial: 1, Castle: slices.Concat(slices.Repeat([]game.Face{1}, 20), slices.Repeat([]game.Face{2}, 5))}
	allies := func(is ability.State) ability.Amount {
		return ability.CountOf{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: is}}}}
	}
	for i, looks := range []ability.Trait{
		ability.SetStrength{To: ability.StrengthOf{Of: ability.Opposing{}}},
		ability.Strengthen{By: allies(ability.Attacking)},
		ability.Strengthen{By: allies(ability.Blocking)},
		ability.Strengthen{By: allies(ability.Unblocked)},
		ability.Strengthen{By: allies(ability.AttackedNow)},
		ability.Strengthen{By: allies(ability.NoAttacker)},
	} {
		c := card.Card{Name: fmt.Sprintf("Vigía %c", 'A'+i), Type: card.Ally, Cost: 1, Strength: 1, Ability: card.WithAbility}
		c.Text = text.Print(ability.Card{Abilities: []ability.Ability{
			ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{looks}}}}}, c)
		s.Cards = append(s.Cards, c)
		deck.Castle = append(deck.Castle, slices.Repeat([]game.Face{game.Face(len(s.Cards))}, 4)...)
	}
	s.Decks = [2]game.Deck{deck, deck}
	return s
}

// rememberRightly plays a random game and derives the values anew before every
// action.
func rememberRightly(t *testing.T, setup game.Setup, seed uint64) {
	t.Helper()
	m := layBy(t, bookOf(t, seed), setup)
	r := game.NewRand(seed)
	var options []game.Action
	for m.Result().Open() {
		anew := *m
		anew.stale()
		anew.derive()
		for id := game.CardID(1); id <= m.cardsN; id++ {
			if now, then := *anew.val(id), *m.val(id); now != then {
				t.Fatalf("game %d: card %d counts as %+v and is remembered as %+v in %+v", seed, id, now, then, m.Decision())
			}
		}
		options = m.Options(options[:0])
		if err := m.Apply(options[r.Below(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestASeatIsOfferedTheSameWhateverItCannotSee plays games with random abilities. Before
// each decision of a player the cards that this player cannot see are exchanged for others:
// the view, the options, their order and their words stay, and so do the reasons why a card
// of the player's own cannot be used.
func TestASeatIsOfferedTheSameWhateverItCannotSee(t *testing.T) {
	compared := 0
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/3; seed++ {
		m := layBy(t, bookOf(t, seed), abilitySetup(seed))
		r, swaps := game.NewRand(seed), game.NewRand(seed+1)
		var options, others []game.Action
		for m.Result().Open() {
			options = m.Options(options[:0])
			if d, other := m.Decision(), *m; d.Seat.Plays() && !m.searchesOther() && hideElsewhere(&other, d.Seat, &swaps) {
				compared++
				other.asked = asked{}
				if !reflect.DeepEqual(look(m, d.Seat), look(&other, d.Seat)) {
					t.Fatalf("game %d: the change can be seen in %+v", seed, d)
				}
				if others = other.Options(others[:0]); !slices.Equal(options, others) {
					t.Fatalf("game %d: %v is offered %+v in %+v, and %+v where the other player holds other cards", seed, d.Seat, options, d, others)
				}
				for _, a := range options {
					if was, is := m.Words(a), other.Words(a); was != is {
						t.Fatalf("game %d: %+v of %+v is called %q, and %q where the other player holds other cards", seed, a, d, was, is)
					}
				}
				if id := 1 + game.CardID(swaps.Below(int(m.cardsN))); m.at[id].controller == d.Seat {
					if was, is := m.Refuse(d.Seat, id, 0, 0), other.Refuse(d.Seat, id, 0, 0); !reflect.DeepEqual(was, is) {
						t.Fatalf("game %d: card %d is refused with %+v in %+v, and with %+v where the other player holds other cards", seed, id, was, d, is)
					}
				}
			}
			if err := m.Apply(options[r.Below(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if compared < 3*int(*manyGames) {
		t.Errorf("only %d decisions were compared", compared)
	}
}

// searchesOther reports whether the castle of the other player is being looked
// through, of which a match does not know the faces where that deck is secret.
func (m *Match) searchesOther() bool {
	if m.pending.Ask != askPick {
		return false
	}
	f := &m.frames[m.depth-1]
	k, c := &m.picks[f.node], &m.contexts[f.ctx]
	return m.looksThroughCastle(k, c, f.seat) && m.castleOf(k, c, f.seat) != f.seat
}
