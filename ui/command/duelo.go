package command

import (
	"bufio"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/netip"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/peer"
	"castillo/game/peer/chain"
	"castillo/game/peer/link"
	"castillo/game/peer/link/nearby"
	"castillo/game/replay"
	"castillo/ui/archive"
)

var duelCommand = verb{
	name: "duelo",
	help: "juega un duelo con un amigo por una conexión directa",
	more: "Quien invita recibe un código y se lo pasa al otro, que se une con él. Aquí juega el\n" +
		"computador por los dos lados; con las manos se juega en la ventana. Al final se dice el\n" +
		"resultado y si la auditoría salió limpia. Lo jugado queda en un archivo, con el que se\n" +
		"sigue un duelo que se cortó y que cualquiera puede auditar.\n" +
		"Cada camino se dice mientras se prueba. Si ninguno llega y los dos tienen --stun, quien se\n" +
		"une recibe un código de respuesta; quien invitó lo escribe aquí, y los dos se llaman a la vez.",
	options: []option{
		{"invitar", "", "invita y escribe el código"},
		{"unirse", "CÓDIGO", "se une a quien invitó; en la misma red basta el código corto"},
		{"buscar", "", "lista a quienes invitan en la red local"},
		{"mazo", "MAZO", "archivo o mazo inicial"},
		{formatOption.name, formatOption.value, "formato del duelo, lo dice quien invita (el del mazo; si no dice ninguno, el del D.A.R.)"},
		{"jugador", "BOT", "quién juega: " + playerNames("o") + " (voraz)"},
		{"nombre", "NOMBRE", "cómo te ve el otro"},
		{"escuchar", "DIRECCIÓN:PUERTO", "dónde escucha quien invita (todas, cualquier puerto)"},
		{"stun", "SERVIDOR", "a quién preguntar cómo se ve este equipo desde fuera (a nadie)"},
		{"directo", "", "no se anuncia en la red local ni pide un puerto al enrutador"},
		{"seguir", "ARCHIVO", "sigue el duelo de este archivo"},
		{"paciencia", "SEGUNDOS", "cuánto se espera al otro al final (30)"},
	},
	run: runDuel,
}

func runDuel(c *call) error {
	if len(c.words) > 0 {
		return c.usage("sobra %q", c.words[0])
	}
	if c.has("buscar") {
		return c.listNearby()
	}
	if c.has("invitar") == c.has("unirse") {
		return c.usage("di --invitar o --unirse CÓDIGO")
	}
	player, err := c.player(c.text("jugador", "voraz"))
	if err != nil {
		return err
	}
	c.Stderr = &together{to: c.Stderr}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	patience, err := c.number("paciencia", 30, 0, 86400)
	if err != nil {
		return err
	}
	r, err := c.friend(ctx)
	if err != nil {
		return err
	}
	defer r.close()
	d, err := c.seat(r)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Stderr, "registro: %s\n", r.path)
	leave := context.AfterFunc(ctx, func() { d.Close() })
	defer leave()
	keeping, done := context.WithCancel(ctx)
	defer done()
	go d.Keep(keeping, r.again)
	_, err = d.Play(player.New(seedOf(d)))
	if ctx.Err() != nil {
		return fmt.Errorf("el duelo queda sin terminar; se sigue con --seguir %s", r.path)
	}
	if err != nil && !errors.Is(err, peer.ErrOver) {
		fmt.Fprintf(c.Stderr, "el duelo se detuvo: %v\n", err)
	}
	report, err := d.Finish(r.auditor, time.Duration(patience)*time.Second)
	if err != nil {
		return err
	}
	err = c.tellReport(d.Agreement(), report)
	d.Linger(5 * time.Second)
	done()
	return errors.Join(err, d.Close())
}

// seedOf is a seed for the player's own chance, which is nothing to the duel's.
func seedOf(d *peer.Duel) uint64 {
	id := d.Agreement().ID()
	return uint64(id[0]) | uint64(id[1])<<8 | uint64(d.Seat())<<16
}

// friend is the other side of a duel, and how it is reached.
type friend struct {
	key     ed25519.PrivateKey
	auditor peer.Auditor
	seat    game.Seat
	path    string // of the duel's file
	host    *link.Host
	line    *link.Conn
	resumes bool
}

func (r *friend) close() {
	if r.host != nil {
		r.host.Close()
	}
}

// again makes a line to the same friend.
func (r *friend) again(ctx context.Context) (peer.Line, error) {
	var c *link.Conn
	var err error
	if r.host != nil {
		c, err = r.host.Await(ctx, r.line.Peer())
	} else {
		c, err = r.line.Again(ctx, r.key)
	}
	if err != nil {
		return nil, err
	}
	return peer.Over(c), nil
}

