package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/game/myl/text"
)

var labCommand = verb{
	name:  "laboratorio",
	words: "[comparar | mejorar | unir ARCHIVO…]",
	help:  "hace jugar mazos contra mazos y dice cuál gana, por cuánto y con qué certeza",
	more: "Sin palabra juegan todos los --mazo entre sí o, con --rival, cada uno contra cada rival, la\n" +
		"mitad de las partidas empezando cada uno y con las mismas cartas. Un mazo es un archivo, un mazo\n" +
		"inicial o uno tuyo por su nombre. La misma semilla da siempre las mismas cifras. Con Ctrl-C se\n" +
		"dice lo jugado hasta entonces.\n" +
		"\n" +
		"  comparar   dos versiones de un mazo, el segundo --mazo contra el primero, frente a los --rival;\n" +
		"             para cuando está seguro de una diferencia, o de que es menor que --minimo\n" +
		"  mejorar    prueba cambios de una carta del --mazo frente a los --rival y dice qué gana cada uno\n" +
		"  unir       junta las partes que otros jugaron\n" +
		"\n" +
		"Los intervalos son del 95 %. De una carta se dice cuánto más gana el mazo cuando la vio que cuando\n" +
		"no: solo la mano inicial la decide el azar; robada y jugada se ven más en partidas largas y ganadas.\n" +
		"\n" +
		"Una tirada grande se parte con --parte y se junta con unir, cifra por cifra la misma. Con GNU parallel:\n" +
		"\n" +
		"  parallel castillo laboratorio --mazo a.txt --mazo b.txt --partidas 100000 --parte {}/10 --json '>' parte-{}.json ::: $(seq 10)\n" +
		"  castillo laboratorio unir parte-*.json\n" +
		"\n" +
		"En un clúster con Slurm:\n" +
		"\n" +
		"  sbatch --array=1-10 --wrap 'castillo laboratorio --mazo a.txt --mazo b.txt --partidas 100000 --parte $SLURM_ARRAY_TASK_ID/10 --json > parte-$SLURM_ARRAY_TASK_ID.json'\n" +
		"\n" +
		"Con Kubernetes, un Job con una imagen que tenga castillo y un volumen compartido en /datos:\n" +
		"\n" +
		"  apiVersion: batch/v1\n" +
		"  kind: Job\n" +
		"  metadata: {name: laboratorio}\n" +
		"  spec:\n" +
		"    completionMode: Indexed\n" +
		"    completions: 10\n" +
		"    parallelism: 10\n" +
		"    template:\n" +
		"      spec:\n" +
		"        restartPolicy: Never\n" +
		"        volumes: [{name: datos, persistentVolumeClaim: {claimName: datos}}]\n" +
		"        containers:\n" +
		"        - name: parte\n" +
		"          image: castillo\n" +
		"          volumeMounts: [{name: datos, mountPath: /datos}]\n" +
		"          command: [sh, -c, 'cd /datos && castillo laboratorio --mazo a.txt --mazo b.txt --partidas 100000 --parte $((JOB_COMPLETION_INDEX+1))/10 --json > parte-$JOB_COMPLETION_INDEX.json']",
	options: []option{
		{"mazo", "MAZO", "archivo, mazo inicial o mazo tuyo; se puede dar varias veces"},
		{"rival", "MAZO", "contra quién juegan los mazos; se puede dar varias veces"},
		{"partidas", "N", "partidas de cada pareja (1000); con comparar y mejorar, cuántas se juegan a lo más en total (40000)"},
		{"semilla", "S", "la semilla del azar (1)"},
		{"jugador", "BOT", "quién juega: " + playerNames("o") + " (voraz)"},
		{formatOption.name, formatOption.value, "formato en que se juega (el del primer mazo; si no dice ninguno, el del D.A.R.)"},
		{"reglamento", "R", "dar, barbarie o basico (el del formato)"},
		{"parte", "K/N", "juega solo la parte K de N, para unirla después"},
		{"minimo", "PUNTOS", "con comparar, la menor diferencia que importa, en puntos de cada cien (3)"},
		{"entran", "BÚSQUEDA", "con mejorar, qué cartas pueden entrar (las del formato, los Aliados de las razas del mazo)"},
		{"propias", "", "con mejorar, entran solo cartas que tienes"},
		{"cambios", "N", "con mejorar, cuántos cambios se prueban, al azar si hay más (64)"},
		{"json", "", "escribe un objeto JSON, para programas y para unir"},
		{"csv", "TABLA", "escribe una tabla separada por comas: " + strings.Join(tableNames(), ", ")},
	},
	run: runLab,
}

