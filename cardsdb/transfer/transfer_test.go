package transfer_test

import (
	"bytes"
	"encoding/csv"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

var update = flag.Bool("update", false, "write the golden files")

func catalogue(t testing.TB) *cardsdb.Catalogue {
	t.Helper()
	c, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// ofTheDAR is the catalogue without the series that repeat the cards of the nine
// editions: in it a name is mostly one printing.
type ofTheDAR struct{ *cardsdb.Catalogue }

func inDAR(c card.Card) bool {
	return slices.ContainsFunc(card.Editions()[:9], func(info card.EditionInfo) bool { return info.Code == c.Edition })
}

func (c ofTheDAR) Named(name string) []card.Card {
	return slices.DeleteFunc(c.Catalogue.Named(name), func(c card.Card) bool { return !inDAR(c) })
}

// owned is what the collector of the golden files has before each import.
func owned() transfer.Owned {
	return transfer.Owned{Rows: []holding.Holding{
		{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 1},
		{Key: holding.Plain(card.Printing{Edition: "ES", Number: 29}), Count: 9998},
	}, Wishes: []holding.Wish{{Printing: card.Printing{Edition: "CR", Number: 21}, Count: 1, Notes: "ya"}}}
}

// samples are files with every difficulty, and files as the programs that are
// known write them.
func samples(t testing.TB) []string {
	t.Helper()
	var out []string
	for folder, fewest := range map[string]int{"importar": 20, "programas": 20} {
		files, err := filepath.Glob(filepath.Join("testdata", folder, "*"))
		files = slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, ".cuentas") })
		if err != nil || len(files) < fewest {
			t.Fatalf("there are %d files of %s, %v", len(files), folder, err)
		}
		out = append(out, files...)
	}
	slices.Sort(out)
	return out
}

