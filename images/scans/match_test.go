package scans

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

var catalogue = []card.Card{
	{Edition: "ES", Number: 12, Name: "Dragón de Magma"},
	{Edition: "ES", Number: 120, Name: "Excalibur"},
	{Edition: "CR", Number: 7, Name: "Excalibur"},
	{Edition: "HE", Number: 73, Name: "Ñandú (de fuego)"},
	{Edition: "HD", Number: 9, Name: "¡Desleal!"},
	{Edition: "DR", Number: 40, Name: "Foto de Familia"},
	{Edition: "EN", Number: 300, Name: "Los 7 Sabios"},
	{Edition: "TA", Number: 240, Name: "Rey en Sombras"},
}

func codes(list []card.Printing) []string {
	var out []string
	for _, p := range list {
		out = append(out, p.String())
	}
	return out
}

func TestTheNameOfAFileSaysWhichCardItShows(t *testing.T) {
	m := NewMatcher(catalogue)
	for _, c := range []struct {
		path string
		want []string
		side Side
	}{
		// An edition's code and a number.
		{"ES-012.jpg", []string{"ES 012"}, Front},
		{"es012.JPG", []string{"ES 012"}, Front},
		{"HE 73.png", []string{"HE 073"}, Front},
		{"ES_012_foil.webp", []string{"ES 012"}, Front},
		{"ES.012.jpg", []string{"ES 012"}, Front},
		{"ES.012", []string{"ES 012"}, Front},
		{"mis cartas/2019/es012 (2).jpg", []string{"ES 012"}, Front},
		{"ES-012 Dragón de Magma.jpg", []string{"ES 012"}, Front},
		{"es 12 reverso.jpg", []string{"ES 012"}, Back},
		{"ES012-foto.jpg", []string{"ES 012"}, Photo},
		{"Espada Sagrada 012.jpg", []string{"ES 012"}, Front},
		{"helenica_073.gif", []string{"HE 073"}, Front},
		{"ES 150.jpg", []string{"ES 150"}, Front}, // a gap of this catalogue

		// A number in a folder named for an edition.
		{"Espada Sagrada/012.jpg", []string{"ES 012"}, Front},
		{"es/12.jpg", []string{"ES 012"}, Front},
		{"Espada Sagrada.zip/frente/012 - Dragon de magma.jpg", []string{"ES 012"}, Front},
		{"01 - Espada Sagrada (alta)/Cruzadas/7.jpg", []string{"CR 007"}, Front},
		{"Espada Sagrada HD/012.jpg", []string{"ES 012"}, Front},

		// A name.
		{"dragon_de_magma.jpg", []string{"ES 012"}, Front},
		{"DRAGON DE MAGMA - copia.png", []string{"ES 012"}, Front},
		{"Dragón de Magma (1).jpg", []string{"ES 012"}, Front},
		{"Drago\u0301n de Magma.jpg", []string{"ES 012"}, Front}, // parted accents, as a Mac writes
		{"Nandu de fuego.jpg", []string{"HE 073"}, Front},
		{"Ñandú (de fuego).jpg", []string{"HE 073"}, Front},
		{"desleal.jpg", []string{"HD 009"}, Front},
		{"Excalibur.jpg", []string{"ES 120", "CR 007"}, Front},
		{"Excalibur CR.jpg", []string{"CR 007"}, Front},
		{"Cruzadas/Excalibur.jpg", []string{"CR 007"}, Front},
		{"Foto de Familia.jpg", []string{"DR 040"}, Front},
		{"Rey en Sombras.jpg", []string{"TA 240"}, Front},
		{"Los 7 sabios.jpg", []string{"EN 300"}, Front},
		{"Espada Sagrada/Los 7 sabios.jpg", []string{"EN 300"}, Front},
		{"Encrucijada/Los 7 sabios.jpg", []string{"EN 300"}, Front},

		// Number and name that do not agree.
		{"ES-012 Excalibur.jpg", []string{"ES 012", "ES 120"}, Front},
		{"Espada Sagrada/Excalibur 2.jpg", []string{"ES 002", "ES 120"}, Front},

		// Nothing to go by.
		{"012.jpg", nil, Front},
		{"IMG_2034.jpg", nil, Front},
		{"cartas en español/012.jpg", nil, Front},
		{"ES-400.jpg", nil, Front},
		{"ES-000.jpg", nil, Front},
		{"ES.jpg", nil, Front},
		{".jpg", nil, Front},
		{"", nil, Front},
	} {
		got := m.Match(c.path)
		if !slices.Equal(codes(got.Printings), c.want) || got.Side != c.side {
			t.Errorf("Match(%q) = %v, side %d; want %v, side %d", c.path, codes(got.Printings), got.Side, c.want, c.side)
		}
	}
}

