package cardsdb

import (
	"cmp"
	"errors"
	"io/fs"
	"runtime"
	"syscall"

	bolterrors "go.etcd.io/bbolt/errors"

	"castillo/game/speech"
)

// Opening a store can end in one of these.
var (
	// ErrLocked: another program has the file open.
	ErrLocked = speech.Errorf("otro Castillo tiene abierta la colección; ciérralo y vuelve a intentarlo")
	// ErrDamaged: the file is not what this package wrote.
	ErrDamaged = speech.Errorf("el archivo está dañado; no se ha modificado: puedes apartarlo y recuperar el último respaldo bueno")
	// ErrNewer: a later version of the program wrote the file.
	ErrNewer = speech.Errorf("el archivo es de una versión más nueva de Castillo; actualiza el programa para abrirlo")
	// ErrReadOnly: the file exists and may not be written.
	ErrReadOnly = speech.Errorf("el archivo no se puede abrir para escribir; dale permiso de lectura y escritura o usa otra carpeta con --datos")
	// ErrUnwritable: nothing can be created in the folder.
	ErrUnwritable = speech.Errorf("no se puede escribir en la carpeta de datos; revisa sus permisos o usa otra con --datos")
)

// Using an open store can end in one of these as well.
var (
	// ErrNotFound: nothing is kept under that key.
	ErrNotFound = speech.Errorf("no existe")
	// ErrInvalid: the caller's value cannot be stored, or is not of the kind asked for.
	ErrInvalid = speech.Errorf("el dato no es válido")
	// ErrFull: the disk has no room left. What was stored before is whole.
	ErrFull = speech.Errorf("no queda espacio en el disco; libera espacio y repítelo: lo que ya estaba guardado sigue intacto")
	// ErrDisk: reading or writing failed. What was stored before is whole.
	ErrDisk = speech.Errorf("el disco no respondió bien; revísalo y repítelo: lo que ya estaba guardado sigue intacto")
	// ErrClosed: the store was used after Close.
	ErrClosed = speech.Errorf("la colección ya está cerrada")
)

// Error says what failed, on what, and why. Its text is a Spanish sentence for
// a person; errors.Is finds Kind.
type Error struct {
	Op     string // what was being done, in Spanish
	Key    string // to which file, card, deck ...
	Kind   error  // one of the Err values
	Detail error  // what exactly is wrong; may be nil
	Cause  string // what the layer below said, for a log and not for a person
}

// Error gives the Spanish sentence.
func (e *Error) Error() string { return e.In(speech.InSpanish) }

// In implements [speech.Error].
func (e *Error) In(say speech.Say) string {
	text := speech.Of(e.Kind, say)
	if e.Detail != nil {
		text += " (" + speech.Of(e.Detail, say) + ")"
	}
	switch {
	case e.Op == "":
		return text
	case e.Key == "":
		return say(e.Op) + ": " + text
	}
	return say(e.Op) + " " + e.Key + ": " + text
}

// Unwrap gives Kind; nothing of the layers below shows through.
func (e *Error) Unwrap() error { return e.Kind }

func invalidf(format string, args ...any) error {
	return &Error{Kind: ErrInvalid, Detail: speech.Errorf(format, args...)}
}

// at says in which card, line or file err is.
func at(err error, place string, args ...any) error {
	where := speech.Errorf(place, args...)
	if e, ok := errors.AsType[*Error](err); ok && e.Op == "" {
		placed := *e
		placed.Detail = speech.Errorf("%w: %w", where, cmp.Or(e.Detail, e.Kind))
		return &placed
	}
	return speech.Errorf("%w: %w", where, err)
}

func damagedf(format string, args ...any) error {
	return &Error{Kind: ErrDamaged, Detail: speech.Errorf(format, args...)}
}

// border gives err the operation and the key, once, and turns what the layers
// below say into one of our kinds; fallback is the kind of what it does not know.
func border(op, key string, err, fallback error) error {
	if err == nil {
		return nil
	}
	var ours *Error
	if errors.As(err, &ours) {
		if ours.Op != "" {
			return err
		}
		named := *ours
		named.Op, named.Key = op, key
		return &named
	}
	return &Error{Op: op, Key: key, Kind: kindOf(err, fallback), Cause: err.Error()}
}

func kindOf(err, fallback error) error {
	for _, t := range [...]struct{ from, to error }{
		{ErrNotFound, ErrNotFound},
		{bolterrors.ErrTimeout, ErrLocked},
		{bolterrors.ErrInvalid, ErrDamaged},
		{bolterrors.ErrVersionMismatch, ErrDamaged},
		{bolterrors.ErrChecksum, ErrDamaged},
		{bolterrors.ErrInvalidMapping, ErrDamaged},
		{bolterrors.ErrDatabaseNotOpen, ErrClosed},
		{bolterrors.ErrDatabaseReadOnly, ErrReadOnly},
		{bolterrors.ErrMaxSizeReached, ErrFull},
		{bolterrors.ErrKeyRequired, ErrInvalid},
		{bolterrors.ErrKeyTooLarge, ErrInvalid},
		{bolterrors.ErrValueTooLarge, ErrInvalid},
		{syscall.ENOSPC, ErrFull},
		{syscall.EDQUOT, ErrFull},
		{syscall.EROFS, ErrReadOnly},
		{fs.ErrPermission, ErrReadOnly},
		{fs.ErrNotExist, ErrNotFound},
	} {
		if errors.Is(err, t.from) {
			return t.to
		}
	}
	const windowsDiskFull = syscall.Errno(112)
	if runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull) {
		return ErrFull
	}
	return fallback
}
