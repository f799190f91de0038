package cardsdb

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"time"

	bolt "go.etcd.io/bbolt"

	"castillo/cardsdb/holding"
)

// The schema version counts the migrations that a file has been through. Each
// migration takes a file from the version before it to its own; all that a
// file lacks run in one transaction. A migration is never changed once a
// release has used it: the next change of layout is a further entry. What a
// migration does to records of the owner's it does to the journal too, by
// mapRecords. Those up to sealRecords work on a file without seal.
var migrations = []migration{
	createBuckets,
	createTexts,
	createRowsAndJournal,
	sealRecords,
	createFormats,
	createExperiments,
	createPrices,
}

type migration func(t *txn) error

// sealedSince is the first version whose files have a seal.
const sealedSince = 4

const (
	metaBucket        = "meta"
	catalogueBucket   = "catalogo"
	collectionBucket  = "coleccion"
	decksBucket       = "mazos"
	trashBucket       = "papelera"
	matchesBucket     = "partidas"
	matchDataBucket   = "partidas-datos"
	settingsBucket    = "ajustes"
	wishesBucket      = "deseos"
	correctionsBucket = "correcciones"
	journalBucket     = "diario"
	formatsBucket     = "formatos"
	experimentsBucket = "laboratorio"
	pricesBucket      = "precios"

	oldTextsBucket = "textos" // until version 2
)

var (
	versionKey     = []byte("esquema")
	fingerprintKey = []byte("catalogo")
	startersKey    = []byte("iniciales")
	startersSumKey = []byte("iniciales-suma")
)

// createBuckets is the first layout.
func createBuckets(t *txn) error {
	for _, name := range []string{metaBucket, catalogueBucket, collectionBucket, decksBucket,
		trashBucket, matchesBucket, matchDataBucket, settingsBucket} {
		if _, err := t.bolt.CreateBucket([]byte(name)); err != nil {
			return err
		}
	}
	return nil
}

// createTexts makes room for the owner's texts.
func createTexts(t *txn) error {
	_, err := t.bolt.CreateBucket([]byte(oldTextsBucket))
	return err
}

// createRowsAndJournal makes of each count of a printing its plain row, of the
// owner's texts corrections, and begins the journal.
func createRowsAndJournal(t *txn) error {
	counts, err := takeBucket(t.bolt, collectionBucket)
	if err != nil {
		return err
	}
	texts, err := takeBucket(t.bolt, oldTextsBucket)
	if err != nil {
		return err
	}
	for _, name := range []string{collectionBucket, wishesBucket, correctionsBucket, journalBucket} {
		if _, err := t.bolt.CreateBucket([]byte(name)); err != nil {
			return err
		}
	}
	for key, record := range counts {
		if err := rowFromCount(t.bolt.Bucket([]byte(collectionBucket)), key, record); err != nil {
			return err
		}
	}
	for _, record := range texts {
		if err := correctionFromText(t.bolt.Bucket([]byte(correctionsBucket)), record); err != nil {
			return err
		}
	}
	return nil
}

// createFormats makes room for the owner's formats.
func createFormats(t *txn) error {
	_, err := t.createBucket(formatsBucket)
	return err
}

// createExperiments makes room for what the laboratory found.
func createExperiments(t *txn) error {
	_, err := t.createBucket(experimentsBucket)
	return err
}

// createPrices makes room for price lists.
func createPrices(t *txn) error {
	_, err := t.createBucket(pricesBucket)
	return err
}

