package holding

// Finish is how a copy is printed.
type Finish uint8

// The finishes.
const (
	Normal Finish = iota
	Foil
)

// Condition is how worn a copy is, on the scale that dealers share.
type Condition uint8

// The conditions, from none noted, then best to worst.
const (
	Unrated Condition = iota
	Mint
	NearMint
	Excellent
	Good
	LightlyPlayed
	Played
	Poor
)

// Language is the ISO 639-1 code of a copy's language; empty is Spanish, in
// which the game is printed.
type Language string

var conditionCodes = [...]string{"", "M", "NM", "EX", "GD", "LP", "PL", "PO"}

// String is the dealers' code, such as "NM"; empty for Unrated.
func (c Condition) String() string {
	if int(c) >= len(conditionCodes) {
		return ""
	}
	return conditionCodes[c]
}

// String is the Spanish name, "normal" or "foil".
func (f Finish) String() string {
	if f == Foil {
		return "foil"
	}
	return "normal"
}
