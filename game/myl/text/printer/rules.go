package printer

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// rule writes what binds players. It picks no cards: those that it is about are no others' antecedent.
func (p *printer) rule(e ability.Rule, m mood) string {
	defer p.takeAgain(*p)
	p.actor = ability.You
	s := p.ruleIs(e.Is, m)
	if d := p.duration(e.Until); d != "" {
		s += " " + d
	}
	if m == toDo {
		return "que " + s
	}
	return s
}

func (p *printer) ruleIs(r ability.PlayerRule, m mood) string {
	wish := m != plainly
	can := voice{wish: wish}.can()
	switch r := r.(type) {
	case ability.Forbid:
		return p.forbid(r, wish)
	case ability.Limit:
		return p.limitRule(r, wish)
	case ability.Cost:
		return p.costRule(r, wish) + leastPrice(r.Least)
	case ability.Allowance:
		v := voice{wish: wish, many: r.Who == ability.Anyone}
		if r.Who == ability.You {
			return youCan(wish) + " jugar hasta " + strconv.Itoa(r.N) + " " + p.filter(r.Card, true) + " por turno"
		}
		return players(r.Who) + " " + v.can() + " jugar hasta " + strconv.Itoa(r.N) + " " + p.filter(r.Card, true) + " por turno"
	case ability.SkipPhase:
		verb := voice{wish: wish, many: r.Who == ability.Anyone}.verb(es.Saltar)
		return players(r.Who) + " se " + verb + " " + phase(ability.Window{Phase: r.What})
	case ability.Replace:
		return p.replaced(r, wish)
	case ability.DamageChange:
		return p.damageChange(r, wish)
	case ability.DoubleGold:
		return "tus Oros " + voice{wish: wish, many: true}.verb(es.Generar) + " el doble"
	case ability.CostPer:
		return p.costRule(r.Cost, wish) + " por cada " + p.counted(r.Each) + leastPrice(r.Cost.Least)
	case ability.HandLimit:
		no := players(r.Who) + " no " + voice{wish: wish, many: r.Who == ability.Anyone}.can()
		if r.Who == ability.You {
			no = "no " + youCan(wish)
		}
		return no + " tener más de " + cardCount(r.N) + " en la Mano"
	case ability.HandSize:
		return p.handSize(r, wish)
	case ability.PlayedIn:
		if r.Under == ability.Opponent {
			return p.this() + " se " + voice{wish: wish}.verb(es.Jugar) + " bajo el control de tu oponente"
		}
		return p.this() + " se " + voice{wish: wish}.verb(es.Jugar) + " en " + place(r.Zone, ability.You)
	case ability.ShowHands:
		if r.Who == ability.Opponent {
			return "tu oponente " + voice{wish: wish}.verb(es.Jugar) + " con su Mano a la vista"
		}
		return "los jugadores " + voice{wish: wish, many: true}.verb(es.Mostrar) + " su Mano"
	case ability.NextCard:
		v := voice{wish: wish, feminine: feminineFilter(r.Of)}
		var parts []string
		for _, t := range r.Traits {
			parts = append(parts, p.trait(t, v))
		}
		head := "el próximo "
		if v.feminine {
			head = "la próxima "
		}
		return head + p.filter(r.Of, false) + " que juegues " + strings.Join(parts, " y ")
	case ability.Entering:
		return p.entering(r, wish)
	case ability.From:
		s := youCan(wish) + " jugar " + p.this() + " desde " + place(r.Zone, ability.You)
		if r.Exiled {
			s += ", si lo haces, destiérralo"
		}
		return s
	case ability.Reopen:
		var names []string
		for _, z := range r.In {
			names = append(names, "tu "+es.ZoneNames[z].Name)
		}
		return youCan(wish) + " volver a jugar con " + strings.Join(names, " y con ")
	case ability.ZoneAsHand:
		if r.Card != nil {
			return youCan(wish) + " jugar " + p.filter(*r.Card, true) + " desde " + place(r.Zone, ability.You)
		}
		return youCan(wish) + " jugar con " + place(r.Zone, ability.You)
	case ability.NegateBonuses:
		return "todos los bonificadores de Fuerza se " + voice{wish: wish, many: true}.pick("aplican", "aplican", "apliquen", "apliquen") + " negativamente"
	case ability.OnlyDrawIn:
		return "solo se " + can + " robar en la Fase Final"
	case ability.DrawFromBottom:
		const what = " robar cartas del fondo de "
		if r.Who == ability.You {
			return "solo " + youCan(wish) + what + place(ability.Castle, ability.You)
		}
		return players(r.Who) + " solo " + voice{wish: wish, many: r.Who == ability.Anyone}.can() + what + "su Mazo Castillo"
	case ability.Instead:
		return "en vez de robar una carta, puedes " + p.allowed(ability.You, r.Do)
	}
	return ""
}

