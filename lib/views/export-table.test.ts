import { expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { createWords } from '@/lib/messages/words'
import { csvCell, csvLine, exportHeaders, toCells } from './export-table'
import { OrganizationSummary } from './list-answer'

it('defuses what a spreadsheet would compute, and leaves numbers alone', () => {
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']) {
    expect(csvCell(formula).replace(/^"/, '')[0]).toBe("'")
  }
  expect(csvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"')
  expect(csvCell(-5)).toBe('-5')
  expect(csvCell('A-B')).toBe('A-B')
})

it('quotes what would break a line, and ends lines as RFC 4180 does', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, 0])).toBe('"a,b","say ""hi""","two\nlines",,0\r\n')
})

const words = createWords(compileCatalog('en'), 'en', 'export')
const exportHead = exportHeaders(words)

function exported(fields: Record<string, unknown>): Record<string, unknown> {
  const cells = toCells(OrganizationSummary.parse({ id: 1, ...fields }), words)
  expect(cells).toHaveLength(exportHead.length)
  return Object.fromEntries(exportHead.map((header, place) => [header, cells[place]]))
}

it('leaves empty what is not known', () => {
  const { ID, Research, ...others } = exported({})
  expect([ID, Research]).toEqual([1, 'created'])
  const { 'Intensity of its industry': industry, 'Intensity of its country': country, ...figures } = others
  expect([industry, country]).toEqual(['unknown', 'unknown'])
  expect(new Set(Object.values(figures))).toEqual(new Set([null]))
})

it('has unit, year, coverage and method of a figure beside it', () => {
  expect(
    exported({
      score: 0.6667,
      latest_emissions: {
        year: 2023,
        region: 'GLOBAL',
        kilograms: 4900,
        covers: 'scope_1_and_2',
        basis: 'added_up',
        publishers: ['Klimatkollen'],
      },
      commitments: { race_to_zero: false },
    }),
  ).toMatchObject({
    'Score (0 to 100)': 66.7,
    'Latest emissions (kg CO2e)': 4900,
    'Latest emissions: year': 2023,
    'Latest emissions: covers': 'scopes 1 and 2',
    'Latest emissions: method': 'sum of the scopes stated by the organization',
    'Latest emissions: compiled by': 'Klimatkollen',
    'Race to Zero': 'no',
    'The Climate Pledge': null,
  })
})

it('has its heads and answers in the reader’s language, and codes as they are', () => {
  const german = createWords(compileCatalog('de'), 'de', 'export')
  const cells = toCells(OrganizationSummary.parse({ id: 1, commitments: { race_to_zero: true } }), german)
  const heads = exportHeaders(german)
  expect(heads.slice(0, 2)).toEqual(['ID', 'Name der Organisation'])
  expect(cells[heads.indexOf('UN Race to Zero: nimmt teil')]).toBe('ja')
  expect(cells[heads.indexOf('Recherche')]).toBe('created')
})
