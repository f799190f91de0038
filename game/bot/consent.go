package bot

import "castillo/game"

// rules leaves out of the options what the rules do not give: the proposal of an
// adjustment by hand. A computer player never needs one.
func rules(options []game.Action) []game.Action {
	if n := len(options) - 1; n > 0 && options[n].Verb == game.Propose {
		return options[:n]
	}
	return options
}

// consent agrees to what a person proposes to adjust: a computer player knows no
// text that the rulebook does not run, so the person has the last word.
func consent(s game.Sight) (game.Action, bool) {
	return game.Action{Verb: game.Yes}, s.Decision().Kind == game.YesNo && s.Proposal().Made()
}
