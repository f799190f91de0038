package cardsdb

import (
	"crypto/sha256"
	_ "embed"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/speech"
)

// The facts file: one row a printing, columns as named in factColumns. The
// same row, its fields parted by 0x1F, is the content of a catalogue record.

//go:embed data/impresiones.csv
var factsFile []byte

var factColumns = []string{"edicion", "numero", "nombre", "tipo", "raza", "coste", "fuerza",
	"frecuencia", "unica", "habilidad", "ilustrador", "origen", "fuente", "variante"}

const (
	factVersion   = 2
	factSeparator = "\x1f"
)

// fingerprint tells one set of facts, and one way of storing it, from another.
func fingerprint(facts []byte) string {
	sum := sha256.Sum256(facts)
	return fmt.Sprintf("%d:%s", factVersion, hex.EncodeToString(sum[:]))
}

// parseFacts reads a whole facts file and accepts no doubt: an unknown word, a
// missing fact or a repeated printing is an error that names its line.
func parseFacts(r io.Reader) ([]card.Card, error) {
	rows := csv.NewReader(r)
	rows.FieldsPerRecord = len(factColumns)
	rows.ReuseRecord = true
	header, err := rows.Read()
	if err != nil {
		return nil, speech.Errorf("cabecera: %w", err)
	}
	if !slices.Equal(header, factColumns) {
		return nil, speech.Errorf("cabecera: las columnas son %q y se esperaban %q", header, factColumns)
	}
	var cards []card.Card
	seen := make(map[card.Printing]bool)
	for {
		row, err := rows.Read()
		if err == io.EOF {
			return cards, nil
		}
		if err != nil {
			return nil, err
		}
		line, _ := rows.FieldPos(0)
		c, err := parseRow(row)
		if err != nil {
			return nil, speech.Errorf("línea %d: %w", line, err)
		}
		if seen[c.Printing()] {
			return nil, speech.Errorf("línea %d: %s está repetida", line, c.Printing())
		}
		seen[c.Printing()] = true
		cards = append(cards, c)
	}
}

// parseRow reads one row of facts; parseRow and formatRow undo each other.
func parseRow(row []string) (card.Card, error) {
	c, err := parseFields(row)
	if err != nil {
		return card.Card{}, err
	}
	r := rowReader{row: row}
	c.Edition, c.Number = card.Edition(r.text("edicion")), r.number("numero")
	if r.err != nil {
		return card.Card{}, r.err
	}
	if err := checkNumber(c); err != nil {
		return card.Card{}, err
	}
	return c, checkFacts(c)
}

// parseFields reads everything of a row but which printing it is.
func parseFields(row []string) (card.Card, error) {
	if len(row) != len(factColumns) {
		return card.Card{}, speech.Errorf("hay %d columnas y se esperaban %d", len(row), len(factColumns))
	}
	for _, field := range row {
		if !utf8.ValidString(field) || strings.ContainsFunc(field, unicode.IsControl) {
			return card.Card{}, speech.Errorf("%q no es texto", field)
		}
	}
	r := rowReader{row: row}
	c := card.Card{
		Name:        r.text("nombre"),
		Type:        oneOf(&r, "tipo", typesByName),
		Races:       r.race("raza"),
		Cost:        r.fact("coste"),
		Strength:    r.fact("fuerza"),
		Frequency:   oneOf(&r, "frecuencia", frequenciesByName),
		Unique:      oneOf(&r, "unica", flagsByName),
		Ability:     oneOf(&r, "habilidad", abilitiesByName),
		Illustrator: r.text("ilustrador"),
		Origin:      card.Edition(r.text("origen")),
		Source:      oneOf(&r, "fuente", sourcesByName),
		Variant:     oneOf(&r, "variante", variantsByName),
	}
	return c, r.err
}

// checkNumber holds that a printing of the facts file lies in an edition that
// the program knows.
func checkNumber(c card.Card) error {
	info, ok := c.Edition.Info()
	switch {
	case !ok:
		return speech.Errorf("%q no es una edición", c.Edition)
	case c.Number < info.First || c.Number > info.Last:
		return speech.Errorf("%s va del %d al %d, no tiene el %d", info.Name, info.First, info.Last, c.Number)
	}
	return nil
}

