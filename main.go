// Castillo is a client for the collectible card game Mitos y Leyendas, format
// Primer Bloque. Without arguments it opens its window; with a verb it does one
// thing in the terminal and ends.
package main

import (
	"os"

	"castillo/ui"
	"castillo/ui/command"
)

func main() {
	os.Exit(command.Run(os.Args[1:], command.World{
		Stdin:  os.Stdin,
		Stdout: os.Stdout,
		Stderr: os.Stderr,
		Window: func(dataDir string) error { return ui.Run(ui.Options{DataDir: dataDir}) },
		Capture: func(s command.Shots) error {
			return ui.Capture(ui.CaptureOptions{Dir: s.Dir, Width: s.Width, Height: s.Height, Look: s.Look, Text: s.Text, Language: s.Language})
		},
	}))
}
