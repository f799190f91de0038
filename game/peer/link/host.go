package link

import (
	"context"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/tls"
	"errors"
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"

	"github.com/quic-go/quic-go"

	"castillo/game/peer/link/nearby"
	"castillo/game/peer/link/router"
	"castillo/game/speech"
)

// Options say where a line is listened for or called from, and who else is asked for help.
// The zero value asks nobody.
type Options struct {
	// Listen is the address to listen at; zero: all of this machine's, at any port. Where
	// it is of the loopback nobody else is asked, whatever the rest says.
	Listen netip.AddrPort
	// Addresses are those of this machine that others may dial; nil: those of its
	// network interfaces.
	Addresses func() []netip.Addr
	// Router has the router of the local network asked for a port.
	Router bool
	// Nearby has the host announced on the local network, under Name.
	Nearby bool
	Name   string
	// STUN is a server that says how this machine is seen from outside; empty: none is asked.
	STUN string
	// Report is told, from other goroutines, how far each way in is; nil: nobody is.
	Report func(Way)
}

func (o Options) report(w Way) {
	if o.Report != nil {
		o.Report(w)
	}
}

// alone reports whether nobody else may be asked.
func (o Options) alone() bool { return o.Listen.Addr().IsLoopback() }

// Host listens for a guest that was invited, and for friends that come back.
type Host struct {
	key      ed25519.PrivateKey
	options  Options
	socket   *socket
	listener *quic.Listener
	life     context.Context
	stop     context.CancelFunc
	seek     context.Context // ends when somebody is here, or nobody can come any more
	found    context.CancelFunc
	running  sync.WaitGroup
	settled  chan struct{}

	mu         sync.Mutex
	invitation Invitation
	spent      bool // the invitation was used, or guessed at too often
	wrong      int
	guests     chan *Conn
	awaited    map[ID]chan *Conn
	places     map[ID]netip.AddrPort // where those who were here came from
	quiet      context.CancelFunc    // ends the knocking for the last answer
}

// Listen begins to listen, until Close.
func Listen(key ed25519.PrivateKey, o Options) (*Host, error) {
	s, err := newSocket(o.Listen)
	if err != nil {
		return nil, err
	}
	secured, err := config(key, func(ID) error { return nil }) // who it is, welcome decides
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	life, stop := context.WithCancel(context.Background())
	seek, found := context.WithCancel(life)
	h := &Host{key: key, options: o, socket: s, life: life, stop: stop, seek: seek, found: found, settled: make(chan struct{}), guests: make(chan *Conn, 1),
		awaited: map[ID]chan *Conn{}, places: map[ID]netip.AddrPort{}, quiet: func() {}}
	if h.listener, err = s.transport.Listen(secured, quicConfig()); err != nil {
		stop()
		return nil, errors.Join(err, s.Close())
	}
	h.invitation = Invitation{Host: IDOf(key).print(), Secret: newSecret(), Addresses: o.addresses(h.Port())}
	for _, w := range h.invitation.ways() {
		w.State = Open
		o.report(w)
	}
	h.running.Go(func() { h.listen(life) })
	if o.alone() {
		close(h.settled)
		return h, nil
	}
	h.openWays()
	return h, nil
}

// openWays has others open ways in, side by side. A port of the router's stays, for who comes
// back; the rest ends when somebody is here.
func (h *Host) openWays() {
	var first sync.WaitGroup // until each is open or failed
	for _, open := range []func(settled func()){h.throughRouter, h.seenFromOutside, h.announce} {
		first.Add(1)
		h.running.Go(func() {
			settled := sync.OnceFunc(first.Done)
			defer settled()
			open(settled)
		})
	}
	h.running.Go(func() {
		first.Wait()
		close(h.settled)
	})
}

// throughRouter has the router lead a port to this machine until the host is closed.
func (h *Host) throughRouter(settled func()) {
	if !h.options.Router {
		return
	}
	w := Way{Kind: Router}
	h.options.report(w)
	asking, cancel := within(h.life, routerTime)
	defer cancel()
	m, err := router.Open(asking, h.Port())
	if err != nil {
		w.State, w.Err = Failed, err
		h.options.report(w)
		return
	}
	defer m.Close()
	h.mu.Lock()
	h.invitation.Router = m.Public
	h.mu.Unlock()
	w.State, w.Address, w.By = Open, m.Public, m.By
	h.options.report(w)
	settled()
	<-h.life.Done()
}

