package deck

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/speech"
)

// A format as text, one fact a line, then its limits:
//
//	Formato: Racial Libre
//	// a note of its maker
//	Reglamento: myl/dar
//	Cartas: 50
//	Copias: 3
//	Cartas Únicas: 1
//	Ediciones: todas          or ES CR HE, or todas menos DCL
//	Promocionales: PE         whose names are Carta Única; or ninguna
//	Razas: una                or cualquiera, or una y de su bloque
//	Oro inicial: sin habilidad   or cualquiera
//	Banquillo: 15             or sin límite
//
//	0 Absalon                 copies and a name
//
// A fact that no line states is that of the DAR.

// The bounds of a format. Two friends who play each other carry it whole.
const (
	MaxFormatBytes = 64 << 10 // of its text
	maxFormatName  = 60       // letters of its name, and of that of its rulebook
	maxLimits      = 2000     // names that it limits
)

// The words of a format's text.
const (
	allEditions   = "todas"
	allBut        = "todas menos"
	noPromos      = "ninguna"
	plainInitial  = "sin habilidad"
	anyInitial    = "cualquiera"
	anySideboard  = "sin límite"
	formatHeading = "Formato"
)

// What a format must have.
var (
	errName  = speech.Errorf("falta el nombre, como «Racial Libre»")
	errRules = speech.Errorf("falta el reglamento, como «myl/dar»")
)

// FormatKeys are the words with which the lines of a format begin, for those who translate them.
func FormatKeys() []string {
	facts := []string{formatHeading}
	for _, field := range formatFields {
		facts = append(facts, field.key)
	}
	return facts
}

// formatField is a fact of a format and how its text tells it.
type formatField struct {
	key   string
	write func(f Format) string
	read  func(f *Format, words string) (reason error)
}

var formatFields = []formatField{
	{"Reglamento", func(f Format) string { return f.Rules }, func(f *Format, words string) error {
		f.Rules = words
		return readName(words, errRules)
	}},
	{"Cartas", func(f Format) string { return strconv.Itoa(f.Size) }, func(f *Format, words string) error {
		return readCount(&f.Size, words, 2, MaxCount)
	}},
	{"Copias", func(f Format) string { return strconv.Itoa(f.Copies) }, func(f *Format, words string) error {
		return readCount(&f.Copies, words, 1, MaxCount)
	}},
	{"Cartas Únicas", func(f Format) string { return strconv.Itoa(f.UniqueCopies) }, func(f *Format, words string) error {
		return readCount(&f.UniqueCopies, words, 0, MaxCount)
	}},
	{"Ediciones", Format.editionWords, (*Format).readEditions},
	{"Promocionales", func(f Format) string {
		if f.Promos == "" {
			return noPromos
		}
		return string(f.Promos)
	}, func(f *Format, words string) error {
		if card.Fold(words) == noPromos {
			f.Promos = ""
			return nil
		}
		return readEdition(&f.Promos, words)
	}},
	{"Razas", func(f Format) string { return f.Races.String() }, func(f *Format, words string) error {
		i := slices.Index(raceRules[:], card.Fold(words))
		f.Races = RaceRule(max(i, 0))
		if i < 0 {
			return speech.Errorf("las razas son «%s», «%s» o «%s»", raceRules[0], raceRules[1], raceRules[2])
		}
		return nil
	}},
	{"Oro inicial", func(f Format) string {
		if f.PlainInitial {
			return plainInitial
		}
		return anyInitial
	}, func(f *Format, words string) error {
		f.PlainInitial = card.Fold(words) == plainInitial
		if !f.PlainInitial && card.Fold(words) != anyInitial {
			return speech.Errorf("el Oro inicial es %s o %s", plainInitial, anyInitial)
		}
		return nil
	}},
	{"Banquillo", func(f Format) string {
		if f.Sideboard < 0 {
			return anySideboard
		}
		return strconv.Itoa(f.Sideboard)
	}, func(f *Format, words string) error {
		if card.Fold(words) == card.Fold(anySideboard) {
			f.Sideboard = NoLimit
			return nil
		}
		return readCount(&f.Sideboard, words, 0, MaxCount)
	}},
}

// readName refuses a name that is missing, or longer than a line has room for.
func readName(name string, missing error) (reason error) {
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return missing
	case n > maxFormatName:
		return speech.Errorf("pasa de %d letras", maxFormatName)
	}
	return nil
}

func readCount(to *int, words string, least, most int) (reason error) {
	n, err := strconv.Atoi(words)
	if err != nil || n < least || n > most {
		return speech.Errorf("va un número entre %d y %d", least, most)
	}
	*to = n
	return nil
}

