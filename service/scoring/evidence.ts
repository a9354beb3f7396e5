import type { Level } from '@/service/reference/rank-levels'

/** One year of worldwide figures: kilograms CO2e, US dollars. Null is unknown. */
export type YearOfEvidence = {
  year: number
  scope1And2Kg: number | null
  /** Scope 3 stated, or by at least one category. */
  hasScope3: boolean
}

export type TargetStatus = 'set' | 'committed' | 'removed' | 'none'

/** All that a score may depend on. Nothing here is guessed: what is not known is null. */
export type Evidence = {
  /** Worldwide figures, newest first. */
  years: readonly YearOfEvidence[]
  /** The newest year any company discloses in the data at hand: what "recent" is measured against. */
  newestYearOfData: number
  /** Null where no company was matched, so that the list says nothing about it. */
  sbti: { nearTerm: TargetStatus; longTerm: TargetStatus; netZero: TargetStatus } | null
  raceToZero: boolean | null
  /** True or unknown: the list we hold is older than some signatures. */
  climatePledge: true | null
  /** Own emissions of scopes 1, 2 and upstream 3 per US dollar, and the same of its industry. */
  ownKgPerUsd: number | null
  industryKgPerUsd: number | null
  industryLevel: Level
  regionLevel: Level
}
