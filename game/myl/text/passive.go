package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// blockedOne is whom "lo bloquee" speaks of: the event's card, the bearer or the
// card itself.
func (r *reader) blockedOne() (ability.Cards, bool) {
	if ability.IsBearer(r.event) {
		return ability.Bearer{}, true
	}
	switch {
	case r.event != nil && !ability.IsThis(r.event):
		return ability.EventCard{}, true
	case r.facts.Type == card.Weapon:
		return ability.Bearer{}, true
	}
	if r.before.oneAlly() && r.picked && !r.many && r.event == nil {
		r.borrows = true // "elige uno de tus Aliados. Un Aliado oponente debe bloquearlo"
		return ability.It{}, true
	}
	own := ability.IsThis(r.before.known) && ability.IsIt(r.subject)
	return ability.This{}, r.facts.Type == card.Ally && (own || !r.before.oneAlly())
}

// passive reads something done to the cards: "es destruido", "debe ser
// desterrado en la Fase Final", "vuelve a la Mano".
func (r *reader) passive(who ability.Cards) (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		when := ability.Window{}
		later := false
		if w, ok := r.laterWindow(); ok {
			when, later = w, true
			r.comma()
		}
		e, ok := r.passiveNow(who)
		if !ok {
			return nil, false
		}
		if !later && !r.beforeDamage() {
			if w, ok := r.laterWindow(); ok {
				when, later = w, true
			}
		}
		if later {
			return ability.Later{When: when, Do: e}, true
		}
		return e, true
	})
}

// beforeDamage reads "antes de la Asignación de Daño" of what is done as soon as cards meet in
// battle, which is before they deal any.
func (r *reader) beforeDamage() bool {
	at := r.state
	r.comma()
	if r.peek() == "antes" && (r.foe != nil || r.foeRole != 0) && r.one("antes de la asignacion de dano", "antes de la fase de asignacion de dano", "antes de asignar el dano", "antes de hacer dano") {
		return true
	}
	r.state = at
	return false
}

// laterWindow reads the moment at which something is done later on.
func (r *reader) laterWindow() (ability.Window, bool) {
	at := r.pos
	r.comma()
	w, ok := tryWhere(r, aTime, func() (ability.Window, bool) {
		if w, ok := try(r, r.nextWindow); ok {
			return w, true
		}
		w, ok := r.window()
		if w.Whose == ability.Acting {
			w.Whose = ability.Anyone
		}
		return w, ok && w.Phase == ability.Final
	})
	if !ok {
		r.pos = at
	}
	return w, ok
}

// nextWindow reads the next phase of its kind: "en tu próxima Vigilia", "al comienzo de tu
// próximo turno", "en la próxima Fase Final".
func (r *reader) nextWindow() (ability.Window, bool) {
	var w ability.Window
	start := r.startOf()
	if !start && !r.one("en", "durante") {
		return w, false
	}
	if r.one("tu") {
		w.Whose = ability.You
	} else if !r.one("la", "el") && !(start && r.toks[r.pos-1].Word == "del") {
		return w, false
	}
	if !r.one("proximo", "proxima", "siguiente") {
		return w, false
	}
	if start && r.one("turno") {
		w.Phase = ability.Regroup // which a turn begins with (DAR glossary 31)
	} else {
		var ok bool
		if w.Phase, ok = r.phase(); !ok {
			return w, false
		}
	}
	if w.Whose == ability.Anyone {
		whose, _ := r.possessor()
		if w.Whose = whose; whose != ability.Opponent && whose != ability.Anyone {
			return w, false
		}
	}
	return w, w.Phase != ability.Final || w.Whose == ability.Anyone
}

