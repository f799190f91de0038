package myl

import (
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

func TestTheFirstTurnHasNoRegroupingAndNoDraw(t *testing.T) {
	tb := sit(t, nil, nil)
	tb.wants("phase of turn 1", tb.m.phase, Vigil)
	tb.wants("hand of A", int(tb.m.zone(game.A, Hand).n), startHand)
	tb.endTurn()
	tb.wants("hand of A after its first turn", int(tb.m.zone(game.A, Hand).n), startHand)
	tb.endTurn()
	tb.wants("castle of B after its first turn", int(tb.m.zone(game.B, Castle).n), 49-startHand-1)
}

func TestWhoStartsMayBeAgreedBeforehand(t *testing.T) {
	for _, seat := range game.Seats {
		s := plainSetup()
		s.First = game.FirstOf(seat)
		tb := &table{T: t, m: newMatch(t, s)}
		tb.wants("the first question", tb.m.pending.Ask, askFace)
		tb.deal()
		tb.wants("who is asked first", tb.m.pending.Seat, seat)
		tb.wants("who starts", tb.m.first, seat)
	}
}

func TestMulliganTakesOneCardFewerAndStartsWithTheFirstPlayer(t *testing.T) {
	tb := &table{T: t, m: newMatch(t, plainSetup())}
	players := [2]game.Chooser{}
	dealer := game.NewShuffler(4)
	deal := func() {
		for tb.m.Decision().Kind == game.Chance {
			if _, err := game.Step(tb.m, dealer, players); err != nil {
				t.Fatal(err)
			}
		}
	}
	deal()
	first := tb.m.first
	for n := startHand; n > 0; n-- {
		tb.wants("who is asked", tb.m.pending.Seat, first)
		tb.wants("hand", int(tb.m.zone(first, Hand).n), n)
		tb.apply(game.Action{Verb: game.Yes})
		deal()
	}
	tb.wants("who is asked once the hand is empty", tb.m.pending.Seat, first.Other())
	tb.wants("castle after the mulligans", int(tb.m.zone(first, Castle).n), 49)
	tb.wants("faces in the pool", int(tb.m.pools[first].n), 49)
	tb.apply(game.Action{Verb: game.No})
	tb.wants("phase", tb.m.phase, Vigil)
}

func TestTheGoldOfTheTurnIsTheFirstCardOfTheVigil(t *testing.T) {
	tb := sit(t, []card.Card{doblon, doblon, novato}, nil)
	gold := tb.find(game.A, Hand, doblon)
	tb.play(novato)
	tb.refuses(game.Action{Verb: game.Play, Card: gold}, goldComesFirst)
}

func TestOneGoldATurn(t *testing.T) {
	tb := sit(t, []card.Card{doblon, doblon}, nil)
	tb.play(doblon)
	tb.wants("reserve", int(tb.m.zone(game.A, GoldReserve).n), 2)
	tb.refuses(game.Action{Verb: game.Play, Card: tb.find(game.A, Hand, doblon)}, oneGoldATurn)
}

func TestAnAllyThatJustArrivedCannotAttack(t *testing.T) {
	tb := sit(t, []card.Card{novato}, nil)
	id := tb.play(novato)
	tb.refuses(game.Action{Verb: game.Attack, Card: id}, justArrived)
	tb.endTurn()
	tb.endTurn()
	tb.act(game.Attack, id)
	tb.wants("zone", tb.m.at[id].zone, AttackLine)
}

func TestPayingMovesGoldsAndNotMoreThanThereAre(t *testing.T) {
	tb := sit(t, []card.Card{escudero, lancero}, nil)
	tb.refuses(game.Action{Verb: game.Play, Card: tb.find(game.A, Hand, lancero)}, tooDear)
	tb.play(escudero)
	tb.wants("reserve", int(tb.m.zone(game.A, GoldReserve).n), 0)
	tb.wants("paid", int(tb.m.zone(game.A, PaidGold).n), 1)
}

func TestGoldsAreChosenByHandWhereThereIsAChoice(t *testing.T) {
	tb := sit(t, []card.Card{doblon, escudero}, nil)
	byHand := game.Action{Verb: game.Play, Card: tb.find(game.A, Hand, escudero), N: game.PayByHand}
	tb.refuses(byHand, noGoldChoice)
	tb.play(doblon)
	byHand.Face = faceOf(escudero)
	tb.do(byHand)
	tb.wants("question", tb.m.pending.Ask, askGold)
	second := tb.m.zone(game.A, GoldReserve).tail
	tb.act(game.Pick, second)
	tb.wants("the chosen gold", tb.m.at[second].zone, PaidGold)
	tb.wants("the ally", tb.m.at[byHand.Card].zone, DefenseLine)
}

func TestRegroupingIsOptionalZoneByZone(t *testing.T) {
	for _, tc := range []struct {
		name          string
		set           int16
		golds, allies game.Zone
	}{
		{"everything", regroupGolds | regroupAllies, GoldReserve, DefenseLine},
		{"only the golds", regroupGolds, GoldReserve, AttackLine},
		{"only the allies", regroupAllies, PaidGold, DefenseLine},
		{"nothing", 0, PaidGold, AttackLine},
	} {
		t.Run(tc.name, func(t *testing.T) {
			tb := sit(t, []card.Card{escudero, escudero}, nil)
			ally := tb.play(escudero)
			gold := tb.m.zone(game.A, PaidGold).head
			tb.endTurn()
			tb.endTurn()
			tb.play(escudero)
			tb.act(game.Attack, ally)
			tb.pass() // B in the war
			tb.pass()
			tb.endTurnOf(game.B)
			tb.do(game.Action{Verb: game.Say, N: tc.set})
			tb.wants("gold", tb.m.at[gold].zone, tc.golds)
			tb.wants("ally", tb.m.at[ally].zone, tc.allies)
		})
	}
}

func TestAWeaponNeedsABearerAndAnAllyCarriesOne(t *testing.T) {
	tb := sit(t, []card.Card{doblon, espada, espada, novato}, nil)
	tb.play(doblon)
	sword := tb.find(game.A, Hand, espada)
	tb.refuses(game.Action{Verb: game.Play, Card: sword}, noBearer)
	ally := tb.play(novato)
	tb.play(espada)
	tb.act(game.Pick, ally)
	tb.wants("bearer", tb.m.at[sword].bearer, ally)
	tb.refuses(game.Action{Verb: game.Play, Card: tb.find(game.A, Hand, espada)}, noBearer)
}

func TestAWeaponMayGoOnAnOpposingAllyAndChangesSides(t *testing.T) {
	tb := sit(t, []card.Card{novato}, []card.Card{espada})
	ally := tb.play(novato)
	tb.endTurn()
	sword := tb.play(espada)
	tb.act(game.Pick, ally)
	tb.wants("controller", tb.m.at[sword].controller, game.A)
	tb.wants("owner", tb.m.at[sword].owner, game.B)
}

func TestAWeaponFollowsItsBearerToItsOwnersZone(t *testing.T) {
	tb := sit(t, []card.Card{novato, doblon}, []card.Card{doblon, espada, lancero})
	ally := tb.play(novato)
	tb.endTurn()
	tb.play(doblon)
	sword := tb.play(espada)
	tb.act(game.Pick, ally)
	tb.endTurn()
	tb.endTurn()
	tb.play(lancero)
	tb.endTurn()
	tb.act(game.Attack, ally)
	tb.block(tb.find(game.B, DefenseLine, lancero), ally)
	tb.pass()
	tb.pass()
	tb.wants("ally", tb.m.at[ally].zone, Cemetery)
	tb.wants("weapon", tb.m.at[sword].zone, Cemetery)
	tb.wants("whose cemetery", tb.m.at[sword].controller, game.B)
}

func TestTotemsGoToTheSupportLineAndTalismansToTheCemetery(t *testing.T) {
	tb := sit(t, []card.Card{doblon, altar}, []card.Card{conjuro})
	tb.play(doblon)
	tb.wants("totem", tb.m.at[tb.play(altar)].zone, SupportLine)
	tb.endTurn()
	tb.wants("talisman", tb.m.at[tb.play(conjuro)].zone, Cemetery)
}

// duel brings an ally of A to attack, with the given ally of B to block it if
// B wants, and returns both.
func duel(t *testing.T, attacker, blocker card.Card) (tb *table, att, blk game.CardID) {
	t.Helper()
	top := func(c card.Card) []card.Card { return []card.Card{c, doblon, doblon, doblon, doblon, doblon} }
	tb = sit(t, top(attacker), top(blocker))
	for tb.m.turn < 11 {
		s := tb.m.active
		if hand := tb.m.zone(s, Hand); hand.n > 0 {
			tb.play(doblon)
		}
		if c := [2]card.Card{attacker, blocker}[s]; int(c.Cost) <= tb.m.gold(s) {
			for id := tb.m.zone(s, Hand).head; id != 0; id = tb.m.at[id].next {
				if tb.m.at[id].face == faceOf(c) {
					tb.play(c)
					break
				}
			}
		}
		tb.endTurn()
	}
	att, blk = tb.find(game.A, DefenseLine, attacker), tb.find(game.B, DefenseLine, blocker)
	tb.act(game.Attack, att)
	return tb, att, blk
}

func TestDamageIsTheDifferenceOfStrengths(t *testing.T) {
	for _, tc := range []struct {
		name              string
		attacker, blocker card.Card
		block             bool
		damage            int
		attZone, blkZone  game.Zone
	}{
		{"no blocker: all of it", lancero, escudero, false, 3, AttackLine, DefenseLine},
		{"a weaker blocker: the rest, and it dies", lancero, escudero, true, 2, AttackLine, Cemetery},
		{"an equal blocker: none, both die", lancero, lancero, true, 0, Cemetery, Cemetery},
		{"a stronger blocker: none, the attacker dies", lancero, gigante, true, 0, Cemetery, DefenseLine},
	} {
		t.Run(tc.name, func(t *testing.T) {
			tb, att, blk := duel(t, tc.attacker, tc.blocker)
			before := int(tb.m.zone(game.B, Castle).n)
			if tc.block {
				tb.block(blk, att)
			} else {
				tb.pass()
			}
			fights, damage := tb.m.Battle(nil)
			tb.wants("fights foretold", len(fights), 1)
			tb.wants("damage foretold", damage, tc.damage)
			tb.wants("deaths foretold", fights[0].Dies, [2]bool{tc.attZone == Cemetery, tc.blkZone == Cemetery})
			tb.pass()
			tb.pass()
			tb.wants("damage", before-int(tb.m.zone(game.B, Castle).n), tc.damage)
			tb.wants("attacker", tb.m.at[att].zone, tc.attZone)
			tb.wants("blocker", tb.m.at[blk].zone, tc.blkZone)
		})
	}
}

func TestADeclarationLingersOnACopyUntilItIsPassed(t *testing.T) {
	tb, att, blk := duel(t, lancero, escudero)
	tb.wants("who decides once nobody more may attack", tb.m.pending.Seat, game.B)
	mind := tb.m.Clone().(*Match)
	mind.Linger()
	if err := mind.Apply(game.Action{Verb: game.Block, Card: blk, Target: att, Face: faceOf(escudero)}); err != nil {
		t.Fatal(err)
	}
	tb.wants("what is asked of the copy", mind.pending.Ask, askBlock)
	if got := mind.Options(nil); len(got) != 1 || got[0].Verb != game.Pass {
		t.Errorf("options %v", got)
	}
	tb.block(blk, att)
	tb.wants("what is asked of the match", tb.m.pending.Ask, askWar)
}

func TestTheDefenderHasThePriorityInTheTalismanWarAndItAlternates(t *testing.T) {
	tb, _, _ := duel(t, lancero, escudero)
	tb.pass()
	tb.wants("first priority", tb.m.pending.Seat, game.B)
	tb.pass()
	tb.wants("second priority", tb.m.pending.Seat, game.A)
	tb.pass()
	tb.wants("phase after both ceded", tb.m.phase != TalismanWar, true)
}

func TestOnlyTalismansAreForTheWar(t *testing.T) {
	tb, _, _ := duel(t, lancero, escudero)
	tb.pass()
	tb.refuses(game.Action{Verb: game.Play, Card: tb.find(game.B, Hand, doblon)}, onlyTalismans)
}

func TestAnEmptyCastleLoses(t *testing.T) {
	var s game.Setup
	s.Cards = tableCards
	small := game.Deck{Initial: faceOf(doblon)}
	for range 9 {
		small.Castle = append(small.Castle, faceOf(doblon))
	}
	s.Decks = [2]game.Deck{plainSetup().Decks[0], small}
	tb := &table{T: t, m: newMatch(t, s)}
	tb.deal()
	tb.do(game.Action{Verb: game.No})
	tb.do(game.Action{Verb: game.No})
	tb.endTurn()
	tb.do(game.Action{Verb: game.End}) // B draws its last card
	tb.wants("result", tb.m.Result(), game.Result{Over: true, Winner: game.A, Why: game.EmptyCastle})
	if err := tb.m.Apply(game.Action{Verb: game.End}); err == nil {
		t.Error("an action was accepted after the end")
	}
}

func TestTwoEmptyCastlesAreADraw(t *testing.T) {
	tb := sit(t, nil, nil)
	for _, s := range game.Seats {
		for tb.m.zone(s, Castle).n > 0 {
			tb.m.move(game.Mills, tb.m.zone(s, Castle).head, Cemetery)
		}
	}
	tb.m.checkCastles()
	tb.wants("result", tb.m.Result(), game.Result{Over: true, Winner: game.Nobody, Why: game.EmptyCastle})
}

func TestTheTurnEndsWithADrawAndAHandOfEight(t *testing.T) {
	tb := sit(t, nil, nil)
	tb.endTurn()
	tb.do(game.Action{Verb: game.End})
	tb.wants("question", tb.m.pending.Ask, askDiscard)
	tb.wants("who", tb.m.pending.Seat, game.B)
	tb.act(game.Pick, tb.m.zone(game.B, Hand).head)
	tb.wants("hand", int(tb.m.zone(game.B, Hand).n), handLimit)
	tb.wants("cemetery", int(tb.m.zone(game.B, Cemetery).n), 1)
}

func TestACardOfWhichTooLittleIsKnownCannotBePlayed(t *testing.T) {
	tb := sit(t, []card.Card{enigma}, nil)
	tb.refuses(game.Action{Verb: game.Play, Card: tb.find(game.A, Hand, enigma)}, noFacts)
}

func TestSetupsThatBreakTheLimitsAreRefused(t *testing.T) {
	whole := plainSetup().Decks[0]
	for name, d := range map[string]game.Deck{
		"no castle":           {Initial: faceOf(doblon)},
		"an ally as Oro":      {Initial: faceOf(lancero), Castle: whole.Castle},
		"no initial Oro":      {Castle: whole.Castle},
		"an undefined card":   {Initial: faceOf(doblon), Castle: []game.Face{99}},
		"half known":          {Initial: faceOf(doblon), Castle: []game.Face{1, 0}},
		"more than the arena": {Initial: faceOf(doblon), Castle: make([]game.Face, maxDeck)},
	} {
		if _, err := NewMatch(game.Setup{Cards: tableCards, Decks: [2]game.Deck{whole, d}}); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
}

// endTurnOf ends the turn of whoever is next to decide, through to the other's
// regrouping, which is left to be answered.
func (tb *table) endTurnOf(s game.Seat) {
	tb.Helper()
	for tb.m.pending.Ask == askDiscard {
		tb.act(game.Pick, tb.m.zone(tb.m.pending.Seat, Hand).tail)
	}
	tb.regroup()
	tb.wants("whose turn", tb.m.active, s)
	tb.do(game.Action{Verb: game.End})
	for tb.m.pending.Ask == askDiscard {
		tb.act(game.Pick, tb.m.zone(tb.m.pending.Seat, Hand).tail)
	}
}

func TestWhatHasToHappenDoesNotHappenFromTheHand(t *testing.T) {
	c := card.Card{Name: "Égida", Type: card.Weapon, Cost: 1, Strength: card.NoNumber, Ability: card.WithAbility}
	hand := ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{ability.Hand}}}
	falls := ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: ability.Every{Of: ability.Filter{Of: ability.You}}}
	draw := ability.Draw{Who: ability.You, N: ability.Number(1)}
	annul := ability.Act{Who: ability.You, Verb: ability.Annul, What: ability.It{}}
	for _, test := range []struct {
		has  ability.Ability
		runs bool
	}{
		{ability.Activated{If: hand, Do: draw}, true},
		{ability.Activated{If: hand, Do: annul}, true},
		{ability.Response{On: falls, If: hand, Do: draw}, true},
		{ability.Triggered{On: falls, If: hand, Do: ability.May{Do: draw}}, true},
		{ability.Triggered{On: falls, If: hand, Do: draw}, false}, // the other player could not know that it has to
		{ability.Response{By: ability.Opponent, On: falls, If: hand, Do: draw}, false},
	} {
		d := dar.define([]card.Card{c}, false)
		d.compile(1, ability.Card{Abilities: []ability.Ability{test.has}})
		if got := len(d.facts[1].programs) == 1; got != test.runs {
			t.Errorf("%T: is run from the hand: %v", test.has, got)
		}
	}
}
