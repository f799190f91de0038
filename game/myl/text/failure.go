package text

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	"castillo/game/card"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
)

// Failure is a sentence that was not understood.
type Failure struct {
	Sentence   Span
	Words      Span // the first words that were not understood
	Wrote      string
	Why        Reason
	Suggestion string    // of an UnknownWord: a word that is near it, or empty
	Type       card.Type // of OnAnother: the type of card that says so; of NoMoment: that of this card
	Like       string    // an example of the page that comes near the sentence, or empty
}

// Reason is why a sentence was not understood.
type Reason uint8

// The reasons.
const (
	NotHere     Reason = iota // the words say nothing in this place
	UnknownWord               // the word is none of the language
	UnknownName               // the word looks like the name of a card
	Unfinished                // it does not say what happens
	NoMoment                  // it says what happens, but not when
	OnAnother                 // it would be understood on a card of another type
	NoType                    // it would be understood if the type of the card were known
	AfterLost                 // it goes on from a sentence that was not understood
	NoActor                   // it does not say which player does it
	NoReferent                // a card is pointed at that nothing before named
	Surplus                   // the sentence would be understood without them
	NoSense                   // every word is known, what they say together is not
)

// maxExplained is of how many sentences of a text more is said than where they
// were not understood: to explain one is to read it some times over.
const maxExplained = 3

// Error says what was not understood and, where that can be told, what would be.
func (f *Failure) Error() string {
	switch f.Why {
	case UnknownWord:
		if f.Suggestion != "" {
			return fmt.Sprintf("no conozco la palabra «%s»; ¿quisiste decir «%s»?", f.Wrote, f.Suggestion)
		}
		return fmt.Sprintf("no conozco la palabra «%s»", f.Wrote)
	case UnknownName:
		return fmt.Sprintf("no sé qué es «%s»; si es el nombre de otra carta, escríbelo entero y entre comillas", f.Wrote)
	case Unfinished:
		return "la frase no termina: falta decir qué pasa"
	case NoMoment:
		return fmt.Sprintf("falta decir cuándo pasa; empieza, por ejemplo, con «Cuando %s entra en juego, ...» o «En tu Fase de Vigilia, puedes ...»", printer.ThisCard(f.Type))
	case OnAnother:
		return fmt.Sprintf("eso lo puede decir %s, no esta carta", withArticle(f.Type))
	case NoType:
		return "para entender esto hay que saber el tipo de la carta"
	case AfterLost:
		return "esta frase sigue a otra que no entiendo"
	case NoActor:
		return fmt.Sprintf("no sé quién %s: di «tú %ss», «tu oponente %s» o «cada jugador %s»", f.Wrote, f.Wrote, f.Wrote, f.Wrote)
	case NoReferent:
		return fmt.Sprintf("no sé de qué carta habla «%s»: nómbrala antes, o di «un», «una», «los» o «las»", f.Wrote)
	case Surplus:
		return fmt.Sprintf("entiendo la frase sin «%s», pero no con esas palabras", f.Wrote)
	case NoSense:
		return "conozco las palabras, pero no entiendo la frase entera"
	}
	return fmt.Sprintf("no entiendo «%s»", f.Wrote)
}

// withArticle names a type of card: "un Aliado", "un Arma".
func withArticle(t card.Type) string { return "un " + es.TypeNouns[t][0] }

// Caret shows where in the text a failure lies, on two lines.
func Caret(text string, f *Failure) string {
	line := strings.ReplaceAll(text, "\n", " ")
	before := len([]rune(line[:f.Words.Start]))
	width := max(1, len([]rune(line[f.Words.Start:f.Words.End])))
	return line + "\n" + strings.Repeat(" ", before) + strings.Repeat("^", width)
}

