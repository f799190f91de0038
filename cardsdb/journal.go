package cardsdb

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"io"
	"time"
)

// Bucket diario: id, 8 bytes, counting from 1 without a gap -> an entry. An
// entry is never changed or removed, except that a migration which gives
// records a new form gives it to those in the journal too (see mapRecords). The
// key "diario" of meta is the point at which the owner stands: the entries up
// to it are done, those after it undone.
//
// An edit that is made after undoing does not drop what was undone: it first
// adds an entry that takes those changes back, so that the journal only grows
// and every state that there ever was is a point of it.
//
// An entry is, with every number as a varint and every text after its length:
//
//	version 1, milliseconds since 1970, deed, count of arguments, arguments,
//	areas, count of changes, size of the changes, the changes, which are packed
//	by flate where they are longer than packedFrom
//
// and a change is: section, key, length of the record before + 1 and the
// record, or 0 for none, the same for the record after.

const (
	entryVersion = 1

	maxEntryArgs = 8
	packedFrom   = 400 // bytes
	// maxEntrySize bounds the changes of one entry, before they are packed.
	maxEntrySize = 64 << 20
)

var pointKey = []byte("diario")

// entry is one edit in the journal.
type entry struct {
	When    time.Time
	Done    Done
	changes []change
}

// journal is the bucket with the point in meta.
type journal struct{ meta, entries bucket }

func openJournal(tx *txn) (j journal, err error) {
	if j.meta, err = tx.bucket(metaBucket); err != nil {
		return j, err
	}
	if j.entries, err = tx.bucket(journalBucket); err != nil {
		return j, err
	}
	j.entries.b.FillPercent = 1 // entries only come to the end
	return j, nil
}

// point is the last entry that is done, 0 if none is.
func (j journal) point() (uint64, error) {
	record := j.meta.Get(pointKey)
	if record == nil {
		return 0, nil
	}
	point, err := parseIDKey(record)
	if err == nil && point > j.last() {
		err = damagedf("la historia no llega hasta donde dice")
	}
	return point, err
}

func (j journal) stand(at uint64) error { return j.meta.Put(pointKey, idKey(at)) }

// last is the newest entry, 0 if there is none.
func (j journal) last() uint64 {
	key, _ := j.entries.Cursor().Last()
	id, _ := parseIDKey(key)
	return id
}

func (j journal) read(id uint64) (entry, error) {
	record := j.entries.Get(idKey(id))
	if record == nil {
		return entry{}, damagedf("falta un cambio en la historia")
	}
	return decodeEntry(record)
}

// appendEntry writes an edit down as done now.
func appendEntry(tx *txn, e entry) error {
	j, err := openJournal(tx)
	if err != nil {
		return err
	}
	point, err := j.point()
	if err != nil {
		return err
	}
	last := j.last()
	if point < last {
		back, err := j.takenBack(point, last)
		if err != nil {
			return err
		}
		if len(back.changes) > 0 {
			back.When, back.Done = e.When, Did(TakenBack, number(int(last-point)))
			if last, err = j.add(last, back); err != nil {
				return err
			}
		}
	}
	last, err = j.add(last, e)
	if err != nil {
		return err
	}
	return j.stand(last)
}

func (j journal) add(last uint64, e entry) (uint64, error) {
	record, err := encodeEntry(e)
	if err != nil {
		return 0, err
	}
	return last + 1, j.entries.Put(idKey(last+1), record)
}

// takenBack is the entry that does at once what undoing the entries after
// point, up to last, did.
func (j journal) takenBack(point, last uint64) (entry, error) {
	var back entry
	at := map[string]int{}
	for id := last; id > point; id-- {
		e, err := j.read(id)
		if err != nil {
			return entry{}, err
		}
		for _, c := range e.changes {
			if i, again := at[c.id()]; again {
				back.changes[i].after = c.before
				continue
			}
			at[c.id()] = len(back.changes)
			back.changes = append(back.changes, change{c.section, c.key, c.after, c.before})
		}
	}
	back.changes = realChanges(back.changes)
	return back, nil
}

// apply does the changes of an entry, or takes them back. What it finds must be
// what the journal says.
func apply(tx *txn, changes []change, undo bool) error {
	for _, c := range changes {
		from, to := c.before, c.after
		if undo {
			from, to = to, from
		}
		b, err := tx.bucket(sectionBuckets[c.section])
		if err != nil {
			return err
		}
		if !sameRecord(b.Get(c.key), from) {
			return damagedf("la historia no coincide con lo que hay")
		}
		if err := putRecord(b, c.key, to); err != nil {
			return err
		}
	}
	return nil
}

// mapRecords gives every record of a section a new form, in its bucket and in
// the journal, so that what was done before a migration can be undone after it.
func mapRecords(tx *txn, in section, to func(key, record []byte) ([]byte, error)) error {
	b, err := tx.bucket(sectionBuckets[in])
	if err != nil {
		return err
	}
	if err := mapBucket(b, to); err != nil {
		return err
	}
	j, err := openJournal(tx)
	if err != nil {
		return err
	}
	return mapBucket(j.entries, func(_, record []byte) ([]byte, error) {
		e, err := decodeEntry(record)
		if err != nil {
			return nil, err
		}
		for i, c := range e.changes {
			if c.section != in {
				continue
			}
			for _, side := range []*[]byte{&e.changes[i].before, &e.changes[i].after} {
				if *side == nil {
					continue
				}
				if *side, err = to(c.key, *side); err != nil {
					return nil, err
				}
			}
		}
		return encodeEntry(e)
	})
}

