import { describe, expect, it } from 'vitest'
import { readChecks, readResults } from '@/lib/views/answers/batch-answer'
import { assignColumn, type ImportPlan } from './import-job'
import { findConflicts, findRepeats, namesSomething, readRow, toImportBody } from './import-row'
import { refusedSheet, resultGroup } from './import-rows'
import { sortRows } from './left-out/left-out-rows'
import { readCell } from './read-cell'

const industries = [
  { id: '10', name: 'Food products' },
  { id: '26', name: 'Electronic products' },
]

it('makes a row the body of a registration: filled cells, countries by code, industries of the list by id', () => {
  const columns = ['name', 'hq_region', null, 'industry', 'website'] as const
  const bodyOf = (...row: string[]) => toImportBody(row, columns, industries)
  expect(bodyOf(' Nestlé ', 'Schweiz', 'note', 'food PRODUCTS', '')).toEqual({
    name: 'Nestlé',
    hq_region: 'CH',
    industry_id: '10',
  })
  expect(bodyOf('Ericsson', 'Narnia', '', '26', "'=1")).toEqual({
    name: 'Ericsson',
    hq_fuzzy: 'Narnia',
    industry_id: '26',
  })
  expect(bodyOf("'=Alpha", '', '', '')).toEqual({ name: '=Alpha' })
  expect(bodyOf('Alpha', '', '', 'Shipbuilding')).toEqual({ name: 'Alpha', industry_name: 'Shipbuilding' })
  expect(namesSomething(bodyOf('', 'SE', '', '', 'a.com'))).toBe(false)
})

it('finds rows that repeat one another by an identifier, or by name and country', () => {
  const bodies = [
    { name: 'Alpha AB', hq_region: 'SE' },
    { name: 'Beta', lei_number: '549300W9JLPW15XIFM52' },
    { name: 'alpha, ab', hq_region: 'SE' },
    { name: 'Alpha AB', hq_region: 'NO' },
    { name: 'Other', lei_number: '549300w9jlpw15xifm52' },
    { website: 'a.com' },
    { website: 'a.com' },
  ]
  expect([...findRepeats(bodies.map((body, index) => ({ place: index + 1, body })))]).toEqual([
    [3, 1],
    [5, 2],
  ])
})

it('finds own identifiers that two unlike names have, and none where a word is shared', () => {
  const bodies = [
    { name: 'Alpha Widgets GmbH', external_id: '7' },
    { name: 'Zeta Konsult SA', external_id: '7' },
    { name: 'ALPHA Werke AG', external_id: '7' },
    { name: '華東機械', external_id: '8' },
    { name: '山田試験', external_id: '8' },
    { name: 'Beta', external_id: '9' },
    { external_id: '9' },
  ]
  expect([...findConflicts(bodies.map((body, place) => ({ place, body })))]).toEqual([
    [1, 0],
    [4, 3],
  ])
})

it('counts rows as the sheet does, and gives no field to two columns', () => {
  const rows = [[], ['Name', 'Land'], ['Alpha'], [' ', ''], ['Beta', 'SE']]
  const list = { rows, columns: ['name', 'hq_region'] as const, hidden: [] }
  expect(sortRows({ ...list, headings: 1 }).kept).toEqual([2, 4])
  expect(sortRows({ ...list, headings: null }).kept).toEqual([1, 2, 4])
  expect(assignColumn(['name', null, 'website'], 1, 'name')).toEqual([null, 'name', 'website'])
})

it('gives refused rows back as they were, with the reason in one more column', () => {
  const plan: Pick<ImportPlan, 'rows'> = { rows: [['Name', 'Note'], ['Alpha', '=1', 'beyond'], ['Beta']] }
  const refused = [
    { place: 1, reason: 'No' },
    { place: 2, reason: 'Nor this' },
  ]
  expect(refusedSheet(plan, refused, ['Name', 'Note'], 'Reason')).toEqual([
    ['Name', 'Note', '', 'Reason'],
    ['Alpha', '=1', 'beyond', 'No'],
    ['Beta', '', '', 'Nor this'],
  ])
})

const nothing = { organization: null, dry_run: null, error: null }

it('reads what a service says of each row, and never gives one row what was said of another', () => {
  const candidate = { company_id: 7, name: 'Delta Electronics', hq_region: 'TW', brand_new: 1 }
  const told = { outcome: 'new', organization_id: null, company: null, candidates: [] }
  const answer = {
    outcomes: [
      { ...nothing, dry_run: told },
      { ...nothing, dry_run: { ...told, outcome: 'same', company: { id: 5, name: 'Telstra', hq_region: 'AU' } } },
      { ...nothing, dry_run: { ...told, outcome: 'same', organization_id: 12 } },
      { ...nothing, dry_run: { ...told, outcome: 'candidates', candidates: [candidate, { company_id: 'x' }] } },
      { ...nothing, error: { status: 400, detail: 'hq_region: is no country' } },
      null,
      {
        ...nothing,
        dry_run: {
          ...told,
          ...{ outcome: 'same', company: { id: 6, name: 'Shell', hq_region: 'GB' } },
          same_company: { organization_id: 7, name: 'Shell', hq_region: null },
        },
      },
      { ...nothing, dry_run: { ...told, outcome: 'same', organization_id: 12, matched_by: 'external_id' } },
      {
        ...nothing,
        dry_run: {
          ...told,
          ...{ outcome: 'same', organization_id: 12, organization_name: 'Samsung', matched_by: 'company' },
          company: { id: 5, name: 'Samsung Electronics', hq_region: 'KR' },
        },
      },
    ],
  }
  expect(readChecks(answer, 9)).toEqual([
    { kind: 'new', company: null, region: null },
    { kind: 'new', company: 'Telstra', region: 'AU' },
    // An older service does not say what it was found by.
    { kind: 'there', id: 12, name: null, isIdentified: null, company: null },
    { kind: 'candidates', candidates: [{ companyId: 7, name: 'Delta Electronics', region: 'TW' }] },
    { kind: 'error', detail: 'hq_region: is no country' },
    { kind: 'error', detail: 'The service answered this row with something unexpected' },
    { kind: 'new', company: 'Shell', region: 'GB', same: { id: 7, name: 'Shell', region: null } },
    { kind: 'there', id: 12, name: null, isIdentified: true, company: null },
    { kind: 'there', id: 12, name: 'Samsung', isIdentified: false, company: 'Samsung Electronics' },
  ])
  expect(readChecks(answer, 5)).toBeNull()
  expect(readResults({ outcomes: 'none' }, 1)).toBeNull()
  expect(readResults({ outcomes: [{ ...nothing, organization: { id: 3, is_new: false } }] }, 1)).toEqual([
    { kind: 'registered', id: 3, isNew: false, status: null },
  ])
})

