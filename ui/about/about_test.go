package about

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAVersionIsThreeNumbers(t *testing.T) {
	const head = "[Details]\nName = \"Castillo\"\nID = \"cl.castillo\"\n"
	for version, ok := range map[string]bool{
		"0.1.0": true, "12.0.34": true,
		"": false, "1": false, "1.2": false, "1.2.3.4": false, "v1.2.3": false, "1.2.x": false, "01.2.3": false, "1.2.3-rc1": false, "1.2.3\\n": false,
	} {
		m, err := Read([]byte(head + "Version = \"" + version + "\"\n"))
		if (err == nil) != ok || ok && m.Version != version {
			t.Errorf("%q gives %q, %v", version, m.Version, err)
		}
	}
}

func TestWhatIsMissingIsNamed(t *testing.T) {
	for file, want := range map[string]string{
		"":                               "Name",
		"[Details]\nName = \"Castillo\"": "ID",
		"[Details]\nName = \"Castillo\"\nID = \"cl.castillo\"": "Version",
		"[Details]\nName = 3":    "Name",
		"[Details\nName = \"a\"": "FyneApp.toml",
	} {
		if _, err := Read([]byte(file)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", file, err, want)
		}
	}
}

func TestTheProgramsOwnFileIsWhole(t *testing.T) {
	file, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Skip("the sources of the module are not here")
	}
	m, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if !m.Migrations["fyneDo"] {
		t.Error("the toolkit is not told that the program keeps to its goroutine")
	}
}

// What is made to be installed is filled in from FyneApp.toml: it names the program's id
// as that does, and no version of its own.
func TestPackagesFollowTheFileOfTheProgram(t *testing.T) {
	file, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Skip("the sources of the module are not here")
	}
	m, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	const packaging = "../../.ci/packaging"
	for name, places := range map[string][]string{
		m.ID + ".desktop":   {"Name=" + m.Name + "\n", "StartupWMClass=" + m.Name + "\n", "Exec=castillo\n", "Icon=castillo\n"},
		"castillo.rc":       {`VALUE "ProductVersion", "@VERSION@"`, `VALUE "FileVersion", "@VERSION@"`, "FILEVERSION @NUMBERS@\n", "PRODUCTVERSION @NUMBERS@\n", `VALUE "ProductName", "` + m.Name + `"`},
		"castillo.manifest": {`version="@VERSION@.0"`, `name="` + m.ID + `"`},
		"control":           {"Version: @VERSION@\n"},
	} {
		data, err := os.ReadFile(filepath.Join(packaging, name))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, want := range places {
			if !strings.Contains(string(data), want) {
				t.Errorf("%s does not say %q", name, want)
			}
		}
		if strings.Contains(string(data), m.Version) && name != m.ID+".desktop" {
			t.Errorf("%s has a version of its own", name)
		}
	}
}
