package collection

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// reviseSheet is where somebody says what many rows are to become, and sees it before.
type reviseSheet struct {
	screen *Screen
	share  share
	fields []reviseField
	place  *widgets.SearchEntry
	page   *widgets.SearchEntry
	remove *widgets.SearchEntry
	all    []holding.Holding // that are owned, nil until they are read
	asked  int               // plans that were asked for: an answer to an earlier one is late
	busy   bool              // one is being made
	then   func()            // what waits for the plan of what stands in the form, nil for nothing
	plan   holding.RevisionPlan
	rows   []revisedLine
	said   *widget.Label
	table  *widgets.Table
	sheet  *widgets.Sheet
}

// reviseField is a fact that is changed if it is ticked.
type reviseField struct {
	fact func() holding.Fact
	on   *widgets.Check
	text func() string
}

// revise asks what is to change of a part of the collection.
func (s *Screen) revise(p share) *reviseSheet {
	if len(p.rows) == 0 {
		s.desk.Notes.Say(words.T("De estas cartas no tienes ninguna copia que cambiar"))
		return nil
	}
	r := &reviseSheet{screen: s, share: p, said: widgets.Wrapped("")}
	r.table = widgets.NewTable([]widgets.Column{{Title: words.T("Qué pasa"), Part: 90}, {Title: words.T("Carta"), Part: 150},
		{Title: words.T("Ahora"), Part: 150}, {Title: words.T("Después"), Part: 190}})
	form := r.form()
	body := container.NewBorder(container.NewVBox(form, r.said), nil, nil, nil, r.table.Framed())
	room := s.desk.Canvas().Size().SubtractWidthHeight(90, 150)
	title := words.N(len(p.rows), "Cambiar {n} fila de la colección", "Cambiar {n} filas de la colección")
	r.sheet = widgets.ShowSheet(s.desk.Canvas(), title, widgets.MinSize(room.Min(fyne.NewSize(1100, 760)), body), widgets.Choice{Text: words.T("Cancelar")})
	r.sheet.AddButton(words.T("Cambiar"), widget.HighImportance, r.accept)
	s.desk.Canvas().Focus(r.place)
	r.replan()
	return r
}

// form has a tick for each fact, and what it is to be.
func (r *reviseSheet) form() fyne.CanvasObject {
	field := func(label string, fact func() holding.Fact, text func() string, o fyne.CanvasObject) fyne.CanvasObject {
		on := widgets.NewCheck(label, func(bool) { r.replan() })
		r.fields = append(r.fields, reviseField{fact, on, text})
		return container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(118), on), nil, o)
	}
	touch := func(i int) func(string) {
		return func(string) {
			if !r.fields[i].on.Checked {
				r.fields[i].on.SetChecked(true) // which plans
				return
			}
			r.replan()
		}
	}
	typed := func(label, hint string, fact holding.Fact) (fyne.CanvasObject, *widgets.SearchEntry) {
		e := entryOf("", hint)
		e.OnChanged = touch(len(r.fields))
		e.OnSubmitted = func(string) { r.accept() }
		return field(label, func() holding.Fact { return fact }, func() string { return e.Text }, e), e
	}
	one := func(label string, fact holding.Fact, options []string, value func(i int) string) fyne.CanvasObject {
		choice := widgets.NewSelect(options, nil)
		choice.SetSelectedIndex(0)
		choice.OnChanged = touch(len(r.fields))
		return field(label, func() holding.Fact { return fact }, func() string { return value(choice.SelectedIndex()) }, choice)
	}
	place, box := typed(words.T("Lugar"), words.T("carpeta o caja; vacío, ninguno"), holding.PlaceFact)
	var known *widgets.Button
	known = widgets.NewIconButton("", fynetheme.MenuDropDownIcon(), func() {
		var items []*fyne.MenuItem
		for _, name := range r.screen.model.containers() {
			items = append(items, fyne.NewMenuItem(name, func() { box.SetText(name) }))
		}
		r.screen.openMenu(known, items)
	})
	page, leaf := typed(words.T("Página"), words.T("vacío, ninguna"), holding.PageFact)
	r.place, r.page = box, leaf
	finish := one(words.T("Acabado"), holding.FinishFact, []string{words.T("normal"), words.T("foil")},
		func(i int) string { return holding.Finish(i).String() })
	condition := one(words.T("Estado"), holding.ConditionFact, conditionNames(), func(i int) string { return holding.Condition(i).String() })
	language, _ := typed(words.T("Idioma"), "es", holding.LanguageFact)
	paid, _ := typed(words.T("Pagado"), words.T("por copia, como $1.500"), holding.PaidFact)
	trade, _ := typed(words.T("Se ofrecen"), words.T("copias de cada fila, o todas"), holding.TradeFact)
	how := widgets.NewSelect([]string{words.T("añadir"), words.T("quitar"), words.T("dejar solo")}, nil)
	how.SetSelectedIndex(0)
	how.OnChanged = func(string) { r.replan() }
	names := entryOf("", words.T("separadas por comas"))
	names.OnChanged = touch(len(r.fields))
	names.OnSubmitted = func(string) { r.accept() }
	tags := field(words.T("Etiquetas"), func() holding.Fact {
		return [...]holding.Fact{holding.MoreTagsFact, holding.FewerTagsFact, holding.TagsFact}[max(0, how.SelectedIndex())]
	}, func() string { return names.Text }, container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(112), how), nil, names))
	origin, _ := typed(words.T("Origen"), words.T("vacío, no se sabe"), holding.OriginFact)
	date, _ := typed(words.T("Fecha"), words.T("como 31/01/2026"), holding.DateFact)
	gone, less := typed(words.T("Quitar"), words.T("copias de cada fila, o todas"), holding.RemoveFact)
	r.remove = less
	return container.NewGridWithColumns(2, container.NewBorder(nil, nil, nil, known, place), page, finish, condition, language, paid, trade, tags, origin, date, gone)
}

