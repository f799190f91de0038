package cardsdb

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func TestRestoringSaysWhatItChangesAndDoesJustThat(t *testing.T) {
	s := newStore(t)
	es2, es3 := card.Printing{Edition: "ES", Number: 2}, card.Printing{Edition: "ES", Number: 3}
	mustBe(t, s.Collection().Set(es1, 4), nil)
	mustBe(t, s.Collection().Set(es2, 1), nil)
	mine, err := s.Decks().Save(Deck{Name: "Mío", Text: "3x Bane"})
	mustBe(t, err, nil)
	match, err := s.Matches().Save(Match{Winner: NoWinner}, []byte("una partida"))
	mustBe(t, err, nil)
	mustBe(t, s.Corrections().SetText("Bane", ownWords), nil)
	then := everything(t, s)
	backup, err := s.Backup()
	mustBe(t, err, nil)

	mustBe(t, s.Collection().Set(es1, 1), nil)
	mustBe(t, s.Collection().Set(es2, 0), nil)
	mustBe(t, s.Collection().Set(es3, 7), nil)
	mustBe(t, s.Wishes().Set(holding.Wish{Printing: es2, Count: 1}), nil)
	mustBe(t, s.Decks().Delete(mine.ID), nil)
	other, err := s.Decks().Save(Deck{Name: "Otro"})
	mustBe(t, err, nil)
	mustBe(t, s.Matches().Delete(match.ID), nil)
	mustBe(t, s.Corrections().DropText("Bane"), nil)
	now := everything(t, s)

	plan, err := s.PlanRestore(backup.Path)
	mustBe(t, err, nil)
	if !reflect.DeepEqual(everything(t, s), now) {
		t.Error("planning changed something")
	}
	d := plan.Diff
	row := func(p card.Printing, n int) holding.Holding {
		if n == 0 {
			return holding.Holding{}
		}
		return holding.Holding{Key: holding.Plain(p), Count: n}
	}
	wantRows := []FromTo[holding.Holding]{{row(es1, 1), row(es1, 4)}, {row(es2, 0), row(es2, 1)}, {row(es3, 7), row(es3, 0)}}
	if !reflect.DeepEqual(d.Rows, wantRows) || d.Copies() != -3 {
		t.Errorf("the rows are %+v, %d copies", d.Rows, d.Copies())
	}
	if len(d.Wishes) != 1 || d.Wishes[0].To.Count != 0 || len(d.Corrections) != 1 || d.Corrections[0].To.Name != "Bane" {
		t.Errorf("wishes %+v, corrections %+v", d.Wishes, d.Corrections)
	}
	if len(d.Decks) != 2 || d.Decks[0].To != mine || d.Decks[1].From != other || len(d.Trash) != 1 || d.Trash[0].From.ID != mine.ID {
		t.Errorf("decks %+v, trash %+v", d.Decks, d.Trash)
	}
	if plan.Matches != 1 {
		t.Errorf("%d matches come back", plan.Matches)
	}

	mustBe(t, s.Restore(plan), nil)
	if !reflect.DeepEqual(everything(t, s), then) {
		t.Error("what was restored is not what was kept")
	}
	if _, record, err := s.Matches().Load(match.ID); string(record) != "una partida" || err != nil {
		t.Errorf("the match is %q, %v", record, err)
	}
	if got := textsOf(s.Catalogue(), "Bane"); !strings.Contains(got, ownWords) {
		t.Errorf("the catalogue says %q", got)
	}
	again, err := s.PlanRestore(backup.Path)
	if !again.Diff.Empty() || again.Matches != 0 || err != nil {
		t.Errorf("restoring again would change %+v, %v", again.Diff, err)
	}
	mustBe(t, s.Restore(again), nil)
	undone, err := s.History().Undo()
	if !strings.HasPrefix(undone.Done.String(), "Respaldo restaurado: castillo-") || err != nil {
		t.Errorf("undone is %s, %v", undone.Done, err)
	}
	if !reflect.DeepEqual(everything(t, s), now) {
		t.Error("undoing it does not lead back")
	}
	third, err := s.Decks().Save(Deck{Name: "Tercero"})
	if third.ID <= other.ID || err != nil {
		t.Errorf("the id %v was given again, %v", third.ID, err)
	}
}

func TestWhatIsThereIsBackedUpBeforeRestoring(t *testing.T) {
	s := newStore(t)
	backup, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Collection().Set(es1, 4), nil)
	plan, err := s.PlanRestore(backup.Path)
	mustBe(t, err, nil)
	mustBe(t, s.Restore(plan), nil)
	all, err := Backups(s.dir)
	mustBe(t, err, nil)
	if len(all) != 2 {
		t.Fatalf("the backups are %+v", all)
	}
	plan, err = s.PlanRestore(all[0].Path)
	if len(plan.Diff.Rows) != 1 || plan.Diff.Copies() != 4 || err != nil {
		t.Errorf("the newest backup would change %+v, %v", plan.Diff, err)
	}
}

func TestAPlanThatIsNoLongerTrueIsRefused(t *testing.T) {
	s := newStore(t)
	backup, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Collection().Set(es1, 4), nil)
	plan, err := s.PlanRestore(backup.Path)
	mustBe(t, err, nil)
	mustBe(t, s.Collection().Set(es1, 5), nil)
	mustBe(t, s.Restore(plan), ErrInvalid)
	if n, err := s.Collection().Count(es1); n != 5 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
}

