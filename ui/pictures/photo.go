package pictures

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game/card"
	"castillo/images/scans"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Photo is the choice of the picture that shows the very copies of a row of the
// collection: one of the pictures of their printing, or another that is brought
// in as such.
type Photo struct {
	Content fyne.CanvasObject

	desk    *widgets.Desk
	of      card.Printing
	choices []photoChoice // the first is none
	sel     *widgets.Select
	shot    *preview
}

// photoChoice is a picture by the name that a row has for it.
type photoChoice struct {
	label, name string
	picture     scans.Picture // zero: there is none to be seen
}

// photoWidth is that of the look at the picture.
const photoWidth = 96

// NewPhoto has chosen what a row calls its photo: the hash of a picture or, as
// files of other programs do, its file; empty for none.
func NewPhoto(desk *widgets.Desk, of card.Printing, name string) *Photo {
	p := &Photo{desk: desk, of: of, shot: newPreview(desk.Cache, photoWidth)}
	p.sel = widgets.NewSelect(nil, nil)
	bring := widgets.NewIconButton(words.T("Traer una foto…"), fynetheme.FolderOpenIcon(), p.bring)
	p.Content = container.NewBorder(nil, nil, nil, p.shot.content,
		container.NewVBox(p.sel, container.NewHBox(bring, layout.NewSpacer())))
	p.offer(name)
	return p
}

// Name is what a row is to call the picture that is chosen, empty for none.
func (p *Photo) Name() string { return p.choices[max(0, p.sel.SelectedIndex())].name }

// offer lists the pictures, with one of them chosen.
func (p *Photo) offer(name string) {
	p.choices = []photoChoice{{label: words.T("ninguna")}}
	if l := p.desk.Cache.Library(); l != nil {
		all, _ := choicesOf(l, p.of)
		for _, c := range all[1:] {
			p.choices = append(p.choices, photoChoice{Sides()[c.scan.Side] + " · " + c.scan.Name, c.id.String(), c.scan.Picture})
			if name == c.scan.Name {
				name = c.id.String()
			}
		}
	}
	chosen := slices.IndexFunc(p.choices, func(c photoChoice) bool { return c.name == name })
	if chosen < 0 {
		chosen = len(p.choices)
		p.choices = append(p.choices, photoChoice{label: words.T("«{name}», que no está aquí", "name", name), name: name})
	}
	p.sel.OnChanged = nil
	p.sel.Options = nil
	for _, c := range p.choices {
		p.sel.Options = append(p.sel.Options, widgets.Fitting(c.label, fynetheme.SizeNameText, fyne.TextStyle{}, 320))
	}
	p.sel.Options = widgets.Distinct(p.sel.Options)
	p.sel.SetSelectedIndex(chosen)
	p.sel.OnChanged = func(string) { p.look() }
	p.look()
}

// look shows the picture that is chosen.
func (p *Photo) look() {
	picture := p.choices[max(0, p.sel.SelectedIndex())].picture
	p.shot.content.Hidden = picture == scans.Picture{}
	if !p.shot.content.Hidden {
		p.shot.show(picture)
	}
	p.Content.Refresh()
}

// bring asks for a picture and chooses it.
func (p *Photo) bring() {
	l := p.desk.Cache.Library()
	if l == nil {
		p.desk.Fail(words.Err("Las imágenes no se pudieron abrir; cierra Castillo y vuelve a abrirlo."))
		return
	}
	widgets.OpenFile(p.desk, words.T("Traer una foto"), ".jpg .jpeg .png .webp .gif", func(path string) {
		var id scans.ID
		p.desk.Later(func() (err error) {
			id, err = l.Add(context.Background(), path, p.of, scans.Photo)
			return err
		}, func(err error) {
			p.desk.Canvas().Focus(p.sel)
			if err == nil {
				p.offer(id.String())
			}
		})
	})
}
