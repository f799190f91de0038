package cardsdb

import (
	"strings"
	"time"

	bolt "go.etcd.io/bbolt"

	"castillo/game/card"
)

// Bucket textos: folded name -> record of version 1, the rules text that the
// owner wrote down for the card of that name, in all its printings.

const textVersion = 1

// MaxTextLength is the longest rules text, in bytes, that the store accepts.
const MaxTextLength = 4000

// maxNameLength bounds the names that a text may be written down for.
const maxNameLength = 200

// Texts are the rules texts that the owner wrote down. Each goes over the one
// that the program carries, in the catalogue of the store and at once.
type Texts struct{ store *Store }

// OwnerText is a text that the owner wrote down.
type OwnerText struct {
	Name    string // the card's, as the owner's program spelled it then
	Text    string
	Changed time.Time
}

// All lists the texts by folded name.
func (t *Texts) All() ([]OwnerText, error) {
	return listAll(t.store, "leer los textos", textsBucket, decodeText)
}

// Get is the text that the owner wrote down for a card, or ErrNotFound.
func (t *Texts) Get(name string) (OwnerText, error) {
	var text OwnerText
	err := t.store.view("leer el texto de", name, func(tx *bolt.Tx) error {
		b, err := needBucket(tx, textsBucket)
		if err != nil {
			return err
		}
		key := []byte(card.Fold(name))
		record := b.Get(key)
		if record == nil {
			return ErrNotFound
		}
		text, err = decodeText(key, record)
		return err
	})
	return text, err
}

// Set writes the text of a card down, which need not be in the catalogue.
func (t *Texts) Set(name, text string) error {
	text = strings.TrimSpace(text)
	return t.change("anotar el texto de", name, text, func(b *bolt.Bucket, key []byte) error {
		switch {
		case len(key) == 0 || len(name) > maxNameLength:
			return invalidf("%q no es el nombre de una carta", name)
		case text == "":
			return invalidf("el texto está vacío")
		case len(text) > MaxTextLength:
			return invalidf("el texto es demasiado largo para una carta")
		}
		if err := validText(name, text); err != nil {
			return err
		}
		record, err := encodeJSON(textVersion, textRecord{name, text, moment(t.store.options.Now())})
		if err != nil {
			return err
		}
		return b.Put(key, record)
	})
}

// Delete goes back to the text that the program carries; without a text of the
// owner's it does nothing.
func (t *Texts) Delete(name string) error {
	return t.change("borrar el texto de", name, "", func(b *bolt.Bucket, key []byte) error { return b.Delete(key) })
}

// change does one edit, and the same in the catalogue. One edit waits for the
// other, so that the catalogue says what the disk does.
func (t *Texts) change(op, name, text string, do func(b *bolt.Bucket, key []byte) error) error {
	t.store.writing.Lock()
	defer t.store.writing.Unlock()
	folded := card.Fold(name)
	err := t.store.update(op, name, func(tx *bolt.Tx) error {
		b, err := needBucket(tx, textsBucket)
		if err != nil {
			return err
		}
		return do(b, []byte(folded))
	})
	if err == nil {
		t.store.catalogue.setTexts(map[string]string{folded: text})
	}
	return err
}

// readTexts are the owner's texts by folded name.
func readTexts(tx *bolt.Tx) (map[string]string, error) {
	b, err := needBucket(tx, textsBucket)
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	err = b.ForEach(func(key, record []byte) error {
		text, err := decodeText(key, record)
		texts[string(key)] = text.Text
		return err
	})
	return texts, err
}

type textRecord struct {
	Name    string    `json:"nombre"`
	Text    string    `json:"texto"`
	Changed time.Time `json:"cambiado"`
}

func decodeText(key, record []byte) (OwnerText, error) {
	var r textRecord
	if err := decodeJSON(record, textVersion, &r); err != nil {
		return OwnerText{}, err
	}
	if card.Fold(r.Name) != string(key) || r.Text == "" {
		return OwnerText{}, damagedf("el texto de %q está bajo la clave %q", r.Name, key)
	}
	return OwnerText{r.Name, r.Text, r.Changed.UTC()}, nil
}
