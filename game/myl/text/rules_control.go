package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// controlLimit reads how many such cards a player may have in play: "no puedes controlar
// más de 2 Aliados", "cada jugador puede tener solo un Arma en juego".
func (r *reader) controlLimit() (ability.PlayerRule, bool) {
	l := ability.Limit{What: ability.ControlCards, Op: ability.AtMost}
	who, most := tryWhere(r, aBar, r.barred)
	denied := most
	if !denied {
		p, said := r.player()
		if who = ability.You; said {
			who = anyoneFor(p)
		}
		most = r.noMore()
		if !r.one("puede", "puedes") || r.toks[r.pos-1].Form.You == said {
			return nil, false
		}
		most = r.noMore() || most
	}
	v, ok := r.verb(es.Controlar, es.Tener)
	inPlay := r.take("en juego") || v.Verb == es.Controlar
	if denied {
		most = r.take("mas de")
	} else {
		most = r.noMore() || most
	}
	n, counted := r.natural()
	if !ok || !v.Infinitive || !most || !counted || n == 0 {
		return nil, false
	}
	f, _, ok := r.filter()
	inPlay = r.take("en juego") || r.toks[r.pos-1].Word == "juego" || inPlay
	l.Who, l.N, l.Card = who, n, &f
	return l, ok && inPlay && f.Of == ability.Anyone && len(f.In) == 0
}

// noMore reads the words by which a number is the most.
func (r *reader) noMore() bool {
	return r.one("solo") || r.upTo()
}

// controlKept reads that cards stay under who controls them: "tu oponente no puede tomar el
// control de tus cartas", "el control de este Aliado no puede cambiar".
func (r *reader) controlKept() (ability.Modify, bool) {
	m := ability.Modify{Traits: []ability.Trait{ability.Cannot{What: ability.ChangeController}}}
	var ok bool
	if r.take("el control") {
		if r.peek() != "del" && !r.one("de") {
			return m, false
		}
		if m.Who, ok = r.cards(); !ok || !r.one("no") || !r.one("puede") || !r.one("cambiar", "ser cambiado") {
			return m, false
		}
		m.Until, _ = r.duration()
		return m, shape.IsReference(m.Who)
	}
	who, ok := r.barred()
	m.Until, r.early = r.early, ability.Standing
	if !ok || !r.one("tomar", "ganar") || !r.one("el control", "control") || r.peek() != "del" && !r.one("de") {
		return m, false
	}
	if m.Who, ok = try(r, r.reference); !ok {
		if m.Who, ok = r.othersCards(who); !ok {
			return m, false
		}
	}
	if d, timed := r.duration(); timed {
		m.Until = d
	}
	return m, true
}

// othersCards reads the cards that a player might take control of: those of the other one.
func (r *reader) othersCards(who ability.Player) (ability.Cards, bool) {
	f, ok := r.ruledCards()
	if !ok || len(f.In) > 0 {
		return nil, false
	}
	theirs := r.one("de su oponente", "del otro jugador")
	switch {
	case who == ability.Opponent && f.Of != ability.Opponent && !theirs:
		f.Of = ability.You
	case who == ability.You && f.Of != ability.You && !theirs:
		f.Of = ability.Opponent
	case who == ability.Anyone && f.Of != ability.You:
		f.Of = ability.Anyone
	default:
		return nil, false
	}
	return ability.Every{Of: *f}, true
}
