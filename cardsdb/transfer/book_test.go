package transfer_test

import (
	"archive/zip"
	"bytes"
	"reflect"
	"strings"
	"testing"

	"castillo/cardsdb/transfer"
)

// The other parts of the smallest spreadsheet.
const (
	bookPart   = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Cartas" r:id="rId7"/><sheet name="Otra" r:id="rId1"/></sheets></workbook>`
	linksPart  = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>`
	stylesPart = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\/mm\/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`
)

// spreadsheet is one whose first sheet has these rows.
func spreadsheet(t testing.TB, shared, rows string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for name, text := range map[string]string{"xl/workbook.xml": bookPart, "xl/_rels/workbook.xml.rels": linksPart, "xl/styles.xml": stylesPart,
		"xl/sharedStrings.xml": "<sst>" + shared + "</sst>", "xl/worksheets/sheet1.xml": "<worksheet/>",
		"xl/worksheets/sheet2.xml": "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"} {
		part, err := w.Create(name)
		if err == nil {
			_, err = part.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

const (
	ownShared = `<si><t>Nombre</t></si><si><r><t>Canti</t></r><r><t>dad</t></r></si><si><t>Simón de
Montfort</t></si>`
	ownRows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Fecha</t></is></c></row>
<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>3</v></c><c r="D2" s="1"><v>46053</v></c></row><row r="3"/>
<row r="4"><c r="B4"><v>2</v></c><c r="A4" t="str"><v>Mordred</v></c></row>`
)

func TestASpreadsheetIsReadAsItsFirstSheet(t *testing.T) {
	file, err := transfer.Read(bytes.NewReader(spreadsheet(t, ownShared, ownRows)))
	if err != nil {
		t.Fatal(err)
	}
	table, err := transfer.Read(strings.NewReader("Nombre,Cantidad,,Fecha\nSimón de Montfort,3,,2026-01-31\nMordred,2,,\n"))
	if err != nil {
		t.Fatal(err)
	}
	if len(file.Lines) != len(table.Lines) {
		t.Fatalf("it has %+v", file.Lines)
	}
	for i, l := range file.Lines {
		if want := table.Lines[i]; !reflect.DeepEqual(l.Entry, want.Entry) || !reflect.DeepEqual(l.Problem, want.Problem) || len(l.Warnings) > 0 {
			t.Errorf("line %d is %+v, want %+v", i, l, want)
		}
	}
}

// TestASpreadsheetOfAnotherFormSaysWhatToDo for old ones, other programs', and broken ones.
func TestASpreadsheetOfAnotherFormSaysWhatToDo(t *testing.T) {
	var odd bytes.Buffer
	w := zip.NewWriter(&odd)
	if _, err := w.Create("content.xml"); err != nil {
		t.Fatal(err)
	}
	w.Close()
	whole := spreadsheet(t, ownShared, ownRows)
	for name, data := range map[string][]byte{
		"old": []byte("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 y más"), "of another program": odd.Bytes(), "cut": whole[:len(whole)/2],
		"not ended": spreadsheet(t, ownShared, `<row><c><v>3</c>`),
	} {
		if _, err := transfer.Read(bytes.NewReader(data)); err == nil || !strings.Contains(err.Error(), ".csv") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestASpreadsheetIsBounded(t *testing.T) {
	for name, data := range map[string][]byte{
		"rows":    spreadsheet(t, "", strings.Repeat("<row/>", transfer.MaxLines+2)),
		"strings": spreadsheet(t, strings.Repeat("<si/>", 5*transfer.MaxLines), ownRows),
		"bytes":   spreadsheet(t, "<si><t>"+strings.Repeat("x", 1<<20)+"</t></si>", "<row>"+strings.Repeat(`<c t="s"><v>0</v></c>`, 200)+"</row>"),
	} {
		if _, err := transfer.Read(bytes.NewReader(data)); err == nil {
			t.Errorf("too many %s are read", name)
		}
	}
}

// FuzzSpreadsheet has any sheet and any texts read, or refused.
func FuzzSpreadsheet(f *testing.F) {
	f.Add(ownShared, ownRows)
	f.Add("<si>", `<row><c r="ZZZZ9"><v>1</v></c></row>`)
	f.Add("", `<row><c r="B1" t="s"><v>-1</v></c><c s="-4"><v>1e300</v></c></row>`)
	f.Fuzz(func(t *testing.T, shared, rows string) {
		if len(shared)+len(rows) > 4096 {
			return
		}
		_, _ = transfer.Read(bytes.NewReader(spreadsheet(t, shared, rows)))
	})
}
