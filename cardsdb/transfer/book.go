package transfer

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/speech"
)

// errOtherBook is said of a spreadsheet whose form is not read.
var errOtherBook = speech.Errorf("es una planilla que no se puede leer así; guárdala como .xlsx o .csv, o copia las celdas con sus títulos y pégalas con Ctrl+V en la Colección")

// errBrokenBook is said of a spreadsheet that ends too early or is none within.
var errBrokenBook = speech.Errorf("la planilla está dañada; ábrela en el programa con que se hizo y guárdala otra vez, o como .csv")

// isBook tells a spreadsheet from a text: today's are archives, those of before 2007 begin
// with a mark of their own.
func isBook(data []byte) bool {
	return bytes.HasPrefix(data, []byte("PK\x03\x04")) || bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0"))
}

// Bounds on what a spreadsheet unfolds to.
const (
	maxPart    = 2 * MaxBytes
	maxSmall   = 1 << 20
	maxStrings = 4 * MaxLines
	maxColumns = 256
)

// book is a spreadsheet of the form of Excel (ECMA-376): XML in an archive.
type book struct {
	parts  map[string]*zip.File
	shared []string
	dates  []bool // by style of a cell: its number is a date
}

// readBook writes the first sheet of a spreadsheet as a table in text.
func readBook(data []byte) (string, error) {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return "", errOtherBook
	}
	b := book{parts: map[string]*zip.File{}}
	for _, f := range archive.File {
		b.parts[f.Name] = f
	}
	sheet, err := b.firstSheet()
	if err != nil {
		return "", err
	}
	if b.shared, err = b.strings(); err != nil {
		return "", err
	}
	if b.dates, err = b.styles(); err != nil {
		return "", err
	}
	return b.table(sheet)
}

// firstSheet is the name of the part that holds the first sheet.
func (b book) firstSheet() (string, error) {
	var listed struct {
		Sheets []struct {
			ID string `xml:"http://schemas.openxmlformats.org/officeDocument/2006/relationships id,attr"`
		} `xml:"sheets>sheet"`
	}
	var links struct {
		All []struct {
			ID     string `xml:"Id,attr"`
			Target string `xml:"Target,attr"`
		} `xml:"Relationship"`
	}
	if err := errors.Join(b.decode("xl/workbook.xml", &listed), b.decode("xl/_rels/workbook.xml.rels", &links)); err != nil || len(listed.Sheets) == 0 {
		return "", errOtherBook
	}
	for _, l := range links.All {
		if l.ID == listed.Sheets[0].ID {
			return strings.TrimPrefix(path.Join("/xl", l.Target), "/"), nil
		}
	}
	return "", errOtherBook
}

// run is text that may be in pieces of different looks.
type run struct {
	Text   string   `xml:"t"`
	Pieces []string `xml:"r>t"`
}

func (r run) String() string { return r.Text + strings.Join(r.Pieces, "") }

// strings are the texts that cells name by number; a book may have none.
func (b book) strings() (all []string, err error) {
	const part = "xl/sharedStrings.xml"
	if b.parts[part] == nil {
		return nil, nil
	}
	err = b.each(part, func(d *xml.Decoder, start xml.StartElement) error {
		if start.Name.Local != "si" {
			return nil
		}
		if len(all) == maxStrings {
			return tooManyLines()
		}
		var text run
		err := d.DecodeElement(&text, &start)
		all = append(all, text.String())
		return err
	})
	return all, err
}

// styles tells which styles of cells show a number as a date; a book may have none.
func (b book) styles() ([]bool, error) {
	var all struct {
		Formats []struct {
			ID   int    `xml:"numFmtId,attr"`
			Code string `xml:"formatCode,attr"`
		} `xml:"numFmts>numFmt"`
		Cells []struct {
			Format int `xml:"numFmtId,attr"`
		} `xml:"cellXfs>xf"`
	}
	if b.parts["xl/styles.xml"] == nil {
		return nil, nil
	}
	err := b.decode("xl/styles.xml", &all)
	dated := map[int]bool{14: true, 15: true, 16: true, 17: true, 22: true} // those that every book has
	for _, f := range all.Formats {
		dated[f.ID] = strings.Contains(strings.ToLower(f.Code), "yy")
	}
	out := make([]bool, len(all.Cells))
	for i, c := range all.Cells {
		out[i] = dated[c.Format]
	}
	return out, err
}

