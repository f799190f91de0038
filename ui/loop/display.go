package loop

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Display is the name of a display of 1280 by 720 pixels that nobody sees, for a program that a test starts. It
// is there for as long as the test.
func Display(t testing.TB) string {
	t.Helper()
	told, number, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer told.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "1280x720x24")
	server.ExtraFiles = []*os.File{number}
	err = server.Start()
	number.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	line, err := bufio.NewReader(told).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return ":" + strings.TrimSpace(line)
}
