import { expect, test } from 'vitest'
import { readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const heading = 'GHG Emissions (Scope 1 and 2) and What the Group Does'
const total =
  'Total GHG emissions of the Acme Group decreased by 4.1% from 3,412 thousand tons-CO2e in 2021 to 3,272 thousand tons-CO2e in 2022 (down 12.9% compared to 2018*).'
const inCountry =
  'GHG emissions of the Acme Group in Norway decreased from 1,104 thousand tons - CO2e in 2021 to 1,050 thousand tons - CO2e in 2022.'

test('the total that a paragraph opens with is of the scopes in the heading over it, those of countries are not', () => {
  const text = ['Planet', heading, total, '*Base year of the plan', inCountry].join('\n\n')
  expect(readText(text)).toEqual(['2021 1+2 3412000', '2022 1+2 3272000'])
})

test('the same over several lines of a page', async () => {
  const lines = [
    'Total GHG emissions of the Acme Group decreased by 4.1% from 3,412 thousand',
    'tons-CO2e in 2021 to 3,272 thousand tons-CO2e in 2022. GHG emissions of other',
    'companies were 1,104 thousand tons-CO2e in 2022.',
  ]
  const texts = [
    reportTitle,
    { x: 50, y: 90, text: heading, size: 12 },
    ...lines.map((text, at) => ({ x: 50, y: 112 + at * 12, text })),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1+2 3412000', '2022 1+2 3272000'])
})

test.each([
  ['one country', heading, total.replace('Group', 'Group in Norway')],
  ['aims under the same scopes', 'Reduction targets for Scope 1 and 2', total],
  ['three scopes', heading.replace('1 and 2', '1, 2 and 3'), total],
  ['an amount without a year', heading, 'Total GHG emissions of the Acme Group were 3,272 thousand tons-CO2e.'],
  ['another paragraph', heading, `We measure what we emit.\n\n${total}`],
])('nothing is read of %s', (_, title, sentence) => {
  expect(readText(['# Sustainability report 2022', title, sentence].join('\n\n'))).toEqual([])
})
