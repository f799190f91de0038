package linktest

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"strconv"
	"sync"
)

// Gateway is a router that opens ports to whoever asks: by NAT-PMP (RFC 6886), by PCP (RFC
// 6887) if it knows that too, and by UPnP.
type Gateway struct {
	Public netip.Addr
	PCP    bool
	Life   uint32                                   // seconds that it gives at most
	Opened func(outer uint16, inner netip.AddrPort) // zero inner: the port is given back

	mu    sync.Mutex
	ports map[uint16]netip.AddrPort
}

// Ports are those that are open.
func (g *Gateway) Ports() map[uint16]netip.AddrPort {
	g.mu.Lock()
	defer g.mu.Unlock()
	out := map[uint16]netip.AddrPort{}
	for outer, inner := range g.ports {
		out[outer] = inner
	}
	return out
}

func (g *Gateway) open(outer uint16, inner netip.AddrPort, life uint32) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.ports == nil {
		g.ports = map[uint16]netip.AddrPort{}
	}
	if g.ports[outer] = inner; life == 0 {
		delete(g.ports, outer)
		inner = netip.AddrPort{}
	}
	if g.Opened != nil {
		g.Opened(outer, inner)
	}
}

// ServePMP answers NAT-PMP and PCP until the port is closed.
func (g *Gateway) ServePMP(c *net.UDPConn) error {
	packet := make([]byte, 1100)
	for {
		n, from, err := c.ReadFromUDPAddrPort(packet)
		if err != nil {
			return err
		}
		q, who := packet[:n], netip.AddrPortFrom(from.Addr().Unmap(), 0)
		var a []byte
		switch {
		case n == 60 && q[0] == 2 && g.PCP && q[1] == 1:
			a = append(a, q...)
			life := min(binary.BigEndian.Uint32(q[4:]), g.Life)
			port := binary.BigEndian.Uint16(q[40:])
			a[1], a[2], a[3] = 0x81, 0, 0
			binary.BigEndian.PutUint32(a[4:], life)
			clear(a[8:24])
			public := g.Public.As16()
			copy(a[44:], public[:])
			g.open(port, netip.AddrPortFrom(who.Addr(), port), life)
		case n >= 2 && q[0] != 0: // another version
			a = []byte{0, q[1] | 0x80, 0, 1, 0, 0, 0, 0}
		case n == 2:
			public := g.Public.As4()
			a = append([]byte{0, 0x80, 0, 0, 0, 0, 0, 1}, public[:]...)
		case n == 12 && q[1] == 1:
			port, life := binary.BigEndian.Uint16(q[4:]), min(binary.BigEndian.Uint32(q[8:]), g.Life)
			a = append([]byte{0, 0x81, 0, 0, 0, 0, 0, 1}, q[4:6]...)
			a = append(a, q[4:6]...)
			a = binary.BigEndian.AppendUint32(a, life)
			g.open(port, netip.AddrPortFrom(who.Addr(), port), life)
		default:
			continue
		}
		if _, err := c.WriteToUDPAddrPort(a, from); err != nil {
			return err
		}
	}
}

const connection = "urn:schemas-upnp-org:service:WANIPConnection:1"

// ServeSSDP answers who searches for a gateway of UPnP, which speaks HTTP at an address.
func ServeSSDP(c *net.UDPConn, at string) error {
	packet := make([]byte, 1500)
	for {
		n, from, err := c.ReadFromUDPAddrPort(packet)
		if err != nil {
			return err
		}
		if !regexp.MustCompile(`(?s)^M-SEARCH .*` + connection).Match(packet[:n]) {
			continue
		}
		if _, err := fmt.Fprintf(sender{c, from}, "HTTP/1.1 200 OK\r\nST: %s\r\nUSN: uuid:castillo::%s\r\nLOCATION: http://%s/\r\n\r\n", connection, connection, at); err != nil {
			return err
		}
	}
}

// sender writes to one address.
type sender struct {
	c  *net.UDPConn
	to netip.AddrPort
}

func (s sender) Write(p []byte) (int, error) { return s.c.WriteToUDPAddrPort(p, s.to) }

// ServeHTTP says what the gateway is, and opens ports by UPnP.
func (g *Gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet {
		fmt.Fprintf(w, `<?xml version="1.0"?><root xmlns="urn:schemas-upnp-org:device-1-0"><device><deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType>
<UDN>uuid:castillo</UDN><serviceList><service><serviceType>%s</serviceType><serviceId>urn:upnp-org:serviceId:WANIPConn1</serviceId>
<SCPDURL>/</SCPDURL><controlURL>/control</controlURL><eventSubURL>/</eventSubURL></service></serviceList></device></root>`, connection)
		return
	}
	body, _ := io.ReadAll(r.Body)
	field := func(name string) string {
		if m := regexp.MustCompile("<" + name + ">([^<]*)</").FindSubmatch(body); m != nil {
			return string(m[1])
		}
		return ""
	}
	number := func(name string) uint16 {
		n, _ := strconv.ParseUint(field(name), 10, 16)
		return uint16(n)
	}
	action, result := regexp.MustCompile(`#(\w+)`).FindStringSubmatch(r.Header.Get("SOAPACTION"))[1], ""
	switch action {
	case "GetExternalIPAddress":
		result = "<NewExternalIPAddress>" + g.Public.String() + "</NewExternalIPAddress>"
	case "AddPortMapping":
		inner, _ := netip.ParseAddr(field("NewInternalClient"))
		g.open(number("NewExternalPort"), netip.AddrPortFrom(inner, number("NewInternalPort")), 1)
	case "DeletePortMapping":
		g.open(number("NewExternalPort"), netip.AddrPort{}, 0)
	}
	fmt.Fprintf(w, `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body><u:%sResponse xmlns:u="%s">%s</u:%sResponse></s:Body></s:Envelope>`,
		action, connection, result, action)
}
