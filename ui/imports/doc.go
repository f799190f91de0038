// Package imports is the window in which a file becomes part of a collection:
// what each line of it would do, choices where a line may mean several cards,
// and only then the import. [Open] shows it for a file; [Export] writes one.
//
// [Model] has no window: it is the dry run with what is shown of it.
package imports
