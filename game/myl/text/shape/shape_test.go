package shape_test

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"castillo/game/myl/ability"
	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text/shape"
)

func TestTheOneTreeOfATreeIsItsOwn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		once := shape.Uniform(abilitytest.Card(abilitytest.Facts().Draw(t, "facts")).Draw(t, "tree"))
		if twice := shape.Uniform(once); !reflect.DeepEqual(twice, once) {
			t.Fatalf("   once %#v\n  twice %#v", once, twice)
		}
	})
}

func TestRebuildingAnEffectFromItsOwnPartsChangesNothing(t *testing.T) {
	same := func(e ability.Effect) ability.Effect { return e }
	rapid.Check(t, func(t *rapid.T) {
		for _, a := range abilitytest.Card(abilitytest.Facts().Draw(t, "facts")).Draw(t, "tree").Abilities {
			if got := shape.MapAbility(a, same); !reflect.DeepEqual(got, a) {
				t.Fatalf("   got %#v\n  want %#v", got, a)
			}
		}
	})
}

func TestTheStepsOfAnEffectMakeItAgain(t *testing.T) {
	draw, mill := ability.Draw{Who: ability.You, N: ability.Number(1)}, ability.Mill{Who: ability.Opponent, N: ability.Number(2)}
	both := shape.Then(draw, mill)
	if steps := shape.Flat(both); len(steps) != 2 || steps[0].Do != (ability.Effect)(draw) || steps[1].Do != (ability.Effect)(mill) {
		t.Errorf("steps %#v", steps)
	}
	if got := shape.Sequence(shape.Flat(both)); !reflect.DeepEqual(got, both) {
		t.Errorf("made again: %#v", got)
	}
	if got := shape.Sequence(shape.Flat(draw)); got != (ability.Effect)(draw) {
		t.Errorf("a single step makes %#v", got)
	}
}
