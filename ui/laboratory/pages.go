package laboratory

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// resultPage shows who wins.
type resultPage struct {
	about   *widgets.Ink
	rest    *widgets.Button // plays what was left out; there where something was
	matrix  *matrix
	table   *widgets.Table
	full    fyne.CanvasObject
	none    fyne.CanvasObject
	content fyne.CanvasObject
}

func newResultPage(rest *widgets.Button, all func()) *resultPage {
	figure := func(title string, least float32) widgets.Column {
		return widgets.Column{Title: title, Part: least, Least: theme.Scaled(least), Right: true}
	}
	last := figure(words.T("Partidas"), 66)
	last.Yields = 1
	p := &resultPage{about: widgets.Muted(" ").Cut(), rest: rest, matrix: newMatrix(), table: widgets.NewTable([]widgets.Column{
		{Title: words.T("Mazo"), Part: 150, Least: theme.Scaled(90)},
		figure(words.T("Gana"), 136), figure(words.T("Empezando"), 136), figure(words.T("De segundo"), 136), last})}
	split := container.NewVSplit(
		container.NewBorder(container.NewVBox(container.NewBorder(nil, nil, nil, rest, p.about), widgets.Small(words.T("Cuánto gana cada fila contra cada columna, con su intervalo del 95 %. Una flecha dice que es seguro.")).Cut()),
			nil, nil, nil, container.NewScroll(p.matrix)),
		p.table.Framed())
	split.Offset = 0.6
	p.full = split
	p.none = widgets.Invitation(words.T("¿Cuál de tus mazos gana?"),
		words.T("Marca a la izquierda los mazos que juegan y, si quieres, sus rivales. El computador juega cada pareja desde los dos lados y con las mismas cartas, y aquí se ve cuál gana, por cuánto y con qué certeza."),
		widgets.Step{Text: words.T("Jugar todos contra todos"), Do: all})
	p.full.Hide()
	p.content = container.NewStack(p.full, p.none)
	return p
}

func (p *resultPage) show(r *lab.Results) {
	p.none.Hide()
	p.full.Show()
	about := words.T("{n} partidas, semilla {seed}", "n", r.Games(), "seed", r.Plan.Seed)
	if n := r.Failed(); n > 0 {
		about += " · " + words.N(n, "{n} no se pudo jugar hasta el final", "{n} no se pudieron jugar hasta el final")
	}
	if p.rest.Hide(); !r.Whole() {
		p.rest.Show()
		about += " · " + words.T("interrumpidas")
	}
	p.about.SetText(about)
	p.matrix.set(r)
	var rows [][]string
	for i, d := range r.Plan.Decks {
		all := r.Overall(i)
		first, second := r.FirstAndSecond(i)
		rows = append(rows, []string{fmt.Sprintf("%d  %s", i+1, d.Name), rateWords(all), rateWords(first), rateWords(second), fmt.Sprint(all.Games)})
	}
	p.table.SetRows(len(rows), func(row, column int) string { return rows[row][column] })
	p.content.Refresh()
}

// lengthPage shows how long games are and how they end.
type lengthPage struct {
	chart   *histogram
	begins  *widgets.Ink
	ends    *widgets.Ink
	content fyne.CanvasObject
}

func newLengthPage() *lengthPage {
	p := &lengthPage{chart: newHistogram(), begins: widgets.Muted(" ").Cut(), ends: widgets.Muted(" ").Cut()}
	p.content = container.NewBorder(container.NewVBox(p.begins, p.ends, widgets.Title(words.T("Partidas por turnos"))), nil, nil, nil, p.chart)
	return p
}

func (p *lengthPage) show(r *lab.Results) {
	p.begins.SetText(words.T("Quien empieza gana {rate}. Una partida dura {turns} turnos.", "rate", rateWords(r.Beginner()), "turns", decimal(r.MeanTurns())))
	endings := r.Endings()
	var ends []string
	for _, e := range []struct {
		why  game.Ending
		said string
	}{{game.EmptyCastle, words.T("castillo vacío")}, {game.ByCard, words.T("por una carta")}, {game.Loop, words.T("sin fin, empatadas")}} {
		if n := endings[e.why]; n > 0 {
			ends = append(ends, fmt.Sprintf("%s: %d", e.said, n))
		}
	}
	p.ends.SetText(strings.Join(ends, " · "))
	lengths := r.Lengths()
	p.chart.set(lengths[:])
}

// effects is a list of figures with their whiskers.
type effects struct {
	*widgets.List
	rows  []effect
	reach float64
}

type effect struct {
	name string
	lab.Difference
}

// effectWidth is that of a figure in words.
const effectWidth = 190

