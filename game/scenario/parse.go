package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"castillo/game"
	"castillo/game/card"
)

// The limits of a file.
const (
	maxBytes  = 1 << 20
	maxErrors = 50
	maxNumber = 9999
	maxCopies = game.MaxCards
	maxWords  = 16                // of a name that is recognized among others
	maxLaid   = 4 * game.MaxCards // entries of all zones; the rulebook says how many cards fit
)

// Error is one thing in a file that was not understood.
type Error struct {
	File  string
	Line  Line
	Words string // what was not understood, as written
	Hint  string // what is wrong with it, where there is more to say
}

// Error names file, line and words.
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Reason())
}

// Reason is the error without its place.
func (e *Error) Reason() string {
	switch {
	case e.Words == "":
		return e.Hint
	case e.Hint == "":
		return fmt.Sprintf("no se entiende «%s»", e.Words)
	}
	return fmt.Sprintf("no se entiende «%s»: %s", e.Words, e.Hint)
}

// Errors is everything that was not understood, in the order of the file.
type Errors []*Error

// Error is a line for each.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i := range e {
		lines[i] = e[i].Error()
	}
	return strings.Join(lines, "\n")
}

// Parse reads a file. Its error is an [Errors] of everything in it that is not
// understood.
func Parse(file string, text []byte) (*Scenario, error) {
	p := &parser{out: &Scenario{File: file, Rules: "dar", Seed: 1, Turn: 5, Phase: Vigil}, names: map[string]bool{}, defined: map[string]Line{}}
	switch {
	case len(text) > maxBytes:
		p.fail("", fmt.Sprintf("el archivo pasa de %d bytes", maxBytes))
	case !utf8.Valid(text):
		p.fail("", "el archivo no está en UTF-8")
	default:
		p.file(strings.TrimPrefix(string(text), "\ufeff"))
	}
	if len(p.errs) > 0 {
		slices.SortStableFunc(p.errs, func(a, b *Error) int { return cmp.Compare(a.Line, b.Line) })
		return nil, p.errs
	}
	return p.out, nil
}

// Goal is what a puzzle asks for.
const Goal = "gana este turno"

type parser struct {
	out     *Scenario
	errs    Errors
	line    Line
	entries int
	names   map[string]bool // folded names of the cards that the file speaks of
	longest int             // words of the longest among them
	defined map[string]Line // by folded name
}

func (p *parser) fail(words, hint string) {
	if len(p.errs) < maxErrors {
		p.errs = append(p.errs, &Error{p.out.File, p.line, words, hint})
	}
}

func (p *parser) file(text string) {
	p.know(plainOro)
	n := 0
	for line := range strings.Lines(text) {
		n++
		p.line = Line(n)
		line = withoutComment(strings.TrimRight(line, "\r\n"))
		switch {
		case line == "":
		case p.out.Moves > 0:
			if s := p.step(line); s != nil {
				p.add(s)
			}
		default:
			p.setUp(line)
		}
	}
	if p.out.Moves == 0 {
		p.line = Line(max(n, 1))
		p.fail("", "falta la línea «jugada:»")
	}
	p.attackersAreLate()
}

// add appends a step. Two zones that a player leaves as they are, on two lines,
// are one answer.
func (p *parser) add(s Step) {
	steps := p.out.Steps
	if keep, ok := s.(Keep); ok && len(steps) > 0 {
		if before, ok := steps[len(steps)-1].(Keep); ok && before.By == keep.By {
			before.Places = append(before.Places, keep.Places...)
			steps[len(steps)-1] = before
			return
		}
	}
	p.out.Steps = append(steps, s)
}

// know remembers a name, so that it is recognized among other words.
func (p *parser) know(name string) {
	folded := card.Fold(name)
	p.names[folded] = true
	p.longest = min(max(p.longest, strings.Count(folded, " ")+1), maxWords)
}

// setUp reads a statement before "jugada:".
func (p *parser) setUp(line string) {
	key, rest, ok := strings.Cut(line, ":")
	if !ok {
		p.fail(line, "antes de «jugada:» va «CLAVE: …»")
		return
	}
	rest = strings.TrimSpace(rest)
	switch folded := card.Fold(key); folded {
	case "titulo":
		p.out.Title = rest
	case "reglamento":
		p.out.Rules = card.Fold(rest)
		if indexOf([]string{"dar", "barbarie", "basico"}, p.out.Rules) < 0 {
			p.fail(rest, "los reglamentos son dar, barbarie y basico")
		}
	case "semilla":
		n, err := strconv.ParseUint(rest, 10, 64)
		if err != nil {
			p.fail(rest, "la semilla es un número")
		}
		p.out.Seed = n
	case "acertijo":
		if p.out.Puzzle = card.Fold(rest) == Goal; !p.out.Puzzle {
			p.fail(rest, "lo que se pide es «"+Goal+"»")
		}
	case "grado":
		if p.out.Grade, ok = readNumber(rest); !ok || p.out.Grade == 0 {
			p.fail(rest, "el grado se cuenta desde 1")
		}
	case "gana":
		p.out.First = append(p.out.First, rest)
	case "carta":
		p.define(rest)
	case "turno":
		if p.out.Active, ok = readSeat(card.Fold(rest)); !ok {
			p.fail(rest, "el turno es de A o de B")
		}
	case "numero de turno":
		if p.out.Turn, ok = readNumber(rest); !ok || p.out.Turn == 0 {
			p.fail(rest, "el número de turno se cuenta desde 1")
		}
	case "fase":
		if p.out.Phase, ok = readMoment(card.Fold(rest)); !ok {
			p.fail(rest, "las fases son "+strings.Join(momentWords[1:], ", "))
		}
	case "jugada":
		if rest != "" {
			p.fail(rest, "las jugadas van en las líneas que siguen")
		}
		p.out.Moves = p.line
	default:
		p.lay(line, folded, key, rest)
	}
}

