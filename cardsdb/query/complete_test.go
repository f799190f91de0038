package query

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestCompletionOffersWhatMayStandAtTheCursor(t *testing.T) {
	x := NewIndex(shelf())
	for _, c := range []struct{ rule, text, want string }{
		{"values of a field with their counts", "tipo:|", "tipo:Aliado| 3; tipo:Talismán| 2; tipo:Tótem| 2; tipo:Oro| 1"},
		{"the beginning first, then what has it within", "raza:d|", "raza:Dragón| 2"},
		{"counted over what the rest leaves", "raza:| ed:HE", "raza:Dragón| ed:HE 1; raza:Titán| ed:HE 1"},
		{"in parentheses, after a dash", "(-raza:t|)", "(-raza:Titán|) 1"},
		{"an edition by its name", "ed:esp|", "ed:ES| 4"},
		{"an edition of the owner's", "ed:mia|", "ed:MIA| 1"},
		{"places of the owner, quoted", "lugar:c|", `lugar:"Caja 2"| 1; lugar:"Carpeta Ñ"| 1`},
		{"a row that is both", "foil lugar:|", `foil lugar:"Carpeta Ñ"| 1`},
		{"within open quotes", `lugar:"ca|`, `lugar:"Caja 2"| 1; lugar:"Carpeta Ñ"| 1`},
		{"tags", "etiqueta:|", "etiqueta:favoritas| 1"},
		{"decks", "mazo:|", `mazo:"Fuego Antiguo"| 2; mazo:Amor| 1`},
		{"languages", "idioma:|", "idioma:es| 3; idioma:en| 1"},
		{"a condition", "estado>=|", "estado>=PL| 1; estado>=EX| 1; estado>=NM| 1"},
		{"names of fields", "ra|", "raza:| 3"},
		{"a field that stands alone", "fo|", "formato:| 9; foil| 1"},
		{"a price, with how many have one", "foil pre|", "foil precio:| 1"},
		{"a field of copies, with how many of those owned have one", "luga|", "lugar:| 1"},
		{"a field by another name", "rare|", "frec:| 8"},
		{"a field whose sign is there", "ti|:oro", "tipo:|:oro 8"},
		{"nothing for a number", "coste:|", ""},
		{"nothing in a quoted word", `"ti|"`, ""},
		{"nothing that no card has", "raza:sac|", ""},
	} {
		cursor := strings.Index(c.text, "|")
		text := strings.Replace(c.text, "|", "", 1)
		var out []string
		for _, completion := range x.Complete(text, cursor, 10) {
			completed, at := completion.Apply(text)
			out = append(out, fmt.Sprintf("%s|%s %d", completed[:at], completed[at:], completion.Count))
		}
		if got := strings.Join(out, "; "); got != c.want {
			t.Errorf("%s: at %q it offers\n%s, want\n%s", c.rule, c.text, got, c.want)
		}
	}
}

func TestTheCountOfACompletionIsWhatItFinds(t *testing.T) {
	x := NewIndex(shelf())
	rapid.Check(t, func(t *rapid.T) {
		before := rapid.SampledFrom([]string{"", "dragon ", "foil ", "-foil ", "tengo ", "ed:ES ", "estado>=EX "}).Draw(t, "before")
		field := rapid.SampledFrom([]string{"tipo:", "raza:", "ed:", "frec:", "estado:", "idioma:", "lugar=", "etiqueta=", "mazo=", ""}).Draw(t, "field")
		text := before + field
		for _, c := range x.Complete(text, len(text), 50) {
			completed, _ := c.Apply(text)
			if strings.HasSuffix(completed, ":") {
				continue // a field without its value
			}
			q, err := Parse(completed)
			if err != nil {
				t.Fatalf("%q: %v", completed, err)
			}
			if got := len(x.Printings(q, nil)); got != c.Count {
				t.Fatalf("%q finds %d, and %d were promised", completed, got, c.Count)
			}
		}
	})
}

func TestAWordThatBeginsAFieldCanBeTakenOff(t *testing.T) {
	for text, want := range map[string]string{
		"tip":               "",
		"coste<=3 tip":      "coste<=3",
		"dragon -tipo":      "dragon",
		"(ed:ES o ed:HE) t": "ed:ES o ed:HE",
		"edición":           "",
	} {
		rest, word, ok := Begun(text)
		if !ok || rest.String() != want || !strings.HasSuffix(text, word) {
			t.Errorf("%q begins a field with %q after %q, %t; want %q", text, word, rest, ok, want)
		}
	}
	for _, text := range []string{"", "dragon", "tip ", "tipo:", "tipo:ali", `"tip`, "ed:ES o tip", "(tip"} {
		if rest, word, ok := Begun(text); ok {
			t.Errorf("%q begins a field with %q after %q", text, word, rest)
		}
	}
}
