package printer

import (
	"slices"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// ThisCard is how a card of a type calls itself.
func ThisCard(t card.Type) string {
	noun := es.TypeNouns[t][0]
	if t == card.NoType {
		noun = strings.ToLower(noun)
	}
	if es.Feminine(t) {
		return "esta " + noun
	}
	return "este " + noun
}

func (p *printer) this() string { return ThisCard(p.facts.Type) }

// isMany reports whether cards take a verb in the plural.
func (p *printer) isMany(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return c.Count.Kind != ability.Exactly || c.Count.N != ability.Amount(ability.Number(1))
	case ability.Every:
		return !shape.WholeZone(c.Of) && (!p.theDrawn(c) || p.drawn == shape.SeveralDrawn)
	case ability.It:
		return p.many
	case ability.EventCard:
		return p.mills
	case ability.Top:
		return c.N != ability.Amount(ability.Number(1)) || c.Of == ability.Each
	case ability.Bottom:
		return c.N != ability.Amount(ability.Number(1)) || c.Of == ability.Each
	case ability.Both, ability.WithKin:
		return true
	}
	return false
}

// isFeminine reports the gender that agrees with cards.
func (p *printer) isFeminine(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return feminineFilter(c.Of)
	case ability.ThisOr:
		return false
	case ability.Every:
		return feminineFilter(c.Of)
	case ability.This:
		return es.Feminine(p.facts.Type)
	case ability.It, ability.EventCard, ability.NamedCard, ability.Top, ability.Bottom:
		return true
	case ability.WithKin:
		return p.isFeminine(c.Of)
	}
	return false
}

// feminineFilter reports whether the first noun of a filter is "carta" or "Arma", with which
// all that is said of its cards agrees.
func feminineFilter(f ability.Filter) bool {
	if len(f.Names) > 0 {
		return false
	}
	return len(f.Types) == 0 || es.Feminine(inWords(f)[0])
}

// picked notes what later pronouns agree with.
func (p *printer) picked(c ability.Cards) {
	p.take(p.isFeminine(c), p.isMany(c))
}

// take notes how cards that were picked are named.
func (p *printer) take(feminine, many bool) {
	p.feminine, p.many, p.since, p.drawn, p.how, p.gone = feminine, many, true, shape.NoneDrawn, es.Elegir, false
}

// newBearer writes on whom a weapon is put. What later pronouns agree with is that weapon.
func (p *printer) newBearer(c ability.Cards) string {
	defer p.takeAgain(*p)
	return p.cards(c)
}

// takeAgain has later pronouns agree with what they agreed with before.
func (p *printer) takeAgain(before printer) {
	p.feminine, p.many, p.since, p.drawn, p.how, p.gone = before.feminine, before.many, before.since, before.drawn, before.how, before.gone
}

// drew notes how many cards were drawn or milled.
func (p *printer) drew(n ability.Amount, who ability.Player) {
	p.drawn, p.ofEach = shape.SeveralDrawn, who == ability.Each
	if n == ability.Amount(ability.Number(1)) {
		p.drawn = shape.OneDrawn
	}
}

// theDrawn reports whether cards are all those that were drawn or milled last.
func (p *printer) theDrawn(c ability.Cards) bool {
	return p.drawn != shape.NoneDrawn && shape.AllOfThem(c)
}

// pointed is "la carta descartada": what was picked, where other cards were drawn
// since.
func (p *printer) pointed() string {
	how := p.how
	if !es.PointsBack[how] {
		how = es.Elegir
	}
	if p.many {
		return "las cartas " + voice{feminine: true, many: true}.part(es.Conjugated(how, es.Participle))
	}
	return "la carta " + voice{feminine: true}.part(es.Conjugated(how, es.Participle))
}

