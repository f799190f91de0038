// Package transfer brings collections in and out: lists, tables of several
// programs, and a backup as JSON.
//
// [Read] turns the bytes of a file into lines and finds out by itself what
// kind of file it is, how it is encoded and what parts its columns. A [Matching]
// looks the lines up in the catalogue, once. Its [Matching.PlanAs] is the dry run,
// adding to what is owned or replacing the cards of the file: every line is new,
// merged, replacing, ambiguous, refused or set apart, with a reason, and the
// counts add up to the lines. A cell that cannot be kept is lost with a warning
// and never costs its line, except for the quantity. Nothing is changed until
// the owner of the store takes away [Plan.Gone] and applies [Plan.Changes], as
// one edit; [Plan.Rest] is a file with the lines that
// stay behind. [Write] makes files; [Compare] says what two collectors could
// give each other.
//
// # The columns of Castillo
//
// A table has one line a row of the collection, in UTF-8, parted by commas,
// with these columns, of which a file needs only nombre, or edicion and numero;
// the order does not matter and further columns are passed over, which
// [File.Notices] tell.
//
//	edicion    code of the edition, "ES", or its name
//	numero     collector's number; empty in an edition of which nobody knows them
//	nombre     as printed; empty where the catalogue has none
//	variante   of the printing, "roja"; written, and known by the number when read
//	cantidad   copies; 0 for a wish or an epic text alone. Who has a table
//	           without this column is asked, see [File.Uncounted]
//	cambio     how many of them the owner would give away
//	deseadas   copies wished for beyond those owned
//	acabado    normal or foil
//	estado     M NM EX GD LP PL PO, empty where it was not noted
//	idioma     ISO 639-1, "es"
//	lugar      folder or box
//	pagina     in the folder, from 1
//	casilla    on the page, from 1
//	precio     paid for one copy, "1250.50 CLP"
//	origen     where it came from
//	fecha      when, 2026-01-31
//	etiquetas  parted by ";"; a ";" or "\" within one follows a "\"
//	notas      may have several lines; on a line that is a wish, of the wish
//	foto       name of the owner's own picture
//	epico      epic text of the printing, DAR 4.1.7
//	proxies    copies besides that are no real cards; read, never written, and
//	           set apart: a collection is of cards
//
// Numbers, prices and days are read as package holding reads them. In tables of
// other programs, copies of foils may have a column of their own, and a line
// then becomes two; a list of wishes ("list" where ManaBox writes "binder") makes
// wishes, and a deck's cards are set apart.
//
// A cell that a spreadsheet would take for a formula has a "'" before it, which
// reading takes away.
package transfer
