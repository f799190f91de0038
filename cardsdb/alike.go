package cardsdb

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/deck"
)

// A card that the owner added, because the catalogue lacked it, may be in a later
// catalogue under another code. Alike finds it, and what the owner has of his card
// passes to the printing if he says so.

// Likeness is a card of the owner's with the printings that it seems to be, the
// likeliest first; there is at least one.
type Likeness struct {
	Own       card.Card
	Printings []card.Card
}

// Alike lists the cards that the owner added whose name and facts are those of printings
// that the program carries, but for what he said to be apart.
func (c *Corrections) Alike() ([]Likeness, error) {
	apart, err := c.apart()
	if err != nil {
		return nil, err
	}
	var all []Likeness
	for _, own := range c.store.catalogue.All() {
		if _, carried := c.store.catalogue.Printed(own.Printing()); carried {
			continue
		}
		printings := slices.DeleteFunc(c.store.catalogue.seeming(own), func(p card.Card) bool {
			return slices.Contains(apart[apartKey(own)], p.Printing())
		})
		if len(printings) > 0 {
			all = append(all, Likeness{own, printings})
		}
	}
	return all, nil
}

// seeming are the printings that the program carries and that a card may be, likeliest
// first: of its number, of its frequency, the plain ones, the oldest.
func (c *Catalogue) seeming(own card.Card) []card.Card {
	printings := slices.DeleteFunc(c.printed.pick(c.printed.byName[card.Fold(own.Name)]), func(p card.Card) bool {
		return p.Type == card.NoType || own.Type == card.NoType || !sameFacts(p, own)
	})
	otherwise := func(p card.Card) [3]bool {
		return [...]bool{p.Number != own.Number, p.Frequency != own.Frequency, p.Variant != own.Variant}
	}
	slices.SortStableFunc(printings, func(a, b card.Card) int {
		x, y := otherwise(a), otherwise(b)
		for i := range x {
			if x[i] != y[i] {
				if y[i] {
					return -1
				}
				return 1
			}
		}
		return 0
	})
	return printings
}

// apartSetting keeps what the owner said to be another card, by apartKey of his own.
const apartSetting = "cartas-aparte"

func apartKey(own card.Card) string { return string(own.Edition) + "/" + number(own.Number) }

func (c *Corrections) apart() (map[string][]card.Printing, error) {
	apart := map[string][]card.Printing{}
	err := c.store.Settings().Load(apartSetting, &apart)
	if errors.Is(err, ErrNotFound) || errors.Is(err, ErrInvalid) {
		return map[string][]card.Printing{}, nil
	}
	return apart, err
}

// KeepApart remembers that a card of the owner's is none of the printings that it seems
// to be.
func (c *Corrections) KeepApart(l Likeness) error {
	apart, err := c.apart()
	if err != nil {
		return err
	}
	for _, p := range l.Printings {
		apart[apartKey(l.Own)] = append(apart[apartKey(l.Own)], p.Printing())
	}
	return c.store.Settings().Save(apartSetting, apart)
}

// Pass makes of all that the owner has of a card of his own what he has of a printing of
// the catalogue: rows, wish, epic text, the text of its version, what he knew of it that the
// program does not, and the references of decks. His card is then no more.
func (c *Corrections) Pass(own, to card.Printing) error {
	return c.store.edit("pasar la carta", own.String(), func(e *Edit) (Done, error) {
		return Did(CardPassed, c.store.call(own), c.store.call(to)), e.pass(own, to)
	})
}

func (e *Edit) pass(own, to card.Printing) error {
	from, ok := e.store.catalogue.Printing(own.Edition, own.Number)
	if _, carried := e.store.catalogue.Printed(own); !ok || carried {
		return invalidf("%s no es una carta que añadieras tú", own)
	}
	printed, carried := e.store.catalogue.Printed(to)
	if !carried {
		return invalidf("el catálogo no tiene la carta %s", to)
	}
	for _, pass := range []func(from, to card.Card) error{e.passRows, e.passWish, e.passEpic, e.passVersionText, e.passFacts, e.passDecks} {
		if err := pass(from, printed); err != nil {
			return err
		}
	}
	return nil
}

func (e *Edit) passRows(from, to card.Card) error {
	rows, err := e.Holdings(from.Printing())
	if err != nil {
		return err
	}
	for _, h := range rows {
		if err := e.RemoveHolding(h.Key); err != nil {
			return err
		}
		h.Printing = to.Printing()
		if err := e.AddHolding(h); err != nil {
			return err
		}
	}
	return nil
}

