// Package router asks the router of the local network to lead a port of its own to one of
// this machine: by UPnP, by PCP and by NAT-PMP, whichever answers first.
package router
