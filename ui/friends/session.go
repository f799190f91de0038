package friends

import (
	"context"
	"crypto/ed25519"
	"errors"
	"net/netip"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"castillo/game"
	"castillo/game/peer"
	"castillo/game/peer/link"
	"castillo/ui/playmat"
	"castillo/ui/words"
)

// Session is a duel with a friend while it is on the table: the duel, the line, which is made
// anew when it breaks, and the chat.
type Session struct {
	Duel *peer.Duel
	key  ed25519.PrivateKey
	host *link.Host // nil where this side joined
	stop context.CancelFunc
	end  sync.WaitGroup

	mu      sync.Mutex
	conn    *link.Conn
	chat    []Message
	muted   bool
	away    bool // nobody looks at this side's window
	gone    bool // nor at the friend's
	wants   [2]bool
	clock   clock
	changed func()
}

// What a message of the second stream says is its first byte. Nothing of it is signed.
const (
	saysText  = 't' // and the text
	saysAway  = 'a' // nobody looks at the window
	saysBack  = 'b' // somebody does again
	saysAgain = 'r' // another duel is wanted, once this one is over
)

// Message is a line of the chat.
type Message struct {
	Mine bool
	Text string
}

const (
	maxLetters  = 200 // of a message
	maxMessages = 200 // that are kept
)

// newSession goes on with a duel over a line. The host, if there is one, is the session's from
// then on.
func newSession(d *peer.Duel, key ed25519.PrivateKey, host *link.Host, conn *link.Conn) (*Session, error) {
	ctx, stop := context.WithCancel(context.Background())
	s := &Session{Duel: d, key: key, host: host, stop: stop, conn: conn, changed: func() {}}
	s.clock = newClock(d.Agreement().Clock(), d.Spent(), time.Now())
	if err := d.Connect(peer.Over(conn)); err != nil {
		stop()
		return nil, errors.Join(err, d.Close())
	}
	way := conn.Remote()
	if host != nil {
		way = netip.AddrPortFrom(netip.IPv4Unspecified(), host.Port())
	}
	if err := d.NoteWay(way); err != nil {
		stop()
		return nil, errors.Join(err, d.Close())
	}
	d.OnChange(s.tell)
	s.end.Go(func() { d.Keep(ctx, s.again) })
	s.end.Go(func() { s.listen(conn) })
	return s, nil
}

// again makes a line to the same friend.
func (s *Session) again(ctx context.Context) (peer.Line, error) {
	s.mu.Lock()
	old := s.conn
	s.mu.Unlock()
	var c *link.Conn
	var err error
	if s.host != nil {
		c, err = s.host.Await(ctx, old.Peer())
	} else {
		c, err = old.Again(ctx, s.key)
	}
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.conn, s.gone = c, false
	away, wants := s.away, s.wants[s.Duel.Seat()]
	s.mu.Unlock()
	s.end.Go(func() { s.listen(c) })
	if away {
		s.send(saysAway, "")
	}
	if wants {
		s.send(saysAgain, "")
	}
	return peer.Over(c), nil
}

// listen takes the chat of a line until it is gone.
func (s *Session) listen(c *link.Conn) {
	for {
		data, err := c.Receive(link.Chat)
		if err != nil {
			return
		}
		if len(data) > 0 {
			s.hear(data[0], string(data[1:]))
			s.tell()
		}
	}
}

// hear takes up what the friend says beside the duel.
func (s *Session) hear(says byte, text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch says {
	case saysText:
		if text = clean(text); text != "" && !s.muted {
			s.add(Message{Text: text})
		}
	case saysAway, saysBack:
		s.gone = says == saysAway
	case saysAgain:
		s.wants[s.Duel.Seat().Other()] = true
	}
}

// send says something beside the duel. A message that is lost with the line is lost; what holds
// until it is taken back, again says anew.
func (s *Session) send(says byte, text string) {
	s.mu.Lock()
	c := s.conn
	s.mu.Unlock()
	go c.Send(link.Chat, append([]byte{says}, text...))
}

