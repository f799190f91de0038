package card

import "strings"

// ProtectCell keeps a spreadsheet from taking a text in a cell for a formula;
// ExposeCell undoes it.
func ProtectCell(text string) string {
	if looksLikeFormula(text) {
		return "'" + text
	}
	return text
}

// ExposeCell is the text that ProtectCell was given.
func ExposeCell(cell string) string {
	if text, ok := strings.CutPrefix(cell, "'"); ok && looksLikeFormula(text) {
		return text
	}
	return cell
}

// looksLikeFormula also holds of what ProtectCell made, so that nothing is lost.
func looksLikeFormula(cell string) bool {
	cell = strings.TrimLeft(cell, "'")
	return cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0]))
}
