package deck

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"castillo/game/card"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"
)

const sample = `# Dragones de fuego
// Hecho en casa
// para el torneo de mayo

Oro inicial: Azor (ES) 222

3x Dragón de Magma
2x Caballería Ligera (CR) 050
1x ¡Desleal! (ES)

Banquillo:
1x Bola de Fuego
`

var sampleList = List{
	Title:   "Dragones de fuego",
	Notes:   "Hecho en casa\npara el torneo de mayo",
	Initial: Ref{"Azor", "ES", 222},
	Cards: Entries{
		{Ref{Name: "Dragón de Magma"}, 3},
		{Ref{"Caballería Ligera", "CR", 50}, 2},
		{Ref{Name: "¡Desleal!", Edition: "ES"}, 1},
	},
	Sideboard: Entries{{Ref{Name: "Bola de Fuego"}, 1}},
}

func TestAListPrintsAsItIsRead(t *testing.T) {
	got, err := Parse(sample)
	if err != nil || !got.Equal(sampleList) {
		t.Errorf("Parse = %+v, %v\nwant %+v", got, err, sampleList)
	}
	if got := sampleList.String(); got != sample {
		t.Errorf("String() =\n%s\nwant\n%s", got, sample)
	}
}

func TestManyHandsWriteTheSameEntry(t *testing.T) {
	three := Entry{Ref{Name: "Dragón de Magma"}, 3}
	printed := Entry{Ref{"Dragón de Magma", "ES", 16}, 3}
	for line, want := range map[string]Entry{
		"3x Dragón de Magma":           three,
		"3X Dragón de Magma":           three,
		"3× Dragón de Magma":           three,
		"3 Dragón de Magma":            three,
		"3 x Dragón de Magma":          three,
		"  3\tDragón  de\u00a0Magma  ": three,
		"003 Dragón de Magma":          three,
		"3 Dragón de Magma (ES) 016":   printed,
		"3x Dragón de Magma (es) 16":   printed,
		"3x Dragón de Magma(ES) 016":   printed,
		"1x x Factor":                  {Ref{Name: "x Factor"}, 1},
		"2 12 Trabajos":                {Ref{Name: "12 Trabajos"}, 2},
		"1x Carta (de prueba)":         {Ref{Name: "Carta (de prueba)"}, 1},
		"1x Carta (AB) (ES) 001":       {Ref{"Carta (AB)", "ES", 1}, 1},
		"1x (ES) 001":                  {Ref{Name: "(ES) 001"}, 1},
	} {
		got, err := Parse(line)
		if err != nil || len(got.Cards) != 1 || got.Cards[0] != want {
			t.Errorf("Parse(%q) = %+v, %v; want %+v", line, got.Cards, err, want)
		}
	}
}

func TestTheInitialOroMayBeWrittenWithItsCount(t *testing.T) {
	for value, want := range map[string]Ref{
		"Azor":             {Name: "Azor"},
		"1x Azor":          {Name: "Azor"},
		"1 x Azor(es) 222": {"Azor", "ES", 222},
		"1 x(ES)":          {Name: "1 x", Edition: "ES"}, // found by the round trip
	} {
		got, err := Parse("Oro inicial: " + value)
		if err != nil || got.Initial != want {
			t.Errorf("%q reads %+v, %v; want %+v", value, got.Initial, err, want)
		}
		if again, err := Parse(got.String()); err != nil || again.Initial != want {
			t.Errorf("%q prints %q, reads %+v, %v", value, got, again.Initial, err)
		}
	}
}

func TestLayoutOfOtherHandsIsUnderstood(t *testing.T) {
	text := "\uFEFF\r\n# Mi mazo\r\n#\r\n\r\n# Aliados (3)\r\n3 Dragón de Magma\r\n" +
		"Oros:\r\n1 Azor\r\nORO INICIAL : 1x Azor\r\n# copiado de un amigo\r\n" +
		"# Sideboard\r\n1 Bola de Fuego\r\nTotems\r\n1 Woodhage\rMazo:\r\n1 Justa"
	want := List{
		Title:     "Mi mazo",
		Notes:     "copiado de un amigo",
		Initial:   Ref{Name: "Azor"},
		Cards:     Entries{{Ref{Name: "Dragón de Magma"}, 3}, {Ref{Name: "Azor"}, 1}, {Ref{Name: "Justa"}, 1}},
		Sideboard: Entries{{Ref{Name: "Bola de Fuego"}, 1}, {Ref{Name: "Woodhage"}, 1}},
	}
	if got, err := Parse(text); err != nil || !got.Equal(want) {
		t.Errorf("Parse = %+v, %v\nwant %+v", got, err, want)
	}
}

