package puzzles

import (
	"context"
	"errors"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game"
	"castillo/game/puzzle"
	"castillo/ui/playmat"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Seat is what a table is made of.
type Seat struct {
	Entry  Entry
	Config playmat.Config // as of a duel: pictures, sounds, pace, habits
	Solved func()         // the person won without being shown the solution
	Again  func()         // the same puzzle from its beginning
	Next   func()         // the next one that is not solved
	Leave  func()
}

// Table is a puzzle that is played: the person is to win in this turn, and the rival gives the
// answer that resists longest.
type Table struct {
	Seat
	mat  *playmat.Mat
	turn int // that the puzzle is about
	hero game.Seat

	solver *solver
	stop   context.CancelFunc

	word           *widgets.Ink
	hint, solution *widgets.Button
	content        fyne.CanvasObject
	showing        bool // the solution plays
	shown          bool // some of it was
	thinking       bool
	closed         bool
}

// solver is the search that the window and the rival share.
type solver struct {
	mu     sync.Mutex
	search *puzzle.Search
	ctx    context.Context
}

// mostPositions is how many positions the solver looks at in one sitting.
const mostPositions = 300_000

// next is the best move in m.
func (s *solver) next(m game.Match) (*puzzle.Move, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.search.Next(s.ctx, m)
}

// NewTable lays a puzzle out. It begins with Start.
func NewTable(s Seat) (*Table, error) {
	m := s.Entry.Match()
	search, err := puzzle.NewSearch(m, mostPositions)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	t := &Table{Seat: s, hero: search.Hero(), solver: &solver{search: search, ctx: ctx}, stop: stop}
	var v game.View
	m.Look(t.hero, &v)
	t.turn = v.Turn
	c := s.Config
	c.Match, c.Human, c.Opponent, c.Dealer = m, t.hero, rival{t}, game.NewShuffler(1)
	c.Patience = -1 // the rival thinks as long as the search takes
	c.Habits.Skips, c.Habits.Own = playmat.Skips{}, true
	c.Habits.Warned = playmat.WarnedOfPlayable | playmat.WarnedOfGold | playmat.WarnedOfAttack
	c.OnHabits = nil
	c.Beside = t.buttons()
	c.OnAsk, c.OnEnd, c.OnAgain, c.OnLeave, c.Finale = t.asked, t.ended, t.goOn, s.Leave, t.finale
	c.Again = t.goOnWords
	t.mat = playmat.New(c)
	t.lay()
	return t, nil
}

// lay puts the strip below the table.
func (t *Table) lay() {
	t.word = widgets.NewInk("", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	button := func(b playmat.Button, icon fyne.Resource) *widgets.Button {
		return widgets.NewIconButton(b.Text+"  ["+b.Key+"]", icon, b.Do)
	}
	of := t.buttons()
	leave := button(of[0], fynetheme.NavigateBackIcon())
	t.hint = button(of[1], fynetheme.QuestionIcon())
	t.solution = button(of[2], fynetheme.MediaPlayIcon())
	bar := container.NewBorder(nil, nil, leave, container.NewHBox(t.hint, t.solution, button(of[3], fynetheme.ViewRefreshIcon())),
		container.New(layout.NewCustomPaddedLayout(6, 0, 10, 10), t.word))
	t.content = container.New(strip{}, t.mat, container.New(layout.NewCustomPaddedLayout(2, 2, 8, 8), bar))
	t.say(words.T("{title}: gana en este turno", "title", t.Entry.Name()))
}

// buttons are those of the strip, with letters that mean nothing else at the table.
func (t *Table) buttons() []playmat.Button {
	return []playmat.Button{
		{Key: "L", Text: words.T("Acertijos"), Do: t.Leave},
		{Key: "D", Text: words.T("Pista"), Do: t.giveHint},
		{Key: "R", Text: words.T("Solución"), Do: t.giveSolution},
		{Key: "O", Text: words.T("Otra vez"), Do: t.Again},
	}
}

// strip gives the table what the line below it leaves over, which need not be all that it asks for:
// the least window is hardly higher than that.
type strip struct{}

func (strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h := o[1].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, size.Height-h))
	o[1].Move(fyne.NewPos(0, size.Height-h))
	o[1].Resize(fyne.NewSize(size.Width, h))
}

func (strip) MinSize(o []fyne.CanvasObject) fyne.Size {
	table, line := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(table.Width, line.Width), table.Height)
}

// Content is the object to be shown.
func (t *Table) Content() fyne.CanvasObject { return t.content }

