//go:build smoke

package smoke

import (
	"errors"
	"fmt"
	"image"
	"net/url"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// dragTime is how long a drag may take.
const dragTime = patience

// drop drags files from another program to a place and lets go of them there.
func (d *display) drop(at image.Point, paths ...string) error {
	s, err := newDragSource(d.name, paths)
	if err != nil {
		return err
	}
	defer s.conn.Close()
	stop := time.AfterFunc(dragTime, s.conn.Close)
	defer stop.Stop()
	target, err := s.target()
	if err != nil {
		return err
	}
	const version = 5
	s.tell(target, "XdndEnter", version<<24, uint32(s.atom("text/uri-list")))
	s.tell(target, "XdndPosition", 0, uint32(at.X<<16|at.Y), xproto.TimeCurrentTime, uint32(s.atom("XdndActionCopy")))
	status, err := s.answer("XdndStatus")
	if err != nil {
		return err
	}
	if status[1]&1 == 0 {
		return errors.New("the window does not take files")
	}
	s.tell(target, "XdndDrop", 0, xproto.TimeCurrentTime)
	_, err = s.answer("XdndFinished")
	return err
}

// dragSource is a program out of which files are dragged, by the protocol that
// X programs share for that (XDND).
type dragSource struct {
	conn   *xgb.Conn
	root   xproto.Window
	window xproto.Window
	list   []byte // what it hands over
	atoms  map[string]xproto.Atom
}

func newDragSource(displayName string, paths []string) (*dragSource, error) {
	conn, err := xgb.NewConnDisplay(displayName)
	if err != nil {
		return nil, err
	}
	s := &dragSource{conn: conn, atoms: map[string]xproto.Atom{}}
	for _, p := range paths {
		s.list = append(s.list, (&url.URL{Scheme: "file", Path: p}).String()+"\r\n"...)
	}
	screen := xproto.Setup(conn).DefaultScreen(conn)
	s.root = screen.Root
	if s.window, err = xproto.NewWindowId(conn); err != nil {
		return nil, err
	}
	err = errors.Join(
		xproto.CreateWindowChecked(conn, 0, s.window, s.root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, screen.RootVisual, 0, nil).Check(),
		xproto.SetSelectionOwnerChecked(conn, s.window, s.atom("XdndSelection"), xproto.TimeCurrentTime).Check())
	return s, err
}

// atom is the number of a name. That of a name which the display does not know
// is 0, and whatever is done with it fails.
func (s *dragSource) atom(name string) xproto.Atom {
	if s.atoms[name] == 0 {
		if reply, err := xproto.InternAtom(s.conn, false, uint16(len(name)), name).Reply(); err == nil {
			s.atoms[name] = reply.Atom
		}
	}
	return s.atoms[name]
}

// target is the window that says it takes what is dragged.
func (s *dragSource) target() (xproto.Window, error) {
	tree, err := xproto.QueryTree(s.conn, s.root).Reply()
	if err != nil {
		return 0, err
	}
	for _, w := range tree.Children {
		aware, err := xproto.GetProperty(s.conn, false, w, s.atom("XdndAware"), xproto.GetPropertyTypeAny, 0, 1).Reply()
		if err == nil && aware.ValueLen > 0 {
			return w, nil
		}
	}
	return 0, errors.New("no window takes what is dragged")
}

// tell sends a message of the protocol. Its first number is always the window
// of the source.
func (s *dragSource) tell(to xproto.Window, kind string, numbers ...uint32) {
	data := make([]uint32, 5)
	data[0] = uint32(s.window)
	copy(data[1:], numbers)
	message := xproto.ClientMessageEvent{Format: 32, Window: to, Type: s.atom(kind), Data: xproto.ClientMessageDataUnionData32New(data)}
	xproto.SendEvent(s.conn, false, to, xproto.EventMaskNoEvent, string(message.Bytes()))
}

// answer waits for a message of the protocol, and meanwhile hands the list of
// files to whoever asks for it.
func (s *dragSource) answer(kind string) ([]uint32, error) {
	for {
		event, problem := s.conn.WaitForEvent()
		switch e := event.(type) {
		case nil:
			return nil, fmt.Errorf("%s does not come: %v", kind, problem)
		case xproto.ClientMessageEvent:
			if e.Type == s.atom(kind) {
				return e.Data.Data32, nil
			}
		case xproto.SelectionRequestEvent:
			xproto.ChangeProperty(s.conn, xproto.PropModeReplace, e.Requestor, e.Property, e.Target, 8, uint32(len(s.list)), s.list)
			given := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
			xproto.SendEvent(s.conn, false, e.Requestor, xproto.EventMaskNoEvent, string(given.Bytes()))
		}
	}
}
