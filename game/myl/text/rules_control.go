package text

import "castillo/game/myl/ability"

// controlLimit reads how many such cards a player may have in play: "no puedes controlar
// más de 2 Aliados", "cada jugador puede tener solo un Arma en juego".
func (r *reader) controlLimit() (ability.PlayerRule, bool) {
	l := ability.Limit{What: ability.ControlCards, Op: ability.AtMost}
	who, most := try(r, r.barred)
	denied := most
	if !denied {
		p, said := r.player()
		if who = ability.You; said {
			who = anyoneFor(p)
		}
		most = r.noMore()
		if !r.one("puede", "puedes") || r.toks[r.pos-1].form.you == said {
			return nil, false
		}
		most = r.noMore() || most
	}
	v, ok := r.verb(vControlar, vTener)
	inPlay := r.take("en juego") || v.verb == vControlar
	if denied {
		most = r.take("mas de")
	} else {
		most = r.noMore() || most
	}
	n, counted := r.natural()
	if !ok || !v.infinitive || !most || !counted || n == 0 {
		return nil, false
	}
	f, _, ok := r.filter()
	inPlay = r.take("en juego") || r.toks[r.pos-1].word == "juego" || inPlay
	l.Who, l.N, l.Card = who, n, &f
	return l, ok && inPlay && f.Of == ability.Anyone && len(f.In) == 0
}

// noMore reads the words by which a number is the most.
func (r *reader) noMore() bool {
	return r.one("solo") || r.upTo()
}
