package friends

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/game/peer/link"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// board shows each way in as it is tried.
type board struct {
	label *widget.Label
	open  string     // what is said of a way that is open
	ways  []link.Way // the last word on each, in the order in which they were begun
}

func newBoard(open string) *board { return &board{label: widgets.Wrapped(""), open: open} }

// tell takes what a line says of its ways, from any goroutine.
func (b *board) tell(w link.Way) { fyne.Do(func() { b.note(w) }) }

func (b *board) note(w link.Way) {
	known := false
	for i, old := range b.ways {
		if known = old.Kind == w.Kind && (old.Address == w.Address || !old.Address.IsValid()); known {
			b.ways[i] = w
			break
		}
	}
	if !known {
		b.ways = append(b.ways, w)
	}
	var lines []string
	for _, w := range b.ways {
		lines = append(lines, nameOf(w)+": "+b.state(w))
	}
	b.label.SetText(strings.Join(lines, "\n"))
}

// nameOf is a way as a person sees it.
func nameOf(w link.Way) string {
	name := words.Capital(words.T(w.Kind.String()))
	if w.Address.IsValid() {
		name += " " + w.Address.String()
	}
	if w.By != "" {
		name += " (" + w.By + ")"
	}
	return name
}

func (b *board) state(w link.Way) string {
	switch w.State {
	case link.Open:
		return b.open
	case link.Failed:
		return words.Said(w.Err)
	}
	return words.T("se intenta…")
}

// noWay says which ways were tried in vain and what can be done; why, if there is one, is why two
// codes are of no use.
func noWay(n *link.NoWay, why error) error {
	if len(n.Ways) == 0 {
		return words.Err("El código no dice ninguna dirección: el otro equipo no está en ninguna red")
	}
	var each []string
	for _, w := range n.Ways {
		each = append(each, nameOf(w)+" ("+words.Said(w.Err)+")")
	}
	text := words.T("Ningún camino llegó a tu amigo: {ways}. Quien invita puede abrir el puerto {port} (UDP) en su enrutador, o invita tú.",
		"ways", strings.Join(each, "; "), "port", int(n.Port()))
	if why != nil {
		text += " " + words.T("Con dos códigos tampoco se puede: {why}", "why", words.Said(why))
	}
	return errors.New(text)
}
