package theme

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

// TestEveryCharacterHasAGlyphWithoutSystemFonts holds for what stands in the sources of whatever
// the window shows: a system may have no fonts of its own.
func TestEveryCharacterHasAGlyphWithoutSystemFonts(t *testing.T) {
	var fonts [][2]*sfnt.Font // of the text, and what stands in for it
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}} {
		fonts = append(fonts, [2]*sfnt.Font{parsed(t, New(Light).Font(style)), parsed(t, fynetheme.DefaultSymbolFont())})
	}
	seen := map[rune]bool{}
	check := func(text, where string) {
		before := ' '
		for _, r := range text {
			// A space is drawn with the font of what stands before it, and that of the symbols has none.
			if r == ' ' && !shows(fonts[0][0], before) && !unicode.IsControl(before) {
				t.Errorf("%s: %q has a space after %q, for which a symbol stands in", where, text, before)
			}
			before = r
			if unicode.IsControl(r) || seen[r] {
				continue
			}
			seen[r] = true
			for _, f := range fonts {
				if !shows(f[0], r) && !shows(f[1], r) {
					t.Errorf("%s: no font that comes with the program has %q (%U)", where, r, r)
					break
				}
			}
		}
	}
	for _, root := range []string{"..", "../../game", "../../cardsdb"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && d.Name() == "command": // the terminal's
				return fs.SkipDir
			case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING { // a single character is read, not shown
					text, _ := strconv.Unquote(lit.Value)
					check(text, path)
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func parsed(t *testing.T, r fyne.Resource) *sfnt.Font {
	t.Helper()
	f, err := sfnt.Parse(r.Content())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func shows(f *sfnt.Font, r rune) bool {
	var b sfnt.Buffer
	g, err := f.GlyphIndex(&b, r)
	return err == nil && g != 0
}
