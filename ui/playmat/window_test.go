//go:build smoke

package playmat_test

import (
	"os"
	"testing"

	"fyne.io/fyne/v2/app"

	"castillo/ui"
	"castillo/ui/about"
	"castillo/ui/playmat"
)

// TestMain opens the window of the program where the test has started this binary for that: the
// window wants the main goroutine.
func TestMain(m *testing.M) {
	if dir := os.Getenv(playmat.PlayedFolder); dir != "" {
		described, err := os.ReadFile("../../FyneApp.toml")
		if err != nil {
			panic(err)
		}
		app.SetMetadata(about.MustRead(described))
		os.Exit(playmat.PlayInWindow(func() error { return ui.Run(ui.Options{DataDir: dir}) }))
	}
	m.Run()
}
