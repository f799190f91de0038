package cardsdb

import (
	"bytes"
	"encoding/binary"
	"hash/fnv"
	"io"
	"os"
)

// bbolt trusts its file: on a damaged page it panics, faults, or walks in
// circles. checkPages therefore reads the whole structure first, with plain
// reads and every bound checked, so that bbolt only ever sees a sound tree in
// which it finds every key and of which it knows every page.
// The format (version 2, in the machine's byte order):
//
//	page     id u64, flags u16, count u16, overflow u32; then the content
//	meta     magic u32, version u32, page size u32, flags u32, root u64,
//	         sequence u64, freelist u64, high u64, txid u64, FNV-1a u64
//	branch   count x (pos u32, key size u32, page u64); then the keys
//	leaf     count x (flags u32, pos u32, key size u32, value size u32); then
//	         keys and values; flag 1: the value is a bucket (root u64,
//	         sequence u64, and with root 0 a whole page inside the value)
//	freelist count x page u64 (count 0xFFFF: the first u64 is the count)
const (
	pageHeader  = 16
	elementSize = 16

	branchFlag   = 0x01
	leafFlag     = 0x02
	freelistFlag = 0x10
	bucketFlag   = 0x01

	metaMagic      = 0xED0CDAED
	metaVersion    = 2
	noFreelist     = ^uint64(0)
	firstDataPage  = 2
	metaSize       = 64
	checkedSize    = metaSize - 8
	bucketHeader   = 16
	bigFreelist    = 0xFFFF
	freelistIDSize = 8
)

var host = binary.NativeEndian

type pageChecker struct {
	file     io.ReaderAt
	pageSize uint64
	high     uint64          // pages in use end below this id
	reached  map[uint64]bool // pages that belong to the tree
	pending  []subtree       // still to be read
	buf      []byte
}

// subtree is a page with the bounds of the keys under it: from low on, below
// high. Nil is no bound.
type subtree struct {
	page      uint64
	low, high []byte
}

// holds reports whether a key may lie there; bbolt would not find it elsewhere.
func (t subtree) holds(key []byte) bool {
	return bytes.Compare(t.low, key) <= 0 && (t.high == nil || bytes.Compare(key, t.high) < 0)
}

// checkPages reports the first thing wrong in a bbolt file of that size, as an
// ErrDamaged, or nil.
func checkPages(file io.ReaderAt, size int64, pageSize int) error {
	c := pageChecker{file: file, pageSize: uint64(pageSize), reached: make(map[uint64]bool)}
	root, freelist, err := c.readMeta()
	if err != nil {
		return err
	}
	if c.high > uint64(size)/c.pageSize {
		return damagedf("le falta el final")
	}
	c.pending = append(c.pending, subtree{page: root})
	for len(c.pending) > 0 {
		next := c.pending[len(c.pending)-1]
		c.pending = c.pending[:len(c.pending)-1]
		if err := c.checkPage(next); err != nil {
			return err
		}
	}
	if freelist == noFreelist {
		return nil
	}
	if err := c.checkFreelist(freelist); err != nil {
		return err
	}
	if lost := c.high - firstDataPage - uint64(len(c.reached)); lost > 0 {
		return damagedf("de %d páginas no se sabe qué son", lost)
	}
	return nil
}

// readMeta takes the later of the two meta pages that is valid, as bbolt does.
func (c *pageChecker) readMeta() (root, freelist uint64, err error) {
	var latest uint64
	found := false
	for id := range uint64(firstDataPage) {
		var buf [pageHeader + metaSize]byte
		if _, err := c.file.ReadAt(buf[:], int64(id*c.pageSize)); err != nil {
			return 0, 0, damagedf("le falta el principio")
		}
		m := buf[pageHeader:]
		sum := fnv.New64a()
		sum.Write(m[:checkedSize])
		if host.Uint32(m) != metaMagic || host.Uint32(m[4:]) != metaVersion ||
			uint64(host.Uint32(m[8:])) != c.pageSize || host.Uint64(m[checkedSize:]) != sum.Sum64() {
			continue
		}
		if txid := host.Uint64(m[48:]); !found || txid > latest {
			found, latest = true, txid
			root, freelist, c.high = host.Uint64(m[16:]), host.Uint64(m[32:]), host.Uint64(m[40:])
		}
	}
	if !found {
		return 0, 0, damagedf("no es un archivo de Castillo o perdió su principio")
	}
	return root, freelist, nil
}

