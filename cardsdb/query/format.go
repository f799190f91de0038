package query

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
)

// A format plays a card at all where it plays its edition and does not forbid its name. What a
// deck asks besides, its races and copies, is no question about one card.

// SetFormats has queries know these formats instead of those of the program.
func (x *Index) SetFormats(formats []deck.Format) { x.formats = formats }

// playedIn tells which entries a format plays.
func (x *Index) playedIn(f deck.Format) func(*entry) bool {
	var editions, own []bool // by rank, and of codes that have no name here
	for _, info := range card.Editions() {
		editions = append(editions, f.Allows(info.Code))
	}
	for _, code := range x.ownEditions.names {
		own = append(own, f.Allows(card.Edition(code)))
	}
	forbidden := map[string]bool{}
	for _, l := range f.Limits {
		if l.Copies <= 0 {
			forbidden[spaced(l.Name)] = true
		}
	}
	return func(e *entry) bool {
		allowed := false
		switch {
		case e.edition > 0:
			allowed = editions[e.edition-1]
		case e.ownEdition != noID:
			allowed = own[e.ownEdition]
		}
		return allowed && !forbidden[e.name.words]
	}
}

// playedInAny tells which entries some format plays.
func (x *Index) playedInAny() func(*entry) bool {
	var all []func(*entry) bool
	for _, f := range x.formats {
		all = append(all, x.playedIn(f))
	}
	return func(e *entry) bool {
		return slices.ContainsFunc(all, func(plays func(*entry) bool) bool { return plays(e) })
	}
}

// formatsLike are the IDs of formats that may have been meant, or all where none is like it.
func (x *Index) formatsLike(word string) []string {
	var ids []string
	for _, f := range x.formats {
		ids = append(ids, f.ID())
	}
	if near := card.NewSpeller(ids).Nearest(strings.ToLower(word)); len(near) > 0 {
		return near
	}
	return ids
}
