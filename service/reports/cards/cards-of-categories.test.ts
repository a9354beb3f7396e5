import { expect, test } from 'vitest'
import { readIn2024, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

type Card = readonly [x: number, y: number, words: readonly string[], amount: string]

const cards: readonly Card[] = [
  [50, 130, ['PURCHASED GOODS AND', 'SERVICES'], '711,200'],
  [180, 130, ['USE OF SOLD PRODUCTS'], '262,900'],
  [310, 130, ['UPSTREAM', 'TRANSPORTATION AND', 'DISTRIBUTION'], '104,300'],
  [50, 220, ['CAPITAL GOODS'], '31,480'],
  [180, 220, ['OTHER CATEGORIES'], '14,735'],
]

function drawn(title: string, words: 'over' | 'under') {
  const card = ([x, y, lines, amount]: Card) => {
    const label = lines.map((line, at) => text(x, (words === 'over' ? y : y + 40) + at * 9, line, 6.8))
    return [...label, text(x, words === 'over' ? y + 36 : y + 26, amount, 13)]
  }
  return { texts: [reportTitle, text(43, 100, title, 11), ...cards.flatMap(card)] }
}

test.each(['over', 'under'] as const)('amounts of categories on cards, the name %s each', async (side) => {
  expect(await readPages(drawn('Where our Scope 3 emissions come from (FY23, tCO2e)', side))).toEqual([
    '2023 3.1 711200',
    '2023 3.2 31480',
    '2023 3.4 104300',
    '2023 3.11 262900',
  ])
})

test.each([
  'Where our costs come from (FY23, tCO2e)',
  'Where our Scope 3 emissions come from (FY23)',
  'Scope 3 reductions since FY19 (tCO2e)',
])('nothing of cards under "%s"', async (title) => {
  expect(await readPages(drawn(title, 'over'))).toEqual([])
})

test('an answer of an index lists categories with one unit behind all of them', () => {
  const list =
    '305-3 Other indirect (Scope 3) GHG emissions Category 1 – Purchased goods and services: 341,500; Category 6 – Business travel: 214; Category 7 – Employee commuting: 162 (all in metric tons of CO2e, 2023).'
  expect(readIn2024(list)).toEqual(['2023 3.1 341500', '2023 3.6 214', '2023 3.7 162'])
  expect(readIn2024(list.replace('(all in metric tons of CO2e, 2023)', '(all in thousand US dollars, 2023)'))).toEqual(
    [],
  )
})

test('the base year in a sentence of its own is of the scope before it', () => {
  expect(
    readIn2024(
      'Direct (Scope 1) GHG emissions 2023: 88,270 metric tons of CO2e. Base year (2008): 119,484 metric tons of CO2e.',
    ),
  ).toEqual(['2008 1 119484', '2023 1 88270'])
})

test('categories told in the sentences after that of scope 3', () => {
  const prose =
    'We present a full inventory of our Scope 3 emissions. In total they came to 134,600 tonnes of CO2e. Purchased goods and services contribute the most, at 71,300 tonnes, followed by upstream transportation and distribution with 24,900 tonnes. Business travel rebounded from 8,750 tonnes in 2023 to 17,480 tonnes as our people returned.'
  expect(readIn2024(prose)).toEqual([
    '2023 3.6 8750',
    '2024 3 134600',
    '2024 3.1 71300',
    '2024 3.4 24900',
    '2024 3.6 17480',
  ])
})
