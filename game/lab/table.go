package lab

import (
	"sync/atomic"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/setup"
	"castillo/game/speech"
)

// table is two decks laid out for games in which a certain one begins.
type table struct {
	start   game.Match
	players [2]Player // by deck
	decks   [2]int    // by seat: which of the two decks sits there
	owner   []int     // by card, of which deck it is
	place   [2][]int  // by deck and face: where its name stands in Deck.Names, -1 nowhere
}

// tablesOf are the tables of a pair: first the one where its first deck begins. Where like is
// given, the first deck lies as much like that one as it can, so that the same chance
// deals both the same.
func tablesOf(book game.Rulebook, cards deck.Catalogue, decks [2]Deck, like *Deck) (tables [2]*table, err error) {
	for first := range 2 {
		if tables[first], err = newTable(book, cards, decks, like, first); err != nil {
			return tables, err
		}
	}
	return tables, nil
}

// newTable has one of the decks begin: that one sits at A.
func newTable(book game.Rulebook, cards deck.Catalogue, decks [2]Deck, like *Deck, first int) (*table, error) {
	t := &table{decks: [2]int{first, 1 - first}}
	for i, d := range decks {
		p, ok := PlayerNamed(d.Player)
		if !ok {
			return nil, speech.Errorf("no hay un jugador «%s»", d.Player)
		}
		t.players[i] = p
	}
	s, err := setup.Of([2]deck.List{decks[t.decks[0]].List, decks[t.decks[1]].List}, cards)
	if err != nil {
		return nil, err
	}
	s.First = game.FirstA
	if like != nil {
		align(s.Decks[first].Castle, namesOfSlots(like.List), s.Cards) // the first deck sits at A where it begins, else at B
	}
	if t.start, err = book.NewMatch(s); err != nil {
		return nil, err
	}
	for i, d := range decks {
		t.place[i] = placesOf(s.Cards, d.Names())
	}
	var v game.View
	t.start.Look(game.A, &v)
	t.owner = make([]int, len(v.Cards)+1)
	for _, c := range v.Cards {
		t.owner[c.ID] = t.decks[c.Owner]
	}
	return t, nil
}

// placesOf is for every face where its name stands among names, -1 where it does not.
func placesOf(cards []card.Card, names []string) []int {
	at := map[string]int{}
	for i, n := range names {
		at[card.Fold(n)] = i
	}
	places := make([]int, len(cards)+1)
	places[0] = -1
	for i, c := range cards {
		place, ok := at[card.Fold(c.Name)]
		if !ok {
			place = -1
		}
		places[i+1] = place
	}
	return places
}

// namesOfSlots is the cards of a castle as a setup lays them out.
func namesOfSlots(l deck.List) []string {
	var names []string
	for _, e := range l.Cards {
		for range e.Count {
			names = append(names, card.Fold(e.Name))
		}
	}
	return names
}

// align brings the cards of a castle to the places where those of another have the same name;
// the others fill the places that are left.
func align(castle []game.Face, like []string, cards []card.Card) {
	rest := append([]game.Face(nil), castle...)
	filled := make([]bool, len(castle))
	for i := range min(len(castle), len(like)) {
		for k, f := range rest {
			if card.Fold(cards[f-1].Name) == like[i] {
				castle[i], filled[i] = f, true
				rest = append(rest[:k], rest[k+1:]...)
				break
			}
		}
	}
	for i := range castle {
		if !filled[i] {
			castle[i], rest = rest[0], rest[1:]
		}
	}
}

// cardSet is a set of places in Deck.Names.
type cardSet [(game.MaxCards + 63) / 64]uint64

func (s *cardSet) add(place int) {
	if place >= 0 {
		s[place/64] |= 1 << (place % 64)
	}
}

func (s *cardSet) has(place int) bool { return s[place/64]>>(place%64)&1 != 0 }

// outcome is what came of a game.
type outcome struct {
	score [2]int // by deck, in halves of a game: 2 for a win
	why   game.Ending
	turns int
	cards [2][sightings]cardSet // by deck
}

