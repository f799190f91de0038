package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What stands before a clause as a time, and is a condition: "cuando este Aliado esté en ...",
// "con 3 o más Tótems", "desde tu Cementerio".

// whileSo reads a state after "cuando": "este Aliado esté en tu Línea de Ataque", "haya 2 Tótems en
// juego". What is done to cards is an event, and none of these.
func (r *reader) whileSo(h *header) bool {
	start := r.pos
	c, ok := r.condition()
	if !ok || c == nil || !r.saysState(start) {
		return false
	}
	h.whilst = true
	r.addCondition(h, c)
	return true
}

// saysState reports whether the words from a position on say that something is so, and not that
// anything is done.
func (r *reader) saysState(from int) bool {
	for i := from; i < r.pos; i++ {
		if i+1 < r.pos && es.IsNoun(r.toks[i+1].Word) && strings.HasPrefix(r.toks[i].Word, "est") {
			continue // "este Aliado"
		}
		switch r.toks[i].Form.Verb {
		case es.Ser, es.Estar, es.Haber, es.Tener, es.Portar:
			return !(i+1 < r.pos && isParticiple(r.toks[i+1])) && !r.toks[i].Form.Past && !r.toks[i].Form.Was
		}
	}
	return false
}

// isParticiple reports whether a word is a participle, of whatever verb: "haya entrado".
func isParticiple(t es.Token) bool {
	return t.Form.Participle || !es.IsNoun(t.Word) && (strings.HasSuffix(t.Word, "ado") || strings.HasSuffix(t.Word, "ido"))
}

// otherwise reads "de lo contrario", "si no lo es" in front of what holds where the condition of the
// statement before does not: "si el portador es un Dragón, gana 2 a la Fuerza; si no lo es, gana 1".
func (r *reader) otherwise(h *header) bool {
	if len(r.done) == 0 || h.on != nil || h.windowed || len(h.ifs) > 0 {
		return false
	}
	before, ok := r.done[len(r.done)-1].(ability.Continuous)
	if !ok || len(shape.Listed(before.If)) != 1 || shape.AsksOfIt(before.If) {
		return false
	}
	at := r.state
	if !r.one("de lo contrario", "en caso contrario", "si no es asi", "de no ser asi", "si no lo es") && !(r.take("si no") && r.peek() == ",") {
		r.state = at
		return false
	}
	r.addCondition(h, negate(before.If, true))
	if m, ok := before.Do.(ability.Modify); ok && shape.IsReference(m.Who) {
		r.subject = m.Who
	}
	return true
}

// having reads what there is after "con": "este Aliado en juego", "este Oro en tu Reserva de Oro",
// "3 o más Tótems".
func (r *reader) having(h *header) bool {
	if r.thisCard() {
		if r.take("en juego") {
			h.whileIn = true
			return true
		}
		return r.one("en") && r.thisIn(h)
	}
	if h.on != nil || !r.numberAhead(0) || r.ahead(1) != "o" {
		return false
	}
	c, ok := r.held(ability.You, false)
	some, counted := c.(ability.Exists)
	if !ok || !counted || shape.OneType(some.Of) == card.Weapon || r.peek() != "," {
		return false // "con un Arma": who bears it
	}
	r.addCondition(h, c)
	return true
}

// thisIn reads the place that the card itself is in.
func (r *reader) thisIn(h *header) bool {
	zones, of, ok := r.places()
	if !ok || r.peek() != "," {
		return false
	}
	r.subject, r.located = ability.This{}, true
	r.addCondition(h, ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: of, In: zones}})
	return true
}

// fromHere reads the place from which the card itself works: "desde tu Cementerio, puedes desterrar
// este Aliado para robar 1 carta". In a line or the Reserva nothing else works; elsewhere the clause
// has to name the card, or other cards are taken from there.
func (r *reader) fromHere(h *header) bool {
	if !r.thisIn(h) {
		return false
	}
	f, _ := last(h.ifs).(ability.Fits)
	switch f.Is.In[0] {
	case ability.DefenseLine, ability.AttackLine:
		return r.facts.Type == card.Ally
	case ability.SupportLine:
		return r.facts.Type == card.Totem
	case ability.GoldReserve, ability.PaidGold:
		return r.facts.Type == card.Gold
	case ability.Cemetery, ability.Exile:
		return f.Is.Of == ability.You && r.namesItself(r.pos, r.endOf(r.pos))
	}
	return false
}
