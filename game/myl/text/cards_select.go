package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// topOrBottom reads the first or last cards of a castle.
func (r *reader) topOrBottom() (ability.Cards, bool) {
	var n ability.Amount = ability.Number(1)
	bottom, counted := false, false
	upTo := func() bool {
		v, ok := r.natural()
		if ok {
			n = ability.Number(v)
		}
		return ok
	}
	switch {
	case r.one("la primera carta", "la carta superior", "la primer carta"):
	case r.one("la ultima carta", "la carta inferior"):
		bottom = true
	case r.ofCastle(2) && r.one("la primera", "la ultima"): // "la primera de tu Mazo Castillo"
		bottom = r.behind("ultima")
	case r.one("tantas primeras cartas", "tantas ultimas cartas"):
		counted, bottom = true, r.toks[r.pos-2].Word == "ultimas"
	case r.take("las primeras"):
		if !upTo() || !r.one("cartas") && !r.ofCastle(0) {
			return nil, false
		}
	case r.one("las"):
		if !upTo() {
			return nil, false
		}
		switch {
		case r.one("primeras cartas", "cartas superiores", "cartas de arriba"), r.ofCastle(1) && r.one("primeras"):
		case r.one("ultimas cartas", "cartas inferiores", "cartas de abajo"), r.ofCastle(1) && r.one("ultimas"):
			bottom = true
		default:
			return nil, false
		}
	case r.token().Kind == es.Number || es.Numbers[r.peek()] > 0:
		if !upTo() {
			return nil, false
		}
		if r.one("cartas superiores", "carta superior") {
			break
		}
		if !r.one("carta", "cartas") {
			return nil, false
		}
		r.one("adicional")
		if !r.take("de la parte superior") {
			return nil, false
		}
	default:
		return nil, false
	}
	if !r.one("de", "del") {
		return nil, false
	}
	r.eachSide = false
	z, of, ok := r.place()
	if !ok || z != ability.Castle && z != ability.Cemetery || of == ability.Anyone && !r.eachSide {
		return nil, false
	}
	if r.eachSide {
		of = ability.Each
	}
	if counted {
		if n, ok = r.como(); !ok || !shape.Counted(n) {
			return nil, false
		}
	}
	r.pick(n != ability.Number(1) || of == ability.Each)
	r.several, r.outside = r.many, true
	if bottom {
		return ability.Bottom{N: n, Of: of, In: z}, true
	}
	return ability.Top{N: n, Of: of, In: z}, true
}

// ofCastle reports whether a Mazo Castillo follows so many words ahead, whose cards come in an
// order: "las 3 primeras de tu Mazo Castillo".
func (r *reader) ofCastle(n int) bool {
	switch p := r.ahead(n); {
	case p == "de" && (r.ahead(n+1) == "tu" || r.ahead(n+1) == "su" || r.ahead(n+1) == "el" || r.ahead(n+1) == "un"):
		n += 2
	case p == "del":
		n++
	default:
		return false
	}
	return r.ahead(n) == "mazo" || r.ahead(n) == "castillo"
}

// wholeZone reads all cards of a zone: "tu Mano", "toda su Mano".
func (r *reader) wholeZone() (ability.Zone, ability.Player, bool) {
	at := r.state
	if z, ok := r.everyZone(); ok {
		if _, said := r.possessor(); said || !r.take("de ambos jugadores") && r.peek() == "de" {
			r.state = at
			return 0, 0, false
		}
		return z, ability.Anyone, true
	}
	all := r.one("toda", "todo")
	if all || r.peek() == "tu" || r.peek() == "su" || r.peek() == "la" || r.peek() == "el" {
		z, of, ok := r.place()
		if ok && (z == ability.Hand || z == ability.PaidGold || z == ability.Cemetery || z == ability.GoldReserve && all) {
			return z, of, true
		}
	}
	r.state = at
	return 0, 0, false
}

