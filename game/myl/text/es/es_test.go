package es_test

import (
	"testing"

	"castillo/game/myl/text/es"
)

func TestEveryFormOfAVerbIsReadAsThatVerb(t *testing.T) {
	for v := range es.VerbForms {
		for _, form := range []int{es.Infinitive, es.Imperative, es.Subjunctive, es.Plural, es.SubjunctivePlural, es.SubjunctiveYou} {
			w := es.Conjugated(v, form)
			for _, tok := range es.Lex(w) {
				if got := es.FormOf(tok.Word).Verb; got != v {
					t.Errorf("%q is read as verb %d, want %d", w, got, v)
				}
			}
		}
	}
}

func TestWordsThatDifferInNumberHaveOneLemma(t *testing.T) {
	for one, many := range map[string]string{"destruye": "destruyen", "puede": "pueden", "oponente": "oponentes", "atacante": "atacantes", "destruido": "destruidas"} {
		if es.Lemmas[one] != es.Lemmas[many] || es.Lemmas[one] == (es.Lemma{}) {
			t.Errorf("%s has lemma %v, %s %v", one, es.Lemmas[one], many, es.Lemmas[many])
		}
	}
	for a, b := range map[string]string{"destruye": "destruido", "roba": "robas", "ataca": "bloquea"} {
		if es.Lemmas[a] == es.Lemmas[b] {
			t.Errorf("%s and %s mean different things and have one lemma", a, b)
		}
	}
}

func TestAPhraseThatMeansTheSameIsReadAsItsPlainOne(t *testing.T) {
	for said, plain := range map[string]string{
		"el rival roba": "el oponente roba",
		"el COSTO":      "el coste",
	} {
		if a, b := words(said), words(plain); a != b {
			t.Errorf("%q is cut into %q, want %q", said, a, b)
		}
	}
}

func words(s string) (out string) {
	for _, tok := range es.Rephrase(es.Lex(s)) {
		out += tok.Word + " "
	}
	return out
}

// FuzzLex: whatever the text, its tokens lie in it one behind the other.
func FuzzLex(f *testing.F) {
	for _, s := range []string{"Cuando este Aliado entra en juego, roba 1 carta.", "«Ulfar» (Carta Única)", "- A. - B.", "\xe9\xff", "+ 12 a la fuerza", "¡Última; línea!"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		end := 0
		for _, tok := range es.Lex(s) {
			if tok.Start < end || tok.End < tok.Start || tok.End > len(s) {
				t.Fatalf("token %+v behind %d in %q", tok, end, s)
			}
			if tok.Kind == es.Number && (tok.Value < 0 || tok.Value > es.MaxNumber+1) {
				t.Fatalf("number %d in %q", tok.Value, s)
			}
			end = tok.End
		}
	})
}
