package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// discount reads by how much less cards are played: "reduciendo su Coste en 1 Oro",
// "pagando 2 Oros menos", "por 1 Oro menos", "que cueste 1 Oro menos".
func (r *reader) discount() (int, bool) {
	if r.one("pagando", "por", "con", "que cueste") {
		n, ok := r.extraCost()
		_ = r.one("de su coste", "de coste", "en su coste")
		return -n, ok && n < 0
	}
	if !r.one("reduciendo su coste en", "reduciendo el coste en", "reduciendo en") {
		return 0, false
	}
	n, ok := r.costStep()
	r.take("su coste")
	r.downToNothing()
	return n, ok
}

// downToNothing skips "hasta un mínimo de 0", which no Coste falls below anyway.
func (r *reader) downToNothing() {
	at := r.state
	r.comma()
	if r.one("con un minimo de", "hasta un minimo de") && r.peek() == "0" {
		r.advance(1)
		return
	}
	r.state = at
}

// paysLess reads "puedes jugar Dragones pagando 1 Oro menos", "pagas 1 Oro menos por tus
// Dragones": what you pay for playing such cards.
func (r *reader) paysLess() (ability.PlayerRule, bool) {
	by, less := tryWhere(r, aPrice, r.lessFor)
	if !less && !r.one("puedes jugar", "puedes bajar") {
		return nil, false
	}
	each := r.behind("cada")
	one := r.peek() == "un" || r.peek() == "una" // of which one is picked as it is played
	f, ok := r.pricedOnes()
	if !ok || one || f.Of == ability.Opponent || r.isOwnName(f.Names) {
		return nil, false
	}
	if !less {
		n, ok := r.discount()
		if by = -n; !ok {
			return nil, false
		}
	}
	played := r.playedBy(f)
	if each && !played {
		return nil, false // "pagas 1 Oro menos por cada Dragón que controles": for the card itself
	}
	f.Of = ability.You
	return r.costEach(owned(ability.Cost{Of: *f, By: by})), true
}

// lessFor reads "pagas 1 Oro menos por", "puedes pagar 2 Oros menos para jugar a".
func (r *reader) lessFor() (int, bool) {
	r.one("puedes")
	if v, ok := r.verb(es.Pagar); !ok || v.Participle || v.Clitic != "" {
		return 0, false
	}
	n, ok := r.extraCost()
	if !ok || n >= 0 {
		return 0, false
	}
	ok = r.one("por cada", "por", "para jugar", "para bajar", "al jugar", "al bajar", "cuando juegues", "cuando bajes")
	r.one("a")
	return n, ok
}

// boughtCheaper has a card be played for less, or for nothing, by who gives something up so
// that it costs that: "puedes descartar una carta para que este Talismán cueste 0".
func boughtCheaper(e ability.Effect) ability.Effect {
	if may, ok := e.(ability.May); ok && may.Who == ability.You {
		may.Do = boughtCheaper(may.Do)
		return may
	}
	bought, ok := e.(ability.InOrderTo)
	m, changes := bought.Do.(ability.Modify)
	if !ok || !changes || !ability.IsThis(m.Who) || m.Until != ability.Standing || len(m.Traits) != 1 {
		return e
	}
	play := ability.Play{Who: ability.You, What: m.Who}
	switch t := m.Traits[0].(type) {
	case ability.SetCost:
		play.Free = t.To == ability.Amount(ability.Number(0))
	case ability.FixedPrice:
		play.Free = t.To == 0
	case ability.CostChange:
		if t.Each == nil && t.Least == 0 {
			play.Less = -t.By
		}
	}
	if !play.Free && play.Less <= 0 {
		return e
	}
	bought.Do = play
	return bought
}
