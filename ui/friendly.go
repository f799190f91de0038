package ui

import (
	"bytes"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"net/netip"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/setup"
	"castillo/ui/archive"
	"castillo/ui/friends"
	"castillo/ui/lobby"
	"castillo/ui/playmat"
	"castillo/ui/replays"
	"castillo/ui/sideboard"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// listenName is the setting of where one waits for a friend; without it, everywhere.
const listenName = "escucha"

// auditPatience is how long the friend's secrets are waited for when a duel is over.
const auditPatience = 45 * time.Second

// friendly is a duel with a friend on the table.
type friendly struct {
	shell   *shell
	session *friends.Session
	bar     *friends.Bar
	side    peer.Side          // what this side brings to the next duel
	round   round.Round        // the duels before this one, with the rival's names and decks as they were seen
	id      cardsdb.MatchID    // under which the round is kept; 0: not yet
	done    bool               // the audit was begun
	cancel  context.CancelFunc // of the beginning of another duel; nil: there is none
}

// resumeFriendly goes on with a round: with the duel that was begun last or, where that is over,
// on the way to the next one, for which the deck may be changed. The two find each other again.
func (s *shell) resumeFriendly(r round.Round, last mark) error {
	stored, err := peer.Peek(filepath.Join(s.duels(), hex.EncodeToString(last.duel[:])+".duelo"))
	if err != nil {
		return err
	}
	me := stored.Seat
	score := r.Score()
	stands := peer.Standing{Best: r.Best, Number: score.Played() + 1, Wins: score.Wins, Draws: score.Draws, First: r.First(), Before: last.duel}
	model, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		return err
	}
	if begun := friends.Begun(s.duels(), last.duel); begun != "" {
		s.meetFriend(model, nil, begun)
		return nil
	}
	s.screens[placePlay] = sideboard.New(s.desk, sideboard.Config{Round: r, Seat: me, Catalogue: s.store.Catalogue(), Standing: standingWords(r),
		Begin: func(l deck.List) {
			s.meetFriend(model, &friends.GoOn{Round: stands, Seat: me, List: l, Rival: stored.Terms[me.Other()], Clock: stored.Terms[game.A].Clock, Pool: last.pool}, "")
		},
		Leave: s.endDuel,
	})
	s.show(placePlay)
	return nil
}

// resumeWithFriend goes on with the duel in a file.
func (s *shell) resumeWithFriend(path string) {
	if s.duel != nil && s.duel.friend != nil && s.duel.friend.session.Duel.Path() == path {
		s.show(placePlay)
		return
	}
	model, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		s.desk.Fail(err)
		return
	}
	s.meetFriend(model, nil, path)
}

// meetFriend opens the page on which two friends find each other: for a new duel, to go on with
// a round, or with the duel in a file.
func (s *shell) meetFriend(model *lobby.Model, goOn *friends.GoOn, resume string) {
	common, own, err := s.definitions()
	if err != nil {
		s.desk.Fail(err)
		return
	}
	var listen string
	_ = s.store.Settings().Load(listenName, &listen) // without one everywhere
	at, _ := netip.ParseAddrPort(listen)
	page, err := friends.New(friends.Config{Desk: s.desk, Model: model, Memory: s.store.Settings(), Folder: s.duels(), Listen: at, STUN: s.choices.STUN,
		Side: peer.Side{Name: s.choices.Player(), Program: peer.Program(), Books: myl.Books(), Catalogue: s.store.Catalogue(),
			Common: common, Own: own, ByHand: true},
		GoOn: goOn, Resume: resume, Begin: s.startFriendly, Back: s.endDuel})
	if err != nil {
		s.desk.Fail(err)
		return
	}
	if h, ok := s.front().(hider); ok {
		h.Hidden()
	}
	s.current, s.meeting = placePlay, page
	s.rail.choose(placePlay)
	s.put(page.Content(), screenMargin)
	s.desk.Canvas().Unfocus()
}

