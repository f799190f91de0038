package deck

import (
	"strings"
	"testing"
	"text/template"

	"castillo/game/card"

	"pgregory.net/rapid"
)

// legal is a legal deck of 50 cards with Azor as its initial Oro.
func legal() (List, shelf) { return fill50(List{Initial: Ref{Name: "Azor"}}) }

// with makes room in a legal deck for other cards.
func with(entries ...Entry) (List, shelf) {
	l := List{Initial: Ref{Name: "Azor"}}
	for _, e := range entries {
		l.Cards = append(l.Cards, e)
	}
	return fill50(l)
}

// wantBreaches compares the reasons in Spanish.
func wantBreaches(t *testing.T, l List, c Catalogue, want ...string) {
	t.Helper()
	var got []string
	for _, b := range PrimerBloque.Check(l, c) {
		got = append(got, b.String())
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("breaches of\n%s\ngot:\n%s\nwant:\n%s", l, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestPrimerBloqueHasTheNineEditionsOfTheRules(t *testing.T) {
	var want []card.Edition
	for _, e := range card.Editions()[:9] {
		want = append(want, e.Code)
	}
	if len(PrimerBloque.Editions) != len(want) {
		t.Fatalf("Editions = %v, want %v", PrimerBloque.Editions, want)
	}
	for i := range want {
		if PrimerBloque.Editions[i] != want[i] {
			t.Errorf("Editions = %v, want %v", PrimerBloque.Editions, want)
		}
	}
}

func TestFiftyCardsWithTheInitialOroAreADeck(t *testing.T) {
	l, c := legal()
	if l.Count() != 50 || l.Cards.Count() != 49 {
		t.Fatalf("the legal deck counts %d", l.Count())
	}
	wantBreaches(t, l, c)
}

func TestFortyNineAreTooFewAndFiftyOneTooMany(t *testing.T) {
	l, c := legal()
	wantBreaches(t, l.Remove(Ref{Name: "Peón 0"}, 1), c,
		"El mazo suma 49 de las 50 cartas que pide el formato, contando el Oro inicial.")
	wantBreaches(t, l.Add(Ref{Name: "Bola de Fuego"}, 1), c,
		"El mazo suma 51 cartas contando el Oro inicial y el formato pide 50.")
	wantBreaches(t, l.Add(Ref{Name: "Azor"}, 1), c,
		"El mazo suma 51 cartas contando el Oro inicial y el formato pide 50; quita 1 de «Azor».")
}

func TestAnEmptyListLacksEverything(t *testing.T) {
	wantBreaches(t, List{}, cards,
		"El mazo suma 0 de las 50 cartas que pide el formato, contando el Oro inicial.",
		"Falta el Oro inicial.")
}

func TestThreeCopiesOfANameAcrossPrintings(t *testing.T) {
	es, cr := Ref{"Caballería Ligera", "ES", 150}, Ref{"caballeria  ligera", "CR", 50}
	l, c := with(Entry{es, 1}, Entry{cr, 2})
	wantBreaches(t, l, c)
	l, c = with(Entry{es, 3}, Entry{cr, 2})
	wantBreaches(t, l, c,
		"«Caballería Ligera» va 5 veces y el máximo es 3, sumando todas sus ediciones; quita 2 de «Caballería Ligera».")
}

func TestThreeCopiesOfAnOroCountTheInitialOne(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Azor"}, 2})
	wantBreaches(t, l, c)
	l, c = with(Entry{Ref{Name: "AZOR"}, 3})
	wantBreaches(t, l, c, "«Azor» va 4 veces y el máximo es 3, sumando todas sus ediciones; quita 1 de «Azor».")
}

func TestOneCopyOfACartaUnica(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Dragón Dorado"}, 1})
	wantBreaches(t, l, c)
	l, c = with(Entry{Ref{Name: "Dragón Dorado"}, 2})
	wantBreaches(t, l, c,
		"«Dragón Dorado» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones; quita 1 de «Dragón Dorado».")
}

func TestAPromoIsCartaUnicaInEveryPrinting(t *testing.T) {
	l, c := with(Entry{Ref{"Simón de Montfort", "CR", 21}, 2})
	wantBreaches(t, l, c,
		"«Simón de Montfort» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones; quita 1 de «Simón de Montfort».")
	l, c = with(Entry{Ref{"Simón de Montfort", "CR", 21}, 1})
	wantBreaches(t, l, c)
}

func TestAPromoOroAsInitialLeavesNoRoomForACopy(t *testing.T) {
	l, c := fill50(List{Initial: Ref{Name: "Tierras Altas"}, Cards: Entries{{Ref{"Tierras Altas", "HD", 228}, 1}}})
	wantBreaches(t, l, c,
		"«Tierras Altas» es Carta Única: va 2 veces y el máximo es 1, sumando todas sus ediciones; quita 1 de «Tierras Altas».")
}

func TestTheInitialOroIsAGoldWithoutAbility(t *testing.T) {
	for _, test := range []struct {
		name    string
		initial Ref
		want    []string
	}{
		{"plain gold", Ref{Name: "Escudo de Familia"}, nil},
		{"plain gold by printing", Ref{"Escudo de Familia", "ES", 227}, nil},
		{"gold with ability", Ref{Name: "Mesa Redonda"},
			[]string{"«Mesa Redonda» tiene habilidad y el Oro inicial debe ser un Oro sin habilidad; pon «Azor» como Oro inicial."}},
		{"ally", Ref{Name: "Dragón de Magma"},
			[]string{"«Dragón de Magma» no es un Oro y no puede ser el Oro inicial; pon «Azor» como Oro inicial."}},
		{"gold nobody has noted down", Ref{Name: "Oro sin Anotar"},
			[]string{"Al catálogo le faltan datos de «Oro sin Anotar» (1 en el mazo); complétalos para poder jugarla."}},
		{"misspelt", Ref{Name: "Escudo de la Familia"},
			[]string{"El Oro inicial «Escudo de la Familia» no está en el catálogo; quizá es «Escudo de Familia»."}},
		{"unlike any Oro", Ref{Name: "Zzz"},
			[]string{"El Oro inicial «Zzz» no está en el catálogo; pon «Azor» como Oro inicial."}},
		{"wrong printing", Ref{"Escudo de Familia", "ES", 1},
			[]string{"«Escudo de Familia (ES) 001» (1 en el mazo) no existe con esa edición y ese número; quizá es «Escudo de Familia (ES) 227»."}},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, c := fill50(List{Initial: test.initial, Cards: Entries{{Ref{Name: "Azor"}, 1}}})
			wantBreaches(t, l, c, test.want...)
		})
	}
}

func TestADeckWithoutInitialOroIsOfferedItsPlainGolds(t *testing.T) {
	l, c := fill50(List{Cards: Entries{
		{Ref{Name: "Mesa Redonda"}, 2}, {Ref{Name: "Azor"}, 2}, {Ref{"Escudo de Familia", "ES", 227}, 2}}})
	wantBreaches(t, l, c,
		"Falta el Oro inicial; pon «Azor» como Oro inicial o pon «Escudo de Familia (ES) 227» como Oro inicial.")
	cured := PrimerBloque.Check(l, c)[0].Remedies[1].Apply(l)
	wantBreaches(t, cured, c)
	if cured.Initial != (Ref{"Escudo de Familia", "ES", 227}) || cured.Count() != 50 {
		t.Errorf("after the remedy:\n%s", cured)
	}
}

func TestAnUnknownNameIsToldOnceForTheInitialOroAndOnceForTheCards(t *testing.T) {
	l, c := fill50(List{Initial: Ref{Name: "Azorr"}, Cards: Entries{{Ref{Name: "azorr"}, 2}}})
	wantBreaches(t, l, c,
		"El Oro inicial «Azorr» no está en el catálogo; quizá es «Azor».",
		"«Azorr» (2 en el mazo) no está en el catálogo; quizá es «Azor».")
	wantBreaches(t, PrimerBloque.Check(l, c)[0].Remedies[0].Apply(l), c)
}

func TestAnUnknownCardIsToldWithTheNamesItMayBe(t *testing.T) {
	for _, test := range []struct {
		name  string
		entry Entry
		want  string
	}{
		{"a letter wrong", Entry{Ref{Name: "Dragon de Mogma"}, 2},
			"«Dragon de Mogma» (2 en el mazo) no está en el catálogo; quizá es «Dragón de Magma»."},
		{"half the name", Entry{Ref{Name: "Sir Mador"}, 1},
			"«Sir Mador» (1 en el mazo) no está en el catálogo; quizá es «Sir Mador del Portal»."},
		{"too many words", Entry{Ref{Name: "Bola de Fuego *foil*"}, 1},
			"«Bola de Fuego *foil*» (1 en el mazo) no está en el catálogo; quizá es «Bola de Fuego»."},
		{"several", Entry{Ref{Name: "Dragón del Ama"}, 1},
			"«Dragón del Ama» (1 en el mazo) no está en el catálogo; quizá es «Dragón del Agua» o «Dragón de Magma»."},
		{"known printing", Entry{Ref{"Caballitos", "ES", 150}, 3},
			"«Caballitos» (3 en el mazo) no está en el catálogo; quizá es «Caballería Ligera»."},
		{"nothing like it", Entry{Ref{Name: "Zzz"}, 1}, "«Zzz» (1 en el mazo) no está en el catálogo."},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, c := with(test.entry)
			wantBreaches(t, l, c, test.want)
		})
	}
}

