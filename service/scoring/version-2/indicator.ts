import type { Evidence } from '../evidence'
import type { GroupId, IndicatorState, StructuredEvidence } from '../indicator'
import { type UnknownReason, unknownReasons } from '../unknown-reasons'

export type Judgement = { points: number; state: IndicatorState; reason: string; evidence: StructuredEvidence }

export type Indicator = {
  id: string
  group: GroupId
  title: string
  possible: number
  rules: readonly { id: string; points: number; when: string }[]
  toEarn: string
  isInItsHands: boolean
  judge: (evidence: Evidence) => Judgement
}

export function known(points: number, reason: string, evidence: StructuredEvidence = {}): Judgement {
  return { points, state: points > 0 ? 'earned' : 'not_earned', reason, evidence }
}

export function unknown(because: UnknownReason): Judgement {
  return { points: 0, state: 'unknown', reason: unknownReasons[because], evidence: { because } }
}
