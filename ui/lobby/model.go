// Package lobby is the screen before a duel: who plays with which deck.
package lobby

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/round"
	"castillo/game/setup"
	"castillo/ui/words"
)

// Store is what the screen asks of the store; *cardsdb.Decks gives it.
type Store interface {
	All() ([]cardsdb.Deck, error)
}

// Formats is asked for the formats that there are; *cardsdb.Formats gives it.
type Formats interface {
	All() ([]deck.Format, error)
}

// Memory is where the last choice is kept; *cardsdb.Settings gives it.
type Memory interface {
	Load(name string, into any) error
	Save(name string, value any) error
}

// Player is a computer player.
type Player string

// The computer players.
const (
	Sage   Player = "sabio"
	Greedy Player = "voraz"
	Novice Player = "novato"
	Random Player = "azar"
	Person Player = "persona" // another person, at the same screen
	Master Player = "maestro" // of duels that were begun when Sabio had a second: it won no more
)

// Now is the player who plays for one that duels of another day name.
func (p Player) Now() Player {
	switch {
	case p == Master:
		return Sage
	case slices.Contains(Players, p):
		return p
	}
	return Greedy
}

// Players lists them, the better one first.
var Players = []Player{Sage, Greedy, Novice, Random, Person}

// Name is what the player is called at the table.
func (p Player) Name() string {
	switch p {
	case Master:
		return words.T("Maestro")
	case Sage:
		return words.T("Sabio")
	case Novice:
		return words.T("Novato")
	case Random:
		return words.T("Azar")
	case Person:
		return words.T("Invitado")
	}
	return words.T("Voraz")
}

// About says how it plays.
func (p Player) About() string {
	switch p {
	case Sage:
		return words.T("Sabio: prueba cómo seguiría el duelo")
	case Novice:
		return words.T("Novato: ataca y bloquea, sin habilidades")
	case Random:
		return words.T("Azar: hace cualquier cosa permitida")
	case Person:
		return words.T("Otra persona, en esta misma pantalla")
	}
	return words.T("Voraz: toma la jugada que más le rinde ya")
}

// DuelSetup is a round against the computer to be started. The person has seat A, whose
// name whoever starts it knows.
type DuelSetup struct {
	Round  round.Round
	Player Player
	Seed   uint64
}

// Choice is a deck that can be taken to the table.
type Choice struct {
	ID       cardsdb.DeckID
	Name     string
	List     deck.List
	Unread   error
	Breaches []deck.Breach // in the format of the duel
	Cover    card.Card     // the card that stands for the deck
	Guide    string        // how it plays, as its owner noted it; empty for nothing
}

// Legal reports whether the deck keeps the format's rules.
func (c Choice) Legal() bool { return c.Unread == nil && len(c.Breaches) == 0 }

// About is the line below the name.
func (c Choice) About() string {
	switch {
	case c.Unread != nil:
		return words.T("no se puede leer")
	case len(c.Breaches) > 0:
		return words.N(len(c.Breaches), "no es legal: {n} falta", "no es legal: {n} faltas")
	}
	return words.T("{n} cartas · legal", "n", c.List.Count())
}

// Model is the state of the screen, without a window.
type Model struct {
	cards   deck.Catalogue
	formats []deck.Format
	format  string      // ID of the one that was chosen, empty: that of the own deck
	judged  deck.Format // in which the breaches of the decks are
	decks   []Choice
	Mine    int // places in Decks, -1 none
	Theirs  int
	Player  Player
	Best    int    // duels of the round, 1 or round.Best
	Minutes int    // of the person's clock for the round, 0 for none
	Seed    string // digits; empty: chosen by chance
	Guest   string // the name of another person at the same screen; empty: a guest
}

// remembered is the choice of last time.
type remembered struct {
	Mine, Theirs cardsdb.DeckID
	Player       Player
	Best         int
	Minutes      int
	Format       string // its ID, empty: that of the own deck
}

// Clocks are the minutes that a clock may have.
var Clocks = []int{20, 30, 45, 60, 90}