// cards writes a noun phrase.
func (p *printer) cards(c ability.Cards) string {
	switch c := c.(type) {
	case ability.This:
		return p.this()
	case ability.Bearer:
		return "el portador"
	case ability.It:
		switch {
		case p.drawn != shape.NoneDrawn:
			return p.pointed()
		case p.many:
			return "esas cartas"
		}
		return "esa carta"
	case ability.BearerOfIt:
		return "el portador de " + p.cards(ability.It{})
	case ability.EventCard:
		if p.mills {
			return "las cartas botadas"
		}
		return "dicha carta"
	case ability.Cause:
		return p.cause
	case ability.NamedCard:
		return "la carta nombrada"
	case ability.TheOther:
		return "el resto"
	case ability.Opposing:
		return "el Aliado que bloquee"
	case ability.Both:
		return "ambos"
	case ability.WithKin:
		return p.cards(c.Of) + p.kin(c, "a ")
	case ability.ThisOr:
		defer p.picked(c)
		other := "otro "
		if feminineFilter(c.Of) {
			other = "otra "
		}
		if es.Feminine(p.facts.Type) != feminineFilter(c.Of) {
			return p.this() + " u " + other + p.filter(c.Of, false)
		}
		this, _, _ := strings.Cut(p.this(), " ")
		return this + " u " + other + p.filter(c.Of, false)
	case ability.Top:
		defer p.picked(c)
		return p.pile(c.N, "primera", "primeras", c.In, c.Of)
	case ability.Bottom:
		defer p.picked(c)
		return p.pile(c.N, "última", "últimas", c.In, c.Of)
	case ability.Every:
		switch {
		case p.theDrawn(c) && p.drawn == shape.OneDrawn:
			return "esa carta"
		case p.theDrawn(c):
			return "esas cartas"
		}
		defer p.picked(c)
		return p.every(c.Of)
	case ability.Chosen:
		defer p.picked(c)
		return p.chosen(c)
	}
	return ""
}

// subject writes cards that do something themselves: "un Arma y su portador".
func (p *printer) subject(c ability.Cards) string {
	if with, ok := c.(ability.WithKin); ok {
		return p.cards(with.Of) + p.kin(with, "")
	}
	return p.cards(c)
}

// kin says what belongs to cards, behind them, and a before a bearer.
func (p *printer) kin(c ability.WithKin, a string) string {
	switch {
	case c.Kin == ability.Weapons:
		return " y todas sus Armas"
	case c.Kin == ability.Bearers && p.isMany(c.Of):
		return " y " + a + "sus portadores"
	case c.Kin == ability.Bearers:
		return " y " + a + "su portador"
	}
	return " y todas sus copias"
}

// pile writes cards off the top or the bottom: "las 2 primeras cartas de tu Mazo Castillo".
func (p *printer) pile(n ability.Amount, one, many string, in ability.Zone, of ability.Player) string {
	where := from(place(in, p.seen(of)))
	if of == ability.Each {
		where = "de cada " + es.ZoneNames[in].Name
	}
	if k, ok := n.(ability.Number); ok && k != 1 {
		return "las " + strconv.Itoa(int(k)) + " " + many + " cartas " + where
	}
	if shape.Counted(n) {
		return "tantas " + many + " cartas " + where + " como " + p.measure(n)
	}
	return "la " + one + " carta " + where
}

// seen is a player as "su" names him while another acts.
func (p *printer) seen(of ability.Player) ability.Player {
	if of == ability.Opponent && p.actor == ability.Opponent {
		return ability.Acting
	}
	return of
}

// every writes all cards of a filter. A whole zone is called by its name, "tu Mano".
func (p *printer) every(f ability.Filter) string {
	if shape.WholeZone(f) {
		if f.Of == ability.Anyone {
			return map[ability.Zone]string{ability.Cemetery: "todos los Cementerios", ability.Hand: "todas las Manos"}[f.In[0]]
		}
		return place(f.In[0], p.seen(f.Of))
	}
	if f.Of == ability.Anyone && len(f.In) == 1 && f.In[0] != ability.AmongThem {
		return inWhich(p.everyOf(f), f.In[0], "cualquier")
	}
	return p.everyOf(f)
}

// inWhich says "de cada Cementerio", "de cualquier Cementerio" for "de un Cementerio".
func inWhich(cards string, in ability.Zone, which string) string {
	one := place(in, ability.Anyone)
	_, zone, _ := strings.Cut(one, " ")
	return strings.Replace(cards, "de "+one, "de "+which+" "+zone, 1)
}

