package nearby

import (
	"encoding/hex"
	"errors"
	"net/netip"
	"strings"
	"unicode"

	"golang.org/x/net/dns/dnsmessage"
)

// Host is a program that waits.
type Host struct {
	Name      string   // that its owner goes by; anything, from anybody on the network
	Print     [16]byte // of its key
	Addresses []netip.AddrPort
}

const (
	service    = "_castillo._udp.local."
	instance   = "castillo-" // and the beginning of the print
	maxName    = 40          // letters
	maxPacket  = 1500        // bytes of a question or an answer
	maxRecords = 32          // of an answer
	answerLife = 10          // seconds, as for all who ask from a port of their own (RFC 6762, 6.7)
)

// question asks who waits.
func question() []byte {
	b := dnsmessage.NewBuilder(nil, dnsmessage.Header{})
	b.StartQuestions()
	b.Question(dnsmessage.Question{Name: dnsmessage.MustNewName(service), Type: dnsmessage.TypePTR, Class: dnsmessage.ClassINET})
	packet, _ := b.Finish() // of what is always the same
	return packet
}

// asks reports whether a packet asks who waits, and under which number.
func asks(packet []byte) (id uint16, ok bool) {
	var p dnsmessage.Parser
	h, err := p.Start(packet)
	if err != nil || h.Response || h.OpCode != 0 {
		return 0, false
	}
	for range maxRecords {
		q, err := p.Question()
		if err != nil {
			return 0, false
		}
		if strings.EqualFold(q.Name.String(), service) && (q.Type == dnsmessage.TypePTR || q.Type == dnsmessage.TypeALL) {
			return h.ID, true
		}
	}
	return 0, false
}

// answer says that a host waits.
func (h Host) answer(id uint16) ([]byte, error) {
	if len(h.Addresses) == 0 {
		return nil, errors.New("nearby: a host without an address")
	}
	print := hex.EncodeToString(h.Print[:])
	all, err := dnsmessage.NewName(service)
	if err != nil {
		return nil, err
	}
	own := dnsmessage.MustNewName(instance + print[:12] + "." + service)
	machine := dnsmessage.MustNewName(instance + print[:12] + ".local.")
	b := dnsmessage.NewBuilder(nil, dnsmessage.Header{ID: id, Response: true, Authoritative: true})
	b.EnableCompression()
	header := func(n dnsmessage.Name) dnsmessage.ResourceHeader {
		return dnsmessage.ResourceHeader{Name: n, Class: dnsmessage.ClassINET, TTL: answerLife}
	}
	errs := []error{
		b.StartQuestions(), b.Question(dnsmessage.Question{Name: all, Type: dnsmessage.TypePTR, Class: dnsmessage.ClassINET}),
		b.StartAnswers(), b.PTRResource(header(all), dnsmessage.PTRResource{PTR: own}),
		b.StartAdditionals(), b.SRVResource(header(own), dnsmessage.SRVResource{Port: h.Addresses[0].Port(), Target: machine}),
		b.TXTResource(header(own), dnsmessage.TXTResource{TXT: []string{"id=" + print, "n=" + clean(h.Name)}}),
	}
	for _, a := range h.Addresses {
		if a.Addr().Is4() {
			errs = append(errs, b.AResource(header(machine), dnsmessage.AResource{A: a.Addr().As4()}))
		} else {
			errs = append(errs, b.AAAAResource(header(machine), dnsmessage.AAAAResource{AAAA: a.Addr().As16()}))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return b.Finish()
}

// read takes an answer apart. Whoever is on the network may have sent it.
func read(packet []byte) (h Host, ok bool) {
	var p dnsmessage.Parser
	head, err := p.Start(packet)
	if err != nil || !head.Response || p.SkipAllQuestions() != nil {
		return h, false
	}
	var port uint16
	var ips []netip.Addr
	one := func(next func() (dnsmessage.Resource, error)) bool {
		r, err := next()
		if err != nil {
			return false
		}
		switch body := r.Body.(type) {
		case *dnsmessage.SRVResource:
			if strings.HasSuffix(strings.ToLower(r.Header.Name.String()), service) {
				port = body.Port
			}
		case *dnsmessage.TXTResource:
			for _, field := range body.TXT {
				h.note(field)
			}
		case *dnsmessage.AResource:
			ips = append(ips, netip.AddrFrom4(body.A))
		case *dnsmessage.AAAAResource:
			ips = append(ips, netip.AddrFrom16(body.AAAA).Unmap())
		}
		return true
	}
	records := 0
	for ; records < maxRecords && one(p.Answer); records++ {
	}
	if p.SkipAllAnswers() != nil || p.SkipAllAuthorities() != nil {
		return h, false
	}
	for ; records < maxRecords && one(p.Additional); records++ {
	}
	for _, ip := range ips {
		if ip.IsGlobalUnicast() && len(h.Addresses) < maxAddresses {
			h.Addresses = append(h.Addresses, netip.AddrPortFrom(ip, port))
		}
	}
	return h, port != 0 && h.Print != [16]byte{} && len(h.Addresses) > 0
}

// maxAddresses is how many of a host's addresses are believed.
const maxAddresses = 6

// note takes one field of a description.
func (h *Host) note(field string) {
	switch name, value, _ := strings.Cut(field, "="); name {
	case "id":
		if id, err := hex.DecodeString(value); err == nil && len(id) == len(h.Print) {
			h.Print = [16]byte(id)
		}
	case "n":
		h.Name = clean(value)
	}
}

// clean is a name that can be shown: one line, bounded.
func clean(name string) string {
	name = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(name, ""))), " ")
	if letters := []rune(name); len(letters) > maxName {
		name = strings.TrimSpace(string(letters[:maxName]))
	}
	return name
}
