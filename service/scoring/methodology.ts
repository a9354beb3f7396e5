import type { GroupId, Indicator } from './indicator'
import { context } from './version-3/context'
import { disclosure } from './version-3/disclosure'
import { performance } from './version-3/performance'
import { reduction } from './version-3/reduction'
import { targets } from './version-3/targets'

/** A change of points, of a rule or of what is looked at is a new version; assessments made before keep theirs. */
export const scoringVersion = '3'

/** The versions that can be compared. */
export const scoringVersions = ['2', '3'] as const
export type ScoringVersion = (typeof scoringVersions)[number]

/** 100 points to give, in five groups. */
export const indicators: readonly Indicator[] = [...disclosure, ...reduction, ...targets, ...performance, ...context]

export const groups: readonly { id: GroupId; title: string; about: string }[] = [
  { id: 'disclosure', title: 'Disclosure', about: 'What it publishes about its emissions, in the sources we read' },
  { id: 'reduction', title: 'Reduction', about: 'How its emissions changed, over the same scopes in both years' },
  { id: 'targets', title: 'Targets', about: 'What it has promised, and had checked' },
  { id: 'performance', title: 'Performance', about: 'What it emits per dollar, against its industry' },
  { id: 'context', title: 'Context', about: 'Carbon intensity of its industry and of its country' },
]

export function possibleOf(group: GroupId): number {
  return indicators.reduce((sum, indicator) => sum + (indicator.group === group ? indicator.possible : 0), 0)
}

/** Share of the 100 points whose evidence is known, from which confidence is at least so. Below medium there is no score. */
export const confidenceFrom = { high: 0.7, medium: 0.4 } as const

/** Below this share of known points a number would say more about our sources than about the organization. */
export const scoredFrom = confidenceFrom.medium
