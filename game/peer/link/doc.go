// Package link is the line between two friends: QUIC with both keys pinned, and nothing
// between them. It knows nothing of cards.
//
// The host invites: its [Invitation] holds a hash of its key, a secret that works once, and
// the addresses at which it listens. The guest dials all of them side by side, finds the
// host's key to be the one in the code, and proves the secret before anything else is read.
// After that both know each other's keys, by which they find back to each other when the
// line breaks.
//
// Where the two are on different networks a host has its router open a port, and a STUN server
// say how it is seen from outside ([Options]). If no way leads through all the same, the guest
// gives an [Answer] back: the host knocks at the guest's own outer address, and both routers
// take what comes for an answer. On one local network the host is seen, and the
// short form of the code will do.
//
// A line has two streams of messages, each a length of four bytes and the content.
package link
