package widgets

import (
	"context"
	"errors"
	"sync"

	"fyne.io/fyne/v2"

	"castillo/images"
	"castillo/images/scans"
	"castillo/ui/words"
)

// Desk is what every screen works with.
type Desk struct {
	Window  fyne.Window
	Cache   *images.Cache
	Notes   *Notes
	Errands *Errands
	// Broken is told of what cannot be done, before the person is, and reports
	// whether it took care of that; nil for nobody.
	Broken func(error) bool
}

// Canvas is the window's canvas.
func (d *Desk) Canvas() fyne.Canvas { return d.Window.Canvas() }

// Pictures is the owner's library, nil while there is none.
func (d *Desk) Pictures() *scans.Library {
	if d.Cache == nil {
		return nil
	}
	return d.Cache.Library()
}

// Fail tells of something that could not be done.
func (d *Desk) Fail(err error) {
	if d.Broken != nil && d.Broken(err) {
		return
	}
	Tell(d.Canvas(), words.T("No se pudo hacer"), words.Error(err))
}

// Later runs a job off the goroutine of the window, after those that were given
// before it, and then done on it. A job that fails is told of, before done.
func (d *Desk) Later(job func() error, done func(error)) {
	d.Errands.Do(func() { d.finish(job(), done) })
}

// LaterLong is Later for a job that may take minutes. It is told when it shall
// stop, because the person will not wait for it; see [Errands.Interrupt].
func (d *Desk) LaterLong(job func(context.Context) error, done func(error)) {
	d.Errands.doLong(func(ctx context.Context) { d.finish(job(ctx), done) })
}

// finish tells of a job that ended off the goroutine of the window. Who
// interrupted one knows that.
func (d *Desk) finish(err error, done func(error)) {
	tell := err != nil && !errors.Is(err, context.Canceled)
	if tell {
		d.Errands.fail(err)
	}
	fyne.Do(func() {
		if tell {
			d.Fail(err)
		}
		if done != nil {
			done(err)
		}
	})
}

// Errands are jobs that touch the disk. They are done one after the other on
// their own goroutine, so that what is written last is what lasts.
type Errands struct {
	mu      sync.Mutex
	pending []func()
	running bool
	idle    *sync.Cond
	failed  error // the first since it was asked for
	long    int   // how many long jobs are not done yet
	patient context.Context
	stop    context.CancelFunc // ends patient
}

func (e *Errands) fail(err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.failed == nil {
		e.failed = err
	}
}

// Failed is the first failure of a job since it was asked for the last time.
func (e *Errands) Failed() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	err := e.failed
	e.failed = nil
	return err
}

// NewErrands has nothing to do.
func NewErrands() *Errands {
	e := &Errands{}
	e.idle = sync.NewCond(&e.mu)
	e.patient, e.stop = context.WithCancel(context.Background())
	return e
}

// Long reports whether a job that may take minutes is not done yet.
func (e *Errands) Long() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.long > 0
}

// Interrupt tells the long jobs that are not done to stop. What comes later is
// not told.
func (e *Errands) Interrupt() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.stop()
	e.patient, e.stop = context.WithCancel(context.Background())
}

func (e *Errands) doLong(job func(context.Context)) {
	e.mu.Lock()
	e.long++
	ctx := e.patient
	e.mu.Unlock()
	e.Do(func() {
		job(ctx)
		e.mu.Lock()
		e.long--
		e.mu.Unlock()
	})
}

// Do adds a job and returns at once.
func (e *Errands) Do(job func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.pending = append(e.pending, job)
	if !e.running {
		e.running = true
		go e.run()
	}
}

func (e *Errands) run() {
	for {
		e.mu.Lock()
		if len(e.pending) == 0 {
			e.running = false
			e.idle.Broadcast()
			e.mu.Unlock()
			return
		}
		job := e.pending[0]
		e.pending[0] = nil // what it read is not held until the next one
		e.pending = e.pending[1:]
		e.mu.Unlock()
		job()
	}
}

// Wait returns when every job is done.
func (e *Errands) Wait() {
	e.mu.Lock()
	defer e.mu.Unlock()
	for e.running {
		e.idle.Wait()
	}
}
