package deck

import (
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/speech"
)

// Form is a way to write a list down as text. ReadAny reads all of them.
type Form uint8

// The forms. Own is List.String and keeps everything; Coded is the same with a
// printing for every card; Plain is names and counts for other programs; Table
// is CSV for spreadsheets, with the columns of tableColumns.
const (
	Own Form = iota
	Coded
	Plain
	Table
)

// Forms lists the forms.
func Forms() []Form { return []Form{Own, Coded, Plain, Table} }

var formNames = [...]string{"propio", "codigos", "simple", "csv"}

// String is the Spanish name by which the terminal knows the form.
func (f Form) String() string {
	if int(f) < len(formNames) {
		return formNames[f]
	}
	return fmt.Sprintf("Form(%d)", uint8(f))
}

// ParseForm reads the name that String gives, accents and case apart.
func ParseForm(name string) (Form, error) {
	if i := slices.Index(formNames[:], card.Fold(name)); i >= 0 {
		return Form(i), nil
	}
	return Own, speech.Errorf("%q no es una forma de escribir un mazo; las formas son %s", name, strings.Join(formNames[:], ", "))
}

// Write writes a list down.
func (f Form) Write(l List, c Catalogue) string {
	switch f {
	case Coded:
		return l.Printed(c).String()
	case Plain:
		return l.plain()
	case Table:
		return l.table(c)
	}
	return l.String()
}

// Printed gives the list with the printing named of every card that the catalogue knows. In the
// catalogue of a format (Format.For) that is the one it is played as.
func (l List) Printed(c Catalogue) List {
	printed := func(r Ref) Ref {
		if found, ok := r.Find(c); ok {
			return RefTo(found)
		}
		return r
	}
	all := func(es Entries) Entries {
		var out Entries
		for _, e := range es {
			out = out.Add(printed(e.Ref), e.Count)
		}
		return out
	}
	l = l.Tidy()
	l.Initial, l.Cards, l.Sideboard = printed(l.Initial), all(l.Cards), all(l.Sideboard)
	return l
}

// plain writes a line a name, the initial Oro first as one card among others.
func (l List) plain() string {
	l = l.Tidy()
	byName := func(es Entries) Entries {
		var out Entries
		for _, e := range es {
			out = out.Add(Ref{Name: e.Name}, e.Count)
		}
		return out
	}
	cards := l.Cards
	if l.Initial != (Ref{}) {
		cards = append(Entries{{l.Initial, 1}}, cards...)
	}
	return List{Cards: byName(cards), Sideboard: byName(l.Sideboard)}.String()
}

// The parts of a list in a table.
const (
	partInitial = "oro inicial"
	partDeck    = "mazo"
	partSide    = "banquillo"
)

var tableColumns = []string{"parte", "cantidad", "nombre", "edicion", "numero", "tipo", "raza", "coste", "fuerza"}

// table writes CSV with a line for each line of the list.
func (l List) table(c Catalogue) string {
	l = l.Tidy()
	var b strings.Builder
	w := csv.NewWriter(&b)
	rows := [][]string{tableColumns}
	add := func(part string, e Entry) {
		row := []string{part, strconv.Itoa(e.Count), e.Name, string(e.Edition), "", "", "", "", ""}
		if e.Number > 0 {
			row[4] = strconv.Itoa(e.Number)
		}
		if found, ok := e.Find(c); ok {
			row[5], row[6] = found.Type.String(), found.Races.String()
			row[7], row[8] = orBlank(found.Cost), orBlank(found.Strength)
		}
		for i := range row {
			row[i] = card.ProtectCell(row[i])
		}
		rows = append(rows, row)
	}
	if l.Initial != (Ref{}) {
		add(partInitial, Entry{l.Initial, 1})
	}
	for _, e := range l.Cards {
		add(partDeck, e)
	}
	for _, e := range l.Sideboard {
		add(partSide, e)
	}
	if err := w.WriteAll(rows); err != nil {
		panic(err) // a strings.Builder takes everything
	}
	return b.String()
}

func orBlank(number int8) string {
	if number == card.NoNumber {
		return ""
	}
	return strconv.Itoa(int(number))
}

