package cardsdb

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc64"
	"io"
	"os"
	"path/filepath"
)

// The file castillo.cambios beside the store repeats what was confirmed since the
// newest backup but one, so that one of the two may be damaged too: each transaction as what it wrote and the seal that it left. It
// is the witness of what the store must hold, since bbolt falls back to the
// transaction before where the page that names the last one is damaged; and
// together with a backup it brings everything back. It is written after each
// transaction and never decides whether one counts: where it cannot be written,
// or does not end where the store stands, it begins anew from there.
//
//	"castillo cambios 1\n", the seal it begins from
//	per transaction: size, the writes, the seal after them, checksum of all that
//
// with sizes and counts as varints. A write is its kind, the bucket, and the
// key and the record or the new sequence. What follows a transaction that is
// cut or damaged is not read.

const (
	changesName  = "castillo.cambios"
	changesMagic = "castillo cambios 1\n"
	// maxChanges bounds the log; one that grows beyond begins anew.
	maxChanges = 32 << 20
)

func changesPath(dir string) string { return filepath.Join(dir, changesName) }

// loggedChanges is the log as far as it is whole.
type loggedChanges struct {
	from    seal
	commits []loggedCommit
	size    int64 // of the part that is whole
	data    []byte
}

// loggedCommit is one transaction.
type loggedCommit struct {
	writes []write
	leaves seal
	start  int64 // where it begins in the log
}

// last is the seal that the log ends with.
func (l loggedChanges) last() seal {
	if len(l.commits) == 0 {
		return l.from
	}
	return l.commits[len(l.commits)-1].leaves
}

// after lists the transactions that lead on from a seal; ok is false where the
// log does not pass there.
func (l loggedChanges) after(stands seal) (rest []loggedCommit, ok bool) {
	if l.from == stands {
		return l.commits, true
	}
	for i, c := range l.commits {
		if c.leaves == stands {
			return l.commits[i+1:], true
		}
	}
	return nil, false
}

// readChanges reads the log of a data folder. One that is missing, or whose
// beginning is damaged, is that of no store.
func readChanges(dir string) loggedChanges {
	f, err := os.Open(changesPath(dir))
	if err != nil {
		return loggedChanges{}
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return loggedChanges{}
	}
	data, err := io.ReadAll(io.LimitReader(f, 2*maxChanges))
	if err != nil {
		return loggedChanges{}
	}
	return parseChanges(data)
}

func parseChanges(data []byte) loggedChanges {
	rest, ok := bytes.CutPrefix(data, []byte(changesMagic))
	if !ok || len(rest) < sealSize {
		return loggedChanges{}
	}
	from, err := decodeSeal(rest[:sealSize])
	if err != nil {
		return loggedChanges{}
	}
	l := loggedChanges{from: from, data: data}
	rest = rest[sealSize:]
	for {
		l.size = int64(len(data) - len(rest))
		r := byteReader{rest: rest}
		body := r.bytes()
		sum := r.take(checksumSize)
		if r.bad || crc64.Checksum(body, checksumTable) != binary.BigEndian.Uint64(sum) {
			return l
		}
		c, err := decodeCommit(body)
		if err != nil || c.leaves.commit <= l.last().commit {
			return l
		}
		c.start = l.size
		l.commits = append(l.commits, c)
		rest = r.rest
	}
}

func appendCommit(out []byte, writes []write, leaves seal) []byte {
	body := binary.AppendUvarint(nil, uint64(len(writes)))
	for _, w := range writes {
		body = appendBytes(append(body, byte(w.kind)), []byte(w.bucket))
		switch w.kind {
		case recorded:
			body = appendBytes(appendBytes(body, w.key), w.record)
		case deleted:
			body = appendBytes(body, w.key)
		case counted:
			body = binary.AppendUvarint(body, w.sequence)
		}
	}
	body = append(body, leaves.encode()...)
	out = appendBytes(out, body)
	return binary.BigEndian.AppendUint64(out, crc64.Checksum(body, checksumTable))
}

func decodeCommit(body []byte) (loggedCommit, error) {
	r := byteReader{rest: body}
	var c loggedCommit
	for range r.number() {
		if r.bad {
			break
		}
		w := write{kind: writeKind(r.oneByte()), bucket: string(r.bytes())}
		switch w.kind {
		case recorded:
			w.key, w.record = r.bytes(), r.bytes()
		case deleted:
			w.key = r.bytes()
		case counted:
			w.sequence = r.number()
		default:
			r.bad = true
		}
		c.writes = append(c.writes, w)
	}
	last := r.take(sealSize)
	if r.bad || len(r.rest) > 0 {
		return loggedCommit{}, damagedf("un cambio anotado no se puede leer")
	}
	var err error
	c.leaves, err = decodeSeal(last)
	return c, err
}

// changeLog is the log of an open store. Its zero value is not open yet.
type changeLog struct {
	file   *os.File
	size   int64
	stands seal
}

// add writes a transaction that led from one seal to the next down. It reports
// whether the log still leads from where it began: what cannot be written closes
// it, and it begins anew with the next transaction.
func (l *changeLog) add(dir string, from seal, t *txn) (leads bool) {
	leads = true
	if l.file == nil || l.stands != from || l.size > maxChanges {
		var err error
		if leads, err = l.open(dir, from); err != nil {
			return false
		}
	}
	n, err := l.file.Write(appendCommit(nil, t.writes, t.stands))
	l.size += int64(n)
	l.stands = t.stands
	if err != nil {
		l.close()
	}
	return leads && err == nil
}

// open goes on with the log of a folder where it ends with a seal, and otherwise
// begins it anew.
func (l *changeLog) open(dir string, from seal) (goesOn bool, err error) {
	l.close()
	if had := readChanges(dir); had.last() == from && had.size <= maxChanges {
		f, err := os.OpenFile(changesPath(dir), os.O_WRONLY, 0o600)
		if err == nil {
			_, seek := f.Seek(had.size, io.SeekStart)
			if err = errors.Join(f.Truncate(had.size), seek); err == nil {
				*l = changeLog{f, had.size, from}
				return true, nil
			}
			f.Close()
		}
	}
	return false, l.begin(dir, from, nil)
}

// begin replaces the log by one from a seal, with what was logged after it.
func (l *changeLog) begin(dir string, from seal, rest []byte) error {
	l.close()
	draft, err := os.CreateTemp(dir, creating+"*")
	if err != nil {
		return err
	}
	data := append(append([]byte(changesMagic), from.encode()...), rest...)
	_, err = draft.Write(data)
	if err = errors.Join(err, draft.Sync(), draft.Close()); err == nil {
		err = os.Rename(draft.Name(), changesPath(dir))
	}
	if err != nil {
		os.Remove(draft.Name())
		return err
	}
	f, err := os.OpenFile(changesPath(dir), os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	*l = changeLog{f, int64(len(data)), parseChanges(data).last()}
	return nil
}

// rebase makes the log begin from the first of some backups, by their seals, that
// it passes. Where it passes none it tells of something else, and the next
// transaction begins it anew.
func (l *changeLog) rebase(dir string, backups ...seal) {
	had := readChanges(dir)
	for _, from := range backups {
		rest, ok := had.after(from)
		if !ok {
			continue
		}
		var kept []byte
		if len(rest) > 0 {
			kept = had.data[rest[0].start:had.size]
		}
		if from != had.from {
			_ = l.begin(dir, from, kept) // the old one, which is whole, serves as well
		}
		return
	}
}

func (l *changeLog) close() {
	if l.file != nil {
		l.file.Close()
	}
	*l = changeLog{}
}
