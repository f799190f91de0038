// Package myl is the rulebooks of Mitos y Leyendas, format Primer Bloque, as matches of package
// game: the D.A.R. 1.0 and, as differences from it, the manual of Barbarie and the basic one
// (see [Books]).
//
// A [Match] is its definitions, which never change, and a state without
// pointers, so a copy is an assignment. What is going on stands in the state as
// a stack of frames: the top one runs until it needs an answer or is done. A
// frame that waits has asked one question; [Match.Apply] hands it the answer.
//
// A card in a match is a sleeve. Its face is what is printed on it, and a
// sleeve that nobody has looked at has none: the faces that are still in a
// castle lie in its owner's pool, without an order, and the dealer takes one
// out when a sleeve is drawn or milled. Shuffling gives the faces back.
package myl