func youCan(wish bool) string {
	if wish {
		return "puedas"
	}
	return "puedes"
}

// handSize writes "tu máximo de cartas en la Mano aumenta en 2".
func (p *printer) handSize(r ability.HandSize, wish bool) string {
	v := voice{wish: wish}
	if r.How == ability.Unlimited {
		const limit = " límite de cartas en la Mano"
		switch {
		case r.Who == ability.You && wish:
			return "no tengas" + limit
		case r.Who == ability.You:
			return "no tienes" + limit
		}
		v.many = r.Who == ability.Anyone
		return players(r.Who) + " no " + v.verb(es.Tener) + limit
	}
	s := map[ability.Player]string{ability.You: "tu máximo de cartas en la Mano ", ability.Opponent: "el máximo de cartas en la Mano de tu oponente ",
		ability.Anyone: "el máximo de cartas en la Mano de cada jugador "}[r.Who]
	switch {
	case r.How == ability.SetTo:
		return s + v.is() + " " + strconv.Itoa(r.N)
	case r.N < 0:
		return s + "se " + v.verb(es.Reducir) + " en " + strconv.Itoa(-r.N)
	}
	return s + v.verb(es.Aumentar) + " en " + strconv.Itoa(r.N)
}

// damageChange writes "el daño de combate a tu Mazo Castillo se reduce en 2".
func (p *printer) damageChange(r ability.DamageChange, wish bool) string {
	s := "el Daño Directo"
	if r.Combat {
		s = "el daño de combate"
	}
	if r.To != ability.Anyone {
		s += " " + to(place(ability.Castle, r.To))
	}
	v, n := es.Aumentar, r.By
	if n < 0 {
		v, n = es.Reducir, -n
	}
	return s + " se " + voice{wish: wish}.verb(v) + " en " + strconv.Itoa(n) + p.asOften(r.Each)
}

func players(who ability.Player) string {
	switch who {
	case ability.Opponent:
		return "tu oponente"
	case ability.You:
		return "tú"
	}
	return "los jugadores"
}

func (p *printer) forbid(r ability.Forbid, wish bool) string {
	var head string
	switch r.Who {
	case ability.You:
		head = "no " + youCan(wish) + " "
	case ability.Opponent:
		head = "tu oponente no " + voice{wish: wish}.can() + " "
	default:
		head = "los jugadores no " + voice{wish: wish, many: true}.can() + " "
	}
	switch r.What {
	case ability.PlayCards:
		return head + "jugar " + p.ruled(r.Card)
	case ability.PutCards:
		return head + "poner en juego " + p.ruled(r.Card)
	case ability.DeclareAttack:
		return head + "declarar ataque"
	case ability.DeclareBlock:
		return head + "declarar bloqueo"
	case ability.DrawCards:
		return head + "robar"
	case ability.SearchCastle:
		return head + "buscar en cualquier Mazo Castillo"
	case ability.SearchOwnCastle:
		if r.Who == ability.You {
			return head + "buscar en tu Mazo Castillo"
		}
		return head + "buscar en su Mazo Castillo"
	case ability.ShuffleCards:
		return head + "barajar cartas"
	case ability.ShuffleOwn:
		if r.Who == ability.You {
			return head + "barajar cartas en tu Mazo Castillo"
		}
		return head + "barajar cartas en su Mazo Castillo"
	case ability.UseGold:
		if r.Who == ability.You {
			return head + "utilizar tus Oros"
		}
		return head + "utilizar sus Oros"
	case ability.GenerateGold:
		if r.Card == nil {
			return head + "generar Oros"
		}
		return head + "generar Oros con " + p.ruled(r.Card)
	case ability.LookAtHand:
		switch r.Who {
		case ability.You:
			return head + "mirar la Mano oponente"
		case ability.Opponent:
			return head + "mirar tu Mano"
		}
		return head + "mirar la Mano de su oponente"
	case ability.UseAnnul:
		return head + "jugar ni activar habilidades de anulación"
	case ability.PlayResponses:
		return head + "jugar cartas en respuesta"
	case ability.UseResponses:
		return head + "activar habilidades en respuesta"
	case ability.UseAbilities:
		if r.Card == nil {
			return head + "activar habilidades"
		}
		return head + "activar habilidades de " + p.ruled(r.Card)
	case ability.MakeMill:
		return head + madeToDo(es.Botar, r.Who)
	case ability.MakeDiscard:
		return head + madeToDo(es.Descartar, r.Who)
	case ability.UseHarming:
		return head + "activar habilidades que afecten a " + p.ruled(r.Card)
	}
	return head + "jugar con " + strings.Join(closedTo(r), " ni con ")
}

