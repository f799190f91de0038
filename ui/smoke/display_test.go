//go:build smoke

package smoke

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// display is a screen of its own that nobody sees. Its pixels lie in a file.
type display struct {
	name     string
	pixels   string
	server   *exec.Cmd
	deadline time.Time // nobody waits for longer
}

const (
	width  = 1280
	height = 720
)

func newDisplay(dir string) (*display, error) {
	told, number, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer told.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-fbdir", dir, "-nolisten", "tcp",
		"-screen", "0", fmt.Sprintf("%dx%dx24", width, height))
	server.ExtraFiles = []*os.File{number}
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	err = server.Start()
	number.Close()
	if err != nil {
		return nil, err
	}
	d := &display{server: server, pixels: filepath.Join(dir, "Xvfb_screen0")}
	line, err := bufio.NewReader(told).ReadString('\n')
	if err != nil {
		d.close()
		return nil, errors.New("Xvfb does not start")
	}
	d.name = ":" + strings.TrimSpace(line)
	return d, nil
}

func (d *display) close() {
	d.server.Process.Signal(syscall.SIGTERM)
	d.server.Wait()
}

// do moves the pointer and strikes keys, in the words of xdotool.
func (d *display) do(words ...string) error {
	c := exec.Command("xdotool", words...)
	c.Env = append(os.Environ(), "DISPLAY="+d.name)
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %s: %v %s", strings.Join(words, " "), err, out)
	}
	return nil
}

// frame is what the display shows in one moment.
type frame struct {
	stride int
	data   []byte // blue, green, red and a byte of nothing
}

// look takes a picture. The file is in the form of xwd: a head of big-endian
// numbers, the colour map, the rows.
func (d *display) look() (frame, error) {
	data, err := os.ReadFile(d.pixels)
	if err != nil || len(data) < 100 {
		return frame{}, errors.Join(errors.New("the display has no pixels"), err)
	}
	head := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	start, stride := head(0)+12*head(19), head(12)
	if head(4) != width || head(5) != height || head(11) != 32 || len(data) < start+stride*height {
		return frame{}, errors.New("the display has a form that is not known")
	}
	return frame{stride, data[start:]}, nil
}

// screen is all that can be seen.
var screen = image.Rect(0, 0, width, height)

func (f frame) at(x, y int) ink {
	p := f.data[y*f.stride+4*x:]
	return ink{p[2], p[1], p[0]}
}

// ink is a colour without transparency.
type ink struct{ r, g, b byte }

func inkOf(c color.Color) ink {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return ink{n.R, n.G, n.B}
}

func (i ink) near(o ink, slack int) bool {
	near := func(a, b byte) bool { return max(a, b)-min(a, b) <= byte(slack) }
	return near(i.r, o.r) && near(i.g, o.g) && near(i.b, o.b)
}

// same reports whether two pictures agree in an area.
func (f frame) same(o frame, in image.Rectangle) bool {
	for y := in.Min.Y; y < in.Max.Y; y++ {
		from, to := y*f.stride+4*in.Min.X, y*f.stride+4*in.Max.X
		if !bytes.Equal(f.data[from:to], o.data[from:to]) {
			return false
		}
	}
	return true
}

// colours counts how many there are in an area.
func (f frame) colours(in image.Rectangle) int {
	seen := map[ink]bool{}
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			seen[f.at(x, y)] = true
		}
	}
	return len(seen)
}

// patches finds the areas that are filled with a colour, by their rows of at
// least so many pixels.
func (f frame) patches(c ink, in image.Rectangle, least int) []image.Rectangle {
	return gather(in, least, func(x, y int) bool { return f.at(x, y) == c })
}

// edges finds the upright lines of a colour or nearly so, from left to right:
// a line that lies between two pixels is a little paler.
func (f frame) edges(c ink, in image.Rectangle, least, slack int) []image.Rectangle {
	turned := gather(turn(in), least, func(y, x int) bool { return f.at(x, y).near(c, slack) })
	for i, r := range turned {
		turned[i] = turn(r)
	}
	return turned
}

func turn(r image.Rectangle) image.Rectangle {
	return image.Rect(r.Min.Y, r.Min.X, r.Max.Y, r.Max.X)
}

// gather puts the long runs of neighbouring rows together.
func gather(in image.Rectangle, least int, has func(x, y int) bool) []image.Rectangle {
	var found []image.Rectangle
	add := func(run image.Rectangle) {
		for i, r := range found {
			if r.Max.Y == run.Min.Y && r.Min.X < run.Max.X && run.Min.X < r.Max.X || r.Overlaps(run) {
				found[i] = r.Union(run)
				return
			}
		}
		found = append(found, run)
	}
	for y := in.Min.Y; y < in.Max.Y; y++ {
		start := in.Min.X
		for x := in.Min.X; x <= in.Max.X; x++ {
			if x < in.Max.X && has(x, y) {
				continue
			}
			if x-start >= least {
				add(image.Rect(start, y, x, y+1))
			}
			start = x + 1
		}
	}
	return found
}

// keep writes a picture as PNG.
func (f frame) keep(path string) error {
	m := image.NewNRGBA(screen)
	for y := range height {
		for x := range width {
			c := f.at(x, y)
			m.SetNRGBA(x, y, color.NRGBA{c.r, c.g, c.b, 255})
		}
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join((&png.Encoder{CompressionLevel: png.BestCompression}).Encode(file, m), file.Close())
}

// wait looks until the picture is as it should be.
func (d *display) wait(patience time.Duration, good func(frame) bool) (frame, error) {
	end := time.Now().Add(patience)
	for {
		f, err := d.look()
		if err == nil && good(f) {
			return f, nil
		}
		if now := time.Now(); now.After(end) || now.After(d.deadline) {
			return f, errors.Join(errors.New("it does not come"), err)
		}
		time.Sleep(8 * time.Millisecond)
	}
}

// rest looks until nothing has moved in an area for a while.
func (d *display) rest(in image.Rectangle, still, patience time.Duration) (frame, error) {
	var last frame
	var since time.Time
	return d.wait(patience, func(f frame) bool {
		if last.data == nil || !f.same(last, in) {
			last, since = f, time.Now()
		}
		return time.Since(since) >= still
	})
}
