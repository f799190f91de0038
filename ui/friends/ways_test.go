package friends

import (
	"context"
	"net/netip"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/game/peer"
	"castillo/game/peer/link"
	"castillo/game/peer/link/nearby"
	"castillo/game/peer/link/router"
	"castillo/ui/loop"
	"castillo/ui/words"
)

// inviting is a host on the loopback, as somebody on the local network.
func inviting(t *testing.T) (*link.Host, nearby.Host) {
	t.Helper()
	key, err := Key(memory{})
	if err != nil {
		t.Fatal(err)
	}
	h, err := link.Listen(key, link.Options{Listen: loopback})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { h.Close() })
	v := h.Invitation()
	return h, nearby.Host{Name: "Ana", Print: v.Host, Addresses: v.Addresses}
}

func TestAFriendOnTheLocalNetworkIsPickedAndJoinedWithTheShortCode(t *testing.T) {
	h, ana := inviting(t)
	p := newPage(t, func(*Session, peer.Side) {})
	ended := make(chan struct{})
	p.look = func(ctx context.Context, found func(nearby.Host)) error {
		defer close(ended)
		found(ana)
		<-ctx.Done()
		return nil
	}
	press(t, p.content, words.T("Buscar en la red local"))
	loop.Await(t, "the friend", func() bool { return len(p.near.Options) == 1 })
	if got := p.near.Options[0]; got != "Ana · 127.0.0.1" {
		t.Errorf("it is shown as %q", got)
	}
	p.code.SetText(strings.ToLower(h.Invitation().Short()))
	if _, err := p.invitation(); err == nil {
		t.Error("nobody was picked, and somebody is called")
	}
	p.near.SetSelectedIndex(0)
	press(t, p.content, words.T("Unirse"))
	c, err := h.Accept(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	c.Close()
	<-ended // nobody looks any more
	p.Close()
}

func TestNobodyLooksOnceThePageIsLeft(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) {})
	ended := make(chan struct{})
	p.look = func(ctx context.Context, _ func(nearby.Host)) error {
		<-ctx.Done()
		close(ended)
		return nil
	}
	press(t, p.content, words.T("Buscar en la red local"))
	p.Close()
	<-ended
}

func TestWhoInvitesSeesEachWayIn(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) {})
	press(t, p.content, words.T("Invitar"))
	v, err := link.ParseInvitation(codeIn(p))
	if err != nil {
		t.Fatal(err)
	}
	want := "Red local " + v.Addresses[0].String() + ": sirve"
	loop.Await(t, "the way", func() bool { return strings.Contains(said(p.waits), want) })
	if strings.Contains(said(p.waits), v.Short()) {
		t.Error("the short code is shown where nobody can see the host")
	}
	p.Close()
}

func TestAnAnswerIsTakenForItsOwnInvitationAlone(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) {})
	press(t, p.content, words.T("Invitar"))
	answer := link.Answer{Addresses: []netip.AddrPort{netip.MustParseAddrPort("127.0.0.1:9")}}.String()
	for code, want := range map[string]string{codeIn(p): "Ese es un código de invitación", answer: "Ese código de respuesta es de otra invitación"} {
		for _, o := range test.LaidOutObjects(p.waits) {
			if e, ok := o.(*widget.Entry); ok {
				e.SetText(code)
			}
		}
		press(t, p.waits, words.T("Llamarlo"))
		sheet := p.Desk.Canvas().Overlays().Top()
		if sheet == nil || !strings.Contains(said(sheet), want) {
			t.Fatalf("%s was taken", code)
		}
		p.Desk.Canvas().Overlays().Remove(sheet)
	}
	p.Close()
}

func TestAGuestWhomNoWayLedInCopiesTheAnswer(t *testing.T) {
	p := newPage(t, func(*Session, peer.Side) {})
	want := link.Answer{Addresses: []netip.AddrPort{netip.MustParseAddrPort("203.0.113.1:4000")}}
	p.showAnswer(want, newBoard(""))
	press(t, p.waits, words.T("Copiar el código"))
	if got, err := link.ParseAnswer(fyne.CurrentApp().Clipboard().Content()); err != nil || got.String() != want.String() {
		t.Errorf("%v was copied, %v", got, err)
	}
	p.Close()
}

func TestAWayIsOneLineWhateverBecomesOfIt(t *testing.T) {
	newPage(t, func(*Session, peer.Side) {}) // a program whose window there is
	b := newBoard("sirve")
	at := netip.MustParseAddrPort("203.0.113.1:4000")
	for _, w := range []link.Way{
		{Kind: link.Local, Address: netip.MustParseAddrPort("192.168.1.7:4000"), State: link.Open},
		{Kind: link.Router},
		{Kind: link.Seen},
		{Kind: link.Seen, State: link.Failed, Err: link.ErrNoSTUN},
		{Kind: link.Router, Address: at, By: "UPnP", State: link.Open},
		{Kind: link.Knocking, Address: at},
	} {
		b.note(w)
	}
	want := "Red local 192.168.1.7:4000: sirve\nPuerto del enrutador 203.0.113.1:4000 (UPnP): sirve\nDirección vista desde fuera: el servidor STUN no contesta\n" +
		"Llamada con los dos códigos 203.0.113.1:4000: se intenta…"
	if b.label.Text != want {
		t.Errorf("it says\n%s\nwant\n%s", b.label.Text, want)
	}
}

func TestWhatFailedIsSaidInTheLanguageInUse(t *testing.T) {
	if err := words.Use(words.English); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	err := noWay(&link.NoWay{Ways: []link.Way{{Kind: link.Local, Address: netip.MustParseAddrPort("192.168.1.7:4000"), Err: link.ErrSilent},
		{Kind: link.Router, Address: netip.MustParseAddrPort("203.0.113.1:4000"), Err: router.ErrShared}}}, link.ErrNoOwnAddress)
	for _, want := range []string{"Local network 192.168.1.7:4000 (nobody answers)", "open port 4000 (UDP)", "that takes a STUN server"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in %q", want, err)
		}
	}
}
