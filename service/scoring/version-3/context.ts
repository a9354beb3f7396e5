import type { Level } from '@/service/reference/rank-levels'
import { defineIndicator, type Indicator } from '../indicator'

type KnownLevel = Exclude<Level, 'unknown'>
type Points = Record<KnownLevel, number>

const levels = ['very_low', 'low', 'medium', 'high', 'very_high'] as const satisfies readonly KnownLevel[]
const industryPoints: Points = { very_low: 9, low: 7, medium: 5, high: 2, very_high: 0 }
const regionPoints: Points = { very_low: 5, low: 4, medium: 3, high: 1, very_high: 0 }

function levelIndicator(
  of: 'industry' | 'country',
  points: Points,
  words: Pick<Indicator, 'id' | 'title' | 'toEarn'>,
  levelOf: (evidence: Parameters<Indicator['judge']>[0]) => Level,
): Indicator {
  return defineIndicator<KnownLevel>({
    ...words,
    group: 'context',
    isInItsHands: false,
    need: of,
    isAbsenceKnown: true,
    rules: levels.map((level) => ({
      id: level,
      points: points[level],
      when: level.replace('_', ' '),
      holds: (found) => found === level,
    })),
    look: (evidence) => {
      const level = levelOf(evidence)
      return level === 'unknown' ? { because: `no_${of}_level` } : { finding: level, finality: 'fixed' }
    },
    say: (level) => `Carbon intensity of its ${of}: ${level.replace('_', ' ')}`,
    describe: (level) => ({ level }),
  })
}

/** Indicators that depend only on an organization's country and industry. */
export const context: readonly Indicator[] = [
  levelIndicator(
    'industry',
    industryPoints,
    {
      id: 'industry_level',
      title: 'Carbon intensity of its industry',
      toEarn: 'Follows from what the organization does; name its industry where it is not known',
    },
    ({ industryLevel }) => industryLevel,
  ),
  levelIndicator(
    'country',
    regionPoints,
    {
      id: 'region_level',
      title: 'Carbon intensity of its country',
      toEarn: 'Follows from where the organization is; name its country where it is not known',
    },
    ({ regionLevel }) => regionLevel,
  ),
]
