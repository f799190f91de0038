package ability

import "castillo/game/card"

// Modify makes traits true of cards for a time. In a [Continuous] ability Until
// is [Standing].
type Modify struct {
	Who    Cards
	Traits []Trait
	Until  Duration
}

// Trait is something that becomes true of a card.
type Trait interface{ trait() }

// Strengthen adds to the strength, Weaken takes from it, never below 0 (DAR
// 4.2.1).
type Strengthen struct{ By Amount }

// Weaken takes from the strength.
type Weaken struct{ By Amount }

// SetStrength sets the strength to a number (DAR 4.2.1, Establecer).
type SetStrength struct{ To Amount }

// SetCost sets the cost to a number.
type SetCost struct{ To Amount }

// Change is a trait that needs no more words.
type Change uint8

// The plain changes.
const (
	DoubleStrength   Change = iota + 1
	StrengthFromCost        // its strength is exchanged for its cost
	LoseAbility             // DAR 4.1.4
	LoseRace
	NoModifiers  // receives no modifiers of strength
	DoubleDamage // the damage it deals to a castle is doubled
	AttackAtOnce // may attack the turn it enters play (DAR 4.2.1)
	MayAttack    // may be declared attacker in spite of what forbids it
	MayBlock     // may be declared blocker in spite of what forbids it
	BlockUnblockable
	DamagesThrough // deals its damage as if it had not been blocked
	HasPriority    // its controller has priority in the War of Talismans
	AttackAlone    // its controller declares no other attackers with it
	NoBlockDamage  // receives no damage of combat
	KeepAbility    // cannot lose its ability
	SharesRace     // is of the race that was named or chosen
	BecomeIt       // is an exact copy of It
	NoCastleDamage // deals no damage to castles
	NoDamageToYou  // deals no damage to the castle of the player whose ability says so
	NoDamage       // deals no damage at all
	ExilesDamaged  // the cards that its combat damage takes from a castle are exiled
	NoGains        // gains no strength
	NoLosses       // loses no strength
	SpendsStrength // may block more, as long as it has strength left against those it blocks
	HalfDamage     // the damage it deals to a castle is halved, and what is left over does not count
	LoseModifiers  // loses the modifiers of strength that it has (DAR 4.2.1)
	Absorbs        // the allies that it blocks deal no damage of combat to the castle (Barbarie, Absorción)
)

// With gives a keyword.
type With struct{ Keyword Keyword }

// ConsideredAs adds a type or races without taking the printed ones (DAR
// glossary 9). With Only they take the place of those that the card had: "se convierte en un
// Tótem" (DAR 4.1.5).
type ConsideredAs struct {
	Type  card.Type
	Races card.Races
	Only  bool
}

// Cannot forbids something to a card; By, where given, only as caused by it. By whom a card cannot be
// played is the opponent.
type Cannot struct {
	What Deed
	By   *Source
	Of   *Filter // the cards it cannot do it to, for those deeds that have an object
}

// CannotUnless forbids a deed while If does not hold.
type CannotUnless struct {
	What Deed
	If   Condition
}

// OnlyTo allows something only to such cards: "solo puede bloquear Dragones".
type OnlyTo struct {
	What Deed
	Of   Filter
}

// OnlyOne keeps the other cards of its controller from a deed, Of where given the cards they cannot
// do it to: "será el único que puede bloquearlo".
type OnlyOne struct {
	What Deed // AttackDeed or BlockDeed
	Of   *Filter
}

// AbilityOf gives the ability of another card. Of cards that are chosen the traits of one
// [Modify] are taken from the same: "tiene la Fuerza y la Habilidad de otro Aliado".
type AbilityOf struct{ Of Cards }

// RaceOf gives the races of another card beside its own.
type RaceOf struct{ Of Cards }

// OnlyBy allows something only as caused by such cards: "solo puede ser
// destruida por Aliados de raza Héroe".
type OnlyBy struct {
	What Deed
	Of   Filter
}

// Must forces a deed, each turn in which it can be done. By is who must block
// it, for IsBlockedDeed; Who blocks whom for BlockDeed.
type Must struct {
	What Deed
	By   Cards
}

// Deed is something a card does or suffers.
type Deed uint8

// The deeds.
const (
	AttackDeed Deed = iota + 1
	BlockDeed
	FightDeed // either of them: only a [Toll] speaks of it
	BeDestroyed
	BeExiled
	BeShuffledIn
	LeavePlay // or, of a card out of play, the zone where it lies
	BeAffected
	BeTargeted // be picked as the objective of an effect (DAR 4.5.4)
	BeAnnulled
	BeBlocked
	BeRegrouped
	BeCarried
	BePlayed
	CarryWeapon
	BeReturned
	ChangeController
	BeRedirected // its effects towards another objective (DAR 4.9)
	BePrevented  // its effects upon cards (DAR 4.10)
	MakeGold     // by its abilities
	EnterPlay    // be played or put in play from where it lies out of play
	BeRemoved    // from the game
)

// Capacity lets an ally block or carry more than one; N is nil without limit. With More they are
// N more than it might otherwise: "otra Arma" (DAR 4.2.2).
type Capacity struct {
	What Deed // BlockDeed or CarryWeapon
	N    Amount
	More bool
}

// Toll demands a payment for a deed ("para declararlo atacante debes ...").
type Toll struct {
	What Deed
	Who  Player
	Pay  Effect
}

// MoreDamage adds By, which may be negative, as many times as Each if that is given, to
// the damage that the ally deals to a castle in combat.
type MoreDamage struct {
	By   int
	Each Amount
}

// CostChange adds By, which may be negative, to what it costs to play the card, as
// many times as Each if that is given, and never brings it below Least.
type CostChange struct {
	By    int
	Each  Amount
	Least int
}

// FixedPrice has the card cost To to play instead of its cost: "cuesta 1 Oro".
type FixedPrice struct{ To int }

// AttackIf lets the ally be declared attacker only together with at least N
// other allies that fit Of.
type AttackIf struct {
	N  int
	Of Filter
}

// AttackBeside lets the ally be declared attacker together with such a one, though that attacks
// alone (DAR 4.14).
type AttackBeside struct{ Of Filter }

func (Modify) effect() {}

// LentBy is the cards of whose ability, races or strength a trait tells, nil for any other trait.
func LentBy(t Trait) Cards {
	switch t := t.(type) {
	case AbilityOf:
		return t.Of
	case RaceOf:
		return t.Of
	case SetStrength:
		return strengthOf(t.To)
	case Strengthen:
		return strengthOf(t.By)
	case Weaken:
		return strengthOf(t.By)
	}
	return nil
}

func strengthOf(a Amount) Cards {
	of, _ := a.(StrengthOf)
	return of.Of
}

func (Strengthen) trait()   {}
func (Weaken) trait()       {}
func (SetStrength) trait()  {}
func (SetCost) trait()      {}
func (Change) trait()       {}
func (With) trait()         {}
func (ConsideredAs) trait() {}
func (Cannot) trait()       {}
func (OnlyBy) trait()       {}
func (CannotUnless) trait() {}
func (OnlyTo) trait()       {}
func (OnlyOne) trait()      {}
func (AbilityOf) trait()    {}
func (RaceOf) trait()       {}
func (Must) trait()         {}
func (Capacity) trait()     {}
func (Toll) trait()         {}
func (AttackIf) trait()     {}
func (AttackBeside) trait() {}
func (MoreDamage) trait()   {}
func (CostChange) trait()   {}
func (FixedPrice) trait()   {}
