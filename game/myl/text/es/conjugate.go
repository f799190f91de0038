package es

import (
	"strings"
)

// A Form is what one written word says: its verb, whether it is a participle,
// and the pronoun on its end.
type Form struct {
	Verb       Verb
	Infinitive bool
	Participle bool
	Gerund     bool   // "destruyendo"
	You        bool   // second person: "robas", "puedas"
	Wish       bool   // third person of the subjunctive: "bote"
	Many       bool   // third person plural: "botan", "boten"
	Past       bool   // what you did: "barajaste"
	Was        bool   // what a third person did: "fue", "atacaron"
	Will       bool   // the future: "podrá"
	Clitic     string // "lo", "la", "los", "las", "se" or none
}

var Forms, written = conjugate()

// FormOf looks a written word up.
func FormOf(w string) Form { return Forms[w] }

// conjugate builds the reading table, word to form, and the printing table.
func conjugate() (map[string]Form, map[Verb][formCount]string) {
	read := lexicon{"salvo": {}} // not what somebody saved, but "except"
	print := make(map[Verb][formCount]string, len(VerbForms))
	for v := NoVerb + 1; v <= lastVerb; v++ {
		words := strings.Fields(VerbForms[v])
		print[v] = [formCount]string(words[:formCount])
		for i, w := range words {
			read.addListed(v, i, w)
		}
	}
	for v := NoVerb + 1; v <= lastVerb; v++ {
		words := print[v]
		read.addTenses(v, words[Infinitive])
		for _, w := range []string{words[Imperative], thirds[v]} {
			read.add(w+"s", Form{Verb: v, You: true})
		}
		read.addWithPronouns(words[Imperative], Form{Verb: v})
	}
	for v := NoVerb + 1; v <= lastVerb; v++ {
		for _, inf := range strings.Fields(synonyms[v]) {
			read.addSynonym(v, inf)
		}
	}
	return read, print
}

// accents writes forms as Spanish spells them; the reader has them folded.
var accents = map[string]string{
	"preven": "prevén", "este": "esté", "esta": "está",
}

// Conjugated is the form of a verb.
func Conjugated(v Verb, form int) string {
	w := written[v][form]
	if a, ok := accents[w]; ok {
		return a
	}
	return w
}

// thirds holds the third persons that differ from the imperative.
var thirds = map[Verb]string{Poner: "pone", Prevenir: "previene", Hacer: "hace"}

// Third is the third person: "destruye", "pone".
func Third(v Verb) string {
	if w, ok := thirds[v]; ok {
		return w
	}
	return Conjugated(v, Imperative)
}

// A lexicon says what each written word is. The first meaning of a word counts.
type lexicon map[string]Form

func (l lexicon) add(w string, f Form) {
	if _, taken := l[w]; !taken {
		l[w] = f
	}
}

// addListed adds the i-th word of a verb's line.
func (l lexicon) addListed(v Verb, i int, w string) {
	switch {
	case strings.HasSuffix(w, "ando") || strings.HasSuffix(w, "iendo"):
		l[w] = Form{Verb: v, Gerund: true}
		return
	case strings.HasSuffix(w, "do") || irregularParticiple[w]:
		l.addParticiple(v, w[:len(w)-1])
		return
	}
	f := Form{Verb: v, Infinitive: strings.HasSuffix(w, "r"), Wish: i == Subjunctive || i == SubjunctivePlural, Many: i == Plural || i == SubjunctivePlural, You: i == SubjunctiveYou || i > Participle && strings.HasSuffix(w, "s"), Was: i > Participle && isPast(w)}
	if _, taken := l[w]; !taken || i < formCount {
		l[w] = f
	}
	if i == Infinitive || i > Participle && !f.You {
		l.addWithPronouns(w, f)
	}
}

// isPast knows the third person of the past among the further forms of a verb.
func isPast(w string) bool {
	return w == "fue" || strings.HasSuffix(w, "ron") || strings.HasSuffix(w, "o")
}

var irregularParticiple = map[string]bool{"puesto": true, "devuelto": true, "abierto": true, "hecho": true, "resuelto": true}

func (l lexicon) addParticiple(v Verb, stem string) {
	for _, ending := range []string{"o", "a", "os", "as"} {
		l[stem+ending] = Form{Verb: v, Participle: true}
	}
}

// addWithPronouns adds "destruirlo", "ponla", "jugarselas".
func (l lexicon) addWithPronouns(w string, f Form) {
	if f.Infinitive { // "descartarte" is "descartarse" said to you
		f.Clitic = "se"
		l.add(w+"te", f)
	}
	for _, c := range []string{"lo", "la", "los", "las", "se", "le"} {
		f.Clitic = c
		l.add(w+c, f)
	}
	f.Clitic = "selo"
	for _, c := range []string{"selo", "sela", "selos", "selas"} {
		l.add(w+c, f)
	}
}

