package transfer

import (
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// replace makes of the rows of the cards that a file counts what the file says:
// gone are their rows as they are, come is what takes their place. A file that
// says nothing of finish, condition, language or place changes how many copies
// there are and leaves those facts to the copies that stay; so do rows of which
// it says nothing more than a count keep their notes.
func (f File) replace(owned, brought []holding.Holding, counted map[card.Printing]bool) (gone, come []holding.Holding) {
	groups := map[holding.Key]*group{}
	var order []*group
	at := func(k holding.Key) *group {
		k = f.tells(k)
		if groups[k] == nil {
			groups[k] = &group{}
			order = append(order, groups[k])
		}
		return groups[k]
	}
	for _, h := range owned {
		if counted[h.Printing] {
			gone = append(gone, h)
			at(h.Key).before = append(at(h.Key).before, h)
		}
	}
	for _, h := range brought {
		at(h.Key).brought = append(at(h.Key).brought, h)
	}
	for _, g := range order {
		come = append(come, g.after(f.told)...)
	}
	slices.SortStableFunc(come, func(a, b holding.Holding) int { return comparePrintings(a.Printing, b.Printing) })
	return gone, together(come)
}

// together makes one row of those of one key.
func together(rows []holding.Holding) []holding.Holding {
	at := map[holding.Key]int{}
	var out []holding.Holding
	for _, h := range rows {
		if i, again := at[h.Key]; again {
			out[i] = out[i].Plus(h)
			continue
		}
		at[h.Key] = len(out)
		out = append(out, h)
	}
	return out
}

// tells is what a file tells of a key.
func (f File) tells(k holding.Key) holding.Key {
	out := holding.Plain(k.Printing)
	if f.told[finish] || f.told[foils] || f.told[specialFoils] {
		out.Finish = k.Finish
	}
	if f.told[condition] {
		out.Condition = k.Condition
	}
	if f.told[language] {
		out.Language = k.Language
	}
	if f.told[container] {
		out.Place.Container = k.Place.Container
	}
	if f.told[page] {
		out.Place.Page = k.Place.Page
	}
	if f.told[pocket] {
		out.Place.Pocket = k.Place.Pocket
	}
	return out
}

// group are rows that a file does not tell apart.
type group struct{ before, brought []holding.Holding }

// after are the rows that take the place of those before.
func (g group) after(told map[fact]bool) []holding.Holding {
	wanted, have := copiesIn(g.brought), copiesIn(g.before)
	switch {
	case wanted == 0:
		return nil
	case len(g.before) == 0:
		return g.brought
	case len(g.before) == 1 && len(g.brought) == 1:
		row := details(g.before[0], g.brought[0], told)
		row.Count = wanted
		row.ForTrade = min(row.ForTrade, wanted)
		return []holding.Holding{row}
	}
	rows := slices.Clone(g.before)
	slices.SortStableFunc(rows, holding.FirstToGo)
	for i := range rows {
		less := min(max(0, have-wanted), rows[i].Count)
		rows[i] = rows[i].Less(less)
		have -= less
	}
	rows = slices.DeleteFunc(rows, func(h holding.Holding) bool { return h.Count == 0 })
	if more := wanted - have; more > 0 {
		extra := g.brought[0]
		extra.Count, extra.ForTrade = more, min(extra.ForTrade, more)
		rows = append(rows, extra)
	}
	return rows
}

func copiesIn(rows []holding.Holding) int {
	n := 0
	for _, h := range rows {
		n += h.Count
	}
	return n
}

// details are a row with what else a file says of its copies.
func details(row, said holding.Holding, told map[fact]bool) holding.Holding {
	if told[forTrade] {
		row.ForTrade = said.ForTrade
	}
	if told[tags] {
		row.Tags = said.Tags
	}
	row.Paid = cmp.Or(said.Paid, row.Paid)
	row.Origin = cmp.Or(said.Origin, row.Origin)
	row.Acquired = cmp.Or(said.Acquired, row.Acquired)
	row.Notes = cmp.Or(said.Notes, row.Notes)
	row.Photo = cmp.Or(said.Photo, row.Photo)
	return row
}
