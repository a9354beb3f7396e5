import { expect, it } from 'vitest'
import type { Figure } from '@/service/reports/model/figure'
import { judge, ofRulesAlone } from './agree'

const figureOf = (given: Partial<Figure>): Figure => ({
  year: 2023,
  scope: '1',
  value: 4118,
  gas: 'CO2e',
  printedValue: '4,118',
  printedUnit: 't CO2e',
  page: 7,
  quote: 'Scope 1 4,118',
  box: null,
  confidence: 0.8,
  reasons: [],
  proof: null,
  ...given,
})
const briefly = (rules: Figure[], model: Figure[]) =>
  judge(rules, model).map(({ scope, value, proof, reader, other }) => [
    scope,
    value,
    proof,
    reader,
    other?.value ?? null,
  ])

it('what both read is proved, also rounded', () => {
  expect(briefly([figureOf({})], [figureOf({ value: 4100, printedValue: '4.1' })])).toEqual([
    ['1', 4118, 'two_readers', 'rules', 4100],
  ])
})

it('the proof of a printed sum stays what it is', () => {
  expect(briefly([figureOf({ proof: 'sum' })], [figureOf({})])).toEqual([['1', 4118, 'sum', 'rules', 4118]])
})

it('where they differ the rules’ figure stays without a proof, and the other stands beside it', () => {
  expect(briefly([figureOf({})], [figureOf({ value: 5000 })])).toEqual([['1', 4118, null, 'rules', 5000]])
})

it('what the model alone read is proposed without a proof', () => {
  expect(briefly([], [figureOf({ scope: '3' })])).toEqual([['3', 4118, null, 'model', null]])
})

it('scope 2 without a method is borne out by the same amount with one, and is no second figure', () => {
  expect(briefly([figureOf({ scope: '2' })], [figureOf({ scope: '2lb' })])).toEqual([
    ['2', 4118, 'two_readers', 'rules', 4118],
  ])
})

it('another amount by a method that rules did not read is a figure of its own', () => {
  expect(briefly([figureOf({ scope: '2lb' })], [figureOf({ scope: '2mb', value: 10 })])).toEqual([
    ['2lb', 4118, null, 'rules', null],
    ['2mb', 10, null, 'model', null],
  ])
})

it('an amount that the rules read as a category of scope 3 is not proposed as all of it', () => {
  expect(briefly([figureOf({ scope: '3.6' })], [figureOf({ scope: '3' })])).toEqual([
    ['3.6', 4118, null, 'rules', null],
  ])
  expect(briefly([figureOf({ scope: '3.11' })], [figureOf({ scope: '3', value: 4120 })])).toContainEqual([
    '3',
    4120,
    null,
    'model',
    null,
  ])
})

it('another year’s figure bears nothing out', () => {
  expect(briefly([figureOf({})], [figureOf({ year: 2022 })])).toEqual([
    ['1', 4118, null, 'model', null],
    ['1', 4118, null, 'rules', null],
  ])
})

it('rules alone have no second reading', () => {
  expect(ofRulesAlone([figureOf({})])).toMatchObject([{ reader: 'rules', other: null, proof: null }])
})
