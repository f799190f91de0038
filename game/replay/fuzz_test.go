package replay

import (
	"bytes"
	"reflect"
	"testing"
)

func FuzzDecode(f *testing.F) {
	f.Add([]byte(encode(f, record(f, tiny{1}, 7, 45))))
	f.Add([]byte(encode(f, record(f, tiny{1}, 8, 1000))))
	f.Add([]byte("castillo-partida 1\nreglamento x version=1\ncarta 1 suma=\"\" nombre=\"a\nasiento A castillo=1,,\nfin 0"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Decode(bytes.NewReader(data))
		if err != nil {
			return
		}
		back, err := Decode(bytes.NewReader([]byte(encode(t, r))))
		if err != nil {
			t.Fatalf("not read back: %v", err)
		}
		if !reflect.DeepEqual(r, back) {
			t.Fatalf("read %+v\nback %+v", r, back)
		}
		if p, err := Play(r, tiny{1}); err == nil {
			p.At(p.Len()).Hash()
		}
	})
}

func BenchmarkDecode(b *testing.B) {
	text := []byte(encode(b, record(b, tiny{1}, 7, 1000)))
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Decode(bytes.NewReader(text)); err != nil {
			b.Fatal(err)
		}
	}
}
