import type { Evidence } from './evidence'
import { type UnknownReason, unknownReasons } from './unknown-reasons'

/**
 * earned       points above 0, in full or in part
 * not_earned   known, and worth nothing or less than nothing
 * unknown      nothing is known, so that it neither gives nor takes
 */
export type IndicatorState = 'earned' | 'not_earned' | 'unknown'

/** What was looked at, for programs: "from": 2021, "scopes": "scope 1 and market-based scope 2". */
export type StructuredEvidence = Readonly<Record<string, number | string | boolean | null>>

export type Judgement = { points: number; state: IndicatorState; reason: string; evidence: StructuredEvidence }

export const groupIds = ['disclosure', 'reduction', 'targets', 'performance', 'context'] as const
export type GroupId = (typeof groupIds)[number]

/** One row of the published table, with the function that keeps it. */
export type Indicator = {
  id: string
  group: GroupId
  title: string
  possible: number
  /** Points by what is found, most first; ids for programs, which may say it in another language. The only negative ones are for what is known to be bad. */
  rules: readonly { id: string; points: number; when: string }[]
  /** What an organization without all of the points would have to do. */
  toEarn: string
  /** Whether the organization can do it itself: not so for its industry, its country, or a list that we do not hold. */
  isInItsHands: boolean
  judge: (evidence: Evidence) => Judgement
}

/** Points for something known, with the state that follows from them. */
export function known(points: number, reason: string, evidence: StructuredEvidence = {}): Judgement {
  return { points, state: points > 0 ? 'earned' : 'not_earned', reason, evidence }
}

/** `because` names the reason for programs. */
export function unknown(because: UnknownReason): Judgement {
  return { points: 0, state: 'unknown', reason: unknownReasons[because], evidence: { because } }
}
