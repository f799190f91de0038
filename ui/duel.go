package ui

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/setup"
	"castillo/game/speech"
	"castillo/ui/duels"
	"castillo/ui/firstduel"
	"castillo/ui/friends"
	"castillo/ui/lobby"
	"castillo/ui/playmat"
	"castillo/ui/puzzles"
	"castillo/ui/replays"
	"castillo/ui/sideboard"
	"castillo/ui/tally"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// duel is the match that is being played.
type duel struct {
	shell  *shell
	record *recording      // nil with a friend, where the audit makes it
	friend *friendly       // nil against the computer
	mat    *playmat.Mat    // with two people at this screen that of seat A
	pair   *together       // nil: one person sits at this screen
	clock  *clock          // nil without one
	puzzle *puzzles.Table  // nil: it is a duel
	lesson *firstduel.Page // nil: a duel; else nothing else is there
	// between is the page on which the deck is changed while a friend waits; nil: the table is
	// in sight.
	between *sideboard.Screen
}

// sitting is a round against the computer at the table.
type sitting struct {
	record *recording
	player lobby.Player
	seed   uint64 // of the next duel
}

// StartDuel opens the playmat for a round against the computer.
func (s *shell) StartDuel(d lobby.DuelSetup) error {
	d.Round.Sides[d.Round.Person].Name = s.choices.Player()
	t := &sitting{newRecording(s.desk, s.store.Matches(), d.Round, 0), d.Player, d.Seed}
	return s.deal(t, d.Round.Lists())
}

// deal lays out the next duel of a round with these decks and takes it to the table.
func (s *shell) deal(t *sitting, lists [2]deck.List) error {
	start, err := setup.Next(t.record.standing(), lists, s.store.Catalogue())
	if err != nil {
		return err
	}
	start.ByHand = true
	book, err := bookOf(t.record.standing().Format)
	if err != nil {
		return err
	}
	match, err := game.NewMatch(book, start)
	if err != nil {
		return err
	}
	t.record.begin(match.Rulebook(), start, lists)
	s.seat(t, match, playmat.Past{})
	return nil
}

// bookOf is the rulebook by which a format is played.
func bookOf(f deck.Format) (game.Rulebook, error) {
	book, ok := game.BookOf(myl.Books(), f.Rules)
	if !ok {
		return nil, words.Err("El formato {format} se juega por el reglamento «{rules}», que este programa no tiene", "format", f.Name, "rules", f.Rules)
	}
	return book, nil
}

// unfinished lists the duels and rounds that were left before their end, the last one first. It
// reads the disk.
func (s *shell) unfinished() ([]widgets.Unfinished, error) {
	matches, err := s.store.Matches().All()
	if err != nil {
		return nil, err
	}
	type dated struct {
		widgets.Unfinished
		when time.Time
	}
	var left []dated
	for _, m := range matches {
		if replays.CanGoOn(m) {
			left = append(left, dated{widgets.Unfinished{What: replays.About(m), GoOn: func() { s.resume(m.ID) }}, m.Date})
		}
	}
	for _, f := range friends.Unfinished(s.duels()) {
		left = append(left, dated{widgets.Unfinished{What: f.About(), GoOn: func() { s.resumeWithFriend(f.Path) }}, f.When})
	}
	slices.SortStableFunc(left, func(a, b dated) int { return b.when.Compare(a.when) })
	var out []widgets.Unfinished
	for _, l := range left {
		out = append(out, l.Unfinished)
	}
	return out, nil
}

// resume goes on with a round that was left: with its duel that is not decided, or on the
// way to the next one.
func (s *shell) resume(id cardsdb.MatchID) {
	var r round.Round
	var open round.Duel
	var match game.Match // nil: the next duel is to begin
	var past playmat.Past
	s.desk.Later(func() error {
		err := func() (err error) {
			if r, err = s.loadRound(id); err != nil {
				return err
			}
			var undecided bool
			if _, friendly := markIn(r.Opponent); friendly {
				return nil
			}
			if open, undecided = r.Undecided(); undecided {
				match, past, err = playedSoFar(open.Record, r.Person, lobby.Player(r.Opponent).Name())
			}
			return err
		}()
		if err != nil {
			return speech.Errorf("%s: %w", words.T("No se puede continuar"), err)
		}
		return nil
	}, func(err error) {
		if err != nil {
			return
		}
		if s.isPlayed(id) {
			s.show(placePlay)
			return
		}
		if last, ok := markIn(r.Opponent); ok {
			if err := s.resumeFriendly(r, last); err != nil {
				s.desk.Fail(speech.Errorf("%s: %w", words.T("No se puede continuar"), err))
			}
			return
		}
		t := &sitting{newRecording(s.desk, s.store.Matches(), r, id), lobby.Player(r.Opponent), rand.Uint64()}
		if match == nil {
			s.between(t)
			return
		}
		t.record.resume(open, match)
		s.seat(t, match, past)
	})
}

