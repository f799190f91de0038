package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// copiesOf reads "ese Talismán en el Cementerio oponente", "un Aliado que controles" after
// "todas las copias de": cards with the name of what was spoken of, of a card that is chosen
// first, or of the card itself.
func (r *reader) copiesOf(q quantity) (ability.Cards, bool) {
	f, ok := r.calledLike()
	if !ok {
		return nil, false
	}
	r.qualities(&f)
	return r.thoseCopies(f, q), true
}

// copiesAhead reports whether it follows "copias de", "otra copia de".
func (r *reader) copiesAhead() bool {
	w, next := r.peek(), r.ahead(1)
	return w == "copias" || w == "copia" || next == "copias" || next == "copia"
}

// copiesRuled reads of a rule "copias de esa carta", "otra copia de ella".
func (r *reader) copiesRuled() (ability.Filter, bool) {
	r.one("otra", "otras", "mas", "cualquier", "una")
	if !r.one("copia", "copias") || r.peek() != "del" && !r.one("de") {
		return ability.Filter{}, false
	}
	return r.calledLike()
}

// itsCopies reads "todas sus copias del Cementerio oponente".
func (r *reader) itsCopies() (ability.Cards, bool) {
	if !r.one("todas sus copias", "sus copias") {
		return nil, false
	}
	f, ok := r.calledLikeIt(es.Noun{})
	r.qualities(&f)
	return r.thoseCopies(f, quantity{each: true}), ok
}

// thoseCopies picks as many of the copies as were said, which may lie where the first was.
func (r *reader) thoseCopies(f ability.Filter, q quantity) ability.Cards {
	r.pick(q.each)
	r.pickNamed = true
	r.outside = len(f.In) > 0 && shape.OutOfPlay(f.In[0])
	if q.each {
		return ability.Every{Of: f}
	}
	f.Other = q.other && len(f.Names) > 0
	return ability.Chosen{Count: q.count, Of: f}
}

// calledLike reads a card whose name others have, and gives those.
func (r *reader) calledLike() (ability.Filter, bool) {
	if r.named && r.one("la carta nombrada", "la carta elegida") {
		return ability.Filter{That: []ability.Quality{ability.Is{State: ability.IsNamed}}}, true
	}
	if r.one("ese", "esa", "este", "dicho", "dicha", "el mismo", "la misma") {
		n, said := es.Nouns[r.peek()]
		switch {
		case said && (n.Many || n.Race != card.NoRace), !said && r.toks[r.pos-1].Word != "mismo" && r.toks[r.pos-1].Word != "misma":
			return ability.Filter{}, false
		case said:
			r.advance(1)
		}
		return r.calledLikeIt(n)
	}
	if w := r.peek(); w == "un" || w == "una" || w == "otro" || w == "otra" || w == "cualquier" {
		return r.calledLikeOne()
	}
	if c, ok := try(r, r.reference); ok {
		_, it := c.(ability.It)
		return ability.Filter{That: []ability.Quality{ability.Is{State: ability.CopyOfIt}}}, it && !r.severalMeant()
	}
	if r.one("el", "ella", "si mismo", "si misma") {
		return r.calledLikeIt(es.Noun{})
	}
	return ability.Filter{}, false
}

// calledLikeIt gives the cards with the name of what was spoken of, as a word for such cards
// or a pronoun means it.
func (r *reader) calledLikeIt(n es.Noun) (ability.Filter, bool) {
	c := r.it()
	switch {
	case r.named && (r.namedLast || r.severalMeant() || r.manyMeant()):
		return ability.Filter{That: []ability.Quality{ability.Is{State: ability.IsNamed}}}, true
	case r.drawn != shape.NoneDrawn, ability.IsBearer(c):
		return ability.Filter{}, false
	case ability.IsThis(c):
		demonstrative := r.toks[max(r.pos-2, 0)].Word
		if demonstrative == "ese" || demonstrative == "esa" || n.Typ != card.NoType && n.Typ != r.facts.Type || r.facts.Name == "" {
			return ability.Filter{}, false
		}
		return ability.Filter{Names: []string{r.facts.Name}}, true
	case c == (ability.Cards)(ability.EventCard{}), r.severalMeant():
		return ability.Filter{}, false // of another, or of several
	}
	return ability.Filter{That: []ability.Quality{ability.Is{State: ability.CopyOfIt}}}, true
}

// calledLikeOne gives the cards with the name of one that has to be chosen first.
func (r *reader) calledLikeOne() (ability.Filter, bool) {
	if r.pickFirst != nil || r.summing > 0 {
		return ability.Filter{}, false
	}
	before := r.noIn
	r.noIn = true // "en tu Mazo Castillo" is where the copies lie
	c, ok := r.selection()
	r.noIn = before
	r.maybe("en juego")
	x, chosen := c.(ability.Chosen)
	if !ok || !chosen || x.Count != (ability.Count{N: ability.Number(1)}) || hangsOnIt(x.Of) {
		return ability.Filter{}, false
	}
	r.pickFirst = x
	return ability.Filter{That: []ability.Quality{ability.Is{State: ability.CopyOfIt}}}, true
}

// sameName reads "el mismo nombre", "su mismo nombre", "el mismo nombre que un Aliado que
// controles" of the cards of a filter.
func (r *reader) sameName(f *ability.Filter) bool {
	at := r.state
	many := r.pos > 1 && es.Nouns[r.toks[r.pos-2].Word].Many
	if !r.one("su nombre", "su mismo nombre", "el mismo nombre", "igual nombre", "mismo nombre", "ese mismo nombre") || len(f.Names) > 0 {
		r.state = at
		return false
	}
	like, of := try(r, func() (ability.Filter, bool) {
		if !r.one("que", "de", "a") && r.peek() != "del" && r.peek() != "al" {
			return ability.Filter{}, false
		}
		return r.calledLike()
	})
	ok := of
	if !of {
		like, ok = r.calledLikeIt(es.Noun{})
	}
	if !ok || many && len(like.Names) > 0 && !of { // "2 Aliados con el mismo nombre": as each other
		r.state = at
		return false
	}
	if len(like.Names) > 0 {
		f.Names, f.Types = like.Names, nil
		return true
	}
	if shape.OneType(*f) != card.NoType && shape.OneType(*f) == r.latestType() {
		f.Types = nil
	}
	add(f, like.That[0])
	return true
}

// namedCopies reads "todas las copias de la carta nombrada" of those in play.
func (r *reader) namedCopies() bool {
	at := r.state
	if r.take("todas las copias de la carta nombrada") && !r.placeNext() {
		return true
	}
	r.state = at
	return false
}

// thatCard reads "esa carta", "ese Aliado", "dicho Talismán".
func (r *reader) thatCard() bool {
	at := r.state
	if r.one("ese", "esa", "dicho", "dicha") {
		if n, ok := es.Nouns[r.peek()]; ok && !n.Many {
			r.advance(1)
			return true
		}
	}
	r.state = at
	return false
}

// placeNext reports whether a place follows where cards lie.
func (r *reader) placeNext() bool {
	at := r.state
	defer func() { r.state = at }()
	_ = r.one("que este", "que haya", "que se encuentren")
	_, _, ok := r.in()
	return ok
}
