package cardsdb

import (
	"encoding/csv"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"castillo/game/card"
)

// The lists of printings that the project shares are two; the facts file is what was
// made of both. These tests hold every row of theirs against it.

func sharedRows(t *testing.T, name string) (rows []map[string]string) {
	t.Helper()
	f, err := os.Open("../../shared/datos/" + name)
	if err != nil {
		t.Skip("the project's shared folder is not here")
	}
	defer f.Close()
	all, err := csv.NewReader(f).ReadAll()
	mustNot(t, err)
	for _, cells := range all[1:] {
		row := map[string]string{}
		for i, column := range all[0] {
			row[column] = cells[i]
		}
		rows = append(rows, row)
	}
	return rows
}

// The second list confirms the first for DR and EN.
func TestThePrintingsOfTheFirstListAreThoseOfTheProject(t *testing.T) {
	byID := printedByID(t)
	for _, row := range sharedRows(t, "primer-bloque.csv") {
		n, _ := strconv.Atoi(row["numero"])
		c := byID[card.Printing{Edition: card.Edition(row["edicion"]), Number: n}]
		for i, is := range formatRow(c) {
			column := factColumns[i]
			confirmed := column == "fuente" && (c.Edition == "DR" || c.Edition == "EN") && row[column] == card.OneList.String() && is == card.TwoLists.String()
			if is != row[column] && !confirmed {
				t.Errorf("%s: the %s is %q, in the list %q", c.Code(), column, is, row[column])
			}
		}
	}
}

func printedByID(t *testing.T) map[card.Printing]card.Card {
	t.Helper()
	byID := map[card.Printing]card.Card{}
	for _, c := range mustFacts(t) {
		byID[c.Printing()] = c
	}
	return byID
}

func TestEveryRowOfTheSecondListIsOnePrinting(t *testing.T) {
	byID := printedByID(t)
	byName := map[string]card.Card{} // of the editions without numbers, and of misspelt doubles
	for _, c := range mustFacts(t) {
		byName[string(c.Edition)+" "+spelt(c.Name)] = c
	}
	seen := map[card.Printing]int{}
	confirmed, doubled := 0, 0
	for i, row := range sharedRows(t, "impresiones.csv") {
		var c card.Card
		number, _ := strconv.Atoi(row["numero"])
		name := meant(row)
		edition, known := seriesEditions[row["serie"]]
		placed, isPlaced := placedRows[row["bloque"]+" "+row["numero"]+" "+name]
		if !isPlaced {
			placed, isPlaced = placedRows[row["bloque"]+" "+row["numero"]]
		}
		double, isDouble := doubleRows[row["nombre"]]
		switch {
		case known && number > 0:
			c = byID[card.Printing{Edition: edition, Number: number}]
		case known:
			c = byName[string(edition)+" "+name]
		case isPlaced && number > 0:
			c = byID[card.Printing{Edition: placed, Number: number}]
		case isDouble:
			c = byName[string(double)+" "+name]
			doubled++
		default:
			c = byName["SSC "+name]
		}
		if c.Name == "" {
			t.Errorf("row %d, %v, is no printing", i+2, row)
			continue
		}
		if isDouble && !known && number == 0 {
			row["frecuencia"] = c.Frequency.String() // such a row never has one
		}
		for _, wrong := range differences(row, name, c) {
			t.Errorf("row %d is %s: %s", i+2, c.Code(), wrong)
		}
		if isDouble && !known && number == 0 {
			continue
		}
		if seen[c.Printing()]++; seen[c.Printing()] > 1 {
			t.Errorf("row %d, %v, is %s as another is", i+2, row, c.Code())
		}
		if c.Edition == "DR" || c.Edition == "EN" {
			confirmed++
		}
	}
	for id, c := range byID {
		if isOfNine := byRelease(id.Edition) < 9; !isOfNine && seen[id] == 0 {
			t.Errorf("%s %s is in no list", c.Code(), c.Name)
		}
	}
	if confirmed != 363 || doubled != len(doubleRows) || len(seen)-confirmed != printings-1330 {
		t.Errorf("%d rows are printings of DR and EN, %d are doubles, %d are new", confirmed, doubled, len(seen)-confirmed)
	}
}

func byRelease(e card.Edition) int { return releaseOrder()[e] + len(card.Editions()) }

