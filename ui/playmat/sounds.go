package playmat

import (
	"castillo/game"
	"castillo/ui/sound"
	"castillo/ui/words"
)

// Sounds are what the table is heard through.
type Sounds interface {
	Play(sound.Kind)
	Muted() bool
}

// muteKey is the key that turns the sounds off and on.
const muteKey = "V"

// hear plays a sound, where there are any.
func (m *Mat) hear(k sound.Kind) {
	if m.config.Sounds != nil {
		m.config.Sounds.Play(k)
	}
}

// heardOf is the sound of an event; ok is false where it is not heard.
func (m *Mat) heardOf(e game.Event) (k sound.Kind, ok bool) {
	switch {
	case e.What == game.Plays:
		return sound.CardPlayed, true
	case e.What == game.Draws:
		return sound.CardDrawn, true
	case e.What == game.Attacks:
		return sound.Attack, true
	case e.What == game.Damages && e.N > 0:
		return sound.CastleHit, true
	case e.What == game.Ends && e.Seat == m.config.Human:
		return sound.Won, true
	case e.What == game.Ends && e.Seat == m.config.Human.Other():
		return sound.Lost, true
	}
	return 0, false
}

// mute turns the sounds off or on, and says so.
func (m *Mat) mute() {
	if m.config.Sounds == nil || m.config.OnMute == nil {
		return
	}
	m.config.OnMute()
	text := words.T("Sonidos: sí")
	if m.config.Sounds.Muted() {
		text = words.T("Sonidos: no")
	}
	m.say(text, m.board.ground.Strip.center())
}
