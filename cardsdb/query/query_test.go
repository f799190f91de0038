package query

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/speech"
)

// shelf is a small collection whose answers can be told by heart.
func shelf() []Item {
	ally := func(e card.Edition, number int, name string, races card.Races, cost, strength int8, f card.Frequency) card.Card {
		return card.Card{Edition: e, Number: number, Name: name, Type: card.Ally, Races: races, Cost: cost, Strength: strength, Frequency: f}
	}
	other := func(e card.Edition, number int, name string, typ card.Type, cost int8, text string) card.Card {
		return card.Card{Edition: e, Number: number, Name: name, Type: typ, Cost: cost, Strength: card.NoNumber, Frequency: card.Vasallo, Text: text}
	}
	rows := func(p card.Card, all ...holding.Holding) []holding.Holding {
		for i := range all {
			all[i].Printing = p.Printing()
		}
		return all
	}
	magma := ally("ES", 16, "Dragón de Magma", card.RacesOf(card.Dragon), 4, 3, card.Real)
	arturo := ally("ES", 1, "Rey Arturo Pendragón", card.RacesOf(card.Caballero), 5, 2, card.Real)
	hydra := ally("HE", 7, "Hidra", card.RacesOf(card.Titan, card.Dragon), 6, 6, card.Cortesano)
	golden := other("ES", 47, "Dragón Dorado", card.Talisman, 0, "Carta Única. Destierra un Aliado.")
	golden.Unique = true
	love := other("HE", 90, "Amor o Traición", card.Talisman, 2, "Destruye un Oro oponente.")
	azor := other("ES", 222, "Azor", card.Gold, card.NoNumber, "")
	azor.Frequency = card.PlainGold
	nandu := other("DR", 3, "Ñandú", card.Totem, 3, "Cuando un Dragón entra en juego, roba una carta.")
	return []Item{
		{Card: magma, Readable: true, Decks: []string{"Fuego Antiguo"}, Rows: rows(magma,
			holding.Holding{Key: holding.Key{Finish: holding.Foil, Condition: holding.Played, Place: holding.Place{Container: "Carpeta Ñ"}}, Count: 1, Paid: holding.Price{Cents: 150_050, Currency: "CLP"}, Tags: []string{"favoritas"}},
			holding.Holding{Key: holding.Key{Condition: holding.NearMint, Language: "en", Place: holding.Place{Container: "Caja 2"}}, Count: 3, ForTrade: 2, Paid: holding.Price{Cents: 350, Currency: "USD"}})},
		{Card: arturo, Readable: true, Wanted: 2, Rows: rows(arturo, holding.Holding{Count: 1})},
		{Card: hydra},
		{Card: golden, Wanted: 3},
		{Card: love, Decks: []string{"Fuego Antiguo", "Amor"}},
		{Card: azor, Rows: rows(azor, holding.Holding{Key: holding.Key{Condition: holding.Excellent}, Count: 12, Paid: holding.Price{Cents: 350}})},
		{Card: nandu},
		{Card: other("MIA", 5, "Prueba Propia", card.Totem, 1, "")},
		{Card: card.Card{Edition: "EN", Number: 239, Cost: card.NoNumber, Strength: card.NoNumber}},
	}
}

func found(t testing.TB, x *Index, text string) string {
	t.Helper()
	q, err := Parse(text)
	if err != nil {
		t.Fatalf("Parse(%q): %v", text, err)
	}
	var out []string
	for _, p := range x.Printings(q, nil) {
		out = append(out, p.String())
	}
	return strings.Join(out, ", ")
}

