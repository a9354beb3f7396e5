import { describe, expect, it } from 'vitest'
import { currenciesOfWord, currencyOfWord } from '@/lib/views/import/currency-sign'
import { readSpendHeading } from '../spend-heading'

describe('a heading of amounts', () => {
  it.each([
    ['Inköp 2025 (tkr)', 1e3, null],
    ['Inköp Tkr', 1e3, null],
    ['Inköp (kkr)', 1e3, null],
    ['Inköp i mkr', 1e6, null],
    ['Inköp, mnkr', 1e6, null],
    ['Inköp (MSEK)', 1e6, 'SEK'],
    ['Inköp kSEK', 1e3, 'SEK'],
    ['Inköp tsek', 1e3, 'SEK'],
    ['Inköp (mdr kr)', 1e9, null],
    ['Inköp (1000 kr)', 1e3, null],
    ['Innkjøp (1 000 NOK)', 1e3, 'NOK'],
    ['Indkøb (t.kr.)', 1e3, null],
    ['Ausgaben (TEUR)', 1e3, 'EUR'],
    ['Ausgaben T€', 1e3, 'EUR'],
    ['Ausgaben k€', 1e3, 'EUR'],
    ['Ausgaben KEUR', 1e3, 'EUR'],
    ['Ausgaben (K€)', 1e3, 'EUR'],
    ['Achats M€', 1e6, 'EUR'],
    ['Achats (Md€)', 1e9, 'EUR'],
    ['Ausgaben (Mio. €)', 1e6, 'EUR'],
    ['Ausgaben Mio EUR', 1e6, 'EUR'],
    ['Ausgaben in Tsd. €', 1e3, 'EUR'],
    ['Ausgaben (in Tausend Euro)', 1e3, 'EUR'],
    ['Ausgaben (Mrd. EUR)', 1e9, 'EUR'],
    ['Spend in thousands', 1e3, null],
    ["Spend '000", 1e3, null],
    ['Spend (000s)', 1e3, null],
    ['Spend (000)', 1e3, null],
    ["Spend (USD '000)", 1e3, 'USD'],
    ['Spend $000', 1e3, null],
    ['Spend (USDm)', 1e6, 'USD'],
    ['Spend $m', 1e6, null],
    ['Spend $k', 1e3, null],
    ['Spend (US$ mn)', 1e6, 'USD'],
    ['Spend (£m)', 1e6, 'GBP'],
    ['Spend ($MM)', 1e6, null],
    ['Spend bn', 1e9, null],
    ['Spend (m)', 1e6, null],
    ['Spend (k)', 1e3, null],
    ["Dépenses (milliers d'euros)", 1e3, 'EUR'],
    ['Dépenses en millions', 1e6, null],
    ['支出 (千円)', 1e3, 'JPY'],
    ['年間取引額（百万円）', 1e6, 'JPY'],
    ['支出（億円）', 1e8, 'JPY'],
    ['支出（単位：千円、税抜）', 1e3, 'JPY'],
    ['采购额(万元)', 1e4, 'CNY'],
    ['采购额（亿元）', 1e8, 'CNY'],
    ['采购额 千元', 1e3, 'CNY'],
    ['采购额(万美元)', 1e4, 'USD'],
    // Traditional characters: it may be the dollar of Taiwan or of Hong Kong.
    ['採購額(萬元)', 1e4, null],
    ['採購金額(千元)', 1e3, null],
    ['採購額(新台幣千元)', 1e3, 'TWD'],
    ['Einkauf 2024 in 1000 CHF', 1e3, 'CHF'],
    ['Nákup v tis. Kč', 1e3, 'CZK'],
    ['Harcama (bin TL)', 1e3, 'TRY'],
    ['구매액(천원)', 1e3, 'KRW'],
    ['거래금액(백만원)', 1e6, 'KRW'],
    ['거래금액(억원)', 1e8, 'KRW'],
    ['거래금액(만원)', 1e4, 'KRW'],
    ['Spend (INR lakh)', 1e5, 'INR'],
    ['Spend ₹ crore', 1e7, 'INR'],
    ['Spend (Rs. Cr)', 1e7, null],
    ['Spesa (migliaia di euro)', 1e3, 'EUR'],
    ['Gasto (miles de euros)', 1e3, 'EUR'],
    ['Gasto (millones de EUR)', 1e6, 'EUR'],
    ['Zakupy (tys. zł)', 1e3, 'PLN'],
    ['Закупки (тыс. руб.)', 1e3, 'RUB'],
    ['Inkoop (in duizenden euro)', 1e3, 'EUR'],
  ] as const)('%s', (heading, scale, currency) => {
    expect(readSpendHeading(heading)).toMatchObject({ scale, currency, unknown: null })
  })

  it.each([
    ['Spend (EUR)', 'EUR'],
    ['CA annuel HT (EUR)', 'EUR'],
    ['CA annuel HT (€)', 'EUR'],
    ['Inköp (exkl. moms)', null],
    ['Inköp (kr)', null],
    ['Spend (net)', null],
    ['Spend FY25', null],
    ['ALL SPEND', null],
    ['Mall spend', null],
    ['TOP SPEND', null],
    ['Spend at plant 1000', null],
    ['Spend of business travel, air miles', null],
    ['千葉支出', null],
    ['支出（税抜）', null],
    ['万科 采购额', null],
  ] as const)('has no multiplier: %s', (heading, currency) => {
    expect(readSpendHeading(heading)).toMatchObject({ scale: null, currency, unknown: null })
  })

  it.each([
    // Thousands, or tonnes.
    ['Spend (t)', 't'],
    ['Spend (%)', '%'],
    ['Spend (kt)', 'kt'],
    ['Spend (x)', 'x'],
    ['Inköp (tior)', 'tior'],
    ['Spend (兆)', '兆'],
    ['Spend (EUR, net of tax)', null],
  ] as const)('says what between brackets is no unit we know: %s', (heading, unknown) => {
    expect(readSpendHeading(heading).unknown).toBe(unknown)
  })

  it('knows the year of two digits', () => {
    expect([readSpendHeading('Spend FY25').year, readSpendHeading('Inköp 2025 (tkr)').year]).toEqual([2025, 2025])
  })
})

it.each(['$', 'dollars', 'ドル', '달러', 'دولار'])('takes %s for the dollar of no one country', (word) => {
  expect(currencyOfWord(word)).toEqual({ code: null })
  expect(currenciesOfWord(word)).toEqual(expect.arrayContaining(['USD', 'AUD']))
})
