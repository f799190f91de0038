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
		{"Rey Ulfar Barba Roja", card.Ally, "Si Ulfar está en juego, tus Titanes ganan 1 a la Fuerza.", "Tus Aliados de raza Titán ganan 1 a la Fuerza."},
		{"Hijo de Ulfar", card.Ally, "Ulfar no puede bloquear.", "Todos los «Ulfar» no pueden bloquear."},
		{"Ulfar y Brenda", card.Ally, "Ulfar no puede bloquear.", "Todos los «Ulfar» no pueden bloquear."},
		{"Barba Roja", card.Ally, "Braba Roja no puede bloquear.", "Este Aliado no puede bloquear."},
		{"El Gran Ulfar", card.Ally, "El Gra Ulfar no puede bloquear.", "Este Aliado no puede bloquear."},
		{"Mesa Parda", card.Totem, "Si Masa Pardo está en juego, roba 1 carta.", ""},
		{"Lanza Ulfar", card.Weapon, "Si Ulfar está en juego, roba 1 carta.", ""},
	} {
		t.Run(c.name, func(t *testing.T) { readAs(t, c.name, []wording{{c.of, c.text, c.want}}) })
	}
}

func TestANameWithAQuoteInItIsRefused(t *testing.T) {
	for _, text := range []string{`EAt"AAAAAAAAA puede ser anulada`, `Zz"Quorl puede ser anulada.`, `Destruye un Zz» Quorl.`} {
		if r, err := Read(text, of(card.Ally)); err == nil {
			printed := Print(r.Card, of(card.Ally))
			if _, err := Read(printed, of(card.Ally)); err != nil {
				t.Errorf("%q prints %q, which does not read: %v", text, printed, err)
			}
		}
	}
	if r, err := Read(`EAt"AAAAAAAAA puede ser anulada`, of(card.Ally)); err == nil {
		t.Errorf("it is read as %q", Print(r.Card, of(card.Ally)))
	}
}
