package playmat

import (
	_ "embed"

	"fyne.io/fyne/v2"
)

//go:embed translations/en.json
var english []byte

// English holds the English of every sentence of the playmat, and of those that
// the rulebook of Mitos y Leyendas says on it, for lang.AddTranslations or for
// the program's own table: the Spanish sentence is the key.
func English() fyne.Resource { return fyne.NewStaticResource("en.json", english) }