// everyZone reads "todos los Cementerios", "ambas Manos".
func (r *reader) everyZone() (ability.Zone, bool) {
	switch {
	case r.one("todos los cementerios", "ambos cementerios", "los cementerios"):
		return ability.Cemetery, true
	case r.one("todas las manos", "ambas manos", "las manos"):
		return ability.Hand, true
	}
	return 0, false
}

// selection reads a quantity and a filter.
func (r *reader) selection() (ability.Cards, bool) {
	return try(r, func() (ability.Cards, bool) {
		if w := r.peek(); w == "todas" || w == "sus" {
			if c, ok := try(r, r.itsCopies); ok {
				return c, true
			}
		}
		if (r.ahead(1) == "ultimo" || r.ahead(1) == "ultima") && es.IsNoun(r.ahead(2)) {
			return r.lastOne()
		}
		if r.peek() == "la" && r.ahead(1) == "mitad" {
			return r.halfOfThem()
		}
		q, ok := r.quantity()
		unsaid := !ok && es.Nouns[r.peek()].Many && r.addsUpAhead() // "Aliados que sumen 4 o menos de Coste"
		if unsaid {
			q = quantity{count: ability.Count{Kind: ability.AnyNumber}}
		} else if !ok {
			return nil, false
		}
		outer, others := r.summing, r.sharing
		if r.summing, r.sharing = 0, 0; !q.each && !q.definite && (q.tantas || q.count != ability.Count{N: ability.Number(1)}) {
			r.summing, r.sharing = r.depth+1, r.depth+1
		}
		before := r.state
		random := r.take("al azar")
		if r.one("copia de", "copias de", "copia", "copias") {
			if c, ok := try(r, func() (ability.Cards, bool) { return r.copiesOf(q) }); ok {
				return c, true
			}
		}
		r.eachSide = false
		f, _, named := r.filter()
		r.summing, r.sharing = outer, others
		if unsaid && !hasTotal(f) || !named && !q.bare || named && !q.each && len(f.Types) > 1 && r.peekAt(before.pos+1) == "y" && !es.Nouns[r.peekAt(before.pos)].Many {
			return nil, false // "un Aliado y Tótem": one, or two?
		}
		if !named {
			if f, ok = r.nounBefore(&q); !ok {
				return nil, false
			}
		}
		r.lastNoun, r.nounless = f, !named
		if q.of != ability.Anyone {
			if named && f.Of != ability.Anyone && f.Of != q.of {
				return nil, false
			}
			f.Of = q.of
		}
		if q.each && !q.other && r.actor == ability.You && r.one("que elijas") {
			q.each, q.count = false, ability.Count{Kind: ability.AnyNumber}
		}
		if f.Of == ability.Opponent {
			r.other = ability.Opponent
		}
		f.Other = f.Other || q.other
		if random = r.take("al azar") || random; random && q.each {
			return nil, false // all of them leave nothing to chance
		}
		if f.In == nil && random {
			r.qualities(&f)
		}
		if !random && r.chooser() && f.In == nil && (r.peek() == "de" || r.peek() == "del") {
			r.qualities(&f) // "2 cartas a tu elección de tu Cementerio"
		}
		if !r.amongSeen(&f, q, before.pos) {
			return nil, false
		}
		if q.each {
			r.pick(true)
			r.pickedFrom(f, before)
			r.several = r.peekAt(before.pos-1) != "cada" // which "lo" speaks of, too
			return ability.Every{Of: f}, true
		}
		return r.someOf(q, f, random, before)
	})
}

