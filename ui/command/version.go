package command

import "fmt"

const versionVerb = "version"

var versionCommand = verb{
	name: versionVerb,
	help: "dice qué versión del programa es esta",
	more: "Dos amigos juegan un duelo con la misma. También se ve en la ventana, al pie de Preferencias.",
	run:  runVersion,
}

func runVersion(c *call) error {
	if err := c.noWords(); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.Stdout, program, c.Version)
	return err
}
