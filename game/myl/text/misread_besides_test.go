package text

import (
	"testing"

	"castillo/game/card"
)

// «Además» begins a statement of its own where it says what the card itself or its bearer is.
func TestWhatTheCardIsBesidesHoldsAlways(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Tu oponente bota 1 carta cuando esta Arma entra en juego. Además, su portador es Imbloqueable.",
			"El portador es Imbloqueable. Cuando esta Arma entra en juego, tu oponente bota 1 carta."},
		{card.Ally, "Cuando entra en juego, tu oponente bota 1 carta. Además, no puede ser destruido.",
			"Este Aliado es Indestructible. Cuando este Aliado entra en juego, tu oponente bota 1 carta."},
	})
	refused(t, prueba, []lone{{card.Ally, "Cuando entra en juego, tu oponente bota 1 carta. Además, gana 2 a la Fuerza."}})
}

// The only case in which what anybody may do is allowed is a ban in all others.
func TestWhatIsAllowedInOneCaseOnlyIsForbiddenInAllOthers(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Sólo si controlas un Tótem puedes jugar este Talismán. Roba 2 cartas.",
			"Solo puedes jugar este Talismán si controlas un Tótem. Roba 2 cartas."},
		{card.Ally, "Solo si todos tus Aliados son Titanes puedes jugar este Aliado.",
			"Solo puedes jugar este Aliado si todos tus Aliados son de raza Titán."},
	})
	refused(t, prueba, []lone{{card.Ally, "Solo si controlas un Dragón puedes declararlo atacante."}})
}

// A card put in play earlier in the turn is no event of now.
func TestWhatWasPutInPlayThisTurnIsOver(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando sea declarado atacante, si fue puesto en juego este turno, destrúyelo en la Fase Final.",
			"Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, destruye este Aliado en la Fase Final."},
	})
}

// A relative clause goes on with «y que»: it says more of the same cards.
func TestARelativeClauseGoesOnWithAnother(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Gana 1 a la Fuerza por cada Aliado que tengas en juego y que sea de raza Héroe o Titán.",
			"Este Aliado gana 1 a la Fuerza por cada Aliado de raza Héroe o Titán que controles."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado que controle tu oponente y que sea de raza Titán.",
			"Cuando este Aliado entra en juego, destruye un Aliado de raza Titán oponente."},
	})
}

// A time behind two changes of the card that was picked is that of both.
func TestATimeBehindTwoChangesOfOneCardIsThatOfBoth(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "La Fuerza de un Aliado aumenta en 2 y no puede ser desterrado, por el resto del juego.",
			"Un Aliado gana 2 a la Fuerza y es Indesterrable por el resto del juego."},
	})
}

// What is not said to be of another number or noun is of the one said before.
func TestHisOwnAreOfTheNounSaidBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado tuyo para que tu oponente destruya 2 suyos.",
			"Destruye un Aliado que controles para que tu oponente destruya 2 Aliados que controle."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado. Tu oponente destruye una suya."}})
}

// What is cancelled where the price was paid is the ability of the event, not one of the card at hand.
func TestThatAbilityIsTheOneThatWasUsed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "En respuesta a que una habilidad oponente afecte a uno de tus Titanes, puedes desterrar este Aliado. Si lo haces, cancela esa habilidad.",
			"En respuesta a que un Aliado de raza Titán que controles sea afectado por habilidades oponentes, puedes desterrar este Aliado para cancelar esa Habilidad."},
	})
}

// What is kept from regrouping where the price was not paid is told for no time: of now, or ever?
func TestHowLongTheOtherwiseLastsIsNotGuessed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En respuesta a tu Fase de Agrupación, puedes pagar 4 Oros para agrupar este Aliado. De otra forma, no puede ser agrupado."},
	})
}

// A race of which nobody spoke, and cards in play where those of a Mano were looked at, are not meant.
func TestWhatNothingPointsAtIsNotMeant(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Weapon, "El portador gana 2 a la Fuerza si es Dragón, o 1 a la Fuerza si no es de esa raza."},
		{card.Talisman, "Mira la Mano oponente. Destruye todas las cartas."},
	})
}

// So many draws «en vez de una» are those of the Fase Final, in which one is drawn.
func TestWhatIsDrawnInPlaceOfOneIsDrawnInTheFaseFinal(t *testing.T) {
	readAs(t, prueba, []wording{{card.Ally, "En tu Fase Final, roba 3 cartas en vez de 1.", "En tu Fase Final, roba 2 cartas extra."}})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego, roba 3 cartas en vez de 1."},
		{card.Talisman, "Roba 3 cartas en vez de 1."},
	})
}

// What lies in a Mano is not taken up to one.
func TestWhatIsInAManoIsNotTakenUp(t *testing.T) {
	refused(t, prueba, []lone{{card.Talisman, "Mira la Mano oponente. Sube una."}})
	readAs(t, prueba, []wording{{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Sube una.",
		"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano."}})
}

// Who draws where the opponent did something is said.
func TestWhoDrawsIsSaid(t *testing.T) {
	refused(t, prueba, []lone{{card.Ally, "Cuando entra en juego, tu oponente puede pagar 2 Oros. Si tu oponente lo hace, roba 1 carta."}})
	readAs(t, prueba, []wording{{card.Ally, "Cuando entra en juego, tu oponente puede pagar 2 Oros. Si lo hace, tú robas 1 carta.",
		"Cuando este Aliado entra en juego, tu oponente puede pagar 2 Oros. Luego, si lo hace, tú robas 1 carta."}})
}

// «Y no tengan» behind a relative clause says more of the same cards, and nothing becomes of them.
func TestADenialGoesOnWithTheRelativeClause(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye todos los Aliados que no sean de raza Dragón y no tengan Habilidad.",
			"Destruye todos los Aliados sin Habilidad que no sean de raza Dragón."},
		{card.Talisman, "Destruye todos los Aliados que controles y tengan Fuerza 2 o menos.", "Destruye tus Aliados de Fuerza 2 o menos."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado y Tótem oponente."}})
}

// What is gone is neither destroyed once more nor spared.
func TestWhatIsGoneIsNeitherDestroyedNorSpared(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Totem, "Cuando un Aliado es destruido, destrúyelo."},
		{card.Totem, "Cuando un Aliado entra en juego o sale del juego, puedes destruirlo. Luego, roba 1 carta."},
		{card.Talisman, "Destruye un Aliado oponente. Tu oponente puede descartar una carta. Si lo hace, no es destruido."},
	})
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando un Aliado es destruido, destiérralo.", "Cuando un Aliado es destruido, destiérralo."},
	})
}

// Of the card that is played and the one that sees it played, the one that suffers is named.
func TestWhoSuffersWhereACardIsPlayedIsNamed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Si tu oponente juega un Aliado, pierde 1 a la Fuerza."},
		{card.Ally, "Si tu oponente juega un Aliado, es destruido."},
		{card.Ally, "En la Vigilia de tu oponente, puede robar 1 carta."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Si juegas otro Aliado, gana 1 a la Fuerza.", "Cuando juegas otro Aliado, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
	})
}
