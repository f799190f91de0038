package scenario

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the table of the rules anew")

// laws are the texts whose rules the scenarios show, the sections of each in the order in which
// it has them. A scenario begins with the name of its section.
var laws = []struct {
	folder, title string
	sections      []string
}{
	{"dar", "the D.A.R.", sectionsOfTheDAR()},
	{"barbarie", "the manual of Barbarie", strings.Fields(`
		oros aliados talismanes totem armas coste-de-oro fuerza raza
		mazo-castillo linea-de-defensa linea-de-ataque linea-de-apoyo reserva-de-oro zona-de-oro-pagado cementerio
		zona-de-destierro zona-de-remocion
		comienzo-del-turno agrupacion vigilia ataque bloqueo guerra-de-talismanes guerra-de-talismanes-ejemplo
		asignacion-de-dano batalla-mitologica-ejemplo fase-final ganar-una-partida
		relampago relampago-ejemplo orbe orbe-ejemplo inmunidad inmunidad-ejemplo maquinaria maquinaria-ejemplo jugar-cartas
		habilidades-activadas habilidades-activadas-ejemplo habilidades-disparadas-ejemplo habilidades-continuas utilizar
		efectos-dirigidos efectos-dirigidos-ejemplo efectos-universales efectos-universales-ejemplo duracion cumplimiento fuente-y-objetivo
		absorcion accion-de-juego anulacion barajar bloquear botar cancelacion descartar desterrar destruir errante furia
		guardian imbloqueable indestructible mercenario oro-generado pagar pasar permanente prevencion redireccion robar`)},
	{"basico", "the basic manual", strings.Fields(`
		aliados armas totems talismanes oros mazo-castillo reserva-de-oros zona-de-oro-pagado linea-de-defensa
		linea-de-ataque cementerio linea-de-apoyo zona-de-destierro turnos fases regla-de-oro
		fase-de-agrupacion fase-de-vigilia ataque defensa guerra-de-talismanes asignacion-de-dano fase-final
		final-del-turno obtencion-de-la-victoria`)},
}

// sectionsOfTheDAR are the numbered sections of the D.A.R. that hold rules of play, the
// entries of its glossary as 6.N.
func sectionsOfTheDAR() []string {
	out := strings.Fields(`4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.1.6 4.1.7 4.1.8
		4.2 4.2.1 4.2.2 4.2.2.1 4.2.3 4.2.4 4.2.5
		4.3 4.3.1 4.3.2 4.3.3 4.3.4 4.3.5 4.3.6 4.3.7 4.3.8 4.3.9 4.3.10
		4.4 4.4.1 4.4.2 4.4.3 4.5 4.5.1 4.5.2 4.5.3 4.5.4
		4.6 4.6.1 4.6.1.1 4.6.2 4.6.3 4.6.4 4.6.5 4.6.6 4.6.7 4.6.8 4.6.8.1 4.6.8.2 4.6.9 4.6.10 4.6.11
		4.7 4.8 4.9 4.10 4.11 4.11.1 4.12 4.12.1 4.13 4.14
		5 5.1 5.2 5.3 5.3.1 5.3.2 5.3.3 5.3.4 5.4 5.5`)
	for n := 1; n <= 32; n++ {
		out = append(out, "6."+strconv.Itoa(n))
	}
	return out
}

const examples = 53 // worked examples of the D.A.R.; 47 to 51 stand in it twice

var exampleOf = regexp.MustCompile(`ejemplo-(\d+)`)

// sectionOf is the section of a scenario: the longest of whose name its own begins with.
func sectionOf(name string, sections []string) (of string) {
	for _, s := range sections {
		if len(s) > len(of) && (name == s || strings.HasPrefix(name, s+"-")) {
			of = s
		}
	}
	return of
}

// shown maps each section, and each numbered example, to the scenarios of a folder that show it.
func shown(t *testing.T, folder string, sections []string) map[string][]string {
	t.Helper()
	files, err := filepath.Glob(folder + "/*.esc")
	if err != nil {
		t.Fatal(err)
	}
	by := map[string][]string{}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".esc")
		s := sectionOf(name, sections)
		by[s] = append(by[s], name)
		if m := exampleOf.FindStringSubmatch(name); m != nil {
			by["ejemplo "+m[1]] = append(by["ejemplo "+m[1]], name)
		}
	}
	return by
}

func TestEverySectionHasAScenario(t *testing.T) {
	for _, law := range laws {
		by, wanted := shown(t, law.folder, law.sections), law.sections
		if law.folder == "dar" {
			for n := 1; n <= examples; n++ {
				wanted = append(wanted, "ejemplo "+strconv.Itoa(n))
			}
		}
		for _, s := range wanted {
			if len(by[s]) == 0 {
				t.Errorf("%s: no scenario shows %s", law.folder, s)
			}
		}
		if lost := by[""]; len(lost) > 0 {
			t.Errorf("%s: %v are of no section", law.folder, lost)
		}
	}
}

// TestTheTableOfTheRulesIsTrue holds the table in the package documentation to
// the files.
func TestTheTableOfTheRulesIsTrue(t *testing.T) {
	var b bytes.Buffer
	b.WriteString("// Written by go test -run Table -update; do not edit.\n\n")
	for i, law := range laws {
		if i > 0 {
			b.WriteString("//\n")
		}
		fmt.Fprintf(&b, "// # The rules of %s\n//\n// Each section and the scenarios below %s that show it:\n//\n", law.title, law.folder)
		width := 8
		for _, s := range law.sections {
			width = max(width, len(s))
		}
		by := shown(t, law.folder, law.sections)
		for _, s := range law.sections {
			label := s
			for _, name := range by[s] {
				fmt.Fprintf(&b, "//\t%-*s %s\n", width, label, name)
				label = ""
			}
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
