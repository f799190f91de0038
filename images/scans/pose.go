package scans

import (
	"encoding/binary"
	"image"
)

// pose is how a picture has to be turned to stand: mirrored left to right
// first, if at all, then turned clockwise by quarters.
type pose struct {
	mirrored bool
	turns    int
}

// exifPoses are the orientations 1 to 8 as EXIF counts them.
var exifPoses = [...]pose{1: {}, 2: {true, 0}, 3: {false, 2}, 4: {true, 2}, 5: {true, 3}, 6: {false, 1}, 7: {true, 1}, 8: {false, 3}}

// swaps reports whether width and height change places.
func (p pose) swaps() bool { return p.turns%2 == 1 }

// apply turns a picture whose bounds begin at zero.
func (p pose) apply(img *image.RGBA) *image.RGBA {
	if p.turns%4 == 0 && !p.mirrored {
		return img
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	size := image.Pt(w, h)
	if p.swaps() {
		size = image.Pt(h, w)
	}
	out := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			var sx, sy int // the place that comes to x, y
			switch p.turns % 4 {
			case 0:
				sx, sy = x, y
			case 1:
				sx, sy = y, h-1-x
			case 2:
				sx, sy = w-1-x, h-1-y
			case 3:
				sx, sy = w-1-y, x
			}
			if p.mirrored {
				sx = w - 1 - sx
			}
			copy(out.Pix[y*out.Stride+4*x:][:4], img.Pix[sy*img.Stride+4*sx:][:4])
		}
	}
	return out
}

// poseOf reads how the camera was held from the EXIF data of a JPEG. A picture
// that does not say stands as it is.
func poseOf(data []byte) pose {
	if sniff(data) != JPEG {
		return pose{}
	}
	for rest := data[2:]; len(rest) >= 4 && rest[0] == 0xff; {
		marker, size := rest[1], int(binary.BigEndian.Uint16(rest[2:]))
		if size < 2 || len(rest) < 2+size || marker == 0xda {
			break
		}
		if body := rest[4 : 2+size]; marker == 0xe1 && len(body) > 6 && string(body[:6]) == "Exif\x00\x00" {
			return poseInTIFF(body[6:])
		}
		rest = rest[2+size:]
	}
	return pose{}
}

// poseInTIFF finds the orientation in the first directory of a TIFF.
func poseInTIFF(tiff []byte) pose {
	const (
		header         = 8
		entry          = 12
		orientationTag = 0x0112
	)
	if len(tiff) < header {
		return pose{}
	}
	var order binary.ByteOrder = binary.BigEndian
	if string(tiff[:2]) == "II" {
		order = binary.LittleEndian
	}
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return pose{}
	}
	directory := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(directory) < entry {
			break
		}
		if order.Uint16(directory) == orientationTag {
			if o := int(order.Uint16(directory[8:])); o >= 1 && o < len(exifPoses) {
				return exifPoses[o]
			}
			break
		}
		directory = directory[entry:]
	}
	return pose{}
}
