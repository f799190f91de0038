// Package nearby finds the programs on the local network that wait for a friend, by
// multicast DNS (RFC 6762) and its service discovery (RFC 6763). Nothing is said or asked
// unless somebody invites or looks.
//
// What is heard may come from anybody on the network: a [Host] is where to call, and nothing
// is taken for true of it until the line's own proofs.
package nearby
