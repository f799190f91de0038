package command

import (
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"
)

// terminal writes for a person to read: what would move the cursor, change
// colours or turn the direction of writing, from the name of a file or of a card,
// is written out as \u001b. In a JSON string that means the same.
type terminal struct {
	to   io.Writer
	rest []byte // the beginning of a letter whose end is still to come
}

// Write implements io.Writer.
func (t *terminal) Write(data []byte) (int, error) {
	text := append(t.rest, data...)
	whole := len(text)
	for i := len(text) - 1; i >= 0 && i >= len(text)-utf8.UTFMax; i-- {
		if utf8.RuneStart(text[i]) {
			if !utf8.FullRune(text[i:]) {
				whole = i
			}
			break
		}
	}
	shown := visible(text[:whole])
	t.rest = append([]byte(nil), text[whole:]...)
	if _, err := t.to.Write(shown); err != nil {
		return 0, err
	}
	return len(data), nil
}

// flush writes what is left over, which is no whole letter.
func (t *terminal) flush() {
	rest := t.rest
	t.rest = nil
	if len(rest) > 0 {
		t.to.Write(visible(rest))
	}
}

// visible writes out what a terminal would obey. It changes text only if it must.
func visible(text []byte) []byte {
	var out []byte
	done := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if broken := r == utf8.RuneError && size <= 1; broken || obeyed(r) {
			out = append(out, text[done:i]...)
			if broken {
				out = fmt.Appendf(out, `\x%02x`, text[i])
			} else {
				out = fmt.Appendf(out, `\u%04x`, r)
			}
			done = i + size
		}
		i += size
	}
	if out == nil {
		return text
	}
	return append(out, text[done:]...)
}

// obeyed reports whether a letter does something else than to be seen.
func obeyed(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

// oneLine is a name that makes no lines or columns of its own.
func oneLine(name string) string { return breaks.Replace(name) }

var breaks = strings.NewReplacer("\n", `\n`, "\r", `\r`, "\t", `\t`)

// raw is the standard output for what another program is to read back, byte for
// byte. If it is a terminal, a person reads it.
func raw(stdout io.Writer, shown *terminal) io.Writer {
	if f, ok := stdout.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			return shown
		}
	}
	return stdout
}
