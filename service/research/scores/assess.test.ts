import { expect, it } from 'vitest'
import { unknownCommitments } from '@/service/research/build-commitments'
import type { StoredSbtiTarget } from '@/service/storage/research/outcome'
import { toEvidence } from './assess'

const removed: StoredSbtiTarget = {
  createdOn: '2023-05-25',
  nearTerm: 'removed',
  nearTermDegrees: null,
  nearTermYear: null,
  longTerm: 'none',
  longTermDegrees: null,
  nearTermAmbition: null,
  longTermAmbition: null,
  longTermYear: null,
  netZero: 'removed',
  netZeroYear: null,
  businessAmbition: false,
  businessAmbitionJoinedOn: null,
  detail: '',
  reason: null,
  removedOn: null,
}
const benchmarks = {
  newestYearOfData: 2024,
  industryKgPerUsd: () => null,
  peersOf: () => null,
  industryLevel: () => 'unknown' as const,
  regionLevel: () => 'unknown' as const,
}
const rates = { all: [], byCurrencyAndYear: new Map(), currencies: [] }

function statusesOf(...reasons: (string | null)[]) {
  const targets = reasons.map((reason) => ({ ...removed, reason }))
  const commitments = { ...unknownCommitments, sbti: { retrievedOn: '2026-05-01', targets } }
  const subject = { isMatched: true, performances: [], commitments, industryId: null, region: null }
  const { sbti } = toEvidence(subject, benchmarks, rates)
  return [sbti?.nearTerm, sbti?.longTerm, sbti?.netZero]
}

it('does not count a removed commitment against a company whose parent set a target, or that has become another company', () => {
  expect(statusesOf('Expired commitment')).toEqual(['removed', 'none', 'removed'])
  expect(statusesOf('Withdrawn commitment')).toEqual(['removed', 'none', 'removed'])
  expect(statusesOf(null)).toEqual(['removed', 'none', 'removed'])
  expect(statusesOf('Company change')).toEqual(['ended', 'none', 'ended'])
  // One cell holds the reasons of all parts: nobody can know which reason belongs to which part.
  expect(statusesOf('Expired commitment; Target set at parent company level')).toEqual(['ended', 'none', 'ended'])
  expect(statusesOf('Expired commitment', 'Company change')).toEqual(['ended', 'none', 'ended'])
})
