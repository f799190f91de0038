package images

import (
	"container/list"
	"image"
	"sync"

	"castillo/game/card"
)

// Workers is how many faces a cache paints at the same time.
const Workers = 2

// Key names one picture: a face at a size in pixels. The zero Card is the back.
type Key struct {
	Card card.Card
	W, H int
}

// Cache keeps painted faces. When they take more than its limit of bytes, it
// lets go of those that nobody has asked for the longest. All methods may be
// called from any goroutine and none of them waits for a picture.
type Cache struct {
	limit int

	mu      sync.Mutex
	bytes   int
	used    *list.List // of *entry, the most recently used first
	entries map[Key]*list.Element
	jobs    map[Key]*job
	queue   []*job // the newest last: what is on screen now is wanted first
	workers int
}

type entry struct {
	key Key
	img *image.RGBA
}

// job is a picture to be painted and everybody who waits for it.
type job struct {
	key     Key
	waiting map[*waiter]struct{}
	painted bool // a worker has taken it
}

type waiter struct{ done func(*image.RGBA) }

// NewCache is a cache that holds at most limit bytes of pixels.
func NewCache(limit int) *Cache {
	return &Cache{limit: limit, used: list.New(), entries: map[Key]*list.Element{}, jobs: map[Key]*job{}}
}

// Peek is the picture if it is there. It only looks into memory, so it is safe
// on the goroutine of the window.
func (c *Cache) Peek(key Key) (*image.RGBA, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	if !ok {
		return nil, false
	}
	c.used.MoveToFront(e)
	return e.Value.(*entry).img, true
}

// Load paints the face of face at w by h pixels unless it is there and gives it
// to done, which runs on a goroutine of the cache. After cancel, done does not
// start any more; nobody else waiting, the picture is not painted either.
func (c *Cache) Load(face card.Card, w, h int, done func(*image.RGBA)) (cancel func()) {
	key := Key{face, w, h}
	wait := &waiter{done}
	c.mu.Lock()
	defer c.mu.Unlock()
	j := c.jobs[key]
	if j == nil {
		j = &job{key: key, waiting: map[*waiter]struct{}{}}
		c.jobs[key] = j
		c.queue = append(c.queue, j)
		if c.workers < Workers {
			c.workers++
			go c.work()
		}
	}
	j.waiting[wait] = struct{}{}
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(j.waiting, wait)
		if len(j.waiting) == 0 && !j.painted && c.jobs[key] == j {
			delete(c.jobs, key)
		}
	}
}

// work paints until nothing is left to paint.
func (c *Cache) work() {
	for {
		j := c.next()
		if j == nil {
			return
		}
		img, ok := c.Peek(j.key)
		if !ok {
			img = paint(j.key)
		}
		for _, w := range c.finish(j, img) {
			if c.take(j, w) {
				w.done(img)
			}
		}
	}
}

// next takes the newest job that somebody still waits for. Without one the
// worker is gone.
func (c *Cache) next() *job {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.queue) > 0 {
		last := len(c.queue) - 1
		j := c.queue[last]
		c.queue[last] = nil
		c.queue = c.queue[:last]
		if len(j.waiting) > 0 {
			j.painted = true
			return j
		}
	}
	c.workers--
	return nil
}

// finish stores a picture and lists who waits for it.
func (c *Cache) finish(j *job, img *image.RGBA) []*waiter {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.jobs, j.key)
	c.store(j.key, img)
	waiting := make([]*waiter, 0, len(j.waiting))
	for w := range j.waiting {
		waiting = append(waiting, w)
	}
	return waiting
}

// take reports whether w still waits, and strikes it off.
func (c *Cache) take(j *job, w *waiter) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, ok := j.waiting[w]
	delete(j.waiting, w)
	return ok
}

func (c *Cache) store(key Key, img *image.RGBA) {
	if _, ok := c.entries[key]; ok {
		return
	}
	c.entries[key] = c.used.PushFront(&entry{key, img})
	c.bytes += len(img.Pix)
	for c.bytes > c.limit && c.used.Len() > 0 {
		oldest := c.used.Back()
		e := c.used.Remove(oldest).(*entry)
		delete(c.entries, e.key)
		c.bytes -= len(e.img.Pix)
	}
}

func paint(key Key) *image.RGBA {
	if key.Card == (card.Card{}) {
		return Back(key.W, key.H)
	}
	return Draw(key.Card, key.W, key.H)
}
