package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestATerminalObeysNothingThatIsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"Añejo «Kay» \t→ 1\n":              "Añejo «Kay» \t→ 1\n",
		"a\x1b[31mb\x07":                   `a\u001b[31mb\u0007`,
		"uno\rdos":                         `uno\u000ddos`,
		"abc\u202edef\u2066\u200f":         `abc\u202edef\u2066\u200f`,
		"\u009b31m\u2028x":                 `\u009b31m\u2028x`,
		"Espa\xf1a":                        `Espa\xf1a`,
		"cortada \xc3":                     `cortada \xc3`,
		"\xff\xfe entera ñ, rota \xe2\x82": `\xff\xfe entera ñ, rota \xe2\x82`,
	} {
		for _, size := range []int{1, 2, 3, len(text)} {
			var b strings.Builder
			w := &terminal{to: &b}
			for rest := text; rest != ""; {
				n := min(size, len(rest))
				if k, err := w.Write([]byte(rest[:n])); k != n || err != nil {
					t.Fatal(k, err)
				}
				rest = rest[n:]
			}
			w.flush()
			if b.String() != want {
				t.Errorf("%q by %d is written %q, want %q", text, size, b.String(), want)
			}
		}
	}
}

func TestNoNameReachesTheTerminalAsACommand(t *testing.T) {
	dir, data := t.TempDir(), t.TempDir()
	evil := "a\x1b[2J\n\u202eb"
	file := filepath.Join(dir, evil+".txt")
	write(t, file, []byte("# Título\x1b[31m\n3x Zzyzzx\x1b[0m Quorl\n"))
	write(t, filepath.Join(dir, evil+".esc"), []byte("espera \x1b[31m\n"))
	write(t, filepath.Join(dir, "ES-012"+evil+".png"), []byte("nada"))
	for _, args := range [][]string{
		{"mazo", file}, {"mazo", file, "--json"}, {"mazo", file + "x"}, {"mazo", file, "--cifras", "--manos", "2"},
		{"escenario", dir}, {"repeticion", file}, {"texto", file}, {"texto", file, "--json"}, {"texto", "--corpus", file},
		{"coleccion", "importar", file, "--probar", "--datos", data}, {"coleccion", "importar", file, "--probar", "--json", "--datos", data},
		{"coleccion", "exportar", file, "--datos", data}, {"coleccion", "restaurar", file, "--datos", data},
		{"imagenes", "importar", dir, "--datos", data}, {"imagenes", "importar", dir, "--json", "--datos", data},
		{"cartas", evil}, {"imagen", evil, "--salida", file}, {"simular", "--mazo", file}, {evil}, {"--" + evil}, {"ayuda", evil},
		{"proxies", file, "--salida", filepath.Join(dir, evil+".pdf"), "--datos", data}, {"lamina", file, "--salida", file, "--datos", data},
	} {
		_, stdout, stderr := run("", args...)
		for _, text := range []string{stdout, stderr} {
			if strings.ContainsAny(text, "\x1b\u202e\r") {
				t.Errorf("%q writes %q", args, text)
			}
		}
	}
	_, stdout, _ := run("", "imagenes", "importar", dir, "--json", "--datos", data)
	found := false
	for line := range strings.Lines(stdout) {
		var row struct{ Archivo string }
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		found = found || strings.HasSuffix(row.Archivo, evil+".png")
	}
	if !found {
		t.Errorf("the name does not read back from %s", stdout)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

func TestAFolderOfDataHasAName(t *testing.T) {
	for _, word := range []string{"", " ", "\t"} {
		for _, args := range [][]string{{"coleccion", "resumen", "--datos", word}, {"imagenes", "--datos=" + word}, {"--datos", word}} {
			if exit, _, stderr := run("", args...); exit != Failed || !strings.Contains(stderr, "después de --datos falta la carpeta") {
				t.Errorf("%q: exit %d, %s", args, exit, stderr)
			}
		}
	}
}
