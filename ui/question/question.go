// Package question is how cards are asked for in a window: the [Question] that
// a search stands for, and the [Line] below it, which says the question back,
// or what is wrong with it, and offers ways to go on.
package question

import (
	"castillo/cardsdb/query"
	"castillo/ui/words"
)

// Question is what a search asks: the last that was understood of what was
// typed into it. The zero Question asks for everything.
type Question struct {
	query query.Query
	wrong error
	begun string // the word that is left out, as a field seems to begin with it
}

// Cards are what is asked; *query.Index is them.
type Cards interface {
	Check(query.Query) error
}

// Ask takes over what was typed. What is not understood leaves the question as
// it was; Wrong says why. If nothing answers, and the last word begins the name
// of a field, that word is not asked for yet.
func (q *Question) Ask(text string, cards Cards, answers func(query.Query) bool) {
	asked, err := query.Parse(text)
	if err == nil {
		err = cards.Check(asked)
	}
	if q.wrong = err; err != nil {
		return
	}
	q.query, q.begun = asked, ""
	if rest, word, ok := query.Begun(text); ok && !answers(asked) {
		q.query, q.begun = rest, word
	}
}

// Query is the question, to be asked of an index.
func (q *Question) Query() query.Query { return q.query }

// Wrong says why what was typed was not understood, nil if it was.
func (q *Question) Wrong() error { return q.wrong }

// Said is the question in words, empty for none.
func (q *Question) Said() string {
	said := ""
	if q.query.Root != nil {
		said = q.query.Describe(words.T)
	}
	if q.begun == "" {
		return said
	}
	if said != "" {
		said += " · "
	}
	return said + words.T("ninguna carta con «{word}»; si es un campo, falta su valor", "word", q.begun)
}
