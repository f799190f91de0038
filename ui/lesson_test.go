package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/game/lesson"
)

// TestTheFirstDuelIsTakenUpWhereItWasLeft leaves the lesson at its third step.
func TestTheFirstDuelIsTakenUpWhereItWasLeft(t *testing.T) {
	s := openShell(t)
	s.startLesson()
	s.settle()
	for range 2 {
		s.desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	}
	s.endDuel()
	s.settle()
	if l := s.learned(); l != (learned{2, true}) {
		t.Errorf("what is kept is %+v", l)
	}
	s.startLesson()
	s.settle()
	if l := s.learned(); s.duel == nil || s.duel.lesson == nil || l.Step != 2 {
		t.Errorf("it goes on with step %d", l.Step)
	}
	s.keepLearned(len(lesson.Steps))
	s.settle()
	s.startLesson()
	s.settle()
	if l := s.learned(); l.Step != 0 {
		t.Errorf("once won, it begins with step %d", l.Step)
	}
	s.endDuel()
}

// TestTheFirstDuelEndsWithADuelOfStarterDecks plays on after the lesson.
func TestTheFirstDuelEndsWithADuelOfStarterDecks(t *testing.T) {
	s := openShell(t)
	s.startLesson()
	s.playAStarter()
	s.settle()
	if s.duel == nil || s.duel.lesson != nil || s.duel.record == nil {
		t.Fatal("no duel has begun")
	}
	for _, side := range s.duel.record.standing().Sides {
		if side.List.Count() == 0 {
			t.Errorf("%q is empty", side.Deck)
		}
	}
	s.duel.close()
}
