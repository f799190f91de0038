package command

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb/transfer"
)

// hostileFile is one that nobody would write who wanted it to be read.
type hostileFile struct {
	name  string
	large bool // takes its time for what it is: only measured
	data  func() []byte
}

func written(s string) func() []byte { return func() []byte { return []byte(s) } }

// repeated is a text over and over, numbered where it has a place for that.
func repeated(head, line string, n int) func() []byte {
	return func() []byte {
		var b bytes.Buffer
		b.WriteString(head)
		for i := range n {
			if strings.Contains(line, "%d") {
				fmt.Fprintf(&b, line, i)
			} else {
				b.WriteString(line)
			}
		}
		return b.Bytes()
	}
}

// painted is a picture of grey pixels.
func painted(w, h int, paint func(x, y int) uint8) func() []byte {
	return func() []byte {
		img := image.NewPaletted(image.Rect(0, 0, w, h), color.Palette{color.White, color.Black})
		for y := range h {
			for x := range w {
				img.Pix[y*img.Stride+x] = paint(x, y) & 1
			}
		}
		var b bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img); err != nil {
			panic(err) // into memory it cannot fail
		}
		return b.Bytes()
	}
}

// claimed is a picture of one pixel that claims to have more.
func claimed(w, h uint32, depth, kind byte) func() []byte {
	return func() []byte {
		data := painted(1, 1, func(int, int) uint8 { return 0 })()
		binary.BigEndian.PutUint32(data[16:], w)
		binary.BigEndian.PutUint32(data[20:], h)
		data[24], data[25] = depth, kind
		binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
		return data
	}
}

func hostileFiles() []hostileFile {
	chance := rand.New(rand.NewPCG(3, 4))
	noise := func(int, int) uint8 { return uint8(chance.Uint32()) }
	corner := func(x, y int) uint8 {
		u, v := x%9, y%9
		ring := max(u-4, 4-u, v-4, 4-v)
		return map[bool]uint8{true: 0, false: 1}[ring == 2 || ring == 4]
	}
	random := make([]byte, 1<<20)
	for i := range random {
		random[i] = byte(chance.Uint32())
	}
	const table = "nombre,cantidad\n"
	return []hostileFile{
		{"vacio.txt", false, written("")},
		{"ceros.bin", false, func() []byte { return make([]byte, 2<<20) }},
		{"azar.bin", false, func() []byte { return random }},
		{"titulos.csv", false, repeated("nombre,cantidad", ",a", 1_000_000)},
		{"columnas.csv", false, repeated(table+"Lira,1", ",", 1_000_000)},
		{"comas.csv", true, repeated("", ",", 16_000_000)},
		{"anchas.csv", true, repeated(table, "Lira,1"+strings.Repeat(",", 1000)+"\n", 5000)},
		{"comillas.csv", true, repeated(table, "\"Lira,1\n", 500_000)},
		{"abiertas.csv", true, repeated(table, "\"", 8_000_000)},
		{"larga.csv", true, repeated(table, "Lira", 3_900_000)},
		{"parecidas.csv", true, repeated(table, "Tit%dnia,1\n", transfer.MaxLines-1)},
		{"una-linea.txt", true, repeated("", "x", 15_000_000)},
		{"un-nombre.txt", true, repeated("3x ", "Titania ", 1_900_000)},
		{"lineas.txt", true, repeated("", "3x %dTitania de la Fuente Clara y los otros\n", transfer.MaxLines)},
		{"espacios.txt", true, repeated("", "3x "+strings.Repeat("titnia ", 20)+"\n", transfer.MaxLines)},
		{"finales.txt", true, repeated("", "\n", 16_000_000)},
		{"honda.json", false, repeated("", "[", 8_000_000)},
		{"hondo.json", true, repeated("", `{"a":`, 2_000_000)},
		{"ruido.png", true, painted(7000, 7000, noise)},
		{"esquinas.png", false, painted(900, 900, corner)},
		{"fina.png", false, claimed(50_000_000, 1, 1, 0)},
		{"enorme.png", false, claimed(4_000_000, 4_000_000, 16, 6)},
		{"honda.png", false, claimed(7000, 7000, 16, 6)},
		{"cartas.esc", false, repeated("", "carta: X | Aliado\n", 55_000)},
		{"mano.esc", true, repeated("A.mano: ", "Lira, ", 150_000)},
		{"pasa.esc", true, repeated("jugada:\n", "A pasa\n", 140_000)},
		{"textos.json", false, repeated("", `{"nombre":"a","tipo":"aliado","texto":"Este Aliado no puede bloquear."}`+"\n", 10_001)},
		{"partida.txt", false, repeated("castillo-partida 1\n", "fecha x\n", 2_000_000)},
	}
}

