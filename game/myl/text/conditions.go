package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// condition reads what follows "si" or "mientras": one condition or several
// joined by "y". A nil condition that was read holds always (the card being in
// play).
func (r *reader) condition() (ability.Condition, bool) {
	return try(r, func() (ability.Condition, bool) {
		r.inCond = true
		defer func() { r.inCond = false }()
		c, ok := r.oneCondition()
		if !ok {
			return nil, false
		}
		all := listed(c)
		for len(all) < 4 {
			at := r.state
			r.comma()
			if !r.one("y") {
				r.state = at
				break
			}
			_ = r.one("si") || r.take("solo", "si") || r.take("mientras")
			next, ok := r.oneCondition()
			if !ok {
				r.state = at
				break
			}
			all = append(all, listed(next)...)
		}
		return allOf(all), true
	})
}

func listed(c ability.Condition) []ability.Condition {
	switch c := c.(type) {
	case nil:
		return nil
	case ability.All:
		return c.Of
	}
	return []ability.Condition{c}
}

// allOf joins conditions, each once.
func allOf(list []ability.Condition) ability.Condition {
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return ability.All{Of: list}
}

func (r *reader) oneCondition() (ability.Condition, bool) {
	for _, read := range []func() (ability.Condition, bool){r.controls, r.onlyControls, r.placed, r.isKind, r.misc} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	return nil, false
}

// quantityBound reads "2 o más", "uno o más", "un", "menos".
func (r *reader) quantityBound() (ability.Bound, bool) {
	if n, ok := r.natural(); ok {
		b := ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}
		if r.take("o", "menos") {
			b.Op = ability.AtMost
		} else {
			_ = r.take("o", "mas") || r.take("o", "mayor")
		}
		return b, true
	}
	if r.take("mas", "de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(n + 1)}, ok
	}
	if r.take("menos", "de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtMost, N: ability.Number(n - 1)}, ok && n > 0
	}
	if r.one("exactamente") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.Equal, N: ability.Number(n)}, ok
	}
	if r.one("algun", "alguna") {
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}, true
	}
	return ability.Bound{}, false
}

// controls reads "controlas 2 o más Aliados", "tienes un Oro en juego", "no
// tienes otro Aliado", "en juego hay un Aliado", "controlas menos Aliados que
// tu oponente".
func (r *reader) controls() (ability.Condition, bool) {
	at := r.state
	if r.one("tengas", "tienes", "controles", "controlas") && r.self() && r.take("en", "juego") {
		return nil, true
	}
	r.state = at
	negated := false
	of := ability.You
	wild := false
	r.take("en", "juego")
	negated = r.one("no")
	switch {
	case r.one("controlas", "tienes", "tengas", "controles", "controlabas", "posees"):
	case r.take("tu", "oponente", "controla"), r.take("tu", "oponente", "tiene"), r.take("tu", "oponente", "controle"), r.take("tu", "oponente", "tenga"), r.take("el", "oponente", "tiene"):
		of = ability.Opponent
	case r.take("tu", "oponente", "no", "controla"), r.take("tu", "oponente", "no", "tiene"), r.take("tu", "oponente", "no", "controle"), r.take("tu", "oponente", "no", "tenga"):
		of, negated = ability.Opponent, true
	case formOf(r.peek()).past && r.anyOrPrev():
		r.advance(1)
		return r.among()
	case r.one("hay", "haya"):
		of, wild = ability.Anyone, true
	case r.take("entre", "esas", "cartas", "hay"), r.take("entre", "las", "cartas", "botadas", "hay"), r.take("entre", "las", "cartas", "desterraste"):
		of, wild = ability.Anyone, true
	default:
		return nil, false
	}
	if wild && r.take("entre", "esas", "cartas") {
		return r.among()
	}
	if wild && r.toks[r.pos-1].word != "haya" && r.toks[r.pos-1].word != "hay" {
		// "entre las cartas desterraste ..."
		return r.among()
	}
	if wild && r.pos >= 4 && (r.toks[r.pos-2].word == "cartas" || r.toks[r.pos-2].word == "botadas") {
		return r.among()
	}
	inPlay := r.take("en", "juego")
	if r.take("en", "tu", "linea", "de", "defensa") {
		r.one("a")
		f, _, ok := r.namedOrFilter()
		if !ok {
			return nil, false
		}
		f.Of, f.In = of, []ability.Zone{ability.DefenseLine}
		return ability.Exists{Of: f, Count: atLeastOne}, true
	}
	if r.one("menos", "mas") {
		op := ability.LessThan
		if r.toks[r.pos-1].word == "mas" {
			op = ability.MoreThan
		}
		if r.peek() != "de" {
			f, _, ok := r.filter()
			if !ok || !r.take("que", "tu", "oponente") || of != ability.You {
				return nil, false
			}
			f.Of = ability.You
			theirs := f
			theirs.Of = ability.Opponent
			return ability.Compares{A: ability.CountOf{Of: f}, Op: op, With: ability.CountOf{Of: theirs}}, true
		}
		r.pos--
	}
	b, ok := r.quantityBound()
	other := false
	if !ok {
		other = r.one("otro", "otra", "otros")
		b = atLeastOne
		if !other {
			_ = r.one("a")
			if r.one("ningun", "ninguna") {
				negated = !negated || true
			}
		}
	} else {
		other = r.one("otros", "otro", "otra", "otras")
	}
	if r.take("copias", "de") || r.take("copia", "de") {
		if !r.self() {
			return nil, false
		}
		f := ability.Filter{Name: r.facts.Name, Of: of}
		r.condMany = true
		return ability.Exists{Of: f, Count: b}, true
	}
	f, _, ok := r.namedOrFilter()
	if !ok {
		return nil, false
	}
	if f.Of == ability.Anyone {
		f.Of = of
	}
	if other {
		f.Other = true
	}
	if !inPlay && of != ability.Anyone {
		r.take("en", "juego")
	}
	if len(f.In) == 0 && len(f.Types) == 1 && f.Types[0] == card.Talisman {
		f.In = []ability.Zone{ability.Hand} // a Talisman is never in play
	}
	r.lastTypes = f.Types
	if f.Name != "" && r.both == nil {
		r.both = ability.Every{Of: f}
	}
	if b != atLeastOne {
		r.condMany = true
	}
	var c ability.Condition = ability.Exists{Of: f, Count: b}
	if negated {
		c = ability.Not{Of: c}
	}
	return c, true
}

