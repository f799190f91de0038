package friends

import (
	"context"
	"crypto/ed25519"
	"errors"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/peer"
	"castillo/game/peer/deal"
	"castillo/game/peer/link"
	"castillo/game/peer/link/nearby"
	"castillo/game/round"
	"castillo/images/qr"
	"castillo/ui/formats"
	"castillo/ui/lobby"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Config is what the page works with.
type Config struct {
	Desk   *widgets.Desk
	Model  *lobby.Model // the decks
	Memory Memory
	Folder string // where the files of duels lie
	Side   peer.Side
	Listen netip.AddrPort            // where this side listens; zero: everywhere
	STUN   string                    // who is asked how this machine is seen from outside; empty: nobody
	GoOn   *GoOn                     // a round of which the next duel is to be begun; nil: none
	Resume string                    // the file of the duel that is offered first; empty: a new duel is
	Begin  func(*Session, peer.Side) // the duel goes to the table; what this side brings to the next one
	Back   func()                    // to the lobby
}

// GoOn is a round with a friend of which the next duel is to be begun.
type GoOn struct {
	Round peer.Standing
	Seat  game.Seat // this side's, as in the duels before
	List  deck.List // the deck for the next one
	Rival peer.Terms
	Clock int      // minutes, as in the duels before
	Pool  [32]byte // that the rival has to bring
}

// alone reports whether nothing may leave this machine.
func (c Config) alone() bool { return c.Listen.Addr().IsLoopback() }

// Page is the screen on which two friends find each other.
type Page struct {
	Config
	key     ed25519.PrivateKey
	deck    *widgets.Select
	format  *widgets.Select // of the duel, where this side invites
	waits   *fyne.Container // the way in, while somebody is waited for
	idle    fyne.CanvasObject
	people  *fyne.Container
	code    *widget.Entry
	near    *widgets.Select // those who invite on the local network
	seen    []nearby.Host   // likewise
	look    func(context.Context, func(nearby.Host)) error
	looks   context.CancelFunc // ends the looking; nil: nobody looks
	content fyne.CanvasObject
	open    []Left       // duels that are not over
	resume  *peer.Stored // the one to go on with; nil: a new duel
	resumes *widgets.Select
	minutes int                // of the clock that who invites proposes; 0: none
	best    int                // duels of the round that who invites proposes
	cancel  context.CancelFunc // of what is going on; nil: nothing
}

const qrSide = 220

// New lays the page out.
func New(c Config) (*Page, error) {
	p := &Page{Config: c, look: nearby.Look}
	if c.alone() {
		p.look = func(ctx context.Context, _ func(nearby.Host)) error { <-ctx.Done(); return nil }
	}
	var err error
	if p.key, err = Key(c.Memory); err != nil {
		return nil, err
	}
	switch {
	case c.GoOn == nil:
		p.idle = container.NewGridWithColumns(2, p.layInvite(), container.NewBorder(p.layJoin(), nil, nil, nil, p.layPeople()))
	case c.GoOn.Seat == game.A: // who invited first does again
		p.idle = container.NewVBox(p.layInvite())
	default:
		p.idle = container.NewVBox(p.layJoin())
	}
	p.waits = container.NewStack(p.idle)
	back := widgets.NewIconButton(words.T("Volver"), fynetheme.NavigateBackIcon(), p.leave)
	head := container.NewBorder(nil, nil, container.NewHBox(back, widgets.Heading(words.T("Con un amigo"))), nil)
	p.content = container.NewBorder(container.NewVBox(head, p.layOwn()), p.layPromise(), nil, nil, p.waits)
	return p, nil
}

// Content is the object to be shown.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// layOwn is the panel of what the owner brings.
func (p *Page) layOwn() fyne.CanvasObject {
	if g := p.GoOn; g != nil {
		return widgets.NewPanel(widgets.Flush(widgets.Wrapped(words.T("Sigue la ronda con {name}: {mine} – {theirs}, duelo {n} de {best}. Tu amigo la elige también en Continuar.",
			"name", g.Rival.Name, "mine", g.Round.Wins[g.Seat], "theirs", g.Round.Wins[g.Seat.Other()], "n", g.Round.Number, "best", g.Round.Best))))
	}
	p.deck = widgets.NewSelect(nil, func(string) {
		p.Model.Mine = p.deck.SelectedIndex()
		p.judge()
	})
	p.showDecks()
	p.resumes = widgets.NewSelect([]string{words.T("Un duelo nuevo")}, func(string) {
		p.resume = nil
		if i := p.resumes.SelectedIndex(); i > 0 {
			p.resume = &p.open[i-1].Stored
		}
	})
	p.resumes.SetSelectedIndex(0)
	var found []Left
	p.Desk.Later(func() error { found = Unfinished(p.Folder); return nil }, func(error) { p.offer(found) })
	row := container.New(layout.NewFormLayout(), widgets.Muted(words.T("Tu mazo")), p.deck, widgets.Muted(words.T("Duelo")), p.resumes)
	return widgets.NewPanel(row)
}

// judge says anew of each deck whether it is legal, where the format is another.
func (p *Page) judge() {
	if p.Model.Judge() {
		p.showDecks()
	}
}

// showDecks lists the decks, and whether they are legal in the format.
func (p *Page) showDecks() {
	var names []string
	for _, d := range p.Model.Decks() {
		names = append(names, d.Name+" · "+d.About())
	}
	p.deck.SetOptions(widgets.Distinct(names))
	if p.Model.Mine >= 0 {
		p.deck.SetShown(p.deck.Options[p.Model.Mine])
	}
}

// offer lists the duels that can be gone on with.
func (p *Page) offer(open []Left) {
	if len(open) == 0 || p.cancel != nil {
		return
	}
	p.open = open
	options := []string{words.T("Un duelo nuevo")}
	for _, d := range open {
		options = append(options, words.T("Seguir con {name}, lo dejado el {when}", "name", d.Terms[d.Seat.Other()].Name, "when", words.Moment(d.When)))
	}
	p.resumes.SetOptions(widgets.Distinct(options))
	for i, d := range open {
		if d.Path == p.Resume {
			p.resumes.SetSelectedIndex(i + 1)
		}
	}
}

// Left is a duel that is not over.
type Left struct {
	peer.Stored
	When time.Time // that something was done last
}

// About is the duel in one line: with whom, how the round stands and when it was.
func (l Left) About() string {
	what := words.T("Con {name}", "name", l.Terms[l.Seat.Other()].Name)
	if r := l.Terms[game.A].Round; r.Best > 1 {
		what += " · " + words.T("duelo {n} de {best}", "n", r.Number, "best", r.Best)
	}
	return what + " · " + words.Moment(l.When)
}

// Begun is the file of the duel of a round that was begun after another and is not over; empty
// for none. It reads the disk.
func Begun(folder string, after deal.ID) string {
	for _, d := range Unfinished(folder) {
		if d.Terms[game.A].Round.Before == after {
			return d.Path
		}
	}
	return ""
}

// Unfinished are the duels in a folder that are not over, the latest first. It reads the disk.
func Unfinished(folder string) []Left {
	var all []Left
	entries, _ := os.ReadDir(folder) // without one there is none
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !strings.HasSuffix(e.Name(), ".duelo") {
			continue
		}
		if s, err := peer.Peek(filepath.Join(folder, e.Name())); err == nil && !(s.Opened[0] || s.Opened[1]) {
			all = append(all, Left{s, info.ModTime()})
		}
	}
	slices.SortStableFunc(all, func(a, b Left) int { return b.When.Compare(a.When) })
	return all
}

