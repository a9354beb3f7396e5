import { describe, expect, it } from 'vitest'
import type { Outcome, StoredPerformance, StoredSbtiTarget } from '@/service/storage/research/outcome'
import { findChanges } from './find-changes'
import type { SbtiRow } from './found-change'

const today = '2026-11-21'

const target: StoredSbtiTarget = {
  createdOn: '2023-02-01',
  nearTerm: 'set',
  nearTermDegrees: '1.5',
  nearTermYear: 2030,
  nearTermAmbition: '1.5°C',
  longTerm: 'none',
  longTermDegrees: null,
  longTermAmbition: null,
  longTermYear: null,
  netZero: 'committed',
  netZeroYear: null,
  businessAmbition: false,
  businessAmbitionJoinedOn: null,
  detail: '',
  reason: null,
  removedOn: null,
}

const row: SbtiRow = {
  companyId: 7,
  recordId: '1',
  nameAsListed: 'Aldgate',
  place: { file: 'list.xlsx', row: 2 },
  source: 'sbti',
  nearTerm: { status: 'set', classification: '1.5°C', year: '2030' },
  longTerm: { status: 'none', classification: null, year: null },
  netZero: { status: 'committed', year: null },
  businessAmbition: { status: null, joinedOn: null },
  reason: null,
  organizationType: 'Corporate',
  updatedOn: '2023-02-01',
}

function performance(year: number, region = 'GLOBAL', scope1Kg: number | null = 1_000): StoredPerformance {
  const emissions = scope1Kg === null ? {} : { scope1Kg, scope2Kg: 500 }
  return { year, region, emissions, revenue: null, documents: [], sources: ['carbon-gap'] }
}

type Given = {
  id?: number | null
  targets?: StoredSbtiTarget[]
  readOn?: string | null
  un?: Outcome['commitments']['un']
  performances?: StoredPerformance[]
  score?: number | null
  range?: { low: number; high: number } | null
  version?: string
} & Partial<Omit<Outcome['commitments'], 'un' | 'sbti'>>

function outcome(given: Given = {}): Outcome {
  const { id = 7, targets = [target], readOn = '2026-05-01', performances = [], score = 0.5, version = '3' } = given
  const { range = { low: 0.4, high: 0.7 }, un = { retrievedOn: null, url: null, initiatives: [] } } = given
  const { climatePledge = { signed: null, signedOn: null, url: null }, globalCompact } = given
  const company = { link: null, names: [], websites: [], region: null, subregion: null, industryId: null }
  return {
    company: id === null ? null : { id, name: `Company ${id}`, ...company, sectors: [], tickers: [] },
    industry: null,
    industryGroup: [],
    performances,
    sources: [],
    commitments: {
      sbti: { retrievedOn: readOn, targets },
      un,
      climatePledge,
      ...(globalCompact !== undefined && { globalCompact }),
    },
    group: null,
    reportStatus: null,
    score,
    scoreReasons: [],
    percentile: null,
    assessment: {
      version,
      points: 1,
      basis: 'own_evidence',
      knownShare: 0.5,
      range,
      confidence: 'low',
      scoreWithout: {},
      indicators: [],
    },
    standing: null,
    industryRank: 'unknown',
    regionRank: 'unknown',
  }
}

function found(before: Outcome | null, after: Outcome, rows: SbtiRow[] = [row]) {
  return findChanges(before, after, rows, today).map(({ kind, happenedOn, isHistory, details }) => ({
    kind,
    happenedOn,
    isHistory,
    details,
  }))
}
const kindsOf = (changes: { kind: string; happenedOn: string; isHistory: boolean }[]) =>
  changes.map(({ kind, happenedOn, isHistory }) => [kind, happenedOn, isHistory])

