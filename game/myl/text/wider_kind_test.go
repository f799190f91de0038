package text

import (
	"testing"

	"castillo/game/card"
)

// What is said of the Aliados behind a race is not said of that race.
func TestARaceOrAliadosOfAQualityAreEither(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Titán o un Aliado de coste 3 o menos.",
			"Elige entre destruir un Aliado de Coste 3 o menos; o destruir un Aliado de raza Titán."},
		{card.Talisman, "Destierra un Faraón o un Aliado que porte un Arma.",
			"Elige entre desterrar un Aliado que porte un Arma; o desterrar un Aliado de raza Faraón."},
		{card.Ally, "Prueba no puede ser bloqueado por Titanes ni Aliados de fuerza 3 o más.",
			"Este Aliado no puede ser bloqueado por Aliados de raza Titán y no puede ser bloqueado por Aliados de Fuerza 3 o más."},
	})
	refused(t, prueba, []lone{
		{card.Weapon, "Solo puede ser portada por un Titán o un Aliado de coste 3 o menos."},
		{card.Totem, "Tus Titanes y tus Aliados de coste 3 o menos ganan 2 a la fuerza."},
		{card.Totem, "Los Faraones y Aliados que porten Armas ganan 2 a la fuerza."},
		{card.Ally, "Prueba solo puede ser bloqueado por Titanes o Aliados de fuerza 3 o más."},
	})
}
