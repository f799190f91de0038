//go:build smoke

package playmat

import (
	"io"
	"time"

	"fyne.io/fyne/v2"
	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"castillo/game/card"
)

// pointerAndKeys are those of a display, as a hand moves them. The window begins at its corner, and a unit
// of it is a pixel.
type pointerAndKeys struct {
	conn  *xgb.Conn
	root  xproto.Window
	codes map[xproto.Keysym]stroke
}

// stroke is the key of a letter.
type stroke struct {
	key   byte
	shift bool
}

// The keys that no letter names, by the numbers of X.
var keysyms = map[fyne.KeyName]xproto.Keysym{
	fyne.KeyEscape: 0xff1b, fyne.KeyReturn: 0xff0d, fyne.KeyTab: 0xff09, fyne.KeyBackspace: 0xff08, fyne.KeyF1: 0xffbe,
	fyne.KeyLeft: 0xff51, fyne.KeyUp: 0xff52, fyne.KeyRight: 0xff53, fyne.KeyDown: 0xff54, fyne.KeySpace: ' ',
}

const (
	shiftKey   xproto.Keysym = 0xffe1
	controlKey xproto.Keysym = 0xffe3
)

func newPointerAndKeys() (*pointerAndKeys, error) {
	xgb.Logger.SetOutput(io.Discard) // a display of tests has no lock
	conn, err := xgb.NewConn()
	if err != nil {
		return nil, err
	}
	if err := xtest.Init(conn); err != nil {
		return nil, err
	}
	setup := xproto.Setup(conn)
	first := setup.MinKeycode
	all, err := xproto.GetKeyboardMapping(conn, first, byte(setup.MaxKeycode-first)+1).Reply()
	if err != nil {
		return nil, err
	}
	h := &pointerAndKeys{conn: conn, root: setup.DefaultScreen(conn).Root, codes: map[xproto.Keysym]stroke{}}
	for i, sym := range all.Keysyms {
		at, level := byte(i/int(all.KeysymsPerKeycode)), i%int(all.KeysymsPerKeycode)
		if _, known := h.codes[sym]; !known && level < 2 {
			h.codes[sym] = stroke{byte(first) + at, level == 1}
		}
	}
	return h, nil
}

// awaitWindow waits until there is a window.
func (h *pointerAndKeys) awaitWindow() {
	for ; ; time.Sleep(50 * time.Millisecond) {
		tree, err := xproto.QueryTree(h.conn, h.root).Reply()
		if err != nil {
			return
		}
		for _, w := range tree.Children {
			if a, err := xproto.GetWindowAttributes(h.conn, w).Reply(); err == nil && a.MapState == xproto.MapStateViewable {
				return
			}
		}
	}
}

// sync waits until the display has done it.
func (h *pointerAndKeys) sync() { _, _ = xproto.GetInputFocus(h.conn).Reply() }

func (h *pointerAndKeys) fake(kind, detail byte, at fyne.Position) {
	xtest.FakeInput(h.conn, kind, detail, 0, h.root, int16(at.X), int16(at.Y), 0)
}

func (h *pointerAndKeys) move(at fyne.Position) { h.fake(xproto.MotionNotify, 0, at) }

func (h *pointerAndKeys) press(button byte) { h.fake(xproto.ButtonPress, button, fyne.Position{}) }
func (h *pointerAndKeys) letGo(button byte) { h.fake(xproto.ButtonRelease, button, fyne.Position{}) }
func (h *pointerAndKeys) click(button byte) { h.press(button); h.letGo(button) }
func (h *pointerAndKeys) keyDown(code byte) { h.fake(xproto.KeyPress, code, fyne.Position{}) }
func (h *pointerAndKeys) keyUp(code byte)   { h.fake(xproto.KeyRelease, code, fyne.Position{}) }
func (h *pointerAndKeys) strike(s stroke) {
	if s.shift {
		h.keyDown(h.codes[shiftKey].key)
		defer h.keyUp(h.codes[shiftKey].key)
	}
	h.keyDown(s.key)
	h.keyUp(s.key)
}

// withControl strikes a letter while the control key is down.
func (h *pointerAndKeys) withControl(letter rune) {
	h.keyDown(h.codes[controlKey].key)
	h.strike(h.codes[xproto.Keysym(letter)])
	h.keyUp(h.codes[controlKey].key)
	h.sync()
}

// make makes a gesture.
func (h *pointerAndKeys) make(g gesture) {
	const main, wheelUp, wheelDown = 1, 4, 5
	switch g.deed {
	case pointing:
		h.move(g.at)
	case clicking:
		h.move(g.at)
		h.click(main)
	case lifting:
		h.move(g.at)
		h.press(main)
		for n := range 4 {
			h.move(g.at.AddXY(float32(n+1), float32(n+1)))
		}
	case carrying:
		h.carry(g.at)
	case lettingGo:
		h.letGo(main)
	case wheeling:
		h.move(g.at)
		if g.up {
			h.click(wheelUp)
		} else {
			h.click(wheelDown)
		}
	case striking:
		h.strike(h.codes[keysyms[g.key]])
	case typing:
		s, ok := h.codes[xproto.Keysym(g.letter)]
		if !ok { // whoever has no such key looks for words without it
			s = h.codes[xproto.Keysym([]rune(card.Fold(string(g.letter)) + " ")[0])]
		}
		h.strike(s)
	}
	h.sync()
}

// carry moves the pointer somewhere as a hand does.
func (h *pointerAndKeys) carry(to fyne.Position) {
	at, err := xproto.QueryPointer(h.conn, h.root).Reply()
	if err != nil {
		return
	}
	const steps = 8
	from := fyne.NewPos(float32(at.RootX), float32(at.RootY))
	for n := range steps {
		part := float32(n+1) / steps
		h.move(fyne.NewPos(from.X+(to.X-from.X)*part, from.Y+(to.Y-from.Y)*part))
		h.sync()
		time.Sleep(10 * time.Millisecond)
	}
}
