package shape

import (
	"cmp"
	"reflect"
	"slices"

	"castillo/game/myl/ability"
)

// optionsInOrder says the options of which one is chosen in one order, in whatever order a
// print says them: none speaks of another. Of several that are chosen each is done in its turn.
func optionsInOrder(c ability.Choice) ability.Choice {
	if c.N <= 1 {
		c.Options = slices.Clone(c.Options)
		slices.SortStableFunc(c.Options, func(a, b ability.Effect) int { return compare(reflect.ValueOf(a), reflect.ValueOf(b)) })
	}
	return c
}

// unlessAvoided has "tu oponente elige entre descartar una carta o que robes 1" be what "roba 1
// carta, a menos que tu oponente descarte una carta" is.
func unlessAvoided(c ability.Choice) ability.Effect {
	if c.Who != ability.Opponent || c.N > 1 || len(c.Options) != 2 {
		return c
	}
	for i, o := range c.Options {
		if draw, ok := o.(ability.Draw); ok && draw.Who == ability.You && !draw.Extra && atOnceBy(ability.Opponent, c.Options[1-i]) {
			return ability.Unless{Do: draw, Who: c.Who, Avoid: c.Options[1-i]}
		}
	}
	return c
}

// atOnceBy reports whether an effect is one deed of a player that he does wholly or not at all.
func atOnceBy(who ability.Player, e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Pay:
		return e.Who == who && ability.IsNumber(e.N)
	case ability.Act:
		one, ok := e.What.(ability.Chosen)
		return ok && e.Who == who && one.Count == (ability.Count{N: ability.Number(1)})
	}
	return false
}

// compare orders two trees: by the names of their nodes, then part by part.
func compare(a, b reflect.Value) int {
	if !a.IsValid() || !b.IsValid() {
		return cmp.Compare(truth(a.IsValid()), truth(b.IsValid()))
	}
	if a.Type() != b.Type() {
		return cmp.Compare(a.Type().Name(), b.Type().Name())
	}
	switch a.Kind() {
	case reflect.Interface, reflect.Pointer:
		return compare(a.Elem(), b.Elem())
	case reflect.Struct:
		for i := range a.NumField() {
			if n := compare(a.Field(i), b.Field(i)); n != 0 {
				return n
			}
		}
	case reflect.Slice:
		for i := range min(a.Len(), b.Len()) {
			if n := compare(a.Index(i), b.Index(i)); n != 0 {
				return n
			}
		}
		return cmp.Compare(a.Len(), b.Len())
	case reflect.String:
		return cmp.Compare(a.String(), b.String())
	case reflect.Bool:
		return cmp.Compare(truth(a.Bool()), truth(b.Bool()))
	default:
		if a.CanInt() {
			return cmp.Compare(a.Int(), b.Int())
		}
		return cmp.Compare(a.Uint(), b.Uint())
	}
	return 0
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