describe('what the SBTi list says', () => {
  const changes: SbtiRow['changes'] = [
    { on: '2024-06-13', part: 'near_term', change: 'committed' },
    { on: '2025-03-20', part: 'near_term', change: 'set' },
  ]

  it('becomes history, dated by the list and never today, when the organization is researched for the first time', () => {
    expect(found(null, outcome(), [{ ...row, changes }])).toEqual([
      {
        kind: 'target_committed',
        happenedOn: '2024-06-13',
        isHistory: true,
        // The list does not say the year that applied then.
        details: { part: 'near_term', target_year: null },
      },
      {
        kind: 'target_set',
        happenedOn: '2025-03-20',
        isHistory: true,
        details: { part: 'near_term', target_year: 2030 },
      },
    ])
  })

  it('yields the same change when it is found again', () => {
    const once = findChanges(null, outcome(), [{ ...row, changes }], today)
    const again = findChanges(outcome(), outcome(), [{ ...row, changes }], '2026-12-24')
    expect(again.map(({ sameAs }) => sameAs)).toEqual(once.map(({ sameAs }) => sameAs))
    expect(new Set(once.map(({ sameAs }) => sameAs)).size).toBe(2)
  })

  it('is a new change where a newer list has it, on the list’s own day', () => {
    const was = { ...target, nearTerm: 'committed' as const, nearTermYear: null }
    const now = outcome({ readOn: '2026-07-01', targets: [{ ...target, createdOn: '2026-05-20' }] })
    expect(kindsOf(found(outcome({ targets: [was] }), now))).toEqual([['target_set', '2026-05-20', false]])
  })

  it('has the day of the list where the row’s own day belongs to another change', () => {
    const was = { ...target, nearTerm: 'committed' as const }
    const now = outcome({ readOn: '2026-07-01', targets: [{ ...target, createdOn: '2023-02-01' }] })
    expect(kindsOf(found(outcome({ targets: [was] }), now))).toEqual([['target_set', '2026-07-01', false]])
  })

  it('yields one change where the release and a comparison of two lists both show it', () => {
    const was = { ...target, nearTerm: 'committed' as const }
    const told: SbtiRow['changes'] = [{ on: '2026-06-11', part: 'near_term', change: 'set' }]
    const now = outcome({ readOn: '2026-07-01' })
    expect(kindsOf(found(outcome({ targets: [was] }), now, [{ ...row, changes: told }]))).toEqual([
      ['target_set', '2026-06-11', false],
    ])
  })

  it('yields a removal, whether the row is marked as removed or is missing', () => {
    const removed: SbtiRow = {
      ...row,
      nearTerm: { ...row.nearTerm, status: 'removed' },
      netZero: { status: 'none', year: null },
      history: { listedOn: '2023-02-01', removedOn: '2026-06-10' },
    }
    const gone = { ...target, nearTerm: 'removed' as const, removedOn: '2026-06-10' }
    const now = outcome({ readOn: '2026-07-01', targets: [gone] })
    expect(kindsOf(found(outcome(), now, [removed]))).toEqual([['target_removed', '2026-06-10', false]])
    expect(kindsOf(found(null, now, [removed]))).toEqual([['target_removed', '2026-06-10', true]])
  })

  it('yields no removal where the list was not read: unknown is not none', () => {
    expect(found(outcome(), outcome({ readOn: null, targets: [] }), [])).toEqual([])
    expect(found(outcome(), outcome({ readOn: '2026-07-01', targets: [] }), [])).toEqual([])
    expect(found(outcome({ readOn: null, targets: [] }), outcome(), [row])).toEqual([])
  })

  it('yields no change where both answers read the list of the same day: the difference is our correction', () => {
    const other = { ...target, nearTerm: 'committed' as const }
    expect(found(outcome({ targets: [other] }), outcome())).toEqual([])
  })

  it('yields a renewal where the year or the ambition differs, and none where a list leaves it out', () => {
    const newer = (given: Partial<StoredSbtiTarget>) =>
      kindsOf(found(outcome(), outcome({ readOn: '2026-07-01', targets: [{ ...target, ...given }] }))).map(
        ([kind]) => kind,
      )
    expect(newer({ nearTermYear: 2035 })).toEqual(['target_renewed'])
    expect(newer({ nearTermDegrees: '2' })).toEqual(['target_renewed'])
    expect(newer({ nearTermYear: null, nearTermDegrees: null })).toEqual([])
  })

  it('yields an expiry on the first day after the year of the near-term target', () => {
    const due = { ...target, nearTermYear: 2025 }
    expect(kindsOf(found(null, outcome({ targets: [due] })))).toEqual([['target_expired', '2026-01-01', true]])
    const before = outcome({ readOn: '2025-11-01', targets: [due] })
    expect(kindsOf(found(before, outcome({ readOn: '2025-11-01', targets: [due] })))).toEqual([
      ['target_expired', '2026-01-01', false],
    ])
    expect(found(null, outcome({ targets: [{ ...target, nearTermYear: 2026 }] }))).toEqual([])
    expect(found(null, outcome({ targets: [{ ...due, nearTerm: 'removed' }] }))).toEqual([])
  })
})

