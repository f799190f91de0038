package card

// Edition is an edition's code as the DAR lists it, such as "ES" (DAR 3).
type Edition string

// EditionInfo describes an edition of Primer Bloque.
type EditionInfo struct {
	Code Edition
	Name string
	// Block is the great edition whose stories this one tells: the edition itself, or
	// the one that it extends; empty where its cards come from several (see Card.Block).
	Block Edition
	Size  int // printed cards in the edition
	// First and Last are the collector's numbers the edition runs over.
	First, Last int
}

// Editions lists the nine editions of Primer Bloque in the order of release,
// the promos last (DAR 3).
func Editions() []EditionInfo { return editions[:] }

var editions = [...]EditionInfo{
	{"ES", "Espada Sagrada", "ES", 236, 1, 236},
	{"CR", "Cruzadas", "ES", 64, 1, 64},
	{"HE", "Helénica", "HE", 236, 1, 236},
	{"IM", "Imperio", "HE", 64, 1, 64},
	{"HD", "Hijos de Daana", "HD", 236, 1, 236},
	{"TA", "Tierras Altas", "HD", 127, 238, 364},
	{"DR", "Dominios de Ra", "DR", 236, 1, 236},
	{"EN", "Encrucijada", "DR", 128, 237, 364},
	{"PE", "Promocionales", "", 27, 1, 27},
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
