// Package images gives cards their faces.
//
// [Draw] paints the face of any card from its facts, laid out as printed cards
// are, the same on every machine and sharp at every size. Package scans keeps
// the pictures that the owner has of the cards. [Cache] gives the one or the
// other at the size that a screen wants: within a limit of bytes in memory, from
// a [Disk] where it was kept the last time, and made in the background
// otherwise. [DeckPicture] lays a whole deck out on one picture.
//
// The package knows no window.
package images