// everyOf writes "tus demás Aliados", "todas las Armas oponentes", wherever they lie.
func (p *printer) everyOf(f ability.Filter) string {
	demas := ""
	if f.Other {
		demas = "demás "
		f.Other = false
	}
	if f.Of == ability.You && len(f.In) == 0 {
		f.Of = ability.Anyone
		return "tus " + demas + p.filter(f, true)
	}
	if feminineFilter(f) {
		return "todas las " + demas + p.filter(f, true)
	}
	return "todos los " + demas + p.filter(f, true)
}

func (p *printer) chosen(c ability.Chosen) string {
	if f, ok := withoutState(c.Of, ability.EachSide); ok {
		s := p.quantity(1, f, feminineFilter(f))
		if len(f.In) == 0 {
			return s + " de cada jugador"
		}
		return inWhich(s, f.In[0], "cada")
	}
	random := ""
	if c.Random {
		random = " al azar"
	}
	f := c.Of
	fem := feminineFilter(f)
	switch c.Count.Kind {
	case ability.AnyNumber:
		return "cualquier cantidad de " + p.filter(f, true)
	case ability.FromOne:
		return p.fromOne(c)
	case ability.OneOfEachType:
		return "una carta de cada tipo" + p.qualities(f, true)
	case ability.UpToOneOfEachType:
		return "hasta una carta de cada tipo" + p.qualities(f, true)
	}
	up := ""
	if c.Count.Kind == ability.UpTo {
		up = "hasta "
	}
	n, isNumber := c.Count.N.(ability.Number)
	if !isNumber {
		k, per := shape.PerCard(c.Count.N)
		if per != nil {
			return up + p.quantity(k, f, fem) + random + " por cada " + p.counted(per)
		}
		s := "tantos "
		if fem {
			s = "tantas "
		}
		return s + p.filter(f, true) + random + " como " + p.measure(c.Count.N)
	}
	if f.Highest || shape.AmongThem(f) && f.IsBest() && n == 1 && up == "" {
		return article(fem && !isArma(f), false) + " " + p.filter(f, false)
	}
	return up + p.quantity(int(n), f, fem) + random
}

// fromOne writes "1 o 2 Aliados", "1 o más otros Aliados".
func (p *printer) fromOne(c ability.Chosen) string {
	f := c.Of
	s := "1 o más "
	if n, ok := c.Count.N.(ability.Number); ok {
		if s = "1 o 2 "; n != 2 {
			s = "entre 1 y " + strconv.Itoa(int(n)) + " "
		}
	}
	if f.Other {
		f.Other = false
		if feminineFilter(f) {
			s += "otras "
		} else {
			s += "otros "
		}
	}
	return s + p.filter(f, true)
}

// isArma reports whether the noun is "Arma", which takes "un" in the singular.
func isArma(f ability.Filter) bool {
	return len(f.Names) == 0 && len(f.Types) > 0 && inWords(f)[0] == card.Weapon
}

// quantity writes "un Aliado", "otra carta", "2 Aliados oponentes".
func (p *printer) quantity(n int, f ability.Filter, fem bool) string {
	other := f.Other
	f.Other = false
	if n == 1 {
		one := "un "
		if fem && !isArma(f) {
			one = "una "
		}
		if other {
			one = "otro "
			if fem {
				one = "otra "
			}
		}
		return one + p.filter(f, false)
	}
	if other {
		if fem {
			return strconv.Itoa(n) + " otras " + p.filter(f, true)
		}
		return strconv.Itoa(n) + " otros " + p.filter(f, true)
	}
	return strconv.Itoa(n) + " " + p.filter(f, true)
}

// withoutState takes a state out of what is asked of cards.
func withoutState(f ability.Filter, s ability.State) (ability.Filter, bool) {
	i := slices.Index(f.That, ability.Quality(ability.Is{State: s}))
	if i < 0 {
		return f, false
	}
	f.That = slices.Delete(slices.Clone(f.That), i, i+1)
	return f, true
}

