package printer

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// Verbs as they are printed: with who does it, in the mood of the place, with its object.

// stressed are the imperatives with the accent that a pronoun behind them brings:
// "destrúye" before "lo".
var stressed = map[es.Verb]string{
	es.Destruir: "destrúye", es.Desterrar: "destiérra", es.Subir: "súbe", es.Agrupar: "agrúpa", es.Anular: "anúla",
	es.Salvar: "sálva", es.Barajar: "barája", es.Descartar: "descárta", es.Mirar: "míra", es.Mostrar: "muéstra",
	es.Elegir: "elíge", es.Pagar: "pága", es.Remover: "remuéve", es.Poner: "pon", es.Jugar: "juéga",
}

// does writes a verb with its player: "destruye", "tu oponente bota", "que tu
// oponente bote", "destruir".
func (p *printer) does(who ability.Player, v es.Verb, m mood) string {
	before, lost := p.actor, p.lost
	p.actor = who
	loses := v == es.Botar || v == es.Descartar
	if loses {
		p.lost = who
	}
	p.now.each = p.now.each || who == ability.Each
	if m == toDo && before == who {
		return es.Conjugated(v, es.Infinitive)
	}
	if who == ability.You {
		switch {
		case m == toDo:
			return "que " + es.Conjugated(v, es.SubjunctiveYou)
		case m == that:
			return es.Conjugated(v, es.SubjunctiveYou)
		case before != ability.You, loses && (p.theyAct || p.asksThem || p.someone || lost != ability.You && lost != ability.Anyone), p.someone && v == es.Robar, p.before.each && es.ToOwnCards[v]:
			return "tú " + youForm(v)
		}
		return es.Conjugated(v, es.Imperative)
	}
	switch m {
	case toDo:
		return "que " + subject(who) + " " + es.Conjugated(v, es.Subjunctive)
	case that:
		return subject(who) + " " + es.Conjugated(v, es.Subjunctive)
	}
	return subject(who) + " " + es.Third(v)
}

// youForm is the verb with "tú" as its subject, regular for all that are printed so.
func youForm(v es.Verb) string { return es.Third(v) + "s" }

// withPronoun writes a verb whose object is It or what was drawn: "destrúyelo",
// "ponerlas".
func (p *printer) withPronoun(who ability.Player, v es.Verb, m mood) (string, bool) {
	if p.actor != who || m == that || m == plainly && who != ability.You {
		return "", false
	}
	pronoun := "lo"
	if p.feminine || p.drawn != shape.NoneDrawn {
		pronoun = "la"
	}
	if p.many && p.drawn == shape.NoneDrawn || p.drawn == shape.SeveralDrawn {
		pronoun += "s"
	}
	if m == toDo {
		return es.Conjugated(v, es.Infinitive) + pronoun, true
	}
	stem, ok := stressed[v]
	return stem + pronoun, ok
}

// object writes a verb with cards as its object.
func (p *printer) object(who ability.Player, v es.Verb, m mood, c ability.Cards) string {
	it := ability.IsIt(c) && p.drawn == shape.NoneDrawn && (v != es.Anular || !p.events || !p.since)
	switch {
	case it && p.repaid && p.gone && p.since && (p.another || es.Moves[v]):
		return p.does(who, v, m) + " " + p.pointed()
	case (it || p.theDrawn(c)) && !p.spelled:
		if s, ok := p.withPronoun(who, v, m); ok {
			return s + whence[v]
		}
	}
	s := p.does(who, v, m) + whence[v]
	p.inPlay = p.looked && fromLookedAt[v] && unplaced(c)
	s += " " + p.cards(c)
	p.looked = p.looked || (v == es.Mirar || v == es.Mostrar) && shape.LooksAt(c)
	if !shape.IsReference(c) {
		p.how = v
	}
	p.gone = p.gone || es.TakesAway[v]
	p.spelled = p.spelled || ability.IsThis(c)
	return s
}

// whence is said behind a verb.
var whence = map[es.Verb]string{es.Remover: " del juego"}

// fromLookedAt holds the verbs whose cards are some of those that were looked at where
// nothing says where they lie.
var fromLookedAt = map[es.Verb]bool{es.Desterrar: true, es.Remover: true, es.Barajar: true, es.Subir: true}

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
var verbsOf = map[ability.Verb]es.Verb{
	ability.Destroy: es.Destruir, ability.ExileIt: es.Desterrar, ability.ShuffleIn: es.Barajar, ability.Return: es.Subir,
	ability.Discard: es.Descartar, ability.RegroupIt: es.Agrupar, ability.Annul: es.Anular, ability.Save: es.Salvar,
	ability.Look: es.Mirar, ability.Show: es.Mostrar, ability.PayGoldCard: es.Pagar, ability.Pick: es.Elegir, ability.Remove: es.Remover,
}
