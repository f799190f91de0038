package playmat

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// phaseBar shows whose turn it is and where in the turn the match stands. The
// steps of one phase stand close together.
type phaseBar struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	turn   *canvas.Text
	cells  []phaseCell
	names  [2]string // of the players; empty for the person at the table
	at     rect
	shown  phaseState
	short  bool // the names are shortened
}

// phaseState is what a phase bar shows.
type phaseState struct {
	turn   int
	active game.Seat
	phase  game.Phase
	pal    palette
}

type phaseCell struct {
	game.PhaseInfo
	ground *canvas.Rectangle
	name   *canvas.Text
}

const (
	phaseText  = 12
	phaseApart = 14 // between phases
	readable   = 10 // smaller letters are not for reading: rather shorter names
	shortName  = 5
	phaseClose = 2 // between the steps of one
)

// phasePads are the room to the sides of a name, the usual first.
var phasePads = []float32{7, 2}

func newPhaseBar(phases []game.PhaseInfo, names [2]string) *phaseBar {
	b := &phaseBar{names: names, ground: &canvas.Rectangle{CornerRadius: 6}}
	b.turn = &canvas.Text{TextSize: phaseText + 1, TextStyle: fyne.TextStyle{Bold: true}}
	b.box = afloat(b.ground, b.turn)
	for _, p := range phases {
		c := phaseCell{p, &canvas.Rectangle{CornerRadius: 5},
			&canvas.Text{Text: words.T(p.Name), TextSize: phaseText, Alignment: fyne.TextAlignCenter}}
		b.cells = append(b.cells, c)
		b.box.Add(c.ground)
		b.box.Add(c.name)
	}
	return b
}

// fit lays the bar out. Where the words do not fit, they are set closer and then
// smaller.
func (b *phaseBar) fit(r rect) {
	b.at = r
	b.box.Move(r.pos())
	b.box.Resize(r.size())
	b.ground.Resize(r.size())
	b.turn.TextSize = theme.Scaled(phaseText + 1)
	h := b.turn.MinSize().Height
	b.turn.Move(fyne.NewPos(10, (r.H-h)/2))
	b.turn.Resize(fyne.NewSize(b.turnWidth(), h))

	room := r.W - b.turnWidth() - 20
	b.name(false)
	size, pad, used := b.sizeFor(room)
	if b.short = size < readable; b.short {
		b.name(true)
		size, pad, used = b.sizeFor(room)
	}
	b.spread(size, pad, b.turnWidth()+10+fyne.Max(0, (room-used)/2), true)
}

// name writes the names of the phases; shortened, all but that of the present one.
func (b *phaseBar) name(short bool) {
	for _, c := range b.cells {
		if c.name.Text = words.T(c.Name); short && c.Phase != b.shown.phase {
			c.name.Text = shortened(c.name.Text)
		}
	}
}

// shortened is a name by the beginning of its first word, where that is long.
func shortened(name string) string {
	first, _, _ := strings.Cut(name, " ")
	if letters := []rune(first); len(letters) > shortName {
		return string(letters[:shortName-1]) + "."
	} else if first != name {
		return first + "…"
	}
	return first
}

// sizeFor finds the largest words that fit, and how much room they take.
func (b *phaseBar) sizeFor(room float32) (size, pad, used float32) {
	const least = 8
	for size = theme.Scaled(phaseText); ; size -= 0.5 {
		for _, pad = range phasePads {
			if used = b.spread(size, pad, 0, false); used <= room {
				return size, pad, used
			}
		}
		if size <= least {
			return size, pad, used
		}
	}
}

// turnWidth is the room for whose turn it is, the same for both players.
func (b *phaseBar) turnWidth() float32 {
	w := float32(0)
	for _, s := range game.Seats {
		w = fyne.Max(w, fyne.MeasureText(b.whose(88, s), theme.Scaled(phaseText+1), fyne.TextStyle{Bold: true}).Width)
	}
	return w
}

func (b *phaseBar) whose(turn int, active game.Seat) string {
	text := words.T("Turno {n} · te toca")
	name := ""
	if active.Plays() {
		name = b.names[active]
	}
	if name != "" {
		text = words.T("Turno {n} · {rival}")
	}
	return words.Fill(text, "n", strconv.Itoa(turn), "rival", name)
}

// spread measures the cells at a text size and padding, and puts them there where
// asked.
func (b *phaseBar) spread(size, pad, x float32, put bool) float32 {
	start := x
	for i, c := range b.cells {
		if i > 0 {
			x += phaseClose
			if c.In != b.cells[i-1].In {
				x += phaseApart - phaseClose
			}
		}
		w := fyne.MeasureText(c.name.Text, size, fyne.TextStyle{Bold: true}).Width + 2*pad
		if put {
			c.name.TextSize = size
			h := c.name.MinSize().Height
			c.ground.Move(fyne.NewPos(x, 3))
			c.ground.Resize(fyne.NewSize(w, b.at.H-6))
			c.name.Move(fyne.NewPos(x, (b.at.H-h)/2))
			c.name.Resize(fyne.NewSize(w, h))
		}
		x += w
	}
	return x - start
}

func (b *phaseBar) show(v *game.View, p palette) {
	now := phaseState{v.Turn, v.Active, v.Phase, p}
	if b.shown == now {
		return
	}
	moved := b.shown.phase != now.phase
	b.shown = now
	if b.short && moved {
		b.fit(b.at)
	}
	b.ground.FillColor = p.Zone
	b.turn.Color = p.Text
	b.turn.Text = ""
	if v.Turn > 0 {
		b.turn.Text = b.whose(v.Turn, v.Active)
	}
	in := game.Phase(0)
	for _, c := range b.cells {
		if c.Phase == v.Phase {
			in = c.In
		}
	}
	for _, c := range b.cells {
		now := c.Phase == v.Phase && v.Turn > 0
		c.ground.FillColor, c.name.Color, c.name.TextStyle.Bold = p.Zone, p.Faint, now
		switch {
		case now:
			c.ground.FillColor, c.name.Color = p.Current, p.CurrentText
		case in != 0 && c.In == in && c.In != c.Phase:
			c.ground.FillColor, c.name.Color = veil(nrgba(p.Current), 0.22), p.Text
		}
		c.ground.Refresh()
		c.name.Refresh()
	}
	b.turn.Refresh()
}
