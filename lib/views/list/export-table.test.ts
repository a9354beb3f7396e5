import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { csvLine } from '@/lib/sheets/write-csv'
import { OrganizationSummary } from '@/lib/views/answers/list-answer'
import { exportHeaders, toCells } from './export-table'
import { reportCells, reportHeads } from './report-table'

const format = createFormat('en', compileCatalog('en'), 2026)
const exportHead = exportHeaders(format.words('export'))

function exported(fields: Record<string, unknown>): Record<string, unknown> {
  const cells = toCells(OrganizationSummary.parse({ id: 1, ...fields }), format)
  expect(cells).toHaveLength(exportHead.length)
  return Object.fromEntries(exportHead.map((header, place) => [header, cells[place]]))
}

it('leaves empty what is not known', () => {
  const { ID, Research, 'Emission figures in our sources': place, ...others } = exported({})
  expect([ID, Research, place]).toEqual([1, 'still being researched', 'still being researched'])
  expect(new Set(Object.values(others))).toEqual(new Set([null]))
})

it('says that our sources have none only of who was looked up there', () => {
  const place = (fields: object) => exported({ status: 'synced', ...fields })['Emission figures in our sources']
  expect(place({ is_identified: true })).toBe('none in our sources that passed our checks')
  expect(place({ is_identified: false })).toBe('not identified yet, so not looked up')
  expect(place({ is_identified: false, status: 'researching' })).toBe('still being researched')
})

it('never calls research of a company complete that none was identified for', () => {
  expect(exported({ status: 'synced', is_identified: true })['Research']).toBe('complete')
  expect(exported({ status: 'synced', is_identified: false })['Research']).toBe('not identified yet, so not looked up')
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
      commitments: { race_to_zero: false, race_to_zero_list_of: '2026-05-04', global_compact: true },
    }),
  ).toMatchObject({
    'Score (0 to 100)': 66.7,
    'Scopes 1 and 2 (kg CO2e)': 4900,
    'Scopes 1 and 2: year': 2022,
    'Scopes 1 and 2: recent or old (more than 3 years)': 'old',
    'Scopes 1 and 2: covers': 'scopes 1 and 2',
    'Scopes 1 and 2: method': 'added up from what its source states',
    'Scopes 1 and 2: scope 2 method': 'location based',
    'Scopes 1 and 2: compiled by': 'Klimatkollen',
    'All scopes (kg CO2e)': null,
    'Race to Zero': 'not in the list of May 4, 2026',
    'UN Global Compact': 'yes',
    'The Climate Pledge': null,
  })
})

it('says of all scopes what they are known to hold', () => {
  const all_scopes = { year: 2024, region: 'GLOBAL', kilograms: 9, covers: 'all_scopes' }
  const covers = (fields: object) => exported({ all_scopes: { ...all_scopes, ...fields } })['All scopes: covers']
  expect(covers({ scope_3_categories: [14], scope_3_coverage: 'categories' })).toBe(
    'scopes 1 and 2, and 1 of 15 categories of scope 3',
  )
  expect(covers({ scope_3_coverage: 'total_only' })).toBe(
    'scopes 1, 2 and 3; which categories of scope 3 it holds is not in our source',
  )
  expect(covers({ scope_3_coverage: 'scopes_unknown' })).toBe(
    'a stated total; which scopes and categories it holds is not in our source',
  )
  expect(covers({ scope_3_coverage: 'total_only', lacks_investments: true })).toBe(
    'scopes 1 and 2, and part of scope 3; no financed emissions (category 15) in our source',
  )
})

it('says the status of a target, and of "no" only which list of which day has none', () => {
  const target = (commitments: object) => {
    const row = exported({ commitments })
    return [row['Science-based target (SBTi)'], row['Net-zero target (SBTi)'], row['Race to Zero']]
  }
  const sbti_list_of = '2026-05-04'
  expect(target({ sbti: 'set', net_zero_target: false, net_zero_status: 'committed', sbti_list_of })).toEqual([
    'validated',
    'committed to, not validated',
    null,
  ])
  expect(target({ sbti: 'removed', net_zero_status: 'removed', sbti_list_of })[1]).toBe('commitment removed')
  expect(target({ sbti: 'none', net_zero_status: 'none', sbti_list_of })[1]).toBe('none in the list of May 4, 2026')
  // Of no day, it is no answer.
  expect(target({ sbti: 'none', net_zero_status: 'none', race_to_zero: false })).toEqual([null, null, null])
})