// nounBefore is the kind of cards of which only the number is said, "uno", "otro", "2":
// that of the noun read last, or some of the cards at hand.
func (r *reader) nounBefore(q *quantity) (f ability.Filter, ok bool) {
	kind := r.kindSpokenOf()
	q.other = q.other && len(kind.Types) == 0
	switch last := r.toks[r.pos-1].Word; {
	case (last == "uno" || last == "una") && !q.among && ((r.chosen || r.sought) && r.several || !r.anyPick && (r.before.several() || r.noIn && r.before.pick.several && len(r.lastNoun.Types) == 0)):
		f.In = []ability.Zone{ability.AmongThem} // "elige 2 Aliados. Destruye uno y sube el otro"
	case last == "otro" && r.sought && !r.several && r.actor != ability.You:
		return f, false // "cada jugador busca un Oro y pone otro": which one?
	case last == "suyos" || last == "tuyos" || len(kind.Types) > 0 && r.whoseFollows():
		if len(kind.Types) == 0 || !r.whoseAgrees(kind) {
			return f, false
		}
		f.Types, f.Races = kind.Types, kind.Races
	case (last == "otro" || last == "otra") && len(r.lastNoun.Types) == 0 && r.verbAt == es.Buscar && len(kind.Types) > 0:
		if last == "otra" && !r.otherIsSuch(kind) || last == "otro" && es.Feminine(kind.Types[0]) {
			return f, false
		}
		f.Types, f.Races = kind.Types, kind.Races // "descarta un Talismán. Si lo haces, busca otro en tu Mazo Castillo"
	case last == "uno" || last == "otro" || last == "un" || last == "otra" && len(r.lastNoun.Types) > 0:
		if len(r.lastNoun.Types) == 0 || last == "otra" && !r.otherIsSuch(r.lastNoun) {
			return f, false
		}
		r.asCond = r.ifOnly
		f.Types, f.Races, f.Of = r.lastNoun.Types, r.lastNoun.Races, r.lastNoun.Of
	case !r.anyPick && possessives[r.peek()]:
		return f, false // "tu oponente destruye una suya"
	}
	if q.among && r.found != nil {
		f = *r.found // "si tiene 2 o más Talismanes, descarta uno de ellos"
	}
	if r.noIn && r.anyOrPrev() {
		f.In = []ability.Zone{ability.AmongThem} // "pon una en tu Mano" of what was looked at
	}
	r.qualities(&f)
	return f, true
}

// kindSpokenOf is the kind of cards that was spoken of last, in this sentence or the one before.
func (r *reader) kindSpokenOf() ability.Filter {
	if len(r.lastNoun.Types) == 0 && !r.anyPick {
		return r.before.noun
	}
	return r.lastNoun
}

// possessives hold the words that say whose cards are without a noun.
var possessives = es.WordSet("suyo suyos suya suyas tuyo tuyos tuya tuyas")

// whoseFollows reports whether it is said whose so many cards are: "2 suyos", "dos de tu oponente".
func (r *reader) whoseFollows() bool {
	if possessives[r.peek()] {
		return true
	}
	switch r.peek() {
	case "oponente", "oponentes":
		return true
	case "de":
		return r.ahead(1) == "tu" && r.ahead(2) == "oponente" || r.ahead(1) == "los" && (r.ahead(2) == "suyos" || r.ahead(2) == "tuyos") ||
			r.ahead(1) == "las" && (r.ahead(2) == "suyas" || r.ahead(2) == "tuyas")
	}
	return false
}

// whoseAgrees reports whether "suyos", "una tuya" has the gender of the kind of cards that it would mean.
func (r *reader) whoseAgrees(kind ability.Filter) bool {
	said := r.peek()
	if said == "de" {
		said = r.ahead(2)
	}
	for _, t := range kind.Types {
		for _, w := range []string{r.peekAt(r.pos - 1), said} {
			switch w {
			case "suya", "suyas", "tuya", "tuyas", "una":
				if !es.Feminine(t) && kind.Races == 0 {
					return false
				}
			case "suyo", "suyos", "tuyo", "tuyos", "uno", "un":
				if es.Feminine(t) {
					return false
				}
			}
		}
	}
	return true
}

