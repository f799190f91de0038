package cardsdb

import (
	"bytes"
	"encoding/binary"
	"hash/crc64"

	bolt "go.etcd.io/bbolt"
)

// Everything in the file is sealed, so that one wrong bit in it is noticed.
// Behind each record stands its checksum, 8 bytes, which covers bucket, key and
// record. The key "sello" of meta holds the seal of the whole:
//
//	schema version, commit number, count of records, sum     8 bytes each
//	checksum of those                                        8 bytes
//
// The sum is that of the checksums of all records and of the sequence of every
// bucket, modulo 2^64: a transaction brings it up to date by what it changes,
// and a record that is lost, or a page that is an older one, leaves it wrong.
// The commit number counts the transactions that changed something; it only
// grows in a data folder, also where an older backup is restored, and puts files
// in order whatever the clock says. The schema version has no checksum of its
// own, since it is read before the form of the file is known.

var sealKey = []byte("sello")

const (
	sealSize     = 40
	checksumSize = 8
)

var checksumTable = crc64.MakeTable(crc64.ECMA)

// seal is what a file says of all its content. Its zero value is that of a file
// from before there were seals.
type seal struct{ version, commit, records, sum uint64 }

func (s seal) encode() []byte {
	out := make([]byte, 0, sealSize)
	for _, n := range [...]uint64{s.version, s.commit, s.records, s.sum} {
		out = binary.BigEndian.AppendUint64(out, n)
	}
	return binary.BigEndian.AppendUint64(out, crc64.Checksum(out, checksumTable))
}

func decodeSeal(data []byte) (seal, error) {
	if len(data) != sealSize || crc64.Checksum(data[:sealSize-8], checksumTable) != binary.BigEndian.Uint64(data[sealSize-8:]) {
		return seal{}, damagedf("su sello no se puede leer")
	}
	number := func(i int) uint64 { return binary.BigEndian.Uint64(data[8*i:]) }
	return seal{number(0), number(1), number(2), number(3)}, nil
}

// readSeal is the seal of a file that is open, zero if it has none.
func readSeal(tx *bolt.Tx) (seal, error) {
	meta := tx.Bucket([]byte(metaBucket))
	if meta == nil {
		return seal{}, damagedf("no es un archivo de Castillo")
	}
	data := meta.Get(sealKey)
	if data == nil {
		return seal{}, nil
	}
	return decodeSeal(data)
}

// checkSeal reads every record of a file and holds all against its seal. A file
// from before there were seals passes.
func checkSeal(tx *bolt.Tx) (seal, error) {
	says, err := readSeal(tx)
	if err != nil {
		return seal{}, err
	}
	version, err := writtenVersion(tx)
	if err != nil {
		return seal{}, err
	}
	if says == (seal{}) && version < sealedSince {
		return seal{}, nil
	}
	is := seal{version: uint64(version), commit: says.commit}
	err = tx.ForEach(func(name []byte, b *bolt.Bucket) error {
		in := bucketOf(string(name), b)
		is.sum += in.sequenceSum(b.Sequence())
		return b.ForEach(func(key, sealed []byte) error {
			if in.keepsForm(key) {
				return nil
			}
			_, sum, err := in.open(key, sealed)
			if err != nil {
				return err
			}
			is.records++
			is.sum += sum
			return nil
		})
	})
	if err == nil && is != says {
		err = damagedf("su contenido no es el de su sello")
	}
	return says, err
}

// txn is a transaction over the sealed file. What is written through its buckets
// is counted into the seal and kept for the log of changes.
type txn struct {
	bolt   *bolt.Tx
	began  seal // what it found
	stands seal // what it leaves
	writes []write
}

// write is one thing that a transaction changed.
type write struct {
	kind     writeKind
	bucket   string
	key      []byte
	record   []byte // of recorded
	sequence uint64 // of counted
}

type writeKind byte

const (
	recorded writeKind = 1 + iota
	deleted
	counted // the sequence of the bucket
	writeKindsEnd
)

// begin makes a transaction that writes.
func begin(tx *bolt.Tx) (*txn, error) {
	stands, err := readSeal(tx)
	return &txn{bolt: tx, began: stands, stands: stands}, err
}