// friend invites or joins, and gives the line to who came.
func (c *call) friend(ctx context.Context) (*friend, error) {
	common, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	r := &friend{seat: game.A, path: c.text("seguir", ""), resumes: c.has("seguir"),
		auditor: peer.Auditor{Books: rulebooks, Common: common.All()}}
	if _, r.key, err = ed25519.GenerateKey(rand.Reader); err == nil && r.resumes {
		r.key, err = peer.KeyIn(r.path)
	}
	if err != nil {
		return nil, err
	}
	o := link.Options{STUN: c.text("stun", ""), Report: c.tellWay}
	if at := c.text("escuchar", ""); at != "" {
		if o.Listen, err = netip.ParseAddrPort(at); err != nil {
			return nil, c.usage("%q no es DIRECCIÓN:PUERTO", at)
		}
	}
	if !c.has("invitar") {
		r.seat = game.B
		r.line, err = c.join(ctx, r.key, o)
		return r, err
	}
	o.Router, o.Nearby, o.Name = !c.has("directo"), !c.has("directo"), c.text("nombre", "")
	if r.host, err = link.Listen(r.key, o); err != nil {
		return nil, err
	}
	select {
	case <-r.host.Settled():
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), r.host.Close())
	}
	v := r.host.Invitation()
	fmt.Fprintf(c.Stdout, "código: %v\n", v)
	if o.Nearby && !o.Listen.Addr().IsLoopback() {
		fmt.Fprintf(c.Stderr, "en la misma red basta el código corto: %s\n", v.Short())
	}
	if c.text("mazo", "") != "-" { // else the deck comes by there
		go c.takeAnswers(r.host)
	}
	r.line, err = r.host.Accept(ctx)
	return r, err
}

// together has several goroutines write to one writer, a line at a time.
type together struct {
	mu sync.Mutex
	to io.Writer
}

func (t *together) Write(line []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.to.Write(line)
}

// tellWay says how far a way in is.
func (c *call) tellWay(w link.Way) {
	text := w.Kind.String()
	if w.Address.IsValid() {
		text += " " + w.Address.String()
	}
	if w.By != "" {
		text += " (" + w.By + ")"
	}
	switch w.State {
	case link.Trying:
		text += ": se prueba"
	case link.Open:
		text += ": sirve"
	case link.Failed:
		text += ": " + w.Err.Error()
	}
	fmt.Fprintln(c.Stderr, text)
}

// takeAnswers reads the answers of guests whom no way led here, and knocks at each.
func (c *call) takeAnswers(h *link.Host) {
	for in := bufio.NewScanner(c.Stdin); in.Scan(); {
		if strings.TrimSpace(in.Text()) == "" {
			continue
		}
		a, err := link.ParseAnswer(in.Text())
		if err == nil {
			err = h.Knock(a)
		}
		if err != nil {
			fmt.Fprintln(c.Stderr, err)
		}
	}
}

// join calls who invited: with a code the addresses in it, with a short one those who are seen
// on the local network.
func (c *call) join(ctx context.Context, key ed25519.PrivateKey, o link.Options) (*link.Conn, error) {
	code := c.text("unirse", "")
	secret, err := link.ParseShort(code)
	if err == nil {
		return c.joinNearby(ctx, key, secret, o)
	}
	if !errors.Is(err, link.ErrNoCode) {
		return nil, err
	}
	v, err := link.ParseInvitation(code)
	if err != nil {
		return nil, err
	}
	g, err := link.Call(key, v, o)
	if err != nil {
		return nil, err
	}
	defer g.Close()
	line, err := g.Join(ctx)
	if _, none := errors.AsType[*link.NoWay](err); !none || ctx.Err() != nil {
		return line, err
	}
	a, why := g.Answer(ctx)
	if why != nil {
		return nil, fmt.Errorf("%w; %w", err, why)
	}
	fmt.Fprintf(c.Stderr, "%v; o dale a quien invitó el código de respuesta, que lo escriba en su terminal\n", err)
	fmt.Fprintf(c.Stdout, "respuesta: %v\n", a)
	return g.Insist(ctx)
}

// lookTime is how long the local network is asked who invites.
const lookTime = 3 * time.Second

var errNobodyNear = errors.New("nadie invita en la red local")

// nearbyHosts are those who invite on the local network.
func nearbyHosts(ctx context.Context) ([]nearby.Host, error) {
	ctx, stop := context.WithTimeout(ctx, lookTime)
	defer stop()
	var all []nearby.Host
	if err := nearby.Look(ctx, func(h nearby.Host) { all = append(all, h) }); err != nil || len(all) == 0 {
		return nil, errNobodyNear
	}
	return all, nil
}

