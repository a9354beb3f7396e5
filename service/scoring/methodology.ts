import type { GroupId, Indicator } from './indicator'
import { context } from './version-2/context'
import { disclosure } from './version-2/disclosure'
import { performance } from './version-2/performance'
import { reduction } from './version-2/reduction'
import { targets } from './version-2/targets'

/** A change of points, of a rule or of what is looked at is a new version; assessments made before keep theirs. */
export const scoringVersion = '2'

export const scoringVersions = ['1', '2'] as const
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

/** Share of the 100 points whose evidence is known, from which confidence is at least so. */
export const confidenceFrom = { high: 0.7, medium: 0.4 } as const
