package playmat

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

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

func newOdds() *odds { return &odds{box: afloat()} }

// remark is a line of words on a card.
type remark struct {
	text      string
	c, ground color.Color
	mark      mark // its sign, before the words
}

// of are the remarks on every card that is in a fight or picked.
func (o *odds) of(b *board) map[game.CardID][]remark {
	on := map[game.CardID][]remark{}
	put := func(id game.CardID, r remark) { on[id] = append(on[id], r) }
	for _, f := range o.fights {
		if f.Blocker != 0 {
			put(f.Attacker, remark{strconv.Itoa(f.Strength[0]) + " – " + strconv.Itoa(f.Strength[1]), b.pal.BadgeText, b.pal.Badge, unmarked})
		}
		for i, id := range [...]game.CardID{f.Attacker, f.Blocker} {
			if f.Dies[i] {
				put(id, remark{words.T("muere"), b.pal.Worse, b.pal.Badge, dies})
			}
		}
		if f.Blocker == 0 || f.Damage > 0 {
			put(f.Attacker, remark{words.T("{n} al Castillo", "n", strconv.Itoa(f.Damage)), b.pal.BadgeText, b.pal.WorseBadge, unmarked})
		}
	}
	for id, picked := range o.picked {
		if picked {
			put(id, remark{words.T("elegido"), b.pal.Better, b.pal.Badge, isPicked})
		}
	}
	return on
}

// lay puts the words on the cards where they lie, one line above the other over the name. They
// say more than the state of a card, which gives way to them.
func (o *odds) lay(b *board) {
	o.box.Objects, o.used = o.box.Objects[:0], 0
	on := o.of(b)
	for _, s := range b.spots { // in the order of the table, so that drawing does not change by itself
		t, remarks := b.tokens[s.ID], on[s.ID]
		if t == nil {
			continue
		}
		t.hush(len(remarks) > 0)
		if isBar(s.size()) {
			continue // its signs say it
		}
		r, _ := b.place(Drop{Card: s.ID})
		h := fyne.Max(16, r.H*0.15)
		y := r.Y + t.aboveName()
		for _, line := range slices.Backward(remarks) {
			y -= h
			o.put(rect{r.X, y, r.W, h}, line, b.pal)
		}
	}
	canvas.Refresh(o.box)
}

// put writes a remark at a place.
func (o *odds) put(at rect, r remark, p palette) {
	if o.used == len(o.badges) {
		o.badges = append(o.badges, newBadge())
	}
	words := o.badges[o.used]
	o.used++
	words.resize(at.size())
	words.box.Move(at.pos())
	words.set(true, r.text, r.c, r.ground, p)
	o.box.Objects = append(o.box.Objects, words.box)
	if r.mark == unmarked {
		return
	}
	s := newSign()
	d := at.H * 0.7
	s.Resize(fyne.NewSquareSize(d))
	s.Move(fyne.NewPos(at.X+d/2, at.Y+(at.H-d)/2))
	s.show(r.mark, p)
	o.box.Objects = append(o.box.Objects, s.ArbitraryPolygon)
}
