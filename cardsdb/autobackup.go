package cardsdb

import (
	"fmt"
	"os"
	"time"
)

// backupInterval is how often a store that is kept backed up looks whether
// something changed.
const backupInterval = 20 * time.Minute

// BackupIfChanged makes a backup unless the newest one is whole and holds just
// what the store holds; made tells whether it did.
func (s *Store) BackupIfChanged() (b Backup, made bool, err error) {
	const op = "respaldar"
	var now seal
	err = s.view(op, s.Path(), func(tx *txn) (err error) {
		now, err = readSeal(tx.bolt)
		return err
	})
	if err != nil {
		return Backup{}, false, err
	}
	all, err := Backups(s.dir)
	if err != nil {
		return Backup{}, false, err
	}
	if len(all) > 0 && all[0].seal == now && verify(all[0].Path, len(s.options.migrations)) == nil {
		return all[0], false, nil
	}
	b, err = s.Backup()
	return b, err == nil, err
}

// KeepBackedUp makes a backup behind the program's back, after a rest and from then on from time to
// time, whenever something changed, and at once where what changed is not on
// record otherwise, until the store is closed. What fails is
// told to failed, from another goroutine.
func (s *Store) KeepBackedUp(rest time.Duration, failed func(error)) {
	s.background.Go(func() {
		select {
		case <-time.After(rest):
		case <-s.wanted:
		case <-s.closing:
			return
		}
		tick := time.NewTicker(backupInterval)
		defer tick.Stop()
		for {
			if _, _, err := s.BackupIfChanged(); err != nil {
				failed(err)
			}
			select {
			case <-tick.C:
			case <-s.wanted:
			case <-s.closing:
				return
			}
		}
	})
}

// rotate removes the backups beyond those to keep, and never the one that was
// just made, whatever the clock says.
func (s *Store) rotate(justMade string) {
	all, _ := Backups(s.dir)
	for _, old := range superfluous(all, s.options.KeepBackups) {
		if old.Path != justMade {
			os.Remove(old.Path)
		}
	}
}

// How many days, weeks and months keep their newest backup besides the newest
// of all.
const (
	daysKept   = 7
	weeksKept  = 5
	monthsKept = 12
)

// superfluous are the backups, of all newest first, that are neither among the
// newest nor the newest of a day, week or month that counts.
func superfluous(all []Backup, newest int) []Backup {
	spans := []struct {
		of   func(time.Time) string
		left int
	}{
		{func(t time.Time) string { return t.Format(time.DateOnly) }, daysKept},
		{func(t time.Time) string { year, week := t.ISOWeek(); return fmt.Sprint(year, week) }, weeksKept},
		{func(t time.Time) string { return t.Format("2006-01") }, monthsKept},
	}
	last := make([]string, len(spans))
	var out []Backup
	for i, b := range all {
		keep := i < newest
		for k := range spans {
			if span := spans[k].of(b.Made); span != last[k] && spans[k].left > 0 {
				last[k], keep = span, true
				spans[k].left--
			}
		}
		if !keep {
			out = append(out, b)
		}
	}
	return out
}