// joinNearby calls everybody on the local network until somebody knows the secret too.
func (c *call) joinNearby(ctx context.Context, key ed25519.PrivateKey, secret [10]byte, o link.Options) (*link.Conn, error) {
	all, err := nearbyHosts(ctx)
	if err != nil {
		return nil, err
	}
	for _, h := range all {
		g, why := link.Call(key, link.Invitation{Host: h.Print, Secret: secret, Addresses: h.Addresses}, o)
		if why != nil {
			return nil, why
		}
		line, why := g.Join(ctx)
		if why == nil {
			return line, nil
		}
		err = errors.Join(why, g.Close())
	}
	return nil, err
}

// listNearby lists who invites on the local network.
func (c *call) listNearby() error {
	all, err := nearbyHosts(context.Background())
	if err != nil {
		return err
	}
	for _, h := range all {
		fmt.Fprintf(c.Stdout, "%s\t%v\n", h.Name, h.Addresses[0])
	}
	return nil
}

// seat begins the duel, or goes on with it.
func (c *call) seat(r *friend) (*peer.Duel, error) {
	if r.resumes {
		d, err := peer.Resume(r.path, r.key, r.auditor.Common, rulebooks)
		if err != nil {
			return nil, err
		}
		return d, d.Connect(peer.Over(r.line))
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	word := c.text("mazo", "")
	if word == "" {
		return nil, c.usage("falta --mazo MAZO")
	}
	list, err := c.readList(word)
	if err != nil {
		return nil, err
	}
	formats, err := c.formats()
	if err != nil {
		return nil, err
	}
	format, err := c.formatFor(list, formats)
	if err != nil {
		return nil, err
	}
	m, err := peer.Meet(peer.Over(r.line), peer.Side{Key: r.key, Name: c.text("nombre", ""), Program: peer.Program(), Books: rulebooks, Format: format,
		List: list, Catalogue: catalogue, Common: r.auditor.Common}, r.seat)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(c.Stderr, "formato: %s\n", m.Mine.Format().Name)
	g, hand, err := m.Accept()
	if err != nil {
		return nil, err
	}
	if r.path, err = c.duelFile(g); err != nil {
		return nil, err
	}
	d, err := peer.Begin(r.path, g, r.seat, hand, r.key, rulebooks)
	if err != nil {
		return nil, err
	}
	return d, d.Connect(peer.Over(r.line))
}

// duelFile is where a duel's entries are kept.
func (c *call) duelFile(g *peer.Agreement) (string, error) {
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, archive.DuelFolder)
	id := g.ID()
	return filepath.Join(dir, hex.EncodeToString(id[:])+".duelo"), os.MkdirAll(dir, 0o700)
}

// tellReport says how a duel ended and what its audit found.
func (c *call) tellReport(g *peer.Agreement, r *peer.Report) error {
	result := r.Result
	switch {
	case result.Open():
		fmt.Fprintln(c.Stdout, "El duelo quedó sin terminar")
	case !result.Winner.Plays():
		fmt.Fprintln(c.Stdout, "Empate")
	default:
		fmt.Fprintf(c.Stdout, "Gana %v%s\n", result.Winner, nameOf(g, result.Winner))
	}
	if r.Record != nil {
		fmt.Fprintf(c.Stdout, "%d acciones, estado final %016x\n", len(r.Record.Actions), r.Hash)
	}
	fmt.Fprintf(c.Stdout, "auditoría: %s\n", r.Verdict())
	if !r.Clean() {
		return errNo
	}
	return nil
}

func nameOf(g *peer.Agreement, s game.Seat) string {
	if name := g.Terms[s].Name; name != "" {
		return ", " + name
	}
	return ""
}

// audited audits a duel's file and says what was found. The record is nil where the match
// cannot be told, verdict is not where the audit is not clean.
func (c *call) audited(from io.Reader) (record *replay.Record, verdict, err error) {
	contents, err := chain.Read(from)
	if err != nil {
		return nil, nil, err
	}
	if c.has("prueba") {
		if err := c.writeNew(c.text("prueba", ""), peer.Proof(contents), "la prueba del duelo quedó"); err != nil {
			return nil, nil, err
		}
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return nil, nil, err
	}
	common := catalogue.All()
	g, log, err := peer.LogOf(contents, common)
	if err != nil {
		return nil, nil, err
	}
	report, err := peer.Auditor{Books: rulebooks, Common: common}.Audit(g, log)
	if err != nil {
		return nil, nil, err
	}
	return report.Record, c.tellReport(g, report), nil
}
