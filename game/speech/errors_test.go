package speech

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"
)

// inEnglish says the few sentences of this test in English.
func inEnglish(sentence string, pairs ...any) string {
	said := map[string]string{
		"línea %d: %w":                      "line %d: %w",
		"falta el nombre":                   "the name is missing",
		"el archivo o la carpeta no existe": "the file or folder does not exist",
	}
	if english, ok := said[sentence]; ok {
		sentence = english
	}
	return Fill(sentence, pairs...)
}

func TestAnErrorIsSaidInAnotherLanguageWithWhatItWraps(t *testing.T) {
	missing := Errorf("falta el nombre")
	inLine := Errorf("línea %d: %w", 3, missing)
	ofSystem := &fs.PathError{Op: "open", Path: "/x", Err: fs.ErrNotExist}
	for _, c := range []struct {
		err              error
		spanish, english string
	}{
		{missing, "falta el nombre", "the name is missing"},
		{inLine, "línea 3: falta el nombre", "line 3: the name is missing"},
		{Errorf("línea %d: %w", 2, ofSystem), "línea 2: open /x: file does not exist", "line 2: /x: the file or folder does not exist"},
		{&fs.PathError{Op: "open", Path: "/x", Err: missing}, "open /x: falta el nombre", "/x: the name is missing"},
		{fmt.Errorf("around: %w", inLine), "around: línea 3: falta el nombre", "line 3: the name is missing"},
		{errors.Join(inLine, missing), "línea 3: falta el nombre\nfalta el nombre", "line 3: the name is missing\nthe name is missing"},
		{errors.Join(missing, errors.New("closed")), "falta el nombre\nclosed", "the name is missing"},
		{errors.New("closed"), "closed", "closed"},
	} {
		if got := c.err.Error(); got != c.spanish {
			t.Errorf("in Spanish it is %q, not %q", got, c.spanish)
		}
		if got := Of(c.err, inEnglish); got != c.english {
			t.Errorf("in English it is %q, not %q", got, c.english)
		}
	}
	if !errors.Is(inLine, missing) || !errors.Is(Errorf("%w: %w", fs.ErrExist, missing), missing) || errors.Is(Errorf("falta %v", missing), missing) {
		t.Error("only what is wrapped is found")
	}
}
