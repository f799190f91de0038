package link

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"math/big"
	"time"

	"castillo/game/speech"
)

// ID is somebody's public key.
type ID [ed25519.PublicKeySize]byte

// IDOf is the public half of a key.
func IDOf(k ed25519.PrivateKey) ID { return ID(k.Public().(ed25519.PublicKey)) }

// print is what a code holds of a key.
func (id ID) print() [16]byte {
	sum := sha256.Sum256(id[:])
	return [16]byte(sum[:])
}

// String is a short form of the key for a person to compare: three groups of five letters.
func (id ID) String() string {
	p := id.print()
	return group(encode(p[:])[:15])
}

// certificate is a key's own certificate, which says nothing but the key.
func certificate(k ed25519.PrivateKey) (tls.Certificate, error) {
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Unix(0, 0), NotAfter: time.Unix(1<<33, 0)}
	der, err := x509.CreateCertificate(rand.Reader, template, template, k.Public(), k)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: k}, err
}

// protocol is what both ends must speak.
const protocol = "castillo/1"

// config is the encryption of a line, on which accept judges the other's key.
func config(k ed25519.PrivateKey, accept func(ID) error) (*tls.Config, error) {
	own, err := certificate(k)
	if err != nil {
		return nil, err
	}
	return &tls.Config{
		Certificates:       []tls.Certificate{own},
		MinVersion:         tls.VersionTLS13,
		NextProtos:         []string{protocol},
		ClientAuth:         tls.RequireAnyClientCert,
		InsecureSkipVerify: true, // there is no authority: the key itself is what counts, below
		VerifyPeerCertificate: func(raw [][]byte, _ [][]*x509.Certificate) error {
			if len(raw) != 1 {
				return errNoKey
			}
			id, err := idIn(raw[0])
			if err != nil {
				return err
			}
			return accept(id)
		},
	}, nil
}

var errNoKey = speech.Errorf("el otro programa no dice quién es")

func idIn(der []byte) (ID, error) {
	c, err := x509.ParseCertificate(der)
	if err != nil {
		return ID{}, errNoKey
	}
	public, ok := c.PublicKey.(ed25519.PublicKey)
	if !ok {
		return ID{}, errNoKey
	}
	return ID(public), nil
}
