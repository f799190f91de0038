package archive

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/images/scans"
)

var (
	ctx = context.Background()
	now = time.Date(2026, 1, 31, 18, 45, 2, 0, time.UTC)
	es1 = card.Printing{Edition: "ES", Number: 1}
)

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func open(t testing.TB, dir string) *cardsdb.Store {
	t.Helper()
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	must(t, err)
	t.Cleanup(func() { must(t, s.Close()) })
	return s
}

// owned is a data folder with something of everything, and its store.
func owned(t testing.TB) *cardsdb.Store {
	t.Helper()
	s := open(t, t.TempDir())
	must(t, s.Collection().Put(holding.Holding{Key: holding.Plain(es1), Count: 3, Notes: "de la feria"}))
	must(t, s.Wishes().Set(holding.Wish{Printing: card.Printing{Edition: "ES", Number: 2}, Count: 1}))
	_, err := s.Decks().Save(cardsdb.Deck{Name: "Mío", Text: "3x Bane"})
	must(t, err)
	must(t, s.Corrections().SetText("Bane", "Roba una carta."))
	must(t, s.Corrections().Set(card.Card{Edition: "ZZ", Number: 7, Name: "Carta Propia", Type: card.Talisman, Frequency: card.Real, Cost: 1, Strength: card.NoNumber}))
	_, err = s.Matches().Save(cardsdb.Match{Winner: cardsdb.NoWinner}, []byte("una partida"))
	must(t, err)
	must(t, s.Settings().Save("búsquedas", []string{"raza:dragon"}))
	must(t, s.Settings().Save("preferencias", map[string]string{"Name": "la dueña"}))
	folder := t.TempDir()
	for i, name := range []string{"ES-001.png", "ES-002.png"} {
		m := image.NewNRGBA(image.Rect(0, 0, 250, 350))
		for p := range m.Pix {
			m.Pix[p] = byte(p*(i+3)) | 1
		}
		m.SetNRGBA(0, 0, color.NRGBA{byte(i), 2, 3, 255})
		var data bytes.Buffer
		must(t, png.Encode(&data, m))
		must(t, os.WriteFile(filepath.Join(folder, name), data.Bytes(), 0o600))
	}
	bring(t, s, folder)
	must(t, os.MkdirAll(filepath.Join(s.Dir(), DuelFolder), 0o700))
	must(t, os.WriteFile(filepath.Join(s.Dir(), duel), []byte("un duelo firmado"), 0o600))
	must(t, os.WriteFile(filepath.Join(s.Dir(), DuelFolder, "otra cosa.txt"), []byte("no es un duelo"), 0o600))
	return s
}

// duel is the log of a duel in a data folder.
const duel = DuelFolder + "/0123456789abcdef0123456789abcdef.duelo"

func TestADuelThatWentFurtherIsNotTakenBack(t *testing.T) {
	path := made(t, owned(t))
	s := open(t, t.TempDir())
	log := filepath.Join(s.Dir(), duel)
	must(t, os.MkdirAll(filepath.Dir(log), 0o700))
	longer := []byte("un duelo firmado, que siguió")
	must(t, os.WriteFile(log, longer, 0o600))
	plan, err := PlanRestore(ctx, s, path)
	must(t, err)
	_, err = Restore(ctx, s, pictures(t, s.Dir()), plan)
	must(t, err)
	if got, err := os.ReadFile(log); err != nil || !bytes.Equal(got, longer) || plan.Duels != 0 {
		t.Errorf("%d duels to bring; the log says %q, %v", plan.Duels, got, err)
	}
}

func bring(t testing.TB, s *cardsdb.Store, folder string) {
	t.Helper()
	library := pictures(t, s.Dir())
	report, err := library.Import(ctx, scans.NewMatcher(s.Catalogue().All()), []string{folder}, nil)
	must(t, err)
	if len(library.Of(es1)) != 1 {
		t.Fatalf("no picture came in: %+v", report)
	}
}

func pictures(t testing.TB, dir string) *scans.Library {
	t.Helper()
	l, err := scans.Open(filepath.Join(dir, scans.Folder))
	must(t, err)
	return l
}

// all is what an owner has, as far as archives are about it.
func all(t testing.TB, s *cardsdb.Store) map[string]any {
	t.Helper()
	rows, err := s.Collection().All()
	must(t, err)
	wishes, err := s.Wishes().All()
	must(t, err)
	decks, err := s.Decks().All()
	must(t, err)
	corrections, err := s.Corrections().All()
	must(t, err)
	matches, err := s.Matches().All()
	must(t, err)
	var searches, choices any
	_ = s.Settings().Load("búsquedas", &searches)
	_ = s.Settings().Load("preferencias", &choices)
	var originals []string
	library := pictures(t, s.Dir())
	for n := 1; n <= 2; n++ {
		for _, scan := range library.Of(card.Printing{Edition: "ES", Number: n}) {
			data, err := library.Original(scan.ID)
			must(t, err)
			originals = append(originals, scan.Printing.String(), string(data))
		}
	}
	return map[string]any{"rows": rows, "wishes": wishes, "decks": decks, "corrections": corrections,
		"duel": duelOf(s), "matches": matches, "searches": searches, "preferences": choices, "pictures": originals}
}

// duelOf is what the log of the duel says, empty where there is none.
func duelOf(s *cardsdb.Store) string {
	data, _ := os.ReadFile(filepath.Join(s.Dir(), duel))
	return string(data)
}

func made(t testing.TB, s *cardsdb.Store) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), Name(now))
	c, err := Make(ctx, s, path, now)
	must(t, err)
	if c.Pictures != 2 || !c.Made.Equal(now) || c.Bytes == 0 {
		t.Errorf("made %+v", c)
	}
	return path
}