// isPlayed reports whether a round is on the table.
func (s *shell) isPlayed(id cardsdb.MatchID) bool {
	return s.duel != nil && s.duel.record != nil && s.duel.record.isOf(id)
}

func (s *shell) loadRound(id cardsdb.MatchID) (round.Round, error) {
	_, text, err := s.store.Matches().Load(id)
	if err != nil {
		return round.Round{}, err
	}
	return round.Read(text)
}

// playedSoFar is a recorded match as it was left, and what was told of it.
func playedSoFar(r *replay.Record, person game.Seat, rival string) (game.Match, playmat.Past, error) {
	played, err := replay.Play(r, myl.Books()...)
	if err != nil {
		return nil, playmat.Past{}, err
	}
	if difference := played.Difference(); difference != nil {
		return nil, playmat.Past{}, difference
	}
	return played.At(played.Len()), playmat.Recall(played.At(0), r.Actions, person, rival), nil
}

// playOn takes a moment of a recorded match to the table: a new duel against the computer, whose
// record begins with what was played until then.
func (s *shell) playOn(at replays.Moment, person game.Seat) {
	was := at.Round.Duels[at.Duel]
	player := lobby.Player(at.Round.Opponent).Now()
	r := round.Round{Best: 1, Format: at.Round.Format, Person: person, Opponent: string(player), Sides: at.Round.Sides}
	r.Sides[person].Name, r.Sides[person.Other()].Name = s.choices.Player(), player.Name()
	for i := range r.Sides {
		r.Sides[i].List = was.Lists[i]
	}
	record := replay.Resume(was.Record)
	record.Back(len(was.Record.Actions) - at.Action)
	record.Title(players(r), today())
	begun := round.Duel{Lists: was.Lists, Record: record.Record()}
	var match game.Match
	var past playmat.Past
	s.desk.Later(func() (err error) {
		match, past, err = playedSoFar(begun.Record, person, player.Name())
		return err
	}, func(err error) {
		if err == nil {
			t := &sitting{newRecording(s.desk, s.store.Matches(), r, 0), player, rand.Uint64()}
			t.record.resume(begun, match)
			s.seat(t, match, past)
		}
	})
}

// leftWithFriends are the duels with friends that are not over, for the history: they are among the
// matches only when they are. It reads the disk.
func (s *shell) leftWithFriends() []tally.Duel {
	var left []tally.Duel
	for _, l := range friends.Unfinished(s.duels()) {
		d := tally.Duel{Date: l.When, Rival: tally.Rival{Kind: tally.Friend, Name: l.Terms[l.Seat.Other()].Name}, Outcome: tally.Unfinished}
		if round := l.Terms[game.A].Round; round.Best > 1 {
			d.Number = round.Number
		}
		if format, err := deck.ParseFormat(l.Terms[game.A].Rules); err == nil {
			d.Format = format.Name
		}
		left = append(left, d)
	}
	return left
}

// showDuels takes the place of the table, or of the lobby, with the history of duels.
func (s *shell) showDuels() {
	if s.duel != nil {
		s.duel.close()
		s.duel = nil
	}
	if s.tally == nil {
		s.tally = tally.NewReader(s.store.Matches(), myl.Books()...)
	}
	s.screens[placePlay] = duels.New(duels.Config{Desk: s.desk, Reader: s.tally, Memory: s.store.Settings(), Left: s.leftWithFriends, Back: s.endDuel, Watch: s.openReplay})
	s.show(placePlay)
}

// openReplay shows a stored match in Repeticiones from its beginning.
func (s *shell) openReplay(id cardsdb.MatchID) {
	s.show(placeReplays)
	if screen, ok := s.screens[placeReplays].(*replays.Screen); ok {
		screen.Open(id)
	}
}