func TestNamesWithSlipsAreNearTheirCards(t *testing.T) {
	m := NewMatcher(catalogue)
	for path, want := range map[string][]string{
		"excalibr.jpg":                   {"ES 120", "CR 007"},
		"Excaliubr CR.jpg":               {"CR 007"},
		"Espada Sagrada/excalibur x.jpg": {"ES 120"},
		"dragon de mgama reverso.png":    {"ES 012"},
		"Nandu de fuegoo (2).jpg":        {"HE 073"},
		"IMG_2034.jpg":                   nil,
		"":                               nil,
	} {
		if found := m.Match(path).Printings; len(found) != 0 {
			t.Errorf("Match(%q) takes %v", path, codes(found))
		}
		if got := codes(m.Near(path)); !slices.Equal(got, want) {
			t.Errorf("Near(%q) = %v, want %v", path, got, want)
		}
	}
}

func TestEveryPrintingIsFoundByItsCodeHoweverItIsWritten(t *testing.T) {
	m := NewMatcher(nil)
	for _, info := range card.Editions() {
		for n := info.First; n <= info.Last && !info.Unnumbered; n++ {
			names := []string{fmt.Sprintf("%s-%03d.jpg", info.Code, n), fmt.Sprintf("%s_%d.png", card.Fold(string(info.Code)), n),
				fmt.Sprintf("%s/%03d.jpg", info.Name, n), fmt.Sprintf("%s %d.jpg", info.Name, n)}
			if !strings.ContainsAny(string(info.Code), "0123456789") {
				names = append(names, fmt.Sprintf("%s%d.png", card.Fold(string(info.Code)), n))
			}
			for _, name := range names {
				want := card.Printing{Edition: info.Code, Number: n}
				if got := m.Match(name); !slices.Equal(got.Printings, []card.Printing{want}) {
					t.Fatalf("Match(%q) = %v", name, got.Printings)
				}
			}
		}
	}
}

func TestAFolderIsNamedForALaterSeriesInAnyWords(t *testing.T) {
	m := NewMatcher([]card.Card{{Edition: "DCL", Number: 45, Name: "Van Helsing"}, {Edition: "ESA", Number: 20, Name: "Cathach"}, {Edition: "KR24", Number: 31, Name: "Cathach"}})
	for path, want := range map[string]string{
		"Aniversario de Ra/071.jpg":            "DRA 071",
		"kits-raciales-2023/15.png":            "KR23 015",
		"mis cartas/leyendas_pb_3.0.zip/8.png": "LPB3 008",
		"lpb3/8.png":                           "LPB3 008",
		"Espada Sagrada Aniversario 20.jpg":    "ESA 020",
		"kit raciales 2024/cathach.jpg":        "KR24 031",
		"Drácula/van helsing.jpg":              "DCL",
		"dcl-12 van helsing.jpg":               "DCL",
	} {
		if got := codes(m.Match(path).Printings); !slices.Equal(got, []string{want}) {
			t.Errorf("Match(%q) = %v, want %s", path, got, want)
		}
	}
}

func FuzzMatch(f *testing.F) {
	m := NewMatcher(catalogue)
	for _, s := range []string{"ES-012.jpg", "a/../b", "Excalibur (2).png", "\xff\xfe", "//", "(1)", "Ñ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, name string) {
		got := m.Match(name)
		if len(got.Printings) > maxCandidates+1 || got.Side >= sides {
			t.Fatalf("Match(%q) = %v", name, got)
		}
		for _, p := range append(m.Near(name), got.Printings...) {
			if !exists(p) {
				t.Fatalf("Match(%q) names %v, which no edition has", name, p)
			}
		}
	})
}
