package playmat

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// heaps sorts the cards of a view by where they lie.
type heaps struct {
	view    *game.View
	zones   map[Drop][]game.CardID
	carried map[game.CardID][]game.CardID
	ready   map[game.CardID]bool // they lie above those like them
	picked  map[game.CardID]bool // they are like each other only
}

func heapsOf(v *game.View) heaps {
	h := heaps{view: v, zones: map[Drop][]game.CardID{}, carried: map[game.CardID][]game.CardID{}}
	for _, c := range v.Cards {
		if c.Bearer != 0 {
			h.carried[c.Bearer] = append(h.carried[c.Bearer], c.ID)
			continue
		}
		d := Drop{Seat: c.Controller, Zone: c.Zone}
		h.zones[d] = append(h.zones[d], c.ID)
	}
	for _, ids := range h.zones {
		byPlace(v, ids)
	}
	return h
}

func (h heaps) in(s game.Seat, z game.Zone) []game.CardID {
	return h.zones[Drop{Seat: s, Zone: z}]
}

// byPlace sorts ids, which are nearly in order, by the place in their zone.
func byPlace(v *game.View, ids []game.CardID) {
	for i := 1; i < len(ids); i++ {
		for j := i; j > 0 && v.Find(ids[j]).Place < v.Find(ids[j-1]).Place; j-- {
			ids[j], ids[j-1] = ids[j-1], ids[j]
		}
	}
}

// keepPlaces has the cards of a line lie where they lay, with a gap (card 0) where one has
// left that lay alone; those that came fill the gaps and follow.
func (h heaps) keepPlaces(line Drop, lay []game.CardID, stacked map[game.CardID]bool) {
	now := h.zones[line]
	var kept []game.CardID
	for _, id := range lay {
		switch {
		case slices.Contains(now, id):
			kept = append(kept, id)
		case !stacked[id]:
			kept = append(kept, 0)
		}
	}
	for _, id := range now {
		if slices.Contains(kept, id) {
			continue
		}
		if gap := slices.Index(kept, 0); gap >= 0 {
			kept[gap] = id
		} else {
			kept = append(kept, id)
		}
	}
	h.zones[line] = kept
}

// stack is equal cards that lie one on the other, the top one last.
type stack []game.CardID

func (s stack) top() game.CardID { return s[len(s)-1] }

// stacks puts Oros that nothing tells apart on one stack, those with which something can be
// done on top.
func (h heaps) stacks(ids []game.CardID) []stack {
	var stacks []stack
	type sort struct {
		like   game.CardView
		picked bool
	}
	of := map[sort]int{}
	for _, id := range ids {
		like := h.view.Find(id)
		like.ID, like.Place, like.Shuffled, like.Sees = 0, 0, 0, 0
		like.Marks &^= game.JustArrived // which says nothing of an Oro
		alone := like.Face == 0 || like.Types != card.TypesOf(card.Gold) || len(h.carried[id]) > 0
		kind := sort{like, h.picked[id]}
		i, known := of[kind]
		switch {
		case alone || !known:
			if !alone {
				of[kind] = len(stacks)
			}
			stacks = append(stacks, stack{id})
		case h.ready[id]:
			stacks[i] = append(stacks[i], id)
		default:
			stacks[i] = slices.Insert(stacks[i], 0, id)
		}
	}
	return stacks
}
