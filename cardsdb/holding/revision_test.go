package holding

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestOnlyTheFactsThatAreSetChange(t *testing.T) {
	row := Holding{Key: Key{Printing: arturo, Finish: Foil, Condition: Good, Language: "en", Place: Place{"Álbum", 3, 7}}, Count: 4, ForTrade: 1,
		Paid: Price{100, "CLP"}, Tags: []string{"a", "b"}, Notes: "uno", Origin: "feria"}
	for _, c := range []struct {
		says string
		by   Amendment
		want func(*Holding)
	}{
		{"lugar: Caja", MoveTo("Caja"), func(h *Holding) { h.Place = Place{Container: "Caja"} }},
		{"lugar: ninguno", MoveTo(""), func(h *Holding) { h.Place = Place{} }},
		{"lugar: Álbum", MoveTo("Álbum"), func(*Holding) {}},
		{"página: 4", TurnTo(4), func(h *Holding) { h.Place = Place{"Álbum", 4, 0} }},
		{"página: 3", TurnTo(3), func(*Holding) {}},
		{"acabado: normal", AsFinish(Normal), func(h *Holding) { h.Finish = Normal }},
		{"estado: NM", AsCondition(NearMint), func(h *Holding) { h.Condition = NearMint }},
		{"estado: ninguno", AsCondition(Unrated), func(h *Holding) { h.Condition = Unrated }},
		{"idioma: es", AsLanguage(""), func(h *Holding) { h.Language = "" }},
		{"pagado: $1.500", PaidFor(Price{150000, "CLP"}), func(h *Holding) { h.Paid = Price{150000, "CLP"} }},
		{"pagado: sin precio", PaidFor(Price{}), func(h *Holding) { h.Paid = Price{} }},
		{"para cambiar: 2", ForTrade(2), func(h *Holding) { h.ForTrade = 2 }},
		{"para cambiar: 9", ForTrade(9), func(h *Holding) { h.ForTrade = 4 }},
		{"para cambiar: todas", ForTrade(MaxCopies), func(h *Holding) { h.ForTrade = 4 }},
		{"con etiquetas: b, c", AddTags("c", " b "), func(h *Holding) { h.Tags = []string{"a", "b", "c"} }},
		{"sin etiquetas: z, Á", DropTags("Á", "z"), func(h *Holding) { h.Tags = []string{"b"} }},
		{"etiquetas: c", OnlyTags("c"), func(h *Holding) { h.Tags = []string{"c"} }},
		{"etiquetas: ninguna", OnlyTags(), func(h *Holding) { h.Tags = nil }},
		{"origen: trueque", CameFrom("trueque"), func(h *Holding) { h.Origin = "trueque" }},
		{"origen: ninguno", CameFrom(""), func(h *Holding) { h.Origin = "" }},
		{"fecha: 2026-03-01", AcquiredOn(Date{2026, 3, 1}), func(h *Holding) { h.Acquired = Date{2026, 3, 1} }},
		{"fecha: ninguna", AcquiredOn(Date{}), func(*Holding) {}},
		{"copias que salen: 3", Remove(3), func(h *Holding) { h.Count = 1 }},
		{"copias que salen: 9", Remove(9), func(h *Holding) { h.Count, h.ForTrade = 0, 0 }},
		{"copias que salen: todas", Remove(MaxCopies), func(h *Holding) { h.Count, h.ForTrade = 0, 0 }},
	} {
		want := row
		c.want(&want)
		if got := (Revision{c.by}).Of(row); !got.Equal(want) || c.by.Says != c.says {
			t.Errorf("%q (%q) gives %+v", c.by.Says, c.says, got)
		}
	}
	if !slices.Equal(row.Tags, []string{"a", "b"}) {
		t.Errorf("the row that was has the tags %v", row.Tags)
	}
}