func (p *Page) layInvite() fyne.CanvasObject {
	invite := widgets.NewIconButton(words.T("Invitar"), fynetheme.MailSendIcon(), p.invite)
	invite.Importance = widget.HighImportance
	options := []string{words.T("Sin reloj")}
	for _, n := range lobby.Clocks {
		options = append(options, words.T("{n} minutos cada uno", "n", n))
	}
	clock := widgets.NewSelect(options, func(chosen string) {
		p.minutes = 0
		if i := slices.Index(options, chosen); i > 0 {
			p.minutes = lobby.Clocks[i-1]
		}
	})
	clock.SetSelectedIndex(0)
	if p.GoOn != nil {
		return widgets.NewPanel(container.NewVBox(widgets.Title(words.T("Invitar")),
			widgets.Explain(words.T("Tu programa espera a tu amigo y te da un código. Mándaselo por donde hablen: sirve una sola vez.")), container.NewHBox(invite)))
	}
	lengths := []string{words.T("Un duelo"), words.T("Al mejor de tres")}
	length := widgets.NewSelect(lengths, func(chosen string) {
		p.best = 1
		if chosen == lengths[1] {
			p.best = round.Best
		}
	})
	length.SetSelectedIndex(0)
	return widgets.NewPanel(container.NewVBox(widgets.Title(words.T("Invitar")),
		widgets.Explain(words.T("Tu programa espera a tu amigo y te da un código. Mándaselo por donde hablen: sirve una sola vez.")),
		container.New(layout.NewFormLayout(), widgets.Muted(words.T("Formato")), p.layFormat(),
			widgets.Muted(words.T("Duelos")), length, widgets.Muted(words.T("Reloj")), clock),
		container.NewHBox(invite)))
}

