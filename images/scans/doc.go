// Package scans keeps the pictures that an owner has of the cards: scans of the
// front and the back, and photographs.
//
// A [Library] is a folder with the originals, each under the hash of its bytes
// with a record beside it that says which cards it shows, and an index, which is
// all records together. What is damaged is noticed by its hash; the index is made
// again from the records and the records from the index, and an original is never
// deleted: [Library.Tend] puts into the trash what its owner removed a month ago.
// [List], [Verify] and [Library.TakeBack] are for those who make copies.
//
// [Library.Import] brings pictures in from folders, zips and single files; a
// [Matcher] reads from their names which card they show, and a [Report] accounts
// for every file. What comes from outside is not trusted: sizes are bounded before
// anything is read, and the number of pixels before anything is decoded.
//
// One process at a time may have a folder open as a library.
package scans
