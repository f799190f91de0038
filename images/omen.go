package images

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"castillo/game/card"
)

// omen says what a word in a name calls for. A line of motifs/words.txt reads
//
//	stems | recipes | facts
//
// A stem is the folded beginning of a word, a whole word if it ends in $; of
// several with a + between them the name must have all. Those that start with @
// are no words: they name a race, a type or either with an
// edition, for names that say nothing. Any part may be empty.
type omen struct {
	stems   []string
	recipes []string
	place   setting
	mood    mood
	weather weather
	many    bool // the subject may come in numbers
	telling bool // whatever else the name says, this is it
	placed  bool // the omen says where
	timed   bool // the omen says when
}

// weather is what fills the air before the subject.
type weather uint8

const (
	still weather = iota
	motes
	sparks
	snowfall
	rain
	leaves
	bubbles
	thunder
	sandstorm
	weathers
)

var settingNames = [settings]string{"meadow", "heights", "shore", "woods", "dunes", "town", "hall", "heaven", "cavern", "volcano", "frost", "marsh", "stones"}
var moodNames = [moods]string{"day", "dawn", "dusk", "night", "storm", "ember", "abyss", "haze"}
var weatherNames = [weathers]string{"clear", "motes", "sparks", "snow", "rain", "leaves", "bubbles", "thunder", "sand"}

func (lib library) parseOmen(line string) (omen, error) {
	parts := strings.Split(line, "|")
	if len(parts) != 3 {
		return omen{}, fmt.Errorf("three parts are wanted")
	}
	o := omen{stems: strings.Fields(parts[0]), recipes: strings.Fields(parts[1])}
	for _, recipe := range o.recipes {
		if _, ok := lib.compose(recipe); !ok {
			return o, fmt.Errorf("%q is not in the library", recipe)
		}
	}
	for _, fact := range strings.Fields(parts[2]) {
		if i := slices.Index(settingNames[:], fact); i >= 0 {
			o.place, o.placed = setting(i), true
		} else if i := slices.Index(moodNames[:], fact); i >= 0 {
			o.mood, o.timed = mood(i), true
		} else if i := slices.Index(weatherNames[:], fact); i >= 0 {
			o.weather = weather(i)
		} else if fact == "many" {
			o.many = true
		} else if fact == "telling" {
			o.telling = true
		} else {
			return o, fmt.Errorf("%q is no place, hour or weather", fact)
		}
	}
	return o, nil
}

// answers reports whether one of the words calls for the omen, and which.
func (o *omen) answers(words []string) (int, bool) {
	first, answered := len(words), false
	for _, stem := range o.stems {
		if i, ok := calling(stem, words); ok {
			first, answered = min(first, i), true
		}
	}
	return first, answered
}

// calling is the word that calls for a stem; of a stem of several the first of
// the words that do.
func calling(stem string, words []string) (int, bool) {
	first := len(words)
	for part := range strings.SplitSeq(stem, "+") {
		whole, exact := strings.CutSuffix(part, "$")
		i := slices.IndexFunc(words, func(word string) bool {
			return exact && word == whole || !exact && strings.HasPrefix(word, part)
		})
		if i < 0 {
			return 0, false
		}
		first = min(first, i)
	}
	return first, true
}

// vision is what an illustration is going to show.
type vision struct {
	subject motif
	second  motif // stands behind, empty for nothing
	many    bool  // the subject comes in numbers
	place   setting
	mood    mood
	weather weather
	spoken  bool // the name itself calls for the subject
}

