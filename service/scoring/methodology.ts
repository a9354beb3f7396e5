import type { GroupId, Indicator } from './indicator'
import { context } from './version-3/context'
import { disclosure } from './version-3/disclosure'
import { performance } from './version-3/performance'
import { reduction } from './version-3/reduction'
import { targets } from './version-3/targets'

/** Must be raised when points, rules or considered evidence change. Stored assessments keep the version they were made with. */
export const scoringVersion = '3'

/** The versions that can be compared. */
export const scoringVersions = ['2', '3'] as const
export type ScoringVersion = (typeof scoringVersions)[number]

/** All indicators: 100 possible points in five groups. */
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

/** The lowest known share for a confidence. Below medium there is no score. */
export const confidenceFrom = { high: 0.7, medium: 0.4 } as const

/** The lowest known share for a score. Below it a score would say more about our sources than about the organization. */
export const scoredFrom = confidenceFrom.medium