func TestFilesGiveTheirReports(t *testing.T) {
	for _, file := range samples(t) {
		name := filepath.Base(file)
		if filepath.Base(filepath.Dir(file)) != "importar" {
			name = filepath.Base(filepath.Dir(file)) + "-" + name
		}
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := reportOf(t, data)
			golden := filepath.Join("testdata/informes", name+".txt")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// reportOf writes a whole dry run down.
func reportOf(t *testing.T, data []byte) string {
	t.Helper()
	f, err := transfer.Read(bytes.NewReader(data))
	if err != nil {
		return "error: " + err.Error() + "\n"
	}
	plan := transfer.Match(f, ofTheDAR{catalogue(t)}).Plan(owned())
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s", f.Kind.Title(), f.Encoding)
	if f.Separator != 0 {
		fmt.Fprintf(&b, ", columnas separadas por %q", f.Separator)
	}
	totals := plan.Totals()
	if f.Uncounted {
		b.WriteString(", sin columna de cantidades")
	}
	for _, n := range f.Notices {
		fmt.Fprintf(&b, "\n! %s", n)
	}
	fmt.Fprintf(&b, "\n%d líneas: %d nuevas, %d sumadas, %d por elegir, %d rechazadas, %d aparte; %d con avisos; %d copias, %d deseos, %d proxies\n\n",
		len(plan.Lines), totals.New, totals.Merged, totals.Ambiguous, totals.Refused, totals.Apart, totals.Warned, totals.Copies, totals.Wishes, totals.Proxies)
	if totals.Taken()+totals.Ambiguous+totals.Refused+totals.Apart != len(f.Lines) {
		t.Errorf("the counts do not add up to the %d lines", len(f.Lines))
	}
	for _, l := range plan.Lines {
		fmt.Fprintf(&b, "%3d %-10s %s\n", l.Number, l.Outcome, describe(l))
		for _, w := range l.Warnings {
			fmt.Fprintf(&b, "    ! %s\n", w)
		}
	}
	if rest, err := plan.Rest(); err == nil {
		fmt.Fprintf(&b, "\nlo que queda:\n%s", rest)
	}
	return b.String()
}

func describe(l transfer.Planned) string {
	if l.Outcome.IsTaken() {
		h := l.Row
		parts := []string{fmt.Sprintf("%d %s", h.Count, l.Printings[0].Code()), h.Key.String()}
		if l.Wish > 0 {
			parts = append(parts, fmt.Sprintf("deseadas %d", l.Wish))
		}
		if h.ForTrade > 0 {
			parts = append(parts, fmt.Sprintf("cambio %d", h.ForTrade))
		}
		parts = append(parts, h.Paid.String(), h.Origin, h.Acquired.String(), strings.Join(h.Tags, ";"), strings.ReplaceAll(h.Notes, "\n", "¶"), h.Photo)
		return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " | ")
	}
	var codes []string
	for _, c := range l.Printings {
		codes = append(codes, c.Code()+" "+c.Name)
	}
	text := l.Reason.Error()
	if len(codes) > 0 {
		text += ": " + strings.Join(codes, ", ")
	}
	return text
}

// drawOwned makes a collection as the store keeps them: keys once, all of it
// what Check accepts.
func drawOwned(t *rapid.T, c *cardsdb.Catalogue) transfer.Owned {
	all := c.All()
	text := rapid.SampledFrom([]string{"", "Carpeta azul", "=1+1", "'=x", "''-y", "a;b", `c\d`, "ñandú, «x»", `"comillas"`, "+", "@casa", "sep=,", "'", "#x", "con  dos espacios"})
	var o transfer.Owned
	seen := map[holding.Key]bool{}
	for range rapid.IntRange(1, 12).Draw(t, "rows") {
		printing := rapid.SampledFrom(all).Draw(t, "card").Printing()
		if rapid.IntRange(0, 9).Draw(t, "gap") == 0 {
			printing = rapid.SampledFrom([]card.Printing{{Edition: "HD", Number: 14}, {Edition: "MIA", Number: 3}}).Draw(t, "unknown")
		}
		h := holding.Holding{
			Key: holding.Key{Printing: printing, Finish: holding.Finish(rapid.IntRange(0, 1).Draw(t, "finish")),
				Condition: holding.Condition(rapid.IntRange(0, int(holding.Poor)).Draw(t, "condition")),
				Language:  rapid.SampledFrom([]holding.Language{"", "en", "pt", "ja", "eu"}).Draw(t, "language"),
				Place:     holding.Place{Container: strings.TrimSpace(text.Draw(t, "place")), Page: rapid.IntRange(0, 99).Draw(t, "page"), Pocket: rapid.IntRange(0, 9).Draw(t, "pocket")}},
			Count:    rapid.IntRange(1, holding.MaxCopies).Draw(t, "count"),
			Paid:     rapid.SampledFrom([]holding.Price{{}, {Cents: 125050, Currency: "CLP"}, {Cents: 7}, {Cents: 100_000_000, Currency: "USD"}}).Draw(t, "paid"),
			Origin:   text.Draw(t, "origin"),
			Acquired: rapid.SampledFrom([]holding.Date{{}, {Year: 2026, Month: 1, Day: 31}, {Year: 1999, Month: 12, Day: 1}}).Draw(t, "acquired"),
			Tags:     holding.Tags(rapid.SliceOfN(text, 0, 3).Draw(t, "tags")...),
			Notes:    rapid.SampledFrom([]string{"", "una", "dos\nlíneas", "=fórmula", " con espacios ", "\tcon tabulador", "\n", "a\n\n=b"}).Draw(t, "notes"),
			Photo:    text.Draw(t, "photo"),
		}
		h.ForTrade = rapid.IntRange(0, h.Count).Draw(t, "trade")
		if err := h.Check(); err != nil {
			t.Fatalf("a row is drawn that no store keeps: %v", err)
		}
		if !seen[h.Key] {
			seen[h.Key] = true
			o.Rows = append(o.Rows, h)
		}
	}
	wished := map[card.Printing]bool{}
	for range rapid.IntRange(0, 3).Draw(t, "wishes") {
		w := holding.Wish{Printing: rapid.SampledFrom(all).Draw(t, "wish").Printing(), Count: rapid.IntRange(1, 99).Draw(t, "wanted"), Notes: text.Draw(t, "why")}
		if !wished[w.Printing] {
			wished[w.Printing] = true
			o.Wishes = append(o.Wishes, w)
		}
	}
	told := map[card.Printing]bool{}
	for range rapid.IntRange(0, 3).Draw(t, "epics") {
		e := holding.NewEpic(rapid.SampledFrom(all).Draw(t, "epic").Printing(), rapid.StringMatching(`[a-zñ=+"',;]{1,12}( [a-z]{1,5})?`).Draw(t, "words"))
		if !told[e.Printing] {
			told[e.Printing] = true
			o.Epics = append(o.Epics, e)
		}
	}
	return o
}

func TestWhatIsExportedImportsBackToTheSameCollection(t *testing.T) {
	c := catalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		want := drawOwned(t, c)
		kind := rapid.SampledFrom([]transfer.Kind{transfer.Castillo, transfer.Backup}).Draw(t, "kind")
		var b bytes.Buffer
		if err := transfer.Write(&b, kind, want, c); err != nil {
			t.Fatal(err)
		}
		f, err := transfer.Read(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, b.String())
		}
		if f.Kind != kind {
			t.Fatalf("a %s is read as %s:\n%s", kind, f.Kind, b.String())
		}
		plan := transfer.Match(f, c).Plan(transfer.Owned{})
		if got := fmt.Sprintf("%+v", plan.Changes); got != fmt.Sprintf("%+v", want) {
			t.Fatalf("imports back as\n%s\nwant\n%+v\nfrom\n%s", got, want, b.String())
		}
	})
}

