package ui

import (
	"bytes"
	"errors"
	"sync"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/ui/playmat"
	"castillo/ui/widgets"
)

var _ playmat.Recorder = (*recording)(nil)

// recording keeps a match in the store while it is played, so that it outlives
// the program however that ends.
type recording struct {
	desk    *widgets.Desk
	matches *cardsdb.Matches

	mu       sync.Mutex // the duel records from its own goroutine
	recorder *replay.Recorder
	view     game.View      // after the last action
	final    *replay.Record // nil while it is played
	waiting  bool           // a save waits its turn among the errands

	// Of the saves alone, which come one after the other.
	id     cardsdb.MatchID // 0: not stored yet
	gone   bool            // the person has deleted it
	failed bool            // the last save did, and that was told
}

func newRecording(desk *widgets.Desk, matches *cardsdb.Matches, setup game.Setup, players [2]replay.Player) *recording {
	r := &recording{desk: desk, matches: matches, recorder: replay.NewRecorder(myl.Rulebook, setup)}
	r.recorder.Title(players, time.Now().Format("2006-01-02 15:04"))
	return r
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

// close ends the record with the state in which m was left, once; result counts
// concessions in. A match in which nothing happened is not kept.
func (r *recording) close(m game.Match, result game.Result) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.final != nil || r.recorder.Len() == 0 {
		return
	}
	if result.Why == game.Conceded {
		r.final = r.recorder.End(m, result)
	} else {
		r.final = r.recorder.Finish(m)
	}
	r.saveSoon()
}

// saveSoon stores what there is when its turn comes. One save that waits is
// enough: it will find everything.
func (r *recording) saveSoon() {
	if !r.waiting {
		r.waiting = true
		r.desk.Later(r.save, nil)
	}
}

// snapshot is the record as it stands, and the number of turns.
func (r *recording) snapshot() (record *replay.Record, turns int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.waiting = false
	if r.final != nil {
		return r.final, r.view.Turn
	}
	return r.recorder.Record(), r.view.Turn
}

// save runs among the errands. A match that the person has deleted meanwhile
// stays deleted. While more is to come one failure is told, not each.
func (r *recording) save() error {
	record, turns := r.snapshot()
	if r.gone {
		return nil
	}
	err := r.store(record, turns)
	if r.gone = r.id != 0 && errors.Is(err, cardsdb.ErrNotFound); r.gone {
		return nil
	}
	told := r.failed && record.End == nil
	r.failed = err != nil
	if told {
		return nil
	}
	return err
}

func (r *recording) store(record *replay.Record, turns int) error {
	var text bytes.Buffer
	if err := record.Encode(&text); err != nil {
		return err
	}
	summary := summaryOf(record, turns)
	summary.ID = r.id
	stored, err := r.matches.Save(summary, text.Bytes())
	if err == nil {
		r.id = stored.ID
	}
	return err
}

// summaryOf is the line of a record in the list of matches.
func summaryOf(record *replay.Record, turns int) cardsdb.Match {
	result := record.Result()
	m := cardsdb.Match{Winner: cardsdb.NoWinner, Result: replay.EndingWords(result.Why), Turns: turns, Rulebook: record.Rulebook}
	for _, p := range record.Players {
		m.Seats = append(m.Seats, cardsdb.MatchSeat{Name: p.Name, Deck: p.Deck})
	}
	if result.Over && result.Winner.Plays() {
		m.Winner = int(result.Winner)
	}
	return m
}
