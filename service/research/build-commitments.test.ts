import { describe, expect, it } from 'vitest'
import type { Commitment } from '@/service/reference/records'
import { referenceOf } from '@/service/testing/small-reference'
import { buildCommitments } from './build-commitments'

const { editions } = referenceOf({})
const base = { companyId: 1, recordId: '1', nameAsListed: 'Acme', place: { file: 'list.xlsx', sheet: 'Data', row: 2 } }
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
    const nothing = buildCommitments([], editions)
    expect(nothing.sbti).toEqual({ retrievedOn: '2024-05-01', targets: [] })
    expect(nothing.un).toEqual({ retrievedOn: '2024-05-01', url: null, initiatives: [] })
  })

  it('never says "not signed": our list of the pledge is older than some signatures', () => {
    expect(buildCommitments([], editions).climatePledge.signed).toBeNull()
  })

  it('keeps a removed target removed, and says it in our own words', () => {
    const [target] = buildCommitments([sbti], editions).sbti.targets
    expect(target).toMatchObject({
      nearTerm: 'removed', longTermDegrees: '1.5', longTermYear: 2045, netZeroYear: 2050, businessAmbition: true,
    }) // biome-ignore format: short
    expect(target?.detail).toBe(
      'Near term removed, Well-below 2°C; long term set, 1.5°C, by FY2045; net zero set, by 2050; reason given: Expired commitment (SBTi list, 2025-06-05)',
    )
  })

  it('counts Race to Zero once, whichever list says it', () => {
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
    expect(buildCommitments([race, tracker], editions).un.initiatives.map(({ slug }) => slug)).toEqual([
      'race-to-zero',
      'sbti',
    ])
    expect(buildCommitments([tracker], editions).un.initiatives.map(({ slug }) => slug)).toEqual(['race-to-zero'])
  })
})
