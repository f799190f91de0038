package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// atHand is what a sentence leaves for the words of the next that have no name of
// their own: "lo", "ese Aliado", "esas cartas", a verb without a subject.
type atHand struct {
	it      means               // how the card came to hand that It is
	known   ability.Cards       // the card of the event, or of whom it was spoken, where it has a name of its own: the card itself, its bearer
	actor   ability.Player      // who did what was done last
	deed    es.Verb             // and what that was
	did     ability.Effect      // all that was done
	pick    latestPick          // what the words told of it, where it was picked
	event   card.Type           // the type of the event's card, where it was one that was not named
	noun    ability.Filter      // what kind of cards its latest noun spoke of
	drawn   shape.QuantityDrawn // how many cards were drawn or milled since
	brought bool                // it was put in play, or control of it gained
	used    bool                // the event was the use of an ability
	looked  bool                // cards of a hand or castle were looked at
	byEach  bool                // each player did something
	byDoer  bool                // the player of the event did something
	let     ability.Player      // who was let do it, Anyone where you did
	loss    loss                // who had to give up cards last, and how
}

// loss is that a player mills or discards.
type loss struct {
	who ability.Player
	by  es.Verb // vBotar or vDescartar, noVerb where the last deed is another
}

// letTo is the player other than you whom the last thing that e does lets do something.
func letTo(e ability.Effect) ability.Player {
	if s, ok := e.(ability.Sequence); ok {
		e = s.Steps[len(s.Steps)-1].Do
	}
	if may, _ := e.(ability.May); may.Who != ability.You {
		return may.Who
	}
	return ability.Anyone
}

// lossOf is the loss that e ends with.
func lossOf(e ability.Effect) loss {
	switch e := shape.Ending(e).(type) {
	case ability.Mill:
		return loss{e.Who, es.Botar}
	case ability.Act:
		if e.Verb == ability.Discard {
			return loss{e.Who, es.Descartar}
		}
	case ability.IfThen:
		return lossOf(e.Then)
	}
	return loss{}
}

// means is how a card came to hand.
type means uint8

const (
	notAtHand means = iota // there is none
	byEvent                // it is the card of the event
	byPick                 // it was picked
	byChoice               // it was only chosen: what is done to it is still to be said
)

// has reports whether there is a card that It is.
func (h atHand) has() bool { return h.it != notAtHand }

// several reports whether it is a number of cards that were searched for or chosen, of
// which one part may be set against the rest.
func (h atHand) several() bool { return h.it == byChoice && h.pick.several && !h.pick.gone }

// oneAlly reports whether it is one ally that was picked, or one card by its name, and lies where
// it did.
func (h atHand) oneAlly() bool {
	ally := h.pick.pickType == card.Ally || h.pick.pickType == card.NoType && h.pick.pickName != ""
	return h.it >= byPick && !h.pick.many && ally && !h.pick.gone
}

// leaves is what a sentence that means e leaves at hand. One that goes on with the
// ability before, and picks nothing, leaves what it found.
func (r *reader) leaves(e ability.Effect) atHand {
	h := atHand{}
	if r.goesOn && !r.anyPick {
		h = r.before
	}
	switch {
	case r.anyPick && endsInChoice(e):
		h.it, h.pick = byChoice, r.latestPick
	case r.anyPick:
		h.it, h.pick = byPick, r.latestPick
	case ability.IsIt(r.event):
		h.it, h.pick = byEvent, latestPick{pickType: r.eventType}
	}
	h.noun = ability.Filter{Types: r.lastNoun.Types, Races: r.lastNoun.Races}
	h.pick.many = h.pick.many || r.condMany
	if ability.IsIt(r.event) {
		h.event = r.eventType
	}
	if r.drawn != shape.NoneDrawn {
		h.drawn = r.drawn
	}
	switch {
	case r.event != nil && !ability.IsIt(r.event):
		h.known = r.event
	case standing(e) && subjectOf(shape.Flat(e)[0].Do) == (ability.Cards)(ability.Bearer{}):
		h.known = ability.Bearer{}
	}
	h.actor, h.deed, h.did = r.actor, r.verbAt, e
	h.loss, h.let = lossOf(e), letTo(e)
	h.brought = h.brought && !r.anyPick || shape.BroughtIn(shape.Flat(shape.Ending(e)))
	h.looked = h.looked || r.looked
	h.used = h.used || r.used
	h.byEach, h.byDoer = doneByEach(e), r.spoken == ability.Doer && speaksOf(ability.Doer, e)
	return h
}

