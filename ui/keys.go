package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

var digitKeys = [...]fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6}

// listen takes the keys that belong to the window as a whole, and those that
// nothing on the screen has the focus for. While a sheet lies over the screen,
// what is below it stays as it is.
func (s *shell) listen() {
	c := s.desk.Canvas()
	free := func() bool { return c.Overlays().Top() == nil }
	for i := range s.places {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: digitKeys[i], Modifier: fyne.KeyModifierShortcutDefault},
			func(fyne.Shortcut) {
				if free() {
					s.show(i)
				}
			})
	}
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: fyne.KeyModifierShortcutDefault},
		func(fyne.Shortcut) { s.leave() })
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyI, Modifier: fyne.KeyModifierShortcutDefault},
		func(fyne.Shortcut) {
			if t, ok := s.front().(pictureTaker); ok && free() {
				t.ShowPictures()
			}
		})
	c.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) {
		if u, ok := s.front().(undoer); ok && free() {
			u.Undo()
		}
	})
	c.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) {
		if u, ok := s.front().(undoer); ok && free() {
			u.Redo()
		}
	})
	for letter := 'A'; letter <= 'Z'; letter++ {
		key := fyne.KeyName(letter)
		c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierAlt}, func(fyne.Shortcut) {
			if t, ok := s.front().(altTyper); ok && free() {
				t.TypedAlt(key)
			}
		})
	}
	c.SetOnTypedKey(s.typedKey)
	c.SetOnTypedRune(func(r rune) {
		if t, ok := s.front().(runeTyper); ok {
			t.TypedRune(r)
		}
	})
}

func (s *shell) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyF1 {
		s.showKeys()
		return
	}
	if s.current == placePlay && s.duel != nil {
		s.duel.typedKey(e)
		return
	}
	if t, ok := s.front().(keyTyper); ok {
		t.TypedKey(e.Name)
	}
}

// keySheet lists the keys, by the screen they belong to.
func keySheet() [][2]string {
	return [][2]string{
		{"", words.T("En toda la ventana")},
		{"Ctrl+1 … Ctrl+6", words.T("Colección, Mazos, Jugar, Repeticiones, Historial, Preferencias")},
		{"F1", words.T("Esta hoja")},
		{"Ctrl+Q", words.T("Salir")},
		{"Esc", words.T("Cerrar una hoja, vaciar la búsqueda")},
		{"Tab", words.T("Ir al botón o al campo siguiente")},
		{"", words.T("Colección")},
		{words.T("Letras y cifras"), words.T("Buscar")},
		{"Tab", words.T("Tomar lo que la búsqueda ofrece")},
		{"F2", words.T("Anotar copias con el teclado, o dejar de hacerlo")},
		{words.T("Flechas"), words.T("Moverse por las cartas")},
		{"+  −", words.T("Cambiar cuántas tengo de la carta elegida")},
		{"Ctrl+I", words.T("Imágenes de las cartas: traer, asignar, deshacer")},
		{"", words.T("Mazos")},
		{words.T("Letras y cifras"), words.T("Buscar cartas")},
		{"Intro", words.T("Añadir la carta elegida")},
		{"3 dragon, Intro", words.T("Añadir tres de la primera que se encuentra")},
		{"+  −", words.T("Añadir o quitar la carta elegida")},
		{"Tab", words.T("Ir al mazo: flechas, + − e Intro en sus líneas")},
		{"Alt+B", words.T("Mover la línea elegida al banquillo o al mazo")},
		{"Ctrl+Z, Ctrl+Y", words.T("Deshacer y rehacer")},
		{"Alt+R", words.T("Aplicar el primer remedio")},
		{"Alt+L, D, F", words.T("Lista de mazos, cartas del mazo, cifras")},
		{"Alt+A, N, V", words.T("Azar, notas, versiones")},
		{"Alt+M", words.T("Mano de prueba")},
		{"Alt+T", words.T("Lo que falta y lo prometido dos veces")},
		{"Alt+Q", words.T("Código QR")},
		{"Alt+O", words.T("Más: copiar, pegar, archivos, papelera")},
		{"", words.T("Repeticiones")},
		{words.T("Izquierda, Derecha"), words.T("Un paso atrás o adelante")},
		{words.T("RePág, AvPág"), words.T("Al turno anterior o siguiente")},
		{words.T("Inicio, Fin"), words.T("Al principio o al final")},
		{"", words.T("Historial")},
		{words.T("Flechas"), words.T("Moverse por los cambios")},
		{"Intro", words.T("Volver al cambio elegido")},
		{"Ctrl+Z, Ctrl+Y", words.T("Deshacer y rehacer")},
		{"", words.T("En la mesa")},
		{"F1", words.T("Las teclas de la mesa")},
	}
}

// secondColumn is where to begin a second column, so that it starts with a
// heading and neither is much longer than the other.
func secondColumn(rows [][2]string) int {
	best := len(rows)
	for i, row := range rows {
		if row[0] == "" && max(i, len(rows)-i) < max(best, len(rows)-best) {
			best = i
		}
	}
	return best
}

// showKeys lays the sheet of keys over the window.
func (s *shell) showKeys() {
	if s.desk.Canvas().Overlays().Top() != nil {
		return
	}
	rows := keySheet()
	second := secondColumn(rows)
	var columns [2][]fyne.CanvasObject
	for i, row := range rows {
		column := &columns[0]
		if i >= second {
			column = &columns[1]
		}
		if row[0] == "" {
			*column = append(*column, widgets.NewInk(row[1], theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}))
			continue
		}
		key := widgets.NewInk(row[0], fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
		*column = append(*column, container.NewBorder(nil, nil, widgets.MinWidth(150, key), nil, widgets.Muted(row[1])))
	}
	body := container.NewHBox(container.NewVBox(columns[0]...), widget.NewSeparator(), container.NewVBox(columns[1]...))
	widgets.ShowSheet(s.desk.Canvas(), words.T("Teclas"), body,
		widgets.Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
}
