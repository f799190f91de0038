package collection

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// newBar is the line of what holds for the cards to come, each with its keys.
func (n *noting) newBar() *fyne.Container {
	settled := func(string) {
		n.reach()
		n.say()
	}
	n.finish = widgets.NewSelect([]string{words.T("normal"), words.T("foil")}, settled)
	n.condition = widgets.NewSelect(conditionNames(), settled)
	var codes []string
	for _, l := range languages {
		codes = append(codes, l.String())
	}
	n.language = widgets.NewSelect(codes, settled)
	for _, s := range []*widgets.Select{n.finish, n.condition, n.language} {
		s.Selected = s.Options[0]
	}
	n.container, n.page = widgets.NewSearchEntry(), widgets.NewSearchEntry()
	n.container.SetPlaceHolder(words.T("carpeta o caja"))
	n.page.SetPlaceHolder(words.T("página"))
	for _, e := range []*widgets.SearchEntry{n.container, n.page} {
		e.OnSubmitted = func(string) { n.reach() }
		e.OnChanged = func(string) { n.say() }
	}
	return widgets.Behind(38,
		container.NewHBox(widgets.NewInk(words.T("En vigor"), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}),
			keyed("Alt+F", 96, n.finish), keyed("Alt+G, "+words.T("Alt+0 a 7"), 122, n.condition), keyed("Alt+I", 62, n.language),
			keyed("Alt+P", 140, n.container), widgets.MinWidth(76, n.page)),
		widgets.Small(""))
}

// keyed is a choice of at least a width behind the key that makes it.
func keyed(key string, width float32, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewHBox(widgets.Small("  "+key), widgets.MinWidth(width, o))
}

func conditionNames() []string {
	names := []string{words.T("sin estado")}
	for _, c := range holding.Conditions() {
		names = append(names, c.String())
	}
	return names
}

// The columns of what was found and of what was noted.
func foundColumns() []widgets.Column {
	return []widgets.Column{{Title: words.T("Código"), Part: 60}, {Title: words.T("Nombre"), Part: 190}, {Title: words.T("Tipo"), Part: 70},
		{Title: words.T("Tengo"), Part: 50, Right: true}, {Title: words.T("En esta lista"), Part: 90, Right: true}}
}

func notedColumns() []widgets.Column {
	return []widgets.Column{{Title: words.T("Código"), Part: 60}, {Title: words.T("Nombre"), Part: 160}, {Title: words.T("Copias"), Part: 70},
		{Title: words.T("Foil"), Part: 40}, {Title: words.T("Estado"), Part: 76}, {Title: words.T("Idioma"), Part: 76}, {Title: words.T("Lugar"), Part: 100}}
}

// foundHeight shows four cards at a time.
const foundHeight = 5 * 28

// newLists makes the cards that were found and, below them, the list.
func (n *noting) newLists() {
	n.cards, n.list = widgets.NewTable(foundColumns()), widgets.NewTable(notedColumns())
	n.cards.OnChosen = func(int) {
		n.reach()
		n.say()
	}
	n.cards.OnEnter = func(int) { n.enter() }
	n.list.OnChosen = func(i int) {
		if n.lines[i].key != n.picked.key {
			n.box.SetText("") // it was meant for something else
			n.pick(i)
		}
		n.reach()
	}
	for _, t := range []*widgets.Table{n.cards, n.list} {
		t.OnRune = n.rune
		t.OnKey = func(k fyne.KeyName) bool {
			n.reach()
			n.box.TypedKey(&fyne.KeyEvent{Name: k})
			return true
		}
	}
	n.tally = widgets.Muted("").Cut()
	anew := widgets.NewButton(words.T("Lista nueva"), func() {
		n.noted, n.picked = nil, picked{}
		n.refresh()
		n.reach()
	})
	anew.Importance = widget.LowImportance
	head := container.NewBorder(nil, nil,
		widgets.NewInk(words.T("Anotado"), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}), anew, n.tally)
	top := container.NewVBox(widgets.MinSize(fyne.NewSize(0, foundHeight), n.cards.Framed()), widget.NewSeparator(), head)
	n.body = container.NewBorder(top, nil, nil, nil, n.list.Framed())
}

// refresh shows the list and the cards as they are now stored.
func (n *noting) refresh() {
	n.lines = n.noted.changed(n.screen.model.held)
	copies, at := 0, -1
	for i, l := range n.lines {
		copies += l.by()
		if l.key == n.picked.key {
			at = i
			n.picked.by = min(n.picked.by, l.now)
		}
	}
	lines := n.lines
	n.list.SetRows(len(lines), func(row, column int) string { return n.cell(lines[row], column) })
	if at < 0 {
		n.unpick()
	}
	n.list.Choose(at)
	n.tally.SetText("  " + words.T("lo que anotes queda aquí; Abajo entra a corregirlo"))
	if len(n.lines) > 0 {
		n.tally.SetText("  " + words.N(len(n.lines), "{n} línea", "{n} líneas") + " · " + words.T("{by} copias", "by", signed(copies)))
	}
	n.showFound()
	n.say()
}

