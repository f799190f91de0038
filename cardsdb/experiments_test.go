package cardsdb

import (
	"errors"
	"fmt"
	"testing"
)

func TestTheNewestExperimentsAreKeptAndTheOldestGo(t *testing.T) {
	s, err := Open(t.TempDir(), Options{})
	mustNot(t, err)
	t.Cleanup(func() { s.Close() })
	for i := range MaxExperiments + 3 {
		_, err := s.Experiments().Add(Experiment{Title: fmt.Sprint(i), Results: []byte{byte(i)}})
		mustNot(t, err)
	}
	all, err := s.Experiments().All()
	mustNot(t, err)
	if len(all) != MaxExperiments || all[0].Title != fmt.Sprint(MaxExperiments+2) || all[0].Results[0] != MaxExperiments+2 || all[0].Date.IsZero() {
		t.Errorf("%d are kept, the newest is %+v", len(all), all[0])
	}
	if _, err := s.Experiments().Add(Experiment{Results: make([]byte, MaxExperiment+1)}); !errors.Is(err, ErrInvalid) {
		t.Errorf("too large: %v", err)
	}
}