// amongSeen settles whether picked cards are some of those at hand: looked at, drawn or
// found. It fails where they might be those or any. The phrase began at a position.
func (r *reader) amongSeen(f *ability.Filter, q quantity, began int) bool {
	if q.among && r.drawn != shape.NoneDrawn && !r.milled && r.verbAt != es.Elegir && r.verbAt != es.Descartar {
		return false // "destruye una de ellas" after drawing: of which?
	}
	unplaced := len(f.In) == 0 && !r.eachSide && f.Of == ability.Anyone && r.toks[r.pos-1].Word != "juego"
	if r.sifting && unplaced && q.each && r.someTaken() {
		return false // "destierra los Oros y baraja los Aliados": of those that are left?
	}
	if moved, known := r.movedBefore(); r.sifting && unplaced && q.each && moved && (r.verbAt == es.Poner || r.theseKinds(began)) {
		if !known {
			return false
		}
		f.In = []ability.Zone{ability.AmongThem}
	}
	if r.sifting && unplaced && !r.anyPick && r.before.pick.fromSeen && r.before.it == byPick {
		return false // "descarta un Aliado. Luego, destierra un Oro": of those that are left?
	}
	if q.among && r.found == nil || (r.sifting || r.nounless && r.verbAt != es.Destruir) && (r.cardsLookedAt() || r.fromSeen && r.anyPick) && unplaced && len(f.Names) == 0 {
		f.In = []ability.Zone{ability.AmongThem}
	}
	if r.lying != nil && unplaced {
		f.In, f.Of = r.lying.in, r.lying.of
	}
	if r.amongNow && len(f.In) == 0 && f.Of == ability.Anyone && !q.each {
		f.In = []ability.Zone{ability.AmongThem}
	}
	if shape.AmongThem(*f) {
		r.earlier()
	}
	return !(q.each && r.verbAt == es.Destruir && unplaced && shape.BareFilter(*f) && r.cardsLookedAt()) // "mira la Mano oponente. Destruye todas las cartas"
}

// someOf makes the pick of so many cards, with what is said of their number behind them.
func (r *reader) someOf(q quantity, f ability.Filter, random bool, before state) (ability.Cards, bool) {
	c := ability.Chosen{Count: q.count, Of: f, Random: random}
	if r.eachSide {
		c, ok := ofEachSide(c)
		r.pick(true)
		r.pickedFrom(c.Of, before)
		r.several = true
		return c, ok && !q.definite && !q.tantas
	}
	if q.definite && !f.IsBest() {
		if !pointsOut(f) {
			return nil, false
		}
		r.pick(true)
		r.pickedFrom(f, before)
		return ability.Every{Of: f}, true
	}
	if q.tantas {
		if r.one("como quieras", "como desees") {
			c.Count = ability.Count{Kind: ability.AnyNumber}
		} else if a, ok := r.como(); ok {
			c.Count.N = a
		} else {
			c.Count.N = nil // the verb reads "como ..." after its destination
		}
	}
	if n, isNumber := c.Count.N.(ability.Number); isNumber && c.Count.Kind <= ability.UpTo && !r.amountSaid {
		if each, ok := r.perEach(); ok {
			c.Count.N = r.capped(times(int(n), each))
		}
	}
	if c.Count.Kind != ability.Exactly && !hasTotal(f) && r.asLongAs(&c.Of) {
		r.lastNoun = c.Of
	}
	single := c.Count.N == ability.Amount(ability.Number(1))
	r.pick(c.Count.Kind != ability.Exactly || !single)
	r.pickedFrom(f, before)
	r.several, r.anyNumber = !single, c.Count.Kind == ability.AnyNumber
	return c, true
}

// pickedFrom notes of what kind the cards are that were picked, and where they lie.
func (r *reader) pickedFrom(f ability.Filter, before state) {
	r.pickType, r.pickNamed, r.fromThem = shape.OneType(f), len(f.Names) > 0 || len(f.Types) > 1, shape.AmongThem(f)
	r.fromSeen = r.fromThem && (before.looksAtCards(&r.before) || before.fromSeen || !before.anyPick && r.before.pick.fromSeen)
	r.pickName = oneName(f)
	r.bears = carriesArms(f)
	r.outside = r.fromThem && before.outside || !r.fromThem && len(f.In) > 0 && shape.OutOfPlay(f.In[0])
}