// checkFacts holds what must be true of every printing that is known by more
// than its name.
func checkFacts(c card.Card) error {
	_, originKnown := c.Origin.Info()
	known := c.Source != card.NameOnly
	ally, gold := c.Type == card.Ally, c.Type == card.Gold
	switch {
	case c.Origin != "" && !originKnown:
		return speech.Errorf("%s: %q no es una edición", c.Printing(), c.Origin)
	case c.Name != strings.Join(strings.Fields(c.Name), " ") || c.Name == "":
		return speech.Errorf("%s: el nombre %q está vacío o tiene espacios de más", c.Printing(), c.Name)
	case c.Source == card.NoSource:
		return speech.Errorf("%s: falta la fuente", c.Printing())
	case known && c.Type == card.NoType:
		return speech.Errorf("%s: falta el tipo", c.Printing())
	case known && (c.Cost == card.NoNumber) != gold:
		return speech.Errorf("%s: un Oro no tiene coste y las demás cartas sí", c.Printing())
	case known && (c.Strength == card.NoNumber) == ally:
		return speech.Errorf("%s: un Aliado tiene fuerza y las demás cartas no", c.Printing())
	case c.Races != 0 && !ally:
		return speech.Errorf("%s: solo un Aliado tiene raza", c.Printing())
	}
	return nil
}

func formatRow(c card.Card) []string {
	unique := "0"
	if c.Unique {
		unique = "1"
	}
	return []string{string(c.Edition), fmt.Sprintf("%03d", c.Number), c.Name, c.Type.String(), c.Races.String(),
		formatFact(c.Cost), formatFact(c.Strength), c.Frequency.String(), unique,
		abilityNames[c.Ability], c.Illustrator, string(c.Origin), c.Source.String(), c.Variant.String()}
}

func encodeCard(c card.Card) []byte {
	return append([]byte{factVersion}, strings.Join(formatRow(c), factSeparator)...)
}

func decodeCard(record []byte) (card.Card, error) {
	row, err := content(record, factVersion)
	if err != nil {
		return card.Card{}, err
	}
	var fields [16]string
	c, err := parseRow(appendSplit(fields[:0], string(row)))
	if err != nil {
		return card.Card{}, damagedf("%v", err)
	}
	return c, nil
}

func appendSplit(fields []string, row string) []string {
	for {
		field, rest, more := strings.Cut(row, factSeparator)
		fields = append(fields, field)
		if !more {
			return fields
		}
		row = rest
	}
}

// rowReader takes fields out of a row by column name and keeps the first error.
type rowReader struct {
	row []string
	err error
}

func (r *rowReader) text(column string) string {
	return r.row[slices.Index(factColumns, column)]
}

func (r *rowReader) fail(column string) {
	if r.err == nil {
		r.err = speech.Errorf("la columna %s no puede ser %q", column, r.text(column))
	}
}

// number reads exactly three digits.
func (r *rowReader) number(column string) int {
	s := r.text(column)
	n, err := strconv.ParseUint(s, 10, 16)
	if err != nil || len(s) != 3 {
		r.fail(column)
	}
	return int(n)
}

// fact reads a cost or a strength, empty where the card has none.
func (r *rowReader) fact(column string) int8 {
	s := r.text(column)
	if s == "" {
		return card.NoNumber
	}
	n, err := strconv.ParseUint(s, 10, 7)
	if err != nil || formatFact(int8(n)) != s {
		r.fail(column)
	}
	return int8(n)
}

func formatFact(n int8) string {
	if n == card.NoNumber {
		return ""
	}
	return strconv.Itoa(int(n))
}

// race reads one race, or several joined as card.Races joins them.
func (r *rowReader) race(column string) card.Races {
	s := r.text(column)
	if race, ok := racesByName[s]; ok {
		return card.RacesOf(race)
	}
	var races card.Races
	for name := range strings.SplitSeq(s, " y ") {
		races = races.With(racesByName[name])
	}
	if races.String() != s {
		r.fail(column)
	}
	return races
}

// oneOf reads a word that must be one of the table's.
func oneOf[T any](r *rowReader, column string, words map[string]T) T {
	v, ok := words[r.text(column)]
	if !ok {
		r.fail(column)
	}
	return v
}

var abilityNames = [...]string{card.UnknownAbility: "", card.WithoutAbility: "0", card.WithAbility: "1"}

var (
	typesByName       = byName(card.NoType, card.Gold)
	racesByName       = byName(card.NoRace, card.RaceCount)
	frequenciesByName = byName(card.NoFrequency, card.FrequencyCount)
	variantsByName    = byName(card.NoVariant, card.VariantCount)
	sourcesByName     = byName(card.Rulebook, card.Owner)
	flagsByName       = map[string]bool{"0": false, "1": true}
	abilitiesByName   = map[string]card.Ability{"": card.UnknownAbility, "0": card.WithoutAbility, "1": card.WithAbility}
)

// byName turns the constants from first to last into a table by their names.
func byName[T interface {
	~uint8
	String() string
}](first, last T) map[string]T {
	table := make(map[string]T)
	for v := first; v <= last; v++ {
		table[v.String()] = v
	}
	return table
}