func TestQueries(t *testing.T) {
	x := NewIndex(shelf())
	strict := deck.Format{Name: "Sin Hidra", Limits: []deck.Limit{{Name: "hidra"}, {Name: "Helios", Copies: 1}}}
	x.SetFormats([]deck.Format{deck.PrimerBloque, strict})
	for _, c := range []struct{ rule, text, want string }{
		{"nothing asked is everything, by edition and number", "", "ES 001, ES 016, ES 047, ES 222, HE 007, HE 090, DR 003, EN 239, MIA 005"},
		{"words begin the name before they stand in it, and the facts, and the text", "dragon", "ES 016, ES 047, HE 007, ES 001, DR 003"},
		{"all words must be there, in any order", "magma dragón", "ES 016"},
		{"«y» between words changes nothing", "magma y dragon", "ES 016"},
		{"«o» lets one be enough", "magma o hidra", "ES 016, HE 007"},
		{"a name with «o» in it is found by itself first", "amor o traición", "HE 090"},
		{"«-» denies", "dragon -tipo:aliado", "ES 047, DR 003"},
		{"«-» denies what is in parentheses", "-(tipo:aliado o tipo:talismán)", "ES 222, DR 003, EN 239, MIA 005"},
		{"«y» binds closer than «o»", "tipo:oro o tipo:aliado coste:6", "ES 222, HE 007"},
		{"parentheses group", "(tipo:oro o tipo:aliado) ed:ES", "ES 001, ES 016, ES 222"},
		{"quotes make words one", `"dragon de"`, "ES 016"},
		{"quotes make a field a word", `"foil"`, ""},
		{"a code is exact", "es 016", "ES 016"},
		{"a code without zeros", "es 16", "ES 016"},
		{"a code in one word", "EN239", "EN 239"},
		{"what is not known of is found by its number", "encrucijada", "EN 239"},
		{"accents and case do not matter, ñ is n", "NANDU", "DR 003"},
		{"name alone", "nombre:dragon", "ES 001, ES 016, ES 047"},
		{"the whole name", "nombre=hidra", "HE 007"},
		{"text", "texto:destruye", "HE 090"},
		{"text in quotes", `texto:"un aliado"`, "ES 047"},
		{"a type", "tipo:totem", "DR 003, MIA 005"},
		{"not a type", "tipo!=aliado ed:ES", "ES 047, ES 222"},
		{"a race among several", "raza:dragón", "ES 016, HE 007"},
		{"a race in the plural", "raza:dragones", "ES 016, HE 007"},
		{"a beginning that only one has", "raza:tit", "HE 007"},
		{"no race at all", "raza:ninguna ed:HE", "HE 090"},
		{"cost", "coste:4", "ES 016"},
		{"cost up to", "coste<=3", "ES 047, HE 090, DR 003, MIA 005"},
		{"cost less", "coste<3", "ES 047, HE 090, MIA 005"},
		{"cost more", "coste>5", "HE 007"},
		{"not that cost: also what has none", "coste!=4 ed:ES", "ES 001, ES 047, ES 222"},
		{"no cost", "coste:ninguno ed:ES", "ES 222"},
		{"spaces around the sign", "fuerza >= 6", "HE 007"},
		{"an edition by code", "ed:dr", "DR 003"},
		{"an edition by name", `edición:"dominios de ra"`, "DR 003"},
		{"an edition by the beginning of its name", "ed:helé", "HE 007, HE 090"},
		{"editions are ordered by release", "ed>=HE tipo:totem", "DR 003"},
		{"an edition of the owner's, in capitals", "ed:MIA", "MIA 005"},
		{"not that edition", "-ed:MIA tipo:tótem", "DR 003"},
		{"number", "num:222", "ES 222"},
		{"frequency and rarer", "frec>=cortesano", "ES 001, ES 016, HE 007"},
		{"a frequency in English", "rarity>=courtier", "ES 001, ES 016, HE 007"},
		{"a frequency outside the order", "frecuencia:oro", "ES 222"},
		{"unique", "única", "ES 047"},
		{"unique, no accent, with a value", "unica:no ed:ES", "ES 001, ES 016, ES 222"},
		{"owned", "tengo", "ES 001, ES 016, ES 222"},
		{"owned counts all rows", "tengo>=4", "ES 016, ES 222"},
		{"thousands are parted as people do", "tengo>=4 tengo<1.500", "ES 016, ES 222"},
		{"owned not", "-tengo ed:ES", "ES 047"},
		{"missing: what there is no copy of", "faltan", "ES 047, HE 007, HE 090, DR 003, EN 239, MIA 005"},
		{"missing and owned are never the same printing", "faltan tengo", ""},
		{"missing: as many as are wished for, at least one", "faltan>=2", "ES 047"},
		{"missing: one of what nobody wishes for", "faltan:1", "HE 007, HE 090, DR 003, EN 239, MIA 005"},
		{"wished for, whether owned or not", "busco>=1", "ES 001, ES 047"},
		{"wished for, alone", "busco", "ES 001, ES 047"},
		{"wished for, so many", "busco:2", "ES 001"},
		{"owned and more wished for", "tengo busco", "ES 001"},
		{"missing and not wished for", "faltan -busco ed:HE", "HE 007, HE 090"},
		{"played in a format", "formato:dar", "ES 001, ES 016, ES 047, ES 222, HE 007, HE 090, DR 003, EN 239"},
		{"not played in it", "-formato:dar", "MIA 005"},
		{"a name that a format forbids", "formato:sin-hidra ed:HE", "HE 090"},
		{"a format by its name, in English", `legal:"Sin Hidra" ed:HE`, "HE 090"},
		{"played nowhere", "formato:ninguno", ""},
		{"wished for, in English", "wanted>=3", "ES 047"},
		{"for trade, so many", "cambio>=3", ""},
		{"for trade", "cambio", "ES 016"},
		{"foil", "foil", "ES 016"},
		{"foil, so many of the card's copies", "foil>=1", "ES 016"},
		{"foil, exactly so many", "foil:2", ""},
		{"foil, none of what is owned", "foil:0 tengo", "ES 001, ES 222"},
		{"foil, so many, whatever else the row is", "foil>=1 lugar:caja", "ES 016"},
		{"paid for one copy, in any money", "precio<=3,50", "ES 016, ES 222"},
		{"paid in pesos", "precio>=$1.500", "ES 016"},
		{"paid in another money", `precio:"US$ 3,50"`, "ES 016"},
		{"paid in a money without a space", "precio=3,50USD", "ES 016"},
		{"paid more", "precio>1500,50", ""},
		{"one row that was paid so", "precio>1000 estado:NM", ""},
		{"no price, of what is owned", "precio:ninguno", "ES 001"},
		{"one row must be all of it", "foil estado:NM", ""},
		{"one row that is all of it", "foil lugar:carpeta", "ES 016"},
		{"condition or better", "estado>=EX", "ES 016, ES 222"},
		{"condition not rated", "estado:ninguno", "ES 001"},
		{"language by name", "idioma:inglés", "ES 016"},
		{"no language said is Spanish", "idioma:es -foil", "ES 001, ES 222"},
		{"place, ñ as n", `lugar:"carpeta n"`, "ES 016"},
		{"no place, of what is owned", "lugar:ninguno", "ES 001, ES 222"},
		{"tag", "etiqueta:favorita", "ES 016"},
		{"the whole tag", "etiqueta=favorita", ""},
		{"deck", "mazo:fuego", "ES 016, HE 090"},
		{"the whole deck", "mazo=amor", "HE 090"},
		{"in no deck", "mazo:ninguno ed:HE", "HE 007"},
		{"understood", "leído", "ES 001, ES 016"},
		{"English names", "type:ally race:dragon cost>=6", "HE 007"},
		{"signs alone ask nothing", " ¡! ", "ES 001, ES 016, ES 047, ES 222, HE 007, HE 090, DR 003, EN 239, MIA 005"},
	} {
		if got := found(t, x, c.text); got != c.want {
			t.Errorf("%s: %q finds %s, want %s", c.rule, c.text, got, c.want)
		}
	}
}

