package link

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"errors"
	mathrand "math/rand/v2"
	"net"
	"net/netip"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/quic-go/quic-go"
	"pgregory.net/rapid"

	"castillo/game/peer/link/linktest"
)

var loopback = Options{Listen: netip.MustParseAddrPort("127.0.0.1:0")}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func newKey(t testing.TB) ed25519.PrivateKey {
	t.Helper()
	_, k, err := ed25519.GenerateKey(rand.Reader)
	must(t, err)
	return k
}

func newHost(t testing.TB) *Host {
	t.Helper()
	h, err := Listen(newKey(t), loopback)
	must(t, err)
	t.Cleanup(func() { h.Close() })
	return h
}

func nobodyIsTold(Way) {}

// pair is a line over the loopback, both ends of it.
func pair(t testing.TB, h *Host, guest ed25519.PrivateKey) (host, joined *Conn) {
	t.Helper()
	joined, err := Join(t.Context(), guest, h.Invitation(), nobodyIsTold)
	must(t, err)
	host, err = h.Accept(t.Context())
	must(t, err)
	t.Cleanup(func() { host.Close(); joined.Close() })
	return host, joined
}

func TestAGuestWithTheCodeGetsALineToTheHost(t *testing.T) {
	h, guest := newHost(t), newKey(t)
	a, b := pair(t, h, guest)
	if a.Peer() != IDOf(guest) || b.Peer() != IDOf(h.key) {
		t.Error("the ends do not know each other")
	}
	big := bytes.Repeat([]byte("carta"), maxMessage/5)
	for _, m := range [][]byte{[]byte("uno"), {}, big} {
		for _, ends := range [][2]*Conn{{a, b}, {b, a}} {
			go ends[0].Send(Duel, m)
			got, err := ends[1].Receive(Duel)
			if err != nil || !bytes.Equal(got, m) {
				t.Fatalf("%d bytes became %d, %v", len(m), len(got), err)
			}
		}
	}
	must(t, a.Send(Chat, []byte("hola")))
	if got, err := b.Receive(Chat); err != nil || string(got) != "hola" {
		t.Errorf("%q, %v", got, err)
	}
	if err := a.Send(Chat, make([]byte, maxChat+1)); err == nil {
		t.Error("a chat message of any length is sent")
	}
}

func TestAnInvitationWorksOnce(t *testing.T) {
	h := newHost(t)
	pair(t, h, newKey(t))
	_, err := Join(t.Context(), newKey(t), h.Invitation(), nobodyIsTold)
	var none *NoWay
	if !errors.As(err, &none) || !errors.Is(none.Ways[0].Err, ErrRefused) {
		t.Errorf("a second guest: %v", err)
	}
}

func TestWhoDoesNotKnowTheSecretIsRefused(t *testing.T) {
	h := newHost(t)
	wrong := h.Invitation()
	wrong.Secret[0]++
	if _, err := Join(t.Context(), newKey(t), wrong, nobodyIsTold); err == nil {
		t.Fatal("another secret was taken")
	}
	pair(t, h, newKey(t)) // the invitation still stands
}

func TestAnInvitationThatIsGuessedAtIsSpent(t *testing.T) {
	h := newHost(t)
	wrong := h.Invitation()
	wrong.Secret[0]++
	for range maxTries {
		if _, err := Join(t.Context(), newKey(t), wrong, nobodyIsTold); err == nil {
			t.Fatal("another secret was taken")
		}
	}
	if _, err := Join(t.Context(), newKey(t), h.Invitation(), nobodyIsTold); err == nil {
		t.Error("the secret still works")
	}
}

func TestAHostWithAnotherKeyIsNotPlayedWith(t *testing.T) {
	h := newHost(t)
	v := h.Invitation()
	v.Host[3] ^= 1
	if _, err := Join(t.Context(), newKey(t), v, nobodyIsTold); !errors.Is(err, ErrOtherKey) {
		t.Errorf("got %v", err)
	}
}

