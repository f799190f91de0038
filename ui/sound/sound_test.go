package sound

import (
	"errors"
	"net"
	"path/filepath"
	"runtime"
	"sync/atomic"
	"testing"
	"time"
)

func TestEverySoundIsShortAndNeverLoud(t *testing.T) {
	for k, tones := range sounds {
		samples := render(tones)
		if seconds := float64(len(samples)) / rate; seconds < 0.05 || seconds > 1.5 {
			t.Errorf("sound %d lasts %.2f s", k, seconds)
		}
		loudest := float32(0)
		for _, s := range samples {
			loudest = max(loudest, s, -s)
		}
		if loudest > peak+0.001 || loudest < peak-0.001 {
			t.Errorf("sound %d is as loud as %.3f, want %.2f", k, loudest, peak)
		}
	}
}

func TestASoundBeginsAndEndsWithoutAClick(t *testing.T) {
	for k, tones := range sounds {
		samples := render(tones)
		const step = peak / 8
		if first, last := samples[0], samples[len(samples)-1]; max(first, -first, last, -last) > step {
			t.Errorf("sound %d begins at %.3f and ends at %.3f", k, first, last)
		}
	}
}

func TestKindsSoundDifferently(t *testing.T) {
	seen := map[float32]int{}
	for k, tones := range sounds {
		samples := render(tones)
		sum := float32(len(samples))
		for _, s := range samples {
			sum += s * s
		}
		if other, twice := seen[sum]; twice {
			t.Errorf("sounds %d and %d are the same", k, other)
		}
		seen[sum] = k
	}
}

func TestNothingIsPlayedWhenMuted(t *testing.T) {
	var heard atomic.Int32
	p := &Player{out: func([]float32) error { heard.Add(1); return nil }}
	p.Mute(true)
	p.Play(Attack)
	p.all.Wait()
	if heard.Load() != 0 {
		t.Error("it is heard")
	}
	p.Mute(false)
	p.Play(Attack)
	p.all.Wait()
	if heard.Load() != 1 {
		t.Error("it is not heard once there may be sounds again")
	}
}

func TestOneOfAKindIsHeardAtATime(t *testing.T) {
	ends := make(chan struct{})
	var heard atomic.Int32
	p := &Player{out: func([]float32) error { heard.Add(1); <-ends; return nil }}
	for range 5 {
		p.Play(CardDrawn)
	}
	p.Play(Attack)
	close(ends)
	p.all.Wait()
	if heard.Load() != 2 {
		t.Errorf("%d sounds are heard, want one of each kind", heard.Load())
	}
	p.Play(CardDrawn)
	p.all.Wait()
	if heard.Load() != 3 {
		t.Error("after its end it is not heard again")
	}
}

func TestAMachineThatFailsIsNotAskedAgain(t *testing.T) {
	var asked atomic.Int32
	p := &Player{out: func([]float32) error { asked.Add(1); return errors.New("no sound") }}
	for range 3 {
		p.Play(Attack)
		p.all.Wait()
	}
	if asked.Load() != 1 {
		t.Errorf("it is asked %d times", asked.Load())
	}
}

func TestWithoutAServerNothingIsLeft(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PULSE_SERVER", "")
	t.Setenv("XDG_RUNTIME_DIR", dir)
	before := runtime.NumGoroutine()
	p := New()
	begun := time.Now()
	p.Play(Question)
	p.all.Wait()
	if took := time.Since(begun); took > time.Second || !p.deaf.Load() {
		t.Errorf("it takes %v", took)
	}
	if after := runtime.NumGoroutine(); after > before {
		t.Errorf("%d goroutines are left over", after-before)
	}
}

func TestAServerThatHangsUpLeavesNothing(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "native")
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			c.Close()
		}
	}()
	t.Setenv("PULSE_SERVER", "unix:"+socket)
	before := runtime.NumGoroutine()
	if err := playOnServer(render(sounds[Question])); err == nil {
		t.Error("it is played by nobody")
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("a goroutine is left over")
}

func TestOnlyASocketOfThisMachineIsUsed(t *testing.T) {
	for _, c := range []struct{ named, dir, want string }{
		{"", "/run/user/1", "/run/user/1/pulse/native"},
		{"unix:/mnt/wslg/PulseServer", "/run/user/1", "/mnt/wslg/PulseServer"},
		{"/tmp/native", "", "/tmp/native"},
		{"tcp:sound.example.org", "/run/user/1", ""},
		{"", "", ""},
	} {
		if got := socketOf(c.named, c.dir); got != c.want {
			t.Errorf("%q in %q: %q, want %q", c.named, c.dir, got, c.want)
		}
	}
}
