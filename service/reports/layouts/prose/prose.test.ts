import { expect, test } from 'vitest'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

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

test('the base year of an aim is a fact, the aim is none', async () => {
  expect(
    await said(
      'We will reduce Scope 1 emissions by 42 % by 2030 from the 2019 base of 1.2 Mt CO2e. We commit to cut Scope 3',
      'emissions 25 % by 2030 from 2.4 million tonnes CO2e in 2020. By 2040 Scope 2 will fall to 1,000 tCO2e.',
    ),
  ).toEqual(['2019 1 1200000', '2020 3 2400000'])
})

test('each method of scope 2 has its own amount, and brackets say whose the amount before them is', async () => {
  expect(await said('305-2 Energy indirect (Scope 2): Location-based: 8,120 tCO2e; market-based: 2,250 tCO2e')).toEqual(
    ['2022 2lb 8120', '2022 2mb 2250'],
  )
  expect(
    await said('We emitted 1,820 tCO2e (Scope 1), 9,440 tCO2e (Scope 2, location-based) and 77 tCO2e (Scope 3).'),
  ).toEqual(['2022 1 1820', '2022 2lb 9440', '2022 3 77'])
  expect(await said('We emitted 4,120 tonnes CO2e (Scope 1: 1,204 tonnes; Scope 2: 2,916 tonnes).')).toEqual([
    '2022 1 1204',
    '2022 2 2916',
  ])
})

test('a total whose share is told, and a threshold, are no amounts of the scope', async () => {
  expect(await said('Scope 1 accounted for 12% of our total footprint of 100,000 tCO2e.')).toEqual([])
  expect(await said('Scope 1 emissions were below the threshold of 25,000 tCO2e at all sites.')).toEqual([])
})

test('the year of the amount compared with is not that of the amount before it', async () => {
  expect(await said('En 2022, le scope 1 représente 12 330 tCO2e contre 13 204 tCO2e en 2021.')).toEqual([
    '2021 1 13204',
    '2022 1 12330',
  ])
})

test('the period that a statement covers dates it, whatever the cover says', async () => {
  const cover = { texts: [{ ...reportTitle, text: 'Sustainability Report 2023' }] }
  const lines = [
    'The assurance covers the period January 1, 2022 to December 31, 2022.',
    'Scope 1: 12,330 metric tons of CO2e',
  ]
  const statement = { texts: lines.map((text, at) => ({ x: 50, y: 100 + at * 40, text })) }
  expect(await readPages(cover, statement)).toEqual(['2022 1 12330'])
})
