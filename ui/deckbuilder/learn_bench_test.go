package deckbuilder

import (
	"testing"

	"castillo/cardsdb/transfer"
)

// BenchmarkLearn is what a visit to the screen costs behind it.
func BenchmarkLearn(b *testing.B) {
	cards := catalogue(&testing.T{})
	for b.Loop() {
		learn(cards, transfer.Owned{}, nil, nil)
	}
}

// BenchmarkStudy is what every change costs behind the screen.
func BenchmarkStudy(b *testing.B) {
	m := newModel(&testing.T{})
	q := firstQuestion
	q.Changes = 2
	for b.Loop() {
		study(m.List(), m.cards, q)
	}
}

// BenchmarkFind is what a key typed into the search costs.
func BenchmarkFind(b *testing.B) {
	m := newModel(&testing.T{})
	m.Learn(learn(m.cards, transfer.Owned{}, nil, nil))
	for b.Loop() {
		m.Find("dragon coste<=3")
	}
}
