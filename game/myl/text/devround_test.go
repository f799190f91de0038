package text_test

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"sort"
	"testing"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text"
)

func short(v any) string {
	s := fmt.Sprintf("%#v", v)
	s = regexp.MustCompile(`ability\.`).ReplaceAllString(s, "")
	s = regexp.MustCompile(`(, )?\w+:(0x0|0|false|""|\w*\.?\w+\(nil\)|\[\]\w*\.?\w+\(nil\)|Bound\{\}|\(\*\w+\)\(nil\))`).ReplaceAllString(s, "")
	s = regexp.MustCompile(`(, )?\w+:Bound\{(, )?\}`).ReplaceAllString(s, "")
	return s
}

func TestDevRound(t *testing.T) {
	if os.Getenv("DEVR") == "" {
		t.Skip()
	}
	type bad struct{ s, msg string }
	var bads []bad
	n := 40000
	for i := 0; i < n; i++ {
		facts := abilitytest.Facts().Example(i)
		tree := abilitytest.Card(facts).Example(i)
		// judge each ability alone first
		for _, a := range tree.Abilities {
			one := ability.Card{Abilities: []ability.Ability{a}}
			check(one, facts, func(s, msg string) { bads = append(bads, bad{s, msg}) })
		}
	}
	sort.Slice(bads, func(i, j int) bool { return len(bads[i].s) < len(bads[j].s) })
	fmt.Println("malos", len(bads))
	seen := map[string]int{}
	shown := 0
	for _, b := range bads {
		k := regexp.MustCompile(`[0-9]+|raza .*`).ReplaceAllString(b.msg, "")
		if len(k) > 60 {
			k = k[:60]
		}
		seen[k]++
		if seen[k] > 2 {
			continue
		}
		if shown++; shown > 12 {
			break
		}
		fmt.Printf("%s\n    %s\n", b.s, b.msg)
	}
}

func check(tree ability.Card, facts card.Card, fail func(s, msg string)) {
	s := text.Print(tree, facts)
	got, err := text.Read(s, facts)
	if err != nil {
		fail(s, fmt.Sprint("[", facts.Type, "] ", err))
		return
	}
	if !reflect.DeepEqual(got.Card, tree) {
		fail(s, fmt.Sprint("[", facts.Type, "] got ", short(got.Card), "\n         want ", short(tree)))
	}
}