func TestTagsAreANoteToAProgramThatKnowsNone(t *testing.T) {
	l := List{Title: "Fuego", Notes: "para mayo", Tags: []string{"torneo", "dragones de fuego"}}
	want := "# Fuego\n// para mayo\n// Etiquetas: torneo, dragones de fuego\n"
	if got := l.String(); got != want {
		t.Errorf("String() = %q", got)
	}
	for _, text := range []string{want, "Etiquetas: torneo,dragones de fuego,, TORNEO\n// para mayo", "# Fuego\n// etiquetas : torneo\n// para mayo\n# Etiquetas: dragones de fuego"} {
		got, err := Parse(text)
		if err != nil || !slices.Equal(got.Tags, l.Tags) || got.Notes != l.Notes {
			t.Errorf("%q reads %q, %q, %v", text, got.Tags, got.Notes, err)
		}
	}
}

func TestABadLineIsToldWithItsPlaceItsWordsAndWhatToDo(t *testing.T) {
	for text, want := range map[string]string{
		"# t\n\nDragón de Magma":         "línea 3: «Dragón de Magma»: no se entiende; escribe la cantidad y el nombre, así: «1x Dragón de Magma»",
		"Dragón de Magma x3":             "línea 1: «Dragón de Magma x3»: no se entiende; escribe la cantidad y el nombre, así: «3x Dragón de Magma»",
		"Dragón de Magma 2":              "línea 1: «Dragón de Magma 2»: no se entiende; escribe la cantidad y el nombre, así: «2x Dragón de Magma»",
		"Dragón de Magma (ES) 016":       "línea 1: «Dragón de Magma (ES) 016»: no se entiende; escribe la cantidad y el nombre, así: «1x Dragón de Magma (ES) 016»",
		"3xDragón":                       "línea 1: «3xDragón»: no se entiende; escribe la cantidad y el nombre, así: «3x Dragón»",
		"1 Azor\n3x":                     "línea 2: «3x»: no se entiende; falta el nombre detrás de la cantidad",
		"0x Azor":                        "línea 1: «0x Azor»: la cantidad debe estar entre 1 y 999",
		"1000 Azor":                      "línea 1: «1000 Azor»: la cantidad debe estar entre 1 y 999",
		"99999999999999999999 Azor":      "línea 1: «99999999999999999999 Azor»: la cantidad debe estar entre 1 y 999",
		"1 Azor\n1 \x02Azor":             "línea 2: «1 Azor»: tiene caracteres que no son texto; guarda la lista como texto en UTF-8",
		"1 Drag\xf3n":                    "línea 1: «1 Drag\uFFFDn»: no está en UTF-8; abre el archivo en un editor y guárdalo como UTF-8",
		"Oro inicial: A\nOro inicial: B": "línea 2: «Oro inicial: B»: el Oro inicial ya está dicho más arriba; deja una sola línea",
		"0 " + strings.Repeat("ñ", 90):   "línea 1: «0 " + strings.Repeat("ñ", 58) + "…»: la cantidad debe estar entre 1 y 999",
		"a\n1 Azor\nb": "línea 1: «a»: no se entiende; escribe la cantidad y el nombre, así: «1x a»\n" +
			"línea 3: «b»: no se entiende; escribe la cantidad y el nombre, así: «1x b»",
	} {
		_, err := Parse(text)
		if err == nil || err.Error() != want {
			t.Errorf("Parse(%q)\ngot  %v\nwant %v", text, err, want)
		}
		var bad *ParseError
		if !errors.As(err, &bad) || bad.Line == 0 || bad.Text == "" || bad.Reason == nil {
			t.Errorf("Parse(%q): error %#v lacks line, text or reason", text, err)
		}
	}
}

func TestAListOfTooManyLinesIsRefused(t *testing.T) {
	lines := strings.Repeat("1x Azor\n\n", MaxLines)
	if _, err := Parse(lines); err != nil {
		t.Errorf("%d lines: %v", MaxLines, err)
	}
	_, err := Parse(lines + "1x Azor\n")
	var bad *ParseError
	if !errors.As(err, &bad) || bad.Line != 2*MaxLines+1 {
		t.Errorf("%d lines: %v", MaxLines+1, err)
	}
}

