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
func consent(s game.Sight, options []game.Action) (game.Action, bool) {
	asked := len(options) > 0 && (options[0].Verb == game.No || options[0].Verb == game.Yes)
	return game.Action{Verb: game.Yes}, asked && s.Proposal().Made()
}