func TestFindGivesTheRowsThatAnswer(t *testing.T) {
	x := NewIndex(shelf())
	rows := func(text string) (out []string) {
		q, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range x.Find(q, nil) {
			out = append(out, fmt.Sprintf("%s/%d", h.Printing, h.Row))
		}
		return out
	}
	for text, want := range map[string][]string{
		"magma":        {"ES 016/0", "ES 016/1"},
		"magma foil":   {"ES 016/0"},
		"magma -foil":  {"ES 016/1"},
		"hidra -foil":  {"HE 007/-1"},
		"hidra o foil": {"ES 016/0", "HE 007/-1"},
		"foil>=1":      {"ES 016/0", "ES 016/1"},
		"precio<4":     {"ES 016/1", "ES 222/0"},
	} {
		if got := rows(text); !slices.Equal(got, want) {
			t.Errorf("%q finds the rows %v, want %v", text, got, want)
		}
	}
}

func TestAnIndexThatWasChangedAnswersAsOneMadeAnew(t *testing.T) {
	all := shelf()
	texts := []string{"", "dragon", "o", `"a"`, "tengo", "foil", "lugar:caja", "mazo:fuego", "etiqueta:favoritas", "es 016", "-tipo:aliado", "frec<real"}
	rapid.Check(t, func(t *rapid.T) {
		x, now := NewIndex(all), slices.Clone(all)
		for range rapid.IntRange(1, 12).Draw(t, "edits") {
			i := rapid.IntRange(0, len(all)-1).Draw(t, "item")
			p := all[i].Card.Printing()
			at := slices.IndexFunc(now, func(item Item) bool { return item.Card.Printing() == p })
			if rapid.Bool().Draw(t, "remove") {
				if x.Remove(p); at >= 0 {
					now = slices.Delete(now, at, at+1)
				}
				continue
			}
			item := all[rapid.IntRange(0, len(all)-1).Draw(t, "as")]
			item.Card.Edition, item.Card.Number = p.Edition, p.Number
			if x.Put(item); at >= 0 {
				now[at] = item
			} else {
				now = append(now, item)
			}
		}
		anew := NewIndex(now)
		for _, text := range texts {
			q, err := Parse(text)
			if text == "o" {
				q, err = Plain(text), nil
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, index := range []*Index{x, x.Clone()} {
				if got, want := index.Find(q, nil), anew.Find(q, nil); !slices.Equal(got, want) {
					t.Fatalf("%q finds %v after the edits and %v anew", text, got, want)
				}
			}
		}
		p, r := x.Len()
		wantP, wantR := anew.Len()
		if p != wantP || r != wantR {
			t.Fatalf("%d printings and %d rows, want %d and %d", p, r, wantP, wantR)
		}
	})
}

func TestWhatIsOwnedIsLaidOverACatalogue(t *testing.T) {
	var cards []Item
	for _, item := range shelf() {
		cards = append(cards, Item{Card: item.Card})
	}
	base, anew := NewIndex(cards), NewIndex(shelf())
	x := base.Clone()
	for _, item := range shelf() {
		x.Own(item)
	}
	for _, text := range []string{"", "tengo>=1", "falta", "mazo:dragones", "lugar:caja", "dragon tengo<3", "cambio>=1", "deseo>=1"} {
		if got, want := found(t, x, text), found(t, anew, text); got != want {
			t.Errorf("%q finds %q, and in an index made anew %q", text, got, want)
		}
	}
	if got := found(t, base, "tengo>=1"); got != "" {
		t.Errorf("the catalogue owns %q", got)
	}
	_, rows := x.Len()
	if _, want := anew.Len(); rows != want {
		t.Errorf("it has %d rows, want %d", rows, want)
	}
}

func TestACloneChangesApart(t *testing.T) {
	x := NewIndex(shelf())
	c := x.Clone()
	item := shelf()[0]
	item.Card.Name, item.Decks = "Otro", []string{"Nuevo"}
	c.Put(item)
	if got := found(t, x, "magma"); got != "ES 016" {
		t.Errorf("the first index finds %q", got)
	}
	if got := found(t, x, "mazo:nuevo"); got != "" {
		t.Errorf("the first index finds the deck in %q", got)
	}
	if got := found(t, c, "otro mazo:nuevo"); got != "ES 016" {
		t.Errorf("the clone finds %q", got)
	}
}

func TestErrorsShowThePlaceAndWhatMayHaveBeenMeant(t *testing.T) {
	for _, c := range []struct{ text, want, caret string }{
		{"dragon tpo:aliado", "no conozco el campo «tpo»; ¿quizá «tipo»?", "       ^^^"},
		{"xyzzy:3", "no conozco el campo «xyzzy»", "^^^^^"},
		{"raza:dargon", "«dargon» no es un valor de «raza»; ¿quizá «Dragón»?", "     ^^^^^^"},
		{"ñandú tipo:a", "«a» no es un valor de «tipo»; ¿quizá «Aliado» o «Arma»?", "           ^"},
		{"tipo:", "falta lo que se busca en «tipo»; ¿quizá «Aliado», «Arma» o «Talismán»?", "     ^"},
		{"coste<=x", "«x» no es un número para «coste»", "       ^"},
		{"coste:9999999", "«9999999» no es un número para «coste»", "      ^^^^^^^"},
		{"nombre<a", "«nombre» no se puede comparar con «<»; ¿quizá «nombre:»?", "^^^^^^^"},
		{"(a o b", "falta cerrar este paréntesis", "^"},
		{"a)", "este paréntesis se cierra y no se abrió", " ^"},
		{"a ()", "no hay nada entre los paréntesis", "  ^^"},
		{`rey "art`, "falta cerrar estas comillas", "    ^^^^"},
		{`nombre:"art`, "falta cerrar estas comillas", "       ^^^^"},
		{"a o", "falta algo después de «o»", "   ^"},
		{"o a", "falta algo antes de «o»", "^"},
		{"a o o b", "falta algo antes de «o»", "    ^"},
		{"y a", "falta algo antes de «y»", "^"},
		{"a y", "falta algo después de «y»", "  ^"},
		{"(a -)", "falta algo después de «-»", "   ^"},
		{"foil:quizá", "«foil» es sí o no, no «quizá»; ¿quizá «sí» o «no»?", "     ^^^^^"},
		{"foil>=quizá", "«quizá» no es un número para «foil»", "      ^^^^^"},
		{"única>=1", "«única» no se puede comparar con «>=»; ¿quizá «única:»?", "^^^^^^^"},
		{"precio>=caro", "«caro» no es un precio para «precio»; ¿quizá «$1.500» o «1250,50»?", "        ^^^^"},
		{"precio:", "falta lo que se busca en «precio»; ¿quizá «$1.500» o «1250,50»?", "       ^"},
		{"precoi<5", "no conozco el campo «precoi»; ¿quizá «precio»?", "^^^^^^"},
		{"precio>ninguno", "«precio» no puede ser ninguno", "       ^^^^^^^"},
		{"tengo:ninguno", "«tengo» no puede ser ninguno", "      ^^^^^^^"},
		{"idioma:inglis", "«inglis» no es un valor de «idioma»; ¿quizá «inglés»?", "       ^^^^^^"},
		{strings.Repeat("(", 50) + "a", "hay demasiados paréntesis uno dentro de otro", strings.Repeat(" ", 40) + "^"},
	} {
		_, err := Parse(c.text)
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("Parse(%q) gives the error %v", c.text, err)
			continue
		}
		if e.Error() != c.want {
			t.Errorf("Parse(%q) says %q, want %q", c.text, e, c.want)
		}
		if got := e.Caret(); got != c.text+"\n"+c.caret {
			t.Errorf("Parse(%q) points so:\n%s\nwant\n%s", c.text, got, c.text+"\n"+c.caret)
		}
	}
	_, err := Parse(strings.Repeat("a", MaxLength+1))
	if err == nil {
		t.Error("a query without end is read")
	}
}

