package lab

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/replay"
	"castillo/game/speech"
)

// The bounds of a plan.
const (
	MaxDecks = 64
	MaxPairs = MaxDecks * (MaxDecks - 1) / 2
	MaxGames = 100_000_000 // of all pairs together
	MaxParts = 1_000_000

	maxTitle = 200 // bytes
)

// Deck is one deck of a plan and who plays it.
type Deck struct {
	Name   string
	Player string // by name, see [Players]
	List   deck.List
}

// Pair is two decks that meet, by their places in the plan.
type Pair [2]int

// Plan is what is to be played.
type Plan struct {
	Book    string // the rulebook, by its ID
	Version uint32 // of the rulebook
	Cards   string // a hash of all that is printed on the cards
	Decks   []Deck
	Pairs   []Pair
	Games   int // of each pair, half of them from either side
	Seed    uint64
}

// EachAgainstEach is every pair of n decks, of one deck that against itself.
func EachAgainstEach(n int) []Pair {
	if n == 1 {
		return []Pair{{0, 0}}
	}
	var pairs []Pair
	for i := range n {
		for j := i + 1; j < n; j++ {
			pairs = append(pairs, Pair{i, j})
		}
	}
	return pairs
}

// AgainstField is every pair of one of the first own decks and one of the field behind them.
func AgainstField(own, field int) []Pair {
	var pairs []Pair
	for i := range own {
		for j := range field {
			pairs = append(pairs, Pair{i, own + j})
		}
	}
	return pairs
}

// Rules is what decks are laid out by.
type Rules struct {
	Book   game.Rulebook
	Format deck.Format
	Cards  deck.Catalogue
}

// NewPlan is a plan of decks as the format plays their cards. Games of a pair are made an even
// number.
func NewPlan(rules Rules, decks []Deck, pairs []Pair, games int, seed uint64) (Plan, error) {
	p := Plan{Book: rules.Book.ID(), Version: rules.Book.Version(), Pairs: slices.Clone(pairs), Games: games + games%2, Seed: seed}
	for _, d := range decks {
		d.List = rules.printed(d.List)
		p.Decks = append(p.Decks, d)
	}
	if err := p.check(); err != nil {
		return Plan{}, err
	}
	var err error
	p.Cards, err = hashOf(p.Decks, rules.Cards)
	return p, err
}

// printed is a list as the format plays it, each card by its printing, without what is not played.
func (r Rules) printed(l deck.List) deck.List {
	l = l.Printed(r.Format.For(l, r.Cards))
	return deck.List{Initial: l.Initial, Cards: l.Cards}
}

// hashOf is a hash of the cards of decks.
func hashOf(decks []Deck, cards deck.Catalogue) (string, error) {
	sum := sha256.New()
	for _, d := range decks {
		for _, e := range append(deck.Entries{{Ref: d.List.Initial, Count: 1}}, d.List.Cards...) {
			c, ok := e.Find(cards)
			if !ok {
				return "", speech.Errorf("el catálogo no conoce «%v», del mazo «%s»", e.Ref, d.Name)
			}
			fmt.Fprintln(sum, replay.Pin(c))
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:16]), nil
}

// Deals is how many deals the plan has: each is two games.
func (p Plan) Deals() int { return p.Games / 2 * len(p.Pairs) }

// pairOf is the pair that deal i is of; those of all pairs take turns.
func (p Plan) pairOf(i int) int { return i % len(p.Pairs) }

// Part is the deals of the part k of n, k from 1.
func (p Plan) Part(k, n int) (Spans, error) {
	if n < 1 || n > MaxParts || k < 1 || k > n {
		return nil, speech.Errorf("no hay una parte %d de %d", k, n)
	}
	return Spans(nil).with(Span{p.Deals() * (k - 1) / n, p.Deals() * k / n}), nil
}

// Names are the cards of a deck's castle, each name once.
func (d Deck) Names() []string {
	var names []string
	seen := map[string]bool{}
	for _, e := range d.List.Cards {
		if key := card.Fold(e.Name); !seen[key] {
			seen[key] = true
			names = append(names, e.Name)
		}
	}
	return names
}

// check says what makes a plan none that can be played.
func (p Plan) check() error {
	if len(p.Decks) == 0 || len(p.Decks) > MaxDecks {
		return speech.Errorf("un plan tiene de 1 a %d mazos, no %d", MaxDecks, len(p.Decks))
	}
	for _, d := range p.Decks {
		if d.Name == "" || len(d.Name) > maxTitle {
			return speech.Errorf("un mazo del plan tiene un nombre de %d letras", len(d.Name))
		}
		if len(d.Player) > maxTitle {
			return speech.Errorf("un jugador del plan tiene un nombre de %d letras", len(d.Player))
		}
		if n := d.List.Count(); n < 2 || n > game.MaxCards {
			return speech.Errorf("el mazo «%s» tiene %d cartas", d.Name, n)
		}
	}
	if len(p.Pairs) == 0 || len(p.Pairs) > MaxPairs {
		return speech.Errorf("un plan tiene de 1 a %d parejas, no %d", MaxPairs, len(p.Pairs))
	}
	met := map[Pair]bool{}
	for _, pair := range p.Pairs {
		if pair[0] < 0 || pair[0] > pair[1] || pair[1] >= len(p.Decks) || met[pair] {
			return speech.Errorf("el plan no puede tener la pareja %d y %d", pair[0]+1, pair[1]+1)
		}
		met[pair] = true
	}
	if p.Games < 2 || p.Games%2 != 0 || p.Games > MaxGames/len(p.Pairs) {
		return speech.Errorf("un plan tiene de 2 a %d partidas por pareja, un número par, no %d", MaxGames/len(p.Pairs)&^1, p.Games)
	}
	return nil
}

// differs says in what another plan is another one, empty where it is the same.
func (p Plan) differs(o Plan) error {
	switch {
	case p.Book != o.Book:
		return speech.Errorf("uno se juega con %s y el otro con %s", p.Book, o.Book)
	case p.Version != o.Version:
		return speech.Errorf("uno es de la versión %d del reglamento y el otro de la %d", p.Version, o.Version)
	case p.Seed != o.Seed:
		return speech.Errorf("uno tiene la semilla %d y el otro la %d", p.Seed, o.Seed)
	case p.Games != o.Games:
		return speech.Errorf("uno tiene %d partidas por pareja y el otro %d", p.Games, o.Games)
	case len(p.Decks) != len(o.Decks):
		return speech.Errorf("uno tiene %d mazos y el otro %d", len(p.Decks), len(o.Decks))
	case !slices.Equal(p.Pairs, o.Pairs):
		return speech.Errorf("no se enfrentan las mismas parejas")
	}
	for i, d := range p.Decks {
		switch e := o.Decks[i]; {
		case d.Name != e.Name:
			return speech.Errorf("el mazo %d de uno es «%s» y el del otro «%s»", i+1, d.Name, e.Name)
		case d.Player != e.Player:
			return speech.Errorf("con «%s» juega en uno %s y en el otro %s", d.Name, d.Player, e.Player)
		case !d.List.Equal(e.List):
			return speech.Errorf("«%s» no tiene las mismas cartas en los dos", d.Name)
		}
	}
	if p.Cards != o.Cards {
		return speech.Errorf("las cartas no dicen lo mismo en los dos catálogos")
	}
	return nil
}
