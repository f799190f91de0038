package link

import (
	"fmt"
	"net/netip"
	"strings"

	"castillo/game/peer/link/router"
	"castillo/game/speech"
)

// Way is a way in, as it is tried.
type Way struct {
	Kind    WayKind
	Address netip.AddrPort // zero while it is not known
	By      string         // how a router was asked: "UPnP", "PCP", "NAT-PMP"
	State   WayState
	Err     error // why it failed, in Spanish for a person
}

// WayKind is where a way in goes.
type WayKind uint8

// The kinds. A host announces itself; a guest that picks it calls it in the local network.
const (
	Local     WayKind = iota // an address of the local network
	Public                   // an address of the host's own that is reached from everywhere, as IPv6's are
	Announced                // the host is seen on the local network
	Router                   // a port that the host's router leads to it
	Seen                     // the host's address as a STUN server sees it
	Knocking                 // the address in the guest's answer, at which the host knocks
	wayKinds
)

var kindNames = [wayKinds]string{"red local", "dirección pública", "a la vista en la red local", "puerto del enrutador", "dirección vista desde fuera",
	"llamada con los dos códigos"}

// String is the kind in Spanish, for a person.
func (k WayKind) String() string { return kindNames[k] }

// WayState is how far a way in was tried.
type WayState uint8

// The states. A host's way is open when it may be called, a guest's when the host answers.
const (
	Trying WayState = iota
	Open
	Failed
)

// The reasons for which a way fails, in Spanish for a person.
var (
	ErrSilent   = speech.Errorf("nadie contesta")
	ErrRefused  = speech.Errorf("el otro programa no aceptó la conexión: la invitación ya se usó, o no era para esto")
	ErrOtherKey = speech.Errorf("quien contesta no es quien invitó: su clave es otra")
	ErrUnheard  = speech.Errorf("este equipo no puede anunciarse en la red local")
	ErrNoSTUN   = speech.Errorf("el servidor STUN no contesta")
)

// Sentences are the kinds of ways, for those who translate them.
func Sentences() []string { return kindNames[:] }

// NoWay is for ways that were all tried in vain. It is an error.
type NoWay struct{ Ways []Way }

// Error names each way and says what can be done.
func (n *NoWay) Error() string {
	if len(n.Ways) == 0 {
		return "el código no dice ninguna dirección: el otro equipo no está en ninguna red"
	}
	var each []string
	for _, w := range n.Ways {
		each = append(each, fmt.Sprintf("%v %v (%v)", w.Kind, w.Address, w.Err))
	}
	return fmt.Sprintf("no se pudo llegar por ningún camino: %s. Quien invita puede abrir el puerto %d (UDP) en su enrutador, o invita tú",
		strings.Join(each, "; "), n.Port())
}

// Port is the one at which the host listens, which its owner may open in the router.
func (n *NoWay) Port() uint16 {
	if len(n.Ways) == 0 {
		return 0
	}
	return n.Ways[0].Address.Port()
}

// kindOf is what an address of a host's own is to others.
func kindOf(a netip.Addr) WayKind {
	if router.Outside(a) {
		return Public
	}
	return Local
}
