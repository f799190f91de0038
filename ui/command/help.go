package command

import (
	"fmt"
	"strings"
)

// helpCommand is a function because the help lists itself.
func helpCommand() verb {
	return verb{
		name:  helpVerb,
		words: "[VERBO]",
		help:  "explica los verbos, o uno",
		run:   runHelp,
	}
}

func runHelp(c *call) error {
	if len(c.words) == 0 {
		return helpAll(c)
	}
	word, err := c.oneWord("el verbo")
	if err != nil {
		return err
	}
	v := verbNamed(word)
	if v == nil {
		return unknownVerb(word)
	}
	return helpOne(c, v)
}

func helpAll(c *call) error {
	var list [][]string
	for _, v := range verbs() {
		list = append(list, []string{"  " + v.name, v.help})
	}
	fmt.Fprint(c.Stdout, "Castillo, un cliente no oficial para jugar y coleccionar Mitos y Leyendas, Primer Bloque.\n\n"+
		"  castillo [VERBO] [PALABRAS] [--OPCIONES]\n\nVerbos:\n")
	if err := align(c.Stdout, list); err != nil {
		return err
	}
	fmt.Fprint(c.Stdout, "\nOpciones de todos los verbos:\n")
	if err := align(c.Stdout, optionRows(everywhere)); err != nil {
		return err
	}
	_, err := fmt.Fprint(c.Stdout, "\nTermina con 0 si la respuesta es sí, con 1 si es no y con 2 si algo impidió responder.\n"+
		"«castillo ayuda VERBO» explica un verbo.\n")
	return err
}

func helpOne(c *call, v *verb) error {
	fmt.Fprintf(c.Stdout, "%s\n  %s\n", strings.TrimSpace(program+" "+v.name+" "+v.words), v.help)
	if v.more != "" {
		fmt.Fprintf(c.Stdout, "\n%s\n", v.more)
	}
	fmt.Fprint(c.Stdout, "\nOpciones:\n")
	return align(c.Stdout, append(optionRows(v.options), optionRows(everywhere)...))
}

func optionRows(options []option) [][]string {
	var rows [][]string
	for _, f := range options {
		rows = append(rows, []string{strings.TrimRight("  --"+f.name+" "+f.value, " "), f.help})
	}
	return rows
}
