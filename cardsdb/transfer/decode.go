package transfer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// The bounds of a file.
const (
	MaxBytes = 16 << 20
	MaxLines = 100_000
)

// Encoding is how the letters of a file are written.
type Encoding uint8

// The encodings.
const (
	UTF8 Encoding = iota
	UTF16
	Windows1252
)

// String is the encoding's name.
func (e Encoding) String() string { return [...]string{"UTF-8", "UTF-16", "Windows-1252"}[e] }

// readText reads a whole file as text with lines that end in \n.
func readText(r io.Reader) (string, Encoding, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return "", 0, fmt.Errorf("no se pudo leer el archivo: %w", err)
	}
	if len(data) > MaxBytes {
		return "", 0, fmt.Errorf("el archivo pasa de %d MiB; no parece una colección", MaxBytes>>20)
	}
	text, used, err := decode(data)
	if err != nil {
		return "", 0, err
	}
	if strings.ContainsRune(text, 0) {
		return "", 0, errors.New("el archivo no es texto")
	}
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), used, nil
}

func decode(data []byte) (string, Encoding, error) {
	if rest, ok := bytes.CutPrefix(data, []byte("\ufeff")); ok {
		data = rest
	} else if order, ok := utf16Order(data); ok {
		text, err := unicode.UTF16(order, unicode.UseBOM).NewDecoder().Bytes(data)
		return string(text), UTF16, err
	}
	if utf8.Valid(data) {
		return string(data), UTF8, nil
	}
	text, err := charmap.Windows1252.NewDecoder().Bytes(data)
	return string(text), Windows1252, err
}

// utf16Order recognizes UTF-16 by its mark or, without one, by the zero bytes
// that plain letters have on one side.
func utf16Order(data []byte) (unicode.Endianness, bool) {
	switch {
	case len(data) < 4 || len(data)%2 != 0:
		return unicode.LittleEndian, false
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return unicode.LittleEndian, true
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return unicode.BigEndian, true
	}
	var zeros [2]int
	head := data[:min(len(data), 1024)]
	for i, b := range head {
		if b == 0 {
			zeros[i%2]++
		}
	}
	switch half := len(head) / 2; {
	case zeros[0] == 0 && zeros[1] > half*3/4:
		return unicode.LittleEndian, true
	case zeros[1] == 0 && zeros[0] > half*3/4:
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}
