//go:build smoke

package playmat_test

import (
	"os"
	"testing"

	"castillo/ui"
	"castillo/ui/playmat"
)

// TestMain opens the window of the program where the test has started this binary for that: the
// window wants the main goroutine.
func TestMain(m *testing.M) {
	if dir := os.Getenv(playmat.PlayedFolder); dir != "" {
		os.Exit(playmat.PlayInWindow(func() error { return ui.Run(ui.Options{DataDir: dir}) }))
	}
	m.Run()
}
