package text

import (
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

// TestTheRestOfATextTellsWhichWordASlipMeant: a word a letter away from several is the
// one with which the text is understood, and no slip where that may be two.
func TestTheRestOfATextTellsWhichWordASlipMeant(t *testing.T) {
	for _, c := range []struct {
		of                card.Type
		text, note, reads string
	}{
		{card.Ally, "Este Aliado gana 2 a la fuezra.", "leí «fuezra» como «fuerza»", "Este Aliado gana 2 a la Fuerza."},
		{card.Weapon, "Su portaor no puede atacar.", "leí «portaor» como «portador»", "El portador no puede atacar."},
		{card.Talisman, "Destruye dos Aiados oponentes.", "leí «aiados» como «aliados»", "Destruye 2 Aliados oponentes."},
		{card.Talisman, "Destruye un Aliado Sombar.", "leí «sombar» como «sombra»", "Destruye un Aliado de raza Sombra."},
		{card.Talisman, "Baraja tu Cemeterio.", "leí «cemeterio» como «cementerio»", "Baraja tu Cementerio."},
		{card.Talisman, "Un Aliado es estruido.", "leí «estruido» como «destruido»", "Destruye un Aliado."},
		{card.Talisman, "Si controlas a Apolo, roba 1 carta.", "", "Si controlas un «Apolo», roba 1 carta."},
		{card.Talisman, "Busca una carta Corte en tu Cementerio y ponla en tu Mano.", "", "Busca una carta con «Corte» en su nombre en tu Cementerio y ponla en tu Mano."},
		{card.Talisman, "Roba una carta por cada Tótem que controlaba.", "", ""},
		{card.Talisman, "Puedes brajar un Aliado para robar una carta.", "", ""}, // bajar, or barajar?
	} {
		r, _ := Read(c.text, of(c.of))
		notes := ""
		for _, n := range r.Notes {
			notes += n.String()
		}
		switch {
		case c.reads == "" && r.Whole():
			t.Errorf("%q was read as %q, with %v", c.text, Print(r.Card, of(c.of)), r.Notes)
		case c.reads != "" && (notes != c.note || Print(r.Card, of(c.of)) != c.reads):
			t.Errorf("%q prints %q, with %v", c.text, Print(r.Card, of(c.of)), r.Notes)
		}
	}
}

// TestItsSentenceTellsWhichWordASlipMeant: another sentence that is not understood changes
// nothing, and neither does another slip; what is told stands where it was written.
func TestItsSentenceTellsWhichWordASlipMeant(t *testing.T) {
	const text = "Un Aliado gana 2 a la fuezra. Baila con tu oponente. Destruye dos Aiados. Canta."
	r, _ := Read(text, of(card.Talisman))
	if got, want := Print(r.Card, of(card.Talisman)), "Un Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, destruye 2 Aliados."; got != want {
		t.Errorf("reads %q, want %q", got, want)
	}
	var told []string
	for _, n := range r.Notes {
		told = append(told, text[n.Start:n.End]+" "+n.Read)
	}
	for _, f := range r.Failures {
		told = append(told, text[f.Sentence.Start:f.Sentence.End]+": "+text[f.Words.Start:f.Words.End])
	}
	if want := []string{"fuezra fuerza", "Aiados aliados", "Baila con tu oponente: con tu oponente", "Canta: Canta"}; !slices.Equal(told, want) {
		t.Errorf("tells %q, want %q", told, want)
	}
}

// TestASlipThatIsNotUnderstoodMeantWhatItsFellowMeant: of the words that are as near, the one
// that the rest of the text told is suggested.
func TestASlipThatIsNotUnderstoodMeantWhatItsFellowMeant(t *testing.T) {
	r, _ := Read("Este Aliado gana 2 a la fuersa. Con fuersa 3 canta.", of(card.Ally))
	if len(r.Failures) != 1 || r.Failures[0].Suggestion != "fuerza" {
		t.Errorf("fails with %v, want «fuerza» suggested", r.Failures)
	}
}

// TestOfTwoWordsAsNearTheSameIsToldEachTime: the words of the language come out of maps,
// which have no order.
func TestOfTwoWordsAsNearTheSameIsToldEachTime(t *testing.T) {
	for _, words := range byLength {
		if !slices.IsSortedFunc(words, func(a, b spelling) int { return strings.Compare(a.word, b.word) }) {
			t.Fatalf("%v is in no order", words)
		}
	}
}

func TestWordsTypedInShortAreReadWhole(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "tus aliados ganan +1 fza x cada oro q controles", "Tus Aliados ganan 1 a la Fuerza por cada Oro que controles."},
		{card.Ally, "1 vez x turno puedes pagar 1 oro para robar 1 carta", "Una vez por turno, puedes pagar 1 Oro para robar 1 carta."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Roba X cartas."}})
}
