package text

import (
	"testing"

	"castillo/game/card"
)

func TestHowManyCardsAPlayerMayControlInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"Los jugadores no pueden controlar más de 3 Aliados.", "Cada jugador puede controlar sólo 3 Aliados.", "Cada jugador puede tener un máximo de tres Aliados en juego.",
			"Ningún jugador puede tener en juego más de 3 Aliados.", "Los jugadores sólo pueden tener 3 Aliados en juego.", "Cada jugador puede tener como máximo 3 Aliados en juego.",
		}},
		{card.Totem, []string{
			"Tu oponente no puede controlar más de 2 Armas.", "Tu oponente no puede tener más de dos Armas en juego.", "Mientras esta carta esté en juego, tu oponente sólo puede controlar hasta dos Armas.",
		}},
		{card.Totem, []string{"No puedes controlar más de 2 Aliados de raza Dragón.", "Puedes controlar solamente dos Dragones.", "Sólo puedes tener 2 Dragones en juego."}},
		{card.Ally, []string{
			"Solo puedes tener una copia de este Aliado en juego.", "Sólo puedes controlar una carta con este nombre.", "No puedes tener más de un Aliado con este nombre en juego.",
			"No puedes controlar más de una carta con el mismo nombre que este Aliado.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Los jugadores no pueden controlar más de 3."},
		{card.Totem, "Tu oponente no puede tener más de dos Armas."},
		{card.Totem, "No puedes tener más de 3 Aliados en tu Cementerio."},
		{card.Totem, "Los jugadores pueden controlar 3 Aliados."},
		{card.Ally, "Sólo puedes controlar un Arma con este nombre."},
	})
}

func TestControlThatCannotChangeInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Este Aliado no puede cambiar de controlador.", "Sir Ansel no puede cambiar de control.", "Tu oponente no puede tomar el control de este Aliado.", "El control de Sir Ansel no puede cambiar.",
			"Ningún jugador puede ganar el control de este Aliado.", "Nadie puede tomar control de esta carta.",
		}},
		{card.Totem, []string{
			"Tus Aliados no pueden cambiar de controlador.", "Tu oponente no puede ganar el control de tus Aliados.", "Tu oponente no puede tomar control de Aliados que controles.",
		}},
		{card.Totem, []string{"Todos los Aliados no pueden cambiar de controlador.", "Los jugadores no pueden tomar control de Aliados oponentes.", "Los Aliados en juego no pueden cambiar de controlador."}},
	})
	refused(t, prueba, []lone{{card.Totem, "Tu oponente no puede tomar el control de Aliados oponentes."}})
}