func tableNames() []string {
	var names []string
	for _, t := range lab.Tables() {
		names = append(names, t.Name)
	}
	return names
}

func runLab(c *call) error {
	if name := c.text("csv", ""); c.has("csv") {
		if _, ok := lab.TableNamed(name); !ok {
			return c.usage("no hay una tabla %q; las hay: %s", name, strings.Join(tableNames(), ", "))
		}
	}
	if len(c.words) == 0 {
		return c.playPlan()
	}
	word := card.Fold(c.words[0])
	if word == "unir" {
		return c.joinResults(c.words[1:])
	}
	if len(c.words) > 1 {
		return c.usage("sobra %q", c.words[1])
	}
	switch word {
	case "comparar":
		return c.compareVersions()
	case "mejorar":
		return c.improveDeck()
	}
	return c.usage("no conozco %q%s", c.words[0], perhaps(word, []string{"comparar", "mejorar", "unir"}))
}

// playPlan plays decks against decks.
func (c *call) playPlan() error {
	setting, err := c.labSetting()
	if err != nil {
		return err
	}
	games, err := c.number("partidas", 1000, 2, lab.MaxGames)
	if err != nil {
		return err
	}
	pairs := lab.EachAgainstEach(len(setting.decks))
	if len(setting.field) > 0 {
		pairs = lab.AgainstField(len(setting.decks), len(setting.field))
	}
	plan, err := lab.NewPlan(setting.rules, append(setting.decks, setting.field...), pairs, int(games), setting.seed)
	if err != nil {
		return err
	}
	todo, err := c.partOf(plan)
	if err != nil {
		return err
	}
	bench, err := lab.Lay(plan, rulebooks, setting.rules.Cards)
	if err != nil {
		return err
	}
	var played atomic.Int64
	ctx, done := c.tellProgress(&played, 2*todo.Count())
	results := bench.Run(ctx, todo, 0, &played)
	done()
	if err := c.writeResults(results); err != nil {
		return err
	}
	if failed := results.Failed(); failed > 0 {
		return fmt.Errorf("%d de %d partidas no se pudieron jugar hasta el final", failed, results.Games())
	}
	if left := todo.Count() - results.Played.Count(); left > 0 {
		return fmt.Errorf("se interrumpió: faltan %d partidas", 2*left)
	}
	return nil
}

// partOf is the deals of --parte, else all.
func (c *call) partOf(p lab.Plan) (lab.Spans, error) {
	k, n := 1, 1
	if word := c.text("parte", ""); c.has("parte") {
		if read, err := fmt.Sscanf(word, "%d/%d", &k, &n); read != 2 || err != nil || word != fmt.Sprintf("%d/%d", k, n) {
			return nil, c.usage("--parte es como 3/10, no %q", word)
		}
	}
	part, err := p.Part(k, n)
	if err != nil {
		return nil, c.usage("%v", err)
	}
	return part, nil
}

// joinResults joins the results of files.
func (c *call) joinResults(names []string) error {
	if len(names) == 0 {
		return c.usage("faltan los archivos que se unen")
	}
	var all *lab.Results
	for _, name := range names {
		err := c.readFile(name, func(from io.Reader) error {
			r, err := lab.Decode(from)
			switch {
			case err != nil:
				return err
			case all == nil:
				all = r
				return nil
			}
			return all.Join(r)
		})
		if err != nil {
			return err
		}
	}
	if left := all.Plan.Deals() - all.Played.Count(); left > 0 {
		fmt.Fprintf(c.Stderr, "faltan %d de %d partidas\n", 2*left, 2*all.Plan.Deals())
	}
	return c.writeResults(all)
}

// labSetting is what all that the laboratory plays is made of.
type labSetting struct {
	rules lab.Rules
	decks []lab.Deck
	field []lab.Deck
	seed  uint64
}

