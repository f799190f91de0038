//go:build smoke

package smoke

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// home is a folder that a program takes for its user's, with the data folder in
// it.
type home string

func (h home) data() string { return filepath.Join(string(h), "datos") }

// newHome makes a home in which a look is chosen.
func newHome(dir, look string) (home, error) {
	config := filepath.Join(dir, ".config", "fyne", "cl.castillo")
	for _, folder := range []string{config, filepath.Join(dir, ".cache")} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return "", err
		}
	}
	return home(dir), os.WriteFile(filepath.Join(config, "preferences.json"), fmt.Appendf(nil, `{"tema":%q}`, look), 0o600)
}

// program is the program while it runs.
type program struct {
	command *exec.Cmd
	started time.Time
	said    bytes.Buffer // its standard error
	end     chan error
}

// start runs the program; without a display if that has no name.
func start(binary string, h home, displayName string) (*program, error) {
	p := &program{command: exec.Command(binary, "--datos", h.data()), end: make(chan error, 1)}
	p.command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + string(h), "LANG=C.UTF-8", "FYNE_SCALE=1"}
	if displayName != "" {
		p.command.Env = append(p.command.Env, "DISPLAY="+displayName)
	}
	p.command.Stderr = &p.said
	p.command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	p.started = time.Now()
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	go func() { p.end <- p.command.Wait() }()
	return p, nil
}

func (p *program) kill() {
	p.command.Process.Kill()
	p.exit(5 * time.Second)
}

// ended reports whether the program is no longer there.
func (p *program) ended() bool { return len(p.end) > 0 }

// exit is the exit code, once the program has ended by itself.
func (p *program) exit(patience time.Duration) (int, error) {
	select {
	case err := <-p.end:
		p.end <- err
	case <-time.After(patience):
		return 0, fmt.Errorf("the program does not end within %v", patience)
	}
	return p.command.ProcessState.ExitCode(), nil
}

var trouble = regexp.MustCompile(`(?m)^(panic|fatal error|goroutine \d+|SIG[A-Z]+|.*DATA RACE).*`)

// crash is the line in which the program says that it broke down.
func (p *program) crash() string { return trouble.FindString(p.said.String()) }

// memory is how much of the program is in memory, in MB.
func (p *program) memory() (float64, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.command.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(status), "VmRSS:")
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0, fmt.Errorf("the system does not tell the memory")
	}
	kb, err := strconv.ParseFloat(fields[0], 64)
	return kb / 1024, err
}
