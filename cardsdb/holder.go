package cardsdb

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"castillo/game/speech"
)

// Beside an open store lies castillo.en-uso, which says which program has it
// open, for whoever finds it locked. It locks nothing itself: the lock is the
// system's and ends with its program, while this file may be left behind.

const holderName = "castillo.en-uso"

// maxHolder bounds what is read of that file, in bytes.
const maxHolder = 1 << 10

// Holder is the program that has a store open.
type Holder struct {
	Process int       `json:"proceso"`
	Host    string    `json:"equipo"`
	Since   time.Time `json:"desde"`
}

// Here reports whether the program runs on this machine.
func (h Holder) Here() bool { return h.Host == thisHost() }

// CanEnd reports whether the program can be ended from here: a process of this
// machine of which the system tells that it is the same program as this. Where
// the system does not tell, its number may be another's by now.
func (h Holder) CanEnd() bool {
	if !h.Here() {
		return false
	}
	is, err := os.Readlink("/proc/" + strconv.Itoa(h.Process) + "/exe")
	ours, ownErr := os.Executable()
	return err == nil && ownErr == nil && filepath.Base(strings.TrimSuffix(is, " (deleted)")) == filepath.Base(ours)
}

func thisHost() string {
	name, err := os.Hostname()
	if err != nil {
		return ""
	}
	return name
}

// HolderOf tells which program has the store of a data folder open, if that is
// known. It is only asked after ErrLocked; otherwise it may name one that is gone.
func HolderOf(dir string) (h Holder, known bool) {
	f, err := os.Open(filepath.Join(dir, holderName))
	if err != nil {
		return Holder{}, false
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return Holder{}, false
	}
	data, err := io.ReadAll(io.LimitReader(f, maxHolder))
	if err != nil || json.Unmarshal(data, &h) != nil || h.Process <= 0 || h.Process == os.Getpid() {
		return Holder{}, false
	}
	return h, true
}

// String names the process, in Spanish.
func (h Holder) String() string { return h.said().Error() }

func (h Holder) said() error {
	since := h.Since.Local().Format("02-01-2006 15:04")
	if h.Here() {
		return speech.Errorf("es el proceso %d, desde el %s", h.Process, since)
	}
	return speech.Errorf("es el proceso %d del equipo %s, desde el %s", h.Process, h.Host, since)
}

// End ends the program at once. What it confirmed stays, and its lock goes with
// it.
func (h Holder) End() error {
	p, err := os.FindProcess(h.Process)
	if err == nil {
		err = p.Kill()
	}
	if err != nil && !errors.Is(err, os.ErrProcessDone) {
		return &Error{Op: "terminar el proceso", Key: strconv.Itoa(h.Process), Kind: ErrLocked, Cause: err.Error()}
	}
	return nil
}

// sign says that this program has the store open. That it cannot be written
// harms nobody.
func (s *Store) sign() {
	data, err := json.Marshal(Holder{os.Getpid(), thisHost(), time.Now().UTC().Truncate(time.Second)})
	if err == nil {
		_ = os.WriteFile(s.holderPath(), data, 0o600)
	}
}

func (s *Store) unsign() { os.Remove(s.holderPath()) }

func (s *Store) holderPath() string { return filepath.Join(s.dir, holderName) }

// locked adds to ErrLocked which program it is.
func (s *Store) locked(err error) error {
	if h, known := HolderOf(s.dir); known && kindOf(err, nil) == ErrLocked {
		return &Error{Kind: ErrLocked, Detail: h.said(), Cause: err.Error()}
	}
	return err
}
