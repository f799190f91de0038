package text

import (
	"errors"
	"fmt"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
	"castillo/game/myl/text/shape"
)

// Reading is what was understood of a text. The zero Reading is that of an
// empty text.
type Reading struct {
	Card     ability.Card
	Failures []*Failure // the sentences that are played by hand, in order
	Notes    []Note
}

// Whole reports whether every sentence was understood.
func (r Reading) Whole() bool { return len(r.Failures) == 0 }

// Span is a part of the player's own text, in bytes.
type Span struct{ Start, End int }

// Note tells of a typing slip that was read as another word.
type Note struct {
	Span
	Wrote, Read string
}

// String says it to the player.
func (n Note) String() string { return fmt.Sprintf("leí «%s» como «%s»", n.Wrote, n.Read) }

// MaxLength is the longest text, in bytes, that Read takes.
const MaxLength = 2000

// maxSentences is more sentences than a card's text has.
const maxSentences = 20

// ErrTooLong is returned for a text longer than MaxLength or of more sentences
// than a card has.
var ErrTooLong = errors.New("el texto es demasiado largo para una carta")

// Understands reports whether the program knows what a card does: its whole
// text is read, or it has none and needs none.
func Understands(c card.Card) bool {
	if c.Text == "" {
		return c.Ability == card.WithoutAbility
	}
	r, doubts, err := read(c.Text, c, toItsEnd)
	if err == nil {
		return true
	}
	s := decide(c.Text, c, doubts, len(r.Failures))
	return len(s.notes) > 0 && understood(s.text, c)
}

// Read reads a text with the facts of its card: its name and type say what the
// text calls itself. The error joins the failures of the reading; the sentences
// that were understood are in the reading all the same. A word that may be a slip of
// several is read as the only one with which its sentence is understood.
func Read(text string, facts card.Card) (Reading, error) {
	out, doubts, err := read(text, facts, toItsEnd)
	s := decide(text, facts, doubts, len(out.Failures))
	if len(s.notes) > 0 {
		out, _, err = read(s.text, facts, toItsEnd)
	}
	explain(out.Failures, s.text, facts)
	return s.asWritten(out), err
}

// Print writes the standard wording of a text's abilities on a card with these
// facts. Read gives the same abilities back.
func Print(c ability.Card, facts card.Card) string { return printer.Print(c, facts) }

// thoroughness is how far a text is read of which a sentence is not understood.
type thoroughness uint8

const (
	wholeOnly  thoroughness = iota // no further
	onlyCounts                     // to its end, without a word of why
	toItsEnd
)

// errNotWhole is all that is said of a text that is read no further.
var errNotWhole = errors.New("text: not understood")

// read reads a text word for word, but for slips of which only one word can be meant.
// The doubts are the words that are a slip of several.
func read(text string, facts card.Card, how thoroughness) (out Reading, doubts []doubt, err error) {
	if len(text) > MaxLength {
		return Reading{}, nil, ErrTooLong
	}
	r := &reader{src: text, facts: facts, toks: es.Lex(text)}
	markSelf(r.toks, facts)
	out.Notes, doubts = mendSlips(r.toks)
	r.toks = es.Rephrase(r.toks)
	for i := range r.toks {
		r.toks[i].Entry = entryOf(r.toks[i].Word)
	}
	splitSentences(r.toks)
	var errs []error
	for sentences := 1; r.pos < len(r.toks); {
		if r.token().Kind == es.Stop {
			r.pos++
			continue
		}
		if sentences++; sentences > maxSentences {
			return out, nil, ErrTooLong
		}
		from := r.pos
		r.far, r.unsaid = from, 0
		abilities, ok := r.sentence(out.Card.Abilities)
		switch {
		case ok:
			out.Card.Abilities = abilities
		case how == wholeOnly:
			return Reading{}, doubts, errNotWhole
		default:
			f := &Failure{}
			if how == toItsEnd {
				f = r.failure(from)
			}
			out.Failures = append(out.Failures, f)
			errs = append(errs, f)
			r.pos = r.endOf(from)
			r.lost = true
		}
	}
	out.Card = shape.Uniform(out.Card)
	return out, doubts, errors.Join(errs...)
}

