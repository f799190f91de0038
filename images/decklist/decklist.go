// Package decklist prints a deck as a list on one page or more, to be handed in
// or pinned to a box.
package decklist

import (
	"io"
	"strconv"

	"codeberg.org/go-pdf/fpdf"
)

// Sheet is what is printed. Its words come in the language of the reader.
type Sheet struct {
	Title, Subtitle string
	Groups          []Group
	Notes           string
}

// Group are lines under a heading.
type Group struct {
	Title string
	Lines []Line
}

// Line is a card of the list.
type Line struct {
	Count int
	Name  string
	About string // what stands small beside the name, such as its cost
}

// The measures of a page, in millimetres of A4.
const (
	pageWidth, pageHeight = 210.0, 297.0
	margin                = 18.0
	gap                   = 10.0 // between the two columns
	lineHeight            = 5.6
	groupHeight           = 8.0
	firstTop              = 42.0
)

// Write writes the sheet as PDF, in two columns. Letters that the fonts of every
// reader lack are written as near as they come.
func Write(w io.Writer, s Sheet) error {
	p := page{pdf: fpdf.New("P", "mm", "A4", "")}
	p.letters = p.pdf.UnicodeTranslatorFromDescriptor("")
	p.pdf.SetTitle(s.Title, true)
	p.pdf.SetCreator("Castillo", true)
	p.pdf.SetAutoPageBreak(false, 0)
	p.begin(s)
	for _, g := range s.Groups {
		p.need(groupHeight+lineHeight, s)
		p.heading(g.Title)
		for _, l := range g.Lines {
			p.need(lineHeight, s)
			p.line(l)
		}
		p.y += lineHeight / 2
	}
	if s.Notes != "" {
		p.notes(s)
	}
	return p.pdf.Output(w)
}

// page is the place where the next line goes.
type page struct {
	pdf     *fpdf.Fpdf
	letters func(string) string
	column  int
	y       float64
}

const columnWidth = (pageWidth - 2*margin - gap) / 2

func (p *page) x() float64 { return margin + float64(p.column)*(columnWidth+gap) }

// begin begins a page with the deck's title.
func (p *page) begin(s Sheet) {
	p.pdf.AddPage()
	p.pdf.SetTextColor(20, 16, 12)
	p.pdf.SetFont("Helvetica", "B", 17)
	p.pdf.Text(margin, 24, p.fitting(s.Title, pageWidth-2*margin))
	p.pdf.SetFont("Helvetica", "", 10)
	p.pdf.SetTextColor(110, 100, 90)
	p.pdf.Text(margin, 31, p.fitting(s.Subtitle, pageWidth-2*margin))
	p.pdf.SetDrawColor(180, 140, 60)
	p.pdf.SetLineWidth(0.4)
	p.pdf.Line(margin, 34, pageWidth-margin, 34)
	p.column, p.y = 0, firstTop
}

// need goes on in the next column or on the next page where so much has no room.
func (p *page) need(height float64, s Sheet) {
	if p.y+height <= pageHeight-margin {
		return
	}
	if p.column++; p.column == 2 {
		p.begin(s)
	}
	p.y = firstTop
}

func (p *page) heading(title string) {
	p.pdf.SetFont("Helvetica", "B", 11)
	p.pdf.SetTextColor(130, 90, 20)
	p.pdf.Text(p.x(), p.y, p.fitting(title, columnWidth))
	p.y += groupHeight - 1.5
}

func (p *page) line(l Line) {
	const counts, about = 9.0, 20.0
	p.pdf.SetTextColor(20, 16, 12)
	p.pdf.SetFont("Helvetica", "B", 10)
	p.pdf.Text(p.x(), p.y, strconv.Itoa(l.Count)+"x")
	p.pdf.SetFont("Helvetica", "", 10)
	p.pdf.Text(p.x()+counts, p.y, p.fitting(l.Name, columnWidth-counts-about-2))
	p.pdf.SetFont("Helvetica", "", 8)
	p.pdf.SetTextColor(110, 100, 90)
	small := p.fitting(l.About, about)
	p.pdf.Text(p.x()+columnWidth-p.pdf.GetStringWidth(small), p.y, small)
	p.y += lineHeight
}

// notes are written below the list, over the whole column.
func (p *page) notes(s Sheet) {
	p.pdf.SetFont("Helvetica", "I", 9)
	p.pdf.SetTextColor(60, 52, 44)
	for _, line := range p.pdf.SplitText(p.letters(s.Notes), columnWidth) {
		p.need(lineHeight, s)
		p.pdf.SetFont("Helvetica", "I", 9)
		p.pdf.SetTextColor(60, 52, 44)
		p.pdf.Text(p.x(), p.y, line)
		p.y += lineHeight - 1
	}
}

// fitting is a text in the letters of the font, cut where it has no room.
func (p *page) fitting(text string, room float64) string {
	whole := p.letters(text)
	if p.pdf.GetStringWidth(whole) <= room {
		return whole
	}
	for runes := []rune(text); len(runes) > 0; {
		runes = runes[:len(runes)-1]
		if cut := p.letters(string(runes) + "..."); p.pdf.GetStringWidth(cut) <= room {
			return cut
		}
	}
	return ""
}