// maxDepth is more pages than lie one under another in any file.
const maxDepth = 64

// lookUp is the value under a key of a bucket of the file, read page by page; nil
// where there is none or the file makes no sense. It reads no more than the way
// there.
func lookUp(file io.ReaderAt, size int64, bucket, key []byte) []byte {
	c := pageChecker{file: file, pageSize: pageSizeOf(file), reached: map[uint64]bool{}}
	root, _, err := c.readMeta()
	if err != nil || c.high > uint64(size)/c.pageSize {
		return nil
	}
	value := c.find(root, bucket)
	if len(value) < bucketHeader {
		return nil
	}
	if below := host.Uint64(value); below != 0 {
		return c.find(below, key)
	}
	return findInLeaf(value[bucketHeader:], key)
}

// pageSizeOf is the size that the file says its pages have, or that of this
// machine.
func pageSizeOf(file io.ReaderAt) uint64 {
	var buf [4]byte
	if _, err := file.ReadAt(buf[:], pageHeader+8); err == nil {
		if n := uint64(host.Uint32(buf[:])); n >= 1<<9 && n <= 1<<16 && n&(n-1) == 0 {
			return n
		}
	}
	return uint64(os.Getpagesize())
}

// find is the value under a key of the tree below a page. A page is read once at
// most, so that no circle is walked twice.
func (c *pageChecker) find(id uint64, key []byte) []byte {
	for range maxDepth {
		page, flags, err := c.read(id)
		switch {
		case err != nil:
			return nil
		case flags == leafFlag:
			return bytes.Clone(findInLeaf(page, key))
		case flags != branchFlag:
			return nil
		}
		count, found := int(host.Uint16(page[10:])), false
		for i := range count {
			element, ok := elementAt(page, count, i)
			if !ok {
				return nil
			}
			first, ok := slice(page, element, host.Uint32(page[element:]), host.Uint32(page[element+4:]))
			if !ok {
				return nil
			}
			if i > 0 && bytes.Compare(first, key) > 0 {
				break
			}
			id, found = host.Uint64(page[element+8:]), true
		}
		if !found {
			return nil
		}
	}
	return nil
}

// findInLeaf is the value under a key of a leaf page.
func findInLeaf(page, key []byte) []byte {
	if len(page) < pageHeader {
		return nil
	}
	count := int(host.Uint16(page[10:]))
	for i := range count {
		element, ok := elementAt(page, count, i)
		if !ok {
			return nil
		}
		pos, keySize := host.Uint32(page[element+4:]), host.Uint32(page[element+8:])
		is, ok := slice(page, element, pos, keySize)
		if !ok || !bytes.Equal(is, key) {
			continue
		}
		value, _ := slice(page, element+int(pos), keySize, host.Uint32(page[element+12:]))
		return value
	}
	return nil
}

// read brings page id with its overflow into the buffer; it stays valid until
// the next read.
func (c *pageChecker) read(id uint64) (page []byte, flags uint16, err error) {
	if id < firstDataPage || id >= c.high {
		return nil, 0, damagedf("remite a la página %d, que no existe", id)
	}
	var header [pageHeader]byte
	if _, err := c.file.ReadAt(header[:], int64(id*c.pageSize)); err != nil {
		return nil, 0, err
	}
	overflow := uint64(host.Uint32(header[12:]))
	if host.Uint64(header[:]) != id || overflow >= c.high-id {
		return nil, 0, damagedf("la página %d no es lo que debe ser", id)
	}
	size := (1 + overflow) * c.pageSize
	if uint64(cap(c.buf)) < size {
		c.buf = make([]byte, size)
	}
	page = c.buf[:size]
	if _, err := c.file.ReadAt(page, int64(id*c.pageSize)); err != nil {
		return nil, 0, err
	}
	for i := range 1 + overflow {
		if c.reached[id+i] {
			return nil, 0, damagedf("la página %d se usa dos veces", id+i)
		}
		c.reached[id+i] = true
	}
	return page, host.Uint16(header[8:]), nil
}

