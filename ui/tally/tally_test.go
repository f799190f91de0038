package tally

import (
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	voraz = Rival{Computer, "voraz"}
	beto  = Rival{Friend, "Beto"}
)

// day is a day of May 2026.
func day(n int) time.Time { return time.Date(2026, 5, n, 18, 0, 0, 0, time.UTC) }

func TestDuelsAreCountedByTheirOutcome(t *testing.T) {
	for _, c := range []struct {
		rule  string
		duels []Duel
		want  Tally
	}{
		{"nothing played counts nothing", nil, Tally{}},
		{"won, lost and drawn are duels", []Duel{{Outcome: Won}, {Outcome: Won}, {Outcome: Lost}, {Outcome: Drawn}},
			Tally{Duels: 4, Won: 2, Lost: 1, Drawn: 1}},
		{"an unfinished duel stands apart, with its turns and its order", []Duel{{Outcome: Won, Turns: 10}, {Turns: 90, Order: First}},
			Tally{Duels: 1, Won: 1, Unfinished: 1, turns: 10, timed: 1}},
		{"turns that are not known do not lower the average", []Duel{{Outcome: Won, Turns: 10}, {Outcome: Lost}, {Outcome: Lost, Turns: 13}},
			Tally{Duels: 3, Won: 1, Lost: 2, turns: 23, timed: 2}},
		{"who goes first and who second, with what each won", []Duel{{Outcome: Won, Order: First}, {Outcome: Lost, Order: First}, {Outcome: Won, Order: Second}, {Outcome: Drawn}},
			Tally{Duels: 4, Won: 2, Lost: 1, Drawn: 1, First: Played{2, 1}, Second: Played{1, 1}}},
		{"the last date is the latest, of unfinished duels too", []Duel{{Outcome: Won, Date: day(3)}, {Date: day(9)}, {Outcome: Lost, Date: day(5)}},
			Tally{Duels: 2, Won: 1, Lost: 1, Unfinished: 1, Last: day(9)}},
	} {
		if got := Total(c.duels).Tally; got != c.want {
			t.Errorf("%s: got %+v", c.rule, got)
		}
	}
}

func TestTheAverageOfTurnsIsOfTheDuelsWhoseTurnsAreKnown(t *testing.T) {
	if got := Total([]Duel{{Outcome: Won, Turns: 10}, {Outcome: Lost, Turns: 13}}).TurnsText(); got != "11.5" {
		t.Errorf("it is %q", got)
	}
	if got := Total([]Duel{{Outcome: Won}}).TurnsText(); got != "" {
		t.Errorf("of nothing it is %q", got)
	}
}

func TestEachDeckAndRivalHaveARow(t *testing.T) {
	rows := Rows([]Duel{
		{Match: 1, Deck: "Faraones", Rival: voraz, Outcome: Won, Date: day(1)},
		{Match: 2, Deck: "Titanes", Rival: voraz, Outcome: Lost, Date: day(2)},
		{Match: 3, Number: 1, Deck: "Faraones", Rival: beto, Outcome: Lost, Date: day(3)},
		{Match: 3, Number: 2, Deck: "Faraones", Rival: beto, Outcome: Won, Date: day(3)},
		{Match: 4, Deck: "Faraones", Rival: Rival{Friend, "Voraz"}, Date: day(4)},
		{Match: 5, Deck: "Faraones", Rival: voraz, Outcome: Lost, Date: day(5)},
	})
	Sort(rows, ByDeck, false)
	var got []string
	for _, r := range rows {
		got = append(got, r.Deck+" · "+r.Rival.String())
	}
	want := []string{"Faraones · Beto", "Faraones · Voraz", "Faraones · Voraz", "Titanes · Voraz"}
	if !slices.Equal(got, want) {
		t.Fatalf("the rows are %q", got)
	}
	if d := rows[1].Played; len(d) != 2 || d[0].Match != 5 || d[1].Match != 1 {
		t.Errorf("the duels with Faraones against Voraz are %+v", d)
	}
	if d := rows[0].Played; d[0].Number != 2 {
		t.Error("the later duel of a round does not stand first")
	}
}

