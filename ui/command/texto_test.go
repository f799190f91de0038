package command

import (
	"fmt"
	"strings"
	"testing"

	"castillo/game/myl/text"
)

func TestTextsAreReadAsTheirGoldenFilesSay(t *testing.T) {
	for _, c := range []struct {
		name  string
		args  []string
		stdin string
	}{
		{name: "texto", args: []string{"--nombre", "Centinela", "--tipo", "aliado", "testdata/texto.txt"}},
		{name: "texto-json", args: []string{"--json", "--nombre", "Centinela", "--tipo", "Aliado", "--raza", "heroe", "--coste", "3", "--fuerza", "2", "testdata/texto.txt"}},
		{name: "texto-a-mano", args: []string{"--nombre", "Centinela", "--tipo", "aliado", "testdata/texto-a-mano.txt"}},
		{name: "texto-a-mano-json", args: []string{"--nombre=Centinela", "--tipo=aliado", "--json", "-"}, stdin: "Roba 2 calcetines."},
		{name: "texto-vacio", args: []string{"-"}, stdin: " \n"},
		{name: "texto-largo", args: []string{"-"}, stdin: strings.Repeat("roba ", 1000)},
		{name: "texto-binario", args: []string{"-"}, stdin: "roba \xff"},
		{name: "texto-ninguno", args: []string{"testdata/nada.txt"}},
		{name: "texto-tipo", args: []string{"--tipo", "hechizo", "testdata/texto.txt"}},
		{name: "texto-coste", args: []string{"--coste", "mucho", "testdata/texto.txt"}},
		{name: "texto-falta", args: nil},
		{name: "texto-sobra", args: []string{"--corpus", "testdata/corpus.jsonl", "otro"}},
		{name: "texto-corpus", args: []string{"--corpus", "testdata/corpus.jsonl"}},
		{name: "texto-corpus-json", args: []string{"--corpus", "testdata/corpus.jsonl", "--json"}},
		{name: "texto-corpus-leido", args: []string{"--corpus=testdata/corpus-leido.jsonl"}},
		{name: "texto-corpus-cortado", args: []string{"--corpus", "testdata/corpus-cortado.jsonl"}},
		{name: "texto-corpus-tipo", args: []string{"--corpus", "testdata/corpus-tipo.jsonl"}},
		{name: "texto-corpus-vacio", args: []string{"--corpus", "-"}},
		{name: "ayuda-texto", args: []string{"--ayuda"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			args := append([]string{"texto"}, c.args...)
			exit, stdout, stderr := run(c.stdin, args...)
			golden(t, c.name, fmt.Sprintf("$ castillo %s\n%s--- errores\n%s--- termina con %d\n", strings.Join(args, " "), stdout, stderr, exit))
		})
	}
}

func TestTheGrammarIsTheReadersOwn(t *testing.T) {
	for _, flag := range []string{"--gramática", "--gramatica"} {
		if exit, stdout, stderr := run("", "texto", flag); exit != Done || stdout != text.Grammar() || stderr != "" {
			t.Errorf("%s: exit %d, %s", flag, exit, stderr)
		}
	}
}

func TestACorpusIsBounded(t *testing.T) {
	line := `{"nombre": "A", "texto": "` + strings.Repeat("a ", maxCorpusLine) + `"}`
	if exit, _, stderr := run(line, "texto", "--corpus", "-"); exit != Failed || !strings.Contains(stderr, "demasiado larga") {
		t.Errorf("exit %d, %s", exit, stderr)
	}
	line = `{"nombre": "A", "texto": "` + strings.Repeat("a ", text.MaxLength) + `"}`
	if exit, stdout, stderr := run(line, "texto", "--corpus", "-"); exit != No || !strings.HasPrefix(stdout, "A: "+text.ErrTooLong.Error()) {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
}
