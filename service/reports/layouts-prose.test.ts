import { expect, test } from 'vitest'
import { readPages, reportTitle } from './read-test-pages'

const said = (...lines: string[]) =>
  readPages({ texts: [reportTitle, ...lines.map((text, at) => ({ x: 50, y: 100 + at * 12, text }))] })

test('a sentence with the year before in brackets', async () => {
  expect(await said('Our Scope 1 emissions fell to 12,345 tCO2e in 2022 (2021: 13,456).')).toEqual([
    '2021 1 13456',
    '2022 1 12345',
  ])
  expect(await said('Scope 1 emissions amounted to 12,345 tCO2e (previous year: 13,456 tCO2e).')).toEqual([
    '2021 1 13456',
    '2022 1 12345',
  ])
})

test('from one amount to another', async () => {
  expect(await said('Scope 2 emissions decreased from 20,000 tCO2e in 2021 to 15,000 tCO2e in 2022.')).toEqual([
    '2021 2 20000',
    '2022 2 15000',
  ])
})

test('several scopes in one sentence', async () => {
  expect(
    await said(
      'In 2022, we emitted 1,234 tonnes of CO2e in Scope 1, 567 tonnes of CO2e in Scope 2 (market-based)',
      'and 98,765 tonnes of CO2e in Scope 3.',
    ),
  ).toEqual(['2022 1 1234', '2022 2mb 567', '2022 3 98765'])
})

test('amounts given to several scopes "respectively" are each given to their own', async () => {
  expect(await said('Our Scope 1 and Scope 2 emissions in 2022 were 1,234 and 567 tonnes CO2e respectively.')).toEqual([
    '2022 1 1234',
    '2022 2 567',
  ])
  expect(
    await said('Our Scope 1 and 2 emissions were 1,234 and 567 tonnes CO2e in 2021 and 2022, respectively.'),
  ).toEqual([])
})

test('bullets with colons', async () => {
  expect(
    await said(
      'Our carbon footprint in 2022:',
      '• Scope 1: 1,234 tCO2e',
      '• Scope 2 (location-based): 567 tCO2e',
      '• Scope 3: 98,765 tCO2e',
    ),
  ).toEqual(['2022 1 1234', '2022 2lb 567', '2022 3 98765'])
})

test('million tonnes in a sentence', async () => {
  expect(
    await said('Scope 3 emissions were 4.5 million tonnes of CO2e in 2022, up from 4.2 million tonnes in 2021.'),
  ).toEqual(['2021 3 4200000', '2022 3 4500000'])
})

test('a row of cards: big amounts over their labels', async () => {
  const card = (x: number, amount: string, label: string) => [
    { x, y: 200, text: amount, size: 24 },
    { x, y: 216, text: 'tCO2e', size: 9 },
    { x, y: 230, text: label, size: 9 },
  ]
  expect(
    await readPages({
      texts: [
        reportTitle,
        ...card(50, '12,345', 'Scope 1'),
        ...card(230, '6,789', 'Scope 2 (market-based)'),
        ...card(420, '98,765', 'Scope 3'),
      ],
    }),
  ).toEqual(['2022 1 12345', '2022 2mb 6789', '2022 3 98765'])
})

test('cards with the label above and the unit behind the amount', async () => {
  const card = (x: number, amount: string, label: string) => [
    { x, y: 200, text: label, size: 10 },
    { x, y: 228, text: `${amount} tCO2e`, size: 20 },
  ]
  expect(
    await readPages({
      texts: [
        reportTitle,
        ...card(50, '12,345', 'Scope 1'),
        ...card(230, '6,789', 'Scope 2'),
        ...card(420, '98,765', 'Scope 3'),
      ],
    }),
  ).toEqual(['2022 1 12345', '2022 2 6789', '2022 3 98765'])
})

test('a list of scopes with amounts and no year but the title’s', async () => {
  expect(
    await readPages({
      texts: [
        reportTitle,
        { x: 50, y: 90, text: 'Our emissions in 2022 (tonnes CO2e)', size: 12 },
        ...['Scope 1', 'Scope 2 (location-based)', 'Scope 3'].map((text, at) => ({ x: 50, y: 110 + at * 16, text })),
        ...['1,234', '567', '98,765'].map((text, at) => ({ x: 250, y: 110 + at * 16, text })),
      ],
    }),
  ).toEqual(['2022 1 1234', '2022 2lb 567', '2022 3 98765'])
})

test('two columns of text with a table in the right one', async () => {
  const prose = Array.from({ length: 12 }, (_, at) => ({
    x: 40,
    y: 100 + at * 12,
    text: `Sentence ${'abcdefghijkl'[at]} says that we work on our climate plan`,
    size: 8,
  }))
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '1,234', '1,334'],
    ['Scope 2', '234', '334'],
    ['Scope 3', '9,234', '9,334'],
    ['Total', '10,702', '11,002'],
  ]
  const table = rows.flatMap((row, at) =>
    row.map((text, i) => ({ x: [320, 450, 520][i] ?? 0, y: 118 + at * 12, text, size: 8 })),
  )
  expect(await readPages({ texts: [reportTitle, ...prose, ...table] })).toEqual([
    '2021 1 1334',
    '2021 2 334',
    '2021 3 9334',
    '2022 1 1234',
    '2022 2 234',
    '2022 3 9234',
  ])
})