// duels is the folder of the files of duels with friends.
func (s *shell) duels() string { return filepath.Join(s.dir, archive.DuelFolder) }

// definitions are the cards that every program has, and those that the owner has otherwise.
func (s *shell) definitions() (common, own []card.Card, err error) {
	embedded, err := cardsdb.Embedded()
	if err != nil {
		return nil, nil, err
	}
	common = embedded.All()
	known := map[card.Card]bool{}
	for _, c := range common {
		known[c] = true
	}
	for _, c := range s.store.Catalogue().All() {
		if !known[c] {
			own = append(own, c)
		}
	}
	return common, own, nil
}

// startFriendly takes a duel with a friend to the table.
func (s *shell) startFriendly(session *friends.Session, side peer.Side) {
	f := &friendly{shell: s, session: session, side: side}
	s.seatFriendly(f)
	var before round.Round
	var id cardsdb.MatchID
	s.desk.Later(func() (err error) { before, id, err = f.found(); return err }, func(error) {
		if id != 0 {
			f.round, f.id = before, id
		}
	})
}

// seatFriendly opens the playmat for a duel with a friend.
func (s *shell) seatFriendly(f *friendly) {
	if s.duel != nil {
		s.duel.close()
	}
	session := f.session
	d := &duel{shell: s, friend: f}
	d.mat = playmat.New(playmat.Config{
		Seating:  session.Seating(),
		Pictures: s.desk.Cache,
		Rival:    session.RivalName(),
		Pace:     s.pace,
		Habits:   s.habits(),
		OnEnd:    f.over,
		OnLeave:  s.endDuel,
		OnWatch:  func() { s.watch(func() cardsdb.MatchID { return f.id }, (*replays.Screen).Watch) },
		OnPast:   s.showDuels,
		OnRules:  s.showRules,
		Sounds:   s.sounds,
		OnMute:   s.toggleSounds,
		OnHabits: s.setHabits,
	})
	f.bar = friends.NewBar(s.desk, session, d.mat.View, d.mat.End)
	s.duel = d
	s.show(placePlay)
	d.mat.Start()
}

// setAway tells the friend at the table whether anybody looks at this window.
func (s *shell) setAway(away bool) {
	if s.duel != nil && s.duel.friend != nil {
		s.duel.friend.session.SetAway(away)
	}
}

// over opens the secrets and audits, behind the window.
func (f *friendly) over(r game.Result) {
	if f.done {
		return
	}
	f.done = true
	d := f.session.Duel
	gaveUp := r.Why == game.Conceded && r.Winner == d.Seat().Other() && !d.State().Result.Over
	go func() {
		report, err := f.audit(gaveUp)
		fyne.Do(func() { f.tell(report, err) })
	}()
}

func (f *friendly) audit(gaveUp bool) (*peer.Report, error) {
	d := f.session.Duel
	if gaveUp {
		if err := d.Concede(); err != nil {
			return nil, err
		}
	}
	common, err := cardsdb.Embedded()
	if err != nil {
		return nil, err
	}
	return d.Finish(peer.Auditor{Books: myl.Books(), Common: common.All()}, auditPatience)
}

