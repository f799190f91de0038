package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// option is something that is written with two dashes. A name means the same
// with every verb that knows it.
type option struct {
	name  string
	value string // what follows it, as the help shows it; empty for a switch
	help  string
}

// The options that every verb knows.
var everywhere = []option{
	{"datos", "DIR", "usa la carpeta de datos DIR en vez de la habitual"},
	{"ayuda", "", "explica el verbo"},
}

// call is a verb with what was written after it. Options may stand before or
// after the words; a word after "--" is a word whatever it looks like.
type call struct {
	World
	raw    io.Writer // the standard output for bytes that are read back
	verb   *verb
	words  []string
	values map[string][]string // the values of each option that was given
}

// parse reads the program's arguments. The call is good for a complaint even
// when there is an error.
func parse(args []string) (*call, error) {
	c := &call{values: map[string][]string{}}
	var given []string // in the order written
	for len(args) > 0 {
		word := args[0]
		args = args[1:]
		switch {
		case word == "--":
			c.words = append(c.words, args...)
			args = nil
		case word == "-h" || word == "--help":
			c.values["ayuda"] = []string{""}
		case word == "--version":
			c.words = append([]string{versionVerb}, c.words...)
		case strings.HasPrefix(word, "--"):
			name, value, hasValue := strings.Cut(word[2:], "=")
			name = card.Fold(name)
			f, err := findOption(name)
			switch {
			case err != nil:
				return c, err
			case f.value == "" && hasValue:
				return c, fmt.Errorf("--%s no lleva valor", name)
			case f.value != "" && !hasValue:
				if len(args) == 0 {
					return c, fmt.Errorf("falta %s después de --%s", f.value, name)
				}
				value, args = args[0], args[1:]
			}
			c.values[name] = append(c.values[name], value)
			given = append(given, name)
		case strings.HasPrefix(word, "-") && word != "-":
			return c, fmt.Errorf("no conozco %q; las opciones se escriben con dos guiones, como --datos DIR", word)
		default:
			c.words = append(c.words, word)
		}
	}
	if err := c.chooseVerb(); err != nil {
		return c, err
	}
	for _, name := range given {
		if !c.verb.knows(name) {
			return c, c.usage("--%s no es una opción de este verbo", name)
		}
	}
	if c.has("datos") && strings.TrimSpace(c.text("datos", "")) == "" {
		return c, c.usage("después de --datos falta la carpeta; sin --datos se usa la habitual")
	}
	if c.has("ayuda") && c.verb.name != helpVerb {
		c.words, c.verb = []string{c.verb.name}, verbNamed(helpVerb)
	}
	return c, nil
}

// chooseVerb takes the verb off the words.
func (c *call) chooseVerb() error {
	if len(c.words) == 0 {
		c.verb = verbNamed(windowVerb)
		if c.has("ayuda") {
			c.verb = verbNamed(helpVerb)
		}
		return nil
	}
	word := c.words[0]
	c.words = c.words[1:]
	if c.verb = verbNamed(card.Fold(word)); c.verb == nil {
		return unknownVerb(word)
	}
	return nil
}

func unknownVerb(word string) error {
	var names []string
	for i := range verbs() {
		names = append(names, verbs()[i].name)
	}
	return fmt.Errorf("no conozco el verbo %q%s (véase: castillo ayuda)", word, perhaps(word, names))
}

// findOption looks an option up among those of all verbs.
func findOption(name string) (option, error) {
	all := everywhere
	for _, v := range verbs() {
		all = append(all[:len(all):len(all)], v.options...)
	}
	var names []string
	for _, f := range all {
		if f.name == name {
			return f, nil
		}
		names = append(names, "--"+f.name)
	}
	return option{}, fmt.Errorf("no conozco la opción --%s%s (véase: castillo ayuda)", name, perhaps("--"+name, names))
}

// has reports whether an option was given.
func (c *call) has(name string) bool { return len(c.values[name]) > 0 }

// text is the last value given for an option.
func (c *call) text(name, otherwise string) string {
	if values := c.values[name]; len(values) > 0 {
		return values[len(values)-1]
	}
	return otherwise
}

// number is the last value given for an option as a whole number within bounds.
func (c *call) number(name string, otherwise, low, high uint64) (uint64, error) {
	word := c.text(name, "")
	if !c.has(name) {
		return otherwise, nil
	}
	n, err := strconv.ParseUint(word, 10, 64)
	if grouped, wrong := holding.ParseNumber(word); err != nil && wrong == nil { // 1.500
		n, err = uint64(grouped), nil
	}
	if err != nil || n < low || n > high {
		return 0, c.usage("--%s es un número entero de %d a %d, no %q", name, low, high, word)
	}
	return n, nil
}

// oneWord is the only word, where a verb wants exactly one.
func (c *call) oneWord(what string) (string, error) {
	switch len(c.words) {
	case 0:
		return "", c.usage("falta %s", what)
	case 1:
		return c.words[0], nil
	}
	return "", c.usage("sobra %q", c.words[1])
}

// perhaps suggests what a word was meant to be, or nothing.
func perhaps(word string, known []string) string {
	near := card.NewSpeller(known).Nearest(word)
	if len(near) == 0 {
		return ""
	}
	return fmt.Sprintf("; ¿quizá %q?", near[0])
}