// finish writes the seal of what the transaction leaves. Where that is what was
// there before it does nothing.
func (t *txn) finish() error {
	if t.stands == t.began {
		return nil
	}
	t.stands.commit++
	return t.putSeal()
}

func (t *txn) putSeal() error {
	return t.bolt.Bucket([]byte(metaBucket)).Put(sealKey, t.stands.encode())
}

// bucket is a bucket of the store whose records are sealed.
type bucket struct {
	name string
	b    *bolt.Bucket
	t    *txn // nil where nothing may be written
	sum  uint64
}

func bucketOf(name string, b *bolt.Bucket) bucket {
	return bucket{name: name, b: b, sum: crc64.Checksum(append([]byte(name), 0), checksumTable)}
}

// bucket is one that every store of the current schema has.
func (t *txn) bucket(name string) (bucket, error) {
	b := t.bolt.Bucket([]byte(name))
	if b == nil {
		return bucket{}, missingBucket(name)
	}
	in := bucketOf(name, b)
	in.t = t
	return in, nil
}

func missingBucket(name string) error { return damagedf("falta la sección %q", name) }

// createBucket makes a bucket that does not exist.
func (t *txn) createBucket(name string) (bucket, error) {
	b, err := t.bolt.CreateBucket([]byte(name))
	if err != nil {
		return bucket{}, err
	}
	in := bucketOf(name, b)
	in.t = t
	t.stands.sum += in.sequenceSum(b.Sequence())
	return in, nil
}

// deleteBucket takes a bucket away with all that is in it.
func (t *txn) deleteBucket(name string) error {
	in, err := t.bucket(name)
	if err != nil {
		return err
	}
	err = in.b.ForEach(func(key, sealed []byte) error {
		_, sum, err := in.open(key, sealed)
		t.stands.records--
		t.stands.sum -= sum
		return err
	})
	if err != nil {
		return err
	}
	t.stands.sum -= in.sequenceSum(in.b.Sequence())
	return t.bolt.DeleteBucket([]byte(name))
}

// keepsForm reports whether a key holds no sealed record: what says of the file
// in which form it is.
func (b bucket) keepsForm(key []byte) bool {
	return b.name == metaBucket && (bytes.Equal(key, sealKey) || bytes.Equal(key, versionKey))
}

// checksum covers a record with its place.
func (b bucket) checksum(key, record []byte) uint64 {
	size := [4]byte{byte(len(key) >> 24), byte(len(key) >> 16), byte(len(key) >> 8), byte(len(key))}
	sum := crc64.Update(b.sum, checksumTable, size[:])
	sum = crc64.Update(sum, checksumTable, key)
	return crc64.Update(sum, checksumTable, record)
}

func (b bucket) sequenceSum(n uint64) uint64 {
	return crc64.Update(b.sum, checksumTable, binary.BigEndian.AppendUint64([]byte("secuencia"), n))
}

// open parts a record from its checksum.
func (b bucket) open(key, sealed []byte) (record []byte, sum uint64, err error) {
	size := len(sealed) - checksumSize
	if size < 0 {
		return nil, 0, damagedf("una ficha de %q está cortada", b.name)
	}
	record, sum = sealed[:size:size], binary.BigEndian.Uint64(sealed[size:])
	if b.checksum(key, record) != sum {
		return nil, 0, damagedf("una ficha de %q no es la que se guardó", b.name)
	}
	return record, sum, nil
}

// must is open for a file that was read whole when it was opened: a record that
// is wrong now panics, which ends in guarded as ErrDamaged.
func (b bucket) must(key, sealed []byte) []byte {
	if sealed == nil {
		return nil
	}
	record, _, err := b.open(key, sealed)
	if err != nil {
		panic(err)
	}
	return record
}

// Get is the record under a key, nil if there is none. It is valid until the end
// of the transaction.
func (b bucket) Get(key []byte) []byte { return b.must(key, b.b.Get(key)) }

// Put keeps a record, in the place of the one under the key.
func (b bucket) Put(key, record []byte) error {
	if err := b.forget(key); err != nil {
		return err
	}
	sum := b.checksum(key, record)
	sealed := binary.BigEndian.AppendUint64(append(make([]byte, 0, len(record)+checksumSize), record...), sum)
	if err := b.b.Put(key, sealed); err != nil {
		return err
	}
	b.t.stands.records++
	b.t.stands.sum += sum
	b.t.writes = append(b.t.writes, write{kind: recorded, bucket: b.name, key: key, record: sealed[:len(record)]})
	return nil
}

