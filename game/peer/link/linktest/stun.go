package linktest

import (
	"encoding/binary"
	"net"
)

// ServeSTUN answers the questions of STUN (RFC 8489) with the address of who asks, until the
// port is closed.
func ServeSTUN(c *net.UDPConn) error {
	packet := make([]byte, 1500)
	for {
		n, from, err := c.ReadFromUDPAddrPort(packet)
		if err != nil {
			return err
		}
		if n < 20 || packet[0] != 0 || packet[1] != 1 {
			continue
		}
		a := binary.BigEndian.AppendUint16(nil, 0x0101)
		a = binary.BigEndian.AppendUint16(a, 12)
		a = append(a, packet[4:20]...)                         // cookie and transaction
		a = append(a, 0x00, 0x20, 0, 8, 0, 1)                  // XOR-MAPPED-ADDRESS of IPv4
		a = append(a, byte(from.Port()>>8), byte(from.Port())) // masked below, as the address is
		ip := from.Addr().Unmap().As4()
		a = append(a, ip[:]...)
		for i := range 2 {
			a[26+i] ^= packet[4+i]
		}
		for i := range 4 {
			a[28+i] ^= packet[4+i]
		}
		if _, err := c.WriteToUDPAddrPort(a, from); err != nil {
			return err
		}
	}
}
