package playmat

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// token is one card on the table. It is moved as one container; its parts are
// laid out again only when its size changes.
type token struct {
	id       game.CardID
	box      *fyne.Container
	edge     *canvas.Rectangle
	under    *canvas.Rectangle // what is seen while there is no face yet
	face     *frame
	strength *badge
	cost     *badge
	veil     *canvas.Rectangle // lies over a card whose ability is lost
	tag      *badge            // the state that a player must not miss
	use      *sign             // what may be done with it
	deed     *sign             // what it does in a battle
	name     *badge            // where the one on the card is not in sight

	at    rect    // where it lies or is going to lie
	count int     // of equal cards that it stands for
	seen  float32 // of its height, by what lies over it

	tagged, hushed bool // its state is to be said; something else is said there
}

const (
	edgeWidth   = 3
	badgeBig    = 0.25 // of the card's height
	badgeMin    = 15
	atTag       = 0.42 // of what is in sight of it
	named       = 0.93 // of the height of a card must be in sight to read the name that its face has
	nameNot     = 0.45 // and so much that there is room for it elsewhere
	nameBand    = 0.12
	nameTop     = 0.77 // there the name begins that its face has
	nameMin     = 13
	cornerRound = 4
	barText     = 12
	signPart    = 0.2 // of the card's width
	signMin     = 14
)

func newToken(id game.CardID, from Pictures) *token {
	t := &token{id: id, face: newFrame(from), strength: newBadge(), cost: newBadge(), tag: newBadge(), use: newSign(), deed: newSign(), name: newBadge()}
	t.edge = &canvas.Rectangle{StrokeWidth: edgeWidth, CornerRadius: cornerRound + edgeWidth}
	t.under = &canvas.Rectangle{CornerRadius: cornerRound}
	t.veil = &canvas.Rectangle{CornerRadius: cornerRound}
	t.veil.Hide()
	t.box = afloat(t.edge, t.under, t.face.Image, t.veil, t.strength.box, t.cost.box, t.tag.box, t.name.box,
		t.use.ArbitraryPolygon, t.deed.ArbitraryPolygon)
	return t
}

// resize lays the parts out for a size; false when it has that size already.
func (t *token) resize(s fyne.Size) bool {
	if t.box.Size() == s {
		return false
	}
	t.box.Resize(s)
	t.edge.Move(fyne.NewPos(-edgeWidth, -edgeWidth))
	t.edge.Resize(fyne.NewSize(s.Width+2*edgeWidth, s.Height+2*edgeWidth))
	t.under.Resize(s)
	t.veil.Resize(s)
	t.face.Resize(s)
	if isBar(s) {
		t.face.Resize(fyne.NewSize(s.Height*cardAspect, s.Height))
	}
	d := fyne.Max(badgeMin, s.Height*badgeBig)
	t.strength.resize(fyne.NewSize(d, d))
	t.strength.box.Move(fyne.NewPos(-d/6, -d/6))
	t.cost.resize(fyne.NewSize(d, d))
	t.cost.box.Move(fyne.NewPos(s.Width-d*5/6, -d/6))
	t.placeSigns(s)
	t.placeTag(t.count > 1)
	return true
}

// show brings the token in line with what is known of its card. The face has
// its strength and cost printed; a badge covers them on the table, where the
// strength is what counts, and wherever they are not as printed.
func (t *token) show(v game.CardView, c card.Card, lay game.Lay, small bool, p palette, scale float32) {
	t.under.FillColor = p.Badge
	t.face.show(c, scale)
	bar := isBar(t.box.Size())
	t.under.Hidden = t.face.Image.Image != nil && !bar
	known := v.Face != 0 && !small
	if bar {
		t.showBar(v.Face != 0, c.Name, p)
		return
	}
	fights := known && v.Strength >= 0 && (lay == game.Line || v.Strength != int(c.Strength))
	ground, number := strengthColours(v, c, p)
	t.strength.set(fights, strconv.Itoa(v.Strength), number, ground, p)
	t.cost.set(known && v.Cost >= 0 && v.Cost != int(c.Cost), strconv.Itoa(v.Cost), goldInk, goldCoin, p)
	text, colour := tagOf(v, c, p)
	if t.count > 1 {
		text, colour = times(t.count), p.BadgeText
	}
	t.placeTag(t.count > 1)
	t.tag.set(known && text != "", text, colour, p.Badge, p)
	t.tagged = t.tag.box.Visible()
	t.hush(t.hushed)
	t.showName(known && lay == game.Line, c.Name, p)
	t.veil.FillColor = p.Lost
	t.veil.Hidden = !known || !v.Marks.Has(game.LostAbility)
}

// placeTag puts the state of a card across it, or the number of equal ones on it.
func (t *token) placeTag(number bool) {
	size := t.box.Size()
	width, height := size.Width*0.96, fyne.Max(11, size.Height*0.14)
	if number {
		width, height = fyne.Max(26, size.Width*0.5), fyne.Max(15, size.Height*0.2)
	}
	t.tag.resize(fyne.NewSize(width, height))
	t.tag.box.Move(fyne.NewPos((size.Width-width)/2, t.inSight()*atTag))
}

// hush keeps the state of the card unsaid, or not.
func (t *token) hush(hushed bool) {
	t.hushed = hushed
	t.tag.box.Hidden = !t.tagged || hushed
}

// aboveName is how far down words may stand on a card without hiding its name.
func (t *token) aboveName() float32 {
	high := t.box.Size().Height
	switch {
	case t.name.box.Visible():
		return t.seen - t.name.box.Size().Height
	case t.seen > 0:
		return fyne.Min(t.seen, high*nameTop)
	}
	return high * nameTop
}

// inSight is how much of its height is to be seen.
func (t *token) inSight() float32 {
	if t.seen > 0 {
		return t.seen
	}
	return t.box.Size().Height
}

