package round

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"

	"castillo/game"
	"castillo/game/deck"
	"castillo/game/replay"
	"castillo/game/speech"
)

// A round as text is a line that says what the file is, a line of JSON with what the
// players registered, and for each duel a line of JSON with the decks it was played with
// and its record (see package replay):
//
//	castillo-ronda 1
//	{"duelos":3,"formato":"Formato: Libre\n…","rival":"voraz","lados":[{"nombre":"Ana",…},…]}
//	duelo {"listas":["# Dragones\n…","# Titanes\n…"]}
//	castillo-partida 1
//	…

const (
	textHead    = "castillo-ronda "
	textVersion = "1"
	duelHead    = "duelo "
)

// maxMinutes is the longest clock.
const maxMinutes = 600

// ErrNotARound is the error for a file that is something else altogether.
var ErrNotARound = speech.Errorf("no es una ronda grabada de Castillo")

type roundHead struct {
	Best     int         `json:"duelos"`
	Format   string      `json:"formato"`
	Person   string      `json:"persona,omitempty"` // B; A is not said
	Opponent string      `json:"rival,omitempty"`
	Minutes  int         `json:"reloj,omitempty"`
	Spent    int         `json:"gastado,omitempty"` // seconds
	Sides    [2]sideHead `json:"lados"`
}

type sideHead struct {
	Name string `json:"nombre"`
	Deck string `json:"mazo"`
	List string `json:"lista"`
}

type duelLine struct {
	Lists [2]string `json:"listas"`
}

// Is reports whether a text begins as that of a round does.
func Is(text []byte) bool { return bytes.HasPrefix(text, []byte(textHead)) }

// Encode writes the round as text. It refuses a round that Decode would not read again.
func (r Round) Encode(w io.Writer) error {
	b, err := r.head()
	if err != nil {
		return err
	}
	for _, d := range r.Duels {
		if b, err = d.append(b); err != nil {
			return err
		}
	}
	if _, err := Decode(b); err != nil {
		return speech.Errorf("la ronda no se puede guardar: %w", err)
	}
	_, err = w.Write(b)
	return err
}

// head is the text before the duels.
func (r Round) head() ([]byte, error) {
	head := roundHead{Best: r.Best, Format: r.Format.String(), Opponent: r.Opponent, Minutes: r.Minutes, Spent: r.Spent}
	if r.Person == game.B {
		head.Person = game.B.String()
	}
	for i, s := range r.Sides {
		head.Sides[i] = sideHead{s.Name, s.Deck, s.List.String()}
	}
	line, err := json.Marshal(head)
	return slices.Concat([]byte(textHead+textVersion+"\n"), line, []byte("\n")), err
}

// append writes a duel behind b.
func (d Duel) append(b []byte) ([]byte, error) {
	b, err := appendLists(b, d.Lists)
	if err != nil {
		return nil, err
	}
	text := bytes.NewBuffer(b)
	err = d.Record.Encode(text)
	return text.Bytes(), err
}

func appendLists(b []byte, lists [2]deck.List) ([]byte, error) {
	line, err := json.Marshal(duelLine{[2]string{lists[0].String(), lists[1].String()}})
	return slices.Concat(b, []byte(duelHead), line, []byte("\n")), err
}

// Writer writes a round again and again while its last duel is played. What was written before
// and has not changed costs nothing.
type Writer struct {
	decided []*replay.Record // the duels before the last one
	text    []byte           // of those
}

// Text is the round as Encode writes it, with a last duel that is still recorded. A duel of the
// round that is not decided is that one.
func (w *Writer) Text(r Round, lists [2]deck.List, last *replay.Recorder) ([]byte, error) {
	if _, open := r.Undecided(); open {
		r.Duels = r.Duels[:len(r.Duels)-1]
	}
	head, err := r.head()
	if err != nil {
		return nil, err
	}
	if err := w.write(r.Duels); err != nil {
		return nil, err
	}
	front, err := appendLists(slices.Concat(head, w.text), lists)
	if err != nil {
		return nil, err
	}
	record, err := last.Text()
	if err != nil {
		return nil, err
	}
	if len(front)+len(record) > replay.MaxBytes {
		return nil, speech.Errorf("la ronda ocupa más de %d MB", replay.MaxBytes>>20)
	}
	return append(front, record...), nil
}

