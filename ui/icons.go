package ui

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// icon is a drawing of 24 by 24 in one colour of the theme.
func icon(name, path string, colour fyne.ThemeColorName) fyne.Resource {
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#000000" d="` + path + `"/></svg>`
	return fynetheme.NewColoredResource(fyne.NewStaticResource(name+".svg", []byte(svg)), colour)
}

// The drawings of the navigation and of the page of welcome.
const (
	drawnCards   = "M4 3h7v8H4zM13 3h7v8h-7zM4 13h7v8H4zM13 13h7v8h-7z"
	drawnDeck    = "M8 2h11a1.5 1.5 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H8a1.500 1.500 0 0 1-1.500-1.500v-14A1.500 1.500 0 0 1 8 2zM4.500 5v14.500A1.500 1.500 0 0 0 6 21h10.500v1.500H5.500A2.500 2.500 0 0 1 3 20V5z"
	drawnSwords  = "M3 3l4 .7 8.300 8.300-3.300 3.300L3.700 7zM21 3l-4 .7-3.600 3.600 3.300 3.300L20.300 7zM9.200 11.500l-3.800 3.800-1.400-1.400-1.200 1.200 2.300 2.300L2.500 20 4 21.500l2.600-2.600 2.300 2.300 1.200-1.200-1.400-1.400 3.800-3.800zM16.200 13.700l2.400 1.600 1.400-1.400 1.200 1.200-2.300 2.300L21.500 20 20 21.500l-2.600-2.600-2.300 2.300-1.200-1.200 1.400-1.400-1.600-2.400z"
	drawnReplay  = "M12 3a9 9 0 1 1-8.500 6l2 .7A6.900 6.900 0 1 0 12 5.100V8L7.500 4.200 12 .5zM10 8.500l6 3.500-6 3.500z"
	drawnClock   = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0 -20zM12 4.200a7.800 7.800 0 1 1 0 15.600a7.800 7.800 0 1 1 0 -15.600zM11 6.500h2v5l3.600 2.100-1 1.700-4.600-2.700z"
	drawnBook    = "M3 4h6.500A2.500 2.500 0 0 1 12 6.500 2.500 2.500 0 0 1 14.500 4H21v15h-6.500A2.500 2.500 0 0 0 12 21a2.500 2.500 0 0 0-2.500-2H3zM5 6v11h4.500a4 4 0 0 1 1.500.3V7.500A1.500 1.500 0 0 0 9.500 6zM19 6h-4.500A1.500 1.500 0 0 0 13 7.500v9.800a4 4 0 0 1 1.500-.3H19z"
	drawnSliders = "M3 6h9v2H3zM18 6h3v2h-3zM13 4h4v6h-4zM3 16h3v2H3zM12 16h9v2h-9zM7 14h4v6H7z"
)
