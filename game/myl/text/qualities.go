package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// exception reads what a universal effect leaves out: the card itself, a type.
func (r *reader) exception(f *ability.Filter) bool {
	r.one("a")
	if r.thisCard() {
		f.Other = true
		return true
	}
	r.one("los", "las", "un", "una")
	n, ok := nouns[r.peek()]
	if !ok || n.typ == card.NoType {
		return false
	}
	r.advance(1)
	f.NotType = n.typ
	return true
}

// ofQuality reads what begins with "de".
func (r *reader) ofQuality(f *ability.Filter) bool {
	if whose, ok := r.possessor(); ok && whose == ability.Opponent {
		f.Of = ability.Opponent
		return true
	}
	if r.take("de", "cada", "jugador") || r.take("de", "ambos", "jugadores") || r.take("de", "los", "jugadores") {
		return true
	}
	if zones, of, ok := r.in(); ok {
		if len(f.In) > 0 && f.Of != ability.Anyone {
			return false
		}
		f.In = zones
		if !r.said && isLine(zones[0]) {
			of = ability.Anyone
		}
		if r.said || f.Of == ability.Anyone {
			f.Of = of
		}
		return true
	}
	if !r.one("de", "del") {
		return false
	}
	switch {
	case r.one("raza", "razas"), r.take("la", "raza"), r.take("las", "razas"):
		n, ok := nouns[r.peek()]
		if !ok || n.race == card.NoRace {
			return false
		}
		r.advance(1)
		f.Races = f.Races.With(n.race)
		r.moreRaces(f)
		return true
	case r.take("ahi"), r.take("ellas"), r.take("ellos"), r.take("entre", "ellas"), r.take("entre", "esas", "cartas"), r.take("esas", "cartas"):
		f.In = []ability.Zone{ability.AmongThem}
		return true
	case r.take("su", "misma", "raza"):
		add(f, ability.Is{State: ability.RaceOfThis})
		return true
	case r.take("la", "misma", "raza"), r.take("misma", "raza"), r.take("una", "misma", "raza"):
		if r.picked || r.event != nil {
			add(f, ability.Is{State: ability.WithRaceInIt})
		} else if r.inCond {
			add(f, ability.Is{State: ability.OneRace})
		} else {
			return false
		}
		return true
	case r.take("esa", "raza"):
		add(f, ability.Is{State: ability.WithRaceInIt})
		return true
	case r.take("l", "mismo", "tipo"), r.take("mismo", "tipo"), r.take("ese", "tipo"), r.take("su", "mismo", "tipo"):
		add(f, ability.Is{State: ability.SameType})
		return true
	case r.take("mismo", "coste"), r.take("igual", "coste"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.CostOf{Of: r.it()}}
		return true
	case r.take("igual", "fuerza"), r.take("misma", "fuerza"), r.take("la", "misma", "fuerza"):
		f.Strength = ability.Bound{Op: ability.Equal, N: ability.StrengthOf{Of: r.it()}}
		return true
	case r.take("igual", "o", "menor", "fuerza"):
		f.Strength = ability.Bound{Op: ability.AtMost, N: ability.StrengthOf{Of: r.it()}}
		return true
	case r.take("igual", "o", "menor", "coste"), r.take("menor", "o", "igual", "coste"):
		f.Cost = ability.Bound{Op: ability.AtMost, N: ability.CostOf{Of: r.it()}}
		return true
	case r.take("igual", "o", "mayor", "coste"), r.take("mayor", "o", "igual", "coste"):
		f.Cost = ability.Bound{Op: ability.AtLeast, N: ability.CostOf{Of: r.it()}}
		return true
	case r.take("menor", "o", "igual", "fuerza"):
		f.Strength = ability.Bound{Op: ability.AtMost, N: ability.StrengthOf{Of: r.it()}}
		return true
	case r.take("igual", "o", "mayor", "fuerza"):
		f.Strength = ability.Bound{Op: ability.AtLeast, N: ability.StrengthOf{Of: r.it()}}
		return true
	case r.take("tipo"):
		n, ok := nouns[r.peek()]
		if !ok || n.typ == card.NoType || len(f.Types) > 0 {
			return false
		}
		r.advance(1)
		f.Types = []card.Type{n.typ}
		return true
	case r.take("mayor", "fuerza"), r.take("la", "mayor", "fuerza"):
		f.Highest = true
		r.maybe("en", "juego")
		return true
	case r.take("coste", "de", "oro"), r.one("coste"):
		return r.bound(&f.Cost, costOf)
	case r.take("ese", "coste"), r.take("el", "coste", "elegido"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.NamedCost}
		return true
	case r.one("fuerza"):
		return r.bound(&f.Strength, strengthOf)
	case r.take("frecuencia"):
		for fr := card.Vasallo; fr <= card.Promo; fr++ {
			if r.take(card.Fold(fr.String())) {
				add(f, ability.OfFrequency{Frequency: fr})
				return true
			}
		}
	}
	return false
}