func TestABackupOfAnOlderProgramCanBeRestored(t *testing.T) {
	s := newStore(t)
	old := filepath.Join(t.TempDir(), "viejo.db")
	mustNot(t, os.WriteFile(old, oldFile(t, "esquema-2.db.gz"), 0o600))
	plan, err := s.PlanRestore(old)
	mustBe(t, err, nil)
	if len(plan.Diff.Rows) != 41 || len(plan.Diff.Corrections) != 2 || plan.Matches != 1 {
		t.Errorf("it would change %+v", plan)
	}
	mustBe(t, s.Restore(plan), nil)
	if n, err := s.Collection().Count(card.Printing{Edition: "HD", Number: 14}); n != 9999 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
	if kept, err := os.ReadFile(old); string(kept) != string(oldFile(t, "esquema-2.db.gz")) || err != nil {
		t.Errorf("the backup itself was changed, %v", err)
	}
	entries, err := os.ReadDir(s.dir)
	mustBe(t, err, nil)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), creating) {
			t.Errorf("%s was left behind", e.Name())
		}
	}
}

func TestWhatIsNoGoodBackupIsNotRestored(t *testing.T) {
	s := newStore(t)
	_, err := s.PlanRestore(filepath.Join(s.dir, "nada.db"))
	mustBe(t, err, ErrNotFound)
	bad := filepath.Join(t.TempDir(), "malo.db")
	mustNot(t, os.WriteFile(bad, []byte("nada de esto"), 0o600))
	_, err = s.PlanRestore(bad)
	mustBe(t, err, ErrDamaged)
}

func TestWhatAnEntryChangedCanBeRead(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	mustBe(t, s.Collection().Set(es1, 5), nil)
	d, err := s.History().Diff(2)
	if len(d.Rows) != 1 || d.Rows[0].From.Count != 2 || d.Rows[0].To.Count != 5 || d.Copies() != 3 || err != nil {
		t.Errorf("it changed %+v, %v", d, err)
	}
	for _, id := range []EntryID{0, 3} {
		_, err := s.History().Diff(id)
		mustBe(t, err, ErrNotFound)
	}
}

func TestABackupIsMadeOnlyOfWhatChanged(t *testing.T) {
	s := newStore(t)
	made := func() bool {
		t.Helper()
		_, made, err := s.BackupIfChanged()
		mustBe(t, err, nil)
		return made
	}
	if !made() || made() {
		t.Error("a store without a backup needs one, and then no more")
	}
	s = reopen(t, s)
	if made() {
		t.Error("nothing changed since the last start")
	}
	mustBe(t, s.Collection().Set(es1, 1), nil)
	if !made() {
		t.Error("the collection changed")
	}
	mustBe(t, s.Import("lista.csv", "", func(e *Edit) (int, error) {
		return 1, e.AddHolding(holding.Holding{Key: holding.Plain(es1), Count: 1})
	}), nil)
	mustBe(t, s.Import("lista.csv", "", func(e *Edit) (int, error) {
		return 1, e.AddHolding(holding.Holding{Key: holding.Plain(es1), Count: 1})
	}), nil)
	all, err := Backups(s.dir)
	if len(all) != 3 || err != nil {
		t.Errorf("before the second import there was no backup: %+v, %v", all, err)
	}
}

func TestAStoreIsKeptBackedUpUntilItIsClosed(t *testing.T) {
	s := newStore(t)
	s.KeepBackedUp(0, func(err error) { t.Error(err) })
	for begin := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		all, err := Backups(s.dir)
		mustBe(t, err, nil)
		if len(all) == 1 {
			break
		}
		if time.Since(begin) > 10*time.Second {
			t.Fatal("there is no backup")
		}
	}
	mustBe(t, s.Close(), nil)
}

func TestBackupsGetRarerWithAge(t *testing.T) {
	now := newClock().now
	var all []Backup
	for hours := 0; hours < 24*400; hours += 6 {
		all = append(all, Backup{Path: now.Add(-time.Duration(hours) * time.Hour).Format(time.DateTime), Made: now.Add(-time.Duration(hours) * time.Hour)})
	}
	gone := map[string]bool{}
	for _, b := range superfluous(all, 10) {
		gone[b.Path] = true
	}
	var kept []Backup
	for _, b := range all {
		if !gone[b.Path] {
			kept = append(kept, b)
		}
	}
	age := func(b Backup) int { return int(now.Sub(b.Made).Hours() / 24) }
	within := func(from, to int) (n int) {
		for _, b := range kept {
			if days := age(b); days >= from && days <= to {
				n++
			}
		}
		return n
	}
	if within(0, 2) != 10 || within(3, 6) != 4 || within(7, 35) < 3 || within(36, 365) < 10 || within(366, 1000) != 0 {
		t.Errorf("kept are %d: %v", len(kept), kept)
	}
	if len(kept) > 10+daysKept+weeksKept+monthsKept {
		t.Errorf("%d are too many", len(kept))
	}
	for i := range 10 {
		if kept[i] != all[i] {
			t.Errorf("the newest are %v", kept[:10])
		}
	}
	again := append([]Backup{{Path: "otro", Made: now.Add(time.Hour)}}, kept...)
	if lost := superfluous(again, 10); len(lost) > 2 {
		t.Errorf("one more backup costs %v", lost)
	}
}
