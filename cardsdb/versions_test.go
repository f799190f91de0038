package cardsdb

import (
	"strings"
	"testing"

	"castillo/game/card"
)

func cardsOf(t testing.TB, rows ...string) []card.Card {
	t.Helper()
	var cards []card.Card
	for _, row := range rows {
		c, err := parseRow(strings.Split(row, ","))
		mustNot(t, err)
		cards = append(cards, c)
	}
	return cards
}

func TestATextBelongsToTheFactsItWasPrintedWith(t *testing.T) {
	texts := parseTexts("Exilio\tViejo.\nExilio (HDA)\tNuevo.\nJusta\tSolo una.\nRa (LPB3)\tTercero.\nRa (DRA)\tSegundo.\n")
	printings := cardsOf(t,
		"HD,119,Exilio,Talismán,,6,,Cortesano,0,1,,,dos fuentes,",
		"PE,005,Exilio,,,,,Promo,1,,,HD,sin datos,",
		"HDA,025,Exilio,Talismán,,4,,,1,1,,,una fuente,otra ilustración",
		"HDA,114,Exilio,Talismán,,4,,,1,1,,,una fuente,",
		"LPB3,100,Exilio,Talismán,,4,,Real,1,1,,HD,una fuente,",
		"KR23,013,Exilio,Talismán,,6,,,1,1,,HD,una fuente,",
		"TMD,013,Exilio,Talismán,,5,,,1,1,,HD,una fuente,")
	for i, want := range []string{"Viejo.", "Viejo.", "Nuevo.", "Nuevo.", "Nuevo.", "Viejo.", ""} {
		if got := texts["exilio"].textOf(printings[i], printings); got != want {
			t.Errorf("%s says %q, want %q", printings[i].Code(), got, want)
		}
	}
	ras := cardsOf(t,
		"DR,007,Ra,Aliado,Eterno,5,4,Real,1,1,,,una fuente,",
		"LPB3,326,Ra,Aliado,Faraón,5,4,Promo,1,1,,DR,en duda,",
		"DRA,047,Ra,Aliado,Eterno,5,5,,1,1,,,una fuente,")
	for i, want := range []string{"", "Tercero.", "Segundo."} {
		if got := texts["ra"].textOf(ras[i], ras); got != want {
			t.Errorf("%s says %q, want %q", ras[i].Code(), got, want)
		}
	}
	if name, e := cutEdition("Ra (XX)"); name != "Ra (XX)" || e != "" {
		t.Errorf("a name with an edition that is none is %q of %q", name, e)
	}
}

func TestAnOroThatGotAnAbilityIsAnotherVersion(t *testing.T) {
	oros := cardsOf(t,
		"HE,225,La Odisea,Oro,,,,Oro,0,0,,,dos fuentes,",
		"RHE,002,La Odisea,Oro,,,,,0,1,,,una fuente,")
	texts := parseTexts("La Odisea (RHE)\tUna vez por turno.\n")["la odisea"]
	if texts.textOf(oros[0], oros) != "" || texts.textOf(oros[1], oros) == "" {
		t.Errorf("they say %q and %q", texts.textOf(oros[0], oros), texts.textOf(oros[1], oros))
	}
}

// Dragón de Luz has cost 5 and strength 3 in four printings, and 3 and 5 in EX23.
const luz = "Dragón de Luz"

// saying is what said says where the two versions begin so.
func saying(first, other string) string {
	return "ES 019 " + first + ", ESA 017 " + first + ", ESA 046 " + first + ", EX23 011 " + other + ", KR24 025 " + first + ", LPB3 072 " + first
}

func said(c *Catalogue) string {
	var words []string
	for _, printed := range c.Named(luz) {
		words = append(words, printed.Code()+" "+initial(printed.Text))
	}
	return strings.Join(words, ", ")
}

func initial(text string) string {
	if text == "" {
		return "?"
	}
	return text[:1]
}

