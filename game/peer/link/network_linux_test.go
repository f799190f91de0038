package link_test

import (
	"bufio"
	"context"
	"crypto/ed25519"
	"encoding/hex"
	"errors"
	"fmt"
	"net/netip"
	"os"
	"strings"
	"testing"
	"time"

	"castillo/game/peer/link"
	"castillo/game/peer/link/linktest"
	"castillo/game/peer/link/nearby"
)

// Friends that find each other over networks made for the test. A host and a guest run in
// machines of their own, say what they do in lines, and are told each other's codes.

func TestMain(m *testing.M) {
	linktest.Main(m, map[string]func() error{"host": host, "guest": guest, "router": homeRouter})
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// said is how a host and a guest say what they do: a word, and what belongs to it.
func said(word string, what ...any) { fmt.Println(append([]any{word}, what...)...) }

func options() link.Options {
	var o link.Options
	for _, ask := range strings.Fields(os.Getenv("ASK")) {
		switch name, value, _ := strings.Cut(ask, "="); name {
		case "router":
			o.Router = true
		case "nearby":
			o.Nearby, o.Name = true, value
		case "stun":
			o.STUN = value
		}
	}
	o.Report = func(w link.Way) {
		said("way", strings.TrimSpace(fmt.Sprint([]string{"trying", "open", "failed"}[w.State], " ", w.Kind, " ", w.Address, " ", w.By)))
	}
	return o
}

// newKey is somebody's own.
func newKey() ed25519.PrivateKey {
	_, k, _ := ed25519.GenerateKey(nil)
	return k
}

const messages = 100

// talk sends and hears so many messages, in order.
func talk(c *link.Conn) error {
	sent := make(chan error, 1)
	go func() {
		for i := range messages {
			if err := c.Send(link.Duel, append([]byte{byte(i)}, make([]byte, i*20)...)); err != nil {
				sent <- err
				return
			}
		}
		sent <- nil
	}()
	for i := range messages {
		m, err := c.Receive(link.Duel)
		if err != nil {
			return err
		}
		if len(m) != 1+i*20 || m[0] != byte(i) {
			return fmt.Errorf("message %d has %d bytes and is number %d", i, len(m), m[0])
		}
	}
	said("talked", c.RoundTrip())
	return <-sent
}

func host() error {
	h, err := link.Listen(newKey(), options())
	if err != nil {
		return err
	}
	defer h.Close()
	<-h.Settled()
	said("code", h.Invitation())
	said("short", h.Invitation().Short())
	go func() {
		for in := bufio.NewScanner(os.Stdin); in.Scan(); {
			a, err := link.ParseAnswer(in.Text())
			if err == nil {
				err = h.Knock(a)
			}
			if err != nil {
				said("refused", err)
			}
		}
	}()
	c, err := h.Accept(context.Background())
	if err != nil {
		return err
	}
	said("came", c.Remote())
	if err := talk(c); err != nil {
		return err
	}
	<-c.Done()
	again, err := h.Await(context.Background(), c.Peer())
	if err != nil {
		return err
	}
	defer again.Close()
	if err := talk(again); err != nil {
		return err
	}
	<-again.Done()
	return nil
}

func guest() error {
	v, err := invited()
	if err != nil {
		return err
	}
	ctx, key := context.Background(), newKey()
	g, err := link.Call(key, v, options())
	if err != nil {
		return err
	}
	defer g.Close()
	c, err := g.Join(ctx)
	if none := (*link.NoWay)(nil); errors.As(err, &none) {
		said("failed", err)
		answer, why := g.Answer(ctx)
		if why != nil {
			return why
		}
		said("answer", answer)
		c, err = g.Insist(ctx)
	}
	if err != nil {
		return err
	}
	said("in", c.Remote())
	if err := talk(c); err != nil {
		return err
	}
	time.Sleep(time.Second) // what was said is there
	c.Close()
	again, err := c.Again(ctx, key)
	for tries := 0; err != nil && tries < 20; tries++ { // the host may not have seen yet that the line is gone
		time.Sleep(time.Second / 2)
		again, err = c.Again(ctx, key)
	}
	if err != nil {
		return fmt.Errorf("coming back: %w", err)
	}
	defer again.Close()
	if err := talk(again); err != nil {
		return err
	}
	time.Sleep(time.Second)
	return nil
}

// invited is the invitation in the guest's environment, or that of the host of that name on the
// local network.
func invited() (link.Invitation, error) {
	if code := os.Getenv("CODE"); code != "" {
		return link.ParseInvitation(code)
	}
	secret, err := link.ParseShort(os.Getenv("SHORT"))
	if err != nil {
		return link.Invitation{}, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	var found link.Invitation
	err = nearby.Look(ctx, func(h nearby.Host) {
		said("seen", h.Name, hex.EncodeToString(h.Print[:]), h.Addresses)
		if h.Name == os.Getenv("NAME") {
			found = link.Invitation{Host: h.Print, Secret: secret, Addresses: h.Addresses}
			cancel()
		}
	})
	return found, err
}

func TestFriendsBehindRoutersMeetWithTwoCodesAndFindBack(t *testing.T) {
	t.Parallel()
	network := linktest.NewInternet(t)
	ana, _ := linktest.NewHome(t, network, "203.0.113.1")
	beto, _ := linktest.NewHome(t, network, "203.0.113.2")
	h := ana.Start("host", "ASK=stun="+linktest.STUNServer)
	g := beto.Start("guest", "ASK=stun="+linktest.STUNServer, "CODE="+h.Line("code"))
	if why := g.Line("failed"); !strings.Contains(why, "red local 192.168.1.7") || !strings.Contains(why, "dirección vista desde fuera 203.0.113.1") {
		t.Errorf("it failed with %s", why)
	}
	h.Say("no es un código")
	h.Line("refused")
	h.Say(g.Line("answer"))
	if at := netip.MustParseAddrPort(g.Line("in")); at.Addr().String() != "203.0.113.1" {
		t.Errorf("the line goes to %v", at)
	}
	g.Wait()
	h.Wait()
}

func TestWhoHasNoSTUNServerIsToldWhatCanBeDone(t *testing.T) {
	t.Parallel()
	network := linktest.NewInternet(t)
	ana, _ := linktest.NewHome(t, network, "203.0.113.1")
	beto, _ := linktest.NewHome(t, network, "203.0.113.2")
	h := ana.Start("host")
	v, err := link.ParseInvitation(h.Line("code"))
	must(t, err)
	g := beto.Start("guest", "CODE="+v.String())
	if why := g.Line("failed"); !strings.Contains(why, fmt.Sprintf("puede abrir el puerto %d (UDP)", v.Addresses[0].Port())) {
		t.Errorf("it failed with %s", why)
	}
	g.Line(link.ErrNoOuterWay.Error())
}

func TestAHostIsFoundOnTheLocalNetworkAndJoinedWithTheShortCode(t *testing.T) {
	t.Parallel()
	rooms := linktest.NewSwitch(t)
	ana, eva, beto := linktest.NewMachine(t), linktest.NewMachine(t), linktest.NewMachine(t)
	rooms.Plug(ana, "10.0.0.1/24")
	rooms.Plug(eva, "10.0.0.2/24")
	rooms.Plug(beto, "10.0.0.3/24")
	eva.Start("host", "ASK=nearby=Eva").Line("code")
	h := ana.Start("host", "ASK=nearby=Ana")
	g := beto.Start("guest", "SHORT="+h.Line("short"), "NAME=Ana")
	if at := g.Line("in"); !strings.HasPrefix(at, "10.0.0.1:") {
		t.Errorf("the line goes to %s", at)
	}
	g.Wait()
	h.Wait()
}

func TestAPublicAddressOfIPv6IsAWayIn(t *testing.T) {
	t.Parallel()
	network, ana, beto := linktest.NewSwitch(t), linktest.NewMachine(t), linktest.NewMachine(t)
	network.Plug(ana, "2001:db8::1/64")
	network.Plug(beto, "2001:db8::2/64")
	h := ana.Start("host")
	h.Line("way open dirección pública [2001:db8::1]:")
	g := beto.Start("guest", "CODE="+h.Line("code"))
	if at := g.Line("in"); !strings.HasPrefix(at, "[2001:db8::1]:") {
		t.Errorf("the line goes to %s", at)
	}
	g.Wait()
	h.Wait()
}

func TestALineOverABadCableLosesNothingAndKeepsTheOrder(t *testing.T) {
	t.Parallel()
	ana, beto := linktest.NewMachine(t), linktest.NewMachine(t)
	wire := linktest.NewWire(t, linktest.Weather{Delay: 200 * time.Millisecond, Loss: 20, Late: 10}, ana, "10.0.0.1/24", beto, "10.0.0.2/24")
	h := ana.Start("host")
	g := beto.Start("guest", "CODE="+h.Line("code"))
	g.Wait()
	h.Wait()
	if wire.Lost.Load() == 0 || wire.Held.Load() == 0 {
		t.Error("the cable was good")
	}
	t.Logf("%d packets lost, %d overtaken", wire.Lost.Load(), wire.Held.Load())
}
