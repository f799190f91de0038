package linktest

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// roleName is the variable that tells a program of a test which part it plays.
const roleName = "CASTILLO_ROLE"

// Main runs a package's tests or, in a program that a test started in a machine, its role.
func Main(m *testing.M, roles map[string]func() error) {
	name := os.Getenv(roleName)
	if name == "" {
		os.Exit(m.Run())
	}
	if err := roles[name](); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// Machine is a namespace. It is gone when the test ends, with all that runs in it.
type Machine struct {
	t    testing.TB
	name string
}

var machines atomic.Int64

// NewMachine makes a machine that is on no network, or skips the test.
func NewMachine(t testing.TB) *Machine {
	t.Helper()
	for _, program := range []string{"ip", "iptables"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("no networks can be made: there is no program %s", program)
		}
	}
	m := &Machine{t, fmt.Sprintf("castillo-%d-%d", os.Getpid(), machines.Add(1))}
	if said, err := exec.Command("ip", "netns", "add", m.name).CombinedOutput(); err != nil {
		t.Skipf("no networks can be made: %s", said)
	}
	t.Cleanup(func() { _ = exec.Command("ip", "netns", "del", m.name).Run() })
	m.ip("link", "set", "lo", "up")
	return m
}

// ip runs the program of that name for this machine.
func (m *Machine) ip(args ...string) {
	m.t.Helper()
	m.must(exec.Command("ip", append([]string{"-n", m.name}, args...)...))
}

// do runs a program in the machine.
func (m *Machine) do(args ...string) {
	m.t.Helper()
	m.must(m.command(args...))
}

func (m *Machine) command(args ...string) *exec.Cmd {
	return exec.Command("ip", append([]string{"netns", "exec", m.name}, args...)...)
}

func (m *Machine) must(c *exec.Cmd) {
	m.t.Helper()
	if said, err := c.CombinedOutput(); err != nil {
		m.t.Fatalf("%v: %v\n%s", c.Args, err, said)
	}
}

// Switch joins the machines of one network.
type Switch struct{ machine *Machine }

var plugs atomic.Int64

// NewSwitch makes a network, or skips the test.
func NewSwitch(t testing.TB) *Switch {
	t.Helper()
	m := NewMachine(t)
	m.ip("link", "add", "name", "bridge", "type", "bridge")
	m.ip("link", "set", "bridge", "up")
	return &Switch{m}
}

// Plug puts a machine into the network, with an address such as "10.0.0.2/24", and returns
// the name of its end of the cable.
func (s *Switch) Plug(m *Machine, address string) string {
	m.t.Helper()
	n := plugs.Add(1)
	inner, outer := fmt.Sprint("net", n), fmt.Sprint("port", n)
	s.machine.ip("link", "add", "name", outer, "type", "veth", "peer", "name", inner, "netns", m.name)
	s.machine.ip("link", "set", outer, "master", "bridge", "up")
	m.ip("address", "add", address, "dev", inner, "nodad") // nobody else has it: it is good at once
	m.ip("link", "set", inner, "up")
	return inner
}

// Route has a machine send what it knows no way for to a router.
func (m *Machine) Route(router string) {
	m.t.Helper()
	m.ip("route", "add", "default", "via", router)
}

// Masquerade makes a machine the router of a home: all that goes out by a cable has the
// router's own address, and only answers come in by it, and what a port is opened for.
func (m *Machine) Masquerade(outer string) {
	m.t.Helper()
	m.do("sh", "-c", "echo 1 >/proc/sys/net/ipv4/ip_forward")
	m.do("iptables", "-t", "nat", "-A", "POSTROUTING", "-o", outer, "-j", "MASQUERADE")
	for _, chain := range []string{"INPUT", "FORWARD"} {
		m.do("iptables", "-A", chain, "-i", outer, "-m", "conntrack", "--ctstate", "DNAT", "-j", "ACCEPT")
		m.do("iptables", "-A", chain, "-i", outer, "-m", "conntrack", "--ctstate", "NEW", "-j", "DROP")
	}
}

