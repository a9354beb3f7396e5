import { describe, expect, it } from 'vitest'
import { moneySignOf, readMoney } from './read-money'

describe('an amount in a cell', () => {
  it.each([
    ['€1.2m', '.', 1_200_000, 'EUR'],
    ['1.2M EUR', '.', 1_200_000, 'EUR'],
    ['1,2 Mio. €', ',', 1_200_000, 'EUR'],
    ['1,2 Mrd. EUR', ',', 1_200_000_000, 'EUR'],
    ['EUR 2.5bn', '.', 2_500_000_000, 'EUR'],
    ['$1.2B', '.', 1_200_000_000, null],
    ['450k€', ',', 450_000, 'EUR'],
    ['450 k€', ',', 450_000, 'EUR'],
    ['450 TEUR', ',', 450_000, 'EUR'],
    ['TEUR 450,5', ',', 450_500, 'EUR'],
    ['450 Tsd. €', ',', 450_000, 'EUR'],
    ['CHF 450 Tsd', ',', 450_000, 'CHF'],
    ['450K', '.', 450_000, null],
    ['350 tkr', ',', 350_000, null],
    ['1,5 mkr', ',', 1_500_000, null],
    ['2,5 mnkr', ',', 2_500_000, null],
    ['12 MSEK', ',', 12_000_000, 'SEK'],
    ['2,5 M€', ',', 2_500_000, 'EUR'],
    ['2,5 Md€', ',', 2_500_000_000, 'EUR'],
    ['2,5 Mds €', ',', 2_500_000_000, 'EUR'],
    ["3 millions d'euros", ',', 3_000_000, 'EUR'],
    ['₹ 3.5 Cr', '.', 35_000_000, 'INR'],
    ['Rs. 12 lakh', '.', 1_200_000, null],
    ['₹12L', '.', 1_200_000, 'INR'],
    ['5 crores INR', '.', 50_000_000, 'INR'],
    ['120万円', '.', 1_200_000, 'JPY'],
    ['1.2億円', '.', 120_000_000, 'JPY'],
    ['3,000千円', '.', 3_000_000, 'JPY'],
    ['1億2,000万円', '.', 120_000_000, 'JPY'],
    ['1億2000万円', ',', 120_000_000, 'JPY'],
    ['¥1億2,345万6,789', '.', 123_456_789, null],
    ['5兆円', '.', 5e12, 'JPY'],
    ['5조원', '.', 5e12, 'KRW'],
    ['3억 5천만원', '.', 350_000_000, 'KRW'],
    ['新台幣500萬元', '.', 5_000_000, 'TWD'],
    ['RMB500万', '.', 5_000_000, 'CNY'],
    ['2 Cr 50 lakh', '.', 25_000_000, null],
    ['12.5 lakh', '.', 1_250_000, null],
    ['(1億2,000万円)', '.', -120_000_000, 'JPY'],
    ['1億2,000万円-', '.', -120_000_000, 'JPY'],
    ['1千億2,000万円', '.', 100_020_000_000, 'JPY'],
    ['CA$5m', '.', 5_000_000, 'CAD'],
    // Its one decimal tells, whatever its column writes.
    ['1,2 Mio. €', '.', 1_200_000, 'EUR'],
    ['€ 1.2bn', ',', 1_200_000_000, 'EUR'],
    ['Rp 5 juta', ',', 5_000_000, 'IDR'],
    ['IDR 5 miliar', ',', 5_000_000_000, 'IDR'],
    ['3억원', '.', 300_000_000, 'KRW'],
    ['5천만원', '.', 50_000_000, 'KRW'],
    ['350 тыс. руб.', ',', 350_000, 'RUB'],
    ['2,5 млн ₽', ',', 2_500_000, 'RUB'],
    ['2,5 mln zł', ',', 2_500_000, 'PLN'],
    ['R$ 1,5 milhão', ',', 1_500_000, 'BRL'],
    ['1,2 milioni di euro', ',', 1_200_000, 'EUR'],
    ['€ 1,5 miliardi', ',', 1_500_000_000, 'EUR'],
    ['(1.2m)', '.', -1_200_000, null],
    ['-€1.2m', '.', -1_200_000, 'EUR'],
    ['€ -1.2m', '.', -1_200_000, 'EUR'],
  ] as const)('is multiplied by what stands in it: %s', (cell, sign, amount, currency) => {
    const read = readMoney(cell, sign)
    expect(read).toMatchObject({ amount, currency, scale: expect.any(Number) })
  })

  it.each([
    ['1.234.567,89 €', ',', 1234567.89, 'EUR'],
    ["CHF 1'200.-", '.', 1200, 'CHF'],
    ["1'200.-- SFr.", '.', 1200, 'CHF'],
    ['1 200,-', ',', 1200, null],
    ['EUR -5', '.', -5, 'EUR'],
    ['(EUR 1,200)', '.', -1200, 'EUR'],
    ['1200- EUR', '.', -1200, 'EUR'],
    ['1.2E+6', '.', 1200000, null],
    ['１２,３００円', '.', 12300, 'JPY'],
    ['₺ 5.000', ',', 5000, 'TRY'],
    ['0', '.', 0, null],
    ['Rs 5,00,000/-', '.', 500_000, null],
    ['1.5e6', '.', 1_500_000, null],
    ['NTD 5,000', '.', 5000, 'TWD'],
  ] as const)('is as its heading says where the cell has no multiplier: %s', (cell, sign, amount, currency) => {
    expect(readMoney(cell, sign)).toMatchObject({ amount, currency, scale: null })
  })

  it.each([
    ['1\u202f200 kr', ',', ['SEK', 'NOK', 'DKK', 'ISK']],
    ['350 tkr', ',', ['SEK', 'NOK', 'DKK', 'ISK']],
    ['$5', '.', expect.arrayContaining(['USD', 'CAD'])],
    ['¥5', '.', expect.arrayContaining(['JPY', 'CNY'])],
    ['Rs. 5 Cr', '.', expect.arrayContaining(['INR', 'PKR'])],
    ['500万元', '.', ['CNY', 'TWD', 'HKD', 'MOP']],
    ['5,000 元', '.', ['CNY', 'TWD', 'HKD', 'MOP']],
  ] as const)('may be of several currencies: %s', (cell, sign, mayBe) => {
    expect(readMoney(cell, sign)).toMatchObject({ currency: null, mayBe })
  })

  it.each([
    // Thousand in Spanish, a million in English.
    '3 mil', 'USD 3 mil', '5 miles', '5th', '450 t', '450 T', '12 months', '5 m per year', '10 - 20', '1.2m - 1.5m', '~1-2m', '> 1m', '<1m', '≥500k', '1m+', '£1m+', 'up to 1m', 'min. 1m', 'mehr als 5 Mio. €', '500万円以上', 'plus de 3 M€', '12 mil EUR', 'TRUE', '12%', 'about 5 people',
    '5 %', 'EUR 5 USD', 'DEM 5', '2024-05-01', '5 kg', '5兆元', '5 $CA', '$1,234.56 CR', '1,200 EUR cr', '1億2億円', '1万20000万', '三百万円', '~', 'ca.', '3 bin', 'FY 5', 'm', '', 'EUR',
  ])('is none that can be told: %s', (cell) => expect(readMoney(cell, '.')).toBeNull()) // biome-ignore format: a list
})

