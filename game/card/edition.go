package card

// Edition is an edition's code as the DAR lists it, such as "ES" (DAR 3), or one that
// collectors know a later series by, such as "ESA".
type Edition string

// EditionInfo describes an edition of Primer Bloque.
type EditionInfo struct {
	Code Edition
	Name string
	// Block is the great edition whose stories this one tells: the edition itself, or
	// the one that it extends; empty where its cards come from several (see Card.Block).
	Block Edition
	Size  int // printed cards in the edition, as far as they are known
	// First and Last are the collector's numbers the edition runs over.
	First, Last int
	// Unnumbered is an edition of which nobody knows the collector's numbers: its
	// cards are told apart by numbers of the catalogue's own, which are not shown.
	Unnumbered bool
}

// IsWhole reports whether every number from First to Last was printed, so that one of
// which nothing is known is a gap.
func (i EditionInfo) IsWhole() bool { return i.Size == i.Last-i.First+1 }

// Editions lists the editions of Primer Bloque in the order of release, as far as it is
// known: the nine of the DAR, the promos last of them (DAR 3), and the series of the
// years from 2021 on. New ones come to the end, as deck codes count the places.
func Editions() []EditionInfo { return editions[:] }

var editions = [...]EditionInfo{
	{Code: "ES", Name: "Espada Sagrada", Block: "ES", Size: 236, First: 1, Last: 236},
	{Code: "CR", Name: "Cruzadas", Block: "ES", Size: 64, First: 1, Last: 64},
	{Code: "HE", Name: "Helénica", Block: "HE", Size: 236, First: 1, Last: 236},
	{Code: "IM", Name: "Imperio", Block: "HE", Size: 64, First: 1, Last: 64},
	{Code: "HD", Name: "Hijos de Daana", Block: "HD", Size: 236, First: 1, Last: 236},
	{Code: "TA", Name: "Tierras Altas", Block: "HD", Size: 127, First: 238, Last: 364},
	{Code: "DR", Name: "Dominios de Ra", Block: "DR", Size: 236, First: 1, Last: 236},
	{Code: "EN", Name: "Encrucijada", Block: "DR", Size: 128, First: 237, Last: 364},
	{Code: "PE", Name: "Promocionales", Size: 27, First: 1, Last: 27},

	{Code: "ESA", Name: "Espada Sagrada Aniversario", Block: "ES", Size: 347, First: 1, Last: 347},
	{Code: "RES", Name: "Relatos de Espada Sagrada", Block: "ES", Size: 45, First: 1, Last: 45},
	{Code: "HEA", Name: "Helénica Aniversario", Block: "HE", Size: 335, First: 1, Last: 335},
	{Code: "RHE", Name: "Relatos de Helénica", Block: "HE", Size: 48, First: 1, Last: 48},
	{Code: "HDA", Name: "Hijos de Daana Aniversario", Block: "HD", Size: 402, First: 1, Last: 402},
	{Code: "RHD", Name: "Relatos de Hijos de Daana", Block: "HD", Size: 43, First: 1, Last: 43},
	{Code: "EX23", Name: "Extensiones 2023", Size: 80, First: 1, Last: 80},
	{Code: "KR23", Name: "Kits Raciales 2023", Size: 84, First: 1, Last: 84},
	{Code: "LB23", Name: "Lootbox 2023", Size: 4, First: 1, Last: 9},
	{Code: "LPB2", Name: "Leyendas Primer Bloque 2.0", Size: 1, First: 1, Last: 1},
	{Code: "KR24", Name: "Kits Raciales 2024", Size: 72, First: 13, Last: 84},
	{Code: "LB24", Name: "Lootbox 2024", Size: 13, First: 36, Last: 75},
	{Code: "LPB3", Name: "Leyendas Primer Bloque 3.0", Size: 328, First: 1, Last: 328},
	{Code: "TFD", Name: "Toolkit Fuerza y Destino", Size: 15, First: 1, Last: 15},
	{Code: "TMD", Name: "Toolkit Magia y Divinidad", Size: 15, First: 1, Last: 15},
	{Code: "DRA", Name: "Dominios de Ra Aniversario", Block: "DR", Size: 374, First: 1, Last: 374},
	{Code: "KBR", Name: "Kit de Batalla de Ra", Block: "DR", Size: 36, First: 1, Last: 36},
	{Code: "JOR", Name: "Lanzamiento de Ra", Block: "DR", Size: 2, First: 1, Last: 2},
	{Code: "CAV", Name: "Colmillos de Avalon", Size: 14, First: 1, Last: 14},
	{Code: "CIN", Name: "Colmillos del Inframundo", Size: 14, First: 1, Last: 14},
	{Code: "TK25", Name: "Toolkit 2025", Size: 10, First: 4, Last: 28},
	{Code: "TNP", Name: "Toolkit Nobleza y Poder", Block: "ES", Size: 4, First: 1, Last: 4},
	{Code: "A25", Name: "25 Aniversario", Block: "ES", Size: 2, First: 1, Last: 5},
	{Code: "FES", Name: "Festividades", Size: 10, First: 1, Last: 27},
	{Code: "INF", Name: "Inferno", Block: "HD", Size: 1, First: 9, Last: 9},
	{Code: "PHE", Name: "Promos de Helénica", Block: "HE", Size: 2, First: 2, Last: 3},
	{Code: "PHD", Name: "Promos de Daana", Block: "HD", Size: 1, First: 1, Last: 1},
	{Code: "DCL", Name: "Drácula", Block: "DCL", Size: 47, First: 1, Last: 47, Unnumbered: true},
	{Code: "SSC", Name: "Sin serie conocida", Size: 11, First: 1, Last: 11, Unnumbered: true},
}

// Blocks lists the great editions, whose stories all others tell, in the order of
// release.
func Blocks() []EditionInfo {
	var blocks []EditionInfo
	for _, info := range editions {
		if info.Block == info.Code {
			blocks = append(blocks, info)
		}
	}
	return blocks
}

// Info looks an edition up; ok is false for a code outside Primer Bloque.
func (e Edition) Info() (info EditionInfo, ok bool) {
	for i := range editions {
		if editions[i].Code == e {
			return editions[i], true
		}
	}
	return EditionInfo{}, false
}
