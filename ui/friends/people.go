package friends

import (
	"crypto/ed25519"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/peer/link"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Memory keeps small values; *cardsdb.Settings gives it.
type Memory interface {
	Load(name string, into any) error
	Save(name string, value any) error
}

const (
	keyName    = "llave"
	peopleName = "amigos"
	maxPeople  = 500
)

// Key is the owner's own key, made on first use and kept.
func Key(memory Memory) (ed25519.PrivateKey, error) {
	var seed string
	if memory.Load(keyName, &seed) == nil {
		if data, err := hex.DecodeString(seed); err == nil && len(data) == ed25519.SeedSize {
			return ed25519.NewKeyFromSeed(data), nil
		}
	}
	_, key, err := ed25519.GenerateKey(nil)
	if err != nil {
		return nil, err
	}
	return key, memory.Save(keyName, hex.EncodeToString(key.Seed()))
}

// Person is somebody who was played with.
type Person struct {
	Key              string // in hexadecimal
	Name             string // the last that was given
	Alias            string // what the owner calls him or her; empty: the name
	Won, Lost, Drawn int    // duels, as the owner sees them
	Last             time.Time
}

// People lists them, the latest first.
func People(memory Memory) []Person {
	var all []Person
	_ = memory.Load(peopleName, &all) // nobody yet
	return all
}

// Called is how the owner knows somebody.
func (p Person) Called() string {
	switch {
	case p.Alias != "":
		return p.Alias
	case p.Name != "":
		return p.Name
	}
	return words.T("Sin nombre")
}

// Score are the duels with somebody in words.
func (p Person) Score() string {
	return strings.Join([]string{
		words.N(p.Won, "{n} ganado", "{n} ganados"), words.N(p.Lost, "{n} perdido", "{n} perdidos"), words.N(p.Drawn, "{n} empate", "{n} empates"),
	}, " · ")
}

// change has the list of people altered.
func change(memory Memory, do func([]Person) []Person) error {
	return memory.Save(peopleName, do(People(memory)))
}

// Call gives somebody a name of the owner's.
func Call(memory Memory, key, alias string) error {
	return change(memory, func(all []Person) []Person {
		for i := range all {
			if all[i].Key == key {
				all[i].Alias = clean(alias)
			}
		}
		return all
	})
}

// Forget takes somebody off the list.
func Forget(memory Memory, key string) error {
	return change(memory, func(all []Person) []Person {
		return slices.DeleteFunc(all, func(p Person) bool { return p.Key == key })
	})
}

// Acquaintance is what is known of who comes with a name and a key.
type Acquaintance uint8

// The kinds of acquaintance.
const (
	Stranger Acquaintance = iota
	Known
	Changed // somebody of that name is known by another key
)

// Judge finds somebody among those who are known.
func Judge(people []Person, name string, key [32]byte) Acquaintance {
	id := hex.EncodeToString(key[:])
	if slices.ContainsFunc(people, func(p Person) bool { return p.Key == id }) {
		return Known
	}
	if slices.ContainsFunc(people, func(p Person) bool {
		return name != "" && (card.Fold(p.Name) == card.Fold(name) || card.Fold(p.Alias) == card.Fold(name))
	}) {
		return Changed
	}
	return Stranger
}

// Note adds how a duel of the owner's seat ended to what is known of somebody.
func Note(memory Memory, name string, key [32]byte, mine game.Seat, r game.Result, now time.Time) error {
	all, id := People(memory), hex.EncodeToString(key[:])
	i := slices.IndexFunc(all, func(p Person) bool { return p.Key == id })
	p := Person{Key: id}
	if i >= 0 {
		p = all[i]
		all = slices.Delete(all, i, i+1)
	}
	p.Name, p.Last = name, now
	switch {
	case r.Open():
	case r.Winner == mine:
		p.Won++
	case r.Winner.Plays():
		p.Lost++
	default:
		p.Drawn++
	}
	all = append([]Person{p}, all...)
	return memory.Save(peopleName, all[:min(len(all), maxPeople)])
}

// layPeople is the panel of those who were played with.
func (p *Page) layPeople() fyne.CanvasObject {
	p.people = container.NewVBox()
	p.listPeople()
	return widgets.NewPanel(container.NewBorder(widgets.Title(words.T("Con quienes jugaste")), nil, nil, nil, container.NewVScroll(p.people)))
}

func (p *Page) listPeople() {
	p.people.RemoveAll()
	for _, one := range People(p.Memory) {
		p.people.Add(p.layPerson(one))
	}
	if len(p.people.Objects) == 0 {
		p.people.Add(widgets.Explain(words.T("Todavía con nadie. Aquí quedan los nombres, sus claves y cómo salieron los duelos.")))
	}
}

// layPerson is a line about somebody.
func (p *Page) layPerson(one Person) fyne.CanvasObject {
	rename := widgets.NewIconButton("", fynetheme.DocumentCreateIcon(), func() { p.callPerson(one) })
	forget := widgets.NewIconButton("", fynetheme.DeleteIcon(), func() {
		widgets.Ask(p.Desk.Canvas(), words.T("¿Olvidar a {name}?", "name", one.Called()),
			words.T("La próxima vez será alguien nuevo: su clave y sus resultados se borran de la lista. Los duelos guardados quedan."),
			words.T("Olvidar"), func() { p.alter(func() error { return Forget(p.Memory, one.Key) }) })
	})
	name := one.Called()
	if one.Alias != "" && one.Name != one.Alias {
		name += " (" + one.Name + ")"
	}
	about := container.NewVBox(widgets.NewInk(name, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut(),
		widgets.Small(one.Score()+" · "+words.Day(one.Last)).Cut(), widgets.Small(words.T("clave {key}", "key", one.print())).Cut())
	return container.NewBorder(nil, widget.NewSeparator(), nil, container.NewHBox(rename, forget), about)
}

// print is the key's short form.
func (p Person) print() string {
	var id link.ID
	data, _ := hex.DecodeString(p.Key) // of the store, written here
	copy(id[:], data)
	return id.String()
}

func (p *Page) callPerson(one Person) {
	widgets.AskText(p.Desk.Canvas(), words.T("¿Cómo llamas a {name}?", "name", one.Name), one.Called(), words.T("Guardar"), nil,
		func(alias string) { p.alter(func() error { return Call(p.Memory, one.Key, alias) }) })
}

// alter changes the list off the window's goroutine and shows it anew.
func (p *Page) alter(do func() error) {
	p.Desk.Later(do, func(error) { p.listPeople() })
}
