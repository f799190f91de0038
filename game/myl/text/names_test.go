package text

import (
	"testing"

	"castillo/game/card"
)

func TestAPartOfItsNameIsTheCardAndNoOther(t *testing.T) {
	for _, c := range []struct {
		name string
		of   card.Type
		text string
		want string // empty where it is refused
	}{
		{"Ulfar Barba Roja", card.Ally, "Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Ulfar del Umbral", card.Ally, "Sir Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Sir Ulfar del Umbral", card.Ally, "Sir Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Sir Ulfar del Umbral", card.Ally, "Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Gran Ulfar", card.Ally, "Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Ulfar Barba Roja", card.Ally, "Si controlas a Ulfar, roba 1 carta.", ""},
		{"Ulfar Barba Roja", card.Ally, "Ulfar de Osk no puede bloquear.", "Todos los «Ulfar de Osk» no pueden bloquear."},
		{"Rey Ulfar Barba Roja", card.Ally, "Mientras Ulfar esté en juego, tus Titanes ganan 1 a la Fuerza.", "Tus Aliados de raza Titán ganan 1 a la Fuerza."},
		{"Hijo de Ulfar", card.Ally, "Ulfar no puede bloquear.", "Todos los «Ulfar» no pueden bloquear."},
		{"Ulfar y Brenda", card.Ally, "Ulfar no puede bloquear.", "Todos los «Ulfar» no pueden bloquear."},
		{"Lanza Ulfar", card.Weapon, "Si Ulfar está en juego, roba 1 carta.", ""},
	} {
		facts := card.Card{Name: c.name, Type: c.of}
		r, err := Read(c.text, facts)
		got := ""
		if err == nil && r.Whole() {
			got = Print(r.Card, facts)
		}
		if got != c.want {
			t.Errorf("%s: %q was read as %q, want %q", c.name, c.text, got, c.want)
		}
	}
}
