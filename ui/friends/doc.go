// Package friends plays with a friend over a direct connection: the page on which one invites
// or joins, the duel on the table with its line and its chat, and the people one played with.
package friends
