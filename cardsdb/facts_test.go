package cardsdb

import (
	"bytes"
	"encoding/csv"
	"reflect"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

func mustFacts(t testing.TB) []card.Card {
	t.Helper()
	cards, err := parseFacts(bytes.NewReader(factsFile))
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// unknownOf is how many printings of an edition nothing is known of.
var unknownOf = map[card.Edition]int{"IM": 5, "HD": 15, "TA": 3, "EN": 1, "ESA": 1, "EX23": 5, "KR23": 23, "LPB3": 5}

// printings is how many there are in all.
const printings = 3656

func TestFactsHoldEveryPrintingThatIsKnown(t *testing.T) {
	perEdition := make(map[card.Edition]int)
	for _, c := range mustFacts(t) {
		perEdition[c.Edition]++
	}
	for _, info := range card.Editions() {
		if got := perEdition[info.Code]; got != info.Size-unknownOf[info.Code] {
			t.Errorf("%s has %d printings of %d", info.Name, got, info.Size)
		}
	}
	if n := len(mustFacts(t)); n != printings {
		t.Errorf("there are %d printings", n)
	}
}

func TestWhatHasNoNumberIsToldApartByItsName(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range mustFacts(t) {
		if info, _ := c.Edition.Info(); !info.Unnumbered {
			continue
		}
		key := string(c.Edition) + " " + card.Fold(c.Name)
		if c.Name == "" || seen[key] {
			t.Errorf("%s %q is there twice", c.Edition, c.Name)
		}
		seen[key] = true
	}
}

func TestAnEditionOfSeveralBlocksSaysOfWhichItsCardsAre(t *testing.T) {
	for _, c := range mustFacts(t) {
		info, _ := c.Edition.Info()
		switch {
		case c.Edition == "PE" && c.Source == card.NameOnly: // of some not even that is known
		case c.Block() == "":
			t.Errorf("%s is of no block", c.Code())
		case info.Block != "" && c.Origin != "":
			t.Errorf("%s says %q, its edition %q", c.Code(), c.Origin, info.Block)
		}
	}
}

// Of the printings of a card in one edition one is the plain one.
func TestVariantsStandBesideAPlainPrinting(t *testing.T) {
	type named struct {
		edition card.Edition
		name    string
	}
	plain, variants := map[named]int{}, map[named]int{}
	for _, c := range mustFacts(t) {
		key := named{c.Edition, card.Fold(c.Name)}
		if c.Variant == card.NoVariant {
			plain[key]++
		} else {
			variants[key]++
		}
	}
	for key, n := range plain {
		if n > 1 && key.edition != "PE" {
			t.Errorf("%v is plain %d times", key, n)
		}
	}
	if len(variants) != 155 {
		t.Errorf("%d cards have variants", len(variants))
	}
}

func TestFactsReadAsTheyAreWritten(t *testing.T) {
	rows, err := csv.NewReader(bytes.NewReader(factsFile)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range mustFacts(t) {
		if got := formatRow(c); !slices.Equal(got, rows[i+1]) {
			t.Errorf("line %d reads back as %q, want %q", i+2, got, rows[i+1])
		}
		again, err := decodeCard(encodeCard(c))
		if again != c || err != nil {
			t.Errorf("the record of %s reads as %+v, %v", c.Printing(), again, err)
		}
	}
}

func TestWhatIsNotKnownIsLeftOut(t *testing.T) {
	c, err := parseRow(strings.Split("PE,005,Mensajero de la Libertad,,,,,Promo,1,,,ES,sin datos,", ","))
	want := card.Card{Edition: "PE", Number: 5, Name: "Mensajero de la Libertad", Cost: card.NoNumber,
		Strength: card.NoNumber, Frequency: card.Promo, Unique: true, Origin: "ES", Source: card.NameOnly}
	if c != want || err != nil {
		t.Errorf("read %+v, %v", c, err)
	}
}

func TestFactsAreReadStrictly(t *testing.T) {
	const good = "ES,001,Rey Arturo Pendragón,Aliado,Caballero,5,2,Real,0,1,Waldo Retamales,,reglamento,"
	header := strings.Join(factColumns, ",")
	if _, err := parseFacts(strings.NewReader(header + "\n" + good + "\n")); err != nil {
		t.Fatalf("the good row is refused: %v", err)
	}
	for name, text := range map[string]string{
		"empty":             "",
		"no header":         good,
		"other header":      strings.Replace(header, "coste", "costo", 1) + "\n" + good,
		"column missing":    header + "\nES,001,Rey Arturo",
		"repeated":          header + "\n" + good + "\n" + good,
		"edition":           header + "\n" + strings.Replace(good, "ES", "XX", 1),
		"number outside":    header + "\n" + strings.Replace(good, "001", "237", 1),
		"number form":       header + "\n" + strings.Replace(good, "001", "1", 1),
		"number sign":       header + "\n" + strings.Replace(good, "001", "+01", 1),
		"type":              header + "\n" + strings.Replace(good, "Aliado", "aliado", 1),
		"no type":           header + "\n" + strings.Replace(good, "Aliado", "", 1),
		"race":              header + "\n" + strings.Replace(good, "Caballero", "Elfo", 1),
		"race on a weapon":  header + "\n" + strings.Replace(strings.Replace(good, "Aliado", "Arma", 1), ",2,", ",,", 1),
		"ally not strong":   header + "\n" + strings.Replace(good, ",2,", ",,", 1),
		"strength 02":       header + "\n" + strings.Replace(good, ",2,", ",02,", 1),
		"strength 200":      header + "\n" + strings.Replace(good, ",2,", ",200,", 1),
		"cost of a gold":    header + "\nES,222,Azor,Oro,,1,,Oro,0,0,,,dos fuentes,",
		"no cost":           header + "\n" + strings.Replace(good, ",5,", ",,", 1),
		"frequency":         header + "\n" + strings.Replace(good, "Real", "Mítica", 1),
		"variant":           header + "\n" + good + "azul",
		"unique":            header + "\n" + strings.Replace(good, ",0,1,", ",no,1,", 1),
		"origin":            header + "\n" + strings.Replace(good, ",,reglamento", ",XX,reglamento", 1),
		"source":            header + "\n" + strings.Replace(good, "reglamento", "propio", 1),
		"spaces in a name":  header + "\n" + strings.Replace(good, "Rey Arturo", "Rey  Arturo", 1),
		"no name":           header + "\n" + strings.Replace(good, "Rey Arturo Pendragón", "", 1),
		"control character": header + "\n" + strings.Replace(good, "Waldo", "Wal\x1fdo", 1),
		"not UTF-8":         header + "\n" + strings.Replace(good, "ó", "\xf3", 1),
	} {
		if cards, err := parseFacts(strings.NewReader(text)); err == nil {
			t.Errorf("%s: accepted as %+v", name, cards)
		}
	}
}

func FuzzParseFacts(f *testing.F) {
	lines := bytes.SplitAfterN(factsFile, []byte("\n"), 12)
	f.Add(bytes.Join(lines[:11], nil))
	f.Add([]byte(strings.Join(factColumns, ",") + "\n\"ES\",001,\"a\"\"b\",Oro,,,,Oro,1,,,PE,sin datos,"))
	f.Fuzz(func(t *testing.T, data []byte) {
		cards, err := parseFacts(bytes.NewReader(data))
		if err != nil {
			return
		}
		for _, c := range cards {
			again, err := parseRow(formatRow(c))
			if again != c || err != nil {
				t.Errorf("%+v reads back as %+v, %v", c, again, err)
			}
		}
	})
}

func FuzzDecodeRecords(f *testing.F) {
	cards := mustFacts(f)
	f.Add(encodeCard(cards[0]))
	f.Add(encodeCard(cards[len(cards)-1]))
	f.Add([]byte("\x023\x1f1\x1f1250\x1fCLP\x1ftrueque\x1f2026-01-31\x1fa\x1eb\x1fnotas\x1ffoto.jpg"))
	f.Add([]byte("ES/00012/13/en/Carpeta azul/0003/0007"))
	if entry, err := encodeEntry(someEntry()); err == nil {
		f.Add(entry)
	}
	f.Add([]byte(`{"nombre":"Mío","lista":"3x Bane","creado":"2026-01-31T18:45:02Z","cambiado":"2026-01-31T18:45:02Z"}`))
	f.Add([]byte("\x01" + `{"fecha":"2026-01-31T18:45:02Z","asientos":[{"nombre":"Ana","mazo":"Mío"}],"ganador":0,"resultado":"","turnos":9,"reglamento":"dar"}`))
	f.Add([]byte("\x01CLP\nES/00001 00 150000\nES/00001 12 999"))
	f.Fuzz(func(t *testing.T, record []byte) {
		if l, err := decodePriceList([]byte("2026-01-31/Tienda"), record); err == nil {
			again, err := encodePriceList(l)
			if back, err2 := decodePriceList([]byte("2026-01-31/Tienda"), again); !reflect.DeepEqual(back, l) || err != nil || err2 != nil {
				t.Errorf("price list %q is read back from %q: %v %v", record, again, err, err2)
			}
		}
		if c, err := decodeCard(record); err == nil && !bytes.Equal(encodeCard(c), record) {
			t.Errorf("card %q is written back as %q", record, encodeCard(c))
		}
		key, id := []byte("ES/00001/00///0000/0000"), idKey(7)
		if h, err := decodeRow(key, record); err == nil {
			again, err := encodeRow(h)
			if back, err2 := decodeRow(key, again); !reflect.DeepEqual(back, h) || err != nil || err2 != nil {
				t.Errorf("row %q is read back from %q: %v %v", record, again, err, err2)
			}
		}
		if w, err := decodeWish([]byte("ES/00001"), record); err == nil {
			again, err := encodeWish(w)
			if back, err2 := decodeWish([]byte("ES/00001"), again); back != w || err != nil || err2 != nil {
				t.Errorf("wish %q is read back from %q: %v %v", record, again, err, err2)
			}
		}
		if k, err := parseRowKey(record); err == nil {
			if again, err := rowKey(k); !bytes.Equal(again, record) || err != nil {
				t.Errorf("row key %q is written back as %q, %v", record, again, err)
			}
		}
		if e, err := decodeEntry(record); err == nil {
			again, err := encodeEntry(e)
			if back, err2 := decodeEntry(again); !reflect.DeepEqual(back, e) || err != nil || err2 != nil {
				t.Errorf("entry %q is read back as %+v: %v %v", record, back, err, err2)
			}
		}
		_, _ = decodeCorrection(key, record)
		if d, err := decodeDeck(id, record); err == nil {
			again, err := encodeDeck(d)
			if back, err2 := decodeDeck(id, again); err == nil && (back != d || err2 != nil) {
				t.Errorf("deck %q is read back from %q as %+v, %v", record, again, back, err2)
			}
		}
		if m, err := decodeMatch(id, record); err == nil {
			again, err := encodeMatch(m)
			if back, err2 := decodeMatch(id, again); err == nil && (!slices.Equal(back.Seats, m.Seats) || back.Result != m.Result || err2 != nil) {
				t.Errorf("match %q is read back from %q as %+v, %v", record, again, back, err2)
			}
		}
		_, _ = parsePrintingKey(record)
	})
}