// hostileCalls are all verbs that read a file, with the file at the end.
func hostileCalls(data, file string) [][]string {
	return [][]string{
		{"mazo", file}, {"mazo", "helenica", "--diferencia", file}, {"simular", "--partidas", "1", "--mazo", file},
		{"laboratorio", "unir", file}, {"laboratorio", "--partidas", "2", "--mazo", file},
		{"proxies", "--salida", "-", "--datos", data, file}, {"lamina", "--salida", "-", "--datos", data, file},
		{"escenario", file}, {"repeticion", file}, {"texto", file}, {"texto", "--corpus", file}, {"texto", "--paquete", file},
		{"coleccion", "importar", "--probar", "--datos", data, file}, {"coleccion", "comparar", "--datos", data, file},
		{"coleccion", "restaurar", "--datos", data, file}, {"imagenes", "importar", "--datos", data, file},
	}
}

// What no verb takes more of, whatever it is given.
const (
	mostSeconds = 2
	mostMemory  = 300 << 20
)

// peakOf is how much the heap grows while something works, and whether it ended
// in a time that is long on any machine.
func peakOf(work func()) (peak uint64, ended bool) {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	before := m.HeapAlloc
	done := make(chan struct{})
	go func() { defer close(done); work() }()
	give := time.After(2 * time.Minute)
	for {
		select {
		case <-done:
			return peak, true
		case <-give:
			return peak, false
		case <-time.After(10 * time.Millisecond):
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapAlloc-min(before, m.HeapAlloc))
		}
	}
}

// meantFor are the verbs that a file by its ending is made to break; without an
// ending, all.
var meantFor = map[string]string{".csv": "coleccion mazo", ".txt": "coleccion repeticion", ".png": "mazo imagenes", ".esc": "escenario", ".json": "texto coleccion"}

func TestEveryInputIsBoundedAndAnswered(t *testing.T) {
	if testing.Short() {
		t.Skip("reads large files with every verb")
	}
	atHome(t)
	dir, data := t.TempDir(), t.TempDir()
	paths := []string{dir, filepath.Join(dir, "falta")}
	for _, device := range []string{"/dev/zero", "/dev/null"} {
		if _, err := os.Stat(device); err == nil {
			paths = append(paths, device)
		}
	}
	for _, f := range hostileFiles() {
		if !f.large {
			write(t, filepath.Join(dir, "f", f.name), f.data())
			paths = append(paths, filepath.Join(dir, "f", f.name))
		}
	}
	for _, path := range paths {
		for _, args := range hostileCalls(data, path) {
			if path == dir && (args[0] == "imagenes" || args[0] == "escenario") {
				continue // they are for folders
			}
			if meant := meantFor[filepath.Ext(path)]; meant != "" && !strings.Contains(meant, args[0]) {
				continue // .ci/long entradas gives every file to every verb
			}
			var exit int
			var stdout, stderr string
			peak, ended := peakOf(func() { exit, stdout, stderr = run("", args...) })
			switch {
			case !ended:
				t.Fatalf("%q does not end", args)
			case peak > mostMemory:
				t.Errorf("%q takes %d MB", args, peak>>20)
			case exit == Failed && strings.TrimSpace(stdout+stderr) == "":
				t.Errorf("%q fails without a word", args)
			}
		}
	}
}