func TestWhoSpeaksAnotherProtocolIsRefused(t *testing.T) {
	h := newHost(t)
	secured, err := config(newKey(t), func(ID) error { return nil })
	must(t, err)
	secured.NextProtos = []string{"castillo/9"}
	q, err := quic.DialAddr(t.Context(), h.socket.conn.LocalAddr().String(), secured, quicConfig())
	if err == nil {
		q.CloseWithError(0, "")
		t.Error("a line was made")
	}
	secured.NextProtos, secured.Certificates = []string{protocol}, []tls.Certificate{}
	q, err = quic.DialAddr(t.Context(), h.socket.conn.LocalAddr().String(), secured, quicConfig())
	if err == nil {
		select {
		case <-q.Context().Done():
		case <-time.After(5 * time.Second):
			t.Error("somebody without a key stays")
		}
	}
}

func TestAFriendFindsBackWithoutACode(t *testing.T) {
	h, guest := newHost(t), newKey(t)
	_, line := pair(t, h, guest)
	line.Close()
	back := make(chan *Conn, 1)
	go func() {
		c, err := h.Await(t.Context(), IDOf(guest))
		if err != nil {
			t.Error(err)
		}
		back <- c
	}()
	var again *Conn
	for again == nil {
		again, _ = Rejoin(t.Context(), guest, IDOf(h.key), h.Invitation().Addresses)
	}
	defer again.Close()
	if c := <-back; c.Peer() != IDOf(guest) {
		t.Error("somebody else came")
	}
	if _, err := Rejoin(t.Context(), newKey(t), IDOf(h.key), h.Invitation().Addresses); err == nil {
		t.Error("a stranger came back")
	}
}

func TestALineThatEndsTellsBothAndStays(t *testing.T) {
	a, b := pair(t, newHost(t), newKey(t))
	a.Close()
	for _, c := range []*Conn{a, b} {
		for range 2 {
			if _, err := c.Receive(Duel); !errors.Is(err, ErrLost) {
				t.Errorf("got %v", err)
			}
		}
	}
	if _, err := a.Receive(Chat); !errors.Is(err, net.ErrClosed) {
		t.Errorf("the end that closed: %v", err)
	}
	if err := b.Send(Duel, []byte("x")); err == nil {
		t.Error("a message went over a line that is gone")
	}
}

func TestGuestsThatSayNothingKeepNobodyOut(t *testing.T) {
	h := newHost(t)
	for range 3 * maxUnknown { // they make lines and stall
		secured, err := config(newKey(t), func(ID) error { return nil })
		must(t, err)
		q, err := quic.DialAddr(t.Context(), h.socket.conn.LocalAddr().String(), secured, quicConfig())
		if err == nil {
			defer q.CloseWithError(0, "")
			if s, err := q.OpenStream(); err == nil {
				s.Write(bytes.Repeat([]byte{0xff}, 64)) // a length of 4 GB
			}
		}
	}
	deadline, cancel := context.WithTimeout(t.Context(), 2*helloTime)
	defer cancel()
	for {
		c, err := Join(deadline, newKey(t), h.Invitation(), nobodyIsTold)
		if err == nil {
			c.Close()
			return
		}
		if deadline.Err() != nil {
			t.Fatal(err)
		}
	}
}

func TestAnAnswerIsTakenForItsOwnInvitationAlone(t *testing.T) {
	h, other := newHost(t), newHost(t)
	at := netip.MustParseAddrPort("127.0.0.1:9")
	a, err := ParseAnswer(h.Invitation().answer([]netip.AddrPort{at}).String())
	must(t, err)
	if err := other.Knock(a); !errors.Is(err, ErrOtherAnswer) {
		t.Errorf("another host: %v", err)
	}
	must(t, h.Knock(a))
	a.Addresses[0] = netip.MustParseAddrPort("127.0.0.1:10")
	if err := h.Knock(a); !errors.Is(err, ErrOtherAnswer) {
		t.Errorf("another address: %v", err)
	}
}

