package card

import "testing"

func TestAKeywordIsASentenceOfItsOwn(t *testing.T) {
	c := Card{Text: "Única.  Mercenario. Si controlas un Orbe, este Aliado es Indestructible."}
	for keyword, want := range map[string]bool{"Única": true, "mercenario": true, "Orbe": false, "Indestructible": false} {
		if c.Says(keyword) != want {
			t.Errorf("Says(%q) = %v, want %v", keyword, !want, want)
		}
	}
}

func TestAPrintingWithOtherValuesIsAnotherVersion(t *testing.T) {
	first := Card{Edition: "ES", Number: 1, Name: "Sir Owen", Type: Ally, Races: RacesOf(Caballero), Cost: 3, Strength: 2, Frequency: Real}
	reissue := first
	reissue.Edition, reissue.Number, reissue.Name, reissue.Frequency, reissue.Illustrator = "PE", 7, "sir  Owen", Promo, "Otro"
	if !SameVersion(first, reissue) {
		t.Error("another edition alone makes another version")
	}
	for what, change := range map[string]func(*Card){
		"type":     func(c *Card) { c.Type = Totem },
		"race":     func(c *Card) { c.Races = RacesOf(Heroe) },
		"cost":     func(c *Card) { c.Cost++ },
		"strength": func(c *Card) { c.Strength++ },
		"text":     func(c *Card) { c.Text = "Imbloqueable." },
		"name":     func(c *Card) { c.Name = "Sir Owain" },
	} {
		other := reissue
		change(&other)
		if SameVersion(first, other) {
			t.Errorf("another %s is the same version", what)
		}
	}
}