// seenFromOutside asks a STUN server, and goes on asking while a guest is waited for: the
// router would forget the port.
func (h *Host) seenFromOutside(settled func()) {
	if h.options.STUN == "" {
		return
	}
	w := Way{Kind: Seen}
	h.options.report(w)
	tick := time.NewTicker(stunEvery)
	defer tick.Stop()
	for {
		at, err := h.socket.seenBy(h.seek, h.options.STUN)
		switch {
		case err != nil && w.State == Trying:
			w.State, w.Err = Failed, err
			h.options.report(w)
			return
		case err == nil && at != w.Address:
			w.State, w.Address = Open, at
			h.mu.Lock()
			if h.invitation.Seen = at; at == h.invitation.Router || slices.Contains(h.invitation.Addresses, at) {
				h.invitation.Seen = netip.AddrPort{}
			}
			h.mu.Unlock()
			h.options.report(w)
		}
		settled()
		select {
		case <-tick.C:
		case <-h.seek.Done():
			return
		}
	}
}

// announce has the host seen on the local network.
func (h *Host) announce(settled func()) {
	if !h.options.Nearby {
		return
	}
	w := Way{Kind: Announced, State: Open}
	v := h.Invitation()
	a, err := nearby.Announce(nearby.Host{Name: h.options.Name, Print: v.Host, Addresses: v.Addresses})
	if err != nil {
		w.State, w.Err = Failed, ErrUnheard
		h.options.report(w)
		return
	}
	defer a.Close()
	h.options.report(w)
	settled()
	<-h.seek.Done()
}

// addresses are where a port of this machine can be dialled, the likeliest first.
func (o Options) addresses(port uint16) []netip.AddrPort {
	own := o.Addresses
	if own == nil {
		own = machineAddresses
	}
	ips := own()
	if a := o.Listen.Addr(); a.IsValid() && !a.IsUnspecified() {
		ips = []netip.Addr{a}
	}
	left := map[bool]int{true: maxIPv4, false: maxIPv6}
	var out []netip.AddrPort
	for _, ip := range ips {
		ip = ip.Unmap().WithZone("")
		if left[ip.Is4()]--; left[ip.Is4()] >= 0 {
			out = append(out, netip.AddrPortFrom(ip, port))
		}
	}
	return out
}

