package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/widgets"
	"castillo/ui/words"
)

// clock is the strip below the table that counts what the person has left to decide in a
// round.
type clock struct {
	duel *duel
	left *widgets.Ink
	stop chan struct{}
}

// lastMinute is when the clock warns.
const lastMinute = 60 // seconds

// newClock counts for a duel until it is closed.
func newClock(d *duel) *clock {
	c := &clock{duel: d, stop: make(chan struct{})}
	c.left = widgets.NewInk("", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{})
	go func() {
		t := time.NewTicker(time.Second)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				fyne.Do(c.tick)
			case <-c.stop:
				return
			}
		}
	}()
	c.show()
	return c
}

func (c *clock) content() fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(4, 4, 12, 12), container.NewHBox(layout.NewSpacer(), c.left))
}

// tick counts a second in which the person decides. Whose time is out loses the duel, and the
// round with it.
func (c *clock) tick() {
	v := c.duel.mat.View()
	if v.Result.Over || v.Decision.Seat != v.Seat {
		return
	}
	if c.duel.record.spend(1) == 0 {
		c.duel.shell.desk.Notes.Say(words.T("Se te acabó el tiempo"))
		c.duel.mat.Concede()
	}
	c.show()
}

func (c *clock) show() {
	seconds, _ := c.duel.record.standing().Left()
	c.left.SetText(words.T("Te quedan {time} para toda la ronda", "time", words.Countdown(time.Duration(seconds)*time.Second)))
	colour := fynetheme.ColorNameForeground
	if seconds < lastMinute {
		colour = fynetheme.ColorNameWarning
	}
	c.left.SetColor(colour)
}
