package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// destination reads where cards are put.
func (r *reader) destination() (ability.Destination, bool) {
	return try(r, func() (ability.Destination, bool) {
		if d, ok := try(r, r.spot); ok {
			return d, true
		}
		switch {
		case r.backInAnyOrder():
			if d, ok := try(r, r.spot); ok && d.Spot == ability.AtBottom {
				return d, true // where the order does not tell
			}
			_, _ = try(r, r.spot)
			return ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.AnyOrder}, true
		case r.one("en juego", "al juego"):
			r.outside = false
			if d, ok := try(r, r.lineInPlay); ok {
				return d, true
			}
			d := ability.Destination{Zone: ability.InPlay, Of: r.actor}
			if !r.take("bajo tu control") && r.one("bajo el control de su dueno", "bajo control de su dueno") {
				d.Of = ability.Owner
			}
			r.fromThere()
			r.free()
			return d, true
		case r.one("en", "a", "al"):
			article := r.toks[r.pos-1].Word == "al"
			if !article && r.one("su mano", "la mano") {
				if whose, ok := r.possessor(); ok {
					return ability.Destination{Zone: ability.Hand, Of: whose}, true
				}
				if r.toks[r.pos-2].Word == "la" && r.sought && r.actor == ability.You && !r.theirSearch {
					return ability.Destination{Zone: ability.Hand, Of: ability.You}, true
				}
				return ability.Destination{Zone: ability.Hand, Of: ability.Owner}, true
			}
			if r.one("su zona de destierro", "su destierro", "tu destierro") {
				return ability.Destination{Zone: ability.Exile, Of: ability.Owner}, true
			}
			if r.one("su cementerio", "su reserva") {
				z := ability.Cemetery
				if r.toks[r.pos-1].Word == "reserva" {
					_ = r.one("de oro", "de oros")
					z = ability.GoldReserve
					if r.actor == ability.You {
						return ability.Destination{}, false
					}
				}
				return ability.Destination{Zone: z, Of: ability.Owner}, true
			}
			if r.actor == ability.You && r.peek() == "su" && r.ahead(1) == "linea" {
				r.advance(1)
			}
			z, of, ok := r.place()
			if !ok || z == ability.Castle {
				return ability.Destination{}, false
			}
			if r.said {
				r.whither = of
			}
			if !r.said && (z == ability.DefenseLine || z == ability.AttackLine || z == ability.SupportLine || z == ability.GoldReserve || z == ability.PaidGold) {
				of = ability.Holder // back to the line of whoever controls it
			}
			r.free()
			if z == ability.Cemetery || z == ability.Exile || z == ability.Hand && of == ability.Anyone {
				of = ability.Owner
			}
			if z == ability.Hand && of == ability.Opponent {
				of = ability.Owner
			}
			return ability.Destination{Zone: z, Of: of}, true
		}
		return ability.Destination{}, false
	})
}

// spot reads the end of the castle to which cards go.
func (r *reader) spot() (ability.Destination, bool) {
	switch {
	case r.one("en el fondo o en el tope", "en el tope o en el fondo", "al fondo o al tope", "al tope o al fondo", "en el tope o el fondo",
		"en el tope o fondo", "en el fondo o el tope", "en la parte superior o inferior", "en la parte inferior o superior",
		"en la parte superior o en la parte inferior"):
		return r.castleSpot(ability.TopOrBottom)
	case r.one("en el fondo", "al fondo", "en la parte inferior", "a la parte inferior"):
		return r.castleSpot(ability.AtBottom)
	case r.one("en la parte superior", "a la parte superior", "al tope", "en el tope", "arriba", "encima", "sobre"):
		return r.castleSpot(ability.OnTop)
	}
	return ability.Destination{}, false
}

// lineInPlay reads "en tu Línea de Defensa" after "en juego".
func (r *reader) lineInPlay() (ability.Destination, bool) {
	if !r.one("en") {
		return ability.Destination{}, false
	}
	z, of, ok := r.place()
	r.free()
	return ability.Destination{Zone: z, Of: of}, ok && r.said && slices.Contains(shape.Lines, z)
}

// goalNamed reads whose the zone is to which cards go, behind its article and its name.
func (r *reader) goalNamed(article string) {
	whose, said := r.possessor()
	if !said && article == "tu" {
		whose = ability.You
	}
	r.whither = whose
}

// astray reports whether the cards are those of one player and said to go to the zone of
// the other: what leaves the game goes to its owner (DAR 4.4.2).
func (r *reader) astray(c ability.Cards) bool {
	of := ability.Anyone
	switch c := c.(type) {
	case ability.Chosen:
		of = c.Of.Of
	case ability.Every:
		of = c.Of.Of
	case ability.Top:
		of = c.Of
	case ability.It:
		if r.picked {
			of = r.lastNoun.Of
		}
	}
	return r.whither == ability.You && of == ability.Opponent || r.whither == ability.Opponent && of == ability.You
}

// castleSaid reports whether the zone that the sentence named last is a castle.
func (r *reader) castleSaid() bool {
	for i := r.pos - 1; i >= r.begin; i-- {
		switch r.toks[i].Word {
		case "castillo", "mazo":
			return true
		case "cementerio", "mano", "reserva", "destierro", "linea":
			return false
		}
	}
	return false
}

// castleSpot reads in whose castle a place is: it is always that of the owner.
func (r *reader) castleSpot(s ability.Spot) (ability.Destination, bool) {
	d := ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: s}
	if !r.one("de", "del") {
		ordered := r.ordered(&d)
		return d, s != ability.TopOrBottom && (ordered || r.atEnd() || r.peek() == ",") && (r.picked || r.before.has())
	}
	if r.castleSaid() && r.one("este", "el mismo", "mismo") {
		return d, r.atEnd() || r.peek() == "," || r.peek() == "y"
	}
	article := r.peek()
	r.one("su", "tu", "el")
	if !r.one("mazo castillo", "mazo") {
		return d, false
	}
	r.goalNamed(article)
	r.ordered(&d)
	return d, true
}

// anyOrder reads "en cualquier orden", "en el orden que elijas": whoever puts the cards there
// has the choice, so yours is told of no other player's deed.
func (r *reader) anyOrder() bool {
	return r.one("en cualquier orden") || r.actor == ability.You && r.one("en el orden que elijas") ||
		r.actor != ability.You && r.one("en el orden que el quiera")
}

// backInAnyOrder reads "en cualquier orden" with nothing before it, or "de vuelta", "en el mismo lugar".
func (r *reader) backInAnyOrder() bool {
	at := r.state
	r.one("de vuelta", "en el mismo lugar")
	if r.anyOrder() {
		return true
	}
	r.state = at
	return false
}

// ordered reads "en cualquier orden" after the top or the bottom of a castle, where only
// the order on top tells.
func (r *reader) ordered(d *ability.Destination) bool {
	if !r.anyOrder() {
		return false
	}
	if d.Spot == ability.OnTop {
		d.Spot = ability.AnyOrder
	}
	return true
}
