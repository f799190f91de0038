package text

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"testing"
)

func TestDev(t *testing.T) {
	mode := os.Getenv("DEV")
	if mode == "" {
		t.Skip()
	}
	n, ok, an, aok, hn, hok := 0, 0, 0, 0, 0, 0
	for i, p := range corpus(t) {
		r, err := Read(p.Text, p.facts())
		if i%20 == 18 {
			an++
			if err == nil {
				aok++
			}
			continue
		}
		if mode == "half" && i%20 != 8 {
			continue
		}
		if i%10 == 3 || i%20 == 8 {
			hn++
			if err == nil {
				hok++
			} else if mode != "half" {
				continue
			}
		}
		n++
		if err == nil {
			ok++
			if mode == "tree" {
				fmt.Printf("%s | %s\n   %+v\n", p.Name, p.Text, r.Card)
			}
		} else if mode == "fail" || mode == "half" {
			fmt.Printf("%s [%s] %s\n", p.Name, p.Type[:2], p.Text)
			for _, f := range r.Failures {
				fmt.Printf("     -> %s  {%s}\n", p.Text[f.Sentence.Start:f.Sentence.End], f.Wrote)
			}
		}
		for _, note := range r.Notes {
			if mode == "notes" {
				fmt.Println(p.Name, note)
			}
		}
	}
	fmt.Printf("leídos %d/%d (%.1f) aparte %d/%d (%.1f)\n", ok, n, 100*float64(ok)/float64(n), aok, an, 100*float64(aok)/float64(an))
	fmt.Println("mitad", hok, hn)
}

func TestDevPrint(t *testing.T) {
	mode := os.Getenv("DEVP")
	if mode == "" {
		t.Skip()
	}
	n, same := 0, 0
	for i, p := range corpus(t) {
		if keptAside(i) {
			continue
		}
		r, err := Read(p.Text, p.facts())
		if err != nil {
			continue
		}
		n++
		s := Print(r.Card, p.facts())
		back, err := Read(s, p.facts())
		ok := err == nil && reflect.DeepEqual(back.Card, r.Card)
		if ok {
			same++
		}
		if !ok && mode == "diff" {
			fmt.Printf("%s [%s] %s\n  = %s\n", p.Name, p.Type[:2], p.Text, s)
			if err != nil {
				fmt.Printf("  ! %v\n", err)
			} else {
				fmt.Printf("  - %s\n  - %s\n", dump(r.Card), dump(back.Card))
			}
		}
		if mode == "all" {
			fmt.Printf("%v %s [%s]\n  %s\n  = %s\n", ok, p.Name, p.Type[:2], p.Text, s)
		}
	}
	fmt.Printf("ida y vuelta %d/%d\n", same, n)
}

func dump(v any) string {
	return regexp.MustCompile(`ability\.`).ReplaceAllString(fmt.Sprintf("%#v", v), "")
}

func TestDevDar(t *testing.T) {
	b, err := os.ReadFile("/tmp/dar.json")
	if os.Getenv("DEVD") == "" || err != nil {
		t.Skip()
	}
	var rows []printed
	json.Unmarshal(b, &rows)
	ok := 0
	for _, p := range rows {
		r, err := Read(p.Text, p.facts())
		if err == nil {
			ok++
			if os.Getenv("DEVD") == "all" {
				fmt.Printf("%s\n  %s\n  = %s\n", p.Name, p.Text, Print(r.Card, p.facts()))
			}
		} else {
			fmt.Printf("%s [%s] %s\n   ! %v\n", p.Name, p.Type, p.Text, err)
		}
	}
	fmt.Println("dar", ok, len(rows))
}
