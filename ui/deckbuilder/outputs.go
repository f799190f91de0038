package deckbuilder

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/images"
	"castillo/images/decklist"
	"castillo/images/proxies"
	"castillo/images/scans"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// output is a kind of file that a deck can become besides a text.
type output struct {
	title  string
	suffix string
	make   func(l deck.List) ([]byte, error)
}

func (s *Screen) outputs() []output {
	return []output{
		{words.T("Imagen del mazo"), ".png", s.picture},
		{words.T("Lista en PDF"), ".pdf", s.listPDF},
		{words.T("Proxies en PDF"), ".pdf", s.proxies},
	}
}

// saveOutput makes the file off the goroutine of the window, since that may
// take a while, and then stores it.
func (s *Screen) saveOutput(out output) {
	list, name := s.model.Played(), widgets.FileName(s.model.Name())+out.suffix
	widgets.SaveFile(s.desk, words.T("Guardar el mazo"), name, func(path string) {
		s.desk.Notes.Say(words.T("Preparando {name}…", "name", name))
		s.behind(func() {
			data, err := out.make(list)
			fyne.Do(func() { s.writeFile(path, func() ([]byte, error) { return data, err }) })
		})
	})
}

// face is a card's face as the cache makes it.
func (s *Screen) face(c card.Card, w, h int) *image.RGBA {
	return s.desk.Cache.Fetch(context.Background(), s.desk.Cache.Key(c, w, h))
}

// picture is the whole deck on one picture.
func (s *Screen) picture(l deck.List) ([]byte, error) {
	sheet := images.DeckSheet{Title: l.Title, Subtitle: s.subtitle(l)}
	for _, g := range s.model.groups(l) {
		group := images.SheetGroup{Title: g.title}
		for _, e := range g.entries {
			c, _ := s.model.Card(e.Ref)
			group.Cards = append(group.Cards, images.SheetCard{Card: c, Count: e.Count})
		}
		sheet.Groups = append(sheet.Groups, group)
	}
	var out bytes.Buffer
	err := png.Encode(&out, sheet.Picture(s.face))
	return out.Bytes(), err
}

func (s *Screen) subtitle(l deck.List) string {
	return words.N(l.Count(), "{n} carta · Mitos y Leyendas, Primer Bloque", "{n} cartas · Mitos y Leyendas, Primer Bloque")
}

// listPDF is the deck as a list to hand in.
func (s *Screen) listPDF(l deck.List) ([]byte, error) {
	sheet := decklist.Sheet{Title: l.Title, Subtitle: s.subtitle(l), Notes: l.Notes}
	if len(l.Tags) > 0 {
		sheet.Subtitle += " · " + strings.Join(l.Tags, ", ")
	}
	for _, g := range s.model.groups(l) {
		group := decklist.Group{Title: g.title}
		for _, e := range g.entries {
			c, known := s.model.Card(e.Ref)
			line := decklist.Line{Count: e.Count, Name: e.Name}
			if known {
				line.Name, line.About = c.Name, c.Code()
			}
			if c.Type != card.Gold && c.Cost >= 0 {
				line.About += " · " + strconv.Itoa(int(c.Cost))
			}
			group.Lines = append(group.Lines, line)
		}
		sheet.Groups = append(sheet.Groups, group)
	}
	var out bytes.Buffer
	err := decklist.Write(&out, sheet)
	return out.Bytes(), err
}

// proxies are the cards at their size, to print and cut out.
func (s *Screen) proxies(l deck.List) ([]byte, error) {
	var faces []proxies.Face
	for _, g := range s.model.groups(l) {
		for _, e := range g.entries {
			c, _ := s.model.Card(e.Ref)
			key := s.desk.Cache.Key(c, proxies.Width, proxies.Height)
			for range min(e.Count, proxies.MaxCards+1-len(faces)) {
				faces = append(faces, proxies.Face{Card: c, Photo: key.Scan != scans.Picture{},
					Pixels: func() *image.RGBA { return s.desk.Cache.Fetch(context.Background(), key) }})
			}
		}
	}
	foot := l.Title + " · {page} / {pages} · " + words.T("imprimir al 100 %")
	var out bytes.Buffer
	err := proxies.Write(&out, proxies.A4, l.Title, foot, faces)
	return out.Bytes(), err
}

// titledGroup is a part of a list with its heading.
type titledGroup struct {
	title   string
	entries deck.Entries
}

// groups are the parts of a list as they are printed: the initial Oro, the cards
// by type, the sideboard.
func (m *Model) groups(l deck.List) []titledGroup {
	var out []titledGroup
	if l.Initial != (deck.Ref{}) {
		out = append(out, titledGroup{words.T("Oro inicial"), deck.Entries{{Ref: l.Initial, Count: 1}}})
	}
	for _, g := range l.Groups(m.cards) {
		out = append(out, titledGroup{fmt.Sprintf("%s · %d", words.T(sectionTitles[g.Type]), g.Entries.Count()), g.Entries})
	}
	if len(l.Sideboard) > 0 {
		out = append(out, titledGroup{fmt.Sprintf("%s · %d", words.T("Banquillo"), l.Sideboard.Count()), l.Sideboard})
	}
	return out
}
