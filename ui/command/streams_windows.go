package command

import (
	"io"
	"os"
	"strings"

	"golang.org/x/sys/windows"
)

// Streams are the standard input, output and error of the program that was given
// such arguments. It is linked as one with a window, so that a click opens no
// console; Windows gives such a program no streams but those that were redirected.
// With arguments it takes part in the console it was typed in. Where nobody would
// read what went wrong, a box shows it.
func Streams(args []string) (stdin io.Reader, stdout, stderr io.Writer) {
	given := [...]bool{isStream(windows.STD_INPUT_HANDLE), isStream(windows.STD_OUTPUT_HANDLE), isStream(windows.STD_ERROR_HANDLE)}
	if len(args) > 0 && given != [...]bool{true, true, true} {
		attachConsole.Call(parentProcess) // there may be none
	}
	if !given[0] {
		os.Stdin = console("CONIN$", windows.STD_INPUT_HANDLE, os.Stdin)
	}
	if !given[1] {
		os.Stdout = console("CONOUT$", windows.STD_OUTPUT_HANDLE, os.Stdout)
	}
	if !given[2] {
		os.Stderr = console("CONOUT$", windows.STD_ERROR_HANDLE, os.Stderr)
	}
	if !isStream(windows.STD_ERROR_HANDLE) {
		return os.Stdin, os.Stdout, box{}
	}
	return os.Stdin, os.Stdout, os.Stderr
}

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// parentProcess has AttachConsole take the console of who started the program.
const parentProcess = ^uintptr(0)

// isStream reports whether a standard handle leads anywhere.
func isStream(which uint32) bool {
	h, err := windows.GetStdHandle(which)
	if err != nil || h == 0 || h == windows.InvalidHandle {
		return false
	}
	_, err = windows.GetFileType(h)
	return err == nil
}

// console opens the console as a standard stream, for the runtime's own last words
// too. It gives the stream back that there was if the program has no console.
func console(name string, which uint32, otherwise *os.File) *os.File {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return otherwise
	}
	windows.SetStdHandle(which, windows.Handle(f.Fd()))
	return f
}

// box shows each message in a box of its own.
type box struct{}

// Write implements io.Writer.
func (box) Write(message []byte) (int, error) {
	text, err := windows.UTF16PtrFromString(strings.TrimSpace(string(message)))
	if err != nil {
		return 0, err
	}
	title, err := windows.UTF16PtrFromString("Castillo")
	if err != nil {
		return 0, err
	}
	if _, err := windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONERROR); err != nil {
		return 0, err
	}
	return len(message), nil
}
