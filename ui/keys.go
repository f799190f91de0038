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
	c.AddShortcut(&fyne.ShortcutPaste{}, func(pasted fyne.Shortcut) {
		if p, ok := s.front().(paster); ok && free() {
			p.Paste(pasted.(*fyne.ShortcutPaste).Clipboard.Content())
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
	c.AddShortcut(&fyne.ShortcutSelectAll{}, func(fyne.Shortcut) {
		if m, ok := s.front().(marker); ok && free() {
			m.MarkAll()
		}
	})
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeySpace, Modifier: fyne.KeyModifierControl}, func(fyne.Shortcut) {
		if m, ok := s.front().(marker); ok && free() {
			m.MarkChosen()
		}
	})
	for _, letter := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
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
	if s.atTable() {
		s.duel.typedKey(e)
		return
	}
	if t, ok := s.front().(keyTyper); ok {
		t.TypedKey(e.Name)
	}
}

// keyRow is a line of the sheet of keys: a key and what it does.
type keyRow struct{ key, does string }

// windowKeys are the keys that every screen has.
func windowKeys() []keyRow {
	return []keyRow{
		{"F1", words.T("Esta hoja; en una partida, las teclas de la mesa")},
		{"Ctrl+1", words.T("Colección")},
		{"Ctrl+2", words.T("Mazos")},
		{"Ctrl+3", words.T("Jugar")},
		{"Ctrl+4", words.T("Repeticiones")},
		{"Ctrl+5", words.T("Historial")},
		{"Ctrl+6", words.T("Preferencias")},
		{"Tab, " + words.T("Mayús") + "+Tab", words.T("Al botón o al campo siguiente, o al anterior")},
		{words.T("Espacio, Intro"), words.T("Pulsar el botón")},
		{words.T("Espacio; flechas"), words.T("Abrir una lista de opciones; la anterior o la siguiente")},
		{words.T("Intro, Esc"), words.T("En una hoja: hacer lo principal, o cerrarla")},
		{words.T("Flechas, Intro"), words.T("En un menú o una lista: moverse y elegir")},
		{"Ctrl+C, X, V, A", words.T("En un campo: copiar, cortar, pegar, todo")},
		{"Ctrl+Q", words.T("Salir")},
	}
}

