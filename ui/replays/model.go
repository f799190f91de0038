// Package replays is the screen of the matches that were played: a list, and
// one of them step by step.
package replays

import (
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/peer"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/speech"
	"castillo/ui/words"
)

// Store is what the screen asks of the store; *cardsdb.Matches gives it.
type Store interface {
	All() ([]cardsdb.Match, error)
	Load(cardsdb.MatchID) (cardsdb.Match, []byte, error)
	Save(cardsdb.Match, []byte) (cardsdb.Match, error)
	Delete(cardsdb.MatchID) error
}

// Model is the state of the screen, without a window.
type Model struct {
	store   Store
	books   []game.Rulebook
	matches []cardsdb.Match
	at      int // -1: none is open
	opened  *Opened
}

// NewModel knows the rulebooks that a match may have been played by.
func NewModel(store Store, books ...game.Rulebook) *Model {
	return &Model{store: store, books: books, at: -1}
}

// Reload reads the list again and keeps the open match open, unless it is one
// without an end, of which more may have been played meanwhile.
func (m *Model) Reload() error {
	matches, err := m.store.All()
	if err != nil {
		return err
	}
	var id cardsdb.MatchID
	if m.at >= 0 {
		id = m.matches[m.at].ID
	}
	m.matches = matches
	m.at = m.Place(id)
	if m.at < 0 || m.matches[m.at].Result == "" {
		m.opened = nil
	}
	return nil
}

// Row is a line of the list.
type Row struct {
	Title  string
	Decks  string
	Result string
	When   string
}

// Rows are the matches, newest first.
func (m *Model) Rows() []Row {
	rows := make([]Row, len(m.matches))
	for i, x := range m.matches {
		rows[i] = row(x)
	}
	return rows
}

func row(x cardsdb.Match) Row {
	var names, decks []string
	for _, s := range x.Seats {
		names = append(names, s.Name)
		if s.Deck != "" {
			decks = append(decks, s.Deck)
		}
	}
	if x.Audit != "" {
		decks = append(decks, words.T("Auditoría: {what}", "what", x.Audit))
	}
	ended, length := result(x), words.N(x.Turns, "{n} turno", "{n} turnos")
	if x.Score != "" {
		ended, length = ended+" · "+x.Score, words.T("al mejor de tres")
	}
	return Row{
		Title:  strings.Join(names, words.T(" contra ")),
		Decks:  strings.Join(decks, " · "),
		Result: ended,
		When:   words.Moment(x.Date.Local()) + " · " + length,
	}
}

// CanGoOn reports whether a match was left before its end: one against the computer, or a
// round with a friend of which the next duel is to be begun. A duel with a friend that was
// left goes on from its own file.
func CanGoOn(x cardsdb.Match) bool {
	return x.Result == "" && (x.Audit == "" || x.Score != "" && x.Audit == (&peer.Report{Open: [2]bool{true, true}}).Verdict())
}

// About is a match in one line: who plays, how it stands and when it was.
func About(x cardsdb.Match) string {
	parts := []string{row(x).Title}
	if x.Score != "" {
		parts = append(parts, x.Score)
	}
	if x.Turns > 0 {
		parts = append(parts, words.T("turno {n}", "n", x.Turns))
	}
	return strings.Join(append(parts, words.Moment(x.Date.Local())), " · ")
}

// result says who won, in the language in use, and why where that is not plain.
func result(x cardsdb.Match) string {
	switch {
	case x.Winner >= 0 && x.Winner < len(x.Seats) && x.Result == replay.EndingWords(game.Conceded):
		return words.T("Gana {name} por abandono", "name", x.Seats[x.Winner].Name)
	case x.Winner >= 0 && x.Winner < len(x.Seats):
		return words.T("Gana {name}", "name", x.Seats[x.Winner].Name)
	case x.Result == replay.EndingWords(game.Failed):
		return words.T("El reglamento falló")
	case x.Result != "":
		return words.T("Empate")
	}
	return words.T("Sin terminar")
}

// At is the place of the open match, -1 when none is.
func (m *Model) At() int { return m.at }

// Opened is the match that is open, nil when none is.
func (m *Model) Opened() *Opened { return m.opened }

// Load reads the match at a place and plays it through. It is slow and touches
// nothing of the model; Show opens what it gives.
func (m *Model) Load(id cardsdb.MatchID) (*Opened, error) {
	summary, text, err := m.store.Load(id)
	if err != nil {
		return nil, err
	}
	r, err := round.Read(text)
	if err != nil {
		return nil, speech.Errorf("%s: %w", words.T("Esta partida no se puede leer"), err)
	}
	var played []*replay.Replay
	for _, d := range r.Duels {
		p, err := replay.Play(d.Record, m.books...)
		if err != nil {
			return nil, speech.Errorf("%s: %w", words.T("Esta partida no se puede repetir"), err)
		}
		played = append(played, p)
	}
	return open(summary, text, r, played), nil
}

// Place is where a match stands in the list, -1 for nowhere.
func (m *Model) Place(id cardsdb.MatchID) int {
	return slices.IndexFunc(m.matches, func(x cardsdb.Match) bool { return x.ID == id })
}

// Close closes the open match.
func (m *Model) Close() { m.at, m.opened = -1, nil }

// ID is the match at a place.
func (m *Model) ID(i int) cardsdb.MatchID { return m.matches[i].ID }

// Show opens a match that was loaded, unless it has left the list.
func (m *Model) Show(o *Opened) {
	m.at = m.Place(o.summary.ID)
	m.opened = nil
	if m.at >= 0 {
		m.opened = o
	}
}

// Delete removes the open match and gives what puts it back. Both touch the
// disk and nothing of the model: Reload comes after.
func (m *Model) Delete() (remove, restore func() error) {
	o := m.opened
	if o == nil {
		return nil, nil
	}
	remove = func() error { return m.store.Delete(o.summary.ID) }
	restore = func() error {
		again := o.summary
		again.ID = 0
		_, err := m.store.Save(again, o.text)
		return err
	}
	return remove, restore
}
