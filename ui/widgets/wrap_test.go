package widgets

import (
	"reflect"
	"testing"
)

func TestLinesBreakBetweenWords(t *testing.T) {
	fits := func(n int) func(string) bool { return func(s string) bool { return len(s) <= n } }
	tests := []struct {
		text string
		fits int
		want []string
	}{
		{"uno dos tres", 20, []string{"uno dos tres"}},
		{"uno dos tres", 8, []string{"uno dos", "   tres"}},
		{"larguísima a", 5, []string{"larguísima", "   a"}},
		{"", 5, nil},
	}
	for _, test := range tests {
		if got := Wrap(test.text, fits(test.fits)); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%q in %d: %q, want %q", test.text, test.fits, got, test.want)
		}
	}
}
