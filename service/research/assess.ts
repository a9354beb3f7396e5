import { scope1And2Sum, scope3OfAnyKind } from '@/service/reference/emission-sums'
import type { Rates } from '@/service/reference/read-rates'
import type { Evidence } from '@/service/scoring/evidence'
import { type Score, scoreOrganization } from '@/service/scoring/score'
import type { StoredCommitments, StoredPerformance } from '@/service/storage/outcome'
import type { Benchmarks } from './benchmarks'
import { ownFactor } from './own-factor'

export type Assessed = {
  performances: readonly StoredPerformance[]
  commitments: StoredCommitments
  industryId: string | null
  region: string | null
}

function toEvidence(subject: Assessed, benchmarks: Benchmarks, rates: Rates): Evidence {
  const worldwide = subject.performances.filter(({ region }) => region === 'GLOBAL')
  const factor = worldwide.map((performance) => ownFactor(performance, rates)).find((own) => own !== null) ?? null
  const { sbti, un, climatePledge } = subject.commitments
  const target = sbti.targets[0]
  return {
    years: worldwide.map(({ year, emissions }) => ({
      year,
      scope1And2Kg: scope1And2Sum(emissions),
      hasScope3: scope3OfAnyKind(emissions) !== null,
    })),
    newestYearOfData: benchmarks.newestYearOfData,
    sbti:
      sbti.retrievedOn === null
        ? null
        : {
            nearTerm: target?.nearTerm ?? 'none',
            longTerm: target?.longTerm ?? 'none',
            netZero: target?.netZero ?? 'none',
          },
    raceToZero: un.retrievedOn === null ? null : un.initiatives.length > 0,
    climatePledge: climatePledge.signed === true ? true : null,
    ownKgPerUsd: factor,
    industryKgPerUsd: subject.industryId === null ? null : benchmarks.industryKgPerUsd(subject.industryId),
    industryLevel: benchmarks.industryLevel(subject.industryId),
    regionLevel: benchmarks.regionLevel(subject.region),
  }
}

/** The score of what is known about a company or organization; null where there is nothing to judge by. */
export function assess(subject: Assessed, benchmarks: Benchmarks, rates: Rates): Score | null {
  return scoreOrganization(toEvidence(subject, benchmarks, rates))
}
