package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What a face can do by its programs, noted once for all.

// enlist gives a face one more program and notes what it can do by it.
func (d *definitions) enlist(face game.Face, p program) {
	p.slot = uint8(min(len(d.facts[face].programs), usesPerCard-1))
	p.nth = d.nthAnswer(face)
	d.facts[face].programs = append(d.facts[face].programs, p)
	d.hasPrograms = true
	if p.kind == isMeanwhile {
		d.awaited |= p.hears
		return
	}
	f := &d.facts[face]
	f.tolls = f.tolls || p.toll != 0
	switch a := p.ability.(type) {
	case ability.Continuous:
		f.continuous = true
		f.gaze = f.gaze.or(d.gazeOf(&p))
		d.bearers[face] = append(d.bearers[face], d.bearersIn(p.do)...)
		for _, of := range d.bearers[face] {
			d.choosy = d.choosy || len(d.filters[of.Key].that) > 0
		}
		switch d.nodes[p.do].effect.(type) {
		case ability.Act, ability.Win:
			f.compels, d.compels = true, true
		}
		f.pricesItself = f.pricesItself || d.pricesItself(p.do)
		f.silences = f.silences || d.appliesIn(layerLoss, p.do)
		f.guards = f.guards || d.appliesIn(layerGuard, p.do)
		if rule, ok := d.nodes[p.do].effect.(ability.Rule); ok {
			switch r := rule.Is.(type) {
			case ability.From:
				f.from, f.exiled = f.from|1<<zoneOf(r.Zone), r.Exiled
			case ability.PlayedIn:
				f.supports, f.foreign = r.Zone == ability.SupportLine, r.Under == ability.Opponent
			}
		}
	case ability.Triggered:
		if p.isAnswer() {
			f.responds |= p.hears
		} else {
			f.triggers |= p.hears
			f.exilesItself = f.exilesItself || hearsItsPlaying(p.on) && exilesThis(p.ability)
		}
	case ability.Response:
		f.responds |= p.hears
	case ability.Spell:
		d.timely |= 1 << p.when.Phase
		if p.on != nil || p.answers != 0 {
			f.responds |= p.hears
		}
	case ability.EntersAs:
		f.entersAs, d.disguises = true, true
	case ability.OneInPlay:
		f.oneInPlay = true
	case ability.Mark:
		switch a {
		case ability.Orbe:
			f.orbe = true
		case ability.Errante:
			f.oneInPlay, f.errante = true, true
		case ability.Relampago:
			f.responds, f.respondsInHand, d.atStarts = f.responds|p.hears, true, everyStart
		}
	case ability.Activated:
		if p.isAnswer() {
			f.responds |= p.hears
		}
		if !p.isAnswer() || p.either {
			f.activated = true
			d.opens |= p.opens
			if p.by != ability.Opponent {
				f.opens |= p.opens
			}
			if p.by == ability.Opponent || p.by == ability.Each {
				f.offers |= p.opens
				d.offers |= p.opens
			}
		}
	case ability.PlayOnly:
		f.bound = true
	case ability.OneActivation:
		f.oneActivation = true
	}
	if f.typ == card.Talisman {
		d.fromHand |= f.responds
	}
	if p.zones.has(Hand) && (p.kind == isResponse || p.isAnswer()) {
		d.fromHand, f.respondsInHand = d.fromHand|p.hears, true
	}
	d.place(&p, f)
}

// nthAnswer is which of a face's answers its next program would be, from 0.
func (d *definitions) nthAnswer(face game.Face) uint8 {
	n := 0
	for i := range d.facts[face].programs {
		if p := &d.facts[face].programs[i]; p.kind == isResponse || p.isAnswer() {
			n++
		}
	}
	return uint8(min(n, answersPerCard-1))
}

// hasOpponentDiscard reports whether a text takes cards out of the opponent's hand
// by discarding them.
func hasOpponentDiscard(tree ability.Card) bool {
	found := false
	ability.Walk(tree, func(v any) {
		act, ok := v.(ability.Act)
		if !ok || act.Verb != ability.Discard {
			return
		}
		found = found || act.Who == ability.Opponent || act.Who == ability.Each
		ability.Walk(act.What, func(v any) {
			f, ok := v.(ability.Filter)
			found = found || ok && f.Of == ability.Opponent
		})
	})
	return found
}
