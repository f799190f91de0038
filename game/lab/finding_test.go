package lab

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"castillo/game/deck"
)

// findings are one of each kind beside results.
func findings() []Finding {
	gain := func(mean float64) Difference {
		return Difference{With: 64, Without: 64, Mean: mean, Interval: Interval{mean - 0.1, mean + 0.1}}
	}
	return []Finding{
		{Compared: &Compared{[2]string{"Faraones", "Faraones 2"}, 0.03, Better, gain(0.2), 256, 2}},
		{Improved: &Improved{"Faraones", []Gained{
			{Swap{deck.Ref{Name: "Azor"}, deck.Ref{Name: "Rey Arturo", Edition: "ES", Number: 7}}, gain(0.1)},
			{Swap{deck.Ref{Name: "Azor"}, deck.Ref{Name: "Grifo"}}, gain(-0.1)}}, 10, 400}},
	}
}

func written(t testing.TB, f Finding) string {
	t.Helper()
	var b bytes.Buffer
	if err := f.Encode(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestAFindingIsReadAsItWasWritten(t *testing.T) {
	for _, f := range findings() {
		got, err := DecodeFinding(strings.NewReader(written(t, f)))
		if err != nil || !reflect.DeepEqual(got, f) {
			t.Errorf("%s\nis read as %s, %v", written(t, f), written(t, got), err)
		}
	}
}

func TestAFindingThatCannotBeIsRefused(t *testing.T) {
	compared, improved := written(t, findings()[0]), written(t, findings()[1])
	for _, c := range []struct{ of, was, is string }{
		{compared, `"mejor"`, `"estupendo"`},
		{compared, `"importa":0.03`, `"importa":0`},
		{compared, `"Faraones 2"`, `""`},
		{compared, `"fallidas":2`, `"fallidas":257`},
		{compared, `"alto":0.3`, `"alto":1.3`},
		{improved, `"sale":"Azor"`, `"sale":"` + strings.Repeat("a", maxTitle+1) + `"`},
		{improved, `"probados":10`, `"probados":1`},
		{improved, `"bajo":0`, `"bajo":0.9`},
		{improved, `"castillo-laboratorio":1`, `"castillo-laboratorio":2`},
	} {
		bad := strings.Replace(c.of, c.was, c.is, 1)
		if bad == c.of {
			t.Fatalf("%s is not in %s", c.was, c.of)
		}
		if _, err := DecodeFinding(strings.NewReader(bad)); err == nil {
			t.Errorf("%s for %s was taken", c.is, c.was)
		}
	}
}

func FuzzDecodeFinding(f *testing.F) {
	for _, one := range findings() {
		f.Add(written(f, one))
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := DecodeFinding(strings.NewReader(text))
		if err != nil {
			return
		}
		again, err := DecodeFinding(strings.NewReader(written(t, got)))
		if err != nil || written(t, again) != written(t, got) {
			t.Fatalf("%s is written as %s: %v", text, written(t, got), err)
		}
	})
}
