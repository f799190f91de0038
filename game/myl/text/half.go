package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// The half of some cards. What is left over does not count where nothing is said: half a card
// is none.

// halfOfThem reads "la mitad de tus Aliados", "la mitad de las cartas de su Mano, redondeando
// hacia arriba".
func (r *reader) halfOfThem() (ability.Cards, bool) {
	if !r.startsHalf() {
		return nil, false
	}
	c, ok := r.cards()
	all, every := c.(ability.Every)
	if !ok || !every || shape.AmongThem(all.Of) {
		return nil, false
	}
	f := all.Of
	if r.verbAt == es.Descartar && len(f.In) == 0 {
		f.In = []ability.Zone{ability.Hand} // "la mitad de sus cartas"
	}
	half := ability.Chosen{Count: ability.Count{N: ability.Divided{N: 2, Of: ability.CountOf{Of: f}}}, Of: f}
	half.Random = r.take("al azar")
	up, _ := r.rounded()
	half.Count.N = ability.Divided{N: 2, Of: ability.CountOf{Of: f}, Up: up}
	r.pick(true)
	r.several = true
	return half, true
}

// halfOfCastle reads "la mitad de su Mazo Castillo" of what is milled or drawn.
func (r *reader) halfOfCastle() (n ability.Amount, of ability.Player, ok bool) {
	at := r.state
	if r.startsHalf() {
		if r.one("las cartas") {
			r.one("de", "en")
		}
		var z ability.Zone
		if z, of, ok = r.place(); ok && z == ability.Castle && of != ability.Anyone {
			up, _ := r.rounded()
			whose := ability.Filter{Of: of, In: []ability.Zone{ability.Castle}}
			return ability.Divided{N: 2, Of: ability.CountOf{Of: whose}, Up: up}, of, true
		}
	}
	r.state = at
	return nil, 0, false
}

// startsHalf reads "la mitad de".
func (r *reader) startsHalf() bool {
	if r.peek() != "la" || r.ahead(1) != "mitad" {
		return false
	}
	r.advance(2)
	return r.peek() == "del" || r.one("de")
}
