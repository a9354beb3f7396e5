import { strToU8, zipSync } from 'fflate'

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts = {
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Organizations" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
} as const

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // XML 1.0 allows no other control characters and no lone surrogates.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
  )
}

/** "A" for 0, "AA" for 26. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`
}

function writeRow(row: readonly string[], place: number): string {
  const cells = row.map((cell, column) =>
    cell === ''
      ? ''
      : `<c r="${columnName(column)}${place + 1}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
  )
  return `<row r="${place + 1}">${cells.join('')}</row>`
}

/** Rows as an XLSX workbook with one sheet. Every cell is text, so none is a formula and no number loses a digit. */
export function writeWorkbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet = `${xmlHead}<worksheet xmlns="${main}"><sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`
  const parts = { ...fixedParts, 'xl/worksheets/sheet1.xml': sheet }
  const files = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))
  return new Uint8Array(zipSync(files))
}
