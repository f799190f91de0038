package scenario

import (
	"errors"
	"fmt"
	"strings"
)

// Outcome is what became of one file.
type Outcome struct {
	File     string
	Unread   bool // the file could not be read or understood
	Failures []Failure
}

// Passed reports whether everything in the file holds.
func (o Outcome) Passed() bool { return len(o.Failures) == 0 }

// String is a line for each failure, or one that says ok.
func (o Outcome) String() string {
	if o.Passed() {
		return "ok " + o.File
	}
	lines := make([]string, len(o.Failures))
	for i, f := range o.Failures {
		reason := strings.Join(strings.Fields(f.Reason), " ")
		lines[i] = fmt.Sprintf("falla %s:%d: %s", o.File, max(f.Line, 1), reason)
	}
	return strings.Join(lines, "\n")
}

// File reads a scenario and runs it.
func (r *Runner) File(name string, text []byte) Outcome {
	s, err := Parse(name, text)
	if err == nil {
		if f := r.Run(s); f != nil {
			return Outcome{File: name, Failures: []Failure{*f}}
		}
		return Outcome{File: name}
	}
	o := Outcome{File: name, Unread: true}
	var list Errors
	if !errors.As(err, &list) {
		list = Errors{{File: name, Line: 1, Hint: err.Error()}}
	}
	for _, e := range list {
		o.Failures = append(o.Failures, Failure{e.Line, e.Reason()})
	}
	return o
}

// Tally counts outcomes. Its zero value is ready.
type Tally struct{ Passed, Failed, Unread int }

// Add counts one more.
func (t *Tally) Add(o Outcome) {
	switch {
	case o.Passed():
		t.Passed++
		return
	case o.Unread:
		t.Unread++
	}
	t.Failed++
}

// String is the last line of a run.
func (t Tally) String() string { return fmt.Sprintf("%d passed, %d failed", t.Passed, t.Failed) }

// Status is what a program that ran the files ends with: 0 when all passed, 1
// when one failed, 2 when one could not be read.
func (t Tally) Status() int {
	switch {
	case t.Unread > 0:
		return 2
	case t.Failed > 0:
		return 1
	}
	return 0
}