// inside does something in the machine for the test's own program: what it opens there stays
// there.
func (m *Machine) inside(do func() error) error {
	done := make(chan error)
	go func() {
		runtime.LockOSThread() // for good: a thread that was in a machine does nothing else
		n, err := os.Open("/var/run/netns/" + m.name)
		if err == nil {
			err = errors.Join(unix.Setns(int(n.Fd()), unix.CLONE_NEWNET), n.Close())
		}
		if err == nil {
			err = do()
		}
		done <- err
	}()
	return <-done
}

// STUNServer is where a STUN server listens in an internet.
const STUNServer = "203.0.113.53"

// NewInternet is a network with public addresses, 203.0.113.0/24, and a STUN server, or skips
// the test.
func NewInternet(t testing.TB) *Switch {
	t.Helper()
	network, server := NewSwitch(t), NewMachine(t)
	network.Plug(server, STUNServer+"/24")
	var c *net.UDPConn
	if err := server.inside(func() (err error) {
		c, err = net.ListenUDP("udp4", &net.UDPAddr{Port: 3478})
		return err
	}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	go ServeSTUN(c)
	return network
}

// NewHome is a machine behind a router that has an address on an internet. At home the router is
// 192.168.1.1, the machine 192.168.1.7.
func NewHome(t testing.TB, outside *Switch, address string) (machine, router *Machine) {
	t.Helper()
	rooms, machine, router := NewSwitch(t), NewMachine(t), NewMachine(t)
	rooms.Plug(machine, "192.168.1.7/24")
	rooms.Plug(router, "192.168.1.1/24")
	machine.Route("192.168.1.1")
	router.Masquerade(outside.Plug(router, address+"/24"))
	return machine, router
}

// Process is a program in a machine. It is killed when the test ends.
type Process struct {
	t     testing.TB
	role  string
	lines chan string
	in    io.WriteCloser
	done  chan error
}

// Start runs a role of the test's own program, with variables such as "NAME=value".
func (m *Machine) Start(role string, variables ...string) *Process {
	m.t.Helper()
	return m.Run(role, append(variables, roleName+"="+role))
}

// Run runs the test's own program under a name, with variables and arguments.
func (m *Machine) Run(role string, variables []string, args ...string) *Process {
	m.t.Helper()
	c := m.command(append([]string{os.Args[0]}, args...)...)
	c.Env = append(os.Environ(), variables...)
	out, w := io.Pipe()
	c.Stdout, c.Stderr = w, w
	in, err := c.StdinPipe()
	if err != nil {
		m.t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		m.t.Fatal(err)
	}
	p := &Process{m.t, role, make(chan string, 1<<10), in, make(chan error, 1)}
	go func() {
		for s := bufio.NewScanner(out); s.Scan(); {
			m.t.Logf("%s: %s", role, s.Text())
			p.lines <- s.Text()
		}
		close(p.lines)
	}()
	go func() {
		p.done <- c.Wait()
		w.Close()
	}()
	m.t.Cleanup(func() {
		_ = c.Process.Kill() // unless it has ended
		for range p.lines {
		}
	})
	return p
}

// patience is how long anything of a test is waited for.
const patience = 10 * time.Minute

// Line waits for a line that begins with a word and returns the rest of it.
func (p *Process) Line(word string) string {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		select {
		case line, ok := <-p.lines:
			if !ok {
				p.t.Fatalf("%s ended before it said %q", p.role, word)
			}
			if rest, ok := strings.CutPrefix(line, word); ok {
				return strings.TrimSpace(rest)
			}
		case <-ctx.Done():
			p.t.Fatalf("%s did not say %q", p.role, word)
		}
	}
}

// Say writes a line to the program.
func (p *Process) Say(line string) {
	p.t.Helper()
	if _, err := fmt.Fprintln(p.in, line); err != nil {
		p.t.Fatal(err)
	}
}

// Wait waits until the program has ended well.
func (p *Process) Wait() {
	p.t.Helper()
	select {
	case err := <-p.done:
		p.done <- err
		if err != nil {
			p.t.Fatalf("%s: %v", p.role, err)
		}
	case <-time.After(patience):
		p.t.Fatalf("%s does not end", p.role)
	}
}
