package deck

import "castillo/game/card"

// Figures count what a deck is made of, the initial Oro among its cards. A card
// that the catalogue does not know counts in Cards and Unknown alone; a line
// that names no printing counts as the printing that Find gives.
type Figures struct {
	Cards       int
	Unknown     int
	Types       [card.Gold + 1]int
	Costs       []int                   // of the cards that cost gold, by cost from 0
	Strengths   []int                   // of the Allies, by Strength from 0
	Races       [card.RaceCount + 1]int // an Ally of two races counts as both
	Raced       int                     // cards that have a race
	Frequencies [card.FrequencyCount + 1]int
	Editions    []EditionCount // those that occur, in the order of release, others after them
}

// EditionCount is how many cards are of an edition.
type EditionCount struct {
	Edition card.Edition
	Count   int
}

// Figures counts what the list is made of.
func (l List) Figures(c Catalogue) Figures {
	f := Figures{Cards: l.Count()}
	for _, info := range card.Editions() {
		f.Editions = append(f.Editions, EditionCount{Edition: info.Code})
	}
	f.add(Entry{l.Initial, 1}, c)
	for _, e := range l.Cards {
		f.add(e, c)
	}
	kept := f.Editions[:0]
	for _, e := range f.Editions {
		if e.Count > 0 {
			kept = append(kept, e)
		}
	}
	f.Editions = kept
	return f
}

func (f *Figures) add(e Entry, c Catalogue) {
	found, ok := e.Find(c)
	switch {
	case e.Ref == (Ref{}):
		return
	case !ok:
		f.Unknown += e.Count
		return
	}
	f.Types[found.Type] += e.Count
	f.Costs = countAt(f.Costs, found.Cost, e.Count)
	f.Strengths = countAt(f.Strengths, found.Strength, e.Count)
	for _, r := range found.Races.List() {
		f.Races[r] += e.Count
	}
	if found.Races != 0 {
		f.Raced += e.Count
	}
	f.Frequencies[found.Frequency] += e.Count
	for i := range f.Editions {
		if f.Editions[i].Edition == found.Edition {
			f.Editions[i].Count += e.Count
			return
		}
	}
	f.Editions = append(f.Editions, EditionCount{found.Edition, e.Count})
}

// countAt adds to the count of a number, unless it is NoNumber.
func countAt(counts []int, number int8, n int) []int {
	if number < 0 {
		return counts
	}
	for len(counts) <= int(number) {
		counts = append(counts, 0)
	}
	counts[number] += n
	return counts
}

// MeanCost is the mean cost of the cards that cost gold, 0 where there is none.
func (f Figures) MeanCost() float64 { return mean(f.Costs) }

// MeanStrength is the mean Strength of the Allies, 0 where there is none.
func (f Figures) MeanStrength() float64 { return mean(f.Strengths) }

func mean(counts []int) float64 {
	sum, n := 0, 0
	for number, count := range counts {
		sum += number * count
		n += count
	}
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}
