package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTextsGoFromOneCollectorToAnother(t *testing.T) {
	mine, yours, file := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "textos.txt")
	texto := func(dir, in string, words ...string) (int, string, string) {
		return run(in, append([]string{"texto", "--datos", dir}, words...)...)
	}
	if exit, _, said := texto(mine, "", "--exportar", file); exit != No || !strings.Contains(said, "no has escrito") {
		t.Errorf("without a text: exit %d, %s", exit, said)
	}
	const brought = "# Castillo: textos de cartas, 1\nVouivre\tIndestructible.\nVouivre (RES)\tBaila.\nNadie\tRoba 1 carta.\n"
	if exit, out, said := texto(mine, brought, "--paquete", "-"); exit != No || !strings.Contains(said, "traería 2 textos; --aplicar los trae") ||
		out != "Vouivre        nuevo\nVouivre (RES)  nuevo             en parte a mano\nNadie          no hay tal carta\n" {
		t.Errorf("exit %d, %s%s", exit, out, said)
	}
	if exit, _, said := texto(mine, brought, "--paquete", "-", "--aplicar"); exit != No || !strings.Contains(said, "se trajeron 2 textos") {
		t.Errorf("exit %d, %s", exit, said)
	}
	if exit, _, said := texto(mine, "", "--exportar", file); exit != Done || !strings.Contains(said, "2 textos en") {
		t.Errorf("exit %d, %s", exit, said)
	}
	if exit, out, said := texto(yours, "", "--paquete", file, "--json"); exit != No ||
		!strings.HasPrefix(out, `{"carta":"Vouivre","resultado":"nuevo","leído":true,"texto":"Indestructible."}`) {
		t.Errorf("exit %d, %s%s", exit, out, said)
	}
	if exit, _, _ := run("", "coleccion", "--datos", mine, "deshacer"); exit != Done {
		t.Error("it is not taken back")
	}
	if exit, _, _ := texto(mine, "", "--exportar", filepath.Join(filepath.Dir(file), "otro.txt")); exit != No {
		t.Error("the texts are still there")
	}
	if contents, err := os.ReadFile(file); err != nil || !strings.HasSuffix(string(contents), "\nVouivre (RES)\tBaila.\n") {
		t.Errorf("%s, %v", contents, err)
	}
	if exit, _, said := texto(mine, "Vouivre\tBaila.\n", "--paquete", "-"); exit != Failed || !strings.Contains(said, "línea 1") {
		t.Errorf("exit %d, %s", exit, said)
	}
}
