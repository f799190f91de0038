package images

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"castillo/game/card"
)

// DeckSheet is what stands on the picture of a deck.
type DeckSheet struct {
	Title, Subtitle string
	Groups          []SheetGroup
}

// SheetGroup are cards under a heading.
type SheetGroup struct {
	Title string
	Cards []SheetCard
}

// SheetCard is a card and how many of it there are.
type SheetCard struct {
	Card  card.Card
	Count int
}

// MaxSheetCards is how many different cards one picture shows; further ones are
// left out.
const MaxSheetCards = 200

// The measures of a deck's picture, in pixels.
const (
	sheetColumns = 8
	sheetCard    = 180
	sheetGap     = 14
	sheetMargin  = 40
	sheetTop     = 122 // of the first row
	sheetHeading = 44
)

var (
	sheetGround = rgb(0x241b2e)
	sheetDeep   = rgb(0x120d18)
	sheetInk    = rgb(0xf6ecd2)
	sheetFaint  = rgb(0xb9a98c)
	sheetGold   = rgb(0xe0b24a)
)

// Picture lays a deck out on one picture, its groups side by side where they
// fit. face gives the face of a card at a size.
func (s DeckSheet) Picture(face func(c card.Card, w, h int) *image.RGBA) *image.RGBA {
	cells, headings, bottom := s.layOut()
	width := 2*sheetMargin + sheetColumns*(sheetCard+sheetGap) - sheetGap
	b := newBrush(width, bottom+sheetMargin)
	b.gradient(b.img.Bounds(), sheetGround, sheetDeep)
	w := float32(width)
	b.text(b.shorten(s.Title, bold, 38, w-2*sheetMargin), bold, 38, point{sheetMargin, 52}, left, sheetInk)
	b.text(b.shorten(s.Subtitle, regular, 20, w-2*sheetMargin), regular, 20, point{sheetMargin, 92}, left, sheetFaint)
	for _, h := range headings {
		b.text(b.shorten(h.text, bold, 21, h.room), bold, 21, point{h.at.x, h.at.y + sheetHeading/2}, left, sheetGold)
	}
	for _, c := range cells {
		img := face(c.Card, sheetCard, sheetCardHeight)
		draw.Draw(b.img, img.Rect.Add(c.at), img, img.Rect.Min, draw.Over)
		if c.Count > 1 {
			b.countOn(c.at, c.Count)
		}
	}
	return b.done()
}

// sheetCardHeight is that of a card on the picture: 88 to 63, rounded.
const sheetCardHeight = (sheetCard*88 + 31) / 63

// sheetCell is a card and where it lies.
type sheetCell struct {
	SheetCard
	at image.Point
}

// sheetTitle is a heading, where it stands and how much room it has.
type sheetTitle struct {
	text string
	at   point
	room float32
}

// layOut finds a place for every card, row by row, each with room for headings
// above it. A group begins beside the one before if all of it fits there.
func (s DeckSheet) layOut() (cells []sheetCell, headings []sheetTitle, bottom int) {
	const step = sheetCard + sheetGap
	column, top := 0, sheetTop
	nextRow := func() { column, top = 0, top+sheetHeading+sheetCardHeight+sheetGap }
	for _, g := range s.Groups {
		cards := g.Cards[:min(len(g.Cards), MaxSheetCards-len(cells))]
		if len(cards) == 0 {
			continue
		}
		if column > 0 && len(cards) > sheetColumns-column {
			nextRow()
		}
		room := min(len(cards), sheetColumns)*step - sheetGap
		headings = append(headings, sheetTitle{g.Title, point{float32(sheetMargin + column*step), float32(top)}, float32(room)})
		for i, c := range cards {
			if i > 0 && column == sheetColumns {
				nextRow()
			}
			cells = append(cells, sheetCell{c, image.Pt(sheetMargin+column*step, top+sheetHeading)})
			column++
		}
		if column == sheetColumns {
			nextRow()
		}
	}
	for _, c := range cells {
		bottom = max(bottom, c.at.Y+sheetCardHeight)
	}
	return cells, headings, max(bottom, sheetTop)
}

// countOn lays a count on a card.
func (b *brush) countOn(card image.Point, n int) {
	text := "×" + strconv.Itoa(n)
	w := b.width(text, bold, 24) + 22
	pill := box{float32(card.X+sheetCard) - w - 8, float32(card.Y) + sheetCardHeight*0.51 - 36, w, 36}
	b.round(pill.inset(-2), 20, sheetGold)
	b.round(pill, 18, color.RGBA{0x1a, 0x13, 0x21, 0xff})
	b.text(text, bold, 24, pill.center(), centre, sheetInk)
}
