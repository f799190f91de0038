// Package query is the small language in which a collector asks for cards:
//
//	dragon tipo:aliado coste<=3 (ed:ES o ed:HE) -tengo
//
// Plain words are looked for in the name, then at the beginning of words of
// type, race, edition, number and text. A field asks about one fact: `raza:titán`,
// `fuerza>=4`, `foil`. Terms side by side must all hold, with or without «y»
// between them; «o» lets one be enough and binds less; «-» before a term denies
// it; parentheses group and quotes make anything a plain word. Accents, case
// and ñ do not matter, the beginning of a value is enough where only one begins
// so, and `ninguno` asks for what has no such fact.
//
// What is no value of a field is an error, with what may have been meant; an
// edition is known where an [Index] holds a card of it, as [Index.Check] tells.
//
// [Parse] reads a [Query], whose String is the same question in standard form:
// parsing that gives the same tree. [Query.Describe] says it back in words. An
// [Index] holds cards and what is owned of them, folded once; [Index.Find] reads
// it through from end to end, and [Index.Complete] tells what may stand at the
// cursor and how many cards it would leave.
//
// A question about copies (foil, precio, valor, estado, idioma, lugar, etiqueta) is about
// one row of the collection: `foil lugar:carpeta` wants one row that is both. All
// the rest is about the printing, `foil>=2` too, which counts its foil copies. A
// price is what was paid for one copy: `precio>=$1.500` asks among pesos,
// `precio>=1500` among amounts of any currency. A valor is what a copy is worth by
// the owner's price lists, or would be where there is none.
package query
