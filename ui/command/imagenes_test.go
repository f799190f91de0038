package command

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// scansToImport is a folder with a picture of every outcome.
func scansToImport(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "mis cartas")
	for i, name := range []string{"ES-012.png", "Helénica/073.png", "Excalibur ES.png", "IMG_2034.png", "ES-013 Excalibur.png", "Exkalibur.png"} {
		img := image.NewGray(image.Rect(0, 0, 63, 88))
		img.SetGray(i, 0, color.Gray{200})
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, name), b.Bytes())
	}
	write(t, filepath.Join(dir, "notas.txt"), []byte("nada"))
	return dir
}

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestImagesAreImportedCountedAndTakenBack(t *testing.T) {
	dir, data := scansToImport(t), t.TempDir()
	var all strings.Builder
	for _, args := range [][]string{
		{"imagenes"},
		{"imagenes", "importar", filepath.Join(dir, "Exkalibur.png"), "--json"},
		{"imagenes", "deshacer"},
		{"imágenes", "importar", dir, "--detalle"},
		{"imagenes", "importar", dir},
		{"imagenes", "importar", filepath.Join(dir, "notas.txt"), "--json"},
		{"imagenes", "--json"},
		{"imagenes", "deshacer"},
		{"imagenes", "deshacer"},
		{"imagenes", "importar"},
		{"imagenes", "importar", filepath.Join(dir, "nada")},
		{"imagenes", "traer"},
	} {
		exit, stdout, stderr := run("", append(args, "--datos", data)...)
		fmt.Fprintf(&all, "$ castillo %s\n%s--- errores\n%s--- termina con %d\n", strings.Join(args, " "), stdout, stderr, exit)
	}
	golden(t, "imagenes", strings.ReplaceAll(all.String(), filepath.Dir(dir)+string(filepath.Separator), ""))
}

func TestADeckIsPrintedAndDrawnIntoNewFiles(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		verb, file, begins string
	}{
		{"proxies", "mazo.pdf", "%PDF-"},
		{"lamina", "mazo.png", "\x89PNG"},
	} {
		name := filepath.Join(dir, c.file)
		args := []string{c.verb, "-", "--salida", name, "--datos", dir}
		if exit, _, stderr := run("# Mi mazo\n3x Lira\n1x Carta que nadie conoce\n", args...); exit != Done {
			t.Fatalf("%s ends with %d: %s", c.verb, exit, stderr)
		}
		if data, err := os.ReadFile(name); err != nil || !strings.HasPrefix(string(data), c.begins) {
			t.Errorf("%s wrote something else: %v", c.verb, err)
		}
		if exit, _, stderr := run("3x Lira\n", args...); exit != Failed || !strings.Contains(stderr, "ya existe") {
			t.Errorf("%s wrote over a file: %d, %s", c.verb, exit, stderr)
		}
		if exit, _, stderr := run("", c.verb, "-", "--salida", name+"2", "--datos", dir); exit != Failed || !strings.Contains(stderr, "carta") {
			t.Errorf("%s of an empty deck: %d, %s", c.verb, exit, stderr)
		}
		if exit, _, stderr := run("3x Lira", c.verb, "-"); exit != Failed || !strings.Contains(stderr, "--salida") {
			t.Errorf("%s without a file: %d, %s", c.verb, exit, stderr)
		}
	}
}