func TestTablesOfOthersImportBackWithTheirCounts(t *testing.T) {
	c := catalogue(t)
	type what struct {
		printing card.Printing
		finish   holding.Finish
	}
	tally := func(rows []holding.Holding) map[what]int {
		out := map[what]int{}
		for _, h := range rows {
			out[what{h.Printing, h.Finish}] += h.Count
		}
		return out
	}
	rapid.Check(t, func(t *rapid.T) {
		want := drawOwned(t, c)
		want.Rows = slices.DeleteFunc(want.Rows, func(h holding.Holding) bool {
			_, ok := c.Printing(h.Printing.Edition, h.Printing.Number)
			return !ok || h.Count > 500
		})
		kind := rapid.SampledFrom([]transfer.Kind{transfer.List, transfer.Moxfield, transfer.Deckbox, transfer.ManaBox, transfer.Archidekt, transfer.DragonShield}).Draw(t, "kind")
		var b bytes.Buffer
		if err := transfer.Write(&b, kind, want, c); err != nil {
			t.Fatal(err)
		}
		f, err := transfer.Read(bytes.NewReader(b.Bytes()))
		if len(want.Rows) == 0 {
			return
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, b.String())
		}
		if f.Kind != kind {
			t.Fatalf("a %s is read as %s:\n%s", kind, f.Kind, b.String())
		}
		plan := transfer.Match(f, c).Plan(transfer.Owned{})
		if got := fmt.Sprint(tally(plan.Changes.Rows)); got != fmt.Sprint(tally(want.Rows)) {
			t.Fatalf("imports back as\n%s\nwant\n%v\nfrom\n%s", got, tally(want.Rows), b.String())
		}
	})
}

func TestReplacingLeavesWhatTheFileSaysAndNothingElseChanged(t *testing.T) {
	c := catalogue(t)
	known := func(rows []holding.Holding) []holding.Holding {
		return slices.DeleteFunc(rows, func(h holding.Holding) bool {
			_, ok := c.Printing(h.Printing.Edition, h.Printing.Number)
			return !ok || h.Count > 500
		})
	}
	byPrinting := func(rows []holding.Holding) map[card.Printing]int {
		out := map[card.Printing]int{}
		for _, h := range rows {
			out[h.Printing] += h.Count
		}
		return out
	}
	rapid.Check(t, func(t *rapid.T) {
		owned, said := drawOwned(t, c), drawOwned(t, c)
		owned.Rows, said.Rows = known(owned.Rows), known(said.Rows)
		if len(owned.Rows) > 0 && len(said.Rows) > 0 && rapid.Bool().Draw(t, "shared") { // else they hardly share a card
			said.Rows[0].Printing = owned.Rows[0].Printing
			for i := range owned.Rows[:min(len(owned.Rows), 4)] {
				owned.Rows[i].Printing = owned.Rows[0].Printing
			}
			once := map[holding.Key]bool{}
			again := func(h holding.Holding) bool {
				before := once[h.Key]
				once[h.Key] = true
				return before
			}
			owned.Rows = slices.DeleteFunc(owned.Rows, again)
			clear(once)
			said.Rows = slices.DeleteFunc(said.Rows, again)
		}
		kind := rapid.SampledFrom([]transfer.Kind{transfer.Castillo, transfer.Backup, transfer.List, transfer.Moxfield, transfer.ManaBox, transfer.Archidekt}).Draw(t, "kind")
		var b bytes.Buffer
		if err := transfer.Write(&b, kind, transfer.Owned{Rows: said.Rows}, c); err != nil {
			t.Fatal(err)
		}
		f, err := transfer.Read(bytes.NewReader(b.Bytes()))
		if len(said.Rows) == 0 {
			return
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, b.String())
		}
		replaced := func(rows []holding.Holding) []holding.Holding {
			plan := transfer.Match(f, c).PlanAs(transfer.Replace, transfer.Owned{Rows: rows})
			rows = slices.DeleteFunc(slices.Clone(rows), func(h holding.Holding) bool {
				return slices.ContainsFunc(plan.Gone, func(g holding.Holding) bool { return g.Key == h.Key })
			})
			for _, h := range plan.Changes.Rows {
				if err := h.Check(); err != nil || slices.ContainsFunc(rows, func(o holding.Holding) bool { return o.Key == h.Key }) {
					t.Fatalf("there comes %+v, %v", h, err)
				}
				rows = append(rows, h)
			}
			return rows
		}
		before, want := byPrinting(owned.Rows), byPrinting(said.Rows)
		once := replaced(owned.Rows)
		got := byPrinting(once)
		for p, n := range before {
			if _, told := want[p]; !told {
				want[p] = n
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("by a %s there are %v, want %v", kind, got, want)
		}
		if twice := replaced(once); !reflect.DeepEqual(byKey(twice), byKey(once)) {
			t.Fatalf("by a %s twice there is\n%+v\nonce\n%+v", kind, twice, once)
		}
	})
}