func TestAHostKnocksUntilItsGuestIsThere(t *testing.T) {
	var told sync.Map
	h, err := Listen(newKey(t), Options{Listen: loopback.Listen, Report: func(w Way) { told.Store(w.Kind, w.State) }})
	must(t, err)
	defer h.Close()
	door, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(loopback.Listen))
	must(t, err)
	defer door.Close()
	must(t, h.Knock(h.Invitation().answer([]netip.AddrPort{addrPort(door.LocalAddr())})))
	for range 2 {
		if _, from, err := door.ReadFromUDPAddrPort(make([]byte, 9)); err != nil || from.Port() != h.Port() {
			t.Fatalf("%v knocks: %v", from, err)
		}
	}
	pair(t, h, newKey(t))
	for deadline := time.Now().Add(5 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if state, _ := told.Load(Knocking); state == Open {
			return
		}
		if time.Now().After(deadline) {
			t.Fatal("nobody was told that the guest came")
		}
	}
}

// TestAHostOnTheLoopbackAsksNobody: whatever the options say, nothing leaves the machine.
func TestAHostOnTheLoopbackAsksNobody(t *testing.T) {
	h, err := Listen(newKey(t), Options{Listen: loopback.Listen, Router: true, Nearby: true, STUN: "127.0.0.1:9", Report: func(w Way) {
		if w.Kind != Local || !w.Address.Addr().IsLoopback() {
			t.Errorf("%v was tried", w)
		}
	}})
	must(t, err)
	defer h.Close()
	select {
	case <-h.Settled():
	default:
		t.Error("something is tried")
	}
}

func TestAPortAsksASTUNServerHowItIsSeen(t *testing.T) {
	server, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(loopback.Listen))
	must(t, err)
	defer server.Close()
	go linktest.ServeSTUN(server)
	s, err := newSocket(loopback.Listen)
	must(t, err)
	defer s.Close()
	if seen, err := s.seenBy(t.Context(), server.LocalAddr().String()); err != nil || seen != s.local() {
		t.Errorf("%v is seen as %v, %v", s.local(), seen, err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*stunPause)
	defer cancel()
	if _, err := s.seenBy(ctx, s.local().String()); !errors.Is(err, ErrNoSTUN) {
		t.Errorf("of itself: %v", err)
	}
}

// TestWhatIsNotQUICCostsNothing: a flood of garbage, of knocking and of answers that nobody
// asked for leaves no more than 5 MB, and the guest still comes in.
func TestWhatIsNotQUICCostsNothing(t *testing.T) {
	h := newHost(t)
	flood, err := net.Dial("udp", h.socket.conn.LocalAddr().String())
	must(t, err)
	defer flood.Close()
	answer := append(bindingRequest(transaction{}), make([]byte, 100)...)
	answer[0], answer[3] = 1, 100
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	random := mathrand.New(mathrand.NewPCG(3, 4))
	const packets = 50000
	for i := range packets {
		packet := answer
		switch i % 3 {
		case 0:
			packet = []byte{0}
		case 1:
			packet = make([]byte, random.IntN(1400))
			for j := range packet {
				packet[j] = byte(random.Uint32())
			}
		}
		_, _ = flood.Write(packet) // of which the system drops some
	}
	left := int64(heap()) - int64(before)
	for end := time.Now().Add(10 * time.Second); left > 5<<20 && time.Now().Before(end); {
		time.Sleep(50 * time.Millisecond) // what waits to be read is not what is left
		left = int64(heap()) - int64(before)
	}
	if left > 5<<20 {
		t.Errorf("%d packets left %d KB", packets, left>>10)
	}
	t.Logf("%d packets left %d KB", packets, left>>10)
	pair(t, h, newKey(t))
}

func drawInvitation(t *rapid.T) Invitation {
	var v Invitation
	copy(v.Host[:], rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "host"))
	copy(v.Secret[:], rapid.SliceOfN(rapid.Byte(), 10, 10).Draw(t, "secret"))
	for range rapid.IntRange(0, maxAddresses).Draw(t, "addresses") {
		size := rapid.SampledFrom([]int{4, 16}).Draw(t, "size")
		ip, _ := netip.AddrFromSlice(rapid.SliceOfN(rapid.Byte(), size, size).Draw(t, "ip"))
		if ip.Is4In6() {
			continue
		}
		a := netip.AddrPortFrom(ip, rapid.Uint16().Draw(t, "port"))
		switch mark := rapid.IntRange(ownAddress, seenAddress).Draw(t, "mark"); {
		case mark == routerAddress && !v.Router.IsValid():
			v.Router = a
		case mark == seenAddress && !v.Seen.IsValid():
			v.Seen = a
		default:
			v.Addresses = append(v.Addresses, a)
		}
	}
	return v
}

