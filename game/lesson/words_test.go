package lesson

import (
	"testing"

	"castillo/game"
	"castillo/game/myl"
)

// TestEveryZoneAndPhaseIsToldOf looks for the words of all that is in sight at the table.
func TestEveryZoneAndPhaseIsToldOf(t *testing.T) {
	for _, book := range myl.Books() {
		for _, z := range book.Zones() {
			if z.Lay != game.Hidden && About(z.Name) == "" {
				t.Errorf("%s: nothing tells of the zone %q", book.ID(), z.Name)
			}
		}
		for _, p := range book.Phases() {
			if About(p.Name) == "" {
				t.Errorf("%s: nothing tells of the phase %q", book.ID(), p.Name)
			}
		}
	}
}