func TestAnEditionThatIsNoneIsAnError(t *testing.T) {
	x := NewIndex(shelf())
	for _, c := range []struct{ text, want, caret string }{
		{"ed:XX", "«XX» no es un valor de «ed»; ¿quizá «ES», «CR» o «HE»?", "   ^^"},
		{"dragon (tengo o -ed=MIO)", "«MIO» no es un valor de «ed»; ¿quizá «MIA»?", "                    ^^^"},
		{`ed:"XX"`, "«XX» no es un valor de «ed»; ¿quizá «ES», «CR» o «HE»?", "    ^^"},
		{"edición != EQ", "«EQ» no es un valor de «ed»; ¿quizá «ES» o «EN»?", "           ^^"},
		{"formato:racial", "«racial» no es un valor de «formato»; ¿quizá «racial-libre» o «racial-edicion»?", "        ^^^^^^"},
		{"formato:imperio -tengo", "«imperio» no es un valor de «formato»; ¿quizá «dar-primer-bloque», «barbarie» o «libre»?", "        ^^^^^^^"},
	} {
		q, err := Parse(c.text)
		if err != nil {
			t.Fatal(err)
		}
		var e *Error
		if !errors.As(x.Check(q), &e) {
			t.Errorf("%q is asked", c.text)
			continue
		}
		if e.Error() != c.want || e.Caret() != c.text+"\n"+c.caret {
			t.Errorf("%q says %q and points so:\n%s\nwant %q\n%s", c.text, e, e.Caret(), c.want, c.text+"\n"+c.caret)
		}
	}
	for _, text := range []string{"", "ed:MIA", "-ed:MIA tengo", "ed:ES", "ed:ninguna", "formato:libre", "texto:XX", "mazo:XX"} {
		q, err := Parse(text)
		if err != nil || x.Check(q) != nil {
			t.Errorf("%q: %v, %v", text, err, x.Check(q))
		}
	}
	x.Remove(card.Printing{Edition: "MIA", Number: 5})
	if q, _ := Parse("ed:MIA"); x.Check(q) == nil {
		t.Error("an edition is known when its last card is gone")
	}
}

