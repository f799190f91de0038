package cardsdb

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// tellingStore has a card of the owner's, a corrected one, a text and a price list.
func tellingStore(t *testing.T) *Store {
	t.Helper()
	s := newStore(t)
	mustBe(t, s.Corrections().Set(card.Card{Edition: "X9", Number: 7, Name: "Carta Nuestra", Type: card.Talisman, Cost: 2, Strength: card.NoNumber}), nil)
	arthur, _ := s.Catalogue().Printing("ES", 1)
	arthur.Strength = 9
	mustBe(t, s.Corrections().Set(arthur), nil)
	mustBe(t, s.Corrections().SetText("Carta Nuestra", "Roba una carta."), nil)
	mustBe(t, s.Corrections().SetText("Bane", "Roba dos cartas."), nil)
	takePrices(t, s, january(31), "edicion;numero;precio;precio foil\nES;1;$1.500;4500,50\n")
	return s
}

// told is the file of what a store could tell.
func told(t *testing.T, s *Store) []byte {
	t.Helper()
	d, err := s.CardData()
	mustBe(t, err, nil)
	d.Title, d.Author, d.Date = "Nuestras cartas", "Ana", holding.Date{Year: 2026, Month: 2, Day: 1}
	var b bytes.Buffer
	mustBe(t, WriteCardData(&b, d), nil)
	return b.Bytes()
}

func dataPlanOf(t *testing.T, s *Store, file []byte) DataPlan {
	t.Helper()
	d, err := ReadCardData(bytes.NewReader(file))
	mustBe(t, err, nil)
	plan, err := s.PlanData(d)
	mustBe(t, err, nil)
	return plan
}

func TestWhatOneTellsOfCardsAnotherKnowsAfterwards(t *testing.T) {
	file := told(t, tellingStore(t))
	s := newStore(t)
	plan := dataPlanOf(t, s, file)
	if plan.Data.Title != "Nuestras cartas" || plan.Data.Author != "Ana" || len(plan.Cards) != 2 || len(plan.Wordings) != 2 {
		t.Fatalf("it is read as %+v", plan.Data)
	}
	if got := fmt.Sprint(plan.Brings()); got != "2 2 2" {
		t.Errorf("it brings %s", got)
	}
	fates := map[string]CardFate{}
	for _, c := range plan.Cards {
		fates[c.Card.Printing().String()] = c.Fate
	}
	if want := map[string]CardFate{"ES 001": OtherCard, "X9 007": NewCard}; !reflect.DeepEqual(fates, want) {
		t.Errorf("the fates are %v", fates)
	}
	mustBe(t, s.TakeData("nuestras.zip", plan), nil)
	if c, ok := s.Catalogue().Printing("X9", 7); !ok || c.Name != "Carta Nuestra" || c.Text != "Roba una carta." || c.Source != card.Owner {
		t.Errorf("the new card is %+v", c)
	}
	if c, _ := s.Catalogue().Printing("ES", 1); c.Strength != 9 || c.Text == "" {
		t.Errorf("the other card is %+v", c)
	}
	if book, err := s.Prices().All(); err != nil || len(book) != 1 || book[0].Called() != "Tienda, 2026-01-31" || len(book[0].Prices) != 2 {
		t.Errorf("the prices are %+v, %v", book, err)
	}
	if again := dataPlanOf(t, s, file); again.Cards[0].Fate != SameCard || again.Cards[1].Fate != SameCard || again.Wordings[0].Fate != SameText {
		t.Errorf("taken again it would do %+v", again.Cards)
	}
	if !bytes.Equal(contentOf(t, told(t, s)), contentOf(t, file)) {
		t.Error("what is told again is not the same")
	}
	entry, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := entry.Done.String(); got != "Datos de cartas de nuestras.zip: 2 cartas, 2 textos, 2 precios" {
		t.Errorf("the entry says %q", got)
	}
	if d, err := s.CardData(); err != nil || !d.Empty() {
		t.Errorf("undone there is %+v, %v", d, err)
	}
	if _, ok := s.Catalogue().Printing("X9", 7); ok {
		t.Error("undone the new card is still there")
	}
}

