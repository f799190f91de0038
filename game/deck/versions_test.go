package deck

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestVersionsReadBackAsTheyAreKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var vs Versions
		for range rapid.IntRange(0, 4).Draw(t, "versions") {
			vs = append(vs, Version{rapid.StringMatching(`2026-1[0-2]-0[1-9]T0[0-9]:00:00Z`).Draw(t, "when"),
				clean(words().Draw(t, "name")), lists().Draw(t, "list").Tidy()})
		}
		got, err := ParseVersions(vs.String())
		if err != nil || len(got) != len(vs) {
			t.Fatalf("%q reads %d of %d versions, %v", vs.String(), len(got), len(vs), err)
		}
		for i, v := range vs {
			if got[i].When != v.When || got[i].Name != v.Name || !got[i].List.Equal(v.List) {
				t.Fatalf("version %d reads %+v, kept %+v", i, got[i], v)
			}
		}
	})
}

func TestTheOldestVersionsGoFirst(t *testing.T) {
	var vs Versions
	for i := range MaxVersions + 5 {
		vs = vs.Keep(Version{When: "-", List: List{}.Add(Ref{Name: "Azor"}, i+1)})
	}
	if len(vs) != MaxVersions || vs[0].List.Count() != 6 {
		t.Errorf("%d versions, the first of %d cards", len(vs), vs[0].List.Count())
	}
	if again := vs.Keep(Version{When: "-", List: vs[len(vs)-1].List}); len(again) != MaxVersions || again[0].List.Count() != 6 {
		t.Error("the same list was kept twice")
	}
	if named := vs.Keep(Version{Name: "final", List: vs[len(vs)-1].List}); named[0].List.Count() != 7 {
		t.Error("a version with a name of its own was not kept")
	}
}

func TestAVersionThatCannotBeReadSpoilsNoOther(t *testing.T) {
	vs, err := ParseVersions("== 1 a\n1x Azor\n== 2 b\n???\n== 3 c\n1x Kay\n")
	if err == nil || len(vs) != 2 || vs[1].Name != "c" {
		t.Errorf("%+v, %v", vs, err)
	}
}

func FuzzParseVersions(f *testing.F) {
	f.Add("== 2026-11-21T00:00:00Z para mayo\n# Fuego\n1x Azor\n==\n== -\n")
	f.Fuzz(func(t *testing.T, text string) {
		vs, err := ParseVersions(text)
		if err != nil {
			return
		}
		again, err := ParseVersions(vs.String())
		if err != nil || len(again) != len(vs) || strings.TrimSpace(again.String()) != strings.TrimSpace(vs.String()) {
			t.Fatalf("%q reads %q, then %q, %v", text, vs, again, err)
		}
	})
}
