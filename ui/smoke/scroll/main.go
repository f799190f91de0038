//go:build smoke

// Command scroll shows the whole catalogue in the grid of the window, scrolls
// through it without a pause, and writes how that went as one line of JSON: the
// frames drawn in a second, the processor's milliseconds for one, the longest
// time between two, and the megabytes resident at most. Its argument is the folder of the disk cache.
package main

import (
	"encoding/json"
	"fmt"
	"image"
	"os"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"castillo/cardsdb"
	"castillo/images"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// A screen of 1280 by 720 is scrolled by so much in every frame: the catalogue
// passes in about twenty seconds.
const (
	step = 24
	span = 12 * time.Second
)

func main() {
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string) error {
	debug.SetGCPercent(40) // as in the window
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return err
	}
	disk, err := images.OpenDisk(dir, 512<<20)
	if err != nil {
		return err
	}
	a := app.NewWithID("cl.castillo.scroll")
	a.Settings().SetTheme(theme.New(theme.Dark))
	cache := images.NewCache(48 << 20)
	cache.Attach(nil, disk)
	grid := widgets.NewCardGrid(cache, 128)
	var items []widgets.Item
	for _, c := range catalogue.All() {
		items = append(items, widgets.Item{Card: c, Badge: "2×"})
	}
	var frames, longest atomic.Int64
	var last time.Time
	counter := canvas.NewRaster(func(w, h int) image.Image { // is asked for once in every frame that is drawn
		frames.Add(1)
		now := time.Now()
		longest.Store(max(longest.Load(), int64(now.Sub(last))))
		last = now
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
	counter.SetMinSize(fyne.NewSize(1, 1))
	w := a.NewWindow("scroll")
	widgets.DrawFlat()
	w.SetContent(container.NewBorder(nil, counter, nil, nil, grid))
	w.Resize(fyne.NewSize(1280, 720))
	grid.SetItems(items)

	var at float32
	scroll := fyne.NewAnimation(time.Hour, func(float32) {
		at += step
		grid.ScrollToOffset(at)
		if grid.GetScrollOffset() < at { // the end
			at = 0
		}
		counter.Refresh()
	})
	a.Lifecycle().SetOnStarted(func() {
		go func() {
			time.Sleep(2 * time.Second) // the window opens
			fyne.Do(scroll.Start)
			time.Sleep(time.Second)
			longest.Store(0)
			began, first, cpu := time.Now(), frames.Load(), processor()
			time.Sleep(span)
			n := float64(frames.Load() - first)
			json.NewEncoder(os.Stdout).Encode(map[string]float64{
				"frames/s":     n / time.Since(began).Seconds(),
				"cpu-ms/frame": (processor() - cpu).Seconds() * 1000 / n,
				"stall-ms":     time.Duration(longest.Load()).Seconds() * 1000,
				"MB":           resident(),
			})
			os.Exit(0) // nothing is to be kept, and the end of the toolkit may wait for a frame
		}()
	})
	w.ShowAndRun()
	return nil
}

// processor is the time of the processor that the program has used.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// resident is the most memory that the program has held, in megabytes.
func resident() float64 {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	var kb float64
	fmt.Sscan(rest, &kb)
	return kb / 1024
}
