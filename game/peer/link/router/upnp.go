package router

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"

	"github.com/huin/goupnp"
	"github.com/huin/goupnp/dcps/internetgateway2"
)

// service is what the kinds of gateways of UPnP have in common.
type service interface {
	AddPortMappingCtx(ctx context.Context, remote string, external uint16, protocol string, internal uint16, client string, enabled bool, description string, lease uint32) error
	DeletePortMappingCtx(ctx context.Context, remote string, external uint16, protocol string) error
	GetExternalIPAddressCtx(ctx context.Context) (string, error)
	GetServiceClient() *goupnp.ServiceClient
}

// Anything on the local network may say that it is a router, and where it is to be asked.
const (
	maxDocument  = 256 << 10 // bytes of what one says of itself
	documentTime = 3 * time.Second
	tries        = 3 // outer ports that are asked for: the first may be somebody else's
)

// near are the addresses at which a router may be: not this machine, and nobody outside.
var near = func(a netip.Addr) bool { return a.IsPrivate() || a.IsLinkLocalUnicast() }

// asks is the client for what routers say of themselves: bounded, and held to the local
// network.
var asks = http.Client{
	Timeout:       documentTime,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	Transport: bounded{&http.Transport{DisableKeepAlives: true, DialContext: (&net.Dialer{Control: func(_, address string, _ syscall.RawConn) error {
		if a, err := netip.ParseAddrPort(address); err != nil || !near(a.Addr().Unmap()) {
			return fmt.Errorf("router: %s is not on the local network", address)
		}
		return nil
	}}).DialContext}},
}

func init() { goupnp.HTTPClientDefault = &asks }

// bounded cuts answers that are too long.
type bounded struct{ http.RoundTripper }

func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.RoundTripper.RoundTrip(r)
	if err == nil {
		answer.Body = struct {
			io.Reader
			io.Closer
		}{io.LimitReader(answer.Body, maxDocument), answer.Body}
	}
	return answer, err
}

// byUPnP asks the gateways that answer on the local network.
func byUPnP(ctx context.Context, port uint16) (*Mapping, error) {
	found := make(chan []service, 3)
	go func() {
		all, _, _ := internetgateway2.NewWANIPConnection2ClientsCtx(ctx)
		found <- services(all)
	}()
	go func() {
		all, _, _ := internetgateway2.NewWANIPConnection1ClientsCtx(ctx)
		found <- services(all)
	}()
	go func() {
		all, _, _ := internetgateway2.NewWANPPPConnection1ClientsCtx(ctx)
		found <- services(all)
	}()
	err := ErrNone
	for range cap(found) {
		for _, s := range <-found {
			m, why := mapBy(ctx, s, port)
			if why == nil {
				return m, nil
			}
			err = why
		}
	}
	return nil, err
}

func services[S service](all []S) []service {
	var out []service
	for _, s := range all {
		out = append(out, s)
	}
	return out
}

// upnp asks one gateway by UPnP.
type upnp struct {
	service service
	own     string // this machine's address as the gateway is reached
	port    uint16
	outer   uint16
}

func (*upnp) by() string { return "UPnP" }

// mapBy asks one gateway for a port of its own that is free.
func mapBy(ctx context.Context, s service, port uint16) (*Mapping, error) {
	at := s.GetServiceClient()
	at.SOAPClient.HTTPClient = asks
	c, err := net.Dial("udp", net.JoinHostPort(at.Location.Hostname(), "9")) // sends nothing
	if err != nil {
		return nil, err
	}
	own := c.LocalAddr().(*net.UDPAddr).IP.String()
	c.Close()
	u := &upnp{service: s, own: own, port: port, outer: port}
	var m *Mapping
	for range tries {
		if m, err = hold(ctx, u); err == nil {
			return m, nil
		}
		u.outer = uint16(20000 + rand.N(40000))
	}
	return nil, err
}

func (u *upnp) ask(ctx context.Context, life time.Duration) (public netip.AddrPort, given time.Duration, err error) {
	if life == 0 {
		return public, 0, u.service.DeletePortMappingCtx(ctx, "", u.outer, "UDP")
	}
	text, err := u.service.GetExternalIPAddressCtx(ctx)
	if err != nil {
		return public, 0, err
	}
	ip, err := netip.ParseAddr(text)
	if err != nil {
		return public, 0, err
	}
	for _, lease := range [...]time.Duration{life, 0} { // some know mappings without an end alone
		err = u.service.AddPortMappingCtx(ctx, "", u.outer, "UDP", u.port, u.own, true, "Castillo", uint32(lease.Seconds()))
		if err == nil {
			return netip.AddrPortFrom(ip.Unmap(), u.outer), life, nil
		}
	}
	return public, 0, err
}
