package ui

import (
	"bytes"
	"errors"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/ui/lobby"
	"castillo/ui/playmat"
)

// duel is the match that is being played, and its record. The record is stored
// while it grows, so that a match outlives the program however that ends.
type duel struct {
	shell *shell
	setup lobby.DuelSetup
	match game.Match
	mat   *playmat.Mat

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

// StartDuel opens the playmat for a duel against the computer.
func (s *shell) StartDuel(setup lobby.DuelSetup) error {
	match, err := myl.Rulebook.NewMatch(setup.Setup)
	if err != nil {
		return err
	}
	if s.duel != nil {
		s.duel.close()
	}
	d := &duel{shell: s, setup: setup, match: match, recorder: replay.NewRecorder(myl.Rulebook, setup.Setup)}
	d.recorder.Title(d.players(), time.Now().Format("2006-01-02 15:04"))
	d.mat = playmat.New(playmat.Config{
		Seating: playmat.Seating{
			Match:    match,
			Human:    game.A,
			Opponent: opponent(setup),
			Dealer:   game.NewShuffler(setup.Seed),
			Recorder: d,
		},
		Pictures:  s.desk.Cache,
		Rival:     setup.Player.Name(),
		Habits:    s.habits(),
		OnEnd:     func(game.Result) { d.keep() },
		OnRematch: func() { s.rematch(setup) },
		OnLeave:   s.endDuel,
		OnHabits:  s.setHabits,
	})
	s.duel = d
	s.show(placePlay)
	return nil
}

func opponent(setup lobby.DuelSetup) game.Chooser {
	if setup.Player == lobby.Random {
		return bot.NewRandom(setup.Seed + 1)
	}
	return bot.NewGreedy()
}

// rematch plays the same decks again, dealt otherwise.
func (s *shell) rematch(setup lobby.DuelSetup) {
	r := game.NewRand(setup.Seed)
	setup.Seed = r.Uint64()
	if err := s.StartDuel(setup); err != nil {
		s.desk.Fail(err)
	}
}

// endDuel goes back to the lobby.
func (s *shell) endDuel() {
	if s.duel != nil {
		s.duel.close()
		s.duel = nil
	}
	s.show(placePlay)
}

const habitsKey = "mesa"

// habits are what the person need not be asked for, as chosen the last time.
func (s *shell) habits() (h playmat.Habits) {
	h = playmat.Habits{Customary: true, Pass: true}
	_ = s.store.Settings().Load(habitsKey, &h) // without one the default stands
	return h
}

func (s *shell) setHabits(h playmat.Habits) {
	s.desk.Later(func() error { return s.store.Settings().Save(habitsKey, h) }, nil)
}

// Add implements playmat.Recorder.
func (d *duel) Add(m game.Match, a game.Action) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.recorder.Add(m, a)
	m.Look(game.A, &d.view)
	d.saveSoon()
}

func (d *duel) players() [2]replay.Player {
	return [2]replay.Player{
		{Name: d.shell.choices.Player(), Deck: d.setup.Decks[0]},
		{Name: d.setup.Player.Name(), Deck: d.setup.Decks[1]},
	}
}

func (d *duel) content() fyne.CanvasObject { return d.mat }

func (d *duel) shown() { d.mat.Focus() }

// typedKey takes a key that nothing had the focus for back to the table.
func (d *duel) typedKey(e *fyne.KeyEvent) {
	d.mat.Focus()
	if f := d.shell.desk.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	}
}

// close ends the duel where it stands and keeps its record.
func (d *duel) close() {
	d.mat.Close()
	d.keep()
}

// keep closes the record and stores it, once.
func (d *duel) keep() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.final != nil || d.recorder.Len() == 0 {
		return
	}
	if r := d.mat.Result(); r.Why == game.Conceded {
		d.final = d.recorder.Concede(d.match, r.Winner.Other())
	} else {
		d.final = d.recorder.Finish(d.match)
	}
	d.saveSoon()
}

// saveSoon stores what there is when its turn comes. One save that waits is
// enough: it will find everything.
func (d *duel) saveSoon() {
	if !d.waiting {
		d.waiting = true
		d.shell.desk.Later(d.save, nil)
	}
}

// save runs among the errands.
func (d *duel) save() error {
	d.mu.Lock()
	d.waiting = false
	record, turns, final := d.final, d.view.Turn, d.final != nil
	if !final {
		record = d.recorder.Record()
	}
	d.mu.Unlock()
	if d.gone {
		return nil
	}
	var text bytes.Buffer
	err := record.Encode(&text)
	if err == nil {
		summary := summaryOf(record, turns)
		summary.ID = d.id
		summary, err = d.shell.store.Matches().Save(summary, text.Bytes())
		if d.gone = d.id != 0 && errors.Is(err, cardsdb.ErrNotFound); d.gone {
			return nil
		}
		d.id = max(d.id, summary.ID)
	}
	again := d.failed && err != nil && !final // told once is enough as long as more is to come
	d.failed = err != nil
	if again {
		return nil
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