// tell shows what the audit found in plain words, and keeps it.
func (f *friendly) tell(r *peer.Report, err error) {
	if err != nil {
		if !errors.Is(err, peer.ErrOver) {
			f.shell.desk.Fail(err)
		}
		return
	}
	if r.Record != nil {
		f.count(r)
	}
	title, text := words.T("La auditoría salió limpia"), words.T("Los dos abrieron su mazo y su azar, y tu programa jugó el duelo entero otra vez con todo a la vista: cada carta salió como debía y cada jugada era legal.")
	switch {
	case r.Breach != nil:
		title = words.T("La auditoría encontró una mentira")
		text = words.T("{name} firmó algo que no era cierto: {what}", "name", f.nameOf(r.Breach.Seat), "what", r.Breach)
	case !r.Clean():
		title, text = words.T("Sin auditoría"), words.T("{name} se fue antes de abrir su mazo. El duelo queda guardado, sin prueba de que todo fuera limpio.", "name", f.session.RivalName())
	}
	widgets.ShowSheet(f.shell.desk.Canvas(), title, widgets.MinWidth(420, widgets.Wrapped(text)),
		widgets.Choice{Text: words.T("Guardar la prueba…"), Do: f.saveProof},
		widgets.Choice{Text: words.T("Entendido"), Importance: widget.HighImportance})
	rival, mine, key := f.session.RivalName(), f.session.Duel.Seat(), f.session.Rival().Key
	var id cardsdb.MatchID
	f.shell.desk.Later(func() error {
		err := friends.Note(f.shell.store.Settings(), rival, key, mine, r.Result, time.Now())
		var keepErr error
		id, keepErr = f.keep(r)
		return errors.Join(err, keepErr)
	}, func(error) {
		f.id = id
		f.shell.outdate(placePlay)
		if f.shell.duel != nil && f.shell.duel.friend == f {
			f.offerMore(r)
		}
	})
}

// offerMore offers another duel with the friend: the next one of the round where that goes on.
func (f *friendly) offerMore(r *peer.Report) {
	if !f.goesOn(r) {
		f.bar.Audited(words.T("Revancha"), nil, f.playAgain)
		return
	}
	f.bar.Audited(words.T("Siguiente duelo"), f.between, f.playAgain)
}

// goesOn reports whether another duel of the round is to be played: only what was audited counts.
func (f *friendly) goesOn(r *peer.Report) bool { return r.Clean() && !f.round.Result().Over }

// between has the deck changed before the next duel of the round.
func (f *friendly) between(then func()) {
	s, d := f.shell, f.shell.duel
	if d.between != nil {
		return
	}
	back := func() {
		d.between = nil
		s.show(placePlay)
	}
	d.between = sideboard.New(s.desk, sideboard.Config{Round: f.round, Seat: f.session.Duel.Seat(), Catalogue: s.store.Catalogue(), Standing: standingWords(f.round),
		Begin: func(l deck.List) {
			f.side.List = l
			back()
			then()
		},
		Leave: s.endDuel,
	})
	s.show(placePlay)
}

func (f *friendly) nameOf(s game.Seat) string {
	if s == f.session.Duel.Seat() {
		return words.T("Tu propio programa")
	}
	return f.session.RivalName()
}

// mark is what a round with a friend keeps in the place of a computer player: its last duel
// that was audited, by which the next one finds it, and the pool that the rival opened there.
type mark struct {
	duel deal.ID
	pool [32]byte
}

const markWord = "duelo"

func (m mark) String() string { return fmt.Sprintf("%s:%x:%x", markWord, m.duel, m.pool) }

// markIn reads what String wrote; ok is false for anything else.
func markIn(opponent string) (m mark, ok bool) {
	parts := strings.Split(opponent, ":")
	if len(parts) != 3 || parts[0] != markWord {
		return mark{}, false
	}
	for i, to := range [2][]byte{m.duel[:], m.pool[:]} {
		if n, err := hex.Decode(to, []byte(parts[i+1])); err != nil || n != len(to) || len(parts[i+1]) != 2*len(to) {
			return mark{}, false
		}
	}
	return m, true
}

// count adds the duel to the round, which only an audit can tell whole.
func (f *friendly) count(r *peer.Report) {
	g := f.session.Duel.Agreement()
	r.Record.Date = today()
	me := f.session.Duel.Seat()
	var lists [2]deck.List
	lists[me], lists[me.Other()] = f.session.Duel.List(), setup.ListOf(r.Record.Setup, me.Other())
	if len(f.round.Duels) == 0 {
		f.round = round.Round{Best: g.Round().Best, Format: g.Format(), Person: me}
		for i, t := range g.Terms {
			f.round.Sides[i] = round.Side{Name: t.Name, List: lists[i]}
		}
	}
	f.round = f.round.With(round.Duel{Lists: lists, Record: r.Record})
	f.round.Opponent = mark{g.ID(), r.Pools[me.Other()]}.String()
}

