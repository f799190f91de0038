package deck

import (
	"bytes"
	"encoding/binary"
	"encoding/csv"
	"errors"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

// known draws lists of cards that a catalogue has.
func known(c shelf) *rapid.Generator[List] {
	ref := rapid.Custom(func(t *rapid.T) Ref {
		r := RefTo(rapid.SampledFrom(c).Draw(t, "card"))
		if rapid.Bool().Draw(t, "any printing") {
			r = Ref{Name: r.Name}
		}
		return r
	})
	entries := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Entry {
		return Entry{ref.Draw(t, "ref"), rapid.IntRange(1, MaxCount).Draw(t, "count")}
	}), 0, 20)
	return rapid.Custom(func(t *rapid.T) List {
		l := List{Title: words().Draw(t, "title"), Cards: entries.Draw(t, "cards"), Sideboard: entries.Draw(t, "side")}
		if rapid.Bool().Draw(t, "has initial") {
			l.Initial = ref.Draw(t, "initial")
		}
		return l
	})
}

func TestEveryFormReadsBackWhatItKeeps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := known(cards).Draw(t, "list").Tidy()
		for _, form := range Forms() {
			text := form.Write(l, cards)
			got, err := ReadAny(strings.NewReader(text), cards)
			if err != nil {
				t.Fatalf("%s: %v\n%s", form, err, text)
			}
			want := l
			switch form {
			case Coded:
				want = l.Printed(cards)
			case Table:
				want.Title = ""
			case Plain:
				for _, c := range cards {
					name := Ref{Name: c.Name}
					if got.CountOf(name) != min(l.CountOf(name), MaxCount) && l.Cards.CountOf(name) < MaxCount {
						t.Fatalf("%d of %s, want %d", got.CountOf(name), name, l.CountOf(name))
					}
				}
				continue
			}
			if d := Compare(want, got); !d.Empty() || got.Title != want.Title {
				t.Fatalf("%s: %q differs:\n%s", form, text, d)
			}
		}
	})
}

func TestATableIsReadByTheNamesOfItsColumns(t *testing.T) {
	want := List{Initial: Ref{Name: "Azor"}, Cards: Entries{{Ref{"Bola, de Fuego", "ES", 44}, 2}}, Sideboard: Entries{{Ref{Name: "Kay"}, 1}}}
	for _, text := range []string{
		"cantidad,nombre,parte,edicion,numero\n1,Azor,Oro inicial,,\n2,\"Bola, de Fuego\",mazo,ES,044\n1,Kay,Banquillo,,\n",
		"\uFEFFNombre;Edición;Número;Cantidad;Parte;Precio\r\nAzor;;;1;oro inicial\r\nBola, de Fuego;es;44;2;\r\nKay;;7;1;sideboard;9\r\n",
		"parte\tnombre\tcantidad\tedicion\tnumero\noro inicial\tAzor\t1\nmazo\tBola, de Fuego\t2\tES\t44\nbanquillo\tKay\t1\n",
	} {
		got, err := ReadAny(strings.NewReader(text), cards)
		if err != nil || !got.Equal(want) {
			t.Errorf("%q reads %+v, %v", text, got, err)
		}
	}
	_, err := ReadAny(strings.NewReader("cantidad,nombre\nx,Azor\n1,\n1000,Kay"), cards)
	var bad *ParseError
	if !errors.As(err, &bad) || strings.Count(err.Error(), "\n") != 2 || bad.Line != 2 {
		t.Errorf("error %v", err)
	}
	many := "cantidad,nombre\n" + strings.Repeat("1,Azor\n", MaxLines+5)
	if _, err := ReadAny(strings.NewReader(many), cards); err == nil || !strings.Contains(err.Error(), "pasa de 1000 líneas") {
		t.Errorf("error %v", err)
	}
}

func TestNamesOfFormsReadBack(t *testing.T) {
	for _, f := range Forms() {
		if got, err := ParseForm(strings.ToUpper(f.String())); err != nil || got != f {
			t.Errorf("ParseForm(%q) = %v, %v", f, got, err)
		}
	}
	if _, err := ParseForm("pdf"); err == nil {
		t.Error("pdf is a form")
	}
}

func TestACodeGivesTheDeckBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return c.Edition == "XX" })
		l := known(c).Draw(t, "list").Tidy()
		code, err := Encode(l, c)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Decode(strings.ToLower(code)+"\n", c)
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		if d := Compare(l, got); !d.Empty() && !overflows(l) {
			t.Fatalf("the code differs:\n%s", d)
		}
		if !strings.HasPrefix(l.Title, got.Title) || len(got.Title) < min(len(l.Title), maxTitle-4) {
			t.Fatalf("title %q of %q", got.Title, l.Title)
		}
		if again, err := Encode(got, c); err != nil || again != code {
			t.Fatalf("%v: %s, again %s", err, code, again)
		}
	})
}

// overflows reports whether a line would hold more than a list can.
func overflows(l List) bool {
	for _, es := range []Entries{l.Cards, l.Sideboard} {
		for _, e := range es {
			n := 0
			for _, o := range es {
				if o.same(e.Ref) {
					n += o.Count
				}
			}
			if n > MaxCount {
				return true
			}
		}
	}
	return false
}

func TestACodeIsShort(t *testing.T) {
	l, c := with(Entry{Ref{Name: "Dragón de Magma"}, 3}, Entry{Ref{Name: "Bola de Fuego"}, 3})
	l.Title = "Dragones de fuego"
	code, err := Encode(l, c)
	if err != nil || len(code) > 140 {
		t.Errorf("%d characters for %d lines, %v", len(code), len(l.Cards), err)
	}
}

func TestACodeThatIsDamagedIsRefusedWithItsReason(t *testing.T) {
	l := List{Initial: Ref{Name: "Azor"}}.Add(Ref{Name: "Bola de Fuego"}, 3)
	code, err := Encode(l, cards)
	if err != nil {
		t.Fatal(err)
	}
	flipped := []byte(code)
	flipped[len(codePrefix)+3] ^= 1
	later := codePrefix + codeAlphabet.EncodeToString([]byte{9, 0, 0, 0, 0, 0, 0})
	for code, want := range map[string]string{
		"":                                       "no empieza con MYL:",
		"MYL:":                                   "le faltan caracteres o tiene algunos de más",
		code[:len(code)-9]:                       "suma de control",
		string(flipped):                          "suma de control",
		later:                                    "lo escribió un programa más nuevo (versión 9)",
		"MYL:" + strings.Repeat("A", maxCode+20): "es demasiado largo",
	} {
		if _, err := Decode(code, cards); !errors.Is(err, ErrCode) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: error %v, want %s", code, err, want)
		}
	}
	if _, err := Decode(code, shelf{}); !errors.Is(err, ErrCode) || !strings.Contains(err.Error(), "el catálogo no tiene la carta ES 222") {
		t.Errorf("error %v", err)
	}
	if _, err := Encode(List{}.Add(Ref{Name: "Nadie"}, 1), cards); err == nil || !strings.Contains(err.Error(), "«Nadie»") {
		t.Errorf("error %v", err)
	}
}

func FuzzDecode(f *testing.F) {
	code, err := Encode(List{Title: "Ñ", Initial: Ref{Name: "Azor"}}.Add(Ref{Name: "Bola de Fuego"}, 9), cards)
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte(code))
	f.Add([]byte(codePrefix))
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, code := range []string{string(data), sealed(data)} {
			l, err := Decode(code, cards)
			if err != nil {
				if !errors.Is(err, ErrCode) {
					t.Fatalf("%q: error %v", code, err)
				}
				continue
			}
			again, err := Encode(l, cards)
			if err != nil {
				t.Fatalf("%q reads\n%s\nwhich has no code: %v", code, l, err)
			}
			if got, err := Decode(again, cards); err != nil || !got.Equal(l) {
				t.Fatalf("%q reads\n%s\nthen\n%s\n%v", code, l, got, err)
			}
		}
	})
}

func FuzzReadAny(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte("cantidad,nombre,parte\n1,Azor,oro inicial\n2,\"a\n\"\"b\",x"))
	f.Add([]byte("nombre;cantidad\n;\n\"x"))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := ReadAny(bytes.NewReader(data), cards)
		if err != nil {
			return
		}
		if !l.Equal(l.Tidy()) {
			t.Fatalf("%q reads untidy", data)
		}
		for _, form := range Forms() {
			if _, err := ReadAny(strings.NewReader(form.Write(l, cards)), cards); err != nil {
				t.Fatalf("%q as %s: %v", data, form, err)
			}
		}
	})
}