// bearerSpokenOf reports whether the sentence before spoke of the bearer, whom words
// without a name then mean where they are masculine: the card itself is "esta Arma".
func (r *reader) bearerSpokenOf() bool {
	return r.facts.Type == card.Weapon && ability.IsBearer(r.before.known)
}

// bearerMeant tells whether words without a name, from one position to another, mean the
// bearer that the sentence before spoke of: they say of a man what may be done to both.
// It fails where the card's own name may be a masculine one, so that nobody knows.
func (r *reader) bearerMeant(from, to int) (bearer, ok bool) {
	if !r.bearerSpokenOf() {
		return false, true
	}
	for _, t := range r.toks[from:min(to, len(r.toks))] {
		if t.Form.Participle && harms[t.Form.Verb] && strings.HasSuffix(t.Word, "o") {
			return true, !r.namedAsMasculine()
		}
	}
	return false, true
}

// armaMeant reports whether words without a name, after the bearer was spoken of, mean the
// card itself: what is said to be done is done to a woman, or to a card that is being played.
func (r *reader) armaMeant(from, to int) bool {
	for _, t := range r.toks[from:min(to, len(r.toks))] {
		if t.Form.Participle && (t.Form.Verb == es.Anular || harms[t.Form.Verb] && strings.HasSuffix(t.Word, "a")) {
			return true
		}
	}
	return false
}

// harms are the verbs of what may be done to a weapon as to its bearer.
var harms = map[es.Verb]bool{es.Destruir: true, es.Desterrar: true, es.Remover: true, es.Barajar: true, es.Subir: true, es.Afectar: true}

// namedAsMasculine reports whether the card's name may be a masculine one.
func (r *reader) namedAsMasculine() bool {
	first, _, _ := strings.Cut(r.facts.Name, " ")
	return !strings.HasSuffix(first, "a")
}

// endsInChoice reports whether the last thing that e does is to choose cards.
func endsInChoice(e ability.Effect) bool {
	switch e := shape.Ending(e).(type) {
	case ability.Act:
		return e.Verb == ability.Pick
	case ability.IfThen:
		return endsInChoice(e.Then)
	}
	return false
}

// doneByEach reports whether each player does a part of the effect.
func doneByEach(e ability.Effect) bool {
	return shape.Some(e, func(e ability.Effect) bool {
		switch e := e.(type) {
		case ability.Act:
			return e.Who == ability.Each
		case ability.Mill:
			return e.Who == ability.Each
		case ability.May:
			return e.Who == ability.Each
		}
		return false
	})
}

// losesAgain reports whether what a player loses by the verb at hand, of which no subject
// tells who, is the loss of the opponent of whom the sentence before spoke: the same once
// more, in its stead or on a condition. It is not ok where it may be either player's.
func (r *reader) losesAgain(by es.Verb) (theirs, ok bool) {
	before := r.before.loss
	if before.by == es.NoVerb || before.who == ability.You || by != es.Botar && by != es.Descartar || r.event != nil && !r.elliptical() || r.losesYours() {
		return false, true
	}
	unless, condition := r.conditionBefore()
	switch {
	case by == before.by && (condition && !r.anew || r.saysMore() || r.elliptical()):
		return true, before.who == ability.Opponent
	case by == before.by && before.who == ability.Opponent && r.opensWith("luego"):
		return false, false // "tu oponente bota 2 cartas. Luego, bota 3 cartas"
	case by != before.by && unless:
		return false, false // "tu oponente bota 5 cartas. Si no, descarta 1": he, or you?
	}
	return false, true
}

// goesOnActing tells whether the verb at hand, of which no subject tells whose it is, goes on with what
// somebody else alone did in the sentence before, to which a word joins this one: "tu oponente descarta
// 2 cartas. Además, bota una". It is not ok where it may be yours as well: what nobody minds, what
// follows in time, or where both did something.
func (r *reader) goesOnActing(v es.Verb) (theirs, ok bool) {
	who := r.before.actor
	if who == ability.You && r.bindsOpponent() {
		who = ability.Anyone // of whom the sentence spoke, though he did nothing
	} else if who == ability.You || who == ability.Anyone {
		return false, true
	}
	if r.anew || r.losesYours() || r.says("oponente") {
		return false, true
	}
	join, alike := r.joinedBy()
	_, asked := r.conditionBefore()
	switch {
	case join == notJoined, !alike && (!asked || v == r.before.loss.by || v == es.Robar):
		return false, true
	case join == inTime, !alike, v == es.Robar, who != ability.Opponent, speaksOf(ability.You, r.before.did):
		return false, false
	}
	return true, true
}

