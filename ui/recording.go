package ui

import (
	"errors"
	"sync"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/ui/playmat"
	"castillo/ui/widgets"
)

var _ playmat.Recorder = (*recording)(nil)

// recording keeps a round in the store while it is played, so that it outlives
// the program however that ends.
type recording struct {
	desk    *widgets.Desk
	matches *cardsdb.Matches

	mu       sync.Mutex   // the duel records from its own goroutine
	round    round.Round  // but for what the recorder has
	lists    [2]deck.List // of the duel that is recorded
	recorder *replay.Recorder
	writer   round.Writer
	view     game.View       // after the last action
	final    *replay.Record  // nil while the duel is played
	waiting  bool            // a save waits its turn among the errands
	id       cardsdb.MatchID // 0: not stored yet; only a save changes it

	// Of the saves alone, which come one after the other.
	saving sync.Mutex
	gone   bool // the person has deleted it
	failed bool // the last save did, and that was told
}

// newRecording keeps a round that is stored under an ID, 0 for one that is not yet.
func newRecording(desk *widgets.Desk, matches *cardsdb.Matches, r round.Round, id cardsdb.MatchID) *recording {
	return &recording{desk: desk, matches: matches, round: r, id: id}
}

// begin records the next duel, which starts from a setup of these decks.
func (r *recording) begin(book game.Rulebook, setup game.Setup, lists [2]deck.List) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.round = r.soFar()
	r.recorder, r.final, r.lists = replay.NewRecorder(book, setup), nil, lists
	r.recorder.Title(players(r.round), today())
}

// players are the names that the record of a duel of a round has.
func players(r round.Round) (players [2]replay.Player) {
	for i, s := range r.Sides {
		players[i] = replay.Player{Name: s.Name, Deck: s.Deck}
	}
	return players
}

// today is when a duel was played, as its record says it.
func today() string { return time.Now().Format("2006-01-02 15:04") }

// resume goes on with the duel of the round that is not decided, which stands so now.
func (r *recording) resume(d round.Duel, m game.Match) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recorder, r.final, r.lists = replay.Resume(d.Record), nil, d.Lists
	m.Look(game.A, &r.view)
}

// soFar is the round with the duel that is recorded.
func (r *recording) soFar() round.Round {
	if r.recorder == nil {
		return r.round
	}
	record := r.final
	if record == nil {
		record = r.recorder.Record()
	}
	return r.round.With(round.Duel{Lists: r.lists, Record: record})
}

// spend counts seconds of the person's clock, and tells how many are left.
func (r *recording) spend(seconds int) (left int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.round.Spent = min(r.round.Spent+seconds, 60*r.round.Minutes)
	left, _ = r.round.Left()
	return left
}

// standing is the round as it stands.
func (r *recording) standing() round.Round {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.soFar()
}

// Add implements playmat.Recorder.
func (r *recording) Add(m game.Match, a game.Action) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recorder.Add(m, a)
	m.Look(game.A, &r.view)
	r.saveSoon()
}

// Fail implements playmat.Recorder.
func (r *recording) Fail(m game.Match, fault *game.Fault) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.final = r.recorder.Fail(m, fault)
	r.saveSoon()
}

// Back implements playmat.Recorder: the record goes on.
func (r *recording) Back(actions int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.recorder.Back(actions)
	r.final = nil
	r.saveSoon()
}

// close ends the record of the duel with the state in which m was left, once; result
// counts concessions in. A duel in which nothing happened is not kept.
func (r *recording) close(m game.Match, result game.Result) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.recorder == nil || r.final != nil || r.recorder.Len() == 0 {
		return
	}
	if result.Why == game.Conceded {
		r.final = r.recorder.End(m, result)
	} else {
		r.final = r.recorder.Finish(m)
	}
	r.saveSoon()
}

// saveSoon stores what there is as soon as the save before is done. One that waits is enough: it
// will find everything. No errand keeps it waiting, which may take minutes; what comes of it is
// told among the errands, so that they are not done before.
func (r *recording) saveSoon() {
	if r.waiting {
		return
	}
	r.waiting = true
	saved := make(chan error, 1)
	go func() { saved <- r.save() }()
	r.desk.Later(func() error { return <-saved }, nil)
}

// snapshot is the round as it is to be stored, and whether more of it is to come.
func (r *recording) snapshot() (summary cardsdb.Match, text []byte, goesOn bool, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.waiting = false
	text, err = r.writer.Text(r.round, r.lists, r.recorder)
	summary = summaryOf(r.soFar(), r.view.Turn)
	summary.ID = r.id
	return summary, text, r.final == nil, err
}

// save stores the round. A match that the person has deleted meanwhile
// stays deleted. While more is to come one failure is told, not each.
func (r *recording) save() error {
	r.saving.Lock()
	defer r.saving.Unlock()
	summary, text, goesOn, err := r.snapshot()
	if r.gone {
		return nil
	}
	if err == nil {
		err = r.store(summary, text)
	}
	if r.gone = r.id != 0 && errors.Is(err, cardsdb.ErrNotFound); r.gone {
		return nil
	}
	told := r.failed && goesOn
	r.failed = err != nil
	if told {
		return nil
	}
	return err
}

func (r *recording) store(summary cardsdb.Match, text []byte) error {
	stored, err := r.matches.Save(summary, text)
	if err == nil {
		r.mu.Lock()
		r.id = stored.ID
		r.mu.Unlock()
	}
	return err
}

// stored is the ID under which the round is stored, 0 while it is not.
func (r *recording) stored() cardsdb.MatchID {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.id
}

// isOf reports whether this is the round that is stored under an ID.
func (r *recording) isOf(id cardsdb.MatchID) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.id == id
}

// summaryOf is the line of a round in the list of matches.
func summaryOf(r round.Round, turns int) cardsdb.Match {
	result := r.Result()
	m := cardsdb.Match{Winner: cardsdb.NoWinner, Result: replay.EndingWords(result.Why), Turns: turns,
		Rulebook: r.Duels[len(r.Duels)-1].Record.Rulebook}
	if r.Best > 1 {
		m.Score = r.Score().String()
	}
	for _, s := range r.Sides {
		m.Seats = append(m.Seats, cardsdb.MatchSeat{Name: s.Name, Deck: s.Deck})
	}
	if result.Over && result.Winner.Plays() {
		m.Winner = int(result.Winner)
	}
	return m
}
