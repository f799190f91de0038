package decklist

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// pages counts the pages of a document.
func pages(t interface{ Fatal(...any) }, s Sheet) int {
	var out bytes.Buffer
	if err := Write(&out, s); err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(out.Bytes(), []byte("%PDF-")) {
		t.Fatal("no PDF was written")
	}
	return len(regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(out.Bytes(), -1))
}

func lines(n int) []Line {
	out := make([]Line, n)
	for i := range out {
		out[i] = Line{Count: 3, Name: fmt.Sprintf("Ñandú de las Águilas %d", i), About: "ES 012 · 3"}
	}
	return out
}

func TestADeckFillsAPageAndALongListGoesOn(t *testing.T) {
	for n, want := range map[int]int{0: 1, 25: 1, 60: 1, 150: 2} {
		if got := pages(t, Sheet{Title: "Mazo", Subtitle: "50 cartas", Groups: []Group{{"Aliados", lines(n)}}, Notes: "una nota"}); got != want {
			t.Errorf("%d lines take %d pages, want %d", n, got, want)
		}
	}
}

func TestAnyWordsCanBePrinted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := Sheet{Title: rapid.String().Draw(t, "title"), Notes: strings.Repeat(rapid.String().Draw(t, "notes")+" ", 20),
			Groups: []Group{{rapid.String().Draw(t, "group"), []Line{{1, rapid.String().Draw(t, "name"), rapid.String().Draw(t, "about")}}}}}
		if pages(t, s) < 1 {
			t.Fatal("no page")
		}
	})
}
