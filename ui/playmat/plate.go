package playmat

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// plate says who sits at a side of the table and what they have: the gold that
// can be paid, the cards left in the castle and in the hand.
type plate struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	coin   *badge
	name   *canvas.Text
	counts *canvas.Text
	shown  plateState
}

// plateState is what a plate shows.
type plateState struct {
	game.PlayerView
	active bool
	pal    palette
}

// newPlate is the plate of somebody, of the person at the table where the name is empty.
func newPlate(name string) *plate {
	p := &plate{ground: &canvas.Rectangle{CornerRadius: 8, StrokeWidth: 2}, coin: newBadge()}
	p.name = &canvas.Text{Text: name, TextStyle: fyne.TextStyle{Bold: true}}
	if name == "" {
		p.name.Text = words.T("Tú")
	}
	p.counts = &canvas.Text{}
	p.box = afloat(p.ground, p.coin.box, p.name, p.counts)
	return p
}

const (
	nameText   = 14
	countsText = 12
)

func (p *plate) fit(r rect) {
	r.H = fyne.Min(r.H, 64)
	p.box.Move(r.pos())
	p.box.Resize(r.size())
	p.ground.Resize(r.size())
	d := fyne.Min(r.H-6, 44)
	p.name.TextSize, p.counts.TextSize = fyne.Min(theme.Scaled(nameText), r.H*0.64), theme.Scaled(countsText)
	p.coin.resize(fyne.NewSize(d, d))
	p.coin.box.Move(fyne.NewPos(6, (r.H-d)/2))
	x := d + 16
	if r.H < 36 { // one line
		h := p.name.MinSize().Height
		p.name.Move(fyne.NewPos(x, (r.H-h)/2))
		p.counts.Move(fyne.NewPos(x+p.name.MinSize().Width+10, 0))
		p.fitCounts()
		p.counts.Move(fyne.NewPos(p.counts.Position().X, (r.H-p.counts.MinSize().Height)/2))
	} else {
		p.name.Move(fyne.NewPos(x, r.H/2-p.name.MinSize().Height))
		p.counts.Move(fyne.NewPos(x, r.H/2))
		p.fitCounts()
	}
}

// fitCounts keeps the numbers on the plate.
func (p *plate) fitCounts() {
	const least = 8
	room := p.box.Size().Width - p.counts.Position().X - 8
	p.counts.TextSize = fyne.Min(theme.Scaled(countsText), p.box.Size().Height*0.6)
	for p.counts.MinSize().Width > room && p.counts.TextSize > least {
		p.counts.TextSize -= 0.5
	}
}

func (p *plate) show(v game.PlayerView, active bool, pal palette) {
	now := plateState{v, active, pal}
	if p.shown == now {
		return
	}
	p.shown = now
	p.ground.FillColor, p.ground.StrokeColor = pal.Zone, pal.ZoneEdge
	if active {
		p.ground.StrokeColor = pal.Current
	}
	p.coin.set(true, strconv.Itoa(v.Gold), goldInk, goldCoin, pal)
	p.coin.ground.Refresh()
	p.name.Color, p.counts.Color = pal.Text, pal.Faint
	text := words.T("Castillo {n} · Mano {m}")
	if v.Virtual > 0 {
		text = words.T("Castillo {n} · Mano {m} · Oro Virtual {v}")
	}
	p.counts.Text = words.Fill(text, "n", strconv.Itoa(v.Castle), "m", strconv.Itoa(v.Hand), "v", strconv.Itoa(v.Virtual))
	p.fitCounts()
	p.ground.Refresh()
	p.name.Refresh()
	p.counts.Refresh()
}
