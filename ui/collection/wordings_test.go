package collection

import (
	"os"
	"path/filepath"
	"testing"

	"castillo/ui/loop"
)

func TestTextsOfAnotherCollectorAreShownBeforeTheyComeInAndGoAgainInOneStep(t *testing.T) {
	s := newScreen(t, newStore(t))
	file := filepath.Join(t.TempDir(), "comunidad.txt")
	must(t, os.WriteFile(file, []byte("# Castillo: textos de cartas, 1\nVouivre\tIndestructible.\nNadie\tRoba 1 carta.\n"), 0o600))
	vouivre := func() string {
		return s.model.store.Catalogue().Named("Vouivre")[0].Text
	}
	before := vouivre()
	s.openWordings(file)
	loop.Settle(s.desk.Errands.Wait)
	if vouivre() != before {
		t.Error("it came in without a word")
	}
	tapInSheet(t, s, "Traer 1 texto")
	loop.Settle(s.desk.Errands.Wait)
	if vouivre() != "Indestructible." {
		t.Errorf("it says %q", vouivre())
	}
	s.Undo()
	loop.Settle(s.desk.Errands.Wait)
	if vouivre() != before {
		t.Errorf("undone it says %q", vouivre())
	}
}