// bound reads "2", "2 o menos", "igual o mayor a la carta destruida".
func (r *reader) bound(b *ability.Bound, of func(ability.Cards) ability.Amount) bool {
	switch {
	case r.take("menos", "o", "igual"), r.take("igual", "o", "menor"), r.take("menor", "o", "igual"):
		b.Op = ability.AtMost
	case r.take("igual", "o", "mayor"), r.take("mayor", "o", "igual"):
		b.Op = ability.AtLeast
	case r.one("superior", "mayor"):
		b.Op = ability.MoreThan
	case r.one("menor", "inferior"):
		b.Op = ability.LessThan
	case r.one("igual"):
		b.Op = ability.Equal
	}
	if b.Op != ability.NoBound {
		if r.peek() != "al" && !r.one("a", "que") {
			return false
		}
		if n, ok := r.natural(); ok {
			b.N = ability.Number(n)
			return true
		}
		if a, ok := r.amount(); ok {
			b.N = a
			return true
		}
		r.maybe("la", "de")
		c, ok := r.cards()
		if !ok || !isReference(c) {
			return false
		}
		b.N = of(c)
		return true
	}
	n, ok := r.natural()
	if !ok {
		return false
	}
	b.Op, b.N = ability.Equal, ability.Number(n)
	switch {
	case r.take("o", "menos"), r.take("o", "menor"), r.take("o", "inferior"):
		b.Op = ability.AtMost
	case r.take("o", "mas"), r.take("o", "mayor"), r.take("o", "superior"):
		b.Op = ability.AtLeast
	}
	return true
}

// inQuality reads what begins with "en" or "bajo".
func (r *reader) inQuality(f *ability.Filter) bool {
	if r.noIn {
		return false
	}
	switch {
	case r.take("en", "juego"):
		r.maybe("bajo", "tu", "control")
		return true
	case r.take("bajo", "tu", "control"):
		f.Of = ability.You
		return true
	}
	if zones, of, ok := r.in(); ok {
		if len(f.In) > 0 || r.shuffling && zones[0] == ability.Castle {
			return false
		}
		f.In = zones
		if !r.said && isLine(zones[0]) {
			of = ability.Anyone
		}
		if r.said || f.Of == ability.Anyone {
			f.Of = of
		}
		if whose, ok := r.possessor(); ok {
			f.Of = whose
		}
		return true
	}
	return false
}

// isLine reports whether a zone is a line of the field, which without a word of
// whose it is may be anybody's.
func isLine(z ability.Zone) bool {
	return z == ability.DefenseLine || z == ability.AttackLine || z == ability.SupportLine
}

