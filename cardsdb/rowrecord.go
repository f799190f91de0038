package cardsdb

import (
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Bucket coleccion: "ES/00012/13/en/Carpeta azul/0003/0007", that is printing,
// finish and condition (a digit each), language, container, page and pocket ->
// record of version 2, a row. Bucket deseos: "ES/00012" -> record of version 1,
// a wish. The content of both is fields parted by 0x1F, the empty ones at the
// end left out, so that a row of which only the count is noted is as short as
// that.

const (
	rowVersion  = 2
	wishVersion = 1

	fieldSeparator = "\x1f"
	tagSeparator   = "\x1e"

	placeDigits = 4
	rowFields   = 9
	wishFields  = 2
)

func rowKey(k holding.Key) ([]byte, error) {
	key, err := printingKey(k.Printing)
	if err != nil {
		return nil, err
	}
	if err := k.Check(); err != nil {
		return nil, invalidf("%v", err)
	}
	key = append(key, '/', '0'+byte(k.Finish), '0'+byte(k.Condition), '/')
	key = append(append(key, k.Language...), '/')
	key = append(append(key, k.Place.Container...), '/')
	key = append(appendNumber(key, k.Place.Page, placeDigits), '/')
	return appendNumber(key, k.Place.Pocket, placeDigits), nil
}

// rowsPrefix is where the keys of all rows of a printing begin.
func rowsPrefix(printing []byte) []byte { return append(printing[:len(printing):len(printing)], '/') }

func parseRowKey(key []byte) (holding.Key, error) {
	var k holding.Key
	edition, rest, _ := strings.Cut(string(key), "/")
	digits, rest, _ := strings.Cut(rest, "/")
	kinds, rest, _ := strings.Cut(rest, "/")
	language, rest, _ := strings.Cut(rest, "/")
	split := len(rest) - len("/0000/0000")
	if split < 0 || len(digits) != numberDigits || len(kinds) != 2 || kinds[0] < '0' || kinds[1] < '0' ||
		rest[split] != '/' || rest[split+1+placeDigits] != '/' {
		return k, damagedf("la clave %q no es la de una fila", key)
	}
	number, ok := readNumber(digits)
	page, okPage := readNumber(rest[split+1:][:placeDigits])
	pocket, okPocket := readNumber(rest[split+2+placeDigits:])
	k = holding.Key{
		Printing:  card.Printing{Edition: card.Edition(edition), Number: number},
		Finish:    holding.Finish(kinds[0] - '0'),
		Condition: holding.Condition(kinds[1] - '0'),
		Language:  holding.Language(language),
		Place:     holding.Place{Container: rest[:split], Page: page, Pocket: pocket},
	}
	if !ok || !okPage || !okPocket || !validPrinting(k.Printing) || k.Check() != nil {
		return k, damagedf("la clave %q no es la de una fila", key)
	}
	return k, nil
}

func encodeRow(h holding.Holding) ([]byte, error) {
	if err := h.Check(); err != nil {
		return nil, invalidf("%v", err)
	}
	cents := ""
	if h.Paid.Cents != 0 {
		cents = strconv.FormatInt(h.Paid.Cents, 10)
	}
	trade := ""
	if h.ForTrade > 0 {
		trade = strconv.Itoa(h.ForTrade)
	}
	return joinFields(rowVersion, strconv.Itoa(h.Count), trade, cents, h.Paid.Currency, h.Origin,
		h.Acquired.String(), strings.Join(h.Tags, tagSeparator), h.Notes, h.Photo), nil
}

func decodeRow(key, record []byte) (holding.Holding, error) {
	k, err := parseRowKey(key)
	if err != nil {
		return holding.Holding{}, err
	}
	var fields [rowFields]string
	if err := splitFields(record, rowVersion, fields[:]); err != nil {
		return holding.Holding{}, err
	}
	count, badCount := strconv.Atoi(fields[0])
	trade, badTrade := strconv.Atoi("0" + fields[1])
	cents, badCents := strconv.ParseInt("0"+fields[2], 10, 64)
	acquired, badDate := holding.ParseDate(fields[5])
	h := holding.Holding{Key: k, Count: count, ForTrade: trade, Paid: holding.Price{Cents: cents, Currency: fields[3]},
		Origin: fields[4], Acquired: acquired, Notes: fields[7], Photo: fields[8]}
	if fields[6] != "" {
		h.Tags = strings.Split(fields[6], tagSeparator)
	}
	if badCount != nil || badTrade != nil || badCents != nil || badDate != nil || h.Check() != nil {
		return holding.Holding{}, damagedf("la fila %q no se puede leer", key)
	}
	return h, nil
}

func encodeWish(w holding.Wish) ([]byte, error) {
	if err := w.Check(); err != nil {
		return nil, invalidf("%v", err)
	}
	return joinFields(wishVersion, strconv.Itoa(w.Count), w.Notes), nil
}

func decodeWish(key, record []byte) (holding.Wish, error) {
	p, err := parsePrintingKey(key)
	if err != nil {
		return holding.Wish{}, err
	}
	var fields [wishFields]string
	if err := splitFields(record, wishVersion, fields[:]); err != nil {
		return holding.Wish{}, err
	}
	count, err := strconv.Atoi(fields[0])
	w := holding.Wish{Printing: p, Count: count, Notes: fields[1]}
	if err != nil || w.Check() != nil {
		return holding.Wish{}, damagedf("el deseo de %s no se puede leer", p)
	}
	return w, nil
}

// joinFields makes a record; no field holds a separator, as the checks of
// package holding see to.
func joinFields(version byte, fields ...string) []byte {
	joined := strings.TrimRight(strings.Join(fields, fieldSeparator), fieldSeparator)
	return append([]byte{version}, joined...)
}

// splitFields fills fields from a record; those left out are empty.
func splitFields(record []byte, version byte, fields []string) error {
	text, err := content(record, version)
	if err != nil {
		return err
	}
	rest, more := string(text), true
	for i := range fields {
		if !more {
			return nil
		}
		fields[i], rest, more = strings.Cut(rest, fieldSeparator)
	}
	if more {
		return damagedf("una ficha tiene campos de más")
	}
	return nil
}
