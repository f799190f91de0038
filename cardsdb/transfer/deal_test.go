package transfer_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func esKey(n int, finish holding.Finish, condition holding.Condition, place string) holding.Key {
	return holding.Key{Printing: card.Printing{Edition: "ES", Number: n}, Finish: finish, Condition: condition, Place: holding.Place{Container: place}}
}

// saidRows writes rows down.
func saidRows(rows []holding.Holding) string {
	var said []string
	for _, h := range rows {
		said = append(said, strings.TrimSuffix(fmt.Sprintf("%d× %s, %s", h.Count, h.Printing, h.Key), ", "))
	}
	return strings.Join(said, "; ")
}

func TestWhatIsMarkedForTradeGoesFirst(t *testing.T) {
	ours := transfer.Owned{Rows: []holding.Holding{
		{Key: esKey(1, holding.Normal, holding.Unrated, ""), Count: 3},
		{Key: esKey(1, holding.Normal, holding.Good, "Caja"), Count: 2, ForTrade: 1},
		{Key: esKey(1, holding.Foil, holding.NearMint, "Caja"), Count: 1, ForTrade: 1},
	}}
	for n, want := range map[int]string{
		1: "1× ES 001, GD, Caja",
		2: "1× ES 001, GD, Caja; 1× ES 001, foil, NM, Caja",
		4: "2× ES 001, GD, Caja; 1× ES 001, foil, NM, Caja; 1× ES 001",
		9: "2× ES 001, GD, Caja; 1× ES 001, foil, NM, Caja; 3× ES 001",
	} {
		d := transfer.Propose(ours, ours, []transfer.Copies{{Printing: card.Printing{Edition: "ES", Number: 1}, Count: n}}, []transfer.Copies{{Printing: card.Printing{Edition: "ES", Number: 1}, Count: n}})
		if got := saidRows(d.Give); got != want {
			t.Errorf("of %d go %s, want %s", n, got, want)
		}
		if got, want := saidRows(d.Get), strings.ReplaceAll(want, ", Caja", ""); got != want {
			t.Errorf("of %d come %s, want %s", n, got, want)
		}
	}
}

func TestADealThatIsWrittenIsTheSameDealFromTheOtherSide(t *testing.T) {
	c := catalogue(t)
	rapid.Check(t, func(t *rapid.T) {
		rows := func(label string, places bool) []holding.Holding {
			at := map[holding.Key]bool{}
			var out []holding.Holding
			for range rapid.IntRange(0, 6).Draw(t, label) {
				k := esKey(rapid.IntRange(1, 4).Draw(t, "card"), holding.Finish(rapid.IntRange(0, 1).Draw(t, "finish")), holding.Condition(rapid.IntRange(0, 7).Draw(t, "condition")), "")
				if !at[k] {
					at[k] = true
					out = append(out, holding.Holding{Key: k, Count: rapid.IntRange(1, 9).Draw(t, "count")})
				}
			}
			return out
		}
		d := transfer.Deal{Give: rows("give", true), Get: rows("get", false)}
		if d.Empty() {
			return
		}
		var file bytes.Buffer
		if err := transfer.WriteDeal(&file, d, c); err != nil {
			t.Fatal(err)
		}
		o, err := transfer.ReadDeal(bytes.NewReader(file.Bytes()), c)
		if err != nil {
			t.Fatalf("%v\n%s", err, file.String())
		}
		if saidRows(o.Get) != saidRows(d.Give) || saidRows(o.Give) != saidRows(d.Get) {
			t.Fatalf("it is read as %s for %s", saidRows(o.Give), saidRows(o.Get))
		}
		// Whoever has the very copies gives them, and no more than there are.
		settled, missing := o.Settle(transfer.Owned{Rows: o.Give})
		if len(missing) > 0 || saidRows(settled.Give) != saidRows(o.Give) {
			t.Fatalf("of %s go %s and %s is missing", saidRows(o.Give), saidRows(settled.Give), saidRows(missing))
		}
	})
}

