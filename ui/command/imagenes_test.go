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

func TestADamagedIndexOfTheImagesIsToldAndLosesNothing(t *testing.T) {
	dir, data := scansToImport(t), t.TempDir()
	if exit, _, stderr := run("", "imagenes", "importar", dir, "--datos", data); exit != Done {
		t.Fatal(stderr)
	}
	_, before, _ := run("", "imagenes", "--datos", data)
	write(t, filepath.Join(data, "imagenes", "indice.json"), []byte("x"))
	exit, after, stderr := run("", "imagenes", "--datos", data)
	if exit != Done || after != before || !strings.Contains(stderr, "el índice de las imágenes estaba dañado") ||
		!strings.Contains(stderr, "imágenes que siguen como estaban: 6") {
		t.Errorf("exit %d\n%s\n%s", exit, after, stderr)
	}
	if _, _, stderr := run("", "imagenes", "--datos", data); stderr != "" {
		t.Errorf("the next time it says %s", stderr)
	}
}

func TestDamagedImagesAreFoundAndTheTrashIsEmptiedWhenAsked(t *testing.T) {
	dir, data := scansToImport(t), t.TempDir()
	for _, args := range [][]string{{"importar", dir}, {"comprobar"}} {
		if exit, _, stderr := run("", append([]string{"imagenes", "--datos", data}, args...)...); exit != Done {
			t.Fatal(stderr)
		}
	}
	all, err := filepath.Glob(filepath.Join(data, "imagenes", "originales", "*", strings.Repeat("?", 64)))
	if err != nil || len(all) != 6 {
		t.Fatalf("%d originals, %v", len(all), err)
	}
	write(t, all[0], []byte("x"))
	if exit, stdout, stderr := run("", "imagenes", "comprobar", "--datos", data); exit != No || !strings.Contains(stderr, "está dañada la imagen") {
		t.Errorf("exit %d\n%s\n%s", exit, stdout, stderr)
	}
	if exit, stdout, stderr := run("", "imagenes", "importar", dir, "--datos", data); exit != Done {
		t.Errorf("exit %d\n%s\n%s", exit, stdout, stderr)
	}
	for _, c := range []struct{ args, want string }{
		{"comprobar", "todas las imágenes están como llegaron"},
		{"papelera", "imágenes en la papelera: 1, 1 KiB"},
		{"vaciar", "con --aplicar se borran para siempre"},
		{"vaciar --aplicar", "borradas"},
		{"papelera", "la papelera está vacía"},
	} {
		if exit, stdout, _ := run("", append([]string{"imagenes", "--datos", data}, strings.Fields(c.args)...)...); exit != Done || !strings.Contains(stdout, c.want) {
			t.Errorf("%s: exit %d, %s", c.args, exit, stdout)
		}
	}
}
