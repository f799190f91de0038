package text

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// pointed is a phrase that points at a card already known: "ese Aliado", "la carta
// destruida".
type pointed struct {
	at        int // where its article stands
	article   string
	plain     bool // "el" and not "ese"
	noun      es.Noun
	described bool    // it says what was done to the card
	done      es.Verb // what that is
}

// demonstrative reports whether it begins with "ese".
func (p pointed) demonstrative() bool {
	return p.article == "ese" || p.article == "esa" || p.article == "esos" || p.article == "esas"
}

// definite reads "ese Aliado", "el Aliado", "la carta destruida", "el otro" behind its
// article; at is before that.
func (r *reader) definite(at state) (ability.Cards, bool) {
	if r.foe != nil && (r.theFoe() || r.thatFoe()) {
		if !shape.IsReference(r.foe) {
			r.pick(true)
			r.pickType = card.Ally
		}
		return r.foe, true
	}
	if r.foe != nil && r.soleBearer() && r.undergoes(r.pos-1) {
		r.state = at
		return nil, false
	}
	p := pointed{at: r.pos - 1, article: r.toks[r.pos-1].Word}
	if last, said := strings.CutPrefix(p.article, "dich"); said {
		p.article = map[string]string{"o": "ese", "a": "esa", "os": "esos", "as": "esas"}[last]
	}
	switch p.article {
	case "el", "la", "los", "las", "al", "del":
		p.plain = true
	}
	if r.theRest(p) {
		r.earlier()
		return ability.TheOther{}, true
	}
	read := r.bareDemonstrative
	if n, ok := r.pointedNoun(p); ok {
		p.noun, read = n, r.pointedAt
	}
	c, ok := read(p)
	if !ok {
		r.state = at
		return nil, false
	}
	return c, true
}

// theRest reads what is left of cards: "otro", "resto", "demás cartas".
func (r *reader) theRest(p pointed) bool {
	switch {
	case p.plain && (r.anyOrPrev() || !es.Nouns[r.ahead(1)].Many) && !r.othersDescribed() && r.one("otro", "otra", "otros", "otras"):
		if r.numberAhead(0) && !es.IsNoun(r.ahead(1)) {
			r.natural() // "las otras dos"
		}
		r.one("carta", "cartas", "aliado", "aliados")
		return true
	case p.plain && (r.anyOrPrev() || r.ahead(1) != "de") && r.one("resto"):
		if _ = r.one("de las cartas", "de ellas"); r.peek() == "de" && (r.ahead(1) == "sus" || r.ahead(1) == "tus") && es.Nouns[r.ahead(2)] == (es.Noun{Typ: r.pickType, Many: true}) {
			r.advance(3)
		}
		return true
	case p.article == "las" && (r.fromThem || r.cardsLookedAt()) && r.take("demas cartas"),
		p.article == "las" && r.one("cartas no escogidas", "cartas no elegidas", "no escogidas", "no elegidas", "cartas restantes", "restantes"):
		return true
	}
	some := p.article == "las" && (r.picked && (r.many || r.fromThem) || r.takenFromThem()) || p.article != "el" && r.chosenJustNow()
	return some && r.peek() == "demas" && !es.IsNoun(r.ahead(1)) && r.one("demas")
}

// takenFromThem reports whether the card that was picked last was one of several at hand.
func (r *reader) takenFromThem() bool {
	p, ok := r.latest()
	return ok && p.fromThem
}

// othersDescribed reports whether "otros" stands before cards that are described: those are in
// play, and no others of some at hand.
func (r *reader) othersDescribed() bool {
	if !es.Nouns[r.ahead(1)].Many {
		return false
	}
	next := r.ahead(2)
	return next == "que" || next == "oponentes" || r.ahead(1) != "cartas" && !r.fromThem && !r.takenFromThem() && !r.cardsLookedAt()
}

// pointedNoun is the noun that comes next: "ese Dragón" is an ally at hand.
func (r *reader) pointedNoun(p pointed) (es.Noun, bool) {
	n, ok := es.Nouns[r.peek()]
	if ok && n.Race != card.NoRace && !p.plain {
		n.Typ, n.Race = card.Ally, card.NoRace
		return n, r.picked || r.event != nil || r.before.has()
	}
	return n, ok && n.Race == card.NoRace
}

