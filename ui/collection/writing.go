package collection

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/game/myl/text"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The sizes of the editor.
const (
	writingWidth  = 600
	writingRows   = 6
	readingHeight = 190
)

// writing is the sheet on which the owner writes down the text of a card and
// sees at once how it is read.
type writing struct {
	card  card.Card
	names *text.Names
	entry *widgets.SearchEntry
	only  *widgets.Check // for one version of the card
	said  *widget.RichText
	sheet *widgets.Sheet
}

// beginning is what the sheet begins with.
type beginning struct {
	text        string
	versions    int // of the card
	onlyVersion bool
}

// openWriting opens the sheet; changed is told of every letter, put of what is to be
// kept, in which the cards of those names are spelled as they are printed, and whether
// for one version alone, and dropped that nothing is.
func openWriting(on fyne.Canvas, c card.Card, names *text.Names, begin beginning, changed func(string), put func(text string, onlyVersion bool), dropped func()) *writing {
	w := &writing{card: c, names: names, entry: widgets.NewSearchEntry(), said: widget.NewRichText()}
	w.only = widgets.NewCheck(words.T("Solo para esta versión de la carta"), nil)
	w.only.SetChecked(begin.onlyVersion)
	w.only.Hidden = begin.versions < 2
	w.said.Wrapping = fyne.TextWrapWord
	w.entry.MultiLine, w.entry.Wrapping = true, fyne.TextWrapWord
	w.entry.SetMinRowsVisible(writingRows)
	w.entry.SetPlaceHolder(words.T("Escribe el texto como está impreso en la carta"))
	w.entry.SetText(begin.text)
	w.entry.OnChanged = func(now string) {
		changed(now)
		w.read()
	}
	w.entry.OnSubmitted = func(string) { w.sheet.Enter() }
	reading := widgets.MinSize(fyne.NewSize(writingWidth, readingHeight), container.NewVScroll(widgets.Flush(w.said)))
	body := widgets.MinWidth(writingWidth, container.NewVBox(w.entry, w.only, widgets.Small(words.T("Así se juega")), reading))
	w.read()
	w.sheet = widgets.ShowSheet(on, Title(c), body,
		widgets.Choice{Text: words.T("Cancelar"), Do: dropped},
		widgets.Choice{Text: words.T("Guardar"), Importance: widget.HighImportance, Do: func() { put(w.spelled(), w.only.Checked) }})
	on.Focus(w.entry)
	return w
}

func (w *writing) read() {
	w.said.Segments = verdict(w.spelled(), w.card)
	w.said.Refresh()
}

// spelled is the text with the names of other cards as they are printed.
func (w *writing) spelled() string { return w.names.Spell(w.entry.Text, w.card) }

// byHand counts the sentences of a text that are played by hand.
func byHand(wrote string, c card.Card) int {
	read, err := text.Read(wrote, c)
	if err != nil && read.Whole() {
		return 1 // not a word of it was read
	}
	return len(read.Failures)
}

// verdict shows how a text is read: the standard wording of what is understood,
// then each sentence that is not, with the words marked, then the slips.
func verdict(wrote string, c card.Card) []widget.RichTextSegment {
	if strings.TrimSpace(wrote) == "" {
		return []widget.RichTextSegment{paragraph(words.T("Sin texto, la carta se juega a mano."), theme.Muted)}
	}
	read, err := text.Read(wrote, c)
	if err != nil && read.Whole() {
		return []widget.RichTextSegment{paragraph(words.T("El texto es demasiado largo para una carta."), fynetheme.ColorNameError)}
	}
	var out []widget.RichTextSegment
	if kept := text.Print(read.Card, c); kept != "" {
		out = append(out, paragraph(kept, fynetheme.ColorNameSuccess))
	}
	for _, f := range read.Failures {
		out = append(out,
			inline(wrote[f.Sentence.Start:f.Words.Start], fynetheme.ColorNameForeground, false),
			inline(wrote[f.Words.Start:f.Words.End], fynetheme.ColorNameError, true),
			paragraph(wrote[f.Words.End:f.Sentence.End]+".", fynetheme.ColorNameForeground),
			paragraph(complaint(f)+" "+words.T("Esta frase se jugará a mano."), fynetheme.ColorNameWarning))
	}
	for _, n := range read.Notes {
		out = append(out, paragraph(words.T("Leí «{wrote}» como «{read}».", "wrote", n.Wrote, "read", n.Read), theme.Muted))
	}
	return out
}

// complaint says what was not understood, and what would be.
func complaint(f *text.Failure) string {
	said := notUnderstood(f)
	if f.Like != "" {
		said += " " + words.T("Parecido, se entiende: «{example}»", "example", f.Like)
	}
	return said
}

func notUnderstood(f *text.Failure) string {
	switch f.Why {
	case text.UnknownWord:
		if f.Suggestion != "" {
			return words.T("No conozco la palabra «{word}»; ¿quisiste decir «{near}»?", "word", f.Wrote, "near", f.Suggestion)
		}
		return words.T("No conozco la palabra «{word}».", "word", f.Wrote)
	case text.UnknownName:
		return words.T("No sé qué es «{word}»; si es el nombre de otra carta, escríbelo entero y entre comillas.", "word", f.Wrote)
	case text.Unfinished:
		return words.T("La frase no termina: falta decir qué pasa.")
	case text.NoMoment:
		return words.T("Falta decir cuándo pasa; empieza, por ejemplo, con «Cuando entra en juego, ...» o «En tu Fase de Vigilia, puedes ...».")
	case text.OnAnother:
		return words.T("Así habla una carta de otro tipo: {type}.", "type", words.T(f.Type.String()))
	case text.NoType:
		return words.T("Para entender esto hay que saber el tipo de la carta.")
	case text.AfterLost:
		return words.T("Esta frase sigue a otra que no entiendo.")
	case text.NoReferent:
		return words.T("No sé de qué carta habla «{words}»: nómbrala antes, o di «un», «una», «los» o «las».", "words", f.Wrote)
	case text.NoActor:
		return words.T("No sé quién {does}: di «tú {does}s», «tu oponente {does}» o «cada jugador {does}».", "does", f.Wrote)
	case text.Surplus:
		return words.T("Entiendo la frase sin «{words}», pero no con esas palabras.", "words", f.Wrote)
	case text.NoSense:
		return words.T("Conozco las palabras, pero no entiendo la frase entera.")
	}
	return words.T("No entiendo «{words}».", "words", f.Wrote)
}

func paragraph(s string, colour fyne.ThemeColorName) widget.RichTextSegment {
	return &widget.TextSegment{Text: s, Style: widget.RichTextStyle{ColorName: colour, SizeName: fynetheme.SizeNameText}}
}

func inline(s string, colour fyne.ThemeColorName, bold bool) widget.RichTextSegment {
	return &widget.TextSegment{Text: s, Style: widget.RichTextStyle{ColorName: colour, SizeName: fynetheme.SizeNameText,
		TextStyle: fyne.TextStyle{Bold: bold}, Inline: true}}
}
