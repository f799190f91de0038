package friends

import (
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"net"
	"net/netip"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer"
	"castillo/game/peer/link"
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
type shelf struct{}

func (shelf) All() ([]cardsdb.Deck, error) { return cardsdb.Starters(), nil }

var loopback = netip.MustParseAddrPort("127.0.0.1:0")

func side(t testing.TB, name string) peer.Side {
	t.Helper()
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return peer.Side{Name: name, Program: "Castillo", Book: myl.Rulebook, Format: deck.PrimerBloque, Catalogue: all, Common: all.All()}
}

// newPage is the page in a window of the test driver.
func newPage(t testing.TB, begin func(*Session)) *Page {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(1280, 800))
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	kept := memory{}
	model, err := lobby.NewModel(all, shelf{}, kept)
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
	d, err := peer.Begin(filepath.Join(t.TempDir(), "beto.duelo"), g, game.B, hand, key, myl.Rulebook)
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

func TestWhoInvitesSeesWhatTheFriendBringsAndPlays(t *testing.T) {
	var session *Session
	p := newPage(t, func(s *Session) { session = s })
	press(t, p.content, words.T("Invitar"))
	code := codeIn(p)
	joined := make(chan *peer.Duel, 1)
	go func() {
		d, err := friend(t, code)
		if err != nil {
			t.Error(err)
		}
		joined <- d
	}()
	loop.Await(t, "the friend", func() bool { return p.Desk.Canvas().Overlays().Top() != nil })
	sheet := p.Desk.Canvas().Overlays().Top()
	for _, want := range []string{"Beto", "Primer Bloque", "50 cartas · legal", "Es la primera vez que juegas con esta clave"} {
		if !strings.Contains(said(sheet), want) {
			t.Errorf("%q is not in\n%s", want, said(sheet))
		}
	}
	press(t, sheet, words.T("Jugar"))
	loop.Await(t, "the table", func() bool { return session != nil })
	d := <-joined
	defer d.Close()

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
	p := newPage(t, func(s *Session) { session = s })
	press(t, p.content, words.T("Invitar"))
	code := codeIn(p)
	joined := make(chan *peer.Duel, 1)
	go func() {
		d, err := friend(t, code)
		if err != nil {
			t.Error(err)
		}
		joined <- d
	}()
	loop.Await(t, "the friend", func() bool { return p.Desk.Canvas().Overlays().Top() != nil })
	press(t, p.Desk.Canvas().Overlays().Top(), words.T("Jugar"))
	loop.Await(t, "the table", func() bool { return session != nil })
	(<-joined).Close()
	if err := session.Close(); err != nil {
		t.Fatal(err)
	}
	open := unfinished(p.Folder)
	if len(open) != 1 || open[0].Seat != game.A || open[0].Terms[1].Name != "Beto" || !open[0].Way.IsValid() {
		t.Fatalf("the duels to go on with are %+v", open)
	}
}

func TestNobodyIsWaitedForOnceThePageIsLeft(t *testing.T) {
	p := newPage(t, func(*Session) { t.Error("a duel began") })
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
	p := newPage(t, func(*Session) { t.Error("a duel began") })
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

func FuzzClean(f *testing.F) {
	f.Add("hola\n amigo")
	f.Fuzz(func(t *testing.T, text string) {
		got := clean(text)
		if n := len([]rune(got)); n > maxLetters || strings.ContainsAny(got, "\n\r\t\x00\x1b\u202e") {
			t.Errorf("%q became %q", text, got)
		}
	})
}
