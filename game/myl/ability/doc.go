// Package ability is the meaning of a card's text as typed data.
//
// A [Card] is a list of abilities in the order of the text. An [Ability] is one
// of [Spell], [Activated], [Response], [Triggered] and [Continuous] (DAR 4.6.3
// to 4.6.5, 4.11), or one of the rules about playing the card at all:
// [EntersAs], [PlayOnly], [Unique], [OneInPlay], [NotInitialGold], [OneActivation], [Mark].
//
// Their parts are made of few nouns:
//
//   - [Effect]: what is done. Flow nodes ([Sequence], [May], [InOrderTo],
//     [IfThen], [Choice], [Unless], [Later]) join the actions ([Act], [Put],
//     [Draw], [Mill], [Search] ...) and the lasting changes ([Modify], [Rule]).
//   - [Cards]: which cards. [This], [Bearer], [It] and their like point at a
//     card that is already known; [Chosen] and [Every] pick by a [Filter].
//   - [Trait]: what a [Modify] makes true of cards; [PlayerRule] what a [Rule]
//     makes true of players; [Duration] how long.
//   - [Event] and [Window]: when. [Condition]: if. [Amount]: how many.
//
// Costs are effects as well: what is paid is done by the same verbs.
//
// [It] is the register that texts use when they say "ese Aliado" or "ponlo". At
// first it holds the card of the event, or else the cards that the ability's
// condition speaks of; then whatever the latest [Chosen], [Every], [ThisOr],
// [Top], [Bottom] or [Search] of the same ability picked, costs included.
// [EventCard] stays with the event, [NamedCard] with the name. What was drawn or
// milled is no pick: it is every card [AmongThem].
//
// Every node is a plain value without functions. Trees compare with
// reflect.DeepEqual; a nil interface means that the part is absent. A tree says
// nothing about how it is written: package text reads and prints it.
package ability