// anyOrPrev reports whether there are cards at hand to speak of.
func (r *reader) anyOrPrev() bool { return r.anyPick || r.prevPicked }

// among reads what the cards at hand include: "hay un Oro o un Aliado".
func (r *reader) among() (ability.Condition, bool) {
	r.earlier()
	r.amongNow = true
	b, ok := r.quantityBound()
	if !ok {
		return nil, false
	}
	f, _, ok := r.filter()
	f.In = []ability.Zone{ability.AmongThem}
	return ability.Exists{Of: f, Count: b}, ok
}

var atLeastOne = ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}

// namedOrFilter reads a kind of card or a card's proper name.
func (r *reader) namedOrFilter() (ability.Filter, noun, bool) {
	if f, n, ok := r.filter(); ok {
		return f, n, true
	}
	if f, ok := r.properName(); ok {
		r.qualities(&f)
		return f, noun{}, true
	}
	return ability.Filter{}, noun{}, false
}

// properName reads the name of another card: words with a capital letter that
// are no words of the language.
func (r *reader) properName() (ability.Filter, bool) {
	at := r.state
	r.one("a")
	if t := r.token(); t.kind == name {
		r.advance(1)
		return ability.Filter{Name: t.word}, true
	}
	from := r.pos
	strange := false
	for r.token().kind == word && r.token().capital {
		w := r.peek()
		if known(w) && !(w == "el" || w == "la" || w == "los" || w == "las") {
			break
		}
		strange = strange || !known(w)
		r.advance(1)
		if next := r.pos + 1; (r.peek() == "de" || r.peek() == "del" || r.peek() == "el") && next < len(r.toks) && r.toks[next].capital && !known(r.toks[next].word) {
			r.advance(1)
		}
	}
	if !strange {
		r.state = at
		return ability.Filter{}, false
	}
	return ability.Filter{Name: r.src[r.toks[from].start:r.toks[r.pos-1].end]}, true
}

// onlyControls reads "solo controlas Aliados de raza X", "todos tus Aliados son
// de raza X".
func (r *reader) onlyControls() (ability.Condition, bool) {
	switch {
	case r.take("solo", "controlas"), r.take("solo", "tienes"), r.take("solo", "controlabas"):
		if r.thisCard() {
			return ability.OnlyThis{}, true
		}
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		return only(ability.You, f), true
	case r.take("todos", "tus"), r.take("todas", "tus"):
		return r.allAre(ability.You)
	case r.take("todos", "los"), r.take("todas", "las"):
		return r.allAre(ability.Anyone)
	}
	return nil, false
}

// only says that all cards of a type that a player controls fit f.
func only(of ability.Player, f ability.Filter) ability.Condition {
	all := ability.Filter{Types: f.Types, Of: of}
	f.Types, f.Of = nil, ability.Anyone
	return ability.Only{All: all, Are: f}
}

func (r *reader) allAre(of ability.Player) (ability.Condition, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("son", "tienen", "sean", "tengan") {
		return nil, false
	}
	verb := r.toks[r.pos-1].word
	r.condMany = true
	if f.Of == ability.Anyone {
		f.Of = of
	}
	r.condCards = ability.Every{Of: f}
	are, ok := r.predicateFilter(verb == "tienen" || verb == "tengan")
	return ability.Only{All: f, Are: are}, ok
}