// endOf is the position of the stop that ends the sentence at pos.
func (r *reader) endOf(pos int) int {
	for pos < len(r.toks) && r.toks[pos].Kind != es.Stop {
		pos++
	}
	return pos
}

// startOfSentence is the position of the first word of the sentence at pos.
func (r *reader) startOfSentence(pos int) int {
	for pos > 0 && r.toks[pos-1].Kind != es.Stop {
		pos--
	}
	return pos
}

// splitSentences ends a sentence at each semicolon that does not separate options.
func splitSentences(tokens []es.Token) {
	choosing, options := false, -1 // options is where the sentence's last "; o" is
	for i := range tokens {
		t := &tokens[i]
		switch v := t.Form.Verb; {
		case t.Kind == es.Stop:
			choosing, options = false, -1
		case v == es.Elegir || v == es.Escoger:
			if options < 0 {
				options = lastOption(tokens, i)
			}
			choosing = choosing || i < options || listsOptions(tokens[i+1:])
		case t.Word == "," && i+3 < len(tokens) && tokens[i+1].Word == "si" && tokens[i+2].Word == "lo" && (tokens[i+3].Word == "hace" || tokens[i+3].Word == "hacen") && ableBefore(tokens[:i]):
			t.Kind, t.Word, t.Entry = es.Stop, ".", unknown
		case t.Word == ";" && !choosing && i+1 < len(tokens):
			if next := tokens[i+1].Word; next != "o" && next != "u" {
				t.Kind, t.Word, t.Entry = es.Stop, ".", unknown
			}
		}
	}
}

// listsOptions reports whether options follow "elige" behind a colon, or behind "entre" and
// parted by semicolons alone.
func listsOptions(tokens []es.Token) bool {
	between := len(tokens) > 0 && tokens[0].Word == "entre"
	for i, t := range tokens {
		switch {
		case t.Kind == es.Stop:
			return false
		case t.Word == ":":
			return i == 0 || between || namesOptions(tokens[i-1])
		case between && (t.Word == "o" || t.Word == "u"):
			return false
		case t.Word == ";":
			return between
		}
	}
	return false
}

// namesOptions reports whether a word before a colon is how many options there are:
// "elige una:", "elige una de las siguientes opciones:".
func namesOptions(t es.Token) bool {
	switch t.Word {
	case "uno", "opcion", "opciones", "efectos", "siguientes":
		return true
	}
	_, counts := es.Numbers[t.Word]
	return counts || t.Kind == es.Number
}

// ableBefore reports whether the sentence that ends here says what the card is able
// to do: "puede atacar el turno que entra en juego".
func ableBefore(tokens []es.Token) bool { return saidBefore(tokens, es.Poder) }

// mustBefore reports whether it says what the card must do: "debe atacar".
func mustBefore(tokens []es.Token) bool { return saidBefore(tokens, es.Deber) }

func saidBefore(tokens []es.Token, modal es.Verb) bool {
	for i := len(tokens) - 2; i >= 0 && tokens[i].Kind != es.Stop; i-- {
		if f := tokens[i].Form; f.Verb == modal && !f.You {
			v := tokens[i+1].Form.Verb
			declared := tokens[i+1].Word == "ser" && i+2 < len(tokens) && tokens[i+2].Form.Verb == es.Declarar
			return v == es.Atacar || v == es.Bloquear || v == es.Portar || declared
		}
	}
	return false
}

// lastOption is the position of the last "; o" of the sentence from i on, or else
// of its end.
func lastOption(tokens []es.Token, i int) int {
	last := 0
	for ; i+1 < len(tokens) && tokens[i].Kind != es.Stop; i++ {
		if next := tokens[i+1].Word; tokens[i].Word == ";" && (next == "o" || next == "u") {
			last = i
		}
	}
	return last
}
