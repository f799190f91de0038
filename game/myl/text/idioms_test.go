package text

import (
	"strings"
	"testing"

	"castillo/game/card"
)

func TestIdiomsKeepNamesAndPlaces(t *testing.T) {
	facts := card.Card{Name: "Gratis en la Mesa", Type: card.Ally}
	r, err := Read("Gratis en la Mesa es Imbloqueable.", facts)
	if err != nil || Print(r.Card, facts) != "Este Aliado es Imbloqueable." {
		t.Errorf("an idiom in the card's own name was read as such: %v", err)
	}
	const s = "Destruye un Aliado, a no ser que teja."
	_, err = Read(s, of(card.Talisman))
	f, ok := err.(interface{ Unwrap() []error })
	if !ok {
		t.Fatalf("%q gave %v", s, err)
	}
	if at := f.Unwrap()[0].(*Failure).Words; !strings.HasPrefix(s[at.Start:], "a no ser") && !strings.HasPrefix(s[at.Start:], "teja") {
		t.Errorf("the failure points at %q", s[at.Start:at.End])
	}
}