// predicateFilter reads what cards are: "de raza Héroe", "Faeries", "fuerza 2 o
// menos".
func (r *reader) predicateFilter(has bool) (ability.Filter, bool) {
	var f ability.Filter
	if has {
		if !r.one("fuerza") {
			return f, false
		}
		return f, r.bound(&f.Strength, strengthOf)
	}
	r.one("un", "una")
	if t := r.token(); t.kind == name {
		r.advance(1)
		return ability.Filter{Name: t.word}, true
	}
	if n, ok := nouns[r.peek()]; ok {
		r.advance(1)
		if n.race != card.NoRace {
			f.Races = f.Races.With(n.race)
			r.moreRaces(&f)
			return f, true
		}
		r.pos--
		if _, ok := r.kinds(&f); !ok {
			return f, false
		}
		r.qualities(&f)
		return f, true
	}
	before := r.pos
	r.qualities(&f)
	return f, r.pos > before
}

func costOf(c ability.Cards) ability.Amount { return ability.CostOf{Of: c} }

func strengthOf(c ability.Cards) ability.Amount { return ability.StrengthOf{Of: c} }

// placed reads where the card is: "esté en juego", "X está en tu Cementerio".
func (r *reader) placed() (ability.Condition, bool) {
	who, ok := r.conditionSubject(false)
	if !ok {
		return nil, false
	}
	switch {
	case r.one("esta", "este", "estan", "esten", "permanece", "permanezca", "se") && (r.toks[r.pos-1].word != "se" || r.one("encuentra", "encuentre")):
	default:
		return nil, false
	}
	if r.take("en", "juego") {
		if every, ok := who.(ability.Every); ok {
			r.both = every
		}
		return inPlay(who), true
	}
	r.one("en")
	zones, of, ok := r.places()
	if !ok {
		return nil, false
	}
	if who == (ability.Cards)(ability.This{}) {
		r.subject, r.located = who, true
	}
	return ability.Fits{Who: who, Is: ability.Filter{Of: of, In: zones}}, true
}

// inPlay is the condition that a card is in play; for the card itself it is
// always so (DAR 4.6.5).
func inPlay(who ability.Cards) ability.Condition {
	switch c := who.(type) {
	case ability.This, ability.Bearer:
		return nil
	case ability.Every:
		return ability.Exists{Of: c.Of, Count: atLeastOne}
	}
	return ability.Fits{Who: who}
}

// conditionSubject reads whom a condition speaks of. Where nobody is named,
// picked says that it may be what the sentence before picked.
func (r *reader) conditionSubject(picked bool) (ability.Cards, bool) {
	if c, ok := r.reference(); ok {
		return c, true
	}
	if f := formOf(r.peek()); f.verb != noVerb || r.peek() == "no" {
		if r.picked || r.event != nil {
			return r.it(), true
		}
		if r.subject != nil {
			return r.subject, true
		}
		if r.last != nil {
			return r.last, true
		}
		if picked && r.condIt || picked && r.prevPicked && r.facts.Type != card.Ally && r.facts.Type != card.NoType {
			r.borrows = true
			return ability.It{}, true
		}
		return ability.This{}, true
	}
	if f, ok := r.properName(); ok {
		return ability.Every{Of: f}, true
	}
	return nil, false
}

// isKind reads what the card is: "es de raza X", "porta un arma".
func (r *reader) isKind() (ability.Condition, bool) {
	who, ok := r.conditionSubject(true)
	if !ok {
		return nil, false
	}
	negated := r.one("no")
	var f ability.Filter
	switch {
	case r.one("es", "son", "sea", "era"):
		switch {
		case r.one("destruido", "destruida", "destruidos"):
			f.That = []ability.Quality{ability.Is{State: ability.DestroyedNow}}
			return negate(ability.Fits{Who: who, Is: f}, negated), true
		case r.take("de", "otra", "raza"):
			return nil, false
		case r.take("el", "unico", "aliado", "declarado"), r.take("el", "unico", "aliado"), r.take("declarado", "como", "unico"), r.take("el", "unico"):
			state := ability.Attacking
			if !r.one("atacante") {
				state = ability.Blocking
				if !r.one("bloqueador") {
					return nil, false
				}
			}
			is := []ability.Quality{ability.Is{State: state}}
			return ability.All{Of: []ability.Condition{
				ability.Fits{Who: who, Is: ability.Filter{That: is}},
				ability.Exists{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, That: is}, Count: ability.Bound{Op: ability.Equal, N: ability.Number(1)}},
			}}, true
		}
		if g, ok := r.properName(); ok {
			f = g
			break
		}
		if f, ok = r.predicateFilter(false); !ok {
			return nil, false
		}
	case r.one("porta", "porte"):
		switch {
		case r.take("un", "arma"), r.take("una", "arma"), r.take("algun", "arma"), r.take("arma"), r.take("armas"), r.take("una", "o", "mas", "armas"):
			f.That = []ability.Quality{ability.Is{State: ability.Armed}}
		case r.take("mas", "de"):
			n, ok := r.natural()
			if !ok || !r.one("arma", "armas") {
				return nil, false
			}
			return ability.Compares{A: ability.WeaponsOf{Of: who}, Op: ability.MoreThan, With: ability.Number(n)}, true
		default:
			return nil, false
		}
	case r.one("tiene", "tenga"):
		if f, ok = r.predicateFilter(true); !ok {
			return nil, false
		}
	case r.one("fue"):
		if !r.one("destruido", "destruida") {
			return nil, false
		}
		f.That = []ability.Quality{ability.Is{State: ability.DestroyedNow}}
	case r.take("entro", "en", "juego", "este", "turno"):
		f.That = []ability.Quality{ability.Is{State: ability.EnteredNow}}
	default:
		return nil, false
	}
	return negate(ability.Fits{Who: who, Is: f}, negated), true
}

