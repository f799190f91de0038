package command

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"strings"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/images"
)

// The heights in pixels that a picture of a card may have.
const (
	leastHeight, usualHeight, mostHeight = 42, 1040, 4160

	backWord = "dorso"
)

var pictureCommand = verb{
	name:  "imagen",
	words: "NOMBRE|CÓDIGO|" + backWord,
	help:  "dibuja una carta y la guarda como PNG",
	more: "La carta se da por su nombre o por su código («ES 012»); «dorso» es el reverso de todas.\n" +
		"De las cartas con varias impresiones se dibuja la primera, con lo que hayas corregido de\n" +
		"ella. No se escribe sobre un archivo que ya exista.",
	options: []option{
		{"salida", "ARCHIVO", "guarda la imagen en ARCHIVO, o la da en la salida estándar con «-»"},
		{"alto", "N", fmt.Sprintf("alto en puntos, de %d a %d; si no, %d", leastHeight, mostHeight, usualHeight)},
		{"epico", "TEXTO", "escribe TEXTO como texto épico, en vez del que anotaste en tu colección"},
	},
	run: runPicture,
}

func runPicture(c *call) error {
	if len(c.words) == 0 {
		return c.usage("falta el nombre o el código de la carta")
	}
	if !c.has("salida") {
		return c.usage("falta --salida ARCHIVO")
	}
	height, err := c.number("alto", usualHeight, leastHeight, mostHeight)
	if err != nil {
		return err
	}
	img, err := c.pictureOf(strings.Join(c.words, " "), int(height))
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := png.Encode(&data, img); err != nil {
		return fmt.Errorf("no se pudo escribir la imagen: %w", err)
	}
	return c.writeNew(c.text("salida", ""), data.Bytes(), "")
}

// pictureOf draws the card that words name, or the back.
func (c *call) pictureOf(words string, height int) (*image.RGBA, error) {
	width := int(math.Round(float64(height) / images.Ratio))
	if card.Fold(words) == backWord {
		return images.Back(width, height), nil
	}
	catalogue, err := c.catalogue()
	if err != nil {
		return nil, err
	}
	printed, err := onePrinting(catalogue, words)
	if err != nil {
		return nil, err
	}
	printed.Epic = strings.TrimSpace(c.text("epico", printed.Epic))
	return images.Draw(printed, width, height), nil
}

// onePrinting is the first printing of a name, or the one of a code.
func onePrinting(catalogue *cardsdb.Catalogue, words string) (card.Card, error) {
	if printings := catalogue.Named(words); len(printings) > 0 {
		return printings[0], nil
	}
	for _, printed := range catalogue.Search(words) {
		if card.Fold(printed.Code()) == card.Fold(words) {
			return printed, nil
		}
	}
	return card.Card{}, fmt.Errorf("ninguna carta se llama «%s»%s", words, nearest(catalogue, words))
}
