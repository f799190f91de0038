package scenario

import (
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// An adjustment by hand is said in free words, such as "mover B.Tancredo a
// destierro" or "roba B 2 cartas". Each question about it is answered by those of
// the words that name one of its options.

func (m Adjust) try(t *table) bool {
	s := m.Mover()
	if t.m.Decision().Seat != s || !has(t.options(), game.Propose) {
		return false
	}
	t.begin(s)
	t.apply(game.Action{Verb: game.Propose})
	said := saying{words: strings.Fields(strings.NewReplacer(",", " ", `"`, " ").Replace(m.Words))}
	for t.m.Decision().Seat == s {
		a, ok := t.told(&said)
		if !ok || !t.apply(a) {
			return false
		}
		if a.Card != 0 {
			said.about = a.Card
		}
	}
	return !slices.ContainsFunc(said.words, func(w string) bool { return !slices.Contains(smallWords, card.Fold(w)) })
}

// smallWords stand between those that say something.
var smallWords = []string{"a", "al", "de", "del", "en", "la", "el", "un", "una", "su", "carta", "cartas", "por", "con", "mano", "mazo", "castillo"}

// saying is what is left of the words of an adjustment.
type saying struct {
	words []string
	about game.CardID // the card that was named last
}

// told is the option that some of the words name: the first that do, as many as
// can be. A player who is not named is the mover, a time the first there is.
func (t *table) told(said *saying) (game.Action, bool) {
	options := t.options()
	for i := range said.words {
		for n := len(said.words); n > i; n-- {
			if a, ok := t.tells(strings.Join(said.words[i:n], " "), said.about, options); ok {
				said.words = slices.Concat(said.words[:i], said.words[n:])
				return a, true
			}
		}
	}
	first := options[0]
	return first, t.m.Decision().Kind == game.Mode && first.Zone == 0 && said.about != 0 ||
		first == game.Action{Verb: game.Say, N: int16(t.m.Decision().Seat)}
}

// tells finds what a text means among the answers to a question about an
// adjustment.
func (t *table) tells(text string, about game.CardID, options []game.Action) (game.Action, bool) {
	folded := card.Fold(text)
	switch folded {
	case "mueve":
		folded = "mover"
	case "muestra":
		folded = "mostrar"
	}
	if s, ok := readSeat(folded); ok {
		side := game.Action{Verb: game.Say, N: int16(s)}
		return side, text == s.String() && t.m.Decision().Kind == game.Mode && options[0].Zone == 0 && slices.Contains(options, side) && t.words(side) != ""
	}
	if a, ok := t.lies(folded, about, options); ok {
		return a, true
	}
	if n, ok := readNumber(text); ok && t.m.Decision().Kind == game.Number {
		return pick(options, func(a game.Action) bool { return int(a.N) == n })
	}
	if has(options, game.Pick) {
		return t.meant(Choice{Text: text, Ref: refOf(text), Quoted: true}, slices.DeleteFunc(slices.Clone(options), func(a game.Action) bool { return a.Verb != game.Pick }))
	}
	if a, ok := pick(options, func(a game.Action) bool {
		words := card.Fold(t.words(a))
		return words == folded || strings.HasPrefix(words, folded+":")
	}); ok {
		return a, true
	}
	return pick(options, func(a game.Action) bool { return len(folded) > 2 && strings.HasPrefix(card.Fold(t.words(a)), folded) })
}

// lies is the place that a text such as "B.defensa" or "defensa de B" means: of
// two, the one on the side where the card lies now.
func (t *table) lies(folded string, about game.CardID, options []game.Action) (game.Action, bool) {
	side := game.Nobody
	if s, rest, ok := strings.Cut(folded, "."); ok {
		side, _ = readSeat(s)
		folded = rest
	} else if rest, s, ok := strings.Cut(folded, " de "); ok {
		side, _ = readSeat(s)
		folded = rest
	} else if it := t.look().card(about); it.ID != 0 {
		side = it.Controller
	} else {
		side = t.m.Decision().Seat
	}
	p, ok := readPlace(folded)
	if !ok {
		return game.Action{}, false
	}
	z, inPlay := t.book.zones[p], p >= Reserve && p <= Support
	return pick(options, func(a game.Action) bool {
		return a.Zone == z && a.Verb == game.Place && (!inPlay || a.N == int16(side))
	})
}

// refOf reads "B.cementerio.Tancredo#2".
func refOf(text string) Ref {
	r := Ref{Side: game.Nobody, Name: text}
	if s, rest, ok := strings.Cut(r.Name, "."); ok {
		if side, is := readSeat(card.Fold(s)); is {
			r.Side, r.Name = side, rest
		}
	}
	if p, rest, ok := strings.Cut(r.Name, "."); ok {
		if place, is := readPlace(card.Fold(p)); is {
			r.Place, r.Name = place, rest
		}
	}
	if name, n, ok := strings.Cut(r.Name, "#"); ok {
		r.Name = name
		r.Ordinal, _ = readNumber(n)
	}
	return r
}