// bareDemonstrative reads "ésta", "éste", "éstos" alone.
func (r *reader) bareDemonstrative(p pointed) (ability.Cards, bool) {
	switch p.article {
	case "este", "esta", "estos", "estas", "esos":
	case "ese", "esa": // "elige un Aliado. Aquél pierde 2": not the one that a fight names
		if r.foe != nil || !r.anyOrPrev() {
			return nil, false
		}
	default:
		return nil, false
	}
	does := r.form(0).Verb != es.NoVerb && !r.form(0).Gerund || slices.Contains(goesWords, r.peek())
	if !does && !r.atEnd() && r.peek() != "no" && r.peek() != "y" && r.peek() != "se" {
		return nil, false
	}
	if r.namedLast {
		return ability.NamedCard{}, true
	}
	if r.foeSaid && !r.foeActs && !r.picked && p.article == "este" {
		if !shape.IsReference(r.foe) { // "cuando bloquea a un Aliado, éste pierde 2": the one named last
			r.pick(true)
			r.pickType = card.Ally
		}
		return r.foe, true
	}
	single := p.article == "este" || p.article == "esta"
	if p.article == "estos" || p.article == "estas" {
		if r.condMany && !r.picked && r.event == nil {
			return ability.It{}, true // "si controlas 3 Dragones, éstos pueden ..."
		}
		if isOwn(r.it()) {
			return nil, false // which is one
		}
	}
	if latest, ok := r.latest(); single && ok && (latest.partly || latest.borne && p.article == "este") {
		return nil, false // "elige un Aliado y un Tótem. Éste ...": It is only the last of them
	}
	if single && r.manyMeant() {
		// "los demás Aliados ganan 1 y este no puede atacar"
		return ability.This{}, r.facts.Type == card.Ally && p.article == "este" && !r.inCond
	}
	if single && !r.picked && r.ofOtherGender(p.article == "esta") {
		return nil, false // "si porta un Arma, ésta es Indestructible": not the Aliado
	}
	return r.it(), !r.asked || r.picked || r.event != nil // "si controlas a Ulfar, éste gana 1": Ulfar, or this one?
}

// ofOtherGender reports whether "éste", or "ésta", has not the gender of the card that it would mean,
// the card itself or its bearer.
func (r *reader) ofOtherGender(esta bool) bool {
	switch r.it() {
	case ability.Cards(ability.This{}):
		return r.facts.Type != card.NoType && es.Feminine(r.facts.Type) != esta
	case ability.Cards(ability.Bearer{}):
		return esta
	}
	return false
}

// pointedAt reads the noun and what was done to the card, and finds which card is meant.
func (r *reader) pointedAt(p pointed) (ability.Cards, bool) {
	r.advance(1)
	if r.isCause(p.noun) && (!p.plain || r.endsReference()) {
		return ability.Cause{}, true
	}
	if p.noun.Typ == card.NoType {
		r.maybe("oro")
	}
	if p.done, p.described = r.doneToIt(); p.described && !es.PointsBack[p.done] && p.done != es.Poner {
		return nil, false
	}
	if p.described {
		r.thus()
	}
	p.described = p.described || r.one("objetivo")
	if p.plain && (!p.described && !r.endsReference() || p.described && r.peek() == "este") {
		return nil, false
	}
	if p.plain && !p.described && r.ownKind(p.noun) {
		return ability.This{}, true // "si el Tótem es destruido" after "cuando un Aliado entra en juego, ..."
	}
	if !p.described && p.noun.Typ == card.NoType || p.done == es.Botar || p.done == es.Robar {
		if c, ok := r.theDrawn(p.noun.Many); ok {
			return ofKind(c, p.noun.Typ), true
		}
		if p.done == es.Robar {
			return nil, false
		}
	}
	if p.done == es.Botar && p.noun.Many && r.milling {
		return ability.EventCard{}, true
	}
	if r.otherNumber(p) || r.chosenToo(p) {
		return nil, false
	}
	if c, ok := r.notTheGone(p); ok {
		return c, true
	}
	if c, ok := r.thatArm(p); ok {
		return c, true
	}
	if r.otherPick(p) {
		return nil, false
	}
	if c, ok := r.saidBefore(p); ok {
		return c, true
	}
	return r.atHand(p)
}

// chosenToo reports whether "ese Aliado" may be one that the sentence before chose, of which nothing
// was said yet, as well as the one that this sentence picked.
func (r *reader) chosenToo(p pointed) bool {
	return p.article == "ese" && !p.described && r.picked && r.before.it == byChoice && p.noun.Typ != card.NoType &&
		r.before.pick.pickType == p.noun.Typ && r.pickType == p.noun.Typ
}

// ofKind is those of some cards at hand that are of a type, where one is named.
func ofKind(c ability.Cards, t card.Type) ability.Cards {
	every, ok := c.(ability.Every)
	if ok && t != card.NoType {
		every.Of.Types = []card.Type{t}
		return every
	}
	return c
}

// otherNumber reports whether a phrase speaks of one card where several are known, or the
// other way round.
func (r *reader) otherNumber(p pointed) bool {
	latest, picked := r.latest()
	switch {
	case picked && latest.mixed && !p.noun.Many:
		return true
	case p.described && !p.noun.Many && !r.anyPick && r.before.it >= byPick && r.before.pick.several:
		return true // "el Aliado destruido" is none of several
	case !p.noun.Many || p.described:
		return false
	case p.plain && !(r.picked && r.many) && !r.condMany:
		return true // "los Aliados" cannot be the one card that was spoken of
	}
	return r.oneMeant() // "esas cartas" are not one ally
}