// failure says where reading the sentence at from came to its end.
func (r *reader) failure(from int) *Failure {
	last := r.endOf(from)
	f := &Failure{Sentence: Span{r.toks[from].Start, r.toks[last-1].End}}
	if r.unsaid > 0 {
		t := r.toks[r.unsaid-1]
		f.Why, f.Words, f.Wrote = NoActor, Span{t.Start, t.End}, t.Word
		return f
	}
	at := min(r.far, last)
	for at < last && r.toks[at].Kind == es.Mark {
		at++
	}
	if at == last {
		f.Why, f.Words = Unfinished, Span{f.Sentence.End, f.Sentence.End}
		return f
	}
	start, end := r.phraseAround(from, at, last)
	f.Words = Span{r.toks[start].Start, r.toks[end-1].End}
	for i := at; i < end; i++ {
		if r.unknown(i) {
			f.unknownWord(r.toks[i])
			break
		}
	}
	if at > from && r.unknown(from) && meant(r.toks[from].Word) != "" { // it was taken for a name
		f.unknownWord(r.toks[from])
	}
	f.Wrote = r.src[f.Words.Start:f.Words.End]
	return f
}

// unknown reports whether a word is none of the language, nor the card's own name.
func (r *reader) unknown(i int) bool {
	t := r.toks[i]
	return t.Kind == es.Word && !t.Strange && !es.Known(t.Word) && !r.inOwnName(i)
}

func (r *reader) inOwnName(i int) bool {
	for j := i; j >= 0 && i-j < maxSelf; j-- {
		if int(r.toks[j].Self) > i-j {
			return true
		}
	}
	return false
}

// maxSelf is more words than the name of a card has.
const maxSelf = 12

func (f *Failure) unknownWord(t es.Token) {
	f.Why, f.Words = UnknownWord, Span{t.Start, t.End}
	if f.Suggestion = meant(t.Word); t.Capital && t.Start > f.Sentence.Start && f.Suggestion == "" {
		f.Why = UnknownName
	}
}

// leading are the words that open a phrase: what follows them is not quoted
// without them.
var leading = es.WordSet("que a al de del por con en lo la los las el un una uno su sus tu tus se no como para si cuando ni bajo desde hasta cada")

// parting are the words that begin another phrase.
var parting = es.WordSet("para y e o u luego si cuando mientras pero")

// maxQuoted is how many words of a phrase are quoted after the one at which
// reading came to its end.
const maxQuoted = 7

// phraseAround is the phrase about the token at: from the words that lead to it up
// to a mark, another phrase or enough words.
func (r *reader) phraseAround(from, at, last int) (start, end int) {
	start, end = at, at+1
	for start > from && at-start < 3 && leading[r.toks[start-1].Word] {
		start--
	}
	for end < last && end < at+maxQuoted && r.toks[end].Kind != es.Mark && !parting[r.toks[end].Word] {
		end++
	}
	for end > at+1 && end < last && leading[r.toks[end-1].Word] {
		end--
	}
	return start, end
}

// longestExplained is how long a sentence, in bytes, may be to be read again in other ways:
// longer than any printed one.
const longestExplained = 600

// explain finds out more about the first sentences of a text that were not understood.
func explain(failures []*Failure, text string, facts card.Card) {
	for i, f := range failures[:min(len(failures), maxExplained)] {
		if f.Sentence.End-f.Sentence.Start > longestExplained {
			continue
		}
		f.explain(text[f.Sentence.Start:f.Sentence.End], facts, i > 0)
	}
}

