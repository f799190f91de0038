package scans

import (
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"castillo/game/card"
)

// Side is what a picture shows of a card.
type Side uint8

// The sides. A Photo is the owner's own photograph of a copy.
const (
	Front Side = iota
	Back
	Photo
	sides // how many there are
)

// Guess is what the name of a file says: one printing, several that it may
// mean, or none.
type Guess struct {
	Printings []card.Printing
	Side      Side
}

// maxCandidates bounds the printings of one guess.
const maxCandidates = 12 // of a name; a number may add one

// Matcher reads from the names of files which cards they show. Any number of
// goroutines may use it.
type Matcher struct {
	byName map[string][]card.Printing // by the words of the name
	names  card.Speller               // the same
}

// NewMatcher knows the cards of a catalogue.
func NewMatcher(cards []card.Card) *Matcher {
	m := &Matcher{byName: map[string][]card.Printing{}}
	for _, c := range cards {
		if key := joined(wordsOf(c.Name)); key != "" {
			m.byName[key] = append(m.byName[key], c.Printing())
		}
	}
	m.names = card.NewSpeller(slices.Sorted(maps.Keys(m.byName)))
	return m
}

// Match reads a file's path, its folders parted by slashes. It goes by an
// edition and a number ("ES-012", "Helénica 73"), a number in a folder named for
// an edition, or a card's name, in the edition that the file or a folder names.
// Where number and name speak of different cards it is both.
func (m *Matcher) Match(file string) Guess {
	edition, words := read(file)
	if named := m.printings(edition, joined(words)); len(named) > 0 {
		return Guess{named, Front} // the whole of it is a name, numbers and all
	}
	number, words := takeNumber(words)
	side, words := takeSide(words)
	printing := card.Printing{Edition: edition, Number: number}
	if printing.PrintedNumber() == 0 { // the numbers of such an edition are on no card
		printing.Number = 0
	}
	named := m.printings(edition, joined(words))
	switch {
	case !exists(printing):
		return Guess{named, side}
	case len(named) > 0 && !slices.Contains(named, printing):
		return Guess{append([]card.Printing{printing}, named...), side}
	}
	return Guess{[]card.Printing{printing}, side}
}

// Near lists the printings that a path may mean whose name has slips in it, the
// likeliest first. It looks at every name there is: it is for a path that Match
// makes nothing of, once somebody looks at it.
func (m *Matcher) Near(file string) []card.Printing {
	edition, words := read(file)
	_, words = takeNumber(words)
	_, words = takeSide(words)
	var near []card.Printing
	for _, name := range m.names.Nearest(joined(words)) {
		near = append(near, m.printings(edition, name)...)
	}
	return near[:min(len(near), maxCandidates)]
}

// read parts a file's path into the edition that it or a folder names and the
// other words of its name.
func read(file string) (card.Edition, []word) {
	folders, base := path.Split(file)
	edition, words := takeEdition(wordsOf(withoutCopyMark(stem(base))))
	if edition == "" {
		edition = editionOfFolders(folders)
	}
	return edition, words
}

// printings are those of a card's name, of one edition if it has such a card.
func (m *Matcher) printings(edition card.Edition, name string) []card.Printing {
	named := m.byName[name]
	var inEdition []card.Printing
	for _, p := range named {
		if p.Edition == edition {
			inEdition = append(inEdition, p)
		}
	}
	if len(inEdition) > 0 {
		named = inEdition
	}
	return slices.Clone(named[:min(len(named), maxCandidates)])
}

// exists reports whether an edition has such a number, known card or not.
func exists(p card.Printing) bool {
	info, ok := p.Edition.Info()
	return ok && p.Number >= info.First && p.Number <= info.Last
}

// word is a run of letters or of digits, folded.
type word struct {
	text    string
	capital bool // written in capitals
}

func (w word) isNumber() bool { return w.text[0] >= '0' && w.text[0] <= '9' }

// maxName is how much of a file's name is read.
const maxName = 256