it('shows a status that it does not know as research that goes on', () => {
  const of = (status: string | null) => resultGroup({ kind: 'registered', id: 1, isNew: true, status })
  expect([null, 'polishing', 'synced', 'errored'].map(of)).toEqual(['researching', 'researching', 'settled', 'failed'])
  expect([resultGroup(null), resultGroup({ kind: 'error', detail: '' })]).toEqual(['waiting', 'error'])
})

it.each([
  [['FR0000121972', ''], { isin_number: 'FR0000121972' }, 'name_is_identifier'],
  [['ch 0038863350', ''], { isin_number: 'CH0038863350' }, 'name_is_identifier'],
  [['549300W9JLPW15XIFM52', ''], { lei_number: '549300W9JLPW15XIFM52' }, 'name_is_identifier'],
  [['CH0038863350', 'CH0038863350'], { isin_number: 'CH0038863350' }, 'name_is_identifier'],
  // Another ISIN than the row's own: it names nothing.
  [['CH0038863350', 'FR0000121972'], { isin_number: 'FR0000121972' }, 'identifier_for_name'],
  // Its check digit does not hold.
  [['FR0000121973', ''], { name: 'FR0000121973' }, null],
  [['ZZ0000000000', ''], { name: 'ZZ0000000000' }, null],
  [['Alpha', 'GOOGL'], { name: 'Alpha' }, 'ticker'],
  [['Alpha', 'NASDAQ:META'], { name: 'Alpha' }, 'ticker'],
  [['Alpha', 'HSBA.L'], { name: 'Alpha' }, 'ticker'],
  // Mistyped ISINs and other numbers are for the service to refuse.
  [['Alpha', 'DE000BAY00'], { name: 'Alpha', isin_number: 'DE000BAY00' }, null],
  [['Alpha', '600519'], { name: 'Alpha', isin_number: '600519' }, null],
] as const)('tells names from identifiers and tickers: %j', (row, body, kind) => {
  const read = readRow(row, ['name', 'isin_number'], [])
  expect([read.body, read.remarks[0]?.kind ?? null]).toEqual([body, kind])
})

describe('an identifier that a spreadsheet program has changed', () => {
  it.each([
    '1-Mar',
    '01-Mrz',
    'Mar-01',
    'Mar-24',
    '2024-03-01',
    '2024-03-01 00:00:00',
    '01.03.2024',
    '3/1/2024',
    '2024年3月1日',
    '3月1日',
    'TRUE',
    'WAHR',
    '12%',
    '08:30',
  ])('is none, and that is told: %s', (cell) => {
    expect(readCell('external_id', cell)).toEqual({
      value: null,
      remark: { kind: 'no_identifier', field: 'external_id', cell },
    })
    expect(readCell('duns_number', cell).value).toBeNull()
  })

  it.each([
    ['4.00001E+11', 'cut'],
    ['4,00001E+11', 'cut'],
    ['1.2E+05', 'cut'],
  ])('is cut: %s', (cell, kind) =>
    expect(readCell('external_id', cell)).toMatchObject({ value: null, remark: { kind } }),
  )

  it.each([
    ["'00123", '00123'],
    ["00123'", '00123'],
    ['’00123', '00123'],
    ['+00123', '00123'],
    ['100023.0', '100023'],
    ['100023,00', '100023'],
    // It may be a thousand.
    ['1.000', '1.000'],
    ['1.23456789E+8', '123456789'],
    // Numbers of suppliers, however they look.
    ['MAR-01', 'MAR-01'],
    ['2024-0301', '2024-0301'],
    ['V-1-3', 'V-1-3'],
    ['20240301', '20240301'],
    ['24-03-A', '24-03-A'],
    ['Mars', 'Mars'],
  ])('is read as it was: %s', (cell, value) => expect(readCell('external_id', cell)).toEqual({ value, remark: null }))

  it.each([
    ['123456789.0', '123456789'],
    ['+123456789', '123456789'],
    ["'123456789'", '123456789'],
    ['12-345-6789', '123456789'],
  ])('is a DUNS all the same: %s', (cell, value) =>
    expect(readCell('duns_number', cell)).toEqual({ value, remark: null }),
  )
})
