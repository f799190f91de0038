package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// pronoun is the card that a pronoun on a verb means.
func (r *reader) pronoun(clitic string) (ability.Cards, bool) {
	if r.namedLast && r.event == nil {
		return ability.NamedCard{}, true
	}
	if r.loose && !r.picked && r.drawn == shape.NoneDrawn && (clitic == "la" || clitic == "las") {
		return nil, false // "cuando robes una carta, puedes mostrarla": which one it was is not known
	}
	if r.located && !r.picked && !r.thisMoved {
		r.thisMoved = true // "si esta carta está en tu Cementerio, puedes ponerla ..."
		return ability.This{}, true
	}
	if clitic == "la" || clitic == "las" || clitic == "lo" && r.drawnFits {
		if c, ok := r.theDrawn(clitic == "las"); ok {
			return c, true
		}
	}
	if r.repaid && r.picked && r.gone {
		if c, ok := r.afterPrice(clitic); ok {
			return c, true
		}
	}
	masculine := clitic == "lo" || clitic == "los" && !shape.IsReference(r.theEvents())
	if r.picked && masculine && r.pickType == card.NoType && !r.pickNamed && r.eventType != card.NoType && !es.Feminine(r.eventType) {
		return r.theEvents(), true // "descartar una carta para destruirlo": the Aliado
	}
	if r.condMany && !r.picked && r.event == nil && (clitic == "los" || clitic == "las") {
		return ability.It{}, true
	}
	if p, ok := r.latest(); ok && p.mixed && clitic != "los" && clitic != "las" {
		return nil, false // "busca un Aliado y un Arma y ponlo en juego": which of them?
	}
	if single := clitic == "lo" || clitic == "la"; single && r.severalMeant() {
		r.borrows = r.borrows || !r.anyPick
		return r.theOne(clitic) // "sube 2 Aliados ... destiérralo": not those
	}
	if p, ok := r.latest(); ok && p.borne && clitic == "lo" {
		return nil, false // "juega un Arma en un Aliado. Destrúyelo": the Aliado, and It is the Arma
	}
	if p, ok := r.latest(); ok && p.partly {
		return nil, false // "destruye un Aliado y un Arma. Destiérralos": It is only the last of them
	}
	if p, ok := r.latest(); ok && clitic == "la" && r.facts.Type == card.Weapon && !r.picked && !p.pickNamed && p.pickType != card.NoType && !es.Feminine(p.pickType) {
		return ability.This{}, true // "muévela a otro Aliado. Si no puedes, destiérrala"
	}
	c := r.it()
	if ability.IsThis(c) && !r.picked && clitic == "lo" && r.facts.Type == card.Weapon && r.bearerJustNow() {
		return ability.Bearer{}, !r.namedAsMasculine() // "agrupa al portador y muévelo": it is he
	}
	if ability.IsBearer(c) && r.event == nil && r.subject == nil && clitic == "lo" && r.namedAsMasculine() {
		return nil, false // the bearer, or this card?
	}
	if single := clitic == "lo" || clitic == "la"; single && !r.picked && r.misgendered(c, clitic == "la") {
		return ability.This{}, es.Feminine(r.facts.Type) == (clitic == "la")
	}
	return c, true
}

// bearerJustNow reports whether the words of the sentence up to here name the bearer.
func (r *reader) bearerJustNow() bool {
	return r.namesBearer(r.startOfSentence(r.pos))
}

// misgendered reports whether a pronoun has not the gender of the event's card: "si el
// portador es destruido, puedes ponerla en tu Mano".
func (r *reader) misgendered(c ability.Cards, la bool) bool {
	switch {
	case ability.IsBearer(c):
		return la
	case ability.IsIt(r.event) && r.eventType != card.NoType && r.facts.Type != card.NoType:
		return es.Feminine(r.eventType) != la
	}
	return false
}

// severalMeant reports whether what was picked last is a number of cards.
func (r *reader) severalMeant() bool {
	p, ok := r.latest()
	return ok && p.several
}

// oneMeant reports whether the card at hand is a single one, so that no plural means it.
func (r *reader) oneMeant() bool {
	if r.condMany || r.drawn == shape.SeveralDrawn {
		return false
	}
	p, ok := r.latest()
	return (ok || r.event != nil) && !p.many && !p.several
}

// manyMeant reports whether what was picked last may be several cards.
func (r *reader) manyMeant() bool {
	p, ok := r.latest()
	return ok && (p.many || p.several)
}

// latest is what was picked last, in this sentence or before it.
func (r *reader) latest() (latestPick, bool) {
	if r.anyPick || r.event != nil || r.subject != nil {
		return r.latestPick, r.picked
	}
	return r.before.pick, r.before.it >= byPick
}

// latestType is the type of what was picked last, or NoType.
func (r *reader) latestType() card.Type {
	p, _ := r.latest()
	return p.pickType
}

// afterPrice is what a pronoun means after a price whose cards left: "destruir un Tótem
// para subirlo" speaks of the Aliado that was played, or of the card itself.
func (r *reader) afterPrice(clitic string) (ability.Cards, bool) {
	if ability.IsIt(r.event) {
		return r.theEvents(), r.eventType != card.NoType && agrees(clitic, r.eventType)
	}
	intoPlay := r.peek() == "en" && r.ahead(1) == "juego"
	if !es.Moves[r.verbAt] || intoPlay || r.facts.Type == card.Talisman {
		return nil, false
	}
	return r.theOne(clitic)
}

// theOne is the one card that a pronoun in the singular means where those that were
// picked are not: the event's, the card itself, or its bearer.
func (r *reader) theOne(clitic string) (ability.Cards, bool) {
	switch {
	case ability.IsIt(r.event):
		return r.theEvents(), agrees(clitic, r.eventType)
	case ability.IsBearer(r.event), r.event == nil && r.facts.Type == card.Weapon && clitic == "lo":
		return ability.Bearer{}, clitic == "lo"
	}
	return ability.This{}, agrees(clitic, r.facts.Type)
}

// agrees reports whether a pronoun in the singular may mean a card of a type.
func agrees(clitic string, t card.Type) bool {
	return clitic == "la" && es.Feminine(t) || clitic == "lo" && !es.Feminine(t)
}
