import { expect, it } from 'vitest'
import { guessColumns, keepOthers } from '@/lib/views/import/guess-columns'
import { likelyAmounts } from './likely-amounts'

function askedOf(...lines: string[]) {
  const rows = lines.map((line) => line.split(';'))
  const plan = keepOthers(guessColumns(rows), rows)
  return likelyAmounts(
    { rows, ...plan },
    rows.map((_, place) => place).filter((place) => place > (plan.headings ?? -1)),
  ).map(({ column, besides }) => [rows[0]?.[column], besides])
}

it('asks about columns of amounts whose headings do not say that they are spend', () => {
  expect(
    askedOf(
      'Supplier;Country;Sales 2023 (USD);Landed cost;Umsatz 2023;Fracht',
      'Probe Rail Inc;US;$5,000,000;1,250.00;1.200,50;€ 12,00',
      'Probe Road Inc;US;$6,000,000;2,250.00;300,50;€ 13,00',
    ),
  ).toEqual([
    ['Sales 2023 (USD)', null],
    ['Umsatz 2023', null],
    ['Fracht', null],
  ])
})

it('does not ask about numbers that are no money, words, or a column that is spend', () => {
  expect(
    askedOf(
      'Supplier;Spend 2024 (EUR);Payment terms;Invoices (count);Phone;ZIP;Order value comment',
      'Probe Rail Inc;1.000,00;30;12;5551234;12345;late',
      'Probe Road Inc;2.000,00;60;14;5551235;12346;late',
    ),
  ).toEqual([])
})

it('says of an amount of the same year that it would count twice', () => {
  expect(
    askedOf(
      'Lieferant;Nettobetrag 2024 (EUR);Bruttobetrag 2024 (EUR)',
      'Prüfwerk GmbH;100,00;119,00',
      'Probe AG;50,00;59,50',
    ),
  ).toEqual([['Bruttobetrag 2024 (EUR)', 'Nettobetrag 2024 (EUR)']])
})

it('asks whether a turnover is spend, as it may be what the supplier sells to all', () => {
  expect(
    askedOf('Lieferant;Land;Umsatz netto 2024 (EUR);PO 2024', 'Prüfwerk GmbH;DE;1.250,00;12', 'Probe AG;DE;300,50;7'),
  ).toEqual([
    ['Umsatz netto 2024 (EUR)', null],
    ['PO 2024', null],
  ])
})

it('asks about spend without a year beside years, of which it may be the sum or one again', () => {
  expect(
    askedOf(
      'Supplier;Country;Spend;Spend 2024',
      'Probe Rail Inc;US;1,250.00;1,250.00',
      'Probe Road Inc;US;300.50;300.50',
    ),
  ).toEqual([['Spend', null]])
})

it('does not ask about numbers of orders, shares and taxes', () => {
  expect(
    askedOf(
      'Supplier;Country;Spend 2024 (EUR);No. of POs;Spend %;VAT amount (EUR);Einkäufe (Anzahl)',
      'Probe Rail Inc;US;1,250.00;12;1.20;237.50;4',
      'Probe Road Inc;US;300.50;7;98.80;57.10;3',
    ),
  ).toEqual([])
})
