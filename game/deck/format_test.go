package deck

import (
	"slices"
	"strings"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

func TestEveryFormatThatIsShippedReads(t *testing.T) {
	files, err := formatFiles.ReadDir("formats")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := formatFiles.ReadFile("formats/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		f, err := ParseFormat(string(text))
		if err != nil {
			t.Errorf("%s: %v", file.Name(), err)
		}
		if f.String() != string(text) {
			t.Errorf("%s is not as the program writes it:\n%s", file.Name(), f)
		}
		if f.ID()+".txt" != file.Name() {
			t.Errorf("%s is called %s", file.Name(), f.ID())
		}
	}
	var ids []string
	for _, f := range Shipped() {
		ids = append(ids, f.ID())
	}
	if want := []string{"dar-primer-bloque", "barbarie", "libre", "racial-edicion", "racial-libre"}; !slices.Equal(ids, want) {
		t.Errorf("shipped are %q, want %q", ids, want)
	}
}

func TestAFormatIsFoundByItsNameAndByItsBeginning(t *testing.T) {
	for word, want := range map[string]string{"dar": "DAR Primer Bloque", "Racial Edición": "Racial Edición", "racial-l": "Racial Libre",
		"LIBRE": "Libre", "racial": "", "": "", "-": "", "imperio": ""} {
		f, ok := FormatNamed(Shipped(), word)
		if f.Name != want || ok != (want != "") {
			t.Errorf("%q means %q, want %q", word, f.Name, want)
		}
	}
}

func formats() *rapid.Generator[Format] {
	codes := rapid.SliceOfNDistinct(rapid.SampledFrom([]card.Edition{"ES", "CR", "HE", "PE"}), 0, 3, rapid.ID)
	limits := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Limit {
		return Limit{words().Filter(func(s string) bool {
			return countAndName.MatchString("0 "+clean(s)) && clean(s) != "" && readsAsWritten(clean(s))
		}).Draw(t, "name"),
			rapid.IntRange(0, 3).Draw(t, "copies")}
	}), 0, 4)
	return rapid.Custom(func(t *rapid.T) Format {
		f := Format{
			Name:         rapid.StringMatching(`[A-Z][a-zó]{1,9}( [A-Z][a-z]{1,9})?`).Draw(t, "name"),
			Notes:        words().Draw(t, "notes"),
			Rules:        rapid.SampledFrom([]string{"myl/dar", "myl/barbarie"}).Draw(t, "rules"),
			Size:         rapid.IntRange(2, MaxCount).Draw(t, "size"),
			Copies:       rapid.IntRange(1, MaxCount).Draw(t, "copies"),
			UniqueCopies: rapid.IntRange(0, MaxCount).Draw(t, "unique"),
			Limits:       limits.Draw(t, "limits"),
			Promos:       rapid.SampledFrom([]card.Edition{"", "PE"}).Draw(t, "promos"),
			Races:        rapid.SampledFrom([]RaceRule{AnyRace, OneRace, OneRaceOfItsBlock}).Draw(t, "races"),
			PlainInitial: rapid.Bool().Draw(t, "plain"),
			Sideboard:    rapid.IntRange(NoLimit, MaxCount).Draw(t, "sideboard"),
		}
		if rapid.Bool().Draw(t, "but") {
			f.Without = codes.Draw(t, "without")
		} else {
			f.Editions = codes.Draw(t, "editions")
		}
		return f
	})
}

// readsAsWritten: a name that begins with a count would lose it.
func readsAsWritten(name string) bool {
	parts := countAndName.FindStringSubmatch("0 " + name)
	return parts != nil && parts[2] == name
}

func TestWhatAFormatPrintsReadsBackTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := formats().Draw(t, "format")
		got, err := ParseFormat(f.String())
		if err != nil {
			t.Fatalf("%v in\n%s", err, f)
		}
		if !got.Equal(f) || got.String() != f.String() {
			t.Fatalf("reads\n%s\nwritten\n%s", got, f)
		}
	})
}

