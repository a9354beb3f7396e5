import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('years of Japanese eras, across and in sentences', async () => {
  const table = pageOf([
    ['項目（t-CO2）', '平成30年度', '令和元年度', 'R2年度'],
    ['Scope1', '12,300', '12,100', '11,900'],
  ])
  expect(await readPages(table)).toEqual(['2018 1 12300', '2019 1 12100', '2020 1 11900'])
  expect(readText('令和4年度のScope1排出量は12,345t-CO2、Scope2排出量は23,456t-CO2でした。')).toEqual([
    '2022 1 12345',
    '2022 2 23456',
  ])
})

test('India: a label of three lines whose bracket is open, amounts in lakhs beside a unit of two lines', async () => {
  const block = (y: number, scope: number, amounts: readonly [string, string]) => [
    { x: 50, y, text: `Total Scope ${scope} emissions (Break-up of` },
    { x: 50, y: y + 11, text: 'the GHG into CO2, CH4, N2O, HFCs,' },
    { x: 50, y: y + 22, text: 'PFCs, SF6, NF3, if available)' },
    { x: 290, y: y + 5, text: 'Metric tonnes of' },
    { x: 290, y: y + 16, text: 'CO2 equivalent' },
    { x: 400, y: y + 11, text: amounts[0] },
    { x: 500, y: y + 11, text: amounts[1] },
  ]
  const head = tableTexts(100, [50, 330, 450, 550], [['Parameter', 'Unit', 'FY 2022-23', 'FY 2021-22']])
  const texts = [reportTitle, ...head, ...block(130, 1, ['1,23,456', '1,34,567']), ...block(175, 2, ['2,456', '2,567'])]
  expect(await readPages({ texts })).toEqual(['2022 1 134567', '2022 2 2567', '2023 1 123456', '2023 2 2456'])
})

test('ESRS E1-6: "Base year" stands a little wider over its year than other heads', async () => {
  const rows = tableTexts(
    100,
    [50, 300, 380, 460],
    [
      ['', 'Base year', '2021', '2022'],
      ['', '2019', '', ''],
      ['Gross Scope 1 GHG emissions (tCO2eq)', '5,120', '4,320', '4,010'],
      ['Gross Scope 3 GHG emissions (tCO2eq)', '90,120', '88,320', '87,010'],
    ],
    14,
    7,
  )
  expect(await readPages({ texts: [reportTitle, ...rows] })).toContain('2019 1 5120')
})

test('the Dutch and the Polish "and" join scopes', async () => {
  const rows = (label: string) =>
    pageOf([
      ['tCO2e', '2022'],
      [label, '2.690'],
    ])
  expect(await readPages(rows('Totaal scope 1 en 2 (marktgebaseerd)'))).toEqual(['2022 1+2 2690'])
  expect(await readPages(rows('Razem Zakres 1 i 2 (market-based)'))).toEqual(['2022 1+2 2690'])
})

test('sentences: what an amount is compared with, millions of tCO2e, the year that the sentence before began with', () => {
  const title = '# Sustainability report 2022\n\n'
  const compared = 'Our Scope 1 emissions were 4,120 tonnes of CO2e in 2022. Compared with 4,330 t in 2021, they fell.'
  expect(readText(title + compared)).toEqual(['2021 1 4330', '2022 1 4120'])
  expect(readText(`${title}Our Scope 3 footprint was estimated at 1.2 million tCO2e.`)).toEqual(['2022 3 1200000'])
  expect(readText(`${title}Scope 3: 1.4m tCO2e. Scope 1: 12.4k tCO2e.`)).toEqual(['2022 1 12400', '2022 3 1400000'])
  expect(
    readText(`${title}In 2021, Scope 1 emissions were 4,330 t CO2e. Scope 3 emissions were 58,200 t CO2e.`),
  ).toEqual(['2021 1 4330', '2021 3 58200'])
  expect(readText(`${title}In 2019, we set our first target. Scope 1 emissions were 4,330 t CO2e.`)).toEqual([
    '2022 1 4330',
  ])
})

test('a total after the scopes of a list is none of theirs, and "-4% vs 2021" says nothing of the report’s year', async () => {
  const lines = ['Scope 1: 1,234 tCO2e', 'Scope 3: 45,678 tCO2e', 'Total (market-based): 47,257 tCO2e']
  const texts = [reportTitle, ...lines.map((text, at) => ({ x: 300, y: 100 + at * 12, text }))]
  expect(await readPages({ texts })).toEqual(['2022 1 1234', '2022 3 45678'])
  const tile = (x: number, scope: string, amount: string) => [
    { x, y: 110, text: scope, size: 11 },
    { x, y: 140, text: amount, size: 24 },
    { x, y: 156, text: 'tCO2e' },
    { x, y: 170, text: '-4% vs 2021' },
  ]
  const heading = { x: 50, y: 40, text: 'ESG highlights 2022', size: 14 }
  const tiles = [...tile(60, 'Scope 1', '12,345'), ...tile(220, 'Scope 2', '2,345'), ...tile(400, 'Scope 3', '212,345')]
  expect(await readPages({ texts: [heading, ...tiles] })).toEqual(['2022 1 12345', '2022 2 2345', '2022 3 212345'])
})
