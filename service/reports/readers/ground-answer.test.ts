import { expect, it } from 'vitest'
import type { PrintedPage } from './choose-pages'
import { groundAnswer } from './ground-answer'
import type { ModelAnswer } from './model-question'

const box = { x0: 0, y0: 0, x1: 10, y1: 10 }
const pageOf = (page: number, ...lines: string[]): PrintedPage => ({
  page,
  lines: lines.map((text) => ({ text, cells: text.split(' | ').map((one) => ({ text: one, box })) })),
})
const pages = [
  pageOf(4, 'GHG emissions (thousand tonnes CO2e) | 2022 | 2023', 'Scope 1 | 363.5 | 4,118', 'Scope 2 | 34 | 31'),
  pageOf(9, 'Scope 1 emissions intensity (kg CO2e/m2) | 12.5', 'Employees in 2023 | 4,200'),
]
const answerOf = (given: Partial<ModelAnswer['figures'][number]>): ModelAnswer => ({
  figures: [{ scope: '1', year: 2022, value: '363.5', unit: 'thousand tonnes CO2e', page: 4, ...given }],
})
const why = (given: Partial<ModelAnswer['figures'][number]>) =>
  groundAnswer(answerOf(given), pages, 'm').dropped.map((one) => one.why)

it('takes what stands on the page, in the tonnes that its own unit makes of it', () => {
  const { figures, dropped } = groundAnswer(answerOf({}), pages, 'm')
  expect(dropped).toEqual([])
  expect(figures).toMatchObject([
    { year: 2022, scope: '1', value: 363_500, page: 4, printedValue: '363.5', box, proof: null },
  ])
})

it('an amount without its separators is the same amount', () => {
  expect(groundAnswer(answerOf({ value: '4118', year: 2023, page: null }), pages, 'm').figures).toMatchObject([
    { value: 4_118_000, printedValue: '4,118' },
  ])
})

it.each([
  ['an amount that is nowhere', { value: '999' }, 'value_not_printed'],
  ['half of an amount', { value: '118' }, 'value_not_printed'],
  ['a page that was not shown', { page: 5 }, 'no_such_page'],
  ['a page where it does not stand', { page: 9 }, 'value_not_printed'],
  ['a year that the page does not print', { year: 2019 }, 'year_not_printed'],
  ['a unit of another size than the page has', { unit: 'tCO2e' }, 'unit_not_printed'],
  ['a ratio', { unit: 'kg CO2e/m2', value: '12.5', page: 9 }, 'no_mass'],
  ['no mass', { unit: 'persons', value: '4,200', year: 2023, page: 9 }, 'no_mass'],
])('%s is dropped, and why is known', (_, given, expected) => {
  expect(groundAnswer(answerOf(given), pages, 'm').figures).toEqual([])
  expect(why(given)).toEqual([expected])
})

it('two amounts for one year and scope are none', () => {
  const two: ModelAnswer = { figures: [...answerOf({}).figures, ...answerOf({ value: '34' }).figures] }
  expect(groundAnswer(two, pages, 'm').figures).toEqual([])
})