// found is the round of which the duels before this one are kept; it is empty for the first one.
func (f *friendly) found() (r round.Round, id cardsdb.MatchID, err error) {
	before := f.session.Duel.Agreement().Round()
	if !before.GoesOn() {
		return round.Round{}, 0, nil
	}
	all, err := f.shell.store.Matches().All()
	for _, m := range all {
		if m.Score == "" || m.Audit == "" {
			continue
		}
		_, text, err := f.shell.store.Matches().Load(m.ID)
		if err != nil {
			return round.Round{}, 0, err
		}
		if r, err := round.Read(text); err == nil {
			if of, ok := markIn(r.Opponent); ok && of.duel == before.Before {
				return r, m.ID, nil
			}
		}
	}
	return round.Round{}, 0, err
}

// keep stores the round with this duel, and tells under which ID.
func (f *friendly) keep(r *peer.Report) (cardsdb.MatchID, error) {
	if r.Record == nil {
		return f.id, nil
	}
	var text bytes.Buffer
	if err := f.round.Encode(&text); err != nil {
		return f.id, err
	}
	played, err := replay.Play(r.Record, myl.Books()...)
	if err != nil {
		return f.id, err
	}
	var last game.View
	played.At(played.Len()).Look(game.A, &last)
	summary := summaryOf(f.round, last.Turn)
	summary.Audit, summary.ID = r.Verdict(), f.id
	stored, err := f.shell.store.Matches().Save(summary, text.Bytes())
	if errors.Is(err, cardsdb.ErrNotFound) { // the person has deleted it
		summary.ID = 0
		stored, err = f.shell.store.Matches().Save(summary, text.Bytes())
	}
	return stored.ID, err
}

// saveProof writes what anybody can audit, without the owner's key.
func (f *friendly) saveProof() {
	from := f.session.Duel.Path()
	widgets.SaveFile(f.shell.desk, words.T("Guardar la prueba del duelo"), "prueba.duelo", func(to string) {
		f.shell.desk.Later(func() error {
			kept, err := files.Open(from)
			if err != nil {
				return err
			}
			defer kept.Close()
			contents, err := chain.Read(kept)
			if err != nil {
				return err
			}
			return files.Replace(to, 0o644, peer.Proof(contents))
		}, nil)
	})
}

// playAgain begins another duel with the same friend.
func (f *friendly) playAgain() {
	ctx, cancel := context.WithCancel(context.Background())
	f.cancel = cancel
	then := &friendly{shell: f.shell, side: f.side}
	then.side.Round = peer.Standing{}
	switch {
	case len(f.round.Duels) == 0: // of which nothing could be told
	case f.round.Result().Over:
		then.side.List = f.round.Sides[f.session.Duel.Seat()].List
	default:
		then.side.Round, then.round, then.id = f.session.Duel.Agreement().Next(f.round), f.round, f.id
	}
	last, _ := markIn(f.round.Opponent)
	go func() {
		next, err := friends.Rematch(ctx, f.session, then.side, last.pool, f.shell.duels())
		fyne.Do(func() {
			switch {
			case ctx.Err() != nil && err == nil:
				f.shell.desk.Later(next.Close, nil)
			case ctx.Err() != nil:
			case err != nil:
				f.shell.desk.Fail(err)
			default:
				then.session = next
				f.shell.seatFriendly(then)
			}
		})
	}()
}

// close leaves the duel where it is.
func (f *friendly) close() {
	f.bar.Close()
	delete(f.shell.screens, placePlay) // the lobby says that it can be gone on with
	if f.cancel != nil {
		f.cancel() // the session is the next duel's affair
		return
	}
	f.shell.desk.Later(f.session.Close, nil)
}