func TestAPrintingMustExistUnderTheName(t *testing.T) {
	l, c := with(Entry{Ref{"Caballería Ligera", "ES", 157}, 2})
	wantBreaches(t, l, c, "«Caballería Ligera (ES) 157» (2 en el mazo) no existe con esa edición y ese número; "+
		"quizá es «Caballería Ligera (ES) 150» o «Caballería Ligera (CR) 050».")
	l, c = with(Entry{Ref{Name: "Caballería Ligera", Edition: "ES"}, 2})
	wantBreaches(t, l, c)
}

func TestOnlyTheEditionsOfTheFormat(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Dragón Forastero"}, 2})
	wantBreaches(t, l, c,
		"«Dragón Forastero» (2 en el mazo) no es de una edición que el formato permita; quita 2 de «Dragón Forastero».")
	// Found by TestRemediesCure: the remedy for one line took the copy of the other.
	l, c = with(Entry{Ref{Name: "Dragón Forastero"}, 1}, Entry{Ref{"Dragón Forastero", "XX", 8}, 1})
	wantBreaches(t, l, c,
		"«Dragón Forastero» (2 en el mazo) no es de una edición que el formato permita; quita 2 de «Dragón Forastero».")
	l, c = with(Entry{Ref{"Caballería Ligera", "XX", 9}, 1})
	wantBreaches(t, l, c, "«Caballería Ligera (XX) 009» (1 en el mazo) no es de una edición que el formato permita; "+
		"quizá es «Caballería Ligera (ES) 150» o «Caballería Ligera (CR) 050».")
}

