package cardsdb

import (
	"os"
	"path/filepath"
	"runtime"

	"castillo/game/speech"
)

// Exists reports whether a data folder has a store in it.
func Exists(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, FileName))
	return err == nil
}

// Folder is the data folder that was asked for, or else the usual one of the
// system.
func Folder(asked string) (string, error) {
	if asked != "" {
		return asked, nil
	}
	if dir := os.Getenv("XDG_DATA_HOME"); dir != "" && filepath.IsAbs(dir) {
		return filepath.Join(dir, "castillo"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", speech.Errorf("no se encuentra la carpeta del usuario; elige una con --datos")
	}
	switch runtime.GOOS {
	case "windows", "darwin":
		dir, err := os.UserConfigDir()
		if err != nil {
			return "", speech.Errorf("no se encuentra la carpeta del usuario; elige una con --datos")
		}
		return filepath.Join(dir, "Castillo"), nil
	}
	return filepath.Join(home, ".local", "share", "castillo"), nil
}