// eithersDeed reports whether the verb at hand, to which only "además" leads from what the opponent did,
// may be his as well as yours: "tu oponente descarta 2 cartas. Además, destruye un Aliado".
func (r *reader) eithersDeed(f es.Form, w string) bool {
	if r.before.actor != ability.Opponent || r.anew || f.You || f.Clitic != "" || !actsOnCards[f.Verb] || es.ToOwnCards[f.Verb] || w != es.Third(f.Verb) {
		return false
	}
	join, alone := r.joinedBy()
	for _, t := range r.toks[r.pos:] {
		if t.Kind == es.Stop {
			break
		}
		if t.Form.You || t.Word == "oponente" || t.Word == "oponentes" || t.Word == "tu" || t.Word == "tus" || t.Self > 0 {
			return false
		}
	}
	return join == besides && alone
}

// bindsOpponent reports whether the sentence before said what the opponent may not do.
func (r *reader) bindsOpponent() bool {
	_, rule := r.before.did.(ability.Rule)
	return rule && speaksOf(ability.Opponent, r.before.did) && !speaksOf(ability.You, r.before.did)
}

// joint is how a sentence is joined to the one before.
type joint uint8

const (
	notJoined joint = iota
	besides         // "además", "también", "sin embargo"
	inTime          // "después", "a continuación"
)

// joinedBy tells how the sentence at hand is joined to the one before, and whether nothing but that
// stands in front of its clause.
func (r *reader) joinedBy() (how joint, alone bool) {
	if next := r.ahead(1); next == "ademas" || next == "tambien" {
		return besides, true
	}
	at := r.state
	defer func() { r.state = at }()
	r.pos = r.startOfSentence(r.begin)
	switch {
	case r.one("ademas", "tambien", "sin embargo", "no obstante"):
		how = besides
	case r.one("despues de eso", "despues de esto", "luego de eso", "luego de esto", "tras eso", "tras esto", "despues", "a continuacion"):
		how = inTime
	}
	r.comma()
	return how, r.pos == r.begin
}

// losesYours reports whether what is lost by the verb at hand is said to be yours: "descarta
// una carta de tu Mano".
func (r *reader) losesYours() bool {
	for n := 1; ; n++ {
		switch r.ahead(n) {
		case "", ",", "y", "si":
			return false
		case "tu":
			zone := r.ahead(n + 1)
			return zone == "mano" || zone == "mazo"
		}
	}
}

// conditionBefore reports whether the clause of the sentence hangs on a condition, and
// whether that is that the one before did not hold.
func (r *reader) conditionBefore() (unless, condition bool) {
	for at := r.begin - 1; at >= 0 && r.toks[at].Kind != es.Stop; at-- {
		switch r.toks[at].Word {
		case "si":
			switch next := r.toks[at+1].Word; next {
			case "lo":
				return false, false // "si lo haces"
			case "no":
				next = r.toks[at+2].Word
				return next == "," || next == "es", next != "lo"
			}
			return false, true
		case "contrario":
			return true, true
		}
	}
	return false, false
}

// opensWith reports whether a word opens the sentence at hand.
func (r *reader) opensWith(word string) bool {
	return r.toks[r.startOfSentence(r.pos)].Word == word
}

// asksOfOpponent reports whether the clause hangs on what "tu oponente" has or did, so that a verb behind
// it may go on with him.
func (r *reader) asksOfOpponent() bool {
	for at := r.begin - 1; at >= 0 && r.toks[at].Kind != es.Stop; at-- {
		if r.toks[at].Word == "si" && r.toks[at+1].Word == "tu" && r.toks[at+2].Word == "oponente" {
			return true
		}
	}
	return false
}

// elliptical reports whether the verb at hand takes only a number: "si es destruido, bota 3",
// of what and by whom the sentence before said.
func (r *reader) elliptical() bool {
	return r.pos+1 < len(r.toks) && r.toks[r.pos+1].Kind == es.Number && r.ahead(2) == ""
}

// saysMore reports whether "más" or "adicionales" stands in what is left of the sentence.
func (r *reader) saysMore() bool {
	for n := 0; r.ahead(n) != ""; n++ {
		switch r.ahead(n) {
		case "mas":
			return r.ahead(n-1) != "o"
		case "adicional", "adicionales":
			return true
		}
	}
	return false
}
