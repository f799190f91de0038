package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPricesAreKeptAndValuedFromTheTerminal(t *testing.T) {
	atHome(t)
	dir, files := desk(t), t.TempDir()
	for name, table := range map[string]string{
		"Tienda 2026-01-31.csv": "edicion;numero;precio;precio foil\nES;1;$1.500;\nES;3;800;4.000,50\nES;999;1;\n",
		"Tienda 2025-06-01.csv": "nombre,edicion,valor\nRey Arturo Pendragón,ES,1000\n",
		"por nombre.csv":        "nombre;precio\nSimón de Montfort;100\n",
		"sin precio.csv":        "nombre;cantidad\nBane;1\n",
		"mazo.txt":              "2x Rey Arturo Pendragón\n1x Bane\n",
	} {
		if err := os.WriteFile(filepath.Join(files, name), []byte(table), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var transcript strings.Builder
	say := func(args ...string) {
		exit, stdout, stderr := run("", append(append([]string{"precios"}, args...), "--datos", dir)...)
		said := fmt.Sprintf("$ castillo precios %s\n%s--- errores\n%s--- termina con %d\n\n", strings.Join(args, " "), stdout, stderr, exit)
		transcript.WriteString(withoutClock(strings.NewReplacer(dir, "DATOS", files, "ARCHIVOS").Replace(said)))
	}
	in := func(name string) string { return filepath.Join(files, name) }
	say("valor")
	say("importar", in("Tienda 2026-01-31.csv"), "--previa")
	say("listas")
	say("importar", in("Tienda 2026-01-31.csv"))
	say("importar", in("Tienda 2025-06-01.csv"))
	say("importar", in("sin precio.csv"))
	say("importar", in("por nombre.csv"), "--fecha", "1-2-2025", "--moneda", "usd")
	say("importar", in("por nombre.csv"), "--fecha", "1-2-2025", "--moneda", "usd", "--elegir", "todas", "--nombre", "Otra")
	say("listas")
	say("listas", "--json")
	say("valor")
	say("valor", "foil")
	say("valor", "--por", "edición")
	say("valor", "--por", "lugar", "--json")
	say("valor", "--por", "fecha")
	say("valor", "--segun", "tienda")
	say("valor", "--segun", "tinda")
	say("valor", "--mazo", in("mazo.txt"))
	say("quitar", "Otra", "2025-02-01")
	say("quitar", "Otra", "2025-02-01")
	say("valor", "--por", "color")
	say("tasar")
	golden(t, "precios", transcript.String())
}

func TestADealOfWhatHasNoPriceIsNotCompared(t *testing.T) {
	atHome(t)
	dir, files := desk(t), t.TempDir()
	deal, list := filepath.Join(files, "trato.csv"), filepath.Join(files, "Tienda 2026-01-31.csv")
	for path, text := range map[string]string{
		deal: "lado;edicion;numero;cantidad\ndoy;ES;2;1\nrecibo;ES;1;2\n",
		list: "edicion;numero;precio;moneda\nES;1;5000;CLP\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ more, says string }{
		{"", "# Doy $10.000, recibo 1 sin precio; no se puede comparar\n"},
		{"ES;2;7000;CLP\n", "# Doy $10.000, recibo $7.000; diferencia: -$3.000\n"},
	} {
		file, err := os.ReadFile(list)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(list, append(file, c.more...), 0o600); err != nil {
			t.Fatal(err)
		}
		if exit, _, stderr := run("", "precios", "importar", list, "--datos", dir); exit != Done {
			t.Fatal(stderr)
		}
		if _, stdout, stderr := run("", "coleccion", "trato", deal, "--probar", "--datos", dir); !strings.Contains(stdout, c.says) {
			t.Errorf("it says %s%s, want %s", stdout, stderr, c.says)
		}
	}
}

func TestADealIsDoneFromTheTerminalOnce(t *testing.T) {
	atHome(t)
	dir, files := desk(t), t.TempDir()
	theirs, deal := filepath.Join(files, "Beto.csv"), filepath.Join(files, "trato.csv")
	if err := os.WriteFile(theirs, []byte("edicion;numero;cantidad;deseadas\nES;2;5;\nES;3;1;1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	exit, stdout, stderr := run("", "coleccion", "comparar", theirs, "--guardar", "1", "--trato", deal, "--datos", dir)
	if exit != Done || !strings.Contains(stdout, "# Puedo darte (2)") {
		t.Fatalf("exit %d, %s%s", exit, stdout, stderr)
	}
	// What is read is the other side: what we would give comes to us.
	for _, c := range []struct {
		args []string
		exit int
		says string
	}{
		{[]string{"--probar"}, No, "no tienes todo lo que pide"},
		{nil, No, "no tienes todo lo que pide"},
	} {
		if exit, _, stderr := run("", append([]string{"coleccion", "trato", deal, "--datos", dir}, c.args...)...); exit != c.exit || !strings.Contains(stderr, c.says) {
			t.Errorf("%v: exit %d, %s", c.args, exit, stderr)
		}
	}
	if err := os.WriteFile(deal, []byte("lado;edicion;numero;cantidad\ndoy;ES;2;1\nrecibo;ES;1;2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		exit int
		says string
	}{
		{[]string{"--probar"}, Done, "doy: 2 ES 001 Rey Arturo Pendragón\nrecibo: 1 ES 002 Reina Guinivere"},
		{[]string{"--con", "Beto", "--lugar", "Caja"}, Done, "recibo: 1 ES 002 Reina Guinivere; Caja"},
		{nil, No, "ya se hizo"},
	} {
		if exit, stdout, stderr := run("", append([]string{"coleccion", "trato", deal, "--datos", dir}, c.args...)...); exit != c.exit || !strings.Contains(stdout+stderr, c.says) {
			t.Errorf("%v: exit %d, %s%s", c.args, exit, stdout, stderr)
		}
	}
	if _, stdout, _ := run("", "coleccion", "historial", "1", "--datos", dir); !strings.Contains(stdout, "Cambio con Beto: 2 dadas, 1 recibidas") {
		t.Errorf("the history is %s", stdout)
	}
}
