package sound

import (
	"encoding/binary"
	"errors"
	"math"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jfreymuth/pulse/proto"
)

// errNoServer says that nobody plays sounds on this machine.
var errNoServer = errors.New("no sound server")

// patience is how long the server may take over a sound, with the time that it is heard.
const patience = 4 * time.Second

// latency is how many bytes of a sound are on their way to the ear: 60 ms of them.
const latency = 4 * rate * 60 / 1000

// playOnServer has the sound server of the desktop play samples to their end, through its socket:
// PulseAudio's own, which PipeWire has too. A server elsewhere is not asked.
func playOnServer(samples []float32) error {
	socket := socketOf(os.Getenv("PULSE_SERVER"), os.Getenv("XDG_RUNTIME_DIR"))
	if socket == "" {
		return errNoServer
	}
	conn, err := net.DialTimeout("unix", socket, time.Second)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	empty := make(chan struct{}, 1) // all was played, or nobody does
	c := &proto.Client{Callback: func(message any) {
		switch message.(type) {
		case *proto.Underflow, *proto.PlaybackStreamKilled, *proto.ConnectionClosed:
			select {
			case empty <- struct{}{}:
			default:
			}
		}
	}}
	c.SetTimeout(patience)
	c.Open(conn)
	var known proto.AuthReply
	if err := c.Request(&proto.Auth{Version: c.Version(), Cookie: cookie()}, &known); err != nil {
		return err
	}
	c.SetVersion(known.Version)
	name := proto.PropList{"application.name": proto.PropListString("Castillo"), "media.name": proto.PropListString("Castillo")}
	if err := c.Request(&proto.SetClientName{Props: name}, &proto.SetClientNameReply{}); err != nil {
		return err
	}
	data := make([]byte, 0, 4*len(samples)+2*latency)
	for _, s := range samples {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(s))
	}
	data = append(data, make([]byte, 2*latency)...) // what is on its way to the ear at the end
	var stream proto.CreatePlaybackStreamReply
	if err := c.Request(&proto.CreatePlaybackStream{
		SinkIndex: proto.Undefined, SampleSpec: proto.SampleSpec{Format: proto.FormatFloat32LE, Channels: 1, Rate: rate},
		ChannelMap: proto.ChannelMap{proto.ChannelMono}, ChannelVolumes: proto.ChannelVolumes{uint32(proto.VolumeNorm)},
		BufferMaxLength: uint32(len(data)), BufferTargetLength: latency, AdjustLatency: true,
		BufferMinimumRequest: proto.Undefined, Properties: name,
	}, &stream); err != nil {
		return err
	}
	if err := c.Send(stream.StreamIndex, data); err != nil {
		return err
	}
	select {
	case <-empty:
	case <-time.After(patience):
	}
	return nil
}

// socketOf is where the sound server listens on this machine, empty for nowhere.
func socketOf(named, runtimeDir string) string {
	if path := strings.TrimPrefix(named, "unix:"); filepath.IsAbs(path) {
		return path
	}
	if named != "" || runtimeDir == "" {
		return ""
	}
	return filepath.Join(runtimeDir, "pulse", "native")
}

// cookie is what the server knows its users by. One that does not care takes any of that length.
func cookie() []byte {
	const length = 256
	path := os.Getenv("PULSE_COOKIE")
	if dir, err := os.UserConfigDir(); path == "" && err == nil {
		path = filepath.Join(dir, "pulse", "cookie")
	}
	if data, err := os.ReadFile(path); err == nil && len(data) == length {
		return data
	}
	return make([]byte, length)
}