func newEffects() *effects {
	e := &effects{}
	e.List = widgets.NewList(func() int { return len(e.rows) }, func() fyne.CanvasObject {
		name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
		figure := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Align(fyne.TextAlignTrailing)
		return container.NewGridWithColumns(2, name, container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(effectWidth), figure), nil, newWhisker()))
	}, func(i int, o fyne.CanvasObject) {
		if i >= len(e.rows) {
			return
		}
		row := o.(*fyne.Container)
		row.Objects[0].(*widgets.Ink).SetText(e.rows[i].name)
		box := row.Objects[1].(*fyne.Container)
		for _, part := range box.Objects {
			switch part := part.(type) {
			case *whisker:
				part.set(e.rows[i].Mean, e.rows[i].Interval, e.reach)
			case *fyne.Container:
				part.Objects[0].(*widgets.Ink).SetText(differenceWords(e.rows[i].Difference))
			}
		}
	})
	return e
}

// set shows other rows, all on the same scale.
func (e *effects) set(rows []effect) {
	e.rows, e.reach = rows, 0
	for _, r := range rows {
		if r.With > 0 && r.Without > 0 {
			e.reach = max(e.reach, r.High, -r.Low)
		}
	}
	e.UnselectAll()
	e.ScrollToTop()
	e.Refresh()
}

// cardPage shows what each card does for its deck.
type cardPage struct {
	results *lab.Results
	deck    *widgets.Select
	seen    *widgets.Select
	list    *effects
	content fyne.CanvasObject
}

func newCardPage() *cardPage {
	p := &cardPage{list: newEffects()}
	p.deck = widgets.NewSelect(nil, func(string) { p.fill() })
	p.seen = widgets.NewSelect([]string{lab.Opening: words.T("En la mano inicial"), lab.Drawn: words.T("Robada"), lab.Played: words.T("Jugada")}, func(string) { p.fill() })
	p.seen.SetShown(p.seen.Options[lab.Drawn])
	p.content = container.NewBorder(container.NewVBox(container.NewGridWithColumns(2, p.deck, p.seen),
		widgets.Explain(words.T("Cuántos puntos de cada cien gana más el mazo cuando vio la carta que cuando no. Solo la mano inicial la decide el azar; robada y jugada se ven más en partidas largas y ganadas."))),
		nil, nil, nil, p.list)
	return p
}

func (p *cardPage) show(r *lab.Results) {
	p.results = r
	var names []string
	for i, d := range r.Plan.Decks {
		names = append(names, fmt.Sprintf("%d  %s", i+1, d.Name))
	}
	p.deck.SetOptions(names)
	p.deck.SetShown(names[0])
	p.fill()
}

func (p *cardPage) fill() {
	at, seen := p.deck.SelectedIndex(), p.seen.SelectedIndex()
	if p.results == nil || at < 0 || seen < 0 {
		return
	}
	var rows []effect
	for _, e := range p.results.CardEffects(at, seen) {
		rows = append(rows, effect{e.Name, e.By[seen]})
	}
	p.list.set(rows)
}

// offerNames has a choice offer decks and keeps what was chosen where that is still there.
func offerNames(s *widgets.Select, choices []Choice, at int) {
	was := s.Selected
	var names []string
	for _, c := range choices {
		names = append(names, c.Name)
	}
	s.SetOptions(widgets.Distinct(names))
	if s.SetShown(was); s.Selected == "" && at < len(s.Options) {
		s.SetShown(s.Options[at])
	}
}

// comparePage compares a deck with another version of it.
type comparePage struct {
	screen      *Screen
	now, fresh  *widgets.Select
	least, most string
	verdict     *widgets.Ink
	figure      *widgets.Ink
	drawn       *whisker
	content     fyne.CanvasObject
}

func newComparePage(s *Screen) *comparePage {
	p := &comparePage{screen: s, least: "3", most: "40000", now: widgets.NewSelect(nil, nil), fresh: widgets.NewSelect(nil, nil),
		verdict: widgets.Title(" ").Cut(), figure: widgets.Muted(" ").Cut(), drawn: newWhisker()}
	p.drawn.Hide()
	p.content = container.NewVBox(
		widgets.Explain(words.T("Las dos versiones juegan contra los rivales marcados con las mismas cartas. Se para en cuanto es seguro cuál es mejor, o que la diferencia es menor que la que importa.")),
		labelled(words.T("El mazo de ahora"), p.now), labelled(words.T("La otra versión"), p.fresh),
		container.NewHBox(small(words.T("Puntos que importan"), field(&p.least)), small(words.T("Partidas a lo más"), field(&p.most))),
		container.NewHBox(s.start(words.T("Comparar"), p.begin)), p.verdict, p.figure, p.drawn)
	return p
}

