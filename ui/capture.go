package ui

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"

	"castillo/game"
	"castillo/game/bot"
	"castillo/images"
	"castillo/ui/playmat"
	"castillo/ui/scenes"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// CaptureOptions say which pictures are taken.
type CaptureOptions struct {
	Dir           string // where the pictures go; it is made
	Width, Height int
	Look          string // a theme.Mode
	Text          string // a theme.TextSize
	Language      string // a words.Language
}

func (o CaptureOptions) size() fyne.Size { return fyne.NewSize(float32(o.Width), float32(o.Height)) }

// Capture takes a picture of the table in every scene. They are painted in memory, beside a
// window whose only use is that the toolkit runs: what it paints cannot be read back on every
// display.
func Capture(o CaptureOptions) error {
	if !hasDisplay() {
		return ErrNoDisplay
	}
	all, err := scenes.All()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(o.Dir, 0o755); err != nil {
		return err
	}
	a := app.New()
	a.Settings().SetTheme(theme.New(theme.Mode(o.Look)).Sized(theme.TextSize(o.Text)))
	if err := words.Use(words.Language(o.Language)); err != nil {
		return err
	}
	w := a.NewWindow("Castillo")
	paper := software.NewCanvas()
	paper.SetPadded(false)
	paper.Resize(o.size())
	cache := images.NewCache(cacheBytes)
	var taken error
	take := func() {
		go func() {
			for _, s := range all {
				if taken = capture(o, paper, cache, s); taken != nil {
					break
				}
			}
			fyne.Do(a.Quit)
		}()
	}
	if err := show(a, w, take); err != nil {
		return err
	}
	return taken
}

// capture takes a picture of one scene once nothing moves on it any more.
func capture(o CaptureOptions, paper software.WindowlessCanvas, cache *images.Cache, s scenes.Scene) error {
	var mat *playmat.Mat
	fyne.DoAndWait(func() {
		mat = playmat.New(playmat.Config{
			Seating:  playmat.Seating{Match: s.Match, Human: s.Seat, Opponent: bot.NewGreedy(), Dealer: game.NewShuffler(1)},
			Pictures: cache,
			Rival:    words.T("Voraz"),
			Habits:   playmat.Habits{Customary: true},
		})
		rail := newRail(allPlaces(), func(int) {}, func() {})
		rail.choose(placePlay)
		paper.SetContent(container.NewBorder(nil, nil, rail, nil, mat))
		paper.Resize(o.size())
		mat.Start()
	})
	defer mat.Close()
	for _, v := range s.Does {
		if _, err := still(paper); err != nil {
			return err
		}
		fyne.DoAndWait(func() {
			if i := slices.IndexFunc(mat.Options(), func(a game.Action) bool { return a.Verb == v }); i >= 0 {
				mat.Do(mat.Options()[i])
			}
		})
	}
	picture, err := still(paper)
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		return err
	}
	name := fmt.Sprintf("%s-%dx%d.png", s.Name, o.Width, o.Height)
	return os.WriteFile(filepath.Join(o.Dir, name), data.Bytes(), 0o644)
}

// still waits until a canvas shows the same for a while, and gives what that is.
func still(c fyne.Canvas) (*image.RGBA, error) {
	const enough, every = 2, 250 * time.Millisecond
	var last *image.RGBA
	same := 0
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(every) {
		var now *image.RGBA
		fyne.DoAndWait(func() { now = shot(c) })
		if same++; last == nil || !equal(last, now) {
			same = 0
		}
		if last = now; same == enough {
			return now, nil
		}
	}
	return nil, words.Err("La ventana no se queda quieta")
}

func equal(a, b *image.RGBA) bool { return a.Rect == b.Rect && bytes.Equal(a.Pix, b.Pix) }

// shot is what the canvas shows.
func shot(c fyne.Canvas) *image.RGBA {
	seen := c.Capture()
	out := image.NewRGBA(seen.Bounds())
	draw.Draw(out, out.Rect, seen, seen.Bounds().Min, draw.Src)
	return out
}
