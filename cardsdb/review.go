package cardsdb

import (
	_ "embed"
	"encoding/csv"
	"slices"
	"strings"
	"sync"

	"castillo/game/card"
)

// The review file: how each text was judged against the rules, and which versions have
// none. A row names the card and the edition as the texts file does, then a state, the
// question that had to be decided, or what is missing, the rule that decides it and, where
// something is missing, the wording as it should be once it can be said.

//go:embed data/revision.csv
var reviewFile string

// The states of a review.
const (
	reviewed = "revisada"
	missing  = "falta"  // no wording says it yet
	byHand   = "a mano" // none ever will
)

// judgement is a row of the review file.
type judgement struct {
	name    string
	edition card.Edition // empty for the oldest facts
	state   string
	ask     string
	rule    string
	wording string
}

// judgements are the rows of the review file.
var judgements = sync.OnceValues(func() ([]judgement, error) {
	rows, err := csv.NewReader(strings.NewReader(reviewFile)).ReadAll()
	if err != nil {
		return nil, err
	}
	var all []judgement
	for _, row := range rows[1:] {
		all = append(all, judgement{row[0], card.Edition(row[1]), row[2], row[3], row[4], row[5]})
	}
	return all, nil
})

// ByHand is what of a card no wording says yet, so that it is played by hand; ok is false
// for a card with a text, and where nobody has judged it.
func (c *Catalogue) ByHand(of card.Card) (why string, ok bool) {
	all, err := judgements()
	if err != nil || of.Text != "" {
		return "", false
	}
	printings := c.Named(of.Name)
	for _, j := range all {
		if j.state == reviewed || card.Fold(j.name) != card.Fold(of.Name) {
			continue
		}
		if j.edition == of.Edition || slices.ContainsFunc(printings, func(p card.Card) bool {
			return (j.edition == "" || p.Edition == j.edition) && sameFacts(p, of)
		}) {
			return j.ask, true
		}
	}
	return "", false
}