func (c *call) labSetting() (s labSetting, err error) {
	if s.seed, err = c.number("semilla", 1, 0, 1<<64-1); err != nil {
		return s, err
	}
	player, err := c.player(c.text("jugador", "voraz"))
	if err != nil {
		return s, err
	}
	if !c.has("mazo") {
		return s, c.usage("falta --mazo MAZO; los mazos iniciales son %s", strings.Join(starterNames(), ", "))
	}
	own := &ownDecks{call: c}
	if s.decks, err = own.read(c.values["mazo"], player.Name); err != nil {
		return s, err
	}
	if s.field, err = own.read(c.values["rival"], player.Name); err != nil {
		return s, err
	}
	if s.rules.Cards, err = own.catalogue(); err != nil {
		return s, err
	}
	if s.rules.Format, err = c.labFormat(s.decks[0].List); err != nil {
		return s, err
	}
	if s.rules.Book, err = c.rulebook(s.rules.Format); err != nil {
		return s, err
	}
	for _, d := range append(s.decks[:len(s.decks):len(s.decks)], s.field...) {
		if breaches := s.rules.Format.Check(d.List, s.rules.Cards); len(breaches) > 0 {
			return s, fmt.Errorf("el mazo %q no es legal en %s: %s", d.Name, s.rules.Format.Name, breaches[0])
		}
	}
	return s, nil
}

// labFormat is the format of the decks. The collection is not asked for one of the program's, so
// that many parts can be played at the same time.
func (c *call) labFormat(l deck.List) (deck.Format, error) {
	wanted := c.text(formatOption.name, l.Format)
	if f, ok := deck.FormatNamed(deck.Shipped(), wanted); ok || wanted == "" {
		if wanted == "" {
			f = deck.PrimerBloque
		}
		return f, nil
	}
	formats, err := c.formats()
	if err != nil {
		return deck.Format{}, err
	}
	return c.formatFor(l, formats)
}

// ownDecks reads decks, those of the collection by their names. It opens the collection for
// those alone.
type ownDecks struct {
	*call
	decks  []cardsdb.Deck
	cards  *cardsdb.Catalogue
	opened bool
}

func (o *ownDecks) read(words []string, player string) ([]lab.Deck, error) {
	var decks []lab.Deck
	for _, word := range words {
		list, err := o.readList(word)
		if err != nil {
			own, found, wrong := o.named(word)
			if wrong != nil {
				return nil, wrong
			}
			if !found {
				return nil, err
			}
			list = own
		}
		decks = append(decks, lab.Deck{Name: listTitle(list, word), Player: player, List: list})
	}
	return decks, nil
}

func (o *ownDecks) named(name string) (l deck.List, found bool, err error) {
	if !o.opened {
		o.opened = true
		err = o.look("no se ven tus mazos", func(s *cardsdb.Store) (err error) {
			o.cards = s.Catalogue()
			o.decks, err = s.Decks().All()
			return err
		})
		if err != nil {
			return l, false, err
		}
	}
	for _, d := range o.decks {
		if card.Fold(d.Name) == card.Fold(name) {
			l, err = deck.Parse(d.Text)
			l.Title = d.Name
			return l, true, err
		}
	}
	return l, false, nil
}

// catalogue is the owner's where a deck of the collection is played, else the program's.
func (o *ownDecks) catalogue() (*cardsdb.Catalogue, error) {
	if o.cards != nil {
		return o.cards, nil
	}
	return cardsdb.Embedded()
}

// tellProgress tells how far it is from time to time, and what time is left, until done is
// called; the context ends when it is interrupted.
func (c *call) tellProgress(played *atomic.Int64, of int) (ctx context.Context, done func()) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	stderr := c.Stderr
	begun, over, told := time.Now(), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(told)
		tick := time.NewTicker(10 * time.Second)
		defer tick.Stop()
		for {
			select {
			case <-over:
				return
			case <-tick.C:
				fmt.Fprintln(stderr, progressLine(int(played.Load()), of, time.Since(begun)))
			}
		}
	}()
	return ctx, func() {
		stop()
		close(over)
		<-told
		if spent := time.Since(begun).Seconds(); spent > 0 {
			fmt.Fprintf(stderr, "%.0f partidas por segundo\n", float64(played.Load())/spent)
		}
	}
}

// progressLine tells how far it is.
func progressLine(played, of int, spent time.Duration) string {
	line := fmt.Sprintf("%d de %d partidas", played, of)
	if played > 0 && played < of {
		left := time.Duration(float64(spent) / float64(played) * float64(of-played))
		line += fmt.Sprintf(", faltan %v", left.Round(time.Second))
	}
	return line
}

