package cardsdb

import (
	"slices"

	"castillo/game/deck"
)

// Bucket formatos: ID of the format -> record of version 1, the text form of
// game/deck.

const formatVersion = 1

// Formats are the formats that decks are built for: those of the program, which
// nobody can change, and the owner's.
type Formats struct{ store *Store }

// All lists the program's formats, the DAR's first, and then the owner's by name in
// Spanish order. One of the owner's that this program cannot read is left out; it stays
// in the store.
func (f *Formats) All() ([]deck.Format, error) {
	own, err := f.Own()
	return append(deck.Shipped(), own...), err
}

// Own lists those of the owner's.
func (f *Formats) Own() ([]deck.Format, error) {
	all, err := listAll(f.store, "leer los formatos", formatsBucket, decodeFormat)
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, isUnread)
	sortSpanish(all, func(format deck.Format) string { return format.Name })
	return all, nil
}

// Save stores a format and tells how it was stored. It replaces the one of that ID,
// which must be the owner's, and is new where that is empty. Its name must not be that of
// another. Where it gets another name, the decks that were built for it go along.
func (f *Formats) Save(id string, format deck.Format) (deck.Format, error) {
	err := f.store.edit("guardar el formato", format.Name, func(e *Edit) (done Done, err error) {
		before := deck.Format{}
		if id != "" {
			if before, err = e.format(id); err != nil {
				return Done{}, err
			}
		}
		format, err = e.SaveFormat(id, format)
		return formatDone(before, format), err
	})
	if err != nil {
		return deck.Format{}, err
	}
	return format, nil
}

// formatDone says what saving a format did.
func formatDone(before, after deck.Format) Done {
	switch {
	case before.Name == "":
		return Did(FormatMade, after.Name)
	case before.Name != after.Name:
		return Did(FormatRenamed, before.Name, after.Name)
	}
	return Did(FormatChanged, after.Name)
}

// Delete removes a format of the owner's, or is ErrNotFound. Decks that were built for
// it stay as they are.
func (f *Formats) Delete(id string) error {
	return f.store.edit("borrar el formato", id, func(e *Edit) (Done, error) {
		gone, err := e.format(id)
		if err != nil {
			return Done{}, err
		}
		return Did(FormatDeleted, gone.Name), e.put(formatsSection, []byte(id), nil)
	})
}

// SaveFormat is Formats.Save as part of an edit.
func (e *Edit) SaveFormat(id string, format deck.Format) (deck.Format, error) {
	format, err := deck.ParseFormat(format.String())
	if err != nil {
		return deck.Format{}, invalidf("%v", err)
	}
	if id != "" {
		if _, err := e.format(id); err != nil {
			return deck.Format{}, err
		}
	}
	now := format.ID()
	switch taken, err := e.hasFormat(format); {
	case err != nil:
		return deck.Format{}, err
	case taken && now != id:
		return deck.Format{}, invalidf("ya hay un formato que se llama así; dale otro nombre")
	}
	if err := e.put(formatsSection, []byte(now), encodeFormat(format)); err != nil || id == "" || id == now {
		return format, err
	}
	if err := e.put(formatsSection, []byte(id), nil); err != nil {
		return deck.Format{}, err
	}
	for _, in := range [...]section{decksSection, trashSection} {
		if err := e.moveToFormat(in, id, now); err != nil {
			return deck.Format{}, err
		}
	}
	return format, nil
}

// hasFormat reports whether the program or the owner has a format of that name.
func (e *Edit) hasFormat(format deck.Format) (bool, error) {
	record, err := e.get(formatsSection, []byte(format.ID()))
	return record != nil || format.IsShipped(), err
}

// format is one of the owner's formats, or ErrNotFound.
func (e *Edit) format(id string) (deck.Format, error) {
	record, err := e.get(formatsSection, []byte(id))
	if err != nil {
		return deck.Format{}, err
	}
	if record == nil {
		return deck.Format{}, ErrNotFound
	}
	return decodeFormat([]byte(id), record)
}

// moveToFormat has the decks of a section that are built for one format be for another,
// in every version that is kept of them.
func (e *Edit) moveToFormat(in section, from, to string) error {
	keys, records, err := e.under(in, nil)
	if err != nil {
		return err
	}
	moved := func(l deck.List) deck.List {
		if l.Format == from {
			l.Format = to
		}
		return l
	}
	for _, key := range keys {
		d, err := decodeDeck([]byte(key), records[key])
		if err != nil {
			return err
		}
		before := d
		if list, err := deck.Parse(d.Text); err == nil && list.Format == from {
			d.Text = moved(list).String()
		}
		if versions, err := deck.ParseVersions(d.Versions); err == nil && slices.ContainsFunc(versions, func(v deck.Version) bool { return v.List.Format == from }) {
			for i := range versions {
				versions[i].List = moved(versions[i].List)
			}
			d.Versions = versions.String()
		}
		if d == before {
			continue
		}
		record, err := encodeDeck(d)
		if err != nil {
			return err
		}
		if err := e.put(in, []byte(key), record); err != nil {
			return err
		}
	}
	return nil
}

func encodeFormat(f deck.Format) []byte { return append([]byte{formatVersion}, f.String()...) }

// decodeFormat copies what it needs out of record. A text that this program cannot read,
// as that of a program which knows more editions, gives no more than a name: isUnread.
func decodeFormat(key, record []byte) (deck.Format, error) {
	text, err := content(record, formatVersion)
	if err != nil {
		return deck.Format{}, err
	}
	f, err := deck.ParseFormat(string(text))
	if err != nil {
		return deck.Format{Name: string(key)}, nil
	}
	if f.ID() != string(key) {
		return deck.Format{}, damagedf("el formato %q está bajo la clave %q", f.Name, key)
	}
	return f, nil
}

// isUnread: a format that can be played has a size.
func isUnread(f deck.Format) bool { return f.Size == 0 }
