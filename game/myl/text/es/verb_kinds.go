package es

// ToOwnCards holds the verbs that a player does to cards of his own: where no player is
// named they may be said of either.
var ToOwnCards = map[Verb]bool{Botar: true, Descartar: true, Robar: true}

// TakesAway holds the verbs after which a card is no longer where it was.
var TakesAway = map[Verb]bool{Destruir: true, Desterrar: true, Remover: true, Barajar: true, Subir: true, Descartar: true}

// PointsBack holds the verbs whose participle tells which card is meant: that to which
// it was done.
var PointsBack = map[Verb]bool{Descartar: true, Destruir: true, Elegir: true, Buscar: true, Afectar: true, Desterrar: true, Remover: true, Barajar: true,
	Botar: true, Convertir: true, Jugar: true, Subir: true, Robar: true, Anular: true}

// Moves holds what is done to a card in return for others: where these are gone, they
// are not meant.
var Moves = map[Verb]bool{Agrupar: true, Subir: true, Barajar: true, Desterrar: true, Remover: true, Destruir: true, Poner: true, Devolver: true}
