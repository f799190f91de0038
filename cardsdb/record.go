package cardsdb

import (
	"encoding/binary"
	"encoding/json"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/speech"
)

// Keys and records. A printing's key is "ES/00012", which sorts by edition and
// number; an id's key is 8 bytes, big end first, which sorts by age. A record
// is one byte of version followed by its content.

const (
	maxNumber    = 99_999
	numberDigits = 5
)

func validPrinting(p card.Printing) bool {
	for _, r := range p.Edition {
		if (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return false
		}
	}
	return p.Edition != "" && len(p.Edition) <= 8 && p.Number >= 1 && p.Number <= maxNumber
}

func printingKey(p card.Printing) ([]byte, error) {
	if !validPrinting(p) {
		return nil, invalidf("%q no es el código de una carta", p.String())
	}
	return appendNumber(append([]byte(p.Edition), '/'), p.Number, numberDigits), nil
}

// appendNumber writes a number of so many digits, zeros first.
func appendNumber(key []byte, n, digits int) []byte {
	at := len(key)
	for range digits {
		key = append(key, '0')
	}
	for i := at + digits - 1; i >= at; i-- {
		key[i] += byte(n % 10)
		n /= 10
	}
	return key
}

// readNumber reads what appendNumber writes.
func readNumber(digits string) (n int, ok bool) {
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return 0, false
		}
		n = 10*n + int(digits[i]-'0')
	}
	return n, true
}

func parsePrintingKey(key []byte) (card.Printing, error) {
	edition, digits, _ := strings.Cut(string(key), "/")
	number, ok := readNumber(digits)
	p := card.Printing{Edition: card.Edition(edition), Number: number}
	if !ok || len(digits) != numberDigits || !validPrinting(p) {
		return card.Printing{}, damagedf("la clave %q no es la de una carta", key)
	}
	return p, nil
}

func idKey(id uint64) []byte { return binary.BigEndian.AppendUint64(nil, id) }

func parseIDKey(key []byte) (uint64, error) {
	if len(key) != 8 {
		return 0, damagedf("la clave %q no es un identificador", key)
	}
	return binary.BigEndian.Uint64(key), nil
}

// listAll reads every record of a bucket, in the order of the keys.
func listAll[T any](s *Store, op, bucket string, decode func(key, record []byte) (T, error)) ([]T, error) {
	var all []T
	err := s.view(op, "", func(tx *txn) error {
		b, err := tx.bucket(bucket)
		if err != nil {
			return err
		}
		return b.ForEach(func(key, record []byte) error {
			one, err := decode(key, record)
			all = append(all, one)
			return err
		})
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}

// validText refuses what JSON would change without a word.
func validText(texts ...string) error {
	for _, text := range texts {
		if !utf8.ValidString(text) {
			return invalidf("el texto %q no está en UTF-8", text)
		}
	}
	return nil
}

func encodeJSON(version byte, v any) ([]byte, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, invalidf("%v", err)
	}
	return append([]byte{version}, data...), nil
}

// decodeJSON copies everything it needs out of record.
func decodeJSON(record []byte, version byte, into any) error {
	content, err := content(record, version)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, into); err != nil {
		return &Error{Kind: ErrDamaged, Detail: speech.Errorf("una ficha no se puede leer"), Cause: err.Error()}
	}
	return nil
}

func content(record []byte, version byte) ([]byte, error) {
	if len(record) == 0 {
		return nil, damagedf("una ficha está vacía")
	}
	if record[0] != version {
		return nil, damagedf("una ficha tiene la versión %d y se esperaba la %d", record[0], version)
	}
	return record[1:], nil
}

// moment is a point in time as records keep it, so that what is saved equals
// what is loaded.
func moment(t time.Time) time.Time { return t.UTC().Round(time.Millisecond) }

// String is the number in decimal.
func (id DeckID) String() string { return strconv.FormatUint(uint64(id), 10) }

// String is the number in decimal.
func (id MatchID) String() string { return strconv.FormatUint(uint64(id), 10) }
