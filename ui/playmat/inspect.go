package playmat

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/words"
)

// explained is all that is to be said of a card as it lies on the table.
type explained struct {
	Card    card.Card
	View    game.CardView
	Acts    []game.Influence
	ByHand  []string
	Adjusts bool // the players may adjust by hand
}

// inspect implements hand: a card whose face is known is shown large, with all that can be
// said of it.
func (m *Mat) inspect(id game.CardID) {
	v := m.step.View.Find(id)
	if v.Face == 0 {
		return
	}
	e := explained{Card: m.speaker.define(v.Face), View: v, Acts: m.duel.Influences(id)}
	if v.Marks.Has(game.ByHand) {
		e.ByHand, e.Adjusts = m.duel.LeftByHand(v.Face), m.canAdjust()
	}
	m.turn(m.speaker.sheet(e, &m.step.View, m.config.Pictures, m.fold))
}

// canAdjust reports whether the match may be adjusted by hand now.
func (m *Mat) canAdjust() bool {
	for _, a := range m.step.Options {
		if a.Verb == game.Propose {
			return true
		}
	}
	return false
}

// permanents lists the effects of a player that last although their card has left play.
func (m *Mat) permanents(of game.Seat, owner string) {
	var cards []leaf
	var text string
	for _, i := range m.duel.Permanents(of) {
		if v := m.step.View.Find(i.Source); v.Face != 0 {
			cards = append(cards, m.leaf(v, nil))
		}
		text += m.speaker.influence(i, &m.step.View) + "\n"
	}
	m.turn(page{Title: words.T("Efectos permanentes") + " · " + owner, Text: text, Cards: cards, Close: m.fold,
		Choices: []choice{{Text: words.T("Cerrar"), Key: "Esc", Do: m.fold}}})
}

// sheet is the page of one card.
func (s speaker) sheet(e explained, v *game.View, from Pictures, close func()) page {
	picture := newFrame(from)
	text := widget.NewRichText(s.explain(e, v)...)
	text.Wrapping = fyne.TextWrapWord
	body := container.New(&sheetLayout{picture, e.Card}, picture.Image, container.NewVScroll(text))
	return page{Body: body, Shown: picture, Close: close, Choices: []choice{{Text: words.T("Cerrar"), Key: "Esc", Main: true, Do: close}}}
}

// sheetLayout has a card at the left and what is said of it at the right.
type sheetLayout struct {
	picture *frame
	card    card.Card
}

// sheetText is how wide the words on the page of a card are.
const sheetText = 360

func (l *sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(560, 320) }

func (l *sheetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const apart = 18
	w := fyne.Min(size.Height*cardAspect, size.Width*0.55)
	h := w / cardAspect
	l.picture.Resize(fyne.NewSize(w, h))
	l.picture.Move(fyne.NewPos(0, (size.Height-h)/2))
	l.picture.show(l.card, scaleOf(l.picture.Image))
	objects[1].Move(fyne.NewPos(w+apart, 0))
	objects[1].Resize(fyne.NewSize(size.Width-w-apart, size.Height))
}

// explain says all that there is to be said of a card.
func (s speaker) explain(e explained, v *game.View) []widget.RichTextSegment {
	facts := factsOf(e.Card, e.View)
	var out []widget.RichTextSegment
	line := func(style widget.RichTextStyle, text string) {
		if text != "" {
			out = append(out, &widget.TextSegment{Text: text, Style: style})
		}
	}
	list := func(title string, items []string) {
		if len(items) > 0 {
			line(heading(theme.SizeNameSubHeadingText), title)
			for _, item := range items {
				line(widget.RichTextStyleParagraph, item)
			}
		}
	}
	line(heading(theme.SizeNameHeadingText), facts.Name)
	line(widget.RichTextStyleParagraph, facts.Kind)
	list(words.T("Valores"), s.values(e))
	var acts []string
	for _, i := range e.Acts {
		acts = append(acts, s.influence(i, v))
	}
	list(words.T("Qué actúa sobre ella"), acts)
	list(words.T("Estado"), s.standing(e, v))
	if e.Card.Text != "" {
		list(words.T("Texto"), []string{e.Card.Text})
	}
	byHand := e.ByHand
	if len(byHand) > 0 {
		how := words.T("El juego no lo hace por ti: háganlo ustedes con «Ajustar a mano», que tu rival debe aceptar.")
		if e.Adjusts {
			how = words.T("El juego no lo hace por ti: pulsa M para ajustar la mesa a mano; tu rival debe aceptarlo.")
		}
		byHand = append(byHand, how)
	}
	list(words.T("A mano"), byHand)
	return out
}

