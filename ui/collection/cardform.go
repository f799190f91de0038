package collection

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// cardForm is what is printed on a card, as the owner corrects or adds it.
type cardForm struct {
	was            card.Card
	edition        *widgets.SearchEntry
	number, name   *widgets.SearchEntry
	kind           *widgets.Select
	races          []*widgets.Check // in the order of allRaces
	cost, strength *widgets.SearchEntry
	frequency      *widgets.Select
	variant        *widgets.Select
	unique         *widgets.Check
	illustrator    *widgets.SearchEntry
	wrong          *widget.Label
}

func newCardForm(c card.Card) *cardForm {
	f := &cardForm{was: c, wrong: widget.NewLabel("")}
	f.wrong.Importance, f.wrong.Wrapping = widget.DangerImportance, fyne.TextWrapWord
	f.edition = entryOf(string(c.Edition), words.T("ES, HE… o un código tuyo"))
	f.number, f.name = entryOf(some(c.Number), ""), entryOf(c.Name, "")
	f.kind = widgets.NewSelect(namesOf(kinds), nil)
	f.kind.SetSelectedIndex(slices.Index(kinds, c.Type))
	for _, r := range allRaces() {
		check := widgets.NewCheck(words.T(r.String()), nil)
		check.SetChecked(c.Races.Has(r))
		f.races = append(f.races, check)
	}
	f.cost, f.strength = entryOf(known(c.Cost), ""), entryOf(known(c.Strength), "")
	f.frequency = widgets.NewSelect(namesOf(frequencies), nil)
	f.frequency.SetSelectedIndex(slices.Index(frequencies, c.Frequency))
	f.variant = widgets.NewSelect(append([]string{words.T("ninguna")}, namesOf(variants())...), nil)
	f.variant.SetSelectedIndex(int(c.Variant))
	f.unique = widgets.NewCheck(words.T("Carta Única"), nil)
	f.unique.SetChecked(c.Unique)
	f.illustrator = entryOf(c.Illustrator, "")
	return f
}

var (
	kinds       = []card.Type{card.Ally, card.Weapon, card.Talisman, card.Totem, card.Gold}
	frequencies = card.Frequencies()
)

func variants() []card.Variant {
	var all []card.Variant
	for v := card.Variant(1); v <= card.VariantCount; v++ {
		all = append(all, v)
	}
	return all
}

func allRaces() []card.Race {
	var all []card.Race
	for r := card.Race(1); r <= card.RaceCount; r++ {
		all = append(all, r)
	}
	return all
}

func namesOf[T interface{ String() string }](values []T) []string {
	names := make([]string, len(values))
	for i, v := range values {
		names[i] = words.T(v.String())
	}
	return names
}

func (f *cardForm) body(added bool) fyne.CanvasObject {
	form := container.New(layout.NewFormLayout())
	line := func(label string, o fyne.CanvasObject) {
		form.Add(widgets.Muted(label))
		form.Add(o)
	}
	if added {
		line(words.T("Edición"), container.NewGridWithColumns(2, f.edition, labelled(words.T("Número"), f.number)))
	}
	line(words.T("Nombre"), f.name)
	line(words.T("Tipo"), container.NewGridWithColumns(2, f.kind, labelled(words.T("Frecuencia"), f.frequency)))
	line(words.T("Coste"), container.NewGridWithColumns(2, f.cost, labelled(words.T("Fuerza"), f.strength)))
	races := container.NewGridWithColumns(4)
	for _, check := range f.races {
		races.Add(check)
	}
	line(words.T("Raza"), races)
	line(words.T("Ilustración"), container.NewGridWithColumns(2, f.illustrator, labelled(words.T("Variante"), f.variant)))
	line("", f.unique)
	return widgets.MinWidth(640, container.NewVBox(form, f.wrong))
}

