import { describe, expect, it } from 'vitest'
import type { VerifiedFigure } from '@/service/storage/documents/document-figures'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { mergeExtracted } from './merge-extracted'

let made = 0
function verified(known: Pick<VerifiedFigure, 'year' | 'scope' | 'value'> & Partial<VerifiedFigure>): VerifiedFigure {
  made += 1
  return {
    id: made,
    documentId: 7,
    organizationId: 3,
    documentName: 'Report 2023',
    documentUrl: null,
    gas: 'CO2e',
    currency: null,
    basis: null,
    printedValue: '1',
    printedUnit: 't CO2e',
    page: 12,
    quote: 'Scope 1',
    box: null,
    confidence: 0.9,
    reasons: [],
    proof: null,
    reader: 'rules',
    otherReading: null,
    decision: 'accepted',
    correctedYear: null,
    correctedScope: null,
    correctedValue: null,
    correctedCurrency: null,
    decidedBy: 'Ada',
    decidedAt: new Date('2026-01-02T00:00:00Z'),
    note: null,
    ...known,
  }
}

function listed(year: number, emissions: StoredPerformance['emissions']): StoredPerformance {
  const revenue = { amount: 5, currency: 'EUR' }
  const document = { url: 'https://example.org/list.pdf', title: 'List', page: null }
  return { year, region: 'GLOBAL', emissions, revenue, documents: [document], sources: ['carbon-gap', 'sec'] }
}

describe('figures that a person verified', () => {
  it('add a year that no public source has, in kilograms, with pages and the person who verified it', () => {
    const [year, older] = mergeExtracted(
      [listed(2020, { scope1Kg: 1 })],
      [
        verified({ year: 2023, scope: '1', value: 1.1 }),
        verified({ year: 2023, scope: '2mb', value: 2, page: 14 }),
        verified({ year: 2023, scope: '3.6', value: 0.5 }),
      ],
    )
    expect(year).toMatchObject({
      year: 2023,
      region: 'GLOBAL',
      emissions: { scope1Kg: 1100, scope2MarketKg: 2000, scope3CategoriesKg: { '6': 500 } },
      revenue: null,
      documents: [{ url: null, title: 'Report 2023', page: '12, 14' }],
      sources: ['Report 2023'],
      extraction: { documentId: 7, figures: { scope1Kg: { verifiedBy: 'Ada', isCorrected: false } } },
    })
    expect(older).toEqual(listed(2020, { scope1Kg: 1 }))
  })

  it('replace a public source only where they cover every scope it has', () => {
    const known = [listed(2022, { scope1Kg: 10, scope2Kg: 20 })]
    const one = [verified({ year: 2022, scope: '1', value: 9 })]
    expect(mergeExtracted(known, one)).toEqual(known)
    const both = mergeExtracted(known, [...one, verified({ year: 2022, scope: '2lb', value: 19 })])
    expect(both).toMatchObject([
      {
        emissions: { scope1Kg: 9000, scope2LocationKg: 19_000 },
        revenue: { amount: 5, currency: 'EUR' },
        sources: ['Report 2023', 'sec'],
      },
    ])
  })

  it('never replace a stated total of all scopes with less', () => {
    const known = [listed(2022, { totalKg: 50 })]
    expect(mergeExtracted(known, [verified({ year: 2022, scope: '1', value: 9 })])).toEqual(known)
  })

  it('have the corrected amount, by the last decision for a cell', () => {
    const [year] = mergeExtracted(
      [],
      [
        verified({ year: 2021, scope: '3', value: 1 }),
        verified({
          year: 2020,
          scope: '2',
          value: 8,
          decision: 'corrected',
          correctedYear: 2021,
          correctedScope: '3',
          correctedValue: 4,
        }),
      ],
    )
    expect(year).toMatchObject({ year: 2021, emissions: { scope3Kg: 4000 } })
    expect(year?.extraction?.figures['scope3Kg']).toMatchObject({ isCorrected: true })
    expect(year?.emissions).not.toHaveProperty('scope2Kg')
  })

  it('of one year come from one report, the one that covers most scopes', () => {
    const [year] = mergeExtracted(
      [],
      [
        verified({ year: 2021, scope: '1', value: 1, documentId: 1, documentName: 'Full' }),
        verified({ year: 2021, scope: '3', value: 3, documentId: 1, documentName: 'Full' }),
        verified({ year: 2021, scope: '2', value: 2, documentId: 2, documentName: 'Leaflet' }),
      ],
    )
    expect(year).toMatchObject({ emissions: { scope1Kg: 1000, scope3Kg: 3000 }, sources: ['Full'] })
    expect(year?.emissions).not.toHaveProperty('scope2Kg')
  })
})

describe('revenue that a person verified', () => {
  const revenue = { year: 2022, scope: 'revenue', gas: null, currency: 'SEK', page: 88 } as const

  it('adds a year, names its page, and does not count as emissions', () => {
    const [year] = mergeExtracted([], [verified({ ...revenue, value: 1_200_000 })])
    expect(year).toEqual({
      year: 2022,
      region: 'GLOBAL',
      emissions: {},
      revenue: { amount: 1_200_000, currency: 'SEK' },
      documents: [{ url: null, title: 'Report 2023', page: '88' }],
      sources: ['Report 2023'],
      revenueExtraction: {
        documentId: 7,
        organizationId: 3,
        name: 'Report 2023',
        figures: { revenue: expect.objectContaining({ page: 88, verifiedBy: 'Ada', isCorrected: false }) },
      },
    })
  })

  it('replaces a public source’s revenue beside that source’s emissions, without its months', () => {
    const period = { from: '2021-07', to: '2022-06' }
    const known = [{ ...listed(2022, { scope1Kg: 10 }), period }]
    const [year] = mergeExtracted(known, [verified({ ...revenue, value: 9 })])
    expect(year).toMatchObject({
      emissions: { scope1Kg: 10 },
      revenue: { amount: 9, currency: 'SEK' },
      documents: [{ title: 'List' }, { title: 'Report 2023', page: '88' }],
      sources: ['carbon-gap', 'Report 2023'],
    })
    expect(year).not.toHaveProperty('period')
    expect(year).not.toHaveProperty('extraction')
    const [same] = mergeExtracted(known, [verified({ ...revenue, value: 5, currency: 'EUR' })])
    expect(same?.period).toEqual(period)
  })

  it('is used from the report behind the emissions before a newer report, with its corrected amount', () => {
    const [year] = mergeExtracted(
      [],
      [
        verified({ year: 2022, scope: '1', value: 1 }),
        verified({ ...revenue, value: 9, correctedValue: 8, correctedCurrency: 'NOK', decision: 'corrected' }),
        verified({ ...revenue, value: 7, documentId: 8, documentName: 'Newer' }),
      ],
    )
    expect(year).toMatchObject({
      revenue: { amount: 8, currency: 'NOK' },
      documents: [{ title: 'Report 2023', page: '12, 88' }],
      sources: ['Report 2023'],
    })
  })

  it('without a currency, and employees, change nothing', () => {
    const known = [listed(2022, { scope1Kg: 10 })]
    const figures = [
      verified({ ...revenue, currency: null, value: 9 }),
      verified({ year: 2022, scope: 'employees', gas: null, value: 12 }),
      verified({ year: 2021, scope: 'employees', gas: null, value: 12 }),
    ]
    expect(mergeExtracted(known, figures)).toEqual(known)
  })
})
