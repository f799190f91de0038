// Package archive makes one file of all that an owner has, and restores it: the
// store, with collection, wishes, decks, texts, own cards, history, matches,
// saved questions and preferences, and the owner's pictures.
//
// The file is a zip:
//
//	LEEME.txt       what this is, for a person
//	contenido.json  the other files with their sizes and SHA-256
//	castillo.db     the store, as a backup that was checked
//	imagenes/...    the originals of scans and photographs with their records
//	duelos/...      the logs of duels with friends
//
// An archive counts once it was read through again. What is read of one is not
// trusted: only the names above are taken, no more than its list says, and the
// store and each picture are checked by themselves.
package archive

import (
	"archive/zip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/game/speech"
	"castillo/images/scans"
)

const (
	readmeName  = "LEEME.txt"
	listName    = "contenido.json"
	format      = 1
	storeName   = cardsdb.FileName
	pictureRoot = scans.Folder + "/"

	// DuelFolder is where the logs of duels with friends lie in a data folder.
	DuelFolder = "duelos"

	maxList  = 64 << 20 // bytes of the list
	maxDuel  = 16 << 20 // bytes of the log of a duel, of which the longest take one
	maxFiles = 500_000
	maxStore = 2 << 30 // bytes of the store, which may be packed small
)

// The reasons for which an archive is refused, in Spanish for a person.
var (
	ErrNotOne  = speech.Errorf("no es un respaldo completo de Castillo")
	ErrNewer   = speech.Errorf("el respaldo completo es de una versión más nueva de Castillo; actualiza el programa")
	ErrDamaged = speech.Errorf("el respaldo completo está dañado; usa otro")
)

// Name is what an archive of a moment is called where nobody chose a name.
func Name(now time.Time) string { return "castillo-" + now.Format("2006-01-02") + ".zip" }

// Contents is what an archive holds.
type Contents struct {
	Made     time.Time
	Pictures int   // originals of scans and photographs
	Duels    int   // logs of duels with friends
	Bytes    int64 // of all its files, unpacked
	// Damaged are the pictures that were not as they came already when the archive
	// was made, of which Make tells.
	Damaged []string
}

// list is the file contenido.json.
type list struct {
	Format int       `json:"castillo-respaldo"`
	Made   time.Time `json:"hecho"`
	Files  []listed  `json:"archivos"`
}

type listed struct {
	Path string `json:"archivo"`
	Size int64  `json:"bytes"`
	Sum  string `json:"sha256"`
}

func (l list) contents() Contents {
	c := Contents{Made: l.Made}
	for _, f := range l.Files {
		c.Bytes += f.Size
		switch {
		case isOriginal(f.Path):
			c.Pictures++
		case isDuel(f.Path):
			c.Duels++
		}
	}
	return c
}

func isOriginal(name string) bool {
	return strings.HasPrefix(name, pictureRoot) && path.Ext(name) != ".json"
}

var duelName = regexp.MustCompile(`^` + DuelFolder + `/[0-9a-f]{32}\.duelo$`)

func isDuel(name string) bool { return duelName.MatchString(name) }

// duels are the logs in a data folder, as an archive names them.
func duels(dir fs.FS) []string {
	entries, _ := fs.ReadDir(dir, DuelFolder) // without a folder there are none
	var out []string
	for _, e := range entries {
		if name := path.Join(DuelFolder, e.Name()); isDuel(name) && e.Type().IsRegular() {
			out = append(out, name)
		}
	}
	return out
}

