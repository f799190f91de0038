//go:build smoke

package smoke

import (
	"fmt"
	"image"
	"time"

	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/speech"
)

// How long the duel is played: until so many cards were dragged to where they
// lit a place up, and so many turns ended.
const (
	enoughDrags = 6
	enoughTurns = 3
	duelTime    = 4 * time.Minute // on a slow machine
	wholeTime   = 30 * time.Minute
)

// moves is what was done at the table.
type moves struct {
	drags, turns int
	over         bool
}

// duel plays against the computer, by what there is to be seen: cards with a
// bright edge can be used, and taking one up lights the places where it may go.
func (r *run) duel() moves {
	r.show(2, "jugar")
	r.click(middle(r.settled("the line for the seed", field)))
	r.press("type", "7")
	r.click(middle(r.settled("the button to play", last(content, true))))
	r.until("the question for another hand", func(f frame) bool { return len(buttons(f, prompt, false)) == 2 })
	f := r.calm()
	r.keepPicture("mano")
	r.click(middle(buttons(f, prompt, false)[0])) // No
	r.until("the answer", func(g frame) bool { return !g.same(f, prompt) })

	var m moves
	budget := duelTime
	if whole {
		budget = wholeTime
	}
	end := time.Now().Add(budget)
	var refused bool
	for !m.over && time.Now().Before(end) && (whole || m.drags < enoughDrags || m.turns < enoughTurns) {
		f := r.calm()
		if isOver(f) {
			r.press("key", "1") // or it only warns of what is about to be done
			f = r.calm()
		}
		if m.over = isOver(f); m.over {
			break
		}
		cards := usable(f)
		if len(cards) > 0 && !refused {
			r.dragToNowhere(cards[0])
			refused = true
		}
		moved := false
		for _, c := range cards {
			if moved = r.drag(c); moved {
				m.drags++
				break
			}
		}
		if m.drags == enoughDrags {
			r.keepPicture("mesa")
		}
		if !moved && r.goOn() {
			m.turns++
		}
	}
	r.keepPicture("duelo")
	r.tell("duel: %d cards dragged, %d turns ended, over: %v", m.drags, m.turns, m.over)
	if m.drags < 2 {
		r.Fatal("cards could not be dragged")
	}
	return m
}

// usable finds the left edges of the cards with which something can be done.
func usable(f frame) []image.Rectangle {
	return f.edges(tint(fynetheme.ColorNameWarning), board, leastEdge, 12)
}

// places finds the left edges of where the held card may go.
func places(f frame) []image.Rectangle {
	return f.edges(tint(fynetheme.ColorNameSuccess), board, leastEdge, 30)
}

// answerTime is how long the table may take for what a key or the pointer does,
// where it may well do nothing.
const answerTime = 1500 * time.Millisecond

// leastEdge is shorter than the edge of any card.
const leastEdge = 34

// aside is where the pointer is over no card.
var aside = image.Pt(1150, 655)

// calm waits until the table has come to rest, with the pointer aside.
func (r *run) calm() frame {
	r.press("mousemove", fmt.Sprint(aside.X), fmt.Sprint(aside.Y))
	f, _ := r.rest(content, 600*time.Millisecond, patience)
	r.alive()
	return f
}

// grip is a point of the card of which that is the left edge.
func grip(edge image.Rectangle) image.Point { return image.Pt(edge.Max.X+14, middle(edge).Y) }

// lift takes a card up with the pointer.
func (r *run) lift(edge image.Rectangle) {
	p := grip(edge)
	r.press("mousemove", fmt.Sprint(p.X), fmt.Sprint(p.Y), "sleep", "0.05", "mousedown", "1", "sleep", "0.05",
		"mousemove_relative", "--", "1", "-4", "sleep", "0.03", "mousemove_relative", "--", "2", "-6")
}

// carry brings it somewhere in several steps, as a hand does, and lets it go.
func (r *run) carry(from, to image.Point) {
	var words []string
	const steps = 8
	for i := 1; i <= steps; i++ {
		words = append(words, "mousemove", fmt.Sprint(from.X+(to.X-from.X)*i/steps), fmt.Sprint(from.Y+(to.Y-from.Y)*i/steps), "sleep", "0.02")
	}
	r.press(append(words, "mouseup", "1")...)
}