// moreOrFewer reads "gana o pierde 2 a la Fuerza hasta la Fase Final": whoever does it
// chooses which.
func (r *reader) moreOrFewer(who ability.Cards) (ability.Effect, bool) {
	if v, ok := r.verb(es.Ganar); !ok || v.Infinitive || !r.one("o") {
		return nil, false
	}
	if v, ok := r.verb(es.Perder); !ok || v.Infinitive {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n == 0 || !r.toStrength() {
		return nil, false
	}
	until, _ := r.duration()
	change := func(t ability.Trait) ability.Effect {
		return ability.Modify{Who: reuse(who), Traits: []ability.Trait{t}, Until: until}
	}
	choice := ability.Choice{Who: ability.You, Options: []ability.Effect{change(ability.Strengthen{By: ability.Number(n)}), change(ability.Weaken{By: ability.Number(n)})}}
	if shape.IsReference(who) {
		return choice, true
	}
	return ability.Sequence{Steps: []ability.Step{{Do: ability.Act{Who: ability.You, Verb: ability.Pick, What: who}}, {Link: ability.And, Do: choice}}}, true
}

// passiveNow reads what is done to the cards, or what they do, at the present verb.
func (r *reader) passiveNow(who ability.Cards) (ability.Effect, bool) {
	if e, ok := try(r, func() (ability.Effect, bool) { return r.youMay(who) }); ok {
		return e, true
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.moreOrFewer(who) }); ok {
		return e, true
	}
	if r.form(1).Verb == es.Ser || r.ahead(1) == "debe" || r.ahead(1) == "deben" {
		r.one("tambien", "ademas")
	}
	left := r.one("debe", "deberan", "puede") && r.toks[r.pos-1].Word[0] == 'p' // to you
	var e ability.Effect
	by := ability.You
	master, changes := r.comesUnder()
	ok := true
	switch {
	case changes:
		ok = !ability.IsThis(who) || master != ability.You // yours it is already
		e = r.changesControl(master, who)
	case r.one("es", "sera", "ser", "siendo"):
		r.one("tambien", "igualmente")
		if _, played := r.part(es.Jugar); played {
			e, ok = r.isPlayed(who)
			from := shape.DoneTo(e)
			ok = ok && (!left || ability.IsThis(who) || liesWithYou(from) || amongThem(from))
		} else {
			e, ok = r.isDone(who)
			e, by = r.doneByPlayer(e)
			e = r.doneToo(e, who)
		}
	case r.one("deja de bloquear"):
		e = ability.Cancel{What: ability.BlockOf, Of: who} // DAR 4.8
	case r.one("deja de atacar"):
		e = ability.Cancel{What: ability.AttackOf, Of: who}
	case r.onThemselves():
		e = ability.Act{Who: ability.You, Verb: plainVerbs[r.toks[r.pos-1].Form.Verb], What: who}
		r.toCastle()
	case r.peek() == "se" && puts[r.form(1).Verb] && !r.form(1).Infinitive && !r.form(1).Participle:
		r.advance(2)
		e, ok = r.isPut(who)
	case puts[r.form(0).Verb] && r.form(0).Infinitive && r.form(0).Clitic == "se": // "y ponerse en tu Mano"
		r.advance(1)
		e, ok = r.isPut(who)
	case r.one("entra"):
		var to ability.Destination
		to, ok = r.destination()
		ok = ok && (to.Zone != ability.InPlay || liesWithYou(who)) && to.Zone != ability.Hand
		e = ability.Put{Who: ability.You, What: who, To: to}
	case (r.one(goesWords...) || r.one("pasa", "volver", "regresar", "sube", "ir")) && r.toks[r.pos-1].Form.Clitic == "":
		e, ok = r.goes(who)
	default:
		return nil, false
	}
	if left {
		e = ability.May{Who: by, Do: e}
	}
	return e, ok
}

// doneToo reads what is done with what was found: "es buscado en tu Mazo Castillo y puesto en juego".
func (r *reader) doneToo(e ability.Effect, who ability.Cards) ability.Effect {
	more, ok := try(r, func() (ability.Effect, bool) {
		if _, found := e.(ability.Search); !found || !r.one("y") || !r.form(0).Participle {
			return nil, false
		}
		return r.isDone(reuse(who))
	})
	if !ok {
		return e
	}
	return ability.Sequence{Steps: []ability.Step{{Do: e}, {Link: ability.And, Do: more}}}
}

// doneByPlayer gives what is done to cards to the player said behind it: "son barajadas por ti".
func (r *reader) doneByPlayer(e ability.Effect) (ability.Effect, ability.Player) {
	act, ok := e.(ability.Act)
	if !ok || act.Who != ability.You || act.Verb == ability.Annul {
		return e, ability.You
	}
	if who, said := r.byPlayer(); said {
		act.Who = who
	}
	return act, act.Who
}

// byPlayer reads "por ti", "por tu oponente" behind what is done.
func (r *reader) byPlayer() (ability.Player, bool) {
	switch {
	case r.one("por ti"):
		return ability.You, true
	case r.one("por tu oponente"):
		return ability.Opponent, true
	}
	return ability.Anyone, false
}

// comesUnder reads who controls cards then: "cambia de control", "pasa a tu control", "se considera
// uno de tus Tótems", "queda bajo el control de tu oponente".
func (r *reader) comesUnder() (ability.Player, bool) {
	at := r.state
	switch {
	case r.one("cambia de control", "cambiar de control"):
		return ability.You, true
	case r.peek() == "se" && r.one("se considera uno de tus", "se considera una de tus"):
		if n := es.Nouns[r.peek()]; n.Typ != card.NoType {
			r.advance(1)
			return ability.You, true
		}
	case r.one("pasa", "pasar", "pase", "queda", "quedar", "quede", "este", "estar"):
		if r.one("bajo tu control", "a tu control") {
			return ability.You, true
		}
		if r.one("bajo el control de tu oponente", "al control de tu oponente") {
			return ability.Opponent, true
		}
	}
	r.state = at
	return ability.You, false
}