func TestASuggestionMendsTheQuery(t *testing.T) {
	for text, want := range map[string]string{
		"dragon tpo:aliado": "dragon tipo:aliado",
		"raza:dargon coste": "raza:Dragón coste",
		"foil:quizá":        "foil:sí",
		"tipo:":             "tipo:Aliado",
		"raza<dragon":       "raza:dragon",
	} {
		_, err := Parse(text)
		var e *Error
		if !errors.As(err, &e) || len(e.Suggestions) == 0 {
			t.Errorf("Parse(%q) gives %v, without a suggestion", text, err)
			continue
		}
		if got := e.Mended(e.Suggestions[0]); got != want {
			t.Errorf("%q mended is %q, want %q", text, got, want)
		}
	}
}

func TestDescribeSaysTheQueryBack(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "todas las cartas",
		"rey":                             "cartas que llevan «rey»",
		"raza:dragon coste<=3":            "cartas de raza Dragón y de coste 3 o menos",
		"tipo:aliado ed:ES tengo -foil":   "cartas de tipo Aliado, de Espada Sagrada y que tienes, salvo las en foil",
		"-tengo -tipo:oro":                "todas las cartas, salvo las que tienes o de tipo Oro",
		"raza:titan (coste<3 o fuerza>4)": "cartas de raza Titán y (de coste 2 o menos o de fuerza 5 o más)",
		"tengo:0":                         "cartas que no tienes",
		"busco":                           "cartas que buscas",
		"busco>=2 -faltan":                "cartas de las que buscas 2 o más, salvo las que te faltan",
		"busco:0":                         "cartas que no buscas",
		"foil>=1 -foil>3":                 "cartas que tienes en foil, salvo las de las que tienes 4 o más en foil",
		"foil:0":                          "cartas que no tienes en foil",
		"precio>=$1.500 precio<US$3,5":    "cartas pagadas a 1500 CLP o más y pagadas a menos de 3.50 USD",
		"precio>5 o precio:ninguno":       "cartas (pagadas a más de 5 o sin precio)",
		"valor>=$5000 o valor:ninguno":    "cartas (que valen 5000 CLP o más o sin valor)",
		"estado>=ex idioma:en":            "cartas en estado EX o mejor y en inglés",
		"lugar:ninguno":                   "cartas sin lugar",
		"frec>=real":                      "cartas de frecuencia Real o más rara",
	} {
		q, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := q.Describe(speech.InSpanish); got != want {
			t.Errorf("%q is said back as %q, want %q", text, got, want)
		}
	}
}

