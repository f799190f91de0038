package bot

import (
	"castillo/game"
	"castillo/game/card"
)

// attempt is what came of trying something that can be done with a card.
type attempt struct {
	face  game.Face
	deed  int16
	at    moment // the latest time
	fails int    // in a row
	again int    // the turn in which it is tried again
}

// moment is when something was tried.
type moment struct {
	turn   int
	phase  game.Phase
	ask    game.Prompt
	source game.CardID
	plays  int
}

// After more failures than few, an ability is tried again that many turns later.
const (
	fewFails  = 2
	mostFails = 6
)

// attemptAt is where it is noted how trying a went before.
func (g *Greedy) attemptAt(a game.Action) *attempt {
	t := &g.tried[(int(a.Face)*4+int(a.Verb)+int(a.N))%len(g.tried)]
	if t.face != a.Face || t.deed != a.N {
		*t = attempt{face: a.Face, deed: a.N}
	}
	return t
}

// improve is what leaves the player better off than doing nothing more would, of all that can be
// played and used now.
func (g *Greedy) improve(s game.Sight, mine bool) (best game.Action, ok bool) {
	d := g.view.Decision
	now := moment{turn: g.view.Turn, phase: g.view.Phase, ask: d.Ask, source: d.Source, plays: g.plays}
	most, storm, known, stormed := 0, 0, false, false
	_, attacks := g.offers(game.Attack)
	for _, a := range g.options {
		if a.Verb != game.Use && a.Verb != game.Play || a.ByHand() {
			continue
		}
		c := g.view.Find(a.Card)
		if mine && a.Verb == game.Play && c.Types.Has(card.Ally) {
			continue
		}
		last := g.attemptAt(a)
		if last.at == now || a.Verb == game.Use && now.turn < last.again {
			continue
		}
		last.at = now
		if !known {
			if !g.trial.begin(s) {
				return best, false
			}
			if known = true; mine {
				most = g.trial.stay(halts)
			} else if most, known = g.trial.try(g.leave(), halts); !known {
				return best, false
			}
		}
		if value, can := g.trial.try(a, halts); can && value > most {
			best, most, ok = a, value, true
			last.fails = 0
			continue
		}
		if last.fails = min(last.fails+1, mostFails); last.fails > fewFails {
			last.again = now.turn + last.fails
		}
		if ok || !mine || !attacks || a.Verb == game.Play && !c.Types.Has(card.Talisman) {
			continue
		}
		if !stormed { // what only shows in an attack
			storm, stormed = g.trial.stay(storms), true
		}
		if value, can := g.trial.try(a, storms); can && value > storm {
			best, storm, ok = a, value, true
			last.fails = 0
		}
	}
	return best, ok
}

// choose answers a choice with what comes out best, and with a where nothing is better. Where
// that is the same for a card of either side, an attack of all shows which is.
func (g *Greedy) choose(s game.Sight, a game.Action) game.Action {
	if !g.trial.begin(s) {
		return a
	}
	best, tied := a, false
	most, ok := g.trial.try(a, halts)
	if !ok {
		most = -2 * wonGame
	}
	tried := 1
	for i, o := range g.options {
		if o == a || g.trial.isLike(g.options[:i], o) {
			continue
		}
		if tried++; tried > maxTried {
			break
		}
		value, ok := g.trial.try(o, halts)
		switch {
		case !ok || value < most:
		case value > most:
			best, most, tied = o, value, false
		case g.view.Find(o.Card).Controller != g.view.Find(best.Card).Controller:
			tied = true
		}
	}
	if tied {
		return g.tellApart(best, most)
	}
	return best
}

// tellApart tells options apart that come to the same as long as nobody attacks. What harms
// mostly shows, so what does not is for a card of its own where its own card asks.
func (g *Greedy) tellApart(best game.Action, halted int) game.Action {
	me := g.view.Seat
	gives := g.view.Find(g.view.Decision.Source).Controller == me
	most, _ := g.trial.try(best, storms)
	tried := 1
	for i, o := range g.options {
		if o == best || g.trial.isLike(g.options[:i], o) {
			continue
		}
		if tried++; tried > maxTried {
			break
		}
		if value, ok := g.trial.try(o, halts); !ok || value < halted {
			continue
		}
		value, ok := g.trial.try(o, storms)
		own := gives && g.view.Find(o.Card).Controller == me && g.view.Find(best.Card).Controller != me
		if ok && (value > most || value == most && own) {
			best, most = o, value
		}
	}
	return best
}

// nearCut is how many of those that attack, and of those that stay behind, are thought over.
const nearCut = 2

// rethink tries out attacks by the strongest so many, about as many as the arithmetic says, and
// then with one more or one less.
func (g *Greedy) rethink(s game.Sight) {
	if len(g.attackers) == 0 || !g.trial.begin(s) {
		return
	}
	planned := 0
	for _, f := range g.attackers {
		if g.charge[f.id] {
			planned++
		}
	}
	best, number := g.trial.attack(nil), 0
	for n := 1; n <= len(g.attackers); n++ {
		if n < len(g.attackers) && (n < planned-1 || n > planned+1) {
			continue
		}
		if value := g.trial.attack(g.attackers[:n]); value > best {
			best, number = value, n
		}
	}
	for i, f := range g.attackers {
		g.charge[f.id] = i < number
	}
	for i, f := range g.attackers {
		if i < number-nearCut || i >= number+nearCut {
			continue
		}
		g.charge[f.id] = !g.charge[f.id]
		g.rivals = g.rivals[:0]
		for _, o := range g.attackers {
			if g.charge[o.id] {
				g.rivals = append(g.rivals, o)
			}
		}
		if value := g.trial.attack(g.rivals); value > best {
			best = value
		} else {
			g.charge[f.id] = !g.charge[f.id]
		}
	}
}

// declare is the next attacker, rather not one that keeps others of the charge from attacking.
func (g *Greedy) declare(s game.Sight) (game.Action, bool) {
	others := -1
	for _, a := range g.options {
		if a.Verb == game.Attack && g.charge[a.Card] {
			others++
		}
	}
	best, most := game.Action{}, -1
	for _, a := range g.options {
		if most == others {
			break
		}
		if a.Verb != game.Attack || !g.charge[a.Card] {
			continue
		}
		follow := others
		if others > 0 && g.view.Find(a.Card).Marks.Has(game.HasAbility) && g.trial.begin(s) {
			follow = g.trial.follow(a, &g.charge)
		}
		if follow > most {
			best, most = a, follow
		}
	}
	g.charge[best.Card] = false
	return best, most >= 0
}

// reblock tries out the other blocks that there are beside a.
func (g *Greedy) reblock(s game.Sight, a game.Action) game.Action {
	if !g.trial.begin(s) {
		return a
	}
	best := a
	most, ok := g.trial.block(a)
	if !ok {
		return a
	}
	tried := 0
	for _, o := range g.options {
		b := g.view.Find(o.Card)
		if o == a || o.Verb == game.Block && b.Strength < g.view.Find(o.Target).Strength && !b.Marks.Has(game.HasAbility) {
			continue
		}
		if tried++; tried > mostBlocks {
			break
		}
		if value, ok := g.trial.block(o); ok && value > most {
			best, most = o, value
		}
	}
	return best
}

// block is what a block comes to, the arithmetic setting those that follow, or declaring no more.
func (t *trial) block(a game.Action) (int, bool) {
	if a.Verb == game.Block {
		return t.try(a, defends)
	}
	return t.try(a, halts)
}
