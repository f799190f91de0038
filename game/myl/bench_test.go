package myl

import (
	"testing"

	"castillo/game"
)

// BenchmarkRandomGame plays whole random games between two plain decks.
func BenchmarkRandomGame(b *testing.B) {
	start := newMatch(b, plainSetup())
	dealer := game.NewShuffler(1)
	players := randomPlayers(1)
	var m Match
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		m = *start
		for m.Result().Open() {
			if _, err := game.Step(&m, dealer, players); err != nil {
				b.Fatal(err)
			}
			decisions++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}

// BenchmarkCopy copies a match in its first turn.
func BenchmarkCopy(b *testing.B) {
	start := newMatch(b, plainSetup())
	var m Match
	for b.Loop() {
		m = *start
	}
	_ = m
}
