//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package cardsdb

import (
	"os"
	"syscall"
)

// unlock gives a file's lock back where closing the file would not: a memory
// map that nobody can undo any more keeps it.
func unlock(f *os.File) { _ = syscall.Flock(int(f.Fd()), syscall.LOCK_UN) }
