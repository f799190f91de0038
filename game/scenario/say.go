package scenario

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// What is said when a move cannot be done.

const maxListed = 16

func (m Play) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede jugar %v", m.Mover(), m.Card), func(t *table) string {
		if ok, why := t.excuseTargets(Play{m.Line, m.By, m.Card, nil, m.Zone}, m.Targets); ok {
			return why
		}
		return t.rejection(m.Mover(), game.Play, m.Card, t.book.zones[m.Zone])
	})
}

func (m Use) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede usar %v", m.Mover(), m.Card), func(t *table) string {
		if ok, why := t.excuseTargets(Use{m.Line, m.By, m.Card, m.N, nil}, m.Targets); ok {
			return why
		}
		return t.rejection(m.Mover(), game.Use, m.Card, 0)
	})
}

func (m Attack) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede atacar con %s", m.Mover(), listed(m.Cards)), func(t *table) string {
		for _, r := range m.Cards {
			if !(Attack{m.Line, m.By, []Ref{r}}).try(t.clone()) {
				return t.refusal(m.Mover(), r, t.book.zones[AttackLine])
			}
		}
		return "no todos a la vez"
	})
}

func (m Block) blame(t *table) string {
	what := fmt.Sprintf("%v no puede bloquear %s", m.Mover(), listed(m.Pairs))
	if len(m.Pairs) == 0 {
		what = fmt.Sprintf("%v no puede dejar de bloquear", m.Mover())
	}
	return t.excuse(m, what, func(t *table) string {
		switch {
		case len(m.Pairs) == 0:
			return "nadie le pregunta"
		case !has(t.options(), game.Block):
			return "nadie le pregunta, porque no hay atacantes o ninguno de sus Aliados puede bloquearlos"
		}
		for _, p := range m.Pairs {
			if (Block{m.Line, m.By, []Pair{p}}).try(t.clone()) {
				continue
			}
			foes := t.look().find(p.Attacker)
			if len(foes) == 0 {
				return fmt.Sprintf("no hay ningún %v", p.Attacker)
			}
			return t.refusalOn(m.Mover(), p.Blocker, 0, foes[0].ID)
		}
		return "no todos a la vez"
	})
}

// listed names cards or pairs of them.
func listed[T any](all []T) string {
	words := make([]string, len(all))
	for i, one := range all {
		words[i] = fmt.Sprint(one)
	}
	return strings.Join(words, ", ")
}

func (m Choose) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede elegir eso", m.Mover()), func(t *table) string {
		return "nadie le pregunta; se puede: " + t.list(t.options())
	})
}

// A player whom nobody asks has nothing to decline.
func (m Pass) blame(t *table) string {
	if !t.over() && t.m.Decision().Seat != m.Mover() {
		return ""
	}
	return t.excuse(m, fmt.Sprintf("%v no tiene nada que declinar", m.Mover()), func(t *table) string {
		return "se puede: " + t.list(t.options())
	})
}

func (m Keep) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no agrupa ahora", m.Mover()), func(t *table) string {
		return "se puede: " + t.list(t.options())
	})
}

func (m End) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede terminar la fase", m.Mover()), func(t *table) string {
		return "se puede: " + t.list(t.options())
	})
}

func (m Adjust) blame(t *table) string {
	return t.excuse(m, fmt.Sprintf("%v no puede ajustar «%s»", m.Mover(), m.Words), func(t *table) string {
		return "la mesa no lo ofrece"
	})
}

// excuse says what stands in the way of a move: the end of the match, a choice
// that must be made first, the other player's turn to decide, or what own knows
// of the table on which the mover may act.
func (t *table) excuse(m Move, what string, own func(*table) string) string {
	_, chooses := m.(Choose)
	t = t.clone()
	for range limit {
		t.deal()
		d := t.m.Decision()
		if d.Seat == m.Mover() && (d.Kind == game.Main) != chooses || !t.step(manner{declarations: true}) {
			break
		}
	}
	if !chooses {
		t = t.passing(m.Mover())
	}
	d := t.m.Decision()
	switch {
	case t.over():
		return what + ": la partida ya terminó"
	case chooses && d.Seat == m.Mover() && d.Kind != game.Main:
		return fmt.Sprintf("%s: %s %s", what, t.question(), t.list(t.options()))
	case t.forced() != "":
		return fmt.Sprintf("%s: %s", what, t.forced())
	case d.Seat != m.Mover():
		return fmt.Sprintf("%s: ahora decide %v (%s)", what, d.Seat, t.question())
	}
	return what + ": " + own(t)
}

// passing is the table once nobody answers what stands between a player and that
// player's own next free decision; the table itself where another comes first.
func (t *table) passing(s game.Seat) *table {
	after := t.clone()
	for range limit {
		if after.over() || after.free() || !after.step(manner{}) {
			break
		}
	}
	if !after.over() && after.free() && after.m.Decision().Seat == s {
		return after
	}
	return t
}

// excuseTargets says what is wrong with the targets of a move that is possible
// without them.
func (t *table) excuseTargets(bare Move, targets []Choice) (bool, string) {
	after := t.clone()
	if len(targets) == 0 || !bare.try(after) {
		return false, ""
	}
	s := bare.Mover()
	after.answers[s], after.loose[s] = targets, true
	after.exhaust(s)
	if len(after.answers[s]) == 0 {
		return false, ""
	}
	target := after.answers[s][0].Text
	why := t.turnedDown(bare, after.answers[s][0])
	if d := after.m.Decision(); !after.over() && d.Seat == s && d.Kind != game.Main {
		return true, fmt.Sprintf("%s «%s» no se puede elegir%s; se puede: %s", after.question(), target, why, after.list(after.options()))
	}
	return true, fmt.Sprintf("nadie pide «%s», o no se puede elegir%s", target, why)
}

