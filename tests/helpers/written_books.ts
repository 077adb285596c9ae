import { relations } from "./workbook.ts";
import type { ZipOptions } from "./zip.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE =
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The table that all programs wrote, as CSV. */
export const WRITTEN_TABLE = [
  "Code,Recipient,Weight,Latest delivery date,Paid,Destination",
  'WB-1001,"Müller, Jörg",12.5,2026-12-24,TRUE,Nantes',
  "",
  "WB-1002,Zoë & Söhne,3,2026-12-31 14:30,FALSE,Nantes",
  "",
].join("\n");

/** A workbook as a program writes it. */
export interface WrittenBook {
  parts: Record<string, string>;
  zip?: ZipOptions;
}

const TOP = relations({ officeDocument: "xl/workbook.xml" });
const PARTS = relations({
  worksheet: "worksheets/sheet1.xml",
  theme: "theme/theme1.xml",
  styles: "styles.xml",
  sharedStrings: "sharedStrings.xml",
});
const BOOK =
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><cellStyleXfs count="1"><xf numFmtId="22"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

const SHARED =
  `${XML}<sst xmlns="${MAIN}" count="12" uniqueCount="11"><si><t>Code</t></si><si><t>Recipient</t></si><si><t>Weight</t></si><si><t>Latest delivery date</t></si><si><t>Paid</t></si><si><t>WB-1001</t></si><si><r><t>Müller, </t></r><r><rPr><b/><sz val="11"/></rPr><t>Jörg</t></r><rPh sb="0" eb="1"><t>MYURA</t></rPh><phoneticPr fontId="1"/></si><si><t>WB-1002</t></si><si><t>Zoë &amp; S&#246;hne</t></si><si><t>Destination</t></si><si><t>Nantes</t></si></sst>`;