func byKey(rows []holding.Holding) map[holding.Key]holding.Holding {
	out := map[holding.Key]holding.Holding{}
	for _, h := range rows {
		out[h.Key] = h
	}
	return out
}

func read(t *testing.T, text string) *transfer.Matching {
	t.Helper()
	f, err := transfer.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return transfer.Match(f, ofTheDAR{catalogue(t)})
}

func TestAChoiceDecidesAnAmbiguousLine(t *testing.T) {
	m := read(t, "2 Simón de Montfort\n1 Mordred\n")
	promo := card.Printing{Edition: "PE", Number: 2}
	if err := m.Choose(0, card.Printing{Edition: "ES", Number: 1}); err == nil {
		t.Error("a line may be any card")
	}
	if err := m.Choose(7, promo); err == nil {
		t.Error("a line that is not there can be chosen for")
	}
	if err := m.Choose(0, promo); err != nil {
		t.Fatal(err)
	}
	plan := m.Plan(transfer.Owned{})
	if l := plan.Lines[0]; l.Outcome != transfer.New || l.Row.Printing != promo || !l.Chosen || !l.Reason.IsZero() {
		t.Errorf("the line is %+v", l)
	}
	m.LeaveOut(1)
	m.Forget(0)
	plan = m.Plan(transfer.Owned{})
	if got := plan.Totals(); got != (transfer.Totals{Ambiguous: 1, Refused: 1}) || len(plan.Changes.Rows) != 0 {
		t.Errorf("the totals are %+v", got)
	}
}