// A sighting is what became of a card in a game.
const (
	Opening   = iota // it was in the first hand that was kept
	Drawn            // it was drawn, be it for that hand
	Played           // it was played
	sightings        // how many there are
)

// worker plays one game after another and keeps what they need.
type worker struct {
	stop    *atomic.Bool
	match   game.Match
	watch   func(game.Event)
	streams [3]game.Rand // the chance of either deck, and the rest
	options []game.Action

	table *table // of the game that is on
	out   outcome
}

func newWorker(stop *atomic.Bool) *worker {
	w := &worker{stop: stop}
	w.watch = w.note
	return w
}

// errStopped is of a game that was broken off.
var errStopped = speech.Errorf("la partida se interrumpió")

// maxSteps is how many decisions a game may take; a long one takes some thousands.
const maxSteps = 1_000_000

// play plays the game of a table that a seed gives. Each deck has its chance to itself, so that
// the same seed deals a deck the same against other decks and from either side.
func (w *worker) play(t *table, seed uint64) (outcome, error) {
	var err error
	if fault := game.Try(func() { err = w.through(t, seed) }); fault != nil {
		w.match = nil
		return outcome{why: game.Failed}, fault
	}
	return w.out, err
}

func (w *worker) through(t *table, seed uint64) error {
	seeds := game.NewRand(seed)
	for i := range w.streams {
		w.streams[i] = game.NewRand(seeds.Uint64())
	}
	players := [2]game.Chooser{t.players[0].New(seeds.Uint64()), t.players[1].New(seeds.Uint64())}
	w.table, w.out = t, outcome{}
	w.match = copyOf(t.start, w.match)
	m := w.match
	m.Watch(w.watch)
	for range maxSteps {
		if !m.Result().Open() {
			w.end(m.Result())
			return nil
		}
		if w.stop.Load() {
			return errStopped
		}
		var a game.Action
		if who := m.Decision().Seat; who == game.Dealer {
			a = w.deal(m)
		} else {
			a = players[t.decks[who]].Choose(game.SightOf(m, who))
		}
		if err := m.Apply(a); err != nil {
			return speech.Errorf("se eligió %+v: %w", a, err)
		}
	}
	return speech.Errorf("no terminó en %d decisiones", maxSteps)
}

// copyOf is a copy, made in place of an earlier one where it can be.
func copyOf(m, into game.Match) game.Match {
	if g, ok := m.(game.Guessing); ok {
		return g.CopyTo(into)
	}
	return m.Clone()
}

// deal decides by chance.
func (w *worker) deal(m game.Match) game.Action {
	stream := &w.streams[2]
	if c := m.Decision().Source; c != 0 && int(c) < len(w.table.owner) {
		stream = &w.streams[w.table.owner[c]]
	}
	if d, ok := m.(game.Drawing); ok {
		return d.Chance(stream.Below(d.Chances()))
	}
	w.options = m.Options(w.options[:0])
	return w.options[stream.Below(len(w.options))]
}

// note takes down what a game is judged by.
func (w *worker) note(e game.Event) {
	switch e.What {
	case game.TurnOf:
		w.out.turns = e.N
	case game.Mulligans:
		if !e.Seat.Plays() {
			return
		}
		cards := &w.out.cards[w.table.decks[e.Seat]]
		cards[Opening], cards[Drawn] = cardSet{}, cardSet{}
	case game.Draws:
		w.mark(Drawn, e)
		if w.out.turns == 0 {
			w.mark(Opening, e)
		}
	case game.Plays:
		w.mark(Played, e)
	}
}

func (w *worker) mark(sighting int, e game.Event) {
	if e.Card == 0 || int(e.Card) >= len(w.table.owner) {
		return // a card that no deck brought
	}
	of := w.table.owner[e.Card]
	if places := w.table.place[of]; int(e.Face) < len(places) {
		w.out.cards[of][sighting].add(places[e.Face])
	}
}

func (w *worker) end(r game.Result) {
	w.out.why = r.Why
	w.out.score = [2]int{1, 1}
	if r.Winner.Plays() {
		winner := w.table.decks[r.Winner]
		w.out.score[winner], w.out.score[1-winner] = 2, 0
	}
}
