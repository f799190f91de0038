package transfer

import (
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/speech"
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
	// These are read and not written.
	DelverLens
	TCGplayer
	CardCastle
	Helvault
	Cardsphere
	UrzasGatherer
	DeckedBuilder
	MTGStudio
	Cockatrice
	Table
)

var kindNames = [...]string{"lista", "csv", "json", "inventario", "moxfield", "deckbox", "manabox", "archidekt", "dragonshield",
	"delverlens", "tcgplayer", "cardcastle", "helvault", "cardsphere", "urzasgatherer", "deckedbuilder", "mtgstudio", "cockatrice", "tabla"}

var kindTitles = [...]string{"lista de texto", "tabla de Castillo", "respaldo de Castillo", "tabla de Inventario MyL",
	"tabla de Moxfield", "tabla de Deckbox", "tabla de ManaBox", "tabla de Archidekt", "tabla de Dragon Shield",
	"tabla de Delver Lens", "tabla de TCGplayer", "tabla de CardCastle", "tabla de Helvault", "tabla de Cardsphere", "tabla de Urza's Gatherer",
	"tabla de Decked Builder", "tabla de MTG Studio", "mazo de Cockatrice", "otra tabla"}

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
	return 0, speech.Errorf("%q no es un formato; los formatos son %s", name, strings.Join(names, ", "))
}

// fact is what a column tells.
type fact uint8

const (
	noFact fact = iota
	name
	plainName // the name where the other column adorns it
	editionCode
	editionName
	number
	count
	total        // of the copies that the columns of finishes count
	normals      // copies that are not foil
	foils        // foil copies, besides those of the column count
	specialFoils // likewise
	proxy        // whether they are no real cards
	proxies      // how many, besides, are no real cards
	standing     // whether the place is of the collection, of wishes, or of a deck
	forTrade
	wished
	finish
	condition
	language
	container
	page
	pocket
	price
	marketPrice // what others ask for such a card; of a collection told of and not kept
	foilPrice   // likewise, for a foil
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
	variant
)

// isForeign reports whether the program that writes the tables is of no country
// whose money is the peso.
func (d dialect) isForeign() bool {
	return d.kind != Castillo && d.kind != Inventario && d.kind != Table
}

// isProxies reports whether a column counts what are no real cards.
func (f fact) isProxies() bool { return f == proxy || f == proxies }

// counts reports whether a column counts real copies.
func (f fact) counts() bool {
	return f == count || f == total || f == normals || f == foils || f == specialFoils
}

// column is a column of a table with the name that its program gives it.
type column struct {
	title string
	fact  fact
}

// dialect is how one program writes a table.
type dialect struct {
	kind       Kind
	columns    []column
	marks      []string // titles that only its tables have together
	eachIsOne  bool     // it has no column of quantities: a line is a copy
	conditions [holding.Poor + 1]string
	finishes   [holding.Foil + 1]string
	languages  func(holding.Language) string
	tags       string // what parts them
	monthFirst bool   // its days are written 1/31/2026
	semicolons bool   // they or tabs part its columns, as where the comma is for decimals
	first      string // a line before the titles
}

var shortConditions = [...]string{"", "M", "NM", "EX", "GD", "LP", "PL", "PO"}

