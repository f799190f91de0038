// Package lab plays many games between computer players and tells what they show:
// which deck beats which, by how much and how surely, what a card does for its deck,
// which of two versions of a deck is the better one, and what a swap would gain.
//
// A [Plan] says what is to be played. It falls into deals: both decks of a pair shuffled
// once and played from both sides of the table. What comes of a deal depends on the plan
// and on its number alone, so that any part of a plan can be played by any core of any
// machine, and [Results] joined from parts are figure for figure those of one piece.
package lab
