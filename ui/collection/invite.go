package collection

import (
	"fyne.io/fyne/v2"

	"castillo/ui/imports"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// lookingKey is the setting that says that the person only wants to look at the cards.
const lookingKey = "coleccionsolover"

// isLooking reads that setting; it touches the disk.
func (m *Model) isLooking() (on bool) {
	_ = m.store.Settings().Load(lookingKey, &on) // without one the person is asked
	return on
}

// beginning says how a collection is begun.
func (s *Screen) beginning() fyne.CanvasObject {
	return widgets.Banner(words.T("Tu colección está vacía"),
		words.T("Anota un montón escribiendo nombres, o trae la lista que ya llevas: un archivo, o las celdas de una planilla copiadas y pegadas aquí con Ctrl+V. También sirve + en cualquier carta."),
		widgets.Step{Text: widgets.WithKey(words.T("Anotar un montón"), "F2"), Do: s.toggleNoting},
		widgets.Step{Text: words.T("Importar una lista…"), Do: func() { imports.Ask(s.desk, s.model.store, s.imported) }},
		widgets.Step{Text: words.T("Solo mirar las cartas"), Do: s.look})
}

// look puts the invitation away for good.
func (s *Screen) look() {
	s.looking = true
	s.desk.Later(func() error { return s.model.store.Settings().Save(lookingKey, true) }, nil)
	s.invite()
	s.content.Refresh()
	s.desk.Canvas().Focus(s.Front)
}

// invite says how to begin where there is nothing, and what belongs here where nothing answers.
func (s *Screen) invite() {
	read := len(s.model.shelf.items) > 0
	begin := read && !s.model.OwnsSome() && !s.looking && !s.noting.on()
	if begin != s.begin.Visible() {
		if s.begin.Hide(); begin {
			s.begin.Show()
		}
		s.content.Refresh()
	}
	s.none.Objects = nil
	if read && s.Front.Len() == 0 && !s.noting.on() {
		s.none.Objects = []fyne.CanvasObject{s.nothing()}
	}
	s.none.Refresh()
}

// nothing says why no card is in sight, and how some come.
func (s *Screen) nothing() fyne.CanvasObject {
	all := widgets.Step{Text: words.T("Ver todas las cartas"), Do: s.showAll}
	if s.Search.Text != "" || s.model.Edition() != "" {
		return widgets.Invitation(words.T("Ninguna carta responde"),
			words.T("Prueba con menos letras o menos condiciones; el nombre puede llevar tildes o no. Esc borra la búsqueda."), all)
	}
	switch s.model.show {
	case Owned:
		return widgets.Invitation(words.T("Aquí se ven las cartas que tienes"),
			words.T("Elige una carta y pulsa +, o anota un montón entero con el teclado."),
			widgets.Step{Text: widgets.WithKey(words.T("Anotar un montón"), "F2"), Do: s.toggleNoting}, all)
	case Wanted:
		return widgets.Invitation(words.T("Aquí se ven tus deseos"),
			words.T("Elige una carta y pulsa *, o cámbialo en «Busco», en su ficha. Lo que buscas se lista en Cambios."), all)
	case ForTrade:
		return widgets.Invitation(words.T("Aquí se ve lo que cambias"),
			words.T("Abre las copias de una carta con Intro y di cuántas son para cambiar."), all)
	case Own:
		return widgets.Invitation(words.T("Aquí se ve lo que anotaste de las cartas"),
			words.T("«Corregir datos…», en la ficha de una carta, o «Añadir una carta…», en el menú de arriba."), all)
	}
	return widgets.Invitation(words.T("Ninguna carta responde"), "", all)
}

// showAll shows every card.
func (s *Screen) showAll() {
	s.show.SetSelectedIndex(int(Everything))
	s.model.SetEdition("")
	s.Search.SetText("")
	s.list()
	s.reach()
}
