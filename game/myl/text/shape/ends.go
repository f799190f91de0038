package shape

import (
	"slices"

	"castillo/game/myl/ability"
)

// TakenBy is the cards that an effect takes away, nil where it takes none.
func TakenBy(e ability.Effect) ability.Cards {
	switch e := e.(type) {
	case ability.Act:
		if goneBy[e.Verb] {
			return e.What
		}
	case ability.Put:
		return e.What
	}
	return nil
}

// goneBy holds the verbs after which a card has left play.
var goneBy = map[ability.Verb]bool{ability.Destroy: true, ability.ExileIt: true, ability.Remove: true, ability.ShuffleIn: true, ability.Return: true}

// overIn is the time in which what holds until then is over.
var overIn = map[ability.Duration]ability.Window{
	ability.UntilFinal:       {Phase: ability.Final},
	ability.UntilNextVigil:   {Phase: ability.Vigil, Whose: ability.You},
	ability.UntilNextRegroup: {Phase: ability.Regroup, Whose: ability.You},
}

// Outlives reports whether an effect ends by saying of cards what holds until some time, and the
// next takes them away: "gana 2 a la Fuerza hasta la Fase Final. Luego, es destruido" is when
// that is over, or they would have had nothing of it. Who loses an ability may be destroyed for
// it at once.
func Outlives(before, next ability.Effect) (when ability.Window, over bool) {
	what := TakenBy(next)
	if what == nil {
		return when, false
	}
	switch e := Ending(before).(type) {
	case ability.Control:
		when, over = overIn[e.Until]
		return when, over && e.Who == ability.You && meansThem(e.What, what)
	case ability.Modify:
		when, over = overIn[e.Until]
		return when, over && meansThem(e.Who, what) && !slices.Contains(e.Traits, ability.Trait(ability.LoseAbility))
	}
	return when, false
}

// Ending is what an effect does last, whether it may be done or is paid for.
func Ending(e ability.Effect) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		return Ending(x.Do)
	case ability.InOrderTo:
		return Ending(x.Do)
	case ability.Sequence:
		return Ending(x.Steps[len(x.Steps)-1].Do)
	}
	return e
}

// EndsLater is the last thing that an effect does where that waits for a moment.
func EndsLater(e ability.Effect) (ability.Later, bool) {
	end := Ending(e)
	if then, ok := end.(ability.IfThen); ok {
		return EndsLater(then.Then)
	}
	later, ok := end.(ability.Later)
	return later, ok
}

// Waits reports whether an effect waits for a moment before it does anything.
func Waits(e ability.Effect) bool {
	_, later := e.(ability.Later)
	return later
}

// Beginning is the first thing that an effect does.
func Beginning(e ability.Effect) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		return Beginning(x.Do)
	case ability.Sequence:
		return Beginning(x.Steps[0].Do)
	}
	return e
}

// takenOnceOver has cards be taken away when what was said of them in the sentence before is
// over (see [outlives]).
func takenOnceOver(e ability.Effect) ability.Effect {
	return afterEach(e, func(before ability.Effect, step ability.Step) (ability.Step, bool) {
		when, over := Outlives(before, step.Do)
		if step.Link != ability.Stop || !over {
			return step, false
		}
		step.Do = ability.Later{When: when, Do: step.Do}
		return step, true
	})
}
