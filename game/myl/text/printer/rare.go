package printer

import (
	"strconv"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// rare writes the effects that few cards have.
func (p *printer) rare(e ability.Effect, m mood) string {
	switch e := e.(type) {
	case ability.Control:
		return p.does(e.Who, es.Ganar, m) + " el control " + from(p.cards(e.What)) + " " + p.duration(e.Until)
	case ability.Swap:
		what, and := "la Fuerza ", " por la "
		if e.What == ability.TheirControl {
			what, and = "el control ", " por el "
		}
		s := p.does(ability.You, es.Intercambiar, m) + " " + what + from(p.cards(e.A))
		if e.B != nil {
			s += and + from(p.cards(e.B))
		}
		return s + " " + p.duration(e.Until)
	case ability.Trade:
		give := p.does(e.Who, es.Cambiar, m) + " " + p.cards(e.Give)
		if e.OfCastle() && e.Get.Count.N != ability.Amount(ability.CardsMoved) {
			return give + " por " + p.pile(e.Get.Count.N, "primera", "primeras", ability.Castle, e.Get.Of.Of)
		}
		if e.OfCastle() {
			return give + " por la misma cantidad de cartas superiores " + from(place(ability.Castle, e.Get.Of.Of))
		}
		if e.Get.Count.N == ability.Amount(ability.CardsMoved) {
			return give + " por la misma cantidad de " + p.filter(e.Get.Of, true)
		}
		return give + " por " + p.cards(e.Get)
	case ability.ExileFor:
		return p.object(e.Who, es.Desterrar, m, e.What) + " " + p.duration(e.Until)
	case ability.Unearth:
		p.looked = true
		return p.unearth(e, m)
	case ability.ExtraTurn:
		return p.does(e.Who, es.Ganar, m) + " un turno extra"
	case ability.Shuffle:
		if e.Of == ability.Each || e.Of == ability.Opponent && p.actor == ability.Opponent {
			return p.does(e.Of, es.Barajar, m) + " su Mazo Castillo"
		}
		return p.does(ability.You, es.Barajar, m) + " " + place(ability.Castle, e.Of)
	case ability.Cancel:
		return p.does(ability.You, es.Cancelar, m) + " " + p.cancelled(e)
	case ability.Redirect:
		if e.From != nil {
			return p.does(ability.You, es.Redirigir, m) + " un efecto oponente que afecte a " + p.cards(shape.OneOf(*e.From)) + " " + to(p.cards(e.To))
		}
		return p.does(ability.You, es.Redirigir, m) + " ese efecto " + to(p.cards(e.To))
	case ability.Prevent:
		return p.does(ability.You, es.Prevenir, m) + " que " + p.cards(e.Of) + " " + p.cardVerbs(e.What, e.Of, that) + p.by(e.By)
	case ability.PreventDamage:
		if e.Of != nil {
			return p.does(ability.You, es.Prevenir, m) + " el daño " + from(p.cards(e.Of)) + " a tu Mazo Castillo"
		}
		return p.does(ability.You, es.Prevenir, m) + " todo el daño"
	case ability.Skip:
		if e.What == ability.AnyPhase {
			return p.does(ability.You, es.Saltar, m) + " esa fase"
		}
		if e.What == ability.Turn {
			if e.Who == ability.You {
				return p.does(e.Who, es.Saltar, m) + " tu próximo turno"
			}
			return p.does(e.Who, es.Saltar, m) + " su próximo turno"
		}
		return p.does(e.Who, es.Saltar, m) + " " + phase(ability.Window{Phase: e.What})
	case ability.ExtraPhase:
		return p.does(ability.You, es.Jugar, m) + " otra " + es.PhaseNames[e.What].Name
	case ability.Win:
		return p.does(e.Who, es.Ganar, m) + " la partida"
	case ability.UseAbility:
		s := p.does(ability.You, es.Activar, m) + " la Habilidad " + from(p.cards(e.Of))
		if e.Free {
			s += " sin pagar su Coste"
		}
		return s
	case ability.SameDamage:
		s := p.does(ability.You, es.Hacer, m) + " a tu oponente el mismo daño"
		if e.By != nil {
			s += " hecho por " + p.cards(e.By)
		}
		return s
	case ability.Equip:
		return p.object(e.Who, es.Mover, m, e.What) + " " + to(p.newBearer(e.To))
	case ability.HandTo:
		return p.handTo(e, m)
	}
	return ""
}

// handTo writes "roba cartas hasta tener 4", "descarta cartas hasta tener tantas cartas como
// ...".
func (p *printer) handTo(e ability.HandTo, m mood) string {
	var s string
	switch e.By {
	case ability.ByDrawing:
		s = p.does(e.Who, es.Robar, m)
	case ability.ByDiscarding:
		s = p.does(e.Who, es.Descartar, m)
	default:
		verb := map[mood]string{plainly: "roba o descarta", toDo: "robe o descarte", that: "robe o descarte"}[m]
		s = subject(e.Who) + " " + verb
		p.actor = e.Who
		if m == toDo {
			s = "que " + s
		}
	}
	s += " cartas hasta tener "
	if n, ok := e.N.(ability.Number); ok {
		return s + strconv.Itoa(int(n))
	}
	return s + "tantas cartas como " + p.measure(e.N)
}

// entersAs writes what a card comes into play as.
func (p *printer) entersAs(a ability.EntersAs) string {
	if a.Copy == nil {
		n, per := shape.PerCard(a.With)
		if k, ok := a.With.(ability.Number); ok {
			n = int(k)
		}
		s := p.this() + " entra en juego con " + strconv.Itoa(n) + " a la Fuerza"
		if per != nil {
			s += " por cada " + p.counted(per)
		}
		return s
	}
	enters := " entra"
	if a.May {
		enters = " puede entrar"
	}
	return p.this() + enters + " en juego como una copia de " + p.cards(a.Copy)
}

func (p *printer) cancelled(e ability.Cancel) string {
	switch e.What {
	case ability.TheAttack:
		return "el ataque"
	case ability.AttackOf:
		return "el ataque " + from(p.cards(e.Of))
	case ability.BlockOf:
		return "el bloqueo " + from(p.cards(e.Of))
	case ability.Modifiers:
		return "todos los modificadores de Fuerza"
	}
	if e.Of == nil {
		return "esa Habilidad"
	}
	return "la Habilidad " + from(p.cards(e.Of))
}

// meanwhile writes "hasta la Fase Final, cuando un Aliado que controles es declarado
// atacante, roba 1 carta".
func (p *printer) meanwhile(e ability.Meanwhile, m mood) string {
	p.actor = ability.You
	head := p.head(p.duration(e.Until), p.trigger(e.Has), limit(e.Has.Limit), p.ifs(e.Has.If))
	p.meet(e.Has.On)
	s := head + p.effect(e.Has.Do, plainly)
	if m == toDo {
		return "que " + s
	}
	return s
}

// duration writes how long something holds. Those that name the card are not in the table,
// for they differ from card to card.
func (p *printer) duration(d ability.Duration) string {
	switch d {
	case ability.WhileThis:
		return "mientras " + p.this() + " esté en juego"
	case ability.WhileIt:
		return "mientras esa carta esté en juego"
	case ability.WhileItThis:
		return "mientras esa carta y " + p.this() + " estén en juego"
	case ability.WhileDefending:
		return "mientras " + p.this() + " esté en tu Línea de Defensa"
	}
	return Durations[d]
}

// Durations say how long something holds, behind what holds.
var Durations = map[ability.Duration]string{
	ability.UntilFinal:     "hasta la Fase Final",
	ability.UntilNextVigil: "hasta tu próxima Fase de Vigilia",
	ability.OpponentTurn:   "en el próximo turno oponente",
	ability.OpponentFinal:  "en la próxima Fase Final oponente",
	ability.YourFinal:      "en tu próxima Fase Final",
	ability.OpponentVigil:  "en la próxima Fase de Vigilia oponente",
	ability.YourNextTurn:   "en tu próximo turno",
	ability.RestOfGame:     "por el resto del juego",
	ability.UntilWar:       "hasta la Guerra de Talismanes",

	ability.TheirNextTurn:     "en el próximo turno de su controlador",
	ability.UntilNextRegroup:  "hasta tu próxima Fase de Agrupación",
	ability.UntilOpponentEnds: "hasta el final del próximo turno oponente",
	ability.UntilYouEnd:       "hasta el final de tu próximo turno",
}

// unearth writes "muestra cartas de tu Mazo Castillo hasta encontrar un Aliado".
func (p *printer) unearth(e ability.Unearth, m mood) string {
	v := es.Mostrar
	if e.Mill {
		v = es.Botar
	}
	s := p.does(e.Who, v, m) + " cartas " + from(place(ability.Castle, p.seen(e.Of))) + " hasta encontrar "
	return s + p.cards(shape.OneOf(e.Until))
}
