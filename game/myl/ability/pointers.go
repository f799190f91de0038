package ability

// IsThis reports whether c is the card itself.
func IsThis(c Cards) bool { return c == Cards(This{}) }

// IsIt reports whether c is the cards that were picked last.
func IsIt(c Cards) bool { return c == Cards(It{}) }

// IsBearer reports whether c is the ally that carries the weapon.
func IsBearer(c Cards) bool { return c == Cards(Bearer{}) }
