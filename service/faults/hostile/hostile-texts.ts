import { strToU8, zipSync } from 'fflate'
import { million } from './pack-bytes'

const text = (content: string) => () => Buffer.from(content)
const xhtml = (body: string) => text(`<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`)

/** XHTML, Markdown and plain text with patterns that make regular expressions slow, and with endless lines. */
export const hostileTexts: Readonly<Record<string, () => Uint8Array>> = {
  'unended-facts.xhtml': xhtml('<ix:nonFraction name="a" '.repeat(300_000)),
  'unended-fact-contents.xhtml': xhtml('<ix:nonFraction name="a">1'.repeat(300_000)),
  'unended-scripts.xhtml': xhtml('<script>'.repeat(500_000)),
  'unended-comments.xhtml': xhtml('<!-- '.repeat(800_000)),
  'unended-rows.xhtml': xhtml('<table><tr><td>'.repeat(300_000)),
  'deep-elements.xhtml': xhtml(`${'<div>'.repeat(million)}Scope 1`),
  'digits-and-commas.txt': text(`Scope 1 emissions tonnes ${'1,'.repeat(3 * million)}`),
  'cells-in-one-line.md': text(`| Scope 1 | ${'1,234 | '.repeat(800_000)}`),
  'many-rows.md': text('| Scope 1 emissions | t CO2e | 1,204 | 1,310 |\n'.repeat(200_000)),
  'scopes-in-one-line.txt': text('Scope 1 and '.repeat(600_000)),
  'blanks.txt': text(`Scope 1${' '.repeat(8 * million)}x`),
  'brackets.txt': text(`Scope 1 ${'('.repeat(4 * million)}`),
}

/** Files that are no report, or that are given to an import: each is also read as a sheet. */
export const hostileSheets: Readonly<Record<string, () => Uint8Array>> = {
  'bomb.zip': () => new Uint8Array(zipSync({ a: new Uint8Array(400 * million) }, { level: 6 })),
  'bomb.xlsx': () => workbook(' '.repeat(400 * million)),
  'unended-rows.xlsx': () => workbook('<row>'.repeat(4 * million)),
  'one-line.csv': text(`Name,${'1,'.repeat(4 * million)}`),
  'unended-quote.csv': text(`Name\n"${'a""\n'.repeat(2 * million)}`),
}

function workbook(sheet: string): Uint8Array {
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/one.xml"/></Relationships>',
    'xl/worksheets/one.xml': `<sheetData>${sheet}</sheetData>`,
  }
  const entries = Object.entries(files).map(([path, content]): [string, Uint8Array] => [path, strToU8(content)])
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}
