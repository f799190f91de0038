package myl

import (
	"reflect"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// filter is an ability.Filter made ready to be compared with cards: what can be
// told from a face is a set of faces, what is the same for every comparison is
// found out once. A tree knows its filters by their keys.
type filter struct {
	of       ability.Player
	anyone   bool    // whoever has them
	other    bool    // not the source
	them     bool    // among the cards that are being looked at
	named    bool    // it says in which zones
	zones    zoneSet // where it has cards lie
	search   zoneSet // where they can be found; allies in play lie in a line
	types    card.TypeSet
	not      card.TypeSet
	races    card.Races
	raceless card.TypeSet // types it asks for besides Aliado, which have no race and no strength
	cost     ability.Bound
	strength ability.Bound
	faces    []uint64 // a set; nil for every face
	that     []ability.Quality
	extremes []ability.Extreme
	kinship  ability.State   // how they have to go together: OneRace, OfOtherRaces, OneName and the like, 0 not at all
	total    ability.InTotal // what they may come to together; Of is 0 without a bound
	past     bool            // it asks what they did in the turn: those that are gone count as well
	plain    bool            // it asks for no more than types and races
	byType   bool            // it asks for types alone, or for nothing, where cards are open
	asks     ability.Filter
}

// key copies a tree of abilities, or a part of one, in which every filter has the
// key to its filter among the definitions.
func (d *definitions) key(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			out.Set(d.key(v.Elem()))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			out.Set(reflect.New(v.Type().Elem()))
			out.Elem().Set(d.key(v.Elem()))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(d.key(v.Field(i)))
		}
		if f, ok := out.Addr().Interface().(*ability.Filter); ok {
			f.Key = d.prepare(f)
		}
	case reflect.Slice:
		out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(d.key(v.Index(i)))
		}
		if v.IsNil() {
			out.SetZero()
		}
	}
	return out
}

// prepare makes a filter ready and returns its key.
func (d *definitions) prepare(f *ability.Filter) uint16 {
	k := filter{of: f.Of, anyone: f.Of == ability.Anyone || f.Of == ability.Each, other: f.Other, them: amongThem(f),
		named: len(f.In) > 0, zones: inPlayZones, search: zonesToSearch(f), types: card.TypesOf(f.Types...), not: card.TypesOf(f.NotType),
		races: f.Races, raceless: racelessOf(f), cost: f.Cost, strength: f.Strength, asks: *f}
	switch {
	case k.named:
		k.zones = k.search
	case destroyedNow(f):
		k.zones = ^zoneSet(0)
	}
	if f.Highest {
		k.extremes = append(k.extremes, ability.Extreme{Of: ability.OwnStrength})
	}
	for _, q := range f.That {
		switch q := q.(type) {
		case ability.Extreme:
			k.extremes = append(k.extremes, q)
		case ability.OfFrequency:
		case ability.InTotal:
			k.total = q
		case ability.Is:
			switch q.State {
			case ability.OneRace, ability.OfOtherRaces, ability.OfOtherNames, ability.EachSide, ability.OneName, ability.OneCost, ability.OneStrength, ability.OneType:
				k.kinship = q.State
			case ability.AttackedNow, ability.DidBlockNow, ability.FoughtNow, ability.DamagedNow, ability.EnteredNow:
				k.past = !k.named
				k.that = append(k.that, q)
			case ability.PlainGold:
				if !isPlainGold(f) {
					k.that = append(k.that, q)
				}
			default:
				k.that = append(k.that, q)
			}
		default:
			k.that = append(k.that, q)
		}
	}
	d.filters = append(d.filters, k)
	return uint16(len(d.filters) - 1)
}

// isPlainGold reports whether a filter asks for Oros that were printed without an ability;
// of other cards it asks whether they have one now.
func isPlainGold(f *ability.Filter) bool {
	return len(f.Types) == 1 && f.Types[0] == card.Gold && slices.Contains(f.That, ability.Quality(ability.Is{State: ability.PlainGold}))
}

