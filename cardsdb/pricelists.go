package cardsdb

import (
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
)

// Bucket precios: "2026-01-31/Tienda", date and name of a price list -> record of version
// 1, the currency and then a line a price: printing, finish and condition (a digit each),
// hundredths.

const priceListVersion = 1

// Prices are the price lists that the owner keeps.
type Prices struct{ store *Store }

// Prices are the owner's price lists.
func (s *Store) Prices() *Prices { return &Prices{s} }

// All lists them, oldest first.
func (p *Prices) All() (prices.Book, error) {
	return listAll(p.store, "leer las listas de precios", pricesBucket, decodePriceList)
}

// Drop removes a list, or is ErrNotFound.
func (p *Prices) Drop(list prices.List) error {
	return p.store.edit("quitar la lista de precios", list.Called(), func(e *Edit) (Done, error) {
		key := priceListKey(list)
		record, err := e.get(pricesSection, key)
		if err == nil && record == nil {
			err = ErrNotFound
		}
		if err != nil {
			return Done{}, err
		}
		return Did(PricesDropped, list.Called()), e.put(pricesSection, key, nil)
	})
}

// PutPrices keeps a price list as part of an edit, in the place of one of the same source
// and day.
func (e *Edit) PutPrices(list prices.List) error {
	record, err := encodePriceList(list)
	if err != nil {
		return err
	}
	return e.put(pricesSection, priceListKey(list), record)
}

// takePrices keeps the price list of a plan.
func (s *Store) takePrices(plan transfer.Plan) error {
	list := plan.Prices
	return s.edit("importar los precios de", list.Called(), func(e *Edit) (Done, error) {
		return Did(PricesImported, list.Called(), number(len(list.Prices))), e.PutPrices(list)
	})
}

func priceListKey(l prices.List) []byte { return []byte(l.Date.String() + "/" + l.Name) }

func encodePriceList(l prices.List) ([]byte, error) {
	if err := l.Check(); err != nil {
		return nil, invalidf("%v", err)
	}
	record := append([]byte{priceListVersion}, l.Currency...)
	for _, p := range l.Prices {
		key, err := printingKey(p.Printing)
		if err != nil {
			return nil, err
		}
		record = append(append(record, '\n'), key...)
		record = append(record, ' ', '0'+byte(p.Finish), '0'+byte(p.Condition), ' ')
		record = strconv.AppendInt(record, p.Cents, 10)
	}
	return record, nil
}

func decodePriceList(key, record []byte) (prices.List, error) {
	wrong := damagedf("la lista de precios %q no se puede leer", key)
	text, err := content(record, priceListVersion)
	if err != nil {
		return prices.List{}, err
	}
	day, name, _ := strings.Cut(string(key), "/")
	date, err := holding.ParseDate(day)
	if err != nil {
		return prices.List{}, wrong
	}
	currency, rest, more := strings.Cut(string(text), "\n")
	l := prices.List{Name: name, Date: date, Currency: currency}
	for line := ""; more; {
		line, rest, more = strings.Cut(rest, "\n")
		p, err := decodePrice(line)
		if err != nil || len(l.Prices) == prices.MaxPrices {
			return prices.List{}, wrong
		}
		l.Prices = append(l.Prices, p)
	}
	if l.Check() != nil {
		return prices.List{}, wrong
	}
	return l, nil
}

func decodePrice(line string) (prices.Price, error) {
	printing, rest, _ := strings.Cut(line, " ")
	kinds, digits, _ := strings.Cut(rest, " ")
	p, err := parsePrintingKey([]byte(printing))
	if err != nil {
		return prices.Price{}, err
	}
	cents, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || len(kinds) != 2 || kinds[0] < '0' || kinds[1] < '0' {
		return prices.Price{}, damagedf("un precio no se puede leer")
	}
	key := prices.Key{Printing: p, Finish: holding.Finish(kinds[0] - '0'), Condition: holding.Condition(kinds[1] - '0')}
	return prices.Price{Key: key, Cents: cents}, nil
}
