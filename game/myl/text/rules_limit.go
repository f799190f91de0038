package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// limiting reads "solo puede jugar un Talismán", "hasta 2 Oros por turno",
// "debe bloquear con al menos un Aliado".
func (r *reader) limiting() (ability.PlayerRule, bool) {
	r.everyTurn()
	r.comma()
	who, ok := r.player()
	if !ok && r.spoken == ability.Opponent && r.peek() == "solo" && r.ahead(1) == "puede" {
		who, ok = r.spoken, r.playersOnly(2)
	}
	if !ok {
		return nil, false
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	switch {
	case r.take("solo puede"):
		if l, ok := try(r, func() (ability.PlayerRule, bool) { return r.notFewer(who) }); ok {
			return l, true
		}
		return r.atMost(who, "")
	case r.ahead(2) == "solo" && r.one("puede"):
		return r.atMost(who, "solo")
	case r.ahead(2) == "como" && r.ahead(3) == "maximo" && r.one("puede"):
		return r.atMost(who, "")
	case r.one("debe bloquear con", "debe declarar bloqueo con"):
		n, ok := r.noFewer()
		r.everyTurn()
		return ability.Limit{Who: who, What: ability.DeclareBlock, Op: ability.AtLeast, N: n}, ok
	case r.one("debe atacar con", "debe declarar ataque con"):
		n, ok := r.noFewer()
		r.everyTurn()
		return ability.Limit{Who: who, What: ability.DeclareAttack, Op: ability.AtLeast, N: n, Must: true}, ok && n > 0
	case r.take("debe declarar al menos"):
		n, ok := r.natural()
		if !ok || !r.one("aliado") || !r.one("bloqueador") {
			return nil, false
		}
		r.everyTurn()
		return ability.Limit{Who: who, What: ability.DeclareBlock, Op: ability.AtLeast, N: n}, n > 0
	case r.one("puede jugar un oro adicional", "puede jugar un oro extra", "puede jugar otro oro"):
		_ = r.take("en su fase de vigilia") || r.eachTurn()
		return ability.Allowance{Who: who, N: 2, Card: ability.Filter{Types: []card.Type{card.Gold}}}, true
	case r.take("puede jugar hasta"):
		n, ok := r.natural()
		f, _, ok2 := r.filter()
		return ability.Allowance{Who: who, N: n, Card: f}, ok && ok2 && r.eachTurn()
	}
	return nil, false
}

// notFewer reads "declarar ataque con 2 o más Aliados" after "solo puede".
func (r *reader) notFewer(who ability.Player) (ability.PlayerRule, bool) {
	if !r.one("declarar ataque con", "atacar con") {
		return nil, false
	}
	n, ok := r.noFewer()
	r.everyTurn()
	return ability.Limit{Who: who, What: ability.DeclareAttack, Op: ability.AtLeast, N: n}, ok
}

// noFewer reads "al menos 2 Aliados", "2 o más Aliados".
func (r *reader) noFewer() (int, bool) {
	least := r.take("al menos")
	n, ok := r.natural()
	return n, ok && (r.take("o mas") || least) && r.one("aliado", "aliados")
}

// atMost reads of what a player does so much in a turn and no more: "jugar un
// Talismán por turno", "declarar 2 Aliados atacantes", "robar más de una carta".
// The words that say "no more" stand before the number.
func (r *reader) atMost(who ability.Player, noMore string) (ability.PlayerRule, bool) {
	l := ability.Limit{Who: who, Op: ability.AtMost}
	of := func(phrase string) bool {
		at := r.state
		if noMore != "" {
			phrase += " " + noMore
		}
		if r.take(phrase) {
			if noMore == "" {
				r.one("hasta", "como maximo", "a lo sumo")
			}
			if n, ok := r.natural(); ok && n > 0 {
				l.N = n
				return true
			}
		}
		r.state = at
		return false
	}
	switch {
	case of("robar"):
		if l.What = ability.DrawCards; !r.one("carta", "cartas") {
			return nil, false
		}
	case of("jugar"), of("bajar"):
		f, _, ok := r.filter()
		if l.What, l.Card = ability.PlayCards, &f; !ok {
			return nil, false
		}
	case r.soMuchGold("pagar", "generar", of):
		l.What = ability.PayGold
	case r.soMuchGold("generar", "pagar", of):
		l.What = ability.GenerateGold
	case of("declarar ataque con"), of("atacar con"):
		if l.What = ability.DeclareAttack; !r.one("aliado", "aliados", "atacante") {
			return nil, false
		}
		r.one("atacante")
	case of("declarar bloqueo con"), of("bloquear con"):
		if l.What = ability.DeclareBlock; !r.one("aliado", "aliados", "bloqueador") {
			return nil, false
		}
	case of("declarar"):
		ally := r.one("aliado", "aliados")
		r.one("como")
		switch {
		case r.one("atacante"):
			l.What = ability.DeclareAttack
		case r.one("bloqueador"):
			l.What = ability.DeclareBlock
		case ally && len(noMore) > 0:
			l.What = ability.DeclareAttack
		default:
			return nil, false
		}
	default:
		return nil, false
	}
	r.take("cada uno")
	r.everyTurn()
	if l.What == ability.PayGold {
		r.one("para jugar cartas o utilizar habilidades", "para jugar cartas o activar habilidades", "para jugar cartas ni activar habilidades", "para jugar cartas ni utilizar habilidades", "para jugar cartas o usar habilidades")
	}
	return l, true
}

// soMuchGold reads "pagar más de 3 Oros", how many being said by of, perhaps only behind the second of
// two deeds: "generar ni pagar más de 3 Oros".
func (r *reader) soMuchGold(deed, second string, of func(string) bool) bool {
	if of(deed) {
		return r.one("oro", "oros", "de oro")
	}
	at := r.state
	if r.take(deed) {
		behind := r.state
		if r.one("ni", "o", "y") && of(second) && r.one("oro", "oros", "de oro") {
			r.state = behind
			return true
		}
	}
	r.state = at
	return false
}
