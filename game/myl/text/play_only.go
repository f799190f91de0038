package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// playOnly reads "solo puedes jugar este Talismán en tu Fase de Vigilia y si
// controlas 2 o más Aliados".
func (r *reader) playOnly() (ability.Ability, bool) {
	if a, ok := try(r, r.entersOnly); ok {
		return a, true
	}
	p := ability.PlayOnly{}
	never, allowed := false, false
	switch {
	case r.notPlayable():
		never = true
	case r.one("para jugar", "para poder jugar", "para bajar", "para poder bajar"):
		if r.one("a"); !r.thisCard() {
			return nil, false
		}
		return r.playedHaving()
	case r.one("solo puedes jugar", "solo puedes bajar", "juega"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
		r.one("solo")
	case r.itIsPlayed() && r.one("juegalo", "juegala", "solo puedes jugarlo", "solo puedes jugarla", "solo puedes bajarlo", "solo puedes bajarla"):
		r.one("solo")
	case (r.peek() == "si" || r.peek() == "solo") && r.playsLater() && r.one("si", "solo si"):
		return r.playedIf()
	case r.one("puedes jugar", "puedes bajar"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
		allowed = !r.one("solo")
	default:
		r.thisCard()
		if !r.playedOnly() {
			return nil, false
		}
	}
	any := false
	if never {
		unless := r.take("a menos que")
		if !unless && !r.one("si") {
			return nil, false
		}
		c, ok := r.condition()
		if !ok || c == nil {
			return nil, false
		}
		if unless {
			return ability.PlayOnly{If: c}, !shape.OffBoard(c)
		}
		return playedUnless(c)
	}
	for n := 0; n < 3; n++ {
		at := r.state
		r.comma()
		r.one("y")
		r.comma()
		if !r.onlyFrom(&p) && !r.onlyOn(&p) && !r.onlyAt(&p) {
			r.state = at
			break
		}
		any = true
	}
	if allowed && (p.If == nil || shape.OffBoard(p.If) || p.When != (ability.Window{}) || p.On != nil || p.From != ability.InPlay) {
		return nil, false // it may be played where or when it otherwise might not
	}
	return p, any && !(p.On != nil && r.facts.Type == card.Talisman && r.spokenOfNext())
}

// notPlayable reads "no puedes jugar este Aliado", "no puedes jugarlo", "este Aliado no puede ser
// jugado", of which follows when.
func (r *reader) notPlayable() bool {
	at := r.state
	switch {
	case r.one("no puedes jugar", "no puedes bajar"):
		if r.one("a"); r.thisCard() {
			return true
		}
	case !r.before.has() && r.one("no puedes jugarlo", "no puedes jugarla", "no puedes bajarlo", "no puedes bajarla"):
		return true
	default:
		r.thisCard()
		if r.one("no puede ser jugado") {
			return true
		}
	}
	r.state = at
	return false
}

// playedHaving reads "debes controlar un Tótem" after "para jugar este Aliado".
func (r *reader) playedHaving() (ability.Ability, bool) {
	r.comma()
	c, ok := r.mustHave()
	return ability.PlayOnly{If: c}, ok && !shape.OffBoard(c)
}

// mustHave reads "debes controlar un Tótem".
func (r *reader) mustHave() (ability.Condition, bool) {
	if v := r.form(1).Verb; !r.one("debes") || v != es.Controlar && v != es.Tener {
		return nil, false
	}
	c, ok := r.condition()
	return c, ok && c != nil
}

// playedIf reads "Si controlas un Tótem, puedes jugar esta carta", "Solo si ... puedes jugarla",
// "Si ..., no puedes jugarla", from behind "si".
func (r *reader) playedIf() (ability.Ability, bool) {
	c, ok := r.condition()
	r.comma()
	never := r.one("no")
	if !ok || c == nil || shape.OffBoard(c) || !r.one("puedes jugar", "puedes bajar") {
		return nil, false
	}
	r.one("a")
	if ok := r.thisCard() && r.atEnd(); !never || !ok {
		return ability.PlayOnly{If: c}, ok
	}
	return playedUnless(c)
}

// itIsPlayed reports whether "juégalo" means the card itself: nothing else is at hand, or an Aliado that is in
// play, where nobody plays it.
func (r *reader) itIsPlayed() bool {
	b := r.before
	return !b.has() || r.facts.Type == card.Talisman && b.it == byPick && b.oneAlly() && !b.pick.outside && !b.brought
}

// onlyFrom reads from where alone a card may be played: "desde tu Mano".
func (r *reader) onlyFrom(p *ability.PlayOnly) bool {
	if p.From != ability.InPlay {
		return false
	}
	at := r.state
	if zones, of, ok := r.in(); ok && len(zones) == 1 && of == ability.You && (zones[0] == ability.Hand || zones[0] == ability.Cemetery) {
		p.From = zones[0]
		return true
	}
	r.state = at
	return false
}

// onlyOn reads to what it answers: "en respuesta a un ataque".
func (r *reader) onlyOn(p *ability.PlayOnly) bool {
	at := r.state
	if p.On == nil && r.inAnswerTo() {
		r.one("que")
		if e, ok := r.occasion(); ok {
			p.On = e
			return true
		}
		if e, ok := r.happening(); ok {
			p.On = e
			return true
		}
	}
	r.state = at
	return false
}

// onlyAt reads in which phase, or while what holds: "en tu Vigilia", "solo si controlas un Tótem".
func (r *reader) onlyAt(p *ability.PlayOnly) bool {
	if p.If == nil && r.one("en tu primer turno", "en tu primera vigilia", "en tu primera fase de vigilia") {
		p.If = ability.FirstTurn{}
		return true
	}
	if w, ok := r.window(); ok && p.When.Phase == ability.AnyPhase {
		p.When = w
		return true
	}
	r.one("solo")
	if p.If == nil && r.one("si", "mientras", "siempre que") {
		if c, ok := r.condition(); ok && c != nil {
			p.If = c
			return true
		}
	}
	return false
}
