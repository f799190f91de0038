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
	cards, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	err = c.look("las cartas salen sin tus textos ni tus correcciones", func(s *cardsdb.Store) error {
		cards = s.Catalogue()
		return nil
	})
	return cards, err
}

// look reads something in the collection in the data folder, if there is one. While another program
// has that open it says what is missing without it.
func (c *call) look(without string, read func(*cardsdb.Store) error) error {
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil || !cardsdb.Exists(dir) {
		return err
	}
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if errors.Is(err, cardsdb.ErrLocked) {
		fmt.Fprintf(c.Stderr, "castillo: otro Castillo tiene abierta la colección; %s\n", without)
		return nil
	}
	if err != nil {
		return err
	}
	return errors.Join(read(store), store.Close())
}

// withStore does something with the store of the data folder, which nobody else has meanwhile.
func (c *call) withStore(do func(store *cardsdb.Store, dir string) error) (err error) {
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return err
	}
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	return do(store, dir)
}