// passWish makes of two wishes the one that wants more, with the notes of both.
func (e *Edit) passWish(from, to card.Card) error {
	w, ok, err := e.wish(from.Printing())
	if err != nil || !ok {
		return err
	}
	there, _, err := e.wish(to.Printing())
	if err != nil {
		return err
	}
	notes := there.Notes
	if !strings.Contains(notes, w.Notes) {
		notes = strings.TrimPrefix(notes+"\n"+w.Notes, "\n")
	}
	if err := e.SetWish(holding.Wish{Printing: from.Printing()}); err != nil {
		return err
	}
	return e.SetWish(holding.Wish{Printing: to.Printing(), Count: max(w.Count, there.Count), Notes: notes})
}

func (e *Edit) wish(p card.Printing) (w holding.Wish, ok bool, err error) {
	key, err := printingKey(p)
	if err != nil {
		return w, false, err
	}
	record, err := e.get(wishesSection, key)
	if err != nil || record == nil {
		return w, false, err
	}
	w, err = decodeWish(key, record)
	return w, err == nil, err
}

// passEpic sets the epic text behind the one that there is.
func (e *Edit) passEpic(from, to card.Card) error {
	there, _ := e.store.catalogue.Printing(to.Edition, to.Number)
	if from.Epic == "" {
		return nil
	}
	epic := there.Epic
	if !strings.Contains(epic, from.Epic) {
		epic = strings.TrimSpace(epic + " " + from.Epic)
	}
	if err := e.SetEpic(from.Printing(), ""); err != nil {
		return err
	}
	return e.SetEpic(to.Printing(), epic)
}

func (e *Edit) passVersionText(from, to card.Card) error {
	key, err := versionTextKey(from.Printing())
	if err != nil {
		return err
	}
	record, err := e.get(correctionsSection, key)
	if err != nil || record == nil {
		return err
	}
	text, err := decodeCorrection(key, record)
	if err != nil {
		return err
	}
	return e.SetVersionText(to, text.Facts[textColumn]) // which drops the other, of the same version
}

// passFacts makes corrections of what the owner knew and the program does not say,
// unless he has corrected that already.
func (e *Edit) passFacts(from, to card.Card) error {
	now, _ := e.store.catalogue.Printing(to.Edition, to.Number)
	known, printed, stands := factsOf(from), factsOf(to), factsOf(now)
	maps.DeleteFunc(known, func(column, value string) bool {
		return value == "" || column == "nombre" || column == "unica" && value == "0" ||
			value == printed[column] || stands[column] != printed[column]
	})
	if corrected, err := withFacts(now, known); err == nil && len(known) > 0 {
		if err := e.SetCard(corrected); err != nil {
			return err
		}
	}
	key, err := printingKey(from.Printing())
	if err != nil {
		return err
	}
	return e.put(correctionsSection, key, nil)
}

// passDecks lets the decks that name the one card, those in the trash too, name the
// other. A deck whose list cannot be read is left alone.
func (e *Edit) passDecks(from, to card.Card) error {
	change := func(r deck.Ref) deck.Ref {
		if r.Edition != from.Edition || card.Fold(r.Name) != card.Fold(from.Name) || r.Number != 0 && r.Number != from.Number {
			return r
		}
		return deck.RefTo(to)
	}
	for _, in := range []section{decksSection, trashSection} {
		keys, records, err := e.under(in, nil)
		if err != nil {
			return err
		}
		for _, key := range keys {
			d, err := decodeDeck([]byte(key), records[key])
			if err != nil {
				return err
			}
			changed := d
			if list, err := deck.Parse(d.Text); err == nil {
				changed.Text = cmp.Or(listWith(list, change), d.Text)
			}
			if versions, err := deck.ParseVersions(d.Versions); err == nil {
				changed.Versions = cmp.Or(versionsWith(versions, change), d.Versions)
			}
			if changed == d {
				continue
			}
			record, err := encodeDeck(changed)
			if err != nil {
				return err
			}
			if err := e.put(in, []byte(key), record); err != nil {
				return err
			}
		}
	}
	return nil
}

// listWith is the text of a list with other references, empty if none changes.
func listWith(l deck.List, change func(deck.Ref) deck.Ref) string {
	changed, ok := refsWith(l, change)
	if !ok {
		return ""
	}
	return changed.String()
}

func versionsWith(vs deck.Versions, change func(deck.Ref) deck.Ref) string {
	some := false
	for i := range vs {
		var ok bool
		vs[i].List, ok = refsWith(vs[i].List, change)
		some = some || ok
	}
	if !some {
		return ""
	}
	return vs.String()
}

func refsWith(l deck.List, change func(deck.Ref) deck.Ref) (changed deck.List, ok bool) {
	entries := func(all deck.Entries) (out deck.Entries) {
		for _, entry := range all {
			ref := change(entry.Ref)
			ok = ok || ref != entry.Ref
			out = out.Add(ref, entry.Count)
		}
		return out
	}
	changed = l
	changed.Initial = change(l.Initial)
	ok = changed.Initial != l.Initial
	changed.Cards, changed.Sideboard = entries(l.Cards), entries(l.Sideboard)
	return changed, ok
}
