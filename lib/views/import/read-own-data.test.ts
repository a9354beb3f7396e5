import { describe, expect, it } from 'vitest'
import { guessColumns, keepOthers } from './guess-columns'
import { assignColumn, headingRow } from './import-job'
import { decimalSignOf, readAmount } from './read-amount'
import { gatherSpend, readingOf, readOwnData } from './read-own-data'
import { readSpendHeading } from './spend-heading'

describe('an amount', () => {
  it.each([
    ['1.234.567,89 €', ',', 1234567.89, 'EUR'],
    ['1,234,567.89', '.', 1234567.89, null],
    ["CHF 1'200.-", '.', 1200, 'CHF'],
    ['1 200,50', ',', 1200.5, null],
    ['1\u202f200 kr', ',', null, null],
    ['(1,200)', '.', -1200, null],
    ['-5', '.', -5, null],
    ['1.2E+6', '.', 1200000, null],
    ['１２,３００円', '.', 12300, 'JPY'],
    ['12,34,567', '.', 1234567, null],
    ['0', '.', 0, null],
    ['ca. 1 Mio', ',', null, null],
    ['10 - 20', '.', null, null],
    ['1.234', ',', 1234, null],
    ['1.234', '.', 1.234, null],
    ['DEM 5', '.', null, null],
    ['EUR 5 USD', '.', null, null],
    ['', '.', null, null],
  ] as const)('%s with %s', (cell, sign, amount, currency) => {
    expect(readAmount(cell, sign)).toEqual(amount === null ? null : { amount, currency })
  })

  it('is read as its whole column is written', () => {
    expect(decimalSignOf(['1.234', '1.234,5'], '.')).toBe(',')
    expect(decimalSignOf(['1.234', '12.5'], ',')).toBe('.')
    expect(decimalSignOf(['1.234', '5'], ',')).toBe(',')
    expect(decimalSignOf(['1.234.567'], '.')).toBe(',')
    expect(decimalSignOf(['1234.567'], ',')).toBe('.')
  })
})

describe('a heading of spend', () => {
  it.each([
    ['Spend 2024 (EUR)', 2024, 'EUR', 1],
    ['Ausgaben 2024 in TEUR', 2024, 'EUR', 1000],
    ['Einkaufsvolumen GJ2023 (k€)', 2023, 'EUR', 1000],
    ['Inköp 2024 (MSEK)', 2024, 'SEK', 1_000_000],
    ['Dépenses 2024 (milliers d’EUR)', 2024, 'EUR', 1000],
    ['支出 2024年度 (百万円)', 2024, 'JPY', 1_000_000],
    ['Spend FY 2024 $', 2024, null, 1],
    ['Annual spend', null, null, 1],
  ] as const)('%s', (heading, year, currency, scale) => {
    expect(readSpendHeading(heading)).toMatchObject({ year, currency, scale })
    expect(
      guessColumns([
        ['Name', heading],
        ['Alpha AG', '1'],
      ]).columns,
    ).toEqual(['name', 'spend'])
  })

  it('is not one that only sounds so', () => {
    const { columns } = guessColumns([
      ['Name', 'Country', 'Year founded', 'Bank'],
      ['Alpha', 'SE', '1990', 'X'],
    ])
    expect(columns).toEqual(['name', 'hq_region', null, null])
  })
})

const list = [
  ['Vendor ID', 'Supplier', 'Spend', 'Currency', 'Year', 'Category', 'Buyer', 'Contact e-mail', 'Payment terms'],
  ['V1', 'Alpha AG', '1.200,50', 'EUR', '2024', 'Steel', 'Ek', 'info@alpha.example', '30 days'],
  ['V1', 'Alpha AG', '100', 'EUR', 'FY2024', 'Wood', 'Ek', 'nobody', 'n/a'],
  ['V2', 'Beta SA', 'about 5', 'EUR', '2024', '', '', '', ''],
  ['V3', 'Gamma AB', '7', '', '2024', '', '', '', ''],
]

function read(rows: readonly (readonly string[])[], spend = { year: '', currency: '' }) {
  const plan = { rows, spend, ...keepOthers(guessColumns(rows), rows) }
  const places = rows.map((_, place) => place).slice(1)
  const reading = readingOf({ ...plan, places, headingRow: headingRow(plan) }, '.')
  return places.map((place) => readOwnData(rows[place] ?? [], reading))
}

it('keeps every column: amounts by year and currency, what cannot be read as text, and says so', () => {
  const [alpha, again, beta, gamma] = read(list)
  expect(alpha).toEqual({
    ownData: {
      category: 'Steel',
      buyer: 'Ek',
      contact_email: 'info@alpha.example',
      columns: { 'Payment terms': '30 days' },
      spend: [{ year: 2024, amount: 1200.5, currency: 'EUR', category: 'Steel' }],
    },
    remarks: [],
  })
  expect(again?.ownData?.columns).toEqual({ 'Contact e-mail': 'nobody' })
  expect(again?.remarks).toEqual([{ kind: 'kept_as_text', field: 'contact_email', cell: 'nobody' }])
  expect(beta?.ownData).toEqual({ columns: { Spend: 'about 5', Currency: 'EUR', Year: '2024' } })
  // Without a currency it is no amount.
  expect(gamma?.ownData).toEqual({ columns: { Spend: '7', Year: '2024' } })
  expect(gamma?.remarks).toEqual([{ kind: 'kept_as_text', field: 'spend', cell: '7' }])
})

it('takes year and currency of the reader where the sheet says neither, and thousands as thousands', () => {
  const rows = [
    ['Name', 'Spend', 'Spend 2023 (TEUR)'],
    ['Alpha', '5', '2'],
  ]
  expect(read(rows, { year: '2024', currency: 'SEK' })[0]?.ownData?.spend).toEqual([
    { year: 2024, amount: 5, currency: 'SEK' },
    { year: 2023, amount: 2000, currency: 'EUR' },
  ])
  expect(
    read([
      ['Name', 'Note'],
      ['Alpha', '-'],
    ])[0],
  ).toEqual({ ownData: null, remarks: [] })
})

it('gives the spend of rows of one own identifier together, once for a category', () => {
  const spend = (amount: number, category?: string) => ({
    year: 2024,
    amount,
    currency: 'EUR',
    ...(category === undefined ? {} : { category }),
  })
  const rows = [
    { body: { name: 'Alpha', external_id: 'V1' }, ownData: { spend: [spend(1, 'Steel')] } },
    { body: { name: 'Beta' }, ownData: null },
    { body: { name: 'Alpha AG', external_id: 'V1' }, ownData: { buyer: 'Ek', spend: [spend(2, 'Steel'), spend(4)] } },
    { body: { name: 'Alpha' }, ownData: { spend: [spend(8)] } },
  ]
  expect(gatherSpend(rows).map(({ ownData }) => ownData)).toEqual([
    { spend: [spend(3, 'Steel'), spend(4)] },
    null,
    { buyer: 'Ek' },
    { spend: [spend(8)] },
  ])
})

it('may have several columns of spend and of text', () => {
  expect(assignColumn(['name', 'spend', null, 'other'], 2, 'spend')).toEqual(['name', 'spend', 'spend', 'other'])
  expect(assignColumn(['name', 'buyer', null], 2, 'buyer')).toEqual(['name', null, 'buyer'])
})
