package loop

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
)

func TestWhatGoroutinesAskForIsDoneByTheTest(t *testing.T) {
	NewApp()
	done := 0 // without a lock: the race detector tells who else comes
	var asking sync.WaitGroup
	for range 50 {
		asking.Go(func() {
			fyne.Do(func() {
				done++
				asking.Go(func() { fyne.Do(func() { done++ }) })
			})
		})
	}
	asking.Wait()
	if done != 0 {
		t.Errorf("%d are done without the test", done)
	}
	if Settle(asking.Wait); done != 100 || Turn() {
		t.Errorf("%d of 100 are done", done)
	}
}

func TestALateWishOfAnEndedTestIsNeverDone(t *testing.T) {
	NewApp()
	fyne.Do(func() { t.Error("done for the test after it") })
	NewApp()
	if Turn() {
		t.Error("the next test begins with a wish")
	}
}

func TestEveryTestOfTheWindowHasALoop(t *testing.T) {
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, "_test.go") || filepath.Dir(name) == filepath.Join("..", "loop") {
			return err
		}
		text, err := os.ReadFile(name)
		for _, plain := range []string{"test.NewApp(", "test.NewTempApp("} {
			if strings.Contains(string(text), plain) {
				t.Errorf("%s opens its window with %s); loop.NewApp has a goroutine for it", name, plain)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
