package scans

import (
	"fmt"

	"castillo/game/speech"
)

// Refusal is why a file is not taken. As an error it is a sentence for the
// person who brought the file.
type Refusal uint8

// The reasons. NoRefusal is none.
const (
	NoRefusal Refusal = iota
	NotAPicture
	DamagedPicture
	TooManyBytes
	TooManyPixels
	TooFewPixels
	NotCardShaped
	IsLink
	NotAFile
	Unreadable
	TooManyFiles
	TooDeep
	TooMuchAtOnce
	DamagedZip
	ZipInZip
	PathOutside
	Encrypted
	refusals // how many there are
)

var refusalTexts = [refusals]string{
	NoRefusal:      "",
	NotAPicture:    "no es una imagen JPEG, PNG, WebP o GIF",
	DamagedPicture: "la imagen está dañada o le falta una parte",
	TooManyBytes:   "pesa más de 32 MB",
	TooManyPixels:  "es demasiado grande: el límite son 24 millones de puntos y 12 000 de lado",
	TooFewPixels:   "es demasiado pequeña: le faltan puntos para reconocer la carta",
	NotCardShaped:  "no tiene la forma de una carta",
	IsLink:         "es un enlace; trae el archivo mismo",
	NotAFile:       "no es un archivo corriente",
	Unreadable:     "no se puede leer",
	TooManyFiles:   "son demasiados archivos; tráelos por partes",
	TooDeep:        "está en una carpeta demasiado honda",
	TooMuchAtOnce:  "todo junto pesa más de 6 GB; tráelo por partes",
	DamagedZip:     "el zip está dañado",
	ZipInZip:       "es un zip dentro de otro; sácalo y tráelo aparte",
	PathOutside:    "su ruta lleva fuera del zip",
	Encrypted:      "está cifrada con contraseña",
}

// Error is the reason in Spanish.
func (r Refusal) Error() string {
	if r < refusals {
		return refusalTexts[r]
	}
	return fmt.Sprintf("Refusal(%d)", uint8(r))
}

// In implements [speech.Error].
func (r Refusal) In(say speech.Say) string { return say(r.Error()) }

// Refusals lists all reasons.
func Refusals() []Refusal {
	var all []Refusal
	for r := NoRefusal + 1; r < refusals; r++ {
		all = append(all, r)
	}
	return all
}
