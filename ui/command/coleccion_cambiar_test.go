package command

import (
	"fmt"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func TestManyRowsAreChangedFromTheTerminal(t *testing.T) {
	atHome(t)
	dir := desk(t)
	var transcript strings.Builder
	for _, args := range [][]string{
		{"cambiar", "--lugar", "Caja"},
		{"cambiar", "tengo>=1"},
		{"cambiar", "tengo>=1", "--precio", "caro"},
		{"cambiar", "lugar:carpeta", "--lugar", "Caja", "--estado", "EX", "--previa"},
		{"cambiar", "lugar:carpeta", "--lugar", "", "--estado", "", "--acabado", "normal", "--con-etiquetas", "feria", "--cambio", "todas"},
		{"cambiar", "etiqueta:feria", "--precio", "$1.500", "--json"},
		{"cambiar", "etiqueta:feria", "--precio", "$1.500"},
		{"cambiar", "foil", "--lugar", "Caja"},
		{"cambiar", "tengo>=1", "--quitar", "1", "--origen", "Feria", "--fecha", "1/3/2026", "--previa"},
		{"cambiar", "tengo>=1", "--quitar", "todas"},
		{"deshacer"},
		{"deshacer"},
		{"exportar", "-", "etiqueta:feria", "--formato", "csv"},
		{"exportar", "-", "busco>=1", "--formato", "csv"},
		{"exportar", "-", "raza:dragon", "--formato", "lista"},
	} {
		exit, stdout, stderr := run("", append(append([]string{"coleccion"}, args...), "--datos", dir)...)
		fmt.Fprintf(&transcript, "$ castillo coleccion %s\n%s--- errores\n%s--- termina con %d\n\n", strings.Join(args, " "), stdout, stderr, exit)
	}
	golden(t, "cambiar", transcript.String())
}

func TestSixtyCardsMoveFromTheTerminalAndComeBack(t *testing.T) {
	atHome(t)
	dir := t.TempDir()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for n := range 60 {
		h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1 + n}), Count: 2}
		h.Place.Container = "Caja vieja"
		if err := store.Collection().Put(h); err != nil {
			t.Fatal(err)
		}
	}
	store.Close()
	in := func(place string) int {
		_, stdout, _ := run("", "cartas", "lugar:"+place, "--json", "--datos", dir)
		return strings.Count(stdout, "\n")
	}
	exit, stdout, stderr := run("", "coleccion", "cambiar", `lugar:"Caja vieja"`, "--lugar", "Nueva", "--previa", "--datos", dir)
	if exit != Done || strings.Count(stdout, "-> 2, Nueva") != 60 || !strings.Contains(stderr, "cambiarían: 60") || in("Nueva") != 0 {
		t.Errorf("exit %d, the preview is %s%s", exit, stdout, stderr)
	}
	if exit, _, stderr := run("", "coleccion", "cambiar", `lugar:"Caja vieja"`, "--lugar", "Nueva", "--datos", dir); exit != Done || in("Nueva") != 60 {
		t.Errorf("exit %d, %s", exit, stderr)
	}
	if exit, _, _ := run("", "coleccion", "deshacer", "--datos", dir); exit != Done || in("Nueva") != 0 || in("vieja") != 60 {
		t.Errorf("exit %d, after undo %d are in the new place", exit, in("Nueva"))
	}
}