// thatQuality reads a relative clause.
func (r *reader) thatQuality(f *ability.Filter) bool {
	r.advance(1)
	r.maybe("se")
	switch {
	case r.take("controles"), r.take("controlas"), r.take("tengas"), r.take("tienes"), r.take("poseas"):
		if !r.noIn {
			r.maybe("en", "juego")
			if zones, _, ok := r.in(); ok {
				f.In = zones
			}
		}
		f.Of = ability.You
		return true
	case r.take("controla", "tu", "oponente"), r.take("tiene", "tu", "oponente"), r.take("tenga", "tu", "oponente"), r.take("tiene", "en", "juego", "tu", "oponente"), r.take("tenga", "en", "juego", "tu", "oponente"):
		r.maybe("en", "juego")
		f.Of, r.other = ability.Opponent, ability.Opponent
		return true
	case r.take("cueste"), r.take("cuesten"):
		return r.bound(&f.Cost, costOf)
	case r.take("este", "bajo", "tu", "control"):
		f.Of = ability.You
		return true
	case r.take("no", "puede", "atacar"), r.take("no", "pueden", "atacar"), r.take("no", "pueda", "atacar"), r.take("no", "puedan", "atacar"):
		add(f, ability.Is{State: ability.NoAttacker})
		return true
	case r.take("controle", "tu", "oponente"), r.take("controle", "el", "oponente"), r.take("tu", "oponente", "controle"), r.take("tenga", "tu", "oponente"):
		r.maybe("en", "juego")
		f.Of = ability.Opponent
		return true
	case r.take("controle"), r.take("tenga", "en", "juego"), r.take("controlen"), r.take("tengan", "en", "juego"):
		if f.Of = r.theirs(); f.Of == ability.Anyone {
			return false
		}
		return true
	case r.peek() == "haya" && (r.ahead(1) == "atacado" || r.ahead(1) == "entrado"), r.peek() == "hayan" && r.ahead(1) == "atacado", r.peek() == "sea" && r.ahead(1) == "copia", r.peek() == "sean" && r.ahead(1) == "copias":
		return r.laterClause(f)
	case r.take("haya", "sido"), r.take("hayan", "sido"), r.take("fue"), r.take("fueron"), r.take("sea"), r.take("sean"), r.take("son"):
		return r.quality(f)
	case r.take("haya", "en", "juego"), r.take("este", "en", "juego"), r.take("esten", "en", "juego"), r.take("haya"), r.take("hayan", "en", "juego"):
		return true
	case r.one("este", "esten", "haya"):
		r.noIn = false
		zones, of, ok := r.in()
		if ok {
			f.In, f.Of = zones, of
		}
		return ok
	case r.take("no", "sea"), r.take("no", "sean"):
		r.one("un", "una")
		r.maybe("carta", "de")
		n, ok := nouns[r.peek()]
		if !ok || n.typ == card.NoType {
			return false
		}
		r.advance(1)
		f.NotType = n.typ
		return true
	case r.one("porte", "porten", "portan", "porta"):
		switch {
		case r.take("arma"), r.take("armas"), r.take("un", "arma"), r.take("una", "arma"), r.take("algun", "arma"), r.take("alguna", "arma"), r.take("una", "o", "mas", "armas"), r.take("1", "o", "mas", "armas"):
			add(f, ability.Is{State: ability.Armed})
			return true
		}
	case r.take("no", "porten", "armas"), r.take("no", "porte", "armas"), r.take("no", "porte", "arma"), r.take("no", "porten", "arma"), r.take("no", "porte", "un", "arma"):
		add(f, ability.Is{State: ability.Unarmed})
		return true
	case r.take("no", "pueda", "ser", "declarado", "atacante"), r.take("no", "puedan", "ser", "declarados", "atacantes"):
		add(f, ability.Is{State: ability.NoAttacker})
		return true
	case r.take("puedan", "atacar"), r.take("pueda", "atacar"), r.take("puedan", "ser", "declarados", "atacantes"), r.take("pueda", "ser", "declarado", "atacante"):
		add(f, ability.Is{State: ability.CanAttack})
		return true
	case r.take("no", "hayan", "sido", "bloqueados"), r.take("no", "haya", "sido", "bloqueado"):
		add(f, ability.Is{State: ability.Unblocked})
		return true
	case r.take("tenga"), r.take("tengan"):
		switch {
		case r.take("algun", "modificador", "de", "fuerza"):
			add(f, ability.Is{State: ability.Modified})
			return true
		case r.take("menor", "fuerza", "que"), r.take("fuerza", "menor", "que"):
			return r.than(f, ability.LessThan)
		case r.take("mayor", "fuerza", "que"), r.take("fuerza", "mayor", "que"):
			return r.than(f, ability.MoreThan)
		case r.take("fuerza"):
			return r.bound(&f.Strength, strengthOf)
		case r.take("coste"):
			return r.bound(&f.Cost, costOf)
		case r.one("habilidad"):
			add(f, ability.Is{State: ability.WithAbility})
			return true
		}
	case r.take("modifique", "la", "fuerza", "de", "uno", "de", "tus", "aliados"):
		add(f, ability.Is{State: ability.ModifiesAlly})
		return true
	case r.take("lo", "acompane"), r.take("lo", "acompana"), r.take("lo", "acompanen"), r.take("lo", "acompanan"), r.take("la", "acompanen"):
		add(f, ability.Is{State: ability.AlliedAttack})
		return true
	case r.laterClause(f):
		return true
	case r.take("destruya"), r.take("destruyo"), r.take("destruyan"):
		r.one("a")
		switch {
		case r.bearer():
			add(f, ability.Is{State: ability.KilledBearer})
			return true
		case r.thisCard():
			add(f, ability.Is{State: ability.KilledThis})
			return true
		}
	case r.take("bloquee"), r.take("bloqueo"), r.take("bloquean"), r.take("bloqueen"):
		r.one("a")
		switch {
		case r.bearer():
			add(f, ability.Is{State: ability.BlocksBearer})
			return true
		case r.thisCard():
			add(f, ability.Is{State: ability.BlocksThis})
			return true
		}
	}
	return false
}

