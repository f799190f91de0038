package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// thatQuality reads a relative clause: what the card does or is, by its verb.
func (r *reader) thatQuality(f *ability.Filter) bool {
	r.advance(1)
	if r.alongside(f) || r.playedLast(f) {
		return true
	}
	if who, ok := try(r, r.whoPlays); ok {
		f.Of = who
		return true
	}
	if r.youSearch() {
		return r.soughtIn(f)
	}
	if r.one("se llame", "se llamen") {
		return r.called(f)
	}
	if r.one("contenga", "contengan", "incluya", "incluyan", "lleve") {
		return r.inTheirName(f)
	}
	if r.theyDeclared(f) {
		return true
	}
	r.maybe("se")
	no := r.peek() == "no" && r.form(1).You && r.form(1).Verb == es.Controlar && r.one("no")
	if who, ok := r.clauseOwner(); ok {
		no = r.one("no") || no
		if _, controls := r.verb(es.Controlar, es.Tener); !controls {
			return false
		}
		if no {
			who = theOtherPlayer(who)
		}
		return r.controlled(f, who) && (!no || len(f.In) == 0)
	}
	switch {
	case r.one("lo", "la", "los", "las"):
		return r.doneToThis(f)
	case r.one("no"):
		return r.notSaid(f)
	}
	v, ok := r.verb(es.Controlar, es.Tener, es.Costar, es.Estar, es.Haber, es.Ser, es.Portar, es.Poder, es.Modificar, es.Destruir, es.Bloquear, es.Atacar, es.Entrar, es.Descartar, es.Jugar, es.Bajar, es.Hacer, es.Mirar, es.Generar, es.Desterrar, es.Barajar, es.Subir, es.Afectar, es.Anular)
	return ok && !v.Infinitive && !v.Participle && !v.Will && v.Clitic == "" && r.thatVerb(f, v)
}

// theyDeclared reads "tu oponente haya declarado atacantes", "declaraste bloqueadores": whose they
// are that a player declared so.
func (r *reader) theyDeclared(f *ability.Filter) bool {
	at := r.state
	who := r.theirs()
	switch {
	case r.take("tu oponente"):
		who = ability.Opponent
	case r.form(0).You:
		who = ability.You
	default:
		r.one("el", "este")
	}
	over := r.one("haya", "hayas", "ha", "has") // "por cada Aliado que declare atacante" is owed as he does
	if v := r.form(0); v.Verb == es.Declarar && (over || v.Past || v.Was) && v.Clitic == "" && (f.Of == ability.Anyone || f.Of == who) && who != ability.Anyone {
		r.advance(1)
		if r.wasDeclared(f) {
			f.Of = who
			return true
		}
	}
	r.state = at
	return false
}

// withWhich reads "con los que ataca tu oponente": whose they are that fight, and how.
func (r *reader) withWhich(f *ability.Filter) bool {
	if !r.one("con que", "con el que", "con los que") {
		return false
	}
	v := r.form(0)
	deed, fights := fightDeeds[v.Verb]
	if !fights || v.Infinitive || v.Participle || v.Clitic != "" {
		return false
	}
	state := fightingNow[declaredAs(deed)]
	r.advance(1)
	who := r.theirs()
	switch {
	case v.You:
		who = ability.You
	case r.take("tu oponente"):
		who = ability.Opponent
	}
	if who == ability.Anyone || f.Of != ability.Anyone && f.Of != who {
		return false
	}
	f.Of = who
	add(f, ability.Is{State: state})
	return true
}

