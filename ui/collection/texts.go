package collection

import (
	"castillo/game/card"
	"castillo/game/myl/text"
	"castillo/ui/words"
)

// writeText opens the editor, on the text as it was left if it was not finished.
func (s *Screen) writeText(c card.Card) {
	begin, unfinished := s.drafts[c.Name]
	if !unfinished {
		begin = c.Text
	}
	openWriting(s.desk.Canvas(), c, text.NewNames(s.model.store.Catalogue().Names()),
		beginning{begin, len(s.model.Versions(c)), s.model.HasVersionText(c)},
		func(now string) { s.drafts[c.Name] = now },
		func(wrote string, onlyVersion bool) { s.putText(c, wrote, onlyVersion) },
		func() { delete(s.drafts, c.Name) })
}

// putText makes a text that of a card, or of the version that it is, or none of the
// owner's, and offers the one before.
func (s *Screen) putText(c card.Card, text string, onlyVersion bool) {
	s.desk.Canvas().Focus(s.Front)
	s.desk.Later(func() error { return s.model.WriteText(c, text, onlyVersion) }, func(err error) {
		if err != nil {
			return
		}
		delete(s.drafts, c.Name)
		s.desk.Notes.Offer(words.T("El texto de «{card}» ha cambiado", "card", c.Name), words.T("Deshacer"), s.Undo)
		s.reread(true)
	})
}