func TestTheRestReadsAgainWithTheSameReasons(t *testing.T) {
	for _, file := range samples(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := transfer.Read(bytes.NewReader(data))
		if err != nil {
			continue
		}
		reasons := func(p transfer.Plan) (out []string) {
			for _, l := range p.Lines {
				if l.Outcome == transfer.Refused || l.Outcome == transfer.Ambiguous {
					out = append(out, l.Reason.Sentence)
				}
			}
			return out
		}
		before := transfer.Match(f, ofTheDAR{catalogue(t)}).Plan(owned())
		rest, err := before.Rest()
		if err == transfer.ErrNoRest {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		again, err := transfer.Read(bytes.NewReader(rest))
		if err != nil {
			t.Fatalf("%s: %v in\n%s", file, err, rest)
		}
		after := transfer.Match(again, ofTheDAR{catalogue(t)}).Plan(transfer.Owned{Rows: append(owned().Rows, before.Changes.Rows...)})
		if got, want := reasons(after), reasons(before); again.Kind != f.Kind || !slices.Equal(got, want) {
			t.Errorf("%s: the rest gives %q as %s, want %q\n%s", file, got, again.Kind, want, rest)
		}
	}
}

func TestWhatStaysBehindStaysAWishOrAnOwnedCopy(t *testing.T) {
	m := read(t, "1 Simón de Montfort\nBusco:\n2 Federico Barbarroja\n1 Mordred\nLista:\n3 Simón de Montfort\n")
	rest, err := m.Plan(transfer.Owned{}).Rest()
	if err != nil {
		t.Fatal(err)
	}
	again := read(t, string(rest))
	for i := range again.File.Lines {
		if err := again.Choose(i, again.Choices(i)[0].Printing()); err != nil {
			t.Fatal(err)
		}
	}
	if got := again.Plan(transfer.Owned{}).Totals(); got.Copies != 4 || got.Wishes != 1 {
		t.Errorf("the rest brings %+v:\n%s", got, rest)
	}
}

func TestAChoiceForALineOfTwoKindsLeavesTheRestWithoutBothCounts(t *testing.T) {
	m := read(t, "Total Qty,Reg Qty,Foil Qty,Card,Set\n3,2,1,Simón de Montfort,\n")
	if got := m.LinesAt(2); !slices.Equal(got, []int{0, 1}) {
		t.Fatalf("the line is at %v", got)
	}
	if err := m.Choose(1, card.Printing{Edition: "PE", Number: 2}); err != nil {
		t.Fatal(err)
	}
	plan := m.Plan(transfer.Owned{})
	if rows := plan.Changes.Rows; len(rows) != 1 || rows[0].Count != 1 || rows[0].Finish != holding.Foil {
		t.Errorf("there come %+v", rows)
	}
	rest, err := plan.Rest()
	if want := "Total Qty,Reg Qty,Foil Qty,Card,Set,motivo\n2,2,0,Simón de Montfort,,«Simón de Montfort» está en varias ediciones\n"; err != nil || string(rest) != want {
		t.Errorf("%v, the rest is\n%s", err, rest)
	}
}

func TestATableWithoutQuantitiesCountsNothingUntilItIsTold(t *testing.T) {
	f, err := transfer.Read(strings.NewReader("nombre;edición;número\nReina Guinivere;ES;2\nTitania;ES;29\nNadie;;\n"))
	if err != nil || !f.Uncounted {
		t.Fatalf("uncounted %v, %v", f.Uncounted, err)
	}
	for copies, want := range map[int]int{0: 0, 1: 2, 4: 8} {
		if got := transfer.Match(f.Each(copies), catalogue(t)).Plan(transfer.Owned{}).Totals(); got.Copies != want {
			t.Errorf("with %d copies a line it brings %+v", copies, got)
		}
	}
	if got := transfer.Match(f, catalogue(t)).Plan(transfer.Owned{}).Totals(); got.Copies != 0 || got.Apart != 3 {
		t.Errorf("untold it brings %+v", got)
	}
	counted, err := transfer.Read(strings.NewReader("nombre;cantidad\nTitania;2\n"))
	if err != nil || counted.Uncounted || !reflect.DeepEqual(counted.Each(9), counted) {
		t.Errorf("a table with quantities is asked about, %v", err)
	}
}

func TestTheSignOfMoneyIsThatOfItsCountry(t *testing.T) {
	for text, want := range map[string]string{
		"nombre;cantidad;precio\nAzor;1;$1.500\n":                              "1500.00 CLP",
		"nombre;cantidad;precio\nAzor;1;US$ 1.500\n":                           "1500.00 USD",
		"nombre;cantidad;precio;moneda\nAzor;1;$1,50;USD\n":                    "1.50 USD",
		"moneda;nombre;cantidad;precio\nUSD;Azor;1;$1,50\n":                    "1.50 USD",
		"Count,Card Name,Set Name,Collector Number,Price\n1,Azor,,222,$1.50\n": "1.50 USD",
	} {
		if got := read(t, text).File.Lines[0].Entry.Row.Paid.String(); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestANumberThatMayHaveDecimalsIsToldOf(t *testing.T) {
	const moxfield = "Count,Tradelist Count,Name,Edition,Collector Number,Purchase Price\n"
	for _, c := range []struct{ text, want string }{
		{"nombre;cantidad;precio\nAzor;1;1,500\n", "«1,500» se lee como 1500; si eran decimales, corrígelo en el archivo"},
		{"nombre;cantidad;precio\nAzor;1;US$ 1,500\n", "«US$ 1,500» se lee como 1500; si eran decimales, corrígelo en el archivo"},
		{"nombre\tcantidad\nAzor\t3,000\n", "«3,000» se lee como 3000; si eran decimales, corrígelo en el archivo"},
		{moxfield + "1,0,Azor,ES,222,2.375\n", "«2.375» se lee como 2375; si eran decimales, corrígelo en el archivo"},
		{"nombre;cantidad;precio\nAzor;1;1.500\n", ""},
		{"nombre;cantidad;precio\nAzor;1;1,50\n", ""},
		{"nombre;cantidad;precio\nAzor;1;0,500\n", ""},
		{"nombre;cantidad;precio\nAzor;1;1.250,500\n", ""},
		{"nombre,cantidad,precio\nAzor,1,\"1,500\"\n", ""},
		{moxfield + "1,0,Azor,ES,222,\"1,250.50\"\n", ""},
	} {
		var said []string
		for _, w := range read(t, c.text).File.Lines[0].Warnings {
			said = append(said, w.Error())
		}
		if got := strings.Join(said, "; "); got != c.want {
			t.Errorf("%q warns %q, want %q", c.text, got, c.want)
		}
	}
}

func TestColumnsThatAreNotKeptAreNamed(t *testing.T) {
	for text, want := range map[string]string{
		"QuantityX,Name,Edition code,Collector's number,Price,Foil\n1x,Azor,ES,222,$0.30,\n":          "precios de mercado, que no se importan porque se anota lo pagado: Price",
		"QuantityX,Name,Edition code,Collector's number,Acquired Price,Foil\n1x,Azor,ES,222,$0.30,\n": "",
		"Name,Edition,Qty,Foil,LOW,MARKET,Altered,Signed\nAzor,ES,1,No,0.1,0.2,True,False\n":          "precios de mercado, que no se importan porque se anota lo pagado: LOW, MARKET; columnas que no se importan: Altered",
		"nombre;cantidad;vendedor;;motivo\nAzor;1;Ana;x;y\n":                                          "columnas que no se importan: vendedor",
		"nombre;cantidad;vendedor\nAzor;1;\n":                                                         "",
		"nombre;cantidad;tengo\nAzor;1;7\n":                                                           "columnas que no se importan: tengo",
	} {
		var said []string
		for _, n := range read(t, text).File.Notices {
			said = append(said, n.Error())
		}
		if got := strings.Join(said, "; "); got != want {
			t.Errorf("of %q it says %q, want %q", text, got, want)
		}
	}
}

func TestWhatAFormatDoesNotCarryIsNamed(t *testing.T) {
	all := holding.Holding{Key: holding.Key{Printing: card.Printing{Edition: "ES", Number: 1}, Finish: holding.Foil, Condition: holding.Mint, Language: "en",
		Place: holding.Place{Container: "Caja", Page: 1, Pocket: 2}}, Count: 2, ForTrade: 1, Paid: holding.Price{Cents: 100, Currency: "CLP"},
		Origin: "feria", Acquired: holding.Date{Year: 2026, Month: 1, Day: 31}, Tags: []string{"x"}, Notes: "n", Photo: "f.png"}
	rich := transfer.Owned{Rows: []holding.Holding{all}, Wishes: []holding.Wish{{Printing: all.Printing, Count: 1}}, Epics: []holding.Epic{{Printing: all.Printing, Text: "t"}}}
	plain := transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(all.Printing), Count: 3}}}
	nameless := transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(card.Printing{Edition: "HD", Number: 14}), Count: 3}}}
	for _, c := range []struct {
		kind  transfer.Kind
		owned transfer.Owned
		want  string
	}{
		{transfer.Castillo, rich, ""},
		{transfer.Backup, rich, ""},
		{transfer.List, plain, ""},
		{transfer.Moxfield, plain, ""},
		{transfer.Moxfield, transfer.Owned{}, ""},
		{transfer.List, rich, "estado, idioma, lugar, página, casilla, para cambiar, precio, moneda, origen, fecha, etiquetas, notas, foto, deseos, textos épicos"},
		{transfer.ManaBox, rich, "página, casilla, para cambiar, origen, etiquetas, notas, foto, deseos, textos épicos"},
		{transfer.Moxfield, rich, "lugar, página, casilla, moneda, origen, fecha, notas, foto, deseos, textos épicos"},
		{transfer.Inventario, plain, "número"},
		{transfer.Inventario, nameless, "número, cartas sin nombre"},
	} {
		if got := strings.Join(transfer.Dropped(c.kind, c.owned, catalogue(t)), ", "); got != c.want {
			t.Errorf("%s does not carry %q, want %q", c.kind, got, c.want)
		}
	}
}

