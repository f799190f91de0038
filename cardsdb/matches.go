package cardsdb

import (
	"bytes"
	"cmp"
	"slices"
	"time"
)

// Bucket partidas: id -> record of version 1, the summary that lists show.
// Bucket partidas-datos: the same id -> the recorded match, whose form is the
// business of game/replay.

const matchVersion = 1

// MatchID names a recorded match for as long as the store exists; 0 is none.
type MatchID uint64

// NoWinner stands in Match.Winner for a draw and for a match left unfinished.
const NoWinner = -1

// Match is the summary of a recorded match.
type Match struct {
	ID       MatchID
	Date     time.Time
	Seats    []MatchSeat
	Winner   int    // index in Seats, or NoWinner
	Result   string // what ended it, in Spanish, such as "castillo vacío"; empty while it is unfinished
	Turns    int
	Rulebook string // the rulebook and profile it was played by, the reglamento
	Score    string // of a round of several duels, such as "2-1"; empty for a single duel
	Audit    string // what the audit of a duel with a friend found, in Spanish; empty for any other match
}

// MatchSeat is one player of a match.
type MatchSeat struct {
	Name string `json:"nombre"`
	Deck string `json:"mazo"`
}

// Matches are the recorded matches.
type Matches struct{ store *Store }

// All lists the summaries, newest first.
func (m *Matches) All() ([]Match, error) {
	all, err := listAll(m.store, "leer las partidas", matchesBucket, decodeMatch)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(all, func(a, b Match) int {
		return cmp.Or(b.Date.Compare(a.Date), cmp.Compare(b.ID, a.ID))
	})
	return all, nil
}

// Load is one match with its record, or ErrNotFound.
func (m *Matches) Load(id MatchID) (Match, []byte, error) {
	var match Match
	var data []byte
	err := m.store.view("abrir la partida", id.String(), func(tx *txn) error {
		summaries, records, err := matchBuckets(tx)
		if err != nil {
			return err
		}
		key := idKey(uint64(id))
		record := summaries.Get(key)
		if record == nil {
			return ErrNotFound
		}
		if match, err = decodeMatch(key, record); err != nil {
			return err
		}
		recorded := records.Get(key)
		if recorded == nil {
			return damagedf("falta lo que se jugó")
		}
		data = bytes.Clone(recorded)
		return nil
	})
	return match, data, err
}

// Save stores a match and tells how it was stored: a match without ID is new
// and gets one; any other replaces the match of that ID, which must exist. A
// match without Date keeps the one it had, or happened now.
func (m *Matches) Save(match Match, record []byte) (Match, error) {
	match.Seats = slices.Clone(match.Seats)
	err := m.store.update("guardar la partida", "", func(tx *txn) error {
		if match.Winner < NoWinner || match.Winner >= len(match.Seats) {
			return invalidf("ganó el asiento %d y hay %d", match.Winner, len(match.Seats))
		}
		if err := validMatchText(match); err != nil {
			return err
		}
		summaries, records, err := matchBuckets(tx)
		if err != nil {
			return err
		}
		before, err := m.before(summaries, match.ID)
		if err != nil {
			return err
		}
		if match.ID = before.ID; match.Date.IsZero() {
			match.Date = before.Date
		}
		match.Date = moment(match.Date)
		summary, err := encodeMatch(match)
		if err != nil {
			return err
		}
		key := idKey(uint64(match.ID))
		if err := summaries.Put(key, summary); err != nil {
			return err
		}
		return records.Put(key, record)
	})
	if err != nil {
		return Match{}, err
	}
	return match, nil
}

// before is the match that a save replaces; for ID 0 it is a new one of now.
func (m *Matches) before(summaries bucket, id MatchID) (Match, error) {
	if id == 0 {
		fresh, err := summaries.NextSequence()
		return Match{ID: MatchID(fresh), Date: m.store.options.Now()}, err
	}
	key := idKey(uint64(id))
	summary := summaries.Get(key)
	if summary == nil {
		return Match{}, ErrNotFound
	}
	return decodeMatch(key, summary)
}

// Delete removes a match for good, or is ErrNotFound.
func (m *Matches) Delete(id MatchID) error {
	return m.store.update("borrar la partida", id.String(), func(tx *txn) error {
		summaries, records, err := matchBuckets(tx)
		if err != nil {
			return err
		}
		key := idKey(uint64(id))
		if summaries.Get(key) == nil {
			return ErrNotFound
		}
		if err := summaries.Delete(key); err != nil {
			return err
		}
		return records.Delete(key)
	})
}

func matchBuckets(tx *txn) (summaries, records bucket, err error) {
	if summaries, err = tx.bucket(matchesBucket); err != nil {
		return summaries, records, err
	}
	records, err = tx.bucket(matchDataBucket)
	return summaries, records, err
}

func validMatchText(m Match) error {
	for _, seat := range m.Seats {
		if err := validText(seat.Name, seat.Deck); err != nil {
			return err
		}
	}
	return validText(m.Result, m.Rulebook, m.Score, m.Audit)
}

type matchRecord struct {
	Date     time.Time   `json:"fecha"`
	Seats    []MatchSeat `json:"asientos"`
	Winner   int         `json:"ganador"`
	Result   string      `json:"resultado"`
	Turns    int         `json:"turnos"`
	Rulebook string      `json:"reglamento"`
	Score    string      `json:"marcador,omitempty"`
	Audit    string      `json:"auditoria,omitempty"`
}

func encodeMatch(m Match) ([]byte, error) {
	return encodeJSON(matchVersion, matchRecord{m.Date, m.Seats, m.Winner, m.Result, m.Turns, m.Rulebook, m.Score, m.Audit})
}

func decodeMatch(key, record []byte) (Match, error) {
	id, err := parseIDKey(key)
	if err != nil {
		return Match{}, err
	}
	var r matchRecord
	if err := decodeJSON(record, matchVersion, &r); err != nil {
		return Match{}, err
	}
	if r.Winner < NoWinner || r.Winner >= len(r.Seats) {
		return Match{}, damagedf("ganó el asiento %d y hay %d", r.Winner, len(r.Seats))
	}
	return Match{MatchID(id), r.Date.UTC(), r.Seats, r.Winner, r.Result, r.Turns, r.Rulebook, r.Score, r.Audit}, nil
}
