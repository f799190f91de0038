// Package cardsdb is the owner's store: the catalogue of printed cards and
// everything that the owner made, in one bbolt file.
//
// A [Store] is the open file. Its [Catalogue] is what was printed, with what the
// owner corrected: in memory, searched without touching the disk. What the
// owner has is [Collection], [Wishes], [Decks], [Formats], [Prices] and [Corrections]; it
// changes by an [Edit] and in no other way, and its [History] takes every edit
// back, also after a restart. [Matches] and [Settings] are outside the history. Every call
// is one transaction, and what a call has confirmed survives a crash. A [Backup]
// is a copy that was opened and checked before it counted.
//
// # Layout
//
// The file castillo.db lies in the data folder, its backups in respaldos/. Beside
// it castillo.cambios repeats what was changed since the newest backups (see
// changes.go), and castillo.en-uso says which program has it open.
//
//	bucket           key                 value
//	meta             esquema             schema version, decimal
//	                 catalogo            fingerprint of the facts that are loaded
//	                 iniciales           starter lists already given, JSON
//	                 iniciales-suma      sum of the starter lists that were offered last
//	                 diario              point of the history, 8 bytes
//	                 sello               the seal of the whole file, see seal.go
//	catalogo         ES/00012            record: the facts of one printing
//	coleccion        ES/00012/13/...     record: a row of the collection
//	deseos           ES/00012            record: a wish
//	mazos            id, 8 bytes         record: a deck
//	papelera         id, 8 bytes         record: a deleted deck
//	correcciones     ES/00012            record: facts of a printing by the owner
//	                 epico/ES/00012      record: an epic text by the owner
//	                 nombre/folded name  record: a rules text by the owner
//	                 version/ES/00012    record: the same, of one version of the card
//	formatos         ID of the format    record: a format of the owner's, as text
//	precios          2026-01-31/Tienda   record: a price list, see pricelists.go
//	diario           id, 8 bytes         record: an edit, see journal.go
//	partidas         id, 8 bytes         record: the summary of a match
//	partidas-datos   id, 8 bytes         the recorded match, opaque
//	laboratorio      id, 8 bytes         record: what the laboratory found
//	ajustes          name                JSON
//
// A record is one byte of version and then its content, JSON except for rows,
// wishes and the catalogue, which are fields, formats, which are text, and the journal. Behind it
// stands its checksum.
//
// # Damage
//
// A file is read through, its structure verified and every record held against
// the seal before bbolt may write to it; a file that fails, or that stands before
// the last transaction that the log of changes knows, is never written to. Panics
// and memory faults of the layers below end inside this package as [ErrDamaged].
// [WaysBack] lists what can be done, [Recover] does it, and [SetAside] begins with
// nothing. What is done is numbered by commits, which only grow in a data folder,
// so that no clock decides which file is the newer.
//
// Errors are Spanish sentences for a person; programs ask errors.Is for one of
// the Err values.
package cardsdb
