package deck

import (
	"fmt"
	"testing"
)

func TestAddAndRemoveGiveNewLists(t *testing.T) {
	before := sampleList.String()
	es, cr := Ref{"Caballería Ligera", "ES", 150}, Ref{"caballeria ligera", "CR", 50}
	either := Ref{Name: "Caballería Ligera"}
	l := sampleList.Add(es, 2).Add(cr, 1).Add(es, 0).Add(es, -1)
	for r, want := range map[Ref]int{es: 2, cr: 3, either: 5, {Name: "Azor"}: 1, {Name: "Nadie"}: 0} {
		if got := l.CountOf(r); got != want {
			t.Errorf("CountOf(%s) = %d, want %d", r, got, want)
		}
	}
	if len(l.Cards) != 4 {
		t.Errorf("a printing that was there got a line of its own:\n%s", l)
	}
	if got := l.Remove(either, 3); got.CountOf(es) != 0 || got.CountOf(cr) != 2 {
		t.Errorf("removing three of any printing left\n%s", got)
	}
	if got := l.Remove(es, 9); got.CountOf(es) != 0 || got.CountOf(cr) != 3 {
		t.Errorf("removing all of a printing left\n%s", got)
	}
	if got := l.Add(es, MaxCount); got.CountOf(es) != MaxCount {
		t.Errorf("a line holds %d copies", got.CountOf(es))
	}
	if after := sampleList.String(); after != before {
		t.Errorf("the list changed:\n%s", after)
	}
}

func TestTheInitialOroIsRemovedLast(t *testing.T) {
	azor := Ref{Name: "Azor"}
	l := List{Initial: azor}.Add(azor, 2)
	if got := l.Remove(azor, 2); got.Initial != azor || got.Count() != 1 {
		t.Errorf("removing two of three left %+v", got)
	}
	if got := l.Remove(azor, 3); got.Count() != 0 {
		t.Errorf("removing three of three left %+v", got)
	}
}

func TestChoosingTheInitialOroKeepsTheCount(t *testing.T) {
	azor, shield := Ref{Name: "Azor"}, Ref{Name: "Escudo de Familia"}
	l := List{Initial: azor}.Add(shield, 2)
	got := l.WithInitial(shield)
	if got.Initial != shield || got.Count() != 3 || got.CountOf(azor) != 1 || got.CountOf(shield) != 2 {
		t.Errorf("WithInitial gave\n%s", got)
	}
}

func TestNamesSortInSpanish(t *testing.T) {
	var l List
	for _, name := range []string{"Ogro", "Ñandú", "Nuez", "Águila", "azor"} {
		l = l.Add(Ref{Name: name}, 1)
	}
	l = l.Add(Ref{"Nuez", "ES", 2}, 1).Add(Ref{"Nuez", "ES", 1}, 1)
	got := fmt.Sprint(l.Sorted().Cards)
	if want := "[1x Águila 1x azor 1x Nuez 1x Nuez (ES) 001 1x Nuez (ES) 002 1x Ñandú 1x Ogro]"; got != want {
		t.Errorf("sorted: %s\nwant    %s", got, want)
	}
}

func TestGroupsAreByTypeThenCostThenName(t *testing.T) {
	var l List
	for _, name := range []string{"Zzz", "Azor", "Bola de Fuego", "Dragón del Agua", "Dragón de Magma",
		"Caballería Ligera", "Sir Mador del Portal", "Dragón Dorado"} {
		l = l.Add(Ref{Name: name}, 1)
	}
	var got string
	for _, g := range l.Groups(cards) {
		got += fmt.Sprintf("%s %v\n", g.Type, g.Entries)
	}
	want := `Aliado [1x Sir Mador del Portal 1x Caballería Ligera 1x Dragón de Magma 1x Dragón del Agua]
Talismán [1x Dragón Dorado 1x Bola de Fuego]
Oro [1x Azor]
 [1x Zzz]
`
	if got != want {
		t.Errorf("groups:\n%s\nwant:\n%s", got, want)
	}
}

func TestFindPrefersAPrintingWithoutGaps(t *testing.T) {
	c := shelf{{Edition: "PE", Number: 1, Name: "Bran", Cost: -1, Strength: -1}, ally("HD", 5, "Bran", 4, 3)}
	for r, want := range map[Ref]string{
		{Name: "bran"}:                "HD 005",
		{Name: "Bran", Edition: "PE"}: "PE 001",
		{"Bran", "HD", 5}:             "HD 005",
	} {
		if got, ok := r.Find(c); !ok || got.Code() != want {
			t.Errorf("%s finds %s, want %s", r, got.Code(), want)
		}
	}
	if _, ok := (Ref{"Bran", "HD", 6}).Find(c); ok {
		t.Error("a printing that does not exist was found")
	}
}
