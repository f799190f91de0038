package cardsdb

import (
	"slices"
	"time"
)

// Bucket laboratorio: id -> record of version 1, with the results in the form of game/lab, which
// is that package's business.

const experimentVersion = 1

const (
	// MaxExperiments is how many are kept; the oldest go.
	MaxExperiments = 40
	// MaxExperiment is how many bytes the results of one may have.
	MaxExperiment = 4 << 20
)

// ExperimentID names an experiment for as long as the store exists; 0 is none.
type ExperimentID uint64

// Experiment is what the laboratory found once.
type Experiment struct {
	ID      ExperimentID
	Date    time.Time
	Title   string
	Results []byte
}

// Experiments are what the laboratory found.
type Experiments struct{ store *Store }

// All lists them, newest first.
func (e *Experiments) All() ([]Experiment, error) {
	all, err := listAll(e.store, "leer los resultados del laboratorio", experimentsBucket, decodeExperiment)
	slices.Reverse(all)
	return all, err
}

// Add stores a new one, now, and removes the oldest where there are too many.
func (e *Experiments) Add(x Experiment) (Experiment, error) {
	err := e.store.update("guardar los resultados del laboratorio", x.Title, func(tx *txn) error {
		if err := validText(x.Title); err != nil {
			return err
		}
		if len(x.Results) > MaxExperiment {
			return invalidf("los resultados ocupan más de %d MB", MaxExperiment>>20)
		}
		b, err := tx.bucket(experimentsBucket)
		if err != nil {
			return err
		}
		id, err := b.NextSequence()
		if err != nil {
			return err
		}
		x.ID, x.Date = ExperimentID(id), moment(e.store.options.Now())
		record, err := encodeJSON(experimentVersion, experimentRecord{x.Date, x.Title, x.Results})
		if err != nil {
			return err
		}
		if err := b.Put(idKey(id), record); err != nil {
			return err
		}
		return dropOldest(b, MaxExperiments)
	})
	return x, err
}

// dropOldest leaves so many records of a bucket whose keys sort by age.
func dropOldest(b bucket, most int) error {
	var keys [][]byte
	err := b.ForEach(func(key, _ []byte) error {
		keys = append(keys, slices.Clone(key))
		return nil
	})
	for i := 0; err == nil && i < len(keys)-most; i++ {
		err = b.Delete(keys[i])
	}
	return err
}

type experimentRecord struct {
	Date    time.Time `json:"fecha"`
	Title   string    `json:"titulo"`
	Results []byte    `json:"resultados"`
}

func decodeExperiment(key, record []byte) (Experiment, error) {
	id, err := parseIDKey(key)
	if err != nil {
		return Experiment{}, err
	}
	var r experimentRecord
	if err := decodeJSON(record, experimentVersion, &r); err != nil {
		return Experiment{}, err
	}
	return Experiment{ExperimentID(id), r.Date.UTC(), r.Title, r.Results}, nil
}