const memoryKey = "duelo"

// NewModel has the decks and formats of the store and the choice of last time.
func NewModel(cards deck.Catalogue, store Store, formats Formats, memory Memory) (*Model, error) {
	m := &Model{cards: cards, Player: Greedy, Best: 1, Mine: -1, Theirs: -1}
	if err := m.Reload(store, formats); err != nil {
		return nil, err
	}
	var last remembered
	if memory.Load(memoryKey, &last) == nil {
		if i := m.place(last.Mine); i >= 0 {
			m.Mine = i
		}
		if i := m.place(last.Theirs); i >= 0 {
			m.Theirs = i
		}
		m.Player = last.Player.Now()
		if last.Best == round.Best {
			m.Best = last.Best
		}
		if slices.Contains(Clocks, last.Minutes) {
			m.Minutes = last.Minutes
		}
		m.format = last.Format
		m.Judge()
	}
	return m, nil
}

// ChooseStarters has the person play the first of some decks that can be played, against the next
// one. It reports whether there is one.
func (m *Model) ChooseStarters(ids []cardsdb.DeckID) bool {
	var places []int
	for _, id := range ids {
		if at := m.place(id); at >= 0 && m.decks[at].Unread == nil {
			places = append(places, at)
		}
	}
	if len(places) == 0 {
		return false
	}
	m.Mine, m.Theirs = places[0], places[min(1, len(places)-1)]
	m.format = ""
	m.Judge()
	return true
}

// Reload reads decks and formats again and keeps the choice as far as it is there.
func (m *Model) Reload(store Store, formats Formats) error {
	stored, err := store.All()
	if err != nil {
		return err
	}
	if m.formats, err = formats.All(); err != nil {
		return err
	}
	mine, theirs := m.id(m.Mine), m.id(m.Theirs)
	m.decks = nil
	for _, d := range stored {
		m.decks = append(m.decks, m.read(d))
	}
	m.Mine, m.Theirs = m.place(mine), m.place(theirs)
	if len(m.decks) > 0 {
		if m.Mine < 0 {
			m.Mine = 0
		}
		if m.Theirs < 0 {
			m.Theirs = min(1, len(m.decks)-1)
		}
	}
	m.judged = deck.Format{}
	m.Judge()
	return nil
}

// Formats are all formats, those of the program first.
func (m *Model) Formats() []deck.Format { return m.formats }

// Format is that of the duel: the one that was chosen, else that of the own deck.
func (m *Model) Format() deck.Format {
	if at := slices.IndexFunc(m.formats, func(f deck.Format) bool { return f.ID() == m.format }); at >= 0 {
		return m.formats[at]
	}
	var mine deck.List
	if m.Mine >= 0 {
		mine = m.decks[m.Mine].List
	}
	f, _ := mine.FormatIn(m.formats)
	return f
}

// FormatChoice are the formats to choose from, that of the own deck before all, and the place of
// the one that was chosen.
func (m *Model) FormatChoice() (names []string, chosen int) {
	names = []string{words.T("El de tu mazo")}
	for i, f := range m.formats {
		names = append(names, f.Name)
		if f.ID() == m.format {
			chosen = i + 1
		}
	}
	return names, chosen
}

// ChooseFormat chooses the format at a place of FormatChoice.
func (m *Model) ChooseFormat(i int) {
	m.format = ""
	if i > 0 && i <= len(m.formats) {
		m.format = m.formats[i-1].ID()
	}
}

// Judge judges the decks in the format of the duel. It reports whether that is another than
// before.
func (m *Model) Judge() bool {
	f := m.Format()
	if f.Equal(m.judged) {
		return false
	}
	m.judged = f
	for i, c := range m.decks {
		if c.Unread == nil {
			m.decks[i].Breaches = f.Check(c.List, m.cards)
		}
	}
	return true
}