// oneName is the name that a filter asks for, empty for none or several.
func oneName(f ability.Filter) string {
	if len(f.Names) != 1 {
		return ""
	}
	return f.Names[0]
}

// ofEachSide makes one card "de cada Cementerio" two, one of each player's.
func ofEachSide(c ability.Chosen) (ability.Chosen, bool) {
	if c.Count != (ability.Count{N: ability.Number(1)}) || c.Random || c.Of.Of != ability.Anyone || c.Of.IsBest() {
		return c, false
	}
	for _, z := range c.Of.In {
		if z == ability.Castle || z == ability.Hand || z == ability.AmongThem {
			return c, false
		}
	}
	c.Count.N = ability.Number(2)
	add(&c.Of, ability.Is{State: ability.EachSide})
	sortQualities(&c.Of)
	return c, true
}

// nothingSaidOf reports whether nothing says what cards were read last: "destruye 2".
func (r *reader) nothingSaidOf(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	return chosen && r.nounless && shape.BareFilter(x.Of) && len(x.Of.In) == 0 && x.Of.Of == ability.Anyone
}

// chooser skips who chooses when it is whoever acts anyway.
func (r *reader) chooser() bool {
	at := r.state
	r.comma()
	if who, ok := r.choice(); ok && who == r.actor {
		r.comma()
		return true
	}
	r.state = at
	return false
}

// yourChoice reads "a tu elección" behind what the opponent does to cards of his own: it is
// you who does it.
func (r *reader) yourChoice(e ability.Effect) ability.Effect {
	act, ok := e.(ability.Act)
	c, chosen := act.What.(ability.Chosen)
	if !ok || !chosen || act.Who != ability.Opponent || c.Of.Of != ability.Opponent || c.Random {
		return e
	}
	at := r.state
	r.comma()
	if who, ok := r.choice(); !ok || who != ability.You {
		r.state = at
		return e
	}
	act.Who = ability.You
	return act
}

// theirChoice reads "que elija tu oponente", "a elección de tu oponente" behind what you do to cards
// that he picks first.
func (r *reader) theirChoice(e ability.Effect) ability.Effect {
	c, chosen := shape.DoneTo(e).(ability.Chosen)
	if !chosen || c.Random || r.actor != ability.You || slices.Contains(c.Of.In, ability.Castle) || !isMove(e) {
		return e
	}
	at := r.state
	r.comma()
	if who, ok := r.choice(); !ok || who != ability.Opponent {
		r.state = at
		return e
	}
	pick := ability.Act{Who: ability.Opponent, Verb: ability.Pick, What: c}
	done := shape.OfCards(e, func(ability.Cards) ability.Cards { return ability.It{} })
	return ability.Sequence{Steps: []ability.Step{{Do: pick}, {Link: ability.And, Do: done}}}
}

// isMove reports whether an effect is one that you do to cards themselves: they are moved or destroyed.
func isMove(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Who == ability.You && shape.Parts[e.Verb]
	case ability.Put:
		return e.Who == ability.You
	}
	return false
}

// choice reads who chooses: "a tu elección", "a elección de tu oponente".
func (r *reader) choice() (ability.Player, bool) {
	switch {
	case r.one("a tu eleccion", "que elijas"):
		return ability.You, true
	case r.take("a su eleccion"):
		return r.actor, true
	case r.take("a eleccion"):
		return r.possessor()
	case r.one("que elija tu oponente", "que escoja tu oponente", "que tu oponente elija", "que tu oponente escoja", "elegido por tu oponente", "elegidos por tu oponente",
		"elegida por tu oponente", "elegidas por tu oponente"):
		return ability.Opponent, true
	}
	return 0, false
}