// ReadAny reads a list in any form, and also a deck of Cockatrice and the code of
// a QR picture, which the catalogue spells out. Errors are as those of Read.
func ReadAny(r io.Reader, c Catalogue) (List, error) {
	text, err := readText(r)
	if err != nil {
		return List{}, err
	}
	if IsCode(text) {
		return Decode(text, c)
	}
	if IsCockatrice(text) {
		d, err := ParseCockatrice(text, MaxLines)
		if err != nil {
			return List{}, err
		}
		return d.list()
	}
	if comma, ok := tableSeparator(text); ok {
		return parseTable(text, comma)
	}
	return Parse(text)
}

// tableSeparator finds a table by its first line, which names its columns.
func tableSeparator(text string) (comma rune, ok bool) {
	head, _, _ := strings.Cut(lineEnds.Replace(strings.TrimSpace(strings.TrimPrefix(text, "\uFEFF"))), "\n")
	for _, comma := range ",;\t" {
		names := strings.Split(head, string(comma))
		for i := range names {
			names[i] = card.Fold(strings.Trim(names[i], `" `))
		}
		if slices.Contains(names, "nombre") && slices.Contains(names, "cantidad") {
			return comma, true
		}
	}
	return 0, false
}

func parseTable(text string, comma rune) (List, error) {
	r := csv.NewReader(strings.NewReader(strings.TrimSpace(strings.TrimPrefix(text, "\uFEFF"))))
	r.Comma, r.FieldsPerRecord, r.LazyQuotes, r.ReuseRecord = comma, -1, true, true
	var l List
	var errs []error
	column := map[string]int{}
	for used := 0; ; used++ {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			bad := &ParseError{Reason: speech.Errorf("la tabla no se puede leer hasta el final; revisa las comillas")}
			if at := (*csv.ParseError)(nil); errors.As(err, &at) {
				bad.Line = at.Line
			}
			errs = append(errs, bad)
			break
		}
		line, _ := r.FieldPos(0)
		switch {
		case used == 0:
			for i, name := range row {
				column[card.Fold(name)] = i
			}
			continue
		case used > MaxLines:
			errs = append(errs, &ParseError{line, clean(row[0]), speech.Errorf("la tabla pasa de %d líneas; quita las que sobren", MaxLines)})
		default:
			cell := func(name string) string {
				if at, ok := column[name]; ok && at < len(row) {
					return clean(card.ExposeCell(row[at]))
				}
				return ""
			}
			if reason := l.addRow(cell); reason != nil {
				errs = append(errs, &ParseError{line, clean(strings.Join(row, " ")), reason})
			}
		}
		if used > MaxLines || len(errs) > maxErrors {
			break
		}
	}
	if len(errs) > 0 {
		return List{}, errors.Join(errs...)
	}
	return l.Tidy(), nil
}

// addRow adds a row of a table, or says why it cannot.
func (l *List) addRow(cell func(column string) string) (reason error) {
	count, err := strconv.Atoi(cell("cantidad"))
	if err != nil || count < 1 || count > MaxCount {
		return errCount
	}
	number, err := strconv.Atoi(cmp.Or(cell("numero"), "0"))
	if err != nil || number < 0 || number > 999 {
		return speech.Errorf("el número debe estar entre 1 y 999, o faltar")
	}
	edition := strings.ToUpper(cell("edicion"))
	if edition != "" && !editionCode.MatchString(edition) {
		return speech.Errorf("la edición es un código de dos a cuatro letras, o falta")
	}
	ref := Ref{cell("nombre"), card.Edition(edition), number}
	if ref.Name == "" {
		return errNoName
	}
	if ref.Edition == "" {
		ref.Number = 0 // a number alone names no printing
	}
	switch part := card.Fold(cell("parte")); {
	case part == partInitial && l.Initial != (Ref{}):
		return errSecondGold
	case part == partInitial:
		l.Initial = ref
	case slices.Contains(sideHeadings, part):
		l.Sideboard = append(l.Sideboard, Entry{ref, count})
	default:
		l.Cards = append(l.Cards, Entry{ref, count})
	}
	return nil
}