// closedTo writes the zones with which players may not play: all such, or their own.
func closedTo(r ability.Forbid) []string {
	var names []string
	for _, z := range r.In {
		n := es.ZoneNames[z]
		switch {
		case r.Card == nil:
			names = append(names, article(n.Feminine, false)+" "+n.Name)
		case r.Who == ability.You:
			names = append(names, "tu "+n.Name)
		default:
			names = append(names, "su "+n.Name)
		}
	}
	return names
}

// madeToDo writes what a player has the other one do: "hacer que tu oponente bote cartas".
func madeToDo(v es.Verb, who ability.Player) string {
	switch who {
	case ability.You:
		return "hacer que tu oponente " + es.Conjugated(v, es.Subjunctive) + " cartas"
	case ability.Opponent:
		return "hacer que " + es.Conjugated(v, es.SubjunctiveYou) + " cartas"
	}
	return "hacer que su oponente " + es.Conjugated(v, es.Subjunctive) + " cartas"
}

// ruled writes the cards a rule is about, in the plural.
func (p *printer) ruled(f *ability.Filter) string {
	if f == nil {
		return es.TypeNouns[card.NoType][1]
	}
	if isNamed(*f) {
		return "la carta nombrada"
	}
	g := *f
	if g.Of == ability.You && len(g.In) == 0 {
		g.Of = ability.Anyone
		return "tus " + p.filter(g, true)
	}
	return p.filter(g, true)
}

func (p *printer) limitRule(r ability.Limit, wish bool) string {
	v := voice{wish: wish, many: r.Who == ability.Anyone}
	head := players(r.Who) + " "
	cannot := head + "no " + v.can()
	if r.Who == ability.You {
		cannot = "no " + youCan(wish)
	}
	switch {
	case r.What == ability.ControlCards:
		return cannot + " controlar más de " + strconv.Itoa(r.N) + " " + p.filter(*r.Card, r.N != 1)
	case r.What == ability.DrawCards:
		return cannot + " robar más de " + cardCount(r.N) + " por turno"
	case r.What == ability.PayGold:
		return cannot + " pagar más de " + golds(r.N) + " por turno"
	case r.What == ability.GenerateGold:
		return cannot + " generar más de " + golds(r.N) + " por turno"
	case r.What == ability.DeclareAttack && r.Op == ability.AtMost && r.Who != ability.Anyone:
		return cannot + " declarar ataque con más de " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado")
	case r.What == ability.PlayCards && r.Card != nil:
		noun := strconv.Itoa(r.N) + " " + p.filter(*r.Card, r.N != 1)
		s := head + "solo " + v.can() + " jugar " + noun
		if r.When != ability.AnyPhase {
			return p.when(ability.Window{Phase: r.When}) + ", " + s
		}
		return s + " por turno"
	case r.What == ability.DeclareAttack && r.Must:
		return head + v.must() + " declarar ataque con al menos " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado")
	case r.What == ability.DeclareAttack && r.Op == ability.AtLeast:
		return head + "solo " + v.can() + " declarar ataque con " + strconv.Itoa(r.N) + " o más Aliados"
	case r.What == ability.DeclareBlock && r.Op == ability.AtMost:
		return cannot + " declarar bloqueo con más de " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado")
	case r.What == ability.DeclareBlock:
		return head + v.must() + " declarar bloqueo con al menos " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado")
	}
	return "solo se " + voice{wish: wish}.can() + " declarar " + strconv.Itoa(r.N) + " " + voice{many: r.N != 1}.noun("Aliado") + " " + voice{many: r.N != 1}.noun("atacante") + " por turno"
}

// playedBy says of a card who plays it.
var playedBy = map[ability.Player]string{ability.You: "que juegues", ability.Opponent: "que juegue tu oponente", ability.Anyone: "que se juegue"}

