import { describe, expect, it } from 'vitest'
import { spendUnitsOf } from './amounts/spend-units'
import { guessColumns, keepOthers } from './guess-columns'
import { assignColumn, type ImportPlan } from './import-job'
import { sortRows } from './left-out/left-out-rows'
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
    // Money has no thousandths, whoever reads it.
    expect(decimalSignOf(['15,000', '8,200', '35'], ',')).toBe('.')
    expect(decimalSignOf(['15.000', '8.200', '35'], '.')).toBe(',')
    expect(decimalSignOf(['1.234', '15000'], '.')).toBe('.')
    expect(decimalSignOf(['1,234', '15000'], '.')).toBe(',')
    expect(decimalSignOf(['15 000', '1.200'], '.')).toBe(',')
    expect(decimalSignOf(['1,200', '1.200'], '.')).toBe('.')
    expect(decimalSignOf(['15', ''], ',')).toBe(',')
    expect(decimalSignOf(['1234.567'], ',')).toBe('.')
    // What has no digit says nothing of it, nor does the point of an abbreviation.
    expect(decimalSignOf(['n.c.', '12,5'], '.')).toBe(',')
    expect(decimalSignOf(['Rs. 1200', '12,5'], '.')).toBe(',')
  })
})

describe('a heading of spend', () => {
  it.each([
    ['Spend 2024 (EUR)', 2024, 'EUR', null],
    ['Ausgaben 2024 in TEUR', 2024, 'EUR', 1000],
    ['Einkaufsvolumen GJ2023 (k€)', 2023, 'EUR', 1000],
    ['Inköp 2024 (MSEK)', 2024, 'SEK', 1_000_000],
    ['Dépenses 2024 (milliers d’EUR)', 2024, 'EUR', 1000],
    ['支出 2024年度 (百万円)', 2024, 'JPY', 1_000_000],
    ['Spend FY 2024 $', 2024, null, null],
    ['Annual spend', null, null, null],
    ['Amount', null, null, null],
    ['Amount 2025 (EUR)', 2025, 'EUR', null],
    ['CA annuel HT (EUR)', null, 'EUR', null],
    ['年間取引額（千円）', null, 'JPY', 1000],
    ['거래금액(백만원)', null, 'KRW', 1_000_000],
    ['采购额(万元)', null, 'CNY', 10_000],
    ['Inköp', null, null, null],
    ['Omsättning med leverantör', null, null, null],
    ['Volumen', null, null, null],
    ['Einkaufsvolumen netto (TEUR)', null, 'EUR', 1000],
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
      ['Name', 'Country', 'Year founded', 'Bank', 'Year of spend', 'Currency of spend'],
      ['Alpha', 'SE', '1990', 'X', '2024', 'EUR'],
    ])
    expect(columns).toEqual(['name', 'hq_region', null, null, 'spend_year', 'spend_currency'])
  })
})

const list = [
  ['Vendor ID', 'Supplier', 'Spend', 'Currency', 'Year', 'Category', 'Buyer', 'Contact e-mail', 'Payment terms'],
  ['V1', 'Alpha AG', '1.200,50', 'EUR', '2024', 'Steel', 'Ek', 'info@alpha.example', '30 days'],
  ['V1', 'Alpha AG', '100', 'EUR', 'FY2024', 'Wood', 'Ek', 'nobody', 'n/a'],
  ['V2', 'Beta SA', 'about 5 people', 'EUR', '2024', '', '', '', ''],
  ['V3', 'Gamma AB', '7', '', '2024', '', '', '', ''],
]

function read(
  rows: readonly (readonly string[])[],
  spend = { year: '', currency: '' },
  more: Partial<Pick<ImportPlan, 'scales' | 'sheetName'>> = {},
) {
  const plan = { rows, spend, ...keepOthers(guessColumns(rows), rows), ...more }
  const places = rows.map((_, place) => place).slice((plan.headings ?? -1) + 1)
  const units = spendUnitsOf(plan, sortRows({ ...plan, hidden: [] }).leftOut)
  const reading = readingOf({ ...plan, places, units }, '.')
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
  expect(beta?.ownData).toEqual({ columns: { Spend: 'about 5 people', Currency: 'EUR', Year: '2024' } })
  // Without a currency it is no amount.
  expect(gamma?.ownData).toEqual({ columns: { Spend: '7', Year: '2024' } })
  expect(gamma?.remarks).toEqual([{ kind: 'no_currency', field: 'spend', cell: '7' }])
  expect(beta?.remarks).toEqual([{ kind: 'kept_as_text', field: 'spend', cell: 'about 5 people' }])
})

it.each([
  ['nothing is known but the amount', {}, 'no_year_or_currency'],
  ['the year is not known', { currency: 'EUR' }, 'no_year'],
  ['the currency is not known', { year: '2024' }, 'no_currency'],
])('says which is missing: %s', (_, spend, kind) => {
  const rows = [
    ['Name', 'Spend'],
    ['Alpha', '5'],
  ]
  expect(read(rows, { year: '', currency: '', ...spend })[0]?.remarks).toEqual([{ kind, field: 'spend', cell: '5' }])
})

