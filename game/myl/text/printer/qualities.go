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

// meets writes "que bloquee o sea bloqueado por".
func (v voice) meets() string {
	v.wish = true
	return "que " + v.verb(es.Bloquear) + " o " + v.is() + " " + v.part("bloqueado") + " por "
}

// qualities writes what stands after the noun, with a space before each.
func (p *printer) qualities(f ability.Filter, many bool) string {
	var s string
	if f.Races != 0 {
		s += " de raza " + races(f.Races)
	}
	if p.seen(f.Of) == ability.Opponent && (len(f.In) == 0 || shape.AmongThem(f)) {
		s += " oponente"
		if many {
			s += "s"
		}
	}
	where := p.whereOf(f)
	if Counts(f.Cost.N) || Counts(f.Strength.N) { // behind the number of cards it would be said of those
		fights := slices.IndexFunc(f.That, isFight)
		s, where = s+where, ""
		if fights >= 0 {
			s += " " + p.quality(f.That[fights], many, feminineFilter(f))
			f.That = slices.Delete(slices.Clone(f.That), fights, fights+1)
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
	if f.Title != "" {
		s += " con «" + f.Title + "» en su nombre"
	}
	if f.NotType != card.NoType {
		if many {
			s += " que no sean " + es.TypeNouns[f.NotType][1]
		} else {
			s += " que no sea " + es.TypeNouns[f.NotType][0]
		}
	}
	for _, q := range f.That {
		if x, ok := q.(ability.Except); ok && x.Type != card.NoType && f.NotType != card.NoType {
			s += " ni " + es.TypeNouns[x.Type][map[bool]int{true: 1}[many]]
			continue
		}
		s += " " + p.quality(q, many, feminineFilter(f))
	}
	return s + where
}

// isFight reports whether a quality is that a card attacks or blocks, one word behind its noun.
func isFight(q ability.Quality) bool {
	is, ok := q.(ability.Is)
	return ok && (is.State == ability.Attacking || is.State == ability.Blocking)
}

// whereOf writes where cards lie, or who controls them.
func (p *printer) whereOf(f ability.Filter) string {
	switch of := p.seen(f.Of); {
	case shape.AmongThem(f):
		f.In = nil
		return p.whereOf(f) + " de entre esas cartas"
	case len(f.In) > 0:
		return " " + from(zones(f.In, of))
	case of == ability.You:
		return " que controles"
	case of == ability.Acting, of == ability.Holder, of == ability.Doer, of == ability.NotDoer:
		return " que controle"
	}
	return ""
}

// Counts reports whether an amount is, or is made of, how many cards there are.
func Counts(a ability.Amount) bool {
	switch a := a.(type) {
	case ability.CountOf:
		return true
	case ability.Times:
		return Counts(a.Of)
	case ability.Divided:
		return Counts(a.Of)
	case ability.Capped:
		return Counts(a.Of)
	case ability.Plus:
		return Counts(a.A) || Counts(a.B)
	}
	return false
}

// zones writes zones of one player: "tu Mazo Castillo o Cementerio".
func zones(in []ability.Zone, of ability.Player) string {
	s := place(in[0], of)
	for i, z := range in[1:] {
		if i < len(in)-2 {
			s += ", " + es.ZoneNames[z].Name
			continue
		}
		s += " o " + es.ZoneNames[z].Name
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
		case ability.OrNext:
			return s + " o " + strconv.Itoa(int(n)+1)
		case ability.Between:
			return "entre " + s + " y " + strconv.Itoa(int(b.Most))
		case ability.Unlike:
			return "distinto de " + s
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
		if addsUp(a.Of) {
			return "la suma de las Fuerzas " + from(p.cards(a.Of))
		}
		return "la Fuerza " + from(p.cards(a.Of))
	case ability.CostOf:
		if addsUp(a.Of) {
			return "la suma de los Costes " + from(p.cards(a.Of))
		}
		return "el Coste " + from(p.cards(a.Of))
	case ability.CountOf:
		return "el número de " + p.filter(a.Of, true)
	case ability.WeaponsOf:
		return "el número de Armas que porte"
	case ability.Tally:
		return "el número de " + p.tally(a, true)
	case ability.Divided:
		s := "la mitad " + from(p.measure(a.Of))
		if a.Up {
			return s + ", redondeando hacia arriba"
		}
		return s + ", redondeando hacia abajo"
	case ability.Capped:
		return p.measure(a.Of) + noMoreThan(a.Most)
	case ability.Times:
		if a.N == 2 {
			return "el doble " + from(p.measure(a.Of))
		}
		return p.measure(a.Of)
	case ability.Plus:
		if n, ok := a.B.(ability.Number); ok && n < 0 {
			return p.measure(a.A) + " menos " + strconv.Itoa(-int(n))
		}
		return p.measure(a.A) + " más " + p.measure(a.B)
	case ability.EventAmount:
		return eventAmounts[a]
	}
	return ""
}

// addsUp reports whether the numbers of several cards make one.
func addsUp(c ability.Cards) bool {
	_, several := c.(ability.Every)
	return several && !shape.AllOfThem(c)
}

// eventAmounts are the numbers that an event brings with it.
var eventAmounts = map[ability.EventAmount]string{
	ability.DamageDone:  "el daño hecho",
	ability.CardsMilled: "el número de cartas botadas",
	ability.GoldPaid:    "la cantidad de Oros pagados",
	ability.CardsMoved:  "el número de cartas movidas",
	ability.NamedCost:   "el Coste elegido",
	ability.OwnCost:     "su Coste",
	ability.OwnStrength: "su Fuerza",
}

// playedLast writes "que jugaste en último lugar este turno".
func (p *printer) playedLast(q ability.LastPlayed, v voice) string {
	const last = " en último lugar este turno"
	switch q.By {
	case ability.You:
		return "que jugaste" + last
	case ability.Opponent:
		return "que tu oponente jugó" + last
	}
	return v.part("jugado") + last
}

// deedsOfCards gives the verb of what the effects of cards do to others.
var deedsOfCards = map[ability.CardVerb]es.Verb{ability.IsDestroyed: es.Destruir, ability.IsExiled: es.Desterrar, ability.IsShuffledIn: es.Barajar,
	ability.IsReturned: es.Subir, ability.IsAffected: es.Afectar, ability.IsAnnulled: es.Anular}

// would writes "destruya o destierre un Aliado que controles".
func (p *printer) would(q ability.Does) string {
	v, to := voice{wish: true}, p.quantity(1, q.To, feminineFilter(q.To))
	if len(q.What) == 1 && q.What[0] == ability.Leaves {
		return v.verb(es.Hacer) + " que " + to + " salga del juego"
	}
	var parts []string
	for _, w := range q.What {
		s := v.verb(deedsOfCards[w])
		if w == ability.IsAffected {
			s += " a"
		}
		parts = append(parts, s)
	}
	return strings.Join(parts, " o ") + " " + to
}

// quality writes one further property.
func (p *printer) quality(q ability.Quality, many, fem bool) string {
	switch q := q.(type) {
	case ability.LastPlayed:
		return p.playedLast(q, voice{many: many, feminine: fem})
	case ability.BlocksSome:
		if many {
			return "que bloqueen a " + p.quantity(1, q.Of, feminineFilter(q.Of))
		}
		return "que bloquee a " + p.quantity(1, q.Of, feminineFilter(q.Of)) // it is not what is picked
	case ability.BlockedBySome:
		return voice{many: many, feminine: fem}.part("bloqueado") + " por " + p.quantity(1, q.Of, feminineFilter(q.Of))
	case ability.CarriedBySome:
		if many {
			return "portadas por " + p.filter(q.Of, true)
		}
		return "portada por " + p.quantity(1, q.Of, feminineFilter(q.Of))
	case ability.CarriesSome:
		s := "que porte "
		if many {
			s = "que porten "
		}
		return s + p.soMany(q.Count, q.Of)
	case ability.Does:
		return "que " + p.would(q)
	case ability.IsNot:
		s := p.quality(ability.Is(q), many, fem)
		if rest, ok := strings.CutPrefix(s, "que "); ok {
			return "que no " + rest
		}
		if many {
			return "que no sean " + s
		}
		return "que no sea " + s
	case ability.HasNot:
		if many {
			return "que no sean " + Keywords[q.Keyword] + "s"
		}
		return "que no sea " + Keywords[q.Keyword]
	case ability.Has:
		s := Keywords[q.Keyword]
		if many {
			s += "s"
		}
		return s
	case ability.HasAny:
		var words []string
		for _, k := range q.Of.List() {
			s := Keywords[k]
			if many {
				s += "s"
			}
			words = append(words, s)
		}
		return either(words)
	case ability.OfFrequency:
		return "de frecuencia " + q.Frequency.String()
	case ability.Except:
		be := "que no sea "
		if many {
			be = "que no sean "
		}
		if q.Name != "" {
			return be + "«" + q.Name + "»"
		}
		if q.Type != card.NoType {
			return be + es.TypeNouns[q.Type][0]
		}
		return be + "de raza " + races(q.Races)
	case ability.Extreme:
		s := "de mayor "
		if q.Least {
			s = "de menor "
		}
		if q.Of == ability.OwnCost {
			return s + "Coste"
		}
		return s + "Fuerza"
	case ability.InTotal:
		if q.Of == ability.OwnCost {
			return "cuyo Coste total sea " + p.bound(ability.Bound{Op: ability.AtMost, N: q.Most})
		}
		return "cuya Fuerza total sea " + p.bound(ability.Bound{Op: ability.AtMost, N: q.Most})
	case ability.Is:
		if q.State == ability.KilledThis {
			if many {
				return "que destruyan a " + p.this()
			}
			return "que destruya a " + p.this()
		}
		if q.State == ability.Itself {
			return "que sea " + p.this()
		}
		if q.State == ability.ItsBearer {
			return "que sea el portador"
		}
		if q.State == ability.CarriedByThis {
			return "que porte " + p.this()
		}
		if q.State == ability.BlockedByThis {
			return voice{many: many, feminine: fem}.part("bloqueado") + " por " + p.this()
		}
		if q.State == ability.BlockedByBearer {
			return voice{many: many, feminine: fem}.part("bloqueado") + " por el portador"
		}
		if q.State == ability.MeetsThis {
			return voice{many: many}.meets() + p.this()
		}
		if q.State == ability.BlocksThis {
			if many {
				return "que bloqueen a " + p.this()
			}
			return "que bloquee a " + p.this()
		}
		words := States[q.State]
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

// Keywords are written as the rules name them.
var Keywords = map[ability.Keyword]string{
	ability.Indestructible: "Indestructible",
	ability.Indesterrable:  "Indesterrable",
	ability.Imbloqueable:   "Imbloqueable",
}

// Marks are written as the manual of Barbarie names them.
var Marks = map[ability.Mark]string{
	ability.Mercenario: "Mercenario",
	ability.Orbe:       "Orbe",
	ability.Errante:    "Errante",
	ability.Relampago:  "Relámpago",
}

// States gives the words of each state after one card and after many.
var States = map[ability.State][2]string{
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
	ability.FoughtNow:    {"que atacó o bloqueó este turno", "que atacaron o bloquearon este turno"},
	ability.DidBlockNow:  {"que bloqueó este turno", "que bloquearon este turno"},
	ability.AttackedLast: {"que atacó en su último turno", "que atacaron en su último turno"},
	ability.BlockedLast:  {"que bloqueó en tu último turno", "que bloquearon en tu último turno"},
	ability.EnteredNow:   {"que entró en juego este turno", "que entraron en juego este turno"},
	ability.WithRaceInIt: {"de esa raza", "de esa raza"},
	ability.RaceOfThis:   {"de su misma raza", "de su misma raza"},
	ability.RaceOfBearer: {"de la raza del portador", "de la raza del portador"},
	ability.OneRace:      {"de una misma raza", "de una misma raza"},
	ability.OneName:      {"con un mismo nombre", "con un mismo nombre"},
	ability.OneCost:      {"de un mismo Coste", "de un mismo Coste"},
	ability.OneStrength:  {"de una misma Fuerza", "de una misma Fuerza"},
	ability.OneType:      {"de un mismo tipo", "de un mismo tipo"},
	ability.SameType:     {"del mismo tipo", "del mismo tipo"},
	ability.IsNamed:      {"con ese nombre", "con ese nombre"},
	ability.CopyOfIt:     {"que sea copia de esa carta", "que sean copias de esa carta"},
	ability.CarriedByIt:  {"portada por esa carta", "portadas por esa carta"},
	ability.KilledBearer: {"que destruya al portador", "que destruyan al portador"},
	ability.AlliedAttack: {"que lo acompañe", "que lo acompañen"},
	ability.BlocksBearer: {"que bloquee al portador", "que bloqueen al portador"},
	ability.Raceless:     {"sin Raza", "sin Raza"},
	ability.MeetsBearer:  {voice{}.meets() + "el portador", voice{many: true}.meets() + "el portador"},
	ability.BlockedNow:   {"que fue bloqueado", "que fueron bloqueados"},
	ability.DamagedNow:   {"que hizo daño al Mazo Castillo este turno", "que hicieron daño al Mazo Castillo este turno"},
	ability.OfOtherRaces: {"de razas distintas", "de razas distintas"},
	ability.OfOtherNames: {"de nombre distinto", "de nombres distintos"},
	ability.ModifiesAny:  {"que modifique la Fuerza", "que modifiquen la Fuerza"},
	ability.WithOrbe:     {"con Orbe", "con Orbe"},
	ability.Generator:    {"que genere Oros", "que generen Oros"},
	ability.Answers:      {"de anulación o en respuesta", "de anulación o en respuesta"},
	ability.SeesHand:     {"que mire tu Mano", "que miren tu Mano"},
	ability.Discarder:    {"que descarte cartas de tu Mano", "que descarten cartas de tu Mano"},
}
