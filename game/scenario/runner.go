package scenario

import (
	"fmt"
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// Catalogue knows the printed cards by name.
type Catalogue interface {
	// Find is a printing of the card with a name, accents and case apart: one of an
	// edition, or of any for the empty code.
	Find(name string, of card.Edition) (card.Card, bool)
}

// Runner plays scenarios.
type Runner struct {
	// Rulebooks are those that "reglamento:" picks from, by the profile at the
	// end of their id.
	Rulebooks []game.Rulebook
	// Catalogue finds the cards that a file names and does not define; nil for
	// none.
	Catalogue Catalogue
	// Read says whether a card's text can be read; nil for a rulebook that asks
	// no such thing.
	Read func(card.Card) error
}

// Failure is what did not go as a scenario says.
type Failure struct {
	Line   Line
	Reason string
}

// Error is the line and the reason.
func (f *Failure) Error() string { return fmt.Sprintf("%d: %s", f.Line, f.Reason) }

// plainOro is what a castle that is not given is made of, plainCastle copies.
const (
	plainOro    = "Oro"
	plainCastle = 30
)

// Run plays a scenario to its end; nil where everything holds. A rulebook that fails is
// told as the failure of the line at which it did.
func (r *Runner) Run(s *Scenario) *Failure {
	_, failure := r.Stage(s)
	return failure
}

// Stage plays a scenario and gives the match as it stands after that, to be gone on with.
func (r *Runner) Stage(s *Scenario) (m game.Match, failure *Failure) {
	at := s.Moves
	var t *table
	if fault := game.Try(func() { t, failure = r.play(s, &at) }); fault != nil {
		return nil, &Failure{at, fault.Error()}
	}
	if failure != nil {
		return nil, failure
	}
	return t.m, nil
}

// play plays a scenario and keeps in at the line that it is at.
func (r *Runner) play(s *Scenario, at *Line) (*table, *Failure) {
	rules := r.rulebook(s.Rules)
	if rules == nil {
		return nil, &Failure{1, fmt.Sprintf("no hay un reglamento «%s»", s.Rules)}
	}
	l := &layout{runner: r, book: bookOf(rules), faces: map[faceKey]game.Face{}}
	if f := l.lay(s); f != nil {
		return nil, f
	}
	m, err := rules.Arrange(l.position)
	if err != nil {
		return nil, &Failure{s.Moves, err.Error()}
	}
	t := newTable(l.book, m, l.position, s.Seed)
	for i, step := range s.Steps {
		*at = step.At()
		if reason := t.play(step, s.Steps[i+1:]); reason != "" {
			return nil, &Failure{step.At(), reason}
		}
	}
	return t, nil
}

// rulebook finds "dar" in "myl/dar".
func (r *Runner) rulebook(profile string) game.Rulebook {
	for _, b := range r.Rulebooks {
		if id := b.ID(); id[strings.LastIndexByte(id, '/')+1:] == profile {
			return b
		}
	}
	return nil
}

// layout makes a position of what a file sets up.
type layout struct {
	runner   *Runner
	book     *book
	position game.Position
	faces    map[faceKey]game.Face
	blocked  []blocked
}

// faceKey is the folded name of a face, and the edition where one was asked for.
type faceKey struct {
	name    string
	edition card.Edition
}

// blocked is an attacker whose blocker is still to be found.
type blocked struct {
	line Line
	side game.Seat
	at   int // among the side's cards
	by   Ref
}

func (l *layout) lay(s *Scenario) *Failure {
	l.position = game.Position{Active: s.Active, Turn: s.Turn, Phase: l.book.phases[s.Phase], Open: s.Puzzle}
	l.position.ByHand = slices.ContainsFunc(s.Steps, func(s Step) bool { _, ok := s.(Adjust); return ok })
	if l.position.Phase == 0 {
		return &Failure{1, fmt.Sprintf("este reglamento no tiene la fase %v", s.Phase)}
	}
	for _, d := range s.Cards {
		if f := l.add(d.Line, d.Card, ""); f != nil {
			return f
		}
	}
	var castles [2]bool
	for _, lay := range s.Lays {
		if l.book.zones[lay.Place] == 0 {
			return &Failure{lay.Line, fmt.Sprintf("este reglamento no tiene la zona %v", lay.Place)}
		}
		castles[lay.Side] = castles[lay.Side] || lay.Place == Castle
		for _, e := range lay.Cards {
			if f := l.entry(lay, e); f != nil {
				return f
			}
		}
	}
	for _, side := range game.Seats {
		if !castles[side] {
			l.plainCastle(side)
		}
	}
	return l.pair()
}

// add defines a card under the next face, for whoever asks for it by that edition.
func (l *layout) add(at Line, c card.Card, of card.Edition) *Failure {
	if l.runner.Read != nil && c.Text != "" {
		if err := l.runner.Read(c); err != nil {
			return &Failure{at, fmt.Sprintf("el texto de %s no se puede leer: %v", c.Name, err)}
		}
	}
	l.position.Cards = append(l.position.Cards, c)
	l.faces[faceKey{card.Fold(c.Name), of}] = game.Face(len(l.position.Cards))
	return nil
}

// face is the face of a card that the file defines or the catalogue knows.
func (l *layout) face(at Line, name string, of card.Edition) (game.Face, *Failure) {
	if f, ok := l.faces[faceKey{card.Fold(name), of}]; ok {
		return f, nil
	}
	if l.runner.Catalogue != nil {
		if c, ok := l.runner.Catalogue.Find(name, of); ok {
			f := l.add(at, c, of)
			return game.Face(len(l.position.Cards)), f
		}
	}
	if card.Fold(name) == card.Fold(plainOro) {
		return l.plainOro(), nil
	}
	if of != "" {
		return 0, &Failure{at, fmt.Sprintf("el catálogo no tiene ninguna carta «%s» de %s", name, of)}
	}
	return 0, &Failure{at, fmt.Sprintf("no se conoce ninguna carta «%s»: ni el archivo la define ni está en el catálogo", name)}
}

func (l *layout) entry(lay Lay, e Entry) *Failure {
	p := game.Placed{Zone: l.book.zones[lay.Place], Fresh: e.Fresh}
	var fail *Failure
	if p.Face, fail = l.face(lay.Line, e.Name, e.Edition); fail != nil {
		return fail
	}
	for _, name := range e.Arms {
		arm, fail := l.face(lay.Line, name, "")
		if fail != nil {
			return fail
		}
		p.Arms = append(p.Arms, arm)
	}
	cards := &l.position.Sides[lay.Side]
	for range e.Count {
		if e.Blocker != nil {
			l.blocked = append(l.blocked, blocked{lay.Line, lay.Side, len(*cards), *e.Blocker})
		}
		*cards = append(*cards, p)
	}
	return nil
}

// plainCastle fills a castle that is not given, as the contract says that it
// is, so that the runner knows every sleeve.
func (l *layout) plainCastle(side game.Seat) {
	f := l.plainOro()
	for range plainCastle {
		l.position.Sides[side] = append(l.position.Sides[side], game.Placed{Face: f, Zone: l.book.zones[Castle]})
	}
}

// plainOro is the face of an Oro without ability, which every file knows.
func (l *layout) plainOro() game.Face {
	key := faceKey{name: card.Fold(plainOro)}
	if _, ok := l.faces[key]; !ok {
		l.add(0, card.Card{Name: plainOro, Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility}, "") // has no text that could fail to be read
	}
	return l.faces[key]
}

// pair finds the blockers, each before one attacker.
func (l *layout) pair() *Failure {
	taken := map[[2]int]bool{}
	for _, b := range l.blocked {
		foes := l.position.Sides[b.side.Other()]
		nth, found := 0, false
		for i, c := range foes {
			if c.Zone != l.book.zones[Defense] || card.Fold(l.position.Cards[c.Face-1].Name) != card.Fold(b.by.Name) {
				continue
			}
			nth++
			if b.by.Ordinal > 0 && nth != b.by.Ordinal || taken[[2]int{int(b.side), i}] {
				continue
			}
			taken[[2]int{int(b.side), i}], found = true, true
			l.position.Sides[b.side][b.at].Foe = i + 1
			break
		}
		if !found {
			return &Failure{b.line, fmt.Sprintf("no hay un %s libre en la Línea de Defensa de %v que bloquee", b.by.Name, b.side.Other())}
		}
	}
	return nil
}
