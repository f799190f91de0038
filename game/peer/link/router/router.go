package router

import (
	"context"
	"net/netip"
	"sync"
	"time"

	"github.com/jackpal/gateway"

	"castillo/game/speech"
)

// Mapping is a port of the router that leads to this machine, until Close.
type Mapping struct {
	Public netip.AddrPort
	By     string // how the router was asked: "UPnP", "PCP", "NAT-PMP"
	asker  asker
	stop   context.CancelFunc
	renews sync.WaitGroup
}

// asker asks one router in one way.
type asker interface {
	// ask asks for the port for so long, and returns where it is and for how long it is
	// given. Life zero gives it back.
	ask(ctx context.Context, life time.Duration) (netip.AddrPort, time.Duration, error)
	by() string
}

// The times of a mapping.
const (
	lifetime  = 2 * time.Hour    // that the router is asked for: a program that is killed leaves no hole for longer
	leastLife = 30 * time.Second // a router that gives less is asked again no sooner
	undoTime  = 2 * time.Second
)

// ErrNone is for a network whose router opens no port, in Spanish for a person.
var ErrNone = speech.Errorf("el enrutador no abre puertos (ni por UPnP, ni PCP, ni NAT-PMP)")

// ErrShared is for a router that is not at the edge: its provider stands between it and the
// network outside.
var ErrShared = speech.Errorf("el enrutador abrió el puerto, pero el proveedor comparte su dirección entre varios clientes")

// Open asks for a UDP port that leads to one of this machine, until the context ends.
func Open(ctx context.Context, port uint16) (*Mapping, error) {
	ways := []func(context.Context) (*Mapping, error){func(ctx context.Context) (*Mapping, error) { return byUPnP(ctx, port) }}
	if ip, err := gateway.DiscoverGateway(); err == nil {
		if at, ok := netip.AddrFromSlice(ip); ok {
			server := netip.AddrPortFrom(at.Unmap(), pmpPort)
			ways = append(ways, func(ctx context.Context) (*Mapping, error) { return byPMP(ctx, server, port) })
		}
	}
	return first(ctx, ways)
}

// first asks in all ways side by side, keeps the first mapping that is of use, and gives back
// the others.
func first(ctx context.Context, ways []func(context.Context) (*Mapping, error)) (*Mapping, error) {
	ctx, done := context.WithCancel(ctx)
	defer done()
	type answer struct {
		m   *Mapping
		err error
	}
	answers := make(chan answer, len(ways))
	for _, ask := range ways {
		go func() {
			m, err := ask(ctx)
			answers <- answer{m, err}
		}()
	}
	var found *Mapping
	reason := ErrNone
	for range ways {
		a := <-answers
		switch {
		case a.err != nil:
		case found != nil:
			a.m.Close()
		case !Outside(a.m.Public.Addr()):
			reason = ErrShared
			a.m.Close()
		default:
			found = a.m
			done()
		}
	}
	if found == nil {
		return nil, reason
	}
	return found, nil
}

var shared = netip.MustParsePrefix("100.64.0.0/10") // between a provider and its customers (RFC 6598)

// Outside reports whether an address can be reached from everywhere.
func Outside(a netip.Addr) bool {
	return a.IsGlobalUnicast() && !a.IsPrivate() && !shared.Contains(a)
}

// hold asks for a port and keeps it.
func hold(ctx context.Context, a asker) (*Mapping, error) {
	public, life, err := a.ask(ctx, lifetime)
	if err != nil {
		return nil, err
	}
	keeping, stop := context.WithCancel(context.Background())
	m := &Mapping{Public: public, By: a.by(), asker: a, stop: stop}
	m.renews.Go(func() { m.keep(keeping, life) })
	return m, nil
}

// keep asks for the port again when half its time is over.
func (m *Mapping) keep(ctx context.Context, life time.Duration) {
	for {
		select {
		case <-time.After(max(life/2, leastLife)):
		case <-ctx.Done():
			return
		}
		asking, cancel := context.WithTimeout(ctx, leastLife/2)
		if _, given, err := m.asker.ask(asking, lifetime); err == nil {
			life = given
		} // else soon again: a router may be starting anew
		cancel()
	}
}

// Close gives the port back.
func (m *Mapping) Close() error {
	m.stop()
	m.renews.Wait()
	ctx, cancel := context.WithTimeout(context.Background(), undoTime)
	defer cancel()
	_, _, err := m.asker.ask(ctx, 0)
	return err
}