// changesControl reads how long the cards are a player's: for good where nothing is said.
func (r *reader) changesControl(master ability.Player, who ability.Cards) ability.Effect {
	until, timed := r.duration()
	if !timed {
		until = ability.RestOfGame
	}
	return ability.Control{Who: master, What: who, Until: until}
}

// isPlayed reads how the cards are played, after "es jugado": they would be anyway, but for
// another price.
func (r *reader) isPlayed(who ability.Cards) (ability.Effect, bool) {
	p := ability.Play{Who: r.actor, What: who}
	for r.playDetail(&p) {
	}
	p.What = r.fromHand(p.What)
	if p.Control == ability.Anyone {
		p.Who, p.What = eachTheirOwn(p.Who, p.What)
	}
	return p, p.Free || p.Less != 0
}

// isDone reads what is done to the cards, after "es".
func (r *reader) isDone(who ability.Cards) (ability.Effect, bool) {
	r.whither = ability.Anyone
	v, ok := r.part(es.Destruir, es.Desterrar, es.Remover, es.Barajar, es.Subir, es.Descartar, es.Agrupar, es.Anular, es.Devolver, es.Poner, es.Tomar, es.Mover, es.Botar, es.Buscar)
	switch v {
	case es.Botar:
		return milledOf(who)
	case es.Buscar:
		c, chosen := who.(ability.Chosen)
		zones, of, placed := r.in()
		if !chosen || !placed || len(c.Of.In) > 0 || c.Of.Of != ability.Anyone {
			return nil, false
		}
		c.Of.In, c.Of.Of = zones, of
		return r.lookFor(c), true
	case es.Tomar:
		return ability.Act{Who: ability.You, Verb: ability.ExileIt, What: who}, r.take("del juego")
	case es.Devolver, es.Poner, es.Mover:
		return r.isPut(who)
	case es.Remover:
		r.take("del juego")
	case es.Barajar:
		r.toCastle()
	case es.Subir:
		r.toHand()
	}
	if c, chosen := who.(ability.Chosen); chosen && r.take("al azar") {
		c.Random = true
		who = c
	}
	ok = ok && !r.astray(who)
	done := ability.Act{Who: ability.You, Verb: plainVerbs[v], What: who}
	if other, both := try(r, func() (ability.Effect, bool) { return r.orDone(who) }); ok && both {
		return ability.Choice{Who: ability.You, Options: []ability.Effect{done, other}}, true
	}
	return done, ok
}

// orDone reads "o desterrado", "o es anulado, a tu elección": what else is done to the cards instead.
func (r *reader) orDone(who ability.Cards) (ability.Effect, bool) {
	if !r.one("o") {
		return nil, false
	}
	r.one("es", "sera", "ser")
	v, ok := r.part(es.Destruir, es.Desterrar, es.Barajar, es.Agrupar, es.Anular)
	at := r.state
	r.comma()
	if !r.one("a tu eleccion", "a eleccion", "segun elijas", "como elijas") {
		r.state = at
	}
	return ability.Act{Who: ability.You, Verb: plainVerbs[v], What: who}, ok
}

// milledOf has a player mill the cards of his castle that are said to be: "2 cartas del Mazo
// Castillo oponente son botadas".
func milledOf(c ability.Cards) (ability.Effect, bool) {
	switch c := c.(type) {
	case ability.Top:
		return ability.Mill{Who: c.Of, N: c.N}, c.In == ability.Castle
	case ability.Chosen:
		f := c.Of
		castle := shape.BareFilter(f) && len(f.In) == 1 && f.In[0] == ability.Castle
		return ability.Mill{Who: f.Of, N: c.Count.N}, castle && c.Count.N != nil && c.Count.Kind == ability.Exactly && (f.Of == ability.You || f.Of == ability.Opponent)
	}
	return nil, false
}

// isPut reads where the cards go, after "es puesto".
func (r *reader) isPut(who ability.Cards) (ability.Effect, bool) {
	if e, ok := try(r, func() (ability.Effect, bool) { return r.passesOn(who) }); ok {
		return e, true
	}
	if r.backToCastle(who) {
		return ability.Act{Who: ability.You, Verb: ability.ShuffleIn, What: who}, true
	}
	to, ok := r.destination()
	if to.Of == ability.Owner && r.astray(who) {
		return nil, false
	}
	if to.Zone == ability.Hand {
		return r.intoHand(who, to), ok
	}
	put := ability.Put{Who: ability.You, What: who, To: to}
	if to.Zone == ability.InPlay && r.toks[r.pos-1].Word != "control" {
		put.Who, put.What = eachTheirOwn(put.Who, put.What)
		put.To.Of = put.Who
	}
	return put, ok
}