func readEdition(to *card.Edition, words string) (reason error) {
	e := card.Edition(strings.ToUpper(words))
	if _, ok := e.Info(); !ok {
		return speech.Errorf("«%s» no es el código de una edición", shorten(words))
	}
	*to = e
	return nil
}

func (f Format) editionWords() string {
	switch {
	case len(f.Without) > 0 && len(f.Editions) == 0:
		return allBut + " " + joinEditions(f.Without)
	case len(f.Editions) == 0:
		return allEditions
	}
	return joinEditions(f.Editions)
}

func joinEditions(es []card.Edition) string {
	words := make([]string, len(es))
	for i, e := range es {
		words[i] = string(e)
	}
	return strings.Join(words, " ")
}

func (f *Format) readEditions(words string) (reason error) {
	f.Editions, f.Without = nil, nil
	if card.Fold(words) == allEditions {
		return nil
	}
	to := &f.Editions
	if but := allBut + " "; strings.HasPrefix(card.Fold(words), but) {
		to, words = &f.Without, strings.Join(strings.Fields(words)[2:], " ")
	}
	for code := range strings.FieldsFuncSeq(words, func(r rune) bool { return r == ' ' || r == ',' }) {
		var e card.Edition
		if reason := readEdition(&e, code); reason != nil {
			return reason
		}
		if !slices.Contains(*to, e) {
			*to = append(*to, e)
		}
	}
	if len(*to) == 0 {
		return speech.Errorf("van códigos de ediciones, o «%s»", allEditions)
	}
	return nil
}

// ParseFormat reads the text form of a format. Its error joins a *ParseError for every
// line that cannot be read, up to some twenty. What it returns is tidy.
func ParseFormat(text string) (Format, error) {
	if len(text) > MaxFormatBytes {
		return Format{}, &ParseError{Reason: speech.Errorf("el formato pasa de %d KiB; quita límites o notas", MaxFormatBytes>>10)}
	}
	p := formatParser{format: PrimerBloque, stated: map[string]bool{}, named: map[string]bool{}}
	p.format.Name, p.format.Notes, p.format.Limits = "", "", nil
	var errs []error
	number := 0
	for line := range strings.SplitSeq(lineEnds.Replace(strings.TrimPrefix(text, "\uFEFF")), "\n") {
		number++
		words := clean(line)
		if words == "" {
			continue
		}
		reason := notText(line)
		if reason == nil {
			reason = p.line(words)
		}
		if reason == nil {
			continue
		}
		if len(errs) == maxErrors {
			reason = errEnough
		}
		errs = append(errs, &ParseError{number, words, reason})
		if len(errs) > maxErrors {
			break
		}
	}
	if p.format.ID() == "" && len(errs) == 0 {
		errs = append(errs, &ParseError{Reason: speech.Errorf("%w, en una línea que empieza con «%s:»", errName, formatHeading)})
	}
	if len(errs) > 0 {
		return Format{}, errors.Join(errs...)
	}
	return p.format.Tidy(), nil
}

// ReadFormat reads a format from a file's bytes, in any encoding that DecodeText knows. Errors are as
// those of ParseFormat.
func ReadFormat(r io.Reader) (Format, error) {
	text, err := readText(r)
	if err != nil {
		return Format{}, err
	}
	return ParseFormat(text)
}

// IsFormat reports whether a text begins as that of a format does.
func IsFormat(text string) bool {
	line, _, _ := strings.Cut(lineEnds.Replace(strings.TrimSpace(strings.TrimPrefix(text, "\uFEFF"))), "\n")
	key, _, ok := strings.Cut(line, ":")
	return ok && card.Fold(key) == card.Fold(formatHeading)
}

type formatParser struct {
	format Format
	stated map[string]bool // the facts, by folded key
	named  map[string]bool // the limits, by folded name
}

// line reads one line, or says why it cannot.
func (p *formatParser) line(words string) (reason error) {
	if note, ok := strings.CutPrefix(words, "//"); ok {
		p.format.Notes += clean(note) + "\n"
		return nil
	}
	if parts := countAndName.FindStringSubmatch(words); parts != nil {
		return p.limit(parts[1], parts[2])
	}
	key, value, ok := strings.Cut(words, ":")
	key, value = card.Fold(key), clean(value)
	if !ok {
		return speech.Errorf("no se entiende; van datos como «Cartas: 50» y límites como «1 Nombre de la carta»")
	}
	if p.stated[key] {
		return speech.Errorf("ya está dicho más arriba; deja una sola línea")
	}
	p.stated[key] = true
	if key == card.Fold(formatHeading) {
		p.format.Name = value
		return cmp.Or(readName(p.format.ID(), errName), readName(value, errName))
	}
	for _, field := range formatFields {
		if card.Fold(field.key) == key {
			return field.read(&p.format, value)
		}
	}
	var keys []string
	for _, field := range formatFields {
		keys = append(keys, field.key)
	}
	return speech.Errorf("no es un dato de un formato; los datos son %s, %s", formatHeading, strings.Join(keys, ", "))
}

