package command

import (
	"errors"
	"fmt"

	"castillo/cardsdb"
)

// catalogue is the cards as the owner knows them: with the corrections and the
// epic texts of the collection in the data folder, if there is one. While
// another program has that open they are as the program carries them, and that
// is said.
func (c *call) catalogue() (*cardsdb.Catalogue, error) {
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return nil, err
	}
	if !cardsdb.Exists(dir) {
		return cardsdb.Embedded()
	}
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if errors.Is(err, cardsdb.ErrLocked) {
		fmt.Fprintln(c.Stderr, "castillo: otro Castillo tiene abierta la colección; las cartas salen sin tus textos ni tus correcciones")
		return cardsdb.Embedded()
	}
	if err != nil {
		return nil, err
	}
	return store.Catalogue(), store.Close()
}
