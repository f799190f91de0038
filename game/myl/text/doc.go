// Package text reads the rules text of a card into its ability tree and prints
// a tree in one standard wording.
//
// [Read] works as a compiler does. The lexer (package es) folds case and accents and
// brings idioms into one wording; the card's own name is found and slips of one letter
// are mended; the words of a phrase are then read in any number, gender and mood, which
// the lexicon of conjugated verbs knows. The reader goes sentence by sentence: times,
// events and conditions first, then a clause of effects joined by "y", "luego", "o" and
// "para", each a verb with noun phrases. What a pronoun means is decided while reading; a
// sentence whose words are not all understood is refused as a whole, named in a
// [Failure], and the others are kept. What was read is brought into the one tree of its
// meaning (package shape).
//
// [Print] is its inverse (package printer): Read(Print(tree)) gives the same tree, which
// a property test holds over generated trees. Its wording is regular; what was written in
// other words reads to the same tree and prints the same.
//
// [Grammar] is the page of the language, made from the same tables.
//
// # Where to look
//
// The files by what they read, from the whole to its parts:
//
//   - reader, onsets, state, at_hand: the reader, where it tries a phrase at all, what it goes back to, what a sentence leaves for the next
//   - text, sentence, fixed, marks, header*, prefix, occasions: sentences, and what stands before the clause
//   - chain, consequence, at_random, effect, combine, suffixes, last_part, tail, price_first, aside, afterthought: the clause, and what stands
//     before, behind or within it
//   - actions, act_*, levy, swap, redirect: what a player does
//   - predicates, traits, deeds*, may_become, strength, damage, passive: what becomes of cards
//   - rules*, cost_of_this, discount, next_played: what binds players and what cards cost
//   - cards*, filter*, qualities, clauses*, of_such, quantity, kinds, kin, copies, objects, pronouns: which cards
//   - amounts*, comparisons, totals, half: how many
//   - conditions*, events*, sources, manner, they_pay: whether, when and because of what
//   - place*, destination, duration, that_turn: where and how long
//   - build, classify, instead*, replaced, meanwhile: what ability comes of a sentence
//   - names, slips, doubts, spell, failure: own names, slips, and what is said of what was not understood
package text
