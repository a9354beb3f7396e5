import type { Evidence } from './evidence'
import { type UnknownReason, unknownReasons } from './unknown-reasons'

/**
 * earned: points above 0, all or some of the possible ones
 * not_earned: known, with no points or negative ones
 * unknown: nothing is known, so points are neither added nor subtracted
 */
export type IndicatorState = 'earned' | 'not_earned' | 'unknown'

/** The evidence that was considered, for programs: "from": 2021, "scopes": "scope 1 and market-based scope 2". */
export type StructuredEvidence = Readonly<Record<string, number | string | boolean | null>>

/**
 * How more evidence about the same organization could change the points of a finding:
 * fixed: not at all, such as a list that names it or does not, or the level of its industry
 * only_up: more points, because one more category, method or year can only be added
 * open: to any points that the rules have, because a newer year would be judged instead
 */
export type Finality = 'fixed' | 'only_up' | 'open'

/** Points of one indicator, and the lowest and highest points that more evidence could lead to. */
export type Judgement = {
  points: number
  /** How many of its possible points are known. 0 known points is different from 0 points. */
  knownPoints: number
  lowest: number
  highest: number
  state: IndicatorState
  reason: string
  evidence: StructuredEvidence
}

export const groupIds = ['disclosure', 'reduction', 'targets', 'performance', 'context'] as const
export type GroupId = (typeof groupIds)[number]

/** What would make an unknown indicator known; null if nobody can supply it. */
export type Need = 'report' | 'company' | 'list_row' | 'industry' | 'country' | null

/** One row of the published table. `points` are per unit of `share` where the indicator has one. */
export type Rule<Finding> = { id: string; points: number; when: string; holds: (finding: Finding) => boolean }

/** The finding for an indicator, or why nothing is known. */
export type Found<Finding> =
  | { finding: Finding; finality: Finality; share?: number }
  | { because: UnknownReason; finality?: Finality }

/**
 * The definition of an indicator: one table of rules, from which points, their lowest and highest values, and the methodology's
 * page and document are made. The first rule that holds applies.
 */
export type IndicatorDefinition<Finding> = {
  id: string
  group: GroupId
  title: string
  rules: readonly Rule<Finding>[]
  /** What an organization has to do to earn all points. */
  toEarn: string
  /** Whether the organization can do so itself; false for its industry, its country, or a list that we do not have. */
  isInItsHands: boolean
  need: Need
  /**
   * Whether a finding of 0 points counts as known. False for disclosure: our sources show only a part of what an organization
   * publishes, so what they lack is unknown.
   */
  isAbsenceKnown: boolean
  look: (evidence: Evidence) => Found<Finding>
  say: (finding: Finding, rule: Rule<Finding>) => string
  describe: (finding: Finding) => StructuredEvidence
}

/** One indicator, without the type of its finding. */
export type Indicator = Pick<
  IndicatorDefinition<never>,
  'id' | 'group' | 'title' | 'toEarn' | 'isInItsHands' | 'need'
> & {
  /** The most and the least points it can have; below 0 only if something is known to be bad. */
  possible: number
  least: number
  rules: readonly { id: string; points: number; when: string }[]
  judge: (evidence: Evidence) => Judgement
}

/** Tenths of a point, so that points add up exactly. */
function tenths(points: number): number {
  return Math.round(points * 10) / 10
}

function judge<Finding>(definition: IndicatorDefinition<Finding>, evidence: Evidence): Judgement {
  const { rules, isAbsenceKnown, look, say, describe } = definition
  const possible = Math.max(...rules.map(({ points }) => points))
  const least = Math.min(0, ...rules.map(({ points }) => points))
  const found = look(evidence)
  if ('because' in found) return unknownJudgement(found.because, least, possible)
  const rule = rules.find(({ holds }) => holds(found.finding))
  // The last rule of every table applies to all remaining findings, except if absence counts as unknown.
  if (rule === undefined) return unknownJudgement('not_seen', least, possible)
  const points = tenths(rule.points * (found.share ?? 1))
  return {
    points,
    knownPoints: isAbsenceKnown ? possible : points,
    lowest: found.finality === 'open' ? least : points,
    highest: found.finality === 'fixed' ? points : possible,
    state: points > 0 ? 'earned' : 'not_earned',
    reason: say(found.finding, rule),
    evidence: describe(found.finding),
  }
}

/** `because` is the code of the reason, for programs. */
function unknownJudgement(because: UnknownReason, lowest: number, highest: number): Judgement {
  const reason = unknownReasons[because]
  return { points: 0, knownPoints: 0, lowest, highest, state: 'unknown', reason, evidence: { because } }
}

/** Returns the indicator of a definition. */
export function defineIndicator<Finding>(definition: IndicatorDefinition<Finding>): Indicator {
  const { id, group, title, toEarn, isInItsHands, need, rules } = definition
  return {
    id,
    group,
    title,
    toEarn,
    isInItsHands,
    need,
    possible: Math.max(...rules.map(({ points }) => points)),
    least: Math.min(0, ...rules.map(({ points }) => points)),
    rules: rules.map((rule) => ({ id: rule.id, points: rule.points, when: rule.when })),
    judge: (evidence) => judge(definition, evidence),
  }
}