// turnedDown is the rulebook's own reason, in brackets, why the first choice that
// a move leads to cannot be target, empty for none.
func (t *table) turnedDown(bare Move, target Choice) string {
	s, verb, r := bare.Mover(), game.Use, Ref{}
	switch m := bare.(type) {
	case Play:
		verb, r = game.Play, m.Card
	case Use:
		r = m.Card
	}
	for _, it := range t.look().find(r) {
		for _, a := range t.options() {
			if a.Verb != verb || a.Card != it.ID {
				continue
			}
			after := t.clone()
			after.apply(a)
			after.deal()
			for _, aim := range after.look().find(target.Ref) {
				if d := after.m.Decision(); d.Seat == s && d.Kind == game.Choose {
					if why := after.m.Refuse(s, aim.ID, 0, 0); why != nil {
						return " (" + why.Say(after.nameFor) + ")"
					}
				}
			}
		}
	}
	return ""
}

const maxAbilities = 16 // of a card, that are tried one after the other

// rejection is the rulebook's own reason why none of the cards that a name means
// can be played or used: the first that says more than that it is not asked for.
func (t *table) rejection(s game.Seat, v game.Verb, r Ref, zone game.Zone) string {
	cards := t.look().find(r)
	if v == game.Play {
		slices.SortStableFunc(cards, func(a, b item) int {
			return cmp.Compare(t.fromHand(a), t.fromHand(b))
		})
	}
	nothing := t.refused(game.Action{Verb: v})
	for _, it := range cards {
		if r.Side.Plays() || it.side == s {
			for n := range int16(maxAbilities) {
				if v == game.Use && n == 0 {
					continue // abilities are counted from 1
				}
				why := t.refused(game.Action{Verb: v, Card: it.ID, Face: it.Face, N: n})
				if why != nil && (nothing == nil || why.Reason != nothing.Reason) {
					return why.Say(t.nameFor)
				}
			}
		}
	}
	return t.refusal(s, r, zone)
}

// fromHand orders cards: those in a hand first.
func (t *table) fromHand(it item) int {
	if it.lies == t.book.zones[Hand] {
		return 0
	}
	return 1
}

// refused is the rulebook's answer to an action that it refuses, nil otherwise.
func (t *table) refused(a game.Action) *game.Refusal {
	var why *game.Refusal
	errors.As(t.clone().m.Apply(a), &why)
	return why
}

// refusal is the rulebook's own reason, for the first card that a name means.
func (t *table) refusal(s game.Seat, r Ref, zone game.Zone) string {
	return t.refusalOn(s, r, zone, 0)
}

func (t *table) refusalOn(s game.Seat, r Ref, zone game.Zone, target game.CardID) string {
	if !r.Side.Plays() {
		r.Side = s
	}
	cards := t.look().find(r)
	if len(cards) == 0 {
		return fmt.Sprintf("%v no tiene ningún %s", r.Side, r.Name)
	}
	why := t.m.Refuse(s, cards[0].ID, zone, target)
	if why == nil {
		return "ahora se puede: " + t.list(t.options())
	}
	return why.Say(t.nameFor)
}

// fill puts a card and a number into a sentence of the rulebook.
func (t *table) fill(sentence string, id game.CardID, n int) string {
	return strings.NewReplacer("{carta}", t.nameFor(id), "{n}", strconv.Itoa(n)).Replace(sentence)
}

func (t *table) nameFor(id game.CardID) string {
	if it := t.look().card(id); it.name != "" {
		return it.name
	}
	return "una carta"
}

func (t *table) question() string {
	d := t.m.Decision()
	return t.fill(t.book.Question(d.Ask), d.Source, int(d.Left))
}

// list says what can be chosen.
func (t *table) list(options []game.Action) string {
	var out []string
	seen := map[string]bool{}
	for _, a := range options {
		text := t.say(a)
		if seen[text] {
			continue
		}
		seen[text] = true
		if len(out) == maxListed {
			out = append(out, "…")
			break
		}
		out = append(out, text)
	}
	if len(out) == 0 {
		return "nada"
	}
	return strings.Join(out, ", ")
}

// say puts an option into the words in which a scenario would choose it.
func (t *table) say(a game.Action) string {
	switch a.Verb {
	case game.Play:
		return "juega " + t.nameFor(a.Card)
	case game.Use:
		return "usa " + t.nameFor(a.Card)
	case game.Attack:
		return "ataca con " + t.nameFor(a.Card)
	case game.Block:
		return fmt.Sprintf("bloquea %s con %s", t.nameFor(a.Target), t.nameFor(a.Card))
	case game.Pick:
		return t.exactly(a)
	case game.Pass:
		return "nada"
	case game.End:
		return "termina"
	case game.Yes:
		return "sí"
	case game.No:
		return "no"
	case game.NameIt:
		return strings.Join(t.nameOf(a), " o ")
	}
	n := strconv.Itoa(int(a.N))
	if w := t.words(a); w != "" && w != n {
		return strconv.Quote(w)
	}
	return n
}

// exactly names a card that can be picked, with its side and, among namesakes,
// its ordinal; by its face alone where its sleeve does not tell it.
func (t *table) exactly(a game.Action) string {
	sc := t.look()
	it := sc.card(a.Card)
	if name := t.faceOf(a); name != "" && name != it.name {
		return name
	}
	r := Ref{Side: it.side, Place: sc.book.place(it.lies), Name: it.name}
	if len(sc.find(r)) > 1 {
		r.Ordinal = it.nth
	}
	if card.Fold(r.Name) == "" {
		r.Name = "una carta"
	}
	return r.String()
}
