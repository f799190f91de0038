package linktest

import (
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// Weather is how bad a wire is. A packet takes Delay; one of Loss is lost, and one of Late takes
// half as long again, so that others overtake it.
type Weather struct {
	Delay      time.Duration
	Loss, Late int
}

// Wire is a cable between two machines over which packets are carried by hand.
type Wire struct {
	weather    Weather
	Lost, Held atomic.Int64 // packets lost, and overtaken
}

// NewWire lays a wire, whose ends have addresses such as "10.0.0.1/24", or skips the test.
func NewWire(t testing.TB, weather Weather, a *Machine, addressA string, b *Machine, addressB string) *Wire {
	t.Helper()
	w := &Wire{weather: weather}
	ends := [2]*os.File{a.tunnel(), b.tunnel()}
	a.raise(addressA)
	b.raise(addressB)
	var carrying sync.WaitGroup
	for i := range ends {
		carrying.Go(func() { w.carry(ends[i], ends[1-i], uint64(i)) })
	}
	t.Cleanup(func() {
		for _, end := range ends {
			end.Close()
		}
		carrying.Wait()
	})
	return w
}

// wireName is a machine's end of a wire; it has one at most.
const wireName = "wire"

func (m *Machine) raise(address string) {
	m.t.Helper()
	m.ip("address", "add", address, "dev", wireName)
	m.ip("link", "set", wireName, "up")
}

// tunnel makes the machine's end of a wire and opens it.
func (m *Machine) tunnel() (end *os.File) {
	m.t.Helper()
	if err := m.inside(func() (err error) {
		end, err = openTunnel()
		return err
	}); err != nil {
		m.t.Skipf("no wire can be laid: %v", err)
	}
	return end
}

func openTunnel() (*os.File, error) {
	fd, err := unix.Open("/dev/net/tun", unix.O_RDWR|unix.O_CLOEXEC|unix.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	request, err := unix.NewIfreq(wireName)
	if err == nil {
		request.SetUint16(unix.IFF_TUN | unix.IFF_NO_PI)
		err = unix.IoctlIfreq(fd, unix.TUNSETIFF, request)
	}
	if err != nil {
		unix.Close(fd)
		return nil, err
	}
	return os.NewFile(uintptr(fd), wireName), nil
}

// carry takes packets from one end to the other.
func (w *Wire) carry(from, to *os.File, seed uint64) {
	random := rand.New(rand.NewPCG(seed, 23))
	room := make([]byte, 1<<16)
	for {
		n, err := from.Read(room)
		if err != nil {
			return
		}
		if random.IntN(w.weather.Loss) == 0 {
			w.Lost.Add(1)
			continue
		}
		wait := w.weather.Delay
		if random.IntN(w.weather.Late) == 0 {
			w.Held.Add(1)
			wait += wait / 2
		}
		packet := slices.Clone(room[:n])
		time.AfterFunc(wait, func() { _, _ = to.Write(packet) }) // the other end may be gone
	}
}