// labelled has a name stand before something.
func labelled(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(130), widgets.Muted(name)), nil, o)
}

// small is a short field behind its name.
func small(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewHBox(container.NewCenter(widgets.Muted(name)), widgets.MinWidth(fieldWidth, o))
}

func (p *comparePage) offer(choices []Choice) {
	offerNames(p.now, choices, 0)
	offerNames(p.fresh, choices, 1)
}

func (p *comparePage) begin() {
	c, rules, err := p.screen.model.Comparison(p.now.SelectedIndex(), p.fresh.SelectedIndex(), p.least, p.most)
	if err != nil {
		p.screen.desk.Fail(err)
		return
	}
	var found lab.Compared
	p.screen.run(c.Most, func(ctx context.Context, played *atomic.Int64) (err error) {
		found, err = lab.Compare(ctx, c, rules, workers(), func(f lab.Compared) {
			played.Store(int64(f.Games))
			fyne.Do(func() { p.show(f) })
		})
		return err
	}, func() {
		p.show(found)
		if found.Games > 0 {
			p.screen.remember(lab.Finding{Compared: &found})
		}
	})
}

// show shows what was found, or what is known so far.
func (p *comparePage) show(f lab.Compared) {
	fresh := f.Names[1]
	p.verdict.SetText(map[lab.Verdict]string{
		lab.Undecided: words.T("Todavía no se sabe."),
		lab.Better:    words.T("«{deck}» es mejor ↑", "deck", fresh),
		lab.Worse:     words.T("«{deck}» es peor ↓", "deck", fresh),
		lab.Alike:     words.T("No se distinguen: la diferencia es menor que la que importa."),
	}[f.Verdict])
	p.figure.SetText(words.T("Diferencia: {points} puntos de cada cien, en {n} partidas", "points", differenceWords(f.Gain), "n", f.Games))
	p.drawn.set(f.Gain.Mean, f.Gain.Interval, max(3*f.Least, min(1, max(f.Gain.High, -f.Gain.Low))))
	p.drawn.Show()
}

// improvePage looks for swaps.
type improvePage struct {
	screen      *Screen
	deck        *widgets.Select
	swaps, most string
	ownedOnly   bool
	told        *widgets.Ink
	list        *effects
	content     fyne.CanvasObject
}

func newImprovePage(s *Screen) *improvePage {
	p := &improvePage{screen: s, swaps: "64", most: "20000", deck: widgets.NewSelect(nil, nil), told: widgets.Muted(" ").Cut(), list: newEffects()}
	owned := widgets.NewCheck(words.T("Solo con cartas que tengo"), func(on bool) { p.ownedOnly = on })
	p.content = container.NewBorder(container.NewVBox(
		widgets.Explain(words.T("Prueba cambios de una carta por otra del formato contra los rivales marcados, deja caer pronto los que pierden y dice qué gana cada uno de los que quedan.")),
		labelled(words.T("Mazo"), p.deck),
		container.NewHBox(small(words.T("Cambios que se prueban"), field(&p.swaps)), small(words.T("Partidas a lo más"), field(&p.most))),
		container.NewHBox(owned, s.start(words.T("Mejorar"), p.begin)), p.told), nil, nil, nil, p.list)
	return p
}

func (p *improvePage) offer(choices []Choice) { offerNames(p.deck, choices, 0) }

func (p *improvePage) begin() {
	s := p.screen
	most, err := number(p.most, words.T("Partidas a lo más"), 200, lab.MaxGames)
	if err != nil {
		s.desk.Fail(err)
		return
	}
	model, at, only, swaps, games := s.model.Clone(), p.deck.SelectedIndex(), p.ownedOnly, p.swaps, p.most
	var found lab.Improved
	s.run(most, func(ctx context.Context, played *atomic.Int64) error {
		var owned func(deck.Ref) int
		if only {
			var err error
			if owned, err = counts(s.store); err != nil {
				return err
			}
		}
		im, rules, err := model.Improvement(at, owned, swaps, games)
		if err != nil {
			return err
		}
		found, err = lab.Improve(ctx, im, rules, workers(), played)
		return err
	}, func() {
		p.show(found)
		s.remember(lab.Finding{Improved: &found})
	})
}

func (p *improvePage) show(found lab.Improved) {
	p.told.SetText(words.N(found.Tried, "Se probó {n} cambio en {games} partidas.", "Se probaron {n} cambios en {games} partidas.", "games", found.Games) + " " +
		words.T("Los intervalos valen para todos a la vez."))
	var rows []effect
	for _, g := range found.Best {
		rows = append(rows, effect{"– " + g.Out.Name + "  + " + g.In.Name, g.Gain})
	}
	p.list.set(rows)
}
