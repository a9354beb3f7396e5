import { expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { createWords } from '@/lib/messages/words'
import { csvLine } from '@/lib/sheets/write-csv'
import { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { exportHeaders, toCells } from './export-table'

const words = createWords(compileCatalog('en'), 'en', 'export')
const exportHead = exportHeaders(words)

function exported(fields: Record<string, unknown>): Record<string, unknown> {
  const cells = toCells(OrganizationSummary.parse({ id: 1, ...fields }), words, 2026)
  expect(cells).toHaveLength(exportHead.length)
  return Object.fromEntries(exportHead.map((header, place) => [header, cells[place]]))
}

it('leaves empty what is not known', () => {
  const { ID, Research, 'Emission figures in our sources': place, ...others } = exported({})
  expect([ID, Research, place]).toEqual([1, 'created', 'still being researched'])
  const { 'Intensity of its industry': industry, 'Intensity of its country': country, ...figures } = others
  expect([industry, country]).toEqual(['unknown', 'unknown'])
  expect(new Set(Object.values(figures))).toEqual(new Set([null]))
})

it('says "not in our sources" only of who was looked up there', () => {
  const place = (fields: object) => exported({ status: 'synced', ...fields })['Emission figures in our sources']
  expect(place({ is_identified: true })).toBe('not in our sources')
  expect(place({ is_identified: false })).toBe('not identified yet, so not looked up')
  expect(place({ is_identified: false, status: 'researching' })).toBe('still being researched')
})

it('has unit, year, coverage and method of a figure beside it', () => {
  expect(
    exported({
      score: 0.6667,
      scopes_1_and_2: {
        year: 2022,
        region: 'GLOBAL',
        kilograms: 4900,
        covers: 'scope_1_and_2',
        basis: 'added_up',
        scope_2_method: 'location',
        publishers: ['Klimatkollen'],
      },
      commitments: { race_to_zero: false, global_compact: true },
    }),
  ).toMatchObject({
    'Score (0 to 100)': 66.7,
    'Scopes 1 and 2 (kg CO2e)': 4900,
    'Scopes 1 and 2: year': 2022,
    'Scopes 1 and 2: recent or old (more than 3 years)': 'old',
    'Scopes 1 and 2: covers': 'scopes 1 and 2',
    'Scopes 1 and 2: method': 'sum of the scopes stated by the organization',
    'Scopes 1 and 2: scope 2 method': 'location based',
    'Scopes 1 and 2: compiled by': 'Klimatkollen',
    'All scopes (kg CO2e)': null,
    'Race to Zero': 'no',
    'UN Global Compact': 'yes',
    'The Climate Pledge': null,
  })
})

it('does not call a sum with some categories of scope 3 all scopes', () => {
  const all_scopes = { year: 2024, region: 'GLOBAL', kilograms: 9, basis: 'added_up', scope_3_categories: [14] }
  expect(exported({ all_scopes })['All scopes: covers']).toBe('scopes 1 and 2, and 1 of 15 categories of scope 3')
  expect(exported({ all_scopes: { ...all_scopes, scope_3_categories: null } })['All scopes: covers']).toBe(
    'scopes 1, 2 and 3',
  )
})

it('has its heads and answers in the reader’s language, and codes as they are', () => {
  const german = createWords(compileCatalog('de'), 'de', 'export')
  const cells = toCells(OrganizationSummary.parse({ id: 1, commitments: { race_to_zero: true } }), german, 2026)
  const heads = exportHeaders(german)
  expect(heads.slice(0, 2)).toEqual(['ID', 'Name der Organisation'])
  expect(cells[heads.indexOf('UN Race to Zero: nimmt teil')]).toBe('ja')
  expect(cells[heads.indexOf('Recherche')]).toBe('created')
})

it('opens right in a German, French or Swedish Excel: semicolons, and a comma in numbers only', () => {
  expect(csvLine(['a;b', 'v1.2', 99.83, -0.5, 'x,y'], ',')).toBe('"a;b";v1.2;99,83;-0,5;"x,y"\r\n')
})
