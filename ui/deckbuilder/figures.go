package deckbuilder

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// figuresPage shows in charts what the deck is made of.
type figuresPage struct {
	content, charts, empty fyne.CanvasObject
	cost                   *fyne.Container // a line for each thing that is priced
	means, unknown         *widgets.Ink
	parts                  []*chartPart
}

// chartPart is a chart under its heading, which tells how many it counts.
type chartPart struct {
	title string
	head  *widgets.Ink
	bars  *bars
	box   *fyne.Container
}

func newChartPart(title string, chart *bars) *chartPart {
	p := &chartPart{title: title, head: part(title), bars: chart}
	p.box = container.NewVBox(p.head, chart)
	return p
}

// set shows other bars, which count so many cards.
func (p *chartPart) set(shown []bar, cards int) {
	p.head.SetText(p.title + " · " + words.N(cards, "{n} carta", "{n} cartas"))
	p.bars.set(shown)
}

// show is set; where there is nothing to count the whole part is away.
func (p *chartPart) show(shown []bar, cards int) {
	p.set(shown, cards)
	if p.box.Hide(); cards > 0 {
		p.box.Show()
	}
}

// The parts of the page, in order.
const (
	partCosts = iota
	partStrengths
	partTypes
	partRaces
	partFrequencies
	partEditions
)

func newFiguresPage() *figuresPage {
	p := &figuresPage{cost: container.NewVBox(), means: widgets.Small(""), unknown: widgets.Small("")}
	p.parts = []*chartPart{
		newChartPart(words.T("Coste"), standing(96)), newChartPart(words.T("Fuerza de los Aliados"), standing(96)),
		newChartPart(words.T("Tipos"), lying()), newChartPart(words.T("Razas"), lying()),
		newChartPart(words.T("Frecuencias"), lying()), newChartPart(words.T("Ediciones"), lying()),
	}
	charts := container.NewVBox(p.cost)
	for i, one := range p.parts {
		charts.Add(one.box)
		if i == partStrengths {
			charts.Add(p.means)
		}
	}
	charts.Add(p.unknown)
	p.charts, p.empty = charts, widgets.Explain(words.T("Este mazo todavía no tiene cartas."))
	p.content = container.NewVScroll(container.NewStack(p.charts, container.NewVBox(p.empty)))
	return p
}

// part heads a part of a page.
func part(title string) *widgets.Ink {
	return widgets.NewInk(title, themeMuted, captionSize, fyne.TextStyle{Bold: true})
}

// show shows the figures, under what the deck costs where that is known.
func (p *figuresPage) show(f deck.Figures, cost []string) {
	p.cost.RemoveAll()
	for _, line := range cost {
		p.cost.Add(widgets.Small(line).Cut())
	}
	if p.charts.Hide(); f.Cards > 0 {
		p.charts.Show()
	}
	if p.empty.Hide(); f.Cards == 0 {
		p.empty.Show()
	}
	p.means.SetText(meansOf(f))
	p.unknown.SetText("")
	if f.Unknown > 0 {
		p.unknown.SetText(words.N(f.Unknown, "{n} carta sin identificar no se cuenta", "{n} cartas sin identificar no se cuentan"))
	}
	var types, races, ranks, editions []bar
	for _, t := range card.Types() {
		types = append(types, bar{words.T(sectionTitles[t]), f.Types[t]})
	}
	for r := card.Race(1); r <= card.RaceCount; r++ {
		races = append(races, bar{words.T(r.String()), f.Races[r]})
	}
	for _, r := range card.Frequencies() {
		ranks = append(ranks, bar{words.T(r.String()), f.Frequencies[r]})
	}
	for _, e := range f.Editions {
		name := string(e.Edition)
		if info, ok := e.Edition.Info(); ok {
			name = info.Name
		}
		editions = append(editions, bar{name, e.Count})
	}
	costs, strengths := numbered(f.Costs, 6), numbered(f.Strengths, 6)
	known := f.Cards - f.Unknown
	p.parts[partCosts].show(costs, counted(costs))
	p.parts[partStrengths].show(strengths, counted(strengths))
	p.parts[partTypes].show(met(types), known)
	p.parts[partRaces].show(met(races), f.Raced)
	p.parts[partFrequencies].show(met(ranks), counted(ranks))
	p.parts[partEditions].show(met(editions), known)
	p.content.Refresh()
}

// meansOf says the mean cost and Strength, each where some card has one.
func meansOf(f deck.Figures) string {
	var said []string
	if len(f.Costs) > 0 {
		said = append(said, words.T("Coste medio {cost}", "cost", decimal(f.MeanCost())))
	}
	if len(f.Strengths) > 0 {
		said = append(said, words.T("Fuerza media {strength}", "strength", decimal(f.MeanStrength())))
	}
	return strings.Join(said, " · ")
}

// counted is how many cards the bars count.
func counted(all []bar) int {
	n := 0
	for _, b := range all {
		n += b.Count
	}
	return n
}

// met are the bars of what there is, the longest first.
func met(all []bar) []bar {
	all = slices.DeleteFunc(all, func(b bar) bool { return b.Count == 0 })
	slices.SortStableFunc(all, func(a, b bar) int { return cmp.Compare(b.Count, a.Count) })
	return all
}
