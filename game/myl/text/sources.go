package text

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// source reads "por una habilidad oponente", "por Aliados de raza Héroe".
func (r *reader) source() *ability.Source {
	at := r.state
	s := r.sources()
	if len(s) != 1 {
		r.state = at
		return nil
	}
	return s[0]
}

// sources reads several: "por Talismanes ni por habilidades de Aliados".
func (r *reader) sources() []*ability.Source {
	s, _ := try(r, func() ([]*ability.Source, bool) {
		if !r.one("por") {
			return nil, false
		}
		r.bySource = true
		defer func() { r.bySource = false }()
		return r.agents()
	})
	return s
}

// agents reads what causes something, one thing or several. Causes that together
// are of one kind become one: Talismanes and habilidades are effects.
func (r *reader) agents() ([]*ability.Source, bool) {
	start := r.pos
	first, ok := r.agent()
	if !ok {
		return nil, false
	}
	out := []*ability.Source{first}
	whole, end := out, r.state // a list ends with "o", not with a comma
	for len(out) < 4 {
		at := r.state
		comma := r.one(",")
		last := r.one("o", "ni", "y", "u")
		if !last && (!comma || r.listEnds(start, at.pos)) {
			r.state = at
			break // after "Aliados o Tótems" a comma begins something else
		}
		r.one("por")
		next, ok := r.agent()
		if f := r.form(0); !ok || f.Verb != es.NoVerb && !f.Participle || r.peek() == "no" || r.peek() == "solo" {
			r.state = at
			break
		}
		if both, ok := together(out[len(out)-1], next); ok {
			out = append(out[:len(out)-1:len(out)-1], both)
		} else {
			out = append(out[:len(out):len(out)], next)
		}
		if last {
			whole, end = out, r.state
		}
	}
	r.state = end
	if r.by = nil; len(whole) == 1 {
		r.by = whole[0]
	}
	return whole, true
}

// listEnds reports whether the words from one position to another hold the last "o" of a
// list.
func (r *reader) listEnds(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t es.Token) bool { return t.Word == "o" || t.Word == "u" || t.Word == "ni" })
}

// together is the one cause that two make up: cards and their abilities, or
// Talismanes and abilities, which are all effects. The player may be named once,
// at the end.
func together(a, b *ability.Source) (*ability.Source, bool) {
	if a.Of.Of == ability.Anyone {
		named := *a
		named.Of.Of = b.Of.Of
		a = &named
	}
	if a.Kind != ability.ByCards {
		a, b = b, a
	}
	if a.Of.Of != b.Of.Of || !shape.BareFilter(b.Of) || len(b.Of.In)+len(a.Of.In) > 0 || b.Kind != ability.ByAbility && b.Kind != ability.ByEffect {
		return nil, false
	}
	of := a.Of
	of.Types = nil
	switch {
	case !shape.BareFilter(of):
		return nil, false
	case a.Kind != ability.ByCards:
		return &ability.Source{Kind: ability.ByEffect, Of: of}, true
	case len(a.Of.Types) == 0:
		return &ability.Source{Of: of}, true
	case len(a.Of.Types) == 1 && a.Of.Types[0] == card.Talisman:
		return &ability.Source{Kind: ability.ByEffect, Of: of}, true
	}
	return nil, false
}

// theSame reads "ellas", "estos" of what was said before to do something.
func (r *reader) theSame() bool {
	if r.by == nil || es.IsNoun(r.ahead(1)) {
		return false
	}
	t := shape.OneType(r.by.Of)
	if r.by.Kind == ability.ByAbility || r.by.Kind == ability.ByCards && (t == card.NoType || es.Feminine(t)) {
		return r.one("ellas", "estas")
	}
	return r.by.Kind != ability.ByCombat && r.one("ellos", "estos")
}

