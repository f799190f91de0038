package card

import (
	"fmt"
	"strings"

	"castillo/game/speech"
)

// Variant is what tells a printing from the plain one of the same card in the same
// edition: another picture, or another finish of the whole card. The zero Variant is the
// plain printing.
type Variant uint8

// The variants, as collectors call them. Bob is a run of promos with pictures of one
// hand.
const (
	NoVariant Variant = iota
	OtherPicture
	Red
	Ultra
	Foil
	Bob
	Secret
	Legend
)

// VariantCount is how many variants there are; valid ones are 1..VariantCount.
const VariantCount = 7

var variantNames = [...]string{"", "otra ilustración", "roja", "ultra real", "foil", "Bob", "secreta", "legendaria"}

// String is the Spanish name, empty for NoVariant.
func (v Variant) String() string {
	if int(v) < len(variantNames) {
		return variantNames[v]
	}
	return fmt.Sprintf("Variant(%d)", uint8(v))
}

// ParseVariant reads a Spanish name of a variant, accents and case apart.
func ParseVariant(s string) (Variant, error) {
	for i, name := range variantNames[1:] {
		if Fold(name) == Fold(s) {
			return Variant(i + 1), nil
		}
	}
	return NoVariant, speech.Errorf("%q no es una variante; las variantes son %s", s, strings.Join(variantNames[1:], ", "))
}
