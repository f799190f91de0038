package deck

import (
	"cmp"
	"encoding/base32"
	"encoding/binary"
	"hash/crc32"
	"slices"
	"strings"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/speech"
)

// A list as a code for a QR picture: "MYL:" and, in base 32 (which a QR code
// holds in its small alphanumeric form), these bytes:
//
//	version 1
//	title: its length, then so many bytes of UTF-8
//	the initial Oro: a printing, 0 for none
//	the cards: how many lines, then the lines
//	the sideboard likewise
//	CRC-32 (IEEE) of all before, four bytes, the lowest first
//
// Numbers are unsigned varints. A printing is (edition x 1000 + number) x 2,
// plus 1 where the owner names it and does not only mean the card; editions
// count from 1 in the order of card.Editions. A line is the step from the
// printing of the line before, x 4, plus the count less one up to 2, or plus 3
// and then the count less four. Notes and tags stay at home.

const (
	codePrefix  = "MYL:"
	codeVersion = 1
	maxCode     = 4096 // characters; a QR code holds 4296
	maxTitle    = 60   // bytes
)

// ErrCode is wrapped by every error of Decode.
var ErrCode = speech.Errorf("el código del mazo no se puede leer")

func codeError(reason string, args ...any) error {
	return speech.Errorf("%w: %w", ErrCode, speech.Errorf(reason, args...))
}

// IsCode reports whether a text is meant to be a code.
func IsCode(text string) bool { return strings.HasPrefix(strings.ToUpper(clean(text)), codePrefix) }

// Encode gives the code of a list. Every card must be in the catalogue and of
// one of the nine editions.
func Encode(l List, c Catalogue) (string, error) {
	l = l.Tidy()
	w := codeWriter{catalogue: c, data: []byte{codeVersion}}
	title := l.Title
	for len(title) > maxTitle {
		_, last := utf8.DecodeLastRuneInString(title)
		title = strings.TrimSpace(title[:len(title)-last])
	}
	w.number(len(title))
	w.data = append(w.data, title...)
	w.number(w.printing(l.Initial))
	w.lines(l.Cards)
	w.lines(l.Sideboard)
	if len(w.unknown) > 0 {
		return "", speech.Errorf("estas cartas no tienen código: «%s»; corrígelas primero", strings.Join(w.unknown, "», «"))
	}
	w.data = binary.LittleEndian.AppendUint32(w.data, crc32.ChecksumIEEE(w.data))
	code := codePrefix + codeAlphabet.EncodeToString(w.data)
	if len(code) > maxCode {
		return "", speech.Errorf("el mazo tiene demasiadas líneas para un código: %d caracteres de %d", len(code), maxCode)
	}
	return code, nil
}

var codeAlphabet = base32.StdEncoding.WithPadding(base32.NoPadding)

type codeWriter struct {
	catalogue Catalogue
	data      []byte
	unknown   []string // what cannot be written
}

func (w *codeWriter) number(n int) { w.data = binary.AppendUvarint(w.data, uint64(n)) }

// printing is the number that stands for a reference, 0 for none.
func (w *codeWriter) printing(r Ref) int {
	if r == (Ref{}) {
		return 0
	}
	found, ok := r.Find(w.catalogue)
	edition := editionIndex(found.Edition)
	if !ok || edition == 0 || found.Number < 1 || found.Number > 999 {
		if !slices.Contains(w.unknown, r.Name) {
			w.unknown = append(w.unknown, r.Name)
		}
		return 0
	}
	n := (edition*1000 + found.Number) * 2
	if r.Edition != "" {
		n++
	}
	return n
}

// editionIndex is the place of an edition from 1, 0 for another.
func editionIndex(e card.Edition) int {
	return 1 + slices.IndexFunc(card.Editions(), func(info card.EditionInfo) bool { return info.Code == e })
}

func (w *codeWriter) lines(es Entries) {
	counts := map[int]int{}
	for _, e := range es {
		n := w.printing(e.Ref)
		counts[n] = min(counts[n]+e.Count, MaxCount)
	}
	printings := make([]int, 0, len(counts))
	for n := range counts {
		printings = append(printings, n)
	}
	slices.Sort(printings)
	w.number(len(printings))
	before := 0
	for _, n := range printings {
		step := (n - before) * 4
		before = n
		if count := counts[n]; count <= 3 {
			w.number(step + count - 1)
		} else {
			w.number(step + 3)
			w.number(count - 4)
		}
	}
}

