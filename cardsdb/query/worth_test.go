package query

import (
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
)

func TestWhatCopiesAreWorthIsAskedOfThePriceLists(t *testing.T) {
	price := func(e card.Edition, number int, f holding.Finish, cents int64) prices.Price {
		return prices.Price{Key: prices.Key{Printing: card.Printing{Edition: e, Number: number}, Finish: f}, Cents: cents}
	}
	table := prices.TableOf(prices.List{Currency: "CLP", Prices: []prices.Price{price("ES", 1, holding.Normal, 70_000),
		price("ES", 16, holding.Normal, 500_000), price("ES", 16, holding.Foil, 2_000_000), price("HE", 7, holding.Normal, 90_000)}})
	x := NewIndex(shelf())
	if got := found(t, x, "valor>=0"); got != "" {
		t.Errorf("without prices %s is worth something", got)
	}
	before := x.Clone()
	x.SetPrices(table)
	for _, c := range []struct{ rule, text, want string }{
		{"so much at least", "valor>=5000", "ES 016"},
		{"what there is none of is worth what a copy would be", "valor<$1.000", "ES 001, HE 007"},
		{"among what is missing", "faltan valor<1000", "HE 007"},
		{"of one row that is both", "valor>10000 estado:NM", ""},
		{"another money is another worth", "valor>=1USD", ""},
		{"by its English name", "worth=900", "HE 007"},
		{"nobody knows", "valor:ninguno tengo", "ES 222"},
	} {
		if got := found(t, x, c.text); got != c.want {
			t.Errorf("%s: %q finds %q, want %q", c.rule, c.text, got, c.want)
		}
	}
	q, err := Parse("valor>=10000")
	if hits := x.Find(q, nil); err != nil || len(hits) != 1 || hits[0].Row != 0 {
		t.Errorf("of ES 016 %+v are worth so much, not the foil alone", hits)
	}
	if got := found(t, before, "valor>0"); got != "" {
		t.Errorf("the index that was cloned before says %s", got)
	}
	item := shelf()[0]
	item.Rows = item.Rows[1:]
	if x.Put(item); found(t, x, "valor>10000") != "" || found(t, x, "valor>4000") != "ES 016" {
		t.Error("what is put anew has no worth, or that of the row that went")
	}
}
