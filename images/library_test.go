package images

import "testing"

func TestEveryMotifAndEveryWordOfTheLibraryCanBeRead(t *testing.T) {
	if _, err := readLibrary(); err != nil {
		t.Fatal(err)
	}
}
