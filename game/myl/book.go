package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// The rulebooks: the D.A.R. 1.0, which is also the law wherever a manual is silent, the
// manual of Barbarie (2006) and the basic manual. One engine plays them all.
var (
	Rulebook game.Rulebook = dar
	Barbarie game.Rulebook = barbarie
	Basico   game.Rulebook = basico
)

// Books lists the rulebooks, the D.A.R. first.
func Books() []game.Rulebook {
	var all []game.Rulebook
	for _, b := range books {
		all = append(all, b)
	}
	return all
}

var books = [...]*book{dar, barbarie, basico}

var (
	dar = &book{id: "myl/dar", version: 22, title: "Mitos y Leyendas, Primer Bloque (D.A.R. 1.0)",
		profile: profile{settlesAt: ability.Regroup}}
	barbarie = &book{id: "myl/barbarie", version: 2, title: "Mitos y Leyendas, manual de Barbarie (2006)",
		profile: profile{settlesAt: ability.Turn, groupsAll: true, opensFirst: true, drawsFirst: true,
			wounds: true, affectsItself: true, redirectorControls: true, preventsAlone: true}}
	basico = &book{id: "myl/basico", version: 2, title: "Mitos y Leyendas, manual básico",
		profile: profile{settlesAt: ability.Vigil, groupsAll: true, goldAtOnce: true}}
)

// book is a rulebook.
type book struct {
	id, title string
	version   uint32
	profile
}

// profile is the rules in which the manuals differ.
type profile struct {
	// settlesAt is the part of the turn at whose beginning the allies of the active player are
	// there long enough to attack: the Agrupación (DAR 4.2.1), the turn (Barbarie, Ataque) or the
	// Vigilia (basic manual, C.1, and Aliados for those that entered in the same turn).
	settlesAt ability.Phase

	// groupsAll brings every card back in the Agrupación (Barbarie, Agrupación; basic manual, A).
	// In DAR 5.1 the player may leave them.
	groupsAll bool

	// opensFirst has what answers a phase come at its very beginning: before the cards are grouped,
	// before the Oro of the turn (Barbarie, Agrupación and Vigilia). In DAR 4.11.1 it comes behind.
	opensFirst bool

	// drawsFirst ends the first turn of the match with a draw like any other (Barbarie, Fase
	// Final). In the basic manual, E, it has none, nor in the D.A.R., which is silent.
	drawsFirst bool

	// wounds has allies in combat deal each other damage: what an ally receives, from all that it
	// fights, kills it where it comes up to its Strength, and there is no damage of 0 (Barbarie,
	// Asignación de Daño). In DAR 5.3.4 each fight compares two Strengths.
	wounds bool

	// affectsItself lets a source be the objective of its own effect, which only never takes its
	// ability (Barbarie, Fuente del Efecto). In DAR 4.6.11 it is never its objective.
	affectsItself bool

	// redirectorControls gives whoever redirects an effect the control of it (Barbarie, Redirección).
	// In DAR 4.9 only its objective changes.
	redirectorControls bool

	// preventsAlone has a prevention leave everything else that the ability does (Barbarie,
	// Prevención). In DAR 4.10 what hangs on what was prevented is not done.
	preventsAlone bool

	// goldAtOnce loses the Oros that were generated unless the next thing that is done is paid with
	// them (basic manual, Oros). In DAR 4.2.5 they last for the turn.
	goldAtOnce bool
}

func (b *book) ID() string               { return b.id }
func (b *book) Version() uint32          { return b.version }
func (b *book) Title() string            { return b.title }
func (b *book) Zones() []game.ZoneInfo   { return zones }
func (b *book) Phases() []game.PhaseInfo { return phases }

func (b *book) Question(p game.Prompt) string {
	if int(p) < len(questions) {
		return questions[p]
	}
	return ""
}

func (b *book) NewMatch(s game.Setup) (game.Match, error) {
	m, err := b.newMatch(s)
	if err != nil {
		return nil, err
	}
	return m.kept(), nil
}

func (b *book) Arrange(p game.Position) (game.Match, error) {
	m, err := b.arrange(p)
	if err != nil {
		return nil, err
	}
	return m.kept(), nil
}
