package command

import (
	"flag"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

var measured = flag.String("programa", "", "measure this program with hostile files: seconds of work and MB of each verb")

// TestEveryInputTakesTwoSeconds is for .ci/long entradas: what it holds depends
// on the machine.
func TestEveryInputTakesTwoSeconds(t *testing.T) {
	if *measured == "" {
		t.Skip("-programa says what to measure; .ci/long entradas does")
	}
	dir, data := t.TempDir(), t.TempDir()
	paths := []string{"/dev/zero", "/dev/tty", filepath.Join(dir, "tubo")}
	if err := syscall.Mkfifo(paths[2], 0o600); err != nil {
		t.Fatal(err)
	}
	for _, f := range hostileFiles() {
		path := filepath.Join(dir, "f", f.name)
		write(t, path, f.data())
		paths = append(paths, path)
	}
	for _, path := range paths {
		worst, calls := time.Duration(0), hostileCalls(data, path)
		for _, args := range calls {
			cmd := exec.Command(*measured, args...)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			stop := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
			cmd.Wait()
			ended := stop.Stop()
			spent := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
			memory := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss << 10
			worst = max(worst, spent)
			if !ended || spent > mostSeconds*time.Second || memory > mostMemory {
				t.Errorf("%s: %.1f s of work, %d MB, ended %v", strings.Join(args, " "), spent.Seconds(), memory>>20, ended)
			}
		}
		t.Logf("%-16s at most %.1f s with one of %d verbs", filepath.Base(path), worst.Seconds(), len(calls))
	}
}