func TestAFilterLeavesOutWhatItDoesNotName(t *testing.T) {
	duels := []Duel{
		{Match: 1, Deck: "Faraones", Rival: voraz, Format: "Torneo", Date: day(1)},
		{Match: 2, Deck: "Titanes", Rival: voraz, Format: "Libre", Date: day(2)},
		{Match: 3, Deck: "Faraones", Rival: beto, Format: "Libre", Date: day(3)},
	}
	for _, c := range []struct {
		rule   string
		filter Filter
		want   int
	}{
		{"an empty filter leaves all in", Filter{}, 1 + 2 + 3},
		{"by deck", Filter{Deck: "Faraones"}, 1 + 3},
		{"by rival", Filter{Rival: voraz}, 1 + 2},
		{"a friend is not the computer player of that name", Filter{Rival: Rival{Friend, "voraz"}}, 0},
		{"by format", Filter{Format: "Libre"}, 2 + 3},
		{"since a day, which is in", Filter{Since: day(2)}, 2 + 3},
		{"by all at once", Filter{Deck: "Faraones", Rival: beto, Format: "Libre", Since: day(1)}, 3},
	} {
		sum := 0
		for _, d := range c.filter.Of(duels) {
			sum += int(d.Match)
		}
		if sum != c.want {
			t.Errorf("%s: the matches left in add up to %d, want %d", c.rule, sum, c.want)
		}
	}
}

func TestEveryColumnOrdersTheRows(t *testing.T) {
	few := Row{Deck: "Árbol", Rival: beto, Tally: Tally{Duels: 1, Won: 1, turns: 30, timed: 1, First: Played{1, 1}, Last: day(9)}}
	many := Row{Deck: "Zorro", Rival: voraz, Tally: Tally{Duels: 9, Won: 4, Lost: 4, Drawn: 1, Unfinished: 1, turns: 90, timed: 9, First: Played{5, 2}, Second: Played{4, 2}, Last: day(1)}}
	for by, want := range map[Column]string{ByDeck: "Árbol", ByRival: "Árbol", ByDuels: "Árbol", ByWon: "Árbol", ByLost: "Árbol", ByDrawn: "Árbol",
		ByUnfinished: "Árbol", ByTurns: "Zorro", ByFirst: "Zorro", BySecond: "Árbol", ByLast: "Zorro"} {
		rows := []Row{many, few}
		Sort(rows, by, false)
		if rows[0].Deck != want {
			t.Errorf("column %d: %s is first", by, rows[0].Deck)
		}
		Sort(rows, by, true)
		if rows[0].Deck == want {
			t.Errorf("column %d downwards: %s is first", by, rows[0].Deck)
		}
	}
}

func TestRivalsAreTheComputerThenTwoPeopleThenFriends(t *testing.T) {
	var names []string
	for _, r := range Rivals([]Duel{{Rival: beto}, {Rival: Rival{Friend, "Ana"}}, {Rival: Rival{Kind: TwoPeople}}, {Rival: voraz}, {Rival: beto}}) {
		names = append(names, r.String())
	}
	if want := []string{"Voraz", "Dos personas", "Ana", "Beto"}; !slices.Equal(names, want) {
		t.Errorf("they are %q", names)
	}
}

func TestATableForSpreadsheetsHoldsNoFormula(t *testing.T) {
	rows := Rows([]Duel{{Deck: "=1+1", Rival: Rival{Friend, `@SUM(A1) "B", C`}, Outcome: Won, Order: First, Turns: 12, Date: day(4)}})
	var b strings.Builder
	if err := WriteCSV(&b, rows); err != nil {
		t.Fatal(err)
	}
	want := "mazo,rival,duelos,ganados,perdidos,empates,sin terminar,turnos por duelo,empezando,ganados empezando,de segundo,ganados de segundo,último\n" +
		`'=1+1,"'@SUM(A1) ""B"", C",1,1,0,0,0,12.0,1,1,0,0,2026-05-04` + "\n"
	if b.String() != want {
		t.Errorf("it is\n%s", b.String())
	}
}
