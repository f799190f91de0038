package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/puzzle"
	"castillo/game/scenario"
	"castillo/game/setup"
	"castillo/ui/scenes"
)

var puzzleCommand = verb{
	name:  "acertijo",
	words: "[mostrar | resolver ACERTIJO… | minar CARPETA]",
	help:  "posiciones en las que se gana en este turno: las muestra, las demuestra y busca otras",
	more: "Sin palabra lista los acertijos que vienen con el programa. Un acertijo es uno de ellos, por su\n" +
		"número, o un archivo .esc con la línea «acertijo: gana este turno» (véase: castillo ayuda escenario).\n" +
		"En él las manos están a la vista y los Mazos Castillo sin orden: se gana si se vacía el del rival\n" +
		"antes de que termine el turno, responda lo que responda y salga la carta que salga.\n" +
		"\n" +
		"  mostrar    dice qué hay en cada zona\n" +
		"  resolver   demuestra que se gana y dice cómo, o que no se gana; termina con 1 si alguno no se\n" +
		"             gana o no es como el archivo dice\n" +
		"  minar      busca acertijos en partidas del computador y deja cada uno en un archivo de la carpeta;\n" +
		"             la misma semilla da siempre los mismos",
	options: []option{
		{"arbol", "", "con resolver, todas las respuestas del rival y no solo la que más resiste"},
		{"posiciones", "N", "con resolver, cuántas posiciones se miran a lo más (1000000)"},
		{"cuantos", "N", "con minar, cuántos acertijos se buscan (10)"},
		{"semilla", "S", "con minar, la semilla del azar (1)"},
	},
	run: runPuzzle,
}

func runPuzzle(c *call) error {
	runner, err := scenes.Runner()
	if err != nil {
		return err
	}
	if len(c.words) == 0 {
		return c.listPuzzles(runner)
	}
	switch word, rest := card.Fold(c.words[0]), c.words[1:]; word {
	case "mostrar", "resolver":
		if len(rest) == 0 {
			return c.usage("falta un acertijo")
		}
		do := c.showPuzzle
		if word == "resolver" {
			do = c.solvePuzzle
		}
		return c.eachPuzzle(runner, rest, do)
	case "minar":
		if len(rest) != 1 {
			return c.usage("falta una carpeta, y solo una")
		}
		return c.minePuzzles(runner, rest[0])
	}
	return c.usage("no conozco %q%s", c.words[0], perhaps(card.Fold(c.words[0]), []string{"mostrar", "resolver", "minar"}))
}

func (c *call) listPuzzles(runner *scenario.Runner) error {
	all, err := puzzle.Shipped(runner)
	if err != nil {
		return err
	}
	var rows [][]string
	for i, p := range all {
		rows = append(rows, []string{strconv.Itoa(i + 1), "grado " + strconv.Itoa(p.Grade), p.Title})
	}
	return align(c.Stdout, rows)
}

// eachPuzzle does something with every puzzle that is named. One that cannot be read ends it; one
// of which the answer is no does not.
func (c *call) eachPuzzle(runner *scenario.Runner, words []string, do func(io.Writer, *puzzle.Puzzle) error) error {
	out := bufio.NewWriter(c.Stdout)
	defer out.Flush()
	var no error
	for i, word := range words {
		p, err := readPuzzle(runner, word)
		if err != nil {
			return err
		}
		if i > 0 {
			fmt.Fprintln(out)
		}
		if err := do(out, p); errors.Is(err, errNo) {
			no = err
		} else if err != nil {
			return fmt.Errorf("%s: %w", p.Title, err)
		}
	}
	return no
}

// readPuzzle reads a file, or one of those that come with the program by its number.
func readPuzzle(runner *scenario.Runner, word string) (*puzzle.Puzzle, error) {
	if n, err := strconv.Atoi(word); err == nil {
		all, err := puzzle.Shipped(runner)
		if err != nil {
			return nil, err
		}
		if n < 1 || n > len(all) {
			return nil, fmt.Errorf("no hay un acertijo %d: van del 1 al %d", n, len(all))
		}
		return all[n-1], nil
	}
	text, err := readScenario(word)
	if err != nil {
		return nil, err
	}
	p, err := puzzle.Read(runner, word, text)
	if _, told := errors.AsType[scenario.Errors](err); err != nil && !told {
		return nil, inFile(word, err)
	}
	return p, err
}

