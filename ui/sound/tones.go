// Package sound makes the few sounds of the table out of tones and plays them, on a machine that
// can.
package sound

import "math"

// Kind is what a sound tells.
type Kind uint8

// The kinds.
const (
	CardPlayed Kind = iota
	CardDrawn
	Attack
	CastleHit
	Question // the person is asked
	Won
	Lost
	kinds
)

// tone is a part of a sound: a note that dies away.
type tone struct {
	at, lasts float64 // seconds
	from, to  float64 // Hz, between which it glides
	loud      float64 // beside the other tones of the sound
	rough     float64 // how much of it are overtones, from 0 to 1
}

// sounds are the tones of each kind.
var sounds = [kinds][]tone{
	CardPlayed: {{0, 0.13, 196, 110, 1, 0.5}, {0, 0.05, 880, 440, 0.35, 0.8}},
	CardDrawn:  {{0, 0.09, 523, 784, 1, 0.2}},
	Attack:     {{0, 0.22, 220, 440, 1, 0.7}, {0.06, 0.18, 330, 660, 0.6, 0.5}},
	CastleHit:  {{0, 0.45, 98, 49, 1, 0.6}, {0, 0.12, 147, 65, 0.8, 1}},
	Question:   {{0, 0.18, 659, 659, 1, 0.15}, {0.11, 0.28, 880, 880, 1, 0.15}},
	Won:        {{0, 0.3, 523, 523, 1, 0.3}, {0.13, 0.3, 659, 659, 1, 0.3}, {0.26, 0.3, 784, 784, 1, 0.3}, {0.39, 0.8, 1047, 1047, 1, 0.3}},
	Lost:       {{0, 0.35, 392, 392, 1, 0.3}, {0.2, 0.35, 311, 311, 1, 0.3}, {0.4, 0.9, 196, 185, 1, 0.4}},
}

// How a sound is sampled, and the part of all loudness that it reaches at its loudest.
const (
	rate   = 44100
	peak   = 0.22
	attack = 0.004 // seconds in which a tone swells, so that it does not click
	silent = 6.0   // a tone dies away by e to this power
)

// render makes the samples of a sound, from -1 to 1, as loud as peak.
func render(tones []tone) []float32 {
	end := 0.0
	for _, t := range tones {
		end = max(end, t.at+t.lasts)
	}
	samples := make([]float32, int(end*rate))
	for _, t := range tones {
		first, n := int(t.at*rate), int(t.lasts*rate)
		phase := 0.0
		for i := range min(n, len(samples)-first) {
			part := float64(i) / float64(n)
			phase += 2 * math.Pi * (t.from + (t.to-t.from)*part) / rate
			swell := min(1, part*t.lasts/attack) * math.Exp(-silent*part) * (1 - part)
			wave := math.Sin(phase) + t.rough*(math.Sin(2*phase)/2+math.Sin(3*phase)/3)
			samples[first+i] += float32(t.loud * swell * wave)
		}
	}
	loudest := float32(0)
	for _, s := range samples {
		loudest = max(loudest, s, -s)
	}
	for i := range samples {
		samples[i] *= peak / loudest
	}
	return samples
}
