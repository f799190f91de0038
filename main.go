// Castillo is a client for the collectible card game Mitos y Leyendas, format
// Primer Bloque. Without arguments it opens its window; with a verb it does one
// thing in the terminal and ends.
package main

import (
	_ "embed"
	"os"

	"fyne.io/fyne/v2/app"

	"castillo/ui"
	"castillo/ui/about"
	"castillo/ui/command"
)

//go:embed FyneApp.toml
var described []byte

func main() {
	program := about.MustRead(described)
	app.SetMetadata(program)
	stdin, stdout, stderr := command.Streams(os.Args[1:])
	os.Exit(command.Run(os.Args[1:], command.World{
		Version: program.Version,
		Stdin:   stdin,
		Stdout:  stdout,
		Stderr:  stderr,
		Window:  func(dataDir string) error { return ui.Run(ui.Options{DataDir: dataDir}) },
		Capture: func(s command.Shots) error {
			return ui.Capture(ui.CaptureOptions{Dir: s.Dir, Width: s.Width, Height: s.Height, Look: s.Look, Text: s.Text, Language: s.Language})
		},
	}))
}
