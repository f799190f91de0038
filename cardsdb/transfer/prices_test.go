package transfer_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

var shop = prices.List{Name: "Tienda", Date: holding.Date{Year: 2026, Month: 1, Day: 31}, Currency: "CLP"}

// pricedBy says what becomes of the lines of a price list, and what list comes of them.
func pricedBy(t *testing.T, table string, prefers transfer.Preference) (lines []string, list string) {
	t.Helper()
	f, err := transfer.ReadPrices(strings.NewReader(table))
	if err != nil {
		t.Fatal(err)
	}
	m := transfer.Match(f, ofTheDAR{catalogue(t)})
	m.Prefer(prefers)
	plan := m.PlanPrices(shop)
	for _, l := range plan.Lines {
		lines = append(lines, strings.TrimSuffix(l.Outcome.String()+": "+l.Reason.Error(), ": "))
	}
	var said []string
	for _, p := range plan.Prices.Prices {
		said = append(said, strings.Join(strings.Fields(fmt.Sprintf("%s %s %s %d", p.Printing, map[holding.Finish]string{holding.Foil: "foil"}[p.Finish], p.Condition, p.Cents/100)), " "))
	}
	if got := plan.Totals(); got.Prices != len(said) {
		t.Errorf("the totals are %+v", got)
	}
	return lines, strings.Join(said, ", ")
}

func TestAPriceListIsReadWhateverItsColumns(t *testing.T) {
	for name, c := range map[string]struct{ table, list, lines string }{
		"edition and number":    {"edicion;numero;precio\nES;1;$1.500\nES;2;990\n", "ES 001 1500, ES 002 990", "nueva|nueva"},
		"name and edition":      {"Nombre,Edición,Valor\nMordred,ES,\"2.490\"\n", "ES 031 2490", "nueva"},
		"finish and condition":  {"edicion;numero;acabado;estado;precio\nES;1;foil;NM;9.990\nES;1;;PL;500\n", "ES 001 PL 500, ES 001 foil NM 9990", "nueva|nueva"},
		"a column of foils":     {"edicion;numero;precio;precio foil\nES;1;1.000;5.000\nES;2;;7000\nES;3;300;\n", "ES 001 1000, ES 001 foil 5000, ES 002 foil 7000, ES 003 300", "nueva|nueva|nueva|nueva"},
		"what others ask":       {"edicion;numero;precio compra;precio de mercado\nES;1;100;250,60\n", "ES 001 250", "nueva"},
		"stock is no price":     {"edicion;numero;stock;precio\nES;1;;100\nES;2;7;200\n", "ES 001 100, ES 002 200", "nueva|nueva"},
		"another currency":      {"edicion;numero;precio;moneda\nES;1;100;USD\nES;2;100;CLP\n", "ES 002 100", "aparte: está en USD, y la lista en CLP|nueva"},
		"the newest day counts": {"edicion;numero;precio;fecha\nES;1;100;01/01/2026\nES;1;150;31/01/2026\n", "ES 001 150", "aparte: ES 001 ya tiene precio en la línea 3|nueva"},
		"the first of a day":    {"edicion;numero;precio\nES;1;100\nES;1;150\n", "ES 001 100", "nueva|aparte: ES 001 ya tiene precio en la línea 2"},
		"no price and none":     {"edicion;numero;precio\nES;1;\nES;2;agotado\nES;3;0\n", "", "aparte: no dice ningún precio|rechazada: «agotado» no es un precio|aparte: no dice ningún precio"},
		"no such card":          {"nombre;precio\nZzyzzx Quorl;100\n", "", "rechazada: no hay ninguna carta llamada «Zzyzzx Quorl»"},
	} {
		lines, list := pricedBy(t, c.table, transfer.AskEach)
		if got := strings.Join(lines, "|"); got != c.lines || list != c.list {
			t.Errorf("%s: %s; %s, want %s; %s", name, got, list, c.lines, c.list)
		}
	}
}

func TestAPriceOfANameAloneMayBeThatOfAllItsPrintings(t *testing.T) {
	const table = "nombre;precio\nSimón de Montfort;100\n"
	for prefers, want := range map[transfer.Preference]string{transfer.AskEach: "", transfer.Oldest: "CR 021 100", transfer.Every: "CR 021 100, PE 063 100"} {
		if _, got := pricedBy(t, table, prefers); strings.Count(got, "100") != strings.Count(want, "100") || !strings.HasPrefix(got, strings.SplitN(want, ",", 2)[0]) {
			t.Errorf("%s: %s, want %s", prefers, got, want)
		}
	}
}