func TestAFormatThatCannotBeReadSaysWhere(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", "falta el nombre, como «Racial Libre», en una línea que empieza con «Formato:»"},
		{"Formato: ¡!", "línea 1: «Formato: ¡!»: falta el nombre, como «Racial Libre»"},
		{"Formato: Mío" + strings.Repeat("ñ", 58), "línea 1: «Formato: Mío" + strings.Repeat("ñ", 48) + "…»: pasa de 60 letras"},
		{"Formato: Mío\nReglamento:", "línea 2: «Reglamento:»: falta el reglamento, como «myl/dar»"},
		{"Formato: Mío\n" + strings.Repeat("// nota\n", 9000), "el formato pasa de 64 KiB; quita límites o notas"},
		{"Formato: Mío\nCartas: muchas", "línea 2: «Cartas: muchas»: va un número entre 2 y 999"},
		{"Formato: Mío\nRazas: dos", "línea 2: «Razas: dos»: las razas son «cualquiera», «una» o «una y de su bloque»"},
		{"Formato: Mío\nEdiciones: ES XX", "línea 2: «Ediciones: ES XX»: «XX» no es el código de una edición"},
		{"Formato: Mío\nEdiciones: todas menos", "línea 2: «Ediciones: todas menos»: «todas» no es el código de una edición"},
		{"Formato: Mío\nCopias: 3\nCopias: 2", "línea 3: «Copias: 2»: ya está dicho más arriba; deja una sola línea"},
		{"Formato: Mío\n1 Azor\n2 ÁZOR", "línea 3: «2 ÁZOR»: esa carta ya tiene un límite más arriba; deja una sola línea"},
		{"Formato: Mío\nAzor", "línea 2: «Azor»: no se entiende; van datos como «Cartas: 50» y límites como «1 Nombre de la carta»"},
		{"Formato: Mío\nColor: rojo", "línea 2: «Color: rojo»: no es un dato de un formato; los datos son Formato, Reglamento, Cartas, Copias, Cartas Únicas, Ediciones, Promocionales, Razas, Oro inicial, Banquillo"},
	} {
		_, err := ParseFormat(test.text)
		if err == nil || err.Error() != test.want {
			t.Errorf("%q: %v, want %s", test.text, err, test.want)
		}
	}
}

func FuzzParseFormat(f *testing.F) {
	for _, shipped := range Shipped() {
		f.Add(shipped.String())
	}
	f.Add("Formato: Mío\nEdiciones: todas menos pe, es\n0 Azor")
	f.Fuzz(func(t *testing.T, text string) {
		got, err := ParseFormat(text)
		if err != nil {
			return
		}
		again, err := ParseFormat(got.String())
		if err != nil || again.String() != got.String() {
			t.Errorf("%q reads\n%s\nand that\n%s, %v", text, got, again, err)
		}
	})
}

