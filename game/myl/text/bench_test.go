package text

import (
	"testing"

	"castillo/game/card"
)

func BenchmarkReadCorpus(b *testing.B) {
	rows := corpus(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, p := range rows {
			Read(p.Text, p.facts())
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(rows)), "µs/texto")
}

func BenchmarkReadOne(b *testing.B) {
	const s = "En tu Fase de Vigilia, una vez por turno, puedes descartar una carta de tu Mano para buscar un Aliado de raza Titán de Coste 3 o más en tu Mazo Castillo y ponerlo en tu Mano. Luego, roba 1 carta."
	b.ReportAllocs()
	for b.Loop() {
		Read(s, sample)
	}
}

// BenchmarkReadNothing is the dearest failure: every sentence is held against the
// examples of the page.
func BenchmarkReadNothing(b *testing.B) {
	for b.Loop() {
		Read("e;e;e;e;e;e;e;e;", of(card.Ally))
	}
}