func TestWhatIsNoPriceListIsRefusedAsAWhole(t *testing.T) {
	for table, want := range map[string]string{
		"3x Mordred\n":               "no es una tabla de precios: falta la línea de títulos, como «nombre;edicion;precio»",
		"nombre;cantidad\nMordred;1": "la tabla no tiene ninguna columna de precios",
		"nombre;precio\n":            "el archivo no tiene ninguna línea con cartas",
	} {
		if _, err := transfer.ReadPrices(strings.NewReader(table)); err == nil || err.Error() != want {
			t.Errorf("%q: %v", table, err)
		}
	}
}

func TestTheNameOfAFileSaysWhoseAndOfWhichDayItIs(t *testing.T) {
	for path, want := range map[string]string{
		"/x/Tienda Sur 2026-01-31.csv":   "Tienda Sur, 2026-01-31",
		"precios_31-01-2026.csv":         "precios, 2026-01-31",
		"mercado.csv":                    "mercado, ",
		"2026.01.31.csv":                 ", 2026-01-31",
		"a 2026-13-31.csv":               "a 2026-13-31, ",
		strings.Repeat("ñ", 99) + ".csv": strings.Repeat("ñ", 50) + ", ",
		"a\x01b\xff.csv":                 "a b, ",
	} {
		if got := transfer.ListNamed(path).Called(); got != want {
			t.Errorf("%s is %q, want %q", path, got, want)
		}
	}
}

func TestAnImportOfACollectionKeepsNoPriceThatOthersAsk(t *testing.T) {
	f, err := transfer.Read(strings.NewReader("nombre;edicion;cantidad;valor;precio foil\nMordred;ES;1;100;200\n"))
	if err != nil || len(f.Lines) != 1 || f.Lines[0].Entry.Row.Paid.Cents != 0 || len(f.Notices) != 1 {
		t.Errorf("%+v, %v", f, err)
	}
}

func FuzzReadPrices(f *testing.F) {
	f.Add([]byte("edicion;numero;precio;precio foil;fecha\nES;1;$1.500;5,50 USD;31/01/2026\n"))
	f.Add([]byte("nombre,valor,moneda,estado,acabado\nMordred,\"1.250,50\",CLP,NM,foil\nSimón de Montfort,9,,,\n"))
	f.Add([]byte("Simple Name\tSet\tPrinting\tMarket Price\tPrice\n\"Mordred\t\tFoil\t1\t2\n"))
	c := few{{Edition: "ES", Number: 1, Name: "Rey Arturo Pendragón"}, {Edition: "ES", Number: 31, Name: "Mordred"},
		{Edition: "CR", Number: 21, Name: "Simón de Montfort"}, {Edition: "PE", Number: 2, Name: "Simón de Montfort"}}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		if named := transfer.ListNamed(string(data)); named.Name != "" {
			named.Date, named.Currency = shop.Date, "CLP"
			named.Prices = []prices.Price{{Key: prices.Key{Printing: card.Printing{Edition: "ES", Number: 1}}, Cents: 1}}
			if err := named.Check(); err != nil {
				t.Fatalf("%q is the name of a list that is not kept: %v", data, err)
			}
		}
		file, err := transfer.ReadPrices(bytes.NewReader(data))
		if err != nil {
			return
		}
		m := transfer.Match(file, c)
		m.Prefer(transfer.Preference(len(data) % 4))
		list := shop
		list.Currency = file.AskedIn()
		plan := m.PlanPrices(list)
		totals := plan.Totals()
		if totals.Taken()+totals.Ambiguous+totals.Refused+totals.Apart != len(file.Lines) {
			t.Fatalf("%+v do not add up to %d lines", totals, len(file.Lines))
		}
		if err := plan.Prices.Check(); err != nil && len(plan.Prices.Prices) > 0 {
			t.Fatalf("a list that no store keeps: %v", err)
		}
		if totals.Taken() > 0 != (len(plan.Prices.Prices) > 0) {
			t.Fatalf("%d lines are taken for %d prices", totals.Taken(), len(plan.Prices.Prices))
		}
		if _, err := plan.Rest(); err != nil && err != transfer.ErrNoRest {
			t.Fatal(err)
		}
	})
}
