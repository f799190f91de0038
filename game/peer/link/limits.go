package link

import "time"

// The bounds of what the other end of a line, or anybody on the network, can cost.
const (
	maxMessage = 320 << 10 // bytes of a message of the duel: what a seat says of itself with all its own cards
	maxChat    = 4 << 10   // bytes of a message of the chat

	maxCode      = 1 << 10 // letters of a code, spaces and line ends among them
	maxAddresses = 6       // in an invitation: more than a machine has ways in
	maxAnswer    = 2       // addresses in an answer: one of each family
	maxIPv4      = 3       // of the own addresses that are told: the rest are of networks inside the machine
	maxIPv6      = 1       // likewise: one network gives several, and each is thirty letters of the code

	helloTime  = 20 * time.Second // from the first packet to a proof that is right; a slow phone on a bad line needs some
	idleTime   = 10 * time.Second // without a packet a line is lost
	aliveTime  = 3 * time.Second  // between packets that only say that one is there
	writeTime  = 20 * time.Second // that a message may wait for the other to read
	joinTime   = 30 * time.Second // that all ways in are tried
	insistTime = 5 * time.Second  // after which a call that the host's router did not let in is begun anew
	maxUnknown = 4                // guests at once that have not proved anything yet: a flood of them takes no more
	maxTries   = 20               // wrong proofs after which an invitation is spent: 80 bits are not guessed

	maxSTUN    = 576                    // bytes of a STUN server's answer
	stunTime   = 4 * time.Second        // that an answer is waited for
	stunPause  = 250 * time.Millisecond // before a question is repeated, and then twice as long each time
	stunEvery  = 20 * time.Second       // a router forgets a port that sends nothing for half a minute
	routerTime = 6 * time.Second        // that a router may take to open a port
	knockPause = 500 * time.Millisecond
	knockTime  = 2 * time.Minute // that is knocked for a guest that sent an answer

	streamWindow = 256 << 10 // bytes that the other may send of a stream before they are read
	lineWindow   = 512 << 10 // likewise of both streams
)
