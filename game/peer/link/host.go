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

	"github.com/quic-go/quic-go"
)

// Options say where a host listens and what it offers.
type Options struct {
	// Listen is the address to listen at; zero: all of this machine's, at any port.
	Listen netip.AddrPort
	// Addresses are those of this machine that others may dial; nil: those of its
	// network interfaces.
	Addresses func() []netip.Addr
}

// Host listens for a guest that was invited, and for friends that come back.
type Host struct {
	key        ed25519.PrivateKey
	socket     *net.UDPConn
	transport  *quic.Transport
	listener   *quic.Listener
	invitation Invitation
	stop       context.CancelFunc
	running    sync.WaitGroup

	mu      sync.Mutex
	spent   bool // the invitation was used, or guessed at too often
	wrong   int
	guests  chan *Conn
	awaited map[ID]chan *Conn
}

// Listen begins to listen, until Close.
func Listen(key ed25519.PrivateKey, o Options) (*Host, error) {
	var at *net.UDPAddr
	if o.Listen.IsValid() {
		at = net.UDPAddrFromAddrPort(o.Listen)
	}
	socket, err := net.ListenUDP("udp", at)
	if err != nil {
		return nil, err
	}
	h := &Host{key: key, socket: socket, guests: make(chan *Conn, 1), awaited: map[ID]chan *Conn{}}
	secured, err := config(key, func(ID) error { return nil }) // who it is, welcome decides
	if err != nil {
		return nil, errors.Join(err, socket.Close())
	}
	h.transport = &quic.Transport{Conn: socket}
	if h.listener, err = h.transport.Listen(secured, quicConfig()); err != nil {
		return nil, errors.Join(err, socket.Close())
	}
	h.invitation = Invitation{Host: IDOf(key).print(), Secret: newSecret(), Addresses: h.addresses(o)}
	ctx, stop := context.WithCancel(context.Background())
	h.stop = stop
	h.running.Go(func() { h.listen(ctx) })
	return h, nil
}

// addresses are where the host can be dialled, the likeliest first.
func (h *Host) addresses(o Options) []netip.AddrPort {
	port := h.Port()
	own := o.Addresses
	if own == nil {
		own = machineAddresses
	}
	ips := own()
	if a := o.Listen.Addr(); a.IsValid() && !a.IsUnspecified() {
		ips = []netip.Addr{a}
	}
	var out []netip.AddrPort
	for _, ip := range ips {
		if len(out) < maxAddresses {
			out = append(out, netip.AddrPortFrom(ip.Unmap().WithZone(""), port))
		}
	}
	return out
}

// machineAddresses are those of the network interfaces at which others may reach this
// machine: the local network's first, then public ones of IPv6.
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
	slices.SortStableFunc(out, func(a, b netip.Addr) int { return int(family(a)) - int(family(b)) })
	return out
}

func family(a netip.Addr) byte {
	if a.Is4() {
		return 0
	}
	return 1
}

// Invitation is what the guest has to be told. It works once.
func (h *Host) Invitation() Invitation { return h.invitation }

// Port is where the host listens.
func (h *Host) Port() uint16 { return uint16(h.socket.LocalAddr().(*net.UDPAddr).Port) }

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
	h.mu.Unlock()
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
	return errors.Join(err, h.transport.Close(), h.socket.Close())
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
	welcome      = 3 // what the host answers
)

var errRefused = errors.New("el otro programa no aceptó la conexión: la invitación ya se usó, o no era para esto")

// proof shows that somebody knows an invitation's secret, on this line alone.
func proof(secret [10]byte, state tls.ConnectionState) ([]byte, error) {
	line, err := state.ExportKeyingMaterial("castillo/invitación", nil, 32)
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
	to, err := h.wanted(peer, q, hello)
	if err != nil {
		return err
	}
	if err := send(streams[Duel], []byte{welcome}); err != nil {
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
	c := newConn(peer, q, streams, nil)
	select {
	case to <- c:
		return nil
	default:
		c.Close()
		return nil
	}
}

// wanted judges what a guest says, and tells where its line is waited for.
func (h *Host) wanted(peer ID, q *quic.Conn, hello []byte) (chan *Conn, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	rest := hello[min(len(hello), len(protocol)+1):]
	if peer == IDOf(h.key) || len(hello) < len(protocol)+1 || string(hello[:len(protocol)]) != protocol {
		return nil, errRefused
	}
	switch hello[len(protocol)] {
	case byInvitation:
		want, err := proof(h.invitation.Secret, q.ConnectionState().TLS)
		if err != nil || h.spent {
			return nil, errRefused
		}
		if !hmac.Equal(rest, want) {
			h.wrong++
			h.spent = h.wrong >= maxTries
			return nil, errRefused
		}
		h.spent = true
		return h.guests, nil
	case comesBack:
		if come := h.awaited[peer]; come != nil && len(rest) == 0 {
			return come, nil
		}
	}
	return nil, errRefused
}