func same(a, b Invitation) bool { return a.String() == b.String() }

func TestACodeIsReadHoweverItWasCopied(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := drawInvitation(t)
		code := v.String()
		for _, copied := range []string{code, strings.ToLower(code), strings.ReplaceAll(code, "-", ""), strings.ReplaceAll(code, "-", " \n"),
			strings.ReplaceAll(strings.ReplaceAll(code, "0", "o"), "1", "l")} {
			if got, err := ParseInvitation(copied); err != nil || !same(got, v) {
				t.Fatalf("%q was read as %+v, %v", copied, got, err)
			}
		}
	})
}

func TestAMistypedLetterIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		code := []byte(strings.ReplaceAll(drawInvitation(t).String(), "-", ""))
		i := rapid.IntRange(2, len(code)-1).Draw(t, "at")
		c := alphabet[rapid.IntRange(0, 31).Draw(t, "letter")]
		if code[i] == c {
			return
		}
		code[i] = c
		if _, err := ParseInvitation(string(code)); err == nil {
			t.Fatalf("letter %d of %s is wrong, and it was read", i, code)
		}
	})
}

func FuzzParseInvitation(f *testing.F) {
	f.Add(Invitation{Addresses: []netip.AddrPort{netip.MustParseAddrPort("192.0.2.7:4000")}}.String())
	f.Fuzz(func(t *testing.T, code string) {
		if v, err := ParseInvitation(code); err == nil {
			if again, err := ParseInvitation(v.String()); err != nil || !same(again, v) {
				t.Errorf("%q is written as %q: %v", code, v, err)
			}
		}
	})
}

// TestEachCodeIsToldFromTheOthers: who puts one where another belongs is told so.
func TestEachCodeIsToldFromTheOthers(t *testing.T) {
	v := Invitation{Secret: newSecret(), Addresses: []netip.AddrPort{netip.MustParseAddrPort("192.0.2.7:4000")}}
	answer := v.answer(v.Addresses).String()
	if _, err := ParseInvitation(answer); !errors.Is(err, ErrAnswer) {
		t.Errorf("an answer as an invitation: %v", err)
	}
	if _, err := ParseAnswer(v.String()); !errors.Is(err, ErrInvitation) {
		t.Errorf("an invitation as an answer: %v", err)
	}
	if _, err := ParseShort(v.String()); err == nil {
		t.Error("an invitation was read as a short code")
	}
	if secret, err := ParseShort(strings.ToLower(v.Short())); err != nil || secret != v.Secret {
		t.Errorf("%s was read as %x, %v", v.Short(), secret, err)
	}
	if n := len(strings.ReplaceAll(v.Short(), "-", "")); n != 20 {
		t.Errorf("a short code of %d letters", n)
	}
	if n := len(strings.ReplaceAll(answer, "-", "")); n > 25 {
		t.Errorf("an answer of %d letters", n)
	}
}

func FuzzParseAnswer(f *testing.F) {
	f.Add(Invitation{}.answer([]netip.AddrPort{netip.MustParseAddrPort("192.0.2.7:4000")}).String())
	f.Fuzz(func(t *testing.T, code string) {
		if a, err := ParseAnswer(code); err == nil {
			if again, err := ParseAnswer(a.String()); err != nil || again.String() != a.String() {
				t.Errorf("%q is written as %q: %v", code, a, err)
			}
		}
	})
}

func FuzzParseShort(f *testing.F) {
	f.Add(shortOf([10]byte{1, 2, 3}))
	f.Fuzz(func(t *testing.T, code string) {
		if s, err := ParseShort(code); err == nil {
			if again, err := ParseShort(shortOf(s)); err != nil || again != s {
				t.Errorf("%q is written as %q: %v", code, shortOf(s), err)
			}
		}
	})
}

