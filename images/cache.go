package images

import (
	"container/list"
	"context"
	"image"
	"sync"

	"golang.org/x/sync/singleflight"

	"castillo/game/card"
	"castillo/images/scans"
)

// Workers is how many pictures a cache makes at the same time.
const Workers = 2

// Key names one picture: what stands for a card, at a size in pixels. The zero
// Card is the back; with a Scan the picture is the owner's, without one it is
// the drawn face.
type Key struct {
	Card card.Card
	Scan scans.Picture
	W, H int
}

// Cache keeps pictures in memory. When they take more than its limit of bytes,
// it lets go of those that nobody has asked for the longest. All methods may be
// called from any goroutine and none of them waits for a picture.
type Cache struct {
	limit   int
	sources singleflight.Group // one decoding of a scan at a time

	mu      sync.Mutex
	library *scans.Library // nil: every face is drawn
	disk    *Disk          // nil: only memory keeps anything
	bytes   int
	used    *list.List // of *entry, the most recently used first
	entries map[Key]*list.Element
	jobs    map[Key]*job
	queue   []*job // the newest last: what is on screen now is wanted first
	workers int
	closed  bool
}

type entry struct {
	key Key
	img *image.RGBA
}

// job is a picture to be made and everybody who waits for it. When nobody does
// any more, ctx ends.
type job struct {
	key     Key
	waiting map[*waiter]struct{}
	ctx     context.Context
	cancel  context.CancelFunc
}

type waiter struct{ done func(*image.RGBA) }

// NewCache is a cache that holds at most limit bytes of pixels.
func NewCache(limit int) *Cache {
	return &Cache{limit: limit, used: list.New(), entries: map[Key]*list.Element{}, jobs: map[Key]*job{}}
}

// Attach gives the cache the owner's scans and a place on the disk; either may
// be nil.
func (c *Cache) Attach(library *scans.Library, disk *Disk) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.library, c.disk = library, disk
}

// Library is the owner's scans, nil if there are none.
func (c *Cache) Library() *scans.Library {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.library
}

// Key names what stands for a card now: the scan that the owner wants shown, or
// the drawn face.
func (c *Cache) Key(face card.Card, w, h int) Key {
	key := Key{Card: face, W: w, H: h}
	if l := c.Library(); l != nil {
		key.Scan, _ = l.Shown(face.Printing())
	}
	return key
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

// Fetch is Load for those who wait: it makes a picture on the caller's goroutine
// unless it is there. It is nil if ctx ended.
func (c *Cache) Fetch(ctx context.Context, key Key) *image.RGBA {
	if img, ok := c.Peek(key); ok {
		return img
	}
	return c.make(ctx, key)
}

// Load makes a picture unless it is there and gives it to done, which runs on a
// goroutine of the cache. After cancel, done does not start any more; nobody
// else waiting, the picture is not made either. A scan that cannot be read has
// the drawn face.
func (c *Cache) Load(key Key, done func(*image.RGBA)) (cancel func()) {
	wait := &waiter{done}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return func() {}
	}
	j := c.jobs[key]
	if j == nil {
		j = &job{key: key, waiting: map[*waiter]struct{}{}}
		j.ctx, j.cancel = context.WithCancel(context.Background())
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
		if len(j.waiting) == 0 {
			j.cancel()
			c.drop(j)
		}
	}
}

// Close lets go of all that is awaited: nobody is told of any more pictures, and
// none is made but for those who Fetch.
func (c *Cache) Close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	for _, j := range c.jobs {
		clear(j.waiting)
		j.cancel()
	}
	clear(c.jobs)
}

// drop strikes a job off the list.
func (c *Cache) drop(j *job) {
	if c.jobs[j.key] == j {
		delete(c.jobs, j.key)
	}
}

// work makes pictures until none is wanted.
func (c *Cache) work() {
	for {
		j := c.next()
		if j == nil {
			return
		}
		img, ok := c.Peek(j.key)
		if !ok {
			img = c.make(j.ctx, j.key)
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
			return j
		}
	}
	c.workers--
	return nil
}

// finish stores a picture, if it was made, and lists who waits for it.
func (c *Cache) finish(j *job, img *image.RGBA) []*waiter {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.drop(j)
	if img == nil {
		return nil
	}
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

// make takes a picture from the disk, or makes it and puts it there. It is nil
// if ctx ended.
func (c *Cache) make(ctx context.Context, key Key) *image.RGBA {
	c.mu.Lock()
	library, disk := c.library, c.disk
	c.mu.Unlock()
	key.W, key.H = max(key.W, 1), max(key.H, 1)
	if img, ok := disk.load(key); ok {
		return img
	}
	if key.Scan != (scans.Picture{}) && library != nil {
		img, err := c.scanned(ctx, library, key)
		switch {
		case ctx.Err() != nil:
			return nil
		case err == nil:
			disk.save(key, img)
			return img
		}
		key.Scan = scans.Picture{}
	}
	img := paint(key)
	disk.save(key, img)
	return img
}

// scanned is a scan at a size. Those who want one scan at several sizes share
// one decoding; where it ended with the wish of the first, the next does it.
func (c *Cache) scanned(ctx context.Context, library *scans.Library, key Key) (*image.RGBA, error) {
	for ctx.Err() == nil {
		whole, err, _ := c.sources.Do(key.Scan.String(), func() (any, error) { return library.Face(ctx, key.Scan) })
		switch {
		case ctx.Err() != nil:
		case err == nil:
			return Scaled(whole.(*image.RGBA), key.W, key.H), nil
		case err != context.Canceled:
			return nil, err
		}
	}
	return nil, ctx.Err()
}

func paint(key Key) *image.RGBA {
	if key.Card == (card.Card{}) {
		return Back(key.W, key.H)
	}
	return Draw(key.Card, key.W, key.H)
}
