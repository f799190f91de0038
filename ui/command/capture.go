package command

// The sizes in pixels that a picture of the window may have.
const (
	leastShot = 640
	mostShot  = 8192
)

var captureCommand = verb{
	name:  "captura",
	words: "CARPETA",
	help:  "guarda imágenes de la mesa en cada clase de decisión",
	more: "Abre una ventana, dispone en ella cada escena y guarda de cada una un PNG en CARPETA, con el\n" +
		"nombre de la escena y el tamaño. Necesita una pantalla.",
	options: []option{
		{"ancho", "N", "de la ventana, en puntos; si no, 1280"},
		{"alto", "N", "de la ventana, en puntos; si no, 720"},
		{"aspecto", "CUÁL", "claro, oscuro o contraste; si no, el del escritorio"},
		{"texto", "CUÁL", "grande o muy-grande; si no, normal"},
		{"idioma", "CUÁL", "es o en; si no, es"},
	},
	run: runCapture,
}

func runCapture(c *call) error {
	if len(c.words) != 1 {
		return c.usage("falta la carpeta de las imágenes")
	}
	width, err := c.number("ancho", 1280, leastShot, mostShot)
	if err != nil {
		return err
	}
	height, err := c.number("alto", 720, leastShot, mostShot)
	if err != nil {
		return err
	}
	return c.Capture(Shots{Dir: c.words[0], Width: int(width), Height: int(height),
		Look: c.text("aspecto", ""), Text: c.text("texto", ""), Language: c.text("idioma", "es")})
}

// Shots are the pictures of the window that are asked for.
type Shots struct {
	Dir           string
	Width, Height int
	Look          string // claro, oscuro, contraste, empty for that of the desktop
	Text          string // grande, muy-grande, empty for the usual
	Language      string
}