// agent reads what causes something.
func (r *reader) agent() (*ability.Source, bool) {
	at := r.state
	switch {
	case r.theSame():
		same := *r.by
		return &same, true
	case r.take("tu oponente"):
		return &ability.Source{Of: ability.Filter{Of: ability.Opponent}}, true
	case r.take("ti"):
		return &ability.Source{Of: ability.Filter{Of: ability.You}}, true
	case r.thisCard(), r.byItself():
		return &ability.Source{Of: thisAlone}, true
	case r.bearer():
		return &ability.Source{Of: bearerAlone}, true
	}
	_ = r.one("una", "un", "las", "los", "la", "el", "alguna", "algun", "cualquier", "ninguna", "ningun")
	switch {
	case r.one("dano de combate", "combate"):
		return r.fighter(), true
	case r.take("dano directo"):
		return &ability.Source{Kind: ability.ByDirect}, true
	case r.one("habilidad"):
		s, ok := r.agentCards(ability.ByAbility)
		if r.take("en respuesta") {
			s.Kind = ability.ByResponse
		}
		return s, ok
	case r.one("efecto"):
		return r.agentCards(ability.ByEffect)
	}
	r.state = at
	r.one("un", "una", "los", "las", "otro", "otra", "otros", "otras", "cualquier", "algun", "alguna", "ningun", "ninguna")
	other := r.pos > at.pos && strings.HasPrefix(r.toks[r.pos-1].Word, "otr")
	f, _, ok := r.filter()
	if !ok {
		r.state = at
		return nil, false
	}
	f.Other = f.Other || other
	return &ability.Source{Of: f, Kind: ability.ByCards}, true
}

// byItself reads "él", "éste" of the card itself, where nothing else is there that it may mean.
func (r *reader) byItself() bool {
	next := r.ahead(1)
	return (next == "" || next == "," || next == "mismo" || next == "misma") && r.facts.Type == card.Ally && !r.picked &&
		(r.event == nil || ability.IsThis(r.event)) && r.thisOne()
}

// agentCards reads of which cards the Habilidad, or the damage, is that does something.
func (r *reader) agentCards(k ability.SourceKind) (*ability.Source, bool) {
	s := &ability.Source{Kind: k}
	if whose, ok := r.possessor(); ok {
		s.Of.Of = whose
		return s, true
	}
	if r.one("tuyo", "tuya") {
		s.Of.Of = ability.You
		return s, true
	}
	at := r.state
	if r.one("de") {
		_ = r.one("uno de", "una de", "los", "las", "un", "una", "otros", "otras")
		yours := r.one("tus")
		if f, _, ok := r.filter(); ok && (!yours || f.Of == ability.Anyone) {
			if s.Of = f; yours {
				s.Of.Of = ability.You
			}
			return s, true
		}
	}
	r.state = at
	return s, true
}

// thisAlone and bearerAlone describe the card itself and its bearer as causes.
var (
	thisAlone   = ability.Filter{That: []ability.Quality{ability.Is{State: ability.Itself}}}
	bearerAlone = ability.Filter{That: []ability.Quality{ability.Is{State: ability.ItsBearer}}}
)

// fighter reads whose damage of combat it is: "de este Aliado", "con un Dragón".
func (r *reader) fighter() *ability.Source {
	s := &ability.Source{Kind: ability.ByCombat}
	at := r.state
	if r.one("de", "del", "con", "por") {
		switch {
		case r.thisCard():
			s.Of = thisAlone
			return s
		case r.bearer():
			s.Of = bearerAlone
			return s
		}
		r.one("un", "una", "los", "las", "otro")
		if f, _, ok := r.filter(); ok {
			s.Of = f
			return s
		}
	}
	r.state = at
	return s
}

// doer is a card as the cause of what it does to another.
func doer(who ability.Cards) (*ability.Source, bool) {
	switch who := who.(type) {
	case ability.This:
		return &ability.Source{Of: thisAlone}, true
	case ability.Bearer:
		return &ability.Source{Of: bearerAlone}, true
	case ability.Chosen:
		return &ability.Source{Of: who.Of}, true
	}
	return nil, false
}

// destroysAnother reads "destruye a un Aliado en combate" after its subject: the
// other card is destroyed by it.
func (r *reader) destroysAnother(who ability.Cards) (ability.Event, bool) {
	by, known := doer(who)
	if !known {
		return nil, false
	}
	return r.harmsBy(by)
}

// effectHappening reads "una habilidad oponente destruye este Aliado": what is done to a
// card by no card in person.
func (r *reader) effectHappening() (ability.Event, bool) {
	named := false
	for n := range 5 {
		w := r.ahead(n)
		named = named || w == "habilidad" || w == "habilidades" || w == "efecto" || w == "efectos"
	}
	if !named {
		return nil, false
	}
	by, ok := r.doers()
	if !ok || len(by) != 1 || by[0].Kind != ability.ByAbility && by[0].Kind != ability.ByEffect {
		return nil, false
	}
	return r.harmsBy(by[0])
}

