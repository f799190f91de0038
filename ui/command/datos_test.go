package command

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestCardDataGoesFromOneCollectorToAnother(t *testing.T) {
	atHome(t)
	from, to, file := desk(t), t.TempDir(), filepath.Join(t.TempDir(), "nuestras.zip")
	for _, c := range []struct {
		args []string
		exit int
		says string
	}{
		{[]string{"exportar", file, "--datos", to}, No, "no has anotado datos, textos ni precios"},
		{[]string{"exportar", file, "--titulo", "Nuestras", "--datos", from}, Done, "cartas: 0, textos: 1, precios: ninguno, en"},
		{[]string{"exportar", file, "--datos", from}, Failed, "ya existe"},
		{[]string{"importar", file, "--previa", "--datos", to}, Done, "texto  Bane  nuevo  llega"},
		{[]string{"importar", file, "--datos", to}, Done, "llegaron cartas: 0, textos: 1, precios: 0"},
		{[]string{"importar", file, "--datos", to}, No, "no trae nada que no tengas"},
		{[]string{"importar", file, "--json", "--datos", to}, No, `{"que":"texto","carta":"Bane","resultado":"ya lo tienes","llega":false}`},
		{[]string{"importar", file, "--quedan", "todas", "--datos", to}, Failed, "--quedan es mias o suyas"},
		{[]string{"importar", "datos.go", "--datos", to}, Failed, "no es un archivo de datos de cartas"},
	} {
		exit, stdout, stderr := run("", append([]string{"datos"}, c.args...)...)
		if exit != c.exit || !strings.Contains(stdout+stderr, c.says) {
			t.Errorf("%v: exit %d, %s%s", c.args, exit, stdout, stderr)
		}
	}
}
