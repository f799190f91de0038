package images

import (
	"embed"
	"fmt"
	"math"
	"strings"
	"sync"
)

//go:embed motifs/*.txt
var motifFiles embed.FS

// shelf is the part of the library that a motif stands on. It says how the motif
// is set into a picture.
type shelf uint8

const (
	figures shelf = iota // parts of people
	beasts
	arms
	places
	things
	signs // in one colour; no scene shows them
)

var shelfFiles = [...]string{"figures", "beasts", "arms", "places", "things", "signs"}

// motif is a drawing with what a scene must know about it.
type motif struct {
	drawing
	shelf    shelf
	floats   bool // hangs in the air
	min, max point
}

// library is every motif by name and the words that call for them.
type library struct {
	of    map[string]motif
	omens []omen
}

// drawings reads the library, once. A test reads every line of it; here a line
// that cannot be read is left out.
var drawings = sync.OnceValue(func() library {
	lib, _ := readLibrary()
	return lib
})

func readLibrary() (library, error) {
	lib := library{of: map[string]motif{}}
	var bad []string
	for i, name := range shelfFiles {
		text, err := motifFiles.ReadFile("motifs/" + name + ".txt")
		if err != nil {
			return lib, err
		}
		_, text2, _ := strings.Cut("\n"+string(text), "\n= ")
		for _, entry := range strings.Split(text2, "\n= ") {
			head, lines, _ := strings.Cut(entry, "\n")
			name, floats := strings.CutSuffix(head, " ^")
			d, err := parseDrawing(lines)
			if _, twice := lib.of[name]; err != nil || twice || len(d) == 0 {
				bad = append(bad, fmt.Sprintf("%s: %v", name, err))
				continue
			}
			m := motif{drawing: d, shelf: shelf(i), floats: floats}
			m.measure()
			lib.of[name] = m
		}
	}
	text, err := motifFiles.ReadFile("motifs/words.txt")
	if err != nil {
		return lib, err
	}
	for _, line := range strings.Split(string(text), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		o, err := lib.parseOmen(line)
		if err != nil {
			bad = append(bad, fmt.Sprintf("%q: %v", line, err))
			continue
		}
		lib.omens = append(lib.omens, o)
	}
	if len(bad) > 0 {
		return lib, fmt.Errorf("the library of motifs: %s", strings.Join(bad, "; "))
	}
	return lib, nil
}

// compose is a motif made of parts, such as "cape+knight+crown+sword".
func (lib library) compose(recipe string) (motif, bool) {
	var whole motif
	for i, part := range strings.Split(recipe, "+") {
		m, ok := lib.of[part]
		if !ok {
			return motif{}, false
		}
		if i == 0 {
			whole.shelf, whole.floats = m.shelf, m.floats
		}
		if m.shelf == figures {
			whole.shelf = figures
		}
		whole.drawing = append(whole.drawing[:len(whole.drawing):len(whole.drawing)], m.drawing...)
	}
	whole.measure()
	return whole, true
}

// measure finds how far the motif reaches.
func (m *motif) measure() {
	m.min = point{math.MaxFloat32, math.MaxFloat32}
	m.max = point{-math.MaxFloat32, -math.MaxFloat32}
	for _, l := range m.drawing {
		for _, s := range l.path.steps {
			q := s.end()
			m.min = point{min(m.min.x, q.x), min(m.min.y, q.y)}
			m.max = point{max(m.max.x, q.x), max(m.max.y, q.y)}
		}
	}
}
