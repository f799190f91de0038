package lesson

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
)

// The cards of the lesson.
const (
	oro       = "Cofre del Aprendiz"
	caballero = "Dama de Hierro"
	heraldo   = "Heraldo del Alba"
	lanza     = "Lanza de Torneo"
	valor     = "Toque de Clarín"
	bandido   = "Bandido del Bosque"
	lobo      = "Lobo Gris"
	ogro      = "Ogro del Puente"
	trol      = "Trol de la Colina"
)

func position() game.Position {
	text := func(c card.Card, text string) card.Card {
		c.Text, c.Ability = text, card.WithAbility
		return c
	}
	cards := []card.Card{
		plain(oro, card.Gold, card.NoNumber, card.NoNumber),
		plain(caballero, card.Ally, 2, 3),
		text(plain(heraldo, card.Ally, 2, 1), "En tu Fase de Vigilia, una vez por turno, puedes pagar 1 Oro para que tu oponente bote 2 cartas."),
		text(plain(lanza, card.Weapon, 1, card.NoNumber), "El portador gana 2 a la Fuerza."),
		text(plain(valor, card.Talisman, 1, card.NoNumber), "Un Aliado gana 3 a la Fuerza hasta la Fase Final."),
		plain(bandido, card.Ally, 1, 2),
		plain(lobo, card.Ally, 1, 2),
		plain(ogro, card.Ally, 3, 4),
		plain(trol, card.Ally, 4, 6),
	}
	for i := range cards {
		if cards[i].Type == card.Ally {
			race := card.Caballero
			if i > 4 {
				race = card.Sombra
			}
			cards[i].Races = card.RacesOf(race)
		}
	}
	p := game.Position{Cards: cards, Active: Person, Turn: 1, Phase: myl.Vigil}
	lay := func(s game.Seat, z game.Zone, names ...string) {
		for _, name := range names {
			for i, c := range cards {
				if c.Name == name {
					p.Sides[s] = append(p.Sides[s], game.Placed{Face: game.Face(i + 1), Zone: z})
				}
			}
		}
	}
	rival := Person.Other()
	lay(Person, myl.GoldReserve, oro)
	lay(Person, myl.Hand, caballero, lanza, oro, oro, oro, oro)
	lay(Person, myl.Castle, heraldo, valor, oro, oro, oro, oro, oro, oro, oro, oro, oro, oro, oro, oro, oro, oro)
	lay(rival, myl.GoldReserve, oro)
	lay(rival, myl.Hand, bandido, lobo, oro, oro, ogro, oro)
	lay(rival, myl.Castle, trol, oro, lobo, oro, oro, bandido, oro, oro, oro, lobo, oro, oro, oro, oro)
	return p
}