// revision is what is ticked; why says what of it cannot be.
func (r *reviseSheet) revision() (revision holding.Revision, why error) {
	for _, f := range r.fields {
		if !f.on.Checked {
			continue
		}
		a, err := holding.ParseAmendment(f.fact(), f.text())
		if err != nil {
			return nil, err
		}
		revision = append(revision, a)
	}
	return revision, nil
}

// replan shows what would become of the rows now. While a plan is made behind, those that
// are asked for meanwhile wait, and only the last of them is made.
func (r *reviseSheet) replan() {
	if r.sheet == nil {
		return // the form is not whole yet
	}
	if r.asked++; !r.busy {
		r.makePlan()
	}
}

func (r *reviseSheet) makePlan() {
	mine := r.asked
	revision, why := r.revision()
	if why != nil || len(revision) == 0 {
		r.plan, r.then = holding.RevisionPlan{}, nil
		r.show(nil)
		r.said.SetText(words.T("Marca lo que cambia; lo que no se marca queda como está en cada fila."))
		if why != nil {
			r.said.SetText(words.Error(why))
		}
		return
	}
	var plan holding.RevisionPlan
	var lines []revisedLine
	all := r.all
	r.busy = true
	r.screen.desk.Later(func() (err error) {
		if all == nil {
			all, err = r.screen.model.store.Collection().All()
		}
		if err == nil {
			plan = revision.Plan(all, r.share.has())
			lines = revisedLines(plan, r.screen.model.store.Catalogue())
		}
		return err
	}, func(err error) {
		r.all, r.busy = all, false
		switch {
		case err != nil:
			r.then = nil
			return
		case mine != r.asked:
			r.makePlan()
			return
		}
		r.plan = plan
		r.said.SetText(planWords(plan))
		r.show(lines)
		if then := r.then; then != nil {
			r.then = nil
			then()
		}
	})
}

func (r *reviseSheet) show(lines []revisedLine) {
	r.rows = lines
	r.table.SetRows(len(lines), func(row, column int) string { return r.rows[row].cell(column) })
}

// accept does what stands in the form, as one step.
func (r *reviseSheet) accept() {
	if r.busy {
		r.then = r.accept
		return
	}
	plan, s := r.plan, r.screen
	changed := plan.Changed()
	if len(changed) == 0 || !r.sheet.Visible() {
		return
	}
	r.sheet.Hide()
	s.desk.Later(func() error { return s.model.store.Revise(plan) }, func(err error) {
		if err != nil {
			return
		}
		s.model.follow(changed)
		s.imported()
		s.desk.Notes.Offer(words.N(len(changed), "{n} fila cambiada", "{n} filas cambiadas"), words.T("Deshacer"), s.Undo)
		s.reach()
	})
}

