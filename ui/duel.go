package ui

import (
	"bytes"
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

// duel is the match that is being played, and its record.
type duel struct {
	shell *shell
	setup lobby.DuelSetup
	match game.Match
	mat   *playmat.Mat
	kept  bool

	mu       sync.Mutex // the duel records from its own goroutine
	recorder *replay.Recorder
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

// keep stores the record, once.
func (d *duel) keep() {
	if d.kept {
		return
	}
	d.kept = true
	result := d.mat.Result()
	var view game.View
	d.mu.Lock()
	record := d.recorder.Finish(d.match)
	d.match.Look(game.A, &view)
	d.mu.Unlock()
	if len(record.Actions) == 0 {
		return
	}
	summary := d.summary(record, result, view.Turn)
	d.shell.desk.Later(func() error {
		var text bytes.Buffer
		if err := record.Encode(&text); err != nil {
			return err
		}
		_, err := d.shell.store.Matches().Save(summary, text.Bytes())
		return err
	}, nil)
}

func (d *duel) summary(record *replay.Record, result game.Result, turns int) cardsdb.Match {
	m := cardsdb.Match{
		Winner:   cardsdb.NoWinner,
		Result:   replay.NewTeller(d.match, [2]string{record.Players[0].Name, record.Players[1].Name}).Result(result),
		Turns:    turns,
		Rulebook: record.Rulebook,
	}
	for _, p := range record.Players {
		m.Seats = append(m.Seats, cardsdb.MatchSeat{Name: p.Name, Deck: p.Deck})
	}
	if result.Over && result.Winner.Plays() {
		m.Winner = int(result.Winner)
	}
	return m
}