// compareVersions compares the second deck with the first.
func (c *call) compareVersions() error {
	s, most, err := c.labContest(2)
	if err != nil {
		return err
	}
	points, err := c.number("minimo", 3, 1, 50)
	if err != nil {
		return err
	}
	var played atomic.Int64
	ctx, done := c.tellProgress(&played, most)
	found, err := lab.Compare(ctx, lab.Comparison{Versions: [2]lab.Deck(s.decks), Field: s.field,
		Least: float64(points) / 100, Most: most, Seed: s.seed}, s.rules, 0, func(f lab.Compared) { played.Store(int64(f.Games)) })
	done()
	if err != nil {
		return err
	}
	return c.writeCompared(found, s.decks, float64(points))
}

// improveDeck looks for swaps that make a deck better.
func (c *call) improveDeck() error {
	s, most, err := c.labContest(1)
	if err != nil {
		return err
	}
	number, err := c.number("cambios", 64, 1, 10_000)
	if err != nil {
		return err
	}
	pool, owned, err := c.mayComeIn(s)
	if err != nil {
		return err
	}
	swaps := lab.Swaps(s.decks[0].List, s.rules, pool, owned, int(number), s.seed)
	if len(swaps) == 0 {
		fmt.Fprintln(c.Stderr, "ninguna carta puede entrar")
		return errNo
	}
	var played atomic.Int64
	ctx, done := c.tellProgress(&played, most)
	found, err := lab.Improve(ctx, lab.Improvement{Deck: s.decks[0], Field: s.field, Swaps: swaps, Games: most, Keep: 8, Seed: s.seed}, s.rules, 0, &played)
	done()
	if errors.Is(err, context.Canceled) {
		return errors.New("se interrumpió")
	}
	if err != nil {
		return err
	}
	return c.writeImproved(found)
}

// labContest is what so many decks and a field are played with, and how much of it.
func (c *call) labContest(decks int) (s labSetting, most int, err error) {
	if s, err = c.labSetting(); err != nil {
		return s, 0, err
	}
	if len(s.decks) != decks {
		return s, 0, c.usage("%s y hay %s", oneOrMany(decks, "hace falta un mazo", "hacen falta %d mazos"), oneOrMany(len(s.decks), "uno", "%d"))
	}
	if len(s.field) == 0 {
		return s, 0, c.usage("falta --rival MAZO")
	}
	if c.has("parte") || c.has("csv") {
		return s, 0, c.usage("--parte y --csv son de los resultados de mazos contra mazos")
	}
	games, err := c.number("partidas", 40_000, 100, lab.MaxGames)
	return s, int(games), err
}

// mayComeIn is the cards that may come into a deck, and how many of each there are where only
// owned ones may.
func (c *call) mayComeIn(s labSetting) (pool []deck.Ref, owned func(deck.Ref) int, err error) {
	pool = lab.Pool(s.decks[0].List, s.rules, text.Understands)
	if asked := c.text("entran", ""); c.has("entran") {
		q, err := query.Parse(asked)
		if err != nil {
			return nil, nil, pointed(err)
		}
		catalogue, items, err := c.searched(q)
		if err != nil {
			return nil, nil, err
		}
		index := query.NewIndex(items)
		if err := index.Check(q); err != nil {
			return nil, nil, pointed(err)
		}
		pool = nil
		seen := map[string]bool{}
		for _, p := range index.Printings(q, nil) {
			if found, ok := catalogue.Printing(p.Edition, p.Number); ok && !seen[card.Fold(found.Name)] {
				seen[card.Fold(found.Name)] = true
				pool = append(pool, deck.Ref{Name: found.Name})
			}
		}
	}
	if !c.has("propias") {
		return pool, nil, nil
	}
	copies := map[string]int{}
	err = c.look("no se sabe qué cartas tienes", func(store *cardsdb.Store) error {
		rows, err := store.Collection().All()
		for _, h := range rows {
			if found, ok := store.Catalogue().Printing(h.Printing.Edition, h.Printing.Number); ok {
				copies[card.Fold(found.Name)] += h.Count
			}
		}
		return err
	})
	return pool, func(r deck.Ref) int { return copies[card.Fold(r.Name)] }, err
}

// writeResults writes results as they were asked for.
func (c *call) writeResults(r *lab.Results) error {
	var data bytes.Buffer
	switch {
	case c.has("json"):
		if err := r.Encode(&data); err != nil {
			return err
		}
	case c.has("csv"):
		t, _ := lab.TableNamed(c.text("csv", ""))
		if err := r.WriteCSV(&data, t); err != nil {
			return err
		}
	default:
		return tellResults(c.Stdout, r)
	}
	_, err := c.raw.Write(data.Bytes())
	return err
}
