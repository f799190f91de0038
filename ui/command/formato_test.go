package command

import (
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/deck"
)

func TestTheOwnersFormatsAreKnownInTheTerminal(t *testing.T) {
	dir := t.TempDir()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f := deck.PrimerBloque
	f.Name, f.Size = "De la Casa", 49
	if _, err := store.Formats().Save("", f); err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		exit int
		want string
	}{
		{[]string{"formato"}, Done, "de-la-casa         De la Casa         myl/dar       tuyo"},
		{[]string{"formato", "de-la"}, Done, "Formato: De la Casa\n"},
		{[]string{"mazo", "helenica"}, Done, "Formatos en que es legal: DAR Primer Bloque, Barbarie, Libre\n"},
		{[]string{"mazo", "helenica", "--formato", "de la casa"}, No, "no es legal en De la Casa"},
	} {
		exit, stdout, stderr := run("", append(c.args, "--datos", dir)...)
		if exit != c.exit || !strings.Contains(stdout, c.want) {
			t.Errorf("%q: %d, %s%s", c.args, exit, stdout, stderr)
		}
	}
}

func TestAWrittenFormatIsReadAgain(t *testing.T) {
	atHome(t)
	for _, f := range deck.Shipped() {
		_, written, _ := run("", "formato", f.ID())
		if exit, again, stderr := run(written, "formato", "-"); exit != Done || again != written || written != f.String() {
			t.Errorf("%s: %d, %s%s", f.Name, exit, again, stderr)
		}
	}
}

func TestAFormatOfOneLimitSaysSo(t *testing.T) {
	atHome(t)
	if exit, said, stderr := run("Formato: Mío\n1 Bane\n", "formato", "-", "--comprobar"); exit != Done || said != "Mío: se entiende, 1 carta limitada\n" {
		t.Errorf("%d, %q%s", exit, said, stderr)
	}
}