// differences are what a row of the second list says otherwise than the printing that
// it is, except for what was mended.
func differences(row map[string]string, name string, c card.Card) (wrong []string) {
	is := factsOf(c)
	if spelt(c.Name) != name {
		wrong = append(wrong, "it is called "+c.Name)
	}
	for _, column := range []string{"tipo", "raza", "coste", "fuerza", "frecuencia", "unica", "habilidad"} {
		says := row[column]
		switch {
		case says == is[column]:
		case column == "raza" && says == "" && c.Source == card.OtherList:
		case column == "fuerza" && says == "0" && row["bloque"] == "Helénica" && (c.Source == card.OtherList || c.Source == card.Doubtful):
		case c.Printing() == card.Printing{Edition: "HEA", Number: 51} && column == "coste", // 0 and 0, where all others have 2 and 3
			c.Printing() == card.Printing{Edition: "HDA", Number: 64} && column == "fuerza":
		case column == "unica" && says == "0": // the list marks five cards only
		case column == "habilidad" && c.IsPlainGold(): // it marks five of these too
		case (c.Edition == "DR" || c.Edition == "EN") && (says == "" || c.Source == card.Doubtful || column == "frecuencia" && says == "Vasallo"):
		default:
			wrong = append(wrong, "the "+column+" is "+is[column]+", in the list "+says)
		}
	}
	if variedSeries[row["serie"]] {
		if word := tail.FindStringSubmatch(row["nombre"]); word != nil && tailVariants[word[1]] != c.Variant {
			wrong = append(wrong, "its variant is "+c.Variant.String())
		}
	}
	return wrong
}

// meant is the name, spelt, that the catalogue has for that of a row of the second list.
func meant(row map[string]string) string {
	name := row["nombre"]
	if variedSeries[row["serie"]] {
		name = tail.ReplaceAllString(name, "")
	}
	name = spelt(name)
	if right, ok := misspelt[name]; ok {
		return right
	}
	return name
}

