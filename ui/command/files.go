package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// readFile opens a file, or the standard input for "-", for a reader that does
// its own bounding.
func (c *call) readFile(word string, read func(io.Reader) error) error {
	if word == "-" {
		return inFile("entrada estándar", read(c.Stdin))
	}
	file, err := os.Open(word)
	if err != nil {
		return plainly(word, err)
	}
	defer file.Close()
	err = read(file)
	if reason := (*fs.PathError)(nil); errors.As(err, &reason) {
		return plainly(word, reason)
	}
	return inFile(word, err)
}

// inFile puts a file's name before each line of an error.
func inFile(name string, err error) error {
	if err == nil {
		return nil
	}
	lines := strings.Split(err.Error(), "\n")
	for i := range lines {
		lines[i] = name + ": " + lines[i]
	}
	return errors.New(strings.Join(lines, "\n"))
}

// plainly says why a file cannot be opened or read.
func plainly(name string, err error) error {
	info, statErr := os.Stat(name)
	switch {
	case statErr == nil && info.IsDir():
		return fmt.Errorf("%q es una carpeta; hace falta un archivo", name)
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("no hay ningún archivo %q", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("no hay permiso para usar %q; revisa los permisos del archivo", name)
	}
	return fmt.Errorf("no se pudo usar %q: %w", name, err)
}

// writeNew writes a file that is not there yet.
func writeNew(name string, data []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%q ya existe; elige otro nombre", name)
	}
	if err != nil {
		return plainly(name, err)
	}
	_, err = file.Write(data)
	if err = errors.Join(err, file.Close()); err != nil {
		return errors.Join(plainly(name, err), os.Remove(name))
	}
	return nil
}
