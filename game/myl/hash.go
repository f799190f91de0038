package myl

import (
	"reflect"
	"slices"

	"castillo/game"
)

// Hash is equal for equal matches, on every machine: it reads the state field by
// field, what has no meaning left out.
func (m *Match) Hash() uint64 {
	s := m.state
	s.answer = game.Action{}
	for i := range s.pools {
		p := &s.pools[i]
		slices.Sort(p.faces[:p.n])
		clear(p.faces[p.n:])
	}
	clear(s.recent[s.recentN:])
	d := digest(0xcbf29ce484222325)
	d.value(reflect.ValueOf(&s).Elem())
	return uint64(d)
}

// digest is a running 64-bit hash in the manner of FNV, a word at a time.
type digest uint64

func (d *digest) add(w uint64) {
	h := (uint64(*d) ^ w) * 0x9e3779b97f4a7c15
	*d = digest(h ^ h>>29)
}

func (d *digest) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		if v.IsZero() {
			d.add(0)
			return
		}
		for i := range v.NumField() {
			d.value(v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			d.value(v.Index(i))
		}
	case reflect.Bool:
		if v.Bool() {
			d.add(1)
		} else {
			d.add(0)
		}
	default:
		if v.CanInt() {
			d.add(uint64(v.Int()))
		} else {
			d.add(v.Uint())
		}
	}
}
