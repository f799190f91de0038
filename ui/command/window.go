package command

var windowCommand = verb{
	name: windowVerb,
	help: "abre la ventana del programa; es lo que hace castillo sin verbo",
	run:  runWindow,
}

func runWindow(c *call) error {
	if len(c.words) > 0 {
		return c.usage("sobra %q", c.words[0])
	}
	return c.Window(c.text("datos", ""))
}
