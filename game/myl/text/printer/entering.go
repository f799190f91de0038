package printer

import (
	"strconv"

	"castillo/game/myl/ability"
)

// entering writes what such cards come into play with.
func (p *printer) entering(e ability.Entering, wish bool) string {
	defer func(many, feminine bool) { p.many, p.feminine = many, feminine }(p.many, p.feminine) // none of them is picked
	v := voice{wish: wish, many: true}
	f := e.Of
	f.In = nil
	who := ability.Cards(ability.Every{Of: f})
	if len(e.Of.In) > 0 {
		f.Of = ability.Anyone
		who = ability.Every{Of: f}
	}
	s := p.cards(who) + " " + v.pick("entra", "entran", "entre", "entren") + " en juego"
	if len(e.Of.In) > 0 {
		s += " desde " + place(e.Of.In[0], e.Of.Of)
	}
	for i, t := range e.Traits {
		if i > 0 {
			s += " y"
		}
		switch t := t.(type) {
		case ability.Strengthen:
			s += " con " + numberOf(t.By) + " más a la Fuerza"
		case ability.Weaken:
			s += " con " + numberOf(t.By) + " menos a la Fuerza"
		default:
			s += " sin su Habilidad"
		}
	}
	return s
}

// numberOf writes a number that is known from the start.
func numberOf(a ability.Amount) string {
	n, _ := a.(ability.Number)
	return strconv.Itoa(int(n))
}
