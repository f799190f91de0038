package playmat

import (
	"slices"
	"strings"

	"castillo/game"
	"castillo/ui/words"
)

// keyLine is a key and what it does.
type keyLine struct{ key, does string }

// ShowKeys lays the keys of what is in sight over the table: of the page that is open, of a list of
// answers, or of the table with what is asked. What lay there comes back after it.
func (m *Mat) ShowKeys() {
	back := m.fold
	if m.panel != nil {
		under := m.panel.page
		if under.Keys {
			return
		}
		back = func() { m.turn(under) }
	}
	var lines []string
	for _, k := range m.keysInSight() {
		lines = append(lines, k.key+" — "+k.does)
	}
	choices := []choice{{Text: words.T("Cerrar"), Key: "Esc", Main: true, Do: back}}
	if m.config.OnRules != nil {
		choices = append([]choice{{Text: words.T("Cómo se juega"), Key: digit(0), Do: m.config.OnRules}}, choices...)
	}
	m.turn(page{Title: words.T("Teclas"), Text: strings.Join(lines, "\n"), Keys: true, Close: back, Choices: choices})
}

// keysInSight are the keys that mean something now.
func (m *Mat) keysInSight() []keyLine {
	switch {
	case m.panel != nil:
		return m.panel.page.keys()
	case m.searches():
		return append([]keyLine{
			{words.T("letras"), words.T("buscar en la lista")},
			{words.T("Arriba, Abajo"), words.T("ir de respuesta en respuesta")},
			{words.T("Intro"), words.T("tomar la respuesta señalada")},
			{"Esc", words.T("borrar lo escrito")},
		}, keysOf(m.prompt.choices)...)
	}
	keys := append([]keyLine{
		{words.T("Tab, flechas"), words.T("ir de carta en carta")},
		{words.T("Intro"), words.T("tomar la carta, soltarla, abrir un montón")},
	}, keysOf(m.prompt.choices)...)
	if m.prompt.lists() {
		keys = append(keys, keyLine{words.T("letras"), words.T("buscar en la lista")})
	}
	if slices.ContainsFunc(m.step.Options, func(a game.Action) bool { return a.Verb == game.Attack }) {
		keys = append(keys, keyLine{"A", words.T("atacar con la carta señalada")})
	}
	for _, a := range m.balloon.note.Answers {
		if a.Do != nil && a.Name != "" {
			keys = append(keys, keyLine{a.Name, a.Text})
		}
	}
	if m.mine() {
		keys = append(keys, keyLine{"P", words.T("pagar a mano, sí o no")})
	}
	if m.mayAdjust() && !m.needsAdjusting() { // else it has its button
		keys = append(keys, keyLine{adjustKey, words.T("Ajustar a mano…")})
	}
	if m.config.Adviser != nil && !m.config.Habits.Advice {
		keys = append(keys, keyLine{adviceKey, words.T("¿Qué haría Sabio?")})
	}
	keys = append(keys, keyLine{"I", words.T("ver la carta entera y qué actúa sobre ella")})
	if m.config.Sounds != nil {
		keys = append(keys, keyLine{muteKey, words.T("apagar los sonidos, o encenderlos")})
	}
	for _, b := range m.config.Beside {
		keys = append(keys, keyLine{b.Key, b.Text})
	}
	return keys
}

// keys are those of a page.
func (p page) keys() []keyLine {
	keys := []keyLine{{words.T("Tab, flechas"), words.T("ir de respuesta en respuesta")}}
	if len(p.Cards) > 0 {
		keys[0].does = words.T("ir de carta en carta, y a los botones")
	}
	if p.isTray() {
		keys = append(keys, keyLine{words.T("letras"), words.T("buscar una carta")})
	}
	keys = append(append(keys, keyLine{words.T("Intro"), words.T("tomar lo señalado")}), keysOf(p.Choices)...)
	if p.Close != nil && !slices.ContainsFunc(p.Choices, func(c choice) bool { return c.Key == "Esc" }) {
		keys = append(keys, keyLine{"Esc", words.T("cerrar la página")})
	}
	return keys
}

// keysOf are the keys of buttons.
func keysOf(choices []choice) []keyLine {
	var keys []keyLine
	for _, c := range choices {
		if c.Key != "" {
			keys = append(keys, keyLine{c.Key, c.Text})
		}
	}
	return keys
}