// wordsOf parts a text into its words; digits part from letters.
func wordsOf(text string) []word {
	var out []word
	var run []rune
	digits := false
	end := func() {
		if folded := card.Fold(string(run)); folded != "" {
			out = append(out, word{folded, strings.ToUpper(string(run)) == string(run)})
		}
		run = run[:0]
	}
	for i, r := range text {
		if i >= maxName {
			break
		}
		isDigit := r >= '0' && r <= '9'
		switch {
		case !isDigit && !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r):
			end()
			continue
		case len(run) > 0 && isDigit != digits:
			end()
		}
		digits = isDigit
		run = append(run, r)
	}
	end()
	return out
}

func joined(words []word) string {
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = w.text
	}
	return strings.Join(texts, " ")
}

// stem is a file's name without the ending of a picture.
func stem(base string) string {
	ending := path.Ext(base)
	switch strings.ToLower(ending) {
	case ".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".webp", ".gif":
		return strings.TrimSuffix(base, ending)
	}
	return base
}

// withoutCopyMark takes the "(2)" away that systems put after the name of a
// second copy.
func withoutCopyMark(stem string) string {
	open := strings.LastIndexByte(stem, '(')
	if open <= 0 || !strings.HasSuffix(stem, ")") {
		return stem
	}
	inside := stem[open+1 : len(stem)-1]
	if _, err := strconv.ParseUint(inside, 10, 8); err != nil || len(inside) > 2 {
		return stem
	}
	return stem[:open]
}

// spelling is the words of an edition's name or code.
type spelling struct {
	edition card.Edition
	words   []word
	code    bool
}

// spellings are those of all editions, the longer before those that they begin with:
// "Helénica Aniversario" before "Helénica", and names before codes.
var spellings = func() (all []spelling) {
	for _, info := range card.Editions() {
		all = append(all, spelling{info.Code, wordsOf(info.Name), false}, spelling{info.Code, wordsOf(string(info.Code)), true})
	}
	slices.SortStableFunc(all, func(a, b spelling) int {
		if a.code != b.code {
			if a.code {
				return 1
			}
			return -1
		}
		return len(b.words) - len(a.words)
	})
	return all
}()

// takeEdition finds an edition among words and gives the others: its name, its
// code before a number, or its code in capitals.
func takeEdition(words []word) (card.Edition, []word) {
	for _, s := range spellings {
		for i := 0; i+len(s.words) <= len(words); i++ {
			end := i + len(s.words)
			if joined(words[i:end]) != joined(s.words) {
				continue
			}
			beforeNumber := end < len(words) && words[end].isNumber()
			if !s.code || beforeNumber || words[i].capital {
				return s.edition, slices.Delete(slices.Clone(words), i, end)
			}
		}
	}
	return "", words
}

// editionOfFolders is the edition that the nearest folder is named for. A
// folder that is called like a code is, whatever the case, and one that has words of
// one edition's name.
func editionOfFolders(folders string) card.Edition {
	parts := strings.Split(strings.Trim(folders, "/"), "/")
	for _, part := range slices.Backward(parts) {
		part = strings.TrimSuffix(part, ".zip")
		if edition, ok := card.EditionNamed(part); ok {
			return edition
		}
		if edition, _ := takeEdition(wordsOf(part)); edition != "" {
			return edition
		}
	}
	return ""
}

// takeNumber takes the first number of up to three digits, and all others.
func takeNumber(words []word) (int, []word) {
	number := 0
	others := make([]word, 0, len(words))
	for _, w := range words {
		if !w.isNumber() {
			others = append(others, w)
			continue
		}
		if n, err := strconv.Atoi(w.text); err == nil && number == 0 && len(w.text) <= 3 {
			number = n
		}
	}
	return number, others
}

// sideWords say what is shown; the words of no side say nothing of the card.
var sideWords = map[string]Side{
	"frente": Front, "anverso": Front, "front": Front,
	"reverso": Back, "dorso": Back, "trasera": Back, "back": Back,
	"foto": Photo, "photo": Photo, "propia": Photo,
	"foil": Front, "scan": Front, "escaneo": Front, "copia": Front, "copy": Front,
}

// takeSide takes the words away that say what is shown.
func takeSide(words []word) (Side, []word) {
	side := Front
	others := make([]word, 0, len(words))
	for _, w := range words {
		s, ok := sideWords[w.text]
		if !ok {
			others = append(others, w)
			continue
		}
		side = max(side, s)
	}
	return side, others
}
