package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// shuffle reads "baraja X en tu Mazo Castillo", in either order.
func (r *reader) shuffle(f es.Form) (ability.Effect, bool) {
	r.whither = ability.Anyone
	at := r.state
	if f.Clitic == "" && r.rummaged != ability.Anyone && (r.atEnd() || r.peek() == ",") {
		return ability.Shuffle{Of: r.rummaged}, true // "luego baraja", once it was searched
	}
	if f.Clitic == "" {
		if (r.atEnd() || r.peek() == ",") && r.anyOrPrev() && !f.Infinitive {
			return ability.Shuffle{Of: r.actor}, r.actor == ability.You // "luego baraja"
		}
		if z, of, ok := r.place(); ok && z == ability.Castle {
			if r.actor == ability.Each && of == ability.Acting {
				of = ability.Each // each his own
			}
			return ability.Shuffle{Of: of}, true
		}
		r.state = at
	}
	if f.Clitic == "lo" && r.sought && r.pickType == card.NoType && !r.pickNamed {
		return ability.Shuffle{Of: r.actor}, true // not the card, which is feminine
	}
	var from []ability.Zone
	var of ability.Player
	if f.Clitic == "" {
		from, of, _ = r.in()
		if len(from) == 1 && from[0] == ability.Castle {
			from, r.whither = nil, of // "barajar en su Mazo Castillo una carta ...": the place first
		}
		if from != nil {
			r.toCastle()
		}
	}
	if f.Clitic == "" && from == nil && r.peek() == "con" {
		r.toCastle()
	}
	r.shuffling, r.sifting = true, true
	c, ok := r.object(f)
	r.sifting = false
	if list, several := try(r, func() ([]ability.Chosen, bool) { return r.row(c) }); ok && several && from == nil {
		r.shuffling = false
		r.toCastle()
		return r.toEach(list, func(c ability.Cards) ability.Effect {
			return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}
		}), true
	}
	r.shuffling = false
	if !ok {
		r.state = at
		return nil, false
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.twoZones(c) }); ok {
		return e, true
	}
	if from != nil {
		if c, ok = within(c, from, of); !ok {
			return nil, false
		}
	}
	r.fromZone(c)
	if r.peek() == "en" && r.ahead(1) == "tu" && r.ahead(2) == "mazo" {
		c = yoursIfAny(c)
	}
	r.toCastle()
	if from == nil {
		r.fromAfter(&c)
	}
	chosen, isChosen := c.(ability.Chosen)
	if isChosen && r.nounless && len(chosen.Of.In) == 0 {
		return nil, false // "barajar 3": of what?
	}
	_, literal := chosen.Count.N.(ability.Number)
	if isChosen && !literal && chosen.Count.Kind == ability.Exactly && shape.BareFilter(chosen.Of) && chosen.Of.In == nil && chosen.Of.Of == ability.Anyone {
		return nil, false // as many cards, but where from?
	}
	if c, ok = r.finishCount(c); !ok || r.astray(c) {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}, true
}

// twoZones reads "y su Cementerio" after all cards of another zone.
func (r *reader) twoZones(first ability.Cards) (ability.Effect, bool) {
	all, ok := first.(ability.Every)
	if !ok || !shape.WholeZone(all.Of) || !r.one("y") {
		return nil, false
	}
	z, of, ok := r.wholeZone()
	if !ok {
		z, ok = r.zone()
		of = all.Of.Of
	}
	if !ok || of != all.Of.Of || z == all.Of.In[0] {
		return nil, false
	}
	r.toCastle()
	r.pick(true)
	second := ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}
	return ability.Sequence{Steps: []ability.Step{
		{Do: ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: all}},
		{Link: ability.And, Do: ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: second}},
	}}, true
}

// fromAfter reads a place that follows the destination.
func (r *reader) fromAfter(c *ability.Cards) {
	at := r.state
	if zones, of, ok := r.in(); ok {
		if d, ok := within(*c, zones, of); ok {
			*c = d
			return
		}
	}
	r.state = at
}

// within adds the zone that a selection is made from.
func within(c ability.Cards, zones []ability.Zone, of ability.Player) (ability.Cards, bool) {
	switch c := c.(type) {
	case ability.Chosen:
		if len(c.Of.In) > 0 {
			return nil, false
		}
		c.Of.In, c.Of.Of = zones, of
		return c, true
	case ability.Every:
		if len(c.Of.In) > 0 {
			return nil, false
		}
		c.Of.In, c.Of.Of = zones, of
		return c, true
	}
	return nil, false
}

// yoursIfAny says of cards that were destroyed that they are yours, if nothing says
// whose they are: they go where only yours go.
func yoursIfAny(c ability.Cards) ability.Cards {
	return shape.OfFilter(c, func(f ability.Filter) ability.Filter {
		for _, q := range f.That {
			if f.Of == ability.Anyone && q == (ability.Quality)(ability.Is{State: ability.DestroyedNow}) {
				f.Of = ability.You
			}
		}
		return f
	})
}

// toCastle skips the castle that cards are shuffled into: it is always that of
// their owner (DAR glossary 2).
func (r *reader) toCastle() {
	at := r.state
	if r.one("en", "con", "a") {
		if r.one("su", "sus", "tu", "el", "los") && r.one("mazo", "mazos") {
			article := r.toks[r.pos-2].Word
			r.one("castillo", "castillos")
			r.goalNamed(article)
			return
		}
	}
	r.state = at
}

// putToShuffle reads "en su Mazo Castillo y barájalo" before or behind the cards: what is put in a
// Mazo Castillo that is shuffled then is shuffled into it.
func (r *reader) putToShuffle(f es.Form) (ability.Effect, bool) {
	placed := f.Clitic == "" && r.intoCastle()
	r.noIn, r.shuffling = true, true
	c, ok := r.object(f)
	r.noIn, r.shuffling = false, false
	if !ok || !placed && !r.intoCastle() || !r.andShuffled() || r.astray(c) {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}, true
}

// intoCastle reads "en tu Mazo Castillo", "al Mazo Castillo de su dueño".
func (r *reader) intoCastle() bool {
	at := r.pos
	if r.peek() == "al" && r.ahead(1) == "mazo" {
		r.advance(1)
		_ = r.one("mazo castillo", "mazo")
		r.goalNamed("el")
		return true
	}
	r.toCastle()
	return r.pos > at
}

// andShuffled reads "y barájalo", ", barajándolas", "y luego baraja tu Mazo Castillo".
func (r *reader) andShuffled() bool {
	r.comma()
	joined := r.one("y luego", "y", "luego")
	if joined && r.one("se baraja", "es barajado", "debe ser barajado") {
		return true
	}
	f := r.form(0)
	if f.Verb != es.Barajar || f.Participle || joined == f.Gerund || f.Gerund && f.Clitic == "" {
		return false
	}
	r.advance(1)
	if f.Clitic == "" && !r.atEnd() && r.peek() != "," && r.peek() != "y" {
		z, _, ok := r.place()
		return ok && z == ability.Castle
	}
	return true
}