func same(t *testing.T, got, want map[string]any) {
	t.Helper()
	for part := range want {
		if !reflect.DeepEqual(got[part], want[part]) {
			t.Errorf("%s are another: %.300v\nwant %.300v", part, got[part], want[part])
		}
	}
}

func TestAnArchiveIsRestoredIntoANewStoreWithEverything(t *testing.T) {
	from := owned(t)
	path := made(t, from)
	into := open(t, t.TempDir())
	before := all(t, into)
	plan, err := PlanRestore(ctx, into, path)
	must(t, err)
	if plan.Pictures != 2 || plan.Store.Matches != 1 || len(plan.Store.Settings) != 2 || len(plan.Store.Diff.Rows) != 1 || plan.Empty() {
		t.Errorf("the plan is %+v", plan)
	}
	same(t, all(t, into), before)
	damaged, err := Restore(ctx, into, pictures(t, into.Dir()), plan)
	if len(damaged) > 0 || err != nil {
		t.Fatalf("damaged %v, %v", damaged, err)
	}
	same(t, all(t, into), all(t, from))
	again, err := PlanRestore(ctx, into, path)
	if !again.Empty() || err != nil {
		t.Errorf("once more would change %+v, %v", again, err)
	}
}

func TestAnArchiveTakesThePlaceOfAStoreThatDoesNotOpen(t *testing.T) {
	from := owned(t)
	path, want := made(t, from), all(t, from)
	history, err := from.History().Page(0, 100)
	must(t, err)
	for name, ruin := range map[string][]byte{"damaged": []byte("nada de esto es una colección"), "missing": nil} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if ruin != nil {
				must(t, os.WriteFile(filepath.Join(dir, cardsdb.FileName), ruin, 0o600))
			}
			kept, damaged, err := Recover(ctx, dir, path, now)
			if (kept != "") != (ruin != nil) || len(damaged) > 0 || err != nil {
				t.Fatalf("kept %q, damaged %v, %v", kept, damaged, err)
			}
			s := open(t, dir)
			same(t, all(t, s), want)
			if is, err := s.History().Page(0, 100); !reflect.DeepEqual(is, history) || err != nil {
				t.Errorf("the history is %v, %v", is, err)
			}
		})
	}
}

func TestADamagedArchiveIsRefused(t *testing.T) {
	data, err := os.ReadFile(made(t, owned(t)))
	must(t, err)
	path := filepath.Join(t.TempDir(), "dañado.zip")
	into := open(t, t.TempDir())
	before := all(t, into)
	rounds, refused := 60, 0
	for seed := range rounds {
		random := rand.New(rand.NewPCG(uint64(seed), 5))
		bad := bytes.Clone(data)
		if at := random.IntN(len(bad)); seed%3 == 0 {
			bad = bad[:at]
		} else {
			bad[at] ^= 1 << random.IntN(8)
		}
		must(t, os.WriteFile(path, bad, 0o600))
		plan, err := PlanRestore(ctx, into, path)
		if err != nil {
			refused++
		} else if plan.Pictures != 2 || len(plan.Store.Diff.Rows) != 1 {
			t.Errorf("seed %d: damage passes as %+v", seed, plan)
		}
	}
	same(t, all(t, into), before)
	if refused < rounds*9/10 {
		t.Errorf("only %d of %d were refused", refused, rounds)
	}
}

func TestWhatIsNoArchiveIsRefusedWithTheReason(t *testing.T) {
	into := open(t, t.TempDir())
	for name, c := range map[string]struct {
		files map[string]string
		want  error
	}{
		"a zip of something else": {map[string]string{"hola.txt": "hola"}, ErrNotOne},
		"an empty list":           {map[string]string{listName: "{}"}, ErrNotOne},
		"a later format":          {map[string]string{listName: `{"castillo-respaldo": 9}`}, ErrNewer},
		"no store":                {map[string]string{listName: `{"castillo-respaldo": 1}`}, ErrDamaged},
		"a way out of the folder": {map[string]string{listName: `{"castillo-respaldo": 1, "archivos": [{"archivo": "imagenes/../../x"}, {"archivo": "castillo.db"}]}`}, ErrDamaged},
		"a store that is missing": {map[string]string{listName: `{"castillo-respaldo": 1, "archivos": [{"archivo": "castillo.db"}]}`}, ErrDamaged},
		"a store without end":     {map[string]string{listName: `{"castillo-respaldo": 1, "archivos": [{"archivo": "castillo.db", "bytes": 99999999999}]}`}, ErrDamaged},
	} {
		t.Run(name, func(t *testing.T) {
			var data bytes.Buffer
			z := zip.NewWriter(&data)
			for name, text := range c.files {
				must(t, packText(z, name, text))
			}
			must(t, z.Close())
			path := filepath.Join(t.TempDir(), "x.zip")
			must(t, os.WriteFile(path, data.Bytes(), 0o600))
			if _, err := PlanRestore(ctx, into, path); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

func FuzzOpen(f *testing.F) {
	s := owned(f)
	data, err := os.ReadFile(made(f, s))
	must(f, err)
	f.Add(data[len(data)-min(len(data), 4000):])
	var small bytes.Buffer
	z := zip.NewWriter(&small)
	must(f, packText(z, listName, `{"castillo-respaldo": 1, "archivos": [{"archivo": "castillo.db", "bytes": 3}]}`))
	must(f, packText(z, storeName, "uno"))
	must(f, z.Close())
	f.Add(small.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := openArchive(bytes.NewReader(data), int64(len(data))); err == nil {
			_ = a.Contents()
			_ = a.Check(ctx)
		}
	})
}
