package replay

import (
	"fmt"
	"strings"

	"castillo/game"
	"castillo/game/card"
)

// Every is the number of actions from one state hash of a record to the next.
const Every = 20

// Record is a recorded match.
type Record struct {
	Rulebook string // its ID
	Version  uint32 // of the rulebook
	Date     string // when it was played, in the words of whoever recorded it
	Players  [2]Player
	Setup    game.Setup
	Actions  []game.Action
	Hashes   []uint64 // of the state after every [Every] actions
	End      *End     // nil: the record was broken off
}

// Player is who sat at a seat. Both names may be empty.
type Player struct {
	Name string
	Deck string
}

// End is how a match stood when its record was closed. The result is open where
// the players left before the match was decided.
type End struct {
	Result game.Result
	Hash   uint64
	Fault  string // of a rulebook that failed: at what, and how
}

// Result is how the match ended, open where the record does not tell.
func (r *Record) Result() game.Result {
	if r.End == nil {
		return game.Result{Winner: game.Nobody}
	}
	return r.End.Result
}

// States is the number of states that the record has hashes of.
func (r *Record) States() int {
	if r.End == nil {
		return len(r.Hashes)
	}
	return len(r.Hashes) + 1
}

// Recorder writes down a match while it is played.
type Recorder struct {
	record  Record
	written growing
}

// NewRecorder starts the record of a match that book.NewMatch(setup) laid out.
func NewRecorder(book game.Rulebook, setup game.Setup) *Recorder {
	return &Recorder{record: Record{Rulebook: book.ID(), Version: book.Version(), Setup: copySetup(setup)}}
}

// Resume goes on with a record that was broken off, after all its actions.
func Resume(r *Record) *Recorder {
	again := &Recorder{record: *r}
	again.record.End = nil
	again.record = *again.Record()
	return again
}

// Title notes who plays and when.
func (r *Recorder) Title(players [2]Player, date string) {
	r.record.Players, r.record.Date = players, date
	r.written = growing{}
}

// Add notes an action that was just applied to m.
func (r *Recorder) Add(m game.Match, a game.Action) {
	r.record.Actions = append(r.record.Actions, a)
	if len(r.record.Actions)%Every == 0 {
		r.record.Hashes = append(r.record.Hashes, m.Hash())
	}
}

// Len is the number of actions noted so far.
func (r *Recorder) Len() int { return len(r.record.Actions) }

// Finish closes the record with the state that m was left in, decided or not.
func (r *Recorder) Finish(m game.Match) *Record {
	result := m.Result()
	if result.Open() {
		result.Winner = game.Nobody
	}
	return r.close(m, result)
}

// End closes the record of a match that the players ended in the state that m was left in:
// one gave up, or both wanted a draw.
func (r *Recorder) End(m game.Match, result game.Result) *Record { return r.close(m, result) }

// Fail closes the record of a match in which the rulebook failed, with the state before that
// in which m was left. The rules do not know of it either.
func (r *Recorder) Fail(m game.Match, fault *game.Fault) *Record {
	r.close(m, game.Result{Over: true, Winner: game.Nobody, Why: game.Failed})
	r.record.End.Fault = faultWords(fault)
	return r.Record()
}

// maxFault is how much is kept of what a fault says, in bytes.
const maxFault = 400

func faultWords(f *game.Fault) string {
	words := fmt.Sprintf("%s: %s", appendAction(nil, f.Action), f.Cause)
	return strings.ToValidUTF8(words[:min(len(words), maxFault)], "")
}

// Back forgets the last actions, so many, and the end: they were taken back.
func (r *Recorder) Back(actions int) {
	n := max(0, len(r.record.Actions)-actions)
	r.record.Actions = r.record.Actions[:n]
	r.record.Hashes = r.record.Hashes[:n/Every]
	r.record.End = nil
	r.written.back(n)
}

func (r *Recorder) close(m game.Match, result game.Result) *Record {
	r.record.End = &End{Result: result, Hash: m.Hash()}
	return r.Record()
}

// Record is an independent copy of what has been noted so far.
func (r *Recorder) Record() *Record {
	out := r.record
	out.Setup = copySetup(out.Setup)
	out.Actions = append([]game.Action(nil), out.Actions...)
	out.Hashes = append([]uint64(nil), out.Hashes...)
	if out.End != nil {
		end := *out.End
		out.End = &end
	}
	return &out
}

func copySetup(s game.Setup) game.Setup {
	s.Cards = append([]card.Card(nil), s.Cards...)
	for i := range s.Decks {
		s.Decks[i].Castle = append([]game.Face(nil), s.Decks[i].Castle...)
	}
	return s
}