func TestEverySentenceIsThere(t *testing.T) {
	seen := map[string]bool{}
	for i, s := range Sentences() {
		if s == "" || seen[s] {
			t.Errorf("sentence %d is %q", i, s)
		}
		seen[s] = true
	}
	for _, f := range Fields() {
		for _, n := range []Node{&TextTest{Field: f, Text: "es"}, &AmountTest{Field: f, Op: Is, Amount: 2}, &ChoiceTest{Field: f, Op: Is, Choice: 1}, &Flag{Field: f},
			&PriceTest{Field: f, Op: Is, Price: holding.Price{Cents: 200}}} {
			if fits(f, n) && strings.Contains(Query{Root: n}.Describe(speech.InSpanish), "todas") {
				t.Errorf("nothing is said of %s", n)
			}
		}
	}
}

// fits reports whether the parser makes such a node of the field.
func fits(f Field, n Node) bool {
	kinds := map[kind]Node{ofText: &TextTest{}, ofAmount: &AmountTest{}, ofChoice: &ChoiceTest{}, ofFlag: &Flag{}, ofPrice: &PriceTest{}}
	return reflect.TypeOf(kinds[f.info().kind]) == reflect.TypeOf(n)
}

func TestFieldNamesTellTheFieldsApart(t *testing.T) {
	names := map[string]Field{}
	for _, f := range Fields() {
		for _, name := range append([]string{f.String()}, f.info().aliases...) {
			if other, ok := names[card.Fold(name)]; ok {
				t.Errorf("%q is %s and %s", name, other, f)
			}
			names[card.Fold(name)] = f
			if got := fieldNamed(strings.ToUpper(name)); got != f {
				t.Errorf("%q is read as %q, want %q", name, got, f)
			}
		}
	}
}