// Delete takes a record away; one that does not exist is no error.
func (b bucket) Delete(key []byte) error {
	if b.b.Get(key) == nil {
		return nil
	}
	if err := b.forget(key); err != nil {
		return err
	}
	b.t.writes = append(b.t.writes, write{kind: deleted, bucket: b.name, key: key})
	return b.b.Delete(key)
}

// forget takes what lies under a key out of the seal.
func (b bucket) forget(key []byte) error {
	before := b.b.Get(key)
	if before == nil {
		return nil
	}
	_, sum, err := b.open(key, before)
	b.t.stands.records--
	b.t.stands.sum -= sum
	return err
}

// Sequence is the last number that NextSequence gave.
func (b bucket) Sequence() uint64 { return b.b.Sequence() }

// NextSequence gives a number that it never gave before.
func (b bucket) NextSequence() (uint64, error) {
	n := b.b.Sequence() + 1
	return n, b.SetSequence(n)
}

// SetSequence makes n the last number that was given.
func (b bucket) SetSequence(n uint64) error {
	b.t.stands.sum += b.sequenceSum(n) - b.sequenceSum(b.b.Sequence())
	b.t.writes = append(b.t.writes, write{kind: counted, bucket: b.name, sequence: n})
	return b.b.SetSequence(n)
}

// ForEach calls fn with every record, in the order of the keys. What fn gets is
// valid until the end of the transaction, and the bucket may not change
// meanwhile.
func (b bucket) ForEach(fn func(key, record []byte) error) error {
	return b.b.ForEach(func(key, sealed []byte) error {
		if b.keepsForm(key) {
			return nil
		}
		return fn(key, b.must(key, sealed))
	})
}

// cursor walks over the records of a bucket, see [bolt.Cursor].
type cursor struct {
	c  *bolt.Cursor
	in bucket
}

func (b bucket) Cursor() cursor { return cursor{b.b.Cursor(), b} }

func (c cursor) opened(key, sealed []byte) ([]byte, []byte) { return key, c.in.must(key, sealed) }

func (c cursor) First() (key, record []byte)           { return c.opened(c.c.First()) }
func (c cursor) Last() (key, record []byte)            { return c.opened(c.c.Last()) }
func (c cursor) Next() (key, record []byte)            { return c.opened(c.c.Next()) }
func (c cursor) Seek(from []byte) (key, record []byte) { return c.opened(c.c.Seek(from)) }

// redo does what a logged transaction did, and checks that it leaves what it
// left then.
func (t *txn) redo(writes []write, leaves seal) error {
	for _, w := range writes {
		b, err := t.bucket(w.bucket)
		if err != nil {
			return err
		}
		switch w.kind {
		case recorded:
			err = b.Put(w.key, w.record)
		case deleted:
			err = b.Delete(w.key)
		case counted:
			err = b.SetSequence(w.sequence)
		}
		if err != nil {
			return err
		}
	}
	if err := t.finish(); err != nil {
		return err
	}
	if t.stands != leaves {
		return damagedf("el cambio %d no da lo que dio", leaves.commit)
	}
	return nil
}

// sealRecords gives every record of a file its checksum and the file its seal.
func sealRecords(t *txn) error {
	var names []string
	err := t.bolt.ForEach(func(name []byte, _ *bolt.Bucket) error {
		names = append(names, string(name))
		return nil
	})
	if err != nil {
		return err
	}
	for _, name := range names {
		in, err := t.bucket(name)
		if err != nil {
			return err
		}
		t.stands.sum += in.sequenceSum(in.b.Sequence())
		err = mapBucket(in.b, func(key, record []byte) ([]byte, error) {
			if in.keepsForm(key) {
				return record, nil
			}
			sum := in.checksum(key, record)
			t.stands.records++
			t.stands.sum += sum
			return binary.BigEndian.AppendUint64(bytes.Clone(record), sum), nil
		})
		if err != nil {
			return at(err, "%s", name)
		}
	}
	return nil
}
