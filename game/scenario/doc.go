// Package scenario reads and runs scenario files (.esc): a table is set up,
// moves are played, and what must hold is said.
//
//	título: El daño que nadie bloquea bota cartas del Mazo Castillo
//	carta: Lancero | Aliado | coste 2 | fuerza 3 | raza Caballero
//	A.defensa: Lancero
//	jugada:
//	A ataca con Lancero
//	B no bloquea
//	hasta final
//	espera B.castillo = 27
//
// Any name that the file does not define is looked up in the catalogue; a zone may say
// which version of a card it means by an edition, as in "A.defensa: Ra (DRA)".
//
// With the line "acertijo: gana este turno" the file is a puzzle: both hands lie open and the
// castles in no order. "grado: N" says how hard it is and each "gana: ..." a move that wins; package
// puzzle reads and proves them.
//
// [Parse] reads a file into a [Scenario], a typed tree with line numbers, and
// collects everything that it does not understand. A [Runner] plays the tree
// with any rulebook of package game: it knows the rulebook's zones and phases by
// their Spanish names and its moves by the options that it offers.
//
// # Between the moves
//
// A scenario names only the moves that matter. The runner looks at the decision
// that is pending and at the next line, and does by itself what the line passes
// over: it declines what may be declined, cedes priorities, takes the only way
// where there is one. It tries this on a copy of the table and keeps the copy
// only if the line comes to be possible. It never ends a Vigilia by itself.
//
// A rulebook may run through a whole phase in which nobody has anything to
// decide. The runner then stands behind the match: its diary keeps how things
// lay when each phase ended, and a line of the scenario speaks of the phase that
// it has come to, not of the one that the match has run on to.
//
// The package takes names and bytes; it opens no files.
package scenario
