package deck

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/speech"
)

// A list as text:
//
//	# Title                       the first line, when it starts with #
//	// a note                     kept; so is any later line that starts with #
//	// Etiquetas: fuego, torneo   tags; a program that knows none keeps a note
//	// Formato: racial-libre      the format that the deck is for, likewise
//	Oro inicial: Azor (ES) 222
//	3x Rey Arturo Pendragón       or 3 Rey Arturo Pendragón
//	2 Kay (ES) 147                one printing
//	Banquillo:                    or Sideboard; bare, with a colon or after #
//	1x Justa                      or, anywhere, SB: 1 Justa
//
// Headings such as "Aliados (20):" are layout: they are read and forgotten. So
// are those of other programs, "Deck", "Commander" or "About", whose next line is
// "Name" and the title.

// MaxLines is how many lines that are not blank a list can have.
const MaxLines = 1000

// maxErrors is how many bad lines are told at once.
const maxErrors = 20

// ParseError says why a line of a list cannot be read and what to do about it.
type ParseError struct {
	Line   int    // from 1; 0 when the whole file is to blame
	Text   string // the words of the line
	Reason error
}

// Error gives place, words and reason in one Spanish sentence.
func (e *ParseError) Error() string {
	return e.In(speech.InSpanish)
}

// In implements [speech.Error].
func (e *ParseError) In(say speech.Say) string {
	if e.Line == 0 {
		return speech.Of(e.Reason, say)
	}
	return speech.Of(speech.Errorf("línea %d: «%s»: %w", e.Line, shorten(e.Text), e.Reason), say)
}

// shorten keeps a long line from flooding a message.
func shorten(s string) string {
	const most = 60
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

// Parse reads the text form of a list. Its error joins a *ParseError for every
// line that cannot be read, up to some twenty. What it returns is tidy.
func Parse(text string) (List, error) {
	var p parser
	var errs []error
	text = lineEnds.Replace(strings.TrimPrefix(text, "\uFEFF"))
	number, used := 0, 0
	for line := range strings.SplitSeq(text, "\n") {
		number++
		words := clean(line)
		if words == "" {
			continue
		}
		reason := notText(line)
		if reason == nil {
			reason = p.line(words)
		}
		used++
		if used > MaxLines {
			reason = speech.Errorf("la lista pasa de %d líneas; quita las que sobren", MaxLines)
		}
		if reason != nil && len(errs) == maxErrors {
			reason = errEnough
		}
		if reason != nil {
			errs = append(errs, &ParseError{number, words, reason})
		}
		if used > MaxLines || len(errs) > maxErrors {
			break
		}
	}
	if len(errs) > 0 {
		return List{}, errors.Join(errs...)
	}
	p.list.tidyNotes(strings.Join(p.notes, "\n"))
	return p.list, nil
}

// The reasons that several forms of a list have in common.
var (
	errEnough     = speech.Errorf("aquí se dejó de leer; corrige primero las líneas anteriores")
	errCount      = speech.Errorf("la cantidad debe estar entre 1 y %d", MaxCount)
	errNoName     = speech.Errorf("falta el nombre")
	errSecondGold = speech.Errorf("el Oro inicial ya está dicho más arriba; deja una sola línea")
)

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// notText refuses a line that no text editor wrote.
func notText(line string) (reason error) {
	if !utf8.ValidString(line) {
		return speech.Errorf("no está en UTF-8; abre el archivo en un editor y guárdalo como UTF-8")
	}
	if strings.ContainsFunc(line, isControl) {
		return speech.Errorf("tiene caracteres que no son texto; guarda la lista como texto en UTF-8")
	}
	return nil
}

func isControl(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) }

// clean makes one line of valid text of s, with single spaces between words.
func clean(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r)
	}), " ")
}

// parser reads a list line by line; lines come clean and not empty.
type parser struct {
	list      List
	notes     []string
	pastTitle bool
	side      bool // the lines are of the sideboard
	about     bool // the next line may name the deck
}