describe('the multiplier of a list', () => {
  const amountOf = (heading: string, above: readonly string[][], more: Partial<ImportPlan> = {}) =>
    read([...above, ['Name', 'Country', heading], ['Alpha', 'SE', '5']], { year: '2024', currency: 'SEK' }, more)[0]
      ?.ownData?.spend?.[0]
  it.each([
    ['Inköp (tkr)', [], 5000],
    ['Inköp', [['Leverantörer (alla belopp i tkr)']], 5000],
    ['Inköp', [['单位：万元']], 50_000],
    ['Inköp', [['Suppliers'], ['All amounts in thousands, net']], 5000],
    // A heading that names whole kronor counts for its column.
    ['Inköp (SEK)', [['Belopp i tkr']], 5],
    ['Inköp (mkr)', [['Belopp i tkr']], 5_000_000],
    ['Inköp', [['Suppliers in millions of households']], 5],
    ['Inköp', [['Active suppliers (1000)']], 5],
    ['Inköp', [['Suppliers (m)']], 5],
    ['Inköp', [['Inköp 2024 i tkr']], 5000],
    ['支出', [['（単位：千円）']], 5000],
    ['Inköp', [['Period: 2025-01-01 - 2025-12-31']], 5],
  ] as const)('%s under %j', (heading, above, amount) => {
    expect(amountOf(heading, above as readonly string[][])?.amount).toBe(amount)
  })

  it('comes from the name of the sheet, with its currency, and is what the reader chose', () => {
    expect(amountOf('Inköp', [], { sheetName: 'Spend (TEUR)' })).toMatchObject({ amount: 5000, currency: 'EUR' })
    expect(amountOf('Inköp (tkr)', [], { scales: { 2: 1 } })?.amount).toBe(5)
    expect(amountOf('Inköp', [], { scales: { 2: 1_000_000 } })?.amount).toBe(5_000_000)
  })
})

it.each([
  ['Spend 2024 (TEUR)', '450', 450_000, 'EUR'],
  // A cell that says its own is not multiplied twice.
  ['Spend 2024 (TEUR)', '450 TEUR', 450_000, 'EUR'],
  ['Spend 2024 (TEUR)', '1.2m', 1_200_000, 'EUR'],
  ['Spend 2024 (M€)', '450 k$', null, null],
  ['Spend 2024 (SEK)', '1 200 kr', 1200, 'SEK'],
  ['Spend 2024 (EUR)', '1 200 kr', null, null],
  ['Spend 2024 (EUR)', '$5', null, null],
  ['Spend 2024 (EUR)', 'USD 5k', 5000, 'USD'],
] as const)('takes a cell as it says itself: %s, %s', (heading, cell, amount, currency) => {
  const [row] = read([
    ['Name', heading],
    ['Alpha', cell],
  ])
  if (amount !== null) expect(row?.ownData?.spend).toEqual([{ year: 2024, amount, currency }])
  else
    expect(row).toEqual({
      ownData: { columns: { [heading]: cell } },
      remarks: [{ kind: 'no_currency', field: 'spend', cell }],
    })
})

it('says what a cell was multiplied to', () => {
  const rows = [
    ['Name', 'Spend 2024 (EUR)'],
    ['Alpha', '1.2m'],
  ]
  expect(read(rows)[0]?.remarks).toEqual([{ kind: 'multiplied', field: 'spend', cell: '1.2m', value: '1200000' }])
})