// Mat is the table itself.
func (t *Table) Mat() *playmat.Mat { return t.mat }

// Start begins to play.
func (t *Table) Start() { t.mat.Start() }

// Close ends it.
func (t *Table) Close() {
	t.closed = true
	t.stop()
	t.mat.Close()
}

func (t *Table) say(text string) { t.word.SetText(text) }

// asked is told that the person has to decide. A turn that is over is not gone on with.
func (t *Table) asked() {
	if t.mat.View().Turn != t.turn {
		t.mat.End(t.missed())
		return
	}
	if t.showing {
		t.think(t.perform)
	}
}

// missed is the result of a turn that ended without the win.
func (t *Table) missed() game.Result {
	return game.Result{Over: true, Winner: t.hero.Other(), Why: game.Agreed}
}

func (t *Table) ended(game.Result) {
	t.hint.Disable()
	t.solution.Disable()
	if t.isSolved() {
		t.Solved()
	}
}

// isSolved reports whether the person won without being shown how.
func (t *Table) isSolved() bool { return t.mat.Result().Winner == t.hero && !t.shown }

// goOn goes on from the end: to the next puzzle, or with this one.
func (t *Table) goOn() {
	if t.isSolved() {
		t.Next()
	} else {
		t.Again()
	}
}

func (t *Table) goOnWords() string {
	if t.isSolved() {
		return words.T("Siguiente acertijo")
	}
	return words.T("Otra vez")
}

// finale has the words for the end.
func (t *Table) finale(r game.Result) (title, text, leave string) {
	leave = words.T("Más acertijos")
	switch {
	case r.Winner == t.hero && t.shown:
		return words.T("Esa era la solución"), words.T("Prueba ahora a ganar sin ayuda."), leave
	case r.Winner == t.hero:
		return words.T("¡Resuelto!"), words.T("El castillo del rival quedó vacío en este turno."), leave
	}
	v := t.mat.View()
	return words.T("No fue en este turno"), castleWords(v.Players[t.hero.Other()].Castle), leave
}

// castleWords say how many cards the castle has that is to be emptied.
func castleWords(left int) string {
	return words.N(left, "Al castillo del rival le queda {n} carta.", "Al castillo del rival le quedan {n} cartas.")
}

// giveHint says the next move that wins.
func (t *Table) giveHint() {
	t.think(func(m game.Match, move *puzzle.Move) {
		t.say(words.T("Pista: {move}", "move", advice(m, move.Actions)))
	})
}

// giveSolution has the moves that win made, one after the other.
func (t *Table) giveSolution() {
	t.think(t.perform)
}

// perform makes a move of the solution.
func (t *Table) perform(m game.Match, move *puzzle.Move) {
	t.showing, t.shown = true, true
	t.solution.Disable()
	t.say(words.T("Solución: {move}", "move", advice(m, move.Actions)))
	t.mat.Perform(move.Actions)
}

// think finds the best move behind, and does something with it where the person is still asked
// the same.
func (t *Table) think(do func(game.Match, *puzzle.Move)) {
	m := t.mat.Copy()
	if t.thinking || t.mat.Result().Over || m.Decision().Seat != t.hero {
		return
	}
	t.thinking = true
	pause := time.Duration(0)
	if t.showing {
		pause = t.pace()
	}
	go func() {
		time.Sleep(pause)
		move, err := t.solver.next(m)
		fyne.Do(func() {
			t.thinking = false
			switch {
			case t.closed || t.mat.Result().Over || t.mat.Copy().Hash() != m.Hash():
			case errors.Is(err, context.Canceled):
			case err != nil:
				t.say(words.T("Aquí hay demasiado que mirar para dar una pista"))
			case move == nil:
				t.showing = false
				t.say(words.T("Desde aquí ya no se gana en este turno: prueba otra vez"))
			default:
				do(m, move)
			}
		})
	}()
}

// pace is the pause between two moves of the solution.
func (t *Table) pace() time.Duration {
	if t.Config.Pace > 0 {
		return t.Config.Pace
	}
	return playmat.DefaultPace
}

// rival answers for the other player.
type rival struct{ table *Table }

// Choose implements game.Chooser.
func (r rival) Choose(s game.Sight) game.Action {
	t := r.table
	var v game.View
	if s.Look(&v); v.Turn != t.turn {
		t.mat.End(t.missed())
		return game.Action{}
	}
	if move, err := t.solver.next(t.mat.Copy()); move != nil && err == nil {
		return move.Actions[0]
	}
	return s.Options(nil)[0] // what is too much to look through is answered anyhow
}