// facesOf is the set of faces that have the name, the frequency and the like that a
// filter asks for, nil where it asks for nothing of the kind. folded are the names by face.
func (d *definitions) facesOf(f *ability.Filter, folded []string) []uint64 {
	plain := isPlainGold(f)
	var frequencies []card.Frequency
	var others []string // the names that are left out
	for _, q := range f.That {
		switch q := q.(type) {
		case ability.OfFrequency:
			frequencies = append(frequencies, q.Frequency)
		case ability.Except:
			if q.Name != "" {
				others = append(others, card.Fold(q.Name))
			}
		}
	}
	if len(others) == 0 && len(f.Names) == 0 && f.Title == "" && f.Cost.Op == ability.NoBound && !plain && len(frequencies) == 0 {
		return nil
	}
	faces := make([]uint64, len(d.cards)/64+1)
	title := card.Fold(f.Title)
	var names []string
	for _, n := range f.Names {
		names = append(names, card.Fold(n))
	}
	for i := range d.cards {
		c, name := &d.cards[i], folded[i]
		switch {
		case slices.Contains(others, name), len(names) > 0 && !slices.Contains(names, name), f.Title != "" && !hasWord(name, title), f.Cost.Op != ability.NoBound && c.Cost < 0,
			plain && !c.IsPlainGold(), slices.ContainsFunc(frequencies, func(q card.Frequency) bool { return q != c.Frequency }):
		default:
			faces[i>>6] |= 1 << (i & 63)
		}
	}
	return faces
}

// hasWord reports whether a folded name has a folded word, or its plural, in it.
func hasWord(name, word string) bool {
	for i := 0; i+len(word) <= len(name); i++ {
		if name[i:i+len(word)] == word && (i == 0 || name[i-1] == ' ') && (i+len(word) == len(name) || name[i+len(word)] == ' ' || name[i+len(word)] == 's') {
			return true
		}
	}
	return false
}

// suits reports whether a face is one of those that the filter asks for, where it
// asks for some.
func (k *filter) suits(f game.Face) bool { return k.faces[f>>6]>>(f&63)&1 != 0 }

// suitsKind reports whether a card is of one of the types and the races that the
// filter asks for.
func (k *filter) suitsKind(v *value) bool {
	return (k.types == 0 || v.types&k.types != 0) && (k.races == 0 || v.races&k.races != 0 || k.asksNoRace(v)) && v.types&k.not == 0
}

// asksNoRace reports whether a card is of a type of which neither race nor strength is
// asked: in "un Arma o un Aliado de raza Héroe" the Arma has none (DAR 4.1.5).
func (k *filter) asksNoRace(v *value) bool { return v.types&k.raceless != 0 }

// racelessOf is the types beside Aliado that a filter asks for.
func racelessOf(f *ability.Filter) card.TypeSet {
	if !slices.Contains(f.Types, card.Ally) {
		return 0
	}
	return card.TypesOf(f.Types...) &^ card.TypesOf(card.Ally)
}

// amongThem reports whether a filter speaks of the cards that are being looked at.
func amongThem(f *ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.AmongThem }

// zonesToSearch is where cards that fit can lie. Allies in play lie in a line.
func zonesToSearch(f *ability.Filter) zoneSet {
	if len(f.In) > 0 {
		return zonesOf(f.In)
	}
	if destroyedNow(f) {
		return 1 << Cemetery
	}
	if f.Races != 0 && racelessOf(f) == 0 || len(f.Types) == 1 && f.Types[0] == card.Ally {
		return 1<<DefenseLine | 1<<AttackLine | 1<<SupportLine
	}
	return inPlayZones
}

// destroyedNow reports whether a filter speaks of cards that were destroyed, and
// lie in the cemetery.
func destroyedNow(f *ability.Filter) bool {
	for _, q := range f.That {
		if is, ok := q.(ability.Is); ok && is.State == ability.DestroyedNow {
			return true
		}
	}
	return false
}