// cell is what a line of the list says in a column.
func (n *noting) cell(l noted, column int) string {
	switch column {
	case 0:
		return l.key.Printing.String()
	case 1:
		return titled(n.screen.model.Item(l.key.Printing).Card)
	case 2:
		return l.String()
	case 3:
		return finishOf(Line{Row: holding.Holding{Key: l.key}})
	case 4:
		return l.key.Condition.String()
	case 5:
		return string(l.key.Language)
	}
	return l.key.Place.String()
}

// showCards shows other cards as found, the first of them chosen.
func (n *noting) showCards(found []card.Card) {
	n.found, n.how = found, answers
	n.showFound()
	if len(found) > 0 {
		n.cards.Choose(0)
	}
}

// showFound shows the cards that were found, with what there is of them now.
func (n *noting) showFound() {
	found := n.found
	n.cards.SetRows(len(found), func(row, column int) string {
		c := found[row]
		switch column {
		case 0:
			return c.Code()
		case 1:
			return titled(c)
		case 2:
			return words.T(c.Type.String())
		case 3:
			return some(n.screen.model.Count(c))
		}
		by := 0
		for _, l := range n.lines {
			if l.key.Printing == c.Printing() {
				by += l.by()
			}
		}
		if by == 0 {
			return ""
		}
		return signed(by)
	})
}

// fail says why a key did nothing.
func (n *noting) fail(why string) {
	n.said.SetColor(fynetheme.ColorNameError)
	n.said.SetText(why)
}

// awaits is what the box waits for.
func (n *noting) awaits() string {
	switch {
	case n.picked.is():
		return words.T("¿Cuántas eran?")
	case n.at != card.Printing{}:
		return words.T("¿Cuántas copias? O el nombre de otra carta")
	}
	return words.T("Nombre de la carta, #12 o ES 12; después, cuántas")
}

// say says what Enter would do with what stands in the box, or why it would do
// nothing, and what an empty box waits for.
func (n *noting) say() {
	if awaits := n.awaits(); awaits != n.box.PlaceHolder {
		n.box.SetPlaceHolder(awaits)
	}
	text := n.text()
	var said string
	switch plan, why := n.plan(text); {
	case isName(text) && n.how == answers:
		said = words.N(len(n.found), "{n} carta", "{n} cartas") + " · " +
			words.T("Intro toma {card}", "card", n.call(n.found[max(0, n.cards.Chosen())].Printing()))
	case isName(text):
		n.fail(n.missing(text))
		return
	case text != "" && why != "":
		n.fail(why)
		return
	case text != "":
		said = plan.say(n) + " · " + words.T("Intro lo anota")
	case n.picked.is():
		said = words.T("Corrige {card}: escribe cuántas eran; Supr la quita; Alt+F, G, 0 a 7, I la cambian", "card", n.callKey(n.picked.key))
	case n.at != card.Printing{}:
		said = n.call(n.at) + " · " + words.T("tienes {n}", "n", copies(n.screen.model.Item(n.at))) + " · " +
			words.T("cifras suman, =2 fija, -1 quita")
	default:
		said = words.T("Escribe un nombre, o baja a la lista para corregirla")
	}
	n.said.SetColor(fynetheme.ColorNameForeground)
	n.said.SetText(said)
}

// missing says that nobody has a name, and what is offered for it.
func (n *noting) missing(text string) string {
	switch {
	case n.how == elsewhere:
		return words.T("No hay «{name}» en {edition}; en otras ediciones sí: Abajo elige", "name", text, "edition", string(n.screen.model.Edition()))
	case len(n.found) == 0:
		return words.T("No hay «{name}»", "name", text)
	}
	if i := n.cards.Chosen(); i >= 0 {
		return words.T("No hay «{name}»; Intro toma {card}", "name", text, "card", n.call(n.found[i].Printing()))
	}
	return words.T("No hay «{name}»; ¿alguna de estas? Abajo elige", "name", text)
}

// call names a printing in one line.
func (n *noting) call(p card.Printing) string {
	return Title(n.screen.model.Item(p).Card) + " " + p.String()
}

// callKey names a row in one line.
func (n *noting) callKey(key holding.Key) string {
	if what := key.String(); what != "" {
		return n.call(key.Printing) + " (" + what + ")"
	}
	return n.call(key.Printing)
}