// heading is bold words of a size, on a line of their own.
func heading(size fyne.ThemeSizeName) widget.RichTextStyle {
	return widget.RichTextStyle{ColorName: theme.ColorNameForeground, SizeName: size, TextStyle: fyne.TextStyle{Bold: true}}
}

// influence is one thing that acts on a card: where it comes from, what it does and how
// long.
func (s speaker) influence(i game.Influence, v *game.View) string {
	source := words.T("una carta que ya no se ve")
	if v.Find(i.Source).Face != 0 {
		source = s.called(v, i.Source)
	}
	text := strings.TrimSuffix(i.Text, ".")
	until := words.T(i.Until, "carta", source)
	if until == "" {
		return words.T("{carta}: {texto}", "carta", source, "texto", text)
	}
	return words.T("{carta}: {texto} ({tiempo})", "carta", source, "texto", text, "tiempo", until)
}

// values are the numbers of a card, as they count and as they are printed.
func (s speaker) values(e explained) []string {
	var out []string
	number := func(same, other string, printed int8, now int) {
		switch {
		case now < 0 && printed == card.NoNumber:
		case now < 0 || now == int(printed):
			out = append(out, words.Fill(same, "n", strconv.Itoa(int(printed))))
		case printed == card.NoNumber:
			out = append(out, words.Fill(same, "n", strconv.Itoa(now)))
		default:
			out = append(out, words.Fill(other, "n", strconv.Itoa(now), "m", strconv.Itoa(int(printed))))
		}
	}
	number(words.T("Fuerza {n}"), words.T("Fuerza {n}; impresa, {m}"), e.Card.Strength, e.View.Strength)
	number(words.T("Coste {n}"), words.T("Coste {n}; impreso, {m}"), e.Card.Cost, e.View.Cost)
	if races, printed := e.View.Races.String(), e.Card.Races.String(); races != printed {
		out = append(out, words.T("Razas: {razas}; impresas: {antes}", "razas", or(races, words.T("sin raza")), "antes", or(printed, words.T("sin raza"))))
	}
	return out
}

// standing is what is special about a card on the table, in whole sentences.
func (s speaker) standing(e explained, v *game.View) []string {
	on := e.View
	var out []string
	for _, m := range []struct {
		mark game.Marks
		text string
	}{
		{game.JustArrived, words.T("Nueva: llegó después de la última Agrupación de quien la controla.")},
		{game.Attacking, words.T("Está atacando.")},
		{game.LostAbility, words.T("Sin habilidad: la ha perdido.")},
		{game.Shown, words.T("Ambos la conocen, aunque está en la mano.")},
	} {
		if on.Marks.Has(m.mark) {
			out = append(out, m.text)
		}
	}
	named := func(text string, id game.CardID) {
		if v.Find(id).ID != 0 {
			out = append(out, words.Fill(text, "carta", s.called(v, id)))
		}
	}
	switch {
	case on.Marks.Has(game.Blocked):
		named(words.T("Con bloqueo de {carta}."), on.Foe)
	case on.Marks.Has(game.Blocking):
		named(words.T("Bloquea a {carta}."), on.Foe)
	}
	named(words.T("La porta {carta}."), on.Bearer)
	for _, other := range v.Cards {
		if other.Bearer == on.ID && on.ID != 0 {
			named(words.T("Porta {carta}."), other.ID)
		}
	}
	if on.Printed != on.Face {
		out = append(out, words.T("Su carta impresa es {carta}.", "carta", s.name(on.Printed)))
	}
	if on.Owner != on.Controller {
		out = append(out, words.T("La controla quien no es su dueño."))
	}
	return out
}