// thatVerb reads the rest of a relative clause after its verb.
func (r *reader) thatVerb(f *ability.Filter, v es.Form) bool {
	if v.Wish && !v.Many && !(v.Verb == es.Afectar && shape.OneType(*f) == card.Talisman) { // that is annulled in response
		if q, ok := try(r, func() (ability.Quality, bool) { return r.would(v) }); ok {
			add(f, q)
			return true
		}
	}
	switch v.Verb {
	case es.Controlar, es.Tener:
		return r.hasOrIsOwned(f, v)
	case es.Costar:
		if b, ok := try(r, r.dearer); ok {
			f.Cost = b
			return true
		}
		return r.bound(&f.Cost, costOf) && r.golds() && r.peek() != "menos" && r.peek() != "mas"
	case es.Estar:
		return r.lies(f)
	case es.Haber:
		return r.wasDone(f)
	case es.Ser:
		return r.thatIs(f, v)
	case es.Portar:
		return r.thatCarries(f)
	case es.Poder:
		if r.ableMust(f) {
			return true
		}
		add(f, ability.Is{State: ability.CanAttack})
		return r.canAttack()
	case es.Mirar: // "uno de los Aliados que veas" of the cards looked at
		r.earlier()
		unplaced := len(f.In) == 0 && f.Of == ability.Anyone
		f.In = []ability.Zone{ability.AmongThem}
		return unplaced && v.You && (r.looked || r.before.looked)
	case es.Modificar:
		if !r.take("la fuerza") {
			return false
		}
		at := r.state
		if r.one("de") && (r.one("uno de tus aliados", "alguno de tus aliados", "tus aliados") ||
			r.one("un aliado", "uno de los aliados") && r.one("que controles", "que tengas en juego", "que tengas", "tuyo", "bajo tu control")) {
			add(f, ability.Is{State: ability.ModifiesAlly})
			return true
		}
		r.state = at // "de" says where the card itself lies
		add(f, ability.Is{State: ability.ModifiesAny})
		return true
	case es.Destruir:
		return r.toThis(f, ability.KilledThis, ability.KilledBearer)
	case es.Bloquear:
		return r.thatBlocks(f, v)
	case es.Atacar:
		return r.thatAttacks(f, v)
	case es.Hacer:
		add(f, ability.Is{State: ability.DamagedNow})
		return v.Was && r.one("dano") && r.damagedIt()
	case es.Entrar:
		if !v.Was {
			return false
		}
		add(f, ability.Is{State: ability.EnteredNow})
		return r.take("en juego") && r.inThisTurn()
	case es.Descartar:
		add(f, ability.Is{State: ability.Discarder})
		return r.take("cartas de tu mano")
	}
	return false
}

// doneByCards holds what the effects of cards do to others.
var doneByCards = map[es.Verb]ability.CardVerb{es.Destruir: ability.IsDestroyed, es.Desterrar: ability.IsExiled, es.Barajar: ability.IsShuffledIn,
	es.Subir: ability.IsReturned, es.Afectar: ability.IsAffected, es.Anular: ability.IsAnnulled}

// would reads what the effect of a card does to others, after its first verb: "destruya o destierre
// un Aliado que controles", "haga que un Aliado salga del juego", "genere Oros", "mire tu Mano".
func (r *reader) would(v es.Form) (ability.Quality, bool) {
	switch v.Verb {
	case es.Generar:
		return ability.Is{State: ability.Generator}, r.one("oros")
	case es.Mirar:
		return ability.Is{State: ability.SeesHand}, r.one("tu mano")
	case es.Hacer:
		if !r.one("que") {
			return nil, false
		}
		to, ok := r.others()
		leaves, wish := r.verb(es.Salir)
		return ability.Does{What: []ability.CardVerb{ability.Leaves}, To: to}, ok && wish && leaves.Wish && r.take("del juego") && len(to.In) == 0
	}
	var what []ability.CardVerb
	for {
		w := doneByCards[v.Verb]
		if w == 0 || v.Infinitive || v.Participle || v.Clitic != "" {
			return nil, false
		}
		what = append(what, w)
		if !r.one("o") {
			break
		}
		v = r.form(0)
		r.advance(1)
	}
	if r.one("a") != (what[len(what)-1] == ability.IsAffected) {
		return nil, false
	}
	if r.peek() != "un" && r.peek() != "una" {
		return nil, false
	}
	to, ok := r.others()
	return ability.Does{What: shape.SortVerbs(what), To: to}, ok && len(to.In) == 0
}

