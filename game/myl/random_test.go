package myl

import "castillo/game"

// anyOption is a player who takes any option.
type anyOption struct {
	rand    game.Rand
	options []game.Action
}

func (p *anyOption) Choose(s game.Sight) game.Action {
	p.options = s.Options(p.options[:0])
	return p.options[p.rand.Below(len(p.options))]
}

func randomPlayers(seed uint64) [2]game.Chooser {
	return [2]game.Chooser{&anyOption{rand: game.NewRand(seed)}, &anyOption{rand: game.NewRand(seed + 1)}}
}