// drawNode makes a tree that the parser could have made, without places.
func drawNode(t *rapid.T, depth int) Node {
	kinds := 7
	if depth > 0 {
		kinds = 10
	}
	field := func(k kind) Field {
		return rapid.SampledFrom(slices.DeleteFunc(Fields(), func(f Field) bool { return f.info().kind != k })).Draw(t, "field")
	}
	text := rapid.OneOf(rapid.SampledFrom([]string{"rey", "o", "y", "foil", "tengo", "-", "-a", "a b", `"`, "«x»", "coste", "<3", ":", "ed:ES", "ninguno", "(", "ñ", "!=", "º"}), rapid.StringN(0, 6, -1))
	switch rapid.IntRange(0, kinds-1).Draw(t, "kind") {
	case 1:
		f, s := field(ofText), text.Draw(t, "text")
		if f == Language {
			return &TextTest{Field: f, Op: Is, Text: rapid.SampledFrom([]string{"es", "en", "xx"}).Draw(t, "language")}
		}
		if s == "" {
			return &Lacks{Field: f}
		}
		return &TextTest{Field: f, Op: rapid.SampledFrom([]Op{Holds, Is}).Draw(t, "op"), Text: s}
	case 2:
		if rapid.IntRange(0, 5).Draw(t, "own edition") == 0 {
			return &TextTest{Field: Edition, Op: Is, Text: "MIA"}
		}
		f := field(ofAmount)
		if rapid.IntRange(0, 5).Draw(t, "of foils") == 0 {
			f = Foil
		}
		return &AmountTest{Field: f, Op: Op(rapid.IntRange(int(Is), int(AtLeast)).Draw(t, "op")), Amount: rapid.IntRange(0, maxAmount).Draw(t, "amount")}
	case 3:
		f := field(ofChoice)
		n := &ChoiceTest{Field: f, Op: Is, Choice: rapid.SampledFrom(f.info().choices).Draw(t, "value").value}
		if f.info().ordered {
			n.Op = Op(rapid.IntRange(int(Is), int(AtLeast)).Draw(t, "op"))
		}
		return n
	case 4:
		return &Flag{Field: field(ofFlag)}
	case 5:
		return &Lacks{Field: rapid.SampledFrom([]Field{Race, Cost, Place, Tag, Deck, Condition}).Draw(t, "lacks")}
	case 6:
		price := holding.Price{Cents: int64(rapid.IntRange(0, 100_000_000).Draw(t, "cents")), Currency: rapid.SampledFrom([]string{"", "CLP", "USD"}).Draw(t, "currency")}
		return &PriceTest{Field: Price, Op: Op(rapid.IntRange(int(Is), int(AtLeast)).Draw(t, "op")), Price: price}
	case 7:
		return &Not{Term: drawNode(t, depth-1)}
	case 8:
		return &And{drawTerms(t, depth, func(n Node) bool { _, ok := n.(*And); return !ok })}
	case 9:
		return &Or{drawTerms(t, depth, func(n Node) bool { _, ok := n.(*Or); return !ok })}
	}
	return &Word{Text: text.Draw(t, "word")}
}