// watch shows a round in Repeticiones, once it is stored.
func (s *shell) watch(stored func() cardsdb.MatchID, show func(*replays.Screen, cardsdb.MatchID)) {
	s.desk.Later(func() error { return nil }, func(error) {
		id := stored()
		if id == 0 {
			s.desk.Notes.Say(words.T("La partida todavía no está guardada"))
			return
		}
		s.show(placeReplays)
		if screen, ok := s.screens[placeReplays].(*replays.Screen); ok {
			show(screen, id)
		}
	})
}

// seat opens the playmat for a match of a round, of which some was told before.
func (s *shell) seat(t *sitting, match game.Match, past playmat.Past) {
	if s.duel != nil {
		s.duel.close()
	}
	seed := t.seed
	r := game.NewRand(seed)
	t.seed = r.Uint64()
	d := &duel{shell: s, record: t.record}
	config := playmat.Config{
		Seating: playmat.Seating{
			Match:    match,
			Human:    t.record.standing().Person,
			Opponent: opponent(t.player, seed),
			Dealer:   game.NewShuffler(seed),
			Recorder: t.record,
		},
		Pictures: s.desk.Cache,
		Rival:    t.player.Name(),
		Pace:     s.pace,
		Habits:   s.habits(),
		Past:     past,
		OnEnd:    func(game.Result) { d.keep() },
		Again:    func() string { return againWords(t.record.standing()) },
		Standing: func() string { return standingWords(t.record.standing()) },
		OnLeave:  s.endDuel,
		OnWatch:  func() { s.watch(t.record.stored, (*replays.Screen).Watch) },
		OnPast:   s.showDuels,
		OnRules:  s.showRules,
		Sounds:   s.sounds,
		OnMute:   s.toggleSounds,
		OnHabits: s.setHabits,
	}
	if t.record.standing().Sides[game.A].List.Count() > 0 { // else the decks are not known
		config.OnAgain = func() { s.again(t) }
	}
	if t.player == lobby.Person {
		sides := t.record.standing().Sides
		d.pair = newTogether(config, [2]string{sides[game.A].Name, sides[game.B].Name}, seed)
		d.mat = d.pair.mats[game.A]
		s.duel = d
		s.show(placePlay)
		d.pair.start()
		return
	}
	config.Adviser = newAdviser(seed + 2)
	config.OnReview = func() { s.watch(t.record.stored, (*replays.Screen).Review) }
	d.mat = playmat.New(config)
	if _, ok := t.record.standing().Left(); ok {
		d.clock = newClock(d)
	}
	s.duel = d
	s.show(placePlay)
	d.mat.Start()
}

func opponent(p lobby.Player, seed uint64) game.Chooser {
	switch p.Now() {
	case lobby.Sage:
		return sage{bot.NewSage(bot.Effort{Workers: runtime.NumCPU(), Turns: bot.LongView}, seed+1)}
	case lobby.Novice:
		return bot.NewPlain()
	case lobby.Random:
		return bot.NewRandom(seed + 1)
	}
	return bot.NewGreedy()
}

// sage is a searching player with a time for each decision. While the person decides it thinks on, for so
// long as that is of use.
type sage struct{ *bot.Sage }

// sageTime is what Sabio has for a decision: with ten times as much it wins no more.
const sageTime = 100 * time.Millisecond

// Choose takes what the player has found when its time is over.
func (s sage) Choose(at game.Sight) game.Action {
	defer time.AfterFunc(sageTime, s.Stop).Stop()
	return s.Sage.Choose(at)
}

// adviser is a Sabio of the person's own.
type adviser struct{ *bot.Sage }

// adviceTime is how long it weighs a decision.
const adviceTime = time.Second

// newAdviser leaves the window a core.
func newAdviser(seed uint64) adviser {
	return adviser{bot.NewSage(bot.Effort{Workers: runtime.NumCPU() - 1}, seed)}
}

// Advise weighs a decision until its time is over.
func (a adviser) Advise(at game.Sight, stopped *atomic.Bool) bot.Verdict {
	defer time.AfterFunc(adviceTime, func() { stopped.Store(true) }).Stop()
	return a.WeighUntil(at, stopped)
}

// againWords is what follows a duel that is over.
func againWords(r round.Round) string {
	if r.Result().Over {
		return words.T("Revancha")
	}
	return words.T("Siguiente duelo")
}

// standingWords say how a round of several duels stands, nothing of a single one.
func standingWords(r round.Round) string {
	score := r.Score()
	stands := fmt.Sprintf("%s %d – %d %s", r.Sides[game.A].Name, score.Wins[game.A], score.Wins[game.B], r.Sides[game.B].Name)
	switch result := r.Result(); {
	case r.Best == 1:
		return ""
	case !result.Over:
		return words.T("{score} · duelo {n} de {best}", "score", stands, "n", score.Played()+1, "best", r.Best)
	case result.Winner.Plays():
		return words.T("{score} · {name} gana la ronda", "score", stands, "name", r.Sides[result.Winner].Name)
	}
	return words.T("{score} · la ronda termina empatada", "score", stands)
}

