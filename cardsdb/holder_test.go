package cardsdb

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestWhoFindsTheStoreLockedIsToldByWhichProcess(t *testing.T) {
	s := newStore(t)
	_, known := HolderOf(s.dir)
	if known {
		t.Error("a program takes itself for another")
	}
	other := Holder{Process: 4_000_000, Host: thisHost(), Since: time.Date(2026, 1, 31, 18, 45, 0, 0, time.Local)}
	write := func(data []byte) { mustNot(t, os.WriteFile(filepath.Join(s.dir, holderName), data, 0o600)) }
	data, err := json.Marshal(other)
	mustNot(t, err)
	write(data)
	_, err = Open(s.dir, testOptions())
	mustBe(t, err, ErrLocked)
	if !strings.Contains(err.Error(), "(es el proceso 4000000, desde el 31-01-2026 18:45)") {
		t.Errorf("it says %v", err)
	}
	for _, bad := range [][]byte{nil, []byte("{"), []byte(`{"proceso":-1}`), make([]byte, 1<<20)} {
		write(bad)
		if h, known := HolderOf(s.dir); known {
			t.Errorf("%.20q is taken for %v", bad, h)
		}
		_, err = Open(s.dir, testOptions())
		mustBe(t, err, ErrLocked)
	}
	mustBe(t, s.Close(), nil)
	if _, err := os.Stat(filepath.Join(s.dir, holderName)); err == nil {
		t.Error("a closed store says that it is open")
	}
}

func TestOnlyACastilloOfThisMachineIsEnded(t *testing.T) {
	if (Holder{Process: os.Getpid(), Host: "otro"}).CanEnd() {
		t.Error("a process of another machine")
	}
	_, err := os.Readlink("/proc/self/exe")
	if tells := err == nil; (Holder{Process: os.Getpid(), Host: thisHost()}).CanEnd() != tells {
		t.Errorf("the system tells of processes: %v, and this one can be ended: %v", tells, !tells)
	}
	sleep := exec.Command("sleep", "60")
	if err := sleep.Start(); err != nil {
		t.Skipf("no other program here: %v", err)
	}
	defer sleep.Wait()
	h := Holder{Process: sleep.Process.Pid, Host: thisHost()}
	if h.CanEnd() {
		t.Error("another program is offered to be ended")
	}
	mustBe(t, h.End(), nil)
	mustBe(t, h.End(), nil)
}