func TestACardWithGapsCannotBePlayed(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Mensajero de la Libertad"}, 1})
	wantBreaches(t, l, c,
		"Al catálogo le faltan datos de «Mensajero de la Libertad» (1 en el mazo); complétalos para poder jugarla.")
}

func TestAFormatMayForbidACard(t *testing.T) {
	strict := PrimerBloque
	strict.Limits = []Limit{{"bola de fuego", 0}}
	l, c := with(Entry{Ref{Name: "Bola de Fuego"}, 3})
	breaches := strict.Check(l, c)
	if len(breaches) != 1 || breaches[0].Kind != ForbiddenCard {
		t.Fatalf("breaches = %v", breaches)
	}
	if after := breaches[0].Remedies[0].Apply(l); after.CountOf(Ref{Name: "Bola de Fuego"}) != 0 {
		t.Errorf("after the remedy:\n%s", after)
	}
}

func TestTheSideboardIsNoPartOfTheDeck(t *testing.T) {
	l, c := legal()
	l.Sideboard = Entries{{Ref{Name: "Nadie sabe"}, 900}}
	wantBreaches(t, l, c)
}

func TestBreachesComeInTheOrderOfTheList(t *testing.T) {
	l := List{Initial: Ref{Name: "Mesa Redonda"}, Cards: Entries{
		{Ref{Name: "Zzz"}, 1}, {Ref{Name: "Bola de Fuego"}, 4}, {Ref{Name: "Dragón Dorado"}, 3}}}
	want := []Kind{TooFewCards, InitialWithAbility, UnknownCard, TooManyCopies, TooManyOfUnique}
	for range 20 {
		got := PrimerBloque.Check(l, cards)
		if len(got) != len(want) {
			t.Fatalf("breaches = %v", got)
		}
		for i := range want {
			if got[i].Kind != want[i] {
				t.Errorf("breach %d is %v", i, got[i])
			}
		}
	}
}