// SetAway tells the friend whether anybody looks at this side's window.
func (s *Session) SetAway(away bool) {
	s.mu.Lock()
	changed := s.away != away
	s.away = away
	s.mu.Unlock()
	switch {
	case changed && away:
		s.send(saysAway, "")
	case changed:
		s.send(saysBack, "")
	}
}

// WantAgain asks the friend for another duel.
func (s *Session) WantAgain() {
	s.mu.Lock()
	s.wants[s.Duel.Seat()] = true
	s.mu.Unlock()
	s.send(saysAgain, "")
	s.tell()
}

// Wants tells which seats want another duel.
func (s *Session) Wants() [2]bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.wants
}

// add keeps a message; the oldest goes where there are too many.
func (s *Session) add(m Message) {
	if len(s.chat) == maxMessages {
		s.chat = append(s.chat[:0], s.chat[1:]...)
	}
	s.chat = append(s.chat, m)
}

// clean is a message as it may be shown: one line of visible letters, bounded.
func clean(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || !unicode.IsPrint(r) && r != ' ' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) > maxLetters {
		text = string([]rune(text)[:maxLetters])
	}
	return text
}

// OnChange has f called, from other goroutines, when the duel, the line or the chat changed.
func (s *Session) OnChange(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed = f
}

func (s *Session) tell() {
	s.mu.Lock()
	f := s.changed
	s.mu.Unlock()
	f()
}

// Say sends a message of the chat.
func (s *Session) Say(text string) {
	if text = clean(text); text == "" {
		return
	}
	s.mu.Lock()
	s.add(Message{true, text})
	s.mu.Unlock()
	s.send(saysText, text)
	s.tell()
}

// Chat is what was said, the last one last.
func (s *Session) Chat() []Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Message(nil), s.chat...)
}

// Mute keeps what the friend says from being shown, or shows it again.
func (s *Session) Mute(muted bool) {
	s.mu.Lock()
	s.muted = muted
	s.mu.Unlock()
}

// Muted reports whether what the friend says is kept back.
func (s *Session) Muted() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.muted
}

// Rival is the friend's terms.
func (s *Session) Rival() peer.Terms { return s.Duel.Agreement().Terms[s.Duel.Seat().Other()] }

// RivalName is what the friend is called.
func (s *Session) RivalName() string {
	if name := s.Rival().Name; name != "" {
		return name
	}
	return words.T("Tu amigo")
}

// Seating is the duel as the playmat drives it.
func (s *Session) Seating() playmat.Seating {
	return playmat.Seating{Match: s.Duel.Match(), Human: s.Duel.Seat(), Opponent: s.Duel, Dealer: s.Duel, Patience: -1}
}

// Standing is a sentence about the friend: whose turn it is to decide, or since when there is
// no line.
func (s *Session) Standing(v game.View, now time.Time) string {
	state := s.Duel.State()
	s.mu.Lock()
	gone := s.gone
	s.mu.Unlock()
	switch {
	case state.Stopped != nil && !state.Result.Over && !v.Result.Over:
		return words.T("El duelo se detuvo: {why}", "why", words.Error(state.Stopped))
	case v.Result.Over || state.Result.Over:
		return words.T("El duelo terminó")
	case !state.Lost.IsZero():
		return words.T("Sin conexión con {name} desde hace {n} s; se busca de nuevo", "name", s.RivalName(), "n", int(now.Sub(state.Lost).Seconds()))
	case gone:
		return words.T("{name} no está mirando la mesa", "name", s.RivalName())
	case v.Decision.Seat == s.Duel.Seat():
		return words.T("{name} te espera", "name", s.RivalName())
	case v.Decision.Seat.Plays():
		return words.T("{name} piensa", "name", s.RivalName())
	}
	return words.T("Se reparte entre los dos")
}

// Close leaves the duel where it is; it can be gone on with from its file.
func (s *Session) Close() error {
	err := s.part()
	if s.host != nil {
		err = errors.Join(err, s.host.Close())
	}
	return err
}

// part closes all but the host.
func (s *Session) part() error {
	s.stop()
	s.Duel.OnChange(func() {})
	s.noteClock()
	err := s.Duel.Close()
	s.mu.Lock()
	c := s.conn
	s.mu.Unlock()
	c.Close()
	s.end.Wait()
	return err
}
