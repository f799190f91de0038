package preferences

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// box keeps settings as the store does.
type box map[string][]byte

func (b box) Load(name string, into any) error {
	value, ok := b[name]
	if !ok {
		return cardsdb.ErrNotFound
	}
	return json.Unmarshal(value, into)
}

func (b box) Save(name string, value any) (err error) {
	b[name], err = json.Marshal(value)
	return err
}

func TestChoicesComeBack(t *testing.T) {
	b := box{}
	if got := Load(b, first()); got != first() {
		t.Errorf("at first: %+v", got)
	}
	want := Choices{Theme: theme.Dark, Text: theme.Large, Language: words.English, Mute: true, Name: "Ana", STUN: "stun.example.org", Window: fyne.NewSize(1600, 900)}
	if err := want.Save(b); err != nil {
		t.Fatal(err)
	}
	if got := Load(b, first()); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestNonsenseIsAsAtFirst(t *testing.T) {
	for _, value := range []string{
		`{"Theme":"rosa","Text":"enorme","Language":"xx","Window":{"Width":-3,"Height":1e9}}`, `"oscuro"`, `{"Theme":"dark","Name":7}`, `{}`,
	} {
		got := Load(box{settingsKey: []byte(value)}, first())
		if got != first() {
			t.Errorf("%s: got %+v", value, got)
		}
	}
}

func TestTheFirstFrameBelongsToItsFolder(t *testing.T) {
	p := loop.NewApp().Preferences()
	Choices{Theme: theme.Dark, Text: theme.Largest, Language: words.English, Name: "Ana", STUN: "stun.example.org", Window: fyne.NewSize(1600, 900)}.Mirror(p, "/casa")
	if got := FirstFrame(p, "/casa"); got != (Choices{Theme: theme.Dark, Text: theme.Largest, Language: words.English, Window: fyne.NewSize(1600, 900)}) {
		t.Errorf("at home: %+v", got)
	}
	if got := FirstFrame(p, "/otra"); got != first() {
		t.Errorf("elsewhere: %+v", got)
	}
	p.RemoveValue(keyFolder)
	if got := FirstFrame(p, "/otra"); got.Theme != theme.Dark {
		t.Errorf("a look for any folder: %+v", got)
	}
}

func TestNamesAreShortAndPlain(t *testing.T) {
	if err := words.Use(words.Spanish); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"":                "Jugador",
		"  \t ":           "Jugador",
		" Ana\n  María  ": "Ana María",
		"ñññññññññññññññññññññññññññññññ": "ññññññññññññññññññññññññ",
	} {
		if got := (Choices{Name: name}).Player(); got != want {
			t.Errorf("%q plays as %q, want %q", name, got, want)
		}
	}
}

// released is an app that knows its version.
type released struct{ fyne.App }

func (released) Metadata() fyne.AppMetadata { return fyne.AppMetadata{Version: "1.2.3"} }

// shop is a store that makes no backups.
type shop struct{}

func (shop) Dir() string                     { return "/casa" }
func (shop) Backup() (cardsdb.Backup, error) { return cardsdb.Backup{}, cardsdb.ErrFull }

func TestTheVersionIsSaidInEveryLanguage(t *testing.T) {
	a := released{loop.NewApp()}
	fyne.SetCurrentApp(a)
	w := a.NewWindow("")
	defer w.Close()
	for language, want := range map[words.Language]string{words.Spanish: "Versión 1.2.3", words.English: "Version 1.2.3"} {
		if err := words.Use(language); err != nil {
			t.Fatal(err)
		}
		w.SetContent(New(&widgets.Desk{Window: w}, first(), shop{}, func(Choices) {}, func() {}).Content())
		said := false
		for _, o := range test.LaidOutObjects(w.Content()) {
			if l, ok := o.(*widget.Label); ok && l.Text == want {
				said = true
			}
		}
		if !said {
			t.Errorf("%s does not say %q", language, want)
		}
	}
}

func TestAFolderHasAnAddressOnEverySystem(t *testing.T) {
	for dir, want := range map[string]string{
		"/home/ana/mis datos": "file:///home/ana/mis%20datos",
		"C:/Mis datos":        "file:///C:/Mis%20datos",
	} {
		if got := folderURL(dir).String(); got != want {
			t.Errorf("%s is %s, want %s", dir, got, want)
		}
	}
}
