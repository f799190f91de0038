package archive

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/images/scans"
)

// Plan is an archive that is ready to be restored.
type Plan struct {
	Contents
	Store    cardsdb.Restoration
	Pictures int // originals that come, for missing or damaged ones; none goes away
	Duels    int // logs of duels that come, for missing or shorter ones

	path string
}

// Empty reports whether restoring changes nothing.
func (p Plan) Empty() bool { return p.Store.Empty() && p.Pictures == 0 && p.Duels == 0 }

// PlanRestore reads an archive through and tells what restoring it into an open
// store would change. Nothing is changed.
func PlanRestore(ctx context.Context, store *cardsdb.Store, path string) (Plan, error) {
	a, err := Open(path)
	if err != nil {
		return Plan{}, err
	}
	defer a.Close()
	plan := Plan{Contents: a.Contents(), path: path}
	if err := a.checkFiles(ctx); err != nil {
		return Plan{}, err
	}
	if plan.Pictures, err = a.newPictures(ctx, store.Dir()); err != nil {
		return Plan{}, err
	}
	plan.Duels = len(a.newDuels(store.Dir()))
	err = a.withStore(ctx, func(unpacked string) (err error) {
		plan.Store, err = store.PlanRestore(unpacked)
		return err
	})
	plan.Store.Path = path
	return plan, err
}

// newPictures counts the originals that a data folder has not, or not as they
// came.
func (a *Archive) newPictures(ctx context.Context, dir string) (int, error) {
	own := os.DirFS(filepath.Join(dir, scans.Folder))
	have, err := scans.List(own)
	if err != nil {
		return 0, err
	}
	are, err := scans.Verify(ctx, own)
	if err != nil {
		return 0, err
	}
	there := map[string]bool{}
	for _, f := range have {
		there[pictureRoot+f.Path] = true
	}
	for _, damaged := range are.Damaged {
		delete(there, pictureRoot+damaged)
	}
	n := 0
	for _, f := range a.list.Files {
		if isOriginal(f.Path) && !there[f.Path] {
			n++
		}
	}
	return n, nil
}

// Restore does what a plan says. The pictures come first, so that nothing of the
// store speaks of one that is missing; then the store, which can be undone. damaged
// are the pictures that could not be brought.
func Restore(ctx context.Context, store *cardsdb.Store, library *scans.Library, plan Plan) (damaged []string, err error) {
	a, err := Open(plan.path)
	if err != nil {
		return nil, err
	}
	defer a.Close()
	if plan.Pictures > 0 {
		if damaged, err = a.takePictures(ctx, library); err != nil {
			return damaged, err
		}
	}
	if err := a.takeDuels(ctx, store.Dir()); err != nil {
		return damaged, err
	}
	return damaged, store.Restore(plan.Store)
}

// newDuels are the logs that a data folder has not, or not as far.
func (a *Archive) newDuels(dir string) (out []listed) {
	for _, f := range a.list.Files {
		if !isDuel(f.Path) {
			continue
		}
		if info, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(f.Path))); err != nil || info.Size() < f.Size {
			out = append(out, f)
		}
	}
	return out
}

// takeDuels brings them in.
func (a *Archive) takeDuels(ctx context.Context, dir string) error {
	come := a.newDuels(dir)
	if len(come) == 0 {
		return nil
	}
	if err := os.MkdirAll(filepath.Join(dir, DuelFolder), 0o700); err != nil {
		return err
	}
	for _, f := range come {
		err := files.ReplaceWith(filepath.Join(dir, filepath.FromSlash(f.Path)), 0o600, func(to *os.File) error { return a.copyOut(ctx, f, to) })
		if err != nil {
			return err
		}
	}
	return nil
}

func (a *Archive) takePictures(ctx context.Context, library *scans.Library) (damaged []string, err error) {
	if a.Contents().Pictures == 0 {
		return nil, nil
	}
	pictures, err := a.Pictures()
	if err != nil {
		return nil, err
	}
	_, damaged, err = library.TakeBack(ctx, pictures)
	return damaged, err
}

// Recover puts the store of an archive into a data folder whose own does not open,
// or that has none, and brings the pictures. A store that lies there is kept and
// its new path told; see [cardsdb.Recover].
func Recover(ctx context.Context, dir, path string, now time.Time) (kept string, damaged []string, err error) {
	library, err := scans.Open(filepath.Join(dir, scans.Folder))
	if err != nil {
		return "", nil, err
	}
	a, err := Open(path)
	if err != nil {
		return "", nil, err
	}
	defer a.Close()
	if damaged, err = a.takePictures(ctx, library); err != nil {
		return "", damaged, err
	}
	if err := a.takeDuels(ctx, dir); err != nil {
		return "", damaged, err
	}
	err = a.withStore(ctx, func(unpacked string) (err error) {
		kept, err = cardsdb.Restore(dir, unpacked, now)
		return err
	})
	return kept, damaged, err
}
