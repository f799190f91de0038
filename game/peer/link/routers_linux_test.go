package link_test

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"strings"
	"testing"

	"castillo/game/peer/link/linktest"
)

// homeRouter opens ports of the machine it runs in, in the way that its environment says.
func homeRouter() error {
	g := linktest.Gateway{Public: netip.MustParseAddr(os.Getenv("PUBLIC")), PCP: os.Getenv("BY") == "PCP", Life: 3600}
	g.Opened = func(outer uint16, inner netip.AddrPort) {
		if !inner.IsValid() {
			said("closed", outer)
			return
		}
		rule := fmt.Sprintf("-t nat -A PREROUTING -d %v -p udp --dport %d -j DNAT --to-destination %v", g.Public, outer, inner)
		if _, err := exec.Command("iptables", strings.Fields(rule)...).CombinedOutput(); err != nil {
			said("failed", err)
		}
		said("opened", outer)
	}
	inner := os.Getenv("INNER")
	if os.Getenv("BY") != "UPnP" {
		c, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.MustParseAddrPort(inner+":5351")))
		if err != nil {
			return err
		}
		said("ready")
		return g.ServePMP(c)
	}
	web, err := net.Listen("tcp4", inner+":0")
	if err != nil {
		return err
	}
	c, err := net.ListenMulticastUDP("udp4", interfaceOf(inner), &net.UDPAddr{IP: net.IPv4(239, 255, 255, 250), Port: 1900})
	if err != nil {
		return err
	}
	go http.Serve(web, &g)
	said("ready")
	return linktest.ServeSSDP(c, web.Addr().String())
}

// interfaceOf is the network of one of this machine's addresses.
func interfaceOf(address string) *net.Interface {
	all, _ := net.Interfaces()
	for i := range all {
		own, _ := all[i].Addrs()
		for _, a := range own {
			if strings.HasPrefix(a.String(), address+"/") {
				return &all[i]
			}
		}
	}
	return nil
}

func TestAHostsRouterOpensAPortAndGetsItBack(t *testing.T) {
	for _, by := range []string{"PCP", "NAT-PMP", "UPnP"} {
		t.Run(by, func(t *testing.T) {
			t.Parallel()
			network, beto := linktest.NewSwitch(t), linktest.NewMachine(t)
			network.Plug(beto, "203.0.113.2/24")
			ana, router := linktest.NewHome(t, network, "203.0.113.1")
			r := router.Start("router", "BY="+by, "PUBLIC=203.0.113.1", "INNER=192.168.1.1")
			r.Line("ready")
			h := ana.Start("host", "ASK=router")
			if way := h.Line("way open puerto del enrutador"); !strings.HasPrefix(way, "203.0.113.1:") || !strings.HasSuffix(way, by) {
				t.Errorf("the way is %s", way)
			}
			g := beto.Start("guest", "CODE="+h.Line("code"))
			if at := g.Line("in"); !strings.HasPrefix(at, "203.0.113.1:") {
				t.Errorf("the line goes to %s", at)
			}
			g.Wait()
			h.Wait()
			r.Line("closed")
		})
	}
}