// layFormat is the choice of the format of the duel.
func (p *Page) layFormat() fyne.CanvasObject {
	names, chosen := p.Model.FormatChoice()
	p.format = widgets.NewSelect(widgets.Distinct(names), nil)
	p.format.SetSelectedIndex(chosen)
	p.format.OnChanged = func(string) {
		p.Model.ChooseFormat(p.format.SelectedIndex())
		p.judge()
	}
	return p.format
}

func (p *Page) layJoin() fyne.CanvasObject {
	p.code = widget.NewMultiLineEntry()
	p.code.Wrapping = fyne.TextWrapBreak
	p.code.SetPlaceHolder(words.T("Pega aquí el código que te mandaron. Para seguir un duelo en la misma mesa no hace falta."))
	p.code.SetMinRowsVisible(4)
	join := widgets.NewIconButton(words.T("Unirse"), fynetheme.LoginIcon(), p.join)
	join.Importance = widget.HighImportance
	paste := widgets.NewIconButton(words.T("Pegar"), fynetheme.ContentPasteIcon(), func() { p.code.SetText(fyne.CurrentApp().Clipboard().Content()) })
	look := widgets.NewIconButton(words.T("Buscar en la red local"), fynetheme.SearchIcon(), p.lookNearby)
	p.near = widgets.NewSelect(nil, func(name string) {
		p.code.SetPlaceHolder(words.T("Escribe aquí el código corto que ve {name}", "name", name))
	})
	p.near.PlaceHolder = words.T("Todavía no se busca a nadie")
	return widgets.NewPanel(container.NewVBox(widgets.Title(words.T("Unirse")), p.code, container.NewHBox(join, paste),
		container.NewBorder(nil, nil, look, nil, p.near)))
}

// lookNearby lists those who invite on the local network as they are found, until the page is
// left or somebody is called.
//
// Whoever is on the network may say that it is a friend, so a name is only where to call: the
// host's short code is still typed, each side proves it to the other, and a guest without it
// is not even shown.
func (p *Page) lookNearby() {
	p.stopLooking()
	ctx, stop := context.WithCancel(context.Background())
	p.looks, p.seen = stop, nil
	p.near.SetOptions(nil)
	p.near.PlaceHolder = words.T("Se busca en la red local…")
	p.near.Refresh()
	found := func(h nearby.Host) {
		fyne.Do(func() {
			if ctx.Err() != nil {
				return
			}
			p.seen = append(p.seen, h)
			var names []string
			for _, h := range p.seen {
				names = append(names, hostName(h))
			}
			p.near.SetOptions(widgets.Distinct(names))
			p.near.PlaceHolder = words.T("Elige a tu amigo")
			p.near.Refresh()
		})
	}
	go func() {
		if err := p.look(ctx, found); err != nil {
			fyne.Do(func() {
				p.near.PlaceHolder = words.T("Este equipo no está en ninguna red local")
				p.near.Refresh()
			})
		}
	}()
}

// hostName is somebody who invites as a person sees it.
func hostName(h nearby.Host) string {
	if h.Name == "" {
		return h.Addresses[0].Addr().String()
	}
	return h.Name + " · " + h.Addresses[0].Addr().String()
}

func (p *Page) stopLooking() {
	if p.looks != nil {
		p.looks()
		p.looks = nil
	}
}

// layPromise says what the program sees to and what it cannot.
func (p *Page) layPromise() fyne.CanvasObject {
	return container.NewVBox(
		widgets.Explain(words.T("Nadie reparte por ustedes ni hay servidor: los dos programas sacan cada carta juntos, ninguno ve lo que no debe, y al terminar cada uno revisa el duelo entero.")),
		widgets.Explain(words.T("No protege de que alguien se vaya a medias, de que cuente sus cartas a otro, ni de que le ayude un programa a jugar.")))
}

