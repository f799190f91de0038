package myl

import "castillo/game"

// digest is a running 64-bit hash in the manner of FNV, a word at a time.
type digest uint64

func (d *digest) add(words ...uint64) {
	for _, w := range words {
		h := (uint64(*d) ^ w) * 0x9e3779b97f4a7c15
		*d = digest(h ^ h>>29)
	}
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Hash is equal for equal matches, on every machine. It reads the state field
// by field, and a pool as the multiset that it is.
func (m *Match) Hash() uint64 {
	d := digest(0xcbf29ce484222325)
	p := m.pending
	d.add(bit(m.result.Over), uint64(m.result.Winner), uint64(m.result.Why))
	d.add(uint64(p.Seat), uint64(p.Kind), uint64(p.Ask), uint64(p.Source), uint64(p.Left))
	d.add(uint64(m.turn), uint64(m.active), uint64(m.first), uint64(m.phase), uint64(m.goldsPlayed), bit(m.acted), uint64(m.cardsN))
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		d.add(uint64(c.face)|uint64(c.sees)<<16|uint64(c.owner)<<24|uint64(c.controller)<<32|uint64(c.zone)<<40,
			uint64(c.next)|uint64(c.prev)<<8|uint64(c.bearer)<<16|uint64(c.foe)<<24|bit(c.settled)<<32|bit(c.doomed)<<33|bit(c.attacks)<<34)
	}
	for i := range m.pools {
		var sum uint64
		for _, f := range m.pools[i].faces[:m.pools[i].n] {
			var one digest
			one.add(uint64(f) + 1)
			sum += uint64(one)
		}
		d.add(sum, uint64(m.pools[i].n), bit(m.pools[i].secret))
	}
	for i := range m.frames[:m.depth] {
		f := &m.frames[i]
		d.add(uint64(f.routine)|uint64(f.step)<<8|uint64(f.seat)<<16|bit(f.flag)<<24|uint64(f.what)<<32|uint64(f.zone)<<40|uint64(f.card)<<48|uint64(f.target)<<56,
			uint64(f.n))
	}
	return uint64(d)
}
