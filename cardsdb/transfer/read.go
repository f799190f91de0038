package transfer

import (
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"io"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/deck"
	"castillo/game/speech"
)

// errNothing is said of a file that speaks of no card.
var errNothing = speech.Errorf("el archivo no tiene ninguna línea con cartas")

// Read reads a file of any kind. Lines that cannot be read are in the result
// with their Problem; an error means that the file as a whole is not one.
func Read(r io.Reader) (File, error) {
	text, encoding, err := readText(r)
	if err != nil {
		return File{}, err
	}
	var f File
	switch start := strings.TrimSpace(text); {
	case start == "":
		return File{}, errNothing
	case strings.HasPrefix(start, "{") || strings.HasPrefix(start, "[{"):
		f, err = readBackup(start)
	case deck.IsCockatrice(start):
		f, err = readCockatrice(text)
	default:
		if err := tooLong(text); err != nil {
			return File{}, err
		}
		if s, ok := sniff(text); ok {
			f, err = readTable(text, s, ofCollection)
		} else {
			f, err = readList(text)
		}
	}
	if err != nil {
		return File{}, err
	}
	if len(f.Lines) == 0 {
		return File{}, errNothing
	}
	f.Encoding, f.Digest = encoding, digestOf(text)
	return f, nil
}

// digestOf tells one text from all others.
func digestOf(text string) string {
	sum := sha256.Sum256([]byte(strings.TrimSpace(text)))
	return hex.EncodeToString(sum[:16])
}

// tooManyLines is said of a file that nobody can have written.
func tooManyLines() error {
	return speech.Errorf("el archivo pasa de %d líneas; impórtalo por partes", MaxLines)
}

// maxLine bounds the bytes of a line: no row and no title has so many, and what
// is written as one line is not taken apart for nothing.
const maxLine = 32 << 10

// tooLong says which line is longer than any can be.
func tooLong(text string) error {
	n := 0
	for line := range strings.SplitSeq(text, "\n") {
		if n++; len(line) > maxLine {
			return speech.Errorf("la línea %d pasa de %d KiB; no parece una colección", n, maxLine>>10)
		}
	}
	return nil
}

// shape is where the table in a text begins and what parts its columns.
type shape struct {
	skip      int // lines before the titles
	separator rune
}

// separators are what may part columns, likeliest first.
var separators = []rune{',', ';', '\t'}

// sniff finds the titles of a table in the first lines of a text, where the name
// of the whole may stand above them.
func sniff(text string) (shape, bool) {
	s := shape{}
	rest := text
	for range 3 {
		line, more, found := strings.Cut(rest, "\n")
		bare := strings.ToLower(strings.Trim(strings.TrimSpace(line), `"`))
		if sep, ok := strings.CutPrefix(bare, "sep="); bare != "" && !ok {
			if found, ok := titles(line, s); ok {
				return found, true
			}
		} else if ok && len([]rune(sep)) == 1 {
			s.separator = []rune(sep)[0]
		}
		if !found {
			break
		}
		s.skip++
		rest = more
	}
	return shape{}, false
}

// titles finds what parts the titles of a table, if that is what a line holds.
func titles(line string, s shape) (shape, bool) {
	tried := separators
	if s.separator != 0 {
		tried = []rune{s.separator}
	}
	best := 0
	for _, sep := range tried {
		header, err := csvReader(line, sep).Read()
		if err != nil {
			continue
		}
		if _, facts, ok := recognize(header); ok {
			known := 0
			for _, f := range facts {
				if f != noFact {
					known++
				}
			}
			if known > best {
				best, s.separator = known, sep
			}
		}
	}
	return s, best > 0
}

func csvReader(text string, separator rune) *csv.Reader {
	r := csv.NewReader(strings.NewReader(text))
	r.Comma = separator
	r.LazyQuotes = true
	r.FieldsPerRecord = -1
	return r
}

// maxMends bounds how often a table is begun anew behind an open quote, and
// maxAnew how many bytes are read again for that.
const (
	maxMends = 100
	maxAnew  = MaxBytes
)

