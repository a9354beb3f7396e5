import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const scopes = ['Scope 1', 'Scope 2', 'Scope 3']
const amounts = ['517.54', '146.39', '2,663.50']
const expected = ['2022 1 517.54', '2022 2 146.39', '2022 3 2663.5']

/** Each scope with its amount, as far below the one before. */
const stack = (height: number, card: (scope: string, amount: string, y: number) => TestText[]) =>
  readPages({
    texts: [reportTitle, ...scopes.flatMap((scope, at) => card(scope, amounts[at] ?? '', 120 + at * height))],
  })

const large = (y: number, text: string): TestText => ({ x: 50, y, text, size: 20 })
const small = (y: number, text: string): TestText => ({ x: 50, y, text, size: 9 })

test('words over large amounts, where the stack begins with words', async () => {
  expect(await stack(60, (s, a, y) => [small(y, s), large(y + 24, `${a} t CO2e`)])).toEqual(expected)
  expect(await stack(70, (s, a, y) => [small(y, `${s} (tCO2e)`), large(y + 24, a)])).toEqual(expected)
  expect(await stack(70, (s, a, y) => [small(y, s), large(y + 24, a), small(y + 38, 't CO2e')])).toEqual(expected)
})

test('words under large amounts, where it begins with an amount', async () => {
  expect(await stack(60, (s, a, y) => [large(y, `${a} t CO2e`), small(y + 18, s)])).toEqual(expected)
  expect(await stack(70, (s, a, y) => [large(y, a), small(y + 14, 't CO2e'), small(y + 28, s)])).toEqual(expected)
})

test('where it begins and ends with an amount, none goes to words that another amount parts from it', async () => {
  const texts = [large(100, '9,999 t CO2e'), small(125, 'Scope 1'), large(160, '517.54 t CO2e')]
  const more = [small(185, 'Scope 2'), large(220, '146.39 t CO2e')]
  const read = await readPages({ texts: [reportTitle, ...texts, ...more] })
  expect(read).not.toContain('2022 2 9999')
  expect(read).not.toContain('2022 1 146.39')
})

test('several years before stand in one pair of brackets under the words', async () => {
  const card = (x: number, scope: string, amount: string, before: string): TestText[] => [
    { x, y: 120, text: scope, size: 8 },
    { x, y: 142, text: `${amount} t`, size: 18 },
    { x, y: 156, text: 'CO2e in 2022', size: 8 },
    { x, y: 168, text: before, size: 8 },
  ]
  const texts = [
    ...card(50, 'Scope 1', '30,115', '(2021: 31,842 t; 2015: 42,390 t)'),
    ...card(240, 'Scope 2 (market-based)', '4,276', '(2021: 4,931 t; 2015: 18,604 t)'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2015 1 42390',
    '2015 2mb 18604',
    '2021 1 31842',
    '2021 2mb 4931',
    '2022 1 30115',
    '2022 2mb 4276',
  ])
})

test('two years before beside each other under the words, in "mt" that words elsewhere call million tonnes', async () => {
  const card = (x: number, scope: string, amount: string, before: readonly [string, string]): TestText[] => [
    { x, y: 106, text: `${amount} mt`, size: 19 },
    { x, y: 122, text: `${scope} GHG emissions (CO2e) in 2022`, size: 8 },
    { x, y: 136, text: `2021: ${before[0]} mt`, size: 7.4 },
    { x: x + 52, y: 136, text: `2019: ${before[1]} mt`, size: 7.4 },
  ]
  const cards = [...card(53, 'Scope 1', '3.62', ['3.94', '4.21']), ...card(311, 'Scope 3', '3.27', ['3.48', '3.66'])]
  const words = (amount: string): TestText => ({
    x: 53,
    y: 220,
    text: `Scope 1 emissions were ${amount} in 2022.`,
    size: 9,
  })
  const expected = [
    '2019 1 4210000',
    '2019 3 3660000',
    '2021 1 3940000',
    '2021 3 3480000',
    '2022 1 3620000',
    '2022 3 3270000',
  ]
  const read = (told: TestText) => readPages({ width: 842, height: 595, texts: [reportTitle, ...cards, told] })
  expect(await read(words('3.62 million tonnes of CO2e'))).toEqual(expected)
  expect(await read(words('given above'))).not.toEqual(expect.arrayContaining([expected[5]]))
})
