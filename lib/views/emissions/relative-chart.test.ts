import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { type EmissionsChart, toBySeries, viewEmissions } from './emissions-view'
import { toRelative } from './relative-chart'

type Point = EmissionsChart['points'][number]

function point(year: number, scope1: number | null, scope2: number | null): Point {
  return { year, ...toBySeries((key) => (key === 'scope1' ? scope1 : key === 'scope2' ? scope2 : null)) }
}

function chartOf(
  points: Point[],
  incomplete: number[] = [],
  comparedYears = points.map(({ year }) => year),
): EmissionsChart {
  return {
    label: 'All',
    claim: '',
    madeOf: null,
    oldYear: null,
    unit: 't',
    series: [
      { key: 'scope1', label: 'Scope 1' },
      { key: 'scope2', label: 'Scope 2' },
    ],
    points,
    comparedYears,
    categoryCounts: null,
    incomplete,
    missing: null,
  }
}

describe('emissions in percent of a year', () => {
  it('take the first whole year for the base, and leave unknown unknown', () => {
    const relative = toRelative(
      chartOf([point(2018, 5, null), point(2019, 30, 10), point(2020, 10, null)], [2018, 2020]),
    )
    // Only one year is whole: a change from it would be of other scopes.
    expect(relative).toBeNull()
    const whole = toRelative(chartOf([point(2018, 5, null), point(2019, 30, 10), point(2020, 10, 10)], [2018]))
    expect(whole?.baseYear).toBe(2019)
    expect(whole?.points.map(({ scope1, scope2 }) => [scope1, scope2])).toEqual([
      [12.5, null],
      [75, 25],
      [25, 25],
    ])
  })

  it('are none of years that do not compare, and leave such a year without a bar', () => {
    const points = [point(2018, 90, 90), point(2019, 30, 10), point(2020, 10, 10)]
    expect(toRelative(chartOf(points, [], [2020]))).toBeNull()
    const relative = toRelative(chartOf(points, [], [2019, 2020]))
    expect(relative?.baseYear).toBe(2019)
    expect(relative?.points.map(({ scope1 }) => scope1)).toEqual([null, 75, 25])
  })

  it('have a bar for every year that compares, however many there are', () => {
    const years = Array.from({ length: 14 }, (_, index) => 2010 + index)
    const performances = years.map((year) => {
      const emissions = { scope_1: { total: 100 }, scope_2: { total_market_based: 100 } }
      return { year, region: 'US', publishers: ['A'], emissions }
    })
    const chart = viewEmissions(answerWith({ performances }), createFormat('en'))[0]?.charts[0]
    const relative = chart && toRelative(chart)
    expect(relative?.baseYear).toBe(2010)
    expect(relative?.points.map(({ scope1 }) => scope1)).toEqual(years.map(() => 50))
  })

  it('are none where the first year is nothing', () => {
    expect(toRelative(chartOf([point(2019, 0, 0), point(2020, 1, 1)]))).toBeNull()
  })
})
