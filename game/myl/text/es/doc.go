// Package es is the Spanish of the cards: its verbs with all their forms, its nouns and
// numbers, the phrases that mean the same, and how a text is cut into words. It knows
// nothing of what a card does.
package es
