package transfer

import (
	"io"
	"strings"

	"castillo/game/deck"
	"castillo/game/speech"
)

// The bounds of a file.
const (
	MaxBytes = 16 << 20
	MaxLines = 50_000
)

// readText reads a whole file as text with lines that end in \n; of a spreadsheet, its first sheet.
func readText(r io.Reader) (string, deck.Encoding, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return "", 0, speech.Errorf("no se pudo leer el archivo: %w", err)
	}
	if len(data) > MaxBytes {
		return "", 0, speech.Errorf("el archivo pasa de %d MiB; no parece una colección", MaxBytes>>20)
	}
	if isBook(data) {
		text, err := readBook(data)
		return text, deck.UTF8, err
	}
	text, used, err := deck.DecodeText(data)
	if err != nil {
		return "", 0, err
	}
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), used, nil
}