// notTheGone is what "ese Aliado" means in "destruir un Aliado para destruir ese Aliado": not
// the one that is gone.
func (r *reader) notTheGone(p pointed) (ability.Cards, bool) {
	if p.article != "ese" || p.described || !r.picked || !r.gone || !r.undergoes(p.at) {
		return nil, false
	}
	switch {
	case r.foe != nil && p.noun.Typ == card.Ally:
		return r.foe, true
	case ability.IsIt(r.event) && r.eventType == p.noun.Typ:
		return r.theEvents(), true
	}
	return nil, false
}

// otherPick reports whether the latest cards that were picked are others than a phrase says.
func (r *reader) otherPick(p pointed) bool {
	typ := p.noun.Typ
	if r.namedLast && p.demonstrative() && typ != card.NoType && r.namedType != card.NoType && typ != r.namedType && r.eventType != typ {
		return true // "nombra un Aliado. Destruye ese Tótem"
	}
	if latest, ok := r.latest(); ok {
		switch {
		case p.described && es.TakesAway[p.done] && latest.goneBy != es.NoVerb && latest.goneBy != p.done && (typ == card.NoType || typ == latest.pickType || typ != r.eventType):
			return true // "destruye un Tótem. Sube el Tótem desterrado"
		case latest.partly:
			return true
		case !p.described && typ != card.NoType && latest.pickType != card.NoType && !latest.pickNamed && latest.pickType != typ && r.eventType != typ:
			return true // "elige un Aliado y un Tótem. Sube el Aliado": the Tótem was last
		}
	}
	// "muestra 3 cartas y pon los Talismanes en tu Mano": those among them
	return p.noun.Many && p.plain && !p.described && r.fromLooked(typ)
}

// saidBefore is the card at which a phrase points, where it is not the one at hand.
func (r *reader) saidBefore(p pointed) (ability.Cards, bool) {
	typ, ofThis := p.noun.Typ, ability.IsThis(r.event)
	if r.namedLast && !p.described && (typ == card.NoType || r.event == nil || ofThis) {
		return ability.NamedCard{}, true
	}
	if r.picked && typ != card.NoType && r.pickType != typ && !r.pickNamed && r.eventType == typ {
		return r.theEvents(), true // "ese Aliado" after picking something else
	}
	if gone := r.before.pick; !r.anyPick && r.event == nil && typ != card.NoType && r.before.it >= byPick && gone.gone && gone.pickType != typ && r.before.event == typ {
		r.borrows = true // "puedes desterrar la primera carta ... Si lo haces, ese Aliado": that of the event
		return ability.EventCard{}, true
	}
	if !r.picked && r.before.has() && ofThis && typ != card.NoType {
		r.borrows = true // "Cuando este Aliado sale del juego, el Aliado vuelve ..."
		return ability.It{}, true
	}
	if p.demonstrative() && !r.picked {
		if p.noun.Many && r.condMany {
			return ability.It{}, true
		}
		if r.event == nil && (r.anyPick || r.before.has()) || r.located && r.anyPick {
			return r.pickedBefore(), true
		}
	}
	if p.described && (r.anyPick || r.event == nil && r.before.has()) {
		return r.pickedBefore(), true
	}
	return nil, false
}

// atHand is the card at hand, if a phrase may mean it.
func (r *reader) atHand(p pointed) (ability.Cards, bool) {
	c, typ := r.it(), p.noun.Typ
	if is := r.typeOf(c); is != card.NoType && typ != card.NoType && typ != is {
		// "si un Aliado con Arma bloquea a este Aliado, destruye esa Arma"
		weapons, ok := weaponsOf(c)
		return weapons, ok && typ == card.Weapon
	}
	this := ability.IsThis(c)
	switch {
	case ability.IsBearer(c) && typ != card.NoType && typ != card.Ally:
		return ability.This{}, typ == r.facts.Type // "el Arma" is not its bearer
	case ability.IsBearer(c) && p.done != es.NoVerb && !r.verbSaid(p.done, p.at):
		return nil, false // "mira la carta botada" of a damage that the bearer did
	case this && p.described && (p.noun.Many || p.done != es.NoVerb && !r.verbSaid(p.done, p.at)):
		return nil, false // "las cartas botadas", "la carta desterrada" are not the card itself, of which nobody said that
	case this && (p.article == "ese" || p.article == "esa") && r.subject != c:
		return nil, false
	case this && r.event != c && r.subject != c:
		return r.nothingElse(p.noun)
	}
	return c, true
}

// nothingElse is the card itself, or its bearer, where nothing else is there to be meant.
func (r *reader) nothingElse(n es.Noun) (ability.Cards, bool) {
	switch {
	case n.Many:
		return nil, false
	case n.Typ == card.NoType || r.facts.Type == card.NoType || n.Typ == r.facts.Type:
		return ability.This{}, true
	}
	return ability.Bearer{}, n.Typ == card.Ally && r.facts.Type == card.Weapon
}
