package bot

import "castillo/game"

// board is what the zones of a rulebook tell about fighting.
type board struct {
	book  string // the rulebook's ID
	hand  game.Zone
	front game.Zone // the line of attack, 0 where there is none apart
	line  [256]bool // the zones in which cards lie side by side
	free  [256]bool // the questions in which a player was seen to end a part of the turn
}

// boardOf reads the zones of a rulebook. Attackers stand in the widest line
// nearest to the opponent, if another as wide lies behind it.
func boardOf(book game.Rulebook) board {
	b := board{book: book.ID()}
	var front game.ZoneInfo
	wide := 0 // how many lines are as wide as front
	for _, z := range book.Zones() {
		if z.Lay == game.InHand {
			b.hand = z.Zone
		}
		if z.Lay != game.Line {
			continue
		}
		b.line[z.Zone] = true
		switch {
		case z.Span > front.Span:
			front, wide = z, 1
		case z.Span == front.Span:
			wide++
			if z.Row < front.Row {
				front = z
			}
		}
	}
	if wide > 1 {
		b.front = front.Zone
	}
	return b
}
