package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/ui/lobby"
	"castillo/ui/playmat"
)

// duel is the match that is being played.
type duel struct {
	shell  *shell
	record *recording // nil with a friend, where the audit makes it
	friend *friendly  // nil against the computer
	mat    *playmat.Mat
}

// StartDuel opens the playmat for a duel against the computer.
func (s *shell) StartDuel(setup lobby.DuelSetup) error {
	match, err := game.NewMatch(myl.Rulebook, setup.Setup)
	if err != nil {
		return err
	}
	if s.duel != nil {
		s.duel.close()
	}
	d := &duel{shell: s, record: newRecording(s.desk, s.store.Matches(), setup.Setup, s.players(setup))}
	d.mat = playmat.New(playmat.Config{
		Seating: playmat.Seating{
			Match:    match,
			Human:    game.A,
			Opponent: opponent(setup),
			Dealer:   game.NewShuffler(setup.Seed),
			Recorder: d.record,
		},
		Pictures:  s.desk.Cache,
		Rival:     setup.Player.Name(),
		Pace:      s.pace,
		Habits:    s.habits(),
		OnEnd:     func(game.Result) { d.keep() },
		OnRematch: func() { s.rematch(setup) },
		OnLeave:   s.endDuel,
		OnHabits:  s.setHabits,
	})
	s.duel = d
	s.show(placePlay)
	d.mat.Start()
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

// players are who sits at the table and with which deck.
func (s *shell) players(setup lobby.DuelSetup) [2]replay.Player {
	return [2]replay.Player{
		{Name: s.choices.Player(), Deck: setup.Decks[0]},
		{Name: setup.Player.Name(), Deck: setup.Decks[1]},
	}
}

func (d *duel) content() fyne.CanvasObject {
	if d.friend != nil {
		return container.NewBorder(nil, d.friend.bar.Content(), nil, nil, d.mat)
	}
	return d.mat
}

func (d *duel) shown() { d.mat.Shown() }

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
	if d.friend != nil {
		d.friend.close()
		return
	}
	d.keep()
}

func (d *duel) keep() { d.record.close(d.mat.Match(), d.mat.Result()) }
