import { describe, expect, it } from 'vitest'
import type { Figure, Scope } from '@/service/reports/model/figure'
import { borneOut } from './borne-out'

function figure(scope: Scope, value: number, more: Partial<Figure> = {}): Figure {
  return {
    year: 2024,
    scope,
    value,
    gas: 'CO2e',
    printedValue: String(value),
    printedUnit: 't',
    page: 1,
    quote: '',
    box: null,
    confidence: 1,
    reasons: [],
    ...more,
  }
}
const scopes = (...figures: Figure[]) => borneOut(figures).map(({ scope }) => scope)

describe('borneOut', () => {
  it('takes scopes 1 and 2 that come to the printed sum, by the method that does', () => {
    expect(scopes(figure('1', 1_000), figure('2lb', 800), figure('2mb', 500), figure('1+2', 1_500))).toEqual([
      '1',
      '2mb',
      '1+2',
    ])
    expect(borneOut([figure('1', 1_000), figure('2', 500), figure('1+2', 1_500, { year: 2023 })])).toEqual([])
  })

  it('takes no sum that does not come to it, nor one that the reader made', () => {
    expect(scopes(figure('1', 1_000), figure('2', 500), figure('1+2', 1_600))).toEqual([])
    expect(scopes(figure('1', 1_000), figure('2', 500), figure('1+2', 1_500, { reasons: ['sum of 2 rows'] }))).toEqual(
      [],
    )
    expect(scopes(figure('1', 1_000), figure('2', 500))).toEqual([])
    // A scope 2 of 0 leaves scope 1 and the sum one figure, printed twice.
    expect(scopes(figure('1', 1_000), figure('2', 0), figure('1+2', 1_000))).toEqual([])
  })

  it('takes no CO2 alone, and no cell with two figures', () => {
    expect(scopes(figure('1', 1_000, { gas: 'CO2' }), figure('2', 500), figure('1+2', 1_500))).toEqual([])
    expect(scopes(figure('1', 1_000), figure('1', 900), figure('2', 500), figure('1+2', 1_500))).toEqual([])
  })

  it('takes categories that come to the printed scope 3', () => {
    expect(scopes(figure('3', 1_000), figure('3.1', 700), figure('3.6', 300))).toEqual(['3', '3.1', '3.6'])
    expect(scopes(figure('3', 1_000), figure('3.1', 700), figure('3.6', 200))).toEqual([])
    expect(scopes(figure('3', 1_000), figure('3.1', 1_000))).toEqual([])
  })
})
