//go:build !windows

package command

import (
	"io"
	"os"
)

// Streams are the standard input, output and error of the program.
func Streams([]string) (stdin io.Reader, stdout, stderr io.Writer) {
	return os.Stdin, os.Stdout, os.Stderr
}