// sealed makes a code of bytes, with the sum that they need.
func sealed(data []byte) string {
	data = append([]byte{codeVersion}, data...)
	return codePrefix + codeAlphabet.EncodeToString(binary.LittleEndian.AppendUint32(data, crc32.ChecksumIEEE(data)))
}

// cod is a deck as Cockatrice writes it.
const cod = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp></lastLoadedTimestamp>
    <deckname>Dragones &amp; fuego</deckname>
    <comments>de otro
programa</comments>
    <zone name="main">
        <card number="3" name="Dragón de Magma"/>
        <card number="2" name="Caballería Ligera" setShortName="CR" collectorNumber="50" uuid=""/>
    </zone>
    <zone name="side">
        <card number="1" name="Bola de Fuego"/>
    </zone>
    <zone name="tokens">
        <card number="9" name="Ficha"/>
    </zone>
</cockatrice_deck>
`

func TestDecksOfOtherProgramsAreRead(t *testing.T) {
	want := List{
		Cards:     Entries{{Ref{Name: "Dragón de Magma"}, 3}, {Ref{"Caballería Ligera", "CR", 50}, 2}},
		Sideboard: Entries{{Ref{Name: "Bola de Fuego"}, 1}},
	}
	for name, c := range map[string]struct{ text, title, notes string }{
		"Cockatrice":       {cod, "Dragones & fuego", "de otro\nprograma"},
		"Arena":            {"Deck\r\n3 Dragón de Magma\r\n2 Caballería Ligera (CR) 50\r\n\r\nSideboard\r\n1 Bola de Fuego\r\n", "", ""},
		"Arena with About": {"About\nName Dragones\n\nDeck\n3 Dragón de Magma\n2 Caballería Ligera (CR) 50\n\nSideboard\n1 Bola de Fuego\n", "Dragones", ""},
		"plain with SB":    {"3 Dragón de Magma\nSB: 1 Bola de Fuego\n2 Caballería Ligera (CR) 050\n", "", ""},
	} {
		want.Title, want.Notes = c.title, c.notes
		if got, err := ReadAny(strings.NewReader(c.text), cards); err != nil || !got.Equal(want) {
			t.Errorf("%s is read as %+v, %v", name, got, err)
		}
	}
	for _, bad := range []string{
		strings.Replace(cod, `number="3"`, `number="0"`, 1), strings.Replace(cod, `name="Dragón de Magma"`, "", 1), cod[:len(cod)/2],
		`<cockatrice_deck>` + strings.Repeat(`<card number="1" name="x"/>`, MaxLines+1),
	} {
		_, err := ReadAny(strings.NewReader(bad), cards)
		if at := (*ParseError)(nil); !errors.As(err, &at) || at.Line == 0 {
			t.Errorf("error %v in %.200s", err, bad)
		}
	}
}

func FuzzParseCockatrice(f *testing.F) {
	f.Add(cod)
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ParseCockatrice(text, 10)
		if err == nil && len(d.Cards) > 10 {
			t.Errorf("%d cards", len(d.Cards))
		}
		if l, err := d.list(); err == nil && !l.Equal(l.Tidy()) {
			t.Errorf("%+v is not tidy", l)
		}
	})
}
func TestNoCellOfATableIsAFormula(t *testing.T) {
	l := List{Initial: Ref{Name: "@SUM"}, Cards: Entries{{Ref{Name: "=1+1"}, 1}, {Ref{Name: "-2+3"}, 2}, {Ref{Name: "+cmd|' /C calc'!A0"}, 1},
		{Ref{Name: "'=1"}, 1}, {Ref{Name: "'Kay'"}, 1}, {Ref{Name: "Azor"}, 1}}}
	text := Table.Write(l, cards)
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		for _, cell := range row {
			if cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0])) {
				t.Errorf("%q is a formula", cell)
			}
		}
	}
	if got, err := ReadAny(strings.NewReader(text), cards); err != nil || !got.Equal(l) {
		t.Errorf("%s reads back %+v, %v", text, got, err)
	}
}