func (m *Model) read(d cardsdb.Deck) Choice {
	c := Choice{ID: d.ID, Name: d.Name}
	if c.List, c.Unread = deck.Parse(d.Text); c.Unread != nil {
		return c
	}
	if c.Guide = c.List.Notes; d.Starter != "" {
		c.Guide = words.T(c.Guide)
	}
	own, _ := c.List.FormatIn(m.formats)
	c.Cover = cover(c.List, own.For(c.List, m.cards))
	return c
}

// cover is the strongest ally of a deck, the most expensive of those.
func cover(l deck.List, cards deck.Catalogue) card.Card {
	var best card.Card
	for _, e := range l.Cards {
		c, ok := e.Ref.Find(cards)
		if !ok {
			continue
		}
		if best.Name == "" || c.Type == card.Ally && (best.Type != card.Ally ||
			c.Strength > best.Strength || c.Strength == best.Strength && c.Cost > best.Cost) {
			best = c
		}
	}
	return best
}

// Decks are the decks to choose from.
func (m *Model) Decks() []Choice { return m.decks }

func (m *Model) id(i int) cardsdb.DeckID {
	if i < 0 || i >= len(m.decks) {
		return 0
	}
	return m.decks[i].ID
}

func (m *Model) place(id cardsdb.DeckID) int {
	if id == 0 {
		return -1
	}
	return slices.IndexFunc(m.decks, func(c Choice) bool { return c.ID == id })
}

// Remember keeps the choice for next time. It touches the disk.
func (m *Model) Remember(memory Memory) func() error {
	last := remembered{m.id(m.Mine), m.id(m.Theirs), m.Player, m.Best, m.Minutes, m.format}
	return func() error { return memory.Save(memoryKey, last) }
}

// rival is the name of who plays against the person.
func (m *Model) rival() string {
	if name := strings.TrimSpace(m.Guest); m.Player == Person && name != "" {
		return name
	}
	return m.Player.Name()
}

// Objections are why the decks are not legal, in sentences; none for legal
// decks.
func (m *Model) Objections() []string {
	var out []string
	seen := map[int]bool{}
	for _, i := range [...]int{m.Mine, m.Theirs} {
		if i < 0 || seen[i] {
			continue
		}
		seen[i] = true
		for _, b := range m.decks[i].Breaches {
			out = append(out, m.decks[i].Name+": "+words.Sentence(words.Template(b.Template(), b)))
		}
	}
	return out
}

// Start lays the duel out. The error is a sentence for the person.
func (m *Model) Start() (DuelSetup, error) {
	if m.Mine < 0 || m.Theirs < 0 {
		return DuelSetup{}, words.Err("Primero crea un mazo")
	}
	seed, err := m.seed()
	if err != nil {
		return DuelSetup{}, err
	}
	r := round.Round{Best: m.Best, Format: m.Format(), Opponent: string(m.Player), Minutes: m.Minutes}
	r.Sides[game.B].Name = m.rival()
	for i, at := range [2]int{m.Mine, m.Theirs} {
		c := m.decks[at]
		if c.Unread != nil {
			return DuelSetup{}, c.Unread
		}
		r.Sides[i].Deck, r.Sides[i].List = c.Name, c.List
	}
	if _, err := setup.Next(r, r.Lists(), m.cards); err != nil {
		return DuelSetup{}, said(err, [2]string{r.Sides[0].Deck, r.Sides[1].Deck})
	}
	return DuelSetup{Round: r, Player: m.Player, Seed: seed}, nil
}

// said names the deck that cannot be laid out.
func said(err error, decks [2]string) error {
	missing, ok := errors.AsType[*setup.Missing](err)
	switch {
	case !ok:
		return err
	case missing.Ref == (deck.Ref{}):
		return words.Err("{deck}: falta el Oro inicial", "deck", decks[missing.Seat])
	}
	return words.Err("{deck}: el catálogo no conoce «{card}»", "deck", decks[missing.Seat], "card", missing.Ref.String())
}

// seed is the number that was written, or one of chance.
func (m *Model) seed() (uint64, error) {
	text := strings.TrimSpace(m.Seed)
	if text == "" {
		return rand.Uint64N(1_000_000_000), nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, words.Err("La semilla es un número entero, o nada")
	}
	return n, nil
}
