package text

import (
	"testing"

	"castillo/game/card"
)

func TestAFailureSaysWhereAndWhatToWriteInstead(t *testing.T) {
	for _, c := range []struct {
		of                card.Type
		text              string
		marked, says, two string
	}{
		{card.Talisman, "Destrulle un Aliado oponente.", "Destrulle", "no conozco la palabra «Destrulle»; ¿quisiste decir «destruye»?", ""},
		{card.Talisman, "Elimina una criatura.", "Elimina", "no conozco la palabra «Elimina»; ¿quisiste decir «destruye»?", ""},
		{card.Talisman, "Destruye una criatura.", "criatura", "no conozco la palabra «criatura»; ¿quisiste decir «Aliado»?", ""},
		{card.Talisman, "Destruye dos calcetines.", "calcetines", "no conozco la palabra «calcetines»", ""},
		{card.Talisman, "Roba 1 carta con Wxyzwort.", "Wxyzwort", "no sé qué es «Wxyzwort»; si es el nombre de otra carta, escríbelo entero y entre comillas", ""},
		{card.Ally, "Cuando entra en juego.", "", "la frase no termina: falta decir qué pasa", ""},
		{card.Talisman, "Destruye un Aliado oponente de Fuerza 2 o.", "", "la frase no termina: falta decir qué pasa", ""},
		{card.Ally, "Destruye un Aliado oponente.", "Destruye un Aliado oponente",
			"falta decir cuándo pasa; empieza, por ejemplo, con «Cuando este Aliado entra en juego, ...» o «En tu Fase de Vigilia, puedes ...»", ""},
		{card.Weapon, "Roba 1 carta.", "Roba 1 carta",
			"falta decir cuándo pasa; empieza, por ejemplo, con «Cuando esta Arma entra en juego, ...» o «En tu Fase de Vigilia, puedes ...»", ""},
		{card.Ally, "Si controlas un Tótem, roba 1 carta.", "Si controlas un Tótem, roba 1 carta",
			"falta decir cuándo pasa; empieza, por ejemplo, con «Cuando este Aliado entra en juego, ...» o «En tu Fase de Vigilia, puedes ...»", ""},
		{card.Gold, "Mientras este Oro esté en tu Reserva, tu oponente bota 1 carta.", "Mientras este Oro esté en tu Reserva, tu oponente bota 1 carta",
			"falta decir cuándo pasa; empieza, por ejemplo, con «Cuando este Oro entra en juego, ...» o «En tu Fase de Vigilia, puedes ...»", ""},
		{card.Ally, "Siempre que pueda, roba 1 carta.", "Siempre que pueda", "no entiendo «Siempre que pueda»", ""},
		{card.Talisman, "Destruye esos Aliados.", "esos Aliados", "no sé de qué carta habla «esos Aliados»: nómbrala antes, o di «un», «una», «los» o «las»", ""},
		{card.Ally, "Cuando este Aliado ataca, aquel Tótem es destruido.", "aquel Tótem",
			"no sé de qué carta habla «aquel Tótem»: nómbrala antes, o di «un», «una», «los» o «las»", ""},
		{card.Totem, "En la Vigilia oponente, descarta una carta.", "descarta", "no sé quién descarta: di «tú descartas», «tu oponente descarta» o «cada jugador descarta»", ""},
		{card.NoType, "Roba 1 carta.", "Roba 1 carta", "para entender esto hay que saber el tipo de la carta", ""},
		{card.Ally, "El portador gana 2 a la Fuerza.", "El portador gana 2 a la Fuerza", "eso lo puede decir un Arma, no esta carta", ""},
		{card.Totem, "Los Aliados no pueden atacar los lunes, los martes ni nunca.", "lunes", "no conozco la palabra «lunes»", ""},
		{card.Talisman, "Tu oponente bota 1 carta por cada uno.", "por cada uno", "entiendo la frase sin «por cada uno», pero no con esas palabras", "Tu oponente bota 1 carta por cada Aliado que controles."},
		{card.Talisman, "Baja con tu Mazo Castillo.", "Baja con tu Mazo Castillo", "conozco las palabras, pero no entiendo la frase entera", "Busca un «Sir Ansel» en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Ally, "Cuando entra en juego, este Aliado pierde 1 por más de un Oro.", "por más de un Oro", "no entiendo «por más de un Oro»", ""},
		{card.Totem, "Tus Aliados de raza Sombra ganan mucha Fuerza.", "mucha", "no conozco la palabra «mucha»", ""},
	} {
		r, err := Read(c.text, of(c.of))
		if err == nil || len(r.Failures) == 0 {
			t.Errorf("%q was read as %q", c.text, Print(r.Card, of(c.of)))
			continue
		}
		f := r.Failures[0]
		if got := c.text[f.Words.Start:f.Words.End]; got != c.marked {
			t.Errorf("%q marks %q, want %q", c.text, got, c.marked)
		}
		if f.Error() != c.says {
			t.Errorf("%q says\n %s\nwant\n %s", c.text, f, c.says)
		}
		if f.Like != c.two {
			t.Errorf("%q is like %q, want %q", c.text, f.Like, c.two)
		}
	}
}

func TestASentenceAfterALostOneSaysSo(t *testing.T) {
	r, _ := Read("Teje un Aliado oponente. Luego, destiérralo.", of(card.Ally))
	if len(r.Failures) != 2 || r.Failures[1].Why != AfterLost {
		t.Errorf("failures %v", r.Failures)
	}
}

// TestAShortWordIsNoSlip: short words have too many neighbours, and words of
// other games are not of this one by chance.
func TestAShortWordIsNoSlip(t *testing.T) {
	for _, s := range []string{"Los Aliados van a la Mano.", "Cuando este Aliado muere, roba 1 carta."} {
		if r, _ := Read(s, of(card.Ally)); len(r.Notes) > 0 {
			t.Errorf("%q: %v", s, r.Notes)
		}
	}
}
