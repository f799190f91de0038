// Package command is Castillo without its window: the verbs that the program
// knows in the terminal. Each verb has a file; verbs.go lists them.
//
// Every verb answers with its exit code as grep does: 0 for yes or done, 1 for
// no (no card found, a deck that is not legal, a match that does not replay), 2
// when it could not do its work. What it was asked for goes to the standard
// output, complaints and remarks to the standard error.
package command

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"castillo/cardsdb"
)

// The exit codes.
const (
	Done   = 0
	No     = 1
	Failed = 2
)

// errNo is the answer no: everything there is to say has been said.
var errNo = errors.New("no")

// World is what a verb may touch outside itself.
type World struct {
	// Version is the program's own.
	Version        string
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	// Window opens the program's window over a data folder, the usual one if
	// it is empty, and returns when it is closed.
	Window func(dataDir string) error
	// Capture takes pictures of the program's window.
	Capture func(Shots) error
}

// collectorHurries is how many bytes a verb takes before the collector works
// harder, so that the largest files that are read stay below some 300 MB.
const collectorHurries = 220 << 20

// Run does what the program's arguments say and returns its exit code.
func Run(args []string, w World) int {
	stdout, stderr := &terminal{to: w.Stdout}, &terminal{to: w.Stderr}
	defer stdout.flush()
	defer stderr.flush()
	raw := raw(w.Stdout, stdout)
	w.Stdout, w.Stderr = stdout, stderr
	c, err := parse(args)
	c.World, c.raw = w, raw
	if err == nil && c.verb.name != windowVerb {
		debug.SetMemoryLimit(collectorHurries)
	}
	if err == nil {
		err = c.verb.run(c)
	}
	if errors.Is(err, errNo) {
		return No
	}
	if err != nil {
		var complaint strings.Builder // whole, since it may be shown in a box
		for line := range strings.SplitSeq(err.Error(), "\n") {
			fmt.Fprintf(&complaint, "%s: %s\n", c.title(), line)
		}
		if errors.Is(err, cardsdb.ErrDamaged) {
			complaint.WriteString("castillo coleccion restaurar: dice qué se puede recuperar, y con --aplicar lo recupera\n")
		}
		io.WriteString(w.Stderr, complaint.String())
		return Failed
	}
	return Done
}

// title is how the program calls itself in a complaint.
func (c *call) title() string {
	if c.verb == nil || c.verb.name == windowVerb {
		return program
	}
	return program + " " + c.verb.name
}

const program = "castillo"

// usage is an error that comes with where to read more.
func (c *call) usage(format string, args ...any) error {
	return fmt.Errorf("%s (véase: castillo ayuda %s)", fmt.Sprintf(format, args...), c.verb.name)
}
