package transfer

import (
	"fmt"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Kind is a kind of file.
type Kind uint8

// The kinds. Table is any table whose columns have names that are known.
const (
	List Kind = iota
	Castillo
	Backup
	Inventario
	Moxfield
	Deckbox
	ManaBox
	Archidekt
	DragonShield
	Table
)

var kindNames = [...]string{"lista", "csv", "json", "inventario", "moxfield", "deckbox", "manabox", "archidekt", "dragonshield", "tabla"}

var kindTitles = [...]string{"lista de texto", "tabla de Castillo", "respaldo de Castillo", "tabla de Inventario MyL",
	"tabla de Moxfield", "tabla de Deckbox", "tabla de ManaBox", "tabla de Archidekt", "tabla de Dragon Shield", "otra tabla"}

// String is the short name by which the terminal knows the kind.
func (k Kind) String() string { return kindNames[k] }

// Title is the kind in Spanish words.
func (k Kind) Title() string { return kindTitles[k] }

// Titles are those of all kinds, for those who translate them.
func Titles() []string { return kindTitles[:] }

// Kinds lists the kinds that can be written.
func Kinds() []Kind {
	return []Kind{Castillo, Backup, List, Inventario, Moxfield, Deckbox, ManaBox, Archidekt, DragonShield}
}

// ParseKind reads the name that String gives of a kind that can be written.
func ParseKind(name string) (Kind, error) {
	for _, k := range Kinds() {
		if card.Fold(name) == k.String() {
			return k, nil
		}
	}
	var names []string
	for _, k := range Kinds() {
		names = append(names, k.String())
	}
	return 0, fmt.Errorf("%q no es un formato; los formatos son %s", name, strings.Join(names, ", "))
}

// fact is what a column tells.
type fact uint8

const (
	noFact fact = iota
	name
	editionCode
	editionName
	number
	count
	forTrade
	wished
	finish
	condition
	language
	container
	page
	pocket
	price
	currency
	origin
	date
	tags
	notes
	photo
	epic
	format
	typ
	race
	frequency
	cost
	strength
)

// column is a column of a table with the name that its program gives it.
type column struct {
	title string
	fact  fact
}

// dialect is how one program writes a table.
type dialect struct {
	kind       Kind
	columns    []column
	marks      []string // folded titles that only its tables have together
	conditions [holding.Poor + 1]string
	finishes   [holding.Foil + 1]string
	languages  func(holding.Language) string
	tags       string // what parts them
	first      string // a line before the titles
}

var shortConditions = [...]string{"", "M", "NM", "EX", "GD", "LP", "PL", "PO"}

// dialects are the tables that are known, those with more marks first.
var dialects = []dialect{
	{
		kind: Castillo,
		columns: []column{{"edicion", editionCode}, {"numero", number}, {"nombre", name}, {"cantidad", count}, {"cambio", forTrade},
			{"deseadas", wished}, {"acabado", finish}, {"estado", condition}, {"idioma", language}, {"lugar", container}, {"pagina", page},
			{"casilla", pocket}, {"precio", price}, {"origen", origin}, {"fecha", date}, {"etiquetas", tags}, {"notas", notes}, {"foto", photo}, {"epico", epic}},
		marks: []string{"edicion", "numero", "acabado"}, conditions: shortConditions,
		finishes: [...]string{"normal", "foil"}, languages: holding.Language.String, tags: ";",
	},
	{
		kind: DragonShield,
		columns: []column{{"Folder Name", container}, {"Quantity", count}, {"Trade Quantity", forTrade}, {"Card Name", name}, {"Set Code", editionCode},
			{"Set Name", editionName}, {"Card Number", number}, {"Condition", condition}, {"Printing", finish}, {"Language", language},
			{"Price Bought", price}, {"Date Bought", date}},
		marks:      []string{"folder name", "card name"},
		conditions: [...]string{"", "Mint", "NearMint", "Excellent", "Good", "LightPlayed", "Played", "Poor"},
		finishes:   [...]string{"Normal", "Foil"}, languages: englishName, first: "\"sep=,\"",
	},
	{
		kind: ManaBox,
		columns: []column{{"Binder Name", container}, {"Binder Type", noFact}, {"Name", name}, {"Set code", editionCode}, {"Set name", editionName},
			{"Collector number", number}, {"Foil", finish}, {"Rarity", frequency}, {"Quantity", count}, {"ManaBox ID", noFact}, {"Scryfall ID", noFact},
			{"Purchase price", price}, {"Misprint", noFact}, {"Altered", noFact}, {"Condition", condition}, {"Language", language},
			{"Purchase price currency", currency}, {"Added", date}},
		marks:      []string{"manabox id"},
		conditions: [...]string{"", "mint", "near_mint", "excellent", "good", "light_played", "played", "poor"},
		finishes:   [...]string{"normal", "foil"}, languages: holding.Language.String,
	},
	{
		kind: Archidekt,
		columns: []column{{"Quantity", count}, {"Name", name}, {"Finish", finish}, {"Condition", condition}, {"Date Added", date}, {"Language", language},
			{"Purchase Price", price}, {"Tags", tags}, {"Edition Name", editionName}, {"Edition Code", editionCode}, {"Multiverse Id", noFact},
			{"Scryfall ID", noFact}, {"Collector Number", number}},
		marks:      []string{"finish", "edition code"},
		conditions: [...]string{"", "M", "NM", "EX", "GD", "LP", "MP", "D"},
		finishes:   [...]string{"Normal", "Foil"}, languages: upperCode, tags: ",",
	},
	{
		kind: Deckbox,
		columns: []column{{"Count", count}, {"Tradelist Count", forTrade}, {"Name", name}, {"Edition", editionName}, {"Edition Code", editionCode},
			{"Card Number", number}, {"Condition", condition}, {"Language", language}, {"Foil", finish}, {"Signed", noFact}, {"Artist Proof", noFact},
			{"Altered Art", noFact}, {"Misprint", noFact}, {"Promo", noFact}, {"Textless", noFact}, {"Printing Id", noFact}, {"Printing Note", noFact},
			{"Tags", tags}, {"My Price", price}},
		marks:      []string{"tradelist count", "card number"},
		conditions: [...]string{"", "Mint", "Near Mint", "Excellent", "Good (Lightly Played)", "Lightly Played", "Played", "Poor"},
		finishes:   [...]string{"", "foil"}, languages: englishName, tags: ",",
	},
	{
		kind: Moxfield,
		columns: []column{{"Count", count}, {"Tradelist Count", forTrade}, {"Name", name}, {"Edition", editionCode}, {"Condition", condition},
			{"Language", language}, {"Foil", finish}, {"Tags", tags}, {"Last Modified", noFact}, {"Collector Number", number}, {"Alter", noFact},
			{"Proxy", noFact}, {"Purchase Price", price}},
		marks:      []string{"tradelist count", "collector number"},
		conditions: [...]string{"", "Mint", "Near Mint", "Excellent", "Good", "Lightly Played", "Moderately Played", "Damaged"},
		finishes:   [...]string{"", "foil"}, languages: englishName, tags: ",",
	},
	{
		kind: Inventario,
		columns: []column{{"nombre", name}, {"edicion", editionName}, {"formato", format}, {"tipo", typ}, {"raza", race}, {"rareza", frequency},
			{"coste", cost}, {"fuerza", strength}, {"cantidad", count}},
		marks: []string{"nombre", "edicion", "rareza"},
	},
}

// otherTitles are the titles of columns in tables that nobody in particular
// writes, and what programs called theirs in other versions.
var otherTitles = map[string]fact{
	"carta": name, "card": name, "nombre de la carta": name, "titulo": name, "title": name,
	"expansion": editionName, "set": editionName, "codigo edicion": editionCode, "sigla": editionCode,
	"nro": number, "no": number, "num": number, "n": number, "nº": number, "numero de coleccion": number, "collector no": number,
	"cant": count, "copias": count, "copies": count, "qty": count, "unidades": count, "amount": count, "tengo": count,
	"cambios": forTrade, "para cambio": forTrade, "trade": forTrade,
	"deseos": wished, "busco": wished, "wishlist": wished, "wanted": wished, "faltan": wished,
	"condicion": condition, "calidad": condition, "lang": language, "lenguaje": language,
	"carpeta": container, "caja": container, "folder": container, "binder": container, "ubicacion": container, "location": container,
	"pag": page, "page": page, "bolsillo": pocket, "pocket": pocket,
	"precio compra": price, "price": price, "moneda": currency, "etiqueta": tags, "nota": notes, "notes": notes, "comentario": notes, "comentarios": notes,
	"fecha compra": date, "frecuencia": frequency, "rarity": frequency,
}

// recognize finds the dialect of a table by its titles; ok is false where they
// are not the titles of a table of cards.
func recognize(header []string) (d dialect, facts []fact, ok bool) {
	folded := make([]string, len(header))
	for i, title := range header {
		folded[i] = strings.Trim(card.Fold(title), " .:")
	}
	d = dialect{kind: Table, tags: ","}
	for _, one := range dialects {
		if !slices.ContainsFunc(one.marks, func(m string) bool { return !slices.Contains(folded, m) }) {
			d = one
			break
		}
	}
	facts = make([]fact, len(header))
	known := map[fact]bool{}
	for i, title := range folded {
		f := d.factOf(title)
		if known[f] {
			f = noFact // the first column of a kind counts
		}
		facts[i] = f
		known[f] = known[f] || f != noFact
	}
	delete(known, noFact)
	named := known[name] || known[number] && (known[editionCode] || known[editionName])
	return d, facts, named && (len(known) > 1 || len(header) == 1)
}

func (d dialect) factOf(title string) fact {
	for _, c := range d.columns {
		if card.Fold(c.title) == title {
			return c.fact
		}
	}
	if f, ok := otherTitles[title]; ok {
		return f
	}
	for _, other := range dialects {
		for _, c := range other.columns {
			if card.Fold(c.title) == title {
				return c.fact
			}
		}
	}
	return noFact
}
