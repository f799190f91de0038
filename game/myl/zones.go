package myl

import "castillo/game"

// The zones (DAR 4.3). Each is a player's own; the Permanents of DAR 4.3.9 are
// part of the Cemetery.
const (
	Nowhere game.Zone = iota
	Castle
	Hand
	GoldReserve
	PaidGold
	DefenseLine
	AttackLine
	SupportLine
	Cemetery
	Exile
	Removed
	Carried // a Weapon on its bearer, which lies where the bearer lies
	Played  // between the hand and where the card goes
	zoneCount
)

// The battlefield of the Barbarie manual, the middle of the table above.
var zones = []game.ZoneInfo{
	{Zone: Removed, Name: "Removidas", Row: 0, Col: 0, Span: 1, Lay: game.Pile},
	{Zone: PaidGold, Name: "Oro Pagado", Row: 0, Col: 1, Span: 1, Lay: game.Line},
	{Zone: AttackLine, Name: "Línea de Ataque", Row: 0, Col: 2, Span: 4, Lay: game.Line},
	{Zone: Cemetery, Name: "Cementerio", Row: 1, Col: 0, Span: 1, Lay: game.Pile},
	{Zone: Castle, Name: "Mazo Castillo", Row: 1, Col: 1, Span: 1, Lay: game.Pile},
	{Zone: DefenseLine, Name: "Línea de Defensa", Row: 1, Col: 2, Span: 4, Lay: game.Line},
	{Zone: Exile, Name: "Destierro", Row: 2, Col: 0, Span: 1, Lay: game.Pile},
	{Zone: GoldReserve, Name: "Reserva de Oro", Row: 2, Col: 1, Span: 1, Lay: game.Line},
	{Zone: SupportLine, Name: "Línea de Apoyo", Row: 2, Col: 2, Span: 4, Lay: game.Line},
	{Zone: Hand, Name: "Mano", Row: 3, Col: 0, Span: 6, Lay: game.InHand},
	{Zone: Carried, Name: "Portada", Lay: game.Hidden},
	{Zone: Played, Name: "Jugada", Lay: game.Hidden},
}

// inPlay reports whether cards in z are in play (DAR 4.4.1).
func inPlay(z game.Zone) bool {
	return inPlayZones.has(z)
}

// playZones are the zones in play.
var playZones = [...]game.Zone{GoldReserve, PaidGold, DefenseLine, AttackLine, SupportLine, Carried}

// inLine reports whether z is one of the three lines.
func inLine(z game.Zone) bool { return z >= DefenseLine && z <= SupportLine }

// The phases and the steps of the battle (DAR 5).
const (
	NoPhase game.Phase = iota
	Preparation
	Regroup
	Vigil
	Battle
	AttackStep
	BlockStep
	TalismanWar
	DamageStep
	Final
	EndOfTurn
)

var phases = []game.PhaseInfo{
	{Phase: Regroup, Name: "Agrupación", In: Regroup},
	{Phase: Vigil, Name: "Vigilia", In: Vigil},
	{Phase: AttackStep, Name: "Ataque", In: Battle},
	{Phase: BlockStep, Name: "Bloqueo", In: Battle},
	{Phase: TalismanWar, Name: "Guerra de Talismanes", In: Battle},
	{Phase: DamageStep, Name: "Asignación de Daño", In: Battle},
	{Phase: Final, Name: "Fase Final", In: Final},
	{Phase: EndOfTurn, Name: "Final del Turno", In: Final},
}
