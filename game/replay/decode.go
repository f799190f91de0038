package replay

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/speech"
)

// What a record may hold at most. A duel needs a few hundred actions and some
// forty cards; the rest is room.
const (
	MaxBytes   = 16 << 20
	MaxLine    = 32 << 10
	MaxActions = 1 << 16
	MaxFaces   = 4096
)

// ErrNotARecord is the error for a file that is something else altogether.
var ErrNotARecord = speech.Errorf("no es una partida grabada de Castillo")

// LineError says which line of a record cannot be read, and why.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error names the line and the reason.
func (e *LineError) Error() string { return e.In(speech.InSpanish) }

// In implements [speech.Error].
func (e *LineError) In(say speech.Say) string {
	return speech.Of(speech.Errorf("línea %d: %w", e.Line, e.Err), say)
}

// Unwrap gives the reason.
func (e *LineError) Unwrap() error { return e.Err }

// Decode reads a record. An error is a *[LineError] or comes from the reader. A
// last line without its line end was being written when the program died; it is
// left out.
func Decode(from io.Reader) (*Record, error) {
	d := decoder{record: &Record{}}
	limited := &io.LimitedReader{R: from, N: MaxBytes + 1}
	lines := bufio.NewReaderSize(limited, MaxLine)
	for {
		line, err := lines.ReadSlice('\n')
		if limited.N == 0 {
			return nil, &LineError{d.number + 1, speech.Errorf("la partida ocupa más de %d MB", MaxBytes>>20)}
		}
		if err == io.EOF {
			return d.finish(len(line) > 0)
		}
		d.number++
		if errors.Is(err, bufio.ErrBufferFull) {
			return nil, &LineError{d.number, d.tooLong()}
		}
		if err != nil {
			return nil, speech.Errorf("no se pudo leer la partida: %w", err)
		}
		if err := d.line(string(bytes.TrimRight(line, "\r\n"))); err != nil {
			return nil, &LineError{d.number, err}
		}
	}
}

// decoder reads the lines in order.
type decoder struct {
	record *Record
	number int // of the line being read
	part   part
	seats  int
}

// part is a part of the file.
type part uint8

const (
	partHead part = iota
	partBook
	partSetup
	partActions
	partOver
)

func (d *decoder) tooLong() error {
	if d.part == partHead {
		return ErrNotARecord
	}
	return speech.Errorf("tiene más de %d caracteres", MaxLine)
}

func (d *decoder) finish(torn bool) (*Record, error) {
	switch {
	case d.part == partHead:
		return nil, &LineError{1, ErrNotARecord}
	case d.part < partActions:
		return nil, &LineError{d.number + 1, speech.Errorf("la partida termina antes de sus acciones")}
	case d.part == partOver && torn:
		return nil, &LineError{d.number + 1, speech.Errorf("sobra después del fin")}
	}
	return d.record, nil
}

func (d *decoder) line(text string) error {
	if d.part == partHead {
		return d.head(text)
	}
	f, err := split(text)
	if err != nil {
		return err
	}
	switch d.part {
	case partBook:
		return d.book(f)
	case partSetup:
		return d.setup(f)
	case partActions:
		return d.action(f)
	}
	return speech.Errorf("sobra después del fin")
}

func (d *decoder) head(text string) error {
	version, ok := strings.CutPrefix(text, wordHead+" ")
	if !ok {
		return ErrNotARecord
	}
	n, err := strconv.ParseUint(version, 10, 16)
	if err != nil || n == 0 {
		return ErrNotARecord
	}
	if n > fileVersion {
		return speech.Errorf("la partida está en el formato %d y este programa lee hasta el %d: hace falta un Castillo más nuevo", n, fileVersion)
	}
	d.part = partBook
	return nil
}

func (d *decoder) book(f *fields) error {
	if f.word != wordBook {
		return speech.Errorf("aquí va el reglamento, no %q", f.word)
	}
	d.record.Rulebook = f.argument()
	d.record.Version = uint32(f.number("version", 0, 1<<32-1))
	if d.record.Rulebook == "" {
		return speech.Errorf("falta el nombre del reglamento")
	}
	d.part = partSetup
	return f.done()
}

func (d *decoder) setup(f *fields) error {
	switch f.word {
	case wordDate:
		d.record.Date = f.argument()
		return f.done()
	case wordByHand:
		d.record.Setup.ByHand = true
		return f.done()
	case wordFirst:
		s, ok := seatOf(f.argument())
		if !ok || !s.Plays() {
			return speech.Errorf("empieza A o B")
		}
		d.record.Setup.First = game.FirstOf(s)
		return f.done()
	case wordCard:
		return d.card(f)
	case wordSeat:
		return d.seat(f)
	case wordActions:
		if d.seats != len(game.Seats) {
			return speech.Errorf("faltan los asientos A y B antes de las acciones")
		}
		d.part = partActions
		return f.done()
	}
	return speech.Errorf("no se entiende %q", f.word)
}

