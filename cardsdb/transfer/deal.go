package transfer

import (
	"cmp"
	"encoding/csv"
	"io"
	"slices"
	"strconv"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/speech"
)

// Deal is a trade that two collectors agree on, as one of them sees it: copies that go
// out of rows of the one, and copies that come, of which only the one who gets them says
// where they will lie.
type Deal struct {
	Give []holding.Holding // their keys are those of rows; the count is of what goes
	Get  []holding.Holding
}

// Empty reports whether nothing changes hands.
func (d Deal) Empty() bool { return len(d.Give)+len(d.Get) == 0 }

// Propose is a deal about so many copies of some printings: of each those go first that
// are marked for trade, and then as [holding.FirstToGo] says.
func Propose(ours, theirs Owned, give, get []Copies) Deal {
	return Deal{Give: leaving(ours.Rows, give), Get: bare(leaving(theirs.Rows, get))}
}

// leaving are the copies that go out of rows, as far as there are any.
func leaving(rows []holding.Holding, copies []Copies) []holding.Holding {
	of := byPrinting(rows)
	var out []holding.Holding
	for _, c := range copies {
		candidates := of[c.Printing]
		slices.SortStableFunc(candidates, firstToTrade)
		out = append(out, taken(candidates, c.Count)...)
	}
	return out
}

func byPrinting(rows []holding.Holding) map[card.Printing][]holding.Holding {
	of := map[card.Printing][]holding.Holding{}
	for _, h := range rows {
		of[h.Printing] = append(of[h.Printing], h)
	}
	return of
}

func firstToTrade(a, b holding.Holding) int {
	return cmp.Or(-cmp.Compare(min(a.ForTrade, 1), min(b.ForTrade, 1)), holding.FirstToGo(a, b))
}

// taken takes n copies out of rows, first what is marked for trade in all of them.
func taken(rows []holding.Holding, n int) []holding.Holding {
	left := make([]int, len(rows))
	take := func(i, most int) {
		k := min(n, most-left[i])
		left[i], n = left[i]+max(k, 0), n-max(k, 0)
	}
	for i, h := range rows {
		take(i, h.ForTrade)
	}
	for i, h := range rows {
		take(i, h.Count)
	}
	var out []holding.Holding
	for i, h := range rows {
		if left[i] > 0 {
			out = append(out, holding.Holding{Key: h.Key, Count: left[i]})
		}
	}
	return out
}

// bare are copies without what only their owner knows of them: each kind once.
func bare(rows []holding.Holding) []holding.Holding {
	out := make([]holding.Holding, len(rows))
	for i, h := range rows {
		h.Key.Place = holding.Place{}
		out[i] = holding.Holding{Key: h.Key, Count: h.Count}
	}
	return together(out)
}

// sideTitle heads the column of a deal's file that says which way the copies go, seen by
// who wrote it.
const (
	sideTitle = "lado"
	giveWord  = "doy"
	getWord   = "recibo"
)

// WriteDeal writes a deal as a table for the other collector, whose program reads it with
// [ReadDeal]. Where copies lie is nobody else's business and is not in it.
func WriteDeal(w io.Writer, d Deal, c Catalogue) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{sideTitle, "edicion", "numero", "nombre", "cantidad", "acabado", "estado", "idioma"}) // Error tells
	for _, side := range []struct {
		word string
		rows []holding.Holding
	}{{giveWord, d.Give}, {getWord, d.Get}} {
		for _, h := range bare(side.rows) {
			name := nameOf(c, h.Printing)
			_ = out.Write([]string{side.word, string(h.Printing.Edition), unlessZero(numberOf(h.Printing, name)), protect(name),
				strconv.Itoa(h.Count), h.Finish.String(), h.Condition.String(), h.Language.String()})
		}
	}
	out.Flush()
	return out.Error()
}

// Offer is a deal that somebody else wrote down, seen by who reads it, and not yet held
// against what there is.
type Offer struct {
	Give, Get []holding.Holding
	Digest    string // tells the file from all others
}

// ReadDeal reads what WriteDeal writes, and sees it from the other side. It is taken as a
// whole: the first line that does not say for certain what changes hands is an error.
func ReadDeal(r io.Reader, c Catalogue) (Offer, error) {
	f, err := Read(r)
	if err != nil {
		return Offer{}, err
	}
	at := slices.IndexFunc(f.Header, func(title string) bool { return letters(title) == sideTitle })
	if at < 0 || f.Uncounted {
		return Offer{}, speech.Errorf("no es un trato de Castillo: le falta la columna «lado» o la cantidad")
	}
	o := Offer{Digest: f.Digest}
	for _, l := range Match(f, c).Plan(Owned{}).Lines {
		if !l.Outcome.IsTaken() || l.Row.Count == 0 {
			why := l.Reason
			if why.IsZero() {
				why = because(noCopies)
			}
			return Offer{}, speech.Errorf("línea %d: %w", l.Number, why)
		}
		word := ""
		if at < len(l.Cells) {
			word = letters(l.Cells[at])
		}
		switch word {
		case giveWord:
			o.Get = append(o.Get, l.Row)
		case getWord:
			o.Give = append(o.Give, l.Row)
		default:
			return Offer{}, speech.Errorf("línea %d: el lado es «%s» o «%s», no «%s»", l.Number, giveWord, getWord, word)
		}
	}
	o.Give, o.Get = bare(o.Give), bare(o.Get)
	for _, h := range slices.Concat(o.Give, o.Get) {
		if err := h.Check(); err != nil {
			return Offer{}, err
		}
	}
	return o, nil
}

// Settle is an offer out of our rows: for what is asked of us, copies of that very finish,
// first those of the condition and language that are meant. Missing are the copies that we
// do not have.
func (o Offer) Settle(ours Owned) (d Deal, missing []holding.Holding) {
	of, gone := byPrinting(ours.Rows), map[holding.Key]int{}
	for _, asked := range o.Give {
		candidates := slices.DeleteFunc(slices.Clone(of[asked.Printing]), func(h holding.Holding) bool { return h.Finish != asked.Finish })
		differs := func(h holding.Holding) int {
			n := 0
			if h.Condition != asked.Condition {
				n++
			}
			if h.Language != asked.Language {
				n++
			}
			return n
		}
		slices.SortStableFunc(candidates, func(a, b holding.Holding) int { return cmp.Or(cmp.Compare(differs(a), differs(b)), firstToTrade(a, b)) })
		left := asked.Count
		for _, h := range candidates {
			if n := min(left, h.Count-gone[h.Key]); n > 0 {
				d.Give = append(d.Give, holding.Holding{Key: h.Key, Count: n})
				gone[h.Key] += n
				left -= n
			}
		}
		if left > 0 {
			missing = append(missing, holding.Holding{Key: asked.Key, Count: left})
		}
	}
	d.Give, d.Get = together(d.Give), o.Get
	return d, missing
}
