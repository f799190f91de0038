package text

import "strings"

// A form is what one written word says: its verb, whether it is a participle,
// and the pronoun on its end.
type form struct {
	verb       verb
	infinitive bool
	participle bool
	gerund     bool   // "destruyendo"
	you        bool   // second person: "robas", "puedas"
	wish       bool   // third person of the subjunctive: "bote"
	many       bool   // third person plural: "botan", "boten"
	past       bool   // what you did: "barajaste"
	was        bool   // what a third person did: "fue", "atacaron"
	will       bool   // the future: "podrá"
	clitic     string // "lo", "la", "los", "las", "se" or none
}

var forms, written = conjugate()

// formOf looks a written word up.
func formOf(w string) form { return forms[w] }

// conjugate builds the reading table, word to form, and the printing table.
func conjugate() (map[string]form, map[verb][formCount]string) {
	read := lexicon{"salvo": {}} // not what somebody saved, but "except"
	print := make(map[verb][formCount]string, len(verbForms))
	for v := noVerb + 1; v <= lastVerb; v++ {
		words := strings.Fields(verbForms[v])
		print[v] = [formCount]string(words[:formCount])
		for i, w := range words {
			read.addListed(v, i, w)
		}
	}
	for v := noVerb + 1; v <= lastVerb; v++ {
		words := print[v]
		read.addTenses(v, words[infinitive])
		for _, w := range []string{words[imperative], thirds[v]} {
			read.add(w+"s", form{verb: v, you: true})
		}
		read.addWithPronouns(words[imperative], form{verb: v})
	}
	for v := noVerb + 1; v <= lastVerb; v++ {
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

// conjugated is the form of a verb.
func conjugated(v verb, form int) string {
	w := written[v][form]
	if a, ok := accents[w]; ok {
		return a
	}
	return w
}

// thirds holds the third persons that differ from the imperative.
var thirds = map[verb]string{vPoner: "pone", vPrevenir: "previene", vHacer: "hace"}

// third is the third person: "destruye", "pone".
func third(v verb) string {
	if w, ok := thirds[v]; ok {
		return w
	}
	return conjugated(v, imperative)
}

// A lexicon says what each written word is. The first meaning of a word counts.
type lexicon map[string]form

func (l lexicon) add(w string, f form) {
	if _, taken := l[w]; !taken {
		l[w] = f
	}
}

// addListed adds the i-th word of a verb's line.
func (l lexicon) addListed(v verb, i int, w string) {
	switch {
	case strings.HasSuffix(w, "ando") || strings.HasSuffix(w, "iendo"):
		l[w] = form{verb: v, gerund: true}
		return
	case strings.HasSuffix(w, "do") || irregularParticiple[w]:
		l.addParticiple(v, w[:len(w)-1])
		return
	}
	f := form{verb: v, infinitive: strings.HasSuffix(w, "r"), wish: i == subjunctive || i == subjunctivePlural, many: i == plural || i == subjunctivePlural, you: i == subjunctiveYou || i > participle && strings.HasSuffix(w, "s"), was: i > participle && isPast(w)}
	if _, taken := l[w]; !taken || i < formCount {
		l[w] = f
	}
	if i == infinitive || i > participle && !f.you {
		l.addWithPronouns(w, f)
	}
}

// isPast knows the third person of the past among the further forms of a verb.
func isPast(w string) bool {
	return w == "fue" || strings.HasSuffix(w, "ron") || strings.HasSuffix(w, "o")
}

var irregularParticiple = map[string]bool{"puesto": true, "devuelto": true, "abierto": true, "hecho": true, "resuelto": true}

func (l lexicon) addParticiple(v verb, stem string) {
	for _, ending := range []string{"o", "a", "os", "as"} {
		l[stem+ending] = form{verb: v, participle: true}
	}
}

// addWithPronouns adds "destruirlo", "ponla", "jugarselas".
func (l lexicon) addWithPronouns(w string, f form) {
	if f.infinitive { // "descartarte" is "descartarse" said to you
		f.clitic = "se"
		l.add(w+"te", f)
	}
	for _, c := range []string{"lo", "la", "los", "las", "se", "le"} {
		f.clitic = c
		l.add(w+c, f)
	}
	f.clitic = "selo"
	for _, c := range []string{"selo", "sela", "selos", "selas"} {
		l.add(w+c, f)
	}
}

// addTenses adds what follows from the infinitive: the future, the conditional,
// the past, the gerund and the past subjunctive.
func (l lexicon) addTenses(v verb, inf string) {
	stem := inf
	if irregular, ok := futures[inf]; ok {
		stem = irregular
	}
	root, vowel := inf[:len(inf)-2], inf[len(inf)-2]
	for ending, f := range map[string]form{"a": {}, "an": {many: true}, "as": {you: true}, "ia": {}, "ian": {many: true}, "ias": {you: true}} {
		f.verb, f.will = v, true
		l.add(stem+ending, f)
	}
	past, imperfect, gerund := []string{"io", "ieron", "iste"}, "iera", "iendo"
	if vowel == 'a' {
		past, imperfect, gerund = []string{"o", "aron", "aste"}, "ara", "ando"
	}
	l.add(root+past[0], form{verb: v, was: true})
	l.add(root+past[1], form{verb: v, was: true, many: true})
	l.add(root+past[2], form{verb: v, past: true})
	l.add(root+imperfect, form{verb: v, wish: true})
	l.add(root+imperfect+"n", form{verb: v, wish: true, many: true})
	gerund = root + gerund
	if irregular, ok := gerunds[inf]; ok {
		gerund = irregular
	}
	l.add(gerund, form{verb: v, gerund: true})
	l.addWithPronouns(gerund, form{verb: v, gerund: true})
}

// addSynonym adds every form of a verb of [synonyms].
func (l lexicon) addSynonym(v verb, entry string) {
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
	l.add(inf, form{verb: v, infinitive: true})
	l.add(present+is, form{verb: v})
	l.add(present+is+"n", form{verb: v, many: true})
	l.add(present+is+"s", form{verb: v, you: true})
	l.add(wish+be, form{verb: v, wish: true})
	l.add(wish+be+"n", form{verb: v, wish: true, many: true})
	l.add(wish+be+"s", form{verb: v, you: true})
	l.addDone(v, inf)
	l.addTenses(v, inf)
	l.addWithPronouns(inf, form{verb: v, infinitive: true})
	l.addWithPronouns(present+is, form{verb: v})
}

// addDone adds the participle of a verb.
func (l lexicon) addDone(v verb, inf string) {
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

// A lemma stands for words that differ only in number, gender or mood. The zero
// lemma is that of a word that stands for itself.
type lemma struct {
	id       uint32
	initials uint32 // the letters that its words begin with, for a quick look
}

// lemmas gives the lemma of each word that has one.
var lemmas = makeLemmas()

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

func makeLemmas() map[string]lemma {
	ids := make(map[string]uint32, len(forms)+32)
	for w, f := range forms {
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
	all := make(map[string]lemma, len(ids))
	for w, id := range ids {
		all[w] = lemma{id, initials[id]}
	}
	return all
}

// lemma is the same for forms that differ only in number, gender or mood; 0 for
// one with a pronoun. Who will be able to do something is able to.
func (f form) lemma() uint32 {
	if f.clitic != "" {
		return 0
	}
	l := uint32(f.verb)
	for _, is := range []bool{f.infinitive, f.participle, f.gerund, f.you, f.past, f.was, f.will && f.verb != vPoder} {
		l <<= 1
		if is {
			l |= 1
		}
	}
	return l
}