// explain finds out more about a sentence: whether only its end is missing, or its
// time, who else would say so, and what is said like it. After a sentence that was
// not understood it may be that one which it lacks.
func (f *Failure) explain(sentence string, facts card.Card, afterLost bool) {
	if f.Why == UnknownWord || f.Why == UnknownName || f.Why == NoActor {
		return
	}
	if f.Why == Unfinished {
		for _, end := range []string{", destruye un Tótem", " destruye un Tótem", " destruir un Tótem", " un Tótem"} {
			if understood(sentence+end, facts) {
				return
			}
		}
		f.Why, f.Words, f.Wrote = NoSense, f.Sentence, sentence
	}
	for _, t := range card.Types() {
		why := NoType
		switch {
		case t == facts.Type:
			continue
		case facts.Type == card.NoType:
		case afterLost:
			why = AfterLost
		case t == card.Weapon && strings.Contains(card.Fold(sentence), "portador"):
			why = OnAnother
		default:
			continue
		}
		other := facts
		if other.Type = t; !understood(sentence, other) {
			continue
		}
		if f.Why, f.Words, f.Wrote = why, f.Sentence, sentence; why == OnAnother {
			f.Type = t
		}
		return
	}
	if afterLost && f.Why == NoSense {
		f.Why = AfterLost
		return
	}
	if words, ok := pointsAtNothing(sentence, facts); ok {
		f.Why, f.Words, f.Wrote = NoReferent, Span{f.Sentence.Start + words.Start, f.Sentence.Start + words.End}, sentence[words.Start:words.End]
		return
	}
	if facts.Type != card.Talisman && f.inMoment(sentence, facts) {
		return
	}
	if f.Why == NoSense {
		if words, ok := surplus(sentence, facts); ok {
			f.Why, f.Words, f.Wrote = Surplus, Span{f.Sentence.Start + words.Start, f.Sentence.Start + words.End}, sentence[words.Start:words.End]
		}
	}
	f.Like = likest(sentence, f.Wrote)
}

// maxLeftOut is how many words at the end of a sentence are left out by way of trial.
const maxLeftOut = 8

// surplus finds the fewest words at the end of a sentence without which it is understood.
func surplus(sentence string, facts card.Card) (Span, bool) {
	toks := es.Lex(sentence)
	for i := len(toks) - 1; i > 0 && i >= len(toks)-maxLeftOut; i-- {
		if understood(strings.TrimRight(sentence[:toks[i].Start], " ,"), facts) {
			return Span{toks[i].Start, len(sentence)}, true
		}
	}
	return Span{}, false
}

// inMoment finds that a sentence says what happens but not when, or that the clause it
// begins with is what was not understood, and reports whether there is no more to say of it.
func (f *Failure) inMoment(sentence string, facts card.Card) bool {
	const moment, standing = "Cuando entra en juego, ", ", tus Aliados ganan 1 a la Fuerza"
	clause, what, parted := strings.Cut(sentence, ", ")
	switch begun := parted && understood(moment+what, facts); {
	case understood(moment+sentence, facts), begun && understood(clause+standing, facts):
		f.Why, f.Type, f.Words, f.Wrote = NoMoment, facts.Type, f.Sentence, sentence
		return true
	case begun && f.Words.End > f.Sentence.Start+len(clause):
		f.Why, f.Words, f.Wrote = NotHere, Span{f.Sentence.Start, f.Sentence.Start + len(clause)}, clause
	}
	return false
}

// pointing are the words that point at a card named before, each with the one that
// names any.
var pointing = map[string]string{
	"ese": "un", "esa": "una", "esos": "los", "esas": "las", "dicho": "un", "dicha": "una", "dichos": "los", "dichas": "las", "aquel": "un", "aquella": "una",
}

// pointsAtNothing finds the words of a sentence that point at a card which nothing
// before them names: with any card in their place, the sentence is understood.
func pointsAtNothing(sentence string, facts card.Card) (Span, bool) {
	toks := es.Lex(sentence)
	for i, t := range toks {
		if any, ok := pointing[t.Word]; ok && i+1 < len(toks) && toks[i+1].Kind == es.Word {
			return Span{t.Start, toks[i+1].End}, understood(sentence[:t.Start]+any+sentence[t.End:], facts)
		}
	}
	return Span{}, false
}

// understood reports whether a text is understood.
func understood(text string, facts card.Card) bool {
	_, _, err := read(text, facts, wholeOnly)
	return err == nil
}

// likeEnough is how much of the weight of a sentence's words an example holds, at
// least, to be shown beside it.
const likeEnough = 0.45

// likest is the example of the page that shares most with a sentence: a word that
// few examples have tells more, and so does one of those that were not understood.
func likest(sentence, wrote string) string {
	page := wordsOfPage()
	words, lost := contents(sentence), contents(wrote)
	weight := func(w string) float64 {
		if lost[w] {
			return 2 * page.weight(w)
		}
		return page.weight(w)
	}
	best, most, all := "", 0.0, 0.0
	for w := range words {
		all += weight(w)
	}
	for _, e := range page.examples {
		shared, other := 0.0, 0.0
		for _, w := range e.words {
			if words[w.word] {
				shared += weight(w.word)
			} else {
				other += w.weight
			}
		}
		if score := shared - other/4; score > most && shared >= likeEnough*all {
			best, most = e.text, score
		}
	}
	return best
}