func TestAFileThatIsNoListGivesAFewErrorsOnly(t *testing.T) {
	_, err := Parse(strings.Repeat("nada\n", 500))
	if n := strings.Count(err.Error(), "\n") + 1; n != maxErrors+1 {
		t.Errorf("%d errors", n)
	}
	if !strings.HasSuffix(err.Error(), "aquí se dejó de leer; corrige primero las líneas anteriores") {
		t.Errorf("the last one is %q", err)
	}
}

func TestFilesInOtherEncodingsAreReadWhenThereIsNoDoubt(t *testing.T) {
	text := "# Ñandú\r\n3x Dragón de Magma\r\n1x ¡Desleal!\r\n"
	want, _ := Parse(text)
	encode := func(e interface{ String(string) (string, error) }) []byte {
		out, err := e.String(text)
		if err != nil {
			t.Fatal(err)
		}
		return []byte(out)
	}
	for name, data := range map[string][]byte{
		"UTF-8":          []byte(text),
		"UTF-8 with BOM": []byte("\uFEFF" + text),
		"Latin-1":        encode(charmap.ISO8859_1.NewEncoder()),
		"Windows-1252":   encode(charmap.Windows1252.NewEncoder()),
		"UTF-16LE":       encode(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder()),
		"UTF-16BE":       encode(unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewEncoder()),
		"UTF-16LE bare":  encode(unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder()),
		"UTF-16BE bare":  encode(unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder()),
	} {
		if got, err := Read(bytes.NewReader(data)); err != nil || !got.Equal(want) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	for name, data := range map[string][]byte{
		"DOS 850":           encode(charmap.CodePage850.NewEncoder()),
		"Macintosh":         encode(charmap.Macintosh.NewEncoder()),
		"UTF-8 and Latin-1": []byte("1x Dragón\n2x Drag\xf3n\n"),
		"a picture":         []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"),
	} {
		_, err := Read(bytes.NewReader(data))
		var bad *ParseError
		if !errors.As(err, &bad) || bad.Line == 0 || !strings.Contains(bad.Reason.Error(), "UTF-8") {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

func TestSignsOfWindowsAreReadAndLettersOfOtherSystemsAreNot(t *testing.T) {
	for data, want := range map[string]string{
		"Fa\xe7ade \x80 3,50":              "Façade € 3,50",
		"\x93Se\xf1or\x94 \x96 caja 2\x85": "“Señor” – caja 2…",
		"Urza\x92s, 1.500\xa0CLP; 10\xb0":  "Urza’s, 1.500\u00a0CLP; 10°",
	} {
		if got, used, err := DecodeText([]byte(data)); got != want || used != Windows1252 || err != nil {
			t.Errorf("%q is %q in %s, %v", data, got, used, err)
		}
	}
	for name, data := range map[string]string{
		"an é of DOS":       "caf\x82",
		"an ó of DOS":       "Drag\xa2n",
		"an ó of Macintosh": "Drag\x97n",
		"an á of Macintosh": "\x87rbol",
		"no sign at all":    "a\x81",
		"a mixture":         "Drag\xc3\xb3n Drag\xf3n",
	} {
		if got, _, err := DecodeText([]byte(data)); err == nil {
			t.Errorf("%s is %q", name, got)
		}
	}
}

func FuzzDecodeText(f *testing.F) {
	f.Add([]byte("1 Drag\xf3n"))
	f.Add([]byte("\xff\xfe1\x00 \x00"))
	f.Add([]byte("1\x00 \x00A\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, used, err := DecodeText(data)
		if err == nil && (!utf8.ValidString(text) || strings.Contains(text, "\x00")) {
			t.Errorf("%q is %q in %s", data, text, used)
		}
	})
}

func TestAFileTooLargeIsRefusedBeforeItIsRead(t *testing.T) {
	endless := readerFunc(func(p []byte) (int, error) {
		for i := range p {
			p[i] = '\n'
		}
		return len(p), nil
	})
	_, err := Read(endless)
	if err == nil || err.Error() != "la lista pasa de 1024 KiB; no parece una lista de mazo" {
		t.Errorf("error %v", err)
	}
	broken := errors.New("disco roto")
	if _, err := Read(readerFunc(func([]byte) (int, error) { return 0, broken })); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// words draws text that looks like parts of a list, and worse.
func words() *rapid.Generator[string] {
	piece := rapid.OneOf(rapid.SampledFrom([]string{
		"Azor", "Dragón", "x", "3x", "1x ", "1 x", "(ES)", "(ES) 012", "(abcde)", "//", "#", " ", ":", "Oro inicial:",
		"Banquillo", "Etiquetas:", ",", "Aliados", "\n", "\r\n", "\u00a0", "\u2028", "\uFEFF", "\x00", "\xff", "7", "012"}), rapid.String())
	return rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(piece, 0, 5).Draw(t, "pieces"), "")
	})
}

func lists() *rapid.Generator[List] {
	ref := rapid.Custom(func(t *rapid.T) Ref {
		return Ref{
			Name:    words().Draw(t, "name"),
			Edition: card.Edition(rapid.SampledFrom([]string{"", "ES", "es", "PE", "(", "ABCDE"}).Draw(t, "edition")),
			Number:  rapid.IntRange(-1, 1001).Draw(t, "number"),
		}
	})
	entries := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Entry {
		return Entry{ref.Draw(t, "ref"), rapid.IntRange(-1, 1001).Draw(t, "count")}
	}), 0, 6)
	return rapid.Custom(func(t *rapid.T) List {
		return List{
			Title:     words().Draw(t, "title"),
			Notes:     words().Draw(t, "notes"),
			Tags:      rapid.SliceOfN(words(), 0, 3).Draw(t, "tags"),
			Format:    rapid.SampledFrom([]string{"", "racial-libre", "Racial  Edición", "¿?"}).Draw(t, "format"),
			Initial:   ref.Draw(t, "initial"),
			Cards:     entries.Draw(t, "cards"),
			Sideboard: entries.Draw(t, "sideboard"),
		}
	})
}