func (p *printer) costRule(r ability.Cost, wish bool) string {
	step := golds(r.By) + " más"
	if r.By < 0 {
		step = golds(-r.By) + " menos"
	}
	many := voice{wish: wish, many: true}.verb(es.Costar) + " "
	if r.Harming {
		head, does, whom := "las habilidades de cartas oponentes", " que afecten ", p.ruled(&r.Of)
		if r.Spells {
			head = "los Talismanes oponentes"
		}
		if r.Aimed {
			does = " que hagan objetivo "
		}
		if one, ok := p.oneCause(r.Of); ok {
			whom = one
		}
		return head + does + to(whom) + " " + many + step
	}
	f := r.Of
	f.Of = r.Who
	switch {
	case r.On != nil:
		return "jugar " + p.ruled(&f) + " en " + p.cards(r.On) + " " + voice{wish: wish}.verb(es.Costar) + " " + step
	case r.Next, r.First:
		heads := [2]string{"el próximo ", "la próxima "}
		by := playedBy[r.Who]
		if r.First {
			heads = [2]string{"el primer ", "la primera "}
			if by += " en cada turno"; r.Who == ability.Anyone {
				by = "que juegue cada jugador en cada turno"
			}
		}
		head := heads[0]
		if feminineFilter(f) {
			head = heads[1]
		}
		f.Of = ability.Anyone
		return head + p.filter(f, false) + " " + by + " " + voice{wish: wish}.verb(es.Costar) + " " + step
	}
	cost := voice{wish: wish}.verb(es.Costar) + " "
	if isNamed(r.Of) && r.Who == ability.Opponent {
		cost = "le " + cost + "a tu oponente "
	}
	return "jugar " + p.ruled(&f) + " " + cost + step
}

// leastPrice writes below what a cost is not reduced.
func leastPrice(n int) string {
	if n == 0 {
		return ""
	}
	return ", con un mínimo de " + strconv.Itoa(n)
}

// isNamed reports whether a filter is for the card that was named.
func isNamed(f ability.Filter) bool {
	return len(f.That) == 1 && f.That[0] == (ability.Quality)(ability.Is{State: ability.IsNamed})
}

// replaced writes what happens to cards instead of something else.
func (p *printer) replaced(r ability.Replace, wish bool) string {
	lost := r.What == ability.IsDiscarded || r.What == ability.IsMilled
	v := voice{wish: wish, many: lost || p.isMany(r.Who), feminine: p.isFeminine(r.Who)}
	if r.With == ability.Destroy {
		return p.cards(r.Who) + " " + v.part("desterrado") + " " + v.pick("va", "van", "vaya", "vayan") + " al Cementerio"
	}
	becomes := v.part(map[ability.Verb]string{ability.ExileIt: "desterrado", ability.ShuffleIn: "barajado", ability.Return: "subido"}[r.With])
	if r.Spot != ability.NoSpot {
		becomes = v.part("puesto") + " " + p.destination(ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: r.Spot})
	}
	becomes = " " + v.is() + " " + becomes
	if every, ok := r.Who.(ability.Every); ok && lost {
		loses := map[ability.CardVerb]es.Verb{ability.IsDiscarded: es.Descartar, ability.IsMilled: es.Botar}[r.What]
		does := es.Conjugated(loses, es.SubjunctiveYou)
		if every.Of.Of != ability.You {
			does = subject(every.Of.Of) + " " + es.Conjugated(loses, es.Subjunctive)
		}
		every.Of.Of, every.Of.In = ability.Anyone, nil
		return p.every(every.Of) + " que " + does + becomes
	}
	if every, ok := r.Who.(ability.Every); ok && r.What == ability.IsAnnulled {
		return p.every(every.Of) + " " + v.part("anulado") + becomes
	} else if ok && r.What == ability.IsPlayed {
		by := " que juegues"
		if every.Of.Of == ability.Opponent {
			by = " que juegue tu oponente"
		}
		every.Of.Of = ability.Anyone
		return p.every(every.Of) + by + becomes
	}
	if every, ok := r.Who.(ability.Every); ok && (r.What == ability.IsDestroyed || shape.IsBuried(r.What)) {
		happens := v.part("destruido")
		switch {
		case r.What == ability.IsBuriedFromPlay:
			happens = "que vayan al Cementerio desde el juego"
		case r.What == ability.IsBuried && every.Of.Of != ability.Anyone:
			happens = "que vayan " + to(place(ability.Cemetery, every.Of.Of))
			every.Of.Of = ability.Anyone
		case r.What == ability.IsBuried:
			happens = "que vayan al Cementerio"
		}
		return p.every(every.Of) + " " + happens + p.by(r.By) + becomes
	}
	avoided := map[ability.CardVerb]string{
		ability.IsDestroyed: "ser " + v.part("destruido"), ability.IsExiled: "ser " + v.part("desterrado"),
		ability.IsBuried: "ir al Cementerio", ability.Leaves: "salir del juego",
	}[r.What]
	return "en vez de " + avoided + p.by(r.By) + ", " + p.cards(r.Who) + becomes
}
