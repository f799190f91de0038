package command

import (
	"bufio"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/myl/text"
)

// shipping makes the texts that the catalogue carries out of printed ones. What
// it keeps is what the printer says of their meaning, never what was printed.
type shipping struct {
	catalogue *cardsdb.Catalogue
	names     *text.Names
	texts     map[string]string // by name as the catalogue spells it
	twofold   map[string]bool   // names whose texts do not mean the same

	unknown, against, unread, same int
}

// longestSame is how many words a standard wording may have that comes out
// exactly as it was printed: so short a sentence cannot be said otherwise. A
// longer one is left for the owner to type.
const longestSame = 12

func runCatalogueTexts(c *call, file string) error {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return err
	}
	s := shipping{catalogue: catalogue, names: text.NewNames(catalogue.Names()), texts: map[string]string{}, twofold: map[string]bool{}}
	err = eachText(c, file, func(p printedText) error {
		if facts, err := p.facts(); err != nil {
			s.against++
		} else {
			s.take(p.Text, facts)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if len(s.texts) == 0 {
		return inFile(file, errors.New("no hay ningún texto de una carta del catálogo"))
	}
	out := bufio.NewWriter(c.Stdout)
	for _, name := range slices.Sorted(maps.Keys(s.texts)) {
		fmt.Fprintf(out, "%s\t%s\n", name, s.texts[name])
	}
	fmt.Fprintf(c.Stderr, "%d nombres con texto, de %d del catálogo\n", len(s.texts), len(catalogue.Names()))
	fmt.Fprintf(c.Stderr, "sin texto: %d de cartas que el catálogo no tiene, %d con otros datos, %d que no se leen enteros, %d con dos significados, %d que quedan como se imprimieron\n",
		s.unknown, s.against, s.unread, len(s.twofold), s.same)
	return out.Flush()
}

// take keeps the text of a card of the catalogue, if all of it is understood.
func (s *shipping) take(printed string, facts card.Card) {
	known, ok := s.named(facts)
	if !ok {
		return
	}
	standard, ok := standardWording(s.names.Spell(printed, known), known)
	if !ok {
		s.unread++
		return
	}
	switch before, again := s.texts[known.Name]; {
	case s.twofold[known.Name]:
	case again && before != standard:
		s.twofold[known.Name] = true
		delete(s.texts, known.Name)
	case !again:
		if card.Fold(standard) == card.Fold(printed) && len(strings.Fields(standard)) > longestSame {
			s.same++
			return
		}
		s.texts[known.Name] = standard
	}
}

// named is the catalogue's card of that name, unless what it knows of the card
// speaks against the facts.
func (s *shipping) named(facts card.Card) (card.Card, bool) {
	all := s.catalogue.Named(facts.Name)
	if len(all) == 0 {
		s.unknown++
		return card.Card{}, false
	}
	for _, c := range all {
		if c.Type != card.NoType && (c.Ability == card.WithoutAbility || c.Type != facts.Type ||
			c.Cost != facts.Cost || c.Strength != facts.Strength || c.Races != facts.Races) {
			s.against++
			return card.Card{}, false
		}
	}
	known := slices.IndexFunc(all, func(c card.Card) bool { return c.Type != card.NoType })
	if known < 0 {
		s.unknown++
		return card.Card{}, false
	}
	return all[known], true
}

// standardWording is what the printer makes of a printed text. It is no good
// if the reader does not find the same meaning in it again.
func standardWording(printed string, c card.Card) (string, bool) {
	read, err := text.Read(printed, c)
	if err != nil || !read.Whole() {
		return "", false
	}
	standard := text.Print(read.Card, c)
	again, err := text.Read(standard, c)
	if err != nil || standard == "" || !reflect.DeepEqual(again.Card, read.Card) || text.Print(again.Card, c) != standard {
		return "", false
	}
	return standard, true
}
