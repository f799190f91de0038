package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// Who meets the card itself, or its bearer, in combat: who blocks it or is blocked by it.

// blockedToo reads "o sea bloqueado por", "o que sean bloqueados por".
func (r *reader) blockedToo() bool {
	at := r.state
	if r.one("o") {
		r.one("que")
		if v, ok := r.verb(es.Ser); ok && v.Wish {
			if _, blocked := r.part(es.Bloquear); blocked && r.one("por") {
				return true
			}
		}
	}
	r.state = at
	return false
}

// meetsWhom reads whom they meet.
func (r *reader) meetsWhom(f *ability.Filter) bool {
	switch {
	case r.bearer():
		add(f, ability.Is{State: ability.MeetsBearer})
	case r.thisCard(), r.one("el", "ella"):
		add(f, ability.Is{State: ability.MeetsThis})
	default:
		return false
	}
	return true
}

// bothWays reads "o sea bloqueado por él" behind "que bloquee a este Aliado".
func (r *reader) bothWays(f *ability.Filter) bool {
	if !r.blockedToo() {
		return r.ifSuch(f)
	}
	last := &f.That[len(f.That)-1]
	bearer := *last == (ability.Quality)(ability.Is{State: ability.BlocksBearer})
	switch {
	case bearer && (r.bearer() || r.one("el")):
		*last = ability.Is{State: ability.MeetsBearer}
	case *last == (ability.Quality)(ability.Is{State: ability.BlocksThis}) && (r.thisCard() || r.one("el", "ella")):
		*last = ability.Is{State: ability.MeetsThis}
	default:
		return false
	}
	return r.ifSuch(f)
}

// ifSuch reads what is asked of who blocks behind that: "si éste tiene Fuerza 3 o más". It stays
// where the condition might be one of something else.
func (r *reader) ifSuch(f *ability.Filter) bool {
	at, such := r.state, *f
	r.comma()
	if r.one("si este", "si ese aliado") && (r.form(0).Verb == es.Tener || r.form(0).Verb == es.Ser || r.form(0).Verb == es.Portar) {
		such.That = slices.Clone(f.That)
		r.pos-- // behind "éste" as behind "que"
		if r.thatQuality(&such) && r.atEnd() {
			*f = such
			return true
		}
	}
	r.state = at
	return true
}

// beatsFoe reads "lo destruye", "Sir Ansel lo destierra" of the one whom the event's card meets in
// combat: no card does so to itself.
func (r *reader) beatsFoe() (ability.Effect, bool) {
	if w := r.peek(); w != "lo" && w != "la" && w != "los" {
		if ability.IsBearer(r.event) && !r.bearer() || ability.IsThis(r.event) && !r.thisCard() {
			return nil, false
		}
	}
	does := map[es.Verb]ability.Verb{es.Destruir: ability.Destroy, es.Desterrar: ability.ExileIt}[r.form(1).Verb]
	if does == 0 || !r.one("lo", "la", "los") || r.peek() != es.Third(r.form(0).Verb) {
		return nil, false
	}
	r.advance(1)
	if !shape.IsReference(r.foe) {
		r.pick(true)
		r.pickType = card.Ally
	}
	return ability.Act{Who: ability.You, Verb: does, What: r.foe}, true
}

// yetToBlock notes that "que bloqueen" is said of cards as an attack is declared, when nobody
// blocks yet.
func (r *reader) yetToBlock() bool {
	at := r.state
	r.one("este turno", "este ataque", "ese ataque")
	if r.willBlock = r.peek() == "no" || r.form(0).Many && !r.form(0).Participle; !r.willBlock {
		r.state = at
	}
	return r.willBlock
}

// asTheyBlock reads what is said of cards that will block: it is true of each from when it does.
func (r *reader) asTheyBlock(all ability.Every) (ability.Effect, bool) {
	r.willBlock = false
	e, _ := r.predicates(all)
	switch x := e.(type) {
	case ability.Modify:
		x.Who, x.Until = ability.It{}, untilOf(x)
		e = x
	case ability.Later:
		act, ok := x.Do.(ability.Act)
		if !ok {
			return nil, false
		}
		act.What = ability.It{}
		e = ability.Later{When: x.When, Do: act}
	default:
		return nil, false
	}
	return ability.Meanwhile{Has: ability.Triggered{On: declaredEvent(ability.BlockDeed, shape.OneOf(all.Of)), Do: shape.Settle(e)}, Until: ability.UntilFinal}, true
}
