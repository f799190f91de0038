// Package laboratory is the screen that has the computer play decks against decks and shows
// which one wins, by how much and how surely.
package laboratory

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/game/myl"
	"castillo/game/myl/text"
	"castillo/ui/words"
)

// Choice is a deck, or a version of one that its owner kept.
type Choice struct {
	Name string
	List deck.List
}

// Model is the state of the screen, without a window.
type Model struct {
	cards   deck.Catalogue
	formats []deck.Format
	choices []Choice
	plays   []bool // by choice: it is one of the decks
	rivals  []bool // by choice: it is one of their rivals

	Player string
	Games  string // digits
	Seed   string // digits
}

// NewModel knows of no deck.
func NewModel() *Model {
	return &Model{Player: lab.Players()[0].Name, Games: "1000", Seed: "1"}
}

// Clone is an independent copy, for whoever works off the goroutine of the window.
func (m *Model) Clone() *Model {
	c := *m
	c.plays, c.rivals = slices.Clone(m.plays), slices.Clone(m.rivals)
	return &c
}

// choicesOf are the decks and their kept versions, those that can be read. It reads all lists,
// which takes its time.
func choicesOf(decks []cardsdb.Deck) []Choice {
	var choices []Choice
	for _, d := range decks {
		l, err := deck.Parse(d.Text)
		if err != nil {
			continue
		}
		choices = append(choices, Choice{d.Name, l})
		versions, _ := deck.ParseVersions(d.Versions) // one that cannot be read is not offered
		for _, v := range versions {
			name := v.Name
			if name == "" {
				name, _, _ = strings.Cut(v.When, "T")
			}
			choices = append(choices, Choice{d.Name + " · " + name, v.List})
		}
	}
	return choices
}

// SetDecks says which cards, decks and formats there are. What is chosen stays so, by its name.
func (m *Model) SetDecks(cards deck.Catalogue, choices []Choice, formats []deck.Format) {
	plays, rivals := make([]bool, len(choices)), make([]bool, len(choices))
	for i, c := range choices {
		if k := slices.IndexFunc(m.choices, func(o Choice) bool { return o.Name == c.Name }); k >= 0 {
			plays[i], rivals[i] = m.plays[k], m.rivals[k]
		}
	}
	m.cards, m.choices, m.formats, m.plays, m.rivals = cards, choices, formats, plays, rivals
}

// chosen are the decks of which that is so, played by the player.
func (m *Model) chosen(so []bool) []lab.Deck {
	var decks []lab.Deck
	for i, c := range m.choices {
		if so[i] {
			decks = append(decks, m.deck(c))
		}
	}
	return decks
}

func (m *Model) deck(c Choice) lab.Deck {
	return lab.Deck{Name: c.Name, Player: m.Player, List: c.List}
}

// number reads a field that is meant to hold a number.
func number(field, what string, low, high int) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(field))
	if err != nil || n < low || n > high {
		return 0, words.Err("{what}: un número de {low} a {high}", "what", what, "low", low, "high", high)
	}
	return n, nil
}

func (m *Model) seed() (uint64, error) {
	seed, err := strconv.ParseUint(strings.TrimSpace(m.Seed), 10, 64)
	if err != nil {
		return 0, words.Err("La semilla es un número.")
	}
	return seed, nil
}

// rules are those of the format of a deck, in which the others have to be legal too.
func (m *Model) rules(decks []lab.Deck) (lab.Rules, error) {
	f, _ := decks[0].List.FormatIn(m.formats)
	book, ok := game.BookOf(myl.Books(), f.Rules)
	if !ok {
		return lab.Rules{}, words.Err("El formato {name} no se puede jugar.", "name", f.Name)
	}
	for _, d := range decks {
		if breaches := f.Check(d.List, m.cards); len(breaches) > 0 {
			return lab.Rules{}, words.Err("«{deck}» no es legal en {name}.", "deck", d.Name, "name", f.Name)
		}
	}
	return lab.Rules{Book: book, Format: f, Cards: m.cards}, nil
}

// Plan is what the chosen decks are to play.
func (m *Model) Plan() (lab.Plan, error) {
	decks, field := m.chosen(m.plays), m.chosen(m.rivals)
	if len(decks) == 0 {
		return lab.Plan{}, words.Err("Marca los mazos que juegan.")
	}
	pairs := lab.EachAgainstEach(len(decks))
	if len(field) > 0 {
		pairs = lab.AgainstField(len(decks), len(field))
	}
	games, err := number(m.Games, words.T("Partidas por pareja"), 2, lab.MaxGames/len(pairs))
	if err != nil {
		return lab.Plan{}, err
	}
	seed, err := m.seed()
	if err != nil {
		return lab.Plan{}, err
	}
	all := append(decks, field...)
	rules, err := m.rules(all)
	if err != nil {
		return lab.Plan{}, err
	}
	return lab.NewPlan(rules, all, pairs, games, seed)
}

