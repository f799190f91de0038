package text

import (
	"reflect"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// outdone reads what the one player does who has more or fewer of some cards than the
// other: "el jugador que controle menos Aliados bota 2 cartas". Where both have as
// many nobody does it.
func (r *reader) outdone() (ability.Effect, bool) {
	if !r.take("el jugador") {
		return nil, false
	}
	r.actor = ability.Each // "en su Mano"
	if r.one("que") {
		if v, ok := r.verb(es.Controlar, es.Tener); !ok || v.Infinitive || v.Many {
			return nil, false
		}
	} else if !r.one("con") {
		return nil, false
	}
	fewer := r.one("menos")
	if !fewer && !r.one("mas") {
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok || f.Of != ability.Anyone && f.Of != ability.Acting || len(f.In) > 1 {
		return nil, false
	}
	if len(f.In) == 0 {
		r.take("en juego")
	}
	yours, theirs, ok := r.doneByEither()
	if !ok {
		return nil, false
	}
	more, less := ability.Compares{Op: ability.MoreThan}, ability.Compares{Op: ability.LessThan}
	for _, c := range []*ability.Compares{&more, &less} {
		mine, his := f, f
		mine.Of, his.Of = ability.You, ability.Opponent
		c.A, c.With = ability.CountOf{Of: mine}, ability.CountOf{Of: his}
	}
	if fewer {
		more, less = less, more
	}
	r.actor, r.eitherPlayer = ability.You, true
	otherwise := ability.IfThen{If: ability.Not{Of: ability.Held{}}, Then: ability.IfThen{If: less, Then: theirs}}
	return ability.Sequence{Steps: []ability.Step{{Do: ability.IfThen{If: more, Then: yours}}, {Do: otherwise}}}, true
}

// doneByEither reads what a player does, as you do it and as your opponent does.
func (r *reader) doneByEither() (yours, theirs ability.Effect, ok bool) {
	from := r.pos
	r.actor, r.other = ability.Opponent, ability.Opponent
	if theirs, ok = r.playersEffect(); !ok {
		return nil, nil, false
	}
	for _, t := range r.toks[from:r.pos] {
		if t.Word == "tu" || t.Word == "tus" || t.Word == "oponente" || t.Form.You {
			return nil, nil, false // who is that, where either of the two may do it?
		}
	}
	yours = withPlayers(theirs, func(p ability.Player) ability.Player {
		if p == ability.Opponent {
			return ability.You
		}
		return p
	})
	return yours, theirs, true
}

// chosenPlayer reads what the player does whom you choose: "el jugador que elijas roba 2 cartas",
// "elige un jugador. Ese jugador bota 3 cartas".
func (r *reader) chosenPlayer() (ability.Effect, bool) {
	if !r.take("el jugador que elijas") {
		if !r.one("elige", "elegir") {
			return nil, false
		}
		r.one("a")
		if !r.take("un jugador") {
			return nil, false
		}
		if r.one("para que", "y", ":"); r.atEnd() && r.pos+1 < len(r.toks) {
			r.advance(1) // the sentence goes on with what he does
		}
		if !r.one("ese jugador", "dicho jugador", "este jugador", "el jugador elegido") && r.toks[r.pos-1].Word != ":" {
			return nil, false
		}
	}
	yours, theirs, ok := r.doneByEither()
	r.actor = ability.You
	return ability.Choice{Who: ability.You, Options: []ability.Effect{yours, theirs}}, ok && r.atEnd()
}

// withPlayers copies an effect with other players in it.
func withPlayers(e ability.Effect, f func(ability.Player) ability.Player) ability.Effect {
	return replaced(reflect.ValueOf(&e).Elem(), f).Interface().(ability.Effect)
}

// speaksOf reports whether an effect names a player.
func speaksOf(who ability.Player, e ability.Effect) bool {
	found := false
	withPlayers(e, func(p ability.Player) ability.Player {
		found = found || p == who
		return p
	})
	return found
}

// replaced copies a part of an effect with f of each player in the place of that player.
func replaced(v reflect.Value, f func(ability.Player) ability.Player) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return out
		}
		if v.Kind() == reflect.Interface {
			out.Set(replaced(v.Elem(), f))
			return out
		}
		out.Set(reflect.New(v.Type().Elem()))
		out.Elem().Set(replaced(v.Elem(), f))
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(replaced(v.Field(i), f))
		}
	case reflect.Slice:
		if !v.IsNil() {
			out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
			for i := range v.Len() {
				out.Index(i).Set(replaced(v.Index(i), f))
			}
		}
	default:
		out.Set(v)
		if p, ok := v.Interface().(ability.Player); ok {
			out.Set(reflect.ValueOf(f(p)))
		}
	}
	return out
}

// splitPlayers builds what the one player or the other does as two abilities, which
// look at the same moment who has more.
func (r *reader) splitPlayers(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	s := e.(ability.Sequence)
	r.eitherPlayer = false
	out, ok := r.build(done, h, s.Steps[0].Do)
	if !ok || len(out) != len(done)+1 {
		return done, false
	}
	h.thisTurn = false
	return r.build(out, h, s.Steps[1].Do.(ability.IfThen).Then)
}
