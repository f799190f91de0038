package lab_test

import (
	"bytes"
	"context"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/game/myl"
)

// rules are those of the house format.
func rules(t testing.TB) lab.Rules {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	book, ok := game.BookOf(myl.Books(), deck.PrimerBloque.Rules)
	if !ok {
		t.Fatal("no rulebook")
	}
	return lab.Rules{Book: book, Format: deck.PrimerBloque, Cards: cards}
}

// starters are the starter decks, played by one player.
func starters(t testing.TB, player string, n int) []lab.Deck {
	t.Helper()
	var decks []lab.Deck
	for _, s := range cardsdb.Starters()[:n] {
		l, err := deck.Parse(s.Text)
		if err != nil {
			t.Fatal(err)
		}
		decks = append(decks, lab.Deck{Name: s.Starter, Player: player, List: l})
	}
	return decks
}

func plan(t testing.TB, player string, decks, games int, seed uint64) lab.Plan {
	t.Helper()
	p, err := lab.NewPlan(rules(t), starters(t, player, decks), lab.EachAgainstEach(decks), games, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func run(t testing.TB, p lab.Plan, todo lab.Spans, workers int) *lab.Results {
	t.Helper()
	b, err := lab.Lay(p, myl.Books(), rules(t).Cards)
	if err != nil {
		t.Fatal(err)
	}
	return b.Run(context.Background(), todo, workers, nil)
}

func encoded(t testing.TB, r *lab.Results) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func part(t testing.TB, p lab.Plan, k, n int) lab.Spans {
	t.Helper()
	s, err := p.Part(k, n)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTenPartsJoinedAreOnePieceFigureForFigure(t *testing.T) {
	for _, player := range []string{"azar", "voraz"} {
		p := plan(t, player, 3, 34, 7)
		whole := run(t, p, part(t, p, 1, 1), 2)
		if !whole.Whole() || whole.Failed() > 0 {
			t.Fatalf("%d games, %d failed", whole.Games(), whole.Failed())
		}
		joined := lab.NewResults(p)
		for _, k := range []int{3, 10, 1, 9, 2, 4, 8, 5, 7, 6} {
			if err := joined.Join(run(t, p, part(t, p, k, 10), 1+k%2)); err != nil {
				t.Fatal(err)
			}
		}
		if encoded(t, joined) != encoded(t, whole) {
			t.Errorf("%s: ten parts are another result than one piece", player)
		}
	}
}

func TestPartsOfOtherPlansAndPartsPlayedTwiceDoNotJoin(t *testing.T) {
	p := plan(t, "azar", 2, 8, 1)
	r := run(t, p, part(t, p, 1, 2), 1)
	for why, other := range map[string]lab.Plan{
		"semilla":     plan(t, "azar", 2, 8, 2),
		"partidas":    plan(t, "azar", 2, 10, 1),
		"mazos":       plan(t, "azar", 3, 8, 1),
		"juega en un": plan(t, "voraz", 2, 8, 1),
	} {
		before := encoded(t, r)
		if err := r.Join(lab.NewResults(other)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", why, err)
		}
		if encoded(t, r) != before {
			t.Errorf("%s: what did not join changed something", why)
		}
	}
	if err := r.Join(run(t, p, part(t, p, 1, 1), 1)); err == nil {
		t.Error("games that were played already joined")
	}
}

func TestWhatWasPlayedWhenItIsStoppedIsKept(t *testing.T) {
	p := plan(t, "azar", 2, 1_000_000, 3)
	b, err := lab.Lay(p, myl.Books(), rules(t).Cards)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	var played atomic.Int64
	go func() {
		for played.Load() < 20 {
			runtime.Gosched()
		}
		stop()
	}()
	r := b.Run(ctx, part(t, p, 1, 1), 2, &played)
	if n := r.Played.Count(); n < 10 || n == p.Deals() || int64(2*n) != played.Load() {
		t.Fatalf("%d deals of %d, counted %d games", n, p.Deals(), played.Load())
	}
	if encoded(t, r) != encoded(t, b.Run(context.Background(), r.Played, 2, nil)) {
		t.Error("what was stopped is another result than the same games in one piece")
	}
}

func TestTheRestCompletesWhatWasPlayed(t *testing.T) {
	p := plan(t, "azar", 2, 60, 3)
	all := part(t, p, 1, 1)
	r := run(t, p, lab.Spans{{2, 5}, {11, 20}}, 2)
	if err := r.Join(run(t, p, all.Without(r.Played), 1)); err != nil {
		t.Fatal(err)
	}
	if encoded(t, r) != encoded(t, run(t, p, all, 2)) {
		t.Error("with the rest it is another result than in one piece")
	}
}

// A deck against itself has the same luck on both sides of the table: who begins is all that
// tells its games apart.
func TestBothSidesOfADealHaveTheSameCards(t *testing.T) {
	p := plan(t, "voraz", 1, 40, 5)
	r := run(t, p, part(t, p, 1, 1), 2)
	s := r.Pairs[0].Sides
	if s[0].Games() != 20 || s[1].Games() != 20 {
		t.Fatalf("%d and %d games", s[0].Games(), s[1].Games())
	}
	for place := range s[0].Cards[0] {
		for of := range 2 {
			if a, b := s[0].Cards[of][place][lab.Opening].Games, s[1].Cards[of][place][lab.Opening].Games; a-b > 4 || b-a > 4 {
				t.Errorf("%s: in %d first hands from one side, in %d from the other", p.Decks[0].Names()[place], a, b)
			}
		}
	}
}

func TestResultsAreReadAsTheyWereWritten(t *testing.T) {
	p := plan(t, "azar", 3, 20, 1<<64-1)
	for _, spans := range []lab.Spans{nil, part(t, p, 2, 3), part(t, p, 1, 1)} {
		want := encoded(t, run(t, p, spans, 2))
		r, err := lab.Decode(strings.NewReader(want))
		if err != nil {
			t.Fatal(err)
		}
		if got := encoded(t, r); got != want {
			t.Errorf("read as\n%.200s\nwritten as\n%.200s", got, want)
		}
	}
}

func TestFiguresThatCannotBeAreRefused(t *testing.T) {
	p := plan(t, "azar", 2, 20, 1)
	good := encoded(t, run(t, p, part(t, p, 1, 1), 1))
	for _, c := range [][2]string{
		{`"castillo-laboratorio":1`, `"castillo-laboratorio":2`},
		{`"jugados":[[0,10]]`, `"jugados":[[0,11]]`},
		{`"jugados":[[0,10]]`, `"jugados":[[0,9]]`},
		{`"jugados":[[0,10]]`, `"jugados":[[-9223372036854775807,10]]`},
		{`"jugados":[[0,10]]`, `"jugados":[[0,5],[5,10]]`},
		{`"gana":`, `"gana":1`},
		{`"gana":`, `"gana":-`},
		{`"parejas":[[0,1]]`, `"parejas":[[1,0]]`},
		{`"parejas":[[0,1]]`, `"parejas":[[0,7]]`},
		{`"partidas":20`, `"partidas":21`},
		{`"partidas":20`, `"partidas":2000000000`},
		{`"turnos":`, `"turnos":9999999999999`},
		{`"repartos":[`, `"repartos":[1`},
	} {
		bad := strings.Replace(good, c[0], c[1], 1)
		if bad == good {
			t.Fatalf("%s is not there", c[0])
		}
		if _, err := lab.Decode(strings.NewReader(bad)); err == nil {
			t.Errorf("%s for %s was taken", c[1], c[0])
		}
	}
}

func FuzzDecode(f *testing.F) {
	p := plan(f, "azar", 2, 8, 1)
	f.Add(encoded(f, run(f, p, part(f, p, 1, 2), 1)))
	f.Add(encoded(f, lab.NewResults(p)))
	f.Fuzz(func(t *testing.T, text string) {
		r, err := lab.Decode(strings.NewReader(text))
		if err != nil {
			return
		}
		again, err := lab.Decode(strings.NewReader(encoded(t, r)))
		if err != nil {
			t.Fatal(err)
		}
		if encoded(t, again) != encoded(t, r) {
			t.Fatal("read otherwise than it was written")
		}
		for d := range r.Plan.Decks {
			r.Overall(d)
			r.FirstAndSecond(d)
			r.CardEffects(d, lab.Drawn)
		}
	})
}

func TestAPlanIsOnlyPlayedWithItsOwnCardsAndRules(t *testing.T) {
	p := plan(t, "azar", 2, 2, 1)
	cards := rules(t).Cards
	for name, change := range map[string]func(*lab.Plan){
		"cards":   func(p *lab.Plan) { p.Cards = "0" },
		"version": func(p *lab.Plan) { p.Version++ },
		"book":    func(p *lab.Plan) { p.Book = "casero" },
		"player":  func(p *lab.Plan) { p.Decks[0].Player = "astuto" },
	} {
		q := p
		q.Decks = append([]lab.Deck(nil), p.Decks...)
		change(&q)
		if _, err := lab.Lay(q, myl.Books(), cards); err == nil {
			t.Errorf("%s: laid out", name)
		}
	}
}

func TestPartsMakeTheWholePlan(t *testing.T) {
	p := plan(t, "azar", 3, 14, 1)
	for _, n := range []int{1, 2, 10, 100} {
		var from int
		for k := 1; k <= n; k++ {
			for _, s := range part(t, p, k, n) {
				if s[0] != from {
					t.Errorf("part %d of %d begins at %d, not %d", k, n, s[0], from)
				}
				from = s[1]
			}
		}
		if from != p.Deals() {
			t.Errorf("%d parts end at %d of %d", n, from, p.Deals())
		}
	}
	for _, c := range [][2]int{{0, 1}, {2, 1}, {1, 0}, {-1, -1}} {
		if _, err := p.Part(c[0], c[1]); err == nil {
			t.Errorf("there is a part %d of %d", c[0], c[1])
		}
	}
}

func BenchmarkVorazDeals(b *testing.B) {
	p := plan(b, "voraz", 2, 2*b.N+2, 1)
	run(b, p, lab.Spans{{0, b.N}}, 0)
}

func BenchmarkRandomDeals(b *testing.B) {
	p := plan(b, "azar", 2, 2*b.N+2, 1)
	b.ReportAllocs()
	b.ResetTimer()
	run(b, p, lab.Spans{{0, b.N}}, 0)
}

func TestTheLargestResultsCanBeRead(t *testing.T) {
	var decks []lab.Deck
	for len(decks) < lab.MaxDecks {
		decks = append(decks, starters(t, "azar", 4)...)
	}
	p, err := lab.NewPlan(rules(t), decks, lab.EachAgainstEach(len(decks)), lab.MaxGames/lab.MaxPairs&^1, 1)
	if err != nil {
		t.Fatal(err)
	}
	r := lab.NewResults(p)
	for i := range r.Pairs {
		for side := range r.Pairs[i].Sides {
			s := &r.Pairs[i].Sides[side]
			for k := range s.Lengths {
				s.Lengths[k] = 99_999
			}
			for of := range s.Cards {
				for place := range s.Cards[of] {
					s.Cards[of][place] = lab.CardTally{{99_999, 99_999}, {99_999, 99_999}, {99_999, 99_999}}
				}
			}
		}
	}
	if n := len(encoded(t, r)); n > lab.MaxJSON {
		t.Errorf("%d bytes", n)
	} else {
		t.Logf("%d bytes", n)
	}
}
