//go:build smoke

package smoke

import (
	"archive/zip"
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"

	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game/card"
	"castillo/images/scans"
)

// dropped are the cards whose pictures are let go over the window.
var dropped = []card.Printing{{Edition: "ES", Number: 12}, {Edition: "ES", Number: 13}, {Edition: "ES", Number: 14}}

// dropPictures lets a file, a zip and a folder go over the collection. A folder
// with a blank and an accent in its name is none the worse for that.
func (r *run) dropPictures() {
	r.show(0, "coleccion")
	dir := r.TempDir()
	file := filepath.Join(dir, "ES-012.png")
	folder := filepath.Join(dir, "Edición mía", "Espada Sagrada")
	r.must(os.MkdirAll(folder, 0o700), "a folder")
	r.must(os.WriteFile(file, scan(1), 0o600), "a picture")
	r.must(os.WriteFile(filepath.Join(folder, "014.png"), scan(3), 0o600), "a picture")
	archive := filepath.Join(dir, "escaneos.zip")
	r.must(os.WriteFile(archive, zipped("es013.png", scan(2)), 0o600), "a zip")

	before, err := r.display.look()
	r.must(err, "look")
	r.must(r.display.drop(middle(content), file, archive, filepath.Dir(folder)), "the drop")
	r.until("the pictures in the library", func(frame) bool { return r.havePictures() })
	r.settled("the report of the import", reportButton)
	r.keepPicture("soltadas")
	r.press("key", "Escape")
	title := image.Rect(110, 10, 300, 46)
	r.until("the collection again", func(f frame) bool { return f.same(before, title) })
	r.tell("a file, a zip and a folder were let go over the window")
}

// reportButton finds a button at the foot of the report, where the sheet of an
// import that is under way does not reach.
func reportButton(f frame) (image.Rectangle, bool) {
	rows := f.patches(tint(fynetheme.ColorNameButton), image.Rect(200, 570, 1080, 640), 40)
	if len(rows) == 0 {
		return image.Rectangle{}, false
	}
	return rows[0], true
}

// havePictures reads the library behind the program.
func (r *run) havePictures() bool {
	library, err := scans.Open(filepath.Join(r.home.data(), scans.Folder))
	r.must(err, "the pictures")
	return !slices.ContainsFunc(dropped, func(p card.Printing) bool {
		_, shown := library.Shown(p)
		return !shown
	})
}

// scan is a picture in the shape of a card, one unlike the other.
func scan(n uint8) []byte {
	img := image.NewRGBA(image.Rect(0, 0, 252, 352))
	for i := 0; i < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = 60*n, uint8(i), 90, 255
	}
	img.Set(0, 0, color.White)
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err) // into memory it cannot fail
	}
	return out.Bytes()
}

func zipped(name string, data []byte) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(data)
	}
	if err != nil || z.Close() != nil {
		panic("a zip in memory")
	}
	return out.Bytes()
}