func (p *formatParser) limit(count, name string) (reason error) {
	var l Limit
	if reason := readCount(&l.Copies, count, 0, MaxCount); reason != nil {
		return reason
	}
	l.Name = name
	folded := card.Fold(name)
	switch {
	case p.named[folded]:
		return speech.Errorf("esa carta ya tiene un límite más arriba; deja una sola línea")
	case len(p.format.Limits) >= maxLimits:
		return speech.Errorf("un formato limita a lo más %d cartas", maxLimits)
	}
	p.named[folded] = true
	p.format.Limits = append(p.format.Limits, l)
	return nil
}

// Tidy gives the format as its text form holds it: name and notes without stray space,
// each limit once, by copies and then by name. A format that ParseFormat returned is
// tidy, and for any format whose facts are within their bounds and whose limits read as
// names ParseFormat(f.String()) equals f.Tidy().
func (f Format) Tidy() Format {
	f.Name, f.Rules = clean(f.Name), clean(f.Rules)
	var notes []string
	for line := range strings.SplitSeq(lineEnds.Replace(f.Notes), "\n") {
		if line = clean(line); line != "" {
			notes = append(notes, line)
		}
	}
	f.Notes = strings.Join(notes, "\n")
	seen := map[string]bool{}
	var limits []Limit
	for _, l := range f.Limits {
		l.Name = clean(l.Name)
		if folded := card.Fold(l.Name); folded != "" && !seen[folded] {
			seen[folded] = true
			limits = append(limits, l)
		}
	}
	byName := spanishOrder()
	slices.SortStableFunc(limits, func(a, b Limit) int {
		if a.Copies != b.Copies {
			return a.Copies - b.Copies
		}
		return byName(Ref{Name: a.Name}, Ref{Name: b.Name})
	})
	f.Limits = limits
	return f
}

// String is the text form of the format, which ParseFormat reads.
func (f Format) String() string {
	f = f.Tidy()
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", formatHeading, f.Name)
	if f.Notes != "" {
		for line := range strings.SplitSeq(f.Notes, "\n") {
			b.WriteString("// " + line + "\n")
		}
	}
	for _, field := range formatFields {
		fmt.Fprintf(&b, "%s: %s\n", field.key, field.write(f))
	}
	if len(f.Limits) > 0 {
		b.WriteString("\n")
	}
	for _, l := range f.Limits {
		fmt.Fprintf(&b, "%d %s\n", l.Copies, l.Name)
	}
	return b.String()
}

// Equal reports whether both formats say the same.
func (f Format) Equal(o Format) bool { return f.String() == o.String() }

//go:embed formats/*.txt
var formatFiles embed.FS

// Shipped lists the formats that the program carries, the DAR's first, then by name.
func Shipped() []Format { return slices.Clone(shipped()) }

var shipped = sync.OnceValue(func() []Format {
	all := []Format{PrimerBloque}
	files, _ := fs.Glob(formatFiles, "formats/*.txt")
	for _, file := range files {
		text, _ := formatFiles.ReadFile(file)
		if f, err := ParseFormat(string(text)); err == nil { // which a test holds of each
			all = append(all, f)
		}
	}
	byName := spanishOrder()
	slices.SortFunc(all[1:], func(a, b Format) int { return byName(Ref{Name: a.Name}, Ref{Name: b.Name}) })
	return all
})

// FormatNamed is the one among formats that a word means: its ID, its name, or the
// beginning of one ID only; ok is false where it means none or several.
func FormatNamed(formats []Format, word string) (f Format, ok bool) {
	id := Format{Name: word}.ID()
	if id == "" {
		return Format{}, false
	}
	var begins []Format
	for _, f := range formats {
		if f.ID() == id {
			return f, true
		}
		if strings.HasPrefix(f.ID(), id) {
			begins = append(begins, f)
		}
	}
	if len(begins) == 1 {
		return begins[0], true
	}
	return Format{}, false
}
