package nearby

import (
	"net/netip"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

var ana = Host{Name: "Ana", Print: [16]byte{1, 2, 3}, Addresses: []netip.AddrPort{netip.MustParseAddrPort("192.168.1.7:4000"), netip.MustParseAddrPort("[2001:db8::7]:4000")}}

// answered is a host's answer to the question of who looks.
func answered(t testing.TB, h Host) []byte {
	t.Helper()
	id, ok := asks(question())
	if !ok {
		t.Fatal("the question is not understood")
	}
	packet, err := h.answer(id)
	if err != nil {
		t.Fatal(err)
	}
	return packet
}

func TestWhoLooksLearnsNameKeyAndAddresses(t *testing.T) {
	packet := answered(t, ana)
	if got, ok := read(packet); !ok || !reflect.DeepEqual(got, ana) {
		t.Errorf("%+v was heard, %v", got, ok)
	}
	if len(packet) > 512 {
		t.Errorf("an answer of %d bytes", len(packet))
	}
	if _, ok := asks(packet); ok {
		t.Error("an answer is answered")
	}
	if _, ok := read(question()); ok {
		t.Error("a question is a host")
	}
}

func TestANameFromTheNetworkIsOneShortLine(t *testing.T) {
	for name, want := range map[string]string{
		" Ana\n\x1b[31mMaría \u202e": "Ana [31mMaría",
		"\xff\xfe":                   "",
		strings.Repeat("ñ", 200):     strings.Repeat("ñ", maxName),
	} {
		h := ana
		h.Name = name
		if got, ok := read(answered(t, h)); !ok || got.Name != want {
			t.Errorf("%q is shown as %q", name, got.Name)
		}
	}
}

func TestAHostWithoutAnAddressIsNotAnnounced(t *testing.T) {
	if _, err := Announce(Host{Name: "Ana", Print: ana.Print}); err == nil {
		t.Error("it was")
	}
}

func TestAddressesThatAreOfNoMachineAreLeftOut(t *testing.T) {
	h := ana
	h.Addresses = []netip.AddrPort{netip.MustParseAddrPort("224.0.0.1:4000"), netip.MustParseAddrPort("127.0.0.1:4000"), netip.MustParseAddrPort("0.0.0.0:4000")}
	if got, ok := read(answered(t, h)); ok {
		t.Errorf("%v is a host", got)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(answered(f, ana))
	f.Add(question())
	f.Fuzz(func(t *testing.T, packet []byte) {
		_, _ = asks(packet)
		h, ok := read(packet)
		if !ok {
			return
		}
		if len(h.Addresses) > maxAddresses || utf8.RuneCountInString(h.Name) > maxName || !utf8.ValidString(h.Name) {
			t.Errorf("%+v", h)
		}
		again := answered(t, h)
		if got, ok := read(again); !ok || got.Name != h.Name || got.Print != h.Print {
			t.Errorf("%+v is said as %+v", h, got)
		}
	})
}