// laterClause reads what the card did or is, in more words.
func (r *reader) laterClause(f *ability.Filter) bool {
	switch {
	case r.take("ataco", "este", "turno"), r.take("atacaron", "este", "turno"), r.take("haya", "atacado", "este", "turno"), r.take("hayan", "atacado", "este", "turno"):
		add(f, ability.Is{State: ability.AttackedNow})
		return true
	case r.take("entro", "en", "juego", "este", "turno"), r.take("entraron", "en", "juego", "este", "turno"), r.take("haya", "entrado", "en", "juego", "este", "turno"):
		add(f, ability.Is{State: ability.EnteredNow})
		return true
	case r.take("sea", "copia", "de", "esa", "carta"), r.take("sean", "copias", "de", "esa", "carta"):
		add(f, ability.Is{State: ability.CopyOfIt})
		return true
	case r.take("descarte", "cartas", "de", "tu", "mano"), r.take("descarten", "cartas", "de", "tu", "mano"):
		add(f, ability.Is{State: ability.Discarder})
		return true
	}
	return false
}

func (r *reader) than(f *ability.Filter, op ability.Op) bool {
	var c ability.Cards
	switch {
	case r.one("el", "ella"):
		c = r.subject
		if c == nil {
			c = ability.This{}
		}
	case r.bearer():
		c = ability.Bearer{}
	case r.thisCard():
		c = ability.This{}
	default:
		return false
	}
	f.Strength = ability.Bound{Op: op, N: ability.StrengthOf{Of: c}}
	return true
}

// add gives the filter one more quality, each once.
func add(f *ability.Filter, q ability.Quality) {
	for _, have := range f.That {
		if have == q {
			return
		}
	}
	f.That = append(f.That[:len(f.That):len(f.That)], q)
}

// sortQualities brings the qualities into the order of their kinds, so that the
// order of the words does not matter.
func sortQualities(f *ability.Filter) {
	for i := 1; i < len(f.That); i++ {
		for j := i; j > 0 && rank(f.That[j]) < rank(f.That[j-1]); j-- {
			f.That[j], f.That[j-1] = f.That[j-1], f.That[j]
		}
	}
}

func rank(q ability.Quality) int {
	switch q := q.(type) {
	case ability.Has:
		return int(q.Keyword)
	case ability.OfFrequency:
		return 10 + int(q.Frequency)
	case ability.Is:
		return 20 + int(q.State)
	}
	return 1000
}

// isReference reports whether c points at a card instead of picking one.
func isReference(c ability.Cards) bool {
	switch c.(type) {
	case ability.This, ability.Bearer, ability.It, ability.EventCard, ability.TheOther, ability.NamedCard:
		return true
	}
	return false
}
