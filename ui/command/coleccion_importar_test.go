package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
)

func TestListsAndTablesGoInAndOutFromTheTerminal(t *testing.T) {
	atHome(t)
	dir := desk(t)
	files := t.TempDir()
	put := func(name, text string) {
		if err := os.WriteFile(filepath.Join(files, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("lista.txt", "2x Dragón de Magma\n1 Rey Arturo Pendragón\n3 Simón de Montfort\n1 Zzyzzx Quorl\n2 Titnia\n")
	put("amiga.csv", "nombre,edicion,formato,tipo,raza,rareza,coste,fuerza,cantidad\n"+
		"Reina Guinivere,Espada Sagrada,Primer Bloque,Aliado,Caballero,Real,4,2,6\nNadie,Espada Sagrada,,,,,,,1\n")
	put("sin-cantidad.csv", "nombre;edición;número\nReina Guinivere;ES;2\nTitania;ES;29\n")
	put("moxfield.csv", `"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"
"1","0","Rey Arturo Pendragón","ES","Near Mint","Spanish","","","2026-03-01 12:30:00.120000","1","False","False","mucho"
"2","0","Sir Lancelot","ES","Near Mint","Spanish","foil","","2026-03-01 12:30:00.120000","3","False","False","$1.500"
"4","0","Titania","ES","Near Mint","Spanish","","","2026-03-01 12:30:00.120000","29","False","True",""
`)
	var transcript strings.Builder
	for _, line := range []string{
		"coleccion importar lista.txt --probar",
		"coleccion importar lista.txt --probar --json",
		"coleccion importar lista.txt --elegir antigua --elegir 3=PE002 --rechazadas resto.txt",
		"coleccion importar resto.txt --elegir primera",
		"coleccion importar lista.txt",
		"coleccion importar lista.txt --probar",
		"coleccion importar lista.txt --otra-vez --elegir antigua --rechazadas resto.txt",
		"coleccion importar lista.txt --otra-vez --elegir antigua --elegir 3=ES001",
		"coleccion importar lista.txt --otra-vez --elegir tres",
		"coleccion importar lista.txt --otra-vez --elegir 99=ES001",
		"coleccion historial 2",
		"coleccion exportar -",
		"coleccion exportar todo.json",
		"coleccion exportar todo.json",
		"coleccion exportar - --formato moxfield",
		"coleccion exportar - --formato excel",
		"coleccion deshacer 2",
		"coleccion exportar - --formato lista",
		"coleccion importar todo.json --probar",
		"coleccion comparar amiga.csv --guardar 2",
		"coleccion comparar amiga.csv --solo-marcadas",
		"coleccion cambios --guardar 2",
		"coleccion cambios",
		"coleccion faltantes promocionales --lista",
		"coleccion importar sin-cantidad.csv",
		"coleccion importar sin-cantidad.csv --cantidad muchas",
		"coleccion importar sin-cantidad.csv --cantidad 2 --probar",
		"coleccion importar lista.txt --cantidad 2",
		"coleccion importar moxfield.csv --modo cambiar",
		"coleccion importar moxfield.csv --modo reemplazar --probar",
		"coleccion importar moxfield.csv --modo reemplazar --probar --json",
		"coleccion importar moxfield.csv --modo Reemplazar",
		"coleccion importar moxfield.csv --modo reemplazar",
		"coleccion exportar - --formato lista",
		"coleccion deshacer",
		"coleccion exportar - --formato lista",
		"coleccion importar nada.csv",
		"coleccion importar",
	} {
		args := strings.Fields(line)
		for i, word := range args {
			if strings.Contains(word, ".") {
				args[i] = filepath.Join(files, word)
			}
		}
		exit, stdout, stderr := run("", append(args, "--datos", dir)...)
		said := fmt.Sprintf("$ castillo %s\n%s--- errores\n%s--- termina con %d\n\n", line, stdout, stderr, exit)
		transcript.WriteString(withoutClock(strings.ReplaceAll(said, files+string(filepath.Separator), "")))
	}
	golden(t, "coleccion-importar", transcript.String())
	rest, err := os.ReadFile(filepath.Join(files, "resto.txt"))
	if err != nil || string(rest) != "// no hay ninguna carta llamada «Zzyzzx Quorl»\n1 Zzyzzx Quorl\n// no hay ninguna carta llamada «Titnia»; quizá es otra\n2 Titnia\n" {
		t.Errorf("%v, the rest is\n%s", err, rest)
	}
}

func TestCardsAreAskedForByWhatIsOwned(t *testing.T) {
	atHome(t)
	dir := desk(t)
	for asked, want := range map[string]string{
		"tengo":               "ES 001 ES 003",
		"tengo>=3":            "ES 001",
		"foil lugar:azul":     "ES 003",
		"cambio":              "ES 003",
		"faltan>=2":           "ES 002",
		"busco":               "ES 002",
		"busco>=3 o cambio>1": "",
		"mazo:mío ed:ES":      "ES 112",
		"ed:ES num<4 -tengo":  "ES 002",
		"tengo lugar:ninguno": "ES 001 ES 003",
	} {
		exit, stdout, stderr := run("", "cartas", asked, "--datos", dir)
		var codes []string
		for line := range strings.Lines(stdout) {
			if code := line[:6]; code != "CÓDIG" {
				codes = append(codes, code)
			}
		}
		if got := strings.Join(codes, " "); (exit == Done) != (want != "") || got != want {
			t.Errorf("%q finds %s, want %s; %s", asked, got, want, stderr)
		}
	}
}

func TestAnEditionThatIsNoneIsToldWithItsPlace(t *testing.T) {
	atHome(t)
	dir := desk(t)
	exit, stdout, stderr := run("", "cartas", "dragon ed:XX", "--datos", dir)
	if exit != Failed || stdout != "" || !strings.Contains(stderr, ": dragon ed:XX\n") || !strings.Contains(stderr, ":           ^^\n") || !strings.Contains(stderr, "¿quizá «ES»") {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	mine := card.Card{Edition: "XX", Number: 1, Name: "Prueba", Type: card.Totem, Frequency: card.Real, Strength: card.NoNumber}
	if err := errors.Join(s.Corrections().Set(mine), s.Close()); err != nil {
		t.Fatal(err)
	}
	if exit, stdout, stderr := run("", "cartas", "ed:XX", "--datos", dir); exit != Done || !strings.Contains(stdout, "Prueba") {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
}