func TestMonthsBeforeDaysAreRecognizedByTheWholeColumn(t *testing.T) {
	for dates, want := range map[string]string{
		"1/2/2026 13/2/2026":            "2026-02-01 2026-02-13",
		"1/2/2026 2/13/2026":            "2026-01-02 2026-02-13",
		"1/2/2026 2/13/2026 13/02/2026": "2026-02-01  2026-02-13", // one of each: the second is lost and told of
	} {
		text := "nombre,edicion,numero,cantidad,fecha\n"
		for i, d := range strings.Fields(dates) {
			text += fmt.Sprintf(",ES,%d,1,%s\n", i+1, d)
		}
		var got []string
		for _, l := range read(t, text).File.Lines {
			got = append(got, l.Entry.Row.Acquired.String())
			if (l.Entry.Row.Acquired == holding.Date{}) != (len(l.Warnings) == 1) {
				t.Errorf("%s: the warnings are %v", dates, l.Warnings)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s is read as %s", dates, got)
		}
	}
}

func TestFormulasDoNotLeaveForASpreadsheet(t *testing.T) {
	row := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 1,
		Origin: "=HYPERLINK(\"http://x\")", Notes: "@SUM(A1)", Tags: []string{"+1", "-2"}}
	for _, k := range transfer.Kinds() {
		if k == transfer.Backup || k == transfer.List {
			continue
		}
		var b bytes.Buffer
		if err := transfer.Write(&b, k, transfer.Owned{Rows: []holding.Holding{row}}, catalogue(t)); err != nil {
			t.Fatal(err)
		}
		r := csv.NewReader(bytes.NewReader(b.Bytes()))
		r.FieldsPerRecord = -1
		rows, err := r.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		for _, cell := range slices.Concat(rows...) {
			if cell != "" && strings.ContainsRune("=+-@", rune(cell[0])) {
				t.Errorf("a cell of %s is %q", k, cell)
			}
		}
	}
}