// imagine reads a card's name, and where it says nothing the card's race, type
// and edition.
func imagine(c card.Card, d *dice) vision {
	lib := drawings()
	words := strings.FieldsFunc(card.Fold(c.Name), func(r rune) bool { return !unicode.IsLetter(r) })
	var v vision
	var said []*omen
	spoken := map[*omen]int{} // the word that calls for it
	for i := range lib.omens {
		o := &lib.omens[i]
		at, ok := o.answers(words)
		if !ok {
			continue
		}
		said = append(said, o)
		v.many = v.many || o.many && strings.HasSuffix(words[at], "s")
		if o.telling {
			at = -1
		}
		spoken[o] = at
	}
	// In Spanish what a thing is comes first and what it is like follows.
	slices.SortStableFunc(said, func(a, b *omen) int { return cmp.Compare(spoken[a], spoken[b]) })
	named := len(said)
	for _, key := range silent(c, words) {
		for i := range lib.omens {
			if o := &lib.omens[i]; slices.Contains(o.stems, key) {
				said = append(said, o)
			}
		}
	}
	first := lib.fittest(c.Type, said, named)
	v.spoken = first < named
	v.subject = lib.choose(said[first], c.Type, d)
	v.many = v.many && v.subject.shelf <= beasts
	for i, o := range said[:named] {
		if i != first && len(o.recipes) > 0 {
			v.second = lib.choose(o, card.NoType, d)
			break
		}
	}
	known := homes[lookOf(c)]
	v.place = known[d.Below(len(known))]
	placed, timed := false, false
	for i, o := range said {
		if o.placed && !placed && (i < named || d.Below(2) == 0) {
			v.place, placed = o.place, true
		}
		if o.timed && !timed {
			v.mood, timed = o.mood, true
		}
		if v.weather == still {
			v.weather = o.weather
		}
	}
	if !timed {
		v.mood = [...]mood{day, day, dawn, dusk, dusk, haze, night}[d.Below(7)]
	}
	return v
}

// homes are the places where the cards of an edition are at home.
var homes = map[card.Edition][]setting{
	"ES": {meadow, heights, woods, town, shore, hall}, "CR": {dunes, town, meadow, heights, shore},
	"HE": {shore, heights, town, meadow, hall}, "IM": {town, meadow, hall, heights},
	"HD": {meadow, woods, stones, shore, heights}, "TA": {heights, stones, shore, marsh, meadow},
	"DR": {dunes, shore, hall, town}, "EN": {dunes, hall, shore, town, heights},
	"PE": {meadow, heights, dunes, town}, "DCL": {woods, heights, hall, town, stones},
}

// fitting lists what cards of a type show best.
var fitting = map[card.Type][]shelf{
	card.Ally:   {figures, beasts},
	card.Weapon: {arms, beasts},
	card.Totem:  {places},
	card.Gold:   {things, places, arms},
}

// fittest is the omen whose subject becomes the type best: one that the name
// calls for, one that at least is called for unless a person is wanted, or what
// stands in for a name that says nothing.
func (lib library) fittest(t card.Type, said []*omen, named int) int {
	find := func(from, to int, wanted []shelf) int {
		for i := from; i < to; i++ {
			if o := said[i]; len(o.recipes) > 0 {
				if m, _ := lib.compose(o.recipes[0]); wanted == nil || slices.Contains(wanted, m.shelf) {
					return i
				}
			}
		}
		return -1
	}
	if i := find(0, named, fitting[t]); i >= 0 {
		return i
	}
	if i := find(0, named, nil); i >= 0 && t != card.Ally {
		return i
	}
	return max(0, find(named, len(said), nil))
}

// choose takes one of an omen's recipes, one that becomes the type if there is
// any.
func (lib library) choose(o *omen, t card.Type, d *dice) motif {
	var fit, all []motif
	for _, recipe := range o.recipes {
		m, _ := lib.compose(recipe)
		if slices.Contains(fitting[t], m.shelf) {
			fit = append(fit, m)
		}
		all = append(all, m)
	}
	if len(fit) == 0 {
		fit = all
	}
	return fit[d.Below(len(fit))]
}

// silent lists what speaks for a card whose name says nothing, the most telling
// first.
func silent(c card.Card, words []string) []string {
	var keys []string
	add := func(key string) {
		keys = append(keys, key+"-"+signOfEdition(c), key)
	}
	if races := c.Races.List(); len(races) > 0 {
		race := "@" + card.Fold(races[0].String())
		if len(words) > 0 && strings.HasSuffix(words[0], "a") {
			keys = append(keys, race+"-a")
		}
		add(race)
	}
	add("@" + card.Fold(c.Type.String()))
	return append(keys, "@"+signOfEdition(c), "@")
}
