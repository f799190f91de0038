package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// openHand reads "tu oponente juega con su Mano a la vista".
func (r *reader) openHand() (ability.PlayerRule, bool) {
	who, ok := r.player()
	if !ok {
		return nil, false
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	r.one("debe")
	f, ok := r.verb(es.Jugar, es.Mostrar)
	if ok && f.Verb == es.Mostrar {
		shown := who == ability.Anyone && r.one("su", "sus") && r.one("mano", "manos")
		return ability.ShowHands{Who: who}, shown && r.showsOn()
	}
	if !ok || f.Participle || !r.one("con") || !r.one("su", "sus", "la", "las") || !r.one("mano", "manos") && !r.take("cartas de la mano") && !r.take("cartas de su mano") {
		return nil, false
	}
	if _, shown := r.part(es.Mostrar); shown {
		return ability.ShowHands{Who: who}, true
	}
	return ability.ShowHands{Who: who}, r.take("a la vista") || r.take("descubierta") || r.take("abierta") || r.take("visible")
}

// showsOn reports whether a hand is shown for some time, not once: it says how long, or
// nothing says when.
func (r *reader) showsOn() bool {
	return r.saysHowLong() || r.facts.Type != card.Talisman && (r.begin == 0 || r.toks[r.begin-1].Kind == es.Stop)
}

// handLimit reads "los jugadores no pueden tener más de 4 cartas en su Mano".
func (r *reader) handLimit() (ability.PlayerRule, bool) {
	who, ok := r.barred()
	if !ok || !r.take("tener mas de") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || !r.one("carta", "cartas") || !r.one("en") || !r.one("su", "sus", "la", "tu") {
		return nil, false
	}
	return ability.HandLimit{Who: who, N: n}, r.one("mano", "manos")
}

// handSize reads how many cards may be held when the turn ends: "tu máximo de cartas en la
// Mano es 10", "puedes tener hasta 10 cartas en tu Mano", "no tienes límite de cartas en
// la Mano".
func (r *reader) handSize() (ability.PlayerRule, bool) {
	for _, read := range []func() (ability.HandSize, bool){r.handMaximum, r.noHandLimit, r.mayHold} {
		if size, ok := try(r, read); ok {
			return size, true
		}
	}
	return nil, false
}

// handMaximum reads "el límite de la Mano de tu oponente disminuye en 2".
func (r *reader) handMaximum() (ability.HandSize, bool) {
	var size ability.HandSize
	yours := r.one("tu")
	if !yours && !r.one("el") || !r.maximumInHand() {
		return size, false
	}
	if size.Who = ability.You; !yours {
		switch {
		case r.one("de tu oponente", "oponente"):
			size.Who = ability.Opponent
		case r.one("de cada jugador", "de los jugadores", "de ambos jugadores"):
			size.Who = ability.Anyone
		case r.toks[r.pos-2].Word != "tu":
			return size, false
		}
	}
	if r.beNumber() {
		n, ok := r.natural()
		size.N = n
		_ = r.one("carta", "cartas")
		return size, ok
	}
	r.one("se")
	v, ok := r.verb(es.Aumentar, es.Reducir)
	if !ok || v.Infinitive || !r.one("en") {
		return size, false
	}
	size.How = ability.Added
	size.N, ok = r.natural()
	if v.Verb == es.Reducir {
		size.N = -size.N
	}
	_ = r.one("carta", "cartas")
	return size, ok && size.N != 0
}

// maximumInHand reads "máximo de cartas en la Mano", "límite de Mano".
func (r *reader) maximumInHand() bool {
	if !r.one("tamano maximo", "maximo", "limite", "tamano") {
		return false
	}
	_ = r.take("de cartas")
	r.one("en", "de")
	r.one("la", "tu", "su")
	return r.one("mano", "manos")
}

// noHandLimit reads "no tienes límite de cartas en la Mano".
func (r *reader) noHandLimit() (ability.HandSize, bool) {
	size := ability.HandSize{Who: ability.You, How: ability.Unlimited}
	who, said := r.player()
	if said {
		size.Who = anyoneFor(who)
	}
	if !r.one("no") {
		return size, false
	}
	v, ok := r.verb(es.Tener)
	return size, ok && !v.Infinitive && v.You != said && r.maximumInHand()
}

// mayHold reads "puedes tener hasta 9 cartas en tu Mano", "tu oponente solo puede tener 4
// cartas en la Mano al final de su turno".
func (r *reader) mayHold() (ability.HandSize, bool) {
	size := ability.HandSize{Who: ability.You}
	who, said := r.player()
	if said {
		size.Who = anyoneFor(who)
	}
	only := r.one("solo")
	if !r.one("puede", "puedes") || r.toks[r.pos-1].Form.You == said {
		return size, false
	}
	ends := r.one("terminar tu turno con", "terminar su turno con")
	if !ends && !r.one("tener") {
		return size, false
	}
	upTo := r.one("hasta")
	n, ok := r.natural()
	if !ok || !r.one("carta", "cartas") {
		return size, false
	}
	if size.N = n; r.one("mas", "adicional") {
		size.How = ability.Added
	}
	if !r.one("en") || !r.one("la", "tu", "su") || !r.one("mano", "manos") {
		return size, false
	}
	at := r.state
	if w, timed := r.window(); timed && w.Phase == ability.Final {
		ends = true
	} else {
		r.state = at
	}
	return size, n > 0 && (upTo || size.How == ability.Added || only && ends)
}

// anyoneFor is a player as a rule names it: either one where each is meant.
func anyoneFor(who ability.Player) ability.Player {
	if who == ability.Each {
		return ability.Anyone
	}
	return who
}

// playedIn reads "esta Arma se juega en tu Línea de Apoyo" (DAR 4.2.2.1). Where it only
// may be and the text tells of a bearer too, it would have a choice that it has not.
func (r *reader) playedIn() (ability.PlayerRule, bool) {
	may := r.one("puedes")
	switch {
	case r.one("juega", "jugar"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
	case r.facts.Type == card.Weapon && r.one("se juega"):
	case r.thisCard():
		if may = r.one("puede ser jugada"); !may && !r.one("se juega") {
			return nil, false
		}
	default:
		return nil, false
	}
	if !may && r.one("bajo el control de tu oponente", "bajo el control oponente", "en la linea de defensa oponente") {
		in := r.toks[r.pos-1].Word == "oponente" && r.toks[r.pos-2].Word == "defensa"
		return ability.PlayedIn{Under: ability.Opponent}, r.facts.Type == card.Ally || !in && (r.facts.Type == card.Totem || r.facts.Type == card.Gold)
	}
	if !r.one("en") || may && slices.ContainsFunc(r.toks, func(t es.Token) bool { return t.Word == "portador" }) {
		return nil, false
	}
	z, of, ok := r.place()
	return ability.PlayedIn{Zone: z}, ok && z == ability.SupportLine && of == ability.You
}

// openedZone reads "jugar con tu Cementerio", whose cards are as if they were in the hand, and
// "jugar Aliados de Coste 2 o menos desde tu Cementerio", which is so of those alone.
func (r *reader) openedZone() (ability.PlayerRule, bool) {
	if z, ok := r.zoneAsHand(); ok {
		return ability.ZoneAsHand{Zone: z}, true
	}
	if r.take("volver a jugar con") {
		zones, of, ok := r.zoneList()
		return ability.Reopen{In: zones}, ok && of == ability.You
	}
	if !r.one("jugar") {
		return nil, false
	}
	r.one("los", "las", "tus")
	f, many := r.bareMany()
	if !many || len(f.In) != 1 || f.Of != ability.You {
		return nil, false
	}
	z := f.In[0]
	f.In, f.Of = nil, ability.Anyone
	_ = r.take("como si estuviera en tu mano") || r.one("pagando su coste", "pagando sus costes")
	return ability.ZoneAsHand{Zone: z, Card: &f}, z == ability.Cemetery || z == ability.Exile
}

// moreGolds reads "jugar 2 Oros por turno".
func (r *reader) moreGolds() (ability.PlayerRule, bool) {
	if !r.one("jugar") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n < 2 || !r.one("oro", "oros") || !r.eachTurn() {
		return nil, false
	}
	return ability.Allowance{Who: ability.You, N: n, Card: ability.Filter{Types: []card.Type{card.Gold}}}, true
}