// keysOf are the keys of one screen.
func keysOf(place int) []keyRow {
	undo := keyRow{"Ctrl+Z, Ctrl+Y", words.T("Deshacer y rehacer; en un campo, lo escrito")}
	switch place {
	case placeCollection:
		return []keyRow{
			{words.T("Letras y cifras"), words.T("Buscar")},
			{"Tab", words.T("Tomar lo que la búsqueda ofrece")},
			{words.T("Abajo, Intro"), words.T("De la búsqueda a las cartas")},
			{"Esc", words.T("Empezar otra búsqueda")},
			{words.T("Flechas, RePág, Inicio…"), words.T("Moverse por las cartas")},
			{"+  –", words.T("Cambiar cuántas tengo de la carta elegida")},
			{"*  /", words.T("Cambiar cuántas busco")},
			{words.T("Intro"), words.T("Abrir las copias de la carta elegida")},
			{"Ctrl+A", words.T("Elegir todas las de esta búsqueda; Esc, ninguna")},
			{"Ctrl+" + words.T("Espacio") + ", " + words.T("Mayús") + "+…", words.T("Elegir esta; Mayús con flechas, también las del camino")},
			{"Alt+A", words.T("Cambiar de una vez las elegidas, o todas las de la búsqueda")},
			undo,
			{"F2", words.T("Anotar copias con el teclado, o dejar de hacerlo")},
			{words.T("Al anotar"), words.T("Un nombre, #12 o ES 12; flechas eligen, Intro la toma")},
			{words.T("Al anotar"), words.T("2 suma, =2 fija, -2 quita; Intro lo anota")},
			{words.T("Al anotar"), words.T("Abajo, Arriba: corregir la lista; Supr quita la línea")},
			{"Alt+F; G, 0-7; I; P", words.T("Al anotar: acabado; estado; idioma; lugar")},
			{"Alt+E", words.T("Ediciones: flechas para elegir, Inicio para todas")},
			{"Alt+M", words.T("Qué cartas se muestran")},
			{"Alt+D", words.T("Datos de la carta: sus copias, texto, imagen")},
			{"Alt+T, Alt+S", words.T("Tabla o imágenes; ordenar la tabla")},
			{"Alt+K", words.T("Columnas de la tabla: cuáles, su orden y su ancho")},
			{"Alt+B", words.T("Búsquedas guardadas")},
			{"Alt+C, Alt+L", words.T("Cifras; cambios y listas")},
			{"Alt+O", words.T("Importar, exportar, añadir una carta")},
			{"Ctrl+V", words.T("Importar la lista o las celdas que se copiaron")},
			{"Ctrl+I", words.T("Imágenes de las cartas: traer, asignar, deshacer")},
		}
	case placeDecks:
		return []keyRow{
			{words.T("Letras y cifras"), words.T("Buscar cartas")},
			{"Tab", words.T("Tomar lo que la búsqueda ofrece; desde las cartas, ir al mazo")},
			{words.T("Abajo, Intro"), words.T("De la búsqueda a las cartas")},
			{words.T("Intro"), words.T("Añadir la carta elegida")},
			{"3 dragon, " + words.T("Intro"), words.T("Añadir tres de la primera que se encuentra")},
			{"+  –", words.T("Añadir o quitar la carta elegida")},
			{words.T("En el mazo"), words.T("Flechas; + – y Supr: copias; Intro: buscarla; Esc: volver")},
			{"Esc", words.T("Empezar otra búsqueda")},
			undo,
			{"Alt+B", words.T("Mover la línea elegida al banquillo o al mazo")},
			{"Alt+R", words.T("Aplicar el primer remedio")},
			{"Alt+L, D, F", words.T("Lista de mazos, cartas del mazo, cifras")},
			{"Alt+A, N, V", words.T("Azar, notas, versiones")},
			{"Alt+I", words.T("Ver grande la carta elegida, con su texto")},
			{"Alt+M", words.T("Mano de prueba")},
			{"Alt+T", words.T("Lo que falta y lo prometido dos veces")},
			{"Alt+Q", words.T("Código QR")},
			{"Alt+E", words.T("Formatos; ahí, espacio sigue leyendo")},
			{"Alt+O", words.T("Más: copiar, pegar, archivos, papelera")},
		}
	case placePlay:
		return []keyRow{
			{words.T("Arriba, Abajo"), words.T("Elegir tu mazo; tras Tab, el de tu rival y quién es")},
			{words.T("Intro"), words.T("Empezar la partida")},
		}
	case placeReplays:
		return []keyRow{
			{words.T("Arriba, Abajo"), words.T("Elegir una partida")},
			{words.T("Intro"), words.T("Ver la partida elegida")},
			{words.T("Izquierda, Derecha"), words.T("Un paso atrás o adelante")},
			{words.T("RePág, AvPág"), words.T("Al turno anterior o siguiente")},
			{words.T("Inicio, Fin"), words.T("Al principio o al final")},
			{words.T("Espacio"), words.T("Que siga sola, o pausa")},
			{words.T("Supr"), words.T("Eliminar la partida")},
			{"Esc", words.T("Volver a la lista")},
		}
	case placeHistory:
		return []keyRow{
			{words.T("Flechas, RePág, Inicio…"), words.T("Moverse por los cambios")},
			{words.T("Intro"), words.T("Volver al cambio elegido")},
			undo,
			{"Alt+R", words.T("Los respaldos: flechas, Intro para elegir; Tab, Restaurar…")},
		}
	}
	return []keyRow{
		{words.T("Tab, flechas"), words.T("Ir a una preferencia y elegir")},
	}
}

// showKeys lays the sheet of keys over the window: those of the screen in sight
// and those that hold everywhere.
func (s *shell) showKeys() {
	if s.desk.Canvas().Overlays().Top() != nil {
		return
	}
	if s.atTable() && s.duel.table() != nil {
		s.duel.table().ShowKeys()
		return
	}
	room := s.desk.Canvas().Size().SubtractWidthHeight(100, 150)
	parts := []fyne.CanvasObject{keyColumn(words.T("En toda la ventana"), windowKeys())}
	if s.meeting == nil && s.welcome == nil { // the page of friends has no keys of its own, that of welcome tells them
		parts = []fyne.CanvasObject{keyColumn(s.places[s.current].title(), keysOf(s.current)), widget.NewSeparator(), parts[0]}
	}
	columns := container.NewHBox(parts...)
	if columns.MinSize().Width > room.Width {
		columns = container.NewVBox(parts...)
	}
	body := widgets.MinSize(columns.MinSize().AddWidthHeight(fynetheme.ScrollBarSize(), 0).Min(room), container.NewVScroll(columns))
	widgets.ShowSheet(s.desk.Canvas(), words.T("Teclas"), body,
		widgets.Choice{Text: words.T("Primeros pasos"), Do: s.showWelcome},
		widgets.Choice{Text: words.T("Cómo se juega"), Do: s.showRules},
		widgets.Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
}

func keyColumn(title string, rows []keyRow) fyne.CanvasObject {
	column := container.NewVBox(widgets.NewInk(title, theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}))
	for _, row := range rows {
		key := widgets.NewInk(row.key, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
		column.Add(container.NewBorder(nil, nil, widgets.MinWidth(theme.Scaled(keyWidth), key), nil, widgets.Muted(row.does)))
	}
	return column
}

// keyWidth is what the longest keys need.
const keyWidth = 178
