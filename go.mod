module castillo

go 1.26.0

require (
	golang.org/x/text v0.43.0
	pgregory.net/rapid v1.3.0
)

require (
	fyne.io/fyne/v2 v2.8.1 // indirect
	github.com/nfnt/resize v0.0.0-20180221191011-83c6a9932646 // indirect
	go.etcd.io/bbolt v1.5.0 // indirect
	golang.org/x/sys v0.45.0 // indirect
)
