package scenario

import (
	"fmt"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

const expectHint = "no es nada que se pueda esperar"

// expect reads what follows "espera".
func (r *reader) expect() (Step, string) {
	e := Expect{Line: r.line, Now: r.words("ya")}
	var ok bool
	if e.That, ok = r.expectation(); !ok {
		return nil, expectHint
	}
	return e, expectHint
}

func (r *reader) expectation() (Expectation, bool) {
	switch {
	case r.words("decide"):
		s, ok := r.seat()
		return Decides{s}, ok
	case r.isAssignment("fase"):
		m, ok := r.moment()
		return During{m}, ok
	case r.isAssignment("turno"):
		s, ok := r.seat()
		return TurnOf{s}, ok
	case r.isAssignment("ganador"):
		return r.winner()
	}
	from := r.i
	if s, ok := r.seat(); ok {
		if not := r.words("no", "puede"); not || r.words("puede") {
			return r.can(s, not)
		}
		r.i = from
	}
	if s, z, ok := r.zone(); ok {
		if e, ok := r.inZone(s, z); ok {
			return e, true
		}
		r.i = from
	}
	if e, ok := r.gold(); ok {
		return e, true
	}
	r.i = from
	return r.ofCard()
}

// isAssignment takes WORD =.
func (r *reader) isAssignment(w string) bool {
	from := r.i
	if r.words(w) && r.mark("=") {
		return true
	}
	r.i = from
	return false
}

func (r *reader) winner() (Expectation, bool) {
	switch {
	case r.words("nadie"):
		return Won{Seat: game.Nobody}, true
	case r.words("empate"):
		return Won{Over: true, Seat: game.Nobody}, true
	}
	s, ok := r.seat()
	return Won{Over: true, Seat: s}, ok
}

// can reads the move after "A puede".
func (r *reader) can(s game.Seat, not bool) (Expectation, bool) {
	from, by := r.i, By(s)
	var m Move
	switch {
	case r.words("jugar"):
		m, _ = r.play(r.line, by)
	case r.words("usar"):
		m, _ = r.use(r.line, by)
	case r.words("atacar", "con"):
		m, _ = r.attack(r.line, by)
	case r.words("bloquear"):
		m, _ = r.block(r.line, by)
	}
	if m == nil {
		return nil, false
	}
	return Can{Not: not, Move: m, Text: strings.TrimSpace(r.text[r.toks[from].start:])}, true
}

// inZone reads what follows A.ZONE.
func (r *reader) inZone(s game.Seat, z Place) (Expectation, bool) {
	if sign, ok := r.sign(); ok {
		n, ok := r.number()
		return Count{s, z, sign, n}, ok
	}
	h := Holds{Side: s, Place: z}
	switch {
	case r.mark(":"):
		if r.done() || r.words("nada") && r.done() {
			return h, true
		}
	case r.words("incluye"):
		h.How = Includes
	case r.words("excluye"):
		h.How = Excludes
	case z == Castle && r.words("arriba") && r.mark(":"):
		h.How = OnTop
	default:
		return nil, false
	}
	for {
		c, ok := r.stack()
		if !ok {
			return nil, false
		}
		h.Cards = append(h.Cards, c)
		if !r.mark(",") {
			return h, true
		}
	}
}

func (r *reader) gold() (Expectation, bool) {
	t := r.peek()
	if t.kind != aSide {
		return nil, false
	}
	s, _ := readSeat(t.folded)
	r.i++
	if !r.words("oros") {
		return nil, false
	}
	sign, ok := r.sign()
	if !ok {
		return nil, false
	}
	n, ok := r.number()
	return Gold{s, sign, n}, ok
}

// ofCard reads what follows a card.
func (r *reader) ofCard() (Expectation, bool) {
	c, ok := r.ref("en", "es", "no", "tiene")
	if !ok {
		return nil, false
	}
	if t := r.peek(); t.kind == aField {
		r.i++
		sign, ok := r.sign()
		if !ok {
			return nil, false
		}
		n, ok := r.number()
		return Value{c, t.folded == "coste", sign, n}, ok
	}
	if r.words("en") {
		s, z, ok := r.zone()
		return Where{c, s, z}, ok
	}
	not := r.words("no")
	switch {
	case r.words("tiene", "habilidad"):
		return Able{c, not}, true
	case r.words("es"):
		return r.is(c, not)
	}
	return nil, false
}

func (r *reader) is(c Ref, not bool) (Expectation, bool) {
	t := r.peek()
	e := Is{Card: c, Not: not}
	var err error
	if e.Race, err = card.ParseRace(t.folded); err != nil {
		if e.Type, err = card.ParseType(t.folded); err != nil {
			return nil, false
		}
	}
	r.i++
	return e, t.kind == aWord
}

// What a person would say.

func (c Ref) String() string {
	s := c.Name
	if c.Place != NoPlace {
		s = c.Place.String() + "." + s
	}
	if c.Side.Plays() {
		s = c.Side.String() + "." + s
	}
	if c.Ordinal > 0 {
		s = fmt.Sprintf("%s#%d", s, c.Ordinal)
	}
	return s
}

func (e Count) String() string { return fmt.Sprintf("%v.%v %s %d", e.Side, e.Place, e.Sign, e.N) }

func (e Holds) String() string {
	how := [...]string{":", " incluye", " excluye", " arriba:"}[e.How]
	return fmt.Sprintf("%v.%v%s %s", e.Side, e.Place, how, stacks(e.Cards))
}

// stacks lists cards as a scenario would.
func stacks(cards []Stack) string {
	if len(cards) == 0 {
		return "nada"
	}
	parts := make([]string, len(cards))
	for i, c := range cards {
		parts[i] = c.Name
		if c.Count != 1 {
			parts[i] = fmt.Sprintf("%d %s", c.Count, c.Name)
		}
	}
	return strings.Join(parts, ", ")
}

func (e Gold) String() string { return fmt.Sprintf("%v.oros %s %d", e.Side, e.Sign, e.N) }

func (e Value) String() string { return fmt.Sprintf("%v.%s %s %d", e.Card, e.field(), e.Sign, e.N) }

func (e Value) field() string {
	if e.Cost {
		return "coste"
	}
	return "fuerza"
}

func (e Where) String() string { return fmt.Sprintf("%v en %v.%v", e.Card, e.Side, e.Place) }

func (e Is) String() string { return fmt.Sprintf("%v %ses %s", e.Card, no(e.Not), e.word()) }

func (e Is) word() string {
	if e.Race != card.NoRace {
		return e.Race.String()
	}
	return e.Type.String()
}

func (e Able) String() string { return fmt.Sprintf("%v %stiene habilidad", e.Card, no(e.Not)) }

func (e Can) String() string { return fmt.Sprintf("%v %spuede %s", e.Move.Mover(), no(e.Not), e.Text) }

func (e Decides) String() string { return fmt.Sprintf("decide %v", e.Seat) }
func (e During) String() string  { return fmt.Sprintf("fase = %v", e.Phase) }
func (e TurnOf) String() string  { return fmt.Sprintf("turno = %v", e.Seat) }

func (e Won) String() string {
	switch {
	case !e.Over:
		return "ganador = nadie"
	case !e.Seat.Plays():
		return "ganador = empate"
	}
	return fmt.Sprintf("ganador = %v", e.Seat)
}

func no(not bool) string {
	if not {
		return "no "
	}
	return ""
}
