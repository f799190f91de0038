package friends

import (
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"net"
	"net/netip"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer"
	"castillo/game/peer/link"
	"castillo/game/round"
	"castillo/images"
	"castillo/ui/lobby"
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

// memory keeps values as the store does.
type memory map[string][]byte

func (m memory) Load(name string, into any) error {
	if m[name] == nil {
		return cardsdb.ErrNotFound
	}
	return json.Unmarshal(m[name], into)
}

func (m memory) Save(name string, value any) (err error) {
	m[name], err = json.Marshal(value)
	return err
}

// shelf has the decks that the program comes with.
// shipped has the formats of the program.
type shipped struct{}

func (shipped) All() ([]deck.Format, error) { return deck.Shipped(), nil }

type shelf struct{}

func (shelf) All() ([]cardsdb.Deck, error) { return cardsdb.Starters(), nil }

var loopback = netip.MustParseAddrPort("127.0.0.1:0")

func side(t testing.TB, name string) peer.Side {
	t.Helper()
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return peer.Side{Name: name, Program: "Castillo", Books: myl.Books(), Format: deck.PrimerBloque, Catalogue: all, Common: all.All()}
}

// newPage is the page in a window of the test driver.
func newPage(t testing.TB, begin func(*Session, peer.Side)) *Page {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 800))
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	kept := memory{}
	model, err := lobby.NewModel(all, shelf{}, shipped{}, kept)
	if err != nil {
		t.Fatal(err)
	}
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(8 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	p, err := New(Config{Desk: desk, Model: model, Memory: kept, Folder: filepath.Join(t.TempDir(), "duelos"), Side: side(t, "Ana"), Listen: loopback,
		Begin: begin, Back: func() {}})
	if err != nil {
		t.Fatal(err)
	}
	w.SetContent(p.Content())
	return p
}

// press taps a button in sight.
func press(t testing.TB, on fyne.CanvasObject, text string) {
	t.Helper()
	for _, o := range test.LaidOutObjects(on) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text && b.Visible() {
			test.Tap(b)
			return
		}
	}
	t.Fatalf("no button %q in\n%s", text, said(on))
}

func said(on fyne.CanvasObject) string {
	var all []string
	for _, o := range test.LaidOutObjects(on) {
		switch o := o.(type) {
		case *widget.Label:
			all = append(all, o.Text)
		case *widgets.Ink:
			all = append(all, o.Text())
		case *widget.RichText:
			all = append(all, o.String())
		}
	}
	return strings.Join(all, "\n")
}

// friend joins with a code and accepts, as another program does.
func friend(t testing.TB, code string) (*peer.Duel, error) {
	v, err := link.ParseInvitation(code)
	if err != nil {
		return nil, err
	}
	_, key, err := ed25519.GenerateKey(nil)
	if err != nil {
		return nil, err
	}
	conn, err := link.Join(t.Context(), key, v, func(link.Way) {})
	if err != nil {
		return nil, err
	}
	s := side(t, "Beto")
	s.Key = key
	if s.List, err = deck.Parse(cardsdb.Starters()[1].Text); err != nil {
		return nil, err
	}
	m, err := peer.Meet(peer.Over(conn), s, game.B)
	if err != nil {
		return nil, err
	}
	g, hand, err := m.Accept()
	if err != nil {
		return nil, err
	}
	d, err := peer.Begin(filepath.Join(t.TempDir(), "beto.duelo"), g, game.B, hand, key, myl.Books())
	if err != nil {
		return nil, err
	}
	return d, d.Connect(peer.Over(conn))
}

// codeIn is the code that the page shows.
func codeIn(p *Page) string {
	for _, o := range test.LaidOutObjects(p.waits) {
		if l, ok := o.(*widget.Label); ok && l.TextStyle.Monospace {
			return l.Text
		}
	}
	return ""
}

// inviteFriend invites, and waits until somebody has come with the code and the page asks whether
// to play.
func inviteFriend(t *testing.T, p *Page) (joined chan *peer.Duel) {
	t.Helper()
	press(t, p.content, words.T("Invitar"))
	code := codeIn(p)
	joined = make(chan *peer.Duel, 1)
	go func() {
		d, err := friend(t, code)
		if err != nil {
			t.Error(err)
		}
		joined <- d
	}()
	loop.Await(t, "the friend", func() bool { return p.Desk.Canvas().Overlays().Top() != nil })
	return joined
}

