import type { Level } from '@/service/reference/rank-levels'
import type { DisclosedEmissions } from '@/service/reference/records'

/** One year of worldwide figures of one publisher. Unknown is null or absent, never 0. */
export type YearOfEvidence = {
  year: number
  emissions: DisclosedEmissions
  /** Who published the emissions. Years of different publishers have different boundaries and are not compared. */
  source: string | null
  /** As published, and in US dollars at that year's rate; null without revenue or without a rate. */
  revenue: { amount: number; currency: string } | null
  revenueUsd: number | null
}

/**
 * What the SBTi list says about one kind of target. The list removes commitments, never targets: those that expired or were
 * withdrawn are `removed`; those removed because the company changed or its parent set a target are `ended`, which is neither good
 * nor bad.
 */
export type TargetStatus = 'set' | 'committed' | 'removed' | 'ended' | 'none'

/** Median intensity of scopes 1 and 2 of the companies of its division that disclose it. */
export type Peers = { kgPerUsd: number; organizations: number; of: string }

/** Everything that a score may depend on. Nothing is guessed: what is not known is null. */
export type Evidence = {
  /** Worldwide figures, one entry a year, in any order. */
  years: readonly YearOfEvidence[]
  /** The newest year that any company discloses in our data. "Recent" is relative to this year. */
  newestYearOfData: number
  /** Whether a company was matched. If a list still says nothing, it has only rows with similar names. */
  isMatched: boolean
  /** Null if the list says nothing about the company: none was matched, or the list has only rows with similar names. */
  sbti: {
    nearTerm: TargetStatus
    /** Ambition of the near-term target: 1.5 degrees, or any weaker one. */
    nearTermDegrees: '1.5' | '2' | null
    longTerm: TargetStatus
    netZero: TargetStatus
    /** The day of the list. A company that is not in it may be in a later one. */
    listOf?: string | null
  } | null
  /** 'by_sbti': a member only through SBTi, which is the same commitment, not a second one. */
  raceToZero: boolean | 'by_sbti' | null
  /** The day of the Race to Zero list, or of Net Zero Tracker's where that alone names the company (`isTracked`). */
  raceToZeroListOf?: string | null
  isTracked?: boolean
  /** True or unknown, because our list is older than some signatures. */
  climatePledge: true | null
  /** We have no CDP list, so this is null for every company today. */
  cdp: boolean | null
  /** ISIC Rev. 4 division. */
  industryId: string | null
  /** The industry's emission factor, and the median intensity of its disclosing companies. */
  industryKgPerUsd: number | null
  peers: Peers | null
  industryLevel: Level
  regionLevel: Level
}

/** Returns the years with emissions. A year with only revenue is no disclosure. */
export function disclosingYears(evidence: Pick<Evidence, 'years'>): YearOfEvidence[] {
  return evidence.years.filter(({ emissions }) => Object.keys(emissions).length > 0)
}

/** Whether anything is known about the company itself, other than its industry and country. */
export function hasOwnEvidence(evidence: Evidence): boolean {
  const { sbti } = evidence
  const isListed = sbti !== null && [sbti.nearTerm, sbti.longTerm, sbti.netZero].some((status) => status !== 'none')
  return (
    disclosingYears(evidence).length > 0 ||
    isListed ||
    (evidence.raceToZero !== null && evidence.raceToZero !== false) ||
    evidence.climatePledge === true ||
    evidence.cdp === true
  )
}