// contentOf unpacks a file.
func contentOf(t *testing.T, file []byte) []byte {
	t.Helper()
	packed, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	mustBe(t, err, nil)
	var all []byte
	for _, f := range packed.File {
		part, err := readPart(f)
		mustBe(t, err, nil)
		all = append(append(all, f.Name...), part...)
	}
	return all
}

func TestWhatTheOwnerWroteStaysUnlessThatIsChanged(t *testing.T) {
	file := told(t, tellingStore(t))
	s := newStore(t)
	arthur, _ := s.Catalogue().Printing("ES", 1)
	arthur.Strength = 4
	mustBe(t, s.Corrections().Set(arthur), nil)
	mustBe(t, s.Corrections().SetText("Bane", "Bota tres cartas."), nil)
	plan := dataPlanOf(t, s, file)
	if got := fmt.Sprint(plan.Brings()); got != "1 1 2" {
		t.Errorf("it brings %s", got)
	}
	mine := -1
	for i, c := range plan.Cards {
		if c.Fate == OwnCard {
			mine = i
		}
	}
	if mine < 0 || !plan.Cards[mine].Keeps || fmt.Sprint(plan.Cards[mine].Changed()) != "[fuerza]" {
		t.Fatalf("the plan is %+v", plan.Cards)
	}
	if was, now := plan.Cards[mine].Facts("fuerza"); was != "4" || now != "9" {
		t.Errorf("the Strength is %s and would be %s", was, now)
	}
	plan.NoPrices = true
	mustBe(t, s.TakeData("x", plan), nil)
	if c, _ := s.Catalogue().Printing("ES", 1); c.Strength != 4 {
		t.Errorf("mine is gone: %+v", c)
	}
	plan.Cards[mine].Keeps = false
	for i := range plan.Keeps {
		plan.Keeps[i] = false
	}
	mustBe(t, s.TakeData("x", plan), nil)
	if c, _ := s.Catalogue().Printing("ES", 1); c.Strength != 9 {
		t.Errorf("theirs did not come: %+v", c)
	}
	if got := textsOf(s.Catalogue(), "Bane"); !strings.HasPrefix(got, "Roba dos cartas.") {
		t.Errorf("the text is %q", got)
	}
	if book, _ := s.Prices().All(); len(book) != 0 {
		t.Errorf("prices came that were left out: %v", book)
	}
}

// packedData is a zip of files.
func packedData(parts ...string) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i+1 < len(parts); i += 2 {
		f, err := w.Create(parts[i])
		if err == nil {
			_, err = f.Write([]byte(parts[i+1]))
		}
		if err != nil {
			panic(err)
		}
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return b.Bytes()
}