// records are those of a bucket, with seal or without.
type records interface {
	ForEach(func(key, record []byte) error) error
	Get(key []byte) []byte
	Put(key, record []byte) error
}

// mapBucket replaces every record of a bucket.
func mapBucket(b records, to func(key, record []byte) ([]byte, error)) error {
	var keys [][]byte
	err := b.ForEach(func(key, _ []byte) error {
		keys = append(keys, bytes.Clone(key))
		return nil
	})
	if err != nil {
		return err
	}
	for _, key := range keys {
		record, err := to(key, b.Get(key))
		if err != nil {
			return err
		}
		if err := b.Put(key, record); err != nil {
			return err
		}
	}
	return nil
}

func encodeEntry(e entry) ([]byte, error) {
	var plain []byte
	for _, c := range e.changes {
		plain = append(plain, byte(c.section))
		plain = appendBytes(plain, c.key)
		plain = appendRecord(plain, c.before)
		plain = appendRecord(plain, c.after)
	}
	if len(plain) > maxEntrySize {
		return nil, invalidf("son demasiados cambios de una vez; hazlos por partes")
	}
	out := []byte{entryVersion}
	out = binary.AppendUvarint(out, uint64(e.When.UnixMilli()))
	out = append(out, byte(e.Done.Deed))
	out = binary.AppendUvarint(out, uint64(len(e.Done.Args)))
	for _, arg := range e.Done.Args {
		out = appendBytes(out, []byte(arg))
	}
	out = append(out, byte(areasOf(e.changes)))
	out = binary.AppendUvarint(out, uint64(len(e.changes)))
	out = binary.AppendUvarint(out, uint64(len(plain)))
	if len(plain) < packedFrom {
		return append(out, plain...), nil
	}
	packed := bytes.NewBuffer(out)
	w, err := flate.NewWriter(packed, flate.DefaultCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(plain); err != nil {
		return nil, err
	}
	err = w.Close()
	return packed.Bytes(), err
}

func appendBytes(out, data []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(data))), data...)
}

func appendRecord(out, record []byte) []byte {
	if record == nil {
		return append(out, 0)
	}
	return append(binary.AppendUvarint(out, uint64(len(record))+1), record...)
}

// head is what an entry says before its changes.
type head struct {
	entry
	areas   Areas
	changes int
	size    uint64 // of the changes
	packed  []byte
}

// decodeHead copies everything but the packed changes out of record.
func decodeHead(record []byte) (head, error) {
	text, err := content(record, entryVersion)
	if err != nil {
		return head{}, err
	}
	r := byteReader{rest: text}
	var h head
	h.When = time.UnixMilli(int64(r.number())).UTC()
	h.Done.Deed = Deed(r.oneByte())
	for range min(r.number(), maxEntryArgs+1) {
		h.Done.Args = append(h.Done.Args, string(r.bytes()))
	}
	h.areas = Areas(r.oneByte())
	changes := r.number()
	h.size, h.packed = r.number(), r.rest
	h.changes = int(changes)
	if r.bad || h.Done.Deed == 0 || h.Done.Deed >= deedsEnd || len(h.Done.Args) > maxEntryArgs ||
		h.size > maxEntrySize || changes == 0 || changes > h.size {
		return head{}, damagedf("un cambio de la historia no se puede leer")
	}
	return h, nil
}

func decodeEntry(record []byte) (entry, error) {
	h, err := decodeHead(record)
	if err != nil {
		return entry{}, err
	}
	plain, err := h.unpack()
	e, r := h.entry, byteReader{rest: plain}
	for range h.changes {
		c := change{section(r.oneByte()), bytes.Clone(r.bytes()), bytes.Clone(r.record()), bytes.Clone(r.record())}
		if r.bad || c.section == 0 || c.section >= sectionsEnd {
			r.bad = true
			break
		}
		e.changes = append(e.changes, c)
	}
	if err != nil || r.bad || len(r.rest) > 0 || uint64(len(plain)) != h.size {
		return entry{}, damagedf("un cambio de la historia no se puede leer")
	}
	return e, nil
}

// unpack gives the bytes of the changes; they may be part of the record.
func (h head) unpack() ([]byte, error) {
	if h.size < packedFrom {
		return h.packed, nil
	}
	return io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(h.packed)), int64(h.size)+1))
}

// byteReader takes values off the front of bytes; bad is set when there are too
// few, after which it gives zeros.
type byteReader struct {
	rest []byte
	bad  bool
}

func (r *byteReader) number() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.bad, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *byteReader) oneByte() byte {
	b := r.take(1)
	if len(b) == 0 {
		return 0
	}
	return b[0]
}

func (r *byteReader) bytes() []byte { return r.take(r.number()) }

func (r *byteReader) record() []byte {
	if n := r.number(); n > 0 {
		return r.take(n - 1)
	}
	return nil
}

func (r *byteReader) take(n uint64) []byte {
	if n > uint64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return nil
	}
	taken := r.rest[:n:n]
	r.rest = r.rest[n:]
	return taken
}