func TestAPlanTellsWhatJoinsWhatStaysAndWhatIsBeside(t *testing.T) {
	in := func(box string, f Finish, n int) Holding {
		return Holding{Key: Key{Printing: arturo, Finish: f, Place: Place{Container: box}}, Count: n}
	}
	all := []Holding{in("", Normal, 1), in("A", Normal, 2), in("B", Normal, 3), in("A", Foil, MaxCopies), in("B", Foil, 1)}
	p := Revision{MoveTo("A")}.Plan(all, func(k Key) bool { return k.Place.Container != "A" || k.Finish == Normal })
	var said []string
	for _, o := range p.Outcomes {
		switch {
		case o.Wrong != nil:
			said = append(said, "wrong")
		case !o.Changes():
			said = append(said, "stays")
		case o.Joins:
			said = append(said, "joins")
		default:
			said = append(said, "moves")
		}
	}
	if got := strings.Join(said, " "); got != "joins stays joins wrong" {
		t.Errorf("the outcomes are %s", got)
	}
	if len(p.Beside) != 1 || !p.Beside[0].Equal(all[3]) || len(p.Changed()) != 2 {
		t.Errorf("beside are %v", p.Beside)
	}
}

func TestARowThatCannotChangeKeepsItsPlaceBeforeOnesThatWouldComeThere(t *testing.T) {
	of := func(c Condition, tags int) Holding {
		h := Holding{Key: Key{Printing: arturo, Condition: c}, Count: MaxCopies}
		for i := range tags {
			h.Tags = append(h.Tags, string(rune('A'+i)))
		}
		return h
	}
	swap := Amendment{"estado: otro", func(h *Holding) {
		h.Condition = map[Condition]Condition{Mint: NearMint, NearMint: Good, Good: Mint}[h.Condition]
	}}
	all := []Holding{of(Mint, 1), of(NearMint, 1), of(Good, MaxTags)}
	if p := (Revision{swap}).Plan(all, func(Key) bool { return true }); len(p.Changed()) != 3 {
		t.Errorf("of three that go round %d change", len(p.Changed()))
	}
	if p := (Revision{swap, AddTags("otra")}).Plan(all, func(Key) bool { return true }); len(p.Changed()) != 0 {
		t.Errorf("where the last has too many tags %d change", len(p.Changed()))
	}
}

// someRows draws the rows of a small collection.
func someRows(t *rapid.T) []Holding {
	drawn := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) Holding {
		h := Holding{Key: Key{Printing: arturo, Finish: Finish(rapid.IntRange(0, 1).Draw(t, "finish")), Condition: Condition(rapid.IntRange(0, 2).Draw(t, "condition")),
			Place: Place{Container: rapid.SampledFrom([]string{"", "A", "B"}).Draw(t, "box")}}, Count: rapid.SampledFrom([]int{1, 2, MaxCopies - 1}).Draw(t, "count")}
		h.Printing.Number = rapid.IntRange(1, 2).Draw(t, "number")
		return h
	}), 0, 12, func(h Holding) Key { return h.Key })
	return drawn.Draw(t, "rows")
}

func TestARowWhoseCopiesAllGoJoinsNothingAndKeepsNothing(t *testing.T) {
	in := func(box string, n int) Holding {
		return Holding{Key: Key{Printing: arturo, Place: Place{Container: box}}, Count: n}
	}
	all := []Holding{in("A", 1), in("B", 3), in("C", MaxCopies)}
	p := Revision{MoveTo("C"), Remove(2)}.Plan(all, func(k Key) bool { return k.Place.Container != "C" })
	a, b := p.Outcomes[0], p.Outcomes[1]
	if !a.Goes() || a.Joins || a.Wrong != nil || b.Goes() || b.Wrong == nil || !b.From.Equal(b.To) {
		t.Errorf("the one copy becomes %+v, the three %+v", a, b)
	}
	if p = (Revision{Remove(2)}).Plan(all, func(Key) bool { return true }); p.Outcomes[1].To.Count != 1 || p.Outcomes[2].To.Count != MaxCopies-2 || len(p.Changed()) != 3 {
		t.Errorf("of each two go: %+v", p.Outcomes)
	}
}

