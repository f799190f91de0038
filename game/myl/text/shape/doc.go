// Package shape is what can be told from an ability tree alone and done to it without
// a word of text: whether it is sound, and the one tree for all trees of one meaning.
package shape