func TestTheOwnerWritesATextForOneVersionOrForAll(t *testing.T) {
	s := newStore(t)
	c := s.Catalogue()
	shipped := c.Named(luz)[0].Text
	if shipped == "" || len(c.Versions(luz)) != 2 {
		t.Fatalf("%s has the versions %s", luz, codes(c.Versions(luz)))
	}
	first := initial(shipped)
	check := func(when, want string) {
		t.Helper()
		if got := said(c); got != want {
			t.Errorf("%s they say %s, want %s", when, got, want)
		}
	}
	other, _ := c.Printing("EX23", 11)
	second := initial(other.Text)
	again, _ := c.Printing("ES", 19)
	later, _ := c.Printing("LPB3", 72)
	check("as shipped", saying(first, second))
	mustBe(t, s.Corrections().SetText(luz, "Todas."), nil)
	check("with a text for all", saying("T", "T"))
	mustBe(t, s.Corrections().Write(later, "Versión.", true), nil)
	check("with one for a version", saying("V", "T"))
	if !c.HasVersionText(again) || c.HasVersionText(other) {
		t.Error("which version has a text is not known")
	}
	mustBe(t, s.Corrections().Write(again, "Otra.", true), nil)
	check("written at another printing of it", saying("O", "T"))
	if kept, err := s.Corrections().All(); len(kept) != 2 || err != nil {
		t.Errorf("kept are %+v, %v", kept, err)
	}
	s = reopen(t, s)
	c = s.Catalogue()
	check("opened again", saying("O", "T"))
	mustBe(t, s.Corrections().DropText(luz), nil)
	check("without the one for all", saying("O", second))
	mustBe(t, s.Corrections().Write(later, "", true), nil)
	mustBe(t, s.Corrections().Write(later, "", true), nil)
	check("without any", saying(first, second))
	_, err := s.History().Undo()
	mustBe(t, err, nil)
	check("undone", saying("O", second))
}

func TestCorrectingAFactOfAVersionLeavesItsText(t *testing.T) {
	s := newStore(t)
	later, _ := s.Catalogue().Printing("EX23", 11)
	mustBe(t, s.Corrections().SetText(luz, "Todas."), nil)
	mustBe(t, s.Corrections().Write(later, "Versión.", true), nil)
	now, _ := s.Catalogue().Printing("EX23", 11)
	now.Illustrator = "Una Mano"
	mustBe(t, s.Corrections().Set(now), nil)
	if got := said(s.Catalogue()); got != saying("T", "V") {
		t.Errorf("they say %s", got)
	}
}

func TestATextForAllTakesThePlaceOfThatOfAVersion(t *testing.T) {
	s := newStore(t)
	c := s.Catalogue()
	later, _ := c.Printing("EX23", 11)
	first, second := c.Named(luz)[0].Text, initial(later.Text)
	for _, step := range []struct {
		of          card.Card
		text        string
		onlyVersion bool
		want        string
	}{
		{later, "Versión.", true, saying(initial(first), "V")},
		{later, "Todas.", false, saying("T", "T")},
		{c.Named(luz)[0], first, false, saying(initial(first), second)}, // what the program carries is no text of the owner's
		{later, "", false, saying(initial(first), second)},
	} {
		mustBe(t, s.Corrections().Write(step.of, step.text, step.onlyVersion), nil)
		if got := said(c); got != step.want {
			t.Errorf("after %q they say %s, want %s", step.text, got, step.want)
		}
	}
	if kept, err := s.Corrections().All(); len(kept) != 0 || err != nil {
		t.Errorf("kept are %+v, %v", kept, err)
	}
}

func TestTextsOfVersionsThatNoCardHasAreRefused(t *testing.T) {
	s := newStore(t)
	later, _ := s.Catalogue().Printing("EX23", 11)
	for _, text := range []string{"a\xff", strings.Repeat("a", MaxTextLength+1)} {
		mustBe(t, s.Corrections().Write(later, text, true), ErrInvalid)
	}
	mustBe(t, s.Corrections().Write(card.Card{Edition: "e/s", Number: 1, Name: "A"}, "Texto.", true), ErrInvalid)
	if kept, err := s.Corrections().All(); len(kept) != 0 || err != nil {
		t.Errorf("kept are %+v, %v", kept, err)
	}
}
