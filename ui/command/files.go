package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"castillo/cardsdb/files"
	"castillo/game/card"
)

// readFile opens a file, or the standard input for "-", for a reader that does
// its own bounding. Devices, pipes and folders are not opened.
func (c *call) readFile(word string, read func(io.Reader) error) error {
	if word == "-" {
		return inFile("entrada estándar", read(c.Stdin))
	}
	file, err := files.Open(word)
	if errors.Is(err, files.ErrNotAFile) && !isFolder(word) {
		return fmt.Errorf("%w; lo que sale de otro programa se da por la entrada estándar, con «-»", plainly(word, err))
	}
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
		lines[i] = oneLine(name) + ": " + lines[i]
	}
	return errors.New(strings.Join(lines, "\n"))
}

// plainly says why a file cannot be opened or read.
func plainly(name string, err error) error {
	switch {
	case isFolder(name):
		return fmt.Errorf("%q es una carpeta; hace falta un archivo", name)
	case errors.Is(err, files.ErrNotAFile):
		return fmt.Errorf("%q no es un archivo corriente", name)
	case errors.Is(err, files.ErrTooLarge):
		return fmt.Errorf("%q es demasiado grande", name)
	case errors.Is(err, fs.ErrExist):
		return fmt.Errorf("%q ya existe; elige otro nombre", name)
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("no hay ningún archivo %q", name)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("no hay permiso para usar %q; revisa los permisos del archivo", name)
	}
	return fmt.Errorf("no se pudo usar %q: %w", name, err)
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// writeNew writes a file that is not there yet and says what is in it, or writes
// the standard output for "-". Without a remark it says nothing.
func (c *call) writeNew(name string, data []byte, remark string) error {
	if name == "-" {
		_, err := c.raw.Write(data)
		return err
	}
	if err := files.Create(name, 0o644, data); err != nil {
		return plainly(name, err)
	}
	if remark != "" {
		fmt.Fprintf(c.Stderr, "%s en %s\n", remark, oneLine(name))
	}
	return nil
}

// askToReplace asks whether a file may be replaced, if there is one. No answer
// is no.
func (c *call) askToReplace(name string) error {
	if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	fmt.Fprintf(c.Stderr, "%q ya existe. ¿Reemplazarlo? [s/N] ", name)
	answer, _ := bufio.NewReader(io.LimitReader(c.Stdin, 80)).ReadString('\n')
	switch card.Fold(strings.TrimSpace(answer)) {
	case "s", "si":
		return nil
	}
	fmt.Fprintln(c.Stderr)
	return plainly(name, fs.ErrExist)
}
