package printer_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
)

func TestWhatIsPrintedIsWholeSentencesOfKnownWords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		facts := abilitytest.Facts().Draw(t, "facts")
		printed := printer.Print(abilitytest.Card(facts).Draw(t, "tree"), facts)
		if printed != "" && !strings.HasSuffix(printed, ".") || strings.Contains(printed, "  ") || strings.Contains(printed, " .") || strings.Contains(printed, "%!") {
			t.Fatalf("printed %q", printed)
		}
		for _, tok := range es.Lex(printed) {
			if tok.Kind == es.Word && !es.Known(tok.Word) {
				t.Fatalf("%q in %q is no word of the language", tok.Word, printed)
			}
		}
	})
}

func TestACardCallsItselfByItsType(t *testing.T) {
	for of, want := range map[card.Type]string{card.Ally: "este Aliado", card.Weapon: "esta Arma", card.Gold: "este Oro", card.NoType: "esta carta"} {
		if got := printer.ThisCard(of); got != want {
			t.Errorf("a card of type %v is %q, want %q", of, got, want)
		}
	}
	draw := ability.Card{Abilities: []ability.Ability{ability.Spell{Do: ability.Draw{Who: ability.You, N: ability.Number(2)}}}}
	if got := printer.Print(draw, card.Card{Type: card.Talisman}); got != "Roba 2 cartas." {
		t.Errorf("printed %q", got)
	}
}
