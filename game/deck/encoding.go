package deck

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/unicode"
)

// MaxBytes is how large a list's file can be.
const MaxBytes = 1 << 20

// Read reads a list from a file's bytes: UTF-8, UTF-16 with its mark, or
// Latin-1 (Windows-1252) when no letter in it can be meant otherwise. Errors
// are as those of Parse.
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
		return "", fmt.Errorf("no se pudo leer la lista: %w", err)
	}
	if len(data) > MaxBytes {
		return "", &ParseError{Reason: fmt.Sprintf("la lista pasa de %d KiB; no parece una lista de mazo", MaxBytes>>10)}
	}
	return decode(data)
}

func decode(data []byte) (string, error) {
	if bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff")) {
		text, err := unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM).NewDecoder().Bytes(data)
		if err != nil {
			return "", &ParseError{Reason: "el archivo dice estar en UTF-16 y no lo está; guárdalo como UTF-8"}
		}
		return string(text), nil
	}
	if at := bytes.IndexByte(data, 0); at >= 0 {
		return "", badByte(data, at, "no es texto o está en UTF-16 sin marca; guarda el archivo como UTF-8")
	}
	if utf8.Valid(data) {
		return string(data), nil
	}
	return decodeLatin1(data)
}

// spanishLetters are the bytes above ASCII that a Spanish list in Latin-1 or
// Windows-1252 needs. UTF-8, DOS and Mac write most accents with other bytes,
// so that text in those, or in a mixture, is refused and not misread.
const spanishLetters = "áéíóúüñÁÉÍÓÚÜÑ¡¿ªº«»"

func decodeLatin1(data []byte) (string, error) {
	var b strings.Builder
	for i, c := range data {
		if c >= utf8.RuneSelf && !strings.ContainsRune(spanishLetters, rune(c)) {
			return "", badByte(data, i, "no está en UTF-8 ni en otra codificación que se reconozca; "+
				"abre el archivo en un editor y guárdalo como UTF-8")
		}
		b.WriteRune(rune(c)) // a byte of Latin-1 is its code point
	}
	return b.String(), nil
}

// badByte blames the line of the byte at the given offset.
func badByte(data []byte, at int, reason string) *ParseError {
	start := bytes.LastIndexByte(data[:at], '\n') + 1
	line, _, _ := bytes.Cut(data[start:], []byte("\n"))
	return &ParseError{
		Line:   1 + bytes.Count(data[:at], []byte("\n")),
		Text:   strings.ReplaceAll(clean(string(line)), "\uFFFD", "?"),
		Reason: reason,
	}
}
