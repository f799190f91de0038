package transfer_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func fileOf(t *testing.T, text string) transfer.File {
	t.Helper()
	f, err := transfer.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// codes are the printings that the lines of a plan mean, "?" for one that is open.
func codes(p transfer.Plan) string {
	var all []string
	for _, l := range p.Lines {
		code := "?"
		if l.Outcome.IsTaken() {
			code = string(l.Row.Printing.Edition) + " " + l.Printings[0].Name
			if n := l.Row.Printing.PrintedNumber(); n > 0 {
				code = l.Row.Printing.String()
			}
		}
		all = append(all, code)
	}
	return strings.Join(all, ", ")
}

func TestALineNamesAPrintingOfALaterSeries(t *testing.T) {
	for line, want := range map[string]string{
		"2 Cathach (ESA) 020":              "ESA 020",
		"2x KR23 15":                       "KR23 015",
		"KR23015":                          "KR23 015",
		"a25 5":                            "A25 005",
		"1 Isis [Aniversario de Ra]":       "DRA 129",
		"1 Forma de Lince [Toolkit Magia]": "TMD 011",
		"3 Drácula (DCL)":                  "DCL Drácula",
		"1 Delfos [sin serie conocida]":    "SSC Delfos",
		"1 Oro Inicial (HEA)":              "HEA 335",
		"1 Ave de Hera (HEA)":              "HEA 057", // the plain one; who means a variant says its number
		"1 Ave de Hera (HEA) 5":            "HEA 005",
	} {
		if got := codes(transfer.Match(fileOf(t, line), catalogue(t)).Plan(transfer.Owned{})); got != want {
			t.Errorf("%q is %s, want %s", line, got, want)
		}
	}
}

func TestACardWithoutEditionIsAskedForOrAsItsOwnerPrefers(t *testing.T) {
	m := transfer.Match(fileOf(t, "2 Sir Lancelot\n1 Rey Arturo Pendragón\n1 Ave de Hera\n1 Isis\n3 Azor"), catalogue(t))
	for _, c := range []struct {
		prefers transfer.Preference
		want    string
	}{
		{transfer.AskEach, "?, ?, ?, ?, ES 222"},
		{transfer.Oldest, "ES 003, ES 001, HEA 057, DR 010, ES 222"},
		{transfer.Newest, "ESA 103, A25 001, TFD 004, DRA 129, ES 222"},
		{transfer.AskEach, "?, ?, ?, ?, ES 222"},
	} {
		m.Prefer(c.prefers)
		if got := codes(m.Plan(transfer.Owned{})); got != c.want {
			t.Errorf("%s: %s, want %s", c.prefers, got, c.want)
		}
	}
	if m.Unsaid() != 4 {
		t.Errorf("%d lines name no edition", m.Unsaid())
	}
	m.Prefer(transfer.Newest)
	if err := m.Choose(2, card.Printing{Edition: "HEA", Number: 23}); err != nil {
		t.Fatal(err)
	}
	if got := codes(m.Plan(transfer.Owned{})); got != "ESA 103, A25 001, HEA 023, DRA 129, ES 222" {
		t.Errorf("what was chosen became %s", got)
	}
}

// A made-up number is never written.
func TestWhatHasNoNumberGoesOutAndComesBackByName(t *testing.T) {
	var owned transfer.Owned
	for _, c := range catalogue(t).All() {
		if info, _ := c.Edition.Info(); info.Unnumbered {
			owned.Rows = append(owned.Rows, holding.Holding{Key: holding.Plain(c.Printing()), Count: 2})
		}
	}
	for _, k := range []transfer.Kind{transfer.Castillo, transfer.Backup, transfer.List, transfer.Inventario, transfer.Moxfield, transfer.Deckbox} {
		var b bytes.Buffer
		if err := transfer.Write(&b, k, owned, catalogue(t)); err != nil {
			t.Fatal(err)
		}
		f, err := transfer.Read(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range f.Lines {
			if l.Entry.Number != 0 {
				t.Errorf("%s: %v has the number %d", k, l.Cells, l.Entry.Number)
			}
		}
		if got := transfer.Match(f, catalogue(t)).Plan(transfer.Owned{}).Changes.Rows; !reflect.DeepEqual(got, owned.Rows) {
			t.Errorf("%s: what comes back are %d rows of %d", k, len(got), len(owned.Rows))
		}
	}
}

func TestATableOfTheCollectionSaysTheVariant(t *testing.T) {
	var b bytes.Buffer
	rows := []holding.Holding{{Key: holding.Plain(card.Printing{Edition: "HEA", Number: 5}), Count: 1}}
	if err := transfer.Write(&b, transfer.Castillo, transfer.Owned{Rows: rows}, catalogue(t)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "HEA,5,Ave de Hera,roja,1,") {
		t.Errorf("it says\n%s", b.String())
	}
	f := fileOf(t, b.String())
	if len(f.Notices) > 0 || !reflect.DeepEqual(transfer.Match(f, catalogue(t)).Plan(transfer.Owned{}).Changes.Rows, rows) {
		t.Errorf("read back it is %+v", f)
	}
}