func TestAFileOfCardDataIsBelievedWholeOrNotAtAll(t *testing.T) {
	const head = `{"castillo-datos":1}`
	columns := strings.Join(factColumns, ",") + "\n"
	good := "ES,001,Rey,Aliado,Caballero,5,2,Real,0,1,,,propia,\n"
	for name, c := range map[string]struct {
		file []byte
		says string
	}{
		"no zip":          {[]byte("hola"), "no es un archivo de datos de cartas"},
		"too large":       {make([]byte, maxDataFile+1), "pasa de 4 MiB"},
		"a bomb":          {packedData(dataHeadName, head, dataTextsName, strings.Repeat(" ", maxDataPart+1)), "pasa de 8 MiB"},
		"no head":         {packedData(dataFactsName, columns+good), "(castillo-datos.json: falta)"},
		"of tomorrow":     {packedData(dataHeadName, `{"castillo-datos":2}`, dataFactsName, columns+good), "es de un Castillo más nuevo"},
		"no version":      {packedData(dataHeadName, `{}`, dataFactsName, columns+good), "no dice de qué versión es"},
		"odd title":       {packedData(dataHeadName, `{"castillo-datos":1,"titulo":"a\nb"}`, dataFactsName, columns+good), "el título o el autor no se pueden leer"},
		"odd day":         {packedData(dataHeadName, `{"castillo-datos":1,"fecha":"2026-02-31"}`, dataFactsName, columns+good), "no es una fecha"},
		"twice":           {packedData(dataHeadName, head, dataHeadName, head), "castillo-datos.json está dos veces"},
		"nothing":         {packedData(dataHeadName, head), "no trae datos, textos ni precios"},
		"other columns":   {packedData(dataHeadName, head, dataFactsName, "nombre\nRey\n"), "las columnas no son"},
		"a card twice":    {packedData(dataHeadName, head, dataFactsName, columns+good+good), "línea 3: ES 001 está repetida"},
		"no such edition": {packedData(dataHeadName, head, dataFactsName, columns+strings.Replace(good, "ES", "../x", 1)), "no es el código de una carta"},
		"no such type":    {packedData(dataHeadName, head, dataFactsName, columns+strings.Replace(good, "Aliado", "Dragón", 1)), "la columna tipo no puede ser"},
		"impossible":      {packedData(dataHeadName, head, dataFactsName, columns+strings.Replace(good, "Aliado", "Oro", 1)), "un Oro no tiene coste"},
		"texts":           {packedData(dataHeadName, head, dataTextsName, "hola"), "línea 1: no es un archivo de textos"},
		"prices":          {packedData(dataHeadName, `{"castillo-datos":1,"precios":{"nombre":"T","fecha":"2026-01-31","moneda":"CLP"}}`, dataPricesName, "hola"), "no es una tabla de precios"},
		"odd list":        {packedData(dataHeadName, `{"castillo-datos":1,"precios":{"nombre":"T","fecha":"2026-01-31","moneda":"plata"}}`, dataPricesName, "hola"), "castillo-datos.json"},
	} {
		if _, err := ReadCardData(bytes.NewReader(c.file)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
	d, err := ReadCardData(bytes.NewReader(packedData("../../etc/passwd", "x", dataHeadName, head, dataFactsName, columns+good)))
	if err != nil || len(d.Cards) != 1 {
		t.Errorf("with a part that nobody knows it is %+v, %v", d, err)
	}
}

func FuzzReadCardData(f *testing.F) {
	columns := strings.Join(factColumns, ",") + "\n"
	f.Add([]byte(`{"castillo-datos":1,"titulo":"a","precios":{"nombre":"T","fecha":"2026-01-31","moneda":"CLP"}}`),
		[]byte(columns+"ES,001,Rey,Aliado,Caballero,5,2,Real,0,1,,,propia,\n"), []byte(someWordings), []byte("edicion;numero;precio\nES;1;100\n"))
	f.Add([]byte(`{"castillo-datos":1}`), []byte(columns+"X9,1234,\"'=a\",Oro,,,,,0,,,,propia,\n"), []byte{}, []byte{})
	f.Fuzz(func(t *testing.T, head, facts, texts, asked []byte) {
		if len(head)+len(facts)+len(texts)+len(asked) > 8192 {
			return
		}
		parts := []string{dataHeadName, string(head)}
		for _, p := range []struct {
			name string
			data []byte
		}{{dataFactsName, facts}, {dataTextsName, texts}, {dataPricesName, asked}} {
			if len(p.data) > 0 {
				parts = append(parts, p.name, string(p.data))
			}
		}
		d, err := ReadCardData(bytes.NewReader(packedData(parts...)))
		if err != nil {
			return
		}
		var out bytes.Buffer
		mustNot(t, WriteCardData(&out, d))
		again, err := ReadCardData(bytes.NewReader(out.Bytes()))
		if err != nil || !reflect.DeepEqual(again, d) {
			t.Errorf("%+v is read again as %+v, %v", d, again, err)
		}
	})
}

func FuzzUnpackCardData(f *testing.F) {
	f.Add(packedData(dataHeadName, `{"castillo-datos":1}`, dataTextsName, someWordings))
	f.Fuzz(func(t *testing.T, file []byte) {
		if _, err := ReadCardData(bytes.NewReader(file)); err != nil && !errors.Is(err, ErrInvalid) {
			t.Errorf("%v", err)
		}
	})
}
