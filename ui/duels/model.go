// Package duels is the screen of how one's duels went, by own deck and rival.
package duels

import (
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"castillo/cardsdb"
	"castillo/ui/lobby"
	"castillo/ui/tally"
	"castillo/ui/words"
)

// Since is from when on duels are counted.
type Since int

// The beginnings that can be chosen.
const (
	Always Since = iota
	ThisMonth
	ThisYear
)

// from is the first moment that counts.
func (s Since) from(now time.Time) time.Time {
	switch s {
	case ThisMonth:
		return time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, now.Location())
	case ThisYear:
		return time.Date(now.Year(), 1, 1, 0, 0, 0, 0, now.Location())
	}
	return time.Time{}
}

// Model is the state of the screen, without a window.
type Model struct {
	reader *tally.Reader
	now    func() time.Time

	waiting []cardsdb.Match // that are not read yet
	matches int             // in all
	unread  int             // that cannot be read
	duels   []tally.Duel

	Filter tally.Filter // but for Since
	Since  Since
	by     tally.Column
	down   bool
	rows   []tally.Row // the total first
}

// NewModel counts nothing until it is given matches.
func NewModel(reader *tally.Reader) *Model {
	return &Model{reader: reader, now: time.Now, by: tally.ByLast, down: true}
}

// begin counts from the start: duels that are known, and all that is to be read are these matches.
func (m *Model) begin(matches []cardsdb.Match, known []tally.Duel) {
	m.waiting, m.matches, m.unread, m.duels = matches, len(matches), 0, known
	m.count()
}

// batch is what was read of some matches.
type batch struct {
	matches, unread int
	duels           []tally.Duel
}

// read reads matches for so long, some of them at once, but for one processor that is left to the
// window. It touches the disk and nothing of the model.
func (m *Model) read(waiting []cardsdb.Match, long time.Duration) (b batch) {
	end := time.Now().Add(long)
	results := make([]batch, len(waiting))
	var taken atomic.Int64
	var readers sync.WaitGroup
	for range max(1, runtime.GOMAXPROCS(0)-1) {
		readers.Go(func() {
			for again := true; again; again = time.Now().Before(end) {
				i := int(taken.Add(1)) - 1
				if i >= len(waiting) {
					return
				}
				results[i].matches = 1
				duels, err := m.reader.Read(waiting[i].ID)
				if results[i].duels = duels; err != nil {
					results[i].unread = 1
				}
			}
		})
	}
	readers.Wait()
	for _, r := range results {
		b.matches += r.matches
		b.unread += r.unread
		b.duels = append(b.duels, r.duels...)
	}
	return b
}

// add counts what was read of the matches that waited first.
func (m *Model) add(b batch) {
	m.waiting = m.waiting[b.matches:]
	m.unread += b.unread
	m.duels = append(m.duels, b.duels...)
	m.count()
}

// progress is how many matches are read, of how many.
func (m *Model) progress() (read, all int) { return m.matches - len(m.waiting), m.matches }

// count lays the rows out again: the total, and below it the others in order.
func (m *Model) count() {
	f := m.Filter
	f.Since = m.Since.from(m.now())
	in := f.Of(m.duels)
	m.rows = nil
	if len(in) == 0 {
		return
	}
	m.rows = tally.Rows(in)
	tally.Sort(m.rows, m.by, m.down)
	m.rows = slices.Insert(m.rows, 0, tally.Total(in))
}

// sortBy orders the rows by a column; by the same again the other way round. Figures begin with the
// largest, names with the first.
func (m *Model) sortBy(c tally.Column) {
	if c == m.by {
		m.down = !m.down
	} else {
		m.by, m.down = c, c != tally.ByDeck && c != tally.ByRival
	}
	m.count()
}

// place is where the row of a deck and a rival stands, the total where they have none.
func (m *Model) place(of tally.Row) int {
	return max(0, slices.IndexFunc(m.rows, func(r tally.Row) bool { return r.Deck == of.Deck && r.Rival == of.Rival }))
}

// rivalName is what a rival is called in the language in use.
func rivalName(r tally.Rival) string {
	switch {
	case r.Kind == tally.Computer:
		return lobby.Player(r.Name).Name()
	case r.Kind == tally.TwoPeople:
		return words.T("Dos personas")
	}
	return named(r.Name)
}

// named is a name that may be none.
func named(name string) string {
	if name == "" {
		return words.T("Sin nombre")
	}
	return name
}

// note says what the table does not say by itself.
func (m *Model) note() string {
	text := words.T("Primero y Segundo: los ganados y los jugados cuando empiezas y cuando no. Elige una fila para ver sus duelos.")
	if m.unread > 0 {
		text = words.N(m.unread, "{n} partida no se puede leer y no se cuenta.", "{n} partidas no se pueden leer y no se cuentan.") + " " + text
	}
	return text
}

// cell is what stands in a column of a row.
func (m *Model) cell(row, column int) string {
	r := m.rows[row]
	switch c := tally.Column(column); c {
	case tally.ByDeck:
		if row == 0 {
			return words.T("Todos los duelos")
		}
		return named(r.Deck)
	case tally.ByRival:
		if row == 0 {
			return ""
		}
		return rivalName(r.Rival)
	case tally.ByTurns:
		if text := r.TurnsText(); text != "" {
			return text
		}
		return "–"
	case tally.ByFirst:
		return played(r.First)
	case tally.BySecond:
		return played(r.Second)
	case tally.ByLast:
		return words.ShortDay(r.Last.Local())
	default:
		return strconv.Itoa(map[tally.Column]int{tally.ByDuels: r.Duels, tally.ByWon: r.Won, tally.ByLost: r.Lost,
			tally.ByDrawn: r.Drawn, tally.ByUnfinished: r.Unfinished}[c])
	}
}

// played are the duels that were won, of those that were played.
func played(p tally.Played) string {
	if p.Duels == 0 {
		return "–"
	}
	return strconv.Itoa(p.Won) + "/" + strconv.Itoa(p.Duels)
}

// title says which duels those of a row are.
func (m *Model) title(row int) string {
	if row == 0 {
		return words.T("Todos los duelos")
	}
	return pairWords(m.rows[row].Deck, m.rows[row].Rival)
}

func pairWords(deck string, r tally.Rival) string {
	return words.T("{deck} contra {rival}", "deck", named(deck), "rival", rivalName(r))
}

// outcomeWords say how a duel ended, and which one of its round it was.
func outcomeWords(d tally.Duel) string {
	text := words.T("Sin terminar")
	switch d.Outcome {
	case tally.Won:
		text = words.T("Ganado")
	case tally.Lost:
		text = words.T("Perdido")
	case tally.Drawn:
		text = words.T("Empate")
	}
	if d.Number > 0 {
		text += " · " + words.T("duelo {n} de la ronda", "n", d.Number)
	}
	return text
}

// aboutWords are the line below: who went first, how long it took and by which format.
func aboutWords(d tally.Duel) string {
	var parts []string
	switch d.Order {
	case tally.First:
		parts = append(parts, words.T("empezaste"))
	case tally.Second:
		parts = append(parts, words.T("empezó tu rival"))
	}
	if d.Turns > 0 {
		parts = append(parts, words.N(d.Turns, "{n} turno", "{n} turnos"))
	}
	if d.Format != "" {
		parts = append(parts, d.Format)
	}
	return strings.Join(parts, " · ")
}
