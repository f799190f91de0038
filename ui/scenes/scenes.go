// Package scenes has the table laid out at every kind of decision, for pictures and for tests of
// the window.
package scenes

import (
	"embed"
	"io/fs"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/myl/text"
	"castillo/game/scenario"
	"castillo/game/speech"
)

//go:embed *.esc
var files embed.FS

// Scene is a match that waits for a decision of the seat that looks at it.
type Scene struct {
	Name  string
	Match game.Match
	Seat  game.Seat
	// Does is what that seat does on the table before it is looked at, each the first
	// option with the verb.
	Does []game.Verb
}

// does are the scenes in which something is declared or picked and not confirmed.
var does = map[string][]game.Verb{
	"ataque":   {game.Attack, game.Attack},
	"bloqueo":  {game.Block, game.Block},
	"descarte": {game.Pick},
}

// Runner plays scenarios with the cards of the program.
func Runner() (*scenario.Runner, error) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	return &scenario.Runner{Rulebooks: myl.Books(), Catalogue: printed{catalogue},
		Read: func(c card.Card) error { _, err := text.Read(c.Text, c); return err }}, nil
}

// printed finds cards for scenarios: the first printing of a name, in an edition where one is
// named, of which more is known than that it exists.
type printed struct{ *cardsdb.Catalogue }

func (c printed) Find(name string, of card.Edition) (card.Card, bool) {
	return deck.Ref{Name: name, Edition: of}.Find(c.Catalogue)
}

// All lays out every scene, in the order of their names.
func All() ([]Scene, error) {
	runner, err := Runner()
	if err != nil {
		return nil, err
	}
	names, err := fs.Glob(files, "*.esc")
	if err != nil {
		return nil, err
	}
	slices.Sort(names)
	var all []Scene
	for _, file := range names {
		words, err := files.ReadFile(file)
		if err != nil {
			return nil, err
		}
		s, err := scenario.Parse(file, words)
		if err != nil {
			return nil, speech.Errorf("%s: %w", file, err)
		}
		m, failure := runner.Stage(s)
		if failure != nil {
			return nil, speech.Errorf("%s: %w", file, failure)
		}
		name := strings.TrimSuffix(file, ".esc")
		all = append(all, Scene{Name: name, Match: m, Seat: m.Decision().Seat, Does: does[name]})
	}
	return all, nil
}
