import { describe, expect, it } from 'vitest'
import type { StatedFigureRow } from '@/service/storage/engagement/stated-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { mergeStated } from './merge-stated'

function stated(year: number, scope: string, tonnes: number, more: Partial<StatedFigureRow> = {}): StatedFigureRow {
  return {
    id: 1,
    organizationId: 7,
    year,
    scope,
    tonnes,
    givenValue: tonnes,
    givenUnit: 't',
    method: null,
    assurance: null,
    note: null,
    origin: 'typed',
    givenBy: 'Ada',
    givenAt: new Date('2026-01-02'),
    decision: 'accepted',
    decidedBy: 'Grace',
    decidedAt: new Date('2026-01-03'),
    decisionNote: null,
    requestId: null,
    ...more,
  }
}

function published(year: number, emissions: StoredPerformance['emissions']): StoredPerformance {
  const revenue = { amount: 5, currency: 'EUR' }
  return { year, region: 'GLOBAL', emissions, revenue, documents: [], sources: ['klimatkollen'] }
}

describe('what an organization stated to the project', () => {
  it('adds a year where nothing public is known, and says who stated it', () => {
    const [year] = mergeStated([], [stated(2024, '1', 10), stated(2024, '2mb', 4), stated(2024, '3.4', 1.5)])
    expect(year).toMatchObject({
      year: 2024,
      region: 'GLOBAL',
      emissions: { scope1Kg: 10_000, scope2MarketKg: 4_000, scope3CategoriesKg: { '4': 1_500 } },
      revenue: null,
      sources: ['Stated to this project, not public'],
      privateStatement: { organizationId: 7, figures: { scope1Kg: { givenBy: 'Ada', acceptedBy: 'Grace' } } },
    })
  })

  it('does not replace a public year that has the same scopes, or one that is not stated', () => {
    const known = published(2024, { scope1Kg: 9, scope2Kg: 9 })
    expect(mergeStated([known], [stated(2024, '1', 10), stated(2024, '2mb', 4)])).toEqual([known])
    expect(mergeStated([known], [stated(2024, '1', 10), stated(2024, '3', 4)])).toEqual([known])
  })

  it('replaces a public year where it covers all its scopes and one more, and keeps its revenue', () => {
    const known = published(2024, { scope1Kg: 9, scope2Kg: 9 })
    const figures = [stated(2024, '1', 10), stated(2024, '2mb', 4), stated(2024, '3', 30)]
    expect(mergeStated([known], figures)).toMatchObject([
      {
        emissions: { scope1Kg: 10_000, scope3Kg: 30_000 },
        revenue: { amount: 5, currency: 'EUR' },
        sources: ['Stated to this project, not public', 'klimatkollen'],
      },
    ])
  })

  it('ignores allocated emissions, which are not a figure of the organization', () => {
    expect(mergeStated([], [stated(2024, 'allocated', 10), stated(2024, 'allocated_1+2', 4)])).toEqual([])
  })

  it('uses the last decision for a scope', () => {
    const [year] = mergeStated([], [stated(2024, '1', 10), stated(2024, '1', 12, { id: 2, origin: 'answered' })])
    expect(year?.emissions).toEqual({ scope1Kg: 12_000 })
  })
})
