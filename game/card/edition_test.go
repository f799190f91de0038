package card

import (
	"slices"
	"testing"
)

// Deck codes count the places.
func TestTheNineEditionsOfTheDARComeFirst(t *testing.T) {
	var first []Edition
	for _, info := range Editions()[:9] {
		first = append(first, info.Code)
		if !info.IsWhole() || info.Unnumbered {
			t.Errorf("%s has numbers that nobody knows", info.Name)
		}
	}
	if want := []Edition{"ES", "CR", "HE", "IM", "HD", "TA", "DR", "EN", "PE"}; !slices.Equal(first, want) {
		t.Errorf("the first are %v, want %v", first, want)
	}
}

func TestEveryEditionHasOneCodeAndOneName(t *testing.T) {
	seen := map[string]bool{}
	for _, info := range Editions() {
		for _, word := range []string{string(info.Code), info.Name} {
			if key := Fold(word); seen[key] || key == "" || key != Fold(key) {
				t.Errorf("%q is there twice", word)
			} else {
				seen[key] = true
			}
			if got, ok := EditionNamed(word); got != info.Code || !ok {
				t.Errorf("%q means %q", word, got)
			}
		}
		if info.First < 1 || info.Last < info.First || info.Last > 999 || info.Size < 1 || info.Size > info.Last-info.First+1 {
			t.Errorf("%s has %d cards from %d to %d", info.Name, info.Size, info.First, info.Last)
		}
	}
}

func TestBlocksAreTheFiveGreatEditions(t *testing.T) {
	var names []string
	for _, info := range Blocks() {
		names = append(names, info.Name)
	}
	if want := []string{"Espada Sagrada", "Helénica", "Hijos de Daana", "Dominios de Ra", "Drácula"}; !slices.Equal(names, want) {
		t.Errorf("the blocks are %v", names)
	}
}

func TestAnEditionIsNamedByWordsThatNoOtherHas(t *testing.T) {
	for words, want := range map[string]Edition{
		"Aniversario de Ra":            "DRA",
		"ESPADA SAGRADA":               "ES",
		"aniversario espada sagrada":   "ESA",
		"kit raciales 2023":            "KR23",
		"leyendas_pb_3.0":              "LPB3",
		"toolkit_pb_magia_y_divinidad": "TMD",
		"relatos daana":                "RHD",
		"lpb3":                         "LPB3",
		"Aniversario":                  "",
		"Ra":                           "",
		"kits":                         "",
		"kits 2022":                    "",
		"":                             "",
	} {
		if got, ok := EditionNamed(words); got != want || ok != (want != "") {
			t.Errorf("%q means %q, want %q", words, got, want)
		}
	}
}

func TestANumberThatNobodyKnowsIsNotShown(t *testing.T) {
	for p, want := range map[Printing]string{{"ESA", 12}: "ESA 012", {"DCL", 12}: "DCL", {"ES", 0}: "ES", {"XX", 12}: "XX 012"} {
		if got := p.String(); got != want {
			t.Errorf("%+v is written %q, want %q", p, got, want)
		}
	}
	if n := (Printing{"DCL", 12}).PrintedNumber(); n != 0 {
		t.Errorf("the printed number is %d", n)
	}
}

func TestFrequenciesAreRankedFromTheCommonest(t *testing.T) {
	last := 0
	for _, f := range Frequencies() {
		switch rarity := f.Rarity(); {
		case f == PlainGold || f == Promo:
			if rarity != 0 {
				t.Errorf("%s has the rarity %d", f, rarity)
			}
		case rarity != last+1:
			t.Errorf("%s has the rarity %d after %d", f, rarity, last)
		default:
			last = rarity
		}
	}
	if last != 6 {
		t.Errorf("the rarest is %d", last)
	}
}
