package cardsdb

import (
	"bytes"
	"encoding/json"
)

// Bucket ajustes: name -> any JSON value. A setting has no record version: a
// reader that does not understand a value takes its default.

// Settings keeps small values by name: preferences, the state of windows.
type Settings struct{ store *Store }

// Load reads the setting into the variable that into points to. It is
// ErrNotFound if the setting was never saved and ErrInvalid if the value is of
// another shape; the caller's default stands in both cases.
func (s *Settings) Load(name string, into any) error {
	const op = "leer el ajuste"
	var value []byte
	err := s.store.view(op, name, func(tx *txn) error {
		b, err := tx.bucket(settingsBucket)
		if err != nil {
			return err
		}
		if value = bytes.Clone(b.Get([]byte(name))); value == nil {
			return ErrNotFound
		}
		return checkSetting(value)
	})
	if err != nil {
		return err
	}
	return border(op, name, json.Unmarshal(value, into), ErrInvalid)
}

// Save stores anything that encoding/json can write; the name must not be empty.
func (s *Settings) Save(name string, value any) error {
	data, err := json.Marshal(value)
	if err != nil {
		return border("guardar el ajuste", name, err, ErrInvalid)
	}
	return s.store.update("guardar el ajuste", name, func(tx *txn) error {
		b, err := tx.bucket(settingsBucket)
		if err != nil {
			return err
		}
		return b.Put([]byte(name), data)
	})
}

// Delete forgets a setting; one that does not exist is no error.
func (s *Settings) Delete(name string) error {
	return s.store.update("borrar el ajuste", name, func(tx *txn) error {
		b, err := tx.bucket(settingsBucket)
		if err != nil {
			return err
		}
		return b.Delete([]byte(name))
	})
}

func checkSetting(value []byte) error {
	if !json.Valid(value) {
		return damagedf("un ajuste no se puede leer")
	}
	return nil
}
