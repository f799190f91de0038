package scenario

import "castillo/game"

// step reads a statement after "jugada:", nil where it is not understood.
func (p *parser) step(line string) Step {
	r, ok := p.read(line)
	if !ok {
		return nil
	}
	var s Step
	var hint string
	switch {
	case r.words("hasta"):
		s, hint = r.until()
	case r.words("espera"):
		s, hint = r.expect()
	default:
		s, hint = r.move()
	}
	if s == nil || !r.done() {
		p.fail(r.rest(), hint)
		return nil
	}
	return s
}

func (r *reader) until() (Step, string) {
	const hint = "se esperaba «hasta FASE [de A|B]»"
	u := Until{Line: r.line, Of: game.Nobody}
	var ok bool
	if u.Phase, ok = r.moment(); !ok {
		return nil, hint
	}
	if r.words("de") {
		if u.Of, ok = r.seat(); !ok {
			return nil, hint
		}
	}
	return u, hint
}

// move reads what a player does; the hint says what was expected there.
func (r *reader) move() (Move, string) {
	s, ok := r.seat()
	if !ok {
		return nil, "una jugada empieza con A o con B"
	}
	at, by := r.line, By(s)
	switch {
	case r.words("juega"):
		return r.play(at, by)
	case r.words("usa"):
		return r.use(at, by)
	case r.words("ataca", "con"):
		return r.attack(at, by)
	case r.words("bloquea"):
		return r.block(at, by)
	case r.words("no", "bloquea"):
		return Block{Line: at, By: by}, ""
	case r.words("elige"):
		c, ok := r.choices()
		if !ok {
			return nil, "se esperaba lo que se elige"
		}
		return Choose{at, by, c}, ""
	case r.words("pasa"):
		return Pass{at, by}, ""
	case r.words("no", "agrupa"):
		return r.keep(at, by)
	case r.words("termina"):
		return End{at, by}, ""
	case r.words("ajusta") && !r.done():
		text := r.rest()
		r.i = len(r.toks)
		return Adjust{at, by, text}, ""
	}
	return nil, "se esperaba juega, usa, ataca con, bloquea, no bloquea, elige, pasa, no agrupa, termina o ajusta"
}

func (r *reader) play(at Line, by By) (Move, string) {
	const hint = "se esperaba CARTA [a OBJETIVO, …] [en ZONA]"
	m := Play{Line: at, By: by}
	var ok bool
	if m.Card, ok = r.ref("a", "en"); !ok {
		return nil, hint
	}
	if r.words("a") {
		if m.Targets, ok = r.choices("en"); !ok {
			return nil, hint
		}
	}
	if r.words("en") {
		if m.Zone, ok = readPlace(r.peek().folded); !ok {
			return nil, hint
		}
		r.i++
	}
	return m, hint
}

func (r *reader) use(at Line, by By) (Move, string) {
	const hint = "se esperaba CARTA [habilidad N] [a OBJETIVO, …]"
	m := Use{Line: at, By: by}
	var ok bool
	if m.Card, ok = r.ref("a", "habilidad"); !ok {
		return nil, hint
	}
	if r.words("habilidad") {
		if m.N, ok = r.number(); !ok || m.N == 0 {
			return nil, hint
		}
	}
	if r.words("a") {
		if m.Targets, ok = r.choices(); !ok {
			return nil, hint
		}
	}
	return m, hint
}

func (r *reader) attack(at Line, by By) (Move, string) {
	cards, ok := r.refs()
	if !ok {
		return nil, "se esperaba ataca con CARTA[, CARTA]…"
	}
	return Attack{at, by, cards}, ""
}

func (r *reader) block(at Line, by By) (Move, string) {
	const hint = "se esperaba ATACANTE con BLOQUEADOR[, ATACANTE con BLOQUEADOR]…"
	m := Block{Line: at, By: by}
	for {
		var p Pair
		var ok bool
		if p.Attacker, ok = r.ref("con"); !ok || !r.words("con") {
			return nil, hint
		}
		if p.Blocker, ok = r.ref(); !ok {
			return nil, hint
		}
		m.Pairs = append(m.Pairs, p)
		if !r.mark(",") {
			return m, hint
		}
	}
}

func (r *reader) keep(at Line, by By) (Move, string) {
	m := Keep{Line: at, By: by}
	for {
		switch {
		case r.words("oros"):
			m.Places = append(m.Places, Paid)
		case r.words("aliados"):
			m.Places = append(m.Places, AttackLine)
		default:
			return nil, "se esperaba «Oros» o «Aliados»"
		}
		if !r.mark(",") && !r.words("y") {
			return m, ""
		}
	}
}