// wantOf compares the reasons in Spanish of a list in a format.
func wantOf(t *testing.T, f Format, l List, c Catalogue, want ...string) {
	t.Helper()
	var got []string
	for _, b := range f.Check(l, c) {
		got = append(got, b.Sentence())
	}
	if !slices.Equal(got, want) {
		t.Errorf("breaches of\n%s\ngot:\n%s\nwant:\n%s", l, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestAFormatLimitsACardToItsCopies(t *testing.T) {
	f := PrimerBloque
	f.Limits = []Limit{{"bola de fuego", 2}, {"Dragón Dorado", 3}}
	l, c := with(Entry{Ref{Name: "Bola de Fuego"}, 2})
	wantOf(t, f, l, c)
	l, c = with(Entry{Ref{Name: "Bola de Fuego"}, 3})
	wantOf(t, f, l, c, "«Bola de Fuego» va 3 veces y el formato la limita a 2, sumando todas sus ediciones")
	l, c = with(Entry{Ref{Name: "Dragón Dorado"}, 2}) // which is a Carta Única
	wantOf(t, f, l, c, "«Dragón Dorado» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones")
}

func TestAMercenaryHasNoLimitInTheDeck(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Lansquenete"}, 9})
	hired := ally("ES", 800, "Lansquenete", 2, 2)
	hired.Text = "Mercenario. Furia."
	wantOf(t, PrimerBloque, l, append(c, hired))
	f := PrimerBloque
	f.Limits = []Limit{{"Lansquenete", 3}}
	wantOf(t, f, l, append(c, hired), "«Lansquenete» va 9 veces y el formato la limita a 3, sumando todas sus ediciones")
}

func TestAnOrbeIsUnique(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Ojo del Cuervo"}, 2})
	orb := card.Card{Edition: "ES", Number: 801, Name: "Ojo del Cuervo", Type: card.Totem, Cost: 2, Strength: card.NoNumber, Ability: card.WithAbility, Text: "Orbe."}
	wantOf(t, PrimerBloque, l, append(c, orb), "«Ojo del Cuervo» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones")
}

func TestAPrintingThatTheFormatDoesNotPlayMakesNoCardUnique(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Exilio"}, 2})
	c = append(c, spell("HD", 119, "Exilio", 6), unique(spell("HDA", 114, "Exilio", 4)))
	wantOf(t, PrimerBloque, l, c)
	all := PrimerBloque
	all.Editions = nil
	wantOf(t, all, l, c, "«Exilio» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones")
}

// ofRace is a shelf and a deck of Caballeros with room for others.
func ofRace(entries ...Entry) (List, shelf) {
	l, c := with(entries...)
	for i := range c {
		if strings.HasPrefix(c[i].Name, "Peón") {
			c[i].Races = card.RacesOf(card.Caballero)
		}
	}
	return l, c
}

func TestARacialFormatAsksForOneRace(t *testing.T) {
	f := PrimerBloque
	f.Races = OneRace
	l, c := ofRace()
	wantOf(t, f, l, c)
	l, c = ofRace(Entry{Ref{Name: "Centinela"}, 2}, Entry{Ref{Name: "Híbrido"}, 1}, Entry{Ref{Name: "Sin Raza"}, 1})
	other, both, none := ally("HE", 802, "Centinela", 2, 2), ally("HE", 803, "Híbrido", 2, 2), ally("ES", 804, "Sin Raza", 2, 2)
	other.Races, both.Races = card.RacesOf(card.Titan), card.RacesOf(card.Titan, card.Caballero)
	wantOf(t, f, l, append(c, other, both, none),
		"«Centinela» (2 en el mazo) no es de raza Caballero, la de la mayoría de tus Aliados, y el formato pide una sola raza",
		"«Sin Raza» (1 en el mazo) no es de raza Caballero, la de la mayoría de tus Aliados, y el formato pide una sola raza")
}

func TestARacialEditionFormatAsksForTheBlockOfTheRace(t *testing.T) {
	f := PrimerBloque
	f.Races = OneRaceOfItsBlock
	rain := spell("CR", 805, "Lluvia", 1)
	also := rain
	also.Edition = "IM"
	l, c := ofRace(Entry{Ref{Name: "Lluvia"}, 1}, Entry{Ref{Name: "Niebla"}, 1}, Entry{Ref{"Lluvia", "IM", 805}, 1})
	wantOf(t, f, l, append(c, rain, also, spell("IM", 806, "Niebla", 1)),
		"«Lluvia (IM) 805» (1 en el mazo) no es de Espada Sagrada, el bloque de la raza del mazo",
		"«Niebla» (1 en el mazo) no es de Espada Sagrada, el bloque de la raza del mazo")
	cured := f.Check(l, append(c, rain, also))[0].Remedies[0]
	if cured.String() != "cambia «Lluvia (IM) 805» por «Lluvia (CR) 805»" {
		t.Errorf("offered is %s", cured)
	}
}

func TestInARacialEditionANameMeansAPrintingOfTheBlock(t *testing.T) {
	f := PrimerBloque
	f.Races = OneRaceOfItsBlock
	old, later := spell("CR", 805, "Lluvia", 1), spell("IM", 806, "Lluvia", 2)
	l, c := ofRace(Entry{Ref{Name: "Lluvia"}, 2})
	c = append(c, old, later)
	if found, _ := (Ref{Name: "Lluvia"}).Find(f.Over(c)); found != later {
		t.Errorf("of every deck it is %s", found.Code())
	}
	printed := l.Printed(f.For(l, c))
	if printed.CountOf(Ref{"Lluvia", "CR", 805}) != 2 {
		t.Errorf("it is played as\n%s", printed)
	}
	wantOf(t, f, printed, c)
}

func TestAListIsOfTheFormatThatItNames(t *testing.T) {
	libre, _ := FormatNamed(Shipped(), "libre")
	for _, test := range []struct {
		names, want string
		ok          bool
	}{{"", "DAR Primer Bloque", true}, {"dar-primer-bloque", "DAR Primer Bloque", true}, {"libre", "Libre", true}, {"lib", "DAR Primer Bloque", false}} {
		if f, ok := (List{Format: test.names}).FormatIn(Shipped()); f.Name != test.want || ok != test.ok {
			t.Errorf("%q is %s, %v", test.names, f.Name, ok)
		}
	}
	l := List{Format: "otro"}
	if l.WithFormat(libre).Format != "libre" || l.WithFormat(PrimerBloque).Format != "" {
		t.Error("a list does not take over a format")
	}
}

func TestTheSideboardHasALimitWhereTheFormatSetsOne(t *testing.T) {
	f := PrimerBloque
	f.Sideboard = 15
	l, c := legal()
	l.Sideboard = Entries{{Ref{Name: "Bola de Fuego"}, 12}, {Ref{Name: "Kay"}, 3}}
	wantOf(t, f, l, c)
	l.Sideboard[1].Count = 5
	wantOf(t, f, l, c, "El banquillo tiene 17 cartas y el formato permite 15")
	b := f.Check(l, c)[0]
	if cured := f.Remedies(b, l, c)[0]; cured.String() != "quita 2 de «Kay» del banquillo" || len(f.Check(cured.Apply(l), c)) != 0 {
		t.Errorf("offered is %s", cured)
	}
}

func TestANameMeansTheNewestVersionThatTheFormatAllows(t *testing.T) {
	old, same, later := ally("ES", 10, "Sir Owen", 3, 2), ally("CR", 9, "Sir Owen", 3, 2), ally("PE", 3, "Sir Owen", 3, 4)
	unknown := card.Card{Edition: "XX", Number: 1, Name: "Sir Owen", Cost: card.NoNumber, Strength: card.NoNumber}
	c := shelf{old, same, later, unknown}
	means := func(f Format, r Ref) card.Card {
		found, _ := r.Find(f.Over(c))
		return found
	}
	all, early, none := Format{}, Format{Editions: []card.Edition{"ES", "CR"}}, Format{Editions: []card.Edition{"HE"}}
	name := Ref{Name: "sir owen"}
	for _, test := range []struct {
		format Format
		ref    Ref
		want   card.Card
	}{
		{all, name, later},
		{Format{Without: []card.Edition{"PE"}}, name, old},
		{early, name, old},
		{none, name, old},
		{all, Ref{Name: "Sir Owen", Edition: "CR"}, same},
	} {
		if got := means(test.format, test.ref); got != test.want {
			t.Errorf("%s in %v means %s, want %s", test.ref, test.format.editionWords(), got.Code(), test.want.Code())
		}
	}
	if got := all.Over(c).Named("Sir Owen"); len(got) != 4 || !slices.Equal(got, []card.Card{later, old, same, unknown}) {
		t.Errorf("all its printings are %v", got)
	}
}

// The formats of the program, and one of each rule, are cured by what they offer.
func TestRemediesOfEveryFormatLeadToALegalDeck(t *testing.T) {
	c := large()
	for i := range c.shelf {
		if c.shelf[i].Type == card.Ally {
			c.shelf[i].Races = card.RacesOf(card.Race(1 + i%3))
		}
	}
	c = index(c.shelf)
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(Shipped()).Draw(t, "format")
		l := wild(c.shelf).Draw(t, "list")
		l.Sideboard = wild(c.shelf).Draw(t, "beside").Cards
		for range 300 {
			breaches := f.Check(l, c)
			if len(breaches) == 0 {
				return
			}
			b := rapid.SampledFrom(breaches).Draw(t, "breach")
			remedies := f.Remedies(b, l, c)
			if len(remedies) == 0 {
				t.Fatalf("no remedy for %s in\n%s", b, l)
			}
			l = rapid.SampledFrom(remedies).Draw(t, "remedy").Apply(l)
		}
		t.Fatalf("after 300 remedies there is still %v in\n%s", f.Check(l, c), l)
	})
}
