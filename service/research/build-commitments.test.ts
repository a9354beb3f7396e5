import { describe, expect, it } from 'vitest'
import type { Commitment } from '@/service/reference/records'
import { referenceOf } from '@/service/testing/data/small-reference'
import { buildCommitments } from './build-commitments'

const { editions } = referenceOf({})
const base = { companyId: 1, recordId: '1', nameAsListed: 'Acme', place: { file: 'list.xlsx', sheet: 'Data', row: 2 } }
const acme = { names: [{ value: 'Acme', source: 'sbti' as const }], identifiers: [] }
const sbti: Commitment = {
  ...base,
  source: 'sbti',
  nearTerm: { status: 'removed', classification: 'Well-below 2°C', year: null },
  longTerm: { status: 'set', classification: '1.5°C', year: 'FY2045' },
  netZero: { status: 'set', year: '2050' },
  businessAmbition: { status: 'member', joinedOn: '2020-02-03' },
  reason: 'Expired commitment',
  organizationType: 'Corporate',
  updatedOn: '2025-06-05',
}

describe('buildCommitments', () => {
  it('dates an empty answer by the list that was read', () => {
    const nothing = buildCommitments({ company: acme, commitments: [] }, editions)
    expect(nothing.sbti).toEqual({ retrievedOn: '2024-05-01', targets: [] })
    expect(nothing.un).toEqual({ retrievedOn: '2024-05-01', url: null, initiatives: [] })
  })

  it('leaves unknown whether a list has a company that it would name in another script and by other identifiers', () => {
    const names = [{ value: '台灣積體電路製造股份有限公司', source: 'taiwan-moenv' as const }]
    const taxId = { kind: 'tw_tax_id' as const, value: '22099131', source: 'taiwan-moenv' as const }
    const lei = { kind: 'lei' as const, value: '549300KB6NK5SBD14S87', source: 'taiwan-moenv' as const }
    const isin = { kind: 'isin' as const, value: 'TW0002330008', source: 'taiwan-moenv' as const }
    const of = (identifiers: (typeof taxId | typeof lei | typeof isin)[]) =>
      buildCommitments({ company: { names, identifiers }, commitments: [] }, editions)
    expect(of([taxId]).sbti).toEqual({ retrievedOn: null, targets: [] })
    expect(of([taxId]).un).toEqual({ retrievedOn: null, url: null, initiatives: [] })
    // The SBTi list carries ISINs, that of Race to Zero does not; both carry LEIs.
    expect([of([isin]).sbti.retrievedOn, of([isin]).un.retrievedOn]).toEqual(['2024-05-01', null])
    expect([of([lei]).sbti.retrievedOn, of([lei]).un.retrievedOn]).toEqual(['2024-05-01', '2024-05-01'])
    const listed = buildCommitments({ company: { names, identifiers: [] }, commitments: [sbti] }, editions)
    expect(listed.sbti.retrievedOn).toBe('2024-05-01')
  })

  it('never says "not signed": our list of the pledge is older than some signatures', () => {
    expect(buildCommitments({ company: acme, commitments: [] }, editions).climatePledge.signed).toBeNull()
  })

  it('reports a removed target as removed, in our own words', () => {
    const [target] = buildCommitments({ company: acme, commitments: [sbti] }, editions).sbti.targets
    expect(target).toMatchObject({
      nearTerm: 'removed', longTermDegrees: '1.5', longTermYear: 2045, netZeroYear: 2050, businessAmbition: true,
    }) // biome-ignore format: short
    expect(target?.detail).toBe(
      'Near term removed, Well-below 2°C; long term set, 1.5°C, by FY2045; net zero set, by 2050; reason given: Expired commitment (SBTi list, 2025-06-05)',
    )
  })

  it('returns the list’s reason for a removal or a commitment only, and names a class once', () => {
    const set = { status: 'set' as const, classification: '1.5°C/1.5°C', year: '2030' }
    const detailOf = (netZero: typeof sbti.netZero, reason: string) =>
      buildCommitments(
        { company: acme, commitments: [{ ...sbti, nearTerm: set, longTerm: set, netZero, reason }] },
        editions,
      ).sbti.targets[0]?.detail
    expect(detailOf({ status: 'set', year: '2050' }, 'Expired commitment')).toBe(
      'Near term set, 1.5°C, by 2030; long term set, 1.5°C, by 2030; net zero set, by 2050 (SBTi list, 2025-06-05)',
    )
    expect(detailOf({ status: 'committed', year: null }, 'Automakers pathway')).toContain('reason given: Automakers')
  })

  it('keeps the Global Compact separate from Race to Zero, each with its days, and never says that a company does not take part in it', () => {
    const compact: Commitment = {
      ...base,
      source: 'un-global-compact',
      joinedOn: '2015-06-01',
      participantType: 'Company',
    }
    const member: Commitment = { ...base, source: 'race-to-zero', initiatives: [], joinedOn: '2021-03-05', url: null }
    const both = buildCommitments({ company: acme, commitments: [compact, member, { ...member, joinedOn: '2019-01-01' }] }, editions) // biome-ignore format: short
    expect(both.globalCompact).toMatchObject({ joinedOn: '2015-06-01', retrievedOn: '2024-05-01' })
    expect(both.un).toMatchObject({ joinedOn: '2019-01-01', initiatives: [{ slug: 'race-to-zero' }] })
    const alone = buildCommitments({ company: acme, commitments: [compact] }, editions)
    expect([alone.un.initiatives, alone.un.joinedOn]).toEqual([[], undefined])
    expect(buildCommitments({ company: acme, commitments: [] }, editions)).not.toHaveProperty('globalCompact')
  })

  it.each([
    ['三菱UFJ銀行', false],
    ['株式会社NTTデータ', false],
    ['Axcelead Drug Discovery Partners株式会社', true],
    ['삼성전자', false],
    ['Acme AG', true],
  ])('whether it is known that a list does not have %s: %s', (value, isKnown) => {
    const company = { ...acme, names: [{ value, source: 'jp-eegs' as const }], identifiers: [] }
    const { sbti, un } = buildCommitments({ company, commitments: [] }, editions)
    expect([sbti.retrievedOn !== null, un.retrievedOn !== null]).toEqual([isKnown, isKnown])
  })

  it('puts the stronger of two rows first, and a removed row last', () => {
    const removed: Commitment = { ...sbti, nearTerm: { ...sbti.nearTerm, status: 'removed' } }
    const gone: Commitment = { ...sbti, history: { listedOn: '2024-01-01', removedOn: '2025-01-01' } }
    const set: Commitment = { ...sbti, nearTerm: { status: 'set', classification: null, year: null } }
    const { targets } = buildCommitments({ company: acme, commitments: [gone, removed, set] }, editions).sbti
    expect(targets.map(({ nearTerm, removedOn }) => [nearTerm, removedOn])).toEqual([
      ['set', null],
      ['removed', null],
      [sbti.nearTerm.status, '2025-01-01'],
    ])
  })

  it('puts that of two rows with a validated target first whose targets last longest', () => {
    const near = { status: 'set', classification: null, year: '2025' } as const
    const none = { status: 'none', classification: null, year: null } as const
    const over: Commitment = { ...sbti, recordId: 'over', nearTerm: near, longTerm: none, netZero: none }
    const until2040 = { status: 'set', classification: null, year: 'FY2040' } as const
    const lasting: Commitment = { ...sbti, recordId: 'lasting', nearTerm: near, longTerm: until2040, netZero: none }
    const { targets } = buildCommitments({ company: acme, commitments: [over, lasting] }, editions).sbti
    expect(targets.map(({ longTermYear }) => longTermYear)).toEqual([2040, null])
  })

  it('counts membership of Race to Zero once, whichever list reports it', () => {
    const race: Commitment = {
      ...base,
      source: 'race-to-zero',
      initiatives: [{ name: 'SBTi', slug: 'sbti' }],
      joinedOn: null,
      url: null,
    }
    const tracker: Commitment = {
      ...base,
      source: 'net-zero-tracker',
      endTarget: null,
      endTargetYear: null,
      status: null,
      raceToZero: true,
    }
    expect(
      buildCommitments({ company: acme, commitments: [race, tracker] }, editions).un.initiatives.map(
        ({ slug }) => slug,
      ),
    ).toEqual(['race-to-zero', 'sbti'])
    expect(
      buildCommitments({ company: acme, commitments: [tracker] }, editions).un.initiatives.map(({ slug }) => slug),
    ).toEqual(['race-to-zero'])
  })
})