// Make writes all that a store's data folder holds into an archive, in the place
// of a file that is there, and reads it through again before it counts. The
// errors are those of the store, of packages files and scans, of ctx, and
// ErrDamaged.
func Make(ctx context.Context, store *cardsdb.Store, to string, now time.Time) (Contents, error) {
	backup, _, err := store.BackupIfChanged()
	if err != nil {
		return Contents{}, err
	}
	pictures := os.DirFS(filepath.Join(store.Dir(), scans.Folder))
	kept, err := scans.List(pictures)
	if err != nil {
		return Contents{}, err
	}
	var made Contents
	err = files.ReplaceWith(to, 0o600, func(f *os.File) error {
		z := zip.NewWriter(f)
		l := list{Format: format, Made: now.UTC().Truncate(time.Second)}
		add := func(name string, method uint16, from fs.FS, source string) error {
			one, err := pack(ctx, z, name, method, from, source)
			l.Files = append(l.Files, one)
			return err
		}
		if err := add(storeName, zip.Deflate, os.DirFS(filepath.Dir(backup.Path)), filepath.Base(backup.Path)); err != nil {
			return err
		}
		for _, p := range kept {
			if err := add(pictureRoot+p.Path, zip.Store, pictures, p.Path); err != nil {
				return err
			}
		}
		data := os.DirFS(store.Dir())
		for _, name := range duels(data) {
			if err := add(name, zip.Deflate, data, name); err != nil {
				return err
			}
		}
		if err := errors.Join(packText(z, readmeName, readme(l.contents())), packJSON(z, listName, l), z.Close()); err != nil {
			return err
		}
		info, err := f.Stat()
		if err != nil {
			return err
		}
		made, err = check(ctx, f, info.Size())
		return err
	})
	return made, err
}

func pack(ctx context.Context, z *zip.Writer, name string, method uint16, from fs.FS, source string) (listed, error) {
	if err := ctx.Err(); err != nil {
		return listed{}, err
	}
	in, err := from.Open(source)
	if err != nil {
		return listed{}, err
	}
	defer in.Close()
	out, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: method})
	if err != nil {
		return listed{}, err
	}
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(out, sum), in)
	return listed{name, n, hex.EncodeToString(sum.Sum(nil))}, err
}

func packText(z *zip.Writer, name, text string) error {
	out, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err == nil {
		_, err = io.WriteString(out, text)
	}
	return err
}

func packJSON(z *zip.Writer, name string, value any) error {
	data, err := json.MarshalIndent(value, "", " ")
	if err != nil {
		return err
	}
	return packText(z, name, string(data)+"\n")
}

func readme(c Contents) string {
	return fmt.Sprintf(`Respaldo completo de Castillo, hecho el %s (hora universal).

castillo.db  la colección, los deseos, los mazos, los textos y cartas propias,
             la historia, las partidas, las búsquedas guardadas y las preferencias
imagenes/    los escaneos y las fotos propias: %d
duelos/      los duelos con amigos, firmados: %d

Para restaurarlo: en la ventana, Historial > Restaurar todo…; en la
terminal, castillo coleccion restaurar ESTE-ARCHIVO --aplicar
`, c.Made.Format("2006-01-02 15:04"), c.Pictures, c.Duels)
}

// Archive is an open archive.
type Archive struct {
	path string
	file *os.File
	zip  *zip.Reader
	list list
}

// Is reports whether a file begins as an archive does; whether it is one, Open
// says.
func Is(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	info, err := f.Stat()
	var head [4]byte
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	_, err = io.ReadFull(f, head[:])
	return err == nil && string(head[:]) == "PK\x03\x04"
}

// Open opens an archive and reads what it says it holds. It is ErrNotOne,
// ErrNewer, ErrDamaged or what the system says.
func Open(name string) (*Archive, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	var a *Archive
	if err == nil {
		a, err = openArchive(f, info.Size())
	}
	if err != nil {
		f.Close()
		return nil, &fs.PathError{Op: "open", Path: name, Err: err}
	}
	a.path, a.file = name, f
	return a, nil
}

