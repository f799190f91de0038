package deck

import (
	"bytes"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	utf16 "golang.org/x/text/encoding/unicode"

	"castillo/game/speech"
)

// MaxBytes is how large a list's file can be.
const MaxBytes = 1 << 20

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

// Read reads a list from a file's bytes, in any encoding that DecodeText knows.
// Errors are as those of Parse.
func Read(r io.Reader) (List, error) {
	text, err := readText(r)
	if err != nil {
		return List{}, err
	}
	return Parse(text)
}

func readText(r io.Reader) (string, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return "", speech.Errorf("no se pudo leer la lista: %w", err)
	}
	if len(data) > MaxBytes {
		return "", &ParseError{Reason: speech.Errorf("la lista pasa de %d KiB; no parece una lista de mazo", MaxBytes>>10)}
	}
	text, _, err := DecodeText(data)
	return text, err
}

// DecodeText makes text of the bytes of a file that people or their programs wrote,
// of decks and of collections: UTF-8 or UTF-16, with a mark or without, or
// Windows-1252 when no letter in it can be meant otherwise. Its error is a
// *ParseError that names the line.
func DecodeText(data []byte) (string, Encoding, error) {
	if order, ok := utf16Order(data); ok {
		text, err := utf16.UTF16(order, utf16.UseBOM).NewDecoder().Bytes(data)
		if err != nil {
			return "", UTF16, &ParseError{Reason: speech.Errorf("el archivo dice estar en UTF-16 y no lo está; guárdalo como UTF-8")}
		}
		return whole(text, UTF16)
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if utf8.Valid(data) {
		return whole(data, UTF8)
	}
	for i, c := range data {
		if c >= utf8.RuneSelf && !isWindows1252(data, i) {
			return "", Windows1252, badByte(data, i, speech.Errorf("no está en UTF-8 ni en otra codificación que se reconozca; abre el archivo en un editor y guárdalo como UTF-8"))
		}
	}
	text, err := charmap.Windows1252.NewDecoder().Bytes(data)
	if err != nil {
		return "", Windows1252, err
	}
	return whole(text, Windows1252)
}

// whole refuses what was decoded and is no text after all.
func whole(text []byte, e Encoding) (string, Encoding, error) {
	if at := bytes.IndexByte(text, 0); at >= 0 {
		return "", e, badByte(text, at, speech.Errorf("no es texto; abre el archivo en un editor y guárdalo como UTF-8"))
	}
	return string(text), e, nil
}

// utf16Order recognizes UTF-16 by its mark or, without one, by the zero bytes
// that plain letters have on one side.
func utf16Order(data []byte) (utf16.Endianness, bool) {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return utf16.LittleEndian, true
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return utf16.BigEndian, true
	case len(data) < 4 || len(data)%2 != 0:
		return utf16.LittleEndian, false
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
		return utf16.LittleEndian, true
	case zeros[1] == 0 && zeros[0] > half*3/4:
		return utf16.BigEndian, true
	}
	return utf16.LittleEndian, false
}

// isWindows1252 reports whether the byte at a place, which is not ASCII, can be
// meant as Windows-1252. Text in DOS or Macintosh letters has its accents at
// bytes that are signs there, which nobody writes within a word; text that is in
// part UTF-8 has pairs that no word has. Both are refused and not misread.
func isWindows1252(data []byte, at int) bool {
	r := charmap.Windows1252.DecodeByte(data[at])
	switch {
	case r == utf8.RuneError || unicode.IsControl(r):
		return false
	case at+1 < len(data) && data[at] >= 0xc2 && utf8.Valid(data[at:at+2]):
		return false
	case strings.ContainsRune("ªº", r):
		return true
	case unicode.IsLetter(r):
		return data[at] >= 0xc0 // not ƒ Š Œ Ž š œ ž Ÿ, and not µ
	case strings.ContainsRune("¡¿«»°·‘’“”´", r):
		return true
	}
	before, after := isLetterAt(data, at-1), isLetterAt(data, at+1)
	if strings.ContainsRune("®™€…\u00a0–—", r) {
		return !before || !after
	}
	return !before && !after
}

// isLetterAt reports whether there is a letter of ASCII at a place.
func isLetterAt(data []byte, at int) bool {
	return at >= 0 && at < len(data) && data[at] < utf8.RuneSelf && unicode.IsLetter(rune(data[at]))
}

// badByte blames the line of the byte at the given offset.
func badByte(data []byte, at int, reason error) *ParseError {
	start := bytes.LastIndexByte(data[:at], '\n') + 1
	line, _, _ := bytes.Cut(data[start:], []byte("\n"))
	return &ParseError{
		Line:   1 + bytes.Count(data[:at], []byte("\n")),
		Text:   strings.ReplaceAll(clean(string(line)), "\uFFFD", "?"),
		Reason: reason,
	}
}
