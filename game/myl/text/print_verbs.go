package text

import "castillo/game/myl/ability"

// Verbs as they are printed: with who does it, in the mood of the place, with its object.

// stressed are the imperatives with the accent that a pronoun behind them brings:
// "destrúye" before "lo".
var stressed = map[verb]string{
	vDestruir: "destrúye", vDesterrar: "destiérra", vSubir: "súbe", vAgrupar: "agrúpa", vAnular: "anúla",
	vSalvar: "sálva", vBarajar: "barája", vDescartar: "descárta", vMirar: "míra", vMostrar: "muéstra",
	vElegir: "elíge", vPagar: "pága", vPoner: "pon", vJugar: "juéga",
}

// does writes a verb with its player: "destruye", "tu oponente bota", "que tu
// oponente bote", "destruir".
func (p *printer) does(who ability.Player, v verb, m mood) string {
	before, lost := p.actor, p.lost
	p.actor = who
	loses := v == vBotar || v == vDescartar
	if loses {
		p.lost = who
	}
	p.now.each = p.now.each || who == ability.Each
	if m == toDo && before == who {
		return conjugated(v, infinitive)
	}
	if who == ability.You {
		switch {
		case m == toDo:
			return "que " + conjugated(v, subjunctiveYou)
		case m == that:
			return conjugated(v, subjunctiveYou)
		case before != ability.You, loses && (p.theyAct || p.someone || lost != ability.You && lost != ability.Anyone), p.someone && v == vRobar, p.before.each && toOwnCards[v]:
			return "tú " + youForm(v)
		}
		return conjugated(v, imperative)
	}
	switch m {
	case toDo:
		return "que " + subject(who) + " " + conjugated(v, subjunctive)
	case that:
		return subject(who) + " " + conjugated(v, subjunctive)
	}
	return subject(who) + " " + third(v)
}

// youForm is the verb with "tú" as its subject, regular for all that are printed so.
func youForm(v verb) string { return third(v) + "s" }

// withPronoun writes a verb whose object is It or what was drawn: "destrúyelo",
// "ponerlas".
func (p *printer) withPronoun(who ability.Player, v verb, m mood) (string, bool) {
	if p.actor != who || m == that || m == plainly && who != ability.You {
		return "", false
	}
	pronoun := "lo"
	if p.feminine || p.drawn != noneDrawn {
		pronoun = "la"
	}
	if p.many && p.drawn == noneDrawn || p.drawn == severalDrawn {
		pronoun += "s"
	}
	if m == toDo {
		return conjugated(v, infinitive) + pronoun, true
	}
	stem, ok := stressed[v]
	return stem + pronoun, ok
}

// object writes a verb with cards as its object.
func (p *printer) object(who ability.Player, v verb, m mood, c ability.Cards) string {
	it := c == (ability.Cards)(ability.It{}) && p.drawn == noneDrawn && (v != vAnular || !p.events || !p.since)
	switch {
	case it && p.repaid && p.gone && p.since && (p.another || moves[v]):
		return p.does(who, v, m) + " " + p.pointed()
	case (it || p.theDrawn(c)) && !p.spelled:
		if s, ok := p.withPronoun(who, v, m); ok {
			return s
		}
	}
	s := p.does(who, v, m)
	p.inPlay = p.looked && fromLookedAt[v] && unplaced(c)
	s += " " + p.cards(c)
	p.looked = p.looked || (v == vMirar || v == vMostrar) && looksAt(c)
	if !isReference(c) {
		p.how = v
	}
	p.gone = p.gone || takesAway[v]
	p.spelled = p.spelled || c == (ability.Cards)(ability.This{})
	return s
}

// fromLookedAt holds the verbs whose cards are some of those that were looked at where
// nothing says where they lie.
var fromLookedAt = map[verb]bool{vDesterrar: true, vBarajar: true}

// unplaced reports whether nothing is said of where cards lie or whose they are.
func unplaced(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Every:
		return len(c.Of.In) == 0 && c.Of.Of == ability.Anyone
	case ability.Chosen:
		_, each := withoutState(c.Of, ability.EachSide)
		return len(c.Of.In) == 0 && c.Of.Of == ability.Anyone && !each
	case ability.WithKin:
		return unplaced(c.Of)
	}
	return false
}

// verbsOf gives the Spanish verb of each plain verb.
var verbsOf = map[ability.Verb]verb{
	ability.Destroy: vDestruir, ability.ExileIt: vDesterrar, ability.ShuffleIn: vBarajar, ability.Return: vSubir,
	ability.Discard: vDescartar, ability.RegroupIt: vAgrupar, ability.Annul: vAnular, ability.Save: vSalvar,
	ability.Look: vMirar, ability.Show: vMostrar, ability.PayGoldCard: vPagar, ability.Pick: vElegir,
}
