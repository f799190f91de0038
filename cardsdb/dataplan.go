package cardsdb

import (
	"bytes"
	"maps"
	"slices"

	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

// DataPlan is what would become of a file of card data, and what of it is taken: the owner
// may change that, line by line.
type DataPlan struct {
	Data     CardData
	Cards    []PlannedCard
	Wordings []PlannedWording
	Keeps    []bool // of each wording, whether what there is stays
	Prices   transfer.Plan
	NoPrices bool // the price list is left out
}

// CardFate is what becomes of the facts of a printing.
type CardFate uint8

// The fates of facts.
const (
	NewCard   CardFate = iota // the catalogue lacks it
	OtherCard                 // the program carries other facts
	OwnCard                   // the owner wrote other facts down
	SameCard                  // these very facts
)

// PlannedCard is a printing of a file, what is known of it, and what would become of it.
type PlannedCard struct {
	Card, Was card.Card
	Fate      CardFate
	Keeps     bool // what there is stays
}

// Brings reports whether the printing will be another.
func (p PlannedCard) Brings() bool { return p.Fate != SameCard && !p.Keeps }

// Changed are the names of the facts that differ, in the order of the facts file.
func (p PlannedCard) Changed() []string {
	was, now := factsOf(p.Was), factsOf(p.Card)
	return slices.DeleteFunc(slices.Clone(correctable), func(column string) bool { return was[column] == now[column] })
}

// Facts are the values of a fact, as it is and as the file has it.
func (p PlannedCard) Facts(column string) (was, now string) {
	return factsOf(p.Was)[column], factsOf(p.Card)[column]
}

// PlanData says what would become of a file of card data. What the owner wrote stays,
// unless that is changed in the plan.
func (s *Store) PlanData(d CardData) (DataPlan, error) {
	plan := DataPlan{Data: d}
	own, err := s.Corrections().All()
	if err != nil {
		return plan, err
	}
	written := map[card.Printing]bool{}
	for _, c := range own {
		written[c.Printing] = written[c.Printing] || c.kind() == factsOfPrinting
	}
	for _, c := range d.Cards {
		p := PlannedCard{Card: c}
		was, known := s.catalogue.Printing(c.Edition, c.Number)
		p.Was = was
		switch {
		case !known:
			p.Was = c.Printing().Unknown()
		case maps.Equal(factsOf(was), factsOf(c)):
			p.Fate = SameCard
		case written[c.Printing()]:
			p.Fate, p.Keeps = OwnCard, true
		default:
			p.Fate = OtherCard
		}
		plan.Cards = append(plan.Cards, p)
	}
	if plan.Wordings, err = s.Corrections().Plan(d.Wordings); err != nil {
		return plan, err
	}
	for i, w := range plan.Wordings {
		if c, ok := d.cardOf(w.Wording); ok && w.Fate == NoSuchCard {
			plan.Wordings[i].Card, plan.Wordings[i].Fate = c, NewText
		}
		plan.Keeps = append(plan.Keeps, w.Fate == OtherText)
	}
	if len(d.prices) > 0 {
		f, err := transfer.ReadPrices(bytes.NewReader(d.prices))
		if err != nil {
			return plan, err
		}
		plan.Prices = transfer.Match(f, d.over(s.catalogue)).PlanPrices(d.list)
	}
	return plan, nil
}

// cardOf is the card of the file that a wording is of.
func (d CardData) cardOf(w Wording) (card.Card, bool) {
	i := slices.IndexFunc(d.Cards, func(c card.Card) bool {
		return card.Fold(c.Name) == card.Fold(w.Name) && c.Type != card.NoType && (w.Edition == "" || c.Edition == w.Edition)
	})
	if i < 0 {
		return card.Card{}, false
	}
	return d.Cards[i], true
}

// widened is a catalogue with the printings of a file that it lacks.
type widened struct {
	*Catalogue
	cards map[card.Printing]card.Card
}

func (d CardData) over(c *Catalogue) widened {
	w := widened{c, map[card.Printing]card.Card{}}
	for _, one := range d.Cards {
		w.cards[one.Printing()] = one
	}
	return w
}

// Printing implements transfer.Catalogue.
func (w widened) Printing(e card.Edition, number int) (card.Card, bool) {
	if c, ok := w.cards[card.Printing{Edition: e, Number: number}]; ok {
		return c, true
	}
	return w.Catalogue.Printing(e, number)
}

// TakeAll is the plan in which nothing that there is stays in the way of the file.
func (p DataPlan) TakeAll() DataPlan {
	p.Cards, p.Keeps = slices.Clone(p.Cards), make([]bool, len(p.Wordings))
	for i := range p.Cards {
		p.Cards[i].Keeps = false
	}
	return p
}

// Brings is how many printings, texts and prices would be taken.
func (p DataPlan) Brings() (cards, texts, prices int) {
	for _, c := range p.Cards {
		if c.Brings() {
			cards++
		}
	}
	for i, w := range p.Wordings {
		if w.Brings() && !p.Keeps[i] {
			texts++
		}
	}
	if !p.NoPrices {
		prices = len(p.Prices.Prices.Prices)
	}
	return cards, texts, prices
}

// TakeData does what a plan says, as one edit; source is where the file comes from, as its
// owner calls it.
func (s *Store) TakeData(source string, p DataPlan) error {
	return s.edit("importar los datos de", source, func(e *Edit) (Done, error) {
		for _, c := range p.Cards {
			if c.Brings() {
				if err := e.setFacts(c.Card); err != nil {
					return Done{}, at(err, "%s", c.Card.Printing())
				}
			}
		}
		for i, w := range p.Wordings {
			if p.Keeps[i] {
				continue
			}
			if err := e.take(w); err != nil {
				return Done{}, err
			}
		}
		cards, texts, prices := p.Brings()
		if prices > 0 {
			if err := e.PutPrices(p.Prices.Prices); err != nil {
				return Done{}, err
			}
		}
		return Did(DataImported, source, number(cards), number(texts), number(prices)), nil
	})
}