func TestWhatADealAsksComesOutOfTheRowsThatAreMeant(t *testing.T) {
	o := transfer.Offer{Give: []holding.Holding{{Key: esKey(1, holding.Normal, holding.Good, ""), Count: 3}, {Key: esKey(1, holding.Normal, holding.Unrated, ""), Count: 2}, {Key: esKey(2, holding.Foil, holding.Unrated, ""), Count: 1}}}
	ours := transfer.Owned{Rows: []holding.Holding{
		{Key: esKey(1, holding.Normal, holding.Mint, "A"), Count: 1, ForTrade: 1},
		{Key: esKey(1, holding.Normal, holding.Good, "B"), Count: 2},
		{Key: esKey(1, holding.Foil, holding.Good, "B"), Count: 9},
		{Key: esKey(2, holding.Normal, holding.Unrated, ""), Count: 9},
	}}
	d, missing := o.Settle(ours)
	if got := saidRows(d.Give) + " | " + saidRows(missing); got != "2× ES 001, GD, B; 1× ES 001, M, A | 2× ES 001; 1× ES 002, foil" {
		t.Error(got)
	}
}

func TestADealIsReadAsAWholeOrNotAtAll(t *testing.T) {
	const head = "lado;edicion;numero;nombre;cantidad;acabado\n"
	for file, want := range map[string]string{
		"edicion;numero;cantidad\nES;1;1\n":               "no es un trato de Castillo: le falta la columna «lado» o la cantidad",
		"lado;edicion;numero\ndoy;ES;1\n":                 "no es un trato de Castillo: le falta la columna «lado» o la cantidad",
		head + "doy;ES;1;;1;\npresto;ES;2;;1;\n":          "línea 3: el lado es «doy» o «recibo», no «presto»",
		head + "doy;ES;1;;1;\nrecibo;;;Zzyzzx Quorl;1;\n": "línea 3: no hay ninguna carta llamada «Zzyzzx Quorl»",
		head + "doy;;;Simón de Montfort;1;\n":             "línea 2: «Simón de Montfort» está en varias ediciones",
		head + "doy;ES;1;;0;\n":                           "línea 2: no hay ninguna copia",
		head + "doy;ES;1;;9999;\ndoy;ES;1;;9999;\n":       "línea 3: pasarían de 9999 copias en una fila",
	} {
		if _, err := transfer.ReadDeal(strings.NewReader(file), catalogue(t)); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", file, err, want)
		}
	}
}

func FuzzReadDeal(f *testing.F) {
	f.Add([]byte("lado,edicion,numero,nombre,cantidad,acabado,estado,idioma\ndoy,ES,1,Rey Arturo Pendragón,2,foil,NM,es\nrecibo,CR,21,,1,,,\n"))
	f.Add([]byte("Lado;Nombre;Edición;Cantidad;Cantidad foil\nDoy;Mordred;ES;1;2\n"))
	c := few{{Edition: "ES", Number: 1, Name: "Rey Arturo Pendragón"}, {Edition: "ES", Number: 31, Name: "Mordred"},
		{Edition: "CR", Number: 21, Name: "Simón de Montfort"}, {Edition: "PE", Number: 2, Name: "Simón de Montfort"}}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		o, err := transfer.ReadDeal(bytes.NewReader(data), c)
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := transfer.WriteDeal(&b, transfer.Deal{Give: o.Get, Get: o.Give}, c); err != nil {
			t.Fatal(err)
		}
		again, err := transfer.ReadDeal(bytes.NewReader(b.Bytes()), c)
		if err != nil || saidRows(again.Give) != saidRows(o.Give) || saidRows(again.Get) != saidRows(o.Get) {
			t.Fatalf("%v: written again it is %s", err, b.String())
		}
		if d, missing := o.Settle(owned()); count(d.Give)+count(missing) != count(o.Give) {
			t.Fatalf("of %s go %s and %s is missing", saidRows(o.Give), saidRows(d.Give), saidRows(missing))
		}
	})
}

func count(rows []holding.Holding) (n int) {
	for _, h := range rows {
		n += h.Count
	}
	return n
}
