package replay

import (
	"strconv"
	"strings"

	"castillo/game/speech"
)

// fields is one line of a record taken apart: a word, arguments, and values
// under keys. Reading a field takes it away, and done complains of what is left;
// the first thing that is wrong is kept until then.
type fields struct {
	word   string
	values []field
	err    error
}

type field struct {
	key   string // empty for an argument
	value string
}

// split takes a line apart.
func split(line string) (*fields, error) {
	f := &fields{}
	for rest := line; ; {
		rest = strings.TrimLeft(rest, " ")
		if rest == "" {
			break
		}
		var next field
		end := strings.IndexAny(rest, ` ="`)
		if end > 0 && rest[end] == '=' {
			next.key, rest = rest[:end], rest[end+1:]
		}
		value, tail, err := cutValue(rest)
		if err != nil {
			return nil, err
		}
		next.value, rest = value, tail
		f.values = append(f.values, next)
	}
	if len(f.values) == 0 {
		return nil, speech.Errorf("está vacía")
	}
	f.word = f.argument()
	return f, f.err
}

// cutValue cuts a bare or a quoted value off the front of s.
func cutValue(s string) (value, rest string, err error) {
	if !strings.HasPrefix(s, `"`) {
		value, rest, _ = strings.Cut(s, " ")
		return value, rest, nil
	}
	quoted, err := strconv.QuotedPrefix(s)
	if err != nil {
		return "", "", speech.Errorf("faltan unas comillas que cierren")
	}
	value, err = strconv.Unquote(quoted)
	if err != nil {
		return "", "", speech.Errorf("%s no se puede leer", quoted)
	}
	rest = s[len(quoted):]
	if rest != "" && rest[0] != ' ' {
		return "", "", speech.Errorf("falta un espacio después de %s", quoted)
	}
	return value, rest, nil
}

func (f *fields) fail(format string, args ...any) {
	if f.err == nil {
		f.err = speech.Errorf(format, args...)
	}
}

// take removes and returns the first value under key.
func (f *fields) take(key string) (string, bool) {
	for i, v := range f.values {
		if v.key == key {
			f.values = append(f.values[:i], f.values[i+1:]...)
			return v.value, true
		}
	}
	return "", false
}

// argument is the next value without a key.
func (f *fields) argument() string {
	value, ok := f.take("")
	if !ok {
		f.fail("falta algo después de %q", f.word)
	}
	return value
}

// text is the value under key, empty where there is none.
func (f *fields) text(key string) string {
	value, _ := f.take(key)
	return value
}

// number is the number under key, 0 where there is none, and within bounds.
func (f *fields) number(key string, low, high int) int {
	return f.numberOr(key, 0, low, high)
}

func (f *fields) numberOr(key string, absent, low, high int) int {
	value, ok := f.take(key)
	if !ok {
		return absent
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < low || n > high {
		f.fail("%s=%s no vale: va de %d a %d", key, value, low, high)
		return absent
	}
	return n
}

// done gives the first thing that was wrong with the line, a field that nobody
// asked for included.
func (f *fields) done() error {
	if f.err == nil && len(f.values) > 0 {
		left := f.values[0]
		if left.key == "" {
			f.fail("sobra %q", left.value)
		} else {
			f.fail("sobra %s=%s", left.key, left.value)
		}
	}
	return f.err
}
