package command

import (
	"io"
	"strings"
	"unicode/utf8"
)

// align writes rows in columns as wide as their widest cell, two spaces apart,
// and leaves no space at the end of a line.
func align(w io.Writer, rows [][]string) error {
	var widths []int
	for _, row := range rows {
		for i := range row {
			row[i] = oneLine(row[i])
			cell := row[i]
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(cell)
			line.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+2))
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}
