package lesson

import "slices"

// Word is a word of the rules, and what it means.
type Word struct {
	Name string // as rulebooks name their zones and phases
	Says string // Spanish
	Kind Kind
}

// Kind is what sort of word one is.
type Kind uint8

// The kinds.
const (
	Aim   Kind = iota // of the game
	Phase             // a part of the turn
	Zone              // a place on the table
	Type              // a type of card
	Term              // what cards speak of
)

// Words are those of the rules, in the order in which they are told.
var Words = []Word{
	{"Cómo se gana", "Tu mazo es tu Castillo. Cada daño que recibe bota cartas de él, y pierde quien se queda sin ninguna.", Aim},
	{"Tu turno", "Recuperas tus cartas, juegas otras, atacas si quieres y robas una. Después juega tu rival.", Aim},
	{"Pagar", "Cada carta cuesta Oros. Al pagar, los Oros pasan a Oro Pagado y vuelven en tu próxima Agrupación.", Aim},

	{"Agrupación", "El turno comienza: tus Oros pagados vuelven a la Reserva y tus atacantes a la Línea de Defensa.", Phase},
	{"Vigilia", "Aquí juegas: primero un Oro, si quieres; después cualquier carta que puedas pagar, y usas Habilidades.", Phase},
	{"Ataque", "Declaras con qué Aliados atacas. Los que llegaron en este turno no pueden.", Phase},
	{"Bloqueo", "El defensor pone Aliados de su Línea de Defensa ante los atacantes, uno ante cada uno.", Phase},
	{"Guerra de Talismanes", "Antes del daño, los dos pueden jugar Talismanes por turno, hasta que ambos pasan.", Phase},
	{"Asignación de Daño", "Se comparan las Fuerzas: el más débil es destruido, o los dos si son iguales. Lo que le sobra al atacante daña el Castillo; sin bloqueador, toda su Fuerza.", Phase},
	{"Fase Final", "Termina el turno, y con él los efectos que duran hasta la Fase Final.", Phase},
	{"Final del Turno", "Quien termina roba una carta. Con más de 8 en la Mano, descarta.", Phase},

	{"Mazo Castillo", "Tu mazo boca abajo y tu vida: de él robas, y el daño lo bota. El número dice cuántas cartas quedan.", Zone},
	{"Mano", "Las cartas que puedes jugar. Tu rival no las ve.", Zone},
	{"Reserva de Oro", "Los Oros con que todavía puedes pagar en este turno.", Zone},
	{"Oro Pagado", "Los Oros que ya usaste. Vuelven a la Reserva en tu Agrupación.", Zone},
	{"Línea de Defensa", "Donde llegan tus Aliados. Desde aquí atacan y bloquean.", Zone},
	{"Línea de Ataque", "Los Aliados que atacaron. Se quedan hasta tu próxima Agrupación y mientras tanto no bloquean.", Zone},
	{"Línea de Apoyo", "Donde se ponen los Tótems.", Zone},
	{"Cementerio", "Lo que fue botado, descartado o destruido, y los Talismanes ya usados. Haz clic para mirarlo.", Zone},
	{"Destierro", "Lo que fue desterrado: más difícil de recuperar que lo del Cementerio.", Zone},
	{"Removidas", "Lo que salió de la partida. No vuelve.", Zone},

	{"Oro", "Con él se paga. Se juega uno por turno, gratis.", Type},
	{"Aliado", "Un guerrero con Fuerza y raza: ataca y bloquea.", Type},
	{"Arma", "Se pone sobre un Aliado, su portador, y se pierde con él.", Type},
	{"Talismán", "Hace lo que dice y va al Cementerio. Es lo que se juega en la Guerra de Talismanes.", Type},
	{"Tótem", "Se queda en la Línea de Apoyo y ayuda mientras esté ahí.", Type},

	{"Agrupar", "Devolver una carta a su sitio: un Oro a la Reserva, un atacante a la Defensa.", Term},
	{"Botar", "Pasar cartas de lo alto del Castillo al Cementerio.", Term},
	{"Robar", "Tomar en la Mano la carta de lo alto del Castillo.", Term},
	{"Descartar", "Poner una carta de la Mano en el Cementerio.", Term},
	{"Destruir", "Poner en el Cementerio una carta que está en juego.", Term},
	{"Desterrar", "Poner una carta en el Destierro.", Term},
	{"Barajar", "Devolver una carta al Castillo y mezclarlo.", Term},
	{"Subir", "Devolver a la Mano una carta que está en juego.", Term},
	{"Anular", "Hacer que lo que se está jugando no ocurra.", Term},
	{"Imbloqueable", "Nadie puede bloquear a ese Aliado.", Term},
	{"Indestructible", "Nada puede destruir esa carta.", Term},
	{"Carta Única", "Solo puedes llevar una copia en el mazo.", Term},
}

// About is what a word means, empty for one that is not told of.
func About(name string) string {
	if i := slices.IndexFunc(Words, func(w Word) bool { return w.Name == name }); i >= 0 {
		return Words[i].Says
	}
	return ""
}