func TestWhatAListPrintsReadsBackTheSame(t *testing.T) {
	var whole, bare int
	rapid.Check(t, func(t *rapid.T) {
		l := lists().Draw(t, "list")
		tidy := l.Tidy()
		got, err := Parse(l.String())
		if err != nil {
			t.Fatalf("%q: %v", l.String(), err)
		}
		if !got.Equal(tidy) {
			t.Fatalf("%q\nreads  %+v\nwanted %+v", l.String(), got, tidy)
		}
		if again := tidy.Tidy(); !again.Equal(tidy) {
			t.Fatalf("tidied twice: %+v, once: %+v", again, tidy)
		}
		switch {
		case tidy.Title != "" && tidy.Notes != "" && len(tidy.Cards) > 0 && len(tidy.Sideboard) > 0:
			whole++
		case tidy.Title == "":
			bare++
		}
	})
	if !testing.Short() && (whole == 0 || bare == 0) { // a short run draws few lists
		t.Errorf("the run covered %d whole lists and %d without title", whole, bare)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte("# \xd1and\xfa\r\n3x Drag\xf3n\r\n"))
	f.Add([]byte("\xff\xfe3\x00 \x00A\x00"))
	f.Add([]byte("#\n# Banquillo\n//\n1 x x (ES) 0\nOro inicial: 1x 1x (ES)\nMazo castillo (49):"))
	f.Add([]byte("Azor x3\n3\n0 a\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := Read(bytes.NewReader(data))
		if err != nil {
			var bad *ParseError
			if !errors.As(err, &bad) || bad.Reason == nil {
				t.Fatalf("%q: error %#v", data, err)
			}
			return
		}
		if tidy := l.Tidy(); !tidy.Equal(l) {
			t.Fatalf("%q reads untidy: %+v, tidy %+v", data, l, tidy)
		}
		if again, err := Parse(l.String()); err != nil || !again.Equal(l) {
			t.Fatalf("%q reads %+v, prints %q, reads %+v, %v", data, l, l, again, err)
		}
		for _, b := range PrimerBloque.Check(l, cards) {
			if b.String() == "" {
				t.Fatalf("%q: empty reason %+v", data, b)
			}
		}
	})
}

func ExampleList_String() {
	l := List{Title: "Prueba", Initial: Ref{Name: "Azor"}}
	fmt.Print(l.Add(Ref{"Dragón de Magma", "ES", 16}, 3))
	// Output:
	// # Prueba
	//
	// Oro inicial: Azor
	//
	// 3x Dragón de Magma (ES) 016
}
