package friends

import (
	"crypto/ed25519"
	"encoding/hex"
	"slices"
	"time"

	"castillo/game"
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
	Won, Lost, Drawn int    // duels, as the owner sees them
	Last             time.Time
}

// People lists them, the latest first.
func People(memory Memory) []Person {
	var all []Person
	_ = memory.Load(peopleName, &all) // nobody yet
	return all
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
	if slices.ContainsFunc(people, func(p Person) bool { return name != "" && p.Name == name }) {
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
