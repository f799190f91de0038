package collection

import (
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

// picks are the rows that were picked to be worked on together, by their keys; a
// printing of which there is none by its plain one. They are always among those in sight.
type picks map[holding.Key]struct{}

// keyOf is the key of the row of a line.
func (m *Model) keyOf(hit query.Hit) holding.Key {
	if hit.Row < 0 {
		return holding.Plain(hit.Printing)
	}
	return m.shelf.item(hit.Printing).Rows[hit.Row].Key
}

// pickLines picks rows of the table, after letting go of others.
func (m *Model) pickLines(off, on []int) {
	for _, i := range off {
		delete(m.picked, m.keyOf(m.lines[i]))
	}
	for _, i := range on {
		m.picked[m.keyOf(m.lines[i])] = struct{}{}
	}
}

// pickCards picks the rows in sight of cards, by their places among the results,
// after letting go of others.
func (m *Model) pickCards(off, on []int) {
	picked := make(map[card.Printing]bool, len(off)+len(on))
	for _, i := range off {
		picked[m.results[i].Printing()] = false
	}
	for _, i := range on {
		picked[m.results[i].Printing()] = true
	}
	for _, hit := range m.lines {
		switch on, meant := picked[hit.Printing]; {
		case !meant:
		case on:
			m.picked[m.keyOf(hit)] = struct{}{}
		default:
			delete(m.picked, m.keyOf(hit))
		}
	}
}

// pickAll picks everything that answers.
func (m *Model) pickAll() {
	m.eachLine(func(_ query.Hit, key holding.Key) { m.picked[key] = struct{}{} })
}

// pickNone lets go of everything.
func (m *Model) pickNone() { clear(m.picked) }

// picksSome reports whether anything is picked.
func (m *Model) picksSome() bool { return len(m.picked) > 0 }

func (m *Model) isPicked(key holding.Key) bool {
	_, ok := m.picked[key]
	return ok
}

// isPickedLine reports whether a row of the table is picked.
func (m *Model) isPickedLine(i int) bool { return len(m.picked) > 0 && m.isPicked(m.keyOf(m.lines[i])) }

// isPickedCard reports whether a row of a card of the results is picked.
func (m *Model) isPickedCard(i int) bool {
	if len(m.picked) == 0 {
		return false
	}
	p := m.results[i].Printing()
	for _, h := range m.shelf.item(p).Rows {
		if m.isPicked(h.Key) {
			return true
		}
	}
	return m.isPicked(holding.Plain(p))
}

// eachLine goes through the rows in sight.
func (m *Model) eachLine(do func(query.Hit, holding.Key)) {
	var item query.Item // the rows of one mostly lie together
	for _, hit := range m.lines {
		if hit.Row < 0 {
			do(hit, holding.Plain(hit.Printing))
			continue
		}
		if item.Card.Printing() != hit.Printing {
			item = m.shelf.item(hit.Printing)
		}
		do(hit, item.Rows[hit.Row].Key)
	}
}

// keepPicked lets go of what is no longer in sight.
func (m *Model) keepPicked() {
	if len(m.picked) == 0 {
		return
	}
	kept := make([]holding.Key, 0, len(m.picked))
	m.eachLine(func(_ query.Hit, key holding.Key) {
		if m.isPicked(key) {
			kept = append(kept, key)
		}
	})
	if len(kept) == len(m.picked) {
		return
	}
	m.picked = make(picks, len(kept))
	for _, key := range kept {
		m.picked[key] = struct{}{}
	}
}

// share is what is found or picked: different cards, and the rows of them.
type share struct {
	printings map[card.Printing]bool
	rows      []holding.Key
	copies    int
}

// shareOf is the share of what is found whose keys are meant.
func (m *Model) shareOf(meant func(holding.Key) bool) share {
	p := share{printings: make(map[card.Printing]bool, len(m.results)), rows: make([]holding.Key, 0, len(m.lines))}
	var last card.Printing
	m.eachLine(func(hit query.Hit, key holding.Key) {
		if !meant(key) {
			return
		}
		if hit.Printing != last {
			last = hit.Printing
			p.printings[last] = true
		}
		if hit.Row >= 0 {
			p.rows = append(p.rows, key)
			p.copies += hit.Copies
		}
	})
	return p
}

// foundShare is everything that answers.
func (m *Model) foundShare() share { return m.shareOf(func(holding.Key) bool { return true }) }

// pickedShare is what is picked.
func (m *Model) pickedShare() share { return m.shareOf(m.isPicked) }

// has reports which rows belong to the share. Making it takes its time.
func (p share) has() func(holding.Key) bool {
	rows := make(picks, len(p.rows))
	for _, key := range p.rows {
		rows[key] = struct{}{}
	}
	return func(key holding.Key) bool { _, ok := rows[key]; return ok }
}

// of is the share of what is owned, for any goroutine.
func (p share) of(o transfer.Owned) transfer.Owned {
	return o.Of(p.has(), func(c card.Printing) bool { return p.printings[c] })
}
