package command

import (
	"flag"
	"path/filepath"
	"testing"
	"time"

	"castillo/game/peer/link/linktest"
)

var badDelay = flag.Duration("demora", 10*time.Millisecond, "what a packet takes over a bad cable")

// ends waits for what both programs say when a duel is over.
func ends(t *testing.T, programs ...*linktest.Process) {
	t.Helper()
	var first string
	for _, p := range programs {
		winner := p.Line("Gana")
		if first == "" {
			first = winner
		}
		if audit := p.Line("auditoría:"); audit != "limpia" || winner != first {
			t.Errorf("%s wins, audit: %s; the other program says %s", winner, audit, first)
		}
		p.Wait()
	}
}

// TestProgramsBehindTwoRoutersPlayADuel: with the code of one and the answer of the other.
func TestProgramsBehindTwoRoutersPlayADuel(t *testing.T) {
	t.Parallel()
	network, dir := linktest.NewInternet(t), t.TempDir()
	ana, _ := linktest.NewHome(t, network, "203.0.113.1")
	beto, _ := linktest.NewHome(t, network, "203.0.113.2")
	as := []string{asProgram + "=1"}
	host := ana.Run("ana", as, "duelo", "--invitar", "--stun", linktest.STUNServer, "--mazo", "helenica", "--datos", filepath.Join(dir, "a"))
	guest := beto.Run("beto", as, "duelo", "--unirse", host.Line("código:"), "--stun", linktest.STUNServer, "--mazo", "helenica", "--datos", filepath.Join(dir, "b"))
	host.Say(guest.Line("respuesta:"))
	ends(t, host, guest)
}

// TestProgramsOnOneNetworkMeetWithTheShortCode: one lists who invites, the other joins.
func TestProgramsOnOneNetworkMeetWithTheShortCode(t *testing.T) {
	t.Parallel()
	rooms, ana, beto, dir := linktest.NewSwitch(t), linktest.NewMachine(t), linktest.NewMachine(t), t.TempDir()
	rooms.Plug(ana, "10.0.0.1/24")
	rooms.Plug(beto, "10.0.0.2/24")
	as := []string{asProgram + "=1"}
	host := ana.Run("ana", as, "duelo", "--invitar", "--nombre", "Ana", "--mazo", "helenica", "--datos", filepath.Join(dir, "a"))
	short := host.Line("en la misma red basta el código corto:")
	seen := beto.Run("beto", as, "duelo", "--buscar")
	seen.Line("Ana\t10.0.0.1:")
	seen.Wait()
	ends(t, host, beto.Run("beto", as, "duelo", "--unirse", short, "--mazo", "helenica", "--datos", filepath.Join(dir, "b")))
}

// TestProgramsPlayADuelOverABadCable: one packet of twenty is lost, each takes as long as
// told, and some overtake others.
func TestProgramsPlayADuelOverABadCable(t *testing.T) {
	t.Parallel()
	ana, beto, dir := linktest.NewMachine(t), linktest.NewMachine(t), t.TempDir()
	wire := linktest.NewWire(t, linktest.Weather{Delay: *badDelay, Loss: 20, Late: 10}, ana, "10.0.0.1/24", beto, "10.0.0.2/24")
	as := []string{asProgram + "=1"}
	began := time.Now()
	host := ana.Run("ana", as, "duelo", "--invitar", "--directo", "--mazo", "helenica", "--datos", filepath.Join(dir, "a"))
	guest := beto.Run("beto", as, "duelo", "--unirse", host.Line("código:"), "--mazo", "helenica", "--datos", filepath.Join(dir, "b"))
	ends(t, host, guest)
	if wire.Lost.Load() == 0 || wire.Held.Load() == 0 {
		t.Error("the cable was good")
	}
	t.Logf("%d packets lost, %d overtaken, %v", wire.Lost.Load(), wire.Held.Load(), time.Since(began).Round(time.Second))
}