func TestWhoInvitesSeesWhatTheFriendBringsAndPlays(t *testing.T) {
	var session *Session
	p := newPage(t, func(s *Session, _ peer.Side) { session = s })
	p.format.SetSelected("Barbarie")
	joined := inviteFriend(t, p)
	sheet := p.Desk.Canvas().Overlays().Top()
	for _, want := range []string{"Beto", "Barbarie", myl.Barbarie.Title(), "50 cartas · legal", "Es la primera vez que juegas con esta clave"} {
		if !strings.Contains(said(sheet), want) {
			t.Errorf("%q is not in\n%s", want, said(sheet))
		}
	}
	press(t, sheet, words.T("Leer el formato…"))
	if read := p.Desk.Canvas().Overlays().Top(); !strings.Contains(said(read), "Construcción de Mazos") {
		t.Errorf("of the format can be read\n%s", said(read))
	}
	p.Desk.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	press(t, sheet, words.T("Jugar"))
	loop.Await(t, "the table", func() bool { return session != nil })
	d := <-joined
	defer d.Close()
	if book := session.Duel.Match().Rulebook(); d.Agreement().Format().Name != "Barbarie" || book != myl.Barbarie {
		t.Errorf("the duel is one of %s by %s", d.Agreement().Format().Name, book.ID())
	}

	// The chat, and a draw that both want.
	session.Say("  hola\n\x07amigo ")
	if chat := session.Chat(); len(chat) != 1 || chat[0] != (Message{true, "hola amigo"}) {
		t.Errorf("the chat says %+v", chat)
	}
	if err := d.OfferDraw(); err != nil {
		t.Fatal(err)
	}
	loop.Await(t, "the offer", func() bool { return session.Duel.State().Offered[game.B] })
	if err := session.Duel.AcceptDraw(); err != nil {
		t.Fatal(err)
	}
	loop.Await(t, "the draw", func() bool { return d.State().Result.Over })
	if r := d.State().Result; r.Winner != game.Nobody {
		t.Errorf("the duel ended with %+v", r)
	}
	if err := session.Close(); err != nil {
		t.Error(err)
	}
}

func TestADuelThatWasLeftIsOfferedAgain(t *testing.T) {
	var session *Session
	p := newPage(t, func(s *Session, _ peer.Side) { session = s })
	joined := inviteFriend(t, p)
	press(t, p.Desk.Canvas().Overlays().Top(), words.T("Jugar"))
	loop.Await(t, "the table", func() bool { return session != nil })
	(<-joined).Close()
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	open := Unfinished(p.Folder)
	if len(open) != 1 || open[0].Seat != game.A || open[0].Terms[1].Name != "Beto" || !open[0].Way.IsValid() {
		t.Fatalf("the duels to go on with are %+v", open)
	}
}

func TestNobodyIsWaitedForOnceThePageIsLeft(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) { t.Error("a duel began") })
	press(t, p.content, words.T("Invitar"))
	v, err := link.ParseInvitation(codeIn(p))
	if err != nil {
		t.Fatal(err)
	}
	p.Close()
	loop.Await(t, "the end of the waiting", func() bool {
		port, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(v.Addresses[0]))
		if err == nil {
			port.Close()
		}
		return err == nil
	})
	if codeIn(p) != "" {
		t.Error("the code is still in sight")
	}
}

func TestACodeThatIsNoneIsToldAndNothingElse(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) { t.Error("a duel began") })
	p.code.SetText("esto no es un código")
	press(t, p.content, words.T("Unirse"))
	if p.cancel != nil || p.Desk.Canvas().Overlays().Top() == nil {
		t.Error("nobody is told")
	}
}

