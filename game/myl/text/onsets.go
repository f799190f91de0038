package text

import (
	"strings"

	"castillo/game/myl/text/es"
)

// onset is a set of kinds of phrase. Of each word is known which of them it may open, so that
// a phrase is tried only where it may stand: most of what the grammar foresees in a place is not
// there, and what is tried in vain costs as much as what is read.
type onset uint64

const (
	aComma       onset = 1 << iota
	aTime              // window, nextWindow
	aSpell             // lastingNow
	aLongTime          // lastingOn
	aNextTurn          // nextTurn
	aWhile             // whileItIs
	aSubject           // player
	aDenial            // "no", "ningún jugador"
	aLimit             // "solo", upTo
	aLeave             // "puede", "puedes"
	aDuty              // "debes"
	aTurnEach          // everyTurn
	aPlaying           // playedIn, but for the card itself
	aNext              // nextPlayed
	aDamage            // damage
	aTaking            // takesDamage
	aMark              // mark, oneWord
	aPrice             // lessFor, paysLess
	aCost              // ownCost
	ofAKind            // sameKindOf
	aCopy              // oneCopy
	aPlay              // playOnly, but for the card itself
	anEntry            // entersAs, but for the card itself
	aTimeToPlay        // playedThen
	aToll              // toll, but for a verb
	aPassage           // passage
	aFirst             // firstPlayed
	anUnless           // unlessFirst, paidByThem
	aGoal              // goalFirst
	aSubstitute        // notItsCost
	aPlace             // fromPlaceFirst
	aConsequence       // consequence
	anEnd              // topOrBottom, but for a number in digits
	oneOfMany          // oneOfThose
	itself             // thisCard
	anything           // whatever begins with a name or a noun, or with too much to tell

	aDuration = aSpell | aLongTime | aNextTurn | aWhile
	aBar      = aSubject | aDenial | aDuration | aComma // barred
)

// openedBy holds the words that open each kind, in whatever number and mood. All those belong
// here with which its readers begin, those too that they may leave out.
var openedBy = map[onset]string{
	aComma:       ",",
	aTime:        "al en durante",
	aSpell:       "solo hasta por durante en este el",
	aLongTime:    "durante por en los 2 dos permanentemente de hasta el resto",
	aNextTurn:    "en durante por tu su el la",
	aWhile:       "siempre mientras",
	aSubject:     "tu cada ambos todos los cualquier este ese dicho su el",
	aDenial:      "no ningun nadie",
	aLimit:       "solo hasta como un maximo a",
	aLeave:       "puede puedes",
	aDuty:        "debes",
	aTurnEach:    "por cada en durante todos",
	aPlaying:     "puedes jugar juega se",
	aNext:        "el la tu",
	aDamage:      "todo ese dicho el",
	aTaking:      "tu el al no",
	aMark:        "carta unica unico no mercenario orbe errante relampago maquinaria furia absorcion inmunidad",
	aPrice:       "puedes",
	aCost:        "jugar bajar su el",
	ofAKind:      "los las",
	aCopy:        "solo puedes no como",
	aPlay:        "para no solo juega juegalo juegala si puedes puede se debe",
	anEntry:      "puedes puede",
	aTimeToPlay:  "al en durante , tambien puedes",
	aToll:        "debes se lo la los las como solo para",
	aPassage:     "si tu",
	aFirst:       "del el la tu",
	anUnless:     "a si",
	aGoal:        "para",
	aSubstitute:  "en",
	aPlace:       "en de desde del",
	aConsequence: ": en si de al cuando cada los",
	anEnd:        "la las tantas",
	oneOfMany:    "los las el la al",
	itself:       "este esta el la los las al",
}

// openedByVerb holds the verbs that open a kind, in whatever form. Besides, any verb may open
// a toll.
var openedByVerb = map[es.Verb]onset{es.Pagar: aPrice, es.Recibir: aTaking, es.Reducir: aCost, es.Aumentar: aCost, es.Entrar: anEntry}

// lexicon holds all words of which something is known, unknown is the entry of any other.
var (
	lexicon = makeLexicon()
	unknown = &es.Entry{Opens: uint64(anything)}
)

// entryOf looks a word up.
func entryOf(word string) *es.Entry {
	if e := lexicon[word]; e != nil {
		return e
	}
	return unknown
}

func makeLexicon() map[string]*es.Entry {
	all := make(map[string]*es.Entry, len(es.Forms)+len(es.Lemmas))
	entry := func(w string) *es.Entry {
		if all[w] == nil {
			all[w] = &es.Entry{Form: es.FormOf(w), Lemma: es.Lemmas[w], Opens: uint64(anything)}
		}
		return all[w]
	}
	forms := map[es.Lemma][]string{}
	for w, l := range es.Lemmas {
		entry(w)
		forms[l] = append(forms[l], w)
	}
	for w, f := range es.Forms {
		entry(w).Opens |= uint64(openedByVerb[f.Verb] | aToll)
	}
	for w := range es.Numbers {
		entry(w).Opens |= uint64(anEnd)
	}
	for kind, words := range openedBy {
		for _, w := range strings.Fields(words) {
			entry(w).Opens |= uint64(kind)
			for _, form := range forms[es.Lemmas[w]] {
				entry(form).Opens |= uint64(kind)
			}
		}
	}
	return all
}

// opens reports whether a phrase of one of these kinds may begin here.
func (r *reader) opens(kinds onset) bool {
	if r.pos >= len(r.toks) {
		return false
	}
	t := &r.toks[r.pos]
	return onset(t.Opens)&kinds != 0 || kinds&itself != 0 && t.Self > 0
}