// thatIs reads "que sea un Arma", "que fue bloqueado este turno".
func (r *reader) thatIs(f *ability.Filter, v es.Form) bool {
	switch {
	case v.Was && r.one("bloqueado") && !r.byWhom():
		add(f, ability.Is{State: ability.BlockedNow})
		return r.inThisTurn()
	case v.Was && r.one("destruido") && !r.byWhom():
		add(f, ability.Is{State: ability.DestroyedNow})
		return r.inThisTurn()
	case r.one("copia", "copias"):
		add(f, ability.Is{State: ability.CopyOfIt})
		return r.take("de esa carta")
	}
	r.one("un", "una")
	return r.isTypeWord(f) || r.quality(f)
}

// whoPlays reads the player of "los Talismanes que juegues no pueden ser anulados", "por los
// Talismanes que juegue tu oponente". What playing them costs is read elsewhere.
func (r *reader) whoPlays() (ability.Player, bool) {
	who := ability.Opponent
	switch plays := func(n int) bool { v := r.form(n); return v.Wish && (v.Verb == es.Jugar || v.Verb == es.Bajar) }; {
	case r.one("juegues", "bajes"):
		who = ability.You
	case plays(0):
		r.advance(1)
		if !r.take("tu oponente") {
			return 0, false
		}
	case r.take("tu oponente") && plays(0):
		r.advance(1)
	default:
		return 0, false
	}
	told := r.form(0).Many && r.form(0).Verb != es.Costar || r.peek() == "no" && (r.form(1).Many || isPronoun(r.ahead(1)))
	return who, told || r.bySource && (r.atEnd() || r.peek() == "," || r.peek() == "y" || r.peek() == "ni")
}

// clauseOwner reads the player in front of "controle".
func (r *reader) clauseOwner() (ability.Player, bool) {
	switch {
	case r.take("tu oponente"):
		r.other = ability.Opponent
		return ability.Opponent, true
	case r.one("tu") && r.form(0).You, r.form(0).You && (r.form(0).Verb == es.Controlar || r.form(0).Verb == es.Tener):
		return ability.You, true
	}
	return 0, false
}

// controlled reads what follows "que controles".
func (r *reader) controlled(f *ability.Filter, who ability.Player) bool {
	if f.Of != ability.Anyone {
		return false
	}
	f.Of = who
	if r.noIn {
		return true
	}
	r.maybe("en juego")
	at := r.state
	if zones, of, ok := r.in(); ok {
		if r.shuffling && zones[0] == ability.Castle {
			r.state = at // where to
			return true
		}
		f.In = zones
		if r.said && of != who {
			return false
		}
	}
	return true
}

// hasOrIsOwned reads after a third person of "controlar" or "tener": its owner, or
// what the card itself has.
func (r *reader) hasOrIsOwned(f *ability.Filter, v es.Form) bool {
	if !r.noIn {
		r.maybe("en juego")
	}
	switch {
	case r.take("tu oponente"):
		if !r.noIn {
			r.maybe("en juego")
		}
		f.Of, r.other = ability.Opponent, ability.Opponent
		return true
	case r.toks[r.pos-1].Word == "juego", v.Verb == es.Controlar:
		f.Of = r.theirs()
		return f.Of != ability.Anyone
	case r.inThatHand():
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return f.Of == ability.Anyone
	case r.one("algun modificador de fuerza", "modificador de fuerza"):
		add(f, ability.Is{State: ability.Modified})
		return true
	case r.one("menor fuerza que", "fuerza menor que", "menos fuerza que"):
		return r.than(f, ability.LessThan)
	case r.one("mayor fuerza que", "fuerza mayor que", "mas fuerza que"):
		return r.than(f, ability.MoreThan)
	case r.sameName(f):
		return true
	case r.one("ese coste", "el coste elegido"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.NamedCost}
		return true
	case r.one("fuerza"):
		return r.bound(&f.Strength, strengthOf)
	case r.one("coste"):
		return r.bound(&f.Cost, costOf) && r.golds()
	case r.one("habilidad", "alguna habilidad"):
		add(f, ability.Is{State: ability.WithAbility})
		return true
	}
	if r.carriesSome(f) {
		return true
	}
	return r.numberOf(f) || r.inTheirName(f)
}

