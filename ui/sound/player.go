package sound

import (
	"sync"
	"sync/atomic"
)

// Player plays sounds. It may be used from any goroutine. The zero Player has nothing to play on.
type Player struct {
	muted   atomic.Bool
	deaf    atomic.Bool // this machine has nothing that plays a sound
	playing [kinds]atomic.Bool
	out     func([]float32) error // plays samples to their end
	all     sync.WaitGroup
}

// New is a player on this machine.
func New() *Player { return &Player{out: playOnServer} }

// Mute has nothing played from now on, or again what there is to be heard.
func (p *Player) Mute(on bool) { p.muted.Store(on) }

// Muted reports whether nothing is played.
func (p *Player) Muted() bool { return p.muted.Load() }

// Play plays a sound beside whatever goes on, unless one of its kind is still heard. A machine
// that fails at one sound is not asked again.
func (p *Player) Play(k Kind) {
	if k >= kinds || p.out == nil || p.muted.Load() || p.deaf.Load() || !p.playing[k].CompareAndSwap(false, true) {
		return
	}
	p.all.Go(func() {
		defer p.playing[k].Store(false)
		if p.out(render(sounds[k])) != nil {
			p.deaf.Store(true)
		}
	})
}
