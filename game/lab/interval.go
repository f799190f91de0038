package lab

import "math"

// Interval is where a figure lies with a certain confidence.
type Interval struct{ Low, High float64 }

// Has reports whether a figure lies in the interval.
func (i Interval) Has(x float64) bool { return i.Low <= x && x <= i.High }

// z95 is the standard normal quantile of a two-sided 95 %.
const z95 = 1.959963984540054

// quantile is the standard normal quantile of p.
func quantile(p float64) float64 { return math.Sqrt2 * math.Erfinv(2*p-1) }

// Wilson is the 95 % score interval of a rate that was seen in n trials (Wilson 1927). n need
// not be whole.
func Wilson(rate, n float64) Interval {
	if n <= 0 {
		return Interval{0, 1}
	}
	const zz = z95 * z95
	middle := (rate + zz/(2*n)) / (1 + zz/n)
	half := z95 / (1 + zz/n) * math.Sqrt(rate*(1-rate)/n+zz/(4*n*n))
	return Interval{max(0, middle-half), min(1, middle+half)}
}

// Rate is how much of its games a deck wins, a draw being half a win, with its 95 % interval.
type Rate struct {
	Games int
	Rate  float64
	Interval
}

// rateOf is the rate of games that have nothing to do with each other.
func rateOf(games, halves int) Rate {
	r := Rate{Games: games, Rate: 0.5}
	if games > 0 {
		r.Rate = float64(halves) / float64(2*games)
	}
	r.Interval = Wilson(r.Rate, float64(games))
	return r
}

// rateOfDeals is the rate of deals by what was got out of both of their games.
func rateOfDeals(deals [5]int) Rate {
	n, halves := 0, 0
	for got, count := range deals {
		n += count
		halves += got * count
	}
	r := rateOf(2*n, halves)
	r.Interval = Wilson(r.Rate, float64(2*n)/designEffect(deals))
	return r
}

// designEffect is how many times wider the variance of a rate is for its games being played in
// deals: a deck that draws well does so in both games. It lies between 1, for games that
// have nothing to do with each other, and 2, for both games of a deal always ending alike.
func designEffect(deals [5]int) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for got, count := range deals {
		x, c := float64(got)/4, float64(count)
		n += c
		sum += c * x
		squares += c * x * x
	}
	if n < 2 {
		return 2
	}
	mean := sum / n
	variance := (squares - n*mean*mean) / (n - 1)
	binomial := mean * (1 - mean) / 2
	if binomial <= 0 {
		return 2
	}
	return min(max(variance/binomial, 1), 2)
}
