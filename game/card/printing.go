package card

import "fmt"

// Printing names one printing: an edition and the collector's number in it.
type Printing struct {
	Edition Edition
	Number  int
}

// Printing is the printing that c is.
func (c Card) Printing() Printing { return Printing{c.Edition, c.Number} }

// Unknown is a card of which nothing but its printing is known.
func (p Printing) Unknown() Card {
	return Card{Edition: p.Edition, Number: p.Number, Cost: NoNumber, Strength: NoNumber}
}

// PrintedNumber is the collector's number as it is printed, 0 where that is not known,
// as in an edition without numbers.
func (p Printing) PrintedNumber() int {
	if info, _ := p.Edition.Info(); info.Unnumbered {
		return 0
	}
	return p.Number
}

// String is the collector's code, such as "ES 012", or the edition alone where
// the number is not known (DAR 4.1.8).
func (p Printing) String() string {
	if p.PrintedNumber() == 0 {
		return string(p.Edition)
	}
	return fmt.Sprintf("%s %03d", p.Edition, p.Number)
}