// showName writes the name at the lower edge of what is in sight, where the next row lies
// over the one that the face has.
func (t *token) showName(known bool, name string, p palette) {
	size := t.box.Size()
	hides := known && t.seen > size.Height*nameNot && t.seen < size.Height*named
	if hides {
		h := fyne.Max(nameMin, size.Height*nameBand)
		t.name.resize(fyne.NewSize(size.Width, h))
		t.name.box.Move(fyne.NewPos(0, t.seen-h))
	}
	t.name.most = 0
	t.name.set(hides, name, p.BadgeText, p.Badge, p)
}

// showBar writes the name beside a small picture, and how many such cards there are.
func (t *token) showBar(known bool, name string, p palette) {
	for _, b := range []*badge{t.strength, t.cost, t.tag} {
		b.set(false, "", nil, nil, p)
	}
	t.tagged = false
	t.veil.Hide()
	if t.count > 1 {
		name = times(t.count) + " " + name
	}
	size := t.box.Size()
	picture := t.face.Size().Width + 1
	t.name.resize(fyne.NewSize(size.Width-picture, size.Height))
	t.name.box.Move(fyne.NewPos(picture, 0))
	t.name.ground.CornerRadius = cornerRound
	t.name.most = theme.Scaled(barText)
	t.name.set(known, name, p.BadgeText, p.Badge, p)
}

// times says how many equal cards there are.
func times(n int) string { return "×" + strconv.Itoa(n) }

// strengthColours are the ground and the number of a strength: green above what
// is printed, red below it.
func strengthColours(v game.CardView, c card.Card, p palette) (ground, number color.Color) {
	switch {
	case c.Strength == card.NoNumber || v.Strength == int(c.Strength):
		return p.Badge, p.BadgeText
	case v.Strength > int(c.Strength):
		return p.BetterBadge, p.Better
	}
	return p.WorseBadge, p.Worse
}

// tagOf is the state of a card that counts most for what its player may do next,
// and the colour it is written in.
func tagOf(v game.CardView, c card.Card, p palette) (string, color.Color) {
	switch {
	case v.Marks.Has(game.LostAbility):
		return words.T("sin habilidad"), p.Worse
	case v.Marks.Has(game.Blocked):
		return words.T("con bloqueo"), p.BadgeText
	case v.Marks.Has(game.JustArrived) && c.Type == card.Ally:
		return words.T("recién"), p.Better
	}
	return "", nil
}

// placeSigns puts the signs on the upper edge of a card, which is in sight wherever it lies.
func (t *token) placeSigns(s fyne.Size) {
	if isBar(s) {
		d := fyne.Min(signMin, s.Height*0.6)
		for i, n := range []*sign{t.use, t.deed} {
			n.Resize(fyne.NewSquareSize(d))
			n.Move(fyne.NewPos(s.Width-d*(1.2+float32(i)*1.2), (s.Height-d)/2))
		}
		return
	}
	d := fyne.Max(signMin, s.Width*signPart)
	for i, n := range []*sign{t.use, t.deed} {
		n.Resize(fyne.NewSquareSize(d))
		n.Move(fyne.NewPos(s.Width/2+d*(float32(i)*1.2-1.1), -d/3))
	}
}

// mark shows what may be done with the card and what it does in a battle: the edge in the colour
// of the first of them that is, and the sign of each. What is not seen is hidden: every rectangle
// takes its time on a machine without a graphics card.
func (t *token) mark(use, deed mark, p palette) {
	t.use.show(use, p)
	t.deed.show(deed, p)
	if use == unmarked {
		use = deed
	}
	switch c := use.of(p); {
	case c == nil:
		t.edge.Hide()
	case t.edge.StrokeColor != c || t.edge.Hidden:
		t.edge.StrokeColor = c
		t.edge.Show()
		t.edge.Refresh()
	}
}

// badge is a number or word on a dark ground.
type badge struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	text   *canvas.Text
	most   float32 // how large the letters are at most, 0: as there is room
}

func newBadge() *badge {
	b := &badge{ground: &canvas.Rectangle{StrokeWidth: 1}, text: &canvas.Text{Alignment: fyne.TextAlignCenter}}
	b.text.TextStyle.Bold = true
	b.box = afloat(b.ground, b.text)
	b.box.Hide()
	return b
}

func (b *badge) resize(s fyne.Size) {
	b.box.Resize(s)
	b.ground.Resize(s)
	b.ground.CornerRadius = s.Height / 2
	b.fit()
}

// set shows the badge with a text in colour c on a ground, or hides it.
func (b *badge) set(visible bool, text string, c, ground color.Color, p palette) {
	if !visible {
		if b.box.Visible() {
			b.box.Hide()
		}
		return
	}
	b.ground.FillColor, b.ground.StrokeColor = ground, veil(nrgba(p.BadgeText), 0.45)
	if b.text.Text != text || b.text.Color != c {
		b.text.Text, b.text.Color = text, c
		b.fit()
		b.text.Refresh()
	}
	b.box.Show()
}

// fit makes the text as large as the badge lets it be.
func (b *badge) fit() {
	size := b.box.Size()
	b.text.TextSize = fyne.Max(8, size.Height*0.66)
	if b.most > 0 {
		b.text.TextSize = fyne.Min(b.text.TextSize, b.most)
	}
	if w, room := b.text.MinSize().Width, size.Width-size.Height*0.4; w > room && room > 0 {
		b.text.TextSize = fyne.Max(7, b.text.TextSize*room/w)
	}
	h := b.text.MinSize().Height
	b.text.Move(fyne.NewPos(0, (b.box.Size().Height-h)/2))
	b.text.Resize(fyne.NewSize(b.box.Size().Width, h))
}
