// Package pictures is where the owner brings pictures of the cards in, matches
// those that were not recognised, and chooses which of them stands for a card.
package pictures