// harmsBy reads "destruye a un Aliado" after who or what does it.
func (r *reader) harmsBy(by *ability.Source) (ability.Event, bool) {
	clitic := ""
	if r.one("lo", "la") {
		clitic = r.peekAt(r.pos - 1)
	}
	about := r.one("fuera a", "va a", "vaya a")
	r.answers = r.answers || about // what is done then is done before it happens (DAR 4.10)
	var what []ability.CardVerb
	for len(what) == 0 || r.one("o", "u") {
		if len(what) > 0 && clitic != "" {
			r.one(clitic) // "lo destruya o lo destierre"
		}
		f := r.form(0)
		if harmsAs[f.Verb] == 0 || f.Infinitive != about || f.Participle || f.You || f.Past || f.Was || f.Clitic != "" && !about {
			return nil, false
		}
		if f.Clitic != "" {
			clitic = f.Clitic
		}
		what = append(what, harmsAs[f.Verb])
		r.advance(1)
	}
	fights := r.inFight()
	c, ok := r.harmedOne(clitic)
	if !ok {
		return nil, false
	}
	if fights || r.inFight() || r.take("por dano de combate") {
		by.Kind = ability.ByCombat
	}
	r.setEvent(c)
	r.harmed = true
	e := ability.CardEvent{What: shape.SortVerbs(what), Who: c, By: by}
	if r.foe = foeOf(e); r.foe != nil {
		r.foeSaid, r.foeRole = true, shape.RoleOfFoe(e) // "ese Aliado" is who destroys this one
	}
	return e, true
}

// harmsAs holds what is done to cards by others, and what happens to them then.
var harmsAs = map[es.Verb]ability.CardVerb{es.Destruir: ability.IsDestroyed, es.Desterrar: ability.IsExiled, es.Remover: ability.IsRemoved, es.Barajar: ability.IsShuffledIn}

// harmedOne reads to whom such a thing is done: the card itself, where a pronoun stood before the
// verb and nothing else was named.
func (r *reader) harmedOne(clitic string) (ability.Cards, bool) {
	if clitic == "" {
		r.one("a")
		return r.eventSubject()
	}
	return ability.This{}, r.subject == nil && r.event == nil && !r.picked && !r.before.has() && r.facts.Type != card.Weapon && agrees(clitic, r.facts.Type)
}

// fightDecided reads "gana un combate", which is to destroy an Aliado in it, and "pierde un
// combate", which is to be destroyed.
func (r *reader) fightDecided(who ability.Cards) (ability.Event, bool) {
	v, ok := r.verb(es.Ganar, es.Perder)
	if !ok || v.Infinitive || v.Participle || v.You {
		return nil, false
	}
	r.one("un", "una", "el", "la", "su")
	if !r.one("combate", "batalla") {
		return nil, false
	}
	r.one("mitologica")
	by, loser := &ability.Source{}, who
	if v.Verb == es.Ganar {
		if by, ok = doer(who); !ok {
			return nil, false
		}
		loser = shape.OneOf(ability.Filter{Types: []card.Type{card.Ally}})
	}
	by.Kind = ability.ByCombat
	r.setEvent(loser)
	return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: loser, By: by}, true
}

// blocksThis reads "bloquea a este Aliado" of another: the card is blocked, and what
// follows speaks of who blocks it.
func (r *reader) blocksThis(who ability.Cards) (ability.Event, bool) {
	blocker, ok := who.(ability.Chosen)
	f, bound := r.verb(es.Bloquear)
	if !ok || !bound || f.Infinitive || f.Participle || f.You || f.Clitic != "" || !r.one("a", "al") {
		return nil, false
	}
	e := ability.CardEvent{What: []ability.CardVerb{ability.IsBlocked}, Who: ability.This{}}
	state := ability.BlocksThis
	if r.bearer() || r.one("portador") {
		e.Who, state = ability.Bearer{}, ability.BlocksBearer
	} else if !r.thisOne() {
		return nil, false
	}
	blocker.Of.Of = ability.Anyone // it is an opponent's
	if !isBareAlly(blocker.Of) {
		by := ability.Source{Of: blocker.Of}
		e.By = &by
	}
	blocker.Of.Types = []card.Type{card.Ally}
	blocker.Of.That = append(blocker.Of.That[:len(blocker.Of.That):len(blocker.Of.That)], ability.Is{State: state})
	r.setEvent(e.Who)
	r.foe, r.foeSaid, r.foeActs, r.foeRole = ability.Every{Of: blocker.Of}, true, true, ability.Blocks
	_, r.armed = weaponsOf(r.foe)
	return e, true
}