it.each([
  ['~500k', 500_000, null],
  ['~ 1,200', 1200, null],
  ['≈ 2.5 M€', 2_500_000, 'EUR'],
  ['ca. 1 Mio EUR', 1_000_000, 'EUR'],
  ['c.a. 5', null, null],
  ['circa 500,000 €', 500_000, 'EUR'],
  ['approx. $500k', 500_000, null],
  ['around 5', 5, null],
  ['env. 3 M€', 3_000_000, 'EUR'],
  ['rund 450 TEUR', 450_000, 'EUR'],
  ['500k (est.)', 500_000, null],
  ['约 200 万', 2_000_000, null],
  ['約500万円', 5_000_000, 'JPY'],
  ['500万円程度', 5_000_000, 'JPY'],
  ['약 5억원', 500_000_000, 'KRW'],
  ['около 5 млн руб.', 5_000_000, 'RUB'],
] as const)('says that it is not exact: %s', (cell, amount, currency) => {
  const read = readMoney(cell, '.')
  expect(read).toEqual(amount === null ? null : expect.objectContaining({ amount, currency, isAbout: true }))
})

it('is exact where the cell does not say otherwise', () => {
  for (const cell of ['500k', '+1.2m', 'EUR 5', 'CHF 1.-'])
    expect(readMoney(cell, '.')).toMatchObject({ isAbout: false })
})

it('has the decimal sign of its column, of which millions with three decimals say nothing', () => {
  expect(moneySignOf(['1,2 Mio.', '1.234 Mio.'], '.')).toBe(',')
  expect(moneySignOf(['1.234 Mio.'], ',')).toBe(',')
  expect(moneySignOf(['1.234m'], '.')).toBe('.')
  expect(moneySignOf(['1.234 €', '5 €'], '.')).toBe(',')
  expect(moneySignOf(['15,000 EUR', '1.234m'], ',')).toBe('.')
})