// write has the text of the decided duels.
func (w *Writer) write(duels []Duel) error {
	if slices.EqualFunc(w.decided, duels, func(r *replay.Record, d Duel) bool { return r == d.Record }) {
		return nil
	}
	w.decided, w.text = nil, nil
	for _, d := range duels {
		text, err := d.append(w.text)
		if err != nil {
			return err
		}
		w.decided, w.text = append(w.decided, d.Record), text
	}
	return nil
}

// Read reads a round, or the record of a match as a round of one duel.
func Read(text []byte) (Round, error) {
	if Is(text) {
		return Decode(text)
	}
	record, err := replay.Decode(bytes.NewReader(text))
	if err != nil {
		return Round{}, err
	}
	return Single(record), nil
}

// Decode reads a round.
func Decode(text []byte) (Round, error) {
	if len(text) > replay.MaxBytes {
		return Round{}, speech.Errorf("la ronda ocupa más de %d MB", replay.MaxBytes>>20)
	}
	first, rest, ok := bytes.Cut(text, []byte("\n"))
	version, is := strings.CutPrefix(string(first), textHead)
	switch {
	case !ok || !is:
		return Round{}, ErrNotARound
	case version != textVersion:
		return Round{}, speech.Errorf("la ronda está en un formato que este programa no lee (%.20q): hace falta un Castillo más nuevo", version)
	}
	parts := bytes.Split(rest, []byte("\n"+duelHead))
	r, err := decodeHead(parts[0])
	if err != nil {
		return Round{}, err
	}
	if len(parts)-1 > r.Best {
		return Round{}, speech.Errorf("la ronda tiene %d duelos y es de %d", len(parts)-1, r.Best)
	}
	for i, part := range parts[1:] {
		if len(r.Duels) > 0 && r.byDuels().Over {
			return Round{}, speech.Errorf("el duelo %d sobra: la ronda ya estaba decidida", i+1)
		}
		if _, open := r.Undecided(); open {
			return Round{}, speech.Errorf("el duelo %d no terminó y hay otro detrás", i)
		}
		if i < len(parts)-2 {
			part = slices.Concat(part, []byte("\n")) // which went with the cut
		}
		d, err := decodeDuel(part)
		if err != nil {
			return Round{}, speech.Errorf("duelo %d: %w", i+1, err)
		}
		r.Duels = append(r.Duels, d)
	}
	return r, nil
}

func decodeHead(line []byte) (Round, error) {
	var head roundHead
	if err := json.Unmarshal(line, &head); err != nil {
		return Round{}, speech.Errorf("lo que dice de los jugadores no se puede leer: %w", err)
	}
	if head.Best != 1 && head.Best != Best {
		return Round{}, speech.Errorf("una ronda es de 1 o de %d duelos, no de %d", Best, head.Best)
	}
	if head.Minutes < 0 || head.Minutes > maxMinutes || head.Spent < 0 || head.Spent > 60*maxMinutes {
		return Round{}, speech.Errorf("un reloj va de 0 a %d minutos", maxMinutes)
	}
	r := Round{Best: head.Best, Opponent: head.Opponent, Minutes: head.Minutes, Spent: head.Spent}
	switch head.Person {
	case "":
	case game.B.String():
		r.Person = game.B
	default:
		return Round{}, speech.Errorf("la persona juega en A o en B, no en %q", head.Person)
	}
	var err error
	if r.Format, err = deck.ParseFormat(head.Format); err != nil {
		return Round{}, speech.Errorf("formato: %w", err)
	}
	for i, s := range head.Sides {
		r.Sides[i] = Side{Name: s.Name, Deck: s.Deck}
		if r.Sides[i].List, err = deck.Parse(s.List); err != nil {
			return Round{}, speech.Errorf("mazo de %s: %w", s.Name, err)
		}
	}
	return r, nil
}

func decodeDuel(text []byte) (Duel, error) {
	line, record, _ := bytes.Cut(text, []byte("\n"))
	var lists duelLine
	if err := json.Unmarshal(line, &lists); err != nil {
		return Duel{}, speech.Errorf("sus mazos no se pueden leer: %w", err)
	}
	var d Duel
	var err error
	for i, text := range lists.Lists {
		if d.Lists[i], err = deck.Parse(text); err != nil {
			return Duel{}, err
		}
	}
	d.Record, err = replay.Decode(bytes.NewReader(record))
	return d, err
}
