package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"path/filepath"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/images"
	"castillo/images/proxies"
	"castillo/images/scans"
)

var drawnOption = option{"dibujadas", "", "usa las cartas dibujadas aunque haya imágenes tuyas"}

var proxiesCommand = verb{
	name:  "proxies",
	words: "MAZO|-",
	help:  "hace un PDF con las cartas de un mazo a su tamaño, para imprimir y recortar",
	more: "Nueve cartas por página, de 63 x 88 mm, con marcas de corte; cada una dice PROXY. Imprime al\n" +
		"100 %, sin ajustar a la página.",
	options: []option{
		{"salida", "X", "el archivo nuevo en el que se guarda"},
		{"papel", "PAPEL", "a4 (lo habitual) o carta"},
		drawnOption,
	},
	run: runProxies,
}

var deckPictureCommand = verb{
	name:    "lamina",
	words:   "MAZO|-",
	help:    "dibuja un mazo entero en una imagen PNG, para compartirlo",
	options: []option{{"salida", "X", "el archivo nuevo en el que se guarda"}, drawnOption},
	run:     runDeckPicture,
}

// printJob is a deck that is to be printed or drawn.
type printJob struct {
	title string
	list  deck.List
	cards deck.Catalogue
	faces *images.Cache
	name  string // of the file
}

// printJob reads what both verbs are given.
func (c *call) printJob() (printJob, error) {
	word, err := c.oneWord("el archivo del mazo")
	if err != nil {
		return printJob{}, err
	}
	j := printJob{name: c.text("salida", "")}
	if j.name == "" {
		return printJob{}, c.usage("falta --salida X")
	}
	catalogue, err := c.catalogue()
	if err != nil {
		return printJob{}, err
	}
	if j.list, err = c.readList(word); err != nil {
		return printJob{}, err
	}
	formats, err := c.formats()
	if err != nil {
		return printJob{}, err
	}
	format, _ := j.list.FormatIn(formats)
	j.cards = format.For(j.list, catalogue)
	if j.title = listTitle(j.list, word); j.list.Title == "" && word != "-" {
		j.title = filepath.Base(word)
	}
	j.faces, err = c.faces()
	return j, err
}

// facesBytes is how much memory the faces of one deck may take.
const facesBytes = 64 << 20

// faces are the cards' faces: the owner's pictures where there are any.
func (c *call) faces() (*images.Cache, error) {
	cache := images.NewCache(facesBytes)
	if c.has("dibujadas") {
		return cache, nil
	}
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return nil, err
	}
	library, err := scans.Open(filepath.Join(dir, scans.Folder))
	cache.Attach(library, nil)
	return cache, err
}

// card is what a reference means; a card that nobody knows has its name only.
func (j printJob) card(r deck.Ref) card.Card {
	if found, ok := r.Find(j.cards); ok {
		return found
	}
	return card.Card{Name: r.Name, Edition: r.Edition, Number: r.Number, Cost: card.NoNumber, Strength: card.NoNumber}
}

// entries are the cards of the deck, the initial Oro first.
func (j printJob) entries() deck.Entries {
	if j.list.Initial == (deck.Ref{}) {
		return j.list.Cards
	}
	return append(deck.Entries{{Ref: j.list.Initial, Count: 1}}, j.list.Cards...)
}

func runProxies(c *call) error {
	paper, err := proxies.ParsePaper(c.text("papel", proxies.A4.String()))
	if err != nil {
		return c.usage("%s", err)
	}
	j, err := c.printJob()
	if err != nil {
		return err
	}
	var faces []proxies.Face
	for _, e := range j.entries() {
		face := j.card(e.Ref)
		key := j.faces.Key(face, proxies.Width, proxies.Height)
		for range min(e.Count, proxies.MaxCards+1-len(faces)) {
			faces = append(faces, proxies.Face{Card: face, Photo: key.Scan != scans.Picture{},
				Pixels: func() *image.RGBA { return j.faces.Fetch(context.Background(), key) }})
		}
	}
	var out bytes.Buffer
	foot := j.title + " · {page} / {pages} · imprimir al 100 %"
	if err := proxies.Write(&out, paper, j.title, foot, faces); err != nil {
		return err
	}
	return c.writeNew(j.name, out.Bytes(), fmt.Sprintf("%d cartas", len(faces)))
}

// groupTitles head the groups of a deck.
var groupTitles = map[card.Type]string{
	card.Ally: "Aliados", card.Weapon: "Armas", card.Talisman: "Talismanes",
	card.Totem: "Tótems", card.Gold: "Oros", card.NoType: "Sin identificar",
}

// sheet is the deck as a picture shows it.
func (j printJob) sheet() images.DeckSheet {
	s := images.DeckSheet{Title: j.title, Subtitle: fmt.Sprintf("%d cartas · Mitos y Leyendas, Primer Bloque", j.list.Count())}
	for _, g := range j.list.Groups(j.cards) {
		group := images.SheetGroup{Title: fmt.Sprintf("%s · %d", groupTitles[g.Type], g.Entries.Count())}
		for _, e := range g.Entries {
			group.Cards = append(group.Cards, images.SheetCard{Card: j.card(e.Ref), Count: e.Count})
		}
		s.Groups = append(s.Groups, group)
	}
	if j.list.Initial != (deck.Ref{}) {
		s.Groups = append(s.Groups, images.SheetGroup{Title: "Oro inicial", Cards: []images.SheetCard{{Card: j.card(j.list.Initial), Count: 1}}})
	}
	return s
}

func runDeckPicture(c *call) error {
	j, err := c.printJob()
	if err != nil {
		return err
	}
	sheet := j.sheet()
	if len(sheet.Groups) == 0 {
		return errors.New("el mazo no tiene cartas")
	}
	picture := sheet.Picture(func(face card.Card, w, h int) *image.RGBA {
		return j.faces.Fetch(context.Background(), j.faces.Key(face, w, h))
	})
	var out bytes.Buffer
	if err := png.Encode(&out, picture); err != nil {
		return err
	}
	return c.writeNew(j.name, out.Bytes(), fmt.Sprintf("%d x %d puntos", picture.Rect.Dx(), picture.Rect.Dy()))
}