// line reads one line, or says why it cannot.
func (p *parser) line(words string) (reason error) {
	if note, ok := strings.CutPrefix(words, "//"); ok {
		p.notes = append(p.notes, note)
		return nil
	}
	if words == "#" {
		return nil
	}
	about := p.about
	p.about = false
	if name, ok := strings.CutPrefix(words, "Name "); ok && about && p.list.Title == "" {
		p.list.Title = name
		return nil
	}
	first := !p.pastTitle
	p.pastTitle = true
	if comment, ok := strings.CutPrefix(words, "#"); ok {
		switch {
		case first:
			p.list.Title = clean(comment)
		case !p.heading(comment):
			p.notes = append(p.notes, comment)
		}
		return nil
	}
	if key, value, ok := strings.Cut(words, ":"); ok && card.Fold(key) == "oro inicial" {
		return p.initial(clean(value))
	}
	if key, value, ok := strings.Cut(words, ":"); ok && card.Fold(key) == "sb" {
		before := p.side
		p.side = true
		reason = p.entry(clean(value))
		p.side = before
		return reason
	}
	if p.heading(words) {
		p.about = card.Fold(words) == "about"
		return nil
	}
	if key, _ := noteField(words); key != "" {
		p.notes = append(p.notes, words)
		return nil
	}
	return p.entry(words)
}

func (p *parser) initial(value string) (reason error) {
	if p.list.Initial != (Ref{}) {
		return errSecondGold
	}
	p.list.Initial = initialRef(value)
	return nil
}

// Headings, folded: they open a part of the list or only lay it out.
var (
	sideHeadings   = []string{"banquillo", "sideboard", "side"}
	deckHeadings   = []string{"mazo", "mazo castillo", "mazo principal", "deck", "main", "maindeck", "mainboard", "commander", "companion", "about"}
	layoutHeadings = []string{"aliado", "aliados", "arma", "armas", "talisman", "talismanes",
		"totem", "totems", "totemes", "oro", "oros"}
)

// heading reads words such as "Aliados", "Oros (17)" or "Banquillo:", if they are a heading.
func (p *parser) heading(words string) bool {
	words, _, _ = strings.Cut(words, "(")
	words = card.Fold(strings.TrimRight(words, ": "))
	switch {
	case slices.Contains(sideHeadings, words):
		p.side = true
	case slices.Contains(deckHeadings, words):
		p.side = false
	default:
		return slices.Contains(layoutHeadings, words)
	}
	return true
}

var (
	countAndName = regexp.MustCompile(`^(\d+) ?[xX×]? (.+)$`)
	countGlued   = regexp.MustCompile(`^(\d+)[xX×]?([^\d ].*)$`)
	countAtEnd   = regexp.MustCompile(`^(.*[^\d ]) [xX×]? ?(\d{1,3})$`)
	onlyDigits   = regexp.MustCompile(`^\d+ ?[xX×]?$`)
)

func (p *parser) entry(words string) (reason error) {
	parts := countAndName.FindStringSubmatch(words)
	if parts == nil {
		return howToWrite(words)
	}
	count, err := strconv.Atoi(parts[1])
	if err != nil || count < 1 || count > MaxCount {
		return errCount
	}
	entry := Entry{readRef(parts[2]), count}
	if p.side {
		p.list.Sideboard = append(p.list.Sideboard, entry)
	} else {
		p.list.Cards = append(p.list.Cards, entry)
	}
	return nil
}

// howToWrite proposes the line that the owner may have meant.
func howToWrite(words string) error {
	count, name := "1", words
	if onlyDigits.MatchString(words) {
		return speech.Errorf("no se entiende; falta el nombre detrás de la cantidad")
	} else if parts := countGlued.FindStringSubmatch(words); parts != nil {
		count, name = parts[1], parts[2]
	} else if parts := countAtEnd.FindStringSubmatch(words); parts != nil && !nameAndPrinting.MatchString(words) {
		count, name = parts[2], parts[1]
	}
	return speech.Errorf("no se entiende; escribe la cantidad y el nombre, así: «%sx %s»", count, shorten(name))
}

