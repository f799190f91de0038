package text

import (
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// this is how the card calls itself.
func (p *printer) this() string {
	noun := strings.ToLower(typeNouns[card.NoType][0])
	if p.facts.Type != card.NoType {
		noun = typeNouns[p.facts.Type][0]
	}
	if feminine(p.facts.Type) {
		return "esta " + noun
	}
	return "este " + noun
}

// isMany reports whether cards take a verb in the plural.
func (p *printer) isMany(c ability.Cards) bool {
	switch c := c.(type) {
	case ability.Chosen:
		return c.Count.Kind != ability.Exactly || c.Count.N != ability.Amount(ability.Number(1))
	case ability.Every:
		return !wholeZone(c.Of)
	case ability.It:
		return p.many
	case ability.Top:
		return c.N != ability.Amount(ability.Number(1))
	case ability.Bottom:
		return c.N != ability.Amount(ability.Number(1))
	case ability.Both, ability.WithCopies:
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
		return feminine(p.facts.Type)
	case ability.It, ability.EventCard, ability.NamedCard, ability.Top, ability.Bottom:
		return true
	case ability.WithCopies:
		return p.isFeminine(c.Of)
	}
	return false
}

func feminineFilter(f ability.Filter) bool {
	if f.Name != "" {
		return false
	}
	return len(f.Types) == 0 || feminine(f.Types[0])
}

// picked notes what later pronouns agree with.
func (p *printer) picked(c ability.Cards) {
	p.feminine, p.many = p.isFeminine(c), p.isMany(c)
}

// cards writes a noun phrase.
func (p *printer) cards(c ability.Cards) string {
	switch c := c.(type) {
	case ability.This:
		return p.this()
	case ability.Bearer:
		return "el portador"
	case ability.It:
		if p.many {
			return "esas cartas"
		}
		return "esa carta"
	case ability.EventCard:
		return "dicha carta"
	case ability.NamedCard:
		return "la carta nombrada"
	case ability.TheOther:
		return "el resto"
	case ability.Opposing:
		return "el Aliado que bloquee"
	case ability.Both:
		return "ambos"
	case ability.WithCopies:
		return p.cards(c.Of) + " y todas sus copias"
	case ability.ThisOr:
		defer p.picked(c)
		if feminine(p.facts.Type) {
			return "esta u otra " + p.filter(c.Of, false)
		}
		return "este u otro " + p.filter(c.Of, false)
	case ability.Top:
		defer p.picked(c)
		return p.pile(c.N, "primera", "primeras", c.In, c.Of)
	case ability.Bottom:
		defer p.picked(c)
		return p.pile(c.N, "última", "últimas", c.In, c.Of)
	case ability.Every:
		defer p.picked(c)
		return p.every(c.Of)
	case ability.Chosen:
		defer p.picked(c)
		return p.chosen(c)
	}
	return ""
}

func (p *printer) pile(n ability.Amount, one, many string, in ability.Zone, of ability.Player) string {
	where := from(place(in, p.seen(of)))
	if k, ok := n.(ability.Number); ok && k != 1 {
		return "las " + strconv.Itoa(int(k)) + " " + many + " cartas " + where
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

// wholeZone reports whether a filter is all cards of one hand or cemetery.
func wholeZone(f ability.Filter) bool {
	return len(f.In) == 1 && (f.In[0] == ability.Hand || f.In[0] == ability.PaidGold || f.In[0] == ability.Cemetery || f.In[0] == ability.GoldReserve) && bareFilter(f)
}

// bareFilter reports whether nothing but the place is asked of the cards.
func bareFilter(f ability.Filter) bool {
	return len(f.Types) == 0 && f.Races == 0 && f.NotType == card.NoType && !f.Other && !f.Highest && f.Cost.Op == ability.NoBound &&
		f.Strength.Op == ability.NoBound && f.Name == "" && f.Title == "" && len(f.That) == 0
}

func (p *printer) every(f ability.Filter) string {
	if wholeZone(f) {
		where := place(f.In[0], p.seen(f.Of))
		if f.In[0] == ability.GoldReserve {
			return "toda " + where
		}
		return where
	}
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
	random := ""
	if c.Random {
		random = " al azar"
	}
	f := c.Of
	fem := feminineFilter(f)
	switch c.Count.Kind {
	case ability.AnyNumber:
		return "cualquier cantidad de " + p.filter(f, true)
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
		k, per := perCard(c.Count.N)
		if per != nil {
			return up + p.quantity(k, f, fem) + random + " por cada " + p.counted(per)
		}
		s := "tantos "
		if fem {
			s = "tantas "
		}
		return s + p.filter(f, true) + random + " como " + p.measure(c.Count.N)
	}
	if f.Highest {
		f.Highest = false
		return article(fem, false) + " " + p.filter(f, false) + " de mayor Fuerza"
	}
	return up + p.quantity(int(n), f, fem) + random
}

// isArma reports whether the noun is "Arma", which takes "un" in the singular.
func isArma(f ability.Filter) bool {
	return f.Name == "" && len(f.Types) > 0 && f.Types[0] == card.Weapon
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

// perCard splits an amount into a factor and what it is counted by.
func perCard(a ability.Amount) (int, ability.Amount) {
	switch a := a.(type) {
	case ability.CountOf, ability.WeaponsOf:
		return 1, a
	case ability.Times:
		return a.N, a.Of
	}
	return 1, nil
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
		return p.filter(f, false)
	case ability.WeaponsOf:
		return "Arma que porte"
	}
	return ""
}

// filter writes a noun with everything that describes it.
func (p *printer) filter(f ability.Filter, many bool) string {
	return p.noun(f, many) + p.qualities(f, many)
}

// noun writes the types: "Aliado", "Arma o Tótem", "carta".
func (p *printer) noun(f ability.Filter, many bool) string {
	if f.Name != "" {
		return "«" + f.Name + "»"
	}
	i := 0
	if many {
		i = 1
	}
	if len(f.Types) == 0 {
		s := typeNouns[card.NoType][i]
		if f.Title != "" {
			s += " «" + f.Title + "»"
		}
		return s
	}
	var words []string
	for _, t := range f.Types {
		words = append(words, typeNouns[t][i])
	}
	if f.Title != "" {
		words[0] += " «" + f.Title + "»"
	}
	return either(words)
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

// qualities writes what stands after the noun, with a space before each.
func (p *printer) qualities(f ability.Filter, many bool) string {
	var s string
	if f.Races != 0 {
		s += " de raza " + races(f.Races)
	}
	inZone := len(f.In) > 0
	of := p.seen(f.Of)
	if of == ability.Opponent && !inZone {
		s += " oponente"
		if many {
			s += "s"
		}
	}
	if f.Highest {
		s += " de mayor Fuerza"
	}
	if f.Cost.Op != ability.NoBound {
		s += " de Coste " + p.bound(f.Cost)
	}
	if f.Strength.Op != ability.NoBound {
		s += " de Fuerza " + p.bound(f.Strength)
	}
	if f.NotType != card.NoType {
		if many {
			s += " que no sean " + typeNouns[f.NotType][1]
		} else {
			s += " que no sea " + typeNouns[f.NotType][0]
		}
	}
	for _, q := range f.That {
		s += " " + p.quality(q, many, feminineFilter(f))
	}
	switch {
	case inZone && f.In[0] == ability.AmongThem:
		s += " de entre esas cartas"
	case inZone:
		s += " " + from(zones(f.In, of))
	case of == ability.You:
		s += " que controles"
	case of == ability.Acting, of == ability.Holder:
		s += " que controle"
	}
	return s
}

// zones writes zones of one player: "tu Mazo Castillo o Cementerio".
func zones(in []ability.Zone, of ability.Player) string {
	s := place(in[0], of)
	for i, z := range in[1:] {
		if i < len(in)-2 {
			s += ", " + zoneNames[z].name
			continue
		}
		s += " o " + zoneNames[z].name
	}
	return s
}

func races(set card.Races) string {
	var words []string
	for _, r := range set.List() {
		words = append(words, r.String())
	}
	return either(words)
}

// bound writes "3 o menos", "igual o menor a la Fuerza de esa carta".
func (p *printer) bound(b ability.Bound) string {
	if n, ok := b.N.(ability.Number); ok {
		s := strconv.Itoa(int(n))
		switch b.Op {
		case ability.AtMost:
			return s + " o menos"
		case ability.AtLeast:
			return s + " o más"
		case ability.LessThan:
			return "menor que " + s
		case ability.MoreThan:
			return "mayor que " + s
		}
		return s
	}
	m := p.measure(b.N)
	switch b.Op {
	case ability.AtMost:
		return "igual o menor " + to(m)
	case ability.AtLeast:
		return "igual o mayor " + to(m)
	case ability.LessThan:
		return "menor que " + m
	case ability.MoreThan:
		return "mayor que " + m
	}
	return "igual " + to(m)
}

// measure writes what a number is equal to.
func (p *printer) measure(a ability.Amount) string {
	switch a := a.(type) {
	case ability.Number:
		return strconv.Itoa(int(a))
	case ability.StrengthOf:
		return "la Fuerza " + from(p.cards(a.Of))
	case ability.CostOf:
		return "el Coste " + from(p.cards(a.Of))
	case ability.CountOf:
		return "el número de " + p.filter(a.Of, true)
	case ability.WeaponsOf:
		return "el número de Armas que porte"
	case ability.Times:
		return p.measure(a.Of)
	case ability.EventAmount:
		return eventAmounts[a]
	}
	return ""
}

var eventAmounts = map[ability.EventAmount]string{
	ability.DamageDone:  "el daño hecho",
	ability.CardsMilled: "el número de cartas botadas",
	ability.GoldPaid:    "la cantidad de Oros pagados",
	ability.CardsMoved:  "el número de cartas movidas",
	ability.NamedCost:   "el Coste elegido",
	ability.OwnCost:     "su Coste",
}

// quality writes one further property.
func (p *printer) quality(q ability.Quality, many, fem bool) string {
	switch q := q.(type) {
	case ability.Has:
		s := keywords[q.Keyword]
		if many {
			s += "s"
		}
		return s
	case ability.OfFrequency:
		return "de frecuencia " + q.Frequency.String()
	case ability.Is:
		if q.State == ability.KilledThis {
			if many {
				return "que destruyan a " + p.this()
			}
			return "que destruya a " + p.this()
		}
		if q.State == ability.BlockedByThis {
			return voice{many: many, feminine: fem}.part("bloqueado") + " por " + p.this()
		}
		if q.State == ability.BlocksThis {
			if many {
				return "que bloqueen a " + p.this()
			}
			return "que bloquee a " + p.this()
		}
		words := states[q.State]
		s := words[0]
		if many {
			s = words[1]
		}
		if fem {
			s = strings.NewReplacer("declarados ", "declaradas ", "declarado ", "declarada ", "destruidos", "destruidas", "destruido", "destruida").Replace(s)
		}
		return s
	}
	return ""
}

var keywords = map[ability.Keyword]string{
	ability.Indestructible: "Indestructible",
	ability.Indesterrable:  "Indesterrable",
	ability.Imbloqueable:   "Imbloqueable",
}

// states gives the words of each state after one card and after many.
var states = map[ability.State][2]string{
	ability.Attacking:    {"atacante", "atacantes"},
	ability.Blocking:     {"bloqueador", "bloqueadores"},
	ability.Fighting:     {"atacante o bloqueador", "atacantes o bloqueadores"},
	ability.Unblocked:    {"que no haya sido bloqueado", "que no hayan sido bloqueados"},
	ability.Armed:        {"que porte un Arma", "que porten un Arma"},
	ability.Unarmed:      {"que no porte Armas", "que no porten Armas"},
	ability.WithAbility:  {"con Habilidad", "con Habilidad"},
	ability.PlainGold:    {"sin Habilidad", "sin Habilidad"},
	ability.ModifiesAlly: {"que modifique la Fuerza de uno de tus Aliados", "que modifique la Fuerza de uno de tus Aliados"},
	ability.Modified:     {"que tenga algún modificador de Fuerza", "que tengan algún modificador de Fuerza"},
	ability.NoAttacker:   {"que no pueda ser declarado atacante", "que no puedan ser declarados atacantes"},
	ability.CanAttack:    {"que pueda atacar", "que puedan atacar"},
	ability.DestroyedNow: {"destruido este turno", "destruidos este turno"},
	ability.AttackedNow:  {"que atacó este turno", "que atacaron este turno"},
	ability.EnteredNow:   {"que entró en juego este turno", "que entraron en juego este turno"},
	ability.WithRaceInIt: {"de esa raza", "de esa raza"},
	ability.RaceOfThis:   {"de su misma raza", "de su misma raza"},
	ability.OneRace:      {"de una misma raza", "de una misma raza"},
	ability.SameType:     {"del mismo tipo", "del mismo tipo"},
	ability.IsNamed:      {"con ese nombre", "con ese nombre"},
	ability.CopyOfIt:     {"que sea copia de esa carta", "que sean copias de esa carta"},
	ability.KilledBearer: {"que destruya al portador", "que destruyan al portador"},
	ability.AlliedAttack: {"que lo acompañe", "que lo acompañen"},
	ability.BlocksBearer: {"que bloquee al portador", "que bloqueen al portador"},
	ability.Discarder:    {"que descarte cartas de tu Mano", "que descarten cartas de tu Mano"},
}
