import type { Level } from '@/service/reference/rank-levels'
import type { DisclosedEmissions } from '@/service/reference/records'

/** One year of worldwide figures of one publisher. Unknown is null or absent, never 0. */
export type YearOfEvidence = {
  year: number
  emissions: DisclosedEmissions
  /** Who published the emissions: years of two publishers have two boundaries and are not compared. */
  source: string | null
  /** As published, and in US dollars at that year's rate; null without revenue or without a rate. */
  revenue: { amount: number; currency: string } | null
  revenueUsd: number | null
}

/**
 * What the list says of one kind of target. It removes commitments, never targets: those not kept in time or withdrawn are
 * `removed`, those it removed because the company changed or its parent set a target are `ended`, which is neither good nor bad.
 */
export type TargetStatus = 'set' | 'committed' | 'removed' | 'ended' | 'none'

/** Median intensity of scopes 1 and 2 of the companies of its division that disclose it. */
export type Peers = { kgPerUsd: number; organizations: number; of: string }

/** All that a score may depend on. Nothing here is guessed: what is not known is null. */
export type Evidence = {
  /** Worldwide figures, one entry a year, in any order. */
  years: readonly YearOfEvidence[]
  /** The newest year any company discloses in the data at hand: what "recent" is measured against. */
  newestYearOfData: number
  /** Whether a company of the lists was matched: a list that still says nothing has names that only come near. */
  isMatched: boolean
  /** Null where the list says nothing about it: no company was matched, or the list has only names that come near. */
  sbti: {
    nearTerm: TargetStatus
    /** Ambition of the near-term target: 1.5 degrees, or any weaker one. */
    nearTermDegrees: '1.5' | '2' | null
    longTerm: TargetStatus
    netZero: TargetStatus
    /** The day of the list: who is not in it may be in a later one. */
    listOf?: string | null
  } | null
  /** 'by_sbti': a member only through SBTi, which is the same commitment and not a second one. */
  raceToZero: boolean | 'by_sbti' | null
  /** The day of that list. */
  raceToZeroListOf?: string | null
  /** True or unknown: the list we hold is older than some signatures. */
  climatePledge: true | null
  /** We hold no CDP list, so that this is null for everyone today. */
  cdp: boolean | null
  /** ISIC Rev. 4 division. */
  industryId: string | null
  /** The industry's emission factor, and what its disclosing companies have in the middle. */
  industryKgPerUsd: number | null
  peers: Peers | null
  industryLevel: Level
  regionLevel: Level
}

/** Years that hold emissions. A year with revenue alone is no disclosure. */
export function disclosingYears(evidence: Pick<Evidence, 'years'>): YearOfEvidence[] {
  return evidence.years.filter(({ emissions }) => Object.keys(emissions).length > 0)
}

/** Whether anything is known of the company itself, beyond what it does and where. */
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
