// Icons writes the program's icon into a folder, as N.png for each of the sizes
// that desktops and Windows ask for: go run .ci/packaging/icons.go DIR
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"castillo/images"
)

func main() {
	for _, n := range []int{16, 24, 32, 48, 64, 128, 256, 512} {
		if err := os.WriteFile(filepath.Join(os.Args[1], fmt.Sprintf("%d.png", n)), images.Icon(n), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