func negate(c ability.Condition, negated bool) ability.Condition {
	if negated {
		return ability.Not{Of: c}
	}
	return c
}

// misc reads conditions of few words.
func (r *reader) misc() (ability.Condition, bool) {
	switch {
	case r.take("en", "tu", "primer", "turno"), r.take("es", "tu", "primer", "turno"):
		return ability.FirstTurn{}, true
	case r.take("no", "declaraste", "ataque"):
		return ability.Not{Of: ability.DeclaredAttack{}}, true
	case r.take("declaraste", "ataque"):
		return ability.DeclaredAttack{}, true
	case r.take("tengas"), r.take("tienes"):
		if r.thisCard() && r.take("en", "juego") {
			return nil, true
		}
	case r.take("tu", "oponente", "la", "tiene"), r.take("tu", "oponente", "lo", "tiene"), r.take("no", "la", "tiene"), r.take("no", "lo", "tiene"),
		r.take("tu", "oponente", "no", "la", "tiene"), r.take("tu", "oponente", "no", "lo", "tiene"):
		missing := r.toks[r.pos-3].word == "no"
		_ = r.take("en", "su", "mano") || r.take("en", "la", "mano")
		if !r.named {
			return nil, false
		}
		if r.searched && r.toks[r.pos-1].word != "mano" {
			r.picked, r.borrows = true, true // it was searched for: was it found?
			if missing {
				return ability.Not{Of: ability.Done{}}, true
			}
			return ability.Done{}, true
		}
		r.other = ability.Opponent
		r.borrows = true
		var c ability.Condition = ability.Exists{Of: ability.Filter{Of: ability.Opponent, In: []ability.Zone{ability.Hand},
			That: []ability.Quality{ability.Is{State: ability.IsNamed}}}, Count: atLeastOne}
		if missing {
			c = ability.Not{Of: c}
		}
		return c, true
	case r.take("juegas"), r.take("es"):
		if r.toks[r.pos-1].word == "juegas" && !r.thisCard() {
			return nil, false
		}
		if w, ok := r.phaseOf(); ok {
			return ability.During{Window: w}, true
		}
		if r.take("tu", "turno") {
			return ability.TurnOf{Who: ability.You}, true
		}
		if r.take("en", "el", "turno", "oponente") || r.take("el", "turno", "oponente") || r.take("en", "el", "turno", "de", "tu", "oponente") {
			return ability.TurnOf{Who: ability.Opponent}, true
		}
	case r.take("boto", "un", "aliado"), r.take("boto", "un", "oro"):
		r.earlier()
		t := nouns[r.toks[r.pos-1].word].typ
		return ability.Exists{Of: ability.Filter{Types: []card.Type{t}, In: []ability.Zone{ability.AmongThem}}, Count: atLeastOne}, true
	}
	if n, ok := r.natural(); ok {
		// "dos o más de tus Aliados atacaron este turno"
		r.take("o", "mas")
		yours := r.take("de", "tus")
		f, _, ok := r.filterOnly()
		if !ok {
			return nil, false
		}
		switch {
		case r.one("ataco", "atacaron"):
			add(&f, ability.Is{State: ability.AttackedNow})
		case r.one("fue", "fueron") && r.one("destruido", "destruidos", "destruida", "destruidas"):
			add(&f, ability.Is{State: ability.DestroyedNow})
		default:
			return nil, false
		}
		r.thisTurn()
		if yours {
			f.Of = ability.You
		}
		return ability.Exists{Of: f, Count: ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}}, true
	}
	return nil, false
}