it('says the year of a target, and that it has passed', () => {
  const target = (target_year: number | null) => {
    const row = exported({ commitments: { sbti: 'set', sbti_list_of: '2026-05-04' }, target_year })
    return [row['Science-based target (SBTi)'], row['Target year']]
  }
  expect(target(2030)).toEqual(['validated', 2030])
  expect(target(2025)).toEqual(['validated (year passed)', 2025])
  expect(target(null)).toEqual(['validated', null])
})

it('has its heads and answers in the reader’s language', () => {
  const german = createFormat('de', compileCatalog('de'), 2026)
  const summary = {
    id: 1,
    status: 'synced',
    confidence: 'medium',
    industry: { id: '26', name: 'Manufacture of computer, electronic and optical products' },
    industry_rank: 'very_low',
    commitments: { race_to_zero: true, sbti: 'set' },
  }
  const cells = toCells(OrganizationSummary.parse(summary), german)
  const heads = exportHeaders(german.words('export'))
  expect(heads.slice(0, 2)).toEqual(['ID', 'Name der Organisation'])
  expect(cells[heads.indexOf('UN Race to Zero: nimmt teil')]).toBe('ja')
  expect(cells[heads.indexOf('Recherche')]).toBe('abgeschlossen')
  expect(cells).toEqual(expect.arrayContaining(['mittel', 'validiert', 'Sehr niedrig']))
  expect(cells).not.toContain('Manufacture of computer, electronic and optical products')
})

it('opens right in a German, French or Swedish Excel: semicolons, and a comma in numbers only', () => {
  expect(csvLine(['a;b', 'v1.2', 99.83, -0.5, 'x,y'], ',')).toBe('"a;b";v1.2;99,83;-0,5;"x,y"\r\n')
})

it('says in the sheet for people, too, that a figure was stated to the project alone', () => {
  const figure = { year: 2024, region: 'GLOBAL', kilograms: 4900, covers: 'scope_1_and_2' }
  const summary = OrganizationSummary.parse({
    id: 1,
    scopes_1_and_2: { ...figure, publishers: ['Stated to this project, not public'] },
  })
  const cells = reportCells(summary, format, { spend: [], origin: 'http://127.0.0.1' })
  const place = reportHeads(format, []).findIndex(({ header }) => header === format.words('export')('lessOf'))
  expect(cells[place]).toEqual({ value: 'Stated to us, not public' })
})

it('says in the sheet for people what a score could be, and nothing of what is not scored', () => {
  const place = reportHeads(format, []).findIndex(({ header }) => header === format.words('export')('scoreCouldBe'))
  const said = (fields: object) =>
    reportCells(OrganizationSummary.parse({ id: 1, ...fields }), format, { spend: [], origin: 'http://127.0.0.1' })[
      place
    ]
  expect(said({ score: 0.27, score_range: { low: 0.18, high: 0.75 } })).toEqual({ value: '18–75' })
  expect(said({ score: 0.27, score_range: { low: 0.27, high: 0.27 } })).toBeNull()
  expect(said({ score: null, score_range: { low: 0, high: 0.87 } })).toBeNull()
  expect(said({ score: 0.27 })).toBeNull()
})

it('says in the sheet for people that the year of a target has passed', () => {
  const place = reportHeads(format, []).findIndex(({ header }) => header === format.words('export')('targetWords'))
  const said = (year: number, sbti: string) => {
    const summary = OrganizationSummary.parse({ id: 1, commitments: { sbti }, target_year: year })
    return reportCells(summary, format, { spend: [], origin: 'http://127.0.0.1' })[place]?.value
  }
  expect(said(2025, 'set')).toBe('Validated (year passed)')
  expect(said(2026, 'set')).toBe('Validated')
  expect(said(2025, 'removed')).toBe('Commitment removed')
})
