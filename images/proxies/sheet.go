// Package proxies lays cards out on paper: nine to a page, 63 by 88 millimetres
// each, with marks to cut along, and the word PROXY on every one.
package proxies

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"castillo/game/card"
	"castillo/game/speech"
)

// The size of a card in millimetres, and in pixels at 300 to the inch.
const (
	cardWidth, cardHeight = 63.0, 88.0
	Width, Height         = 744, 1039
)

// MaxCards is how many cards one document has at most.
const MaxCards = 900

const (
	columns, rows = 3, 3
	perPage       = columns * rows
)

// Paper is what is printed on.
type Paper uint8

// The papers.
const (
	A4 Paper = iota
	Letter
)

var paperNames = [...]string{"a4", "carta"}

// String is the Spanish name.
func (p Paper) String() string { return paperNames[p] }

// ParsePaper reads a paper's name, whatever the case.
func ParsePaper(s string) (Paper, error) {
	for i, name := range paperNames {
		if card.Fold(s) == name {
			return Paper(i), nil
		}
	}
	return 0, speech.Errorf("%q no es un papel; los papeles son %s", s, strings.Join(paperNames[:], ", "))
}

// size is the paper's in millimetres.
func (p Paper) size() (w, h float64) {
	if p == Letter {
		return 215.9, 279.4
	}
	return 210, 297
}

// Face is a card's face, made when it is asked for, Width by Height pixels.
type Face struct {
	Card   card.Card
	Photo  bool // a scan, which JPEG suits, and not a drawing
	Pixels func() *image.RGBA
}

// Write writes a document with the given faces in order. Equal cards are made
// once. foot stands small below each page, with {page} and {pages} in it.
func Write(w io.Writer, paper Paper, title, foot string, faces []Face) error {
	if len(faces) == 0 {
		return speech.Errorf("no hay ninguna carta que imprimir")
	}
	if len(faces) > MaxCards {
		return speech.Errorf("son %d cartas; un documento tiene %d como mucho", len(faces), MaxCards)
	}
	d, err := newDocument(paper, title)
	if err != nil {
		return err
	}
	pages := (len(faces) + perPage - 1) / perPage
	for i, f := range faces {
		if i%perPage == 0 {
			d.page(strings.NewReplacer("{page}", fmt.Sprint(i/perPage+1), "{pages}", fmt.Sprint(pages)).Replace(foot))
		}
		if err := d.place(i%perPage, f); err != nil {
			return err
		}
	}
	return d.pdf.Output(w)
}

// document is a PDF that grows page by page.
type document struct {
	pdf         *fpdf.Fpdf
	width       float64 // of the page
	height      float64
	left, top   float64 // of the grid
	names       map[card.Card]string
	translation func(string) string // to the letters of the PDF's own fonts
}

func newDocument(paper Paper, title string) (*document, error) {
	w, h := paper.size()
	pdf := fpdf.NewCustom(&fpdf.InitType{OrientationStr: "P", UnitStr: "mm", Size: fpdf.SizeType{Wd: w, Ht: h}})
	pdf.SetTitle(title, true)
	pdf.SetCreator("Castillo", true)
	pdf.SetMargins(0, 0, 0)
	pdf.SetAutoPageBreak(false, 0)
	return &document{pdf: pdf, width: w, height: h, left: (w - columns*cardWidth) / 2, top: (h - rows*cardHeight) / 2,
		names: map[card.Card]string{}, translation: pdf.UnicodeTranslatorFromDescriptor("")}, pdf.Error()
}

// page begins a page with its marks and its foot.
func (d *document) page(foot string) {
	d.pdf.AddPage()
	d.marks()
	d.pdf.SetFont("Helvetica", "", 6)
	d.pdf.SetTextColor(130, 130, 130)
	d.centred(d.width/2, d.height-footOff, foot)
}

// The marks to cut along stand in the margins, a little off the cards; the foot
// stands below them.
const (
	markOff  = 1.0
	markLong = 4.0
	footOff  = 1.5
	footHigh = 2.0
)

func (d *document) marks() {
	d.pdf.SetDrawColor(60, 60, 60)
	d.pdf.SetLineWidth(0.1)
	right, bottom := d.left+columns*cardWidth, d.top+rows*cardHeight
	for i := range columns + 1 {
		x := d.left + float64(i)*cardWidth
		d.pdf.Line(x, d.top-markOff-markLong, x, d.top-markOff)
		d.pdf.Line(x, bottom+markOff, x, min(bottom+markOff+markLong, d.height-footOff-footHigh))
	}
	for i := range rows + 1 {
		y := d.top + float64(i)*cardHeight
		d.pdf.Line(d.left-markOff-markLong, y, d.left-markOff, y)
		d.pdf.Line(right+markOff, y, right+markOff+markLong, y)
	}
}

// place lays a card on the page, in the order one reads.
func (d *document) place(i int, f Face) error {
	name, kind, err := d.register(f)
	if err != nil {
		return err
	}
	x, y := d.left+float64(i%columns)*cardWidth, d.top+float64(i/columns)*cardHeight
	d.pdf.ImageOptions(name, x, y, cardWidth, cardHeight, false, fpdf.ImageOptions{ImageType: kind}, 0, "")
	d.stamp(x+cardWidth*0.565, y+cardHeight) // between the code and the mark of a Carta Única
	return d.pdf.Error()
}

// stamp says PROXY at the lower edge of a card, small and clear.
func (d *document) stamp(x, bottom float64) {
	const w, h = 11.0, 2.4
	d.pdf.SetFillColor(250, 246, 233)
	d.pdf.SetAlpha(0.85, "Normal")
	d.pdf.RoundedRect(x-w/2, bottom-h-0.5, w, h, h/2, "1234", "F")
	d.pdf.SetAlpha(1, "Normal")
	d.pdf.SetFont("Helvetica", "B", 5)
	d.pdf.SetTextColor(60, 40, 30)
	d.centred(x, bottom-1.05, "P R O X Y")
}

// centred writes a line around x, its letters standing on y.
func (d *document) centred(x, y float64, text string) {
	text = d.translation(text)
	d.pdf.Text(x-d.pdf.GetStringWidth(text)/2, y, text)
}

// register puts a card's picture into the document once.
func (d *document) register(f Face) (name, kind string, err error) {
	kind = "PNG"
	if f.Photo {
		kind = "JPG"
	}
	if name, ok := d.names[f.Card]; ok {
		return name, kind, nil
	}
	var data bytes.Buffer
	if f.Photo {
		err = jpeg.Encode(&data, onPaper(f.Pixels()), &jpeg.Options{Quality: 92})
	} else {
		err = png.Encode(&data, onPaper(f.Pixels()))
	}
	if err != nil {
		return "", "", err
	}
	name = fmt.Sprint("carta", len(d.names))
	d.names[f.Card] = name
	d.pdf.RegisterImageOptionsReader(name, fpdf.ImageOptions{ImageType: kind}, &data)
	return name, kind, d.pdf.Error()
}

// onPaper fills what is clear in a picture with the white of the paper.
func onPaper(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Rect)
	draw.Draw(out, out.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.Draw(out, out.Rect, img, img.Rect.Min, draw.Over)
	return out
}