// drag carries a card to the first place that it lights up, and reports whether
// there was one and the table has changed.
func (r *run) drag(edge image.Rectangle) bool {
	before, _ := r.display.look()
	r.lift(edge)
	f, err := r.wait(answerTime, func(f frame) bool { return len(places(f)) > 0 })
	if err != nil {
		r.press("mouseup", "1")
		r.press("key", "Escape")
		r.calm()
		return false
	}
	r.carry(grip(edge), grip(places(f)[0]))
	after := r.calm()
	if len(places(after)) > 0 || len(buttons(after, prompt, false)) > 1 {
		r.press("key", "1") // there is more than one thing to do there, or more to be said
		after = r.calm()
	}
	return !after.same(before, board)
}

// dragToNowhere lets a card go where it may not: it comes back.
func (r *run) dragToNowhere(edge image.Rectangle) {
	before := r.calm()
	r.lift(edge)
	r.carry(grip(edge), image.Pt(960, 20)) // the opponent's hand
	hand := image.Rect(360, 600, board.Max.X, height)
	r.press("mousemove", fmt.Sprint(aside.X), fmt.Sprint(aside.Y))
	r.until("the card back in the hand", func(f frame) bool { return f.same(before, hand) })
	r.tell("duel: a card let go in the wrong place comes back")
}

// goOn passes, answers no or ends the turn, and reports whether anything came
// of it.
func (r *run) goOn() bool {
	for _, key := range []string{"space", "n", "t", "1"} {
		before, _ := r.display.look()
		r.press("key", key)
		if _, err := r.wait(answerTime, func(f frame) bool { return !f.same(before, content) }); err == nil {
			return key == "t"
		}
	}
	return false
}

// isOver reports whether the page is open that tells how the duel ended: its
// button for another one is the only one in the middle of the table that is
// mostly wanted.
func isOver(f frame) bool {
	for _, margin := range f.edges(tint(fynetheme.ColorNamePrimary), image.Rect(250, 200, 860, 600), 26, 0) {
		if margin.Dx() >= 5 {
			return true
		}
	}
	return false
}

// checkStore reads the store behind the program: the match is there as it was
// played, and so are the copies that were counted and the deck.
func (r *run) checkStore(m moves) {
	store, err := cardsdb.Open(r.home.data(), cardsdb.Options{})
	r.must(err, "the store")
	defer store.Close()

	held, err := store.Collection().All()
	r.must(err, "the collection")
	if len(held) != 1 || held[0].Count != 3 {
		r.Errorf("the collection holds %v, three copies of a card were counted", held)
	}
	decks, err := store.Decks().All()
	r.must(err, "the decks")
	for i, starter := range cardsdb.Starters() {
		if i >= len(decks) || list(decks[i]) != list(starter) {
			r.Errorf("the deck %s is not as it was", starter.Name)
		}
	}

	matches, err := store.Matches().All()
	r.must(err, "the matches")
	if len(matches) != 1 {
		r.Fatalf("%d matches are stored, one was played", len(matches))
	}
	_, text, err := store.Matches().Load(matches[0].ID)
	r.must(err, "the match")
	kept, err := round.Read(text)
	r.must(err, "the record")
	record := kept.Duels[0].Record
	p, err := replay.Play(record, myl.Rulebook)
	r.must(err, "the record")
	if d := p.Difference(); d != nil {
		r.Errorf("the record does not replay: %v", d)
	}
	acted, golds, allies := r.tally(p)
	if acted < m.drags || golds == 0 || allies == 0 {
		r.Errorf("the person acted %d times and played %d golds and %d allies; %d cards were dragged", acted, golds, allies, m.drags)
	}
	if over := record.Result().Over; over != m.over {
		r.Errorf("the match is over: %v, the screen said: %v", over, m.over)
	}
	result := replay.NewTeller(p.At(0), [2]string{"Jugador", "Voraz"}, speech.InSpanish).Result(record.Result())
	r.tell("store: %s; %d actions, %d of the person (%d golds, %d allies played), %d states replay alike",
		result, p.Len(), acted, golds, allies, record.States())
}

// list is what is in a deck, in one spelling.
func list(d cardsdb.Deck) string {
	l, err := deck.Parse(d.Text)
	if err != nil {
		return err.Error()
	}
	return l.Tidy().Sorted().String()
}

// tally counts what the person did.
func (r *run) tally(p *replay.Replay) (acted, golds, allies int) {
	p.Watch(0, p.Len(), func(_ int, m game.Match, a game.Action) {
		if m.Decision().Seat != game.A {
			return
		}
		acted++
		if a.Verb != game.Play {
			return
		}
		var v game.View
		m.Look(game.A, &v)
		switch m.Definition(v.Find(a.Card).Face).Type {
		case card.Gold:
			golds++
		case card.Ally:
			allies++
		}
	}, func(game.Event) {})
	return acted, golds, allies
}