// readTable reads the columns that wanted leaves of those that are known.
func readTable(text string, s shape, wanted func(dialect, []fact, []string) (dialect, []fact)) (File, error) {
	for range s.skip {
		_, text, _ = strings.Cut(text, "\n")
	}
	r := csvReader(text, s.separator)
	header, err := r.Read()
	if err != nil {
		return File{}, speech.Errorf("no se pudo leer la cabecera: %w", err)
	}
	d, facts, _ := recognize(header)
	d, facts = wanted(d, facts, header)
	d.semicolons = s.separator != ','
	f := File{Kind: d.kind, Separator: s.separator, Header: header, told: map[fact]bool{}}
	counted := d.eachIsOne
	for _, told := range facts {
		f.told[told] = true
		counted = counted || told.counts()
	}
	f.Uncounted = !counted
	before := s.skip // lines of the file before what r reads
	for mends, anew := 0, 0; ; {
		start := r.InputOffset()
		cells, err := r.Read()
		if err == io.EOF {
			f.readMonths(d, facts)
			f.noticePassedOver(facts)
			return f, nil
		}
		if err != nil {
			return File{}, speech.Errorf("no se pudo leer la tabla: %w", err)
		}
		if strings.Join(cells, "") == "" {
			continue
		}
		if len(f.Lines) == MaxLines {
			return File{}, tooManyLines()
		}
		at, _ := r.FieldPos(0)
		lines := d.linesOf(facts, before+at, cells)
		swallowed := int(r.InputOffset() - start)
		if line := &lines[0]; line.Problem.Sentence == openQuote && mends < maxMends && anew+swallowed <= maxAnew {
			// The quote swallowed lines that may be sound: they are read again.
			mends++
			anew += swallowed
			broken, rest, _ := strings.Cut(strings.TrimLeft(text[start:], "\n"), "\n")
			line.Cells = []string{broken}
			before, text = line.Number, rest
			r = csvReader(text, s.separator)
		}
		f.Lines = append(f.Lines, lines...)
	}
}

// ofCollection are the columns that tell of copies: what others ask for a foil is a
// price that is only told of.
func ofCollection(d dialect, facts []fact, _ []string) (dialect, []fact) {
	for i, f := range facts {
		if f == foilPrice {
			facts[i] = marketPrice
		}
	}
	return d, facts
}

// noticePassedOver tells of the columns that say something and are not kept.
func (f *File) noticePassedOver(facts []fact) {
	var market, others []string
	for i, title := range f.Header {
		says := func(l Line) bool { return i < len(l.Cells) && !isNo[letters(l.Cells[i])] }
		if facts[i] != noFact && facts[i] != marketPrice || !slices.ContainsFunc(f.Lines, says) {
			continue
		}
		if facts[i] == marketPrice {
			market = append(market, title)
		} else if title = strings.TrimSpace(title); title != "" && title != restReason && !isBookkeeping(title) {
			others = append(others, title)
		}
	}
	if len(market) > 0 {
		f.Notices = append(f.Notices, because(marketPrices, "titles", strings.Join(market, ", ")))
	}
	if len(others) > 0 {
		f.Notices = append(f.Notices, because(passedOver, "titles", strings.Join(others, ", ")))
	}
}

// isBookkeeping reports whether a column is of use to the program alone that wrote
// it.
func isBookkeeping(title string) bool {
	key := letters(title)
	return key == "id" || key == "mvid" || key == "sku" || key == "lastmodified" || strings.HasSuffix(title, " ID") || strings.HasSuffix(title, " Id") || strings.HasSuffix(title, "_id")
}

// readMonths reads all lines again with the month before the day, if that is
// how some day of the table must be read and none can only be read otherwise.
func (f *File) readMonths(d dialect, facts []fact) {
	at := slices.Index(facts, date)
	if at < 0 {
		return
	}
	monthFirst := false
	for _, l := range f.Lines {
		if at >= len(l.Cells) {
			continue
		}
		day := strings.TrimSpace(l.Cells[at])
		_, dayFirst := holding.ParseDate(day)
		_, american := holding.ParseMonthFirst(day)
		if american != nil && dayFirst == nil {
			return
		}
		monthFirst = monthFirst || american == nil && dayFirst != nil
	}
	if !monthFirst {
		return
	}
	d.monthFirst = true
	lines := f.Lines
	f.Lines = nil
	for _, l := range lines {
		if l.Problem.Sentence == openQuote { // it is no longer known what its cells were
			f.Lines = append(f.Lines, l)
			continue
		}
		f.Lines = append(f.Lines, d.linesOf(facts, l.Number, l.Cells)...)
	}
}