// chosen is the deck that is taken to the table.
func (p *Page) chosen() (deck.List, error) {
	if p.GoOn != nil {
		return p.GoOn.List, nil
	}
	i := p.deck.SelectedIndex()
	if i < 0 || i >= len(p.Model.Decks()) {
		return deck.List{}, words.Err("Primero crea un mazo")
	}
	d := p.Model.Decks()[i]
	return d.List, d.Unread
}

// proposed is the format of the duel, where this side invites.
func (p *Page) proposed() deck.Format {
	if p.GoOn != nil {
		return p.GoOn.Rival.Format()
	}
	return p.Model.Format()
}

// start begins something that rest gives up.
func (p *Page) start() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel = cancel
	return ctx
}

// wait shows what is waited for, with a way out.
func (p *Page) wait(title string, body ...fyne.CanvasObject) {
	stop := widgets.NewButton(words.T("Cancelar"), p.rest)
	waiting := widget.NewActivity()
	waiting.Start()
	page := container.NewVBox(container.NewHBox(waiting, widgets.Title(title)))
	for _, o := range body {
		page.Add(o)
	}
	page.Add(container.NewHBox(stop))
	p.waits.Objects = []fyne.CanvasObject{widgets.NewPanel(page)}
	p.waits.Refresh()
}

// Close gives up what is going on: nobody looks at the page any more.
func (p *Page) Close() {
	p.stopLooking()
	p.rest()
}

// rest gives up what is going on.
func (p *Page) rest() {
	if p.cancel != nil {
		p.cancel()
		p.cancel = nil
	}
	p.waits.Objects = []fyne.CanvasObject{p.idle}
	p.waits.Refresh()
}

func (p *Page) leave() {
	p.Close()
	p.Back()
}

// invite listens and shows the code.
func (p *Page) invite() {
	list, err := p.chosen()
	if err != nil {
		p.Desk.Fail(err)
		return
	}
	p.Side.Format = p.proposed()
	ways := newBoard(words.T("sirve"))
	host, err := p.listen(ways.tell)
	if err != nil {
		p.Desk.Fail(err)
		return
	}
	ctx := p.start()
	select {
	case <-host.Settled():
		p.showCode(host, ways)
	default: // the code is not whole before
		p.wait(words.T("Buscando caminos para tu amigo"), widgets.Flush(ways.label))
		go func() {
			<-host.Settled()
			fyne.Do(func() {
				if ctx.Err() == nil {
					p.showCode(host, ways)
				}
			})
		}()
	}
	go func() {
		conn, err := p.guest(ctx, host)
		if err != nil {
			host.Close()
			return
		}
		p.meet(ctx, host, conn, game.A, list)
	}()
}

// showCode shows what the friend needs, the ways in, and where a friend's answer goes.
func (p *Page) showCode(host *link.Host, ways *board) {
	v := host.Invitation()
	text := container.NewVBox(p.codeToCopy(v.String()))
	if !p.alone() {
		text.Add(widgets.Flush(widgets.Wrapped(words.T("A quien está en tu misma red le basta el código corto: {code}", "code", v.Short()))))
	}
	text.Add(widgets.Flush(ways.label))
	answer := widget.NewEntry()
	answer.SetPlaceHolder(words.T("Si tu amigo no llega, pega aquí su código de respuesta"))
	call := widgets.NewButton(words.T("Llamarlo"), func() {
		a, err := link.ParseAnswer(answer.Text)
		if err == nil {
			err = host.Knock(a)
		}
		if err != nil {
			p.Desk.Fail(err)
		}
	})
	text.Add(container.NewBorder(nil, nil, nil, call, answer))
	text.Add(widgets.Explain(words.T("Si nada llega, abre el puerto {port} (UDP) en tu enrutador, o que invite tu amigo.", "port", int(host.Port()))))
	p.wait(words.T("Esperando a tu amigo"), container.NewBorder(nil, nil, nil, picture(v.String()), text))
}

// codeToCopy is a code with a button that copies it.
func (p *Page) codeToCopy(text string) fyne.CanvasObject {
	code := widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Monospace: true})
	code.Wrapping = fyne.TextWrapWord
	copies := widgets.NewIconButton(words.T("Copiar el código"), fynetheme.ContentCopyIcon(), func() {
		fyne.CurrentApp().Clipboard().SetContent(text)
		p.Desk.Notes.Say(words.T("Código copiado"))
	})
	copies.Importance = widget.HighImportance
	return container.NewVBox(code, container.NewHBox(copies))
}