func drawTerms(t *rapid.T, depth int, ok func(Node) bool) []Node {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Node { return drawNode(t, depth-1) }).Filter(ok), 2, 4).Draw(t, "terms")
}

// placeless is the tree without its places.
func placeless(n Node) Node {
	each := func(terms []Node) (out []Node) {
		for _, term := range terms {
			out = append(out, placeless(term))
		}
		return out
	}
	switch n := n.(type) {
	case *And:
		return &And{each(n.Terms)}
	case *Or:
		return &Or{each(n.Terms)}
	case *Not:
		return &Not{Term: placeless(n.Term)}
	case *Word:
		return &Word{Text: n.Text}
	case *TextTest:
		return &TextTest{Field: n.Field, Op: n.Op, Text: n.Text}
	case *AmountTest:
		return &AmountTest{Field: n.Field, Op: n.Op, Amount: n.Amount}
	case *PriceTest:
		return &PriceTest{Field: n.Field, Op: n.Op, Price: n.Price}
	case *ChoiceTest:
		return &ChoiceTest{Field: n.Field, Op: n.Op, Choice: n.Choice}
	case *Flag:
		return &Flag{Field: n.Field}
	case *Lacks:
		return &Lacks{Field: n.Field}
	}
	return nil
}

func TestWhatIsPrintedReadsBackTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := Query{Root: drawNode(t, 3)}
		printed := want.String()
		if len(printed) > MaxLength {
			t.Skip("too long")
		}
		got, err := Parse(printed)
		if err != nil {
			t.Fatalf("Parse(%q): %v", printed, err)
		}
		if !reflect.DeepEqual(placeless(got.Root), want.Root) {
			t.Fatalf("%q reads back as %q", printed, got)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"dragon tipo:aliado coste<=3 (ed:ES o ed:HE) -tengo", `nombre:"a""b" y «c»`, "a o", "((", "--a", "coste != 3", "foil:no", "foil>=2 precio<$1.500", "idioma:inglés", "\xff:\xff", "“x”", "tipo: "} {
		f.Add(text, 3)
	}
	x := NewIndex(shelf())
	f.Fuzz(func(t *testing.T, text string, cursor int) {
		for _, c := range x.Complete(text, cursor, 9) {
			if completed, at := c.Apply(text); at < 0 || at > len(completed) {
				t.Fatalf("%q completed with %q leaves the cursor at %d", text, c.Insert, at)
			}
		}
		q, err := Parse(text)
		if err != nil {
			var e *Error
			if !errors.As(err, &e) || e.Error() == "" || e.Caret() == "" {
				t.Fatalf("Parse(%q) gives the error %v", text, err)
			}
			return
		}
		if q.Root != nil && (q.Root.Span().From < 0 || q.Root.Span().To > len(text)) {
			t.Fatalf("%q stands at %v", text, q.Root.Span())
		}
		x.Find(q, nil)
		if err := x.Check(q); err != nil && err.(*Error).Caret() == "" {
			t.Fatalf("Check(%q) points nowhere", text)
		}
		if utf8.ValidString(text) && q.Describe(speech.InSpanish) == "" {
			t.Fatalf("nothing is said of %q", text)
		}
		again, err := Parse(q.String())
		if len(q.String()) > MaxLength {
			return
		}
		if err != nil || !reflect.DeepEqual(placeless(again.Root), placeless(q.Root)) {
			t.Fatalf("%q prints %q and reads back as %q, %v", text, q, again, err)
		}
	})
}
