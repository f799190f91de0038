package abilitytest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"testing"

	"castillo/game/myl/ability/abilitytest"
)

// markers are the unexported methods that make a type a node of the tree.
var markers = map[string]bool{"ability": true, "cards": true, "amount": true, "event": true, "condition": true, "effect": true, "trait": true, "rule": true, "quality": true}

func TestTheGeneratorMakesEveryNodeOfTheTree(t *testing.T) {
	want := map[string]bool{}
	files, err := filepath.Glob("../*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("the tree has no files", err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && markers[fn.Name.Name] {
				want[fn.Recv.List[0].Type.(*ast.Ident).Name] = true
			}
		}
	}
	got := map[string]bool{}
	for seed := 0; seed < 9000; seed++ {
		facts := abilitytest.Facts().Example(seed)
		collect(reflect.ValueOf(abilitytest.Card(facts).Example(seed)), got)
	}
	for name := range want {
		if !got[name] {
			t.Errorf("no generated card has %s", name)
		}
	}
}

// collect notes the type of every value within v.
func collect(v reflect.Value, into map[string]bool) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			collect(v.Elem(), into)
		}
		return
	case reflect.Slice:
		for i := range v.Len() {
			collect(v.Index(i), into)
		}
		return
	case reflect.Struct:
		for i := range v.NumField() {
			collect(v.Field(i), into)
		}
	}
	into[v.Type().Name()] = true
}
