package deckbuilder

import (
	"time"

	"castillo/game/deck"
)

// Versions are the kept states of the open deck, the newest first. What cannot
// be read of them is left out.
func (m *Model) Versions() deck.Versions {
	o := m.current()
	if o == nil {
		return nil
	}
	kept, _ := deck.ParseVersions(o.stored.Versions)
	newest := make(deck.Versions, 0, len(kept))
	for i := range kept {
		newest = append(newest, kept[len(kept)-1-i])
	}
	return newest
}

// KeepVersion keeps the open deck as it is now. It reports whether there was
// anything new to keep.
func (m *Model) KeepVersion(name string, now time.Time) bool {
	o := m.current()
	if o == nil || o.unread != nil {
		return false
	}
	v := deck.Version{When: now.UTC().Format(time.RFC3339), Name: name, List: o.list}
	kept, err := deck.ParseVersions(o.stored.Versions)
	before := o.stored.Versions
	if err != nil { // never over what cannot be read
		o.stored.Versions += deck.Versions{v}.String()
	} else {
		o.stored.Versions = kept.Keep(v).String()
	}
	return o.stored.Versions != before
}

// Return makes the deck as a version was, as a change that can be taken back.
func (m *Model) Return(v deck.Version) bool {
	return m.edit(func(l deck.List) deck.List {
		v.List.Title = l.Title
		return v.List
	})
}