describe('other lists', () => {
  const race = { retrievedOn: '2026-05-01', url: null, initiatives: [{ name: 'Race to Zero', slug: 'race-to-zero' }] }
  const outside = { retrievedOn: '2026-03-01', url: null, initiatives: [] }

  it('are joined on the list’s joining day, else on the day of the first file with the company', () => {
    const after = outcome({ un: { ...race, joinedOn: '2026-04-10' } })
    expect(kindsOf(found(outcome({ un: outside }), after))).toEqual([['list_joined', '2026-04-10', false]])
    expect(kindsOf(found(outcome({ un: outside }), outcome({ un: race })))).toEqual([
      ['list_joined', '2026-05-01', false],
    ])
    expect(found(null, outcome({ un: race }))).toEqual([])
  })

  it('are left only where a newer file lacks the company', () => {
    const left = { ...outside, retrievedOn: '2026-09-01' }
    expect(kindsOf(found(outcome({ un: race }), outcome({ un: left })))).toEqual([['list_left', '2026-09-01', false]])
    expect(found(outcome({ un: race }), outcome({ un: { ...outside, retrievedOn: null } }))).toEqual([])
    expect(found(outcome({ un: race }), outcome({ un: { ...outside, retrievedOn: '2026-05-01' } }))).toEqual([])
  })

  it('are never left where we have only an old file of them', () => {
    const pledged = { climatePledge: { signed: true, signedOn: '2021-01-05', url: null } }
    const compact = { globalCompact: { retrievedOn: '2024-01-01', url: '', joinedOn: '2010-02-03' } }
    expect(found(outcome({ ...pledged, ...compact }), outcome())).toEqual([])
    expect(kindsOf(found(null, outcome({ ...pledged, ...compact })))).toEqual([
      ['list_joined', '2010-02-03', true],
      ['list_joined', '2021-01-05', true],
    ])
  })
})

describe('figures and scores', () => {
  it('yields the added years, with the figures of the newest one, and unknown ones as null', () => {
    const before = outcome({ performances: [performance(2021)] })
    const after = outcome({ performances: [performance(2023), performance(2022), performance(2021)] })
    expect(found(before, after)).toEqual([
      {
        kind: 'figures_added',
        happenedOn: today,
        isHistory: false,
        details: {
          year: 2023,
          years: [2022, 2023],
          source: 'carbon-gap',
          scope_1_and_2_kg: 1_500,
          all_scopes_kg: null,
          newest_before: 2021,
        },
      },
    ])
  })

  it('knows the categories of a total from another year of the place, as the list does', () => {
    const of2021 = { scope1Kg: 10, scope2MarketKg: 5, scope3CategoriesKg: { '11': 500 } }
    const of2022 = { scope1Kg: 10, scope2MarketKg: 5, scope3Kg: 500 }
    const before = outcome({ performances: [{ ...performance(2021), emissions: of2021 }] })
    const after = outcome({
      performances: [
        { ...performance(2022), emissions: of2022 },
        { ...performance(2021), emissions: of2021 },
      ],
    })
    // Category 11 alone is a part of scope 3, so that nothing is said of all scopes.
    expect(found(before, after)[0]?.details).toMatchObject({ year: 2022, all_scopes_kg: null })
  })

  it('yields no change for a year with revenue alone, another region of a known year, or the first research', () => {
    const before = outcome({ performances: [performance(2021)] })
    expect(found(before, outcome({ performances: [performance(2022, 'GLOBAL', null), performance(2021)] }))).toEqual([])
    expect(found(before, outcome({ performances: [performance(2021, 'GB'), performance(2021)] }))).toEqual([])
    expect(found(null, before)).toEqual([])
  })

  it('yields a change for a score outside the range shown before, and for no other', () => {
    expect(found(outcome(), outcome({ score: 0.69 }))).toEqual([])
    expect(found(outcome(), outcome({ score: null }))).toEqual([])
    expect(found(outcome({ range: null }), outcome({ score: 0.9 }))).toEqual([])
    const details = { before: 0.5, after: 0.9, range_low: 0.4, range_high: 0.7 }
    expect(found(outcome(), outcome({ score: 0.9 }))[0]?.details).toEqual({ ...details, because: 'evidence' })
    expect(found(outcome(), outcome({ score: 0.9, version: '4' }))[0]?.details).toEqual({
      ...details,
      because: 'method',
    })
  })
})

it('after a match to another company yields only that change, and that company’s history in the lists', () => {
  const other = outcome({ id: 8, performances: [performance(2024)], score: 0.9 })
  expect(found(outcome(), other)).toEqual([
    {
      kind: 'match_changed',
      happenedOn: today,
      isHistory: false,
      details: { before: { company_id: 7, name: 'Company 7' }, after: { company_id: 8, name: 'Company 8' } },
    },
  ])
  const unmatched = outcome({ id: null, targets: [], readOn: null })
  expect(kindsOf(found(unmatched, outcome()))).toEqual([['match_changed', today, false]])
  expect(found(unmatched, unmatched)).toEqual([])
})
