// Package linktest makes small networks out of namespaces of Linux for tests of lines between
// friends: homes behind routers that change addresses, a local network, a bad cable. What runs
// in them reaches nothing outside. A test in whose system no namespaces can be made is skipped.
package linktest