func TestTemplatesAreFilledAlikeByTheTemplateEngine(t *testing.T) {
	run := func(text string, data any) string {
		var b strings.Builder
		if err := template.Must(template.New("").Parse(text)).Execute(&b, data); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		return b.String()
	}
	for kind := TooFewCards; kind <= TooManyInSideboard; kind++ {
		b := Breach{Kind: kind, Card: Ref{"Azor", "ES", 222}, Count: 4, Limit: 3, Want: "Caballero"}
		if b.Template() == "" || run(b.Template(), b) != b.Sentence() {
			t.Errorf("kind %d: %q, %q", kind, run(b.Template(), b), b.Sentence())
		}
	}
	for do := RemoveCopies; do <= ThinSideboard; do++ {
		r := Remedy{Do: do, Card: Ref{Name: "Azor"}, Count: 2, With: Ref{Name: "Otro"}}
		if r.Template() == "" || run(r.Template(), r) != r.String() {
			t.Errorf("remedy %d: %q, %q", do, run(r.Template(), r), r)
		}
	}
}

// Every remedy offered cures its breach, and curing them one by one ends.
func TestRemediesCure(t *testing.T) {
	names := append(cards.Names(), "Dragon de Mogma", "Zzz", "azor", "Escudo", "dragón dorado")
	ref := rapid.Custom(func(t *rapid.T) Ref {
		r := Ref{Name: rapid.SampledFrom(names).Draw(t, "name")}
		if rapid.Bool().Draw(t, "printed") {
			r.Edition = rapid.SampledFrom([]card.Edition{"ES", "CR", "PE", "XX", "ZZ"}).Draw(t, "edition")
			r.Number = rapid.SampledFrom([]int{0, 2, 9, 50, 150, 222}).Draw(t, "number")
		}
		return r
	})
	seen := map[Kind]int{}
	cure := func(t *rapid.T) {
		var l List
		if rapid.Bool().Draw(t, "initial") {
			l.Initial = Ref{Name: rapid.SampledFrom([]string{
				"Azor", "Azorr", "Zzz", "Mesa Redonda", "Dragón de Magma", "Tierras Altas"}).Draw(t, "initial name")}
		}
		if rapid.Bool().Draw(t, "has gold") {
			l = l.Add(Ref{Name: "Azor"}, 2)
		}
		for range rapid.IntRange(0, 12).Draw(t, "lines") {
			l.Cards = append(l.Cards, Entry{ref.Draw(t, "ref"), rapid.IntRange(1, 6).Draw(t, "count")})
		}
		for step := 0; ; step++ {
			if step > 100 {
				t.Fatalf("no end of remedies:\n%s", l)
			}
			breach, ok := firstWithRemedy(PrimerBloque.Check(l, cards))
			if !ok {
				return
			}
			seen[breach.Kind]++
			for _, r := range breach.Remedies {
				for _, left := range PrimerBloque.Check(r.Apply(l), cards) {
					if left.Kind == breach.Kind && left.Card == breach.Card {
						t.Fatalf("%q does not cure %q, still %q, in\n%s", r, breach, left, l)
					}
				}
			}
			l = breach.Remedies[0].Apply(l)
		}
	}
	for range 4 { // enough to meet the rare breaches too
		rapid.Check(t, cure)
	}
	if testing.Short() {
		return // too few lists to have met every breach
	}
	for _, kind := range []Kind{NoInitial, UnknownInitial, InitialNotGold, InitialWithAbility, UnknownCard,
		UnknownPrinting, EditionNotAllowed, TooManyCopies, TooManyOfUnique} {
		if seen[kind] == 0 {
			t.Errorf("no list of the run had breach %d", kind)
		}
	}
}

func firstWithRemedy(breaches []Breach) (Breach, bool) {
	for _, b := range breaches {
		if len(b.Remedies) > 0 {
			return b, true
		}
	}
	return Breach{}, false
}

func BenchmarkCheck(b *testing.B) {
	l, c := with(Entry{Ref{Name: "Dragon de Mogma"}, 2})
	for b.Loop() {
		PrimerBloque.Check(l, c)
	}
}