// takeBucket removes a bucket of a file without seal and gives what was in it.
func takeBucket(tx *bolt.Tx, name string) (map[string][]byte, error) {
	b := tx.Bucket([]byte(name))
	if b == nil {
		return nil, missingBucket(name)
	}
	records := map[string][]byte{}
	err := b.ForEach(func(key, record []byte) error {
		records[string(key)] = bytes.Clone(record)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return records, tx.DeleteBucket([]byte(name))
}

// rowFromCount reads a record of version 1, the copies of a printing.
func rowFromCount(rows *bolt.Bucket, key string, record []byte) error {
	p, err := parsePrintingKey([]byte(key))
	if err != nil {
		return err
	}
	var r struct {
		Copies int `json:"copias"`
	}
	if err := decodeJSON(record, 1, &r); err != nil {
		return err
	}
	h := holding.Holding{Key: holding.Plain(p), Count: r.Copies}
	row, err := encodeRow(h)
	if err != nil {
		return damagedf("de %s hay %d copias", p, r.Copies)
	}
	newKey, err := rowKey(h.Key)
	if err != nil {
		return err
	}
	return rows.Put(newKey, row)
}

// correctionFromText reads a record of version 1 of the owner's texts.
func correctionFromText(corrections *bolt.Bucket, record []byte) error {
	var r struct {
		Name    string    `json:"nombre"`
		Text    string    `json:"texto"`
		Changed time.Time `json:"cambiado"`
	}
	if err := decodeJSON(record, 1, &r); err != nil {
		return err
	}
	text := correctionRecord{r.Name, map[string]string{textColumn: r.Text}, r.Changed}
	corrected, err := encodeJSON(correctionVersion, text)
	if err != nil {
		return err
	}
	return corrections.Put(nameKey(r.Name), corrected)
}

// schemaState is what a file says of itself.
type schemaState struct {
	version int
	current bool // schema, catalogue and starter decks are those of this program
	seal    seal
}

// readState reads a file through and holds it against its seal.
func readState(f boltFile, o Options) (state schemaState, err error) {
	err = guarded(func() error {
		return f.db.View(func(tx *bolt.Tx) error {
			state, err = stateOf(tx, o)
			return err
		})
	})
	return state, err
}

// writtenVersion is the schema version that a file says it has.
func writtenVersion(tx *bolt.Tx) (int, error) {
	meta := tx.Bucket([]byte(metaBucket))
	if meta == nil {
		return 0, damagedf("no es un archivo de Castillo")
	}
	version, err := strconv.Atoi(string(meta.Get(versionKey)))
	if err != nil || version < 1 {
		return 0, damagedf("no dice de qué versión es")
	}
	return version, nil
}

// schemaVersion is the version of a file, which may be older than the latest,
// and its seal, after holding all its records against that. A newer file than
// the latest is ErrNewer, if its seal says so too.
func schemaVersion(tx *bolt.Tx, latest int) (int, seal, error) {
	version, err := writtenVersion(tx)
	if err != nil {
		return 0, seal{}, err
	}
	if version > latest {
		if says, err := readSeal(tx); err == nil && says.version != uint64(version) {
			return 0, seal{}, damagedf("no dice de qué versión es")
		}
		return 0, seal{}, &Error{Kind: ErrNewer}
	}
	says, err := checkSeal(tx)
	return version, says, err
}

func stateOf(tx *bolt.Tx, o Options) (schemaState, error) {
	version, says, err := schemaVersion(tx, len(o.migrations))
	if err != nil || version < len(o.migrations) {
		return schemaState{version: version, seal: says}, err
	}
	t := &txn{bolt: tx}
	meta, err := t.bucket(metaBucket)
	if err != nil {
		return schemaState{}, err
	}
	given, err := givenStarters(meta)
	if err != nil {
		return schemaState{}, err
	}
	return schemaState{
		version: version,
		current: string(meta.Get(fingerprintKey)) == fingerprint(o.facts) &&
			len(missingStarters(o.starters, given)) == 0 && string(meta.Get(startersSumKey)) == sumOfStarters(o.starters),
		seal: says,
	}, nil
}

// setVersion writes down which schema version a file has.
func (t *txn) setVersion(version int) error {
	t.stands.version = uint64(version)
	meta := t.bolt.Bucket([]byte(metaBucket))
	if err := meta.Put(versionKey, strconv.AppendInt(nil, int64(version), 10)); err != nil {
		return err
	}
	return t.putSeal()
}

// prepare brings a file from a schema version to the present, gives it this
// program's catalogue and starter decks.
func (s *Store) prepare(tx *txn, version int) error {
	for _, migrate := range s.options.migrations[version:] {
		if err := migrate(tx); err != nil {
			return err
		}
	}
	if version < len(s.options.migrations) {
		if err := tx.setVersion(len(s.options.migrations)); err != nil {
			return err
		}
	}
	meta, err := tx.bucket(metaBucket)
	if err != nil {
		return err
	}
	if wanted := fingerprint(s.options.facts); string(meta.Get(fingerprintKey)) != wanted {
		if err := writeCatalogue(tx, s.options.facts); err != nil {
			return err
		}
		if err := meta.Put(fingerprintKey, []byte(wanted)); err != nil {
			return err
		}
	}
	if err := s.renewStarters(tx, meta); err != nil {
		return err
	}
	return s.giveStarters(tx, meta)
}

// writeCatalogue replaces the loaded facts; nothing of the owner lies there.
func writeCatalogue(tx *txn, facts []byte) error {
	cards, err := parseFacts(bytes.NewReader(facts))
	if err != nil {
		return err
	}
	if err := tx.deleteBucket(catalogueBucket); err != nil {
		return err
	}
	b, err := tx.createBucket(catalogueBucket)
	if err != nil {
		return err
	}
	for _, c := range cards {
		key, err := printingKey(c.Printing())
		if err != nil {
			return err
		}
		if err := b.Put(key, encodeCard(c)); err != nil {
			return err
		}
	}
	return nil
}

func readCatalogue(tx *txn) (*Catalogue, error) {
	b, err := tx.bucket(catalogueBucket)
	if err != nil {
		return nil, err
	}
	cards, err := readCards(b)
	if err != nil {
		return nil, err
	}
	corrections, err := readCorrections(tx)
	if err != nil {
		return nil, err
	}
	c := newCatalogue(cards)
	if len(corrections) > 0 {
		c.correct(corrections)
	}
	return c, nil
}

func givenStarters(meta bucket) ([]string, error) {
	var given []string
	if data := meta.Get(startersKey); data != nil {
		if err := json.Unmarshal(data, &given); err != nil {
			return nil, damagedf("no dice qué mazos iniciales entregó")
		}
	}
	return given, nil
}

// renewStarters brings the starter decks that nobody changed to the lists of this program: one
// step of the history, which is not done again for the same lists where the owner takes it back.
func (s *Store) renewStarters(tx *txn, meta bucket) error {
	sum := sumOfStarters(s.options.starters)
	if string(meta.Get(startersSumKey)) == sum {
		return nil
	}
	shipped := map[string]Deck{}
	for _, d := range s.options.starters {
		shipped[d.Starter] = d
	}
	e := &Edit{store: s, tx: tx, at: map[string]int{}}
	decks, err := tx.bucket(decksBucket)
	if err != nil {
		return err
	}
	renewed := 0
	err = decks.ForEach(func(key, record []byte) error {
		d, err := decodeDeck(key, record)
		if err != nil {
			return err
		}
		now, ok := shipped[d.Starter]
		if !ok || !asGiven(d) || d.Name == now.Name && d.Text == now.Text {
			return nil
		}
		d.Name, d.Text = now.Name, now.Text // changed by nobody still, and to be renewed again
		if record, err = encodeDeck(d); err != nil {
			return err
		}
		renewed++
		return e.put(decksSection, bytes.Clone(key), record)
	})
	if err != nil {
		return err
	}
	if _, err := e.keep(Did(StartersRenewed, number(renewed))); err != nil && err != errNothing {
		return err
	}
	return meta.Put(startersSumKey, []byte(sum))
}

// asGiven reports whether a deck is a starter as the owner got it. A copy has another name.
func asGiven(d Deck) bool {
	return d.Starter != "" && d.Changed.Equal(d.Created) && d.Versions == "" && d.Name == titleOf(d.Text, d.Starter)
}

// sumOfStarters tells one set of starter decks from another.
func sumOfStarters(starters []Deck) string {
	h := sha256.New()
	for _, d := range starters {
		fmt.Fprintf(h, "%q %q %q\n", d.Starter, d.Name, d.Text)
	}
	return hex.EncodeToString(h.Sum(nil))
}

func missingStarters(starters []Deck, given []string) []Deck {
	return slices.DeleteFunc(slices.Clone(starters), func(d Deck) bool { return slices.Contains(given, d.Starter) })
}

// giveStarters copies to the owner each starter deck once; one that the owner
// deletes does not come back.
func (s *Store) giveStarters(tx *txn, meta bucket) error {
	given, err := givenStarters(meta)
	if err != nil {
		return err
	}
	decks, err := tx.bucket(decksBucket)
	if err != nil {
		return err
	}
	for _, d := range missingStarters(s.options.starters, given) {
		deck, record, err := s.finishDeck(tx, d)
		if err != nil {
			return err
		}
		if err := decks.Put(idKey(uint64(deck.ID)), record); err != nil {
			return err
		}
		given = append(given, d.Starter)
	}
	data, err := json.Marshal(given)
	if err != nil {
		return err
	}
	return meta.Put(startersKey, data)
}
