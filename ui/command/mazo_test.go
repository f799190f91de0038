package command

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestADeckTravelsAsTheCodeOfAPicture(t *testing.T) {
	picture := filepath.Join(t.TempDir(), "mazo.png")
	if exit, _, stderr := run("", "mazo", "helenica", "--qr", picture); exit != Done {
		t.Fatalf("exit %d, %s", exit, stderr)
	}
	exit, stdout, stderr := run("", "mazo", picture, "--diferencia", "helenica")
	if exit != Done || !strings.Contains(stdout, "legal en DAR Primer Bloque, 50 cartas") || !strings.Contains(stdout, "nada cambia") {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
	data, err := os.ReadFile(picture)
	if err != nil {
		t.Fatal(err)
	}
	if exit, again, _ := run(string(data), "mazo", "-", "--diferencia", "helenica"); exit != Done || again != stdout {
		t.Errorf("from the standard input: exit %d, %s", exit, again)
	}
}

func TestACodeReplacesNoFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "mío.png")
	if err := os.WriteFile(name, []byte("mío"), 0o600); err != nil {
		t.Fatal(err)
	}
	exit, _, stderr := run("", "mazo", "helenica", "--qr", name)
	if data, err := os.ReadFile(name); exit != Failed || err != nil || string(data) != "mío" || !strings.Contains(stderr, "ya existe") {
		t.Errorf("exit %d, %s, the file holds %q, %v", exit, stderr, data, err)
	}
}

func TestAPictureWithoutCodeIsNoDeck(t *testing.T) {
	var blank bytes.Buffer
	if err := png.Encode(&blank, image.NewGray(image.Rect(0, 0, 80, 80))); err != nil {
		t.Fatal(err)
	}
	if exit, _, stderr := run(blank.String(), "mazo", "-"); exit != Failed || !strings.Contains(stderr, "no se encuentra ningún código QR") {
		t.Errorf("exit %d, %s", exit, stderr)
	}
}