var (
	nameAndPrinting = regexp.MustCompile(`^(.+?) ?\(([A-Za-z][A-Za-z0-9]{1,3})\)(?: (\d{1,3}))?$`)
	editionCode     = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9]{1,3}$`)
	oneCopy         = regexp.MustCompile(`^(?:1 ?[xX×] )+`)
)

// readRef reads "Name", "Name (ES)" or "Name (ES) 012" from clean words.
func readRef(words string) Ref {
	parts := nameAndPrinting.FindStringSubmatch(words)
	if parts == nil {
		return Ref{Name: words}
	}
	number, _ := strconv.Atoi(parts[3]) // up to three digits, or none
	return Ref{parts[1], card.Edition(strings.ToUpper(parts[2])), number}
}

// initialRef is readRef for the initial Oro, which some write with its count.
func initialRef(words string) Ref {
	r := readRef(words)
	r.Name = oneCopy.ReplaceAllString(r.Name, "")
	return r
}

// Tidy gives the list as its text form holds it: one line a name, titles and
// notes without stray space, counts of 1 to MaxCount, lines that hold no card
// left out. A list that Parse returned is tidy, and for any list of at most
// MaxLines lines Parse(l.String()) equals l.Tidy().
func (l List) Tidy() List {
	l.Tags = tidyTags(nil, strings.Join(l.Tags, ","))
	l.Format = Format{Name: l.Format}.ID()
	l.tidyNotes(l.Notes)
	return List{
		Title:     clean(l.Title),
		Notes:     l.Notes,
		Tags:      l.Tags,
		Format:    l.Format,
		Initial:   initialRef(l.Initial.tidyText()),
		Cards:     l.Cards.tidy(),
		Sideboard: l.Sideboard.tidy(),
	}
}

func (es Entries) tidy() Entries {
	var out Entries
	for _, e := range es {
		ref := readRef(e.tidyText())
		if e.Count > 0 && ref.Name != "" {
			out = append(out, Entry{ref, min(e.Count, MaxCount)})
		}
	}
	return out
}

// tidyText is r written so that readRef can read it, empty without a name.
func (r Ref) tidyText() string {
	r.Name = clean(r.Name)
	if r.Name == "" {
		return ""
	}
	if !editionCode.MatchString(string(r.Edition)) {
		r.Edition = ""
	}
	if r.Number < 1 || r.Number > 999 {
		r.Number = 0
	}
	return r.String()
}

// tidyNotes gives the list these notes, tidy. A line of them that holds tags joins the
// tags, and one that names the format does so where nothing else did.
func (l *List) tidyNotes(notes string) {
	var kept []string
	for line := range strings.SplitSeq(lineEnds.Replace(notes), "\n") {
		line = clean(line)
		key, value := noteField(line)
		format := Format{Name: value}.ID()
		switch {
		case key == tagsKey:
			l.Tags = tidyTags(l.Tags, value)
		case key == formatKey && format != "" && l.Format == "":
			l.Format = format
		default:
			kept = append(kept, line)
		}
	}
	l.Notes = strings.Trim(strings.Join(kept, "\n"), "\n")
}

// What a line of the notes may say of the list, folded.
const (
	tagsKey   = "etiquetas"
	formatKey = "formato"
)

// noteField gives what a clean line of the notes says of the list; key is empty where it
// is a note.
func noteField(line string) (key, value string) {
	key, value, found := strings.Cut(line, ":")
	if key = card.Fold(key); !found || key != tagsKey && key != formatKey {
		return "", ""
	}
	return key, value
}

// tidyTags adds to tags those of a text with commas between them, each once.
func tidyTags(tags []string, text string) []string {
	for tag := range strings.SplitSeq(text, ",") {
		tag = clean(tag)
		known := slices.ContainsFunc(tags, func(t string) bool { return sameName(t, tag) })
		if tag != "" && !known {
			tags = append(tags, tag)
		}
	}
	return tags
}

// String is the text form of the list, which Parse reads.
func (l List) String() string {
	l = l.Tidy()
	var parts []string
	var head strings.Builder
	if l.Title != "" {
		fmt.Fprintf(&head, "# %s\n", l.Title)
	}
	if l.Notes != "" {
		for line := range strings.SplitSeq(l.Notes, "\n") {
			head.WriteString(strings.TrimSpace("// "+line) + "\n")
		}
	}
	if len(l.Tags) > 0 {
		fmt.Fprintf(&head, "// Etiquetas: %s\n", strings.Join(l.Tags, ", "))
	}
	if l.Format != "" {
		fmt.Fprintf(&head, "// Formato: %s\n", l.Format)
	}
	var initial string
	if l.Initial != (Ref{}) {
		initial = fmt.Sprintf("Oro inicial: %s\n", l.Initial)
	}
	var side string
	if len(l.Sideboard) > 0 {
		side = "Banquillo:\n" + l.Sideboard.text()
	}
	for _, part := range []string{head.String(), initial, l.Cards.text(), side} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "\n")
}

func (es Entries) text() string {
	var b strings.Builder
	for _, e := range es {
		b.WriteString(e.String() + "\n")
	}
	return b.String()
}
