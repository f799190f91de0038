package scenario

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"castillo/cardsdb"
)

// differs are the scenarios of the D.A.R. that do not hold by another book, under the rule of its
// manual that is the reason. All others do: where a manual is silent the D.A.R. is the law.
var differs = map[string][]string{
	"barbarie": {
		// Prevención: what was prevented leaves everything else.
		"4.10-lo-unido-por-y-no-se-cumple", "4.10-luego-en-la-misma-frase-no-se-cumple", "4.10-prevenir-la-parte-del-medio", "4.10-si-lo-haces-no-vale-para-lo-prevenido",
		// Redirección: whoever redirects an effect controls it.
		"4.9-lo-que-sigue-habla-del-nuevo-objetivo", "4.9-redirigir-el-control-y-la-subida", "4.9-redirigir-una-habilidad",
		// Fuente del Efecto: it can be its own objective.
		"4.6.11-auto-referencia-ejemplo-37", "4.6.11-auto-referencia-ejemplo-38", "4.6.11-la-fuente-no-es-objetivo-de-su-efecto",
		// Agrupación and Vigilia: what answers them comes at their very beginning.
		"4.11.1-en-la-vigilia-oponente", "4.11.1-en-respuesta-a-cualquier-fase", "4.11.1-en-respuesta-a-la-agrupacion", "4.11.1-en-respuesta-a-la-propia-vigilia",
		"4.11.1-en-respuesta-a-la-vigilia", "4.11.1-en-respuesta-a-la-vigilia-sin-oro", "4.11.1-la-respuesta-a-la-vigilia-precede-a-la-accion",
		"4.11.1-un-talisman-en-la-vigilia-oponente", "5.1-habilidades-durante-la-agrupacion", "5.1-primero-las-respuestas-a-la-agrupacion",
		// Agrupación: all cards come back.
		"5.1-agrupacion-devuelve-oros-y-aliados", "5.1-no-agrupar-los-aliados", "5.1-no-agrupar-los-oros", "5.1-no-agrupar-nada", "6.31-inicio-y-fin-del-turno",
		// Asignación de Daño: there is no damage of 0.
		"5.3.2-debilitado-y-obligado-a-bloquear", "5.3.4-fuerza-cero",
		// Fase Final: the first turn has a draw.
		"5.5-el-primer-turno-no-roba",
	},
	"basico": {
		// Oros: those that were generated are used at once.
		"4.2.5-oros-virtuales", "4.2.5-para-que-no-sirve-el-oro-generado", "4.5.3-si-se-juega-en-el-primer-turno", "6.16-generar-el-doble-y-no-generar",
		// Fase de Agrupación: all cards come back.
		"5.1-agrupacion-devuelve-oros-y-aliados", "5.1-no-agrupar-los-aliados", "5.1-no-agrupar-los-oros", "5.1-no-agrupar-nada", "6.31-inicio-y-fin-del-turno",
	},
}

func TestTheDARHoldsWhereAManualIsSilent(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario of the D.A.R. by each book")
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	for _, law := range laws[1:] {
		played := 0
		t.Run(law.folder, func(t *testing.T) {
			each(t, "dar", func(t *testing.T, name string, content []byte) {
				r := newRunner()
				r.Catalogue = printed{catalogue}
				o := r.File(name, bytes.Replace(content, []byte("\n"), []byte("\nreglamento: "+law.folder+"\n"), 1))
				differ := slices.Contains(differs[law.folder], strings.TrimSuffix(name, ".esc"))
				if differ {
					played++
				}
				if o.Passed() == differ {
					t.Errorf("said to differ: %v; %v", differ, o)
				}
			})
		})
		if played != len(differs[law.folder]) {
			t.Errorf("%s: %d of the scenarios that differ are there, %d are named", law.folder, played, len(differs[law.folder]))
		}
	}
}
