package images

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"testing"

	"castillo/game/card"
)

var sample = []card.Card{
	{Edition: "ES", Number: 1, Name: "Rey Arturo Pendragón", Type: card.Ally, Races: card.RacesOf(card.Caballero), Cost: 5, Strength: 2, Frequency: card.Real, Unique: true, Ability: card.WithAbility,
		Text: "Todos tus otros Aliados Caballero ganan 1 a la Fuerza. Una vez por turno, puedes buscar en tu Mazo Castillo un Arma, mostrarla y ponerla en tu mano."},
	{Edition: "HE", Number: 40, Name: "Hidra", Type: card.Ally, Races: card.RacesOf(card.Dragon, card.Titan), Cost: 4, Strength: 4, Frequency: card.Cortesano, Ability: card.WithoutAbility},
	{Edition: "ES", Number: 120, Name: "Excalibur", Type: card.Weapon, Cost: 2, Strength: -1, Frequency: card.Real, Ability: card.WithAbility},
	{Edition: "HD", Number: 150, Name: "Caldero de la Reencarnación de los Héroes", Type: card.Talisman, Cost: 3, Strength: -1, Frequency: card.Vasallo, Ability: card.WithAbility, Text: "Roba 2 cartas."},
	{Edition: "DR", Number: 188, Name: "Templo de Karnak", Type: card.Totem, Cost: 3, Strength: -1, Frequency: card.Cortesano, Ability: card.WithAbility},
	{Edition: "DR", Number: 230, Name: "Oro de Tebas", Type: card.Gold, Cost: -1, Strength: -1, Frequency: card.PlainGold, Ability: card.WithoutAbility},
	{Edition: "TA", Number: 291, Strength: -1, Cost: -1, Name: "Sin datos"},
	{Edition: "IM", Number: 5, Name: "Julio César", Type: card.Ally, Races: card.RacesOf(card.Heroe), Cost: 5, Strength: 3, Frequency: card.Promo, Ability: card.WithAbility},
}

// TestSheet writes a contact sheet where CASTILLO_SHEET says, to be looked at.
func TestSheet(t *testing.T) {
	name := os.Getenv("CASTILLO_SHEET")
	if name == "" {
		t.Skip("CASTILLO_SHEET names no file")
	}
	sheet := image.NewRGBA(image.Rect(0, 0, 1800, 1010))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{230, 220, 200, 255}), image.Point{}, draw.Src)
	put := func(img *image.RGBA, x, y int) {
		draw.Draw(sheet, img.Rect.Add(image.Pt(x, y)), img, image.Point{}, draw.Over)
	}
	for i, c := range sample {
		put(Draw(c, 180, 252), 10+i*190, 10)
		put(Draw(c, 90, 126), 10+i*100, 272)
		put(Draw(c, 60, 84), 820+i*70, 272)
	}
	put(Back(180, 252), 1560, 10)
	put(Back(90, 126), 1560, 272)
	for i, c := range sample[:4] {
		put(Draw(c, 420, 587), 10+i*430, 412)
	}
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, sheet); err != nil {
		t.Fatal(err)
	}
}

func BenchmarkDraw(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		Draw(sample[i%len(sample)], 180, 252)
	}
}
