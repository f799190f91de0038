package deal

// Name is where a card lies in a new version of its pool, and what opens it there.
type Name struct {
	Index   uint8
	Opening Opening
}

// nameSize is the length of a name in bytes.
const nameSize = 1 + openingSize

func (n Name) bytes() []byte { return append([]byte{n.Index}, n.Opening.Bytes()...) }

// Renaming lays out, for places of older versions of a pool, where their cards lie in a new one:
// the seat that looked at such a card takes its new name, and the owner does not learn of
// which. A place whose card is not in the new version has an empty name.
func (s Seed) Renaming(duel ID, version uint32, old []Place, names []Name) (Offer, error) {
	secrets := make([][]byte, len(names))
	for i, n := range names {
		secrets[i] = n.bytes()
	}
	return s.offer(duel, ToRename, version, old, secrets)
}

// ParseRenaming reads the renaming of places of older versions.
func ParseRenaming(data []byte, old []Place) (Offer, error) {
	return parseOffer(data, ToRename, old)
}

// Names opens the names that were asked for with the owner's answer.
func (l Look) Names(answer []byte) ([]Name, error) {
	secrets, err := l.open(answer)
	if err != nil {
		return nil, err
	}
	out := make([]Name, len(secrets))
	for i, secret := range secrets {
		out[i].Index = secret[0]
		out[i].Opening, _ = ParseOpening(secret[1:])
	}
	return out, nil
}
