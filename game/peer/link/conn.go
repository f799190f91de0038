package link

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/netip"
	"sync"
	"time"

	"github.com/quic-go/quic-go"

	"castillo/game/speech"
)

// Stream is one of a line's two streams of messages.
type Stream uint8

// The streams.
const (
	Duel Stream = iota
	Chat
)

// ErrLost is for a line that is gone; it is net.ErrClosed too where this end closed it.
var ErrLost = speech.Errorf("se perdió la conexión")

// line is one over which both ends have said who they are.
type line struct {
	peer    ID
	quic    *quic.Conn
	streams [2]*quic.Stream
}

// Conn is a line to somebody whose key is known. Its methods may be called from any
// goroutine.
type Conn struct {
	line
	own      *socket // that is this line's alone; nil: the host's
	sending  [2]sync.Mutex
	messages [2]chan []byte
	done     chan struct{}
	close    sync.Once
	err      error // why the line is gone, once done is closed
}

func newConn(l line, own *socket) *Conn {
	c := &Conn{line: l, own: own, done: make(chan struct{})}
	for s := range l.streams {
		c.messages[s] = make(chan []byte, 4)
		go c.read(Stream(s))
	}
	return c
}

// Peer is who is at the other end.
func (c *Conn) Peer() ID { return c.peer }

// Remote is where the other end is.
func (c *Conn) Remote() netip.AddrPort { return addrPort(c.quic.RemoteAddr()) }

// RoundTrip is how long a packet takes there and back, smoothed.
func (c *Conn) RoundTrip() time.Duration { return c.quic.ConnectionStats().SmoothedRTT }

// Send sends a message. It waits while the other reads slowly, for a bounded time.
func (c *Conn) Send(s Stream, message []byte) error {
	if len(message) > most(s) {
		return errors.New("link: a message is too long")
	}
	c.sending[s].Lock()
	defer c.sending[s].Unlock()
	err := send(c.streams[s], message)
	if err != nil {
		c.fail(err)
		return c.reason()
	}
	return nil
}

func send(to *quic.Stream, message []byte) error {
	to.SetWriteDeadline(time.Now().Add(writeTime))
	_, err := to.Write(append(binary.BigEndian.AppendUint32(nil, uint32(len(message))), message...))
	return err
}

func most(s Stream) int {
	if s == Chat {
		return maxChat
	}
	return maxMessage
}

// Receive waits for the next message of a stream. Its first error stays.
func (c *Conn) Receive(s Stream) ([]byte, error) {
	select {
	case m := <-c.messages[s]:
		return m, nil
	case <-c.done:
		select {
		case m := <-c.messages[s]:
			return m, nil
		default:
			return nil, c.reason()
		}
	}
}

// read takes messages off a stream until the line is gone.
func (c *Conn) read(s Stream) {
	for {
		m, err := receive(c.streams[s], most(s))
		if err != nil {
			c.fail(err)
			return
		}
		select {
		case c.messages[s] <- m:
		case <-c.done:
			return
		}
	}
}

// receive reads a message that is no longer than most. Room for it is made as it comes.
func receive(from io.Reader, most int) ([]byte, error) {
	var length [4]byte
	if _, err := io.ReadFull(from, length[:]); err != nil {
		return nil, err
	}
	n := int64(binary.BigEndian.Uint32(length[:]))
	if n > int64(most) {
		return nil, speech.Errorf("un mensaje es más largo de lo que puede ser")
	}
	m, err := io.ReadAll(io.LimitReader(from, n))
	if err == nil && int64(len(m)) < n {
		err = io.ErrUnexpectedEOF
	}
	return m, err
}

func (c *Conn) fail(err error) { c.end(errors.Join(ErrLost, err), 1) }

func (c *Conn) end(err error, code quic.ApplicationErrorCode) {
	c.close.Do(func() {
		c.err = err
		close(c.done)
		c.quic.CloseWithError(code, "")
		if c.own != nil {
			c.own.Close()
		}
	})
}

func (c *Conn) reason() error {
	<-c.done
	return c.err
}

// Close ends the line. Whoever waits for a message is told.
func (c *Conn) Close() error {
	c.end(errors.Join(ErrLost, net.ErrClosed), 0)
	return nil
}

// Done is closed when the line is gone.
func (c *Conn) Done() <-chan struct{} { return c.done }

// quicConfig bounds what a line may take.
func quicConfig() *quic.Config {
	return &quic.Config{
		HandshakeIdleTimeout:           helloTime / 2,
		MaxIdleTimeout:                 idleTime,
		KeepAlivePeriod:                aliveTime,
		InitialStreamReceiveWindow:     streamWindow / 4,
		MaxStreamReceiveWindow:         streamWindow,
		InitialConnectionReceiveWindow: lineWindow / 4,
		MaxConnectionReceiveWindow:     lineWindow,
		MaxIncomingStreams:             2,
		MaxIncomingUniStreams:          -1,
	}
}

// peerOf is who is at the other end of a line whose keys were exchanged.
func peerOf(q *quic.Conn) (ID, error) {
	certificates := q.ConnectionState().TLS.PeerCertificates
	if len(certificates) != 1 {
		return ID{}, errNoKey
	}
	return idIn(certificates[0].Raw)
}

// within is a context that ends with another, or after a time.
func within(ctx context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, d)
}
