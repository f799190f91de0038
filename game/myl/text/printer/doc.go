// Package printer writes an ability tree in its one standard Spanish wording.
package printer