// read is the card as the form says it.
func (f *cardForm) read() (card.Card, error) {
	c := f.was
	c.Edition = card.Edition(strings.ToUpper(strings.TrimSpace(f.edition.Text)))
	c.Name = strings.TrimSpace(f.name.Text)
	c.Illustrator = strings.TrimSpace(f.illustrator.Text)
	c.Unique = f.unique.Checked
	if i := f.kind.SelectedIndex(); i >= 0 {
		c.Type = kinds[i]
	}
	if i := f.frequency.SelectedIndex(); i >= 0 {
		c.Frequency = frequencies[i]
	}
	if i := f.variant.SelectedIndex(); i >= 0 {
		c.Variant = card.Variant(i)
	}
	c.Races = 0
	if c.Type == card.Ally {
		for i, r := range allRaces() {
			if f.races[i].Checked {
				c.Races = c.Races.With(r)
			}
		}
	}
	var err error
	if c.Number, err = numberIn(f.number, words.T("Número"), 99_999, 0); err != nil {
		return c, err
	}
	cost, err := numberIn(f.cost, words.T("Coste"), 99, int(card.NoNumber))
	if err != nil {
		return c, err
	}
	strength, err := numberIn(f.strength, words.T("Fuerza"), 99, int(card.NoNumber))
	if err != nil {
		return c, err
	}
	c.Cost, c.Strength = int8(cost), int8(strength)
	return c, nil
}

// numberIn is the number in an entry, none if it is empty.
func numberIn(e *widgets.SearchEntry, what string, most, none int) (int, error) {
	text := strings.TrimSpace(e.Text)
	if text == "" {
		return none, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		return none, wrongNumber{what, text}
	}
	return n, nil
}

// openFacts lets the owner correct what is printed on a card.
func (s *Screen) openFacts(c card.Card) {
	var more []widgets.Choice
	if len(s.model.store.Catalogue().Differences(c.Printing())) > 0 {
		more = append(more, widgets.Choice{Text: words.T("Volver al del catálogo"), Do: func() {
			s.desk.Later(func() error { return s.model.store.Corrections().Drop(c.Printing()) }, func(error) { s.corrected() })
		}})
	}
	s.openCardForm(words.T("Corregir datos de {code}", "code", c.Code()), c, false, more...)
}

// OpenNewCard lets the owner add a printing that the catalogue lacks.
func (s *Screen) OpenNewCard() {
	c := card.Printing{Edition: s.model.Edition()}.Unknown()
	s.openCardForm(words.T("Añadir una carta al catálogo"), c, true)
}

func (s *Screen) openCardForm(title string, c card.Card, added bool, more ...widgets.Choice) {
	f := newCardForm(c)
	var sheet *widgets.Sheet
	keep := func() {
		now, err := f.read()
		if err == nil && added {
			if _, exists := s.model.store.Catalogue().Printing(now.Edition, now.Number); exists {
				err = takenCode(now.Code())
			}
		}
		if err != nil {
			f.wrong.SetText(words.Error(err))
			return
		}
		var refused error // keeps the sheet there: nothing that was typed is lost
		s.desk.Later(func() error {
			refused = s.model.store.Corrections().Set(now)
			return nil
		}, func(error) {
			if refused != nil {
				f.wrong.SetText(words.Error(refused))
				return
			}
			sheet.Hide()
			s.corrected()
			if added { // it is shown once it is read, also where the answer leaves it out
				s.desk.Later(func() error { return nil }, func(error) { s.showPrinting(now) })
			}
		})
	}
	sheet = widgets.ShowSheet(s.desk.Canvas(), title, f.body(added), append([]widgets.Choice{{Text: words.T("Cancelar")}}, more...)...)
	sheet.AddButton(words.T("Guardar"), widget.HighImportance, keep)
	for _, e := range []*widgets.SearchEntry{f.edition, f.number, f.name, f.cost, f.strength, f.illustrator} {
		e.OnSubmitted = func(string) { keep() }
	}
	if added {
		s.desk.Canvas().Focus(f.edition)
	} else {
		s.desk.Canvas().Focus(f.name)
	}
}

// takenCode is the code of a card that is there already.
type takenCode string

// Error implements error.
func (c takenCode) Error() string {
	return words.T("{code} ya está en el catálogo", "code", string(c))
}

// corrected shows the catalogue as it is now.
func (s *Screen) corrected() {
	s.reread(true)
	s.desk.Canvas().Focus(s.Front)
}
