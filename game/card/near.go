package card

// Slips counts the letters to insert, remove, change or swap with the next one
// to turn a into b; beyond limit any number above it will do.
func Slips(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	if len(from)-len(to) > limit || len(to)-len(from) > limit {
		return limit + 1
	}
	before, last, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range last {
		last[j] = j
	}
	for i := range from {
		row[0] = i + 1
		for j := range to {
			change := last[j]
			if from[i] != to[j] {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && from[i] == to[j-1] && from[i-1] == to[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(to)]
}