// spelt is a name without accents, capitals and signs.
func spelt(name string) string {
	return strings.Join(strings.FieldsFunc(card.Fold(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ")
}

// tail is what the list puts behind the name of a variant; the cards of a toolkit have
// no plain printing beside them.
var tail = regexp.MustCompile(` (Ur|Rojo|Roja|Foil|Bob|Secreta|Secreto|Legendaria|Toolkit)$`)

var tailVariants = map[string]card.Variant{"Ur": card.Ultra, "Rojo": card.Red, "Roja": card.Red, "Foil": card.Foil, "Bob": card.Bob,
	"Secreta": card.Secret, "Secreto": card.Secret, "Legendaria": card.Legend, "Toolkit": card.NoVariant}

var variedSeries = map[string]bool{"espada_sagrada_aniversario": true, "helenica_aniversario": true, "toolkit_pb_fuerza_y_destino": true}

var seriesEditions = map[string]card.Edition{
	"dominios-de-ra": "DR", "encrucijada": "EN", "espada_sagrada_aniversario": "ESA", "relatos-de-espada-sagrada-aniversario": "RES",
	"helenica_aniversario": "HEA", "relatos-de-helenica": "RHE", "hijos-de-daana-aniversario": "HDA", "Relatos": "RHD",
	"aniversario-de-ra": "DRA", "kit-de-batalla-de-ra": "KBR", "extensiones_pb_2023": "EX23", "kit-raciales-2023": "KR23",
	"kit-raciales-2024": "KR24", "lootbox-2023": "LB23", "lootbox-pb-2024": "LB24", "leyendas_pb_2.0": "LPB2", "leyendas_pb_3.0": "LPB3",
	"toolkit_pb_fuerza_y_destino": "TFD", "toolkit_pb_magia_y_divinidad": "TMD", "toolkit_pb_nobleza_y_poder": "TNP", "toolkit-pb-2025": "TK25",
	"jo lanzamiento ra": "JOR", "colmillos_avalon": "CAV", "colmillos_inframundo": "CIN", "25 aniversario": "A25", "festividades": "FES",
	"Festividades": "FES", "inferno": "INF", "promo_helenica": "PHE", "promo_daana": "PHD", "Drácula": "DCL",
}

// placedRows are the editions of rows that name no series but a number, which is missing
// in one: by block and number, and where two have these by name.
var placedRows = map[string]card.Edition{
	"Espada Sagrada 336":                "ESA",
	"Espada Sagrada 002":                "ESA",
	"Espada Sagrada 135":                "ESA",
	"Espada Sagrada 139":                "ESA",
	"Espada Sagrada 138":                "ESA",
	"Espada Sagrada 140":                "ESA",
	"Espada Sagrada 163":                "ESA",
	"Espada Sagrada 007":                "ESA",
	"Espada Sagrada 192":                "ESA",
	"Espada Sagrada 263":                "ESA",
	"Espada Sagrada 342":                "ESA",
	"Espada Sagrada 077":                "ESA",
	"Espada Sagrada 005":                "LPB3",
	"Espada Sagrada 006":                "LPB3",
	"Espada Sagrada 187":                "LPB3",
	"Espada Sagrada 190":                "LPB3",
	"Espada Sagrada 191":                "LPB3",
	"Espada Sagrada 193":                "LPB3",
	"Espada Sagrada 205":                "LPB3",
	"Espada Sagrada 20":                 "KR24",
	"Espada Sagrada 22":                 "KR24",
	"Espada Sagrada 26 dragon nube":     "KR24",
	"Espada Sagrada 28":                 "KR24",
	"Espada Sagrada 34":                 "KR24",
	"Espada Sagrada 26 dragon de eter":  "RES",
	"Espada Sagrada 32":                 "RES",
	"Helénica 332":                      "HEA",
	"Helénica 208":                      "LPB3",
	"Helénica 214":                      "LPB3",
	"Helénica 53":                       "KR24",
	"Helénica 66":                       "KR24",
	"Helénica 2":                        "RHE",
	"Hijos de Daana 14 pryderi":         "KR23",
	"Hijos de Daana 45":                 "KR23",
	"Hijos de Daana 2":                  "HDA",
	"Hijos de Daana 8":                  "HDA",
	"Hijos de Daana 33":                 "HDA",
	"Hijos de Daana 54":                 "HDA",
	"Hijos de Daana 58":                 "HDA",
	"Hijos de Daana 093":                "LPB3",
	"Hijos de Daana 271":                "HDA",
	"Hijos de Daana 14 las tres plagas": "TK25",
	"Hijos de Daana 001":                "LPB3",
	"Dominios de Ra 015":                "DR",
	"Dominios de Ra 008":                "LPB3",
	"Dominios de Ra 108":                "DRA",
	"Dominios de Ra 135":                "DRA",
	"Dominios de Ra 22":                 "KBR",
}

// doubleRows are rows without series and number that repeat another under a name that is
// mostly misspelt, and the edition of that.
var doubleRows = map[string]card.Edition{
	"Eratostenes":          "KR23",
	"Merenptha":            "LB24",
	"Oro Inicial Amarillo": "DRA",
	"Regresa el Dios":      "DRA",
	"Tamutamani":           "DRA",
	"Broceliande":          "TNP",
	"Crea Caballero Negro": "RES",
	"Falsa Guinevere":      "RES",
	"Juramento Feerico":    "ESA",
	"Oro Inicial Azul":     "ESA",
	"Oro Inicial Rojo":     "HEA",
	"Tributro Sangriento":  "RHE",
	"Viñas":                "HE",
	"Badb":                 "RHD",
	"Defensores Celta":     "HDA",
	"Glas Gaibhennn":       "TMD",
	"Joya Amatista":        "RHD",
	"Oro Inicial Verde":    "HDA",
	"Riastard":             "EX23",
}

// misspelt are the names of the second list that are another name of the catalogue.
var misspelt = map[string]string{
	"abril portal":            "abrir portal",
	"aedan macgabrain":        "aedan mac gabrain",
	"aghast":                  "aghast el dragon",
	"alessia":                 "alesia",
	"amenofis ll":             "amenofis ii",
	"baldb":                   "badb",
	"belial":                  "belial el bestial",
	"broceliaden":             "broceliande",
	"carwennan":               "carnwennan",
	"constatino":              "constantino",
	"cota de mallas":          "cota de mayas",
	"crear caballero negro":   "crea caballero negro",
	"darg":                    "darg el semi dragon",
	"defensores celta":        "defensores celtas",
	"dominall":                "domhnall",
	"el obispo de lodinium":   "el obispo de londinium",
	"epicureo":                "epicureo el sabio",
	"erastostenes":            "eratostenes",
	"erastotenes":             "eratostenes",
	"espada de dragon":        "espada dragon",
	"espada necrofaga":        "espada necrofagia",
	"euergeter l":             "euergeter i",
	"falsa guinevere":         "falsa guinivere",
	"glas gaibhennn":          "glas gaibhenenn",
	"guardia gososa":          "guardia gozosa",
	"hobglobin":               "hobgoblin",
	"joya de amastista":       "joya amatista",
	"juramento ferrico":       "juramento feerico",
	"la piedra de los sue":    "la piedra de los suenos",
	"la traicion de macalpin": "la traicion de mac alpin",
	"lady shee":               "lady shee dia",
	"lanza de los dioses":     "la lanza de los dioses",
	"maldicion de daanan":     "maldicion danaan",
	"merenptha":               "merenptah",
	"midyr":                   "midyir",
	"mineros de lapislazuli":  "mineros del lapislazuli",
	"montuhopet ll":           "montuhopet ii",
	"nephre ka":               "nephren ka",
	"ojo udjat":               "ojo udyat",
	"org el hechizero":        "org el hechicero",
	"oro inicial amarillo":    "oro inicial",
	"oro inicial azul":        "oro inicial",
	"oro inicial rojo":        "oro inicial",
	"oro inicial verde":       "oro inicial",
	"penhros feilhw":          "penhros feilw",
	"pepi l":                  "pepi i",
	"ramses ll":               "ramses ii",
	"regresa el dios":         "regresar el dios",
	"riastard":                "riastrad",
	"romulo y remos":          "romulo y remo",
	"sesotris lll":            "sesotris iii",
	"sir jason de sangre":     "sir jason de la sangre",
	"sir robin de locksley":   "sir robin de lockesley",
	"sirocco":                 "siroco",
	"tamutamani":              "tanutamani",
	"torre de campa":          "torre de campana",
	"traficantes de esclavos": "traficante de esclavos",
	"tributro sangriento":     "tributo sangriento",
	"tutmosis lll":            "tutmosis iii",
	"vinas":                   "vias",
	"vincengetorix":           "vincegeratorix",
	"yvain del leon":          "yvain de leon",
}
