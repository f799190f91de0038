package files_test

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"castillo/cardsdb/files"
)

func write(t *testing.T, path, text string, perm fs.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), perm); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, perm); err != nil {
		t.Fatal(err)
	}
}

func content(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// alone checks that a folder holds these names and nothing half written.
func alone(t *testing.T, dir string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	if strings.Join(got, " ") != strings.Join(names, " ") {
		t.Errorf("the folder holds %v, want %v", got, names)
	}
}

func TestAFileIsReplacedWholeAndKeepsItsPermissions(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "lista.txt")
	for _, text := range []string{"uno", "dos, más largo", ""} {
		if err := files.Replace(path, 0o600, []byte(text)); err != nil || content(t, path) != text {
			t.Errorf("%q: %v", text, err)
		}
	}
	if info, _ := os.Stat(path); runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("a new file has %v", info.Mode())
	}
	write(t, path, "x", 0o640)
	if err := files.Replace(path, 0o600, []byte("y")); err != nil {
		t.Fatal(err)
	}
	if info, _ := os.Stat(path); runtime.GOOS != "windows" && info.Mode().Perm() != 0o640 {
		t.Errorf("the replaced file has %v", info.Mode())
	}
	alone(t, dir, "lista.txt")
}

func TestWhatCannotBeWrittenLeavesTheOldFileWhole(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "lista.txt")
	write(t, path, "lo de antes", 0o600)
	full := errors.New("the disk is full")
	err := files.ReplaceWith(path, 0o600, func(f *os.File) error {
		_, err := f.WriteString("la mit")
		return errors.Join(err, full)
	})
	if at, ok := errors.AsType[*fs.PathError](err); !ok || at.Path != path || !errors.Is(err, full) {
		t.Errorf("error %v", err)
	}
	if content(t, path) != "lo de antes" {
		t.Errorf("the old file is %q", content(t, path))
	}
	alone(t, dir, "lista.txt")
}

func TestNothingButARegularFileIsReplaced(t *testing.T) {
	dir := t.TempDir()
	kept := filepath.Join(dir, "ajeno")
	write(t, kept, "ajeno", 0o600)
	if err := os.Mkdir(filepath.Join(dir, "carpeta"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(kept, filepath.Join(dir, "enlace")); err != nil {
		t.Skip(err)
	}
	for _, name := range []string{"carpeta", "enlace"} {
		path := filepath.Join(dir, name)
		if err := files.Replace(path, 0o600, []byte("x")); !errors.Is(err, files.ErrNotAFile) {
			t.Errorf("replacing %s: %v", name, err)
		}
		if err := files.Create(path, 0o600, []byte("x")); !errors.Is(err, fs.ErrExist) {
			t.Errorf("creating %s: %v", name, err)
		}
	}
	if content(t, kept) != "ajeno" {
		t.Error("what a link points to was written to")
	}
	alone(t, dir, "ajeno", "carpeta", "enlace")
	if info, err := os.Stat("/dev/null"); err == nil && info.Mode()&fs.ModeDevice != 0 {
		if err := files.Replace("/dev/null", 0o600, nil); !errors.Is(err, files.ErrNotAFile) {
			t.Errorf("replacing a device: %v", err)
		}
	}
}

func TestAFileThatMayNotBeWrittenToIsNotReplaced(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lista.txt")
	write(t, path, "x", 0o400)
	if f, err := os.OpenFile(path, os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("this user may write to every file")
	}
	if err := files.Replace(path, 0o600, []byte("y")); !errors.Is(err, fs.ErrPermission) || content(t, path) != "x" {
		t.Errorf("error %v", err)
	}
}

func TestANewFileNeverTakesAnothersPlace(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "nuevo.txt")
	if err := files.Create(path, 0o600, []byte("primero")); err != nil {
		t.Fatal(err)
	}
	err := files.Create(path, 0o600, []byte("segundo"))
	if !errors.Is(err, fs.ErrExist) || content(t, path) != "primero" {
		t.Errorf("error %v, the file is %q", err, content(t, path))
	}
	if err := files.Create(filepath.Join(dir, "falta", "x"), 0o600, nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("in a folder that is missing: %v", err)
	}
	alone(t, dir, "nuevo.txt")
}

func TestADraftIsKnownByItsName(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	err := files.ReplaceWith(path, 0o600, func(f *os.File) error {
		if !files.IsUnfinished(f.Name()) || filepath.Dir(f.Name()) != filepath.Dir(path) {
			t.Errorf("the draft is %s", f.Name())
		}
		return nil
	})
	if err != nil || files.IsUnfinished(path) {
		t.Errorf("%v", err)
	}
}

func TestWhatIsReadIsBounded(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "x")
	write(t, path, "12345", 0o600)
	if data, err := files.Read(path, 5); err != nil || string(data) != "12345" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := files.Read(path, 4); !errors.Is(err, files.ErrTooLarge) {
		t.Errorf("too large: %v", err)
	}
	if data, err := files.ReadAll(bytes.NewReader(make([]byte, 9)), 9); err != nil || len(data) != 9 {
		t.Errorf("%d bytes, %v", len(data), err)
	}
	if _, err := files.ReadAll(endless{}, 9); !errors.Is(err, files.ErrTooLarge) {
		t.Errorf("endless: %v", err)
	}
	for _, what := range []string{dir, "/dev/zero", "/dev/tty", "/dev/stdin/none"} {
		if _, err := files.Read(what, 5); err == nil {
			t.Errorf("%s was read", what)
		}
	}
	if _, err := files.Open(filepath.Join(dir, "falta")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("missing: %v", err)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

var _ io.Reader = endless{}
