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
	texts     map[string]string // by name as the catalogue spells it, with the edition where facts changed
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
	known, called, ok := s.named(facts)
	if !ok {
		return
	}
	standard, ok := standardWording(s.names.Spell(printed, known), known)
	if !ok {
		s.unread++
		return
	}
	switch before, again := s.texts[called]; {
	case s.twofold[called]:
	case again && before != standard:
		s.twofold[called] = true
		delete(s.texts, called)
	case !again:
		if card.Fold(standard) == card.Fold(printed) && len(strings.Fields(standard)) > longestSame {
			s.same++
			return
		}
		s.texts[called] = standard
	}
}

// named is the oldest printing of that name with the facts, and how the file of texts
// calls it: by the name where no older one had others, else with its edition.
func (s *shipping) named(facts card.Card) (known card.Card, called string, ok bool) {
	all := s.catalogue.Named(facts.Name)
	all = slices.DeleteFunc(all, func(c card.Card) bool { return c.Type == card.NoType })
	if len(all) == 0 {
		s.unknown++
		return card.Card{}, "", false
	}
	at := slices.IndexFunc(all, func(c card.Card) bool {
		return c.Ability != card.WithoutAbility && c.Type == facts.Type && c.Cost == facts.Cost && c.Strength == facts.Strength && c.Races == facts.Races
	})
	switch at {
	case -1:
		s.against++
		return card.Card{}, "", false
	case 0:
		return all[0], all[0].Name, true
	}
	return all[at], fmt.Sprintf("%s (%s)", all[at].Name, all[at].Edition), true
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
