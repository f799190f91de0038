package replay

import "castillo/game"

// happenings are the sentences about events: of one card or thing, and of many where that differs.
var happenings = [...]struct{ one, many string }{
	game.Begins:    {one: "{jugador} empieza"},
	game.TurnOf:    {one: "Turno {n}, de {jugador}"},
	game.Moves:     {"{carta} pasa a {zona} de {jugador}", "{carta} pasan a {zona} de {jugador}"},
	game.Plays:     {one: "{jugador} juega {carta}"},
	game.Pays:      {"{jugador} paga {n} oro", "{jugador} paga {n} oros"},
	game.Draws:     {one: "{jugador} roba {carta}"},
	game.Mills:     {one: "{jugador} bota {carta}"},
	game.Discards:  {one: "{jugador} descarta {carta}"},
	game.Attacks:   {"{carta} ataca", "{carta} atacan"},
	game.Blocks:    {one: "{carta} bloquea a {otra}"},
	game.Damages:   {"El Castillo de {jugador} recibe {n} daño", "El Castillo de {jugador} recibe {n} daños"},
	game.Destroyed: {"Se destruye {carta}", "Se destruyen {carta}"},
	game.Shuffles:  {"{jugador} baraja su Mazo Castillo, de {n} carta", "{jugador} baraja su Mazo Castillo, de {n} cartas"},
	game.Mulligans: {"{jugador} cambia su mano por otra de {n} carta", "{jugador} cambia su mano por otra de {n} cartas"},
	game.Cedes:     {one: "{jugador} cede la prioridad"},
	game.Proposes:  {one: "{jugador} propone: {ajuste}"},
	game.Accepts:   {one: "{jugador} acepta: {ajuste}"},
	game.Declines:  {one: "{jugador} no acepta: {ajuste}"},
	game.Ends:      {one: "{jugador} gana la partida"},
}

// The other sentences.
const (
	movesOnto  = "{carta} pasa a {otra}"
	playsOnto  = "{jugador} juega {carta} sobre {otra}"
	endsDrawn  = "La partida termina en empate"
	manyUnseen = "{n} cartas"
	listed     = "{a} y {b}"

	uses       = "{jugador} usa {carta}"
	usesSaying = "{jugador} usa {carta}: {texto}"
	yes        = "sí"
	no         = "no"

	toPlay      = "jugar {carta}"
	toPlayOnto  = "jugar {carta} sobre {otra}"
	toUse       = "usar {carta}"
	toUseSaying = "usar {carta}: {texto}"
	toAttack    = "atacar con {carta}"
	toBlock     = "bloquear a {otra} con {carta}"
	toEnd       = "terminar el turno"
	toPick      = "elegir {carta}"
	toPass      = "pasar"

	unfinished = "La partida quedó sin terminar"
	failed     = "El reglamento falló y la partida quedó guardada hasta ahí"
	drawn      = "Empate"
	won        = "Gana {jugador}"
)

// Sentences are all that this package gives to a speech.Say beside what a rulebook says, for those
// who translate.
func Sentences() []string {
	out := []string{unseen, movesOnto, playsOnto, endsDrawn, manyUnseen, listed, uses, usesSaying, yes, no,
		toPlay, toPlayOnto, toUse, toUseSaying, toAttack, toBlock, toEnd, toPick, toPass, unfinished, failed, drawn, won}
	for _, h := range happenings {
		out = append(out, h.one, h.many)
	}
	return append(out, endingWords[game.EmptyCastle:]...)
}
