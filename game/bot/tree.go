package bot

import (
	"math"

	"castillo/game"
)

// tree is an information-set Monte Carlo tree search of one seat (Cowling, Powley, Whitehouse,
// 2012). Its nodes are what was done since the root, whatever the hidden cards are; each playout
// goes through it in another world. Decisions with one option are no nodes.
type tree struct {
	playout
	nodes []node // the first is the root, its children are the entrants of a race in their order
	path  []int32
	minds [2]Greedy // what Voraz would do is tried first everywhere

	open    []int32       // children of a node that are offered in this world
	untried []game.Action // what else is
}

// node is an action that was taken from its parent.
type node struct {
	action  game.Action
	seat    game.Seat // whose
	first   int32     // child, 0 for none
	next    int32     // sibling, likewise
	kids    int32
	visits  int32
	offered int32   // visits of the parent in which the action could be taken
	sum     float64 // of what came of it for the seat
}

const (
	// explores weighs trying what seems worse against going on with what seems best.
	explores = 0.2
	// widens is how many children a node has for each square root of its visits: few, for most of
	// what a player may do is worse than what Voraz would.
	widens     = 0.2
	maxNodes   = 100_000 // then nothing new is tried
	maxOffered = 64      // options of a decision that are looked at
)

// begin makes the tree one without branches, for a seat.
func (t *tree) begin(s game.Seat, b *board) {
	t.playout.begin(s, b)
	t.nodes = append(t.nodes[:0], node{})
}

// once goes through the tree from a child of the root on, plays on until a turn is over, and tells
// what came of it.
func (t *tree) once(world game.Match, from int32, turn int) float64 {
	t.path = append(t.path[:0], from)
	if world.Apply(t.nodes[from].action) == nil {
		t.descend(world, from)
	}
	value := t.run(world, turn)
	for _, i := range t.path {
		t.nodes[i].visits++
		t.nodes[i].sum += value
	}
	return value
}

// descend goes on from a node to a new one.
func (t *tree) descend(world game.Match, at int32) {
	for steps := 0; steps < maxSteps && world.Result().Open(); steps++ {
		mover := world.Decision().Seat
		if mover == game.Dealer {
			if a, ok := deal(world, &t.rand, &t.options); !ok || world.Apply(a) != nil {
				return
			}
			continue
		}
		t.options = rules(world.Options(t.options[:0]))
		if len(t.options) == 0 || len(t.options) == 1 && world.Apply(t.options[0]) != nil {
			return
		}
		if len(t.options) == 1 {
			continue
		}
		t.offer(at)
		child, grown := t.branch(world, at, mover)
		if world.Apply(t.nodes[child].action) != nil {
			return
		}
		t.path = append(t.path, child)
		if at = child; grown {
			return
		}
	}
}

// offer finds which children of a node are among the options, and which options are no child.
func (t *tree) offer(at int32) {
	t.open = t.open[:0]
	t.untried = append(t.untried[:0], t.options[:min(len(t.options), maxOffered)]...)
	for c := t.nodes[at].first; c != 0; c = t.nodes[c].next {
		n, left := &t.nodes[c], t.untried[:0]
		found := false
		for _, a := range t.untried {
			if !alike(a, n.action) {
				left = append(left, a)
			} else if !found {
				found, n.action = true, a
			}
		}
		if t.untried = left; found {
			n.offered++
			t.open = append(t.open, c)
		}
	}
}

// branch is the child of a node that is gone on with, and whether it is a new one.
func (t *tree) branch(world game.Match, at int32, mover game.Seat) (child int32, grown bool) {
	n := &t.nodes[at]
	grows := float64(n.kids) < 1+widens*math.Sqrt(float64(n.visits)) && len(t.untried) > 0 && len(t.nodes) < maxNodes
	switch {
	case n.kids == 0:
		t.minds[mover].forget()
		return t.grow(at, mover, t.minds[mover].Choose(game.SightOf(world, mover))), true
	case grows, len(t.open) == 0:
		return t.grow(at, mover, t.untried[t.rand.Below(len(t.untried))]), true
	}
	best, most := t.open[0], math.Inf(-1)
	for _, c := range t.open {
		k := &t.nodes[c]
		mean := k.sum / float64(k.visits)
		if mover != t.seat {
			mean = 1 - mean
		}
		if bound := mean + explores*math.Sqrt(math.Log(float64(k.offered))/float64(k.visits)); bound > most {
			best, most = c, bound
		}
	}
	return best, false
}

// grow adds what somebody did as a child to a node.
func (t *tree) grow(at int32, by game.Seat, a game.Action) int32 {
	i := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{action: a, seat: by, next: t.nodes[at].first, offered: 1})
	t.nodes[at].first = i
	t.nodes[at].kids++
	return i
}

// alike reports whether two actions come to the same: of two copies of a card that are played it
// does not matter which.
func alike(a, b game.Action) bool {
	if a.Verb == game.Play && b.Verb == game.Play && a.Face == b.Face {
		a.Card = b.Card
	}
	return a == b
}

// sure is how often a line has to have been gone through for what follows to be expected.
const sure = 6

// line is what is expected from a node on.
func (t *tree) line(at int32) (deeds []Deed) {
	for at != 0 {
		deeds = append(deeds, Deed{t.nodes[at].seat, t.nodes[at].action})
		most := int32(0)
		for c := t.nodes[at].first; c != 0; c = t.nodes[c].next {
			if n := t.nodes[c].visits; n >= sure && (most == 0 || n > t.nodes[most].visits) {
				most = c
			}
		}
		at = most
	}
	return deeds
}
