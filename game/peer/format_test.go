package peer

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
)

// guests are two sides with a deck of fifty cards, three of each.
func guests(t *testing.T) (sides [2]Side, common []card.Card) {
	t.Helper()
	common = []card.Card{doblon}
	list := deck.List{Initial: deck.Ref{Name: doblon.Name}}
	for i := range 17 {
		c := card.Card{Name: fmt.Sprint("Aliado ", i), Type: card.Ally, Cost: 1, Strength: 1, Ability: card.WithoutAbility, Edition: "ES", Number: 2 + i}
		common = append(common, c)
		list = list.Add(deck.Ref{Name: c.Name}, min(3, 50-list.Count()))
	}
	for i := range sides {
		_, key, err := ed25519.GenerateKey(rand.Reader)
		must(t, err)
		sides[i] = Side{Key: key, Name: fmt.Sprint("Jugador ", i+1), Books: myl.Books(), Format: deck.PrimerBloque, List: list, Catalogue: newCatalogue(common), Common: common}
	}
	return sides, common
}

// met is what comes of two sides that meet.
func met(sides [2]Side) (meetings [2]*Meeting, errs [2]error) {
	key := func(s Side) [32]byte { return [32]byte(s.Key.Public().(ed25519.PublicKey)) }
	x, y, cut, once := make(chan []byte, 8), make(chan []byte, 8), make(chan struct{}), &sync.Once{}
	lines := [2]*pipe{{x, y, cut, once, key(sides[1])}, {y, x, cut, once, key(sides[0])}}
	var both sync.WaitGroup
	for _, s := range game.Seats {
		both.Go(func() {
			if meetings[s], errs[s] = Meet(lines[s], sides[s], s); errs[s] != nil {
				lines[s].Close()
			}
		})
	}
	both.Wait()
	return meetings, errs
}

func TestAFriendPlaysAFormatThatHeDoesNotHave(t *testing.T) {
	sides, common := guests(t)
	own := deck.PrimerBloque
	own.Name, own.Rules, own.Notes = "De la Casa", "myl/barbarie", "dos de cada una"
	own.Copies = 2
	sides[0].Format = own
	meetings, errs := met(sides)
	must(t, errors.Join(errs[0], errs[1]))
	for _, s := range game.Seats {
		for _, terms := range [...]Terms{meetings[s].Mine, meetings[s].Theirs} {
			if !terms.Format().Equal(own) || terms.Rulebook != "myl/barbarie" || terms.Version != myl.Barbarie.Version() || terms.Legal {
				t.Errorf("seat %v sees %q by %s, legal: %v", s, terms.Format().Name, terms.Rulebook, terms.Legal)
			}
		}
	}
	g, err := Agree(meetings[0].raw[0], meetings[0].raw[1], common)
	must(t, err)
	if book, err := g.book(myl.Books()); err != nil || book != myl.Barbarie {
		t.Errorf("it is played by %v, %v", book, err)
	}
	sides[0].Format.Copies = 3
	meetings, errs = met(sides)
	must(t, errors.Join(errs[0], errs[1]))
	if !meetings[0].Mine.Legal || !meetings[1].Mine.Legal {
		t.Error("three copies are not legal where three are allowed")
	}
}

func TestADeckIsDealtAsTheFormatOfWhoInvitesPlaysIt(t *testing.T) {
	sides, common := guests(t)
	later := common[1]
	later.Edition, later.Cost = "CR", 3
	for i := range sides {
		sides[i].Common = append(common, later)
		sides[i].Catalogue = newCatalogue(sides[i].Common)
	}
	sides[0].Format.Editions = []card.Edition{"ES"} // the guest's own format would play the later one
	meetings, errs := met(sides)
	must(t, errors.Join(errs[0], errs[1]))
	for _, s := range game.Seats {
		if got := meetings[s].castle[0]; got != common[1] {
			t.Errorf("seat %v brings %s", s, got.Code())
		}
	}
}

func TestAFormatByARulebookThatIsNotThereIsNotPlayed(t *testing.T) {
	sides, _ := guests(t)
	sides[0].Format.Rules = "myl/imperio"
	if _, errs := met(sides); errs[0] == nil || !strings.Contains(errs[0].Error(), "«") && !strings.Contains(errs[0].Error(), `"myl/imperio"`) {
		t.Errorf("it is told as %v", errs[0])
	}
	sides[0].Format.Rules = "myl/barbarie"
	sides[1].Books = []game.Rulebook{myl.Rulebook}
	if _, errs := met(sides); errs[1] == nil || !strings.Contains(errs[1].Error(), `"myl/barbarie"`) {
		t.Errorf("the guest is told %v", errs[1])
	}
}

func TestAFormatThatNobodyCouldHaveSentIsRefused(t *testing.T) {
	common, decks := cards(1)
	g, _, _ := meet(t, common, decks)
	fine := deck.PrimerBloque.String()
	for name, rules := range map[string]string{
		"none":                        "",
		"a word":                      "Primer Bloque",
		"a line that is no fact":      fine + "Color: rojo\n",
		"a number out of bounds":      strings.Replace(fine, "Cartas: 50", "Cartas: 0", 1),
		"another rulebook":            strings.Replace(fine, "myl/dar", "myl/barbarie", 1),
		"another writing":             fine + "\n\n",
		"letters that cannot be seen": strings.Replace(fine, "DAR Primer", "DAR\u202e Primer", 1),
		"a long name":                 strings.Replace(fine, "DAR Primer", strings.Repeat("a", 61), 1),
		"too much":                    fine + "\n" + strings.Repeat("1 "+strings.Repeat("a", 99)+"\n", 700),
		"too many limits":             fine + "\n" + limitsOf(2001),
		"no text":                     "Formato: \xff\n",
	} {
		terms := g.Terms[0]
		terms.Rules = rules
		data, err := json.Marshal(terms)
		must(t, err)
		if _, err := ParseTerms(data); !errors.Is(err, ErrTerms) {
			t.Errorf("%s: %v", name, err)
		}
	}
	terms := g.Terms[0]
	full := deck.PrimerBloque
	for i := range 1900 {
		full.Limits = append(full.Limits, deck.Limit{Name: fmt.Sprintf("Carta de nombre largo %04d", i), Copies: 1})
	}
	terms.Rules = full.String()
	if data, err := terms.Encode(); err != nil {
		t.Error(err)
	} else if _, err := ParseTerms(data); err != nil {
		t.Errorf("a long format is not carried: %v", err)
	}
}

func limitsOf(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "1 Carta %04d\n", i)
	}
	return b.String()
}
