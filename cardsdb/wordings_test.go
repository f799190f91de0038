package cardsdb

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

const someWordings = wordingsHead + "\n# de la comunidad\n\nDragón de Luz\tImbloqueable.\nDragón de Luz (EX23)\tIndestructible.  \nNadie\tRoba 1 carta.\n"

func planOf(t *testing.T, s *Store, file string) []PlannedWording {
	t.Helper()
	all, err := ReadWordings(strings.NewReader(file))
	mustNot(t, err)
	plan, err := s.Corrections().Plan(all)
	mustNot(t, err)
	return plan
}

func fates(plan []PlannedWording) (out []Fate) {
	for _, p := range plan {
		out = append(out, p.Fate)
	}
	return out
}

func TestAFileOfWordingsIsPlannedTakenOverAndTakenBackInOneStep(t *testing.T) {
	s := newStore(t)
	luz := func(e card.Edition) string {
		for _, c := range s.Catalogue().Named(luz) {
			if c.Edition == e {
				return c.Text
			}
		}
		return "?"
	}
	before := [2]string{luz("ES"), luz("EX23")}
	plan := planOf(t, s, someWordings)
	if want := []Fate{NewText, NewText, NoSuchCard}; !slices.Equal(fates(plan), want) {
		t.Errorf("planned are %v, want %v", fates(plan), want)
	}
	mustNot(t, s.Corrections().Take("comunidad.txt", plan))
	if luz("ES") != "Imbloqueable." || luz("EX23") != "Indestructible." {
		t.Errorf("the cards say %q and %q", luz("ES"), luz("EX23"))
	}
	if want := []Fate{SameText, SameText, NoSuchCard}; !slices.Equal(fates(planOf(t, s, someWordings)), want) {
		t.Error("what is there already is brought again")
	}
	other := planOf(t, s, wordingsHead+"\nDRAGON DE LUZ\tEste Aliado no puede atacar.\n")
	if want := []Fate{OtherText}; !slices.Equal(fates(other), want) {
		t.Errorf("a text of the owner's is to be replaced: %v", fates(other))
	}
	e, err := s.History().Undo()
	mustNot(t, err)
	if e.Done.String() != "Textos importados de comunidad.txt: 2" || [2]string{luz("ES"), luz("EX23")} != before {
		t.Errorf("%q was taken back; the cards say %q and %q", e.Done, luz("ES"), luz("EX23"))
	}
}

func TestTheOwnersTextsGoOutAndComeInAgain(t *testing.T) {
	s := newStore(t)
	mustNot(t, s.Corrections().Take("x", planOf(t, s, someWordings)))
	own, err := s.Corrections().Wordings()
	mustNot(t, err)
	var file bytes.Buffer
	mustNot(t, WriteWordings(&file, own))
	if want := wordingsHead + "\nDragón de Luz\tImbloqueable.\nDragón de Luz (EX23)\tIndestructible.\n"; file.String() != want {
		t.Errorf("written are %q, want %q", file.String(), want)
	}
	fresh := newStore(t)
	mustNot(t, fresh.Corrections().Take("x", planOf(t, fresh, file.String())))
	if again, err := fresh.Corrections().Wordings(); err != nil || !slices.Equal(again, own) {
		t.Errorf("read again are %v, %v", again, err)
	}
}

func TestAFileOfWordingsIsReadStrictly(t *testing.T) {
	for name, c := range map[string]struct{ file, says string }{
		"none":     {"", "no hay ningún texto"},
		"another":  {"Nombre\tTexto.\n", "línea 1"},
		"no tab":   {wordingsHead + "\nRa Imbloqueable.\n", "línea 2"},
		"no text":  {wordingsHead + "\nRa\t \n", "el texto está vacío"},
		"no name":  {wordingsHead + "\n \tImbloqueable.\n", "línea 2"},
		"twice":    {wordingsHead + "\nRa\tA.\nRA\tB.\n", "línea 3: RA está también en la línea 2"},
		"too long": {wordingsHead + "\nRa\t" + strings.Repeat("a ", MaxTextLength) + "\n", "demasiado larg"},
		"bytes":    {wordingsHead + "\nRa\t\xff\n", "línea 2: no está en UTF-8"},
	} {
		if _, err := ReadWordings(strings.NewReader(c.file)); !errors.Is(err, ErrInvalid) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

func FuzzReadWordings(f *testing.F) {
	f.Add([]byte(someWordings))
	f.Add([]byte("\ufeff" + wordingsHead + "\r\nRa (DRA)\tA.\r\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		all, err := ReadWordings(bytes.NewReader(file))
		if err != nil {
			return
		}
		var out bytes.Buffer
		mustNot(t, WriteWordings(&out, all))
		if again, err := ReadWordings(&out); err != nil || !slices.Equal(again, all) {
			t.Errorf("%q is read again as %v, %v", all, again, err)
		}
	})
}