func TestFilesThatAreNotCollectionsAreRefusedWhole(t *testing.T) {
	for name, data := range map[string]string{
		"nothing":         "",
		"only notes":      "# hola\n// nada\n",
		"not text":        "PK\x03\x04\x00\x00\x01",
		"other JSON":      `{"cards":[1,2]}`,
		"half a backup":   `{"castillo":1,"coleccion":[`,
		"a newer backup":  `{"castillo":99,"coleccion":[{"edicion":"ES"}]}`,
		"two backups":     `{"castillo":1,"coleccion":[{}]} {}`,
		"only the titles": "edicion,numero,nombre,cantidad\n",
		"too much":        strings.Repeat("x", transfer.MaxBytes+1),
		"too many lines":  strings.Repeat("Azor\n", transfer.MaxLines+1),
		"a long line":     "nombre,cantidad\nAzor" + strings.Repeat(",", 1_000_000),
		"a long title":    "nombre,cantidad" + strings.Repeat(",a", 1_000_000) + "\nAzor,1\n",
	} {
		if f, err := transfer.Read(strings.NewReader(data)); err == nil {
			t.Errorf("%s is read as %s with %d lines", name, f.Kind, len(f.Lines))
		}
	}
}

func TestCompareFindsWhatEachCouldGive(t *testing.T) {
	at := func(n int) card.Printing { return card.Printing{Edition: "ES", Number: n} }
	row := func(n, count, trade int) holding.Holding {
		return holding.Holding{Key: holding.Plain(at(n)), Count: count, ForTrade: trade}
	}
	ours := transfer.Owned{Rows: []holding.Holding{row(1, 5, 0), row(2, 1, 1), row(3, 2, 0)}, Wishes: []holding.Wish{{Printing: at(4), Count: 2}}}
	theirs := transfer.Owned{Rows: []holding.Holding{row(3, 4, 0), row(4, 9, 0), row(5, 3, 0)}, Wishes: []holding.Wish{{Printing: at(1), Count: 3}}}
	for _, c := range []struct {
		rule      string
		terms     transfer.Terms
		give, get []transfer.Copies
	}{
		{"each keeps three", transfer.Terms{Keep: 3}, []transfer.Copies{{Printing: at(1), Count: 2}, {Printing: at(2), Count: 1}}, []transfer.Copies{{Printing: at(4), Count: 2}}},
		{"each keeps one", transfer.Terms{Keep: 1}, []transfer.Copies{{Printing: at(1), Count: 3}, {Printing: at(2), Count: 1}}, []transfer.Copies{{Printing: at(4), Count: 2}, {Printing: at(5), Count: 1}}},
		{"only what is marked", transfer.Terms{OnlyMarked: true}, []transfer.Copies{{Printing: at(2), Count: 1}}, nil},
	} {
		got := transfer.Compare(ours, theirs, c.terms)
		if !slices.Equal(got.Give, c.give) || !slices.Equal(got.Get, c.get) {
			t.Errorf("%s: %+v, want %v and %v", c.rule, got, c.give, c.get)
		}
	}
	text := transfer.Compare(ours, theirs, transfer.Terms{Keep: 3}).Text(catalogue(t))
	if want := "# Puedo darte (3)\n2x Rey Arturo Pendragón (ES) 001\n1x Reina Guinivere (ES) 002\n\n# Puedes darme (2)\n2x Sir Gawein (ES) 004\n"; text != want {
		t.Errorf("the message is\n%s\nwant\n%s", text, want)
	}
	if plan := read(t, text).Plan(transfer.Owned{}); plan.Totals().New != 3 {
		t.Errorf("the message reads as %+v", plan.Totals())
	}
}

