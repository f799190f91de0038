package printer

import (
	"strconv"
	"strings"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// DeedsOfTurn is what cards did in the turn, said of one and of several.
var DeedsOfTurn = map[ability.State][2]string{
	ability.AttackedNow: {"atacó", "atacaron"}, ability.DidBlockNow: {"bloqueó", "bloquearon"}, ability.FoughtNow: {"atacó o bloqueó", "atacaron o bloquearon"},
	ability.EnteredNow: {"entró en juego", "entraron en juego"}, ability.DamagedNow: {"hizo daño al Mazo Castillo", "hicieron daño al Mazo Castillo"},
}

// condition writes what follows "si".
func (p *printer) condition(c ability.Condition) string {
	switch c := c.(type) {
	case ability.All:
		var parts []string
		for _, one := range c.Of {
			parts = append(parts, p.condition(one))
		}
		return strings.Join(parts, " y ")
	case ability.Any:
		var parts []string
		for _, one := range c.Of {
			parts = append(parts, p.condition(one))
		}
		return strings.Join(parts, " o ")
	case ability.Not:
		return p.negated(c.Of)
	case ability.Exists:
		return p.exists(c, "")
	case ability.Only:
		return p.only(c)
	case ability.OnlyThis:
		return "solo controlas " + p.this()
	case ability.Fits:
		return p.fits(c, "")
	case ability.Compares:
		return p.compares(c, "")
	case ability.DeclaredAttack:
		return "declaraste ataque"
	case ability.Happened:
		return p.happened(c, "")
	case ability.FirstTurn:
		return "es tu primer turno"
	case ability.During:
		return "es " + phase(c.Window)
	case ability.TurnOf:
		if c.Who == ability.Opponent {
			return "es el turno oponente"
		}
		return "es tu turno"
	}
	return ""
}

// negated writes what is not so. "No" stands before the verb of the condition; one that has no
// such place is denied as a whole.
func (p *printer) negated(c ability.Condition) string {
	switch c := c.(type) {
	case ability.Exists:
		return p.exists(c, "no ")
	case ability.Fits:
		return p.fits(c, "no ")
	case ability.Happened:
		return p.happened(c, "no ")
	case ability.DeclaredAttack:
		return "no declaraste ataque"
	case ability.Compares:
		return p.compares(c, "no ")
	case ability.During:
		return "no es " + phase(c.Window)
	}
	return "no es cierto que " + p.condition(c)
}

// exists writes "controlas 2 o más Aliados", "hay un Oro en juego".
func (p *printer) exists(c ability.Exists, no string) string {
	f := c.Of
	p.spelled = p.spelled || len(f.Names) > 0
	if len(f.That) > 0 && f.That[len(f.That)-1] == (ability.Quality)(ability.Is{State: ability.IsNamed}) {
		return "tu oponente " + no + "la tiene en su Mano"
	}
	head := no + "hay "
	switch {
	case len(f.In) > 0 && f.In[0] == ability.AmongThem:
		f.In = nil
		if p.drawn == shape.OneDrawn && !p.ofEach && c.Count == shape.AtLeastOne && !shape.BareFilter(f) {
			return "esa carta " + no + p.are(f, false)
		}
		head = no + "hay entre esas cartas "
	case f.Of == ability.You && len(f.In) == 0:
		f.Of = ability.Anyone
		head = no + "controlas "
	case f.Of == ability.You:
		head = no + "tienes "
	case f.Of == ability.Opponent && len(f.In) == 0:
		f.Of = ability.Anyone
		head = "tu oponente " + no + "controla "
	}
	if len(f.In) > 0 {
		where := " en " + zones(f.In, f.Of)
		f.In, f.Of = nil, ability.Anyone
		return head + p.countOf(c.Count, f) + where
	}
	anyCard := len(f.Types) == 0 && f.Races == 0 && len(f.Names) == 0 // it could be one of those that were looked at
	p.inPlay = (p.looked || anyCard) && len(c.Of.In) == 0 && c.Of.Of == ability.Anyone
	return head + p.countOf(c.Count, f)
}

// countOf writes "un Aliado", "2 o más cartas", "exactamente 3 Oros", of which is spoken on.
func (p *printer) countOf(b ability.Bound, f ability.Filter) string {
	n, _ := b.N.(ability.Number)
	if (n > 1 || b.Op == ability.AtMost) && !p.since {
		p.many, p.feminine = true, feminineFilter(f)
	}
	return p.soMany(b, f)
}

// soMany writes them where they are not spoken of further.
func (p *printer) soMany(b ability.Bound, f ability.Filter) string {
	n, _ := b.N.(ability.Number)
	other := ""
	if f.Other {
		f.Other = false
		other = "otros "
		if feminineFilter(f) {
			other = "otras "
		}
	}
	switch {
	case b.Op == ability.AtLeast && n == 1:
		if other != "" {
			f.Other = true
		}
		return p.quantity(1, f, feminineFilter(f))
	case b.Op == ability.AtLeast:
		return strconv.Itoa(int(n)) + " o más " + other + p.filter(f, true)
	case b.Op == ability.AtMost:
		return strconv.Itoa(int(n)) + " o menos " + other + p.filter(f, true)
	}
	return "exactamente " + strconv.Itoa(int(n)) + " " + other + p.filter(f, n != 1)
}

// only writes "todos tus Aliados son de raza Héroe".
func (p *printer) only(c ability.Only) string {
	p.many, p.feminine = true, feminineFilter(c.All)
	who := "todos los "
	all := c.All
	if feminineFilter(all) {
		who = "todas las "
	}
	if all.Of == ability.You && len(all.In) == 0 {
		who = "todos tus "
		if feminineFilter(all) {
			who = "todas tus "
		}
		all.Of = ability.Anyone
	}
	are := p.are(c.Are, true)
	if c.Was {
		if is, ok := strings.CutPrefix(are, "son "); ok {
			are = "eran " + is
		} else {
			are = "tenían " + strings.TrimPrefix(are, "tienen ")
		}
	}
	return who + p.filter(all, true) + " " + are
}

// are writes what cards must be: "son de raza Héroe", "tienen Fuerza 2 o menos".
func (p *printer) are(f ability.Filter, many bool) string {
	if f.Strength.Op != ability.NoBound && len(f.Types) == 0 && f.Races == 0 {
		if many {
			return "tienen Fuerza " + p.bound(f.Strength)
		}
		return "tiene Fuerza " + p.bound(f.Strength)
	}
	be := "es "
	if many {
		be = "son "
	}
	if len(f.Types) > 0 || len(f.Names) > 0 || f.Title != "" {
		if many {
			return be + p.filter(f, true)
		}
		return be + p.quantity(1, f, feminineFilter(f))
	}
	return be + strings.TrimPrefix(p.qualities(f, many), " ")
}

// fits writes what a card is, has or did, with no ("no ") where it is not so: a
// state that stands alone has a verb of its own, "porta un Arma"; the rest is described.
func (p *printer) fits(c ability.Fits, no string) string {
	p.spelled = p.spelled || ability.IsThis(c.Who) || ability.IsBearer(c.Who)
	who := p.cards(c.Who) + " " + no
	if c.Who == (ability.Cards)(ability.TheOther{}) {
		who = "la otra carta " + no
	}
	f := c.Is
	v := voice{many: p.isMany(c.Who), feminine: p.isFeminine(c.Who)}
	says := func(one, many string) string {
		if v.many {
			return who + many
		}
		return who + one
	}
	switch {
	case len(f.In) > 0 && shape.BareFilter(f):
		return says("está", "están") + " en " + zones(f.In, f.Of)
	case shape.BareFilter(f) && f.Of == ability.Anyone:
		return says("está", "están") + " en juego"
	}
	if len(f.That) == 1 && len(f.Types) == 0 && f.Races == 0 {
		if q, ok := f.That[0].(ability.CarriesSome); ok {
			return says("porta ", "portan ") + p.soMany(q.Count, q.Of)
		}
		if q, ok := f.That[0].(ability.Is); ok {
			switch q.State {
			case ability.IsNamed:
				return says("es la carta nombrada", "son la carta nombrada")
			case ability.Armed:
				return says("porta", "portan") + " un Arma"
			case ability.CanAttack:
				return says("puede", "pueden") + " atacar"
			case ability.DestroyedNow:
				return says("fue ", "fueron ") + v.part("destruido")
			case ability.PlayedNow:
				return says("fue ", "fueron ") + v.part("jugado") + " este turno"
			case ability.AttackedNow:
				return says("atacó", "atacaron") + " este turno"
			case ability.DidBlockNow:
				return says("bloqueó", "bloquearon") + " este turno"
			case ability.AttackedLast:
				return says("atacó", "atacaron") + " en su último turno"
			case ability.BlockedLast:
				return says("bloqueó", "bloquearon") + " en el último turno oponente"
			case ability.FoughtNow:
				return says("atacó o bloqueó", "atacaron o bloquearon") + " este turno"
			case ability.EnteredNow:
				return says("entró", "entraron") + " en juego este turno"
			case ability.BlockedNow:
				return says("fue ", "fueron ") + v.part("bloqueado") + " este turno"
			case ability.Unblocked:
				if no == "" {
					return says("no está ", "no están ") + v.part("bloqueado")
				}
			case ability.DamagedNow:
				return says("hizo", "hicieron") + " daño al Mazo Castillo este turno"
			}
		}
	}
	return who + p.are(f, p.isMany(c.Who))
}

// didThen writes "2 o más Aliados que controles atacaron este turno".
func (p *printer) didThen(f ability.Filter, b ability.Bound, deed [2]string, no string) string {
	f.That = f.That[:len(f.That)-1]
	if b != shape.AtLeastOne {
		return no + p.soMany(b, f) + " " + deed[1] + " este turno"
	}
	head := "algún "
	switch feminine := feminineFilter(f); {
	case no != "" && feminine:
		head = "ninguna "
	case no != "":
		head = "ningún "
	case feminine:
		head = "alguna "
	}
	return head + p.filter(f, false) + " " + deed[0] + " este turno"
}

func (p *printer) compares(c ability.Compares, no string) string {
	if w, ok := c.A.(ability.WeaponsOf); ok {
		n, _ := c.With.(ability.Number)
		return no + p.cards(w.Of) + " porta " + strconv.Itoa(int(n)+1) + " o más Armas"
	}
	if t, ok := c.A.(ability.Tally); ok {
		return p.soOften(t, ability.Bound{Op: c.Op, N: c.With}, no)
	}
	a, _ := c.A.(ability.CountOf)
	f := a.Of
	if deed, past := DeedsOfTurn[shape.LastState(f)]; past {
		return p.didThen(f, ability.Bound{Op: c.Op, N: c.With}, deed, no)
	}
	f.Of = ability.Anyone
	word := "menos "
	switch c.Op {
	case ability.MoreThan:
		word = "más "
	case ability.Equal:
		word = "la misma cantidad de "
	}
	if len(f.In) > 0 {
		in := f.In
		f.In = nil
		return no + "tienes " + word + p.filter(f, true) + " en " + zones(in, ability.You) + " que tu oponente"
	}
	return no + "controlas " + word + p.filter(f, true) + " que tu oponente"
}