// noMoreThan writes the most that an amount may come to.
func noMoreThan(n int) string { return ", hasta un máximo de " + strconv.Itoa(n) }

// asOften writes " por cada X" behind a number, nothing where it stands for itself.
func (p *printer) asOften(each ability.Amount) string {
	if each == nil {
		return ""
	}
	return " por cada " + p.counted(each)
}

// counted writes what follows "por cada".
func (p *printer) counted(a ability.Amount) string {
	switch a := a.(type) {
	case ability.CountOf:
		f := a.Of
		if f.Other {
			f.Other = false
			if feminineFilter(f) {
				return "otra " + p.filter(f, false)
			}
			return "otro " + p.filter(f, false)
		}
		p.inPlay = (p.looked || p.puts) && len(f.That) == 0 && unplaced(ability.Every{Of: f})
		return p.filter(f, false)
	case ability.Capped:
		return p.counted(a.Of) + noMoreThan(a.Most)
	case ability.WeaponsOf:
		return "Arma que porte"
	case ability.StrengthOf:
		return "punto de Fuerza " + from(p.cards(a.Of))
	case ability.Tally:
		return p.tally(a, false)
	case ability.EventAmount:
		return eachOf[a]
	case ability.Divided:
		if given, ok := a.Of.(ability.EventAmount); ok {
			return strconv.Itoa(a.N) + " " + severalOf[given]
		}
		switch of := a.Of.(type) {
		case ability.Tally:
			return strconv.Itoa(a.N) + " " + p.tally(of, true)
		case ability.StrengthOf:
			return strconv.Itoa(a.N) + " puntos de Fuerza " + from(p.cards(of.Of))
		case ability.CostOf:
			return strconv.Itoa(a.N) + " puntos de Coste " + from(p.cards(of.Of))
		case ability.CountOf:
			return strconv.Itoa(a.N) + " " + p.filter(of.Of, true)
		}
	}
	return ""
}

// eachOf writes one of what was counted, after "por cada".
var eachOf = map[ability.EventAmount]string{ability.CardsMoved: "una de esas cartas", ability.OwnWeapons: "Arma que porten"}

// severalOf writes several of what was counted, after "por cada 2".
var severalOf = map[ability.EventAmount]string{ability.CardsMoved: "de esas cartas", ability.DamageDone: "puntos de daño"}

// filter writes a noun with everything that describes it.
func (p *printer) filter(f ability.Filter, many bool) string {
	end := ""
	if p.inPlay {
		p.inPlay, end = false, " en juego"
	}
	return p.noun(f, many) + p.qualities(f, many) + end
}

// noun writes the types: "Aliado", "Arma o Tótem", "carta".
func (p *printer) noun(f ability.Filter, many bool) string {
	if last := len(f.Names) - 1; last == 0 {
		return "«" + f.Names[0] + "»"
	} else if last > 0 {
		return "«" + strings.Join(f.Names[:last], "», «") + "» o «" + f.Names[last] + "»"
	}
	i := 0
	if many {
		i = 1
	}
	if len(f.Types) == 0 {
		return es.TypeNouns[card.NoType][i]
	}
	var words []string
	for _, t := range inWords(f) {
		words = append(words, es.TypeNouns[t][i])
	}
	return either(words)
}

// inWords is the types in the order in which they are written: Aliado last where a race or
// a strength follows, which it alone has.
func inWords(f ability.Filter) []card.Type {
	if len(f.Types) < 2 || f.Types[0] != card.Ally || f.Races == 0 && f.Strength.Op == ability.NoBound {
		return f.Types
	}
	return append(slices.Clone(f.Types[1:]), card.Ally)
}

// andAlso lists words that all hold, the last after "y".
func andAlso(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " y " + words[last]
}

// either joins words with "o", "u" before an o.
func either(words []string) string {
	s := words[0]
	for i, w := range words[1:] {
		switch {
		case i < len(words)-2:
			s += ", " + w
		case strings.HasPrefix(strings.ToLower(w), "o"):
			s += " u " + w
		default:
			s += " o " + w
		}
	}
	return s
}