func TestMissingListsWhatACollectorLacks(t *testing.T) {
	c := catalogue(t)
	o := transfer.Owned{Rows: []holding.Holding{{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 1}},
		Wishes: []holding.Wish{{Printing: card.Printing{Edition: "ES", Number: 1}, Count: 2}}}
	missing := transfer.Missing(o, c.All())
	if len(missing) != len(c.All()) || missing[0].Count != 2 || missing[1].Count != 1 {
		t.Errorf("%d are missing, the first %v", len(missing), missing[:2])
	}
}

// few is a catalogue of a few cards, in which looking up costs nothing.
type few []card.Card

func (f few) Printing(e card.Edition, number int) (card.Card, bool) {
	i := slices.IndexFunc(f, func(c card.Card) bool { return c.Edition == e && c.Number == number })
	if i < 0 {
		return card.Card{}, false
	}
	return f[i], true
}

func (f few) Named(name string) (out []card.Card) {
	for _, c := range f {
		if card.Fold(c.Name) == card.Fold(name) {
			out = append(out, c)
		}
	}
	return out
}

func (f few) Nearest(name string, n int) []string {
	if n == 0 || !strings.HasPrefix(card.Fold(name), "m") {
		return nil
	}
	return []string{"Mordred"}
}

func FuzzRead(f *testing.F) {
	for _, file := range samples(f) {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	c := few{{Edition: "ES", Number: 1, Name: "Rey Arturo Pendragón"}, {Edition: "ES", Number: 31, Name: "Mordred"},
		{Edition: "CR", Number: 21, Name: "Simón de Montfort"}, {Edition: "PE", Number: 2, Name: "Simón de Montfort"}}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		file, err := transfer.Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		file = file.Each(1)
		plan := transfer.Match(file, c).PlanAs(transfer.Mode(len(data)%2), owned())
		totals := plan.Totals()
		if totals.Taken()+totals.Ambiguous+totals.Refused+totals.Apart != len(file.Lines) {
			t.Fatalf("%+v do not add up to %d lines", totals, len(file.Lines))
		}
		for _, h := range plan.Changes.Rows {
			if err := h.Check(); err != nil {
				t.Fatalf("a row that no store keeps: %v", err)
			}
		}
		for _, w := range plan.Changes.Wishes {
			if err := w.Check(); err != nil {
				t.Fatalf("a wish that no store keeps: %v", err)
			}
		}
		if _, err := plan.Rest(); err != nil && err != transfer.ErrNoRest {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := transfer.Write(&b, transfer.Castillo, plan.Changes, c); err != nil {
			t.Fatal(err)
		}
		if plan.Changes.Len() == 0 {
			return
		}
		back, err := transfer.Read(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, b.String())
		}
		again := transfer.Match(back, c).Plan(transfer.Owned{})
		if fmt.Sprintf("%+v", again.Changes) != fmt.Sprintf("%+v", plan.Changes) {
			t.Fatalf("exported and imported it is\n%+v\nwant\n%+v\nby\n%s", again.Changes, plan.Changes, b.String())
		}
	})
}

func BenchmarkImport(b *testing.B) {
	c := catalogue(b)
	var text bytes.Buffer
	var o transfer.Owned
	for i := range 25_000 {
		all := c.All()
		o.Rows = append(o.Rows, holding.Holding{Count: 1 + i%4, Key: holding.Key{Printing: all[i%len(all)].Printing(), Place: holding.Place{Container: "Carpeta", Page: 1 + i/len(all)}}})
		if i%len(all) == 0 {
			b.Logf("%d rows", i)
		}
	}
	if err := transfer.Write(&text, transfer.Castillo, o, c); err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for b.Loop() {
		f, err := transfer.Read(bytes.NewReader(text.Bytes()))
		if err != nil {
			b.Fatal(err)
		}
		transfer.Match(f, c).Plan(transfer.Owned{})
	}
}

func TestANumberThatAnEditionDoesNotReachIsNoCard(t *testing.T) {
	for text, want := range map[string]transfer.Outcome{
		"edition,collector number,quantity\nES,999,1\n": transfer.Refused,
		"edition,collector number,quantity\nPE,300,1\n": transfer.Refused,
		"edition,collector number,quantity\nES,12,1\n":  transfer.New,
	} {
		f, err := transfer.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		plan := transfer.Match(f, catalogue(t)).Plan(transfer.Owned{})
		if got := plan.Lines[0].Outcome; got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
}
