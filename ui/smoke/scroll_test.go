//go:build smoke

package smoke

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// scrollTime is how long one scroll may take, with the start of the program.
const scrollTime = 90 * time.Second

// BenchmarkScroll scrolls through the whole catalogue under software rendering,
// with a disk cache that is full from the second run on. It is meant for
// -benchtime 2x and more.
func BenchmarkScroll(b *testing.B) {
	dir := b.TempDir()
	binary := filepath.Join(dir, "scroll")
	build := exec.Command("go", "build", "-tags", "smoke", "-o", binary, "castillo/ui/smoke/scroll")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("go build: %v\n%s", err, out)
	}
	d, err := newDisplay(dir)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(d.close)
	var figures map[string]float64
	for b.Loop() {
		ctx, cancel := context.WithTimeout(b.Context(), scrollTime)
		run := exec.CommandContext(ctx, binary, filepath.Join(dir, "miniaturas"))
		run.Env = append(os.Environ(), "DISPLAY="+d.name, "HOME="+dir, "FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1")
		run.Stderr = os.Stderr
		out, err := run.Output()
		cancel()
		if err != nil {
			b.Fatal(err)
		}
		if err := json.Unmarshal(out, &figures); err != nil {
			b.Fatalf("%v: %s", err, out)
		}
		b.Logf("%v", figures)
	}
	for unit, figure := range figures {
		b.ReportMetric(figure, unit)
	}
}
