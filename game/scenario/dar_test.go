package scenario

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the table of the D.A.R. anew")

// sections are the numbered sections of the D.A.R. that hold rules of play, the
// entries of its glossary as 6.N.
func sections() []string {
	out := strings.Fields(`4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.1.6 4.1.7 4.1.8
		4.2 4.2.1 4.2.2 4.2.2.1 4.2.3 4.2.4 4.2.5
		4.3 4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.3.6 4.3.7 4.3.8 4.3.9 4.3.10
		4.4 4.4.1 4.4.2 4.4.3 4.5 4.5.1 4.5.2 4.5.3 4.5.4
		4.6 4.6.1 4.6.1.1 4.6.2 4.6.3 4.6.4 4.6.5 4.6.6 4.6.7 4.6.8 4.6.8.1 4.6.8.2 4.6.9 4.6.10 4.6.11
		4.7 4.8 4.9 4.10 4.11 4.11.1 4.12 4.12.1 4.13 4.14
		5.1 5.2 5.3 5.3.1 5.3.2 5.3.3 5.3.4 5.4 5.5`)
	for n := 1; n <= 32; n++ {
		out = append(out, "6."+strconv.Itoa(n))
	}
	return out
}

// waiting are the sections and worked examples that no scenario shows yet.
var waiting []string

const examples = 53 // worked examples of the D.A.R.; 47 to 51 stand in it twice

var (
	sectionOf = regexp.MustCompile(`^\d+(\.\d+)*`)
	exampleOf = regexp.MustCompile(`ejemplo-(\d+)`)
)

// shown maps each section and each worked example to the files that show it.
func shown(t *testing.T) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("dar/*.esc")
	if err != nil {
		t.Fatal(err)
	}
	by := map[string][]string{}
	for _, f := range files {
		name := filepath.Base(f)
		s := sectionOf.FindString(name)
		by[s] = append(by[s], name)
		if m := exampleOf.FindStringSubmatch(name); m != nil {
			by["ejemplo "+m[1]] = append(by["ejemplo "+m[1]], name)
		}
	}
	return by
}

func TestEverySectionOfTheDARHasAScenario(t *testing.T) {
	by := shown(t)
	wanted := sections()
	for n := 1; n <= examples; n++ {
		wanted = append(wanted, "ejemplo "+strconv.Itoa(n))
	}
	for _, s := range wanted {
		if has, waits := len(by[s]) > 0, slices.Contains(waiting, s); has == waits {
			t.Errorf("DAR %s: has a scenario: %v, said to be waiting: %v", s, has, waits)
		}
	}
}

// TestTheTableOfTheDARIsTrue holds the table in the package documentation to
// the files.
func TestTheTableOfTheDARIsTrue(t *testing.T) {
	by := shown(t)
	var b bytes.Buffer
	b.WriteString("// Written by go test -run Table -update; do not edit.\n\n// # The rules of the D.A.R.\n//\n// Each section and the scenarios below dar that show it:\n//\n")
	for _, s := range sections() {
		if len(by[s]) == 0 {
			fmt.Fprintf(&b, "//\t%-8s (none yet)\n", s)
		}
		label := s
		for _, name := range by[s] {
			fmt.Fprintf(&b, "//\t%-8s %s\n", label, strings.TrimSuffix(name, ".esc"))
			label = ""
		}
	}
	b.WriteString("package scenario\n")
	want := b.Bytes()
	if *update {
		if err := os.WriteFile("rules.go", want, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("rules.go")
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("rules.go is not what the folder holds; go test -run Table -update writes it (%v)", err)
	}
}
