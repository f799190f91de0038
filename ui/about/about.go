// Package about is what FyneApp.toml says of the program: its name, its id and
// its version. The file stands in no other place: the program carries it, and
// what is made to be installed is named by it.
package about

import (
	"fmt"
	"regexp"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"
)

// version is three numbers, as every system that installs programs reads it.
var version = regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$`)

// Read reads FyneApp.toml. A name, an id and a version of three numbers are
// asked for.
func Read(file []byte) (fyne.AppMetadata, error) {
	var f struct {
		Details struct {
			Name, ID, Version string
			Build             int
		}
		Migrations map[string]bool
	}
	if err := toml.Unmarshal(file, &f); err != nil {
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: %w", err)
	}
	d := f.Details
	switch {
	case d.Name == "":
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: falta Name en [Details]")
	case d.ID == "":
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: falta ID en [Details]")
	case !version.MatchString(d.Version):
		return fyne.AppMetadata{}, fmt.Errorf("FyneApp.toml: Version es tres números como 1.2.3, no %q", d.Version)
	}
	return fyne.AppMetadata{ID: d.ID, Name: d.Name, Version: d.Version, Build: d.Build, Migrations: f.Migrations}, nil
}

// MustRead is Read for the file that the program carries, which a test reads too.
func MustRead(file []byte) fyne.AppMetadata {
	m, err := Read(file)
	if err != nil {
		panic(err)
	}
	return m
}
