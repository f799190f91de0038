package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// state is everything that reading one way and then another has to restore.
type state struct {
	pos   int
	begin int // where the clause of the sentence begins

	memory
	speakers
	occurrence
	pickedCards
	naming
	asking
	senses
	clauseSays
}

// memory is what outlives the sentence.
type memory struct {
	named     bool           // something was named in this text
	namedLast bool           // nothing was picked since a card was named
	namedType card.Type      // its type, NoType if it may be any
	searched  bool           // the named card was searched for
	rummaged  ability.Player // whose castle was searched last in this text
	atDamage  bool           // what is read is done in the Asignación de Daño
	heard     bool           // an event was named in this text, of whose card "dicha carta" speaks
	condIt    bool           // a condition without a subject speaks of It

	by *ability.Source // what was said last to do something, which "por ellas" means
}

// speakers are who acts, and whom words without a name mean.
type speakers struct {
	actor   ability.Player // who acts in the effect at hand
	other   ability.Player // whom "su" means when the actor is you
	subject ability.Cards  // what a verb without a subject speaks of
	last    ability.Cards  // whom the sentence spoke of last
	both    ability.Cards  // whom "ambos" means besides the card itself
	spoken  ability.Player // the player of whom the time or the event spoke: "ese jugador"
	theyAct bool           // the event is something that such a player does
	someone bool           // the event is something that "un jugador" does
}

// occurrence is what the event of the sentence tells.
type occurrence struct {
	event     ability.Cards        // the card of the event, nil without one
	eventType card.Type            // the type of the event's card
	eventName string               // its name, where the event tells it of a card that is not this one
	cause     card.Type            // the type of what affects it, where that is one that can be annulled
	foe       ability.Cards        // whom the event's card meets in combat, nil without one
	able      ability.Deed         // what was said of cards that can do it: "que puedan bloquear"
	allowed   bool                 // what is read hangs on "puedes"
	foeActs   bool                 // it is the subject of the event: "un Aliado bloquea a Sir Ansel"
	foeSaid   bool                 // the event named it: "bloquea a un Aliado"
	foeRole   ability.CardVerb     // what it does or suffers there: Blocks or IsBlocked, 0 where that is not known
	alsoIf    ability.Condition    // what an event asks for besides
	orOn      *occasionAsked       // the other event of two that ask for different things
	zoneOf    ability.Player       // in whose zone the event's card ends up, if it was said
	where     shape.Whereabouts    // where the event leaves its card
	answering bool                 // the sentence is a response: its event is still to come
	anew      bool                 // it begins with an event or a time of its own: what was done before is over
	harmed    bool                 // the event is one that a card can be spared
	looming   bool                 // the event is only about to happen: "fuera a ir al Cementerio"
	notBuried bool                 // what is said stands in for going to the Cementerio
	used      bool                 // the event is the use of an ability
	lowered   *ability.PlayerEvent // the event is that a card is put down, which here is played
	attacked  bool                 // the event is an attack
	declared  bool                 // the event is a declaration, of which is known who fights in it
	dealt     bool                 // the event is that damage was done to a castle
	ifOnly    bool                 // the sentence says something on a condition, which may stand in for what was said before
	inStead   bool                 // the clause stands in for what was said before: "gana 2"
	asCond    bool                 // and speaks of "uno" such as the condition asked for
	milling   bool                 // the event is that cards were milled
	resolving bool                 // the event is that damage is about to be done to one
	loose     bool                 // the event is one of cards that are not told apart, so that no pronoun means them or this card
}

// pickedCards are the cards that the sentence picked, for pronouns.
type pickedCards struct {
	picked  bool // cards were picked, so that It is theirs
	anyPick bool // the same, for the whole sentence
	borrows bool // It was used before this sentence picked anything
	latestPick
	lastNoun    ability.Filter      // what the latest noun spoke of, for "uno" and "otro"
	nounless    bool                // the latest selection had no noun: "barajar 3"
	sought      bool                // the latest pick was searched for
	theirSearch bool                // that search was in a zone of the opponent's
	milled      bool                // the latest pick was milled
	looked      bool                // the latest cards are those of a hand or castle that was looked at
	drawn       shape.QuantityDrawn // how many cards were drawn or milled since the latest pick: they are "esas cartas", not It
	drawnFits   bool                // a condition asked of the drawn card what it is
	sharing     int                 // the depth of the phrase of which so many cards are told, two at least
	summing     int                 // the depth of the phrase whose cards may be said to come to so much together
	sifting     bool                // the verb takes its cards from those that were looked at
	repaid      bool                // what was picked is the price of what is done to another card
	pickFirst   ability.Cards       // the card by which others were told, who has to be chosen first, nil without one
	behindGone  bool                // the latest pick came after cards that have a Coste and left where they were
	bySource    bool                // the cards at hand are said to do something to the subject
}