// cell is a cell as it is written.
type cell struct {
	Place  string `xml:"r,attr"`
	Kind   string `xml:"t,attr"`
	Style  int    `xml:"s,attr"`
	Value  string `xml:"v"`
	Inline run    `xml:"is"`
}

// text is what the cell says.
func (b book) text(c cell) string {
	switch c.Kind {
	case "s":
		if i, err := strconv.Atoi(c.Value); err == nil && i >= 0 && i < len(b.shared) {
			return b.shared[i]
		}
		return ""
	case "inlineStr":
		return c.Inline.String()
	case "", "n":
		if c.Style >= 0 && c.Style < len(b.dates) && b.dates[c.Style] {
			if days, err := strconv.ParseFloat(c.Value, 64); err == nil && days >= 1 && days < 1e6 {
				return holding.SerialDate(int(days)).String()
			}
		}
	}
	return c.Value
}

// table writes the rows of a sheet.
func (b book) table(sheet string) (string, error) {
	var out strings.Builder
	w := csv.NewWriter(&out)
	var row []string
	rows := 0
	write := func() error {
		if rows++; rows == 1 {
			return nil // before the first row there is none
		}
		err := w.Write(append(row, make([]string, max(0, 1-len(row)))...)) // a line without a field is none
		w.Flush()
		if row = row[:0]; out.Len() > MaxBytes {
			return speech.Errorf("la planilla pasa de %d MiB; no parece una colección", MaxBytes>>20)
		}
		return err
	}
	err := b.each(sheet, func(d *xml.Decoder, start xml.StartElement) error {
		switch start.Name.Local {
		case "row":
			if rows > MaxLines {
				return tooManyLines()
			}
			return write()
		case "c":
			var c cell
			if err := d.DecodeElement(&c, &start); err != nil {
				return err
			}
			at := columnOf(c.Place, len(row))
			for len(row) <= at && at < maxColumns {
				row = append(row, "")
			}
			if at < maxColumns {
				row[at] = strings.Join(strings.Fields(b.text(c)), " ") // a line break in a cell ends no line
			}
		}
		return nil
	})
	if err == nil {
		err = write()
	}
	return out.String(), err
}

// columnOf is the column of a place such as AB12, counted from 0; other where it says none.
func columnOf(place string, other int) int {
	n := 0
	for i, r := range place {
		if r < 'A' || r > 'Z' || i > 3 {
			break
		}
		n = n*26 + int(r-'A') + 1
	}
	if n == 0 {
		return other
	}
	return n - 1
}

// each goes through the elements of a part.
func (b book) each(part string, do func(*xml.Decoder, xml.StartElement) error) error {
	in, err := b.open(part, maxPart)
	if err != nil {
		return err
	}
	defer in.Close()
	for d := xml.NewDecoder(in); ; {
		token, err := d.Token()
		if start, ok := token.(xml.StartElement); ok && err == nil {
			err = do(d, start)
		}
		var bad *xml.SyntaxError
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &bad):
			return errBrokenBook
		case err != nil:
			return err
		}
	}
}

// decode reads one of the small parts whole.
func (b book) decode(part string, into any) error {
	in, err := b.open(part, maxSmall)
	if err != nil {
		return err
	}
	defer in.Close()
	if xml.NewDecoder(in).Decode(into) != nil {
		return errBrokenBook
	}
	return nil
}

// open reads a part, as much of it as it may have.
func (b book) open(part string, most int64) (io.ReadCloser, error) {
	f := b.parts[part]
	if f == nil {
		return nil, errOtherBook
	}
	in, err := f.Open()
	if err != nil {
		return nil, errBrokenBook
	}
	return struct {
		io.Reader
		io.Closer
	}{io.LimitReader(in, most), in}, nil
}