// Decode reads a code. Its error, which wraps ErrCode, says in Spanish what is
// wrong: the code is damaged, of a later version, or names a printing that the
// catalogue does not know.
func Decode(code string, c Catalogue) (List, error) {
	if len(code) > maxCode+16 {
		return List{}, codeError("es demasiado largo")
	}
	body, ok := strings.CutPrefix(strings.ToUpper(strings.ReplaceAll(clean(code), " ", "")), codePrefix)
	if !ok {
		return List{}, codeError("no empieza con %s", codePrefix)
	}
	data, err := codeAlphabet.DecodeString(body)
	if err != nil || len(data) < 5 {
		return List{}, codeError("le faltan caracteres o tiene algunos de más")
	}
	data, sum := data[:len(data)-4], binary.LittleEndian.Uint32(data[len(data)-4:])
	switch {
	case data[0] > codeVersion:
		return List{}, codeError("lo escribió un programa más nuevo (versión %d)", data[0])
	case data[0] != codeVersion || crc32.ChecksumIEEE(data) != sum:
		return List{}, codeError("está dañado; la suma de control no coincide")
	}
	r := codeReader{catalogue: c, data: data[1:]}
	l := List{Title: r.title(), Initial: r.ref(r.number(maxPrinting)), Cards: r.lines(), Sideboard: r.lines()}
	if r.err == nil && len(r.data) > 0 {
		r.fail("sobran %d bytes al final", len(r.data))
	}
	if r.err != nil {
		return List{}, r.err
	}
	slices.SortStableFunc(l.Cards, byType(c))
	return l.Tidy(), nil
}

// byType orders lines by type, cost and name, since a code forgets the order.
func byType(c Catalogue) func(a, b Entry) int {
	byName := spanishOrder()
	return func(a, b Entry) int {
		x, _ := a.Find(c)
		y, _ := b.Find(c)
		return cmp.Or(cmp.Compare(x.Type, y.Type), cmp.Compare(x.Cost, y.Cost), byName(a.Ref, b.Ref))
	}
}

var maxPrinting = 2*(1000*len(card.Editions())+999) + 1

// codeReader reads numbers until the first error.
type codeReader struct {
	catalogue Catalogue
	data      []byte
	err       error
}

func (r *codeReader) fail(reason string, args ...any) {
	if r.err == nil {
		r.err = codeError(reason, args...)
	}
}

// number reads a number from 0 to most.
func (r *codeReader) number(most int) int {
	n, size := binary.Uvarint(r.data)
	if r.err != nil || size <= 0 || n > uint64(most) {
		r.fail("hay un número donde no puede estar")
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

func (r *codeReader) title() string {
	n := r.number(maxTitle)
	if n > len(r.data) {
		r.fail("el título está cortado")
		return ""
	}
	title := string(r.data[:n])
	r.data = r.data[n:]
	return title
}

// ref is what a printing's number means; 0 is none.
func (r *codeReader) ref(n int) Ref {
	if r.err != nil || n == 0 {
		return Ref{}
	}
	named, edition, number := n%2 == 1, n/2/1000, n/2%1000
	if edition < 1 || edition > len(card.Editions()) {
		r.fail("no hay ninguna edición con el número %d", edition)
		return Ref{}
	}
	p := card.Printing{Edition: card.Editions()[edition-1].Code, Number: number}
	found, ok := r.catalogue.Printing(p.Edition, p.Number)
	switch {
	case !ok || found.Name == "":
		r.fail("el catálogo no tiene la carta %s", p)
		return Ref{}
	case named:
		return RefTo(found)
	}
	return Ref{Name: found.Name}
}

func (r *codeReader) lines() Entries {
	var out Entries
	at := 0
	for range r.number(MaxLines) {
		n := r.number(maxPrinting*4 + 3)
		at += n / 4
		count := n%4 + 1
		if count == 4 {
			count += r.number(MaxCount - 4)
		}
		ref := r.ref(min(at, maxPrinting))
		if r.err != nil {
			return nil
		}
		if ref == (Ref{}) {
			r.fail("hay una línea sin carta")
			return nil
		}
		out = out.Add(ref, count)
	}
	return out
}