// addTenses adds what follows from the infinitive: the future, the conditional,
// the past, the gerund and the past subjunctive.
func (l lexicon) addTenses(v Verb, inf string) {
	stem := inf
	if irregular, ok := futures[inf]; ok {
		stem = irregular
	}
	root, vowel := inf[:len(inf)-2], inf[len(inf)-2]
	for ending, f := range map[string]Form{"a": {}, "an": {Many: true}, "as": {You: true}, "ia": {}, "ian": {Many: true}, "ias": {You: true}} {
		f.Verb, f.Will = v, true
		l.add(stem+ending, f)
	}
	past, imperfect, gerund := []string{"io", "ieron", "iste"}, "iera", "iendo"
	if vowel == 'a' {
		past, imperfect, gerund = []string{"o", "aron", "aste"}, "ara", "ando"
	}
	l.add(root+past[0], Form{Verb: v, Was: true})
	l.add(root+past[1], Form{Verb: v, Was: true, Many: true})
	l.add(root+past[2], Form{Verb: v, Past: true})
	l.add(root+imperfect, Form{Verb: v, Wish: true})
	l.add(root+imperfect+"n", Form{Verb: v, Wish: true, Many: true})
	gerund = root + gerund
	if irregular, ok := gerunds[inf]; ok {
		gerund = irregular
	}
	l.add(gerund, Form{Verb: v, Gerund: true})
	l.addWithPronouns(gerund, Form{Verb: v, Gerund: true})
}

// addSynonym adds every form of a verb of [synonyms].
func (l lexicon) addSynonym(v Verb, entry string) {
	stems := strings.Split(entry, "/")
	inf := stems[0]
	root, vowel := inf[:len(inf)-2], inf[len(inf)-2]
	present, wish := root, ""
	if len(stems) > 1 {
		present = stems[1]
	}
	if wish = beforeWish(present, vowel); len(stems) > 2 {
		wish = stems[2]
	}
	is, be := "e", "a" // what the present ends in, and its subjunctive
	if vowel == 'a' {
		is, be = be, is
	}
	l.add(inf, Form{Verb: v, Infinitive: true})
	l.add(present+is, Form{Verb: v})
	l.add(present+is+"n", Form{Verb: v, Many: true})
	l.add(present+is+"s", Form{Verb: v, You: true})
	l.add(wish+be, Form{Verb: v, Wish: true})
	l.add(wish+be+"n", Form{Verb: v, Wish: true, Many: true})
	l.add(wish+be+"s", Form{Verb: v, You: true})
	l.addDone(v, inf)
	l.addTenses(v, inf)
	l.addWithPronouns(inf, Form{Verb: v, Infinitive: true})
	l.addWithPronouns(present+is, Form{Verb: v})
}

// addDone adds the participle of a verb.
func (l lexicon) addDone(v Verb, inf string) {
	root := inf[:len(inf)-2]
	stem := root + "id"
	if open, ok := strings.CutSuffix(root, "olv"); ok {
		stem = open + "uelt"
	} else if inf[len(inf)-2] == 'a' {
		stem = root + "ad"
	}
	if _, taken := l[stem+"o"]; !taken {
		l.addParticiple(v, stem)
	}
}

// beforeWish spells a stem as it stands in front of the other vowel: "cargu-e", "recoj-a".
func beforeWish(stem string, vowel byte) string {
	last := len(stem) - 1
	switch {
	case vowel == 'a' && stem[last] == 'c':
		return stem[:last] + "qu"
	case vowel == 'a' && stem[last] == 'g':
		return stem + "u"
	case vowel == 'a' && stem[last] == 'z':
		return stem[:last] + "c"
	case vowel != 'a' && stem[last] == 'g':
		return stem[:last] + "j"
	case vowel != 'a' && stem[last] == 'c':
		return stem[:last] + "zc"
	}
	return stem
}

// What does not follow from the infinitive.
var (
	futures = map[string]string{"tener": "tendr", "poner": "pondr", "salir": "saldr", "poder": "podr", "hacer": "har", "haber": "habr"}
	gerunds = map[string]string{"destruir": "destruyendo", "elegir": "eligiendo", "poder": "pudiendo", "convertir": "convirtiendo",
		"prevenir": "previniendo", "redirigir": "redirigiendo"}
)

// A Lemma stands for words that differ only in number, gender or mood. The zero
// lemma is that of a word that stands for itself.
type Lemma struct {
	id       uint32
	Initials uint32 // the letters that its words begin with, for a quick look
}

// Lemmas gives the lemma of each word that has one.
var Lemmas = makeLemmas()

// numbered lists the words besides verbs that are read alike in both numbers.
const numbered = `atacante atacantes
bloqueador bloqueadores
oponente oponentes
habilidad habilidades
modificador modificadores
efecto efectos
extra extras
nombre nombres
distinto distintos distinta distintas
diferente diferentes
deja dejan deje dejen
adicional adicionales`

func makeLemmas() map[string]Lemma {
	ids := make(map[string]uint32, len(Forms)+32)
	for w, f := range Forms {
		if id := f.lemma(); id != 0 {
			ids[w] = id
		}
	}
	n := uint32(1 << 16)
	for line := range strings.Lines(numbered) {
		n++
		for _, w := range strings.Fields(line) {
			ids[w] = n
		}
	}
	initials := make(map[uint32]uint32, len(ids))
	for w, id := range ids {
		initials[id] |= 1 << (w[0] & 31)
	}
	all := make(map[string]Lemma, len(ids))
	for w, id := range ids {
		all[w] = Lemma{id, initials[id]}
	}
	return all
}

// lemma is the same for forms that differ only in number, gender or mood; 0 for
// one with a pronoun. Who will be able to do something is able to.
func (f Form) lemma() uint32 {
	if f.Clitic != "" {
		return 0
	}
	l := uint32(f.Verb)
	for _, is := range []bool{f.Infinitive, f.Participle, f.Gerund, f.You, f.Past, f.Was, f.Will && f.Verb != Poder} {
		l <<= 1
		if is {
			l |= 1
		}
	}
	return l
}
