package ui

import (
	_ "fyne.io/fyne/v2/test"
	_ "github.com/nfnt/resize"
	_ "go.etcd.io/bbolt"
	_ "golang.org/x/image/font/gofont/goregular"
	_ "golang.org/x/image/font/opentype"
	_ "golang.org/x/image/vector"
	_ "golang.org/x/text/collate"
	_ "golang.org/x/text/encoding/charmap"
	_ "golang.org/x/text/encoding/unicode"
)
