package card

import "strings"

// SameVersion reports whether two printings are the same version of one card: a reissue
// keeps its own characteristics (DAR 3), and where these are those of an older printing
// the two play alike.
func SameVersion(a, b Card) bool {
	return a.Type == b.Type && a.Races == b.Races && a.Cost == b.Cost && a.Strength == b.Strength && a.Text == b.Text &&
		(a.Name == b.Name || Fold(a.Name) == Fold(b.Name))
}

// Says reports whether one of the sentences of the rules text is this keyword alone, case apart, as
// "Única" is in "Única. Indestructible."
func (c Card) Says(keyword string) bool {
	for sentence := range strings.SplitSeq(c.Text, ".") {
		if strings.EqualFold(strings.TrimSpace(sentence), keyword) {
			return true
		}
	}
	return false
}