func readNumber(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0 && n <= maxNumber && s[0] != '+'
}

// define reads NAME | TYPE | fields | texto: RULES TEXT.
func (p *parser) define(rest string) {
	name, rest, _ := strings.Cut(rest, "|")
	name = strings.Trim(strings.TrimSpace(name), `"`)
	kind, rest, more := strings.Cut(rest, "|")
	typ, err := card.ParseType(strings.TrimSpace(kind))
	switch {
	case name == "":
		p.fail(kind, "la carta no tiene nombre")
		return
	case err != nil:
		p.fail(strings.TrimSpace(kind), "los tipos son Aliado, Arma, Talismán, Tótem y Oro")
		return
	}
	c := card.Card{Name: name, Type: typ, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility}
	if typ != card.Gold {
		c.Cost = 0
	}
	if typ == card.Ally {
		c.Strength = 0
	}
	for more {
		if body, ok := cutKey(rest, "texto:"); ok {
			c.Text, c.Ability = body, card.WithAbility
			break
		}
		var f string
		f, rest, more = strings.Cut(rest, "|")
		p.fact(&c, strings.TrimSpace(f))
	}
	if at := p.defined[card.Fold(name)]; at > 0 {
		p.fail(name, fmt.Sprintf("la carta ya está definida en la línea %d", at))
		return
	}
	p.defined[card.Fold(name)] = p.line
	p.know(name)
	p.out.Cards = append(p.out.Cards, Definition{p.line, c})
}

// fact reads one field of a definition.
func (p *parser) fact(c *card.Card, f string) {
	if n, ok := cutKey(f, "coste "); ok && c.Type != card.Gold {
		if p.small(&c.Cost, n) {
			return
		}
	}
	if n, ok := cutKey(f, "fuerza "); ok && c.Type == card.Ally {
		if p.small(&c.Strength, n) {
			return
		}
	}
	if names, ok := cutKey(f, "raza "); ok && c.Type == card.Ally {
		for _, name := range strings.Split(card.Fold(names), " y ") {
			r, err := card.ParseRace(name)
			if err != nil {
				p.fail(names, err.Error())
			}
			c.Races = c.Races.With(r)
		}
		return
	}
	if card.Fold(f) == "unica" {
		c.Unique = true
		return
	}
	p.fail(f, "tras el tipo van coste N, fuerza N y raza R (de un Aliado), única y texto:")
}

func (p *parser) small(to *int8, s string) bool {
	n, ok := readNumber(s)
	if ok && n < 100 {
		*to = int8(n)
	}
	return ok && n < 100
}

// cutKey cuts a keyword, case and accents apart, off the beginning of s.
func cutKey(s, key string) (rest string, ok bool) {
	s = strings.TrimLeft(s, " \t")
	if len(s) < len(key) || card.Fold(s[:len(key)]+".") != key+"." {
		return "", false
	}
	return strings.TrimSpace(s[len(key):]), true
}

// lay reads A.ZONE: [N ]NAME[, [N ]NAME]...
func (p *parser) lay(line, folded, key, rest string) {
	who, where, _ := strings.Cut(folded, ".")
	s, isSeat := readSeat(strings.TrimSpace(who))
	z, isPlace := readPlace(strings.TrimSpace(where))
	if !isSeat || !isPlace {
		p.fail(key+":", "antes de «jugada:» van título, reglamento, semilla, acertijo, grado, gana, carta, turno, número de turno, fase y zonas como A.mano: "+
			strings.Join(placeWords[1:], ", "))
		return
	}
	r, ok := p.read(rest)
	if !ok {
		return
	}
	l := Lay{Line: p.line, Side: s, Place: z}
	for {
		e, ok := r.entry()
		if !ok {
			p.fail(r.rest(), "se esperaba [N ]CARTA[, …]")
			return
		}
		if p.entries++; p.entries > maxLaid {
			p.fail("", "demasiadas cartas")
			return
		}
		l.Cards = append(l.Cards, e)
		if r.done() {
			break
		}
		if !r.mark(",") {
			p.fail(r.rest(), "las cartas se separan con comas")
			return
		}
	}
	for _, e := range l.Cards {
		p.know(e.Name)
		for _, arm := range e.Arms {
			p.know(arm)
		}
	}
	p.out.Lays = append(p.out.Lays, l)
}

// attackersAreLate: an ally in the active player's attack line is a declared
// attacker. The opponent's may lie there since its own turn.
func (p *parser) attackersAreLate() {
	for _, l := range p.out.Lays {
		if l.Place == AttackLine && l.Side == p.out.Active && p.out.Phase < Blocking {
			p.line = l.Line
			p.fail(fmt.Sprintf("%v.ataque:", l.Side), "un atacante declarado pide «fase: bloqueo» o una posterior")
		}
	}
}

// read cuts a statement into tokens; where that fails it says so.
func (p *parser) read(s string) (*reader, bool) {
	toks, ok := tokens(s)
	if !ok {
		p.fail(s, "faltan unas comillas")
	}
	return &reader{parser: p, text: s, toks: toks}, ok
}
