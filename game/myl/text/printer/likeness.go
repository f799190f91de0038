package printer

import (
	"reflect"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// likeness writes all that cards have of one that is chosen: "tiene la Fuerza y la Habilidad de
// un Aliado".
func (p *printer) likeness(traits []ability.Trait, of ability.Cards, v voice) string {
	var what []string
	verb := es.Tener
	for _, t := range traits {
		switch t.(type) {
		case ability.Strengthen:
			verb = es.Ganar
		case ability.Weaken:
			verb = es.Perder
		}
		if shape.TakenFrom(t) != nil {
			what = append(what, likenesses[reflect.TypeOf(t)])
		}
	}
	return v.verb(verb) + " " + andAlso(what) + " " + from(p.cards(of))
}

// likenesses names what is taken from another card, by the trait that gives it.
var likenesses = map[reflect.Type]string{
	reflect.TypeFor[ability.SetStrength](): "la Fuerza", reflect.TypeFor[ability.Strengthen](): "la Fuerza", reflect.TypeFor[ability.Weaken](): "la Fuerza",
	reflect.TypeFor[ability.RaceOf](): "la Raza", reflect.TypeFor[ability.AbilityOf](): "la Habilidad",
}
