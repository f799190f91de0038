package widgets

import "strings"

// Wrap breaks a sentence into parts that fit, between words where it can. Parts
// after the first are indented.
func Wrap(s string, fits func(string) bool) []string {
	const indent = "   "
	var parts []string
	now := ""
	for _, word := range strings.Fields(s) {
		longer := word
		switch {
		case now != "":
			longer = now + " " + word
		case len(parts) > 0:
			longer = indent + word
		}
		if now != "" && !fits(longer) {
			parts = append(parts, now)
			longer = indent + word
		}
		now = longer
	}
	if now != "" {
		parts = append(parts, now)
	}
	return parts
}