it('takes year and currency of the reader where the sheet says neither, and thousands as thousands', () => {
  const rows = (heading: string, amount: string) => [
    ['Name', heading],
    ['Alpha', amount],
  ]
  const chosen = { year: '2024', currency: 'SEK' }
  expect(read(rows('Spend', '5'), chosen)[0]?.ownData?.spend).toEqual([{ year: 2024, amount: 5, currency: 'SEK' }])
  expect(read(rows('Spend 2023 (TEUR)', '2'), chosen)[0]?.ownData?.spend).toEqual([
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

it('adds up amounts of money to what they are on paper', () => {
  const row = (amount: number) => ({
    body: { external_id: 'V1' },
    ownData: { spend: [{ year: 2024, currency: 'EUR', amount }] },
  })
  expect(gatherSpend([row(0.1), row(0.2)])[0]?.ownData?.spend?.[0]?.amount).toBe(0.3)
})

it('may have several columns of spend and of text', () => {
  expect(assignColumn(['name', 'spend', null, 'other'], 2, 'spend')).toEqual(['name', 'spend', 'spend', 'other'])
  expect(assignColumn(['name', 'buyer', null], 2, 'buyer')).toEqual(['name', null, 'buyer'])
})

describe('元', () => {
  const spendOf = (heading: string, cell: string, country: string) => {
    const rows = [
      ['Name', 'Country', heading],
      ['Alpha', country, cell],
    ]
    const [row] = read(rows, { year: '2024', currency: '' })
    return row?.ownData?.spend?.[0]?.currency ?? row?.remarks.map(({ kind }) => kind).join()
  }
  it.each([
    ['Spend', '5,000元', 'Taiwan', 'TWD'],
    ['Spend', '5,000元', 'TW', 'TWD'],
    ['Spend', '5,000元', 'Hong Kong', 'HKD'],
    ['Spend', '5,000元', 'China', 'CNY'],
    ['Spend', '500万元', '', 'CNY'],
    ['Spend', '5,000元', '', 'no_currency'],
    ['Spend', '5,000元', 'Germany', 'no_currency'],
    ['採購金額', '500萬元', '台灣', 'TWD'],
    ['採購金額(元)', '5,000', '台灣', 'TWD'],
    ['採購金額(元)', '5,000', '', 'no_currency'],
    ['採購金額(新台幣元)', '5,000', 'Germany', 'TWD'],
    ['採購金額(新台幣)', '5,000元', '', 'TWD'],
    ['采购额(元)', '5,000', '', 'CNY'],
    ['采购额(元)', '5,000', 'Germany', 'CNY'],
    ['采购额', '5,000元', '中国', 'CNY'],
    // A list of China with a supplier in Taiwan: it may be either.
    ['采购额', '5,000元', 'TW', 'no_currency'],
    ['Spend (CNY)', '5,000元', 'TW', 'CNY'],
    ['Spend (EUR)', '5,000元', 'TW', 'TWD'],
  ])('%s, %s, %s', (heading, cell, country, currency) => expect(spendOf(heading, cell, country)).toBe(currency))
})

it('reads no thousandths of money, unless a workbook keeps them or the heading multiplies them', () => {
  const amounts = (heading: string, cells: string[]) =>
    read([['Name', heading], ...cells.map((cell) => ['Alpha', cell])]).map(
      ({ ownData, remarks }) => ownData?.spend?.[0]?.amount ?? remarks.map(({ kind }) => kind).join(),
    )
  // Three quarters of a million in English, and 750 in the comma of its column.
  expect(amounts('Spend 2024 (EUR)', ['23.894.399,50', 'USD 750,000', '0,125'])).toEqual([
    23_894_399.5,
    'kept_as_text',
    0.125,
  ])
  expect(amounts('Spend 2024 (EUR)', ['23,894,399.50', '750.000'])).toEqual([23_894_399.5, 'kept_as_text'])
  expect(amounts('Spend 2024 (EUR)', ['15000.5', '750.125'])).toEqual([15_000.5, 750.125])
  expect(amounts('Spend 2024 (EUR million)', ['1.234.567,5', '1,234'])[1]).toBe(1_234_000)
})

it('takes crores and lakhs for rupees or nothing', () => {
  const spendOf = (heading: string) =>
    read([
      ['Name', heading],
      ['Alpha', '2 Cr'],
    ])[0]
  expect(spendOf('Spend 2024 (INR)')?.ownData?.spend).toEqual([{ year: 2024, amount: 20_000_000, currency: 'INR' }])
  expect(spendOf('Spend 2024 (EUR)')?.remarks).toEqual([{ kind: 'no_currency', field: 'spend', cell: '2 Cr' }])
})

it('tells of a limit that it is one, and of what is about so much as what it is read', () => {
  const rows = [
    ['Name', 'Spend 2024 (EUR)'],
    ['Alpha', '> 1m'],
    ['Beta', '~500k'],
    ['Gamma', '3 mil'],
  ]
  const [limit, about, ambiguous] = read(rows)
  expect(limit?.remarks).toEqual([{ kind: 'limit_kept', field: 'spend', cell: '> 1m' }])
  expect(about).toEqual({
    ownData: { spend: [{ year: 2024, amount: 500_000, currency: 'EUR' }] },
    remarks: [{ kind: 'approximate', field: 'spend', cell: '~500k', value: '500000' }],
  })
  expect(ambiguous?.remarks).toEqual([{ kind: 'kept_as_text', field: 'spend', cell: '3 mil' }])
})

it('tells of a spend that is said to be none, and not of one that is left blank', () => {
  const rows = [
    ['Supplier', 'Spend 2024 (EUR)'],
    ...['k.A.', 'n/a', '#N/A', '', '-', '0', '5'].map((cell, place) => [`Alpha ${place}`, cell]),
  ]
  const results = read(rows)
  expect(results.map(({ remarks }) => remarks)).toEqual([
    [{ kind: 'no_amount', field: 'spend', cell: 'k.A.' }],
    [{ kind: 'no_amount', field: 'spend', cell: 'n/a' }],
    [{ kind: 'no_amount', field: 'spend', cell: '#N/A' }],
    [],
    [],
    [],
    [],
  ])
  expect(results.map(({ ownData }) => ownData?.spend?.length ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1])
})
