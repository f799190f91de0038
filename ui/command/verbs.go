package command

// verb is one thing that the program does in the terminal.
type verb struct {
	name    string
	words   string // what follows it, as the help shows it
	help    string // one line
	more    string // further lines of help; may be empty
	options []option
	run     func(*call) error
}

const (
	windowVerb = "ventana"
	helpVerb   = "ayuda"
)

// verbs lists the verbs in the order of the help.
func verbs() []verb {
	return []verb{windowCommand, cardsCommand, collectionCommand(), pricesCommand(), dataCommand(), deckCommand, formatCommand, pictureCommand, scansCommand, deckPictureCommand, proxiesCommand,
		simulateCommand, labCommand, duelCommand, replayCommand, duelsCommand, scenarioCommand, puzzleCommand, textCommand, captureCommand, versionCommand, helpCommand()}
}

// verbNamed is the verb of that name, nil if there is none.
func verbNamed(name string) *verb {
	for _, v := range verbs() {
		if v.name == name {
			return &v
		}
	}
	return nil
}

// knows reports whether the verb has an option.
func (v *verb) knows(name string) bool {
	for _, list := range [...][]option{v.options, everywhere} {
		for _, f := range list {
			if f.name == name {
				return true
			}
		}
	}
	return false
}
