package scans

import (
	"archive/zip"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// The limits of what is brought in at one time.
const (
	maxFiles     = 20_000
	maxArchives  = 100
	maxDepth     = 16      // of folders
	maxDirectory = 4 << 20 // bytes of a zip's list of files
	maxTotal     = 6 << 30 // bytes of all pictures
)

// file is one file that was found, or why it is not even opened.
type file struct {
	path    string // as its owner would call it, parted by slashes
	refused Refusal
	size    int64 // as it is claimed
	open    func() (io.ReadCloser, error)
}

// source finds the files in what was brought.
type source struct {
	ctx      context.Context
	files    []file
	archives []io.Closer
}

// find lists the files of folders, zips and single files. The only error is
// that of ctx. The source is to be closed.
func find(ctx context.Context, paths []string) (*source, error) {
	s := &source{ctx: ctx}
	for _, p := range paths {
		before := len(s.files)
		s.add(p)
		if len(s.files) > maxFiles {
			s.files = append(s.files[:before], file{path: filepath.Base(p), refused: TooManyFiles})
		}
	}
	return s, ctx.Err()
}

func (s *source) close() {
	for _, a := range s.archives {
		a.Close()
	}
}

func (s *source) full() bool { return len(s.files) > maxFiles || s.ctx.Err() != nil }

func (s *source) refuse(name string, why Refusal) {
	s.files = append(s.files, file{path: name, refused: why})
}

// add finds what is at a path that a person named; a link is followed there and
// nowhere else.
func (s *source) add(name string) {
	info, err := os.Stat(name)
	base := filepath.Base(name)
	switch {
	case err != nil:
		s.refuse(base, Unreadable)
	case info.IsDir():
		s.addFolder(name, base)
	case info.Mode().IsRegular():
		s.addFile(base, info.Size(), func() (*os.File, error) { return os.Open(name) })
	default:
		s.refuse(base, NotAFile)
	}
}

// addFolder walks a folder without ever leaving it.
func (s *source) addFolder(dir, base string) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		s.refuse(base, Unreadable)
		return
	}
	s.archives = append(s.archives, root)
	fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		shown := path.Join(filepath.ToSlash(base), name)
		switch {
		case s.full():
			return fs.SkipAll
		case err != nil:
			s.refuse(shown, Unreadable)
			return nil
		case d.IsDir():
			if strings.Count(name, "/") >= maxDepth {
				s.refuse(shown, TooDeep)
				return fs.SkipDir
			}
		case d.Type()&fs.ModeSymlink != 0:
			s.refuse(shown, IsLink)
		case !d.Type().IsRegular():
			s.refuse(shown, NotAFile)
		default:
			info, err := d.Info()
			if err != nil {
				s.refuse(shown, Unreadable)
				return nil
			}
			s.addFile(shown, info.Size(), func() (*os.File, error) { return root.Open(name) })
		}
		return nil
	})
}

// addFile adds a file of the disk, or the files in it if it is a zip.
func (s *source) addFile(name string, size int64, open func() (*os.File, error)) {
	if !strings.EqualFold(path.Ext(name), ".zip") {
		s.files = append(s.files, file{path: name, size: size, open: func() (io.ReadCloser, error) { return open() }})
		return
	}
	if len(s.archives) >= maxArchives {
		s.refuse(name, TooManyFiles)
		return
	}
	f, err := open()
	if err != nil {
		s.refuse(name, Unreadable)
		return
	}
	s.archives = append(s.archives, f)
	s.addZip(name, f, size)
}

// addZip adds the files of a zip. One that lists too many is refused as a whole.
func (s *source) addZip(name string, r io.ReaderAt, size int64) {
	entries, err := zipEntries(r, size)
	if err != nil {
		s.refuse(name, refusalOf(err))
		return
	}
	for _, e := range entries {
		if s.full() {
			return
		}
		if e.FileInfo().IsDir() {
			continue
		}
		inside := strings.ToValidUTF8(strings.ReplaceAll(e.Name, "\\", "/"), "_")
		if why := zipRefusal(e); why != NoRefusal {
			s.refuse(name+"/"+inside, why)
			continue
		}
		s.files = append(s.files, file{path: path.Join(name, inside), size: int64(min(e.UncompressedSize64, maxTotal)), open: e.Open})
	}
}

// zipEntries reads what a zip lists, without reading more of it than a list may
// take however many entries it claims.
func zipEntries(r io.ReaderAt, size int64) (list []*zip.File, err error) {
	defer func() {
		if recover() != nil {
			err = DamagedZip
		}
	}()
	limited := &meteredReader{r: r, left: maxDirectory}
	z, err := zip.NewReader(limited, size)
	switch {
	case errors.Is(err, errMeter):
		return nil, TooManyFiles
	case err != nil && !errors.Is(err, zip.ErrInsecurePath):
		return nil, DamagedZip
	case len(z.File) > maxFiles:
		return nil, TooManyFiles
	}
	limited.left = -1
	return z.File, nil
}

// zipRefusal says why an entry of a zip is not even opened.
func zipRefusal(e *zip.File) Refusal {
	const encrypted = 1
	name := strings.ReplaceAll(e.Name, "\\", "/")
	switch mode := e.Mode(); {
	case !filepath.IsLocal(name), strings.HasPrefix(name, "/"), strings.Contains(name, ":"), strings.Contains(name, "\x00"):
		return PathOutside
	case mode&fs.ModeSymlink != 0:
		return IsLink
	case !mode.IsRegular():
		return NotAFile
	case e.Flags&encrypted != 0:
		return Encrypted
	case strings.Count(name, "/") > maxDepth:
		return TooDeep
	}
	return NoRefusal
}

// refusalOf is the reason in an error, that it cannot be read if there is none.
func refusalOf(err error) Refusal {
	if r, ok := errors.AsType[Refusal](err); ok {
		return r
	}
	return Unreadable
}

var errMeter = errors.New("scans: more was read than may be")

// meteredReader reads at most so many bytes in all, any number if left is
// negative.
type meteredReader struct {
	r    io.ReaderAt
	left int64
}

// ReadAt implements io.ReaderAt.
func (m *meteredReader) ReadAt(p []byte, off int64) (int, error) {
	if m.left >= 0 {
		if m.left -= int64(len(p)); m.left < 0 {
			m.left = 0
			return 0, errMeter
		}
	}
	return m.r.ReadAt(p, off)
}