func TestNoCopyIsWonOrLostByARevision(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := someRows(t)
		r := Revision{MoveTo(rapid.SampledFrom([]string{"", "A", "C"}).Draw(t, "to")), AsFinish(Foil)}
		p := r.Plan(all, func(k Key) bool { return k.Condition != Mint })
		lies, chosen := map[Key]int{}, 0
		for _, h := range all {
			if h.Condition == Mint {
				lies[h.Key] += h.Count
			} else {
				chosen++
			}
		}
		if len(p.Outcomes) != chosen {
			t.Fatalf("%d of %d rows have an outcome", len(p.Outcomes), chosen)
		}
		for _, o := range p.Outcomes {
			if o.To.Count != o.From.Count || o.To.Printing != o.From.Printing {
				t.Fatalf("%+v becomes %+v", o.From, o.To)
			}
			lies[o.To.Key] += o.To.Count
		}
		for key, n := range lies {
			if n > MaxCopies {
				t.Fatalf("%d copies would lie under %v", n, key)
			}
		}
	})
}

func TestAmendmentsAreReadAsPeopleWriteThem(t *testing.T) {
	for _, c := range []struct {
		fact       Fact
		text, says string
	}{
		{PlaceFact, " Caja 2 ", "lugar: Caja 2"}, {PlaceFact, "", "lugar: ninguno"}, {PageFact, "12", "página: 12"}, {PageFact, "", "página: ninguna"},
		{FinishFact, "FOIL", "acabado: foil"}, {ConditionFact, "nm", "estado: NM"}, {ConditionFact, "", "estado: ninguno"}, {LanguageFact, "EN", "idioma: en"},
		{PaidFact, "1.500 clp", "pagado: $1.500"}, {PaidFact, "", "pagado: sin precio"}, {TradeFact, "2", "para cambiar: 2"}, {TradeFact, "Todas", "para cambiar: todas"},
		{TagsFact, "b; a,b", "etiquetas: a, b"}, {MoreTagsFact, "feria", "con etiquetas: feria"}, {FewerTagsFact, "feria", "sin etiquetas: feria"},
		{OriginFact, " Feria ", "origen: Feria"}, {OriginFact, "", "origen: ninguno"}, {DateFact, "1/3/2026", "fecha: 2026-03-01"}, {DateFact, "", "fecha: ninguna"},
		{RemoveFact, "2", "copias que salen: 2"}, {RemoveFact, "TODAS", "copias que salen: todas"}, {TradeFact, "all", "para cambiar: todas"},
	} {
		if a, err := ParseAmendment(c.fact, c.text); a.Says != c.says || err != nil {
			t.Errorf("%d %q says %q, %v", c.fact, c.text, a.Says, err)
		}
	}
	for fact, text := range map[Fact]string{PlaceFact: strings.Repeat("x", MaxContainer+1), PageFact: "-1", FinishFact: "mate", ConditionFact: "regular",
		LanguageFact: "español", PaidFact: "caro", TradeFact: "algunas", TagsFact: strings.Repeat("x", MaxLine+1),
		OriginFact: strings.Repeat("x", MaxLine+1), DateFact: "ayer", RemoveFact: ""} {
		if a, err := ParseAmendment(fact, text); err == nil {
			t.Errorf("%d %q says %q", fact, text, a.Says)
		}
	}
}

func FuzzParseAmendment(f *testing.F) {
	for i, text := range []string{"Caja 2", "12", "foil", "NM", "en", "$1.500", "todas", "2026-03-01", "a, b; c", "\xff", "\x00"} {
		f.Add(uint8(i), text)
	}
	f.Fuzz(func(t *testing.T, fact uint8, text string) {
		a, err := ParseAmendment(Fact(fact%uint8(factsEnd)), text)
		if err != nil {
			return
		}
		p := Revision{a}.Plan([]Holding{{Key: Plain(arturo), Count: 3}}, func(Key) bool { return true })
		if err := p.Outcomes[0].Wrong; err != nil {
			t.Errorf("%q makes a row that cannot be kept: %v", text, err)
		}
	})
}
