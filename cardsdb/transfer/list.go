package transfer

import (
	"regexp"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// A list is a line a card:
//
//	3x Rey Arturo Pendragón    or 3 Rey…, Rey… x3, Rey… alone
//	2 Kay (ES) 147             one printing; also [ES], or ES 147 alone
//	1 Azor (ES) 222 *F*        foil
//	1 Azor (proxy)             no real card
//	SB: 2 Azor                 as some programs write a sideboard
//
// Lines that begin with # or // are notes, and headings such as "Aliados (20):",
// or "Deck" and "Sideboard" of other programs, are layout; below a heading such
// as "Busco:" there are wishes. "About" is followed by the name of a deck.

func readList(text string) (File, error) {
	f := File{Kind: List, told: map[fact]bool{}}
	at, below, about := 0, Held, false
	for written := range strings.SplitSeq(text, "\n") {
		at++
		words := strings.Join(strings.Fields(written), " ")
		if words == "" || strings.HasPrefix(words, "#") || strings.HasPrefix(words, "//") {
			continue
		}
		if named, ok := heading(words); ok {
			below, about = headings[named], named == "about"
			continue
		}
		if about && strings.HasPrefix(words, "Name ") {
			continue
		}
		if len(f.Lines) == MaxLines {
			return File{}, tooManyLines()
		}
		line := Line{Number: at, Cells: []string{strings.TrimRight(written, " \t")}}
		line.Entry, line.Problem = listEntry(words)
		if line.Entry.Standing == Held {
			line.Entry.Standing = below
		}
		if line.Entry.Row.Finish != holding.Normal { // only then does the list tell foils apart
			f.told[finish] = true
		}
		f.Lines = append(f.Lines, line)
	}
	return f, nil
}

// headings are what the cards below them are.
var headings = func() map[string]Standing {
	out := map[string]Standing{}
	for _, layout := range []string{"aliado", "aliados", "arma", "armas", "talisman", "talismanes", "totem", "totems", "oro", "oros", "mazo", "deck", "main", "maindeck",
		"mainboard", "mazo castillo", "sideboard", "banquillo", "commander", "companion", "about", "coleccion", "lista", "total", "sin identificar"} {
		out[layout] = Held
	}
	for _, wishes := range []string{"busco", "deseos", "faltan", "me faltan", "wishlist", "wants", "maybeboard", "considering"} {
		out[wishes] = Listed
	}
	return out
}()

// maxHeading is more bytes than a heading has.
const maxHeading = 60

var headingEnd = regexp.MustCompile(`\s*(\(\d+\)|: *\d*|\d+ cartas)?\s*:?$`)

// title is the name of a whole list, such as "Mazo: Faeries".
var title = regexp.MustCompile(`(?i)^(mazo|deck|nombre|name|formato|autor)\s*:\s*\S`)

// heading reports whether a line is the title of a list or of a part of it, and
// how the part is called.
func heading(words string) (named string, ok bool) {
	if title.MatchString(words) {
		return "", true
	}
	if len(words) > maxHeading {
		return "", false
	}
	named = headingEnd.ReplaceAllString(card.Fold(words), "")
	_, ok = headings[named]
	return named, ok
}

var (
	countBefore = regexp.MustCompile(`^[-•*]?\s*(\d{1,3}[.,]\d{3}|\d+)\s*[x×X]?[\s.)]\s*`)
	countJoined = regexp.MustCompile(`^[-•*]?\s*(\d{1,3}[.,]\d{3}|\d+)[x×X]\s*`)
	countAfter  = regexp.MustCompile(`\s+[x×X]\s*(\d{1,3}[.,]\d{3}|\d+)$`)
	proxyMark   = regexp.MustCompile(`(?i)\s*(\*p\*|[(\[*]prox(y|ies)[)\]*])$`)
	sideMark    = regexp.MustCompile(`(?i)^sb:\s*`)
	foilMark    = regexp.MustCompile(`(?i)\s*(\*f\*|\(foil\)|\[foil\]|\*foil\*)$`)
	printingIn  = regexp.MustCompile(`\s*[(\[]\s*([^()\[\]]{1,40}?)\s*[)\]]\s*#?(\d{1,5})?$`)
	initialGold = regexp.MustCompile(`(?i)^oro inicial\s*:\s*`)
)

// listEntry reads a line of a list, its spaces single.
func listEntry(words string) (Entry, Reason) {
	e := Entry{Row: holding.Holding{Count: 1}}
	words = sideMark.ReplaceAllString(initialGold.ReplaceAllString(words, ""), "")
	if proxyMark.MatchString(words) {
		e.Standing = Proxy
		words = proxyMark.ReplaceAllString(words, "")
	}
	if endsIn(words, "*)]") && foilMark.MatchString(words) {
		e.Row.Finish = holding.Foil
		words = foilMark.ReplaceAllString(words, "")
	}
	for _, pattern := range []*regexp.Regexp{countJoined, countBefore, countAfter} {
		if pattern == countAfter && !endsIn(words, digits) {
			continue
		}
		m := pattern.FindStringSubmatch(words)
		if m == nil {
			continue
		}
		n, err := holding.ParseCount(m[1])
		if err != nil || n == 0 {
			return e, because(noCount, "text", m[1], "max", holding.MaxCopies)
		}
		e.Row.Count = n
		words = pattern.ReplaceAllString(words, "")
		break
	}
	if edition, number, ok := codeAlone(words); ok {
		e.Edition = string(edition)
		if e.Number, ok = readNumber(number); !ok {
			return e, because(noNumber, "text", number)
		}
		return e, Reason{}
	}
	if endsIn(words, ")]"+digits) {
		if m := printingIn.FindStringSubmatch(words); m != nil {
			e.Edition = m[1]
			if m[2] != "" {
				var ok bool
				if e.Number, ok = readNumber(m[2]); !ok {
					return e, because(noNumber, "text", m[2])
				}
			}
			words = printingIn.ReplaceAllString(words, "")
		}
	}
	e.Name = strings.TrimSpace(words)
	if e.Name == "" && e.Number == 0 {
		return e, because(nothingNamed)
	}
	return e, Reason{}
}

const digits = "0123456789"

// endsIn spares the patterns that look for an end on lines that have another.
func endsIn(words, last string) bool {
	return words != "" && strings.IndexByte(last, words[len(words)-1]) >= 0
}

// codeAlone reads "ES 012", "es-12" or "KR23012" and nothing else.
func codeAlone(words string) (e card.Edition, number string, ok bool) {
	for _, info := range card.Editions() {
		code := len(info.Code)
		if len(words) <= code || !strings.EqualFold(words[:code], string(info.Code)) {
			continue
		}
		rest := strings.TrimLeft(words[code:], " -")
		if len(words)-code-len(rest) <= 1 && len(rest) >= 1 && len(rest) <= 5 && strings.Trim(rest, digits) == "" {
			return info.Code, rest, true
		}
	}
	return "", "", false
}
