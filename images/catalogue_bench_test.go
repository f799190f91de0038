package images

import (
	"fmt"
	"image"
	"sync"
	"testing"

	"castillo/game/card"
)

// catalogueSize is how many cards the catalogue has faces for.
const catalogueSize = 1329

// BenchmarkCatalogue loads a thumbnail of every card of a catalogue: drawn, and
// from a disk cache that has them. It is meant for -benchtime 1x.
func BenchmarkCatalogue(b *testing.B) {
	cards := make([]card.Card, catalogueSize)
	for i := range cards {
		cards[i] = sample[i%len(sample)]
		cards[i].Number = i
		cards[i].Name = fmt.Sprint(cards[i].Name, " ", i)
	}
	dir := b.TempDir()
	loadAll := func(b *testing.B) {
		for b.Loop() {
			c := NewCache(48 << 20)
			c.Attach(nil, openDisk(b, dir, 512<<20))
			var wait sync.WaitGroup
			wait.Add(len(cards))
			for _, face := range cards {
				c.Load(c.Key(face, 180, 252), func(*image.RGBA) { wait.Done() })
			}
			wait.Wait()
		}
	}
	b.Run("drawn", loadAll)
	b.Run("from disk", loadAll)
}
