package playmat

import (
	"castillo/game"
	"castillo/game/replay"
)

// Past is what the chronicle told of a match that goes on, and how it went until then.
type Past struct {
	Lines   []Line
	Account replay.Account
}

// Recall is the past, for the person at a seat, of a match that began as m stands, while these
// actions were done. It plays them on m.
func Recall(m game.Match, actions []game.Action, human game.Seat, rival string) Past {
	s := speakerOf(m, human, rival)
	var past Past
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
		past.Lines = append(past.Lines, s.tell(step)...)
		for _, e := range step.Events {
			past.Account.Note(e)
		}
	}
	return past
}

// speakerOf speaks to the person at a seat of m, as it stands.
func speakerOf(m game.Match, human game.Seat, rival string) speaker {
	return speaker{seat: human, book: m.Rulebook(), define: m.Definition, rival: rival,
		says:  func(a game.Action) string { return game.WordsFor(m, a) },
		makes: func(a game.Action) game.Proposal { return game.ProposedBy(m, a) }}
}

// QuestionIn is what the table asks a person at a seat of m.
func QuestionIn(m game.Match, human game.Seat, rival string) string {
	step := asked(m, human)
	return speakerOf(m, human, rival).question(&step)
}

// AnswerIn is what the table has a person say who does something in m.
func AnswerIn(m game.Match, human game.Seat, rival string, a game.Action) string {
	step := asked(m, human)
	return speakerOf(m, human, rival).advised(a, &step)
}

// asked is a step after which the person decides.
func asked(m game.Match, human game.Seat) Step {
	step := Step{Asks: game.QuestionOf(m), Options: game.SightOf(m, human).Options(nil)}
	m.Look(human, &step.View)
	return step
}