// dearer reads "1 Oro más que el Aliado desterrado" after "que cueste".
func (r *reader) dearer() (ability.Bound, bool) {
	b := ability.Bound{Op: ability.Equal}
	if r.one("hasta") {
		b.Op = ability.AtMost
	}
	n, ok := r.natural()
	if !ok || n == 0 || !r.golds() {
		return b, false
	}
	if !r.one("mas") {
		if n = -n; !r.one("menos") {
			return b, false
		}
	}
	if !r.one("que") {
		return b, false
	}
	c, ok := r.cards()
	b.N = ability.Plus{A: ability.CostOf{Of: c}, B: ability.Number(n)}
	return b, ok && shape.IsReference(c)
}

// golds skips the unit of a cost.
func (r *reader) golds() bool {
	r.one("oro", "oros")
	return true
}

// lies reads where the card is, after "que esté".
func (r *reader) lies(f *ability.Filter) bool {
	switch {
	case r.take("en juego"):
		return true
	case r.peek() == "bajo":
		return r.underControl(f)
	case r.attackers(f):
		return true
	case r.fighting(f):
		return true
	case isBlocked[r.peek()], r.peek() == "siendo" && isBlocked[r.ahead(1)] && r.one("siendo"):
		return r.blockedQuality(f)
	}
	r.noIn = false
	zones, of, ok := r.whereTheyLie(f)
	if ok {
		r.lieIn(f, zones, of)
	}
	return ok
}

// notSaid reads a relative clause after "que no".
func (r *reader) notSaid(f *ability.Filter) bool {
	v, ok := r.verb(es.Ser, es.Poder, es.Portar, es.Tener, es.Haber, es.Atacar, es.Entrar, es.Estar, es.Hacer, es.Costar)
	if !ok || v.Infinitive || v.Participle || v.Will {
		return false
	}
	switch v.Verb {
	case es.Ser, es.Estar:
		if r.one("bloqueado") {
			add(f, ability.Is{State: ability.Unblocked})
			r.thisTurn()
			return !r.byWhom()
		}
		if state, ok := r.wasState(); ok {
			add(f, ability.IsNot{State: state})
			return true
		}
		return r.isFighting(f) || r.lacksKeyword(f) || r.isUnlike(f) || r.except(f)
	case es.Poder:
		add(f, ability.Is{State: ability.NoAttacker})
		return r.canAttack()
	case es.Portar:
		add(f, ability.Is{State: ability.Unarmed})
		return r.noWeapon()
	case es.Tener:
		switch {
		case r.one("raza"):
			add(f, ability.Is{State: ability.Raceless})
			return true
		case r.one("habilidad"):
			add(f, ability.Is{State: ability.PlainGold})
			return true
		case r.one("fuerza"):
			return r.bound(&f.Strength, strengthOf) && deny(&f.Strength)
		case r.one("coste"):
			return r.bound(&f.Cost, costOf) && r.golds() && deny(&f.Cost)
		}
		if r.notSoMuch(f) {
			return true
		}
		add(f, ability.Is{State: ability.Unarmed})
		return r.noWeapon()
	case es.Costar:
		return r.bound(&f.Cost, costOf) && r.golds() && r.peek() != "menos" && r.peek() != "mas" && deny(&f.Cost)
	case es.Atacar:
		add(f, ability.IsNot{State: r.didWhen(ability.AttackedNow, false)})
		return v.Was
	case es.Hacer:
		add(f, ability.IsNot{State: ability.DamagedNow})
		return v.Was && r.one("dano") && r.damagedIt()
	case es.Entrar:
		add(f, ability.IsNot{State: ability.EnteredNow})
		return v.Was && r.take("en juego") && r.inThisTurn()
	}
	switch {
	case r.take("sido bloqueado"):
		add(f, ability.Is{State: ability.Unblocked})
		return r.inThisTurn()
	case r.one("sido"):
		state, ok := r.wasState()
		add(f, ability.IsNot{State: state})
		return ok
	}
	state, ok := r.hasDone(false)
	add(f, ability.IsNot{State: state})
	return ok
}

