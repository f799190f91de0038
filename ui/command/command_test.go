package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"castillo/game/card"
)

var update = flag.Bool("update", false, "write the golden files")

// run does one call and gives all that it answered.
func run(stdin string, args ...string) (exit int, stdout, stderr string) {
	var out, complaints bytes.Buffer
	exit = Run(args, World{
		Version: "1.2.3",
		Stdin:   strings.NewReader(stdin),
		Stdout:  &out,
		Stderr:  &complaints,
		Window:  func(dir string) error { return fmt.Errorf("se abriría la ventana sobre %q", dir) },
	})
	return exit, out.String(), complaints.String()
}

// figures are what depends on the rules of the day or on the machine.
var figures = regexp.MustCompile(`\d+(\.\d+)?`)

func TestVerbsAnswerAsTheirGoldenFiles(t *testing.T) {
	atHome(t)
	for _, c := range []struct {
		name  string
		args  []string
		stdin string
		mask  bool // figures are not compared
	}{
		{name: "ventana", args: nil},
		{name: "ventana-datos", args: []string{"--datos", "otra carpeta"}},
		{name: "ventana-sobra", args: []string{"ventana", "abierta"}},
		{name: "ayuda", args: []string{"ayuda"}},
		{name: "version", args: []string{"versión"}},
		{name: "version-opcion", args: []string{"--version"}},
		{name: "version-sobra", args: []string{"version", "nueva"}},
		{name: "ayuda-version", args: []string{"ayuda", "version"}},
		{name: "ayuda-cartas", args: []string{"ayuda", "cartas"}},
		{name: "ayuda-coleccion", args: []string{"ayuda", "coleccion"}},
		{name: "ayuda-simular", args: []string{"simular", "--ayuda"}},
		{name: "verbo-desconocido", args: []string{"cratas", "dragon"}},
		{name: "opcion-desconocida", args: []string{"cartas", "--jsn"}},
		{name: "opcion-de-otro-verbo", args: []string{"cartas", "--semilla", "3"}},
		{name: "opcion-sin-valor", args: []string{"cartas", "--datos"}},
		{name: "opcion-corta", args: []string{"cartas", "-j"}},
		{name: "cartas", args: []string{"cartas", "DRAGON", "de", "mag"}},
		{name: "cartas-tipos", args: []string{"cartas", "imperio", "oro"}},
		{name: "cartas-dudas", args: []string{"cartas", "bane"}},
		{name: "cartas-huecos", args: []string{"cartas", "hd", "01"}},
		{name: "cartas-json", args: []string{"--json", "cartas", "helios"}},
		{name: "cartas-json-hueco", args: []string{"cartas", "EN", "240", "--json"}},
		{name: "cartas-busqueda", args: []string{"cartas", "dragon tipo:aliado coste<=3 (ed:ES o ed:HE) -frec:real"}},
		{name: "cartas-leidas", args: []string{"cartas", "--", "-leído", "única", "tipo:totem"}},
		{name: "cartas-error", args: []string{"cartas", "dragon", "raza:dargon"}},
		{name: "cartas-ninguna", args: []string{"cartas", "dragn de magma"}},
		{name: "ayuda-imagen", args: []string{"imagen", "--ayuda"}},
		{name: "imagen-falta", args: []string{"imagen"}},
		{name: "imagen-sin-salida", args: []string{"imagen", "excalibur"}},
		{name: "imagen-ninguna", args: []string{"imagen", "excalibor", "--salida", "-"}},
		{name: "imagen-alto", args: []string{"imagen", "excalibur", "--salida", "-", "--alto", "9000"}},
		{name: "mazo-legal", args: []string{"mazo", "testdata/legal.txt"}},
		{name: "mazo-entrada", args: []string{"mazo", "-"}, stdin: "Oro inicial: Anfiteatro\n3x Lira\n"},
		{name: "mazo-ilegal", args: []string{"mazo", "testdata/ilegal.txt"}},
		{name: "mazo-ilegible", args: []string{"mazo", "testdata/ilegible.txt"}},
		{name: "mazo-inicial", args: []string{"mazo", "espada-sagrada"}},
		{name: "mazo-ninguno", args: []string{"mazo", "espada-sagrad"}},
		{name: "mazo-carpeta", args: []string{"mazo", "testdata"}},
		{name: "mazo-cifras", args: []string{"mazo", "helenica", "--cifras"}},
		{name: "mazo-cifras-vacio", args: []string{"mazo", "-", "--cifras"}, stdin: "# Nada\n"},
		{name: "mazo-cifras-ilegal", args: []string{"mazo", "testdata/ilegal.txt", "--cifras"}},
		{name: "mazo-manos", args: []string{"mazo", "helenica", "--manos", "3", "--semilla", "7"}},
		{name: "mazo-manos-cuantas", args: []string{"mazo", "helenica", "--manos", "0"}},
		{name: "mazo-diferencia", args: []string{"mazo", "helenica", "--diferencia", "testdata/otra.txt"}},
		{name: "mazo-json", args: []string{"mazo", "testdata/ilegal.txt", "--json", "--cifras", "--manos", "1", "--diferencia", "testdata/otra.txt"}},
		{name: "mazo-codigos", args: []string{"mazo", "testdata/otra.txt", "--forma", "codigos"}},
		{name: "mazo-csv", args: []string{"mazo", "testdata/otra.txt", "--forma", "csv"}},
		{name: "mazo-simple", args: []string{"mazo", "testdata/otra.txt", "--forma", "simple"}},
		{name: "mazo-forma", args: []string{"mazo", "testdata/otra.txt", "--forma", "pdf"}},
		{name: "mazo-codigo-danado", args: []string{"mazo", "-"}, stdin: "MYL:AEAAAAAAAA"},
		{name: "mazo-formato", args: []string{"mazo", "espada-sagrada", "--formato", "racial libre"}},
		{name: "mazo-su-formato", args: []string{"mazo", "testdata/racial.txt"}},
		{name: "mazo-otro-formato", args: []string{"mazo", "-"}, stdin: "# Prestado\n// Formato: torneo\nOro inicial: Anfiteatro\n3x Lira\n"},
		{name: "mazo-sin-formato", args: []string{"mazo", "helenica", "--formato", "racial"}},
		{name: "formato", args: []string{"formato"}},
		{name: "formato-uno", args: []string{"formato", "barbarie"}},
		{name: "formato-ninguno", args: []string{"formato", "racial-libro"}},
		{name: "formato-archivo", args: []string{"formato", "-"}, stdin: "formato: Mío\nCARTAS: 40\n1  Bane\n"},
		{name: "formato-comprobar", args: []string{"formato", "-", "--comprobar"}, stdin: "Formato: Mío\nReglamento: myl/imperio\n1 Bane\n0 Dragon de Mogma\n"},
		{name: "formato-comprobar-mal", args: []string{"formato", "-", "--comprobar"}, stdin: "Formato: Mío\nCartas: muchas\nColor: rojo\n"},
		{name: "formato-comprobar-falta", args: []string{"formato", "--comprobar"}},
		{name: "ayuda-formato", args: []string{"ayuda", "formato"}},
		{name: "ayuda-mazo", args: []string{"ayuda", "mazo"}},
		{name: "ayuda-duelo", args: []string{"ayuda", "duelo"}},
		{name: "mazo-falta", args: []string{"mazo"}},
		{name: "mazo-sobra", args: []string{"mazo", "a", "b"}},
		{name: "simular", args: []string{"simular", "--mazo", "helenica", "--mazo", "testdata/legal.txt", "--partidas", "20", "--bot", "azar"}, mask: true},
		{name: "simular-detalle", args: []string{"simular", "--mazo=helenica", "--partidas=2", "--bot2=azar", "--detalle"}, mask: true},
		{name: "simular-reglamento", args: []string{"simular", "--mazo", "helenica", "--partidas", "10", "--bot", "azar", "--reglamento", "barbarie"}, mask: true},
		{name: "simular-formato", args: []string{"simular", "--mazo", "helenica", "--partidas", "5", "--bot", "azar", "--formato", "barbarie"}, mask: true},
		{name: "simular-otro-reglamento", args: []string{"simular", "--mazo", "helenica", "--reglamento", "casero"}},
		{name: "simular-ilegal", args: []string{"simular", "--mazo", "helenica", "--mazo", "testdata/ilegal.txt"}},
		{name: "simular-sin-mazo", args: []string{"simular"}},
		{name: "simular-bot", args: []string{"simular", "--mazo", "helenica", "--bot", "astuto"}},
		{name: "simular-partidas", args: []string{"simular", "--mazo", "helenica", "--partidas", "-3"}},
		{name: "ayuda-laboratorio", args: []string{"laboratorio", "--ayuda"}},
		{name: "laboratorio-csv", args: []string{"laboratorio", "--mazo", "helenica", "--mazo", "testdata/legal.txt", "--partidas", "9", "--jugador", "azar", "--csv", "parejas"}, mask: true},
		{name: "laboratorio-sin-mazo", args: []string{"laboratorio"}},
		{name: "laboratorio-ilegal", args: []string{"laboratorio", "--mazo", "testdata/ilegal.txt"}},
		{name: "laboratorio-ninguno", args: []string{"laboratorio", "--mazo", "helenca"}},
		{name: "laboratorio-palabra", args: []string{"laboratorio", "mejora"}},
		{name: "laboratorio-parte", args: []string{"laboratorio", "--mazo", "helenica", "--parte", "11/10"}},
		{name: "laboratorio-tabla", args: []string{"laboratorio", "--mazo", "helenica", "--partidas", "2", "--jugador", "azar", "--csv", "todo"}, mask: true},
		{name: "laboratorio-comparar-uno", args: []string{"laboratorio", "comparar", "--mazo", "helenica"}},
		{name: "laboratorio-mejorar-contra-nadie", args: []string{"laboratorio", "mejorar", "--mazo", "helenica"}},
		{name: "laboratorio-unir-nada", args: []string{"laboratorio", "unir"}},
		{name: "laboratorio-unir-mal", args: []string{"laboratorio", "unir", "-"}, stdin: "{}"},
		{name: "ayuda-acertijo", args: []string{"ayuda", "acertijo"}},
		{name: "acertijo", args: []string{"acertijo"}},
		{name: "acertijo-mostrar", args: []string{"acertijo", "mostrar", "1", "12"}},
		{name: "acertijo-resolver", args: []string{"acertijo", "resolver", "12"}},
		{name: "acertijo-arbol", args: []string{"acertijo", "resolver", "--arbol", "5"}},
		{name: "acertijo-perdido", args: []string{"acertijo", "resolver", "testdata/perdido.esc"}},
		{name: "acertijo-no-esta", args: []string{"acertijo", "resolver", "testdata/nada.esc"}},
		{name: "acertijo-posiciones", args: []string{"acertijo", "resolver", "30", "--posiciones", "20"}},
		{name: "acertijo-ninguno", args: []string{"acertijo", "mostrar", "99"}},
		{name: "acertijo-palabra", args: []string{"acertijo", "resolve", "1"}},
		{name: "acertijo-falta", args: []string{"acertijo", "minar"}},
		{name: "ayuda-historial", args: []string{"historial", "--ayuda"}},
		{name: "historial-vacio", args: []string{"historial"}},
		{name: "historial-sobra", args: []string{"historial", "voraz"}},
		{name: "repeticion-nada", args: []string{"repeticion", "testdata/nada.txt"}},
		{name: "repeticion-no-es", args: []string{"repeticion", "testdata/legal.txt"}},
		{name: "repeticion-mal", args: []string{"repeticion", "testdata/mal-asiento.txt"}},
		{name: "repeticion-reglamento", args: []string{"repeticion", "testdata/otro-reglamento.txt"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			exit, stdout, stderr := run(c.stdin, c.args...)
			got := fmt.Sprintf("$ castillo %s\n%s--- errores\n%s--- termina con %d\n", strings.Join(c.args, " "), stdout, stderr, exit)
			if c.mask {
				got = figures.ReplaceAllString(got, "#")
				got = regexp.MustCompile(`(empieza|gana) [AB]|empate|\((azar|voraz)\)`).ReplaceAllString(got, "…")
			}
			golden(t, c.name, got)
		})
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".txt")
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestFlagsMayStandAnywhere(t *testing.T) {
	_, want, _ := run("", "cartas", "lira", "--json")
	for _, args := range [][]string{
		{"--json", "cartas", "lira"},
		{"--datos", "x", "cartas", "--json", "lira"},
		{"cartas", "--json", "--datos=x", "--", "lira"},
	} {
		if exit, got, stderr := run("", args...); exit != Done || got != want {
			t.Errorf("%q: exit %d, %s%s", args, exit, got, stderr)
		}
	}
}

func TestEveryCardIsListedOnce(t *testing.T) {
	exit, stdout, _ := run("", "cartas")
	lines := strings.Split(strings.TrimSpace(stdout), "\n")[1:]
	seen := map[string]bool{}
	for _, line := range lines {
		code, _, _ := strings.Cut(line, "  ")
		if info, _ := card.Edition(code).Info(); seen[code] && !info.Unnumbered {
			t.Errorf("%s is listed twice", code)
		}
		seen[code] = true
		if strings.HasSuffix(line, " ") {
			t.Errorf("%q ends in a space", line)
		}
	}
	if exit != Done || len(lines) != 3714 {
		t.Errorf("exit %d, %d cards", exit, len(lines))
	}
}

func TestAComplaintIsOneLineAndNeverEmpty(t *testing.T) {
	exit := Run(nil, World{Stderr: new(bytes.Buffer), Window: func(string) error { return nil }})
	if exit != Done {
		t.Errorf("a window that was closed ends with %d", exit)
	}
	var complaints bytes.Buffer
	exit = Run(nil, World{Stderr: &complaints, Window: func(string) error { return errors.New("no hay pantalla") }})
	if exit != Failed || complaints.String() != "castillo: no hay pantalla\n" {
		t.Errorf("exit %d, %q", exit, complaints.String())
	}
}

func FuzzRun(f *testing.F) {
	atHome(f)
	f.Add("cartas --json lira", "")
	f.Add("mazo -", "Oro inicial: Lira\n3x Lira")
	f.Add("repeticion -", "castillo-partida 1\nreglamento myl/dar version=1\n")
	f.Add("--datos=x -- ayuda --mazo", "")
	file := filepath.Join(f.TempDir(), "partida.txt")
	run("", "simular", "--mazo", "helenica", "--partidas", "1", "--grabar", file)
	if text, err := os.ReadFile(file); err == nil {
		f.Add("repeticion -", string(text))
	}
	f.Fuzz(func(t *testing.T, line, stdin string) {
		args := strings.Fields(line)
		for _, a := range args {
			switch card.Fold(a) {
			case "simular", "laboratorio", "imagenes", "proxies", "lamina":
				return // a long run is no finding, and nothing is to be written
			}
		}
		exit, _, stderr := run(stdin, args...)
		if exit < Done || exit > Failed || exit == Failed && strings.TrimSpace(stderr) == "" {
			t.Errorf("%q: exit %d, %q", args, exit, stderr)
		}
	})
}
