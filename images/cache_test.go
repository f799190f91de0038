package images

import (
	"image"
	"sync"
	"testing"
	"time"

	"castillo/game/card"
)

// load waits for a picture.
func load(t *testing.T, c *Cache, face card.Card, w, h int) *image.RGBA {
	t.Helper()
	got := make(chan *image.RGBA, 1)
	c.Load(c.Key(face, w, h), func(img *image.RGBA) { got <- img })
	select {
	case img := <-got:
		return img
	case <-time.After(10 * time.Second):
		t.Fatal("no picture came")
		return nil
	}
}

func TestCacheKeepsWhatItPainted(t *testing.T) {
	c := NewCache(1 << 20)
	key := Key{Card: sample[0], W: 60, H: 84}
	if _, ok := c.Peek(key); ok {
		t.Fatal("a new cache holds a picture")
	}
	img := load(t, c, sample[0], 60, 84)
	if again, ok := c.Peek(key); !ok || again != img {
		t.Error("the picture that was painted is not the one that is kept")
	}
	if again := load(t, c, sample[0], 60, 84); again != img {
		t.Error("a picture was painted twice")
	}
}

func TestCacheLetsGoOfTheLeastRecentlyUsed(t *testing.T) {
	const w, h = 10, 10
	c := NewCache(2 * 4 * w * h)
	load(t, c, sample[0], w, h)
	load(t, c, sample[1], w, h)
	c.Peek(Key{Card: sample[0], W: w, H: h})
	load(t, c, sample[2], w, h)
	for i, want := range []bool{true, false, true} {
		if _, ok := c.Peek(Key{Card: sample[i], W: w, H: h}); ok != want {
			t.Errorf("picture %d is kept: %v", i, ok)
		}
	}
	if c.bytes > c.limit {
		t.Errorf("%d bytes are kept, %d is the limit", c.bytes, c.limit)
	}
}

func TestCancelledLoadsAreNotDelivered(t *testing.T) {
	c := NewCache(1 << 20)
	var cancels []func()
	var late sync.Map
	var mu sync.Mutex
	mu.Lock() // holds the workers in their first callbacks
	for i := range 40 {
		cancels = append(cancels, c.Load(Key{Card: sample[0], W: 20 + i, H: 28}, func(*image.RGBA) {
			mu.Lock()
			defer mu.Unlock()
			late.Store(i, true)
		}))
	}
	for _, cancel := range cancels {
		cancel()
	}
	mu.Unlock()
	load(t, c, sample[1], 20, 28)
	n := 0
	late.Range(func(any, any) bool { n++; return true })
	if n > Workers {
		t.Errorf("%d pictures came after they were cancelled", n)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.jobs) != 0 {
		t.Errorf("%d jobs were forgotten", len(c.jobs))
	}
}

func TestManyAsksForOnePicturePaintItOnce(t *testing.T) {
	c := NewCache(1 << 20)
	var wait sync.WaitGroup
	var mu sync.Mutex
	seen := map[*image.RGBA]int{}
	for range 50 {
		wait.Add(1)
		c.Load(Key{Card: sample[3], W: 180, H: 252}, func(img *image.RGBA) {
			mu.Lock()
			seen[img]++
			mu.Unlock()
			wait.Done()
		})
	}
	wait.Wait()
	if len(seen) != 1 {
		t.Errorf("%d pictures were painted for one card", len(seen))
	}
}

func TestAClosedCacheTellsNobody(t *testing.T) {
	c := NewCache(1 << 20)
	started, told := make(chan bool), make(chan bool, 9)
	c.Load(Key{Card: sample[0], W: 20, H: 28}, func(*image.RGBA) {
		close(started)
		<-told // keeps a worker busy
	})
	<-started
	for i := range Workers {
		c.Load(Key{Card: sample[1], W: 300 + i, H: 420}, func(*image.RGBA) { t.Error("who waited was told") })
	}
	c.Close()
	c.Load(Key{Card: sample[2], W: 20, H: 28}, func(*image.RGBA) { t.Error("who came later was told") })
	told <- true
	if img := c.Fetch(t.Context(), Key{Card: sample[2], W: 20, H: 28}); img == nil {
		t.Error("nothing is made for those who wait themselves")
	}
	for busy := 1; busy > 0; time.Sleep(time.Millisecond) { // until all that was begun has ended
		c.mu.Lock()
		busy = c.workers
		c.mu.Unlock()
	}
}