// again goes on with the round after a duel, or plays another like it.
func (s *shell) again(t *sitting) {
	r := t.record.standing()
	if !r.Result().Over {
		s.duel.close()
		s.duel = nil
		s.between(t)
		return
	}
	r.Duels, r.Spent = nil, 0
	if err := s.StartDuel(lobby.DuelSetup{Round: r, Player: t.player, Seed: t.seed}); err != nil {
		s.desk.Fail(err)
	}
}

// between shows the page on which the deck is changed before the next duel of a round.
func (s *shell) between(t *sitting) {
	r := t.record.standing()
	s.screens[placePlay] = sideboard.New(s.desk, sideboard.Config{Round: r, Seat: r.Person, Catalogue: s.store.Catalogue(), Standing: standingWords(r),
		Begin: func(l deck.List) {
			lists := r.Lists()
			lists[r.Person] = l
			if err := s.deal(t, lists); err != nil {
				s.desk.Fail(err)
			}
		},
		Leave: s.endDuel,
	})
	s.show(placePlay)
}

// endDuel goes back to the lobby, which says that the round can be gone on with.
func (s *shell) endDuel() {
	if s.duel != nil {
		s.duel.close()
		s.duel = nil
	}
	delete(s.screens, placePlay)
	s.show(placePlay)
}

const habitsKey = "mesa"

// habits are what the person need not be asked for, as chosen the last time.
func (s *shell) habits() (h playmat.Habits) {
	h = playmat.Habits{Customary: true, Pass: true, Speed: playmat.Slow}
	_ = s.store.Settings().Load(habitsKey, &h) // without one the default stands
	return h
}

func (s *shell) setHabits(h playmat.Habits) {
	s.desk.Later(func() error { return s.store.Settings().Save(habitsKey, h) }, nil)
}

func (d *duel) content() fyne.CanvasObject {
	switch {
	case d.lesson != nil:
		return d.lesson.Content()
	case d.between != nil:
		page := container.New(layout.NewCustomPaddedLayout(screenMargin, 0, screenMargin, screenMargin), d.between.Content())
		return container.NewBorder(nil, d.friend.bar.Content(), nil, nil, page)
	case d.puzzle != nil:
		return d.puzzle.Content()
	case d.friend != nil:
		return container.NewBorder(nil, d.friend.bar.Content(), nil, nil, d.mat)
	case d.clock != nil:
		return container.NewBorder(nil, d.clock.content(), nil, nil, d.mat)
	}
	if d.pair != nil {
		return d.pair.host
	}
	return d.mat
}

// table is the one in sight, nil for none.
func (d *duel) table() *playmat.Mat {
	if d.lesson != nil {
		return d.lesson.Mat()
	}
	if d.pair != nil {
		return d.pair.inSight()
	}
	return d.mat
}

func (d *duel) shown() {
	if d.between != nil {
		d.between.Shown()
		return
	}
	if m := d.table(); m != nil {
		m.Shown()
	}
}

// typedKey takes a key that nothing had the focus for back to the table.
func (d *duel) typedKey(e *fyne.KeyEvent) {
	if m := d.table(); m != nil {
		m.Focus()
	}
	if f := d.shell.desk.Canvas().Focused(); f != nil {
		f.TypedKey(e)
	}
}

// close ends the duel where it stands and keeps its record.
func (d *duel) close() {
	switch {
	case d.puzzle != nil:
		d.puzzle.Close()
		return
	case d.lesson != nil:
		d.lesson.Close()
		return
	}
	if d.pair != nil {
		d.pair.close()
	} else {
		d.mat.Close()
	}
	if d.clock != nil {
		close(d.clock.stop)
	}
	if d.friend != nil {
		d.friend.close()
		return
	}
	d.keep()
}

// leaveTable ends the duel without keeping its record.
func (d *duel) leaveTable() {
	if d.lesson != nil {
		d.lesson.Close()
		return
	}
	d.mat.Close()
}

// keep gives the record of the duel to the store.
func (d *duel) keep() {
	d.record.close(d.mat.Match(), d.mat.Result())
	d.shell.tidyLater()
}
