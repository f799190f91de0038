// Package holding says what an owner has of a printed card: how many copies,
// of which finish and condition, in which language, and where they lie.
//
// A Holding is a plain value without a store behind it. The store keeps them,
// the query language asks about them, imports make them.
package holding

import (
	"castillo/game/card"
)

// Key is what tells one row of a collection from another. Two rows of one key
// are one row: their counts add up. The zero Finish, Condition and Language are
// what an owner who notes only counts means.
type Key struct {
	Printing  card.Printing
	Finish    Finish
	Condition Condition
	Language  Language
	Place     Place
}

// Holding is one row of a collection: the copies of one key.
type Holding struct {
	Key
	Count    int   // copies, at least 1 in a collection
	ForTrade int   // how many of them the owner would give away, 0..Count
	Paid     Price // for one copy; the zero Price is not known
	Origin   string
	Acquired Date
	Tags     []string // sorted, without repetition, none empty
	Notes    string
	Photo    string // name of the owner's own picture, empty if none
}

// Wish is a printing that the owner looks for.
type Wish struct {
	Printing card.Printing
	Count    int // copies wanted beyond what is owned, at least 1
	Notes    string
}

// Place is where copies lie: a folder with page and pocket, or a box. Page and
// Pocket count from 1; 0 is not said. The zero Place is no place.
type Place struct {
	Container    string
	Page, Pocket int
}

// Price is an amount of money in hundredths of its currency's unit.
type Price struct {
	Cents    int64
	Currency string // ISO 4217, such as "CLP"
}

// Date is a day; the zero Date is not known.
type Date struct {
	Year       int
	Month, Day int // from 1
}