func TestSomebodyWithAKnownNameAndAnotherKeyIsWarnedOf(t *testing.T) {
	kept := memory{}
	a, b := [32]byte{1}, [32]byte{2}
	now := time.Date(2026, 5, 1, 20, 0, 0, 0, time.UTC)
	if err := Note(kept, "Beto", a, game.A, game.Result{Over: true, Winner: game.A}, now); err != nil {
		t.Fatal(err)
	}
	if err := Note(kept, "Beto", a, game.A, game.Result{Over: true, Winner: game.Nobody}, now); err != nil {
		t.Fatal(err)
	}
	people := People(kept)
	if len(people) != 1 || people[0].Won != 1 || people[0].Drawn != 1 || people[0].Lost != 0 {
		t.Errorf("the people are %+v", people)
	}
	for _, c := range []struct {
		name string
		key  [32]byte
		want Acquaintance
	}{{"Beto", a, Known}, {"Otro nombre", a, Known}, {"Beto", b, Changed}, {"Carla", b, Stranger}, {"", b, Stranger}} {
		if got := Judge(people, c.name, c.key); got != c.want {
			t.Errorf("%q with key %d is %d, want %d", c.name, c.key[0], got, c.want)
		}
	}
}

func TestTheOwnKeyIsMadeOnce(t *testing.T) {
	kept := memory{}
	first, err := Key(kept)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Key(kept); err != nil || !again.Equal(first) {
		t.Error("the key is another one, ", err)
	}
	full := errors.New("el disco está lleno")
	if _, err := Key(broken{full}); !errors.Is(err, full) {
		t.Errorf("a key that could not be kept: %v", err)
	}
}

type broken struct{ err error }

func (b broken) Load(string, any) error { return b.err }
func (b broken) Save(string, any) error { return b.err }

// sessions are both ends of a duel over the loopback.
func sessions(t *testing.T, minutes int) (both [2]*Session, sides [2]peer.Side) {
	t.Helper()
	return sessionsOf(t, func(sides *[2]peer.Side) { sides[0].Clock = minutes })
}

// sessionsOf is sessions with something changed of what the sides bring.
func sessionsOf(t *testing.T, change func(*[2]peer.Side)) (both [2]*Session, sides [2]peer.Side) {
	t.Helper()
	loop.NewApp()
	for i, name := range []string{"Ana", "Beto"} {
		sides[i] = side(t, name)
		_, key, err := ed25519.GenerateKey(nil)
		if err != nil {
			t.Fatal(err)
		}
		list, err := deck.Parse(cardsdb.Starters()[i].Text)
		if err != nil {
			t.Fatal(err)
		}
		sides[i].Key, sides[i].List = key, list
	}
	change(&sides)
	host, err := link.Listen(sides[0].Key, link.Options{Listen: loopback})
	if err != nil {
		t.Fatal(err)
	}
	join := func(i int, host *link.Host, conn *link.Conn, err error) {
		if err == nil {
			var m *peer.Meeting
			if m, err = peer.Meet(peer.Over(conn), sides[i], game.Seats[i]); err == nil {
				both[i], err = begin(m, t.TempDir(), game.Seats[i], sides[i], host, conn)
			}
		}
		if err != nil {
			t.Error(err)
		}
	}
	var wait sync.WaitGroup
	wait.Go(func() { c, err := host.Accept(t.Context()); join(0, host, c, err) })
	wait.Go(func() {
		c, err := link.Join(t.Context(), sides[1].Key, host.Invitation(), func(link.Way) {})
		join(1, nil, c, err)
	})
	wait.Wait()
	if t.Failed() {
		t.FailNow()
	}
	for _, s := range both {
		loop.Await(t, "the line", func() bool { return s.Duel.State().Lost.IsZero() })
	}
	return both, sides
}

