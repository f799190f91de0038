package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/myl/text"
)

var textCommand = verb{
	name:  "texto",
	words: "ARCHIVO|-",
	help:  "lee el texto de una carta y lo escribe en la redacción normal",
	more: "De lo que no entiende dice dónde está y qué palabras son; esa frase se juega a mano. Con\n" +
		"--corpus lee un archivo entero, un objeto JSON por línea (nombre, tipo, coste, fuerza, raza,\n" +
		"texto): una línea por cada texto que no se leyó y, al final, cuántos se leyeron.\n" +
		"Con --paquete dice, sin cambiar nada, qué traería un archivo de textos de cartas, y con --aplicar\n" +
		"los trae a los tuyos; --exportar hace un archivo así.\n" +
		"Termina con 1 si algo no se leyó y con 2 si la entrada no sirve.",
	options: []option{
		{"nombre", "NOMBRE", "el nombre de la carta, por el que se llama a sí misma"},
		{"tipo", "TIPO", "su tipo: aliado, arma, talismán, tótem u oro"},
		{"coste", "N", "su coste"},
		{"fuerza", "N", "su fuerza"},
		{"raza", "RAZA", "su raza; se puede dar más de una vez"},
		{"corpus", "ARCHIVO", "lee todos los textos de un archivo"},
		{"json", "", "escribe un objeto JSON por línea, para programas"},
		{"gramatica", "", "escribe todo lo que se puede decir en una carta"},
		{"paquete", "ARCHIVO", "dice qué textos traería un archivo de textos de otro coleccionista"},
		{"aplicar", "", "trae los textos de --paquete; se deshace de una vez"},
		{"exportar", "ARCHIVO", "guarda los textos que escribiste en ARCHIVO, que no existe, o «-», para dárselos a otros"},
	},
	run: runText,
}

func runText(c *call) error {
	if len(c.words) > 0 {
		for _, whole := range []string{"gramatica", "corpus", "paquete", "exportar"} {
			if c.has(whole) {
				return c.usage("con --%s sobra %q", whole, c.words[0])
			}
		}
	}
	switch {
	case c.has("gramatica"):
		_, err := io.WriteString(c.Stdout, text.Grammar())
		return err
	case c.has("corpus"):
		return runCorpus(c, c.text("corpus", ""))
	case c.has("paquete"):
		return runWordings(c, c.text("paquete", ""))
	case c.has("exportar"):
		return runExportWordings(c, c.text("exportar", ""))
	}
	return runOneText(c)
}

func runOneText(c *call) error {
	word, err := c.oneWord("el archivo del texto")
	if err != nil {
		return err
	}
	facts, err := c.facts()
	if err != nil {
		return err
	}
	var printed string
	err = c.readFile(word, func(r io.Reader) (err error) {
		printed, err = readPrinted(r)
		return err
	})
	if err != nil {
		return err
	}
	names, err := cardNames()
	if err != nil {
		return err
	}
	read := readingOf(names.Spell(printed, facts), facts)
	if c.has("json") {
		err = writeReading(c, read)
	} else {
		err = read.write(c.Stdout)
	}
	if err == nil && !read.Read {
		return errNo
	}
	return err
}

// cardNames are the names that a text may speak of.
func cardNames() (*text.Names, error) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	return text.NewNames(catalogue.Names()), nil
}

// readPrinted reads one text. How its lines are broken means nothing.
func readPrinted(r io.Reader) (string, error) {
	data, err := io.ReadAll(io.LimitReader(r, 4*text.MaxLength))
	if err != nil {
		return "", err
	}
	if !utf8.Valid(data) {
		return "", errors.New("no es un texto en UTF-8")
	}
	printed := strings.Join(strings.Fields(strings.TrimPrefix(string(data), "\ufeff")), " ")
	switch {
	case !strings.ContainsFunc(printed, unicode.IsLetter):
		return "", errors.New("no hay ningún texto")
	case len(printed) > text.MaxLength || len(data) == 4*text.MaxLength:
		return "", text.ErrTooLong
	}
	return printed, nil
}

// facts is the card that the options describe.
func (c *call) facts() (card.Card, error) {
	facts := card.Card{Name: c.text("nombre", ""), Cost: card.NoNumber, Strength: card.NoNumber}
	if c.has("tipo") {
		var err error
		if facts.Type, err = card.ParseType(c.text("tipo", "")); err != nil {
			return facts, c.usage("%v", err)
		}
	}
	for _, name := range c.values["raza"] {
		race, err := card.ParseRace(name)
		if err != nil {
			return facts, c.usage("%v", err)
		}
		facts.Races = facts.Races.With(race)
	}
	for name, fact := range map[string]*int8{"coste": &facts.Cost, "fuerza": &facts.Strength} {
		if !c.has(name) {
			continue
		}
		n, err := c.number(name, 0, 0, 127)
		if err != nil {
			return facts, err
		}
		*fact = int8(n)
	}
	return facts, nil
}

// reading is a text as it was read, in the form of --json.
type reading struct {
	Name     string   `json:"nombre"`
	Read     bool     `json:"leído"`
	Standard string   `json:"canónico"`
	Error    string   `json:"error"`
	Notes    []string `json:"notas"`

	printed  string
	kept     string // the standard wording of what was understood
	failures []*text.Failure
}

func readingOf(printed string, facts card.Card) reading {
	read, err := text.Read(printed, facts)
	r := reading{Name: facts.Name, Read: err == nil && read.Whole(), Notes: []string{}, printed: printed,
		kept: text.Print(read.Card, facts), failures: read.Failures}
	if r.Read {
		r.Standard = r.kept
	}
	if err != nil {
		r.Error = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	for _, n := range read.Notes {
		r.Notes = append(r.Notes, n.String())
	}
	return r
}

// write tells a person what was read, and shows what was not.
func (r reading) write(w io.Writer) error {
	var b strings.Builder
	if r.kept != "" {
		b.WriteString(r.kept + "\n")
	}
	for _, f := range r.failures {
		from := f.Sentence.Start
		here := *f
		here.Words = text.Span{Start: f.Words.Start - from, End: f.Words.End - from}
		fmt.Fprintf(&b, "a mano: %s\n%s\n", f, indent(text.Caret(r.printed[from:f.Sentence.End], &here)))
		if f.Like != "" {
			fmt.Fprintf(&b, "  parecido, se entiende: %s\n", f.Like)
		}
	}
	for _, n := range r.Notes {
		fmt.Fprintf(&b, "nota: %s\n", n)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func indent(lines string) string { return "  " + strings.ReplaceAll(lines, "\n", "\n  ") }

func writeReading(c *call, r reading) error {
	out := json.NewEncoder(c.Stdout)
	out.SetEscapeHTML(false)
	return out.Encode(r)
}
