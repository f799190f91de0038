package deck

import (
	"slices"
	"strings"
)

// Version is an earlier state of a deck that its owner kept.
type Version struct {
	When string // a moment in RFC 3339, which sorts as it reads
	Name string // what the owner calls it, may be empty
	List List
}

// Versions are the kept states of a deck, the oldest first.
type Versions []Version

// MaxVersions is how many are kept; the oldest go first.
const MaxVersions = 20

// versionMark begins the line that heads a version; no line of a list does.
const versionMark = "=="

// ParseVersions reads what Versions.String wrote. What cannot be read is left
// out, and told in the error.
func ParseVersions(text string) (Versions, error) {
	var vs Versions
	var bad error
	for part := range strings.SplitSeq("\n"+strings.TrimSpace(lineEnds.Replace(text)), "\n"+versionMark) {
		head, body, _ := strings.Cut(part, "\n")
		if clean(head) == "" && clean(body) == "" {
			continue
		}
		l, err := Parse(body)
		if err != nil {
			bad = err
			continue
		}
		when, name, _ := strings.Cut(clean(head), " ")
		vs = append(vs, Version{when, name, l})
	}
	return vs[max(0, len(vs)-MaxVersions):], bad
}

// String writes the versions down.
func (vs Versions) String() string {
	var b strings.Builder
	for _, v := range vs {
		when, _, _ := strings.Cut(clean(v.When), " ")
		if when == "" {
			when = "-"
		}
		b.WriteString(strings.TrimRight(versionMark+" "+when+" "+clean(v.Name), " ") + "\n" + v.List.String())
	}
	return b.String()
}

// Keep adds a version, unless the last one is of the same list.
func (vs Versions) Keep(v Version) Versions {
	if n := len(vs); n > 0 && vs[n-1].List.Equal(v.List) && v.Name == "" {
		return vs
	}
	vs = append(slices.Clone(vs), v)
	return vs[max(0, len(vs)-MaxVersions):]
}
