package speech

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"unicode"
)

// Error is an error that can be said in the language of the person in front of the screen. Error
// says it in Spanish.
type Error interface {
	error
	In(say Say) string
}

// Errorf is fmt.Errorf for what a person may come to read: the format is the sentence that is put
// into another language, and the errors among its arguments are said in that language too.
func Errorf(sentence string, args ...any) error {
	return &sentenceError{fmt.Errorf(sentence, args...), sentence, args}
}

type sentenceError struct {
	error
	sentence string
	args     []any
}

// In implements Error.
func (e *sentenceError) In(say Say) string {
	args := make([]any, len(e.args))
	for i, arg := range e.args {
		if err, ok := arg.(error); ok {
			arg = errors.New(Of(err, say))
		}
		args[i] = arg
	}
	sentence := e.sentence
	if HasWords(sentence) {
		sentence = say(sentence)
	}
	return fmt.Errorf(sentence, args...).Error()
}

// HasWords reports whether there is anything to translate in the sentence of an error, besides the verbs
// of its places.
func HasWords(sentence string) bool {
	return strings.ContainsFunc(verbs.ReplaceAllString(sentence, ""), unicode.IsLetter)
}

var verbs = regexp.MustCompile(`%[+.0-9]*[a-z]`)

// Unwrap gives the arguments that the sentence wraps.
func (e *sentenceError) Unwrap() []error {
	switch wraps := e.error.(type) {
	case interface{ Unwrap() error }:
		return []error{wraps.Unwrap()}
	case interface{ Unwrap() []error }:
		return wraps.Unwrap()
	}
	return nil
}

// Of is what an error says to a person, in the words of say; each of several that are joined has a
// line. What the system says of files is put into words of ours.
func Of(err error, say Say) string {
	switch e := err.(type) {
	case Error:
		return e.In(say)
	case *fs.PathError:
		return e.Path + ": " + Of(e.Err, say)
	case interface{ Unwrap() []error }:
		var lines []string
		for _, part := range e.Unwrap() {
			if isKnown(part) {
				lines = append(lines, Of(part, say))
			}
		}
		if len(lines) > 0 {
			return strings.Join(lines, "\n")
		}
	case interface{ Unwrap() error }:
		if isKnown(e.Unwrap()) {
			return Of(e.Unwrap(), say)
		}
	}
	for _, known := range systemErrors {
		if errors.Is(err, known.is) {
			return say(known.sentence)
		}
	}
	return err.Error()
}

// isKnown reports whether something in err has a sentence, or a path.
func isKnown(err error) bool {
	_, said := errors.AsType[Error](err)
	_, onPath := errors.AsType[*fs.PathError](err)
	return said || onPath
}

var systemErrors = [...]struct {
	is       error
	sentence string
}{
	{fs.ErrNotExist, "el archivo o la carpeta no existe"},
	{fs.ErrPermission, "no hay permiso para eso"},
	{fs.ErrExist, "el archivo ya existe"},
}

// Sentences are the ones that [Of] says by itself, for whoever translates them.
func Sentences() []string {
	var all []string
	for _, known := range systemErrors {
		all = append(all, known.sentence)
	}
	return all
}