// machineAddresses are those of the network interfaces at which others may reach this
// machine: the local network's first, then those of IPv6, public ones before others.
func machineAddresses() []netip.Addr {
	all, _ := net.InterfaceAddrs()
	var out []netip.Addr
	for _, a := range all {
		n, ok := a.(*net.IPNet)
		if !ok {
			continue
		}
		ip, ok := netip.AddrFromSlice(n.IP)
		if ip = ip.Unmap(); ok && ip.IsGlobalUnicast() {
			out = append(out, ip)
		}
	}
	rank := func(a netip.Addr) int {
		switch {
		case a.Is4():
			return 0
		case kindOf(a) == Public:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(out, func(a, b netip.Addr) int { return rank(a) - rank(b) })
	return out
}

// Settled is closed once every way in is open or failed, and the invitation complete.
func (h *Host) Settled() <-chan struct{} { return h.settled }

// Invitation is what the guest has to be told. It works once.
func (h *Host) Invitation() Invitation {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.invitation
}

// Port is where the host listens.
func (h *Host) Port() uint16 { return h.socket.local().Port() }

// ErrOtherAnswer is for an answer to another invitation.
var ErrOtherAnswer = speech.Errorf("ese código de respuesta es de otra invitación")

// Knock takes the answer of a guest that no way led to the host, and knocks at the guest's
// addresses, so that this side's router takes its calls for answers.
func (h *Host) Knock(a Answer) error {
	v := h.Invitation()
	if tag := v.tag(a); !hmac.Equal(a.tag[:], tag[:]) {
		return ErrOtherAnswer
	}
	at := slices.DeleteFunc(slices.Clone(a.Addresses), func(a netip.AddrPort) bool { return !dialable(a) })
	ctx, quiet := within(h.seek, knockTime)
	h.mu.Lock()
	h.quiet() // an answer before this one
	h.quiet = quiet
	h.mu.Unlock()
	tell := func(state WayState, err error) {
		for _, one := range at {
			h.options.report(Way{Kind: Knocking, Address: one, State: state, Err: err})
		}
	}
	tell(Trying, nil)
	go func() {
		h.socket.knock(ctx, at)
		switch {
		case h.life.Err() != nil:
		case h.seek.Err() != nil:
			tell(Open, nil)
		case errors.Is(ctx.Err(), context.DeadlineExceeded):
			tell(Failed, ErrSilent)
		}
	}()
	return nil
}

// Accept waits for the guest that was invited.
func (h *Host) Accept(ctx context.Context) (*Conn, error) {
	select {
	case c := <-h.guests:
		return c, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Await waits for somebody known to come back.
func (h *Host) Await(ctx context.Context, id ID) (*Conn, error) {
	come := make(chan *Conn, 1)
	h.mu.Lock()
	h.awaited[id] = come
	place, known := h.places[id]
	h.mu.Unlock()
	if known { // whose router takes a call from the same port for what it was
		knocking, quiet := context.WithCancel(ctx)
		defer quiet()
		go h.socket.knock(knocking, []netip.AddrPort{place})
	}
	defer func() {
		h.mu.Lock()
		delete(h.awaited, id)
		h.mu.Unlock()
	}()
	select {
	case c := <-come:
		return c, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Close ends listening, and the lines of those who came.
func (h *Host) Close() error {
	h.stop()
	err := h.listener.Close()
	h.running.Wait()
	return errors.Join(err, h.socket.Close())
}

func (h *Host) listen(ctx context.Context) {
	unknown := make(chan struct{}, maxUnknown)
	var greeting sync.WaitGroup
	defer greeting.Wait()
	for {
		q, err := h.listener.Accept(ctx)
		if err != nil {
			return
		}
		select {
		case unknown <- struct{}{}:
		default:
			q.CloseWithError(2, "")
			continue
		}
		greeting.Go(func() {
			defer func() { <-unknown }()
			if err := h.greet(ctx, q); err != nil {
				q.CloseWithError(2, "")
			}
		})
	}
}

// What a guest says first, behind the name of the protocol.
const (
	byInvitation = 1 // and the proof of the secret
	comesBack    = 2
	welcome      = 3 // what the host answers, and its own proof to who was invited
)

// The two ends of a line show that they know an invitation's secret, each under a label of
// its own: the guest first. The host shows it too because a guest that found it on the local
// network has its key from nowhere else.
const (
	guestShows = "castillo/invitación"
	hostShows  = "castillo/anfitrión"
)

// proof shows that somebody knows an invitation's secret, on this line alone.
func proof(secret [10]byte, label string, state tls.ConnectionState) ([]byte, error) {
	line, err := state.ExportKeyingMaterial(label, nil, 32)
	if err != nil {
		return nil, err
	}
	mac := hmac.New(sha256.New, secret[:])
	mac.Write(line)
	return mac.Sum(nil), nil
}

// greet lets in whoever proves to be wanted.
func (h *Host) greet(ctx context.Context, q *quic.Conn) error {
	ctx, cancel := within(ctx, helloTime)
	defer cancel()
	peer, err := peerOf(q)
	if err != nil {
		return err
	}
	var streams [2]*quic.Stream
	if streams[Duel], err = q.AcceptStream(ctx); err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { q.CloseWithError(2, "") })
	defer stop()
	hello, err := receive(streams[Duel], len(protocol)+1+sha256.Size)
	if err != nil {
		return err
	}
	to, answer, err := h.wanted(peer, q, hello)
	if err != nil {
		return err
	}
	if err := send(streams[Duel], answer); err != nil {
		return err
	}
	if streams[Chat], err = q.AcceptStream(ctx); err != nil {
		return err
	}
	if _, err := receive(streams[Chat], 0); err != nil {
		return err
	}
	if !stop() {
		return ctx.Err()
	}
	c := newConn(line{peer, q, streams}, nil)
	h.mu.Lock()
	h.places[peer] = c.Remote()
	h.mu.Unlock()
	select {
	case to <- c:
		return nil
	default:
		c.Close()
		return nil
	}
}

// wanted judges what a guest says, and tells where its line is waited for and what it is
// answered.
func (h *Host) wanted(peer ID, q *quic.Conn, hello []byte) (chan *Conn, []byte, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	rest := hello[min(len(hello), len(protocol)+1):]
	if peer == IDOf(h.key) || len(hello) < len(protocol)+1 || string(hello[:len(protocol)]) != protocol {
		return nil, nil, ErrRefused
	}
	switch hello[len(protocol)] {
	case byInvitation:
		state := q.ConnectionState().TLS
		want, err := proof(h.invitation.Secret, guestShows, state)
		if err != nil || h.spent {
			return nil, nil, ErrRefused
		}
		if !hmac.Equal(rest, want) {
			if h.wrong++; h.wrong >= maxTries {
				h.spent = true
				h.found()
			}
			return nil, nil, ErrRefused
		}
		own, err := proof(h.invitation.Secret, hostShows, state)
		if err != nil {
			return nil, nil, ErrRefused
		}
		h.spent = true
		h.found()
		return h.guests, append([]byte{welcome}, own...), nil
	case comesBack:
		if come := h.awaited[peer]; come != nil && len(rest) == 0 {
			h.found()
			return come, []byte{welcome}, nil
		}
	}
	return nil, nil, ErrRefused
}
