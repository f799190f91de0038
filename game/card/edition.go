package card

// Edition is an edition's code as the DAR lists it, such as "ES" (DAR 3).
type Edition string

// EditionInfo describes an edition of Primer Bloque.
type EditionInfo struct {
	Code Edition
	Name string
	Size int // printed cards in the edition
	// First and Last are the collector's numbers the edition runs over.
	First, Last int
}

// Editions lists the nine editions of Primer Bloque in the order of release,
// the promos last (DAR 3).
func Editions() []EditionInfo { return editions[:] }

var editions = [...]EditionInfo{
	{"ES", "Espada Sagrada", 236, 1, 236},
	{"CR", "Cruzadas", 64, 1, 64},
	{"HE", "Helénica", 236, 1, 236},
	{"IM", "Imperio", 64, 1, 64},
	{"HD", "Hijos de Daana", 236, 1, 236},
	{"TA", "Tierras Altas", 127, 238, 364},
	{"DR", "Dominios de Ra", 236, 1, 236},
	{"EN", "Encrucijada", 128, 237, 364},
	{"PE", "Promocionales", 27, 1, 27},
}

// Info looks an edition up; ok is false for a code outside Primer Bloque.
func (e Edition) Info() (info EditionInfo, ok bool) {
	for _, info := range editions {
		if info.Code == e {
			return info, true
		}
	}
	return EditionInfo{}, false
}