// goes reads where the cards go, after "vuelve", "pasa" or "va": what comes back into play
// is its owner's again, what passes to you is yours.
func (r *reader) goes(who ability.Cards) (ability.Effect, bool) {
	verb := r.toks[r.pos-1].Word
	passes := verb[0] == 'p'
	back := !passes && verb[:2] != "va"
	if e, ok := try(r, func() (ability.Effect, bool) { return r.passesOn(who) }); ok {
		return e, true
	}
	who = r.outOfLine(who)
	if ok := r.backToCastle(who); ok {
		return ability.Act{Who: ability.You, Verb: ability.ShuffleIn, What: who}, true
	}
	to, ok := r.destination()
	if !ok {
		return nil, false
	}
	if back && to.Zone == ability.InPlay && !liesWithYou(who) {
		to.Of = ability.Owner
	}
	switch {
	case to.Zone == ability.DefenseLine && r.one("agrupado"):
		return ability.Act{Who: ability.You, Verb: ability.RegroupIt, What: who}, true
	case to.Zone == ability.Hand:
		return r.intoHand(who, to), true
	case passes && to.Of == ability.You && (to.Zone == ability.InPlay || slices.Contains(shape.Lines, to.Zone)) && !liesWithYou(who):
		return r.changesControl(ability.You, who), true
	}
	return ability.Put{Who: ability.You, What: who, To: to}, true
}

// backToCastle reads "al Mazo Castillo, barajándolas" of cards that go there or are put there.
func (r *reader) backToCastle(who ability.Cards) bool {
	at := r.state
	if r.intoCastle() && r.andShuffled() && !r.astray(who) {
		return true
	}
	r.state = at
	return false
}

// intoHand puts cards into a Mano: in yours those that lie out of play, in its owner's what is in play.
func (r *reader) intoHand(who ability.Cards, to ability.Destination) ability.Effect {
	outside := r.outside || !r.anyPick && r.event == nil && r.before.pick.outside
	if outside && ability.IsIt(who) && to.Of == ability.You {
		return ability.Put{Who: ability.You, What: who, To: to}
	}
	return ability.Act{Who: ability.You, Verb: ability.Return, What: who}
}

// passesOn reads "a otro Aliado" of an Arma in play that passes, or is moved, to it.
func (r *reader) passesOn(weapon ability.Cards) (ability.Effect, bool) {
	if !r.isWeapon(weapon) || r.peek() != "al" && !r.one("a", "en") {
		return nil, false
	}
	to, ok := r.newBearer()
	x, chosen := to.(ability.Chosen)
	return ability.Equip{Who: ability.You, What: weapon, To: to}, ok && chosen && shape.OneType(x.Of) == card.Ally && shape.InPlayForSure(x) && shape.InPlayForSure(weapon)
}

// liesWithYou reports whether cards are picked out of a zone of yours that is not in play.
func liesWithYou(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	return chosen && x.Of.Of == ability.You && len(x.Of.In) > 0 && shape.OutOfPlay(x.Of.In[0])
}

// amongThem reports whether cards are picked out of those at hand.
func amongThem(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	return chosen && shape.AmongThem(x.Of)
}

// outOfLine reads "de la Línea de Defensa" before the line to which cards pass.
func (r *reader) outOfLine(c ability.Cards) ability.Cards {
	x, chosen := c.(ability.Chosen)
	at := r.state
	if r.one("de", "desde") && chosen && len(x.Of.In) == 0 {
		if z, _, ok := r.place(); ok && shape.IsLine(z) {
			x.Of.In = []ability.Zone{z}
			return x
		}
	}
	r.state = at
	return c
}

// puts holds the verbs of putting a card where it is said.
var puts = map[es.Verb]bool{es.Poner: true, es.Devolver: true, es.Mover: true}

// onThemselves reads "se barajan" of cards that were named before.
func (r *reader) onThemselves() bool {
	f := r.form(1)
	next := r.ahead(2)
	if r.peek() != "se" || !impersonal[f.Verb] || plainVerbs[f.Verb] == 0 || f.Participle || f.Infinitive || f.Clitic != "" ||
		next != "" && next != "," && next != "y" && next != "en" {
		return false
	}
	r.advance(2)
	return true
}

// eachTheirOwn says who brings cards into play that lie with both players, where
// nobody is named: each their own (DAR 4.6.7).
func eachTheirOwn(who ability.Player, c ability.Cards) (ability.Player, ability.Cards) {
	all, every := c.(ability.Every)
	if !every || who != ability.You || all.Of.Of != ability.Anyone || len(all.Of.In) == 0 {
		return who, c
	}
	all.Of.Of = ability.Acting
	return ability.Each, all
}