// contest is what a deck or two and the rivals play.
func (m *Model) contest(at ...int) (decks, field []lab.Deck, rules lab.Rules, seed uint64, err error) {
	for _, i := range at {
		if i < 0 || i >= len(m.choices) {
			return nil, nil, rules, 0, words.Err("Elige el mazo.")
		}
		decks = append(decks, m.deck(m.choices[i]))
	}
	if field = m.chosen(m.rivals); len(field) == 0 {
		return nil, nil, rules, 0, words.Err("Marca los rivales contra los que se prueba.")
	}
	if seed, err = m.seed(); err == nil {
		rules, err = m.rules(append(decks[:len(decks):len(decks)], field...))
	}
	return decks, field, rules, seed, err
}

// Comparison asks whether one choice is better than another, a difference up to so many points of
// a hundred being none.
func (m *Model) Comparison(now, fresh int, points, most string) (c lab.Comparison, rules lab.Rules, err error) {
	least, err := number(points, words.T("Diferencia que importa"), 1, 50)
	if err != nil {
		return c, rules, err
	}
	games, err := number(most, words.T("Partidas a lo más"), 200, lab.MaxGames)
	if err != nil {
		return c, rules, err
	}
	decks, field, rules, seed, err := m.contest(now, fresh)
	if err != nil {
		return c, rules, err
	}
	return lab.Comparison{Versions: [2]lab.Deck(decks), Field: field, Least: float64(least) / 100, Most: games, Seed: seed}, rules, nil
}

// kept is how many swaps an improvement tells.
const kept = 8

// Improvement asks which swaps make a choice better. It may take a second.
func (m *Model) Improvement(at int, owned func(deck.Ref) int, swaps, most string) (im lab.Improvement, rules lab.Rules, err error) {
	n, err := number(swaps, words.T("Cambios que se prueban"), 1, 10_000)
	if err != nil {
		return im, rules, err
	}
	games, err := number(most, words.T("Partidas a lo más"), 200, lab.MaxGames)
	if err != nil {
		return im, rules, err
	}
	decks, field, rules, seed, err := m.contest(at)
	if err != nil {
		return im, rules, err
	}
	im = lab.Improvement{Deck: decks[0], Field: field, Games: games, Keep: kept, Seed: seed}
	pool := lab.Pool(im.Deck.List, rules, text.Understands)
	if im.Swaps = lab.Swaps(im.Deck.List, rules, pool, owned, n, seed); len(im.Swaps) == 0 {
		err = words.Err("Ninguna carta puede entrar.")
	}
	return im, rules, err
}

// counts is how many copies of each card an owner has.
func counts(store *cardsdb.Store) (func(deck.Ref) int, error) {
	rows, err := store.Collection().All()
	copies := map[string]int{}
	for _, h := range rows {
		if c, ok := store.Catalogue().Printing(h.Printing.Edition, h.Printing.Number); ok {
			copies[card.Fold(c.Name)] += h.Count
		}
	}
	return func(r deck.Ref) int { return copies[card.Fold(r.Name)] }, err
}

// titleOf is what a finding is listed as.
func titleOf(f lab.Finding) string {
	switch {
	case f.Compared != nil:
		return words.T("Comparar: {a} y {b}", "a", f.Compared.Names[0], "b", f.Compared.Names[1])
	case f.Improved != nil:
		return words.T("Mejorar: {deck}", "deck", f.Improved.Name)
	}
	var names []string
	for _, d := range f.Results.Plan.Decks {
		names = append(names, d.Name)
	}
	const shown = 2
	title := strings.Join(names[:min(shown, len(names))], " · ")
	if rest := len(names) - shown; rest > 0 {
		title += fmt.Sprintf(" +%d", rest)
	}
	return title
}

// pack makes a finding small for the store.
func pack(f lab.Finding) ([]byte, error) {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if err := f.Encode(w); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// unpack reads what pack wrote.
func unpack(data []byte) (lab.Finding, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return lab.Finding{}, err
	}
	return lab.DecodeFinding(io.LimitReader(r, lab.MaxJSON))
}

// The figures in words.

func decimal(x float64) string {
	sign := ""
	if x < 0 {
		sign, x = "–", -x
	}
	tenths := int(10*x + 0.5)
	return sign + words.T("{units},{tenths}", "units", tenths/10, "tenths", tenths%10)
}

func signed(x float64) string {
	if x > 0 {
		return "+" + decimal(x)
	}
	return decimal(x)
}

// rateWords are a rate with its interval.
func rateWords(r lab.Rate) string {
	if r.Games == 0 {
		return "·"
	}
	return fmt.Sprintf("%s %% [%s; %s]", decimal(100*r.Rate), decimal(100*r.Low), decimal(100*r.High))
}

// differenceWords are a difference with its interval, and whether it is sure.
func differenceWords(d lab.Difference) string {
	if d.With == 0 || d.Without == 0 {
		return "?"
	}
	mark := ""
	switch {
	case d.Low > 0:
		mark = " ↑"
	case d.High < 0:
		mark = " ↓"
	}
	return fmt.Sprintf("%s [%s; %s]%s", signed(100*d.Mean), signed(100*d.Low), signed(100*d.High), mark)
}
