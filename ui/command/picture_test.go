package command

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/images"
)

func TestPicturesHaveTheHeightThatWasAskedFor(t *testing.T) {
	for _, c := range []struct {
		words []string
		w, h  int
	}{
		{[]string{"Dragón de Magma", "--alto", "252"}, 180, 252},
		{[]string{"es", "016", "--alto", "126"}, 90, 126},
		{[]string{"dorso", "--alto", "126"}, 90, 126},
		{[]string{"excalibur"}, 745, 1040},
	} {
		exit, stdout, stderr := run("", append([]string{"imagen", "--salida", "-"}, c.words...)...)
		img, err := png.DecodeConfig(bytes.NewReader([]byte(stdout)))
		if exit != Done || err != nil || img.Width != c.w || img.Height != c.h {
			t.Errorf("%q gave %d by %d, %v, exit %d, %s", c.words, img.Width, img.Height, err, exit, stderr)
		}
	}
}

func TestCodesAndNamesMeanTheSameCard(t *testing.T) {
	_, byName, _ := run("", "imagen", "dragon de magma", "--alto", "84", "--salida", "-")
	_, byCode, _ := run("", "imagen", "ES 016", "--alto", "84", "--salida", "-")
	if byName != byCode {
		t.Error("ES 016 is drawn in another way than by its name")
	}
}

func TestPicturesBearTheOwnersEpicText(t *testing.T) {
	dir := t.TempDir()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	draw := func(more ...string) string {
		exit, picture, stderr := run("", append([]string{"imagen", "ES 016", "--alto", "252", "--salida", "-"}, more...)...)
		if exit != Done {
			t.Fatalf("exit %d, %s", exit, stderr)
		}
		return picture
	}
	const words = "Duerme bajo la montaña."
	if err := store.Corrections().SetEpic(card.Printing{Edition: "ES", Number: 16}, words); err != nil {
		t.Fatal(err)
	}
	if draw("--datos", dir) != draw() {
		t.Error("a collection that is open elsewhere was read")
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	own := draw("--datos", dir)
	if own == draw() || own != draw("--epico", words) {
		t.Error("the picture does not bear the owner's epic text")
	}
	if draw("--datos", dir, "--epico", "Otra cosa.") == own {
		t.Error("the epic text that was asked for does not take its place")
	}
}

func TestPicturesAreNotWrittenOverAnything(t *testing.T) {
	name := filepath.Join(t.TempDir(), "mía.png")
	if err := os.WriteFile(name, []byte("algo"), 0o600); err != nil {
		t.Fatal(err)
	}
	if exit, _, stderr := run("", "imagen", "excalibur", "--alto", "84", "--salida", name); exit != Failed || stderr == "" {
		t.Errorf("exit %d, %q", exit, stderr)
	}
	if data, err := os.ReadFile(name); err != nil || string(data) != "algo" {
		t.Errorf("the file holds %q now, %v", data, err)
	}
}

// BenchmarkThumbnailsOfTheCatalogue draws every printing once, by two workers.
func BenchmarkThumbnailsOfTheCatalogue(b *testing.B) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		b.Fatal(err)
	}
	all := catalogue.All()
	for b.Loop() {
		var wait sync.WaitGroup
		for worker := range images.Workers {
			wait.Go(func() {
				for i := worker; i < len(all); i += images.Workers {
					images.Draw(all[i], 180, 252)
				}
			})
		}
		wait.Wait()
	}
}