func TestARematchIsANewDuelBetweenTheSameTwo(t *testing.T) {
	old, sides := sessions(t, 30)
	if err := old[1].Duel.Concede(); err != nil {
		t.Fatal(err)
	}
	for i := range old {
		old[i].WantAgain()
	}
	loop.Await(t, "both to want it", func() bool { return old[0].Wants() == [2]bool{true, true} && old[1].Wants() == [2]bool{true, true} })
	var next [2]*Session
	var wait sync.WaitGroup
	for i := range old {
		folder := t.TempDir()
		time.Sleep(time.Duration(i) * 2 * farewell) // one closes the old duel while the other still plays it
		wait.Go(func() {
			var err error
			if next[i], err = Rematch(t.Context(), old[i], sides[i], [32]byte{}, folder); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if t.Failed() {
		t.FailNow()
	}
	a, b := next[0].Duel.Agreement(), next[1].Duel.Agreement()
	if a.ID() != b.ID() || a.ID() == old[0].Duel.Agreement().ID() || a.Clock() != 30*time.Minute || next[0].RivalName() != "Beto" {
		t.Errorf("the rematch is %x against %s, %v", a.ID(), next[0].RivalName(), a.Clock())
	}
	for _, s := range next {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// nextOfRound plays the first duel of a round, which B gives up, and has both sides begin the
// second with other decks.
func nextOfRound(t *testing.T, change func(i int, l deck.List) deck.List) (next [2]*Session, errs [2]error) {
	t.Helper()
	beside := deck.Ref{Name: "Excalibur"}
	old, sides := sessionsOf(t, func(sides *[2]peer.Side) {
		sides[0].Round = peer.Standing{Best: round.Best, Number: 1}
		for i := range sides {
			sides[i].List.Sideboard = deck.Entries{{Ref: beside, Count: 1}}
		}
	})
	if err := old[1].Duel.Concede(); err != nil {
		t.Fatal(err)
	}
	auditor := peer.Auditor{Books: myl.Books(), Common: sides[0].Common}
	var reports [2]*peer.Report
	var wait sync.WaitGroup
	for i := range old {
		wait.Go(func() {
			var err error
			if reports[i], err = old[i].Duel.Finish(auditor, 20*time.Second); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if t.Failed() {
		t.FailNow()
	}
	for i := range old {
		folder := t.TempDir()
		r := round.Round{Best: round.Best, Duels: []round.Duel{{Record: reports[i].Record}}}
		sides[i].Round = old[i].Duel.Agreement().Next(r)
		sides[i].List = change(i, old[i].Duel.List())
		pool := reports[i].Pools[1-i]
		wait.Go(func() { next[i], errs[i] = Rematch(t.Context(), old[i], sides[i], pool, folder) })
	}
	wait.Wait()
	return next, errs
}

func TestTheNextDuelOfARoundIsPlayedWithWhatWasRegistered(t *testing.T) {
	next, errs := nextOfRound(t, func(i int, l deck.List) deck.List {
		return round.In(round.Aside(l, l.Cards[len(l.Cards)-1].Ref), l.Sideboard[0].Ref)
	})
	if err := errors.Join(errs[:]...); err != nil {
		t.Fatal(err)
	}
	for i, s := range next {
		stands := s.Duel.Agreement().Round()
		if stands.Number != 2 || stands.Wins != [2]int{1, 0} || stands.First != game.FirstB {
			t.Errorf("seat %d: it stands at %+v", i, stands)
		}
		if l := s.Duel.List(); l.Cards.CountOf(deck.Ref{Name: "Excalibur"}) == 0 || l.Sideboard.Count() != 1 || l.Count() != 50 {
			t.Errorf("seat %d plays\n%s", i, l)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestWhoBringsOtherCardsToTheNextDuelOfARoundIsRefused(t *testing.T) {
	next, errs := nextOfRound(t, func(i int, l deck.List) deck.List {
		if i == 1 {
			last := l.Cards[len(l.Cards)-1].Ref
			return l.Remove(last, 1).Add(l.Sideboard[0].Ref, 1) // which is still in the sideboard
		}
		return l
	})
	if errs[0] == nil || !strings.Contains(errs[0].Error(), "ya no trae lo que aceptaste") {
		t.Errorf("A: %v", errs[0])
	}
	for _, s := range next {
		if s != nil {
			s.Close()
		}
	}
}

func TestARematchWithOtherTextsIsRefused(t *testing.T) {
	old, sides := sessions(t, 0)
	own := sides[1].Common[0]
	own.Text = "Roba una carta."
	sides[1].Own = append(sides[1].Own, own)
	var wait sync.WaitGroup
	for i := range old {
		folder := t.TempDir()
		wait.Go(func() {
			if next, err := Rematch(t.Context(), old[i], sides[i], [32]byte{}, folder); err == nil {
				t.Errorf("seat %d begins another duel", i)
				next.Close()
			}
		})
	}
	wait.Wait()
}

func TestAFriendWhoLooksAwayIsSaidToBeAway(t *testing.T) {
	both, _ := sessions(t, 0)
	says := func() string { return both[0].Standing(game.View{}, time.Now()) }
	both[1].SetAway(true)
	loop.Await(t, "the friend to be away", func() bool { return says() == words.T("{name} no está mirando la mesa", "name", "Beto") })
	both[1].SetAway(false)
	loop.Await(t, "the friend to be back", func() bool { return says() != words.T("{name} no está mirando la mesa", "name", "Beto") })
	for _, s := range both {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestAWishForAnotherDuelOutlivesALostLine(t *testing.T) {
	both, _ := sessions(t, 0)
	both[1].conn.Close()
	both[1].WantAgain()
	loop.Await(t, "the wish to arrive", func() bool { return both[0].Wants() == [2]bool{false, true} })
	for _, s := range both {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestAClockCountsForWhoDecidesAndGoesOnAnotherDay(t *testing.T) {
	both, _ := sessions(t, 20)
	now := time.Now()
	view := game.View{Decision: game.Decision{Seat: game.A}}
	first, ok := both[0].Tick(view, now)
	if left, _ := both[0].Tick(view, now.Add(4*time.Second)); !ok || left != [2]time.Duration{first[game.A] - 4*time.Second, first[game.B]} {
		t.Errorf("of %v, %t, are left %v", first, ok, left)
	}
	view.Decision.Seat = game.Dealer
	if left, _ := both[0].Tick(view, now.Add(8*time.Second)); left[game.A] != first[game.A]-4*time.Second {
		t.Errorf("while chance decides %v are left", left)
	}
	view.Decision.Seat = game.B
	left, _ := both[0].Tick(view, now.Add(time.Hour))
	if left[game.B] != first[game.B]-longest {
		t.Errorf("a machine that slept has %v left", left[game.B])
	}
	for _, s := range both {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	d, err := peer.Resume(both[0].Duel.Path(), both[0].key, side(t, "Ana").Common, myl.Books())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	for seat, spent := range d.Spent() {
		if want := (20*time.Minute - left[seat]).Truncate(time.Second); spent != want || want == 0 {
			t.Errorf("another day seat %d has spent %v, want %v", seat, spent, want)
		}
	}
}

func TestSomebodyIsCalledAndForgotten(t *testing.T) {
	kept := memory{}
	now := time.Date(2026, 5, 1, 20, 0, 0, 0, time.UTC)
	for i, name := range []string{"Beto", "Carla"} {
		if err := Note(kept, name, [32]byte{byte(i + 1)}, game.A, game.Result{Over: true, Winner: game.B}, now); err != nil {
			t.Fatal(err)
		}
	}
	carla := People(kept)[0]
	if err := Call(kept, carla.Key, " Mi prima\n"); err != nil {
		t.Fatal(err)
	}
	if got := People(kept)[0]; got.Called() != "Mi prima" || got.Score() != "0 ganados · 1 perdido · 0 empates" {
		t.Errorf("%q, %q", got.Called(), got.Score())
	}
	if Judge(People(kept), "mi prima", [32]byte{9}) != Changed {
		t.Error("another key under the owner's name for somebody is not warned of")
	}
	if err := Forget(kept, carla.Key); err != nil {
		t.Fatal(err)
	}
	if all := People(kept); len(all) != 1 || all[0].Name != "Beto" {
		t.Errorf("the people are %+v", all)
	}
}

func FuzzClean(f *testing.F) {
	f.Add("hola\n amigo")
	f.Fuzz(func(t *testing.T, text string) {
		got := clean(text)
		if n := len([]rune(got)); n > maxLetters || strings.ContainsAny(got, "\n\r\t\x00\x1b\u202e") {
			t.Errorf("%q became %q", text, got)
		}
	})
}

func TestWhatAFriendHasOtherwiseIsShownWhole(t *testing.T) {
	newPage(t, func(*Session, peer.Side) {})
	kay := side(t, "Ana").Common[0]
	kay.Name, kay.Strength, kay.Text = "Kay", 9, "Roba una carta."
	text := said(layOwnCards("Beto", []card.Card{kay}))
	for _, want := range []string{"Beto", "Kay", "Fuerza 9", "Roba una carta."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
}