// latestPick is what the words tell of the cards that were picked last.
type latestPick struct {
	many      bool      // there may be several
	several   bool      // it is a number of cards: no pronoun in the singular means it
	anyNumber bool      // as many as the player likes
	partly    bool      // others were picked beside them by the same verb, of which no pronoun tells
	outside   bool      // they lie out of play, so that they fight for nobody
	pickType  card.Type // their type, NoType if it may be any
	fromThem  bool      // they were taken out of cards at hand
	fromSeen  bool      // those were cards of a hand or castle that was looked at
	pickNamed bool      // their gender is not known
	pickName  string    // the one name they were picked by
	gone      bool      // they left where they were: nothing more is true of them
	goneBy    es.Verb   // what was done to them that took them from there, noVerb where that is not known
	mixed     bool      // they are of several kinds, of which no word in the singular tells which
	chosen    bool      // nothing was done to them but to choose them
	bears     bool      // they were told to carry an Arma
	borne     bool      // it is an Arma that was put on an ally, whom a masculine word means
}

// naming is which cards the sentence called by a name, a type or a race.
type naming struct {
	namedHere bool // a card was named in this sentence
	namedNow  bool // a type or race was named in this sentence
	saidThis  bool // the card called itself "este Aliado"
}

// asking is what the conditions of the sentence spoke of.
type asking struct {
	inCond    bool            // a condition is being read
	condMany  bool            // a condition spoke of several cards
	condCards ability.Cards   // those cards as a whole
	found     *ability.Filter // which of several cards at hand a condition asked for
	foundEach bool            // what is done then is done to each of them
	armed     bool            // a condition asked for a weapon that a card carries
	askedWho  bool            // its subject was such a card: "si un Aliado oponente está en la Línea de Ataque"
	asked     bool            // a condition asked for a card in play, which a pronoun may mean as well
	amongNow  bool            // the cards at hand are those that were looked at
	askedOfIt bool            // the clause hangs on what the card at hand is: "si es un Oro, va a tu Mano"
	located   bool            // a condition said where the card itself is
	thisMoved bool            // something was done to it since
	from      ability.Zone    // where the card itself must be, if the clause says so
}

// senses tell how words are to be taken that may be taken in two ways.
type senses struct {
	per        ability.Amount   // "por cada X" that was read ahead of its effect
	early      ability.Duration // a duration that stood before its words
	mid        midway           // what stood after "puedes"
	goalFore   bool             // a goal is read in front, which ", puedes" ends
	inGoal     bool             // a goal is read, which "y puedes" ends
	hangsOn    bool             // the clause begins with an infinitive: what it says hangs on a verb before
	parted     separator        // what stands between the options of a choice that is read
	standsFor  standsFor        // what the sentence stands in for, where it says so
	noIn       bool             // "en tu Mano" says where to, not where from
	amountSaid bool             // "por cada" behind the cards is said of the amount before them
	shuffling  bool             // the same for "en su Mazo Castillo"
	said       bool             // the place read last named its player
	whither    ability.Player   // whose zone the cards are said to go to, Anyone where that is not told
	lying      *lyingPlace      // where the cards lie that the verb at hand takes, where that stands in front of them
	eachSide   bool             // what was read last was said of each player: "de cada Cementerio"
	paying     bool             // a gerund may follow: "descartando una carta"
	verbAt     es.Verb          // the verb of the action that is being read
	starts     bool             // the time read last is when something begins, or each of such times: once
	throughout bool             // or how long it lasts: "durante"
	theirTurn  bool             // the turn read last was "su próximo turno"
	denied     bool             // the subject was "ningún ..."
	toBeDone   bool             // what is denied is told by an infinitive behind "se puede"
	lasting    bool             // a time was said for which what is read holds
	bidden     bool             // the clause begins with "debes"
	sameKind   bool             // a change of strength was read: "y pierden 1"
}

// clauseSays is what a clause as a whole is.
type clauseSays struct {
	goesOn       bool          // the sentence was added to the ability before
	repeats      bool          // it does once more what that does
	atFinal      bool          // a further draw was said to be that of "tu Fase Final"
	further      bool          // a further draw was said, without saying when
	beyond       bool          // so many draws "en vez de una", which is that of the Fase Final
	ownTurn      bool          // what the rule says holds in your turns only
	answers      bool          // the clause spares the event's card, so that it is a response
	overNow      bool          // what is read is done in the Fase Final, when the battle is over
	theyDo       bool          // it hangs on what cards or another player do: "si lo hacen"
	whenAble     bool          // what is said last is true when the card does what it is able to
	only         onlyCase      // whether a condition is said to be the only case
	inHand       bool          // the sentence asks that the card is in the Mano
	foreseen     ability.Event // what the clause does something about before it happens
	eitherPlayer bool          // the clause is what the one player or the other does
	willBlock    bool          // its cards are those that block the attack which is declared
	calledUp     ability.Deed  // what it declares an ally to do: "declara atacante a un Aliado"
}

// midway is a time and a limit that stand in the middle of a sentence.
type midway struct {
	when     ability.Window
	windowed bool
	starts   bool // that time is when something begins
	limit    int
}

// onlyCase is whether a condition is said to be the only case in which something is so.
type onlyCase uint8

const (
	anyCase     onlyCase = iota
	caseFollows          // "solo puede atacar o bloquear", of which the condition stands behind the clause
	caseSaid             // the condition was read: "solo si controlas un Tótem"
)
