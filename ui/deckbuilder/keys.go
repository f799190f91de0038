package deckbuilder

import "fyne.io/fyne/v2"

// TypedAlt takes the letters that are typed with Alt.
func (s *Screen) TypedAlt(k fyne.KeyName) {
	pages := map[fyne.KeyName]int{fyne.KeyD: pageCards, fyne.KeyF: pageFigures, fyne.KeyA: pageChances,
		fyne.KeyN: pageNotes, fyne.KeyV: pageVersions}
	if page, ok := pages[k]; ok {
		s.tabs.Choose(page)
		s.focusPage(page)
		return
	}
	switch open := s.model.At() >= 0; {
	case k == fyne.KeyI:
		s.toggleCloseup()
	case k == fyne.KeyL:
		s.desk.Canvas().Focus(s.decks)
	case k == fyne.KeyO:
		s.showMore()
	case k == fyne.KeyE:
		s.showFormats()
	case !open:
	case k == fyne.KeyB:
		s.swap()
	case k == fyne.KeyR:
		s.cureFirst()
	case k == fyne.KeyM:
		s.showHand(chance)
	case k == fyne.KeyT:
		s.showShortages()
	case k == fyne.KeyQ:
		s.showCode()
	}
}

// focusPage puts the keyboard where a page begins.
func (s *Screen) focusPage(page int) {
	first := map[int]fyne.Focusable{pageCards: s.roll, pageFigures: s.tabs, pageChances: s.chances.order,
		pageNotes: s.notes.notes, pageVersions: s.versions.list}
	s.desk.Canvas().Focus(first[page])
}

// swap moves a copy of the chosen line to the sideboard or back.
func (s *Screen) swap() {
	if chosen := s.roll.chosen(); chosen != nil {
		s.change(s.model.Swap(chosen.what))
	}
}

// cureFirst applies the first remedy of the first reason.
func (s *Screen) cureFirst() {
	if c, ok := firstCure(s.model.Problems()); ok {
		s.cure(c)
		s.desk.Notes.Say(c.Text)
	}
}

// firstCure is the first remedy of the first reason that has one.
func firstCure(problems []Problem) (c Cure, ok bool) {
	for _, p := range problems {
		if len(p.Cure) > 0 {
			return p.Cure[0], true
		}
	}
	return Cure{}, false
}
