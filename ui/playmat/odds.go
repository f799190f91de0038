package playmat

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"castillo/game"
	"castillo/ui/words"
)

// odds are the words on the cards of a battle: what each fight would come to as things stand.
// They also mark the cards that are picked and not confirmed.
type odds struct {
	box    *fyne.Container
	fights []game.Fight
	picked map[game.CardID]bool
	badges []*badge // as many as were ever needed
	used   int      // of the badges, now
}

func newOdds() *odds { return &odds{box: container.NewWithoutLayout()} }

// The places of the words on a card, in parts of what is in sight of its height from its top.
const (
	atTop    = 0.2
	atMiddle = 0.62 // below the state of the card
	atBottom = 0.8
)

// lay puts the words on the cards where they lie.
func (o *odds) lay(b *board) {
	o.box.Objects, o.used = o.box.Objects[:0], 0
	for _, f := range o.fights {
		at := float32(atTop)
		if f.Blocker != 0 {
			o.put(b, f.Attacker, at, strconv.Itoa(f.Strength[0])+" – "+strconv.Itoa(f.Strength[1]), b.pal.BadgeText, b.pal.Badge)
			at = atMiddle
		}
		if f.Blocker == 0 || f.Damage > 0 {
			o.put(b, f.Attacker, at, words.T("{n} al Castillo", "n", strconv.Itoa(f.Damage)), b.pal.BadgeText, b.pal.WorseBadge)
		}
		for i, id := range [...]game.CardID{f.Attacker, f.Blocker} {
			if f.Dies[i] {
				o.put(b, id, atBottom, words.T("muere"), b.pal.Worse, b.pal.Badge)
				o.sign(b, id, dies)
			}
		}
	}
	for _, s := range b.spots {
		if o.picked[s.ID] {
			o.put(b, s.ID, atBottom, words.T("elegida"), b.pal.Better, b.pal.Badge)
			o.sign(b, s.ID, isPicked)
		}
	}
	canvas.Refresh(o.box)
}

// put writes on a card, at a part of its height. A card that cannot be seen is left out.
func (o *odds) put(b *board, id game.CardID, at float32, text string, c, ground color.Color) {
	r, ok := b.place(Drop{Card: id})
	if !ok || text == "" {
		return
	}
	if t := b.tokens[id]; t != nil {
		r.H = t.inSight()
	}
	if o.used == len(o.badges) {
		o.badges = append(o.badges, newBadge())
	}
	mark := o.badges[o.used]
	o.used++
	h := fyne.Max(16, r.H*0.15)
	mark.resize(fyne.NewSize(r.W, h))
	mark.box.Move(fyne.NewPos(r.X, r.Y+r.H*at))
	mark.set(true, text, c, ground, b.pal)
	o.box.Objects = append(o.box.Objects, mark.box)
}

// sign puts the sign of a mark before the words at the bottom of a card.
func (o *odds) sign(b *board, id game.CardID, m mark) {
	r, ok := b.place(Drop{Card: id})
	if !ok {
		return
	}
	if t := b.tokens[id]; t != nil {
		r.H = t.inSight()
	}
	s := newSign()
	d := fyne.Max(16, r.H*0.15) * 0.7
	s.Resize(fyne.NewSquareSize(d))
	s.Move(fyne.NewPos(r.X+d/2, r.Y+r.H*atBottom+d*0.2))
	s.show(m, b.pal)
	o.box.Objects = append(o.box.Objects, s.ArbitraryPolygon)
}
