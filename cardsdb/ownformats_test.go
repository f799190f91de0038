package cardsdb

import (
	"slices"
	"testing"

	"castillo/game/deck"
)

// libreCopy is the format Libre under another name, as an owner begins one.
func libreCopy() deck.Format {
	f, _ := deck.FormatNamed(deck.Shipped(), "libre")
	f.Name = "Copia de Libre"
	return f
}

// formatNames are those of all formats of a store.
func formatNames(t *testing.T, s *Store) (names []string) {
	t.Helper()
	all, err := s.Formats().All()
	mustBe(t, err, nil)
	for _, f := range all {
		names = append(names, f.Name)
	}
	return names
}

func TestAFormatIsKeptAsItWasSaved(t *testing.T) {
	s := newStore(t)
	f := libreCopy()
	f.Limits = append(f.Limits, deck.Limit{Name: " Rey  Arturo Pendragón", Copies: 2})
	saved, err := s.Formats().Save("", f)
	mustBe(t, err, nil)
	if !saved.Equal(f) || saved.Limits[0].Copies != 0 {
		t.Errorf("saved as\n%s", saved)
	}
	own, err := reopen(t, s).Formats().Own()
	if len(own) != 1 || !own[0].Equal(saved) || err != nil {
		t.Errorf("the owner's are %v, %v", own, err)
	}
}

func TestTheFormatsOfTheProgramComeFirstAndThenTheOwnersByName(t *testing.T) {
	s := newStore(t)
	for _, name := range []string{"Oso", "ñandú", "Ávila", "Nube"} {
		f := libreCopy()
		f.Name = name
		_, err := s.Formats().Save("", f)
		mustBe(t, err, nil)
	}
	want := []string{"DAR Primer Bloque", "Barbarie", "Libre", "Racial Edición", "Racial Libre", "Ávila", "Nube", "ñandú", "Oso"}
	if got := formatNames(t, s); !slices.Equal(got, want) {
		t.Errorf("the formats are %q", got)
	}
}

func TestAFormatThatCannotBeKeptIsRefused(t *testing.T) {
	s := newStore(t)
	_, err := s.Formats().Save("", libreCopy())
	mustBe(t, err, nil)
	changed := func(change func(*deck.Format)) deck.Format {
		f := libreCopy()
		f.Name = "Otro"
		change(&f)
		return f
	}
	for _, test := range []struct {
		id     string
		format deck.Format
		kind   error
	}{
		{"", libreCopy(), ErrInvalid}, // there is one of that name
		{"", changed(func(f *deck.Format) { f.Name = "LIBRE" }), ErrInvalid},
		{"libre", changed(func(f *deck.Format) {}), ErrNotFound}, // which is the program's
		{"copia-de-libre", changed(func(f *deck.Format) { f.Name = "Barbarie" }), ErrInvalid},
		{"nada", changed(func(f *deck.Format) {}), ErrNotFound},
		{"", changed(func(f *deck.Format) { f.Name = " ¡! " }), ErrInvalid},
		{"", changed(func(f *deck.Format) { f.Size = 0 }), ErrInvalid},
		{"", changed(func(f *deck.Format) { f.Limits = []deck.Limit{{Name: "Bane", Copies: -1}} }), ErrInvalid},
		{"", deck.Format{}, ErrInvalid},
	} {
		_, err := s.Formats().Save(test.id, test.format)
		mustBe(t, err, test.kind)
	}
	mustBe(t, s.Formats().Delete("libre"), ErrNotFound)
	if got := formatNames(t, s); len(got) != len(deck.Shipped())+1 {
		t.Errorf("the formats are %q", got)
	}
}