// listen waits where it waited before, if it can, for a duel that is gone on with: the friend may
// find back without a code.
func (p *Page) listen(report func(link.Way)) (*link.Host, error) {
	o := link.Options{Listen: p.Listen, Router: true, Nearby: true, Name: p.Side.Name, STUN: p.STUN, Report: report}
	if p.resume != nil && p.resume.Seat == game.A && p.resume.Way.IsValid() {
		again := o
		again.Listen = netip.AddrPortFrom(netip.IPv6Unspecified(), p.resume.Way.Port())
		if p.Listen.IsValid() {
			again.Listen = netip.AddrPortFrom(p.Listen.Addr(), p.resume.Way.Port())
		}
		if host, err := link.Listen(p.key, again); err == nil {
			return host, nil
		}
	}
	return link.Listen(p.key, o)
}

// guest waits for who has the code or, where a duel is gone on with, for the friend to come back.
func (p *Page) guest(ctx context.Context, host *link.Host) (*link.Conn, error) {
	if p.resume == nil {
		return host.Accept(ctx)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type came struct {
		conn *link.Conn
		err  error
	}
	first := make(chan came, 2)
	rival := link.ID(p.resume.Terms[p.resume.Seat.Other()].Key)
	go func() { c, err := host.Accept(ctx); first <- came{c, err} }()
	go func() { c, err := host.Await(ctx, rival); first <- came{c, err} }()
	c := <-first
	return c.conn, c.err
}

// picture is a code for a telephone's camera.
func picture(text string) fyne.CanvasObject {
	code, err := qr.Draw(text)
	if err != nil {
		return canvas.NewRectangle(nil)
	}
	img := canvas.NewImageFromImage(code)
	img.FillMode, img.ScaleMode = canvas.ImageFillContain, canvas.ImageScalePixels
	img.SetMinSize(fyne.NewSize(qrSide, qrSide))
	return img
}

// invitation is what was pasted, or the short code of somebody on the local network.
func (p *Page) invitation() (link.Invitation, error) {
	secret, err := link.ParseShort(p.code.Text)
	if errors.Is(err, link.ErrNoCode) {
		return link.ParseInvitation(p.code.Text)
	}
	if err != nil {
		return link.Invitation{}, err
	}
	i := p.near.SelectedIndex()
	if i < 0 || i >= len(p.seen) {
		return link.Invitation{}, words.Err("Con el código corto, elige primero a tu amigo en la red local")
	}
	h := p.seen[i]
	return link.Invitation{Host: h.Print, Secret: secret, Addresses: h.Addresses}, nil
}

// join calls who invited, in all ways at once.
func (p *Page) join() {
	list, err := p.chosen()
	if err != nil {
		p.Desk.Fail(err)
		return
	}
	if p.resume != nil && p.resume.Seat == game.B && strings.TrimSpace(p.code.Text) == "" {
		p.rejoin(list)
		return
	}
	v, err := p.invitation()
	if err != nil {
		p.Desk.Fail(err)
		return
	}
	ways := newBoard(words.T("contesta"))
	o := link.Options{STUN: p.STUN, Report: ways.tell}
	if p.alone() {
		o.Listen = netip.AddrPortFrom(p.Listen.Addr(), 0)
	}
	g, err := link.Call(p.key, v, o)
	if err != nil {
		p.Desk.Fail(err)
		return
	}
	p.stopLooking()
	ctx := p.start()
	p.wait(words.T("Llamando a tu amigo"), widgets.Flush(ways.label))
	go func() {
		defer g.Close()
		conn, err := g.Join(ctx)
		if none, ok := errors.AsType[*link.NoWay](err); ok && ctx.Err() == nil {
			a, why := g.Answer(ctx)
			if why != nil {
				p.fail(ctx, noWay(none, why))
				return
			}
			fyne.Do(func() {
				if ctx.Err() == nil {
					p.showAnswer(a, ways)
				}
			})
			conn, err = g.Insist(ctx)
		}
		if err != nil {
			p.fail(ctx, err)
			return
		}
		p.meet(ctx, nil, conn, game.B, list)
	}()
}

// showAnswer shows what who invited needs where no way led there.
func (p *Page) showAnswer(a link.Answer, ways *board) {
	p.wait(words.T("Ningún camino llega todavía"), p.codeToCopy(a.String()),
		widgets.Explain(words.T("Manda este código de respuesta a quien te invitó: cuando lo ponga en su programa, los dos se llaman a la vez y sus enrutadores los dejan pasar.")),
		widgets.Flush(ways.label))
}

// rejoin finds back to where the friend waited before.
func (p *Page) rejoin(list deck.List) {
	rival, way := link.ID(p.resume.Terms[game.A].Key), p.resume.Way
	ctx := p.start()
	p.wait(words.T("Volviendo a la mesa de {name}", "name", p.resume.Terms[game.A].Name))
	go func() {
		conn, err := link.Rejoin(ctx, p.key, rival, []netip.AddrPort{way})
		if err != nil {
			p.fail(ctx, err)
			return
		}
		p.meet(ctx, nil, conn, game.B, list)
	}()
}

// fail tells of what went wrong on the way, unless it was given up.
func (p *Page) fail(ctx context.Context, err error) {
	fyne.Do(func() {
		if ctx.Err() == nil {
			p.rest()
			p.Desk.Fail(err)
		}
	})
}

// meet goes on with a line: to a duel that was begun, or to see what the other brings.
func (p *Page) meet(ctx context.Context, host *link.Host, conn *link.Conn, seat game.Seat, list deck.List) {
	side := p.Side
	side.Key, side.List, side.Clock = p.key, list, p.minutes
	if p.GoOn != nil {
		side.Round = p.GoOn.Round
		side.Clock = p.GoOn.Clock
	} else if seat == game.A && p.best > 1 {
		side.Round = peer.Standing{Best: p.best, Number: 1}
	}
	if p.resume != nil {
		p.goOn(ctx, side, host, conn)
		return
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	m, err := peer.Meet(peer.Over(conn), side, seat)
	if g := p.GoOn; g != nil && err == nil && (m.Theirs.Key != g.Rival.Key || m.Theirs.Pool != g.Pool) {
		err = errors.Join(words.Err("Quien llegó no es {name}, o no trae las cartas que inscribió en la ronda", "name", g.Rival.Name), m.Decline())
	}
	if err != nil {
		conn.Close()
		closeHost(host)
		p.fail(ctx, err)
		return
	}
	fyne.Do(func() {
		p.showTerms(m, func(yes bool) {
			go func() {
				defer stop()
				if !yes {
					_ = m.Decline()
					closeHost(host)
					fyne.Do(p.rest)
					return
				}
				s, err := begin(m, p.Folder, seat, side, host, conn)
				p.done(ctx, side, host, conn, s, err)
			}()
		})
	})
}

func closeHost(h *link.Host) {
	if h != nil {
		h.Close()
	}
}

// goOn takes a duel that was begun to the table again.
func (p *Page) goOn(ctx context.Context, side peer.Side, host *link.Host, conn *link.Conn) {
	s, err := func() (*Session, error) {
		key, err := peer.KeyIn(p.resume.Path)
		if err != nil {
			return nil, err
		}
		d, err := peer.Resume(p.resume.Path, key, p.Side.Common, p.Side.Books)
		if err != nil {
			return nil, err
		}
		if rival := d.Agreement().Terms[d.Seat().Other()]; rival.Key != conn.Peer() {
			return nil, errors.Join(words.Err("Quien llegó no es {name}, con quien jugabas este duelo", "name", rival.Name), d.Close())
		}
		return newSession(d, p.key, host, conn)
	}()
	p.done(ctx, side, host, conn, s, err)
}

func (p *Page) done(ctx context.Context, side peer.Side, host *link.Host, conn *link.Conn, s *Session, err error) {
	if err != nil {
		conn.Close()
		closeHost(host)
		p.fail(ctx, err)
		return
	}
	fyne.Do(func() {
		p.cancel = nil
		p.rest()
		p.Begin(s, side)
	})
}

// showTerms shows what both bring, and asks.
func (p *Page) showTerms(m *peer.Meeting, answer func(bool)) {
	grid := container.New(layout.NewGridLayout(3))
	row := func(what, mine, theirs string) {
		grid.Add(widgets.Muted(what))
		grid.Add(widgets.NewInk(mine, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut())
		grid.Add(widgets.NewInk(theirs, fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut())
	}
	legal := func(t peer.Terms) string {
		if t.Legal {
			return words.T("{n} cartas · legal", "n", t.Size)
		}
		return words.T("{n} cartas · no es legal", "n", t.Size)
	}
	row("", words.T("Tú"), m.Theirs.Name)
	format := m.Mine.Format() // which is that of who invites
	row(words.T("Formato"), format.Name, format.Name)
	row(words.T("Mazo"), legal(m.Mine), legal(m.Theirs))
	row(words.T("Reglamento"), words.BookTitle(m.Mine.Rulebook), words.T("versión {n}", "n", int(m.Mine.Version)))
	row(words.T("Programa"), m.Mine.Program, m.Theirs.Program)
	row(words.T("Cartas con texto propio"), words.T("{n} en total", "n", len(m.Mine.Own)), words.T("{n} en total", "n", len(m.Theirs.Own)))
	if m.Round().Best > 1 {
		row(words.T("Duelos"), words.T("Al mejor de tres"), words.T("Al mejor de tres"))
		row(words.T("Banquillo"), words.N(m.Mine.Beside, "{n} carta", "{n} cartas"), words.N(m.Theirs.Beside, "{n} carta", "{n} cartas"))
	}
	if clock := p.clockOf(m); clock > 0 {
		row(words.T("Reloj"), words.T("{n} minutos cada uno", "n", clock), words.T("{n} minutos cada uno", "n", clock))
	}
	row(words.T("Clave"), link.ID(m.Mine.Key).String(), link.ID(m.Theirs.Key).String())
	read := widgets.NewButton(words.T("Leer el formato…"), func() { formats.Show(p.Desk.Canvas(), format) })
	body := container.NewVBox(grid, container.NewHBox(read))
	if !slices.ContainsFunc(p.Model.Formats(), format.Equal) {
		body.Add(widgets.Explain(words.T("«{format}» no está entre tus formatos: sus reglas llegan con el duelo, y tu mazo se juzga por ellas.", "format", format.Name)))
	}
	switch Judge(People(p.Memory), m.Theirs.Name, m.Theirs.Key) {
	case Known:
		body.Add(widgets.Explain(words.T("Ya jugaste con esta clave: es quien dice ser.")))
	case Changed:
		loud := widget.NewLabelWithStyle(words.T("CUIDADO: conoces a alguien con este nombre y otra clave. Si no sabes que cambió de equipo, puede ser otra persona."), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
		loud.Wrapping, loud.Importance = fyne.TextWrapWord, widget.DangerImportance
		body.Add(loud)
	default:
		body.Add(widgets.Explain(words.T("Es la primera vez que juegas con esta clave. Pueden compararla de viva voz.")))
	}
	for _, t := range [...]peer.Terms{m.Mine, m.Theirs} {
		if own := t.OwnCards(); len(own) > 0 {
			body.Add(layOwnCards(t.Name, own))
		}
	}
	widgets.ShowSheet(p.Desk.Canvas(), words.T("¿Jugar este duelo?"), widgets.MinWidth(620, body),
		widgets.Choice{Text: words.T("No jugar"), Do: func() { answer(false) }},
		widgets.Choice{Text: words.T("Jugar"), Importance: widget.HighImportance, Do: func() {
			p.wait(words.T("Esperando a que {name} acepte", "name", m.Theirs.Name))
			answer(true)
		}})
}

// clockOf is the clock of the one who invites.
func (p *Page) clockOf(m *peer.Meeting) int {
	if m.Seat() == game.A {
		return m.Mine.Clock
	}
	return m.Theirs.Clock
}

// layOwnCards shows what the cards say that somebody has otherwise than everybody.
func layOwnCards(name string, own []card.Card) fyne.CanvasObject {
	const most = 130 // units of height, before one has to scroll
	list := container.NewVBox()
	for _, c := range own {
		about := []string{words.T(c.Type.String())}
		if c.Cost >= 0 {
			about = append(about, words.T("coste {n}", "n", int(c.Cost)))
		}
		if c.Strength >= 0 {
			about = append(about, words.T("Fuerza {n}", "n", int(c.Strength)))
		}
		line := c.Name + " (" + strings.Join(about, ", ") + ")"
		if c.Text != "" {
			line += ": " + c.Text
		}
		list.Add(widgets.Flush(widgets.Wrapped(line)))
	}
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(0, min(most, list.MinSize().Height)))
	return container.NewVBox(widgets.Muted(words.T("Con texto propio de {name}", "name", name)), scroll)
}
