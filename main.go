// Castillo is a client for the collectible card game Mitos y Leyendas, format
// Primer Bloque. Without arguments it opens its window; with a verb it does one
// thing in the terminal and ends.
package main

import "castillo/ui"

func main() {
	ui.Run()
}