// except reads what cards are not: the card itself, "un Oro", "de raza Héroe", "Oro ni Aliado".
func (r *reader) except(f *ability.Filter) bool {
	if name := r.token(); name.Self > 0 && !r.isKindHere(name) && r.facts.Type != card.NoType || name.Kind == es.Name {
		var named ability.Filter
		if !r.name(&named) {
			return false
		}
		add(f, ability.Except{Name: named.Names[0]})
		return true
	}
	if r.thisCard() {
		f.Other = true
		return len(f.Types) == 0 || shape.OneType(*f) == r.facts.Type
	}
	for n := 0; n < 3; n++ {
		at := r.state
		if next := r.ahead(1); n > 0 && (r.peek() == "y" && (next == "un" || next == "una") || !r.one("ni", "o", "u", "y") && !(r.listsKinds() && r.one(","))) {
			return true // "y un Arma" is another object
		}
		if n > 0 && r.toks[r.pos-1].Word == "y" && (r.peek() == "un" || r.peek() == "una") {
			r.state = at // "que no sea Oro y un Aliado": another object
			return true
		}
		one := r.one("un", "una")
		r.one("los", "las")
		if ally, race := es.Nouns[r.peek()], es.Nouns[r.ahead(1)]; ally.Typ == card.Ally && (race.Race != card.NoRace || r.ahead(1) == "de" && r.ahead(2) == "raza") {
			r.advance(1)
		}
		_ = r.one("de raza", "de la raza")
		r.one("un", "una")
		if !r.take("carta de") {
			r.take("cartas de")
		}
		kind, ok := es.Nouns[r.peek()]
		if !ok || kind.Typ == card.NoType && kind.Race == card.NoRace {
			r.state = at
			return n > 0
		}
		r.advance(1)
		if one && kind.Typ != card.Gold && r.describesOn() {
			return false // "que no sea un Titán de Coste 3": no such Titán, or one of Coste 3?
		}
		switch {
		case kind.Race != card.NoRace:
			add(f, ability.Except{Races: card.RacesOf(kind.Race)})
		case f.NotType == card.NoType:
			f.NotType = kind.Typ
		default:
			add(f, ability.Except{Type: kind.Typ})
		}
	}
	return true
}

// listsKinds reports whether a comma is here between kinds of cards: ", Faraones ni Sacerdotes".
func (r *reader) listsKinds() bool {
	kind, last := es.Nouns[r.ahead(1)], r.ahead(2)
	return r.peek() == "," && (kind.Typ != card.NoType || kind.Race != card.NoRace) && (last == "ni" || last == "o" || last == "u")
}

// isTypeWord reads a type after "que sea".
func (r *reader) isTypeWord(f *ability.Filter) bool {
	n, ok := es.Nouns[r.peek()]
	switch {
	case !ok:
		return false
	case n.Race != card.NoRace:
		r.advance(1)
		f.Races = f.Races.With(n.Race)
		r.moreRaces(f)
		return true
	case n.Typ == card.NoType || len(f.Types) > 0:
		return false
	}
	_, ok = r.kinds(f)
	return ok
}

// theOtherPlayer is who controls what one of the two does not.
func theOtherPlayer(who ability.Player) ability.Player {
	if who == ability.You {
		return ability.Opponent
	}
	return ability.You
}
