import { existsSync, readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readUnIsic } from '@/service/sources/un-isic/read-un-isic'
import { readCensusNaicsIsic } from './read-census-naics-isic'

const HEADING = [
  'Part of NAICS US',
  '2017\r\nNAICS\r\nUS',
  '2017 NAICS US TITLE',
  'Part of ISIC',
  'ISIC 4.0',
  'ISIC Revision 4.0 Title',
  'Notes:  link content based on NAICS definition, entire NAICS industry if blank',
]
const CODES = new Set(['012', '0111', '0161', '161', '1104', '331', '9810'])

describe('readCensusNaicsIsic', () => {
  it('refuses an empty file, a truncated one and another sheet', async () => {
    const whole = workbook([HEADING, ['', 312113, 'Ice', '*', 1104, 'Drinks', 'ice']])
    await expect(readCensusNaicsIsic(new Uint8Array(), CODES)).rejects.toThrow(SourceFileError)
    await expect(readCensusNaicsIsic(whole.subarray(0, whole.length / 2), CODES)).rejects.toThrow(SourceFileError)
    await expect(readCensusNaicsIsic(workbook([HEADING], 'Sheet1'), CODES)).rejects.toThrow(SourceFileError)
  })

  it('refuses other columns, no rows, and a code that ISIC does not have', async () => {
    await expect(readCensusNaicsIsic(workbook([HEADING.slice(0, 6)]), CODES)).rejects.toThrow(SourceFileError)
    await expect(readCensusNaicsIsic(workbook([HEADING]), CODES)).rejects.toThrow(/no rows/)
    const unknown = workbook([HEADING, ['', 312113, 'Ice', '', 1199, 'Drinks', 'ice']])
    await expect(readCensusNaicsIsic(unknown, CODES)).rejects.toThrow(/row 2: no ISIC code reads 1199/)
  })

  it('refuses a row that is there twice, but reads one pair with two notes once', async () => {
    const row = ['*', 312113, 'Ice', '*', 1104, 'Drinks', 'ice']
    await expect(readCensusNaicsIsic(workbook([HEADING, row, row]), CODES)).rejects.toThrow(/row 3: repeats/)
    const twoNotes = workbook([HEADING, row, [...row.slice(0, 6), 'dry ice']])
    expect(await readCensusNaicsIsic(twoNotes, CODES)).toEqual([{ naics: '312113', isic: '1104' }])
  })

  it('drops the rows that link households to all of NAICS', async () => {
    const rows = [
      ['', 0, 'Multiple NAICS industries', '', 9810, 'Households', 'all'],
      ['', 111110, 'Soybeans', '*', 111, 'Cereals', ''],
    ]
    expect(await readCensusNaicsIsic(workbook([HEADING, ...rows]), CODES)).toEqual([{ naics: '111110', isic: '0111' }])
  })

  it('restores the leading zero that the sheet lost, and distinguishes groups from classes', async () => {
    const rows = [111, 12, 161, 331, '1104'].map((isic, index) => ['', 111110 + index, 'Title', '', isic, 'Title', ''])
    const links = await readCensusNaicsIsic(workbook([HEADING, ...rows]), CODES)
    expect(links.map(({ isic }) => isic)).toEqual(['0111', '012', '0161', '331', '1104'])
  })

  const FILE = '../shared/data/industry/census_2017_NAICS_to_ISIC_4.xlsx'
  it.skipIf(!existsSync(FILE))('reads the published concordance (skipped without ../shared/data)', async () => {
    const { codes } = readUnIsic(readFileSync('../shared/data/industry/un_ISIC_Rev_4_english_structure.txt'))
    const links = await readCensusNaicsIsic(readFileSync(FILE), codes)
    // 1,655 rows, less the two of households and the second note of military courts.
    expect(links).toHaveLength(1652)
    const linkedTo = (naics: string) => links.filter((link) => link.naics === naics).map(({ isic }) => isic)
    expect(linkedTo('115310')).toEqual(['0240'])
    expect(linkedTo('111336')).toEqual(['012'])
    expect(linkedTo('238290')).toContain('331')
  })
})

/** A minimal xlsx workbook: one sheet, texts inline, '' for a missing cell. */
function workbook(rows: (string | number)[][], sheet = 'NAICS 17 to ISIC 4 technical'): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const worksheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${worksheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${worksheet}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    ),
  })
}

function rowXml(cells: (string | number)[], index: number): string {
  const xml = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${index + 1}`
    if (cell === '') return ''
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('\r', '&#13;').replaceAll('\n', '&#10;')}</t></is></c>`
  })
  return `<row r="${index + 1}">${xml.join('')}</row>`
}
