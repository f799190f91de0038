package cardsdb

import (
	"path/filepath"
	"testing"
)

func TestTheUsualFolderFollowsTheDesktop(t *testing.T) {
	if got, err := Folder("/datos"); got != "/datos" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	root := t.TempDir()
	t.Setenv("XDG_DATA_HOME", root)
	if got, err := Folder(""); got != filepath.Join(root, "castillo") || err != nil {
		t.Errorf("%q, %v", got, err)
	}
}
