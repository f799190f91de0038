package replays

import (
	"bytes"
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/setup"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

func TestMain(m *testing.M) {
	if err := words.Use(words.Spanish); err != nil {
		panic(err)
	}
	m.Run()
}

// album is a store of matches in memory.
type album struct {
	matches map[cardsdb.MatchID]cardsdb.Match
	records map[cardsdb.MatchID][]byte
	next    cardsdb.MatchID
}

func (a *album) All() ([]cardsdb.Match, error) {
	var out []cardsdb.Match
	for id := a.next; id > 0; id-- {
		if m, ok := a.matches[id]; ok {
			out = append(out, m)
		}
	}
	return out, nil
}

func (a *album) Load(id cardsdb.MatchID) (cardsdb.Match, []byte, error) {
	m, ok := a.matches[id]
	if !ok {
		return m, nil, cardsdb.ErrNotFound
	}
	return m, a.records[id], nil
}

func (a *album) Save(m cardsdb.Match, record []byte) (cardsdb.Match, error) {
	a.next++
	m.ID = a.next
	a.matches[m.ID], a.records[m.ID] = m, record
	return m, nil
}

func (a *album) Delete(id cardsdb.MatchID) error {
	delete(a.matches, id)
	return nil
}

// newAlbum holds one match between random players.
func newAlbum(t testing.TB) *album {
	t.Helper()
	a := &album{matches: map[cardsdb.MatchID]cardsdb.Match{}, records: map[cardsdb.MatchID][]byte{}}
	record := played(t)
	var text bytes.Buffer
	if err := record.Encode(&text); err != nil {
		t.Fatal(err)
	}
	summary := cardsdb.Match{Date: time.Date(2026, 3, 1, 18, 5, 0, 0, time.Local), Turns: 9, Winner: int(record.Result().Winner), Result: replay.EndingWords(record.Result().Why),
		Seats: []cardsdb.MatchSeat{{Name: "Ana", Deck: "Faraones"}, {Name: "Azar", Deck: "Faraones"}}}
	if _, err := a.Save(summary, text.Bytes()); err != nil {
		t.Fatal(err)
	}
	return a
}

// played is the record of a match of a starter deck against itself.
func played(t testing.TB) *replay.Record {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	list, err := deck.Parse(cardsdb.Starters()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	decks, err := setup.Of([2]deck.List{list, list}, cards)
	if err != nil {
		t.Fatal(err)
	}
	m, err := myl.Rulebook.NewMatch(decks)
	if err != nil {
		t.Fatal(err)
	}
	recorder := replay.NewRecorder(myl.Rulebook, decks)
	recorder.Title([2]replay.Player{{Name: "Ana", Deck: "Faraones"}, {Name: "Azar", Deck: "Faraones"}}, "")
	dealer := game.NewShuffler(3)
	players := [2]game.Chooser{bot.NewRandom(1), bot.NewRandom(2)}
	for m.Result().Open() {
		action, err := game.Step(m, dealer, players)
		if err != nil {
			t.Fatal(err)
		}
		recorder.Add(m, action)
	}
	return recorder.Finish(m)
}

func opened(t *testing.T, m *Model) *Opened {
	t.Helper()
	if err := m.Reload(); err != nil {
		t.Fatal(err)
	}
	o, err := m.Load(m.ID(0))
	if err != nil {
		t.Fatal(err)
	}
	m.Show(o)
	return o
}

func TestADuelThatIsNotOverShowsOneHand(t *testing.T) {
	a := newAlbum(t)
	if !opened(t, NewModel(a, myl.Rulebook)).hands {
		t.Error("of one that is over a hand is hidden")
	}
	begun := replay.Resume(played(t))
	begun.Back(20)
	var text bytes.Buffer
	if err := begun.Record().Encode(&text); err != nil {
		t.Fatal(err)
	}
	a.records[1] = text.Bytes()
	if opened(t, NewModel(a, myl.Rulebook)).hands {
		t.Error("while it can be gone on with, both hands are shown")
	}
}

func TestAReplayIsToldInTheLanguageInUse(t *testing.T) {
	if err := words.Use(words.English); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	lines := opened(t, NewModel(newAlbum(t), myl.Rulebook)).Lines()
	spanish := regexp.MustCompile(`\b(Turno|juega|paga|roba|bota|descarta|ataca|bloquea|recibe|Se destruye|baraja|pasa a|gana|una carta)\b`)
	for _, l := range lines {
		if spanish.MatchString(l.Text) {
			t.Errorf("%q", l.Text)
		}
	}
	if last := lines[len(lines)-1].Text; !strings.HasSuffix(last, "wins the match") && !strings.HasSuffix(last, "a draw") {
		t.Errorf("the last line is %q", last)
	}
}

func TestRowsSayWhoPlayedWhenAndWhoWon(t *testing.T) {
	won := cardsdb.Match{Date: time.Date(2026, 3, 1, 18, 5, 0, 0, time.Local), Turns: 1, Winner: 1,
		Seats: []cardsdb.MatchSeat{{Name: "Ana", Deck: "Titanes"}, {Name: "Voraz", Deck: "Faraones"}}}
	open, drawn := won, won
	open.Winner, drawn.Winner, drawn.Result = cardsdb.NoWinner, cardsdb.NoWinner, "castillo vacío"
	want := Row{"Ana contra Voraz", "Titanes · Faraones", "Gana Voraz", "1 de marzo de 2026, 18:05 · 1 turno"}
	if got := row(won); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := row(open).Result; got != "Sin terminar" {
		t.Errorf("open: %s", got)
	}
	conceded := won
	conceded.Result = "abandono"
	if got := row(conceded).Result; got != "Gana Voraz por abandono" {
		t.Errorf("conceded: %s", got)
	}
	if got := row(drawn).Result; got != "Empate" {
		t.Errorf("drawn: %s", got)
	}
}

// put stores a record under the ID of the album's only match.
func (a *album) put(t *testing.T, r *replay.Record) {
	t.Helper()
	var text bytes.Buffer
	if err := r.Encode(&text); err != nil {
		t.Fatal(err)
	}
	m := a.matches[1]
	m.Winner, m.Result = cardsdb.NoWinner, replay.EndingWords(r.Result().Why)
	if r.Result().Over {
		m.Winner = int(r.Result().Winner)
	}
	a.matches[1], a.records[1] = m, text.Bytes()
}

func TestAMatchThatWasBrokenOffIsSeenAsFarAsItWent(t *testing.T) {
	a := newAlbum(t)
	whole := played(t)
	part := *whole
	part.End, part.Actions, part.Hashes = nil, whole.Actions[:70], whole.Hashes[:3]
	a.put(t, &part)
	m := NewModel(a, myl.Rulebook)
	o := opened(t, m)
	if o.Warning() != "" || o.played[0].Len() != 70 || m.Rows()[0].Result != "Sin terminar" {
		t.Errorf("%q, %d actions, %s", o.Warning(), o.played[0].Len(), m.Rows()[0].Result)
	}
	a.put(t, whole)
	if again := opened(t, m); again.played[0].Len() != len(whole.Actions) {
		t.Errorf("after playing on %d actions of %d are seen", again.played[0].Len(), len(whole.Actions))
	}
}

func TestAConcededMatchEndsWithTheConcession(t *testing.T) {
	a := newAlbum(t)
	part := *played(t)
	part.Actions, part.Hashes, part.End = part.Actions[:70], part.Hashes[:3], nil
	p, err := replay.Play(&part, myl.Rulebook)
	if err != nil {
		t.Fatal(err)
	}
	part.End = &replay.End{Result: game.Result{Over: true, Winner: game.B, Why: game.Conceded}, Hash: p.At(70).Hash()}
	a.put(t, &part)
	m := NewModel(a, myl.Rulebook)
	o := opened(t, m)
	if last := o.Lines()[len(o.Lines())-1]; last.Text != "Ana abandona la partida" || o.Warning() != "" {
		t.Errorf("the last line is %q, the warning %q", last.Text, o.Warning())
	}
	if got := m.Rows()[0].Result; got != "Gana Azar por abandono" {
		t.Errorf("listed as %q", got)
	}
}

func TestAMatchAtWhichTheRulebookFailedIsShownUpToThere(t *testing.T) {
	a := newAlbum(t)
	part := *played(t)
	part.Actions, part.Hashes, part.End = part.Actions[:70], part.Hashes[:3], nil
	p, err := replay.Play(&part, myl.Rulebook)
	if err != nil {
		t.Fatal(err)
	}
	part.End = &replay.End{Result: game.Result{Over: true, Winner: game.Nobody, Why: game.Failed}, Hash: p.At(70).Hash(), Fault: "pasar: no bearer"}
	a.put(t, &part)
	m := NewModel(a, myl.Rulebook)
	o := opened(t, m)
	if last := o.Lines()[len(o.Lines())-1]; !strings.HasPrefix(last.Text, "El reglamento falló aquí") || o.Warning() != "" {
		t.Errorf("the last line is %q, the warning %q", last.Text, o.Warning())
	}
	if got := m.Rows()[0].Result; got != "El reglamento falló" {
		t.Errorf("listed as %q", got)
	}
}

func TestSteppingForwardAndBackMeetsTheSamePlaces(t *testing.T) {
	o := opened(t, NewModel(newAlbum(t), myl.Rulebook))
	if w := o.Warning(); w != "" {
		t.Error(w)
	}
	var forward []int
	for {
		at := o.Line()
		forward = append(forward, at)
		if o.Step(+1); o.Line() == at {
			break
		}
	}
	if last := len(o.Lines()) - 1; o.Line() != last {
		t.Fatalf("forward ends at line %d of %d", o.Line(), last)
	}
	if text := o.Lines()[o.Line()].Text; !strings.HasSuffix(text, "gana la partida") && !strings.HasSuffix(text, "empate") {
		t.Errorf("the last line is %q", text)
	}
	for i := len(forward) - 2; i >= 0; i-- {
		if o.Step(-1); o.Line() != forward[i] {
			t.Fatalf("back goes to line %d, forward was at %d", o.Line(), forward[i])
		}
	}
	o.Step(-1)
	if o.Line() != 0 {
		t.Error("there is something before the beginning")
	}
}

func TestTheTableFollowsTheLine(t *testing.T) {
	o := opened(t, NewModel(newAlbum(t), myl.Rulebook))
	start := o.View()
	if seats := o.Seats(); seats.Names != [2]string{"Ana", "Azar"} || start.Players[game.A].Castle != 49 {
		t.Errorf("at first %v sit before %+v", seats.Names, start.Players)
	}
	o.atEnd()
	if end := o.View(); end.Players == start.Players {
		t.Error("nothing has changed at the end")
	}
	if _, ok := o.Moment(); ok {
		t.Error("the end can be played on")
	}
	o.GoTo(-5)
	if o.Line() != 0 || o.View().Players != start.Players {
		t.Error("going back does not bring the beginning back")
	}
}

// hidden counts the cards in the hand of a seat whose faces are not seen.
func hidden(v game.View, s game.Seat) (n int) {
	for _, c := range v.Cards {
		if c.Zone == myl.Hand && c.Controller == s && c.Face == 0 {
			n++
		}
	}
	return n
}

func TestBothHandsAreSeenOrWhatTheSeatBelowSaw(t *testing.T) {
	o := opened(t, NewModel(newAlbum(t), myl.Rulebook))
	o.GoTo(len(o.Lines()) / 2)
	at := o.now()
	if v := o.View(); hidden(v, game.A)+hidden(v, game.B) != 0 {
		t.Error("a card in a hand is not seen")
	}
	o.ShowHands(false)
	if v := o.View(); hidden(v, game.A) != 0 || hidden(v, game.B) == 0 {
		t.Error("the seat below sees the hand of the other, or not its own")
	}
	o.Swap()
	if v := o.View(); o.Seats().Below != game.B || hidden(v, game.B) != 0 || hidden(v, game.A) == 0 {
		t.Error("the other seat sees the hand of the first, or not its own")
	}
	if now := o.now(); now.Action != at.Action {
		t.Errorf("looked at otherwise, action %d is %d", at.Action, now.Action)
	}
	for _, l := range o.Lines() {
		if strings.HasPrefix(l.Text, "Ana roba ") && !strings.HasSuffix(l.Text, " una carta") {
			t.Errorf("it is told that %q", l.Text)
		}
	}
}

func TestTurnsAreReachedInOneStep(t *testing.T) {
	o := opened(t, NewModel(newAlbum(t), myl.Rulebook))
	for range 3 {
		o.Turn(+1)
		if !o.Lines()[o.Line()].Head {
			t.Errorf("line %d, %q, begins no turn", o.Line(), o.Lines()[o.Line()].Text)
		}
	}
}

func TestDeletedMatchesComeBack(t *testing.T) {
	a := newAlbum(t)
	m := NewModel(a, myl.Rulebook)
	before := opened(t, m).Summary()
	remove, restore := m.Delete()
	if err := remove(); err != nil {
		t.Fatal(err)
	}
	if err := m.Reload(); err != nil || len(m.Rows()) != 0 || m.Opened() != nil {
		t.Fatalf("%d matches are left, %v", len(m.Rows()), err)
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	if got := opened(t, m).Summary(); got != before {
		t.Errorf("%+v came back, %+v had gone", got, before)
	}
}

func TestADamagedRecordIsToldInWords(t *testing.T) {
	a := newAlbum(t)
	m := NewModel(a, myl.Rulebook)
	for record, want := range map[string]string{
		"garbage":                 "no se puede leer",
		string(a.records[1])[:40]: "no se puede leer",
	} {
		if _, err := a.Save(cardsdb.Match{}, []byte(record)); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Load(a.next); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v", err)
		}
	}
	if _, err := m.Load(99); !errors.Is(err, cardsdb.ErrNotFound) {
		t.Errorf("%v", err)
	}
	if _, err := NewModel(a).Load(1); err == nil {
		t.Error("a match was played without its rulebook")
	}
}

func TestArrowsGoThroughTheMatch(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(1 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	var at Moment
	seat := game.Nobody
	s := New(Config{Desk: desk, Model: NewModel(newAlbum(t), myl.Rulebook), Unfinished: func() ([]widgets.Unfinished, error) { return nil, nil },
		PlayOn: func(m Moment, s game.Seat) { at, seat = m, s }})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1160, 700))
	s.Shown()
	loop.Settle(desk.Errands.Wait)
	if s.Model.Opened() != nil {
		t.Fatal("a match is open that nobody has opened")
	}
	s.TypedKey(fyne.KeyReturn)
	loop.Settle(desk.Errands.Wait)
	o := s.Model.Opened()
	if o == nil || s.content.Objects[0] != s.viewer.content {
		t.Fatal("the match is not on the table")
	}
	s.TypedKey(fyne.KeyRight)
	s.TypedKey(fyne.KeyRight)
	if o.Line() != 2 || s.viewer.slider.Value != 2 {
		t.Errorf("line %d, slider at %v", o.Line(), s.viewer.slider.Value)
	}
	s.TypedKey(fyne.KeyEnd)
	if o.Line() != len(o.Lines())-1 {
		t.Errorf("End goes to line %d", o.Line())
	}
	if !s.viewer.playOn.Disabled() {
		t.Error("the end can be played on")
	}
	s.TypedKey(fyne.KeyLeft)
	test.Tap(s.viewer.playOn)
	desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if seat != game.A || at.Action >= len(at.Round.Duels[0].Record.Actions) || at.Action == 0 {
		t.Errorf("%v plays on from action %d", seat, at.Action)
	}
	s.remove()
	loop.Settle(desk.Errands.Wait)
	if len(s.Model.Rows()) != 0 || s.content.Objects[0] != s.matches || desk.Notes.Text() != "Partida eliminada" {
		t.Errorf("%d matches are left; the note says %q", len(s.Model.Rows()), desk.Notes.Text())
	}
}

func TestAMatchGoesOnByItselfUntilItIsPausedOrHidden(t *testing.T) {
	v := watched(t)
	v.speed.SetSelected("4×")
	v.key(fyne.KeySpace)
	at := v.opened.Line()
	loop.Await(t, "a step", func() bool { return v.opened.Line() > at })
	v.key(fyne.KeySpace)
	if v.running != nil {
		t.Error("it goes on after a pause")
	}
	v.key(fyne.KeySpace)
	v.screen.Hidden()
	if v.running != nil {
		t.Error("it goes on while it is not in sight")
	}
	v.key(fyne.KeyEnd)
	v.key(fyne.KeySpace)
	if v.opened.Line() != 0 || v.running == nil {
		t.Error("from the end it does not begin anew")
	}
	v.key(fyne.KeyEscape)
	if v.running != nil || v.screen.Model.Opened() != nil {
		t.Error("Esc does not go back to the list")
	}
}
