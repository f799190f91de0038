package lab

import (
	"castillo/game"
	"castillo/game/bot"
)

// Player is a computer player by name.
type Player struct {
	Name string
	New  func(seed uint64) game.Chooser
}

// Players are the computer players that there are, the usual one first.
func Players() []Player {
	return []Player{
		{"voraz", func(uint64) game.Chooser { return bot.NewGreedy() }},
		{"novato", func(uint64) game.Chooser { return bot.NewPlain() }},
		{"sabio", func(seed uint64) game.Chooser { return bot.NewSage(bot.Effort{Playouts: 20}, seed) }},
		{"azar", func(seed uint64) game.Chooser { return bot.NewRandom(seed) }},
	}
}

// PlayerNamed is the player of that name.
func PlayerNamed(name string) (p Player, ok bool) {
	if name == "maestro" { // Sabio with more playouts, which win no more; plans that are kept may name him
		name = "sabio"
	}
	for _, p := range Players() {
		if p.Name == name {
			return p, true
		}
	}
	return Player{}, false
}
