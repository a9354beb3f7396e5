import type { CompanyProfile } from '@/service/companies/company-profile'
import type { Reference } from '@/service/reference/read-reference'
import type { Commitment, Company } from '@/service/reference/records'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { ownFactor } from '@/service/research/figures/own-factor'
import { toEvidence, toYears } from '@/service/research/scores/assess'
import { type Benchmarks, buildBenchmarks } from '@/service/research/scores/benchmarks'
import { medianFactors } from '@/service/research/scores/median-factors'
import { peerMedians } from '@/service/research/scores/peers'
import type { Evidence } from '@/service/scoring/evidence'
import { scope1And2PerUsd } from '@/service/scoring/version-3/performance'
import type { IndustryFactorRow } from '@/service/storage/companies/companies'
import type { IndustryPeersRow } from '@/service/storage/companies/industry-peers'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { buildCommitments } from './build-commitments'

/** The inputs for scoring a known company. */
export type Known = {
  company: Pick<Company, 'names' | 'identifiers' | 'nearRows'>
  industryId: string | null
  region: string | null
  commitments: readonly Commitment[]
  performances: readonly StoredPerformance[]
}

export type KnownCompany = CompanyProfile & Known

/** A company's facts with its years joined. */
export function toKnown(profile: CompanyProfile): KnownCompany {
  return {
    ...profile,
    industryId: profile.company.industry?.id ?? null,
    region: profile.company.hqRegion,
    performances: buildPerformances(profile.disclosures),
  }
}

function epaFactors(reference: Pick<Reference, 'industries'>): IndustryFactorRow[] {
  return reference.industries.all.flatMap(({ id, epaFactor }): IndustryFactorRow[] =>
    epaFactor === null
      ? []
      : [
          {
            industryId: id,
            year: epaFactor.year,
            region: 'US',
            kgPerUsd: epaFactor.kgPerUsd,
            basis: 'epa_supply_chain',
            organizations: null,
          },
        ],
  )
}

/** EPA's factors, and medians of disclosed ones for industries without one. */
function factorRows(disclosing: readonly Known[], reference: Reference): IndustryFactorRow[] {
  const epa = epaFactors(reference)
  const withEpa = new Set(epa.map((row) => row.industryId))
  const disclosed = disclosing.flatMap(({ industryId, performances }) =>
    performances.flatMap((performance) => {
      const kgPerUsd = ownFactor(performance, reference.rates)
      return kgPerUsd === null || industryId === null || withEpa.has(industryId)
        ? []
        : [{ industryId, year: performance.year, kgPerUsd }]
    }),
  )
  return [...epa, ...medianFactors(disclosed)]
}

function peerRows(
  disclosing: readonly Known[],
  newestYearOfData: number | null,
  reference: Reference,
): IndustryPeersRow[] {
  const disclosed = disclosing.flatMap(({ industryId, performances }) => {
    const kgPerUsd = scope1And2PerUsd(toYears(performances, reference.rates), newestYearOfData)
    return kgPerUsd === null || industryId === null ? [] : [{ industryId, kgPerUsd }]
  })
  return peerMedians(disclosed)
}

/** `peers`: medians of all years, for footprints; scores are compared with recent ones only. */
export type Measures = { factors: IndustryFactorRow[]; peers: IndustryPeersRow[]; benchmarks: Benchmarks }

/** What companies are compared with, computed from all that disclose: others have no influence. */
export function measure(disclosing: readonly Known[], reference: Reference): Measures {
  const factors = factorRows(disclosing, reference)
  const newestYearOfData = disclosing.reduce(
    (newest, { performances }) => performances.reduce((year, one) => Math.max(year, one.year), newest),
    0,
  )
  const recentPeers = peerRows(disclosing, newestYearOfData, reference)
  return {
    factors,
    peers: peerRows(disclosing, null, reference),
    benchmarks: buildBenchmarks({ factors, peers: recentPeers, newestYearOfData }, reference),
  }
}

export function evidenceOf(known: Known, benchmarks: Benchmarks, reference: Reference): Evidence {
  const commitments = buildCommitments(known, reference.editions)
  return toEvidence({ ...known, isMatched: true, commitments }, benchmarks, reference.rates)
}
