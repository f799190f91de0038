package text

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
)

// otherWords holds phrases of the standard wording with other words for them: wherever the one
// stands the others may.
var otherWords = []struct {
	standard string
	said     []string
}{
	{"hasta la Fase Final", []string{"hasta el final del turno", "este turno", "por este turno", "durante este turno", "hasta que termine el turno", "por lo que quede del turno"}},
	{"por el resto del juego", []string{"permanentemente", "para siempre", "por el resto de la partida", "hasta el fin de la partida", "durante toda la partida", "por lo que quede de partida"}},
	{"En tu Fase de Vigilia, una vez por turno,", []string{"Una vez por turno, en tu Vigilia,", "En tu Vigilia y solo una vez por turno,", "Una vez en cada Fase de Vigilia tuya,"}},
	{"En la Guerra de Talismanes,", []string{"Durante la Guerra de Talismanes,", "Cuando estés en Guerra de Talismanes,"}},
	{"este Aliado entra en juego,", []string{"este Aliado entre en juego,", "entra en juego,", "entra este Aliado en juego,"}},
	{"este Aliado es declarado atacante,", []string{"este Aliado ataca,", "declares atacante a este Aliado,", "declares a este Aliado como atacante,", "este Aliado es declarado en ataque,"}},
	{"un Aliado que controles", []string{"uno de tus Aliados", "un Aliado tuyo", "un Aliado bajo tu control", "uno de los Aliados que controles", "un Aliado de los que controlas"}},
	{"un Aliado oponente", []string{"un Aliado de tu oponente", "un Aliado que controle tu oponente", "uno de los Aliados oponentes", "un Aliado rival"}},
	{"de raza", []string{"de la raza", "con raza", "perteneciente a la raza"}},
	{"tu oponente bota 2 cartas", []string{"tu oponente debe botar 2 cartas", "tu oponente bota dos cartas de su Mazo Castillo", "haz que tu oponente bote 2 cartas"}},
	{"gana 1 a la Fuerza", []string{"gana +1 a la Fuerza", "gana 1 de Fuerza", "suma 1 a su Fuerza", "aumenta su Fuerza en 1", "recibe un bono de 1 a la Fuerza"}},
	{"puedes robar 1 carta", []string{"puedes robar una carta", "si quieres, roba una carta", "tienes permitido robar 1 carta", "tienes la opción de robar 1 carta"}},
	{"puedes pagar 2 Oros para robar 1 carta", []string{"puedes robar 1 carta pagando 2 Oros", "puedes robar 1 carta por 2 Oros", "puedes, por 2 Oros, robar 1 carta", "si pagas 2 Oros, puedes robar 1 carta", "al pagar 2 Oros, puedes robar 1 carta", "puedes robar 1 carta a cambio de 2 Oros"}},
	{"sin pagar su Coste", []string{"gratis", "sin tener que pagarlo", "sin coste alguno", "ignorando su Coste"}},
	{"Luego,", []string{"Después,", "A continuación,", "Enseguida,", "Hecho esto,", "Una vez hecho esto,", "Acto seguido,"}},
	{"pierde su Habilidad", []string{"se queda sin su Habilidad", "queda sin Habilidad", "deja de tener su Habilidad"}},
	{"pierden su Habilidad", []string{"se quedan sin su Habilidad", "quedan sin Habilidad"}},
	{"Coste 3 o más", []string{"Coste igual o mayor a 3", "Coste mínimo 3"}},
	{"Si controlas 2 o más", []string{"Si tienes 2 o más", "Si controlas al menos 2", "Con 2 o más"}},
	{"si este Aliado está en tu Cementerio,", []string{"estando este Aliado en tu Cementerio,", "cuando este Aliado esté en tu Cementerio,", "con este Aliado en tu Cementerio,"}},
	{"Si este Aliado está en tu Cementerio,", []string{"Desde tu Cementerio,", "Mientras este Aliado esté en tu Cementerio,", "Con este Aliado en tu Cementerio,"}},
	{"las 3 primeras cartas de", []string{"las 3 cartas superiores de", "3 cartas del tope de", "3 cartas de la parte superior de", "las 3 cartas de más arriba de"}},
	{"y ponerlo en tu Mano", []string{"y agregarlo a tu Mano", "y llevarlo a tu Mano", "para ponerlo en tu Mano", ", poniéndolo en tu Mano"}},
	{"no pueden ser afectados por", []string{"no son afectados por", "son inmunes a", "no se ven afectados por"}},
	{"Tu oponente", []string{"Tu rival", "El jugador oponente", "El otro jugador"}},
	{"Los jugadores no pueden", []string{"Ningún jugador puede", "Ni tú ni tu oponente pueden"}},
}

// furtherExamples holds examples of phrases that the page of the language does not show.
var furtherExamples = []pattern{
	{of: card.Totem, examples: []string{"En tu Fase de Vigilia, puedes pagar 3 Oros para que un Aliado pierda 1 a la Fuerza por el resto del juego."}},
	{of: card.Ally, examples: []string{
		"Si controlas 2 o más Tótems, este Aliado es Imbloqueable.",
		"En tu Fase de Vigilia, si este Aliado está en tu Cementerio, puedes pagar 2 Oros para robar 1 carta.",
	}},
}

// TestOtherWordsForAPhraseOfAPrintedText says the standard wordings of the printed texts in other
// words. "cuando este Aliado esté en tu Cementerio" behind an event would be another one.
func TestOtherWordsForAPhraseOfAPrintedText(t *testing.T) {
	for _, p := range corpus(t) {
		r, err := Read(p.Text, p.facts())
		if err != nil {
			continue
		}
		wording := Print(r.Card, p.facts())
		for _, o := range otherWords {
			for _, said := range o.said {
				if strings.Contains(wording, o.standard) && !(strings.HasPrefix(said, "cuando") && strings.HasPrefix(wording, "En respuesta")) {
					sameSaid(t, p.facts(), wording, strings.Replace(wording, o.standard, said, 1))
				}
			}
		}
	}
}

// TestOtherWordsForAPhraseGiveTheSameTree says the examples of the language in other words.
func TestOtherWordsForAPhraseGiveTheSameTree(t *testing.T) {
	for _, o := range otherWords {
		made := 0
		for _, p := range slices.Concat(patterns, furtherExamples) {
			for _, example := range p.examples {
				if strings.Contains(example, o.standard) {
					made++
					for _, said := range o.said {
						sameSaid(t, of(p.of), example, strings.Replace(example, o.standard, said, 1))
					}
				}
			}
		}
		if made == 0 {
			t.Errorf("no example says %q", o.standard)
		}
	}
}

// sameSaid reports an example that is another tree in other words.
func sameSaid(t *testing.T, facts card.Card, example, other string) {
	t.Helper()
	want, err := Read(example, facts)
	if err != nil {
		t.Errorf("%q: %v", example, err)
		return
	}
	got, err := Read(other, facts)
	switch {
	case err != nil:
		t.Errorf("%q: %v", other, err)
	case !reflect.DeepEqual(got.Card, want.Card):
		t.Errorf("%q\nis  %q\nand %q", other, Print(got.Card, facts), Print(want.Card, facts))
	}
}
