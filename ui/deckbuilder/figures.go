package deckbuilder

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// figuresPage shows in charts what the deck is made of.
type figuresPage struct {
	content                       fyne.CanvasObject
	means                         *widgets.Ink
	costs, strengths              *bars
	types, races, ranks, editions *bars
	racesHead                     fyne.CanvasObject
}

func newFiguresPage() *figuresPage {
	p := &figuresPage{means: widgets.Small(""), costs: standing(96), strengths: standing(96),
		types: lying(), races: lying(), ranks: lying(), editions: lying()}
	p.racesHead = part(words.T("Razas"))
	p.content = container.NewVScroll(container.NewVBox(
		part(words.T("Coste")), p.costs,
		part(words.T("Fuerza de los Aliados")), p.strengths, p.means,
		part(words.T("Tipos")), p.types,
		p.racesHead, p.races,
		part(words.T("Frecuencias")), p.ranks,
		part(words.T("Ediciones")), p.editions))
	return p
}

// part heads a part of a page.
func part(title string) fyne.CanvasObject {
	return widgets.NewInk(title, themeMuted, captionSize, fyne.TextStyle{Bold: true})
}

func (p *figuresPage) show(f deck.Figures) {
	p.costs.set(numbered(f.Costs, 6))
	p.strengths.set(numbered(f.Strengths, 6))
	p.means.SetText(words.T("Coste medio {cost} · Fuerza media {strength}", "cost", decimal(f.MeanCost()), "strength", decimal(f.MeanStrength())))
	var types, races, ranks, editions []bar
	for _, t := range card.Types() {
		types = append(types, bar{words.T(sectionTitles[t]), f.Types[t]})
	}
	for r := card.Race(1); r <= card.RaceCount; r++ {
		races = append(races, bar{words.T(r.String()), f.Races[r]})
	}
	for r := card.Vasallo; r <= card.Promo; r++ {
		ranks = append(ranks, bar{words.T(r.String()), f.Frequencies[r]})
	}
	for _, e := range f.Editions {
		name := string(e.Edition)
		if info, ok := e.Edition.Info(); ok {
			name = info.Name
		}
		editions = append(editions, bar{name, e.Count})
	}
	p.types.set(met(types))
	p.races.set(met(races))
	p.ranks.set(met(ranks))
	p.editions.set(met(editions))
	if len(p.races.shown) == 0 {
		p.racesHead.Hide()
	} else {
		p.racesHead.Show()
	}
	p.content.Refresh()
}

// met are the bars of what there is, the longest first.
func met(all []bar) []bar {
	all = slices.DeleteFunc(all, func(b bar) bool { return b.Count == 0 })
	slices.SortStableFunc(all, func(a, b bar) int { return cmp.Compare(b.Count, a.Count) })
	return all
}
