package playmat

import "castillo/game"

// Recall is what the chronicle told of a match that began as m stands, while these actions were
// done, to the person at a seat. It plays them on m.
func Recall(m game.Match, actions []game.Action, human game.Seat, rival string) []Line {
	s := speaker{seat: human, book: m.Rulebook(), define: m.Definition, rival: rival,
		says:  func(a game.Action) string { return game.WordsFor(m, a) },
		makes: func(a game.Action) game.Proposal { return game.ProposedBy(m, a) }}
	var lines []Line
	var step Step
	m.Watch(func(e game.Event) { step.Events = append(step.Events, e.As(human)) })
	for _, a := range actions {
		asked := m.Decision()
		step = Step{By: asked.Seat, Asked: asked, Did: a, Said: game.WordsFor(m, a), View: step.View}
		if isMadeUp(m) {
			step.Did = game.Action{}
		}
		if m.Apply(a) != nil {
			break
		}
		m.Look(human, &step.View)
		lines = append(lines, s.tell(step)...)
	}
	return lines
}
