// Package firstduel shows the first duel of somebody who never played: the table, and at each
// step of the lesson what it says.
package firstduel

import (
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game"
	"castillo/game/lesson"
	"castillo/ui/playmat"
	"castillo/ui/words"
)

// Config is what the page is made of.
type Config struct {
	Step     int // at which it begins
	Pictures playmat.Pictures
	Pace     time.Duration // 0 the usual
	Speed    playmat.Speed
	Sounds   playmat.Sounds
	OnMute   func()
	Keep     func(step int) // the person has come to a step
	Leave    func()         // and wants to go
	Rules    func()         // and wants to read how it is played
	Play     func()         // and wants to play on, with a deck; the lesson is won
}

// Page is the lesson in the window.
type Page struct {
	config Config
	course *course
	mat    *playmat.Mat
	shown  int // the step that is told
	host   *fyne.Container
}

// New opens the lesson at a step.
func New(c Config) (*Page, error) {
	p := &Page{config: c, host: container.NewStack()}
	if err := p.lay(max(0, min(c.Step, len(lesson.Steps)-1))); err != nil {
		return nil, err
	}
	return p, nil
}

// Content is the object to be shown.
func (p *Page) Content() fyne.CanvasObject { return p.host }

// Mat is the table.
func (p *Page) Mat() *playmat.Mat { return p.mat }

// Close ends the lesson where it is.
func (p *Page) Close() {
	p.mat.Close()
	p.course.close()
}

// course is how far the lesson has come. The table's goroutine and the rival's look at it too.
type course struct {
	mu    sync.Mutex
	moved *sync.Cond
	step  int
	done  int // deeds
	over  bool
}

func newCourse(step int) *course {
	c := &course{step: step, done: lesson.Before(step)}
	c.moved = sync.NewCond(&c.mu)
	return c
}

// did notes how many deeds are done, with which the step may end.
func (c *course) did(n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done, c.step = n, lesson.After(n, c.step)
	c.moved.Broadcast()
}

// read ends a step that is only read.
func (c *course) read() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.step = min(c.step+1, len(lesson.Steps)-1)
	c.moved.Broadcast()
}

// back goes to a step of which everything lies on the table still, and reports whether it does.
func (c *course) back(step int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if lesson.Shown(step) != c.done {
		return false
	}
	c.step = step
	return true
}

// at is the step, and whether what it speaks of lies on the table.
func (c *course) at() (step int, ready bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.step, c.done >= lesson.Shown(c.step)
}

// wait holds the rival until a step has come, or the lesson is left.
func (c *course) wait(step int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.step < step && !c.over {
		c.moved.Wait()
	}
}

func (c *course) close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.over = true
	c.moved.Broadcast()
}

// lay lays the match out as it stands before a step.
func (p *Page) lay(step int) error {
	course := newCourse(step)
	match, err := lesson.Lay(step, course.did)
	if err != nil {
		return err
	}
	if p.mat != nil {
		p.Close()
	}
	p.course = course
	p.mat = playmat.New(playmat.Config{
		Seating: playmat.Seating{Match: match, Human: lesson.Person, Opponent: lesson.NewRival(step, course.wait),
			Dealer: game.NewShuffler(1), Patience: -1},
		Pictures: p.config.Pictures,
		Rival:    words.T("Novato"),
		Pace:     p.config.Pace,
		Habits:   playmat.Habits{Customary: true, Pass: true, Speed: p.config.Speed, Warned: playmat.AllWarnings},
		Sounds:   p.config.Sounds,
		OnMute:   p.config.OnMute,
		OnRules:  p.config.Rules,
		OnShow:   p.tell,
		OnAgain:  p.config.Play,
		Again:    func() string { return words.T("Jugar con un mazo de inicio") },
		OnEnd: func(r game.Result) {
			if r.Winner == lesson.Person {
				p.config.Keep(len(lesson.Steps))
			}
		},
	})
	p.shown = -1
	p.host.Objects = []fyne.CanvasObject{p.mat}
	p.host.Refresh()
	p.mat.Start()
	p.tell()
	return nil
}

// tell says what the present step says.
func (p *Page) tell() {
	at, ready := p.course.at()
	step := lesson.Steps[at]
	if at != p.shown {
		p.shown = at
		p.config.Keep(at)
	}
	n := playmat.Note{
		Head: words.T("Primer duelo · {n} de {todos}", "n", at+1, "todos", len(lesson.Steps)),
		Text: words.T(step.Says),
	}
	view, match := p.mat.View(), p.mat.Match()
	for _, s := range step.Spots {
		m := playmat.Mark{Drop: playmat.Drop{Seat: s.Seat, Zone: s.Zone}, Part: parts[s.Part]}
		if s.Card != "" {
			if m.Drop = (playmat.Drop{Card: s.Find(match, &view)}); m.Card == 0 {
				continue
			}
		}
		n.Marks = append(n.Marks, m)
	}
	back := playmat.Answer{Text: words.T("Atrás"), Key: fyne.KeyPageUp, Name: words.T("RePág")}
	if at > 0 {
		back.Do = func() { p.to(at - 1) }
	}
	on := playmat.Answer{Text: words.T("Saltar"), Key: fyne.KeyPageDown, Name: words.T("AvPág"), Do: func() { p.to(at + 1) }}
	if len(step.Does) == 0 {
		on.Text, on.Main = words.T("Seguir"), true
		on.Do = nil
		if ready {
			on.Do = p.read
		}
	}
	if at == len(lesson.Steps)-1 {
		on.Text, on.Do = words.T("Jugar con un mazo de inicio"), p.config.Play
	}
	n.Answers = []playmat.Answer{back, {Text: words.T("Dejarlo"), Do: p.config.Leave}, on}
	p.mat.Explain(n)
}

var parts = [...]playmat.Part{lesson.NoPart: playmat.NoPart, lesson.Phases: playmat.PhaseBar, lesson.Answers: playmat.AnswerButtons, lesson.Closeup: playmat.LargeCard}

// read goes on after a step that is only read.
func (p *Page) read() {
	p.course.read()
	p.tell()
	p.mat.Focus()
}

// to goes to another step, for which the match is laid out anew where it lies otherwise.
func (p *Page) to(step int) {
	if step < p.shown && p.course.back(step) {
		p.tell()
	} else if err := p.lay(step); err != nil {
		return // every step is laid in a test
	}
	p.mat.Focus()
}
