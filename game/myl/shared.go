package myl

import (
	"slices"
	"sync"
	"weak"

	"castillo/game/card"
)

// shared are the definitions that matches have in common as long as one of them is there: both
// seats of a duel between friends and its audits define the whole catalogue, which takes long.
var shared repertory

// repertory keeps in mind what it was asked for last.
type repertory struct {
	mu   sync.Mutex
	lots []*lot
}

// mostLots is how many lots of cards are kept in mind.
const mostLots = 4

// lot is the cards of a match and, while a match has them, their definitions.
type lot struct {
	book   *book
	cards  []card.Card
	byHand bool

	mu   sync.Mutex
	made weak.Pointer[definitions]
}

// definitions are those of the cards of a match.
func (p *repertory) definitions(b *book, cards []card.Card, byHand bool) *definitions {
	l := p.lot(b, cards, byHand)
	l.mu.Lock()
	defer l.mu.Unlock()
	if d := l.made.Value(); d != nil {
		return d
	}
	d := b.define(cards, byHand)
	l.made = weak.Make(d)
	return d
}

func (p *repertory) lot(b *book, cards []card.Card, byHand bool) *lot {
	p.mu.Lock()
	defer p.mu.Unlock()
	i := slices.IndexFunc(p.lots, func(l *lot) bool {
		return l.book == b && l.byHand == byHand && slices.Equal(l.cards, cards)
	})
	if i >= 0 {
		return p.lots[i]
	}
	l := &lot{book: b, cards: slices.Clone(cards), byHand: byHand}
	p.lots = append(p.lots[max(0, len(p.lots)-mostLots+1):], l)
	return l
}
