package replay

import "castillo/game"

// The words of the file. They are part of its version: a word may be added, but
// none changes its meaning.

const (
	wordHead    = "castillo-partida"
	wordBook    = "reglamento"
	wordDate    = "fecha"
	wordFirst   = "empieza" // who starts, where chance does not decide
	wordByHand  = "ajustes" // the players may adjust the match by hand
	wordCard    = "carta"
	wordSeat    = "asiento"
	wordActions = "acciones"
	wordState   = "estado"
	wordEnd     = "fin"
)

// fileVersion is the version of the format that this program writes.
const fileVersion = 1

var verbWords = [...]string{
	game.Play:    "jugar",
	game.Use:     "usar",
	game.Attack:  "atacar",
	game.Block:   "bloquear",
	game.Pass:    "pasar",
	game.End:     "terminar",
	game.Pick:    "elegir",
	game.Yes:     "sí",
	game.No:      "no",
	game.Say:     "decir",
	game.NameIt:  "nombrar",
	game.Deal:    "repartir",
	game.Start:   "empezar",
	game.Propose: "proponer",
	game.Place:   "llevar",
}

var endingWords = [...]string{
	game.NotEnded:    "nada",
	game.EmptyCastle: "castillo vacío",
	game.Conceded:    "abandono",
	game.Loop:        "sin fin",
	game.ByCard:      "por una carta",
	game.Failed:      "fallo del reglamento",
	game.Agreed:      "empate acordado",
}

// EndingWords says in Spanish what ended a match; empty for one that has not
// ended.
func EndingWords(e game.Ending) string {
	if e == game.NotEnded || int(e) >= len(endingWords) {
		return ""
	}
	return endingWords[e]
}

// indexOf finds a word of one of the tables above.
func indexOf(words []string, word string) (int, bool) {
	for i, w := range words {
		if w == word && w != "" {
			return i, true
		}
	}
	return 0, false
}

// seatOf reads what game.Seat.String writes.
func seatOf(word string) (game.Seat, bool) {
	for s := game.A; s <= game.Nobody; s++ {
		if s.String() == word {
			return s, true
		}
	}
	return game.Nobody, false
}
