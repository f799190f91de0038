package router

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/huin/goupnp/dcps/internetgateway2"

	"castillo/game/peer/link/linktest"
)

// Routers of these tests are on the loopback, and opened for them.
func TestMain(m *testing.M) {
	strict := near
	near = func(a netip.Addr) bool { return strict(a) || a.IsLoopback() }
	m.Run()
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

var public = netip.MustParseAddr("203.0.113.9")

const port = 4711

// atPMP is a router that opens ports by PCP or NAT-PMP.
func atPMP(t *testing.T, g *linktest.Gateway) netip.AddrPort {
	t.Helper()
	c, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	must(t, err)
	t.Cleanup(func() { c.Close() })
	go g.ServePMP(c)
	return c.LocalAddr().(*net.UDPAddr).AddrPort()
}

// atUPnP is a service of a router that opens ports by UPnP.
func atUPnP(t *testing.T, h http.Handler) service {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	at, err := url.Parse(server.URL)
	must(t, err)
	all, err := internetgateway2.NewWANIPConnection1ClientsByURLCtx(t.Context(), at)
	must(t, err)
	return services(all)[0]
}

// TestAPortIsOpenUntilItIsGivenBack: in each of the three ways.
func TestAPortIsOpenUntilItIsGivenBack(t *testing.T) {
	for by, open := range map[string]func(*testing.T, *linktest.Gateway) (*Mapping, error){
		"PCP": func(t *testing.T, g *linktest.Gateway) (*Mapping, error) {
			g.PCP = true
			return byPMP(t.Context(), atPMP(t, g), port)
		},
		"NAT-PMP": func(t *testing.T, g *linktest.Gateway) (*Mapping, error) {
			return byPMP(t.Context(), atPMP(t, g), port)
		},
		"UPnP": func(t *testing.T, g *linktest.Gateway) (*Mapping, error) {
			return mapBy(t.Context(), atUPnP(t, g), port)
		},
	} {
		t.Run(by, func(t *testing.T) {
			g := &linktest.Gateway{Public: public, Life: 3600}
			m, err := open(t, g)
			must(t, err)
			if m.By != by || m.Public != netip.AddrPortFrom(public, port) {
				t.Errorf("%s opened %v", m.By, m.Public)
			}
			if to := g.Ports()[port]; to != netip.MustParseAddrPort("127.0.0.1:4711") {
				t.Errorf("the port leads to %v", to)
			}
			must(t, m.Close())
			if open := g.Ports(); len(open) > 0 {
				t.Errorf("%v is still open", open)
			}
		})
	}
}

// held is a router's answer to a test of which of several is kept.
type held struct {
	public netip.AddrPort
	given  *bool
}

func (held) by() string { return "" }

func (h held) ask(_ context.Context, life time.Duration) (netip.AddrPort, time.Duration, error) {
	*h.given = life == 0
	return h.public, time.Hour, nil
}

func TestOnePortThatCanBeReachedIsKept(t *testing.T) {
	var given [3]bool
	ask := func(i int, at string) func(context.Context) (*Mapping, error) {
		return func(ctx context.Context) (*Mapping, error) {
			return hold(ctx, held{netip.MustParseAddrPort(at), &given[i]})
		}
	}
	none := func(context.Context) (*Mapping, error) { return nil, errRefuse }
	m, err := first(t.Context(), []func(context.Context) (*Mapping, error){
		ask(0, "100.64.0.9:1"), ask(1, "203.0.113.9:1"), ask(2, "203.0.113.9:2"), none})
	must(t, err)
	if want := map[uint16][3]bool{1: {true, false, true}, 2: {true, true, false}}; m.Public.Addr() != netip.MustParseAddr("203.0.113.9") || given != want[m.Public.Port()] {
		t.Errorf("%v was kept, given back %v", m.Public, given)
	}
	must(t, m.Close())
	if _, err := first(t.Context(), []func(context.Context) (*Mapping, error){ask(0, "10.0.0.1:1"), none}); err != ErrShared {
		t.Errorf("behind the provider's router: %v", err)
	}
	if _, err := first(t.Context(), []func(context.Context) (*Mapping, error){none}); err != ErrNone {
		t.Errorf("no router: %v", err)
	}
}

func TestARouterThatSaysNothingIsNotWaitedFor(t *testing.T) {
	c, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	must(t, err)
	defer c.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	began := time.Now()
	if _, err := byPMP(ctx, c.LocalAddr().(*net.UDPAddr).AddrPort(), port); err == nil || time.Since(began) > 2*time.Second {
		t.Errorf("%v after %v", err, time.Since(began))
	}
}

// TestWhatSaysThatItIsARouterIsReadWithinBounds: a document without an end, and one that leads
// elsewhere.
func TestWhatSaysThatItIsARouterIsReadWithinBounds(t *testing.T) {
	var sent int
	endless := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for line := []byte("<root>" + strings.Repeat("x", 1<<10)); r.Context().Err() == nil; {
			n, err := w.Write(line)
			if sent += n; err != nil {
				return
			}
		}
	})
	server := httptest.NewServer(endless)
	defer server.Close()
	at, _ := url.Parse(server.URL)
	if _, err := internetgateway2.NewWANIPConnection1ClientsByURLCtx(t.Context(), at); err == nil {
		t.Error("a document without an end is one of a router")
	}
	server.Close()
	if sent > 16<<20 { // what is in the system's own buffers
		t.Errorf("%d bytes were taken", sent)
	}
	before := near
	defer func() { near = before }()
	near = func(netip.Addr) bool { return false }
	if _, err := asks.Get(server.URL); err == nil || !strings.Contains(err.Error(), "not on the local network") {
		t.Errorf("outside of the local network: %v", err)
	}
}

func FuzzPCP(f *testing.F) {
	p := &pcp{port: port, nonce: [12]byte{1, 2, 3}}
	a := p.question(netip.MustParseAddr("127.0.0.1"), time.Hour)
	a[1] = isAnswer | pcpMap
	f.Add(a)
	f.Fuzz(func(t *testing.T, packet []byte) {
		if at, _, err := p.parse(packet); err == nil && !at.IsValid() {
			t.Errorf("%v", at)
		}
	})
}

func FuzzNATPMP(f *testing.F) {
	f.Add([]byte{0, 0x80, 0, 0, 0, 0, 0, 1, 203, 0, 113, 9})
	f.Add([]byte{0, 0x81, 0, 0, 0, 0, 0, 1, 0x12, 0x67, 0x12, 0x67, 0, 0, 14, 16})
	p := &natPMP{port: port}
	f.Fuzz(func(t *testing.T, packet []byte) {
		if a, err := parseAddress(packet); err == nil && !a.Is4() {
			t.Errorf("%v", a)
		}
		_, _, _ = p.parse(packet)
	})
}