func TestDecksGoAlongWithAFormatThatGetsAnotherName(t *testing.T) {
	s := newStore(t)
	_, err := s.Formats().Save("", libreCopy())
	mustBe(t, err, nil)
	list := deck.List{Title: "Mío", Format: "copia-de-libre", Cards: deck.Entries{{Ref: deck.Ref{Name: "Bane"}, Count: 3}}}
	versions := deck.Versions{{When: "2026-11-21T00:00:00Z", List: list}}
	kept, err := s.Decks().Save(Deck{Name: "Mío", Text: list.String(), Versions: versions.String()})
	mustBe(t, err, nil)
	gone, err := s.Decks().Save(Deck{Name: "Borrado", Text: list.String()})
	mustBe(t, err, nil)
	mustBe(t, s.Decks().Delete(gone.ID), nil)
	before := everything(t, s)

	f := libreCopy()
	f.Name = "Torneo"
	_, err = s.Formats().Save("copia-de-libre", f)
	mustBe(t, err, nil)
	decks, err := s.Decks().All()
	mustBe(t, err, nil)
	trash, err := s.Decks().Deleted()
	mustBe(t, err, nil)
	list.Format = "torneo"
	versions[0].List = list
	for _, d := range append(decks, trash...) {
		if d.Starter != "" {
			continue
		}
		if d.Text != list.String() || d.ID == kept.ID && d.Versions != versions.String() {
			t.Errorf("%s is\n%s\n%s", d.Name, d.Text, d.Versions)
		}
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	if !sameEverything(before, everything(t, s)) {
		t.Error("undone it is not as it was")
	}
}

func sameEverything(a, b map[string]string) bool {
	for key := range a {
		if a[key] != b[key] {
			return false
		}
	}
	return len(a) == len(b)
}

func TestADeletedFormatComesBackByUndoing(t *testing.T) {
	s := newStore(t)
	_, err := s.Formats().Save("", libreCopy())
	mustBe(t, err, nil)
	mustBe(t, s.Formats().Delete("copia-de-libre"), nil)
	if got := formatNames(t, s); len(got) != len(deck.Shipped()) {
		t.Errorf("the formats are %q", got)
	}
	entry, err := s.History().Undo()
	mustBe(t, err, nil)
	if entry.Areas != InFormats {
		t.Errorf("it touches %b", entry.Areas)
	}
	diff, err := s.History().Diff(entry.ID)
	mustBe(t, err, nil)
	if len(diff.Formats) != 1 || diff.Formats[0].From.Name != "Copia de Libre" || diff.Formats[0].To.Name != "" || diff.Empty() {
		t.Errorf("the entry changes %+v", diff.Formats)
	}
	if own, err := s.Formats().Own(); len(own) != 1 || !own[0].Equal(libreCopy()) || err != nil {
		t.Errorf("the owner's are %v, %v", own, err)
	}
}

func TestAFormatThatThisProgramCannotReadStaysInTheStore(t *testing.T) {
	s := newStore(t)
	text := "Formato: De Mañana\nEdiciones: ES ZZZ\n"
	mustBe(t, s.Edit(Did(FormatMade, "De Mañana"), func(e *Edit) error {
		return e.put(formatsSection, []byte("de-manana"), append([]byte{formatVersion}, text...))
	}), nil)
	s = reopen(t, s)
	if own, err := s.Formats().Own(); len(own) != 0 || err != nil {
		t.Errorf("the owner's are %v, %v", own, err)
	}
	_, err := s.Formats().Save("", deck.Format{Name: "De Mañana", Rules: "myl/dar", Size: 50, Copies: 3})
	mustBe(t, err, ErrInvalid) // it would be lost
	mustBe(t, s.Formats().Delete("de-manana"), nil)
}

func TestABackupBringsFormatsBack(t *testing.T) {
	s := newStore(t)
	_, err := s.Formats().Save("", libreCopy())
	mustBe(t, err, nil)
	backup, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Formats().Delete("copia-de-libre"), nil)
	plan, err := s.PlanRestore(backup.Path)
	mustBe(t, err, nil)
	if len(plan.Diff.Formats) != 1 || plan.Diff.Formats[0].To.Name != "Copia de Libre" {
		t.Errorf("it would change %+v", plan.Diff)
	}
	mustBe(t, s.Restore(plan), nil)
	if own, err := s.Formats().Own(); len(own) != 1 || err != nil {
		t.Errorf("the owner's are %v, %v", own, err)
	}
}
