package words

import (
	"errors"
	"io/fs"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/game/deck"
	"castillo/game/speech"
)

// Error is what an error says to a person, as far as it is known in the
// language in use.
func Error(err error) string {
	if e, ok := errors.AsType[*cardsdb.Error](err); ok {
		text := T(e.Kind.Error())
		if e.Detail != "" {
			text += " (" + e.Detail + ")"
		}
		if e.Op == "" {
			return Sentence(text)
		}
		place := T(e.Op)
		if e.Key != "" {
			place += " " + e.Key
		}
		return Sentence(place + ": " + text)
	}
	if e, ok := errors.AsType[*deck.ParseError](err); ok {
		return Sentence(e.Error())
	}
	if e, ok := errors.AsType[*query.Error](err); ok {
		return Sentence(e.In(T))
	}
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return Sentence(e.Path + ": " + ofSystem(e.Err))
	}
	return Sentence(ofSystem(err))
}

// ofSystem puts what the system says about files, and what has a sentence of its own, into
// words of ours.
func ofSystem(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return T("el archivo o la carpeta no existe")
	case errors.Is(err, fs.ErrPermission):
		return T("no hay permiso para eso")
	case errors.Is(err, fs.ErrExist):
		return T("el archivo ya existe")
	case errors.Is(err, files.ErrNotAFile):
		return T("no es un archivo corriente")
	case errors.Is(err, files.ErrTooLarge):
		return T("el archivo es demasiado grande")
	case errors.Is(err, holding.ErrNoneRemoved):
		return T("di cuántas copias de cada fila se quitan, o «todas»")
	}
	return err.Error()
}

// Sentence begins with a capital and ends with a stop.
func Sentence(text string) string {
	text = Capital(text)
	for _, stop := range [...]string{".", "!", "?", "…"} {
		if strings.HasSuffix(text, stop) {
			return text
		}
	}
	if text == "" {
		return ""
	}
	return text + "."
}

// Capital begins with a capital.
func Capital(text string) string { return speech.Capital(text) }
