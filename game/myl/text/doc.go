// Package text reads the rules text of a card into its ability tree and prints
// a tree in one standard wording.
//
// [Read] works as a compiler does. The lexer folds case and accents, knows the
// card's own name, mends slips of one letter and brings idioms into one wording;
// the words of a phrase are then read in any number, gender and mood, which the
// lexicon of conjugated verbs knows. The reader goes sentence by
// sentence: times, events and conditions first, then a clause of effects joined
// by "y", "luego", "o" and "para", each a verb with noun phrases. What a pronoun
// means is decided while reading; a sentence whose words are not all understood
// is refused as a whole, named in a [Failure], and the others are kept.
//
// [Print] is its inverse: Read(Print(tree)) gives the same tree, which a
// property test holds over generated trees. Its wording is regular; what was
// written in other words reads to the same tree and prints the same.
//
// [Grammar] is the page of the language, made from the same tables.
package text
