package query

import (
	"testing"

	"castillo/game/card"
	"castillo/game/speech"
)

// reissues are printings of later series.
func reissues() []Item {
	var items []Item
	for _, c := range []card.Card{
		{Edition: "HE", Number: 171, Name: "Medusa", Frequency: card.Cortesano},
		{Edition: "HEA", Number: 2, Name: "Medusa", Frequency: card.Promo, Variant: card.Red},
		{Edition: "HEA", Number: 20, Name: "Medusa", Frequency: card.UltraReal, Variant: card.Ultra},
		{Edition: "HEA", Number: 53, Name: "Medusa", Frequency: card.MegaReal},
		{Edition: "LPB3", Number: 3, Name: "Milano Rojo", Frequency: card.Legendaria, Origin: "ES"},
		{Edition: "LPB3", Number: 43, Name: "Medusa", Frequency: card.Real, Origin: "HE"},
		{Edition: "DRA", Number: 73, Name: "Osiris"},
		{Edition: "DCL", Number: 18, Name: "Drácula"},
		{Edition: "X9", Number: 1, Name: "Mía"},
	} {
		items = append(items, Item{Card: c})
	}
	return items
}

func TestQueriesAboutLaterSeries(t *testing.T) {
	x := NewIndex(reissues())
	for _, c := range []struct{ rule, text, want string }{
		{"a block is all that tells of it, by origin too", "bloque:HE", "HE 171, HEA 002, HEA 020, HEA 053, LPB3 043"},
		{"a block by name", `bloque:"dominios de ra"`, "DRA 073"},
		{"a block of its own", "bloque:drácula", "DCL"},
		{"no block", "bloque:ninguno", "X9 001"},
		{"a variant", "variante:roja", "HEA 002"},
		{"a variant in English", `variant:"ultra rare"`, "HEA 020"},
		{"the plain printings", "variante:ninguna medusa", "HE 171, HEA 053, LPB3 043"},
		{"a variant as a word", "medusa roja", "HEA 002"},
		{"rarer than", `frec>"mega real"`, "HEA 020, LPB3 003"},
		{"rarer than, for all that have a rank", "frec>=real", "HEA 020, HEA 053, LPB3 003, LPB3 043"},
		{"a promo has no rank", "frec:promo", "HEA 002"},
		{"an edition by words of its name", `ed:"aniversario de ra"`, "DRA 073"},
		{"the older of two that begin so", "ed:helé", "HE 171"},
		{"a code with digits", "lpb3 43", "LPB3 043"},
		{"a number that nobody knows is none", "num:18", ""},
		{"what has no number is found by its code", "dcl", "DCL"},
		{"a later edition", "ed>HEA medusa", "LPB3 043"},
	} {
		if got := found(t, x, c.text); got != c.want {
			t.Errorf("%s: %q finds %s, want %s", c.rule, c.text, got, c.want)
		}
	}
}

func TestQuestionsAboutLaterSeriesAreSaidBack(t *testing.T) {
	for text, want := range map[string]string{
		"bloque:dr":          "cartas del bloque Dominios de Ra",
		"variante:roja":      "cartas de variante roja",
		"variante:ninguna":   "cartas sin variante",
		`frec>="mega real"`:  "cartas de frecuencia Mega Real o más rara",
		"ed:SSC -bloque:DCL": "cartas de Sin serie conocida, salvo las del bloque Drácula",
	} {
		q, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := q.Describe(speech.InSpanish); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestBlocksAndVariantsAreOffered(t *testing.T) {
	x := NewIndex(reissues())
	for text, want := range map[string]string{"bloque:": "HE", "variante:": "roja", "medusa variante:u": `"ultra real"`} {
		all := x.Complete(text, len(text), 9)
		if len(all) == 0 || all[0].Insert != want {
			t.Errorf("after %q is offered %+v, want %s first", text, all, want)
		}
	}
}
