package text_test

import (
	"flag"
	"os"
	"testing"
)

// TestMain has the trees of a short run always be the same: once in some thousand one is printed as a
// sentence of two meanings, which is no fault of who runs the tests. .ci/long frases looks for those.
func TestMain(m *testing.M) {
	flag.Parse()
	if isDefault("rapid.seed") && isDefault("rapid.checks") {
		flag.Set("rapid.seed", "1")
	}
	os.Exit(m.Run())
}

func isDefault(name string) bool {
	f := flag.Lookup(name)
	return f != nil && f.Value.String() == f.DefValue
}