/** The parts of a workbook by the program that wrote it. */
export const WRITTEN_BOOKS: Record<string, WrittenBook> = {
  Excel: {
    parts: {
      "[Content_Types].xml": `${XML}<Types/>`,
      "_rels/.rels": TOP,
      "xl/workbook.xml":
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr"><fileVersion appName="xl"/><workbookPr defaultThemeVersion="166925"/><mc:AlternateContent><mc:Choice Requires="x15"><x15ac:absPath url="C:\\" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent><bookViews><workbookView activeTab="1"/></bookViews><sheets><sheet name="Lists" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" hidden="1">Orders!$A$1:$E$4</definedName></definedNames></workbook>`,
      "xl/_rels/workbook.xml.rels": PARTS,
      "xl/worksheets/sheet1.xml":
        `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:F4"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="12" customWidth="1"/></cols><sheetData><row r="1" spans="1:6" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>4</v></c><c r="F1" t="s"><v>9</v></c></row><row r="2" spans="1:6" hidden="1"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><f>5*2.5</f><v>12.5</v></c><c r="D2" s="1"><v>46380</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="s"><v>10</v></c></row><row r="4" spans="1:6"><c r="A4" t="s"><v>7</v></c><c r="B4" t="s"><v>8</v></c><c r="C4"><v>3</v></c><c r="D4" s="2"><v>46387.604166666664</v></c><c r="E4" t="b"><f>FALSE()</f><v>0</v></c><c r="F4" t="s"><v>10</v></c><c r="XFD4" s="1"/></row><row r="1048576" s="1" customFormat="1"/></sheetData><mergeCells count="1"><mergeCell ref="F2:G2"/></mergeCells><pageMargins left="0.7" right="0.7"/><controls><control><controlPr><anchor><from><col>1</col><row>7</row></from></anchor></controlPr></control></controls></worksheet>`,
      "xl/styles.xml": STYLES,
      "xl/sharedStrings.xml": SHARED,
    },
  },
  LibreOffice: {
    parts: {
      "_rels/.rels": TOP,
      "xl/workbook.xml":
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr backupFile="false" showObjects="all" date1904="false"/><sheets><sheet name="Sheet1" sheetId="1" state="visible" r:id="rId1"/></sheets><calcPr iterateCount="100"/></workbook>`,
      "xl/_rels/workbook.xml.rels": PARTS,
      "xl/worksheets/sheet1.xml":
        `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetPr filterMode="false"/><dimension ref="A1:F4"/><sheetData><row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="0" t="s"><v>2</v></c><c r="D1" s="0" t="s"><v>3</v></c><c r="E1" s="0" t="s"><v>4</v></c><c r="F1" t="s"><v>9</v></c></row><row r="2"><c r="A2" s="0" t="s"><v>5</v></c><c r="B2" s="0" t="s"><v>6</v></c><c r="C2" s="0" t="n"><f aca="false">5*2.5</f><v>12.5</v></c><c r="D2" s="1" t="n"><v>46380</v></c><c r="E2" s="0" t="b"><f aca="false">TRUE()</f><v>1</v></c><c r="F2" t="s"><v>10</v></c></row><row r="4"><c r="A4" s="0" t="s"><v>7</v></c><c r="B4" s="0" t="s"><v>8</v></c><c r="C4" s="0" t="n"><v>3</v></c><c r="D4" s="2" t="n"><v>46387.6041666667</v></c><c r="E4" s="0" t="b"><v>0</v></c><c r="F4" t="s"><v>10</v></c></row></sheetData><drawing r:id="rId1"/></worksheet>`,
      "xl/styles.xml": STYLES,
      "xl/sharedStrings.xml": SHARED,
    },
  },
  "Google Sheets": {
    parts: {
      "_rels/.rels": TOP,
      "xl/workbook.xml": BOOK,
      "xl/_rels/workbook.xml.rels": PARTS,
      "xl/worksheets/sheet1.xml":
        `${XML}<worksheet xmlns="${MAIN}" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main"><sheetFormatPr customHeight="1" defaultColWidth="12.63"/><sheetData><row r="1"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>4</v></c><c r="F1" t="s"><v>9</v></c></row><row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><v>12.5</v></c><c r="D2" s="1"><v>46380.0</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="s"><v>10</v></c></row><row r="3"><c r="A3" s="1"/></row><row r="4"><c r="A4" t="s"><v>7</v></c><c r="B4" t="s"><v>8</v></c><c r="C4"><v>3.0</v></c><c r="D4" s="2"><v>46387.604166666664</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" t="s"><v>10</v></c></row><row r="5"/><row r="6"/></sheetData></worksheet>`,
      "xl/styles.xml": STYLES,
      "xl/sharedStrings.xml": SHARED,
    },
  },
  openpyxl: {
    parts: {
      "_rels/.rels": relations({ officeDocument: "/xl/workbook.xml" }),
      "xl/workbook.xml": BOOK,
      "xl/_rels/workbook.xml.rels": relations({
        worksheet: "/xl/worksheets/sheet1.xml",
        styles: "/xl/styles.xml",
        sharedStrings: "/xl/sharedStrings.xml",
      }),
      "xl/worksheets/sheet1.xml":
        `<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryBelow="1"/></sheetPr><dimension ref="A1:F4"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Code</t></is></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>4</v></c><c r="F1" t="s"><v>9</v></c></row><row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2" t="n"><v>12.5</v></c><c r="D2" s="1" t="n"><v>46380</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="s"><v>10</v></c><c r="G2"><f>A2</f><v></v></c></row><row r="4"><c r="A4" t="s"><v>7</v></c><c r="B4" t="s"><v>8</v></c><c r="C4" t="n"><v>3</v></c><c r="D4" s="2" t="n"><v>46387.60416666666</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" t="s"><v>10</v></c></row></sheetData></worksheet>`,
      "xl/styles.xml": STYLES,
      "xl/sharedStrings.xml": SHARED,
    },
  },
  SheetJS: {
    zip: { isStored: true },
    parts: {
      "_rels/.rels": TOP,
      "xl/workbook.xml": BOOK,
      "xl/_rels/workbook.xml.rels": relations({
        worksheet: "worksheets/sheet1.xml",
        styles: "styles.xml",
      }),
      "xl/worksheets/sheet1.xml":
        `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:F4"/><sheetData><row r="1"><c r="A1" t="str"><v>Code</v></c><c r="B1" t="str"><v>Recipient</v></c><c r="C1" t="str"><v>Weight</v></c><c r="D1" t="str"><v>Latest delivery date</v></c><c r="E1" t="str"><v>Paid</v></c><c r="F1" t="str"><v>Destination</v></c></row><row r="2"><c r="A2" t="str"><v>WB-1001</v></c><c r="B2" t="str"><v>Müller, Jörg</v></c><c r="C2"><v>12.5</v></c><c r="D2" t="d"><v>2026-12-24T00:00:00.000Z</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="str"><v>Nantes</v></c></row><row r="4"><c r="A4" t="str"><v>WB-1002</v></c><c r="B4" t="str"><v>Zoë &amp; Söhne</v></c><c r="C4"><v>3</v></c><c r="D4" s="2"><v>46387.604166666664</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" t="str"><v>Nantes</v></c></row></sheetData></worksheet>`,
      "xl/styles.xml": STYLES,
    },
  },
  "Apache POI, streaming": {
    zip: { hasDescriptors: true, is64: true },
    parts: {
      "_rels/.rels": TOP,
      "xl/workbook.xml": BOOK,
      "xl/_rels/workbook.xml.rels": PARTS,
      "xl/sharedStrings.xml":
        `${XML}<sst count="0" uniqueCount="0" xmlns="${MAIN}"/>`,
      "xl/styles.xml": STYLES,
      "xl/worksheets/sheet1.xml":
        `${XML}<worksheet xmlns="${MAIN}"><sheetData>\n<row r="1">\n<c r="A1" t="inlineStr"><is><t>Code</t></is></c><c r="B1" t="inlineStr"><is><t>Recipient</t></is></c><c r="C1" t="inlineStr"><is><t>Weight</t></is></c><c r="D1" t="inlineStr"><is><t>Latest delivery date</t></is></c><c r="E1" t="inlineStr"><is><t>Paid</t></is></c><c r="F1" t="inlineStr"><is><t>Destination</t></is></c></row>\n<row r="2">\n<c r="A2" t="inlineStr"><is><t xml:space="preserve">WB-1001</t></is></c><c r="B2" t="inlineStr"><is><r><t>Müller</t></r><r><t>, Jörg</t></r></is></c><c r="C2" t="n"><v>12.5</v></c><c r="D2" s="1" t="n"><v>46380.0</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="inlineStr"><is><t>Nantes</t></is></c></row>\n<row r="4">\n<c r="A4" t="inlineStr"><is><t>WB-1002</t></is></c><c r="B4" t="inlineStr"><is><t>Zoë &amp; Söhne</t></is></c><c r="C4" t="n"><v>3.0</v></c><c r="D4" s="2" t="n"><v>46387.604166666664</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" t="inlineStr"><is><t>Nantes</t></is></c></row>\n</sheetData></worksheet>`,
    },
  },
  "the SDK of Microsoft, with prefixes": {
    parts: {
      "_rels/.rels": TOP.replace("xl/workbook.xml", "/xl/workbook.xml"),
      "xl\\workbook.xml":
        `<?xml version="1.0" encoding="utf-8"?><x:workbook xmlns:x="${MAIN}"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="S" sheetId="1" d3p1:id="R1" xmlns:d3p1="${OFFICE}"/></x:sheets></x:workbook>`,
      "xl\\_rels\\workbook.xml.rels":
        `<Relationships xmlns="${PACKAGE}"><Relationship Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet.xml" Id="R1"/><Relationship Type="${OFFICE}/styles" Target="/xl/styles.xml" Id="R2"/></Relationships>`,
      "xl\\Worksheets\\sheet.xml":
        `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="str"><x:v>Code</x:v></x:c><x:c t="str"><x:v>Recipient</x:v></x:c><x:c t="str"><x:v>Weight</x:v></x:c><x:c t="inlineStr"><x:is><x:t>Latest delivery date</x:t></x:is></x:c><x:c t="str"><x:v>Paid</x:v></x:c><x:c t="str"><x:v>Destination</x:v></x:c></x:row><x:row><x:c t="str"><x:v>WB-1001</x:v></x:c><x:c t="str"><x:v>Müller, Jörg</x:v></x:c><x:c><x:v>12.5</x:v></x:c><x:c s="1"><x:v>44918</x:v></x:c><x:c t="b"><x:v>true</x:v></x:c><x:c t="str"><x:v>Nantes</x:v></x:c></x:row><x:row/><x:row><x:c r="E4" t="b"><x:v>0</x:v></x:c><x:c t="str"><x:v>Nantes</x:v></x:c><x:c r="B4" t="str"><x:v>Zoë &amp; Söhne</x:v></x:c><x:c><x:v>3</x:v></x:c><x:c s="2"><x:v>44925.604166666664</x:v></x:c><x:c r="A4" t="str"><x:v>WB-1002</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      "xl\\styles.xml": STYLES,
    },
  },
  "Excel, strict": {
    parts: Object.fromEntries(
      Object.entries({
        "_rels/.rels": TOP,
        "xl/workbook.xml": BOOK,
        "xl/_rels/workbook.xml.rels": PARTS,
        "xl/worksheets/sheet1.xml":
          `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="4"><c r="A4" t="s"><v>7</v></c><c r="B4" t="s"><v>8</v></c><c r="C4"><v>3</v></c><c r="D4" s="2" t="d"><v>2026-12-31T14:30:00</v></c><c r="E4" t="b"><v>0</v></c><c r="F4" t="s"><v>10</v></c></row><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>4</v></c><c r="F1" t="s"><v>9</v></c></row><row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2" t="s"><v>6</v></c><c r="C2"><v>12.5</v></c><c r="D2" s="1" t="d"><v>2026-12-24</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="s"><v>10</v></c></row></sheetData></worksheet>`,
        "xl/styles.xml": STYLES,
        "xl/sharedStrings.xml": SHARED,
      }).map(([name, xml]) => [name, toStrict(xml)]),
    ),
  },
};

/** Replaces the namespaces of the usual standard by those of the strict one. */
function toStrict(xml: string): string {
  return xml.replaceAll(
    OFFICE,
    "http://purl.oclc.org/ooxml/officeDocument/relationships",
  )
    .replaceAll(MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main");
}
