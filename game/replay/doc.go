// Package replay keeps matches: it records one while it is played, writes it
// as text, reads it back and plays it again, comparing the states on the way.
//
// A [Record] holds everything that a match came from, the printed cards
// included, and nothing that follows from it: the actions in order, chance among
// them, with a hash of the state now and then. It can be replayed by whoever has
// the rulebook, with no catalogue at hand, and it says where the rulebook has
// since begun to decide otherwise.
//
// The file is lines of text, so that a difference between two records can be
// read:
//
//	castillo-partida 1
//	reglamento myl/dar version=1
//	fecha "2026-03-01 18:20"
//	empieza B
//	carta 1 suma=5b0e… edicion=ES numero=1 nombre="Rey Arturo Pendragón" tipo=Aliado …
//	asiento A nombre="Ana" mazo="Dragones" inicial=9 castillo=1,1,1,2,2,3
//	asiento B nombre="Voraz" mazo="Titanes" inicial=14 castillo=10,10,11
//	acciones
//	empezar n=1
//	repartir carta=3 cara=2
//	jugar carta=3
//	estado 20 60c1b2f02a1f9e77
//	fin 31 gana=A por="castillo vacío" estado=0f63bd26d8b0c3a1
//
// A match that was broken off has no last line and reads all the same. Every
// line is read as if an enemy had written it.
package replay