func (c *call) showPuzzle(w io.Writer, p *puzzle.Puzzle) error {
	fmt.Fprintf(w, "%s\n", headOf(p))
	for _, l := range p.Lays() {
		fmt.Fprintln(w, "  "+l)
	}
	return nil
}

func headOf(p *puzzle.Puzzle) string {
	if p.Grade == 0 {
		return p.Title
	}
	return fmt.Sprintf("%s (grado %d)", p.Title, p.Grade)
}

func (c *call) solvePuzzle(w io.Writer, p *puzzle.Puzzle) error {
	limit, err := c.number("posiciones", 1_000_000, 1, 100_000_000)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	m := p.Match()
	s, err := puzzle.NewSearch(m, int(limit))
	if err != nil {
		return err
	}
	if err := s.Prove(ctx, m, s.Root()); err != nil {
		return err
	}
	fmt.Fprintf(w, "%s\n", headOf(p))
	proof := s.Size()
	if s.Root().Fails() {
		fmt.Fprintf(w, "no se gana en este turno; posiciones miradas: %d\n", proof)
		return errNo
	}
	moves, err := s.Winning(ctx, m)
	if err != nil {
		return err
	}
	var first []string
	for _, move := range moves {
		first = append(first, puzzle.Tell(m, move.Actions))
	}
	fmt.Fprintf(w, "se gana con: %s\ndecisiones hasta ganar: %d; posiciones miradas: %d para demostrarlo, %d para saber que no se gana con otra jugada\n",
		strings.Join(first, "; "), s.Length(s.Root()), proof, s.Size())
	for _, line := range s.Line(p.Match(), c.has("arbol")) {
		fmt.Fprintf(w, "%s%v %s\n", strings.Repeat("  ", line.Depth+1), line.By, line.Text)
	}
	if told := strings.Join(p.First, "; "); told != "" && told != strings.Join(first, "; ") {
		fmt.Fprintf(w, "el archivo dice que se gana con: %s\n", told)
		return errNo
	}
	return nil
}

func (c *call) minePuzzles(runner *scenario.Runner, folder string) error {
	count, err := c.number("cuantos", 10, 1, 10_000)
	if err != nil {
		return err
	}
	seed, err := c.number("semilla", 1, 0, 1<<64-1)
	if err != nil {
		return err
	}
	if !isFolder(folder) {
		return fmt.Errorf("%s no es una carpeta", folder)
	}
	start, err := anyDecks()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var written int
	quarry := puzzle.Quarry{Runner: runner, Start: start}
	err = quarry.Mine(ctx, seed, func(f *puzzle.Find) bool {
		written++
		f.Scenario.Title = fmt.Sprintf("Acertijo %d-%d", seed, written)
		name := filepath.Join(folder, fmt.Sprintf("acertijo-%d-%03d.esc", seed, written))
		if err = files.Create(name, 0o644, f.File()); err != nil {
			return false
		}
		fmt.Fprintf(c.Stdout, "%s\tgrado %d\t%s\n", oneLine(name), f.Scenario.Grade, f.Scenario.First[0])
		return written < int(count)
	})
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// anyDecks gives matches between starters and decks drawn by chance.
func anyDecks() (func(r *game.Rand) (game.Match, error), error) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	var lists []deck.List
	for _, d := range cardsdb.Starters() {
		list, err := deck.Parse(d.Text)
		if err != nil {
			return nil, err
		}
		lists = append(lists, list)
	}
	cards := catalogue.All()
	pick := func(r *game.Rand) deck.List {
		if i := r.Below(2 * len(lists)); i < len(lists) {
			return lists[i]
		}
		return setup.RandomList(r, cards)
	}
	return func(r *game.Rand) (game.Match, error) {
		s, err := setup.Of([2]deck.List{pick(r), pick(r)}, catalogue)
		if err != nil {
			return nil, err
		}
		return myl.Rulebook.NewMatch(s)
	}, nil
}
