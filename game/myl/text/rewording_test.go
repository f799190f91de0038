package text

import (
	"regexp"
	"strings"
	"testing"
)

// rewordings say the same in words of another year. Each is made in every printed
// text in which it can be.
var rewordings = []struct {
	name, from, to string
}{
	{"more strength with a sign", `\bgan(a|an|e|en) (\d) a la (f|F)uerza`, `gan$1 + $2 a la ${3}uerza`},
	{"less strength with a sign", `\bpierd(e|en) (\d) a la fuerza`, `gan$1 - $2 a la fuerza`},
	{"end of the turn", `hasta la Fase Final`, `hasta el final del turno`},
	{"Fase Final", `hasta el final del turno`, `hasta la Fase Final`},
	{"no full stop", `\.$`, ``},
	{"put a Talismán down for play", `\bjuegue un Talismán\b`, `baje un Talismán`},
	{"you control for of yours", `\b(puedes|para) (\w+) uno de tus Aliados\b`, `$1 $2 un Aliado que controles`},
	{"only once a turn", `, una vez por turno, puedes`, ` y sólo una vez por turno, puedes`},
	{"once a turn", `( y|,) s[oó]lo una vez por turno`, `, una vez por turno`},
	{"attack for be declared", `no puede ser declarado atacante`, `no puede atacar`},
	{"the turn it enters", `puede atacar cuando entra en juego`, `puede atacar en el turno en que entra en juego`},
	{"when it enters", `puede atacar el turno que entra en juego`, `puede atacar cuando entra en juego`},
	{"mills the castle", `tu oponente bota (\d) cartas([.,]|$)`, `tu oponente debe botar $1 cartas de su Mazo Castillo$2`},
	{"an attack", `En respuesta a un ataque oponente`, `En respuesta a que tu oponente declare su ataque`},
	{"so much Oro", `\bpagar (\d) de oro\b`, `pagar $1 Oros`},
	{"so many Oros", `\bpagar (\d) Oros?\b`, `pagar $1 de oro`},
	{"a card for one", `\b(robar?) 1 carta\b`, `$1 una carta`},
	{"words for figures", `\b2 (cartas|Aliados|Oros)\b`, `dos $1`},
	{"Mazo for castle", `\b[Mm]azo [Cc]astillo(\.|,| y)`, `Mazo$1`},
	{"with the castle", ` en tu [Mm]azo [Cc]astillo\.`, ` con tu mazo castillo.`},
	{"each time", `^Cuando (.{3,25}) (entra en|sale del) juego, `, `Cada vez que $1 $2 juego, `},
	{"lesser", `\b(coste|fuerza) (\d) o menos\b`, `$1 $2 o menor`},
	{"top card", `la primera carta de`, `la carta superior de`},
	{"after for then", `\. Luego, ?`, `. Después, `},
	{"unique last", `^Única\. (.*)$`, `$1 Carta Única.`},
	{"unique in brackets", ` Carta [Úú]nica\.$`, ` (Carta Única).`},
	{"no more than one", `S[oó]lo puedes tener un(a?) (.{3,30}) en juego\.`, `No puedes tener más de un$1 $2 en juego.`},
}

// TestTwoPrintingsInDifferentWordsGiveOneStandardWording rewords the printed texts as
// later printings reworded them.
func TestTwoPrintingsInDifferentWordsGiveOneStandardWording(t *testing.T) {
	rows := corpus(t)
	for _, w := range rewordings {
		from, made := regexp.MustCompile(w.from), 0
		for _, p := range rows {
			other := from.ReplaceAllString(p.Text, w.to)
			if other == p.Text {
				continue
			}
			r, err := Read(p.Text, p.facts())
			if err != nil {
				continue
			}
			made++
			o, err := Read(other, p.facts())
			switch standard := Print(r.Card, p.facts()); {
			case err != nil:
				t.Errorf("%s: %q: %v", w.name, other, err)
			case Print(o.Card, p.facts()) != standard:
				t.Errorf("%s: %q\nis  %q\nand %q", w.name, other, Print(o.Card, p.facts()), standard)
			}
		}
		if made == 0 {
			t.Errorf("%s: no printed text can be said so", w.name)
		}
	}
}

// TestPrintedTextsReadWithoutTheirAccents compares the wordings without accents, for
// the names of other cards are kept as they were written.
func TestPrintedTextsReadWithoutTheirAccents(t *testing.T) {
	bare := strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u", "Á", "A", "É", "E", "Í", "I", "Ó", "O", "Ú", "U")
	for _, p := range corpus(t) {
		r, err := Read(p.Text, p.facts())
		if err != nil {
			continue
		}
		o, err := Read(bare.Replace(p.Text), p.facts())
		if a, b := bare.Replace(Print(r.Card, p.facts())), bare.Replace(Print(o.Card, p.facts())); err != nil || a != b {
			t.Errorf("%s: %v\nis  %q\nand %q", p.Name, err, b, a)
		}
	}
}