// follow has the rows that were picked stay so under their new keys.
func (m *Model) follow(changed []holding.Outcome) {
	var now []holding.Key
	for _, o := range changed {
		if m.isPicked(o.From.Key) {
			delete(m.picked, o.From.Key)
			if !o.Goes() {
				now = append(now, o.To.Key)
			}
		}
	}
	for _, key := range now {
		m.picked[key] = struct{}{}
	}
}

// containers are the folders and boxes that there are, in order.
func (m *Model) containers() []string {
	seen := map[string]bool{}
	var names []string
	for _, item := range m.shelf.items {
		for _, h := range item.Rows {
			if name := h.Place.Container; name != "" && !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(m.shelf.fold(a), m.shelf.fold(b)) })
	return names
}

// planWords say how many rows change, join, stay, and why.
func planWords(p holding.RevisionPlan) string {
	joins, same, wrong, copies, gone := 0, 0, 0, 0, 0
	var why error
	for _, o := range p.Outcomes {
		copies += o.From.Count - o.To.Count
		switch {
		case o.Goes():
			gone++
		case o.Wrong != nil:
			wrong, why = wrong+1, o.Wrong
		case !o.Changes():
			same++
		case o.Joins:
			joins++
		}
	}
	said := []string{words.N(len(p.Changed()), "Cambia {n} fila", "Cambian {n} filas")}
	if copies > 0 {
		said = append(said, words.N(copies, "sale {n} copia", "salen {n} copias"))
	}
	if gone > 0 {
		said = append(said, words.N(gone, "{n} queda sin copias y se va", "{n} quedan sin copias y se van"))
	}
	if joins > 0 {
		said = append(said, words.N(joins, "{n} se une con otra", "{n} se unen con otras"))
	}
	if same > 0 {
		said = append(said, words.N(same, "{n} ya es así", "{n} ya son así"))
	}
	if wrong > 0 {
		said = append(said, words.N(wrong, "{n} no puede: {why}", "{n} no pueden: {why}", "why", why))
	}
	if n := len(p.Beside); n > 0 {
		said = append(said, words.N(n, "{n} fila más de estas cartas no se toca", "{n} filas más de estas cartas no se tocan"))
	}
	return strings.Join(said, " · ")
}

// revisedLine is a row of the preview.
type revisedLine struct{ what, card, now, then string }

func (l revisedLine) cell(column int) string {
	return [...]string{l.what, l.card, l.now, l.then}[column]
}

// revisedLines are the rows of the preview: what cannot change, what goes, what joins, what
// changes, then what stays and what nobody chose.
func revisedLines(p holding.RevisionPlan, c *cardsdb.Catalogue) []revisedLine {
	var wrong, gone, joins, changes, same, beside []revisedLine
	for _, o := range p.Outcomes {
		l := revisedLine{card: calledIn(c, o.From), now: rowFacts(o.From)}
		switch {
		case o.Wrong != nil:
			l.what, l.then = words.T("no puede"), words.Error(o.Wrong)
			wrong = append(wrong, l)
		case !o.Changes():
			l.what = words.T("ya es así")
			same = append(same, l)
		case o.Goes():
			l.what, l.then = words.T("se va"), words.T("ninguna copia")
			gone = append(gone, l)
		case o.Joins:
			l.what, l.then = words.T("se une"), rowFacts(o.To)
			joins = append(joins, l)
		default:
			l.what, l.then = words.T("cambia"), rowFacts(o.To)
			changes = append(changes, l)
		}
	}
	for _, h := range p.Beside {
		beside = append(beside, revisedLine{words.T("no se toca"), calledIn(c, h), rowFacts(h), ""})
	}
	return slices.Concat(wrong, gone, joins, changes, same, beside)
}

func calledIn(c *cardsdb.Catalogue, h holding.Holding) string {
	known, ok := c.Printing(h.Printing.Edition, h.Printing.Number)
	if !ok {
		known = h.Printing.Unknown()
	}
	return strings.TrimSpace(known.Code() + " " + titled(known))
}

// rowFacts say in one line what of a row can be changed of many.
func rowFacts(h holding.Holding) string {
	said := []string{rowWords(holding.Holding{Key: h.Key, Count: h.Count, ForTrade: h.ForTrade})}
	if paid := h.Paid.Written(); paid != "" {
		said = append(said, paid)
	}
	if len(h.Tags) > 0 {
		said = append(said, strings.Join(h.Tags, ", "))
	}
	for _, more := range []string{h.Origin, h.Acquired.String()} {
		if more != "" {
			said = append(said, more)
		}
	}
	return strings.Join(said, " · ")
}