// pageWords are the examples of the page, each with the words that tell what it is
// about, and how much each of those words tells.
type pageWords struct {
	examples []exampleWords
	weights  map[string]float64
}

type exampleWords struct {
	text  string
	words []weighed
}

type weighed struct {
	word   string
	weight float64
}

// wordsOfPage are counted once: a sentence that is not understood is held against
// every example.
var wordsOfPage = sync.OnceValue(func() pageWords {
	page := pageWords{weights: map[string]float64{}}
	in := map[string]float64{}
	for _, p := range patterns {
		for _, text := range p.examples {
			e := exampleWords{text: text}
			for _, w := range slices.Sorted(maps.Keys(contents(text))) {
				e.words = append(e.words, weighed{word: w})
				in[w]++
			}
			page.examples = append(page.examples, e)
		}
	}
	for w, n := range in {
		page.weights[w] = math.Log(float64(len(page.examples)+1) / (n + 1))
	}
	for _, e := range page.examples {
		for i := range e.words {
			e.words[i].weight = page.weights[e.words[i].word]
		}
	}
	return page
})

// weight is how much a word tells: most where no example has it.
func (p pageWords) weight(w string) float64 {
	if weight, ok := p.weights[w]; ok {
		return weight
	}
	return math.Log(float64(len(p.examples) + 1))
}

// contents are the words of a text, a verb in any form being one, without those
// that stand in every sentence.
func contents(s string) map[string]bool {
	out := map[string]bool{}
	for _, t := range es.Rephrase(es.Lex(s)) {
		switch f := es.FormOf(t.Word); {
		case t.Kind != es.Word || leading[t.Word] || parting[t.Word]:
		case f.Verb != es.NoVerb:
			out[es.Conjugated(f.Verb, es.Infinitive)] = true
		default:
			out[strings.TrimSuffix(t.Word, "s")] = true
		}
	}
	return out
}

// elsewhere are words that players know from other games, or say in talk, with
// those of this game.
var elsewhere = map[string]string{
	"mata": "destruye", "matar": "destruir", "mate": "destruya", "muere": "es destruido", "muera": "sea destruido", "morir": "ser destruido",
	"elimina": "destruye", "eliminar": "destruir", "sacrifica": "destruye", "sacrificar": "destruir", "revive": "pon en juego", "revivir": "poner en juego",
	"resucita": "pon en juego", "resucitar": "poner en juego",
	"criatura": "Aliado", "criaturas": "Aliados", "monstruo": "Aliado", "monstruos": "Aliados", "personaje": "Aliado", "personajes": "Aliados",
	"hechizo": "Talismán", "hechizos": "Talismanes", "conjuro": "Talismán", "conjuros": "Talismanes", "equipo": "Arma", "equipos": "Armas",
	"campo": "juego", "mesa": "juego", "tablero": "juego", "muele": "bota", "moler": "botar",
	"mana": "Oro", "contrahechiza": "anula", "neutraliza": "anula", "equipado": "portador",
}

// meant is what a word that is none of the language was perhaps meant to be: a word
// of this game, or the one with the same first letter that comes nearest, two slips
// away at most and no more than a third of it. It is empty where nothing is near.
func meant(w string) string {
	if same, ok := elsewhere[w]; ok {
		return same
	}
	if near, ok := nearest(w); ok {
		return near
	}
	found, least := "", min(2, len(w)/3)+1
	written := lettersOf(w)
	for n := max(minSlip, len(w)-2); n <= len(w)+2 && n < len(byLength); n++ {
		for i := range byLength[n] {
			k := byLength[n][i].word
			if k[0] != w[0] || !byLength[n][i].letters.within(least-1, written) || es.Forms[k].Clitic != "" {
				continue
			}
			if d := card.Slips(w, k, least); d < least {
				found, least = k, d
			}
		}
	}
	return found
}
