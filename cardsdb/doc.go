// Package cardsdb is the owner's store: the catalogue of printed cards and
// everything that the owner made, in one bbolt file.
//
// Four nouns are enough to use it. A [Store] is the open file. Its [Catalogue]
// is what was printed: in memory, searched without touching the disk.
// [Collection], [Decks], [Matches], [Texts] and [Settings] are what the owner
// made: every call is one transaction, and what a call has confirmed survives
// a crash. A [Backup] is a copy that was opened and checked before it counted.
//
// # Layout
//
// The file castillo.db lies in the data folder, its backups in respaldos/.
//
//	bucket           key                 value
//	meta             esquema             schema version, decimal
//	                 catalogo            fingerprint of the facts that are loaded
//	                 iniciales           starter lists already given, JSON
//	catalogo         ES/00012            record: the facts of one printing
//	coleccion        ES/00012            record: the copies owned of it
//	mazos            id, 8 bytes         record: a deck
//	papelera         id, 8 bytes         record: a deleted deck
//	partidas         id, 8 bytes         record: the summary of a match
//	partidas-datos   id, 8 bytes         the recorded match, opaque
//	textos           folded name         record: the rules text the owner wrote down
//	ajustes          name                JSON
//
// A record is one byte of version and then its content, JSON except for the
// catalogue, whose records are rows of the facts file.
//
// # Damage
//
// A file is read through and its structure verified before bbolt may write to
// it; a file that fails is never written to. Panics and memory faults of the
// layers below end inside this package as [ErrDamaged]. [SetAside],
// [NewestGood] and [Restore] are the way back.
//
// Errors are Spanish sentences for a person; programs ask errors.Is for one of
// the Err values.
package cardsdb
