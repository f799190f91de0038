package game

// Question is what a decision asks, as far as that is more than its prompt tells. Its words are
// Spanish ones that a screen can translate, but for Text. The zero Question tells nothing more.
type Question struct {
	Deed                string // what is done with the cards that are picked, {qué} standing for them: "destruye {qué}"
	One, Many           string // what such a card is called, and several: "un Aliado", "Aliados"
	Where               string // where they lie out of play, for {qué} and {zona}; empty for those in play
	Zone                Zone   // likewise
	Least, Most, Picked int    // how many are picked in all, and were picked so far; Most MaxCards: any number
	Pays                bool   // it is part of what is paid for what the source does
	Text                string // what the source says of it, in the words of the card
	Instead             string // what is asked, where that is more than the prompt tells; {carta} is the source
}

// Asking is a match that has more to say of what it asks than its rulebook has (see
// Rulebook.Question).
type Asking interface {
	// Question is what the present decision asks.
	Question() Question
}

// QuestionOf is what m asks now, the zero Question where it tells no more than its rulebook does.
func QuestionOf(m Match) Question {
	if a, ok := m.(Asking); ok {
		return a.Question()
	}
	return Question{}
}