func FuzzParseBinding(f *testing.F) {
	f.Add(append(bindingRequest(transaction{7}), 0, 0x20, 0, 8, 0, 1, 0x31, 0x12, 0xe1, 0x12, 0xa4, 0x43))
	f.Fuzz(func(t *testing.T, packet []byte) {
		if _, seen, ok := parseBinding(packet); ok && !dialable(seen) {
			t.Errorf("%v was seen", seen)
		}
	})
}

func FuzzReceive(f *testing.F) {
	f.Add([]byte{0, 0, 0, 2, 7, 7})
	f.Add([]byte{255, 255, 255, 255, 7})
	f.Fuzz(func(t *testing.T, data []byte) {
		if m, err := receive(bytes.NewReader(data), 64); err == nil && len(m) > 64 {
			t.Errorf("%d bytes", len(m))
		}
	})
}

// relay carries packets between a guest and a host as a bad network does: it loses some, holds
// all of them back, and some so long that others overtake them.
type relay struct {
	socket *net.UDPConn
	host   *net.UDPAddr
	lost   atomic.Int64
	held   atomic.Int64
}

const (
	oneWay = 100 * time.Millisecond
	loss   = 20 // one packet of so many is lost
	late   = 10 // one of so many is overtaken
)

func newRelay(t *testing.T, host netip.AddrPort) (*relay, netip.AddrPort) {
	t.Helper()
	socket, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(netip.MustParseAddrPort("127.0.0.1:0")))
	must(t, err)
	t.Cleanup(func() { socket.Close() })
	r := &relay{socket: socket, host: net.UDPAddrFromAddrPort(host)}
	go r.run()
	return r, socket.LocalAddr().(*net.UDPAddr).AddrPort()
}

func (r *relay) run() {
	random := mathrand.New(mathrand.NewPCG(1, 2))
	var guest *net.UDPAddr
	room := make([]byte, 1<<16)
	for {
		n, from, err := r.socket.ReadFromUDP(room)
		if err != nil {
			return
		}
		to := r.host
		if from.Port == r.host.Port {
			to = guest
		} else {
			guest = from
		}
		if random.IntN(loss) == 0 {
			r.lost.Add(1)
			continue
		}
		wait := oneWay
		if random.IntN(late) == 0 {
			r.held.Add(1)
			wait += oneWay / 2
		}
		packet := bytes.Clone(room[:n])
		time.AfterFunc(wait, func() { r.socket.WriteToUDP(packet, to) })
	}
}

func TestALineOverABadNetworkLosesNothingAndKeepsTheOrder(t *testing.T) {
	h := newHost(t)
	r, at := newRelay(t, h.Invitation().Addresses[0])
	v := h.Invitation()
	v.Addresses = []netip.AddrPort{at}
	joined, err := Join(t.Context(), newKey(t), v, nobodyIsTold)
	must(t, err)
	host, err := h.Accept(t.Context())
	must(t, err)
	defer joined.Close()
	defer host.Close()
	const messages = 300
	for _, ends := range [][2]*Conn{{host, joined}, {joined, host}} {
		go func() {
			for i := range messages {
				if ends[0].Send(Duel, append([]byte{byte(i)}, make([]byte, i*7)...)) != nil {
					return
				}
			}
		}()
		for i := range messages {
			m, err := ends[1].Receive(Duel)
			if err != nil || len(m) != 1+i*7 || m[0] != byte(i) {
				t.Fatalf("message %d: %d bytes, %v", i, len(m), err)
			}
		}
	}
	if r.lost.Load() == 0 || r.held.Load() == 0 {
		t.Errorf("the network was good: %d packets lost, %d overtaken", r.lost.Load(), r.held.Load())
	}
	if rtt := host.RoundTrip(); rtt < 2*oneWay {
		t.Errorf("a round trip of %v", rtt)
	}
	t.Logf("%d packets lost, %d overtaken, round trip %v", r.lost.Load(), r.held.Load(), host.RoundTrip())
}