// dialects are the tables that are known, those with more marks first.
var dialects = []dialect{
	{
		kind: Castillo,
		columns: []column{{"edicion", editionCode}, {"numero", number}, {"nombre", name}, {"variante", variant}, {"cantidad", count}, {"cambio", forTrade},
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
		marks:      []string{"Folder Name", "Card Name"},
		conditions: [...]string{"", "Mint", "NearMint", "Excellent", "Good", "LightPlayed", "Played", "Poor"},
		finishes:   [...]string{"Normal", "Foil"}, languages: englishName, first: "\"sep=,\"",
	},
	{
		kind: ManaBox,
		columns: []column{{"Binder Name", container}, {"Binder Type", standing}, {"Name", name}, {"Set code", editionCode}, {"Set name", editionName},
			{"Collector number", number}, {"Foil", finish}, {"Rarity", frequency}, {"Quantity", count}, {"ManaBox ID", noFact}, {"Scryfall ID", noFact},
			{"Purchase price", price}, {"Misprint", noFact}, {"Altered", noFact}, {"Condition", condition}, {"Language", language},
			{"Purchase price currency", currency}, {"Added", date}},
		marks:      []string{"ManaBox ID"},
		conditions: [...]string{"", "mint", "near_mint", "excellent", "good", "light_played", "played", "poor"},
		finishes:   [...]string{"normal", "foil"}, languages: holding.Language.String,
	},
	{
		kind: Archidekt,
		columns: []column{{"Quantity", count}, {"Name", name}, {"Finish", finish}, {"Condition", condition}, {"Date Added", date}, {"Language", language},
			{"Purchase Price", price}, {"Tags", tags}, {"Edition Name", editionName}, {"Edition Code", editionCode}, {"Multiverse Id", noFact},
			{"Scryfall ID", noFact}, {"Collector Number", number}},
		marks:      []string{"Finish", "Edition Code"},
		conditions: [...]string{"", "M", "NM", "EX", "GD", "LP", "MP", "D"},
		finishes:   [...]string{"Normal", "Foil"}, languages: upperCode, tags: ",",
	},
	{
		kind: Deckbox,
		columns: []column{{"Count", count}, {"Tradelist Count", forTrade}, {"Name", name}, {"Edition", editionName}, {"Edition Code", editionCode},
			{"Card Number", number}, {"Condition", condition}, {"Language", language}, {"Foil", finish}, {"Signed", noFact}, {"Artist Proof", noFact},
			{"Altered Art", noFact}, {"Misprint", noFact}, {"Promo", noFact}, {"Textless", noFact}, {"Printing Id", noFact}, {"Printing Note", noFact},
			{"Tags", tags}, {"My Price", price}},
		marks:      []string{"Tradelist Count", "Card Number"},
		conditions: [...]string{"", "Mint", "Near Mint", "Excellent", "Good (Lightly Played)", "Lightly Played", "Played", "Poor"},
		finishes:   [...]string{"", "foil"}, languages: englishName, tags: ",",
	},
	{
		kind: Moxfield,
		columns: []column{{"Count", count}, {"Tradelist Count", forTrade}, {"Name", name}, {"Edition", editionCode}, {"Condition", condition},
			{"Language", language}, {"Foil", finish}, {"Tags", tags}, {"Last Modified", noFact}, {"Collector Number", number}, {"Alter", noFact},
			{"Proxy", proxy}, {"Purchase Price", price}},
		marks:      []string{"Tradelist Count", "Collector Number"},
		conditions: [...]string{"", "Mint", "Near Mint", "Excellent", "Good", "Lightly Played", "Moderately Played", "Damaged"},
		finishes:   [...]string{"", "foil"}, languages: englishName, tags: ",",
	},
	{
		kind: Inventario,
		columns: []column{{"nombre", name}, {"edicion", editionName}, {"formato", format}, {"tipo", typ}, {"raza", race}, {"rareza", frequency},
			{"coste", cost}, {"fuerza", strength}, {"cantidad", count}},
		marks: []string{"nombre", "edicion", "rareza"},
	},
	{
		kind: UrzasGatherer,
		columns: []column{{"Count", normals}, {"Foil count", foils}, {"Special foil count", specialFoils}, {"Price", marketPrice}, {"Foil price", foilPrice},
			{"Number", number}, {"Set", editionName}, {"Set code", editionCode}, {"Comments", notes}, {"To trade", forTrade}, {"Languages", language}},
		marks: []string{"Foil count", "Special foil count"},
	},
	{
		kind: DeckedBuilder,
		columns: []column{{"Total Qty", total}, {"Reg Qty", normals}, {"Foil Qty", foils}, {"Card", name}, {"Set", editionName}, {"Color", noFact},
			{"Notes", notes}},
		marks: []string{"Total Qty", "Reg Qty", "Foil Qty"},
	},
	{
		kind: Helvault,
		columns: []column{{"collector_number", number}, {"extras", finish}, {"estimated_price", marketPrice}, {"quantity", count}, {"set_code", editionCode},
			{"set_name", editionName}},
		marks: []string{"extras", "oracle_id"},
	},
	{
		kind:    TCGplayer,
		columns: []column{{"Simple Name", plainName}, {"Set", editionName}, {"Printing", finish}, {"Price", marketPrice}, {"Price Each", marketPrice}},
		marks:   []string{"Simple Name", "Printing"},
	},
	{
		kind:    Cardsphere,
		columns: []column{{"Tradelist Count", forTrade}, {"Edition", editionName}, {"Last Modified", noFact}},
		marks:   []string{"Tradelist Count", "Scryfall ID", "Last Modified"}, tags: ",",
	},
	{
		kind:    CardCastle,
		columns: []column{{"Card Name", name}, {"Set Name", editionName}, {"Price USD", marketPrice}},
		marks:   []string{"Card Name", "JSON ID"}, eachIsOne: true,
	},
	{
		kind:    CardCastle,
		columns: []column{{"Count", count}, {"Card Name", name}, {"Set Name", editionName}},
		marks:   []string{"Count", "Card Name", "Set Name", "Collector Number"},
	},
	{kind: DelverLens, columns: delverLens, marks: []string{"QuantityX"}},
	{kind: DelverLens, columns: delverLens, marks: []string{"Collector's number"}},
	{kind: DelverLens, columns: delverLens, marks: []string{"List name", "Name"}},
	{
		kind:    MTGStudio,
		columns: []column{{"Name", name}, {"Edition", editionCode}, {"Qty", count}, {"Foil", finish}},
		marks:   []string{"Name", "Edition", "Qty", "Foil"},
	},
}

// delverLens are the columns among which its owner chooses.
var delverLens = []column{{"QuantityX", count}, {"Quantity", count}, {"Reg Qty", normals}, {"Foil Qty", foils}, {"Name", name}, {"Edition", editionName},
	{"Edition code", editionCode}, {"Collector's number", number}, {"Foil", finish}, {"Acquired Price", price}, {"Price", marketPrice}, {"List name", container},
	{"Creation date", date}}

// otherTitles are the titles of columns in tables that nobody in particular
// writes, and what programs called theirs in other versions.
var otherTitles = map[string]fact{
	"carta": name, "card": name, "nombre de la carta": name, "titulo": name, "title": name, "card name": name, "product name": name,
	"expansion": editionName, "set": editionName, "codigo edicion": editionCode, "codigo de edicion": editionCode, "sigla": editionCode, "set id": editionCode,
	"nro": number, "num": number, "n": number, "nº": number, "n°": number, "numero de coleccion": number, "collector no": number, "collector #": number,
	"number": number, "set number": number, "cn": number,
	"cant": count, "copias": count, "copies": count, "qty": count, "unidades": count, "amount": count, "tengo": count, "quantityx": count, "have": count,
	"owned": count, "total quantity": count, "ejemplares": count, "stock": count, "uds": count,
	"total qty": total, "reg qty": normals, "regular qty": normals, "normal qty": normals, "normales": normals, "cantidad normal": normals,
	"foil qty": foils, "foil quantity": foils, "foil count": foils, "foils": foils, "cantidad foil": foils, "copias foil": foils, "special foil count": specialFoils,
	"proxy": proxy, "proxies": proxies, "es proxy": proxy, "cantidad proxies": proxies, "binder type": standing, "list type": standing, "tipo de carpeta": standing,
	"cambios": forTrade, "para cambio": forTrade, "trade": forTrade,
	"deseos": wished, "busco": wished, "wishlist": wished, "wanted": wished, "faltan": wished,
	"condicion": condition, "calidad": condition, "lang": language, "lenguaje": language,
	"is foil": finish, "premium": finish, "foil": finish, "terminacion": finish,
	"languange": language, "languages": language, "cond": condition,
	"carpeta": container, "caja": container, "folder": container, "binder": container, "ubicacion": container, "location": container,
	"pag": page, "page": page, "bolsillo": pocket, "pocket": pocket,
	"precio compra": price, "precio de compra": price, "precio pagado": price, "pagado": price, "price": price, "acquired price": price, "acquired": price,
	"low": marketPrice, "mid": marketPrice, "market": marketPrice, "market price": marketPrice, "tcg market price": marketPrice, "single price": marketPrice,
	"single foil price": foilPrice, "total price": marketPrice, "precio de mercado": marketPrice, "precio mercado": marketPrice, "trend": marketPrice, "avg": marketPrice,
	"valor": marketPrice, "value": marketPrice, "precio de venta": marketPrice, "precio venta": marketPrice, "pvp": marketPrice, "precio normal": price, "normal price": price,
	"precio foil": foilPrice, "foil price": foilPrice, "price foil": foilPrice, "valor foil": foilPrice, "mercado foil": foilPrice, "market price foil": foilPrice,
	"cost basis": price, "moneda": currency, "currency": currency, "etiqueta": tags, "nota": notes, "notes": notes, "comentario": notes, "comentarios": notes, "observacion": notes, "observaciones": notes,
	"fecha compra": date, "fecha de compra": date, "date acquired": date, "acquired date": date, "date": date, "comment": notes, "comments": notes, "frecuencia": frequency, "rarity": frequency,
}

// titles are the facts that titles stand for, by their letters: in one dialect,
// and in those that nobody in particular writes.
var titlesOf, titlesElsewhere = func() (of []map[string]fact, elsewhere map[string]fact) {
	elsewhere = map[string]fact{}
	for title, f := range otherTitles {
		elsewhere[letters(title)] = f
	}
	for _, d := range dialects {
		own := map[string]fact{}
		for _, c := range d.columns {
			key := letters(c.title)
			own[key] = c.fact
			if _, known := elsewhere[key]; !known {
				elsewhere[key] = c.fact
			}
		}
		of = append(of, own)
	}
	return of, elsewhere
}()

// recognize finds the dialect of a table by its titles; ok is false where they
// are not the titles of a table of cards.
func recognize(header []string) (d dialect, facts []fact, ok bool) {
	titles := make([]string, len(header))
	present := map[string]bool{}
	for i, title := range header {
		titles[i] = letters(title)
		present[titles[i]] = true
	}
	d = dialect{kind: Table, tags: ","}
	own := map[string]fact{}
	for i, one := range dialects {
		if len(one.marks) > 0 && !slices.ContainsFunc(one.marks, func(m string) bool { return !present[letters(m)] }) {
			d, own = one, titlesOf[i]
			break
		}
	}
	facts = make([]fact, len(header))
	known := map[fact]bool{}
	for i, title := range titles {
		f, ours := own[title]
		if !ours {
			f = titlesElsewhere[title]
		}
		if known[f] && f != marketPrice && f != foilPrice {
			f = noFact // the first column of a kind counts
		}
		facts[i] = f
		known[f] = known[f] || f != noFact
	}
	delete(known, noFact)
	named := known[name] || known[plainName] || known[number] && (known[editionCode] || known[editionName])
	return d, facts, named && (len(known) > 1 || len(header) == 1)
}