// Steps is the lesson.
var Steps = []Step{
	{Says: "Bienvenido. Este mazo boca abajo es tu Castillo, y aquel el de tu rival. Gana quien deja sin cartas el Castillo del otro.",
		Spots: []Spot{own(myl.Castle), their(myl.Castle)}},
	{Says: "Cada punto de daño bota una carta: pasa de lo alto del Castillo al Cementerio. En un duelo de verdad cada mazo trae 50 cartas; para aprender, hoy son menos.",
		Spots: []Spot{their(myl.Castle), their(myl.Cemetery)}},
	{Says: "Abajo está tu Mano, que solo ves tú. Pon el puntero sobre una carta y la verás grande a la derecha; con el botón derecho, entera.",
		Spots: []Spot{own(myl.Hand), {Part: Closeup}}},
	{Says: "En la Línea de Defensa esperan tus Aliados, y de ahí pasan a la Línea de Ataque. En la Línea de Apoyo se ponen los Tótems. La mitad de arriba es igual, la de tu rival.",
		Spots: []Spot{own(myl.DefenseLine), own(myl.AttackLine), own(myl.SupportLine)}},
	{Says: "Las cartas se pagan con Oros. En cada turno tuyo puedes jugar uno, antes que nada. Arrastra un Oro de tu Mano a la Reserva de Oro, o haz doble clic en él.",
		Spots: []Spot{mine(myl.Hand, oro), own(myl.GoldReserve)},
		Does:  []Deed{{Verb: game.Play, Card: oro}}},
	{Says: "Ahora un Aliado: tus guerreros. La Dama de Hierro cuesta 2 Oros, el número de arriba a la derecha. Arrástrala a tu Línea de Defensa: el pago se hace solo.",
		Spots: []Spot{mine(myl.Hand, caballero), own(myl.DefenseLine)},
		Does:  []Deed{{Verb: game.Play, Card: caballero}}},
	{Says: "Los Oros que usaste pasaron a Oro Pagado: en este turno ya no sirven. Al empezar tu próximo turno vuelven a la Reserva.",
		Spots: []Spot{own(myl.PaidGold)}},
	{Says: "El número sobre tu Aliado es su Fuerza: 3. Acaba de llegar y por eso no puede atacar todavía; bloquear sí.",
		Spots: []Spot{mine(myl.DefenseLine, caballero)}},
	{Says: "La barra del medio dice en qué parte del turno estás. En la Agrupación vuelven tus cartas, en la Vigilia juegas, luego viene la batalla, y al final robas una carta. Pon el puntero sobre un nombre para saber más.",
		Spots: []Spot{{Part: Phases}}},
	{Says: "No te queda nada que hacer. Termina tu turno con el botón «Terminar turno», o con la tecla T.",
		Spots: []Spot{{Part: Answers}},
		Does:  []Deed{{Verb: game.End}}},

	{Says: "Le toca a tu rival. Juega un Oro, como tú, y pone en su Línea de Defensa dos Aliados de Fuerza 2.",
		Spots: []Spot{their(myl.DefenseLine), their(myl.GoldReserve)},
		Rival: []Deed{{Verb: game.Play, Card: oro}, {Verb: game.Play, Card: bandido}, {Verb: game.Play, Card: lobo}}},
	{Says: "Tu rival terminó y te toca otra vez. Tus Oros se agruparon: están de nuevo en la Reserva. Juega otro Oro.",
		Rival: []Deed{{Verb: game.End}},
		Spots: []Spot{mine(myl.Hand, oro), own(myl.GoldReserve)},
		Does:  []Deed{{Verb: game.Play, Card: oro}}},
	{Says: "Tu Dama ya puede atacar. Arrástrala a tu Línea de Ataque y confirma el ataque abajo a la derecha, o con la barra espaciadora.",
		Spots: []Spot{mine(0, caballero), own(myl.AttackLine)},
		Does:  []Deed{{Verb: game.Attack, Card: caballero}}},
	{Says: "Tu rival bloqueó con el Bandido: Fuerza 3 contra 2. El más débil es destruido y va al Cementerio. Lo que sobra, 1, botó una carta de su Castillo.",
		Spots: []Spot{their(myl.Cemetery)},
		Rival: []Deed{{Verb: game.Block, Card: bandido, On: caballero}}},
	{Says: "Tu turno terminó con la batalla y robaste una carta. La Dama se queda en la Línea de Ataque hasta tu próxima Agrupación: hoy no puede bloquear. Piensa en eso antes de atacar.",
		Spots: []Spot{mine(myl.AttackLine, caballero)}},

	{Says: "Tu rival juega otro Oro y un Aliado más grande: el Ogro, de Fuerza 4. Es nuevo y todavía no ataca.",
		Spots: []Spot{theirs(myl.DefenseLine, ogro)},
		Rival: []Deed{{Verb: game.Play, Card: oro}, {Verb: game.Play, Card: ogro}}},
	{Says: "Te toca. La Dama volvió a tu Defensa. Juega primero tu Oro, como en cada turno.",
		Spots: []Spot{mine(myl.Hand, oro), own(myl.GoldReserve)},
		Rival: []Deed{{Verb: game.End}},
		Does:  []Deed{{Verb: game.Play, Card: oro}}},
	{Says: "Robaste un Aliado con una Habilidad: el Heraldo. Léela en la carta grande. Cuesta 2 Oros: juégalo.",
		Spots: []Spot{mine(myl.Hand, heraldo), own(myl.DefenseLine), {Part: Closeup}},
		Does:  []Deed{{Verb: game.Play, Card: heraldo}}},
	{Says: "El Ogro es más fuerte que la Dama. Un Arma lo arregla: arrastra la Lanza de Torneo sobre tu Dama de Hierro.",
		Spots: []Spot{mine(myl.Hand, lanza), mine(myl.DefenseLine, caballero)},
		Does:  []Deed{{Verb: game.Play, Card: lanza}, {Verb: game.Pick, Card: caballero}}},
	{Says: "La Dama tiene ahora Fuerza 5. Pero si ataca no podrá bloquear, y el Ogro viene en camino. Quédate en guardia: termina tu turno.",
		Spots: []Spot{mine(myl.DefenseLine, caballero), {Part: Answers}},
		Does:  []Deed{{Verb: game.End}}},

	{Says: "Tu rival juega un Trol y ataca con el Ogro y el Lobo. Lo que no bloquees daña tu Castillo. Arrastra la Dama sobre el Ogro para bloquearlo, y confirma.",
		Spots: []Spot{mine(0, caballero), theirs(myl.AttackLine, ogro)},
		Rival: []Deed{{Verb: game.Play, Card: oro}, {Verb: game.Play, Card: trol}, {Verb: game.Attack, Card: ogro}, {Verb: game.Attack, Card: lobo}},
		Does:  []Deed{{Verb: game.Block, Card: caballero, On: ogro}}},
	{Says: "La Dama venció al Ogro: 5 contra 4. Al Lobo no lo bloqueó nadie y sus 2 puntos botaron dos cartas de tu Castillo. Cada Aliado bloquea a un solo atacante.",
		Spots: []Spot{own(myl.Castle), own(myl.Cemetery)}},

	{Says: "Es tu turno. Juega tu Oro.",
		Spots: []Spot{mine(myl.Hand, oro), own(myl.GoldReserve)},
		Does:  []Deed{{Verb: game.Play, Card: oro}}},
	{Says: "Usa la Habilidad del Heraldo: haz clic en él y elige usarla. Por 1 Oro, tu rival bota 2 cartas de su Castillo.",
		Spots: []Spot{mine(myl.DefenseLine, heraldo), their(myl.Castle)},
		Does:  []Deed{{Verb: game.Use, Card: heraldo}}},
	{Says: "Ataca con la Dama y confirma. El Trol, de Fuerza 6, querrá bloquearla; pero tienes algo en la Mano.",
		Spots: []Spot{mine(0, caballero), own(myl.AttackLine)},
		Does:  []Deed{{Verb: game.Attack, Card: caballero}}},
	{Says: "El Trol bloquea, y empieza la Guerra de Talismanes: antes del daño ambos pueden jugar Talismanes, que hacen su efecto y se van. Arrastra el Toque de Clarín sobre tu Dama.",
		Spots: []Spot{mine(myl.Hand, valor), mine(0, caballero), {Part: Phases}},
		Rival: []Deed{{Verb: game.Block, Card: trol, On: caballero}},
		Does:  []Deed{{Verb: game.Play, Card: valor}, {Verb: game.Pick, Card: caballero}}},
	{Says: "Con Fuerza 8 contra 6, el Trol cayó y los 2 puntos que sobraban dañaron el Castillo. A tu rival le quedan pocas cartas: mira el número.",
		Spots: []Spot{their(myl.Castle)}},

	{Says: "Tu rival no tuvo nada que jugar y terminó. Juega tu Oro.",
		Spots: []Spot{mine(myl.Hand, oro), own(myl.GoldReserve)},
		Rival: []Deed{{Verb: game.End}},
		Does:  []Deed{{Verb: game.Play, Card: oro}}},
	{Says: "Usa otra vez la Habilidad del Heraldo. Le quedarán 3 cartas.",
		Spots: []Spot{mine(myl.DefenseLine, heraldo), their(myl.Castle)},
		Does:  []Deed{{Verb: game.Use, Card: heraldo}}},
	{Says: "Ataca con la Dama por última vez. Aunque el Lobo la bloquee, sobran 3 puntos: justo lo que le queda.",
		Spots: []Spot{mine(0, caballero), own(myl.AttackLine), their(myl.Castle)},
		Does:  []Deed{{Verb: game.Attack, Card: caballero}}},
	{Says: "El Lobo bloqueó y no bastó: el Castillo de tu rival quedó vacío. ¡Ganaste tu primer duelo!",
		Spots: []Spot{their(myl.Castle)},
		Rival: []Deed{{Verb: game.Block, Card: lobo, On: caballero}}},
}

func own(z game.Zone) Spot                 { return Spot{Seat: Person, Zone: z} }
func their(z game.Zone) Spot               { return Spot{Seat: Person.Other(), Zone: z} }
func mine(z game.Zone, name string) Spot   { return Spot{Seat: Person, Zone: z, Card: name} }
func theirs(z game.Zone, name string) Spot { return Spot{Seat: Person.Other(), Zone: z, Card: name} }
