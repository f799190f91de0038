// Package images gives cards their faces.
//
// [Draw] paints the face of any card from its facts, laid out as printed cards
// are, the same on every machine and sharp at every size. [Cache] keeps painted
// faces within a limit of bytes and paints missing ones in the background.
//
// The package knows no window and no disk.
package images