func (d *decoder) seat(f *fields) error {
	if d.seats == len(game.Seats) {
		return speech.Errorf("sobra un asiento")
	}
	s := game.Seats[d.seats]
	if got := f.argument(); got != s.String() {
		return speech.Errorf("aquí va el asiento %v, no %q", s, got)
	}
	d.record.Players[s] = Player{Name: f.text("nombre"), Deck: f.text("mazo")}
	top := len(d.record.Setup.Cards)
	deck := &d.record.Setup.Decks[s]
	deck.Initial = game.Face(f.number("inicial", 0, top))
	if list := f.text("castillo"); list != "" {
		faces := strings.Split(list, ",")
		if len(faces) >= game.MaxCards {
			return speech.Errorf("el mazo tiene %d cartas y caben %d", len(faces)+1, game.MaxCards)
		}
		for _, word := range faces {
			n, err := strconv.ParseUint(word, 10, 16)
			if err != nil || int(n) > top {
				return speech.Errorf("%q no es una carta de las %d de la partida", word, top)
			}
			deck.Castle = append(deck.Castle, game.Face(n))
		}
	}
	d.seats++
	return f.done()
}

func (d *decoder) action(f *fields) error {
	switch f.word {
	case wordState:
		return d.state(f)
	case wordEnd:
		return d.end(f)
	}
	verb, ok := indexOf(verbWords[:], f.word)
	if !ok {
		return speech.Errorf("%q no es una acción", f.word)
	}
	if len(d.record.Actions) == MaxActions {
		return speech.Errorf("la partida tiene más de %d acciones", MaxActions)
	}
	if n := len(d.record.Actions); n/Every != len(d.record.Hashes) {
		return speech.Errorf("falta el estado tras la acción %d", n)
	}
	d.record.Actions = append(d.record.Actions, game.Action{
		Verb:   game.Verb(verb),
		Card:   game.CardID(f.number("carta", 0, game.MaxCards)),
		Target: game.CardID(f.number("sobre", 0, game.MaxCards)),
		Zone:   game.Zone(f.number("zona", 0, 1<<8-1)),
		Face:   game.Face(f.number("cara", 0, math.MaxUint16)), // the rulebook may have made faces of its own
		N:      int16(f.number("n", -1<<15, 1<<15-1)),
	})
	return f.done()
}

func (d *decoder) state(f *fields) error {
	n := len(d.record.Actions)
	if n == 0 || n%Every != 0 || len(d.record.Hashes) == n/Every {
		return speech.Errorf("el estado va cada %d acciones, y aquí van %d", Every, n)
	}
	if got := f.argument(); got != strconv.Itoa(n) {
		return speech.Errorf("el estado es de la acción %q y aquí van %d", got, n)
	}
	hash, err := parseHash(f.argument())
	if err != nil {
		return err
	}
	d.record.Hashes = append(d.record.Hashes, hash)
	return f.done()
}

func (d *decoder) end(f *fields) error {
	n := len(d.record.Actions)
	if got := f.argument(); got != strconv.Itoa(n) {
		return speech.Errorf("el fin cuenta %q acciones y hay %d", got, n)
	}
	if n/Every != len(d.record.Hashes) {
		return speech.Errorf("falta el estado tras la acción %d", n)
	}
	result, err := resultOf(f)
	if err != nil {
		return err
	}
	hash, err := parseHash(f.text("estado"))
	if err != nil {
		return err
	}
	d.record.End = &End{Result: result, Hash: hash, Fault: f.text("en")}
	if d.record.End.Fault != "" && result.Why != game.Failed {
		return speech.Errorf("solo un fallo del reglamento dice en qué fue")
	}
	d.part = partOver
	return f.done()
}

// resultOf reads who wins and why; where neither stands, the match was left open.
func resultOf(f *fields) (game.Result, error) {
	winner, why := f.text("gana"), f.text("por")
	if winner == "" && why == "" {
		return game.Result{Winner: game.Nobody}, nil
	}
	s, ok := seatOf(winner)
	if !ok || s == game.Dealer {
		return game.Result{}, speech.Errorf("gana %q, y solo puede ganar A, B o nadie", winner)
	}
	ending, ok := indexOf(endingWords[:], why)
	if !ok {
		return game.Result{}, speech.Errorf("%q no es una manera de terminar", why)
	}
	if game.Ending(ending) == game.Conceded && !s.Plays() {
		return game.Result{}, speech.Errorf("en un abandono gana A o B")
	}
	if game.Ending(ending) == game.Failed && s.Plays() {
		return game.Result{}, speech.Errorf("en un fallo del reglamento no gana nadie")
	}
	if game.Ending(ending) == game.Agreed && s.Plays() {
		return game.Result{}, speech.Errorf("en un empate acordado no gana nadie")
	}
	return game.Result{Over: true, Winner: s, Why: game.Ending(ending)}, nil
}

func parseHash(word string) (uint64, error) {
	n, err := strconv.ParseUint(word, 16, 64)
	if err != nil || len(word) != 16 {
		return 0, speech.Errorf("%q no es un estado: son 16 cifras hexadecimales", word)
	}
	return n, nil
}