func openArchive(r io.ReaderAt, size int64) (*Archive, error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return nil, ErrNotOne
	}
	a := &Archive{zip: z}
	data, err := a.read(listName, maxList)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotOne
	}
	if err != nil {
		return nil, ErrDamaged
	}
	if err := json.Unmarshal(data, &a.list); err != nil || a.list.Format == 0 {
		return nil, ErrNotOne
	}
	if a.list.Format > format {
		return nil, ErrNewer
	}
	return a, a.checkList()
}

// checkList refuses a list that names what no archive holds.
func (a *Archive) checkList() error {
	if len(a.list.Files) > maxFiles || len(a.zip.File) > maxFiles {
		return ErrDamaged
	}
	stores := 0
	for _, f := range a.list.Files {
		switch {
		case !fs.ValidPath(f.Path), f.Size < 0:
			return ErrDamaged
		case f.Path == storeName && f.Size <= maxStore:
			stores++
		case isDuel(f.Path) && f.Size <= maxDuel:
		case !strings.HasPrefix(f.Path, pictureRoot):
			return ErrDamaged
		}
	}
	if stores != 1 {
		return ErrDamaged
	}
	return nil
}

// read is a file of the archive that is no longer than most.
func (a *Archive) read(name string, most int64) ([]byte, error) {
	f, err := a.zip.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		err = files.ErrTooLarge
	}
	return data, err
}

// Close closes the archive.
func (a *Archive) Close() error { return a.file.Close() }

// Contents is what the archive says it holds.
func (a *Archive) Contents() Contents { return a.list.contents() }

// Pictures are the owner's pictures in it, as package scans takes them.
func (a *Archive) Pictures() (fs.FS, error) { return fs.Sub(a.zip, scans.Folder) }

// unpackStore puts the store into a file of a folder.
func (a *Archive) unpackStore(ctx context.Context, folder string) (string, error) {
	to := filepath.Join(folder, storeName)
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return "", err
	}
	for _, f := range a.list.Files {
		if f.Path == storeName {
			err = a.copyOut(ctx, f, out)
		}
	}
	return to, errors.Join(err, out.Close())
}

// copyOut copies a file of the archive, which must be what the list says.
func (a *Archive) copyOut(ctx context.Context, want listed, to io.Writer) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	f, err := a.zip.Open(want.Path)
	if err != nil {
		return speech.Errorf("%w: falta %s", ErrDamaged, want.Path)
	}
	defer f.Close()
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(to, sum), io.LimitReader(f, want.Size+1))
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return err // of the file that is written
	}
	if err != nil || n != want.Size || hex.EncodeToString(sum.Sum(nil)) != want.Sum {
		return speech.Errorf("%w: %s no es lo que se guardó", ErrDamaged, want.Path)
	}
	return nil
}

// Check reads the archive through: every file, and the store as one that opens.
func (a *Archive) Check(ctx context.Context) error {
	if err := a.checkFiles(ctx); err != nil {
		return err
	}
	return a.withStore(ctx, cardsdb.Verify)
}

func (a *Archive) checkFiles(ctx context.Context) error {
	for _, f := range a.list.Files {
		if f.Path == storeName {
			continue
		}
		if err := a.copyOut(ctx, f, io.Discard); err != nil {
			return err
		}
	}
	return nil
}

func check(ctx context.Context, r io.ReaderAt, size int64) (Contents, error) {
	a, err := openArchive(r, size)
	if err != nil {
		return Contents{}, err
	}
	c := a.Contents()
	if err := a.Check(ctx); err != nil {
		return Contents{}, err
	}
	pictures, err := a.Pictures()
	if err != nil || c.Pictures == 0 {
		return c, err
	}
	are, err := scans.Verify(ctx, pictures)
	c.Damaged = are.Damaged
	return c, err
}

// withStore unpacks the store for as long as do runs.
func (a *Archive) withStore(ctx context.Context, do func(path string) error) error {
	folder, err := os.MkdirTemp("", "castillo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	unpacked, err := a.unpackStore(ctx, folder)
	if err != nil {
		return err
	}
	return do(unpacked)
}
