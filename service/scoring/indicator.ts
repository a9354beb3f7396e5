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

/**
 * What more evidence on the same organization could still make of a finding:
 * fixed    nothing: a list that names it or does not, the level of its industry
 * only_up  more points: one more category, method or year can only be added to what was seen
 * open     anything that the rules have: a newer year would be judged instead
 */
export type Finality = 'fixed' | 'only_up' | 'open'

/** Points of one indicator, and the points between which every further evidence leaves it. */
export type Judgement = {
  points: number
  /** How many of its possible points are known, so that 0 is not mistaken for "nothing found". */
  knownPoints: number
  lowest: number
  highest: number
  state: IndicatorState
  reason: string
  evidence: StructuredEvidence
}

export const groupIds = ['disclosure', 'reduction', 'targets', 'performance', 'context'] as const
export type GroupId = (typeof groupIds)[number]

/** What we would have to be given to judge an indicator that is unknown today; null where nobody can give it. */
export type Need = 'report' | 'company' | 'list_row' | 'industry' | 'country' | null

/** One row of the published table. `points` are per unit of `share` where the indicator has one. */
export type Rule<Finding> = { id: string; points: number; when: string; holds: (finding: Finding) => boolean }

/** What was found for an indicator, or why nothing is known. */
export type Found<Finding> =
  | { finding: Finding; finality: Finality; share?: number }
  | { because: UnknownReason; finality?: Finality }

/**
 * An indicator as it is written down: one table of rules, from which points are judged, the methodology's page and document are
 * made, and the lowest and highest points follow. The first rule that holds counts.
 */
export type IndicatorDefinition<Finding> = {
  id: string
  group: GroupId
  title: string
  rules: readonly Rule<Finding>[]
  /** What an organization without all of the points would have to do. */
  toEarn: string
  /** Whether the organization can do it itself: not so for its industry, its country, or a list that we do not hold. */
  isInItsHands: boolean
  need: Need
  /**
   * Whether a finding of 0 points says something. Not so of disclosure: our sources show a part of what an organization
   * publishes, so only what they show is known.
   */
  isAbsenceKnown: boolean
  look: (evidence: Evidence) => Found<Finding>
  say: (finding: Finding, rule: Rule<Finding>) => string
  describe: (finding: Finding) => StructuredEvidence
}

/** One indicator, without the type of what it finds. */
export type Indicator = Pick<
  IndicatorDefinition<never>,
  'id' | 'group' | 'title' | 'toEarn' | 'isInItsHands' | 'need'
> & {
  /** The most points it can give, and the least: below 0 only where something is known to be bad. */
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
  // The last rule of every table holds for what is left, except where absence says nothing.
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

/** `because` names the reason for programs. */
function unknownJudgement(because: UnknownReason, lowest: number, highest: number): Judgement {
  const reason = unknownReasons[because]
  return { points: 0, knownPoints: 0, lowest, highest, state: 'unknown', reason, evidence: { because } }
}

/** Makes an indicator of its definition. */
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