func (c *pageChecker) checkPage(at subtree) error {
	page, flags, err := c.read(at.page)
	if err != nil {
		return err
	}
	switch flags {
	case branchFlag:
		return c.checkBranch(at, page)
	case leafFlag:
		return c.checkLeaf(at, page, true)
	}
	return damagedf("la página %d no es lo que debe ser", at.page)
}

func (c *pageChecker) checkBranch(at subtree, page []byte) error {
	id := at.page
	count := int(host.Uint16(page[10:]))
	if count == 0 {
		return damagedf("la página %d está vacía", id)
	}
	var previous []byte
	for i := range count {
		element, ok := elementAt(page, count, i)
		if !ok {
			return damagedf("la página %d está cortada", id)
		}
		key, ok := slice(page, element, host.Uint32(page[element:]), host.Uint32(page[element+4:]))
		if !ok || bytes.Compare(previous, key) >= 0 || !at.holds(key) {
			return damagedf("la página %d está revuelta", id)
		}
		previous = bytes.Clone(key)
		if below := len(c.pending) - 1; i > 0 {
			c.pending[below].high = previous
		}
		c.pending = append(c.pending, subtree{host.Uint64(page[element+8:]), previous, at.high})
	}
	return nil
}

// checkLeaf checks a leaf page; one that lies inside a bucket's value holds no
// further buckets.
func (c *pageChecker) checkLeaf(at subtree, page []byte, mayNest bool) error {
	id := at.page
	count := int(host.Uint16(page[10:]))
	var previous []byte
	for i := range count {
		element, ok := elementAt(page, count, i)
		if !ok {
			return damagedf("la página %d está cortada", id)
		}
		flags, pos := host.Uint32(page[element:]), host.Uint32(page[element+4:])
		keySize, valueSize := host.Uint32(page[element+8:]), host.Uint32(page[element+12:])
		key, ok := slice(page, element, pos, keySize)
		if !ok || bytes.Compare(previous, key) >= 0 || !at.holds(key) {
			return damagedf("la página %d está revuelta", id)
		}
		value, ok := slice(page, element+int(pos), keySize, valueSize)
		if !ok || flags&^bucketFlag != 0 {
			return damagedf("la página %d está revuelta", id)
		}
		if flags == bucketFlag {
			if err := c.checkBucket(id, value, mayNest); err != nil {
				return err
			}
		}
		previous = key
	}
	return nil
}

func (c *pageChecker) checkBucket(id uint64, value []byte, mayNest bool) error {
	if len(value) < bucketHeader || !mayNest {
		return damagedf("la página %d está revuelta", id)
	}
	if root := host.Uint64(value); root != 0 {
		c.pending = append(c.pending, subtree{page: root})
		return nil
	}
	inside := value[bucketHeader:]
	if len(inside) < pageHeader || host.Uint16(inside[8:]) != leafFlag {
		return damagedf("la página %d está revuelta", id)
	}
	return c.checkLeaf(subtree{page: id}, inside, false)
}

// checkFreelist makes sure that no page is both free and in use, or free twice.
func (c *pageChecker) checkFreelist(id uint64) error {
	page, flags, err := c.read(id)
	if err != nil {
		return err
	}
	if flags != freelistFlag {
		return damagedf("la página %d no es lo que debe ser", id)
	}
	count, ids := uint64(host.Uint16(page[10:])), page[pageHeader:]
	if count == bigFreelist {
		count, ids = host.Uint64(ids), ids[freelistIDSize:]
	}
	if count > uint64(len(ids))/freelistIDSize {
		return damagedf("la página %d está cortada", id)
	}
	for i := range count {
		free := host.Uint64(ids[i*freelistIDSize:])
		if free < firstDataPage || free >= c.high || c.reached[free] {
			return damagedf("la página %d figura como libre y no lo está", free)
		}
		c.reached[free] = true
	}
	return nil
}

// elementAt is where element i of a page begins, if the page has room for all.
func elementAt(page []byte, count, i int) (at int, ok bool) {
	return pageHeader + i*elementSize, pageHeader+count*elementSize <= len(page)
}

// slice is page[from+pos:][:size] if that lies within the page.
func slice(page []byte, from int, pos, size uint32) ([]byte, bool) {
	start := uint64(from) + uint64(pos)
	if start+uint64(size) > uint64(len(page)) {
		return nil, false
	}
	return page[start:][:size], true
}
