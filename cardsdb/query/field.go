package query

import "castillo/game/card"

// Field is a fact that a query can ask about. The zero Field is none.
type Field uint8

// The fields.
const (
	Name Field = iota + 1
	Text
	Type
	Race
	Cost
	Strength
	Edition
	Number
	Frequency
	Block
	Variant
	Unique
	Illustrator
	Owned   // copies of the printing that are owned
	Missing // copies of a printing of which none is owned: those wished for, at least 1
	Wanted  // copies that are wished for beyond those owned
	Trade   // copies that would be given away
	Foil    // of a row; with a number, foil copies of the printing
	Price   // paid for one copy
	Worth   // of one copy, by the price lists
	Condition
	Language
	Place
	Tag
	Deck
	Readable // whether the program understands the text
	Format   // that plays the card
)

// String is the name that the field has in a query.
func (f Field) String() string { return f.info().name }

// Fields lists all fields in the order in which help shows them.
func Fields() []Field {
	var out []Field
	for f := range fields[1:] {
		out = append(out, Field(f+1))
	}
	return out
}

// kind is what a field can be compared with.
type kind uint8

const (
	noKind   kind = iota
	ofText        // words within, or the whole
	ofAmount      // a whole number
	ofChoice      // one of a list
	ofFlag        // yes or no; stands alone
	ofPrice       // an amount of money, in one currency or in any
)

type fieldInfo struct {
	name     string
	aliases  []string // folded; what people expect, and English
	kind     kind
	choices  []choice
	ordered  bool // its choices can be compared with < and >
	bare     bool // an amount that may stand alone: at least 1
	counted  bool // a flag of copies: how many there are can be asked too
	feminine bool // of the word "ninguno"
}

// choice is one value of a field. The first name is how it is printed.
type choice struct {
	value int
	names []string
}

var fields = [...]fieldInfo{
	Name:        {name: "nombre", aliases: []string{"name", "carta", "card"}, kind: ofText},
	Text:        {name: "texto", aliases: []string{"text", "habilidad", "ability"}, kind: ofText},
	Type:        {name: "tipo", aliases: []string{"type", "tipos"}, kind: ofChoice, choices: typeChoices()},
	Race:        {name: "raza", aliases: []string{"race", "razas"}, kind: ofChoice, choices: raceChoices(), feminine: true},
	Cost:        {name: "coste", aliases: []string{"costo", "cost"}, kind: ofAmount},
	Strength:    {name: "fuerza", aliases: []string{"strength", "ataque"}, kind: ofAmount, feminine: true},
	Edition:     {name: "ed", aliases: []string{"edicion", "edition", "set", "expansion"}, kind: ofChoice, choices: editionChoices(), ordered: true},
	Number:      {name: "num", aliases: []string{"numero", "number", "nro", "no"}, kind: ofAmount},
	Frequency:   {name: "frec", aliases: []string{"frecuencia", "frequency", "rareza", "rarity"}, kind: ofChoice, choices: frequencyChoices(), ordered: true},
	Block:       {name: "bloque", aliases: []string{"block", "bloques"}, kind: ofChoice, choices: blockChoices()},
	Variant:     {name: "variante", aliases: []string{"variant", "variantes"}, kind: ofChoice, choices: variantChoices(), feminine: true},
	Unique:      {name: "única", aliases: []string{"unico", "unique"}, kind: ofFlag},
	Illustrator: {name: "ilustrador", aliases: []string{"illustrator", "artista", "artist"}, kind: ofText},
	Owned:       {name: "tengo", aliases: []string{"owned", "have", "copias", "copies"}, kind: ofAmount, bare: true},
	Missing:     {name: "faltan", aliases: []string{"falta", "missing"}, kind: ofAmount, bare: true},
	Wanted:      {name: "busco", aliases: []string{"busca", "deseo", "deseos", "deseadas", "wanted", "wish", "wishes"}, kind: ofAmount, bare: true},
	Trade:       {name: "cambio", aliases: []string{"cambios", "trade"}, kind: ofAmount, bare: true},
	Foil:        {name: "foil", kind: ofFlag, counted: true},
	Price:       {name: "precio", aliases: []string{"price", "pagado", "paid", "compra"}, kind: ofPrice, ordered: true},
	Worth:       {name: "valor", aliases: []string{"vale", "worth", "value"}, kind: ofPrice, ordered: true},
	Condition:   {name: "estado", aliases: []string{"condicion", "condition"}, kind: ofChoice, choices: conditionChoices(), ordered: true},
	Language:    {name: "idioma", aliases: []string{"language", "lang", "lengua"}, kind: ofText},
	Place:       {name: "lugar", aliases: []string{"place", "carpeta", "caja", "folder", "binder", "box"}, kind: ofText},
	Tag:         {name: "etiqueta", aliases: []string{"etiquetas", "tag", "tags"}, kind: ofText, feminine: true},
	Deck:        {name: "mazo", aliases: []string{"mazos", "deck", "decks"}, kind: ofText},
	Readable:    {name: "leído", aliases: []string{"leida", "read"}, kind: ofFlag},
	Format:      {name: "formato", aliases: []string{"formatos", "format", "legal"}, kind: ofText},
}

func (f Field) info() *fieldInfo {
	if int(f) < len(fields) {
		return &fields[f]
	}
	return &fields[0]
}

// fieldNamed is the field of that name or alias, none if there is none.
func fieldNamed(word string) Field {
	return fieldsByName[card.Fold(word)]
}

var fieldsByName = func() map[string]Field {
	byName := map[string]Field{}
	for _, f := range Fields() {
		byName[card.Fold(f.info().name)] = f
		for _, alias := range f.info().aliases {
			byName[alias] = f
		}
	}
	return byName
}()

// standsAlone reports whether the field means something without a value.
func (f Field) standsAlone() bool { return f.info().kind == ofFlag || f.info().bare }

// nobody is the value that asks for what has no such fact.
func (f Field) nobody() string {
	if f.info().feminine {
		return "ninguna"
	}
	return "ninguno"
}

func isNobody(value string) bool {
	switch card.Fold(value) {
	case "ninguno", "ninguna", "none":
		return true
	}
	return false
}
